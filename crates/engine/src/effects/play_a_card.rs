//! Playing cards by effects (6.7.7).

use super::CardList;
use super::done::Done;
use super::work::Deed;
use crate::action::Payment;
use crate::frame::Frame;
use crate::ids::CardId;
use crate::program::{PlayOp, Way};
use crate::query::Ctx;
use crate::run::Run;
use ability::CardType;

impl Run<'_> {
    pub fn run_play(&mut self, op: PlayOp, ctx: &Ctx) {
        self.g.refresh(self.db);
        let PlayOp { cards, way } = op;
        let (list, done) = self.act_on(cards, Deed::Play(way), ctx);
        let other = |cards| self.g.first_of(cards, ctx);
        let (payment, free, exerted) = match way {
            Way::Free { exerted } => (Some(Payment::Free), true, exerted),
            Way::Ink { exerted } => (Some(Payment::Ink), false, exerted),
            Way::Shift { base, free } => (other(base).map(Payment::Shift), free, false),
            Way::Sing(singer) => (other(singer).map(Payment::Sing), false, false),
            Way::SingTogether => (Some(Payment::SingTogether), false, false),
            Way::AsAllowed => (Some(Payment::Free), false, false),
        };
        let Some(payment) = payment.filter(|_| !list.is_empty()) else { return self.finish(Done::Nothing) };
        // What comes into play stays known to this effect: it passes through two zones.
        let is_action = |id: &CardId| self.g.is_kind(self.db, *id, CardType::Action);
        let entering: CardList = list.iter().copied().filter(|id| !is_action(id)).collect();
        self.follow_by(&entering, 2);
        self.finish(done);
        for id in list.iter().rev() {
            let seat = self.g.card(*id).owner;
            self.begin_play(seat, *id, payment, true);
            if let Some(Frame::Play(playing)) = self.g.frames.last_mut() {
                playing.exerted = exerted;
                playing.free = free;
            }
        }
    }
}
