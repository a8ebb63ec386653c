//! Review of games, over REST.

use super::{FaceNo, HintLine, SeatNo};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/games/{id}/summary` of a finished game, and `GET /api/replays/{id}/summary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct GameSummary {
    /// The position at the beginning of each turn, and at the end.
    pub turns: Vec<SummaryTurn>,
    /// The turn in which the estimate changed most.
    pub turning: Option<u16>,
    /// The cards with the largest effect, best first.
    pub cards: Vec<SummaryCard>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct SummaryTurn {
    pub turn: u16,
    /// The number of answers given before it.
    pub n: u32,
    pub lore: Vec<u16>,
    /// The first player's lead in lore, as estimated by the searching player.
    pub ahead: f32,
}

/// A card's statistics in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct SummaryCard {
    pub seat: SeatNo,
    pub face: FaceNo,
    pub name: String,
    /// Lore from questing.
    pub lore: u16,
    /// The number of cards it banished in challenges.
    pub banished: u16,
}

/// `GET /api/replays/{id}/{n}/advice`: the searching player's advice for that position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ReplayAdvice {
    pub n: u32,
    pub seat: SeatNo,
    /// Best first.
    pub lines: Vec<HintLine>,
}
