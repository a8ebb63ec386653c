//! Cards that people make up, over REST.

use super::{Face, RuleLine};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `POST /api/cards/try`, and `POST /api/cards/own` to keep what can be played among one's own cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct TryCards {
    /// `card` blocks as scenarios have them, or the lines of one character's text.
    pub text: String,
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct TriedCards {
    pub cards: Vec<TriedCard>,
}

/// A card that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct TriedCard {
    /// How it is drawn, with what was understood of its text.
    pub face: Face,
    pub playable: bool,
    pub lines: Vec<TriedLine>,
    /// What is not understood: the line with a pointer at the words, then sentences.
    pub advice: Vec<Vec<String>>,
    /// What it means, step by step.
    pub meaning: Vec<String>,
    /// What its pronouns refer to.
    pub references: Vec<String>,
    pub rules: Vec<RuleLine>,
}

/// A line of a card's text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct TriedLine {
    pub text: String,
    pub understood: bool,
}

/// The answer to `POST /api/cards/own`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct KeptCards {
    /// The full names. Decks can have them when the program is started again.
    pub kept: Vec<String>,
}
