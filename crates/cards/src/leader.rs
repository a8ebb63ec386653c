//! Leaders of Format Coconut: a card beside the deck, with its own text.

use crate::card::CardData;
use crate::library::CardLibrary;
use grammar::{Diagnostic, Lexicon, Section};
use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;
use wording::{Ability, CardType, Ink, Name};

/// The most abilities a leader may have.
pub const MOST_LINES: usize = 12;

/// The longest ability, in bytes.
pub const LONGEST_LINE: usize = 600;

/// Follows the card's name in the name of its leader, to tell the two apart.
const MARK: &str = " (leader)";

/// A leader in a deck list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leader {
    /// The full name of the associated card.
    pub card: String,
    pub inks: Vec<Ink>,
    /// One line per ability. Without any, the leader has those of the published leader of its card.
    pub text: Vec<String>,
}

/// Why a leader's text can't be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LeaderError {
    #[error("a leader has at most {MOST_LINES} abilities, one per line; remove some")]
    TooManyLines,
    #[error("line {} of the leader's text is longer than {LONGEST_LINE} bytes; write one ability per line", line + 1)]
    TooLong { line: usize },
    #[error(
        "line {} of the leader's text is not understood: {why}; `inkwright cards try FILE --type item` explains more",
        line + 1
    )]
    Text { line: usize, why: Diagnostic },
}

impl LeaderError {
    /// The index of the offending line, from 0.
    pub fn line(&self) -> usize {
        match self {
            LeaderError::TooManyLines => MOST_LINES,
            LeaderError::TooLong { line } | LeaderError::Text { line, .. } => *line,
        }
    }
}

/// The leader's lines in a text list.
impl fmt::Display for Leader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inks: Vec<String> = self.inks.iter().map(|ink| ink.name().to_lowercase()).collect();
        let inks = if inks.is_empty() { String::new() } else { format!(" ({})", inks.join("/")) };
        writeln!(f, "Leader: {}{inks}", self.card)?;
        self.text.iter().try_for_each(|line| writeln!(f, "> {line}"))
    }
}

impl Leader {
    /// The leader's name in games.
    pub fn full_name(&self) -> String {
        self.card.clone() + MARK
    }

    /// Prepares a line of a leader's text for compiling. Leaders are compiled as items, which they resemble
    /// most; "this leader" and "this Coconut" become "this item".
    pub fn worded(line: &str) -> String {
        let this = |line: String, word: &str| {
            line.replace(&format!("this {word}"), "this item").replace(&format!("This {word}"), "This item")
        };
        this(this(line.to_owned(), "leader"), "Coconut")
    }

    /// The published leader with this name in games, as a card.
    #[doc(hidden)]
    pub fn published(name: &str, library: &CardLibrary) -> Option<CardData> {
        let leader = library.leader(name.strip_suffix(MARK)?)?;
        let (card, inks) = (leader.full_name(), leader.inks.clone());
        Leader { card, inks, text: vec![] }.compile(library).ok()
    }

    /// Compiles the leader's text.
    #[doc(hidden)]
    pub fn compile(&self, library: &CardLibrary) -> Result<CardData, LeaderError> {
        let published = library.leader(&self.card).filter(|_| self.text.is_empty());
        let abilities = match published {
            Some(published) => published.abilities.clone(),
            None if self.text.is_empty() => vec![],
            None => self.compile_by(&library.lexicon())?,
        };
        Ok(CardData {
            name: Name(self.full_name()),
            inks: self.inks.clone(),
            abilities,
            ..CardData::blank(CardType::Item)
        })
    }

    fn compile_by(&self, lexicon: &Lexicon) -> Result<Vec<Ability>, LeaderError> {
        if self.text.len() > MOST_LINES {
            return Err(LeaderError::TooManyLines);
        }
        let mut abilities = Vec::new();
        for (line, text) in self.text.iter().enumerate() {
            if text.len() > LONGEST_LINE {
                return Err(LeaderError::TooLong { line });
            }
            let text = Leader::worded(text);
            let section = Section { name: None, text: &text };
            let compiled = grammar::compile_section(&section, CardType::Item, lexicon);
            abilities.extend(compiled.map_err(|why| LeaderError::Text { line, why })?);
        }
        Ok(abilities)
    }
}
