//! References of ops to cards, players and numbers.

use super::{CondId, FilterId, Reg};
use wording::Stat;

/// Cards that an op works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardOperand {
    /// The source.
    This,
    /// The card that the trigger's event is about.
    Subject,
    /// The other card of the event.
    Object,
    /// The cards in a register. In loops, each round fills registers of its own; the second number says how
    /// many of the loops around this reference it reads round by round.
    Reg(Reg, u8),
    /// The card that a filter is testing.
    It,
    /// The two roles of the current challenge.
    Challenging,
    Challenged,
    /// The location that the first card of a register is at.
    PlaceOf(Reg, u8),
    /// The characters that sang the song whose effect resolves.
    Singers,
    /// The characters that sang the song of the trigger's event.
    EventSingers,
    /// The location that the source is at.
    ThisPlace,
}

impl CardOperand {
    /// Whether both refer to the cards in the same register.
    pub(crate) fn same_register(self, other: CardOperand) -> bool {
        let reg = |cards| match cards {
            CardOperand::Reg(reg, _) | CardOperand::PlaceOf(reg, _) => Some(reg),
            _ => None,
        };
        reg(self).is_some() && reg(self) == reg(other)
    }
}

/// Players that an op works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerOperand {
    You,
    Opponents,
    Everyone,
    /// A player that the effect remembers. Number 0 is the player who caused the trigger's event.
    Person(u8),
    /// The players of these cards.
    Of(CardOperand),
    /// Opponents with more lore than the ability's player.
    Ahead,
    /// The player or players with the most cards in hand.
    MostCards,
    /// The active player.
    Active,
    /// The players that the effect chose together.
    Chosen,
    /// The player that a condition or rule is being checked for.
    Asked,
}

impl PlayerOperand {
    /// The player who caused the trigger's event.
    pub const DOER: PlayerOperand = PlayerOperand::Person(0);
}

/// A number, computed when it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberOperand {
    N(i16),
    /// A multiple of a number that the effect remembers. Slot 0 is the number of the event.
    Tally(i16, u8),
    /// A multiple of the number of cards that fit.
    PerCard(i16, FilterId),
    /// A multiple of the damage on the cards.
    PerDamage(i16, CardOperand),
    /// A multiple of the damage on all cards that fit.
    PerDamageOn(i16, FilterId),
    /// A multiple of the number of cards under this card, now or when it left play.
    PerUnder(i16, CardOperand),
    /// A multiple of a characteristic, now or when last in play. Negative ones count as 0 (6.6.2).
    Stat(i16, Stat, CardOperand),
    /// A multiple of the printed characteristic of a card outside of play.
    Printed(i16, Stat, CardOperand),
    /// A multiple of the player's lore.
    Lore(i16, PlayerOperand),
    /// A multiple of the player's ink drops.
    Drops(i16, PlayerOperand),
    /// A multiple of the number of times that the event of a [`Cond::ThisTurn`](super::Cond::ThisTurn)
    /// happened.
    Happened(i16, CondId),
    /// A multiple of the number of these cards that fit, wherever they are now.
    PerOne(i16, CardOperand, FilterId),
    /// A multiple of the number of ink types among the cards that fit.
    InkTypes(i16, FilterId),
    /// A multiple of the number of names among the cards that fit.
    Names(i16, FilterId),
    /// Another value (index into the list of values), up to a maximum.
    AtMost(u16, i16),
    /// Another value (index into the list of values) plus a number.
    Plus(u16, i16),
    /// The number of cards that the player's hand is short of this size.
    HandBelow(PlayerOperand, i16),
    /// The number of cards in the player's hand above this size.
    HandAbove(PlayerOperand, i16),
    /// The number of cards that the first player's hand is short of the second's.
    HandBehind(PlayerOperand, PlayerOperand),
    /// The number of fitting cards above this number.
    Above(FilterId, i16),
}
