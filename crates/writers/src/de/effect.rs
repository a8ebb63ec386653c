//! German effects.

use super::clause::{Clause, Mood, Subject};
use super::noun::CARD;
use super::words::{self, Case, Verb};
use super::{German, is_pronoun};
use crate::{Agreement, CLOSE, Gender, Number, capital, chosen, list, untranslated};
use wording::{Det, Effect, Kind, Node, Rule, Target, Who};

/// Adverbs for a card that enters play exerted: alone and after "kostenlos".
pub(super) const EXERTED: &str = "erschöpft";
pub(super) const EXERTED_TOO: &str = "und erschöpft";

pub(super) const DECK: Agreement = Agreement::new(Gender::Neuter, Number::One);

/// The one who acts if an effect names nobody.
#[derive(Clone, Debug)]
pub(super) struct Voice {
    /// `None` for the reader, who is addressed in the imperative.
    pub(super) subject: Option<Subject>,
    /// Whether several players each act on their own: "je 1 Karte".
    pub(super) each: bool,
}

impl Voice {
    pub fn implied() -> Voice {
        Voice { subject: None, each: false }
    }

    /// This voice, after its subject was named.
    pub(super) fn silent(&self) -> Voice {
        let subject = self.subject.clone().map(|subject| Subject { text: String::new(), ..subject });
        Voice { subject, each: self.each }
    }

    pub(super) fn owner(&self) -> &'static str {
        self.subject
            .as_ref()
            .filter(|subject| subject.text != "du")
            .map_or("dein", |subject| words::owner(subject.agreement))
    }
}

