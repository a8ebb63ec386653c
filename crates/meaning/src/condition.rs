//! Tests on the game.

use super::{Cards, Description, Holding, Players, Tally, Test};
use wording::Moment;

/// A condition; numbers lie between `min` and `max`, both included.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Between `min` and `max` cards fit.
    Count {
        of: Description,
        min: u16,
        max: u16,
    },
    /// One of these players has between `min` and `max` cards that fit; in the description the player is [`Players::Asked`].
    Has {
        who: Players,
        of: Description,
        min: u16,
        max: u16,
    },
    /// One of these players has more cards that fit than each of the others.
    More {
        who: Players,
        than: Players,
        of: Description,
    },
    /// One of these players has more of that than each of the others.
    HoldsMore {
        what: Holding,
        who: Players,
        than: Players,
    },
    /// One of these players has between `min` and `max` of that.
    Holds {
        what: Holding,
        who: Players,
        min: u16,
        max: u16,
    },
    /// All of those cards pass the tests, and there is one.
    Are {
        cards: Cards,
        tests: Vec<Test>,
    },
    /// Between `min` and `max` of those cards pass the tests, wherever they are now.
    SomeAre {
        cards: Cards,
        tests: Vec<Test>,
        min: u16,
        max: u16,
    },
    /// It answers to the name a player gave.
    HasGivenName(Cards),
    ShareName(Cards, Cards),
    /// Its player used Shift to play it.
    Shifted(Cards),
    /// Between `min` and `max` ink drops were removed to pay for playing it (4.3.2.4).
    PaidWithDrops {
        card: Cards,
        min: u16,
        max: u16,
    },
    /// A card lay under it when it was last in play.
    HadUnder(Cards),
    /// It is your first turn and somebody else began.
    FirstTurnGoingSecond,
    YourTurn,
    OpponentsTurn,
    /// This turn such a thing happened to such a card, caused by such a player, between `min` and `max` times.
    ThisTurn {
        moment: Moment,
        by: Option<Players>,
        of: Description,
        min: u16,
        max: u16,
    },
    /// What a step counted.
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
