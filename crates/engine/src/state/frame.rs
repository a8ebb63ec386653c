//! The frame stack: everything that the game is in the middle of. The top frame decides what happens next. An
//! [`Prompt`] on top is the pending decision.

use crate::api::action::{Action, Payment};
use crate::api::ids::{CardId, CardRef, Seat, SeatSet};
use crate::effects::completion::{Completion, Ledger};
use crate::program::{FilterId, Pc, PickPurpose, Whom};
use crate::state::{UsedAbilities, Zone};
use serde::{Deserialize, Serialize};

#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Setup (2.2), and the players who altered their hand.
    Setup { step: SetupStep, altered: SeatSet },
    /// The turn of the active player (chapter 3).
    Turn(TurnStep),
    /// Game state checks and the bag, until both are done (1.8.3, 7.7.4). `bag` is the player who resolves
    /// entries.
    Settle { bag: Option<Seat> },
    /// Playing a card (4.3).
    Play(PlayFrame),
    /// A challenge (4.6).
    Challenge { by: CardRef, target: CardRef, step: ChallengeStep },
    /// Resolving an effect (6.7).
    Effect(EffectFrame),
    /// End of an action's effect: the card goes to the discard (5.4.1.2).
    ActionDone(CardId),
    /// Like [`Frame::ActionDone`], but an effect puts the action on the bottom of its player's deck instead.
    ActionToBottom(CardId),
    /// Damage that is about to happen: the packets from `base` on; `at` is the current one (6.7.2).
    Damage { base: u16, at: u16 },
    /// Ink drops that a player is about to get.
    Drops(DropsFrame),
    /// A turn action and the number of ink drops to pay for it. The number is asked for first.
    Spend { seat: Seat, action: Action, drops: u16 },
    /// A question to a player.
    Ask(Prompt),
}

impl Frame {
    /// The ink drops, if this is a frame about them.
    pub fn coming(&self) -> Option<&DropsFrame> {
        if let Frame::Drops(coming) = self { Some(coming) } else { None }
    }

