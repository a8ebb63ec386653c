//! Conditions on the game state.

use super::{Cards, CondId, FilterId, Moment, Players};

/// A condition on the game. Ranges from `min` to `max` include both ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    /// The number of cards that fit is in this range.
    Count {
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// One of these players has a number of fitting cards in this range.
    Has {
        who: Players,
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// One of these players has more cards that fit than each of the others.
    More {
        who: Players,
        than: Players,
        filter: FilterId,
    },
    MoreLore {
        who: Players,
        than: Players,
    },
    Lore {
        who: Players,
        min: u16,
        max: u16,
    },
    MoreDrops {
        who: Players,
        than: Players,
    },
    Drops {
        who: Players,
        min: u16,
        max: u16,
    },
    /// All of these cards fit, and there is at least one.
    Are {
        cards: Cards,
        filter: FilterId,
    },
    /// From `min` to `max` of these cards fit, wherever they are now.
    SomeAre {
        cards: Cards,
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// The card has the name that a player named.
    GivenName(Cards),
    ShareName(Cards, Cards),
    Shifted(Cards),
    /// From `min` to `max` ink drops were used to pay for playing the card.
    PaidWithDrops {
        card: Cards,
        min: u16,
        max: u16,
    },
    /// The card had a card under it when it was last in play.
    HadUnder(Cards),
    FirstTurnGoingSecond,
    YourTurn,
    OpponentsTurn,
    /// This happened from `min` to `max` times this turn to a fitting card, or such a card did it.
    ThisTurn {
        moment: Moment,
        who: Option<Players>,
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
