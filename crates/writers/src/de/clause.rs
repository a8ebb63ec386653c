//! German clauses. The position of a clause decides its word order.

use super::words::{Case, Person, Verb, pronoun};
use crate::{Agreement, Number, capital, join};

/// The position of a clause, which decides where its verb goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    /// An independent sentence: verb second, or first in an imperative.
    Main,
    /// After an element that takes the first position: the subject follows the verb.
    Inverted,
    /// After "darfst du": infinitive last.
    Infinitive,
    /// After "um": infinitive with "zu" last.
    Purpose,
    /// After "wenn": verb last.
    Subordinate,
}

/// The subject of a clause, with the features its verb agrees with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Subject {
    pub text: String,
    pub agreement: Agreement,
    pub person: Person,
}

impl Subject {
    pub fn you() -> Subject {
        let agreement = Agreement::new(crate::Gender::Masculine, Number::One);
        Subject { text: "du".to_owned(), agreement, person: Person::You }
    }

    pub fn third(text: String, agreement: Agreement) -> Subject {
        let person = match agreement.number {
            Number::One => Person::One,
            Number::Many => Person::Many,
        };
        Subject { text, agreement, person }
    }

    /// Several characters or players.
    pub fn many(text: &str) -> Subject {
        let agreement = Agreement::new(crate::Gender::Masculine, Number::Many);
        Subject::third(text.to_owned(), agreement)
    }

    pub fn pronoun(agreement: Agreement) -> Subject {
        Subject::third(pronoun(agreement, Case::Nominative).to_owned(), agreement)
    }
}

/// The parts of a clause.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    /// `None` for the reader, who is addressed in the imperative.
    pub subject: Option<Subject>,
    pub verb: Verb,
    /// Objects and adverbs in order.
    pub middle: Vec<String>,
    /// The last part of the clause, next to the verb: an infinitive after a modal verb, a participle,
    /// "bereit".
    pub end: String,
    /// Whether a clause without a subject uses the indicative if the verb comes second: "sammelst du".
    pub indicative: bool,
}

impl Clause {
    pub fn new(subject: Option<Subject>, verb: Verb) -> Clause {
        Clause { subject, verb, middle: Vec::new(), end: String::new(), indicative: false }
    }

    pub fn with(mut self, part: impl Into<String>) -> Clause {
        self.middle.push(part.into());
        self
    }

    pub fn end(mut self, end: impl Into<String>) -> Clause {
        self.end = end.into();
        self
    }

    pub fn indicative(mut self) -> Clause {
        self.indicative = true;
        self
    }

    /// The clause as the beginning of a sentence.
    pub fn opening(&self) -> String {
        capital(&self.write(Mood::Main))
    }

    pub fn write(&self, mood: Mood) -> String {
        let verb = &self.verb;
        let middle = join(self.middle.iter().map(String::as_str));
        let prefix = verb.prefix.trim_end();
        let person = self.subject.as_ref().map_or(Person::You, |subject| subject.person);
        let finite = verb.finite(person);
        match (mood, &self.subject) {
            (Mood::Main, Some(subject)) => join([subject.text.as_str(), finite, &middle, &self.end, prefix]),
            (Mood::Inverted, Some(subject)) => join([finite, &subject.text, &middle, &self.end, prefix]),
            (Mood::Inverted, None) if self.indicative => join([finite, "du", &middle, &self.end, prefix]),
            (Mood::Main | Mood::Inverted, None) => join([verb.imperative, &middle, &self.end, prefix]),
            (Mood::Infinitive, _) => join([middle.as_str(), &self.end, &verb.infinitive()]),
            (Mood::Purpose, _) => join([middle.as_str(), &self.end, &verb.with_zu()]),
            (Mood::Subordinate, subject) => {
                let subject = subject.as_ref().map_or("du", |subject| &subject.text);
                join([subject, &middle, &self.end, &format!("{}{finite}", verb.prefix)])
            }
        }
    }
}
