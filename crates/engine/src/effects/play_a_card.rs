//! Playing cards through effects (6.7.7).

use super::CardList;
use super::completion::Completion;
use super::op_target::{CardDeed, OpTarget};
use crate::api::action::Payment;
use crate::api::ids::CardId;
use crate::edition::EditionQuestion;
use crate::program::{CardOperand, Op, PlayMethod, PlayOp};
use crate::run::GameRun;
use crate::state::frame::Frame;
use crate::state::query::Ctx;
use wording::CardType;

impl GameRun<'_> {
    pub fn run_play(&mut self, op: PlayOp, ctx: &Ctx) {
        self.g.refresh(self.db);
        let PlayOp { cards, way } = op;
        let (list, done) = self.act_on(cards, CardDeed::Play(way), ctx);
        let other = |cards| self.g.first_of(cards, ctx);
        let (payment, free, exerted) = match way {
            PlayMethod::Free { exerted } => (Some(Payment::Free), true, exerted),
            PlayMethod::Ink { exerted } => (Some(Payment::Ink), false, exerted),
            PlayMethod::Shift { base, free } => (other(base).map(Payment::Shift), free, false),
            PlayMethod::Sing(singer) => (other(singer).map(Payment::Sing), false, false),
            PlayMethod::SingTogether => (Some(Payment::SingTogether), false, false),
            PlayMethod::AsAllowed => (Some(Payment::Free), false, false),
        };
        let Some(payment) = payment.filter(|_| !list.is_empty()) else {
            return self.finish(Completion::Nothing);
        };
        // The effect keeps its references to the entering cards, which change zones twice.
        let is_action = |id: &CardId| self.g.is_kind(self.db, *id, CardType::Action);
        let entering: CardList = list.iter().copied().filter(|id| !is_action(id)).collect();
        self.follow_by(&entering, 2);
        let waits = self.g.rules.say(EditionQuestion::PlayedCardWaitsForTheEffect)
            && !self.is_referenced_later(cards);
        self.finish(done);
        for id in list.iter().rev() {
            let seat = self.g.card(*id).owner;
            self.begin_play(seat, *id, payment, true);
            if let Some(Frame::Play(playing)) = self.g.frames.last_mut() {
                playing.exerted = exerted;
                playing.free = free;
            }
            if waits
                && entering.contains(id)
                && let Some(frame) = self.g.frames.pop()
            {
                let at = self.below_effects();
                self.g.frames.insert(at, frame);
            }
        }
    }

    /// Whether the rest of the running effect affects these cards, so that they must be in play by then.
    fn is_referenced_later(&self, cards: CardOperand) -> bool {
        let Some(Frame::Effect(effect)) = self.g.frames.last() else { return false };
        let rest = self.db.ops[effect.pc as usize + 1..].iter();
        rest.take_while(|op| **op != Op::END).any(|op| match op.target() {
            OpTarget::Cards(other, _) => other.same_register(cards),
            OpTarget::With(other, _, beside) => other.same_register(cards) || beside.same_register(cards),
            OpTarget::Nothing | OpTarget::Always | OpTarget::Players(..) | OpTarget::Aside => false,
        })
    }

    /// The stack position below the resolving effects and the cards that they play.
    pub fn below_effects(&self) -> usize {
        let part_of_it = |frame: &Frame| {
            matches!(
                frame,
                Frame::Effect(_) | Frame::ActionDone(_) | Frame::ActionToBottom(_) | Frame::Play(_)
            )
        };
        self.g.frames.iter().rposition(|frame| !part_of_it(frame)).map_or(0, |at| at + 1)
    }
}
