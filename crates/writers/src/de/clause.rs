//! German clauses: one order of words for each place a clause can stand in.

use super::words::{Case, Person, Verb, pronoun};
use crate::{Agreement, Number, capital, join};

/// Where a clause stands, which decides where its verb does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mood {
    /// A sentence of its own: the verb second, or first in an imperative.
    Main,
    /// Behind something that stands in front of the verb: the subject follows it.
    Inverted,
    /// Behind "darfst du": the infinitive last.
    Infinitive,
    /// Behind "um": the infinitive with "zu" last.
    Purpose,
    /// Behind "wenn": the verb last.
    Subordinate,
}

/// Who does it, as the verb sees it.
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

/// A clause in its parts.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    /// Nothing for the one who is told to act.
    pub subject: Option<Subject>,
    pub verb: Verb,
    /// Objects and adverbs, in order.
    pub middle: Vec<String>,
    /// What stands at the end beside the verb: an infinitive behind a modal verb, a participle, "bereit".
    pub end: String,
    /// Whether the one told to act is told in the indicative where the verb comes second: "sammelst du".
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

    /// The beginning of a sentence.
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
