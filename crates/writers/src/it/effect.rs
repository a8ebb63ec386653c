//! Italian effects.

use super::Italian;
use super::words::{self};
use crate::romance::{Mood, Prep, Romance as _, Subject, Verb, Voice};
use crate::{Number, Zone, chosen, join, list, untranslated};
use wording::{Det, Effect, Node, Who, Whose};

impl Italian<'_> {
    pub(super) fn voice(&self, who: Who, voice: &Voice) -> Voice {
        match who {
            Who::Implied => voice.clone(),
            who => Voice { subject: Some(self.who(who)) },
        }
    }

    /// A zone of the acting player: "la tua mano", "la sua mano".
    pub(super) fn own(&self, voice: &Voice, zone: Zone, prep: Prep) -> String {
        self.zone(if voice.is_you() { Whose::Your } else { Whose::Their }, zone, prep)
    }

    pub(super) fn effect(&self, effect: &Effect, mood: Mood, voice: &Voice) -> String {
        self.connecting(effect, mood, voice)
            .or_else(|| self.depending(effect, mood, voice))
            .or_else(|| self.offering(effect, mood, voice))
            .or_else(|| self.lasting(effect, mood, voice))
            .or_else(|| self.gaining(effect, mood, voice))
            .or_else(|| self.discarding(effect, mood, voice))
            .or_else(|| self.choosing(effect, mood, voice))
            .or_else(|| self.damaging(effect, mood, voice))
            .or_else(|| self.exerting(effect, mood, voice))
            .or_else(|| self.putting(effect, mood, voice))
            .or_else(|| self.looking(effect, mood, voice))
            .or_else(|| self.playing_cards(effect, mood, voice))
            .unwrap_or_else(|| untranslated(Node::Effect(effect)))
    }

    /// Effects that join others, or say how others are done.
    fn connecting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        let inner_main = |inner: &Effect| self.effect(inner, Mood::Main, voice);
        Some(match effect {
            Effect::May(who, inner) | Effect::MayAlso(who, inner) => {
                let subject = match who {
                    Who::Implied => voice.subject.clone().unwrap_or_else(|| self.who(Who::You)),
                    who => self.who(*who),
                };
                let also = if matches!(effect, Effect::MayAlso(..)) { "anche" } else { "" };
                self.may(subject, also, inner)
            }
            Effect::By(who, inner) => {
                let voice = self.voice(*who, voice);
                self.effect(inner, mood, &voice)
            }
            Effect::Then(steps) => self.joined_by(steps, ", poi ", mood, voice),
            Effect::AndThen(all) => self.joined_by(all, " e poi ", mood, voice),
            Effect::And(all) => self.joined_by(all, " e ", mood, voice),
            Effect::List(all) => {
                let said: Vec<String> = all.iter().map(|one| self.effect(one, mood, voice)).collect();
                list(&said, "e")
            }
            Effect::Or(all) => self.joined_by(all, " o ", mood, voice),
            Effect::To(price, inner) => {
                let price = self.effect(price, mood, voice);
                format!("{price} per {}", self.effect(inner, Mood::Infinitive, &Voice::implied()))
            }
            Effect::Also(first, second) => {
                let first = self.effect(first, mood, voice);
                format!("{first} e {}", self.effect(second, mood, voice))
            }
            Effect::Afterwards(inner) => format!("poi, {}", self.effect(inner, mood, voice)),
            Effect::AfterwardsPlain(inner) => format!("poi {}", self.effect(inner, mood, voice)),
            Effect::ForEach(measure, inner) => format!("per {}, {}", self.each(measure), inner_main(inner)),
            Effect::ForEachPlayer(inner) => format!("per ogni giocatore avversario, {}", inner_main(inner)),
            Effect::Have(who, inner) => {
                let who = self.voice(*who, voice);
                let text = who.subject.as_ref().map_or(String::new(), |who| who.text.clone());
                let inner = self.effect(inner, Mood::Infinitive, &who);
                does(&words::LET, &[&inner, "a", &text])
            }
            Effect::Repeat => does(&words::REPEAT, &["questo effetto"]),
            Effect::AfterChallenge(inner) => {
                format!("{} dopo la sfida", self.effect(inner, mood, voice))
            }
            _ => return None,
        })
    }

    /// Effects that depend on a condition, or on what was done before.
    fn depending(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let inner_main = |inner: &Effect| self.effect(inner, Mood::Main, voice);
        Some(match effect {
            Effect::If(test, inner) => {
                let tested = chosen::asks_about_card(test).then(|| self.last.get());
                let test = self.condition(test);
                self.tested.set(tested);
                format!("se {test}, {}", inner_main(inner))
            }
            Effect::OnlyIf(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} se {}", self.condition(test))
            }
            Effect::IfYouDo(inner) => format!("se lo fai, {}", inner_main(inner)),
            Effect::Otherwise(inner) => {
                if let Some(tested) = self.tested.take() {
                    self.last.set(tested);
                }
                format!("altrimenti, {}", inner_main(inner))
            }
            Effect::IfTheyDo(inner) => format!("se lo fa, {}", inner_main(inner)),
            Effect::IfTheyDont(inner) => format!("se non lo fa, {}", inner_main(inner)),
            Effect::ForEachWhoDoesnt(who, inner) => {
                let who = self.who(*who).text;
                format!("per {who} che non lo fa, {}", inner_main(inner))
            }
            Effect::Instead(first, test, other) => {
                let first = self.effect(first, mood, voice);
                let test = self.condition(test);
                self.instead.set(true);
                let other = inner_main(other);
                self.instead.set(false);
                format!("{first}. Se {test}, {other}")
            }
            Effect::Unless(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} a meno che {}", self.unless(test))
            }
            Effect::UnlessDone(inner, other) => {
                let inner = self.effect(inner, mood, voice);
                let other = self.effect(other, Mood::Main, voice);
                // A player who can pay to avoid the effect gets a subjunctive. Other verbs stay in the
                // indicative.
                match other.split_once(" paga ") {
                    Some((who, price)) => format!("{inner} a meno che {who} non paghi {price}"),
                    None => format!("{inner} salvo se {other}"),
                }
            }
            Effect::ByWith(who, fewer, n, noun, inner) => {
                let who = self.who(*who);
                let noun = self.bare(noun, Number::Many, Prep::None).text;
                let than = if *fewer { "meno" } else { "più" };
                let text = format!("{} con {than} di {n} {noun}", who.text);
                self.effect(inner, mood, &Voice { subject: Some(Subject { text, ..who }) })
            }
            Effect::WhoReveals(who, noun, inner) => {
                let who = self.who(*who);
                let noun = self.described(Det::A, noun, Prep::None).text;
                let text = format!("{} che rivela {noun}", who.text);
                self.effect(inner, mood, &Voice { subject: Some(Subject { text, ..who }) })
            }
            Effect::ByType(cases) => {
                let cases: Vec<String> = cases
                    .iter()
                    .map(|(kinds, done)| {
                        let kinds: Vec<String> =
                            kinds.iter().map(|kind| words::noun(*kind, Number::One).to_owned()).collect();
                        let done = self.effect(done, Mood::Main, &Voice::implied());
                        format!("• {}, {done}.", list(&kinds, "o"))
                    })
                    .collect();
                format!("se il suo tipo di carta è: {}", cases.join(" "))
            }
            _ => return None,
        })
    }

    /// Choices between effects.
    fn offering(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
            Effect::ChooseOne(options) => {
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.sentences(option))).collect();
                format!("{}: {}", does(&words::CHOOSE, &["uno"]), options.join(" "))
            }
            Effect::ChooseFollowing(both, options) => {
                let choose = does(&words::CHOOSE, &["una delle seguenti opzioni"]);
                let both = both.as_ref().map_or(String::new(), |test| {
                    let test = self.condition(test);
                    self.instead.set(true);
                    format!(". Se {test}, {}", does(&words::CHOOSE, &["entrambe"]))
                });
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.sentences(option))).collect();
                format!("{choose}{both}: {}", options.join(" "))
            }
            Effect::ChooseNamed(options) => {
                let names: Vec<String> = options.iter().map(|(name, _)| self.site.story_name(name)).collect();
                let options: Vec<String> = options
                    .iter()
                    .map(|(name, option)| {
                        format!("• {} {}", self.site.story_name(name), self.sentences(option))
                    })
                    .collect();
                format!("{}: {}", does(&words::CHOOSE, &[&list(&names, "o")]), options.join(" "))
            }
            _ => return None,
        })
    }

    /// "puoi …".
    fn may(&self, subject: Subject, also: &str, inner: &Effect) -> String {
        let can = join([subject.text.as_str(), subject.form(&words::CAN), also]);
        let voice = Voice { subject: Some(Subject { text: String::new(), ..subject.clone() }) };
        match inner {
            // Later steps are in the imperative, because they are no longer optional.
            Effect::Then(steps) if subject.you => match steps.as_slice() {
                [first, others @ ..] => {
                    let mut said = vec![format!("{can} {}", self.effect(first, Mood::Infinitive, &voice))];
                    said.extend(others.iter().map(|step| self.effect(step, Mood::Main, &Voice::implied())));
                    said.join(", poi ")
                }
                [] => can,
            },
            inner => format!("{can} {}", self.effect(inner, Mood::Infinitive, &voice)),
        }
    }

    /// Consecutive effects. The subject is named only once.
    fn joined_by(&self, all: &[Effect], joint: &str, mood: Mood, voice: &Voice) -> String {
        let mut said = String::new();
        for (n, one) in all.iter().enumerate() {
            let mut voice = voice.clone();
            if n > 0
                && let Some(subject) = &mut voice.subject
            {
                subject.text = String::new();
            }
            let words = self.effect(one, mood, &voice);
            if n > 0 {
                let joint = if joint == " e " && words.starts_with('e') { " ed " } else { joint };
                said.push_str(joint);
            }
            said.push_str(&words);
        }
        said
    }
}
