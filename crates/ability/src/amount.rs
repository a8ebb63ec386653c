//! How much.

use crate::{HistoryEvent, Noun, Target, Who};
use serde::{Deserialize, Serialize};

/// A number in an effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// A printed number; "a card" is 1.
    Number(u8),
    /// "N … for each …" (6.1.8).
    ForEach(u8, Box<Measure>),
    /// "… equal to …".
    EqualTo(Box<Measure>),
    /// "that many", "that much", "that amount".
    ThatMany,
    /// "the same amount of".
    SameAmount,
}

/// Something that can be counted or measured.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Measure {
    /// The number of things that fit.
    Count(Noun),
    /// "1 damage on this character".
    DamageOn(Target),
    /// "1 damage removed this way".
    DamageRemoved,
    /// "1 lore lost this way".
    LoreLost,
    /// "this character's Strength".
    Stat(Stat, Target),
    /// The player's lore total.
    Lore(Who),
    /// "card under this character".
    CardsUnder(Target),
    /// "opposing character banished in a challenge this turn": how often it happened.
    ThisTurn(HistoryEvent),
    /// "1 damage removed": by the event that is answered.
    EventNumber,
}

/// The numbers printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stat {
    Strength,
    Willpower,
    Lore,
    Cost,
    MoveCost,
}
