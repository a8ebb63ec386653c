//! Sentences and their parts.

use super::{CardNo, FaceNo, Rule, SeatNo};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A segment of a sentence. Joined, with the names of cards and players filled in, they form the sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum Segment {
    Text {
        text: String,
    },
    /// A card by its full name. `card` is missing if the card is hidden now.
    Card {
        card: Option<CardNo>,
        face: FaceNo,
        name: String,
    },
    /// A player: show the name of this seat.
    Seat {
        seat: SeatNo,
    },
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct LogLine {
    /// The number of answers before it.
    pub n: u32,
    pub rule: Rule,
    /// Whether a turn begins with this line.
    pub begins_turn: bool,
    pub words: Vec<Segment>,
}
