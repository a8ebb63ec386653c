//! Programs: what ability trees are lowered into once, so that playing a game never looks at a tree.
//!
//! A program is a run of [`Op`]s in the [`CardDb`](crate::CardDb)'s one list. An effect frame walks it with a
//! program counter and keeps what was chosen in numbered registers.

use crate::db::ShiftDef;
use ability::{KeywordKind, Stat};
use serde::{Deserialize, Serialize};

/// A place in the list of ops.
pub type Pc = u32;

/// Index into `CardDb::filters`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FilterId(pub u16);

/// Index into `CardDb::conditions`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CondId(pub u16);

/// Index into `CardDb::statics`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StaticId(pub u16);

/// Index into `CardDb::triggers`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TriggerId(pub u16);

/// Cards an op works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cards {
    /// The source.
    This,
    /// What the trigger event was about.
    Subject,
    /// The other card of the trigger event.
    Object,
    /// What a numbered register holds.
    Reg(u8),
    /// The two roles of the present challenge.
    Challenging,
    Challenged,
    /// The location that the first card of a register is at.
    PlaceOf(u8),
}

/// Players an op works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    You,
    Opponents,
    Everyone,
    /// The player a loop, choice or event named.
    That,
    /// The player of those cards.
    Of(Cards),
    /// Opponents with more lore than the speaker.
    Ahead,
    /// The player or players with the most cards in hand.
    MostCards,
}

/// A number, computed when needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    N(i16),
    /// So many times what the effect counted last (damage removed, lore lost).
    Counted(i16),
    /// So many times the number of cards that fit.
    PerCard(i16, FilterId),
    /// So many times the damage on the cards.
    PerDamage(i16, Cards),
    /// So many times the number of cards under them.
    PerUnder(i16, Cards),
    /// A characteristic, negative ones as 0 (6.6.2), times so many.
    Stat(i16, Stat, Cards),
    /// The same as printed, of a card that is not in play.
    Printed(i16, Stat, Cards),
    /// The player's lore, times so many.
    Lore(i16, Players),
    /// So many times how often the thing a [`Cond::ThisTurn`] asks for happened.
    Happened(i16, CondId),
    /// So many times the number of those cards that fit, wherever they are now.
    PerHeld(i16, Cards, FilterId),
    /// How many cards the player's hand holds above (`over`) or lacks to a size.
    HandGap {
        who: Players,
        size: i16,
        over: bool,
    },
    /// How many cards the first player's hand lacks to the second's.
    HandBehind(Players, Players),
    /// So many times the damage on all cards that fit.
    DamageOnFits(i16, FilterId),
    /// Another value (of `CardDb::values`), but at most so much.
    AtMost(u16, i16),
    /// How many more cards fit than so many.
    Above(FilterId, i16),
    /// So many times the number of different ink types among the cards that fit.
    InkTypes(i16, FilterId),
}

/// Where an op puts cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dest {
    Hand,
    Discard,
    Inkwell {
        exerted: bool,
    },
    DeckTop,
    DeckBottom,
    /// The player chooses top or bottom.
    DeckEither,
    /// The bottom, in a random order.
    DeckRandom,
    /// Under the card, faceup or facedown.
    Under {
        host: Cards,
        faceup: bool,
    },
}

/// How long a timed effect lasts, from the point of view of an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasts {
    /// Until the end of this turn (6.1.13.4).
    ThisTurn,
    /// Until the start of the speaker's next turn (6.1.13.3).
    UntilYourNextTurn,
    /// Through the next turn of the affected card's player (6.1.13.1).
    TheirNextTurn,
    /// The next readying at the start of a turn of the affected card's player.
    TheirNextReady,
    /// Until the end of the speaker's next turn.
    UntilEndOfYourNextTurn,
    /// Until the present challenge is over.
    Challenge,
    /// As long as the card stays what it is (6.1.13.5).
    WhileInPlay,
    /// As long as the source is in play.
    WhileSource,
}

