//! Shared by French and Italian: verbs, voices and the forms of a clause.

use super::{Agreement, Number, capital};
use wording::{Cost, Effect, Keyword, KeywordForm, KeywordKind, ShiftBase, ShiftCost, Target};

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

/// Writing that is the same in both languages, based on the words of each.
pub(super) trait Romance {
    fn keyword_word(&self, keyword: KeywordKind) -> &'static str;
    /// Whether reminder text is wanted.
    fn reminders(&self) -> bool;
    fn reminder(&self, keyword: &Keyword) -> String;
    /// The variant after the word for Shift, with a leading space.
    fn shift_variant(&self, base: &ShiftBase) -> String;
    fn act(&self, effect: &Effect, mood: Mood, voice: &Voice) -> String;
    /// The cards that an effect acts on.
    fn object(&self, what: &Target) -> String;

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
        if self.reminders() { format!("{line} ({})", self.reminder(keyword)) } else { line }
    }

    /// An effect in the imperative.
    fn told(&self, effect: &Effect) -> String {
        self.act(effect, Mood::Main, &Voice::implied())
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Exert => "⟳".to_owned(),
            Cost::Ink(ink) => format!("{ink} ⬡"),
            Cost::Do(Effect::Exert(what)) => format!("⟳ {}", self.object(what)),
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
