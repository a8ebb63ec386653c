//! Descriptions of cards.

use super::{Cards, Condition, Players};
use wording::{Class, Ink, KeywordKind, Kind, Name, Stat};

/// A set of cards, described by zone, owner, and tests that each card must pass.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Description {
    pub place: Place,
    pub side: Side,
    pub tests: Vec<Test>,
}

/// The place where the cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    Play,
    Hand,
    Discard,
    Inkwell,
    /// In a deck, while it is searched.
    Deck,
    HandOrDiscard,
    /// Hand, discard and play together.
    HandDiscardPlay,
    /// Under those cards.
    Under(Cards),
    /// Among the cards that this effect looks at or reveals and that are still set aside.
    Aside,
}

/// The owner of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Any,
    Of(Players),
}

/// A test on one card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Test {
    /// One of these kinds.
    Kind(Vec<Kind>),
    NotKind(Kind),
    /// One of these classifications.
    Class(Vec<Class>),
    Ink(Ink),
    Exerted,
    Ready,
    Damaged,
    Undamaged,
    /// It is none of those cards, which "other" leaves out (6.1.6).
    Except(Cards),
    /// It is that card.
    Is(Cards),
    /// It has one of these names.
    Named(Vec<Name>),
    NotNamed(Vec<Name>),
    AtLeast(Stat, i16),
    AtMost(Stat, i16),
    Has(KeywordKind),
    Lacks(KeywordKind),
    /// It has no ability at all.
    LacksAbility,
    AtLocation,
    /// It is a location or at one.
    LocationOrAtOne,
    /// It is at this location.
    AtThis,
    /// It is where this character is.
    WhereThisIs,
    /// It is at that location.
    At(Cards),
    Challenging,
    Challenged,
    /// It is challenging a matching card.
    ChallengingA(Box<Description>),
    /// It has a card under it.
    HasUnder,
    /// It has the inkwell symbol.
    Inkable,
    /// It has more of the characteristic than each other matching card.
    MoreThanEach(Stat, Box<Description>),
    /// No other matching card has more of the characteristic.
    NoneHasMore(Stat, Box<Description>),
    /// These players played it this turn, and it has at most gone to its player's discard since (7.1.6).
    PlayedThisTurn(Players),
    /// It shares a name with that card, as that card is or last was.
    SharesName(Cards),
    /// It has the name a player gave.
    GivenName,
    /// Its first characteristic is at most that card's second, as that card is or last was.
    AtMostOf(Stat, Stat, Cards),
    LessThan(Stat, Cards),
    /// It costs at most this much more than that card.
    CostUpTo(i16, Cards),
    /// All cards picked have at most this total of the characteristic.
    Total(Stat, i16),
    /// It was challenged this turn.
    WasChallenged,
    DamageAtLeast(u16),
    /// It was under that card when that card left play, and went with it.
    WasUnder(Cards),
    /// It passes all tests of one of these lists.
    Any(Vec<Vec<Test>>),
    /// The condition holds, where [`Cards::It`] is the described card.
    Such(Box<Condition>),
    /// The effect it is picked for can do this to it.
    Able(Able),
}

/// An action that must be possible with a card before it is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Able {
    /// It is ready, so it can exert; `symbol` means by the exert symbol (5.1.1.11).
    Exert {
        symbol: bool,
    },
    /// It is ready and dry, so it can exert as a cost (4.4.2.1).
    ExertAsCost,
    Ready,
    /// Its player can play it, for free or for its cost.
    Play {
        free: bool,
    },
    /// Its player can play it by Shift now.
    Shift {
        free: bool,
    },
    /// That card can be shifted onto it.
    BeShiftedOn {
        by: Cards,
        free: bool,
    },
    /// It can sing that song.
    Sing(Cards),
    /// An effect can move it to some location.
    Move,
    /// It is a location, and those cards can be moved to it.
    BeMovedTo(Cards),
    /// If dealt this much damage, it would take some.
    TakeDamage(i16),
    /// It has damage that can be removed or moved.
    LoseDamage,
    /// Its player can be made to discard it.
    Discard,
}