/// One step of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    End,
    /// A new sentence: so far everything of it was done.
    Begin,
    /// Nothing of it was done.
    NotDone,
    /// Ask whether; go to `end` if not.
    May {
        by: Players,
        end: Pc,
    },
    /// Go on only if the condition holds.
    IfNot {
        cond: CondId,
        to: Pc,
    },
    /// Go on only if the last sentence was done.
    IfNotDone(Pc),
    IfDone(Pc),
    Jump(Pc),
    /// Run what follows up to `end` once for each of these players, the active player first (6.7.5).
    EachPlayer {
        who: Players,
        end: Pc,
        /// Registers from here on are new for each player; afterwards they hold what all of them chose.
        regs: u8,
    },
    /// Choose a player, who is "that player" from then on.
    ChoosePlayer {
        opponents: bool,
    },
    /// Choose one of `n` options; option k starts where the k-th `Jump` after this op leads.
    Option {
        by: Players,
        n: u8,
    },
    /// Choose cards into a register.
    Pick(Pick),
    /// Put all cards that fit into a register.
    All {
        reg: u8,
        from: FilterId,
    },
    /// Name a card.
    NameCard,
    Draw(Players, Value),
    DiscardHand(Players),
    Discard(Cards),
    GainLore(Players, Value),
    LoseLore(Players, Value),
    /// Pay ink as part of an effect or cost.
    PayInk(u8),
    /// Exert the source as a cost.
    PayExert,
    Deal(Value, Cards),
    PutDamage(Value, Cards),
    RemoveDamage {
        up_to: bool,
        amount: Value,
        from: Cards,
    },
    RemoveAllDamage(Cards),
    MoveDamage {
        up_to: bool,
        amount: Value,
        from: Cards,
        to: Cards,
    },
    Banish(Cards),
    Ready(Cards),
    Exert(Cards),
    Move(Cards, Dest),
    /// Put the rest of the cards looked at somewhere.
    MoveRest {
        dest: Dest,
        any_order: bool,
        by: Players,
    },
    ShuffleInto(Cards),
    ShuffleDeck(Players),
    /// Look at the top cards of a deck: they lie aside until the effect puts them somewhere.
    Look {
        whose: Players,
        n: u8,
        reveal: bool,
        by: Players,
    },
    /// Put the cards lying aside into a register.
    Aside {
        reg: u8,
    },
    Reveal(Cards),
    /// Take the top cards of a deck into a register without looking.
    Top {
        whose: Players,
        n: u8,
        reg: u8,
    },
    Play {
        what: Cards,
        free: bool,
    },
    MoveToLocation {
        who: Cards,
        to: Cards,
    },
    /// Give modifications (a range of `CardDb::mods`) for a time.
    Give {
        to: Cards,
        mods: (u16, u8),
        lasts: Lasts,
    },
    /// Set up a rule for a time.
    Enact {
        what: StaticId,
        lasts: Lasts,
    },
    /// "the next X you play costs N less".
    PayLessForNext {
        n: Value,
        what: FilterId,
    },
    /// A floating or delayed trigger (6.2.7).
    Watch {
        trigger: TriggerId,
        lasts: Lasts,
        once: bool,
        about: Option<Cards>,
    },
    /// The built-in effect of Boost (8.4.1).
    Boost,
    /// The cards, just played by this effect, entered play exerted (6.7.8).
    Entered(Cards),
    /// Show the players' hands to everyone (6.1.14.1), or to the speaker alone.
    ShowHand {
        whose: Players,
        to_all: bool,
    },
    /// Show cards to everyone while the effect lasts.
    Show(Cards),
    /// Look through a deck (7.1.4).
    Search(Players),
    /// Take cards at random into a register.
    Random {
        reg: u8,
        from: FilterId,
        n: Value,
    },
    /// Choose exactly as many cards as a value says; the numbers in the pick don't count.
    PickMany(Pick, Value),
    /// Each of these players draws until their hand has this size.
    DrawUntil(Players, Value),
    /// Reveal cards from the top of the speaker's deck until one fits; it goes into the register.
    RevealUntil {
        from: FilterId,
        reg: u8,
    },
    /// Look at or reveal as many cards from the top as a value says.
    LookMany {
        n: Value,
        reveal: bool,
    },
    /// Shuffle the rest of the cards lying aside into their decks.
    ShuffleRest,
    /// Keep a number for what follows.
    Count(Value),
    /// Run what follows up to `end` so many times; registers from `regs` on are new each time.
    Times {
        n: Value,
        end: Pc,
        regs: u8,
    },
    /// Begin the whole program again.
    Restart(Pc),
    /// Pay ink by another player than the speaker.
    PayInkBy(Players, u8),
    /// The action that was just played goes to the bottom of its player's deck when its effect is over.
    BottomWhenDone(Cards),
    /// Play cards for free; they enter play exerted.
    PlayExerted(Cards),
    /// Put the cards of a register on top or on the bottom of their players' decks, each player's own in any order.
    MoveOrdered {
        reg: u8,
        top: bool,
    },
    /// Keep cards in a register, with what it holds already.
    Hold {
        reg: u8,
        cards: Cards,
    },
    /// The top card of the speaker's deck goes facedown under each of those cards, as long as there are any.
    TopUnderEach(Cards),
}

