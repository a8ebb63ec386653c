//! Which cards are meant, and tests on the game.

use super::{Cards, CondId, FilterId, Moment, Players};
use ability::{KeywordKind, Stat};

/// Where to look for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    Play,
    Hand,
    Discard,
    Inkwell,
    /// Cards being looked at.
    Aside,
    /// Under the source.
    UnderSource,
    /// In the deck, while it is searched.
    Deck,
    HandOrDiscard,
    /// Under those cards.
    UnderOf(Cards),
}

/// Whose cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Any,
    You,
    Opponents,
    /// "their", "that player's".
    That,
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
    /// Bits of [`kind_bit`].
    Kind(u8),
    /// Any of these classifications.
    Class(u128),
    Ink(u8),
    Exerted,
    Ready,
    Damaged,
    Undamaged,
    /// Not the source, nothing selected before (6.1.6).
    Other,
    /// Answers to the name.
    Named(u16),
    /// Answers to one of these names: a range of `CardDb::name_lists`.
    NamedAny(u16, u8),
    AtLeast(Stat, i16),
    AtMost(Stat, i16),
    Keyword(KeywordKind),
    NoKeyword(KeywordKind),
    AtLocation,
    /// A location itself, or at one: "locations and characters at locations".
    LocationOrAtOne,
    /// At the source.
    Here,
    Challenging,
    Challenged,
    HasUnder,
    /// Has the inkwell symbol printed.
    Inkable,
    /// Not drying (1.7.5).
    Dry,
    /// The source itself.
    This,
    /// Challenges, in the present challenge, what fits.
    ChallengingA(FilterId),
    /// Has more of it than each card that fits.
    MoreThanEach(Stat, FilterId),
    /// None of these kinds.
    NotKind(u8),
    /// Doesn't answer to the name.
    NotNamed(u16),
    /// Shares a name with that card, wherever it is.
    SameName(Cards),
    /// Answers to the name a player gave.
    GivenName,
    /// The first characteristic is at most the second of that card, as it is or last was.
    AtMostOf(Stat, Stat, Cards),
    /// The characteristic is less than that card's.
    LessThan(Stat, Cards),
    /// Costs at most so much more than that card.
    CostUpTo(i16, Cards),
    /// Together with what the register holds, the characteristic is at most so much.
    WithinTotal(Stat, i16, u8),
    /// Was challenged this turn.
    WasChallenged,
    /// Fits one of the two.
    Either(FilterId, FilterId),
    /// Has so much damage or more.
    DamageAtLeast(u16),
    /// None of those cards.
    Apart(Cards),
    /// Lay under that card when it left play, and went with it.
    WasUnder(Cards),
    /// Can be played by Shift now; with `free`, whatever that costs.
    Shiftable {
        free: bool,
    },
    /// That card's Shift lets it be played onto this one (8.10.1).
    ShiftBase {
        of: Cards,
        free: bool,
    },
    /// Can sing that song (5.4.4.2).
    CanSing(Cards),
    /// Is exerted and would ready at the start of its player's turn.
    WouldReady,
}

/// The bit of a kind of card in [`Test::Kind`].
pub const fn kind_bit(kind: ability::Kind) -> u8 {
    match kind {
        ability::Kind::Character => 1,
        ability::Kind::Item => 2,
        ability::Kind::Location => 4,
        ability::Kind::Action => 8,
        ability::Kind::Song => 16,
    }
}

/// A test on the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    /// Number of cards that fit, between the bounds.
    Count {
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// One of these players has more cards that fit than the other side.
    More {
        who: Players,
        than: Players,
        filter: FilterId,
    },
    /// One of these players has that many cards that fit.
    Has {
        who: Players,
        filter: FilterId,
        min: u16,
        max: u16,
    },
    MoreLore {
        who: Players,
        than: Players,
    },
    Lore {
        who: Players,
        min: u16,
        max: u16,
    },
    /// All of those cards fit (and there is one).
    Are {
        cards: Cards,
        filter: FilterId,
    },
    /// The card just named is the card asked about.
    Named(Cards),
    Shifted(Cards),
    FirstTurnGoingSecond,
    YourTurn,
    OpponentsTurn,
    /// So many times this turn such a thing happened to (or was done by) such a card.
    ThisTurn {
        moment: Moment,
        who: Option<Players>,
        filter: FilterId,
        min: u16,
        max: u16,
    },
    All(Vec<CondId>),
    Any(Vec<CondId>),
    Not(CondId),
    /// The number that the event or effect counted lies between.
    Number {
        min: i16,
        max: i16,
    },
    /// So many of those cards fit, wherever they are now.
    Held {
        cards: Cards,
        filter: FilterId,
        min: u16,
        max: u16,
    },
    /// What was counted last is at least this.
    Counted(i16),
    SameName(Cards, Cards),
    /// It had a card under it when it was last in play.
    HadUnder(Cards),
}
