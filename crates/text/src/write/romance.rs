//! What French and Italian share: verbs, who acts, and the forms a clause takes.

use super::{Agreement, Number};

/// A verb's forms, as far as cards use them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Verb {
    pub infinitive: &'static str,
    /// With "tu" or "vous" as its subject.
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

/// The form a clause takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// With its own subject, or told to the reader.
    Main,
    /// Behind a modal verb or a preposition.
    Infinitive,
}

/// Who acts where an effect names nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Voice {
    /// Nothing for the reader, who is told to act.
    pub subject: Option<Subject>,
}

/// Someone who acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Subject {
    /// Empty where the language leaves it out.
    pub text: String,
    pub agreement: Agreement,
    /// The reader, said aloud.
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
