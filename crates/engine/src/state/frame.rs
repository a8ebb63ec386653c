//! The frame stack: the game's continuation. Everything the game is in the middle of is a small frame on it. The topmost
//! frame is what happens next, and an [`Ask`] on top is the pending decision.

use crate::api::action::{Action, Payment};
use crate::api::ids::{CardId, CardRef, Seat, SeatSet};
use crate::effects::done::{Done, Ledger};
use crate::program::{FilterId, Pc, Purpose, Whom};
use crate::state::UsedUp;
use serde::{Deserialize, Serialize};

#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// The setup stage (2.2), and who altered their hand.
    Setup { step: SetupStep, altered: SeatSet },
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
    /// Ink drops that a player is about to get.
    Drops(Coming),
    /// A turn action, and how many ink drops are to pay for it, which is asked first.
    Spend { seat: Seat, action: Action, drops: u16 },
    /// A question to a player.
    Ask(Ask),
}

impl Frame {
    /// The ink drops that are about to come, where that is what the frame is about.
    pub fn coming(&self) -> Option<&Coming> {
        if let Frame::Drops(coming) = self { Some(coming) } else { None }
    }

    pub fn coming_mut(&mut self) -> Option<&mut Coming> {
        if let Frame::Drops(coming) = self { Some(coming) } else { None }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum SetupStep {
    /// The player found by chance says who starts, in editions that have it so.
    Starter,
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
    /// It ends before there was any damage (4.6.9).
    BrokenOff,
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
    /// Where in the turn's memory those stand who sang it; `u16::MAX` if nobody did.
    pub sang: u16,
    /// The second character that it is shifted onto (8.10.8.3).
    pub second: CardId,
    /// How many ink drops to pay with; `u16::MAX` while that was not asked.
    pub drops: u16,
}

impl Playing {
    /// Whether it is shifted onto something.
    #[inline]
    pub fn has_bases(&self) -> bool {
        matches!(self.payment, Payment::Shift(_)) || self.second.is_some()
    }

    /// The cards that it is shifted onto, the uppermost first.
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
    /// It goes on top of two characters, or may: the second one is asked for.
    Partner,
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
    pub subject: CardRef,
    pub object: CardRef,
    /// Who speaks: "you".
    pub you: Seat,
    /// Players kept in mind; the first is whose doing the trigger's event was.
    pub people: [Seat; PEOPLE],
    /// Numbers kept in mind; the first is the event's.
    pub numbers: [i16; NUMBERS],
    /// What the present op has counted so far.
    pub running: i16,
    /// The answer to the question the present op asked; -1 while there is none.
    pub answer: i16,
    /// How far the present op has come.
    pub cursor: u8,
    /// The loops around the present op, the outermost first.
    pub loops: [Loop; LOOPS],
    /// What was done so far (6.1.5.1).
    pub ledger: Ledger,
    /// Where this frame's registers begin.
    pub base: u16,
    pub kind: EffectKind,
    /// What its source has used up when it has fully resolved.
    pub once: UsedUp,
    /// The name a player gave.
    pub name: u16,
    /// Its costs in ink are not paid.
    pub free: bool,
    /// The players chosen by it.
    pub chosen: SeatSet,
    /// Where in the turn's memory those stand who sang the song; `u16::MAX` for who is no song or was not sung.
    pub sang: u16,
}

/// How many players an effect keeps in mind.
pub(crate) const PEOPLE: usize = 4;

/// How many numbers an effect keeps in mind.
pub(crate) const NUMBERS: usize = 4;

/// How many loops can lie in one another.
pub(crate) const LOOPS: usize = 2;

/// A loop that an effect is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Loop {
    /// Which round it is, from 1; 0 outside of it. Rounds of players go by their places in turn order.
    pub at: u8,
    /// How many rounds are left, this one included.
    pub left: u8,
    /// Where the loop begins.
    pub head: Pc,
    /// How many parts of the ledger were open around it.
    pub depth: u8,
    /// Which of the players kept in mind it goes through; 0 for none.
    pub person: u8,
}

impl Effect {
    pub fn new(pc: Pc, source: CardRef, you: Seat, kind: EffectKind, base: u16) -> Effect {
        Effect {
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
            loops: [Loop::default(); LOOPS],
            ledger: Ledger::default(),
            base,
            kind,
            once: UsedUp::NONE,
            name: u16::MAX,
            free: false,
            chosen: SeatSet::NONE,
            sang: u16::MAX,
        }
    }

    /// Another op is the present one.
    #[inline]
    pub fn go_to(&mut self, pc: Pc) {
        self.pc = pc;
        self.answer = -1;
        self.cursor = 0;
    }