impl German<'_> {
    /// The voice of `who`, or this voice if `who` is not a named player.
    pub(super) fn voice(&self, who: Who, voice: &Voice) -> Voice {
        let each = match who {
            Who::EachOpponent
            | Who::EachPlayer
            | Who::AllOpponents
            | Who::EachOpponentAhead
            | Who::WithMostCards
            | Who::WithMostCardsPlural
            | Who::YouAndAnother => true,
            Who::Implied => return voice.clone(),
            Who::You
            | Who::AnOpponent
            | Who::Opponents
            | Who::ChosenOpponent
            | Who::ChosenPlayer
            | Who::ThatPlayer
            | Who::They
            | Who::ChallengingPlayer
            | Who::ItsPlayer
            | Who::TheirPlayer
            | Who::ThatCharactersPlayer
            | Who::ChallengingCharactersPlayer
            | Who::SomeOpponents
            | Who::YourOpponent => false,
        };
        Voice { subject: Some(self.who(who)), each }
    }

    /// An effect without a capital and a full stop.
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
        let act = |verb: Verb| Clause::new(voice.subject.clone(), verb);
        let say = |clause: Clause| self.say(clause, mood);
        Some(match effect {
            Effect::May(who, inner) => self.offer(*who, inner, mood, voice),
            Effect::MayAlso(who, inner) => {
                let subject = self.who(*who);
                let voice = Voice { subject: Some(subject.clone()), each: false };
                self.adverb.set(Some("außerdem"));
                self.may(subject, inner, mood, &voice)
            }
            Effect::By(who, inner) => {
                let voice = self.voice(*who, voice);
                self.effect(inner, mood, &voice)
            }
            Effect::Then(steps) => self.sequence(steps, mood, voice),
            Effect::AndThen(all) => self.conjoined(all, Some("dann"), mood, voice),
            Effect::And(all) => self.conjoined(all, None, mood, voice),
            Effect::List(all) => {
                let said: Vec<String> = all.iter().map(|one| self.effect(one, mood, voice)).collect();
                list(&said, "und")
            }
            Effect::Or(all) => {
                let said: Vec<String> = all.iter().map(|one| self.effect(one, mood, voice)).collect();
                said.join(" oder ")
            }
            Effect::To(price, inner) => {
                let price = self.effect(price, mood, voice);
                let inner = self.effect(inner, Mood::Purpose, &Voice::implied());
                format!("{price}, um {inner}")
            }
            Effect::Also(first, second) => {
                let first = self.effect(first, mood, voice);
                let mood = if second.has_subject() { Mood::Main } else { mood };
                format!("{first} und {}", self.effect(second, mood, voice))
            }
            Effect::Afterwards(inner) | Effect::AfterwardsPlain(inner) => {
                self.adverb.set(Some("danach"));
                let said = self.effect(inner, mood, voice);
                self.adverb.set(None);
                said
            }
            Effect::ForEach(measure, inner) if mood == Mood::Inverted => {
                let each = self.each(measure);
                self.purpose.set(Some(format!("für {each}")));
                self.with_purpose(|| self.effect(inner, mood, voice))
            }
            Effect::ForEach(measure, inner) => {
                let each = self.each(measure);
                format!("für {each} {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::ForEachPlayer(inner) => {
                self.player.set(CARD);
                let each = "für jede gegnerische Person";
                if mood == Mood::Inverted {
                    self.purpose.set(Some(each.to_owned()));
                    self.with_purpose(|| self.effect(inner, mood, voice))
                } else {
                    format!("{each} {}", self.effect(inner, Mood::Inverted, voice))
                }
            }
            Effect::Have(who, inner) => {
                let who = self.voice(*who, voice);
                let text = who.subject.as_ref().map_or(String::new(), |who| who.text.clone());
                let inner = self.effect(inner, Mood::Infinitive, &who);
                say(act(words::LET).with(text).end(inner))
            }
            Effect::Repeat => say(act(words::REPEAT).with("diesen Effekt")),
            Effect::AfterChallenge(inner) => {
                self.adverb.set(Some("nach der Herausforderung"));
                let said = self.effect(inner, mood, voice);
                self.adverb.set(None);
                said
            }
            _ => return None,
        })
    }

    /// Effects that depend on a condition, or on what was done before.
    fn depending(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        Some(match effect {
            Effect::If(test, inner) => {
                let tested = chosen::asks_about_card(test).then(|| self.last.get());
                let test = self.condition(test);
                self.tested.set(tested);
                format!("falls {test}, {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::OnlyIf(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner}, falls {}", self.condition(test))
            }
            Effect::IfYouDo(inner) => {
                format!("wenn du dies tust, {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::Otherwise(inner) => {
                if let Some(tested) = self.tested.take() {
                    self.last.set(tested);
                }
                format!("falls nicht, {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::IfTheyDo(inner) | Effect::IfTheyDont(inner) => {
                let they = Subject::pronoun(self.player.get());
                let what = if matches!(effect, Effect::IfTheyDo(_)) { "dies" } else { "dies nicht" };
                let done = Clause::new(Some(they), words::DO).with(what).write(Mood::Subordinate);
                format!("falls {done}, {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::ForEachWhoDoesnt(_, inner) => {
                let person = format!("für jede Person, die dies nicht tut{CLOSE}");
                format!("{person} {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::Instead(first, test, other) => {
                let first = self.effect(first, mood, voice);
                let test = self.condition(test);
                self.adverb.set(Some("stattdessen"));
                let other = self.effect(other, Mood::Inverted, voice);
                self.adverb.set(None);
                format!("{first}. Wenn {test}, {other}")
            }
            Effect::Unless(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner}, außer {}", self.unless(test))
            }
            Effect::UnlessDone(inner, other) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner}, außer {}", self.effect(other, Mood::Main, voice))
            }
            Effect::ByWith(who, fewer, n, noun, inner) => {
                let voice = self.voice(*who, voice);
                let noun = self.bare(noun, Number::Many, Case::Dative).text;
                let than = if *fewer { "weniger" } else { "mehr" };
                let with = format!(" mit {than} als {n} {noun}");
                let subject =
                    voice.subject.clone().map(|subject| Subject { text: subject.text + &with, ..subject });
                self.effect(inner, mood, &Voice { subject, each: voice.each })
            }
            Effect::WhoReveals(who, noun, inner) => {
                let voice = self.voice(*who, voice);
                let noun = self.described(Det::A, noun, Case::Accusative).text;
                let subject = voice.subject.clone().map(|subject| {
                    let that = words::REVEAL.prefix.to_owned() + words::REVEAL.finite(subject.person);
                    Subject { text: format!("{}, die {noun} {that}{CLOSE}", subject.text), ..subject }
                });
                self.effect(inner, mood, &Voice { subject, each: voice.each })
            }
            Effect::ByType(cases) => {
                let cases: Vec<String> = cases
                    .iter()
                    .map(|(kinds, done)| {
                        let kinds: Vec<String> = kinds.iter().map(|kind| kind_name(*kind)).collect();
                        let done = self.effect(done, Mood::Inverted, &Voice::implied());
                        format!("• {}, {done}.", list(&kinds, "oder"))
                    })
                    .collect();
                format!("falls ihr Kartentyp einer dieser ist: {}", cases.join(" "))
            }
            _ => return None,
        })
    }

    /// Choices between effects.
    fn offering(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let act = |verb: Verb| Clause::new(voice.subject.clone(), verb);
        Some(match effect {
            Effect::ChooseOne(options) => {
                let choose = self.say(act(words::CHOOSE_OUT).with("eine Möglichkeit"), mood);
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.sentences(option))).collect();
                format!("{choose}: {}", options.join(" "))
            }
            Effect::ChooseNamed(options) => {
                let names: Vec<String> = options.iter().map(|(name, _)| self.site.story_name(name)).collect();
                let choose = self.say(act(words::CHOOSE).with(list(&names, "oder")), mood);
                let options: Vec<String> = options
                    .iter()
                    .map(|(name, option)| {
                        format!("• {} {}", self.site.story_name(name), self.sentences(option))
                    })
                    .collect();
                format!("{choose}: {}", options.join(" "))
            }
            Effect::ChooseFollowing(both, options) => {
                let choose = self.say(act(words::CHOOSE_OUT).with("eine der folgenden Möglichkeiten"), mood);
                let both = both.as_ref().map_or(String::new(), |test| {
                    let test = self.condition(test);
                    let both = act(words::CHOOSE_OUT).with("stattdessen").with("beide");
                    format!(". Wenn {test}, {}", both.write(Mood::Inverted))
                });
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.sentences(option))).collect();
                format!("{choose}{both}: {}", options.join(" "))
            }
            _ => return None,
        })
    }

    /// "darfst du …", "darf diese Person …".
    fn offer(&self, who: Who, inner: &Effect, mood: Mood, voice: &Voice) -> String {
        let subject = match who {
            Who::Implied => voice.subject.clone().unwrap_or_else(|| self.you()),
            who => self.who(who),
        };
        let each = self.voice(who, voice).each;
        let voice = Voice { subject: Some(subject.clone()), each };
        self.may(subject, inner, mood, &voice)
    }

    /// An optional effect of this player.
    pub(super) fn may(&self, subject: Subject, inner: &Effect, mood: Mood, voice: &Voice) -> String {
        // The modal verb only governs the first step.
        if let Effect::Then(steps) = inner
            && let [first, others @ ..] = steps.as_slice()
            && !matches!(mood, Mood::Infinitive | Mood::Purpose)
        {
            let first = self.may(subject, first, mood, voice);
            let others: Vec<String> = others
                .iter()
                .map(|step| {
                    self.adverb.set(Some("danach"));
                    let said = capital(&self.effect(step, Mood::Main, &Voice::implied()));
                    self.adverb.set(None);
                    said
                })
                .collect();
            return format!("{first}. {}", others.join(". "));
        }
        if let Effect::To(price, effect) = inner {
            let price = self.may(subject, price, mood, voice);
            let effect = self.effect(effect, Mood::Purpose, &Voice::implied());
            return format!("{price}, um {effect}");
        }
        let (adverb, purpose) = (self.adverb.take(), self.purpose.take());
        let body = self.effect(inner, Mood::Infinitive, voice);
        self.adverb.set(adverb);
        self.purpose.set(purpose);
        let clause = Clause::new(Some(subject), words::MAY);
        // A pronoun comes before an adverb: "darfst du ihn stattdessen".
        let clause = match body.split_once(' ') {
            Some((first, rest)) if is_pronoun(first) => clause.with(first).end(rest),
            Some(_) | None => clause.end(body),
        };
        self.say(clause, mood)
    }

    /// "A. Danach B": consecutive steps.
    fn sequence(&self, steps: &[Effect], mood: Mood, voice: &Voice) -> String {
        if matches!(mood, Mood::Infinitive | Mood::Purpose) {
            let said: Vec<String> = steps.iter().map(|step| self.effect(step, mood, voice)).collect();
            return said.join(" und danach ");
        }
        let mut said = Vec::new();
        for (n, step) in steps.iter().enumerate() {
            if n == 0 {
                said.push(self.effect(step, mood, voice));
            } else {
                self.adverb.set(Some("danach"));
                said.push(capital(&self.effect(step, Mood::Main, voice)));
                self.adverb.set(None);
            }
        }
        said.join(". ")
    }

    /// "A und B". A second infinitive does not repeat its object.
    fn conjoined(&self, all: &[Effect], adverb: Option<&'static str>, mood: Mood, voice: &Voice) -> String {
        if let [Effect::Play(what, free), Effect::For(Rule::EntersExerted(Target::Pronoun(_)), _)] = all {
            let how = if *free { EXERTED_TOO } else { EXERTED };
            return self.play(what, *free, how, mood, voice);
        }
        let mut said: Vec<String> = Vec::new();
        for (n, one) in all.iter().enumerate() {
            let mut own = Effect::clone(one);
            if n > 0 && matches!(mood, Mood::Infinitive | Mood::Purpose) {
                drop_object(&mut own);
            }
            let mut voice = voice.clone();
            let mut mood = mood;
            if n > 0 {
                // The subject was already named.
                if let Some(subject) = &mut voice.subject
                    && !own.has_subject()
                    && matches!(mood, Mood::Main | Mood::Inverted)
                {
                    subject.text = String::new();
                    mood = Mood::Main;
                } else if mood == Mood::Inverted {
                    // After "sammelst du" the next clause is in the indicative, otherwise in the imperative.
                    if !own.has_subject() && told_in_indicative(&said) {
                        voice.subject = Some(Subject { text: String::new(), ..Subject::you() });
                    }
                    mood = Mood::Main;
                }
                self.adverb.set(adverb);
            }
            said.push(self.effect(&own, mood, &voice));
        }
        said.join(" und ")
    }

    /// The main clause after "außer".
    fn unless(&self, test: &wording::Condition) -> String {
        let said = self.condition(test);
        // In "du … hast", move the verb to second position.
        match (said.strip_prefix("du "), said.rsplit_once(' ')) {
            (Some(_), Some((front, "hast"))) => {
                format!("du hast {}", front.strip_prefix("du ").unwrap_or(front))
            }
            _ => format!("wenn {said}"),
        }
    }
}

fn kind_name(kind: Kind) -> String {
    words::kind(kind).form(Number::One, Case::Nominative).to_owned()
}

/// Whether the last words put their subject after the verb: "sammelst du".
fn told_in_indicative(said: &[String]) -> bool {
    said.last().and_then(|said| said.split(' ').nth(1)) == Some("du")
}

/// Omits an object if it is a pronoun.
fn drop_object(effect: &mut Effect) {
    // An object after a preposition can't be omitted.
    let behind = matches!(effect, Effect::RemoveDamage(..) | Effect::RemoveAllDamage(_));
    if let Some(object) = effect.object_mut()
        && !behind
        && matches!(object, Target::Pronoun(_))
    {
        *object = Target::Unsaid;
    }
}
