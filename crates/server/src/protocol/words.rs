//! Sentences and their parts.

use super::{CardNo, FaceNo, Rule, SeatNo};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A piece of a sentence. Joined, with the names of cards and players, they are the sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum Segment {
    Text {
        text: String,
    },
    /// A card by its full name. `card` is missing where it has gone out of sight since.
    Card {
        card: Option<CardNo>,
        face: FaceNo,
        name: String,
    },
    /// A player: show the name that the seat has.
    Seat {
        seat: SeatNo,
    },
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct LogLine {
    /// After how many answers of the game it happened.
    pub n: u32,
    pub rule: Rule,
    /// A turn begins with it.
    pub begins_turn: bool,
    pub words: Vec<Segment>,
}
