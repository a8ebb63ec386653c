//! Amounts and measures.

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
    /// "all", as in "all damage".
    All,
    /// "1 damage each": this much for each of the targets.
    Each(u8),
    /// "…, to a maximum of N"; `true` means "each".
    AtMost(Box<Amount>, u8, bool),
    /// "a damage counter": one, written with an article.
    A,
    /// "the same amount of damage".
    SameAmount,
    /// "that number of cards plus 1".
    ThatNumberPlus(u8),
}

impl Amount {
    /// The amount without its maximum.
    pub fn unlimited(&self) -> &Amount {
        match self {
            Amount::AtMost(amount, ..) => amount.unlimited(),
            amount => amount,
        }
    }
}

/// Something that can be counted or measured.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Measure {
    /// The number of matching things.
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
    /// "1 damage removed": by the trigger's event.
    EventNumber,
    /// "that number": the number counted before.
    ThatNumber,
    /// "card discarded this way", "item banished this way", "character you moved":
    /// things this effect acted on.
    ThisWay(Noun, Deed),
    /// "the lore lost".
    LoreLostPlain,
    /// "1 damage counter moved this way".
    CountersMoved,
    /// "character that sang this song".
    Sang,
    /// "card that was under them": before it left play.
    WereUnder(Target),
    /// "of your characters named NAME": the number of matching things, written with "of".
    CountOf(Noun),
    /// "different ink type of cards revealed this way".
    InkTypes(Noun, Deed),
    /// "card discarded": by the trigger's event.
    EventCards,
    /// "different ink type of characters you have in play".
    InkTypesOf(Noun),
}

/// An action of an effect on cards, which can be counted or tested afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// "discarded this way".
    Discarded,
    /// "banished this way".
    Banished,
    /// "moved this way".
    Moved,
    /// "you moved".
    YouMoved,
    /// "you removed damage from this way".
    YouRemovedDamageFrom,
    /// "revealed this way".
    Revealed,
    /// "put into your discard this way".
    PutIntoYourDiscard,
    /// "returned this way".
    Returned,
    /// "exerted this way".
    Exerted,
    /// "removed this way", of ink drops.
    Removed,
    /// "you played", of the trigger's event.
    YouPlayed,
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
