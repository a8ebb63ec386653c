//! Shared by French and Italian: verbs, voices, the forms of a clause, and the sentences that both build
//! alike.
//!
//! A sentence is written here if the languages differ only in words: [`Verbs`] and [`Phrases`] hold those.
//! The trait [`Romance`] is what a language must be able to write for that; its own sentences come first.

mod cards;
mod deed;
pub(crate) mod effect;
mod phrases;
pub(crate) mod rule;
pub(crate) mod trigger;

use super::{Agreement, Gender, Number, Phrase, Site, Unit, Zone, capital, join};
pub(crate) use phrases::{Phrases, Verbs};
use std::cell::Cell;
use wording::{
    Act, Amount, Condition, Cost, Destination, Det, Duration, Effect, Event, HandSize, Keyword, KeywordForm,
    KeywordKind, Kind, Measure, Noun, Part, Quantity, Rule, ShiftBase, ShiftCost, Stat, Target, Trigger, Who,
    Whose, Window, Would,
};

/// The forms of a verb that cards use.
#[derive(Clone, Copy, Debug)]
pub(super) struct Verb {
    pub infinitive: &'static str,
    /// The form for the subject "tu" or "vous".
    pub you: &'static str,
    pub imperative: &'static str,
    pub one: &'static str,
    pub many: &'static str,
}

pub(super) const fn verb(
    infinitive: &'static str,
    you: &'static str,
    imperative: &'static str,
    one: &'static str,
    many: &'static str,
) -> Verb {
    Verb { infinitive, you, imperative, one, many }
}

/// A preposition, which may contract with an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prep {
    None,
    /// "à", "a".
    To,
    /// "de", "di".
    Of,
    /// "de", "da".
    From,
    /// "sur", "su".
    On,
    /// "sous", "sotto a".
    Under,
    /// "dans", "in".
    In,
}

/// The form of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// A clause with its own subject or in the imperative.
    Main,
    /// After a modal verb or a preposition.
    Infinitive,
}

/// The one who acts if an effect names nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Voice {
    /// `None` for the reader, who is addressed in the imperative.
    pub subject: Option<Subject>,
}

/// Someone who acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Subject {
    /// Empty if the language omits it.
    pub text: String,
    pub agreement: Agreement,
    /// Whether this is the reader, with the subject written out.
    pub you: bool,
}

impl Voice {
    pub fn implied() -> Voice {
        Voice { subject: None }
    }

    /// The verb in the form that this voice takes.
    pub fn form(&self, verb: &Verb, mood: Mood) -> &'static str {
        match (mood, &self.subject) {
            (Mood::Infinitive, _) => verb.infinitive,
            (Mood::Main, None) => verb.imperative,
            (Mood::Main, Some(subject)) => subject.form(verb),
        }
    }

    /// This voice, after its subject was named.
    pub fn silent(&self) -> Voice {
        Voice { subject: self.subject.clone().map(|subject| Subject { text: String::new(), ..subject }) }
    }

    /// The subject, where it is written out.
    pub fn said(&self, mood: Mood) -> &str {
        match (&self.subject, mood) {
            (Some(subject), Mood::Main) => &subject.text,
            _ => "",
        }
    }

    /// Whether the reader acts.
    pub fn is_you(&self) -> bool {
        self.subject.as_ref().is_none_or(|subject| subject.you)
    }
}

impl Subject {
    pub fn third(text: impl Into<String>, agreement: Agreement) -> Subject {
        Subject { text: text.into(), agreement, you: false }
    }

    pub fn form(&self, verb: &Verb) -> &'static str {
        match self.agreement.number {
            _ if self.you => verb.you,
            Number::One => verb.one,
            Number::Many => verb.many,
        }
    }
}

