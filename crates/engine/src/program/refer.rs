//! Cards, players and numbers that ops refer to.

use super::{CondId, FilterId, Reg};
use wording::Stat;

/// Cards an op works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cards {
    /// The source.
    This,
    /// What the trigger's event was about.
    Subject,
    /// The other card of that event.
    Object,
    /// What a register holds. Inside loops registers hold what each round put there; the second number says how many loops
    /// around this use the register is looked at round by round.
    Reg(Reg, u8),
    /// The card that a description is asked about.
    It,
    /// The two roles of the present challenge.
    Challenging,
    Challenged,
    /// The location that the first card of a register is at.
    PlaceOf(Reg, u8),
    /// Those who sang the song whose effect resolves.
    Singers,
    /// Those who sang the song of the trigger's event.
    EventSingers,
    /// The location that the source is at.
    ThisPlace,
}

impl Cards {
    /// Whether both speak of what one register holds.
    pub(crate) fn same_register(self, other: Cards) -> bool {
        let reg = |cards| match cards {
            Cards::Reg(reg, _) | Cards::PlaceOf(reg, _) => Some(reg),
            _ => None,
        };
        reg(self).is_some() && reg(self) == reg(other)
    }
}

/// Players an op works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    You,
    Opponents,
    Everyone,
    /// A player the effect keeps in mind: 0 is whose doing the trigger's event was.
    Person(u8),
    /// The player of those cards.
    Of(Cards),
    /// Opponents with more lore than the speaker.
    Ahead,
    /// The player or players with the most cards in hand.
    MostCards,
    /// Whose turn it is.
    Active,
    /// Those that the effect chose together.
    Chosen,
    /// The player that a condition or rule is asked about.
    Asked,
}

impl Players {
    /// Whose doing the trigger's event was.
    pub const DOER: Players = Players::Person(0);
}

/// A number, computed when needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    N(i16),
    /// A multiple of a number the effect keeps in mind: 0 is the event's.
    Tally(i16, u8),
    /// A multiple of the number of cards that fit.
    PerCard(i16, FilterId),
    /// A multiple of the damage on the cards.
    PerDamage(i16, Cards),
    /// A multiple of the damage on all cards that fit.
    PerDamageOn(i16, FilterId),
    /// A multiple of the number of cards under that card, now or when it left play.
    PerUnder(i16, Cards),
    /// A multiple of a characteristic as it is or last was, negative ones as 0 (6.6.2).
    Stat(i16, Stat, Cards),
    /// The same as printed, of a card that is not in play.
    Printed(i16, Stat, Cards),
    /// A multiple of the player's lore.
    Lore(i16, Players),
    /// A multiple of the player's ink drops.
    Drops(i16, Players),
    /// A multiple of how often the thing a [`Cond::ThisTurn`](super::Cond::ThisTurn) asks for happened.
    Happened(i16, CondId),
    /// A multiple of the number of those cards that fit, wherever they are now.
    PerOne(i16, Cards, FilterId),
    /// A multiple of the number of different ink types among the cards that fit.
    InkTypes(i16, FilterId),
    /// Another value (of the list of values), but at most this much.
    AtMost(u16, i16),
    /// Another value (of the list of values), plus this much.
    Plus(u16, i16),
    /// How many cards the player's hand lacks to a size.
    HandBelow(Players, i16),
    /// How many cards it has above a size.
    HandAbove(Players, i16),
    /// How many cards the first player's hand lacks to the second's.
    HandBehind(Players, Players),
    /// By how much the number of cards that fit is above this one.
    Above(FilterId, i16),
}
