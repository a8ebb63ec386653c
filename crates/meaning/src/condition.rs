//! Conditions.

use super::{Cards, Description, Holding, Players, Tally, Test};
use wording::{Moment, QuantifiedPlayers};

/// A condition. Numbers must be from `min` to `max`, inclusive.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// The number of matching cards is from `min` to `max`.
    Count {
        of: Description,
        min: u16,
        max: u16,
    },
    /// These players have from `min` to `max` matching cards; in the description, each of them is
    /// [`Players::Asked`].
    Has {
        who: QuantifiedPlayers<Players>,
        of: Description,
        min: u16,
        max: u16,
    },
    /// These players have more matching cards than those.
    More {
        who: QuantifiedPlayers<Players>,
        than: QuantifiedPlayers<Players>,
        of: Description,
    },
    /// These players have more of the holding than those.
    HoldsMore {
        what: Holding,
        who: QuantifiedPlayers<Players>,
        than: QuantifiedPlayers<Players>,
    },
    /// These players have from `min` to `max` of the holding.
    Holds {
        what: Holding,
        who: QuantifiedPlayers<Players>,
        min: u16,
        max: u16,
    },
    /// There is at least one of those cards, and all of them pass the tests.
    Are {
        cards: Cards,
        tests: Vec<Test>,
    },
    /// From `min` to `max` of those cards pass the tests, in whatever zone they are now.
    SomeAre {
        cards: Cards,
        tests: Vec<Test>,
        min: u16,
        max: u16,
    },
    /// It has the name a player gave.
    HasGivenName(Cards),
    ShareName(Cards, Cards),
    /// Its player used Shift to play it.
    Shifted(Cards),
    /// From `min` to `max` ink drops were removed to pay for it (4.3.2.4).
    PaidWithDrops {
        card: Cards,
        min: u16,
        max: u16,
    },
    /// There was a card under it when it was last in play.
    HadUnder(Cards),
    /// The number of your opponents is from `min` to `max`.
    Opponents {
        min: u16,
        max: u16,
    },
    /// It is your first turn, and another player took the first turn of the game.
    FirstTurnGoingSecond,
    /// It is your first turn.
    FirstTurn,
    /// Matching cards have at least this many different names.
    Names {
        of: Description,
        min: i16,
    },
    YourTurn,
    OpponentsTurn,
    /// This turn, such an event happened to a matching card from `min` to `max` times, counted for each
    /// of these players who caused it, or for all together.
    ThisTurn {
        moment: Moment,
        by: Option<QuantifiedPlayers<Players>>,
        of: Description,
        min: u16,
        max: u16,
    },
    /// The number that a step counted.
    Tally {
        tally: Tally,
        min: i16,
        max: i16,
    },
    /// The number of the trigger's event.
    EventNumber {
        min: i16,
        max: i16,
    },
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
}
