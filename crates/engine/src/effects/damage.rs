//! Ops on damage (1.9): dealing, putting, removing and moving it.

use super::CardList;
use super::completion::Completion;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, CardRef, Seat, rule};
use crate::edition::EditionQuestion;
use crate::program::card_db::CardDb;
use crate::program::{CardOperand, DamageOp, Dependencies, Moment, NumberOperand, Op, PlayerOperand, Reg};
use crate::run::GameRun;
use crate::state::Game;
use crate::state::frame::{DamageKind, EffectFrame, Frame, Prompt};
use crate::state::query::Ctx;

impl Game {
    /// Whether damage can't be moved, because it can't be removed and this edition counts moving as removing.
    pub(crate) fn moved_damage_stays(&self, db: &CardDb) -> bool {
        self.rules.say(EditionQuestion::MovingDamageRemovesIt) && self.damage_stays(db)
    }
}

impl GameRun<'_> {
    pub fn run_damage(&mut self, effect: &EffectFrame, op: DamageOp, ctx: &Ctx) {
        match op {
            DamageOp::Deal { n, to, whole } => {
                self.damage_by_effect(effect, n, to, (DamageKind::Dealt, whole), ctx);
            }
            DamageOp::Put { n, on } => self.damage_by_effect(effect, n, on, (DamageKind::Put, false), ctx),
            DamageOp::Remove { up_to, total, n, from, by, slot, healed } => {
                self.remove_some(effect, (up_to, total, n), from, by, (slot, healed), ctx);
            }
            DamageOp::Move { up_to, n, from, to, by, slot } => {
                self.move_damage(effect, (up_to, n), (from, to), by, slot, ctx);
            }
        }
    }

    /// Deals or puts damage on all of these cards at once. The result is known once all replacement effects
    /// have been applied.
    fn damage_by_effect(
        &mut self,
        effect: &EffectFrame,
        n: NumberOperand,
        cards: CardOperand,
        (harm, whole): (DamageKind, bool),
        ctx: &Ctx,
    ) {
        self.g.refresh(self.db);
        let n = self.g.value(self.db, n, ctx).max(0) as u16;
        let mut list = self.gather_in_play(cards, ctx);
        list.retain(|id| self.g.takes_damage(self.db, *id));
        if list.is_empty() || n == 0 {
            return self.finish(Completion::Nothing);
        }
        let base = self.g.packets.len() as u16;
        for id in &list {
            self.add_packet_as(effect.source, effect.you, *id, n, (harm, whole));
        }
        self.witness(true);
        self.advance();
        self.push(Frame::Damage { base, at: base });
    }

    /// Removes up to `n` damage. Returns how much (1.9.1.3).
    fn remove_damage(&mut self, card: CardId, n: u16, you: Seat, healed: Option<Reg>) -> u16 {
        let removed = if self.g.damage_stays(self.db) { 0 } else { n.min(self.g.card(card).damage) };
        if removed > 0 {
            self.g.card_mut(card).damage -= removed;
            self.g.touch(Dependencies::DAMAGE);
            self.tell(rule(1, 9, 1, 3), || EventKind::DamageRemoved { card, n: removed });
            self.remember(Moment::DamageRemoved, you, card);
            self.fire(Moment::DamageRemoved, card, CardId::NONE, you, removed as i16);
            if let Some(reg) = healed {
                self.register(reg, &[card]);
            }
        }
        removed
    }

    /// Removes all damage from the card.
    pub fn remove_all_damage(&mut self, card: CardId, you: Seat) {
        self.remove_damage(card, u16::MAX, you, None);
    }

    /// "Remove N damage from …", one card after another. With "up to", the player chooses how much.
    fn remove_some(
        &mut self,
        effect: &EffectFrame,
        (up_to, together, amount): (bool, bool, NumberOperand),
        from: CardOperand,
        by: PlayerOperand,
        (slot, healed): (Option<u8>, Option<Reg>),
        ctx: &Ctx,
    ) {
        let seat = self.g.one_player(by, ctx).unwrap_or(effect.you);
        let list: CardList = self.gather_in_play(from, ctx);
        let most = self.g.value(self.db, amount, ctx).max(0) as u16;
        let mut total = if effect.cursor == 0 && effect.answer < 0 { 0 } else { effect.running };
        let mut cursor = usize::from(effect.cursor);
        let mut answer = effect.answer;
        while let Some(id) = list.get(cursor).copied() {
            let stays = self.g.damage_stays(self.db);
            // If the limit is a total, subtract what earlier cards have lost.
            let left = if together { most.saturating_sub(total.max(0) as u16) } else { most };
            let max = if stays { 0 } else { left.min(self.g.card(id).damage) };
            if max > 0 {
                if up_to && answer < 0 {
                    self.keep_place(cursor, total);
                    return self.ask(Prompt::Number { seat, min: 0, max });
                }
                let n = if up_to { (answer as u16).min(max) } else { max };
                answer = -1;
                total += self.remove_damage(id, n, seat, healed) as i16;
            }
            cursor += 1;
        }
        let wanted = list.len() as i16 * most.min(1000) as i16;
        let done = match total {
            0 if self.g.damage_stays(self.db) => Completion::Prevented,
            0 => Completion::Nothing,
            // Without "up to", the full amount is required.
            n if !up_to && most < 1000 && n < wanted => Completion::Part,
            _ => Completion::All,
        };
        self.tally(slot, total);
        self.finish(done);
    }

    /// Stores the op's progress in the frame.
    fn keep_place(&mut self, cursor: usize, total: i16) {
        if let Some(top) = self.effect_mut() {
            top.cursor = cursor as u8;
            top.running = total;
            top.answer = -1;
        }
    }

    /// Subtracts replaced damage from the amount moved: it was not moved (6.5.4).
    pub(crate) fn uncount_moved(&mut self, n: u16) {
        let moving = self.g.frames.iter_mut().rev().find_map(|frame| match frame {
            Frame::Effect(effect) => Some(effect),
            _ => None,
        });
        let Some(effect) = moving else { return };
        effect.running -= n as i16;
        let done = effect.pc.checked_sub(1).and_then(|pc| self.db.ops.get(pc as usize));
        if let Some(Op::Damage(DamageOp::Move { slot: Some(slot), .. })) = done {
            effect.numbers[usize::from(*slot)] -= n as i16;
        }
    }

    /// 1.9.1.4
    fn move_damage(
        &mut self,
        effect: &EffectFrame,
        (up_to, amount): (bool, NumberOperand),
        (from, to): (CardOperand, CardOperand),
        by: PlayerOperand,
        slot: Option<u8>,
        ctx: &Ctx,
    ) {
        let seat = self.g.one_player(by, ctx).unwrap_or(effect.you);
        let list: CardList = self.gather_in_play(from, ctx);
        // Damage that can't be taken stays where it is (1.2.2).
        let can = |to: &CardId| self.g.takes_damage(self.db, *to) && !self.g.takes_none(*to);
        let Some(to) = self.g.first_of(to, ctx).filter(can) else {
            self.tally(slot, 0);
            return self.finish(Completion::Nothing);
        };
        let most = self.g.value(self.db, amount, ctx).max(0) as u16;
        let mut total = if effect.cursor == 0 && effect.answer < 0 { 0 } else { effect.running };
        let mut answer = effect.answer;
        let base = self.g.packets.len() as u16;
        let on_the_way = |g: &Game| g.packets.len() > usize::from(base);
        for (cursor, from) in list.iter().copied().enumerate().skip(usize::from(effect.cursor)) {
            let stays = self.g.moved_damage_stays(self.db);
            let max = if stays { 0 } else { most.min(self.g.card(from).damage) };
            if max == 0 || from == to {
                continue;
            }
            if up_to && answer < 0 {
                self.keep_place(cursor, total);
                return match on_the_way(self.g) {
                    // Damage moved earlier arrives first.
                    true => self.push(Frame::Damage { base, at: base }),
                    false => self.ask(Prompt::Number { seat, min: 0, max }),
                };
            }
            let n = if up_to { (answer as u16).min(max) } else { max };
            answer = -1;
            if n > 0 {
                self.g.card_mut(from).damage -= n;
                self.g.touch(Dependencies::DAMAGE);
                if self.g.rules.say(EditionQuestion::MovingDamageRemovesIt) {
                    self.remember(Moment::DamageRemoved, seat, from);
                    self.fire(Moment::DamageRemoved, from, CardId::NONE, seat, n as i16);
                }
                // 1.9.1.5: moved damage is damage taken, so it can be replaced as such.
                self.add_packet(CardRef::NONE, effect.you, to, n, DamageKind::Moved(from));
                total += n as i16;
            }
        }
        self.tally(slot, total);
        if on_the_way(self.g) {
            self.witness(true);
            self.advance();
            self.push(Frame::Damage { base, at: base });
        } else {
            self.finish(Completion::when(total > 0));
        }
    }
}
