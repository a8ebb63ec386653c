//! Looking back at a game, over REST.

use super::{FaceNo, HintLine, SeatNo};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/games/{id}/summary` of a finished game, and `GET /api/replays/{id}/summary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct GameSummary {
    /// How things stood when each turn began, and at the end.
    pub turns: Vec<SummaryTurn>,
    /// The turn in which the estimate changed most.
    pub turning: Option<u16>,
    /// The cards that did most, the best first.
    pub cards: Vec<SummaryCard>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct SummaryTurn {
    pub turn: u16,
    /// The number of answers given before it.
    pub n: u32,
    pub lore: Vec<u16>,
    /// By how much the first player is ahead, in lore, as the searching player judges the table.
    pub ahead: f32,
}

/// What a card did in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct SummaryCard {
    pub seat: SeatNo,
    pub face: FaceNo,
    pub name: String,
    /// Gained by questing.
    pub lore: u16,
    /// How many cards it banished in challenges.
    pub banished: u16,
}

/// `GET /api/replays/{id}/{n}/advice`: what the searching player would have done there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ReplayAdvice {
    pub n: u32,
    pub seat: SeatNo,
    /// Best first.
    pub lines: Vec<HintLine>,
}
