//! Numbers in effects.

use super::{Cards, Condition, Description, Holding, Players, Tally, Test};
use wording::Stat;

/// A number. Where there is a factor, it comes first and multiplies the count.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    N(i16),
    /// As many as there are.
    All,
    /// The number that a step counted.
    Tally(i16, Tally),
    /// The number of the trigger's event: damage taken, cards discarded.
    Event(i16),
    PerCard(i16, Box<Description>),
    /// The damage on those cards.
    PerDamage(i16, Cards),
    /// The damage on all matching cards.
    PerDamageOn(i16, Box<Description>),
    /// The number of cards under that card, now or when it left play.
    PerUnder(i16, Cards),
    /// A characteristic of that card, as it is or last was (6.7.6).
    Stat(i16, Stat, Cards),
    /// The printed characteristic of a card that is not in play.
    Printed(i16, Stat, Cards),
    Holding(i16, Holding, Players),
    /// How often the event of a [`Condition::ThisTurn`] happened.
    Times(i16, Box<Condition>),
    /// The number of these cards that match, in whatever zone they are now.
    PerOne(i16, Cards, Vec<Test>),
    /// The number of different ink types among matching cards.
    InkTypes(i16, Box<Description>),
    /// The number of different names among matching cards.
    Names(i16, Box<Description>),
    AtMost(Box<Number>, i16),
    /// The number plus this one.
    Plus(Box<Number>, i16),
    /// How many cards the player's hand lacks to reach that size.
    HandBelow(Players, i16),
    /// By how many cards the player's hand exceeds that size.
    HandAbove(Players, i16),
    /// How many cards the first player's hand lacks to reach the second's size.
    HandBehind(Players, Players),
    /// By how much the number of matching cards exceeds this one.
    Above(Box<Description>, i16),
}
