//! Which cards are meant.

use super::{Cards, CondId, FilterId, Players, Reg};
use crate::bits::bit_set;
use wording::{Ink, KeywordKind, Kind, Stat};

/// Where to look for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    Play,
    Hand,
    Discard,
    Inkwell,
    /// Cards that this effect looks at or reveals.
    Aside,
    /// In the deck, while it is searched.
    Deck,
    HandOrDiscard,
    /// Under those cards.
    Under(Cards),
}

/// Whose cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Any,
    You,
    Opponents,
    Of(Players),
}

/// A description of cards, ready to be tested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    pub zone: Where,
    pub side: Side,
    pub tests: Vec<Test>,
    /// Some test depends on characteristics that abilities change.
    pub derived: bool,
}

/// One thing a card must fulfil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// Any of these kinds.
    Kind(KindSet),
    /// None of these kinds.
    NotKind(KindSet),
    /// Any of these classifications.
    Class(ClassSet),
    Ink(InkSet),
    Exerted,
    Ready,
    Damaged,
    Undamaged,
    /// None of those cards.
    Except(Cards),
    /// One of those cards.
    Is(Cards),
    /// Answers to the name.
    Named(u16),
    /// Answers to one of these names: a range of the list of names.
    NamedAny(u16, u8),
    /// Doesn't answer to the name.
    NotNamed(u16),
    AtLeast(Stat, i16),
    AtMost(Stat, i16),
    Keyword(KeywordKind),
    NoKeyword(KeywordKind),
    AtLocation,
    /// A location itself, or at one: "locations and characters at locations".
    LocationOrAtOne,
    /// At the source.
    AtThis,
    /// Where the source is.
    WhereThisIs,
    /// At that location.
    At(Cards),
    Challenging,
    Challenged,
    /// Challenges, in the present challenge, what fits.
    ChallengingA(FilterId),
    HasUnder,
    /// Has the inkwell symbol printed.
    Inkable,
    /// Has more of it than each other card that fits.
    MoreThanEach(Stat, FilterId),
    /// Shares a name with that card, wherever it is.
    SharesName(Cards),
    /// Answers to the name a player gave.
    GivenName,
    /// The first characteristic is at most the second of that card, as it is or last was.
    AtMostOf(Stat, Stat, Cards),
    /// The characteristic is less than that card's.
    LessThan(Stat, Cards),
    /// Costs at most this much more than that card.
    CostUpTo(i16, Cards),
    /// Together with what the register holds in this round, the characteristic is at most this much.
    WithinTotal(Stat, i16, Reg),
    /// Was challenged this turn.
    WasChallenged,
    /// Has at least this much damage.
    DamageAtLeast(u16),
    /// Lay under that card when it left play, and went with it.
    WasUnder(Cards),
    /// Passes all tests of one of these filters: a range of the list of alternatives.
    Any(u16, u8),
    /// The condition holds, in which the card is [`Cards::It`].
    Such(CondId),
    /// What it is picked for can be done to it.
    Able(Able),
}

/// What must be possible with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Able {
    Exert {
        symbol: bool,
    },
    /// Ready and dry (4.4.2.1).
    ExertAsCost,
    Ready,
    Play {
        free: bool,
    },
    Shift {
        free: bool,
    },
    BeShiftedOn {
        by: Cards,
        free: bool,
    },
    Sing(Cards),
    Move,
    BeMovedTo(Cards),
    TakeDamage(i16),
    LoseDamage,
    Discard,
}

bit_set! {
    /// Kinds of cards. A song is an action, too.
    KindSet(u8) {}
}

impl KindSet {
    pub const fn of(kind: Kind) -> KindSet {
        KindSet(match kind {
            Kind::Character => 1,
            Kind::Item => 2,
            Kind::Location => 4,
            Kind::Action => 8,
            Kind::Song => 16,
        })
    }
}

bit_set! {
    /// Classifications, by their place in the list of the [`CardDb`](crate::CardDb).
    ClassSet(u128) {}
}

impl ClassSet {
    #[inline]
    pub const fn of(class: u8) -> ClassSet {
        ClassSet(1 << class)
    }
}

bit_set! {
    /// Ink types.
    InkSet(u8) {}
}

impl InkSet {
    pub const fn of(ink: Ink) -> InkSet {
        InkSet(1 << ink as u8)
    }
}
