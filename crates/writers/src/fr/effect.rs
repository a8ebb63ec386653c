//! French effects.

use super::French;
use super::rule::is_chosen;
use super::words::{self};
use crate::romance::{Mood, Prep, Romance as _, Subject, Verb, Voice};
use crate::{Number, Zone, capital, chosen, join, list, untranslated};
use wording::{Det, Effect, Measure, Node, Target, Who, Whose};

impl French<'_> {
    pub(super) fn voice(&self, who: Who, voice: &Voice) -> Voice {
        match who {
            Who::Implied => voice.clone(),
            who => Voice { subject: Some(self.who(who)) },
        }
    }

    pub(super) fn own(&self, voice: &Voice, zone: Zone, prep: Prep) -> String {
        self.zone(if voice.is_you() { Whose::Your } else { Whose::Their }, zone, prep)
    }

    pub(super) fn effect(&self, effect: &Effect, mood: Mood, voice: &Voice) -> String {
        // A chosen card is chosen first, and then the effect refers to it by a pronoun.
        if let Some(what) = effect.object()
            && is_chosen(what)
            && !self.inline.get()
            && !matches!(effect, Effect::Choose(_) | Effect::Tap(_))
        {
            return self.choose_first(what, &chosen::with_pronoun(effect), mood, voice);
        }
        if let Some((what, measured)) = chosen::measured_by_chosen(effect) {
            return self.choose_first(&what, &measured, mood, voice);
        }
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
                // A chosen player is named first. "Qui" would restrict the choice to players who may act.
                let subject = match subject.text.strip_suffix(" qui") {
                    Some(chosen) => {
                        let they = capital(words::pronoun(subject.agreement));
                        Subject { text: format!("{chosen}. {they}"), ..subject }
                    }
                    None => subject,
                };
                let also = if matches!(effect, Effect::MayAlso(..)) { "aussi" } else { "" };
                let can = join([subject.text.as_str(), subject.form(&words::CAN), also]);
                let voice = Voice { subject: Some(Subject { text: String::new(), ..subject }) };
                format!("{can} {}", self.effect(inner, Mood::Infinitive, &voice))
            }
            Effect::By(who, inner) => {
                let voice = self.voice(*who, voice);
                self.effect(inner, mood, &voice)
            }
            Effect::Then(steps) => self.joined_by(steps, " puis ", mood, voice),
            Effect::AndThen(all) => self.joined_by(all, " puis ", mood, voice),
            Effect::And(all) => self.joined_by(all, " et ", mood, voice),
            Effect::List(all) => {
                let said: Vec<String> = all.iter().map(|one| self.effect(one, mood, voice)).collect();
                list(&said, "et")
            }
            Effect::Or(all) => self.joined_by(all, " ou ", mood, voice),
            Effect::To(price, inner) => {
                let price = self.effect(price, mood, voice);
                // The measure refers to the card in the cost, so it is written before another card is
                // chosen.
                let inline = matches!(**inner, Effect::DealMeasured(Measure::Stat(_, Target::Pronoun(_)), _));
                format!("{price} pour {}", self.purpose(inner, inline))
            }
            Effect::Also(first, second) => {
                let first = self.effect(first, mood, voice);
                format!("{first} et {}", self.effect(second, mood, voice))
            }
            Effect::Afterwards(inner) | Effect::AfterwardsPlain(inner) => {
                format!("ensuite, {}", self.effect(inner, mood, voice))
            }
            Effect::ForEach(measure, inner) => format!("pour {}, {}", self.each(measure), inner_main(inner)),
            Effect::ForEachPlayer(inner) => format!("pour chaque joueur adverse, {}", inner_main(inner)),
            Effect::Have(who, inner) => {
                let who = self.someone(*who).text;
                let inner = self.effect(inner, Mood::Infinitive, &Voice::implied());
                join([does(&words::MAKE, &[]).as_str(), &inner, "à", &who])
            }
            Effect::Repeat => does(&words::REPEAT, &["cet effet"]),
            Effect::AfterChallenge(inner) => format!("{} après le défi", self.effect(inner, mood, voice)),
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
                format!("si {test}, {}", inner_main(inner))
            }
            Effect::OnlyIf(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} si {}", self.condition(test))
            }
            Effect::IfYouDo(inner) => format!("si vous le faites, {}", inner_main(inner)),
            Effect::Otherwise(inner) => {
                if let Some(tested) = self.tested.take() {
                    self.last.set(tested);
                }
                format!("sinon, {}", inner_main(inner))
            }
            Effect::IfTheyDo(inner) => format!("s'il le fait, {}", inner_main(inner)),
            Effect::IfTheyDont(inner) => format!("s'il ne le fait pas, {}", inner_main(inner)),
            Effect::ForEachWhoDoesnt(who, inner) => {
                let who = self.who(*who).text;
                format!("pour {who} qui ne le fait pas, {}", inner_main(inner))
            }
            Effect::Instead(first, test, other) => {
                let first = self.effect(first, mood, voice);
                let test = self.condition(test);
                let other = inner_main(other);
                format!("{first}. Si {test}, {other} à la place")
            }
            Effect::Unless(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} sauf si {}", self.condition(test))
            }
            Effect::UnlessDone(inner, other) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} sauf si {}", self.effect(other, Mood::Main, voice))
            }
            Effect::ByWith(who, fewer, n, noun, inner) => {
                let who = self.who(*who);
                let noun = self.bare(noun, Number::Many, Prep::None).text;
                let than = if *fewer { "moins" } else { "plus" };
                let text = format!("{} ayant {than} de {n} {noun}", who.text);
                self.effect(inner, mood, &Voice { subject: Some(Subject { text, ..who }) })
            }
            Effect::WhoReveals(who, noun, inner) => {
                let who = self.who(*who);
                let noun = self.described(Det::A, noun, Prep::None).text;
                let text = format!("{} qui révèle {noun}", who.text);
                self.effect(inner, mood, &Voice { subject: Some(Subject { text, ..who }) })
            }
            Effect::ByType(cases) => {
                let cases: Vec<String> = cases
                    .iter()
                    .map(|(kinds, done)| {
                        let kinds: Vec<String> =
                            kinds.iter().map(|kind| words::label(*kind).to_owned()).collect();
                        let done = self.effect(done, Mood::Main, &Voice::implied());
                        format!("• {}, {done}.", list(&kinds, "ou"))
                    })
                    .collect();
                format!("si son type de carte est: {}", cases.join(" "))
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
                format!("{}: {}", does(&words::CHOOSE, &["entre"]), options.join(" "))
            }
            Effect::ChooseFollowing(both, options) => {
                let choose = does(&words::CHOOSE, &["l'une des options suivantes"]);
                let both = both.as_ref().map_or(String::new(), |test| {
                    let test = self.condition(test);
                    format!(". Si {test}, {} à la place", does(&words::CHOOSE, &["les deux"]))
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
                        format!("• {}: {}", self.site.story_name(name), self.sentences(option))
                    })
                    .collect();
                format!("{}: {}", does(&words::CHOOSE, &[&list(&names, "ou")]), options.join(" "))
            }
            _ => return None,
        })
    }

    /// The words after "pour".
    pub(super) fn purpose(&self, effect: &Effect, inline: bool) -> String {
        self.inline.set(inline);
        let said = self.effect(effect, Mood::Infinitive, &Voice::implied());
        self.inline.set(false);
        said
    }

    /// "choisissez un personnage et bannissez-le".
    pub(super) fn choose_first(&self, what: &Target, then: &Effect, mood: Mood, voice: &Voice) -> String {
        let phrase = self.to_choose(what);
        if let Effect::Give(_, modifiers, duration) = then {
            let time = self.duration(*duration);
            let choose = self.does(voice, mood, &words::CHOOSE, &[&phrase.text]);
            let gains = self.gains(phrase.agreement.number, modifiers);
            return join([choose.as_str(), "qui", &gains, &time]);
        }
        let choose = self.does(voice, mood, &words::CHOOSE, &[&phrase.text]);
        self.last.set(phrase.agreement);
        let voice = Voice {
            subject: voice.subject.clone().map(|subject| Subject { text: String::new(), ..subject }),
        };
        format!("{choose} et {}", self.effect(then, mood, &voice))
    }

    fn joined_by(&self, all: &[Effect], joint: &str, mood: Mood, voice: &Voice) -> String {
        let mut said = Vec::new();
        for (n, one) in all.iter().enumerate() {
            let mut voice = voice.clone();
            if n > 0
                && let Some(subject) = &mut voice.subject
            {
                subject.text = String::new();
            }
            // A different player acts in a separate main clause.
            let own = n > 0 && one.player().is_some_and(names_another);
            said.push(self.effect(one, if own { Mood::Main } else { mood }, &voice));
        }
        said.join(joint)
    }
}

/// Whether a player is someone other than the player mentioned before.
fn names_another(who: Who) -> bool {
    !matches!(who, Who::Implied | Who::You | Who::They)
}