    /// A loop begins at the present op.
    pub fn enter_loop(&mut self, level: usize) {
        self.loops[level] = Loop { head: self.pc, depth: self.ledger.depth(), ..Loop::default() };
        self.ledger.open();
    }

    /// The loop is over, or had no rounds.
    pub fn leave_loop(&mut self, level: usize) {
        let done = if self.loops[level].at > 0 { self.ledger.close() } else { Done::Nothing };
        self.ledger.note(done);
        self.loops[level] = Loop::default();
    }

    /// Which rounds of its loops it is in.
    pub fn rounds(&self) -> [u8; LOOPS] {
        self.loops.map(|around| around.at)
    }
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
    /// The card that does it.
    pub by: CardRef,
    /// The player whose effect or character does it.
    pub you: Seat,
    pub amount: u16,
    /// What was to be dealt before Resist; 0 where none could be, or where an effect replaced it.
    pub struck: u16,
    pub harm: Harm,
    /// It can't happen as it was meant to: an effect prevents or replaces it.
    pub prevented: bool,
    /// Nothing reduces it.
    pub whole: bool,
    /// Replacement effects that had their chance (6.5.5).
    pub used: Met,
}

/// Ink drops on their way: each is looked at for replacement effects (6.5), and those that are left are got together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Coming {
    pub seat: Seat,
    /// Those still to be looked at.
    pub left: u16,
    /// Those that nothing replaced.
    pub kept: u16,
    /// The one being looked at was replaced.
    pub replaced: bool,
    /// Replacement effects that had their chance with it (6.5.5).
    pub met: Met,
}

/// How damage comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Harm {
    /// Dealt by an effect, and so reduced by Resist (8.8.1).
    Dealt,
    /// Dealt in a challenge; reduced before anything else (4.6.6.1).
    InChallenge,
    /// 1.9.1.2
    Put,
    /// Moved from that card (1.9.1.4).
    Moved(CardId),
}

impl Harm {
    pub fn is_dealt(self) -> bool {
        match self {
            Harm::Dealt | Harm::InChallenge => true,
            Harm::Put | Harm::Moved(_) => false,
        }
    }

    pub fn is_moved(self) -> bool {
        match self {
            Harm::Moved(_) => true,
            Harm::Dealt | Harm::InChallenge | Harm::Put => false,
        }
    }
}

impl Packet {
    pub fn is_dealt(&self) -> bool {
        self.harm.is_dealt()
    }

    /// No more replacements in a row are kept in mind: the damage is gone.
    pub fn use_up(&mut self, source: CardId, ability: u8) {
        if !self.used.add(source, ability) {
            self.amount = 0;
        }
    }
}

/// Replacement effects that had their chance with something (6.5.5): the card, and which of its abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Met([(CardId, u8); 3]);

impl Met {
    const FREE: (CardId, u8) = (CardId::NONE, 0);

    pub fn has(&self, source: CardId, ability: u8) -> bool {
        self.0.contains(&(source, ability))
    }

    pub fn is_empty(&self) -> bool {
        self.0[0] == Met::FREE
    }

    pub fn is_full(&self) -> bool {
        !self.0.contains(&Met::FREE)
    }

    pub fn iter(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        self.0.iter().copied().filter(|met| *met != Met::FREE)
    }

    /// All places, free ones too, to number the cards anew.
    pub fn cards_mut(&mut self) -> impl Iterator<Item = &mut CardId> {
        self.0.iter_mut().map(|(card, _)| card)
    }

    /// Says whether there was a place left.
    pub fn add(&mut self, source: CardId, ability: u8) -> bool {
        let free = self.0.iter_mut().find(|met| **met == Met::FREE);
        free.map(|free| *free = (source, ability)).is_some()
    }
}

impl Default for Met {
    fn default() -> Met {
        Met([Met::FREE; 3])
    }
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
        whom: Whom,
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
    /// Which replacement effect applies (6.5.7): to the card that would be banished, or else to the damage or ink drop on its way.
    Replacement {
        seat: Seat,
        banished: CardRef,
    },
    /// The second character that a card being played is shifted onto; nobody, where it need not be two.
    Partner {
        seat: Seat,
        must: bool,
    },
    /// How many ink drops to pay with (4.3.2.4).
    Drops {
        seat: Seat,
        min: u16,
        max: u16,
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
            | Ask::Replacement { seat, .. }
            | Ask::Partner { seat, .. }
            | Ask::Drops { seat, .. } => Some(seat),
        }
    }
}
