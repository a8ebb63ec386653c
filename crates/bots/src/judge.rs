//! Evaluation of positions, by weights or by the net.

use crate::net::NetJudge;
use crate::value::value;
use crate::weights::Weights;
use engine::{CardDb, Game, Seat};
use std::sync::Arc;

/// Evaluates a position for a player; higher is better.
#[derive(Clone, Debug)]
pub enum Judge {
    /// Hand-made features: 1 is about one lore.
    Weights(Arc<Weights>),
    /// The net: the chance of winning.
    Net(Box<NetJudge>),
}

impl Judge {
    pub fn value(&self, game: &Game, db: &CardDb, seat: Seat) -> f32 {
        match self {
            Judge::Weights(weights) => value(game, db, weights, seat),
            Judge::Net(eyes) => eyes.chance(game, db, seat),
        }
    }

    /// Whether a turn must be played to its end to evaluate it.
    pub fn sees_turns(&self) -> bool {
        match self {
            Judge::Weights(_) => false,
            Judge::Net(_) => true,
        }
    }
}
