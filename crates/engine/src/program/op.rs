//! The steps of programs. Each kind of op has a module under `effects` that says what it acts on and does it.

use super::{Cards, CondId, FilterId, Lasts, Pc, Players, Reg, StaticId, TriggerId, Value};
use serde::{Deserialize, Serialize};
use wording::Whom;

/// One step of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Flow(FlowOp),
    Choose(ChooseOp),
    Look(LookOp),
    Player(PlayerOp),
    Damage(DamageOp),
    Card(CardOp),
    Play(PlayOp),
    Lasting(LastingOp),
}

/// The course of an effect: `effects::flow`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlowOp {
    End,
    /// The ability came to nothing: its secondary condition failed (6.2.4).
    Failed,
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
    /// What follows up to `end` is begun only if all of it can be done; otherwise go there at once (6.1.5.1). With `again`, the
    /// part has begun with a choice, and is gone on with only if all of it can still be done.
    Try {
        end: Pc,
        otherwise: Pc,
        again: bool,
    },
    /// The part that a [`FlowOp::Try`] began is over: go on only if all of it was done.
    Done {
        otherwise: Pc,
    },
    Jump(Pc),
    /// Run what follows up to `end` once for each of these players, the active player first (6.7.5). `level` is how many
    /// loops are around it.
    EachPlayer {
        who: Players,
        person: u8,
        level: u8,
        end: Pc,
    },
    /// Go on where players act part by part (6.7.6.1), else go to `otherwise`, where each of them does the whole.
    PartByPart {
        otherwise: Pc,
    },
    /// Run what follows up to `end` this number of times.
    Times {
        n: Value,
        level: u8,
        end: Pc,
    },
    /// Choose one of `n` options; option k starts where the k-th jump after this op leads.
    Option {
        by: Players,
        n: u8,
    },
    /// Begin the whole program again.
    Restart(Pc),
    /// What this program speaks of does not happen (6.5.4).
    Replace,
}

/// Choosing and finding: `effects::choose`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChooseOp {
    /// Choose cards into a register.
    Pick(Pick),
    /// Choose exactly as many cards as a value says; the numbers in the pick don't count.
    PickMany(Pick, Value),
    /// Put all cards that fit into a register.
    All { reg: Reg, from: FilterId },
    /// Take cards at random into a register.
    Random { reg: Reg, from: FilterId, n: Value },
    /// Keep cards in a register, with what it holds already.
    Keep { reg: Reg, cards: Cards },
    /// Take the top cards of decks into a register without looking.
    Top { whose: Players, n: u8, reg: Reg },
    /// Put a card into a register that has gone from where it was to a discard, and nowhere else (7.1.6).
    Recall { reg: Reg, card: Cards },
    /// Choose a player, to be kept in mind.
    Player { person: u8, whom: Whom },
    /// Choose players; they are [`Players::Chosen`] from then on.
    Players { min: u8, max: u8 },
    /// Keep who these players are now, as [`Players::Chosen`].
    KeepPlayers(Players),
    /// Keep a number in mind.
    Count { slot: u8, n: Value },
    /// Name a card.
    Name,
}

/// Looking at hidden cards: `effects::look`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookOp {
    /// Look at the top cards of decks: they lie aside until the effect puts them somewhere.
    Look { reg: Reg, whose: Players, n: Value, by: Players, reveal: bool },
    /// Reveal cards from the top of a deck until one fits; it goes into the register.
    RevealUntil { reg: Reg, whose: Players, until: FilterId },
    /// Show the players' hands to everyone (6.1.14.1), or to the speaker alone.
    ShowHand { whose: Players, to_all: bool },
    /// Show cards to everyone while the effect lasts.
    Show(Cards),
    /// Look through a deck (7.1.4).
    Search(Players),
    /// Look at the cards of an inkwell, which lie facedown otherwise.
    Inkwell(Players),
}

/// What players do and what is done to them: `effects::players`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerOp {
    Draw {
        who: Players,
        n: Value,
        slot: Option<u8>,
        /// Keeps the cards that were drawn.
        reg: Option<Reg>,
        /// From the bottom of the deck.
        bottom: bool,
    },
    DiscardHand(Players),
    Discard {
        cards: Cards,
        slot: Option<u8>,
    },
    GainLore(Players, Value),
    LoseLore {
        who: Players,
        n: Value,
        slot: Option<u8>,
    },
    PayInk(Players, u8),
    /// Get ink drops (1.13.1.2).
    GetDrops(Players, Value),
    /// Remove ink drops; with `up_to` the player says how many.
    RemoveDrops {
        who: Players,
        n: Value,
        up_to: bool,
        slot: Option<u8>,
    },
    /// Exert the source as a cost.
    PayExert,
    ShuffleDeck(Players),
}

