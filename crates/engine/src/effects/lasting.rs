//! Ops that create effects with a duration.

use super::CardList;
use super::completion::Completion;
use super::op_target::CardDeed;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, Seat, rule};
use crate::edition::EditionQuestion;
use crate::program::{
    CardOperand, EffectDuration, FilterId, LastingOp, Mod, Prohibitions, Reg, StaticId, StaticRule,
    StaticScope,
};
use crate::run::GameRun;
use crate::state::frame::EffectFrame;
use crate::state::query::Ctx;
use crate::state::{EffectEnd, Game, TimedEffectKind};

impl Game {
    /// The seats in order around the table, starting with this one.
    pub(crate) fn around_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.players.len() as u8;
        (0..n).map(move |i| Seat((first.0 + i) % n))
    }
}

impl GameRun<'_> {
    pub fn run_lasting(&mut self, effect: &EffectFrame, op: LastingOp, ctx: &Ctx) {
        match op {
            LastingOp::Give { to, mods, lasts } => self.give(effect, to, mods, lasts, ctx),
            LastingOp::Enact { what, lasts }
                if !self.g.rules.say(EditionQuestion::LastingRulesReachLaterCards)
                    && self.enact_for_those_here(effect, what, lasts, ctx) => {}
            LastingOp::Enact { what, lasts } => {
                let until = self.until(lasts, effect.you, effect.you);
                // A rule about the source itself is not about the new card that comes back (7.1.6).
                let on = match self.g.is_about_its_source(self.db, what) {
                    true => effect.source.id,
                    false => CardId::NONE,
                };
                self.add_timed(effect, TimedEffectKind::Rule(what), on, until);
                self.tell_begun(effect, TimedEffectKind::Rule(what), until);
                self.finish(Completion::All);
            }
            LastingOp::EnactInTurn { what, who, ready } => {
                let lasts =
                    if ready { EffectDuration::TheirNextReady } else { EffectDuration::TheirNextTurn };
                for seat in self.players_of(who, ctx) {
                    let until = self.until(lasts, effect.you, seat);
                    self.add_openly(effect, TimedEffectKind::Rule(what), until);
                }
                self.finish(Completion::All);
            }
            LastingOp::KeepExerted { reg, from } => self.keep_exerted(effect, reg, from, ctx),
            LastingOp::PayLessForNext { n, what, shift } => {
                let n = self.g.value(self.db, n, ctx);
                let what = match shift {
                    true => TimedEffectKind::PayLessForNextShift(n, what),
                    false => TimedEffectKind::PayLessForNext(n, what, effect.name),
                };
                let until = EffectEnd::EndOfTurn;
                self.add_timed(effect, what, CardId::NONE, until);
                let card = effect.source.id;
                self.tell(rule(4, 3, 6, 0), || EventKind::Modified { card, by: card, change: what, until });
                self.finish(Completion::All);
            }
            LastingOp::TheNext { next, lasts } => {
                let until = self.until(lasts, effect.you, effect.you);
                self.add_openly(effect, TimedEffectKind::TheNext(next), until);
                self.finish(Completion::All);
            }
            LastingOp::Watch { trigger, lasts, once, about } => {
                let until = self.until(lasts, effect.you, effect.you);
                let what = TimedEffectKind::Watch(trigger, once);
                match about {
                    None => self.add_openly(effect, what, until),
                    Some(cards) => {
                        for id in self.gather(cards, ctx) {
                            self.add_timed(effect, what, id, until);
                        }
                        self.tell_begun(effect, what, until);
                    }
                }
                self.finish(Completion::All);
            }
        }
    }

    /// Adds and logs a timed effect that is not on a particular card.
    fn add_openly(&mut self, effect: &EffectFrame, what: TimedEffectKind, until: EffectEnd) {
        self.add_timed(effect, what, CardId::NONE, until);
        self.tell_begun(effect, what, until);
    }

    /// Logs the start of a timed effect, with its source.
    fn tell_begun(&mut self, effect: &EffectFrame, change: TimedEffectKind, until: EffectEnd) {
        let number = match change {
            TimedEffectKind::Watch(..) => rule(6, 2, 7, 1),
            TimedEffectKind::TheNext(_) => rule(4, 3, 6, 0),
            _ => rule(6, 4, 2, 1),
        };
        self.tell(number, || EventKind::Modified {
            card: effect.source.id,
            by: effect.source.id,
            change,
            until,
        });
    }

    /// Applies a rule about cards in play only to those currently in play. Returns whether it is such a rule.
    fn enact_for_those_here(
        &mut self,
        effect: &EffectFrame,
        what: StaticId,
        lasts: EffectDuration,
        ctx: &Ctx,
    ) -> bool {
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
            StaticRule::Mods { on: StaticScope::Fits(filter), mods } => {
                let list = here(self, filter);
                self.give_all(effect, &list, mods, lasts, ctx);
            }
            StaticRule::ChallengeReady { by: StaticScope::Fits(filter), target } => {
                for id in here(self, filter) {
                    let until = self.until(lasts, effect.you, self.g.card(id).owner);
                    self.add_timed(effect, TimedEffectKind::ChallengeReady(target), id, until);
                }
            }
            _ => return false,
        }
        self.finish(Completion::All);
        true
    }

    fn give(
        &mut self,
        effect: &EffectFrame,
        to: CardOperand,
        mods: (u16, u8),
        lasts: EffectDuration,
        ctx: &Ctx,
    ) {
        self.g.refresh(self.db);
        let (list, done) = self.act_on(to, CardDeed::Change, ctx);
        self.give_all(effect, &list, mods, lasts, ctx);
        self.finish(done);
    }

    fn give_all(
        &mut self,
        effect: &EffectFrame,
        list: &[CardId],
        mods: (u16, u8),
        lasts: EffectDuration,
        ctx: &Ctx,
    ) {
        self.give_to(effect.source.id, effect.you, list, (mods, lasts), ctx);
    }

    pub(crate) fn give_to(
        &mut self,
        source: CardId,
        you: Seat,
        list: &[CardId],
        (mods, lasts): ((u16, u8), EffectDuration),
        ctx: &Ctx,
    ) {
        let mods = &self.db.mods[usize::from(mods.0)..usize::from(mods.0) + usize::from(mods.1)];
        for change in mods {
            let what = match *change {
                Mod::Strength(n) => TimedEffectKind::Strength(self.g.value(self.db, n, ctx)),
                Mod::Willpower(n) => TimedEffectKind::Willpower(self.g.value(self.db, n, ctx)),
                Mod::Lore(n) => TimedEffectKind::Lore(self.g.value(self.db, n, ctx)),
                Mod::Keyword(keyword, n) => TimedEffectKind::Keyword(keyword, n),
                Mod::Lose(keyword) => TimedEffectKind::Lose(keyword),
                Mod::Cant(bits) => TimedEffectKind::Cant(bits),
                Mod::Bar(keyword) => TimedEffectKind::Lose(keyword),
                Mod::KeywordPer(keyword, n) => {
                    TimedEffectKind::Keyword(keyword, self.g.value(self.db, n, ctx).clamp(0, 255) as u8)
                }
                Mod::Class(class) => TimedEffectKind::Class(class),
                Mod::Ability(grant) => TimedEffectKind::Ability(grant),
                Mod::SingCost(n) => TimedEffectKind::SingCost(n),
                Mod::Toll(n) => TimedEffectKind::Toll(n),
                Mod::ChallengeReady(what) => TimedEffectKind::ChallengeReady(what),
                Mod::CantChallenge(what) => TimedEffectKind::CantChallenge(what),
                Mod::Shield => TimedEffectKind::Shield,
                Mod::Floor(_) => continue,
            };
            for id in list {
                let until = self.until(lasts, you, self.g.card(*id).owner);
                if !self.gains(*id, what, until) {
                    continue;
                }
                self.set_up(source, you, what, *id, until);
                let number = match what {
                    TimedEffectKind::Shield => rule(6, 5, 1, 0),
                    TimedEffectKind::Strength(_)
                    | TimedEffectKind::Willpower(_)
                    | TimedEffectKind::Lore(_) => rule(6, 6, 1, 0),
                    _ => rule(6, 4, 2, 2),
                };
                self.tell(number, || EventKind::Modified { card: *id, by: source, change: what, until });
            }
        }
    }

    fn keep_exerted(&mut self, effect: &EffectFrame, reg: Reg, from: FilterId, ctx: &Ctx) {
        let ready = self.gather(CardOperand::Reg(reg, 0), ctx);
        let mut kept = CardList::new();
        self.g.each_fit(self.db, from, ctx, |id| {
            if !ready.contains(&id) {
                kept.push(id);
            }
            true
        });
        for id in kept {
            let what = TimedEffectKind::Cant(Prohibitions::READY_AT_START);
            self.add_timed(effect, what, id, EffectEnd::NextReadyOf(effect.you));
        }
        self.finish(Completion::All);
    }
}
