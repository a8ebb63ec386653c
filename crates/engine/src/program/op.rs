//! Ops: the steps of programs. A module of `effects` carries out each kind of op and defines what it acts on.

use super::{
    CardOperand, CondId, EffectDuration, FilterId, NumberOperand, Pc, PlayerOperand, Reg, StaticId, TriggerId,
};
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

/// Control flow of an effect: `effects::flow`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlowOp {
    End,
    /// The secondary condition failed, so the ability did nothing (6.2.4).
    Failed,
    /// Offer the following part to a player; jump to `end` if declined.
    May {
        by: PlayerOperand,
        end: Pc,
    },
    /// Continue if the condition holds, otherwise jump to `to`.
    IfNot {
        cond: CondId,
        to: Pc,
    },
    /// Start the part up to `end` only if all of it can be done; otherwise jump to `otherwise` (6.1.5.1).
    /// With `again`, the part has already begun with a choice: continue only if the rest can still be done.
    Try {
        end: Pc,
        otherwise: Pc,
        again: bool,
    },
    /// End of a [`FlowOp::Try`] part. Continue only if all of it was done.
    Done {
        otherwise: Pc,
    },
    Jump(Pc),
    /// Run the part up to `end` once for each of these players, the active player first (6.7.5). `level` is
    /// the number of loops around this one.
    EachPlayer {
        who: PlayerOperand,
        person: u8,
        level: u8,
        end: Pc,
    },
    /// Continue if the edition makes players act part by part (6.7.6.1). Otherwise jump to `otherwise`, where
    /// each player does everything before the next one starts.
    PartByPart {
        otherwise: Pc,
    },
    /// Run the part up to `end` this many times.
    Times {
        n: NumberOperand,
        level: u8,
        end: Pc,
    },
    /// Choose one of `n` options. The k-th jump after this op leads to option k.
    Option {
        by: PlayerOperand,
        n: u8,
    },
    /// Run the whole program again.
    Restart(Pc),
    /// Replaces what would happen (6.5.4), which then does not happen.
    Replace,
}

/// Choosing and finding cards and players: `effects::choose`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChooseOp {
    /// Choose cards into a register.
    Pick(Pick),
    /// Choose exactly as many cards as the value, whatever the limits of the pick are.
    PickMany(Pick, NumberOperand),
    /// Put all cards that fit into a register.
    All { reg: Reg, from: FilterId },
    /// Put random cards into a register.
    Random { reg: Reg, from: FilterId, n: NumberOperand },
    /// Add cards to those in a register.
    Keep { reg: Reg, cards: CardOperand },
    /// Put the top cards of decks into a register without looking at them.
    Top { whose: PlayerOperand, n: u8, reg: Reg },
    /// Put a card into a register if it has since moved to the discard of one of these players and nowhere
    /// else (7.1.6).
    Recall { reg: Reg, card: CardOperand, whose: PlayerOperand },
    /// Choose a player for the effect to remember.
    Player { person: u8, whom: Whom },
    /// Choose players, who become [`PlayerOperand::Chosen`].
    Players { min: u8, max: u8 },
    /// Remember who these players are now, as [`PlayerOperand::Chosen`].
    KeepPlayers(PlayerOperand),
    /// Remember a number.
    Count { slot: u8, n: NumberOperand },
    /// Name a card.
    Name,
    /// The name that two cards share counts as named.
    SharedName(CardOperand, CardOperand),
}

/// Looking at hidden cards: `effects::look`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookOp {
    /// Look at the top cards of decks. They are set aside until the effect puts them somewhere.
    Look { reg: Reg, whose: PlayerOperand, n: NumberOperand, by: PlayerOperand, reveal: bool },
    /// Reveal cards from the top of a deck until one fits, and put that one into the register.
    RevealUntil { reg: Reg, whose: PlayerOperand, until: FilterId },
    /// Show the players' hands to everyone (6.1.14.1), or only to the ability's player.
    ShowHand { whose: PlayerOperand, to_all: bool },
    /// Show cards to everyone while the effect lasts.
    Show(CardOperand),
    /// Look through a deck (7.1.4).
    Search(PlayerOperand),
    /// Look at the facedown cards of an inkwell.
    Inkwell(PlayerOperand),
}

/// Actions of players and effects on them: `effects::players`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerOp {
    Draw {
        who: PlayerOperand,
        n: NumberOperand,
        slot: Option<u8>,
        /// The register for the cards drawn.
        reg: Option<Reg>,
        /// Draw from the bottom of the deck.
        bottom: bool,
    },
    DiscardHand(PlayerOperand),
    Discard {
        cards: CardOperand,
        slot: Option<u8>,
    },
    GainLore(PlayerOperand, NumberOperand),
    LoseLore {
        who: PlayerOperand,
        n: NumberOperand,
        slot: Option<u8>,
    },
    PayInk(PlayerOperand, u8),
    /// Get ink drops (1.13.1.2).
    GetDrops(PlayerOperand, NumberOperand),
    /// Remove ink drops. With `up_to`, the player chooses how many.
    RemoveDrops {
        who: PlayerOperand,
        n: NumberOperand,
        up_to: bool,
        slot: Option<u8>,
    },
    /// Exert the source as a cost.
    PayExert,
    ShuffleDeck(PlayerOperand),
}