/// Damage (1.9): `effects::damage`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DamageOp {
    /// `whole`: nothing reduces it.
    Deal {
        n: Value,
        to: Cards,
        whole: bool,
    },
    Put {
        n: Value,
        on: Cards,
    },
    /// `total`: the amount is for all those cards together.
    Remove {
        up_to: bool,
        total: bool,
        n: Value,
        from: Cards,
        by: Players,
        slot: Option<u8>,
        healed: Option<Reg>,
    },
    Move {
        up_to: bool,
        n: Value,
        from: Cards,
        to: Cards,
        by: Players,
        slot: Option<u8>,
    },
}

/// What is done to cards: `effects::cards`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardOp {
    Banish(Cards),
    Ready(Cards),
    Exert {
        cards: Cards,
        symbol: bool,
    },
    Put {
        cards: Cards,
        dest: Dest,
    },
    /// Put cards on top or on the bottom of their players' decks, each player's own in the order that player gives.
    PutInOrder {
        cards: Cards,
        top: bool,
    },
    /// Put the rest of the cards looked at somewhere.
    PutRest {
        dest: Dest,
        any_order: bool,
        by: Players,
    },
    ShuffleInto(Cards),
    /// Shuffle the rest of the cards lying aside into their decks.
    ShuffleRest,
    /// The top card of the speaker's deck goes facedown under each of those cards.
    TopUnderEach(Cards),
    /// The built-in effect of Boost (8.4.1).
    Boost,
    MoveTo {
        who: Cards,
        to: Cards,
        moved: Option<Reg>,
    },
    /// The action that was just played goes to the bottom of its player's deck when its effect is over.
    BottomWhenDone(Cards),
    /// The source, which is being played, is played by Shift onto that card for free.
    ShiftOnto(Cards),
    /// All damage is removed from the card's stack, and the card alone goes back to its player's hand (8.10.8.5).
    TakeOff(Cards),
}

/// Playing cards: `effects::play_a_card`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayOp {
    pub cards: Cards,
    pub way: Way,
}

/// Setting up what lasts for a time: `effects::lasting`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastingOp {
    /// Give modifications (a range of the list of modifications) for a time.
    Give { to: Cards, mods: (u16, u8), lasts: Lasts },
    /// Set up a rule for a time.
    Enact { what: StaticId, lasts: Lasts },
    /// Set up a rule for each of these players, about their next Ready step.
    EnactInTurn { what: StaticId, who: Players, ready: bool },
    /// Of the cards that fit, those that the register does not hold stay exerted in this Ready step.
    KeepExerted { reg: Reg, from: FilterId },
    /// "the next X you play costs N less".
    PayLessForNext { n: Value, what: FilterId, shift: bool },
    /// What the next card that fits enters play with: an index into `CardDb::nexts`.
    TheNext { next: u16, lasts: Lasts },
    /// A floating or delayed trigger (6.2.7).
    Watch { trigger: TriggerId, lasts: Lasts, once: bool, about: Option<Cards> },
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

/// How a card is played (4.3.2); cards that are exerted or shifted onto are in a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// For free, because the effect says so.
    Free {
        exerted: bool,
    },
    /// For its cost in ink.
    Ink {
        exerted: bool,
    },
    /// For its Shift cost, or `free`.
    Shift {
        base: Cards,
        free: bool,
    },
    /// Sung by one character.
    Sing(Cards),
    SingTogether,
    /// For free, where an ability says that it may be.
    AsAllowed,
}

/// A choice of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    pub reg: Reg,
    pub by: Players,
    pub from: FilterId,
    pub min: u8,
    pub max: u8,
    /// The text says "chosen" or "choose": Ward applies (8.15.1).
    pub choose: bool,
    /// What is chosen is spoken of beyond the offer that the choice is part of: choosing is something done.
    pub counts: bool,
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

impl Op {
    pub const END: Op = Op::Flow(FlowOp::End);

    /// Lets a jump lead somewhere; says whether the op is one.
    pub fn lead_to(&mut self, to: Pc) -> bool {
        let Op::Flow(flow) = self else { return false };
        match flow {
            FlowOp::May { end: target, .. }
            | FlowOp::IfNot { to: target, .. }
            | FlowOp::Done { otherwise: target }
            | FlowOp::Jump(target)
            | FlowOp::EachPlayer { end: target, .. }
            | FlowOp::PartByPart { otherwise: target }
            | FlowOp::Times { end: target, .. } => *target = to,
            FlowOp::End
            | FlowOp::Failed
            | FlowOp::Try { .. }
            | FlowOp::Option { .. }
            | FlowOp::Replace
            | FlowOp::Restart(_) => return false,
        }
        true
    }
}
