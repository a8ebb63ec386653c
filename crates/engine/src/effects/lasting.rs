//! Effects that last for a time (6.1.13): how they begin, and what uses them up.

use super::CardList;
use super::done::Done;
use super::work::Deed;
use crate::event::What;
use crate::frame::Effect;
use crate::ids::{CardId, Seat, rule};
use crate::program::{Cards, FilterId, LastingOp, Lasts, Mod, NextDef, Reg, cant};
use crate::query::Ctx;
use crate::run::Run;
use crate::state::{Timed, TimedKind, Until};
use ability::KeywordKind;

impl Run<'_> {
    pub fn run_lasting(&mut self, effect: &Effect, op: LastingOp, ctx: &Ctx) {
        match op {
            LastingOp::Give { to, mods, lasts } => self.give(effect, to, mods, lasts, ctx),
            LastingOp::Enact { what, lasts } => {
                let until = self.until(lasts, effect.you, effect.you);
                self.add_timed(effect, TimedKind::Rule(what), CardId::NONE, until);
                self.finish(Done::All);
            }
            LastingOp::EnactInTurn { what, who, ready } => {
                let lasts = if ready { Lasts::TheirNextReady } else { Lasts::TheirNextTurn };
                for seat in self.players_of(who, ctx) {
                    let until = self.until(lasts, effect.you, seat);
                    self.add_timed(effect, TimedKind::Rule(what), CardId::NONE, until);
                }
                self.finish(Done::All);
            }
            LastingOp::KeepExerted { reg, from } => self.keep_exerted(effect, reg, from, ctx),
            LastingOp::PayLessForNext { n, what, shift } => {
                let n = self.g.value(self.db, n, ctx);
                let what = match shift {
                    true => TimedKind::PayLessForNextShift(n, what),
                    false => TimedKind::PayLessForNext(n, what),
                };
                self.add_timed(effect, what, CardId::NONE, Until::EndOfTurn);
                self.finish(Done::All);
            }
            LastingOp::TheNext { next, lasts } => {
                let until = self.until(lasts, effect.you, effect.you);
                self.add_timed(effect, TimedKind::TheNext(next), CardId::NONE, until);
                self.finish(Done::All);
            }
            LastingOp::Watch { trigger, lasts, once, about } => {
                let until = self.until(lasts, effect.you, effect.you);
                let what = TimedKind::Watch(trigger, once);
                match about {
                    None => self.add_timed(effect, what, CardId::NONE, until),
                    Some(cards) => {
                        for id in self.gather(cards, ctx) {
                            self.add_timed(effect, what, id, until);
                        }
                    }
                }
                self.finish(Done::All);
            }
        }
    }

    fn until(&self, lasts: Lasts, you: Seat, their: Seat) -> Until {
        match lasts {
            Lasts::ThisTurn => Until::EndOfTurn,
            Lasts::UntilYourNextTurn => Until::StartOfTurn(you),
            Lasts::TheirNextTurn => Until::NextTurnOf { seat: their, after: self.g.turn },
            Lasts::TheirNextReady => Until::NextReadyOf(their),
            Lasts::UntilEndOfYourNextTurn => Until::EndOfNextTurnOf { seat: you, after: self.g.turn },
            Lasts::UntilEndOfYourTurn => {
                Until::EndOfNextTurnOf { seat: you, after: self.g.turn.saturating_sub(1) }
            }
            Lasts::Challenge => Until::EndOfChallenge,
            Lasts::WhileInPlay => Until::LeavesPlay,
            Lasts::WhileSource => Until::SourceLeaves,
        }
    }

    pub fn add_timed(&mut self, effect: &Effect, what: TimedKind, on: CardId, until: Until) {
        self.set_up(effect.source.id, effect.you, what, on, until);
    }

    /// Something begins to hold for a time.
    fn set_up(&mut self, source: CardId, you: Seat, what: TimedKind, on: CardId, until: Until) {
        let on = self.g.refer(on);
        let timed = Timed { what, on, source, you, until };
        self.g.timed.push(timed);
        self.g.timed_changed(&timed);
        if timed.speaks() {
            self.g.index_speakers(self.db);
        }
    }

    fn give(&mut self, effect: &Effect, to: Cards, mods: (u16, u8), lasts: Lasts, ctx: &Ctx) {
        self.g.refresh(self.db);
        let (list, done) = self.act_on(to, Deed::Change, ctx);
        self.give_to(effect.source.id, effect.you, &list, (mods, lasts), ctx);
        self.finish(done);
    }

    /// A card enters play with what an effect waited with.
    pub fn give_next(&mut self, source: CardId, you: Seat, card: CardId, next: NextDef) {
        let ctx = Ctx::of(self.g, source, you);
        self.give_to(source, you, &[card], (next.mods, next.lasts), &ctx);
    }

    fn give_to(
        &mut self,
        source: CardId,
        you: Seat,
        list: &[CardId],
        (mods, lasts): ((u16, u8), Lasts),
        ctx: &Ctx,
    ) {
        let mods = &self.db.mods[usize::from(mods.0)..usize::from(mods.0) + usize::from(mods.1)];
        for change in mods {
            let what = match *change {
                Mod::Strength(n) => TimedKind::Strength(self.g.value(self.db, n, ctx)),
                Mod::Willpower(n) => TimedKind::Willpower(self.g.value(self.db, n, ctx)),
                Mod::Lore(n) => TimedKind::Lore(self.g.value(self.db, n, ctx)),
                Mod::Keyword(keyword, n) => TimedKind::Keyword(keyword, n),
                Mod::Lose(keyword) => TimedKind::Lose(keyword),
                Mod::Cant(bits) => TimedKind::Cant(bits),
                Mod::Bar(keyword) => TimedKind::Lose(keyword),
                Mod::KeywordPer(keyword, n) => {
                    TimedKind::Keyword(keyword, self.g.value(self.db, n, ctx).clamp(0, 255) as u8)
                }
                Mod::Class(class) => TimedKind::Class(class),
                Mod::Ability(grant) => TimedKind::Ability(grant),
                Mod::SingCost(n) => TimedKind::SingCost(n),
                Mod::Toll(n) => TimedKind::Toll(n),
                Mod::ChallengeReady(what) => TimedKind::ChallengeReady(what),
                Mod::Shield => TimedKind::Shield,
                Mod::Floor(_) => continue,
            };
            for id in list {
                if self.has_already(*id, what) {
                    continue;
                }
                let until = self.until(lasts, you, self.g.card(*id).owner);
                self.set_up(source, you, what, *id, until);
                self.tell(rule(6, 6, 1, 0), What::Modified { card: *id });
            }
        }
    }

    /// 8.1.2: a keyword without a plus is not gained by who has it.
    fn has_already(&self, id: CardId, what: TimedKind) -> bool {
        match what {
            TimedKind::Keyword(KeywordKind::Challenger | KeywordKind::Resist, _) => false,
            TimedKind::Keyword(keyword, _) => self.g.traits(id).has(keyword),
            _ => false,
        }
    }

    fn keep_exerted(&mut self, effect: &Effect, reg: Reg, from: FilterId, ctx: &Ctx) {
        let ready = self.gather(Cards::Reg(reg, 0), ctx);
        let mut kept = CardList::new();
        self.g.each_fit(self.db, from, ctx, |id| {
            if !ready.contains(&id) {
                kept.push(id);
            }
            true
        });
        for id in kept {
            let what = TimedKind::Cant(cant::READY_AT_START);
            self.add_timed(effect, what, id, Until::NextReadyOf(effect.you));
        }
        self.finish(Done::All);
    }

    /// "Next" discounts are used up by the next card that fits, however it is paid for (4.3.6).
    pub fn use_up_discounts(&mut self, seat: Seat, card: CardId, shifting: bool) {
        self.use_up_once(seat, card);
        let mut i = 0;
        while i < self.g.timed.len() {
            let timed = self.g.timed[i];
            let used = match timed.what {
                TimedKind::PayLessForNextShift(..) if !shifting => false,
                TimedKind::PayLessForNext(_, filter) | TimedKind::PayLessForNextShift(_, filter) => {
                    timed.you == seat
                        && self.g.fits_anywhere(self.db, filter, card, &Ctx::of(self.g, timed.source, seat))
                }
                TimedKind::Strength(_)
                | TimedKind::Willpower(_)
                | TimedKind::Lore(_)
                | TimedKind::Keyword(..)
                | TimedKind::Lose(_)
                | TimedKind::Cant(_)
                | TimedKind::Rule(_)
                | TimedKind::Class(_)
                | TimedKind::Ability(_)
                | TimedKind::SingCost(_)
                | TimedKind::Toll(_)
                | TimedKind::ChallengeReady(_)
                | TimedKind::Shield
                | TimedKind::TheNext(_)
                | TimedKind::Watch(..) => false,
            };
            if used {
                self.g.timed.remove(i);
                self.g.index_speakers(self.db);
            } else {
                i += 1;
            }
        }
    }
}
