//! Descriptions of cards.

use super::{Cards, Condition, Players};
use wording::{Class, Ink, KeywordKind, Kind, Name, Stat};

/// Which cards: where they are, whose they are, and what must hold for each.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Description {
    pub place: Place,
    pub side: Side,
    pub tests: Vec<Test>,
}

/// Where to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    Play,
    Hand,
    Discard,
    Inkwell,
    /// In a deck, while it is searched.
    Deck,
    HandOrDiscard,
    /// Under those cards.
    Under(Cards),
    /// Among cards that this effect looks at or reveals and that lie aside still.
    Aside,
}

/// Whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Any,
    Of(Players),
}

/// One thing a card must fulfil.
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
    /// None of those cards: what "other" leaves out (6.1.6).
    Except(Cards),
    /// That very card.
    Is(Cards),
    /// Answers to one of these names.
    Named(Vec<Name>),
    NotNamed(Vec<Name>),
    AtLeast(Stat, i16),
    AtMost(Stat, i16),
    Has(KeywordKind),
    Lacks(KeywordKind),
    AtLocation,
    /// A location itself, or at one.
    LocationOrAtOne,
    /// At this location.
    AtThis,
    /// Where this character is.
    WhereThisIs,
    /// At that location.
    At(Cards),
    Challenging,
    Challenged,
    /// Challenges, in the present challenge, something that fits.
    ChallengingA(Box<Description>),
    /// A card lies under it.
    HasUnder,
    /// Has the inkwell symbol.
    Inkable,
    /// Has more of it than each other card that fits.
    MoreThanEach(Stat, Box<Description>),
    /// Has a name in common with that card, as it is or last was.
    SharesName(Cards),
    /// Answers to the name a player gave.
    GivenName,
    /// The first characteristic is at most the second of that card, as it is or last was.
    AtMostOf(Stat, Stat, Cards),
    LessThan(Stat, Cards),
    /// Costs at most this much more than that card.
    CostUpTo(i16, Cards),
    /// All that are picked have at most this much of it together.
    Total(Stat, i16),
    /// Was challenged this turn.
    WasChallenged,
    DamageAtLeast(u16),
    /// Lay under that card when it left play, and went with it.
    WasUnder(Cards),
    /// All tests of one of the lists hold.
    Any(Vec<Vec<Test>>),
    /// The condition holds, in which [`Cards::It`] is the card described.
    Such(Box<Condition>),
    /// What it is picked for can be done to it.
    Able(Able),
}

/// What must be possible with a card for it to be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Able {
    /// It is ready, and so can be exerted; `symbol`: by the exert symbol (5.1.1.11).
    Exert {
        symbol: bool,
    },
    /// It is ready and dry, and so can exert as a cost (4.4.2.1).
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
    /// It can be moved by an effect, to some location.
    Move,
    /// It is a location that those cards can be moved to.
    BeMovedTo(Cards),
    /// If this much damage were dealt to it, some would be left over.
    TakeDamage(i16),
    /// There is damage on it that can be removed or moved.
    LoseDamage,
    /// Its player can be made to discard it.
    Discard,
}