/// What a language must be able to write, and what both languages write alike.
pub(super) trait Romance {
    fn verbs(&self) -> &'static Verbs;
    fn phrases(&self) -> &'static Phrases;
    fn keyword_word(&self, keyword: KeywordKind) -> &'static str;
    /// The word for a kind of cards after "card".
    fn label(&self, kind: Kind) -> &'static str;
    /// "one", of this gender.
    fn one(&self, gender: Gender) -> &'static str;
    fn put_verb(&self, place: &Destination) -> &'static Verb;

    fn site(&self) -> &Site<'_>;
    /// The agreement of the card last named.
    fn last(&self) -> &Cell<Agreement>;
    /// The agreement of the player last named.
    fn player(&self) -> &Cell<Agreement>;
    /// The card that a condition asked about.
    fn tested(&self) -> &Cell<Option<Agreement>>;

    fn effect(&self, effect: &Effect, mood: Mood, voice: &Voice) -> String;
    /// An effect that each Romance language words in its own way.
    fn own_effect(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String>;
    fn condition(&self, test: &Condition) -> String;
    fn rule(&self, rule: &Rule, time: &str) -> String;
    /// A rule that each Romance language words in its own way.
    fn own_rule(&self, rule: &Rule, time: &str) -> Option<String>;
    fn cant(&self, who: &Target, acts: &[Act], time: &str) -> String;
    /// A card that enters play exerted.
    fn enters(&self, who: &Target, verb: &Verb, infinitive: &str, time: &str) -> String;
    /// A card that takes no damage.
    fn no_damage(&self, who: &Target, from: &str, time: &str) -> String;
    /// A clause of a rule about a card.
    fn about(&self, who: &Target, verb: &Verb, rest: &[&str], time: &str) -> String;
    fn duration(&self, duration: Duration) -> String;
    /// The trigger of a lasting effect.
    fn waiting(&self, trigger: &Trigger) -> String;
    fn would(&self, would: &Would) -> String;
    /// The measured things after "for each".
    fn each(&self, measure: &Measure) -> String;
    fn measured(&self, measure: &Measure, prep: Prep) -> String;
    fn amount(&self, amount: &Amount, unit: Unit) -> String;
    /// What follows the noun of an amount: "for each …", "equal to …".
    fn tail(&self, amount: &Amount) -> String;

    fn event(&self, event: &Event) -> String;
    /// An event that each Romance language words in its own way.
    fn own_event(&self, event: &Event) -> Option<String>;
    fn window(&self, window: Window) -> &'static str;
    /// Whose turn, after "at the start of".
    fn turn(&self, whose: Whose) -> &'static str;

    fn unit(&self, unit: Unit, one: bool) -> &'static str;
    fn stat(&self, stat: Stat) -> &'static str;

    fn who(&self, who: Who) -> Subject;
    /// A pronoun as a subject.
    fn they(&self, agreement: Agreement) -> Subject;
    /// A player inside a clause.
    fn someone(&self, who: Who) -> Subject;
    /// A card as the subject of an event or a rule, and "here" for the end of the clause.
    fn subject_here(&self, target: &Target) -> (Subject, &'static str);
    fn subject(&self, target: &Target) -> Subject;
    fn target(&self, target: &Target, prep: Prep) -> Phrase;
    /// Cards that a verb of choosing is written for.
    fn to_choose(&self, target: &Target) -> Phrase;
    fn described(&self, det: Det, noun: &Noun, prep: Prep) -> Phrase;
    fn bare(&self, noun: &Noun, number: Number, prep: Prep) -> Phrase;
    fn after(&self, part: &Part, agreement: Agreement) -> String;
    fn zone(&self, whose: Whose, zone: Zone, prep: Prep) -> String;
    fn stat_of(&self, stat: Stat, of: &Target, prep: Prep) -> String;
    fn destination(&self, place: &Destination) -> String;
    /// The destination of a card after [`Romance::put_verb`].
    fn put_where(&self, place: &Destination) -> String;

    /// A location that something moves to.
    fn onto(&self, place: &Target) -> String;
    /// The infinitive of moving something to a location.
    fn move_to(&self, what: &Target, place: Option<&Target>) -> String;
    /// A card played with Shift, and the card under it.
    fn shift(&self, what: &Target, on: Option<&Target>) -> String;

    /// A word in the masculine singular, in the form that agrees.
    fn agree(&self, word: &str, agreement: Agreement) -> String;
    fn clause(&self, subject: &Subject, verb: &Verb, rest: &[&str]) -> String;
    /// A verb with a card as its object.
    fn act(&self, voice: &Voice, mood: Mood, verb: &Verb, what: &Target, rest: &[&str]) -> String;
    /// A verb and the words after it.
    fn does(&self, voice: &Voice, mood: Mood, verb: &Verb, rest: &[&str]) -> String;
    /// A verb with "some of them" as its object.
    fn some_of_them(&self, verb: &Verb, mood: Mood, voice: &Voice) -> String;
    /// Consecutive effects. The subject is named only once.
    fn joined_by(&self, all: &[Effect], joint: &str, mood: Mood, voice: &Voice) -> String;
    /// A clause in place of another one.
    fn instead(&self, clause: &dyn Fn() -> String) -> String;
    fn deal(&self, damage: &str, to: &Target, tail: &str, mood: Mood, voice: &Voice) -> String;
    fn choose_and_discard(&self, who: Who, what: &str, mood: Mood, voice: &Voice) -> String;
    /// How long someone draws or discards.
    fn until(&self, size: HandSize, voice: &Voice) -> String;

    fn reminder(&self, keyword: &Keyword) -> Option<String>;
    /// The variant after the word for Shift, with a leading space.
    fn shift_variant(&self, base: &ShiftBase) -> String;

    /// A clause about a card.
    fn card_does(&self, who: &Target, verb: &Verb, rest: &[&str]) -> String {
        let (subject, here) = self.subject_here(who);
        join([self.clause(&subject, verb, rest).as_str(), here])
    }

    /// A clause about a card, in the passive.
    fn passive(&self, who: &Target, participle: &str, rest: &[&str]) -> String {
        let (subject, here) = self.subject_here(who);
        let done = self.agree(participle, subject.agreement);
        let rest: Vec<&str> = std::iter::once(done.as_str()).chain(rest.iter().copied()).collect();
        join([self.clause(&subject, &self.verbs().become_, &rest).as_str(), here])
    }

    /// The voice of `who`, or this voice if `who` is not a named player.
    fn voice(&self, who: Who, voice: &Voice) -> Voice {
        match who {
            Who::Implied => voice.clone(),
            who => Voice { subject: Some(self.who(who)) },
        }
    }

    /// The voice with the reader named, as after another player.
    fn loud(&self, voice: Voice, who: Who) -> Voice {
        match voice.subject {
            Some(subject) if who == Who::You => {
                Voice { subject: Some(Subject { text: self.phrases().you.to_owned(), ..subject }) }
            }
            subject => Voice { subject },
        }
    }

    /// A zone of the acting player: "votre main", "la tua mano".
    fn own(&self, voice: &Voice, zone: Zone, prep: Prep) -> String {
        self.zone(if voice.is_you() { Whose::Your } else { Whose::Their }, zone, prep)
    }

    fn up_to(&self, up_to: bool, amount: String) -> String {
        if up_to { format!("{} {amount}", self.phrases().up_to) } else { amount }
    }

    /// "one", "2", "up to 2" of the cards just named.
    fn some(&self, quantity: Quantity) -> String {
        match quantity {
            Quantity::One => self.one(Gender::Feminine).to_owned(),
            Quantity::Exactly(n) => n.to_string(),
            Quantity::UpTo(n) => self.up_to(true, n.to_string()),
            Quantity::AnyNumber => self.phrases().any_number.to_owned(),
        }
    }

    /// "le prochain personnage", "il prossimo personaggio".
    fn next_one(&self, noun: &Noun) -> Phrase {
        let next = Noun(std::iter::once(Part::Next).chain(noun.0.iter().cloned()).collect());
        self.described(Det::The, &next, Prep::None)
    }

    fn keyword(&self, keyword: &Keyword) -> String {
        let name = self.keyword_word(keyword.kind());
        match keyword.form() {
            KeywordForm::Plain => name.to_owned(),
            KeywordForm::Plus(n) => format!("{name} +{n}"),
            KeywordForm::Ink(n) => format!("{name} {n} ⬡"),
            KeywordForm::Number(n) | KeywordForm::Total(n) => format!("{name} {n}"),
            KeywordForm::Shift(shift) => {
                let base = self.shift_variant(&shift.base);
                match &shift.cost {
                    ShiftCost::Ink(ink) => format!("{name}{base} {ink}"),
                    ShiftCost::Do(cost) => format!("{name}{base}: {}", capital(&self.told(cost))),
                }
            }
        }
    }

    fn keyword_line(&self, keyword: &Keyword) -> String {
        let line = self.keyword(keyword);
        let reminder = self.site().reminders.then(|| self.reminder(keyword)).flatten();
        match reminder {
            Some(reminder) => format!("{line} ({reminder})"),
            None => line,
        }
    }

    /// An effect in the imperative.
    fn told(&self, effect: &Effect) -> String {
        self.effect(effect, Mood::Main, &Voice::implied())
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Exert => "⟳".to_owned(),
            Cost::Ink(ink) => format!("{ink} ⬡"),
            Cost::Do(Effect::Exert(what)) => format!("⟳ {}", self.target(what, Prep::None).text),
            Cost::Do(effect) => capital(&self.told(effect)),
        }
    }

    fn sentence(&self, effect: &Effect) -> String {
        let mut words = self.told(effect);
        if !words.ends_with(['.', ':']) {
            words.push('.');
        }
        words
    }

    fn sentences(&self, effects: &[Effect]) -> String {
        let all: Vec<String> = effects.iter().map(|effect| capital(&self.sentence(effect))).collect();
        all.join(" ")
    }

    /// Effects as sentences. The first one continues a sentence that has already begun.
    fn continued(&self, effects: &[Effect]) -> String {
        match effects {
            [] => String::new(),
            [only] => self.sentence(only),
            [first, others @ ..] => format!("{} {}", self.sentence(first), self.sentences(others)),
        }
    }
}

/// Implements [`Romance`] for a writer by its own methods of the same names.
macro_rules! implement {
    ($writer:ident, $words:ident) => {
        impl $crate::romance::Romance for $writer<'_> {
            fn verbs(&self) -> &'static $crate::romance::Verbs {
                &$words::VERBS
            }
            fn phrases(&self) -> &'static $crate::romance::Phrases {
                &$words::PHRASES
            }
            fn keyword_word(&self, keyword: wording::KeywordKind) -> &'static str {
                $words::keyword(keyword)
            }
            fn label(&self, kind: wording::Kind) -> &'static str {
                $words::label(kind)
            }
            fn agree(&self, word: &str, agreement: $crate::Agreement) -> String {
                $words::agree(word, agreement)
            }
            fn unit(&self, unit: $crate::Unit, one: bool) -> &'static str {
                $words::unit(unit, one)
            }
            fn stat(&self, stat: wording::Stat) -> &'static str {
                $words::stat(stat)
            }
            fn window(&self, window: wording::Window) -> &'static str {
                $words::window(window)
            }
            fn turn(&self, whose: wording::Whose) -> &'static str {
                $words::turn(whose)
            }
            fn one(&self, gender: $crate::Gender) -> &'static str {
                $words::one(gender)
            }
            fn put_verb(&self, place: &wording::Destination) -> &'static $crate::romance::Verb {
                $words::put_verb(place)
            }
            fn site(&self) -> &$crate::Site<'_> {
                self.site
            }
            fn last(&self) -> &std::cell::Cell<$crate::Agreement> {
                &self.last
            }
            fn player(&self) -> &std::cell::Cell<$crate::Agreement> {
                &self.player
            }
            fn tested(&self) -> &std::cell::Cell<Option<$crate::Agreement>> {
                &self.tested
            }
            $crate::romance::forward! {
                $writer;
                effect(effect: &wording::Effect, mood: Mood, voice: &Voice) -> String;
                own_effect(effect: &wording::Effect, mood: Mood, voice: &Voice) -> Option<String>;
                condition(test: &wording::Condition) -> String;
                rule(rule: &wording::Rule, time: &str) -> String;
                own_rule(rule: &wording::Rule, time: &str) -> Option<String>;
                cant(who: &wording::Target, acts: &[wording::Act], time: &str) -> String;
                enters(who: &wording::Target, verb: &Verb, infinitive: &str, time: &str) -> String;
                no_damage(who: &wording::Target, from: &str, time: &str) -> String;
                about(who: &wording::Target, verb: &Verb, rest: &[&str], time: &str) -> String;
                move_to(what: &wording::Target, place: Option<&wording::Target>) -> String;
                they(agreement: $crate::Agreement) -> Subject;
                duration(duration: wording::Duration) -> String;
                waiting(trigger: &wording::Trigger) -> String;
                would(would: &wording::Would) -> String;
                event(event: &wording::Event) -> String;
                own_event(event: &wording::Event) -> Option<String>;
                someone(who: wording::Who) -> Subject;
                subject_here(target: &wording::Target) -> (Subject, &'static str);
                onto(place: &wording::Target) -> String;
                shift(what: &wording::Target, on: Option<&wording::Target>) -> String;
                clause(subject: &Subject, verb: &Verb, rest: &[&str]) -> String;
                each(measure: &wording::Measure) -> String;
                measured(measure: &wording::Measure, prep: Prep) -> String;
                amount(amount: &wording::Amount, unit: $crate::Unit) -> String;
                tail(amount: &wording::Amount) -> String;
                who(who: wording::Who) -> Subject;
                subject(target: &wording::Target) -> Subject;
                target(target: &wording::Target, prep: Prep) -> $crate::Phrase;
                to_choose(target: &wording::Target) -> $crate::Phrase;
                described(det: wording::Det, noun: &wording::Noun, prep: Prep) -> $crate::Phrase;
                bare(noun: &wording::Noun, number: $crate::Number, prep: Prep) -> $crate::Phrase;
                after(part: &wording::Part, agreement: $crate::Agreement) -> String;
                zone(whose: wording::Whose, zone: $crate::Zone, prep: Prep) -> String;
                stat_of(stat: wording::Stat, of: &wording::Target, prep: Prep) -> String;
                destination(place: &wording::Destination) -> String;
                put_where(place: &wording::Destination) -> String;
                act(voice: &Voice, mood: Mood, verb: &Verb, what: &wording::Target, rest: &[&str]) -> String;
                does(voice: &Voice, mood: Mood, verb: &Verb, rest: &[&str]) -> String;
                some_of_them(verb: &Verb, mood: Mood, voice: &Voice) -> String;
                joined_by(all: &[wording::Effect], joint: &str, mood: Mood, voice: &Voice) -> String;
                instead(clause: &dyn Fn() -> String) -> String;
                deal(damage: &str, to: &wording::Target, tail: &str, mood: Mood, voice: &Voice) -> String;
                choose_and_discard(who: wording::Who, what: &str, mood: Mood, voice: &Voice) -> String;
                until(size: wording::HandSize, voice: &Voice) -> String;
                reminder(keyword: &wording::Keyword) -> Option<String>;
                shift_variant(base: &wording::ShiftBase) -> String;
            }
        }
    };
}

macro_rules! forward {
    ($writer:ident; $($name:ident($($arg:ident: $type:ty),*) -> $result:ty;)*) => {
        $(fn $name(&self, $($arg: $type),*) -> $result {
            $writer::$name(self, $($arg),*)
        })*
    };
}

pub(super) use {forward, implement};
