//! More ops: showing and searching hidden cards, chance, loops, and hands of a given size.

use crate::event::What;
use crate::exec::Some16;
use crate::frame::{Effect, Frame};
use crate::ids::{CardId, rule};
use crate::program::{Cards, FilterId, Op, Pick, Players, Value};
use crate::query::Ctx;
use crate::run::Run;
use crate::state::{Shown, Zone};
use crate::zones::End;
use smallvec::SmallVec;

/// Registers from here on hold what earlier rounds of a loop chose.
const EARLIER: u8 = 128;

impl Run<'_> {
    /// Runs one of the ops this module knows.
    pub fn run_deed(&mut self, effect: &Effect, op: Op, ctx: &Ctx) {
        match op {
            Op::ShowHand { whose, to_all } => self.show_hand(effect, whose, to_all, ctx),
            Op::Show(cards) => {
                let list = self.gather(cards, ctx);
                for card in &list {
                    self.g.show(*card, Shown::All);
                    self.tell(rule(6, 1, 14, 1), What::Revealed { card: *card, def: self.g.card(*card).def });
                }
                self.finish(!list.is_empty());
            }
            Op::Search(whose) => {
                for seat in self.players_of(whose, ctx) {
                    let deck: SmallVec<[CardId; 64]> = self.g.zone(seat, Zone::Deck).collect();
                    for id in deck {
                        self.g.show(id, Shown::To(effect.you));
                    }
                    let cards = self.g.list(seat, Zone::Deck).len.min(255) as u8;
                    self.tell(rule(7, 1, 4, 0), What::LookedAt { seat, cards });
                }
                self.finish(true);
            }
            Op::LookAtInkwell(whose) => {
                for seat in self.players_of(whose, ctx) {
                    let ink: SmallVec<[CardId; 32]> = self.g.zone(seat, Zone::Inkwell).collect();
                    for id in &ink {
                        // Marketing cards are known as they are.
                        if !self.g.is_marketing(*id) {
                            self.g.show(*id, Shown::To(effect.you));
                        }
                    }
                    self.tell(rule(7, 1, 3, 0), What::LookedAt { seat, cards: ink.len().min(255) as u8 });
                }
                self.finish(true);
            }
            Op::Random { reg, from, n } => self.random(reg, from, n, ctx),
            Op::PickMany(pick, n) => {
                let n = self.g.value(self.db, n, ctx).clamp(0, 255) as u8;
                if n == 0 {
                    return self.finish(true);
                }
                self.pick(Pick { min: n, max: n, ..pick }, ctx);
            }
            Op::DrawUntil(who, size) => {
                let n = self.g.value(self.db, size, ctx);
                let mut drawn = false;
                if let Some(seat) = self.g.one_player(who, ctx) {
                    for _ in 0..n {
                        drawn |= self.draw(seat, rule(1, 12, 1, 0));
                    }
                }
                self.finish(drawn);
            }
            Op::RevealUntil { from, reg } => self.reveal_until(effect, from, reg, ctx),
            Op::LookMany { n, reveal } => {
                let n = self.g.value(self.db, n, ctx).clamp(0, 255) as u8;
                self.look(effect.you, effect.you, n, reveal);
                self.finish(n > 0);
            }
            Op::ShuffleRest => {
                for seat in 0..self.g.players.len() {
                    let seat = crate::ids::Seat(seat as u8);
                    let rest: Some16 = self.g.zone(seat, Zone::Aside).collect();
                    for id in &rest {
                        self.g.put(self.db, *id, Zone::Deck, End::Last);
                    }
                    if !rest.is_empty() {
                        self.shuffle(seat, rule(6, 7, 2, 4));
                    }
                }
                self.finish(true);
            }
            Op::Count(n) => {
                let n = self.g.value(self.db, n, ctx);
                self.count(n);
                self.finish(true);
            }
            Op::Times { n, end, regs } => self.times(effect, n, end, regs, ctx),
            Op::Restart(pc) => {
                self.g.picked.truncate(usize::from(effect.base));
                self.set_done(true);
                self.jump(pc);
            }
            Op::PayInkBy(who, n) => {
                let seat = self.g.one_player(who, ctx);
                let able = seat.is_some_and(|seat| self.g.player(seat).ready_ink >= u16::from(n));
                if let Some(seat) = seat.filter(|_| able) {
                    self.pay_ink(seat, u16::from(n), rule(6, 1, 5, 1));
                }
                self.finish(able);
            }
            Op::BottomWhenDone(cards) => self.bottom_when_done(cards, ctx),
            Op::PlayExerted(cards) => self.play_cards(cards, true, true, ctx),
            Op::Hold { reg, cards } => {
                let list = self.gather(cards, ctx);
                self.register(reg, &list);
                self.advance();
            }
            Op::MoveOrdered { reg, top } => self.move_ordered(effect, reg, top, ctx),
            _ => unreachable!("the other ops are run elsewhere"),
        }
    }

    /// 7.1.3: a hand is shown to everyone, or looked at by the speaker alone.
    fn show_hand(&mut self, effect: &Effect, whose: Players, to_all: bool, ctx: &Ctx) {
        for seat in self.players_of(whose, ctx) {
            let hand: Some16 = self.g.zone(seat, Zone::Hand).collect();
            for card in &hand {
                let shown = if to_all { Shown::All } else { Shown::To(effect.you) };
                self.g.show(*card, shown);
                if to_all {
                    self.tell(rule(6, 1, 14, 1), What::Revealed { card: *card, def: self.g.card(*card).def });
                }
            }
            if !to_all {
                self.tell(rule(7, 1, 3, 0), What::LookedAt { seat, cards: hand.len().min(255) as u8 });
            }
        }
        self.finish(true);
    }

    /// Cards at random, through the game's one source of chance.
    fn random(&mut self, reg: u8, from: FilterId, n: Value, ctx: &Ctx) {
        let mut found: SmallVec<[CardId; 32]> = SmallVec::new();
        self.g.each_fit(self.db, from, ctx, |id| {
            if !self.g.is_marketing(id) {
                found.push(id);
            }
            true
        });
        if self.is_kept(reg, from, ctx) {
            found.clear();
        }
        let n = self.g.value(self.db, n, ctx).max(0) as usize;
        let enough = found.len() >= n && n > 0;
        while found.len() > n {
            // Taking cards out at random leaves a random selection.
            let out = self.g.chance.below(found.len() as u32) as usize;
            found.remove(out);
        }
        self.register(reg, &found);
        self.finish(enough);
    }

    fn reveal_until(&mut self, effect: &Effect, from: FilterId, reg: u8, ctx: &Ctx) {
        let mut found = None;
        while found.is_none() {
            let card = self.g.list(effect.you, Zone::Deck).first;
            if card.is_none() {
                break;
            }
            self.g.put(self.db, card, Zone::Aside, End::Last);
            self.g.show(card, Shown::All);
            self.tell(rule(6, 1, 14, 1), What::Revealed { card, def: self.g.card(card).def });
            found = Some(card).filter(|id| self.g.fits_anywhere(self.db, from, *id, ctx));
        }
        if let Some(card) = found {
            self.register(reg, &[card]);
        }
        self.finish(found.is_some());
    }

    fn times(&mut self, effect: &Effect, n: Value, end: u32, regs: u8, ctx: &Ctx) {
        let left = match effect.times {
            0 => self.g.value(self.db, n, ctx).clamp(0, 255) as u8,
            running => running - 1,
        };
        if let Some(top) = self.effect_mut() {
            top.times = left;
        }
        if left == 0 {
            self.end_rounds(effect, regs);
            self.jump(end);
        } else {
            self.next_round(effect, regs);
            self.advance();
        }
    }

    /// Puts aside what earlier rounds of a loop chose, so that this round speaks of its own choices only.
    pub fn next_round(&mut self, effect: &Effect, regs: u8) {
        for picked in &mut self.g.picked[usize::from(effect.base)..] {
            if (regs..crate::program::SINGERS).contains(&picked.reg) {
                picked.reg += EARLIER;
            }
        }
    }

    /// After a loop, its registers hold what all rounds chose.
    pub fn end_rounds(&mut self, effect: &Effect, regs: u8) {
        for picked in &mut self.g.picked[usize::from(effect.base)..] {
            if (EARLIER + regs..EARLIER + crate::program::SINGERS).contains(&picked.reg) {
                picked.reg -= EARLIER;
            }
        }
    }

    fn bottom_when_done(&mut self, cards: Cards, ctx: &Ctx) {
        let card = self.g.single(cards, ctx).id;
        let mut found = false;
        for frame in &mut self.g.frames {
            if *frame == Frame::ActionDone(card) {
                *frame = Frame::ActionToBottom(card);
                found = true;
            }
        }
        self.finish(found);
    }
}