/// The register of the characters that sang the song whose effect resolves.
pub const SINGERS: u8 = 120;

/// The register of the cards that the effect removed damage from.
pub const HEALED: u8 = 121;

/// A choice of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    pub reg: u8,
    pub by: Players,
    pub from: FilterId,
    pub min: u8,
    pub max: u8,
    /// The text says "chosen" or "choose": Ward applies (8.15.1).
    pub choose: bool,
    /// What the choice is for.
    pub purpose: Purpose,
}

/// Why cards are chosen, where it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purpose {
    Effect,
    /// Chosen for Support (8.13.1).
    Support,
    /// As part of a cost.
    Cost,
}

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
}

/// The bit of a kind of card in [`Test::Kind`].
pub fn kind_bit(kind: ability::Kind) -> u8 {
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

/// A modification of a card's characteristics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mod {
    Strength(Value),
    Willpower(Value),
    Lore(Value),
    Keyword(KeywordKind, u8),
    Lose(KeywordKind),
    /// Bits of [`cant`].
    Cant(u16),
    /// It can't gain the keyword, nor keep it.
    Bar(KeywordKind),
    /// A number times the value, for keywords with a plus.
    KeywordPer(KeywordKind, Value),
    /// A classification it has besides.
    Class(u8),
    /// An ability it has besides: index into `CardDb::grants`.
    Ability(u8),
    /// What it counts as more when it sings.
    SingCost(u8),
    /// Ink to pay for questing and for challenging.
    Toll(u8),
    /// Its characteristic is never below the printed one.
    Floor(Stat),
    /// It can challenge what fits though that is ready; only for a time.
    ChallengeReady(FilterId),
    /// The next damage that would be dealt to it isn't; only for a time.
    Shield,
}

/// What a card can be kept from doing, as bits.
pub mod cant {
    pub const QUEST: u16 = 1;
    pub const CHALLENGE: u16 = 2;
    pub const BE_CHALLENGED: u16 = 4;
    pub const READY: u16 = 8;
    pub const READY_AT_START: u16 = 16;
    pub const SING: u16 = 32;
    pub const BE_DEALT_DAMAGE: u16 = 64;
    pub const BE_CHOSEN: u16 = 128;
    pub const MOVE: u16 = 256;
    pub const TAKE_CHALLENGE_DAMAGE: u16 = 512;
    /// Not quest: it must do so while it can (the turn can't end before).
    pub const NOT_QUEST: u16 = 1024;
    /// Wait to dry before questing: what a card with this bit need not do.
    pub const WAIT_TO_QUEST: u16 = 2048;
    /// Be passed over: opponents who choose must choose it where they can.
    pub const BE_PASSED_OVER: u16 = 4096;
    /// Deal damage by Strength in a challenge: Willpower takes its place.
    pub const DAMAGE_BY_STRENGTH: u16 = 8192;
}

/// What a static ability speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    This,
    Fits(FilterId),
}

/// A static ability (6.4), ready to apply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StaticDef {
    pub cond: Option<CondId>,
    /// Bits of [`dep`].
    pub deps: u8,
    /// It asks for something that static abilities may change themselves.
    pub derived: bool,
    pub rule: StaticRule,
}

/// What the outcome of a static ability depends on besides the cards in play, as bits.
pub mod dep {
    /// Which cards are in zones other than Play.
    pub const ZONES: u8 = 1;
    /// Ready or exerted.
    pub const EXERT: u8 = 2;
    pub const DAMAGE: u8 = 4;
    /// Whose turn it is.
    pub const TURN: u8 = 8;
    pub const LORE: u8 = 16;
    /// What happened this turn.
    pub const HISTORY: u8 = 32;
    /// Who challenges whom.
    pub const CHALLENGE: u8 = 64;
    /// Characteristics that static abilities may change themselves.
    pub const DERIVED: u8 = 128;
    pub const ALL: u8 = u8::MAX;
}