    pub fn coming_mut(&mut self) -> Option<&mut DropsFrame> {
        if let Frame::Drops(coming) = self { Some(coming) } else { None }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum SetupStep {
    /// A random player chooses the starting player, in editions with that rule.
    Starter,
    Deal,
    /// The n-th player in turn order alters their hand.
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
    /// The challenge ends before any damage (4.6.9).
    BrokenOff,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct PlayFrame {
    pub card: CardId,
    pub seat: Seat,
    pub payment: Payment,
    /// The zone it is played from.
    pub from: Zone,
    pub step: PlayStep,
    /// Whether an effect plays it, instead of a turn action (6.7.7).
    pub nested: bool,
    /// Whether the effect plays it for free.
    pub free: bool,
    /// Whether it enters play exerted.
    pub exerted: bool,
    /// Whether its player chose that.
    pub chose: bool,
    /// The ink paid for it; -1 if it was paid for in another way.
    pub paid: i16,
    /// Index of its singers in the turn's memory; `u16::MAX` if nobody sang it.
    pub sang: u16,
    /// The second character it is shifted onto (8.10.8.3).
    pub second: CardId,
    /// The number of ink drops to pay with; `u16::MAX` until the player was asked.
    pub drops: u16,
}

impl PlayFrame {
    /// Whether it is shifted onto a card.
    #[inline]
    pub fn has_bases(&self) -> bool {
        matches!(self.payment, Payment::Shift(_)) || self.second.is_some()
    }

    /// The cards it is shifted onto, topmost first.
    pub fn bases(&self) -> impl Iterator<Item = CardId> + use<> {
        let first = match self.payment {
            Payment::Shift(base) => Some(base),
            Payment::Ink | Payment::Sing(_) | Payment::SingTogether | Payment::Free => None,
        };
        first.into_iter().chain(self.second.is_some().then_some(self.second))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum PlayStep {
    /// Ask for the cards that the payment needs: the second character to shift onto, if it can be shifted onto
    /// two, or the singers.
    Choose,
    Pay,
    /// Paid; ask whether it enters play exerted.
    Paid,
    Enter,
}

/// A running program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct EffectFrame {
    pub pc: Pc,
    pub source: CardRef,
    pub subject: CardRef,
    pub object: CardRef,
    /// The ability's player: "you" in the text.
    pub you: Seat,
    /// Players the effect remembers. The first is the player who caused the trigger's event.
    pub people: [Seat; PEOPLE],
    /// Numbers the effect remembers. The first is the number of the event.
    pub numbers: [i16; NUMBERS],
    /// The current op's count so far.
    pub running: i16,
    /// The answer to the current op's question; -1 if there is none yet.
    pub answer: i16,
    /// The progress of the current op.
    pub cursor: u8,
    /// The loops around the current op, outermost first.
    pub loops: [EffectLoop; LOOPS],
    /// What has been done so far (6.1.5.1).
    pub ledger: Ledger,
    /// Start of this frame's registers.
    pub base: u16,
    pub kind: EffectKind,
    /// The "once per turn" abilities that the source uses up when this has fully resolved.
    pub once: UsedAbilities,
    /// The name that a player named.
    pub name: u16,
    /// How much less ink its player pays for it.
    pub saved: u8,
    /// The players that the effect chose.
    pub chosen: SeatSet,
    /// Index of the song's singers in the turn's memory; `u16::MAX` if it is not a song or nobody sang it.
    pub sang: u16,
}

/// The maximum number of players that an effect remembers.
pub(crate) const PEOPLE: usize = 4;

/// The maximum number of numbers that an effect remembers.
pub(crate) const NUMBERS: usize = 4;

/// The maximum depth of nested loops.
pub(crate) const LOOPS: usize = 2;

/// A loop that an effect is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct EffectLoop {
    /// The current round, from 1; 0 outside of the loop. For loops over players, the player's place in turn
    /// order.
    pub at: u8,
    /// The rounds left, including this one.
    pub left: u8,
    /// The start of the loop.
    pub head: Pc,
    /// The number of ledger parts that were open at its start.
    pub depth: u8,
    /// The slot of the remembered players that it sets; 0 if none.
    pub person: u8,
}

impl EffectFrame {
    pub fn new(pc: Pc, source: CardRef, you: Seat, kind: EffectKind, base: u16) -> EffectFrame {
        EffectFrame {
            pc,
            source,
            subject: CardRef::NONE,
            object: CardRef::NONE,
            you,
            people: [you; PEOPLE],
            numbers: [0; NUMBERS],
            running: 0,
            answer: -1,
            cursor: 0,
            loops: [EffectLoop::default(); LOOPS],
            ledger: Ledger::default(),
            base,
            kind,
            once: UsedAbilities::NONE,
            name: u16::MAX,
            saved: 0,
            chosen: SeatSet::NONE,
            sang: u16::MAX,
        }
    }

    /// Moves on to another op.
    #[inline]
    pub fn go_to(&mut self, pc: Pc) {
        self.pc = pc;
        self.answer = -1;
        self.cursor = 0;
    }

    /// Starts a loop at the current op.
    pub fn enter_loop(&mut self, level: usize) {
        self.loops[level] = EffectLoop { head: self.pc, depth: self.ledger.depth(), ..EffectLoop::default() };
        self.ledger.open();
    }

    /// Ends a loop that is over or had no rounds.
    pub fn leave_loop(&mut self, level: usize) {
        let done = if self.loops[level].at > 0 { self.ledger.close() } else { Completion::Nothing };
        self.ledger.note(done);
        self.loops[level] = EffectLoop::default();
    }

    /// The current rounds of its loops.
    pub fn rounds(&self) -> [u8; LOOPS] {
        self.loops.map(|around| around.at)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum EffectKind {
    Action,
    Ability,
}

/// Damage that is about to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct DamagePacket {
    pub target: CardRef,
    /// The source of the damage.
    pub by: CardRef,
    /// The player of that effect or character.
    pub you: Seat,
    pub amount: u16,
    /// The amount before Resist; 0 if the damage can't be dealt or an effect replaced it.
    pub struck: u16,
    pub harm: DamageKind,
    /// Whether an effect prevents or replaces it.
    pub prevented: bool,
    /// Whether nothing can reduce it.
    pub whole: bool,
    /// Replacement effects already applied to it (6.5.5).
    pub used: AppliedReplacements,
}

/// Ink drops that are about to come. Replacement effects (6.5) apply to each one; the player gets the rest
/// together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct DropsFrame {
    pub seat: Seat,
    /// The drops still to check for replacements.
    pub left: u16,
    /// The drops that were not replaced.
    pub kept: u16,
    /// Whether the current drop was replaced.
    pub replaced: bool,
    /// Replacement effects already applied to the current drop (6.5.5).
    pub met: AppliedReplacements,
}

/// The kind of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum DamageKind {
    /// Dealt by an effect, so that Resist reduces it (8.8.1).
    Dealt,
    /// Dealt in a challenge. Reduced before anything else (4.6.6.1).
    InChallenge,
    /// 1.9.1.2
    Put,
    /// Moved from this card (1.9.1.4).
    Moved(CardId),
}

impl DamageKind {
    pub fn is_dealt(self) -> bool {
        match self {
            DamageKind::Dealt | DamageKind::InChallenge => true,
            DamageKind::Put | DamageKind::Moved(_) => false,
        }
    }

    pub fn is_moved(self) -> bool {
        match self {
            DamageKind::Moved(_) => true,
            DamageKind::Dealt | DamageKind::InChallenge | DamageKind::Put => false,
        }
    }
}

impl DamagePacket {
    pub fn is_dealt(&self) -> bool {
        self.harm.is_dealt()
    }

    /// Marks a replacement effect as applied. If there are too many to remember, the damage is dropped.
    pub fn use_up(&mut self, source: CardId, ability: u8) {
        if !self.used.add(source, ability) {
            self.amount = 0;
        }
    }
}

/// Replacement effects already applied (6.5.5), by card and ability. Has room for three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct AppliedReplacements([(CardId, u8); 3]);

impl AppliedReplacements {
    const FREE: (CardId, u8) = (CardId::NONE, 0);

    pub fn has(&self, source: CardId, ability: u8) -> bool {
        self.0.contains(&(source, ability))
    }

    pub fn is_empty(&self) -> bool {
        self.0[0] == AppliedReplacements::FREE
    }

    pub fn is_full(&self) -> bool {
        !self.0.contains(&AppliedReplacements::FREE)
    }

    pub fn iter(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        self.0.iter().copied().filter(|met| *met != AppliedReplacements::FREE)
    }

    /// All slots, including free ones, to renumber the cards.
    pub fn cards_mut(&mut self) -> impl Iterator<Item = &mut CardId> {
        self.0.iter_mut().map(|(card, _)| card)
    }

    /// Returns whether a slot was free.
    pub fn add(&mut self, source: CardId, ability: u8) -> bool {
        let free = self.0.iter_mut().find(|met| **met == AppliedReplacements::FREE);
        free.map(|free| *free = (source, ability)).is_some()
    }
}

impl Default for AppliedReplacements {
    fn default() -> AppliedReplacements {
        AppliedReplacements([AppliedReplacements::FREE; 3])
    }
}

/// A question to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Prompt {
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
        purpose: PickPurpose,
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
        whom: Whom,
    },
    /// Several players. The asking effect stores those chosen so far.
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
    /// Put the cards of player `of` in order on the top or bottom of the deck: the set-aside ones, or those
    /// in a register of the asking effect, together with the cards under them (7.2.3.1).
    Order {
        seat: Seat,
        of: Seat,
        top: bool,
        reg: Option<u8>,
    },
    /// Characters to sing a Sing Together song. The `n` named so far cost `sum`; they are exerted together when
    /// all are named.
    Singers {
        seat: Seat,
        song: CardId,
        need: u8,
        sum: u16,
        n: u8,
    },
    /// The replacement effect to apply (6.5.7): to the card that would be banished, otherwise to the current
    /// damage or ink drop.
    Replacement {
        seat: Seat,
        banished: CardRef,
    },
    /// The second character to shift onto. Without `must`, the player may choose none.
    Partner {
        seat: Seat,
        must: bool,
    },
    /// The number of ink drops to pay with (4.3.2.4).
    Drops {
        seat: Seat,
        min: u16,
        max: u16,
    },
}

impl Prompt {
    /// The player who must answer; `None` for the active player's main decision.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Prompt::Main => None,
            Prompt::Mulligan { seat, .. }
            | Prompt::Pick { seat, .. }
            | Prompt::May { seat }
            | Prompt::EnterExerted { seat }
            | Prompt::Option { seat, .. }
            | Prompt::Number { seat, .. }
            | Prompt::Player { seat, .. }
            | Prompt::Players { seat, .. }
            | Prompt::Name { seat }
            | Prompt::Trigger { seat }
            | Prompt::Order { seat, .. }
            | Prompt::Singers { seat, .. }
            | Prompt::Replacement { seat, .. }
            | Prompt::Partner { seat, .. }
            | Prompt::Drops { seat, .. } => Some(seat),
        }
    }
}
