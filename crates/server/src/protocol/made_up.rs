//! Cards that people make up, over REST.

use super::{Face, RuleLine};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `POST /api/cards/try`; `POST /api/cards/own` also saves the cards to the player's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct TryCards {
    /// `card` blocks as in scenarios, or the text of one character.
    pub text: String,
}

/// The result of parsing card texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct TriedCards {
    pub cards: Vec<TriedCard>,
}

/// A parsed card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct TriedCard {
    /// The card as it is drawn, with the understood parts of its text.
    pub face: Face,
    pub playable: bool,
    pub lines: Vec<TriedLine>,
    /// What was not understood: the line with a marker under the words, then explanations.
    pub advice: Vec<Vec<String>>,
    /// Its meaning, step by step.
    pub meaning: Vec<String>,
    /// The references of its pronouns.
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
    /// The full names. Decks can use them at once.
    pub kept: Vec<String>,
}