/// Kinds of static rules as bits, so that a question no card in play speaks to costs nothing.
pub mod kind {
    pub const MODS: u16 = 1;
    pub const CHALLENGE: u16 = 2;
    pub const CANT_PLAY: u16 = 4;
    pub const PAY_LESS: u16 = 8;
    pub const INK: u16 = 16;
    pub const ENTERS: u16 = 32;
    pub const LORE_TO_WIN: u16 = 64;
    pub const SKIP_DRAW: u16 = 128;
    pub const MOVE: u16 = 256;
    pub const LORE: u16 = 512;
    pub const FREE: u16 = 1024;
    /// What players keep, show and use.
    pub const PLAYER: u16 = 2048;
}

impl StaticDef {
    /// What traits depend on because of it.
    pub fn mods_deps(&self) -> u8 {
        let derived = if self.derived { dep::DERIVED } else { 0 };
        if self.rule.kind() == kind::MODS { self.deps | derived } else { 0 }
    }
}

impl StaticRule {
    /// Its bit of [`kind`].
    pub fn kind(&self) -> u16 {
        match self {
            StaticRule::Mods { .. } => kind::MODS,
            StaticRule::ChallengeBan { .. } | StaticRule::ChallengeReady { .. } => kind::CHALLENGE,
            StaticRule::CantPlay { .. } => kind::CANT_PLAY,
            StaticRule::PayLess { .. } => kind::PAY_LESS,
            StaticRule::InkAdditional => kind::INK,
            StaticRule::EntersExerted(_)
            | StaticRule::MayEnterExerted(_)
            | StaticRule::EntersWithDamage(..) => kind::ENTERS,
            StaticRule::LoreToWin(..) => kind::LORE_TO_WIN,
            StaticRule::SkipDraw => kind::SKIP_DRAW,
            StaticRule::MoveFree(_) | StaticRule::MoveLess { .. } => kind::MOVE,
            StaticRule::CantPlayThis(_) => kind::CANT_PLAY,
            StaticRule::CantGainLore(_) | StaticRule::CantLoseLore(_) => kind::LORE,
            StaticRule::Inkable(_) | StaticRule::InkFromDiscard | StaticRule::InkwellExerted(_) => kind::INK,
            StaticRule::PlayFree(_) | StaticRule::PlayFreeFor(_) => kind::FREE,
            StaticRule::PayMore { .. } => kind::PAY_LESS,
            StaticRule::NoDamageRemoval => kind::LORE,
            StaticRule::OneChallenger => kind::CHALLENGE,
            StaticRule::EnterExertedTo(_) => kind::ENTERS,
            StaticRule::CantGainLoreUnless(..) => kind::LORE,
            StaticRule::NoDiscard | StaticRule::FaceUpTop(_) | StaticRule::UseFree(_) => kind::PLAYER,
            StaticRule::GainsShift(_) => kind::FREE,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StaticRule {
    Mods {
        on: Scope,
        mods: (u16, u8),
    },
    /// The first can't challenge the second.
    ChallengeBan {
        by: Scope,
        target: Scope,
    },
    /// The first can challenge the second though it is ready.
    ChallengeReady {
        by: Scope,
        target: FilterId,
    },
    CantPlay {
        who: Players,
        what: FilterId,
    },
    PayLess {
        n: Value,
        what: Scope,
        /// Only when it is played by Shift.
        shift: bool,
    },
    InkAdditional,
    EntersExerted(Scope),
    MayEnterExerted(Scope),
    EntersWithDamage(Scope, u8),
    LoreToWin(Players, u8),
    SkipDraw,
    /// These characters move here, to the source, for free.
    MoveFree(Scope),
    /// Moving these characters costs less, to the source or to what fits.
    MoveLess {
        n: Value,
        who: Scope,
        to: Option<FilterId>,
    },
    /// The card itself can't be played by these players.
    CantPlayThis(Players),
    CantGainLore(Players),
    CantLoseLore(Players),
    /// Cards in hand that count as having the inkwell symbol.
    Inkable(Scope),
    InkFromDiscard,
    /// May be played for free.
    PlayFree(Scope),
    /// The card itself may be played for this program instead of ink.
    PlayFreeFor(Pc),
    PayMore {
        who: Players,
        n: u8,
        what: Scope,
    },
    /// No damage can be removed.
    NoDamageRemoval,
    /// A second character can't challenge in a turn.
    OneChallenger,
    /// Cards come into these players' inkwells exerted.
    InkwellExerted(Players),
    /// The card itself may enter play exerted, and then this program runs.
    EnterExertedTo(Pc),
    /// Each of these players can't gain lore unless the condition holds for that player.
    CantGainLoreUnless(Players, CondId),
    /// No effect makes the source's player discard.
    NoDiscard,
    /// The top cards of these players' decks are seen by all.
    FaceUpTop(Players),
    /// The source's ability of that name costs no ink.
    UseFree(u16),
    /// The card itself has this Shift besides, wherever it is.
    GainsShift(ShiftDef),
}

/// What happened, as far as triggers can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Moment {
    Played,
    Quested,
    Challenges,
    Challenged,
    Banished,
    BanishedInChallenge,
    ChallengerBanished,
    ChallengedBanished,
    BanishesInChallenge,
    LeavesPlay,
    Sings,
    Moves,
    TakesDamage,
    DamageRemoved,
    Exerted,
    Readied,
    Drawn,
    Discarded,
    PutIntoInkwell,
    Inked,
    PutUnder,
    LoreGained,
    LoreLost,
    ChosenForSupport,
    TurnStarts,
    TurnEnds,
    /// A card came into a discard, or left one.
    IntoDiscard,
    LeftDiscard,
    /// A character dealt damage to another in a challenge.
    DealsChallengeDamage,
    /// A card in play went back to its player's hand.
    Returned,
    /// The card is put on top of the other by Shift.
    PlayedOn,
    /// A song was sung, by one character or several.
    SongSung,
    /// A card was chosen for an action or ability, the other card, by a player.
    Chosen,
    /// The Boost ability of a card was used.
    UsedBoost,
    /// The challenge of this card against the other is over.
    ChallengeOver,
    /// An effect of the other card dealt it damage.
    EffectDamage,
    /// A card went from its player's discard to the hand.
    BackToHand,
    /// A player discarded cards, one or more at once.
    DiscardedSome,
}

impl Moment {
    pub fn bit(self) -> u64 {
        1 << (self as u8)
    }
}

/// A triggered ability (6.2), ready to watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriggerDef {
    pub moment: Moment,
    /// What the event must be about; `None` for events that are about a player.
    pub subject: Option<Scope>,
    pub object: Option<Scope>,
    /// Whose doing it must be.
    pub who: Option<Players>,
    pub window: Window,
    /// Only once in a turn (6.1.13.2).
    pub once: bool,
    /// Only twice in a turn.
    pub twice: bool,
    /// What must hold when the event happens, besides.
    pub cond: Option<CondId>,
    pub program: Pc,
}

/// When a triggered ability watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    Always,
    YourTurn,
    OpponentsTurn,
    /// The turn of the player whose doing the event is.
    TheirTurn,
}

/// Abilities that a card can gain, ready to use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Granted {
    pub triggers: Vec<TriggerId>,
    /// Bits of the moments its triggers wait for.
    pub listens: u64,
    pub statics: Vec<StaticId>,
    pub static_kinds: u16,
    pub activated: Option<ActivatedDef>,
}

/// An activated ability (6.3), ready to use: its program begins with its costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActivatedDef {
    pub exert: bool,
    pub ink: u8,
    pub program: Pc,
    /// Where the costs end and the effects begin.
    pub effects: Pc,
    /// At most once in a turn (Boost, 8.4.1).
    pub once: bool,
    /// When it may be used at all.
    pub cond: Option<CondId>,
    /// It is Boost, which needs a card in the deck.
    pub boost: bool,
}

/// A replacement effect (6.5), ready to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplacementDef {
    pub replaces: Replaces,
    pub subject: Scope,
    pub window: Window,
    pub instead: Instead,
    /// Only the first time in a turn.
    pub once: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replaces {
    DealtDamage,
    TakenDamage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Nothing happens.
    Nothing,
    /// That much damage is put on the source.
    PutOnSource,
}
