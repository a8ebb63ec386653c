//! Tests on the game.

use super::{Cards, CondId, FilterId, Moment, Players};

/// A test on the game; numbers lie between `min` and `max`, both included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    /// Number of cards that fit.
    Count {
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// One of these players has that many cards that fit.
    Has {
        who: Players,
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// One of these players has more cards that fit than the other side.
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
    /// All of those cards fit (and there is one).
    Are {
        cards: Cards,
        filter: FilterId,
    },
    /// From `min` to `max` of those cards fit, wherever they are now.
    SomeAre {
        cards: Cards,
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// It answers to the name a player gave.
    GivenName(Cards),
    ShareName(Cards, Cards),
    Shifted(Cards),
    /// From `min` to `max` ink drops were removed to pay for playing it.
    PaidWithDrops {
        card: Cards,
        min: u16,
        max: u16,
    },
    /// It had a card under it when it was last in play.
    HadUnder(Cards),
    FirstTurnGoingSecond,
    YourTurn,
    OpponentsTurn,
    /// From `min` to `max` times this turn such a thing happened to (or was done by) such a card.
    ThisTurn {
        moment: Moment,
        who: Option<Players>,
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// A number the effect keeps in mind: 0 is the event's.
    Tally {
        slot: u8,
        min: i16,
        max: i16,
    },
    All(Vec<CondId>),
    Any(Vec<CondId>),
    Not(CondId),
}
