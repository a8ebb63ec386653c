//! Numbers in effects.

use super::{Cards, Condition, Description, Holding, Players, Tally, Test};
use wording::Stat;

/// How much. The factor in front multiplies what is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    N(i16),
    /// As much as there is.
    All,
    /// What a step counted.
    Tally(i16, Tally),
    /// The number of the trigger's event: damage taken, cards discarded.
    Event(i16),
    PerCard(i16, Box<Description>),
    /// Damage on those cards.
    PerDamage(i16, Cards),
    /// Damage on all cards that fit.
    PerDamageOn(i16, Box<Description>),
    /// Cards under that card, now or when it left play.
    PerUnder(i16, Cards),
    /// A characteristic of that card, as it is or last was (6.7.6).
    Stat(i16, Stat, Cards),
    /// The same as printed, of a card that is not in play.
    Printed(i16, Stat, Cards),
    Holding(i16, Holding, Players),
    /// How often the thing a [`Condition::ThisTurn`] asks for happened.
    Times(i16, Box<Condition>),
    /// Those of these cards that fit, wherever they are now.
    PerOne(i16, Cards, Vec<Test>),
    /// Different ink types among the cards that fit.
    InkTypes(i16, Box<Description>),
    AtMost(Box<Number>, i16),
    /// This much more.
    Plus(Box<Number>, i16),
    /// How many cards the player's hand lacks to that size.
    HandBelow(Players, i16),
    /// How many cards the player's hand has above that size.
    HandAbove(Players, i16),
    /// How many cards the first player's hand lacks to the second's.
    HandBehind(Players, Players),
    /// By how much the number of cards that fit is above this one.
    Above(Box<Description>, i16),
}
