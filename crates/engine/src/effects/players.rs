//! Ops on players: drawing, discarding, lore, ink.

use super::completion::Completion;
use super::op_target::CardDeed;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, Seat, rule};
use crate::program::{ActivatedDef, CardOperand, Moment, NumberOperand, PlayerOp, PlayerOperand, Reg};
use crate::run::GameRun;
use crate::state::Zone;
use crate::state::frame::{DropsFrame, EffectFrame, Frame, Prompt};
use crate::state::query::Ctx;
use crate::state::zones::ListEnd;
use smallvec::SmallVec;

impl GameRun<'_> {
    pub fn run_player(&mut self, effect: &EffectFrame, op: PlayerOp, ctx: &Ctx) {
        match op {
            PlayerOp::Draw { who, n, slot, reg, bottom } => {
                self.draw_cards(who, n, (slot, reg), bottom, ctx);
            }
            PlayerOp::DiscardHand(who) => self.discard_hands(who, ctx),
            PlayerOp::Discard { cards, slot } => self.discard_cards(cards, slot, ctx),
            PlayerOp::GainLore(who, n) => {
                let n = self.g.value(self.db, n, ctx).max(0) as u16;
                let (mut gained, mut wanted) = (0, 0);
                for seat in self.players_of(who, ctx) {
                    wanted += 1;
                    gained += usize::from(self.gain_lore(seat, n, effect.source.id, rule(1, 11, 1, 0)));
                }
                // Lore that can't be gained was not gained (1.2.2).
                let kept = n > 0 && gained == 0 && wanted > 0;
                self.finish(if kept { Completion::Prevented } else { Completion::of(gained, wanted) });
            }
            PlayerOp::LoseLore { who, n, slot } => {
                let n = self.g.value(self.db, n, ctx).max(0) as u16;
                let (mut lost, mut wanted) = (0, 0);
                for seat in self.players_of(who, ctx) {
                    wanted += usize::from(n);
                    lost += self.lose_lore(seat, n, rule(1, 11, 1, 0));
                }
                self.tally(slot, lost as i16);
                self.finish(Completion::of(usize::from(lost), wanted));
            }
            PlayerOp::PayInk(who, n) if effect.saved >= n && n > 0 && who == PlayerOperand::You => {
                self.finish(Completion::All)
            }
            PlayerOp::PayInk(who, n) => {
                let n = if who == PlayerOperand::You { n - effect.saved } else { n };
                let payer = self.g.one_player(who, ctx);
                let able = payer.filter(|seat| self.g.payable_ink(*seat) >= u16::from(n));
                if let Some(seat) = able {
                    // 4.4.3.4 if this is the cost of an activated ability, otherwise the effect's rule.
                    let cost = self.cost_being_paid(effect);
                    let (min, max) = self.g.drops_for(seat, u16::from(n));
                    // Ink drops spent on another part of the cost can't pay for ink as well.
                    let others = cost.map_or(0, |one| u16::from(one.drops));
                    let max = max.min(self.g.player(seat).ink_drops.saturating_sub(others)).max(min);
                    if effect.answer < 0 && min < max {
                        return self.ask(Prompt::Drops { seat, min, max });
                    }
                    let drops = if effect.answer < 0 { min } else { effect.answer as u16 };
                    let number = if cost.is_some() { rule(4, 4, 3, 4) } else { rule(6, 1, 5, 1) };
                    self.pay_ink(seat, u16::from(n), drops, number);
                }
                self.finish(Completion::when(able.is_some()));
            }
            PlayerOp::GetDrops(who, n) => {
                let n = self.g.value(self.db, n, ctx).max(0) as u16;
                let all = self.players_of(who, ctx);
                // 6.5.3: an event that can't happen is not replaced.
                let able: SmallVec<[Seat; 4]> =
                    all.iter().copied().filter(|seat| !self.g.gets_no_drops(self.db, *seat)).collect();
                let kept = n > 0 && able.is_empty() && !all.is_empty();
                let done = if n > 0 { Completion::of(able.len(), all.len()) } else { Completion::Nothing };
                self.finish(if kept { Completion::Prevented } else { done });
                // The frame at the top of the stack runs first.
                for seat in able.into_iter().rev() {
                    self.push(Frame::Drops(DropsFrame::new(seat, n)));
                }
            }
            PlayerOp::RemoveDrops { who, n, up_to, slot } => {
                self.remove_some_drops(effect, who, (n, up_to), slot, ctx)
            }
            PlayerOp::PayExert => {
                if let Some(id) = self.g.find(effect.source) {
                    self.exert(id, rule(4, 4, 3, 4));
                }
                self.finish(Completion::All);
            }
            PlayerOp::ShuffleDeck(who) => {
                for seat in self.players_of(who, ctx) {
                    self.shuffle(seat, rule(6, 7, 2, 4));
                }
                self.finish(Completion::All);
            }
        }
    }

    /// The activated ability whose cost this program is paying.
    pub fn cost_being_paid(&self, effect: &EffectFrame) -> Option<&ActivatedDef> {
        let activated = &self.db.def(self.g.card(effect.source.id).def).activated;
        activated.iter().find(|one| (one.program..one.effects).contains(&effect.pc))
    }

    fn remove_some_drops(
        &mut self,
        effect: &EffectFrame,
        who: PlayerOperand,
        (n, up_to): (NumberOperand, bool),
        slot: Option<u8>,
        ctx: &Ctx,
    ) {
        let all = self.g.value(self.db, n, ctx);
        let (mut removed, mut wanted) = (0, 0);
        for seat in self.players_of(who, ctx) {
            let has = self.g.player(seat).ink_drops;
            // "All" means the player's whole number.
            let most = if all == i16::MAX { has } else { all.max(0) as u16 };
            if up_to && effect.answer < 0 && most.min(has) > 0 {
                return self.ask(Prompt::Number { seat, min: 0, max: most.min(has) });
            }
            let asked = if up_to { effect.answer.max(0) as u16 } else { most };
            wanted += usize::from(asked);
            removed += self.remove_drops(seat, asked);
        }
        self.tally(slot, removed as i16);
        self.finish(Completion::of(usize::from(removed), wanted));
    }

    fn draw_cards(
        &mut self,
        who: PlayerOperand,
        n: NumberOperand,
        (slot, reg): (Option<u8>, Option<Reg>),
        bottom: bool,
        ctx: &Ctx,
    ) {
        let n = self.g.value(self.db, n, ctx).max(0);
        let (mut drawn, mut wanted) = (0i16, 0);
        for seat in self.players_of(who, ctx) {
            wanted += n as usize;
            // 1.12.2
            for _ in 0..n {
                let Some(card) = self.draw_from(seat, bottom, rule(1, 12, 1, 0)) else { break };
                drawn += 1;
                if let Some(reg) = reg {
                    self.register(reg, &[card]);
                }
            }
        }
        self.tally(slot, drawn);
        self.finish(Completion::of(drawn as usize, wanted));
    }

    fn discard_hands(&mut self, who: PlayerOperand, ctx: &Ctx) {
        let (mut hands, mut wanted) = (0, 0);
        for seat in self.players_of(who, ctx) {
            wanted += 1;
            let n = self.g.list(seat, Zone::Hand).len as i16;
            if n > 0 && self.g.keeps_hand(self.db, seat) {
                continue;
            }
            hands += 1;
            // A hand may be large, so this avoids making a list of it.
            while self.g.list(seat, Zone::Hand).first.is_some() {
                let card = self.g.list(seat, Zone::Hand).first;
                self.discard(card);
            }
            self.discarded_some(seat, n);
        }
        // Q36: an empty hand can be discarded, too.
        let prevented = hands == 0 && wanted > 0;
        self.finish(if prevented { Completion::Prevented } else { Completion::of(hands, wanted) });
    }

    fn discard_cards(&mut self, cards: CardOperand, slot: Option<u8>, ctx: &Ctx) {
        let list = self.gather(cards, ctx);
        self.follow(&list);
        for id in &list {
            self.discard(*id);
        }
        for seat in self.g.seats() {
            let n = list.iter().filter(|id| self.g.card(**id).owner == seat).count();
            self.discarded_some(seat, n as i16);
        }
        self.tally(slot, list.len() as i16);
        self.finish(Completion::when(!list.is_empty()));
    }

    /// Triggers abilities about a player discarding cards together.
    fn discarded_some(&mut self, seat: Seat, n: i16) {
        if n > 0 {
            self.fire(Moment::DiscardedSome, CardId::NONE, CardId::NONE, seat, n);
        }
    }

    fn discard(&mut self, card: CardId) {
        let seat = self.g.card(card).owner;
        self.g.put(self.db, card, Zone::Discard, ListEnd::First);
        self.tell(rule(7, 3, 4, 0), || EventKind::Discarded { seat, card });
        self.remember(Moment::Discarded, seat, card);
        self.fire(Moment::Discarded, card, CardId::NONE, seat, 0);
    }

    /// Calls `body` for each of the cards that the deed can be done to.
    pub fn each_able(
        &mut self,
        cards: CardOperand,
        deed: CardDeed,
        ctx: &Ctx,
        mut body: impl FnMut(&mut Self, CardId),
    ) {
        self.g.refresh(self.db);
        let (list, done) = self.act_on(cards, deed, ctx);
        for id in list {
            body(self, id);
        }
        self.finish(done);
    }
}
