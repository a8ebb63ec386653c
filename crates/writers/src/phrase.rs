//! What the writers share: phrases and their agreement, lists, punctuation.

use crate::{ENGLISH, Site};
use grammar::text::{Number, series};
use wording::{Event, HistoryEvent, Node, Noun, Pronoun};

impl Site<'_> {
    /// The names that count for shifting: "A & B" counts as A and as B.
    pub(crate) fn shift_names(&self) -> Vec<String> {
        self.name.split(" & ").map(|name| self.card_name(name)).collect()
    }

    pub(crate) fn story_name(&self, english: &str) -> String {
        self.names.story(english).unwrap_or_else(|| english.to_owned())
    }
}

/// The unit of an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    Card,
    Lore,
    Damage,
    Counter,
    Ink,
    Drop,
}

/// A zone of a player that cards are moved from or to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    Hand,
    Discard,
    Deck,
    Inkwell,
}

/// Grammatical gender; French and Italian have no neuter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gender {
    Masculine,
    Feminine,
    Neuter,
}

/// The features of a noun phrase that other words agree with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Agreement {
    pub(crate) gender: Gender,
    pub(crate) number: Number,
}

impl Agreement {
    pub(crate) const fn new(gender: Gender, number: Number) -> Agreement {
        Agreement { gender, number }
    }
}

/// A noun phrase and its agreement.
#[derive(Clone, Debug)]
pub(crate) struct Phrase {
    pub(crate) text: String,
    pub(crate) agreement: Agreement,
}

impl Phrase {
    /// Joins phrases into one. Its number is given: plural if all are meant, singular for alternatives.
    pub(crate) fn together(all: Vec<Phrase>, joint: &str, number: Number) -> Phrase {
        let gender = all.first().map_or(Gender::Masculine, |one| one.agreement.gender);
        let texts: Vec<String> = all.into_iter().map(|one| one.text).collect();
        Phrase { text: list(&texts, joint), agreement: Agreement::new(gender, number) }
    }
}

/// The agreement of a pronoun, from the last phrase mentioned and the word for a character.
pub(crate) fn referent(pronoun: Pronoun, last: Agreement, character: Agreement) -> Agreement {
    match pronoun {
        Pronoun::They => last,
        Pronoun::He | Pronoun::She if last.gender == Gender::Feminine => character,
        Pronoun::He | Pronoun::She | Pronoun::It | Pronoun::EachOfThem => {
            Agreement::new(last.gender, Number::One)
        }
    }
}

/// The English words of a construct that a language has no words for yet.
pub(crate) fn untranslated(node: Node<'_>) -> String {
    let [open, close] = ENGLISH;
    format!("{open}{}{close}", grammar::print_node(node))
}

/// Marks the end of a clause set off by commas. It becomes a comma unless other punctuation follows.
pub(crate) const CLOSE: char = '\u{e000}';

/// "A", "A and B", "A, B and C".
pub(crate) fn list(items: &[String], joint: &str) -> String {
    series(items, ", ", &format!(" {joint} "))
}

/// Replaces each [`CLOSE`] with a comma unless other punctuation follows, and removes spaces before
/// punctuation and double spaces.
pub(crate) fn punctuate(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    let mut rest = words.chars().peekable();
    while let Some(c) = rest.next() {
        if c != CLOSE {
            let mark = matches!(c, ',' | '.' | ';');
            if mark && out.ends_with(' ') {
                out.pop();
            }
            // Merge two commas in a row, and two spaces around an omitted word.
            if !(mark && c == ',' && out.ends_with(',') || c == ' ' && out.ends_with(' ')) {
                out.push(c);
            }
            continue;
        }
        let next = rest.clone().find(|c| *c != ' ' && *c != CLOSE);
        if next.is_some_and(|next| !matches!(next, ',' | '.' | ';' | ':' | '—' | ')' | '"'))
            && !out.ends_with(',')
        {
            out.push(',');
        }
    }
    out
}

/// The cards of "… banished in a challenge this turn".
pub(crate) fn banished_in_challenge(event: &HistoryEvent) -> Option<&Noun> {
    match event {
        HistoryEvent::Happened(_, of) if matches!(**of, Event::IsBanishedInChallenge(_)) => {
            event.cards().map(|(_, noun)| noun)
        }
        _ => None,
    }
}
