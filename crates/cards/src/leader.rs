//! Leaders of Format Coconut (beta): a card beside the deck, with a text of its own.

use crate::card::CardData;
use crate::library::Library;
use grammar::{Diagnostic, Lexicon, Section};
use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;
use wording::{CardType, Ink, Name};

/// No leader has more abilities.
pub const MOST_LINES: usize = 12;

/// No ability is longer, in bytes.
pub const LONGEST_LINE: usize = 600;

/// What stands behind the name of the card that a leader belongs to, so that the two are told apart.
const MARK: &str = " (leader)";

/// A leader as a deck list has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leader {
    /// The full name of the card that it is associated with.
    pub card: String,
    pub inks: Vec<Ink>,
    /// One ability a line.
    pub text: Vec<String>,
}

/// Why a leader's text can't be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LeaderError {
    #[error("a leader has at most {MOST_LINES} abilities, one a line; take some out")]
    TooManyLines,
    #[error("line {} of the leader's text is longer than {LONGEST_LINE} bytes; write one ability a line", line + 1)]
    TooLong { line: usize },
    #[error(
        "line {} of the leader's text is not understood: {why}; `inkwright cards try FILE --type item` says more",
        line + 1
    )]
    Text { line: usize, why: Diagnostic },
}

impl LeaderError {
    /// The line of the text it is about, counted from 0.
    pub fn line(&self) -> usize {
        match self {
            LeaderError::TooManyLines => MOST_LINES,
            LeaderError::TooLong { line } | LeaderError::Text { line, .. } => *line,
        }
    }
}

/// As a text list has it.
impl fmt::Display for Leader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inks: Vec<String> = self.inks.iter().map(|ink| ink.name().to_lowercase()).collect();
        let inks = if inks.is_empty() { String::new() } else { format!(" ({})", inks.join("/")) };
        writeln!(f, "Leader: {}{inks}", self.card)?;
        self.text.iter().try_for_each(|line| writeln!(f, "> {line}"))
    }
}

impl Leader {
    /// What games call it.
    pub fn full_name(&self) -> String {
        self.card.clone() + MARK
    }

    /// A line of a leader's text as it is read. It is read as an item's, because items are what leaders are most like; it may speak of
    /// itself as "this leader".
    pub fn worded(line: &str) -> String {
        line.replace("this leader", "this item").replace("This leader", "This item")
    }

    /// The leader with its text compiled.
    pub fn compile(&self, library: &Library) -> Result<CardData, LeaderError> {
        self.compile_by(&library.lexicon())
    }

    fn compile_by(&self, lexicon: &Lexicon) -> Result<CardData, LeaderError> {
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
        Ok(CardData {
            name: Name(self.full_name()),
            inks: self.inks.clone(),
            abilities,
            ..CardData::blank(CardType::Item)
        })
    }
}
