//! Ops that create effects with a duration.

use super::CardList;
use super::done::Done;
use super::work::Deed;
use crate::api::event::What;
use crate::api::ids::{CardId, Seat, rule};
use crate::edition::Question;
use crate::program::{Cant, Cards, FilterId, LastingOp, Lasts, Mod, Reg, Scope, StaticId, StaticRule};
use crate::run::Run;
use crate::state::frame::Effect;
use crate::state::query::Ctx;
use crate::state::{Game, TimedKind, Until};

impl Game {
    /// The seats in order around the table, starting with this one.
    pub(crate) fn around_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.players.len() as u8;
        (0..n).map(move |i| Seat((first.0 + i) % n))
    }
}

impl Run<'_> {
    pub fn run_lasting(&mut self, effect: &Effect, op: LastingOp, ctx: &Ctx) {
        match op {
            LastingOp::Give { to, mods, lasts } => self.give(effect, to, mods, lasts, ctx),
            LastingOp::Enact { what, lasts }
                if !self.g.rules.say(Question::LastingRulesReachLaterCards)
                    && self.enact_for_those_here(effect, what, lasts, ctx) => {}
            LastingOp::Enact { what, lasts } => {
                let until = self.until(lasts, effect.you, effect.you);
                self.add_openly(effect, TimedKind::Rule(what), until);
                self.finish(Done::All);
            }
            LastingOp::EnactInTurn { what, who, ready } => {
                let lasts = if ready { Lasts::TheirNextReady } else { Lasts::TheirNextTurn };
                for seat in self.players_of(who, ctx) {
                    let until = self.until(lasts, effect.you, seat);
                    self.add_openly(effect, TimedKind::Rule(what), until);
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
                let until = Until::EndOfTurn;
                self.add_timed(effect, what, CardId::NONE, until);
                let card = effect.source.id;
                self.tell(rule(4, 3, 6, 0), || What::Modified { card, by: card, change: what, until });
                self.finish(Done::All);
            }
            LastingOp::TheNext { next, lasts } => {
                let until = self.until(lasts, effect.you, effect.you);
                self.add_openly(effect, TimedKind::TheNext(next), until);
                self.finish(Done::All);
            }
            LastingOp::Watch { trigger, lasts, once, about } => {
                let until = self.until(lasts, effect.you, effect.you);
                let what = TimedKind::Watch(trigger, once);
                match about {
                    None => self.add_openly(effect, what, until),
                    Some(cards) => {
                        for id in self.gather(cards, ctx) {
                            self.add_timed(effect, what, id, until);
                        }
                        self.tell_begun(effect, what, until);
                    }
                }
                self.finish(Done::All);
            }
        }
    }

    /// Adds and logs a timed effect that is not on a particular card.
    fn add_openly(&mut self, effect: &Effect, what: TimedKind, until: Until) {
        self.add_timed(effect, what, CardId::NONE, until);
        self.tell_begun(effect, what, until);
    }

    /// Logs the start of a timed effect, with its source.
    fn tell_begun(&mut self, effect: &Effect, change: TimedKind, until: Until) {
        let number = match change {
            TimedKind::Watch(..) => rule(6, 2, 7, 1),
            TimedKind::TheNext(_) => rule(4, 3, 6, 0),
            _ => rule(6, 4, 2, 1),
        };
        self.tell(number, || What::Modified { card: effect.source.id, by: effect.source.id, change, until });
    }

    /// Applies a rule about cards in play only to those currently in play. Returns whether it is such a rule.
    fn enact_for_those_here(&mut self, effect: &Effect, what: StaticId, lasts: Lasts, ctx: &Ctx) -> bool {
        self.g.refresh(self.db);
        let here = |run: &Self, filter| {
            let mut list = CardList::new();
            run.g.each_fit(run.db, filter, ctx, |id| {
                list.push(id);
                true
            });
            list
        };
        match self.db.statics[usize::from(what.0)].rule {
            StaticRule::Mods { on: Scope::Fits(filter), mods } => {
                let list = here(self, filter);
                self.give_all(effect, &list, mods, lasts, ctx);
            }
            StaticRule::ChallengeReady { by: Scope::Fits(filter), target } => {
                for id in here(self, filter) {
                    let until = self.until(lasts, effect.you, self.g.card(id).owner);
                    self.add_timed(effect, TimedKind::ChallengeReady(target), id, until);
                }
            }
            _ => return false,
        }
        self.finish(Done::All);
        true
    }

    fn give(&mut self, effect: &Effect, to: Cards, mods: (u16, u8), lasts: Lasts, ctx: &Ctx) {
        self.g.refresh(self.db);
        let (list, done) = self.act_on(to, Deed::Change, ctx);
        self.give_all(effect, &list, mods, lasts, ctx);
        self.finish(done);
    }

    fn give_all(&mut self, effect: &Effect, list: &[CardId], mods: (u16, u8), lasts: Lasts, ctx: &Ctx) {
        self.give_to(effect.source.id, effect.you, list, (mods, lasts), ctx);
    }

    pub(crate) fn give_to(
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
                let until = self.until(lasts, you, self.g.card(*id).owner);
                if !self.gains(*id, what, until) {
                    continue;
                }
                self.set_up(source, you, what, *id, until);
                let number = match what {
                    TimedKind::Shield => rule(6, 5, 1, 0),
                    TimedKind::Strength(_) | TimedKind::Willpower(_) | TimedKind::Lore(_) => rule(6, 6, 1, 0),
                    _ => rule(6, 4, 2, 2),
                };
                self.tell(number, || What::Modified { card: *id, by: source, change: what, until });
            }
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
            let what = TimedKind::Cant(Cant::READY_AT_START);
            self.add_timed(effect, what, id, Until::NextReadyOf(effect.you));
        }
        self.finish(Done::All);
    }
}
