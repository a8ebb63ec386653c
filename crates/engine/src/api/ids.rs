//! Small ids for the things in a game, and rule numbers.

use crate::bits::bit_set;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A seat at the table, counted from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

bit_set! {
    /// A set of seats. A game has at most 64.
    SeatSet(u64) {}
}

impl SeatSet {
    #[inline]
    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `n` seats. `n` is at least 1.
    #[inline]
    pub(crate) const fn first(n: usize) -> SeatSet {
        SeatSet(u64::MAX >> (64 - n))
    }

    /// The seats of the set, lowest first.
    #[inline]
    pub fn iter(self) -> Seats {
        Seats(self)
    }
}

/// Iterator over the seats of a set, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Seats(SeatSet);

impl Iterator for Seats {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.0.is_empty() {
            return None;
        }
        let seat = Seat(self.0.bits().trailing_zeros() as u8);
        self.0.remove(SeatSet::of(seat));
        Some(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().map(SeatSet::of).collect()
    }
}

/// One physical card in a game. In a view, the viewer's own number for the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CardId(pub u16);

impl CardId {
    /// No card.
    pub const NONE: CardId = CardId(u16::MAX);

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn is_some(self) -> bool {
        self != CardId::NONE
    }

    pub fn is_none(self) -> bool {
        self == CardId::NONE
    }
}

/// A card during one stay in a zone. A card that changes zones counts as a new one (7.1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardRef {
    pub id: CardId,
    /// How many times the card had changed zones by then.
    pub life: u16,
}

impl CardRef {
    pub const NONE: CardRef = CardRef { id: CardId::NONE, life: 0 };
}

/// A card definition in the [`CardDb`](crate::CardDb).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DefId(pub u16);

impl DefId {
    /// A marketing card in an inkwell (10.2.2). It belongs to no deck.
    pub const MARKETING: DefId = DefId(u16::MAX);

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A rule number of the Comprehensive Rules, such as 4.6.6.1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RuleNo(pub [u8; 4]);

impl RuleNo {
    /// Whether `self` is `other` or one of its subrules: 4.6.4.2 lies within 4.6.4.
    pub fn is_within(self, other: RuleNo) -> bool {
        self.0.iter().zip(other.0).all(|(a, b)| b == 0 || *a == b)
    }

    /// Parses "4.6.6.1". Returns `None` if the text is not a rule number.
    pub fn parse(text: &str) -> Option<RuleNo> {
        let mut parts = [0; 4];
        let mut count = 0;
        for part in text.split('.') {
            *parts.get_mut(count)? = part.parse().ok().filter(|n| *n > 0)?;
            count += 1;
        }
        (count > 0).then_some(RuleNo(parts))
    }
}

/// Builds a rule number from its parts, with 0 for missing ones: `rule(4, 6, 6, 1)`, `rule(8, 6, 1, 0)`.
pub const fn rule(chapter: u8, section: u8, item: u8, sub: u8) -> RuleNo {
    RuleNo([chapter, section, item, sub])
}

impl fmt::Display for RuleNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0[0])?;
        for part in self.0[1..].iter().take_while(|part| **part > 0) {
            write!(f, ".{part}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for RuleNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