/// Damage (1.9): `effects::damage`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DamageOp {
    /// With `whole`, the damage can't be reduced.
    Deal {
        n: NumberOperand,
        to: CardOperand,
        whole: bool,
    },
    Put {
        n: NumberOperand,
        on: CardOperand,
    },
    /// With `total`, the amount is for all these cards together.
    Remove {
        up_to: bool,
        total: bool,
        n: NumberOperand,
        from: CardOperand,
        by: PlayerOperand,
        slot: Option<u8>,
        healed: Option<Reg>,
    },
    Move {
        up_to: bool,
        n: NumberOperand,
        from: CardOperand,
        to: CardOperand,
        by: PlayerOperand,
        slot: Option<u8>,
    },
}

/// Effects on cards: `effects::cards`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardOp {
    Banish(CardOperand),
    Ready(CardOperand),
    Exert {
        cards: CardOperand,
        symbol: bool,
    },
    Put {
        cards: CardOperand,
        dest: Dest,
        by: PlayerOperand,
    },
    /// Put cards on the top or bottom of their players' decks. Each player chooses the order of their own
    /// cards.
    PutInOrder {
        cards: CardOperand,
        top: bool,
    },
    /// Put the remaining cards that were looked at somewhere.
    PutRest {
        dest: Dest,
        any_order: bool,
        by: PlayerOperand,
    },
    ShuffleInto(CardOperand),
    /// Shuffle the remaining set-aside cards into their decks.
    ShuffleRest,
    /// Put the top card of the ability's player's deck facedown under each of these cards.
    TopUnderEach(CardOperand),
    /// The built-in effect of Boost (8.4.1).
    Boost,
    MoveTo {
        who: CardOperand,
        to: CardOperand,
        moved: Option<Reg>,
    },
    /// Put the action that was just played on the bottom of its player's deck after its effect.
    BottomWhenDone(CardOperand),
    /// Play the source, which is being played, by Shift onto this card for free.
    ShiftOnto(CardOperand),
    /// Remove all damage from the card's stack and return the card alone to its player's hand (8.10.8.5).
    TakeOff(CardOperand),
}

/// Playing cards: `effects::play_a_card`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayOp {
    pub cards: CardOperand,
    pub way: PlayMethod,
}

/// Effects that last for a time: `effects::lasting`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastingOp {
    /// Give cards modifications for a time: start and length of a range in the list of modifications.
    Give { to: CardOperand, mods: (u16, u8), lasts: EffectDuration },
    /// Set a rule for a time.
    Enact { what: StaticId, lasts: EffectDuration },
    /// Set a rule for each of these players' next turn or, with `ready`, their next Ready step.
    EnactInTurn { what: StaticId, who: PlayerOperand, ready: bool },
    /// Keep the fitting cards that are not in the register exerted in this Ready step.
    KeepExerted { reg: Reg, from: FilterId },
    /// The next card that fits costs less ("the next X you play costs N less").
    PayLessForNext { n: NumberOperand, what: FilterId, shift: bool },
    /// Modify how the next card that fits enters play: index into `CardDb::nexts`.
    TheNext { next: u16, lasts: EffectDuration },
    /// A floating or delayed trigger (6.2.7).
    Watch { trigger: TriggerId, lasts: EffectDuration, once: bool, about: Option<CardOperand> },
}

/// The place an op moves cards to.
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
    /// The bottom of the deck, in random order.
    DeckRandom,
    /// Under this card, faceup or facedown.
    Under {
        host: CardOperand,
        faceup: bool,
    },
}

/// How a card is played (4.3.2). A register holds the cards exerted or shifted onto.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayMethod {
    /// For free, as the effect says.
    Free {
        exerted: bool,
    },
    /// For its cost in ink.
    Ink {
        exerted: bool,
    },
    /// For its Shift cost, or for free.
    Shift {
        base: CardOperand,
        free: bool,
    },
    /// Sung by one character.
    Sing(CardOperand),
    SingTogether,
    /// For free, if an ability allows it.
    AsAllowed,
}

/// A choice of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    pub reg: Reg,
    pub by: PlayerOperand,
    pub from: FilterId,
    pub min: u8,
    pub max: u8,
    /// The text says "chosen" or "choose", so Ward applies (8.15.1).
    pub choose: bool,
    /// Later text refers to the chosen cards, so that choosing alone counts as doing something.
    pub counts: bool,
    /// The purpose of the choice.
    pub purpose: PickPurpose,
}

/// Why cards are chosen, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PickPurpose {
    Effect,
    /// Chosen for Support (8.13.1).
    Support,
    /// As a cost.
    Cost,
}

impl Op {
    pub const END: Op = Op::Flow(FlowOp::End);

    /// Sets the target of a jump. Returns whether the op is one.
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
