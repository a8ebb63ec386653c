//! Resolving effects (6.7), one op at a time. Each kind of op has a module. `op_target` defines what an op
//! acts on; deciding whether to ask about an op, offering cards for it and performing it all use that
//! definition.

pub(crate) mod cards;
pub(crate) mod choose;
pub(crate) mod completion;
pub(crate) mod damage;
pub(crate) mod flow;
pub(crate) mod lasting;
pub(crate) mod look;
pub(crate) mod must_choose;
pub(crate) mod op_target;
pub(crate) mod play_a_card;
pub(crate) mod players;
pub(crate) mod prospect;

use crate::api::ids::{CardId, CardRef, Seat};
use crate::program::{CardOperand, FlowOp, Op, Pc, PlayerOperand, Reg};
use crate::run::GameRun;
use crate::state::frame::{EffectFrame, EffectKind, Frame};
use crate::state::query::Ctx;
use crate::state::{RegisterCard, Zone};
use completion::Completion;
use smallvec::SmallVec;

/// A list of a few cards.
pub(crate) type CardList = SmallVec<[CardId; 16]>;

/// The register of cards that an effect reveals or shows. They are hidden again when it ends (6.1.14.2).
pub(crate) const SHOWN: Reg = 250;

/// The register of cards that are set aside for an effect and are in no other register.
pub(crate) const ASIDE: Reg = 251;

/// The register of characters about to sing. Effects don't use it.
pub(crate) const SINGING: Reg = 252;

/// The register that stores an order while a player chooses it.
pub(crate) const ORDER: Reg = 253;

impl GameRun<'_> {
    /// Runs one op of the effect at the top of the stack.
    #[inline(never)]
    pub fn run_effect(&mut self, mut effect: EffectFrame) {
        if effect.base == u16::MAX {
            effect.base = self.g.picked.len() as u16;
            self.set_top(Frame::Effect(effect));
        }
        if let Op::Flow(FlowOp::End) = self.db.ops[effect.pc as usize] {
            return self.end_effect(&effect);
        }
        let ctx = Ctx::from_effect(&effect);
        match self.db.ops[effect.pc as usize] {
            Op::Flow(op) => self.run_flow(&effect, op, &ctx),
            Op::Choose(op) => self.run_choose(&effect, op, &ctx),
            Op::Look(op) => self.run_look(&effect, op, &ctx),
            Op::Player(op) => self.run_player(&effect, op, &ctx),
            Op::Damage(op) => self.run_damage(&effect, op, &ctx),
            Op::Card(op) => self.run_card(&effect, op, &ctx),
            Op::Play(op) => self.run_play(op, &ctx),
            Op::Lasting(op) => self.run_lasting(&effect, op, &ctx),
        }
    }

    /// Starts resolving a program.
    pub fn start_effect(&mut self, pc: Pc, source: CardRef, you: Seat, kind: EffectKind) {
        let base = self.g.picked.len() as u16;
        self.push(Frame::Effect(EffectFrame::new(pc, source, you, kind, base)));
    }

    pub fn advance(&mut self) {
        if let Some(effect) = self.effect_mut() {
            effect.go_to(effect.pc + 1);
        }
    }

    pub fn jump(&mut self, to: Pc) {
        if let Some(effect) = self.effect_mut() {
            effect.go_to(to);
        }
    }

    /// Completes the op with this result.
    pub fn finish(&mut self, done: Completion) {
        self.witness(done.is_some());
        if let Some(effect) = self.effect_mut() {
            effect.ledger.note(done);
            effect.go_to(effect.pc + 1);
        }
    }

    /// Adds a result to the effect's ledger.
    pub fn note(&mut self, done: Completion) {
        if let Some(effect) = self.effect_mut() {
            effect.ledger.note(done);
        }
    }

    /// Reports to the watcher, if any, whether the current op did what it says.
    #[inline]
    pub fn witness(&self, done: bool) {
        if let Some(watch) = self.watch
            && let Some(Frame::Effect(effect)) = self.g.frames.last()
        {
            watch.op(effect.pc, done);
        }
    }

    /// Stores a number, for "that many" and "for each … this way".
    pub fn tally(&mut self, slot: Option<u8>, number: i16) {
        if let (Some(slot), Some(effect)) = (slot, self.effect_mut()) {
            effect.numbers[usize::from(slot)] = number;
        }
    }

    /// Adds cards to a register, for the current round of the enclosing loops.
    pub fn register(&mut self, reg: Reg, cards: &[CardId]) {
        let rounds = self.effect_mut().map_or([0; 2], |effect| effect.rounds());
        for id in cards {
            let card = self.g.refer(*id);
            self.g.picked.push(RegisterCard { reg, rounds, spared: false, card });
        }
    }

    /// The cards of `cards` that effects can affect.
    pub fn gather(&self, cards: CardOperand, ctx: &Ctx) -> CardList {
        let mut list = CardList::new();
        self.g.cards_of(cards, ctx, |id| {
            // 10.2.2.1
            if !self.g.is_marketing(id) {
                list.push(id);
            }
        });
        list
    }

    pub fn gather_in_play(&self, cards: CardOperand, ctx: &Ctx) -> CardList {
        let mut list = self.gather(cards, ctx);
        list.retain(|id| self.g.card(*id).zone == Zone::Play);
        list
    }

    pub fn players_of(&self, who: PlayerOperand, ctx: &Ctx) -> SmallVec<[Seat; 8]> {
        self.g.turn_order().filter(|seat| self.g.is_among(who, *seat, ctx)).collect()
    }

    /// Updates this effect's references to cards that it is about to move (7.1.6).
    pub fn follow(&mut self, cards: &[CardId]) {
        self.follow_by(cards, 1);
    }

    /// [`Self::follow`] for cards about to change zones several times.
    pub fn follow_by(&mut self, cards: &[CardId], times: u16) {
        let Some(effect) = self.effect_mut().map(|effect| *effect) else { return };
        let moved = |card: CardRef| CardRef { life: card.life.wrapping_add(times), ..card };
        for i in usize::from(effect.base)..self.g.picked.len() {
            let card = self.g.picked[i].card;
            if cards.contains(&card.id) && self.g.find(card).is_some() {
                self.g.picked[i].card = moved(card);
            }
        }
        let [source, subject, object] = [effect.source, effect.subject, effect.object].map(|card| {
            if cards.contains(&card.id) && self.g.find(card).is_some() { moved(card) } else { card }
        });
        if let Some(top) = self.effect_mut() {
            top.source = source;
            top.subject = subject;
            top.object = object;
        }
    }
}
