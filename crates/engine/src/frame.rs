//! The frame stack: the game's continuation. Everything the game is in the middle of is a small frame on it; the topmost
//! frame is what happens next, and an [`Ask`] on top is the pending decision.

use crate::action::Payment;
use crate::ids::{CardId, CardRef, Seat};
use crate::program::{FilterId, Pc, Purpose};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// The setup stage (2.2); `altered` holds a bit for each seat that altered its hand.
    Setup { step: SetupStep, altered: u64 },
    /// The turn of the active player (chapter 3).
    Turn(TurnStep),
    /// Game state check and bag until both are quiet (1.8.3, 7.7.4); `bag` is the player who is resolving entries.
    Settle { bag: Option<Seat> },
    /// A card is being played (4.3).
    Play(Playing),
    /// A challenge (4.6).
    Challenge { by: CardRef, target: CardRef, step: ChallengeStep },
    /// An effect resolves (6.7).
    Effect(Effect),
    /// An action's effect is over: the card goes to the discard (5.4.1.2).
    ActionDone(CardId),
    /// The same, for an action that an effect sends to the bottom of its player's deck instead.
    ActionToBottom(CardId),
    /// Damage is about to happen: packets from `base` on, the one at `at` being looked at (6.7.2).
    Damage { base: u16, at: u16 },
    /// A question to a player.
    Ask(Ask),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum SetupStep {
    Deal,
    /// The n-th player in turn order decides.
    Alter(u8),
    Begin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum TurnStep {
    Ready,
    Readying,
    Set,
    Draw,
    Main,
    EndTriggers,
    EndEffects,
    Last,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum ChallengeStep {
    Damage,
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Playing {
    pub card: CardId,
    pub seat: Seat,
    pub payment: Payment,
    pub step: PlayStep,
    /// It is played by an effect, not as a turn action (6.7.7).
    pub nested: bool,
    /// That effect says that nothing is paid for it.
    pub free: bool,
    /// It enters play exerted.
    pub exerted: bool,
    /// Its player chose so.
    pub chose: bool,
    /// The ink paid for it; -1 when it was paid for in another way.
    pub paid: i16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum PlayStep {
    Pay,
    /// Paid; ask whether it enters exerted.
    Paid,
    Enter,
}

/// A running program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Effect {
    pub pc: Pc,
    pub source: CardRef,
    /// Who speaks: "you".
    pub you: Seat,
    pub subject: CardRef,
    pub object: CardRef,
    /// "That player".
    pub that: Seat,
    /// What was counted last.
    pub number: i16,
    /// The answer to the question the present op asked; -1 while there is none.
    pub answer: i16,
    /// How far the present op has come.
    pub cursor: u8,
    /// How far the present loop over players has come.
    pub each: u8,
    /// How often the present repetition is still to come, this time included.
    pub times: u8,
    /// Everything of this sentence was done so far (6.1.5.1).
    pub done: bool,
    /// Where this frame's registers begin.
    pub base: u16,
    pub kind: EffectKind,
    /// The bit of `Card::used` to set when it has resolved.
    pub once: u8,
    /// The name a player gave.
    pub name: u16,
    /// Its costs in ink are not paid.
    pub free: bool,
    /// The players chosen by it, as bits.
    pub chosen: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum EffectKind {
    Action,
    Ability,
}

/// Damage on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Packet {
    pub target: CardRef,
    /// Whose damage it is.
    pub by: CardId,
    pub amount: u16,
    /// Dealt, and so reduced by Resist (8.8.1); otherwise put (1.9.1.2).
    pub dealt: bool,
    pub in_challenge: bool,
    /// The card it was moved from (1.9.1.4), if it was.
    pub from: CardId,
    /// Sources of replacement effects that had their chance (6.5.5).
    pub replaced: [CardId; 3],
}

/// A question to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Ask {
    Main,
    Mulligan {
        seat: Seat,
        n: u8,
    },
    Pick {
        seat: Seat,
        reg: u8,
        from: FilterId,
        min: u8,
        max: u8,
        picked: u8,
        choose: bool,
        purpose: Purpose,
    },
    May {
        seat: Seat,
    },
    EnterExerted {
        seat: Seat,
    },
    Option {
        seat: Seat,
        n: u8,
        ends: bool,
    },
    Number {
        seat: Seat,
        min: u16,
        max: u16,
    },
    Player {
        seat: Seat,
        opponents: bool,
    },
    /// Several players; those chosen so far are kept by the asking effect.
    Players {
        seat: Seat,
        min: u8,
        max: u8,
        picked: u8,
    },
    Name {
        seat: Seat,
    },
    Trigger {
        seat: Seat,
    },
    /// Order the cards of player `of` on top (`top`) or on the bottom of the deck: those lying aside, or those that a
    /// register of the asking effect holds, with what lies under them (7.2.3.1).
    Order {
        seat: Seat,
        of: Seat,
        top: bool,
        reg: Option<u8>,
    },
    /// Characters to sing a Sing Together song, worth `sum` so far.
    Singers {
        seat: Seat,
        song: CardId,
        need: u8,
        sum: u16,
        n: u8,
    },
    Replacement {
        seat: Seat,
    },
}

impl Ask {
    /// Who must answer; `None` for the active player's main decision.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Ask::Main => None,
            Ask::Mulligan { seat, .. }
            | Ask::Pick { seat, .. }
            | Ask::May { seat }
            | Ask::EnterExerted { seat }
            | Ask::Option { seat, .. }
            | Ask::Number { seat, .. }
            | Ask::Player { seat, .. }
            | Ask::Players { seat, .. }
            | Ask::Name { seat }
            | Ask::Trigger { seat }
            | Ask::Order { seat, .. }
            | Ask::Singers { seat, .. }
            | Ask::Replacement { seat } => Some(seat),
        }
    }
}
