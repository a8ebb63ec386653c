//! Review of games, over REST.

use super::{FaceNo, HintRow, SeatNo};
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
    pub lines: Vec<HintRow>,
}

/// `GET /api/replays/{id}/review?seat=S&from=N`: the decisions of a seat, each compared with the searching
/// player's. It stops after a while; ask again from `next` on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ReplayReview {
    pub seat: SeatNo,
    /// Those with several possible answers, without the opening hand.
    pub decisions: Vec<ReviewedDecision>,
    /// The number of answers from which to ask again; missing at the end of the game.
    pub next: Option<u32>,
}

/// A decision of a finished game, and what the searching player would have done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ReviewedDecision {
    /// The number of answers given before it.
    pub n: u32,
    pub turn: u16,
    /// The chance of winning with the best line, from 0 to 1.
    pub best: f32,
    /// The chance of winning after the answer that was given.
    pub given: f32,
    /// That answer in words.
    pub answer: String,
    /// The actions of the best line in words.
    pub line: Vec<String>,
    /// What the best line would have changed. Missing if it is not known to the end of the turn.
    pub gain: Option<TurnGain>,
}

/// How the best line's end of the turn differs from the one that was played: positive if it has more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct TurnGain {
    pub lore: i16,
    /// Characters in play.
    pub characters: i16,
    pub hand: i16,
    pub ink: i16,
    /// The same of all opponents together.
    pub their_lore: i16,
    pub their_characters: i16,
}
