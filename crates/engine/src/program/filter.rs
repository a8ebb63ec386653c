//! Filters: descriptions of cards, and the tests in them.

use super::{CardOperand, CondId, FilterId, PlayerOperand, Reg};
use crate::bits::bit_set;
use wording::{Ink, KeywordKind, Kind, Stat};

/// The zone to look in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilterZone {
    Play,
    Hand,
    Discard,
    Inkwell,
    /// Cards that this effect is looking at or revealing.
    Aside,
    /// The deck, while a player searches it.
    Deck,
    HandOrDiscard,
    HandDiscardPlay,
    /// The cards under these cards.
    Under(CardOperand),
}

/// The players whose cards count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilterOwner {
    Any,
    You,
    Opponents,
    Of(PlayerOperand),
}

/// A description of cards, ready to test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    pub zone: FilterZone,
    pub side: FilterOwner,
    pub tests: Vec<CardTest>,
    /// Whether a test depends on characteristics that abilities can change.
    pub derived: bool,
}

/// One requirement for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardTest {
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
    /// None of these cards.
    Except(CardOperand),
    /// One of these cards.
    Is(CardOperand),
    /// Has this name.
    Named(u16),
    /// Has one of these names: start and length of a range in
    /// [`Programs::name_lists`](crate::Programs::name_lists).
    NamedAny(u16, u8),
    /// Doesn't have this name.
    NotNamed(u16),
    AtLeast(Stat, i16),
    AtMost(Stat, i16),
    Keyword(KeywordKind),
    NoKeyword(KeywordKind),
    /// Has no ability, neither printed nor gained.
    NoAbility,
    AtLocation,
    /// Is a location or is at one, as in "locations and characters at locations".
    LocationOrAtOne,
    /// Is at the source, which is a location.
    AtThis,
    /// Is at the location that the source is at.
    WhereThisIs,
    /// Is at this location.
    At(CardOperand),
    Challenging,
    Challenged,
    /// Is challenging a card that fits.
    ChallengingA(FilterId),
    HasUnder,
    /// Has the inkwell symbol.
    Inkable,
    /// Has a higher value than each other card that fits.
    MoreThanEach(Stat, FilterId),
    /// No other card that fits has a higher value.
    NoneHasMore(Stat, FilterId),
    /// One of these players played it this turn, and it has at most gone to its player's discard since
    /// (7.1.6).
    PlayedThisTurn(PlayerOperand),
    /// Shares a name with this card, wherever that one is.
    SharesName(CardOperand),
    /// Has the name that a player named.
    GivenName,
    /// Its first characteristic is at most the second of the other card, now or when last in play.
    AtMostOf(Stat, Stat, CardOperand),
    /// Its characteristic is less than the other card's.
    LessThan(Stat, CardOperand),
    /// Costs at most this much more than the other card.
    CostUpTo(i16, CardOperand),
    /// Its characteristic plus those of the cards already in the register is at most this number.
    WithinTotal(Stat, i16, Reg),
    /// Was challenged this turn.
    WasChallenged,
    /// Has at least this much damage.
    DamageAtLeast(u16),
    /// Was under this card when that left play, and left with it.
    WasUnder(CardOperand),
    /// Passes all tests of one of several filters: start and length of a range in
    /// [`Programs::alternatives`](crate::Programs::alternatives).
    Any(u16, u8),
    /// The condition holds with the card as [`CardOperand::It`].
    Such(CondId),
    /// Allows the action that it is chosen for.
    Able(RequiredAction),
}

/// An action that must be possible for the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequiredAction {
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
        by: CardOperand,
        free: bool,
    },
    Sing(CardOperand),
    Move,
    BeMovedTo(CardOperand),
    TakeDamage(i16),
    LoseDamage,
    Discard,
}

bit_set! {
    /// Card types. A song is both an action and a song.
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
    /// Classifications, by index in the list of the [`CardDb`](crate::CardDb).
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
