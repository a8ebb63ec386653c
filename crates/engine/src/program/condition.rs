//! Conditions on the game state.

use super::{CardOperand, CondId, FilterId, Moment, PlayerOperand};
use wording::QuantifiedPlayers;

/// A condition on the game. Ranges from `min` to `max` include both ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    /// The number of cards that fit is in this range.
    Count {
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// These players have a number of fitting cards in this range.
    Has {
        who: QuantifiedPlayers<PlayerOperand>,
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// These players have more cards that fit than those.
    More {
        who: QuantifiedPlayers<PlayerOperand>,
        than: QuantifiedPlayers<PlayerOperand>,
        filter: FilterId,
    },
    MoreLore {
        who: QuantifiedPlayers<PlayerOperand>,
        than: QuantifiedPlayers<PlayerOperand>,
    },
    Lore {
        who: QuantifiedPlayers<PlayerOperand>,
        min: u16,
        max: u16,
    },
    MoreDrops {
        who: QuantifiedPlayers<PlayerOperand>,
        than: QuantifiedPlayers<PlayerOperand>,
    },
    Drops {
        who: QuantifiedPlayers<PlayerOperand>,
        min: u16,
        max: u16,
    },
    /// All of these cards fit, and there is at least one.
    Are {
        cards: CardOperand,
        filter: FilterId,
    },
    /// From `min` to `max` of these cards fit, wherever they are now.
    SomeAre {
        cards: CardOperand,
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// The card has the name that a player named.
    GivenName(CardOperand),
    ShareName(CardOperand, CardOperand),
    Shifted(CardOperand),
    /// From `min` to `max` ink drops were used to pay for playing the card.
    PaidWithDrops {
        card: CardOperand,
        min: u16,
        max: u16,
    },
    /// The card had a card under it when it was last in play.
    HadUnder(CardOperand),
    /// The number of the player's opponents is in this range.
    Opponents {
        min: u16,
        max: u16,
    },
    FirstTurnGoingSecond,
    FirstTurn,
    /// Fitting cards have at least this many different names.
    Names {
        filter: FilterId,
        min: i16,
    },
    YourTurn,
    OpponentsTurn,
    /// This happened from `min` to `max` times this turn to a fitting card, or such a card did it; counted
    /// for each of these players, or for all together.
    ThisTurn {
        moment: Moment,
        who: Option<QuantifiedPlayers<PlayerOperand>>,
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// A number that the effect remembers is in this range. Slot 0 is the number of the event.
    Tally {
        slot: u8,
        min: i16,
        max: i16,
    },
    All(Vec<CondId>),
    Any(Vec<CondId>),
    Not(CondId),
}
