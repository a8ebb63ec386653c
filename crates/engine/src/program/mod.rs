//! Programs: what ability trees are lowered into once, so that playing a game never looks at a tree.
//!
//! A program is a run of [`Op`]s in the [`CardDb`](crate::CardDb)'s one list. An effect frame walks it with a
//! program counter and keeps what was chosen in numbered registers.

mod filter;
mod rule;
mod trigger;

pub use filter::{Cond, Filter, Side, Test, Where, kind_bit};
pub use rule::{Granted, Mod, Scope, StaticDef, StaticRule, cant, dep, kind};
pub use trigger::{ActivatedDef, Instead, Moment, ReplacementDef, Replaces, TriggerDef, Window};

use ability::Stat;
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
    /// Those that the effect's player chose.
    Chosen,
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
    /// Keep who these players are now, for what follows.
    KeepPlayers(Players),
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
    /// Look at the cards of an inkwell, which lie facedown otherwise.
    LookAtInkwell(Players),
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
    /// Choose players; they are [`Players::Chosen`] from then on.
    ChoosePlayers {
        min: u8,
        max: u8,
    },
    /// Put a card into a register that has gone from where it was to a discard, and nowhere else (7.1.6).
    Recall {
        reg: u8,
        card: Cards,
    },
    /// Put the characters that sang the song of the trigger's event and fit into a register.
    Sang {
        reg: u8,
        from: FilterId,
    },
    /// Play a card in one of the ways it could be played from its player's hand.
    PlayBy {
        what: Cards,
        way: Way,
    },
    /// Set up a rule for each of these players, about their next Ready step.
    EnactReady {
        what: StaticId,
        who: Players,
    },
    /// Of the cards that fit, those that the register does not hold stay exerted in this Ready step.
    KeepExerted {
        reg: u8,
        from: FilterId,
    },
}

/// How a card is played (4.3.2); cards that are exerted or shifted onto are in a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// For its cost in ink.
    Ink,
    /// For its Shift cost, or `free`.
    Shift {
        base: u8,
        free: bool,
    },
    /// Sung by one character.
    Sing(u8),
    SingTogether,
    /// For free, where an ability says that it may be.
    Free,
}

/// The register of the characters that sang the song whose effect resolves.
pub const SINGERS: u8 = 120;

/// The register of the cards that the effect removed damage from.
pub const HEALED: u8 = 121;

/// The register of the characters that the effect moved to a location.
pub const MOVED: u8 = 122;

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
