//! Ways of entering play (6.7.8).

use crate::api::ids::{CardId, Seat};
use crate::program::{NextDef, RuleKinds, StaticRule, StaticScope};
use crate::run::GameRun;
use crate::state::query::Ctx;
use crate::state::zones::ListEnd;
use crate::state::{Game, TimedEffect, TimedEffectKind, Zone};
use smallvec::SmallVec;
use wording::KeywordKind;

impl GameRun<'_> {
    /// Gives an entering card what an effect had prepared for the next one.
    pub fn give_next(&mut self, source: CardId, you: Seat, card: CardId, next: NextDef) {
        let ctx = Ctx::of(self.g, source, you);
        self.give_to(source, you, &[card], (next.mods, next.lasts), &ctx);
    }

    /// Calls `f` with the rules about entering play that apply to this card: its own and those in force.
    #[inline]
    pub fn each_entering_rule(&self, card: CardId, f: impl FnMut(&StaticRule)) {
        let own = self.db.def(self.g.card(card).def).static_kinds;
        if (own | self.g.static_kinds).has(RuleKinds::ENTERS) {
            self.each_rule_of_entering(card, f);
        }
    }

    #[inline(never)]
    fn each_rule_of_entering(&self, card: CardId, mut f: impl FnMut(&StaticRule)) {
        let owner = self.g.card(card).owner;
        for id in &self.db.def(self.g.card(card).def).statics {
            let def = &self.db.statics[usize::from(id.0)];
            let about = matches!(
                def.rule,
                StaticRule::EntersExerted(StaticScope::This)
                    | StaticRule::MayEnterExerted(StaticScope::This)
                    | StaticRule::EntersWithDamage(StaticScope::This, _)
                    | StaticRule::EnterExertedTo(_)
            );
            let ctx = Ctx::of(self.g, card, owner);
            if about && def.cond.is_none_or(|cond| self.g.holds(self.db, cond, &ctx)) {
                f(&def.rule);
            }
        }
        // 6.4.2.3: includes what other cards give it as it enters play.
        let mut there: Option<Game> = None;
        self.g.each_static(self.db, RuleKinds::ENTERS, |(source, you, _), rule| {
            let (StaticRule::EntersExerted(scope)
            | StaticRule::MayEnterExerted(scope)
            | StaticRule::EntersWithDamage(scope, _)) = rule
            else {
                return;
            };
            let StaticScope::Fits(filter) = scope else { return };
            let derived = self.db.filters[usize::from(filter.0)].derived;
            let speaks = if derived && self.g.card(card).zone != Zone::Play {
                let there = there.get_or_insert_with(|| {
                    let mut game = self.g.clone();
                    game.put(self.db, card, Zone::Play, ListEnd::Last);
                    game.refresh(self.db);
                    game
                });
                there.in_scope(self.db, *scope, card, source, you)
            } else {
                self.g.in_scope(self.db, *scope, card, source, you)
            };
            if speaks {
                f(rule);
            }
        });
    }

    #[inline(never)]
    pub fn enters_exerted(&self, card: CardId) -> bool {
        let mut exerted = false;
        self.each_entering_rule(card, |rule| exerted |= matches!(rule, StaticRule::EntersExerted(_)));
        exerted
    }

    /// 8.3.2
    #[inline(never)]
    pub fn may_enter_exerted(&self, card: CardId) -> bool {
        let mut may = self.db.def(self.g.card(card).def).has(KeywordKind::Bodyguard);
        self.each_entering_rule(card, |rule| {
            may |= matches!(rule, StaticRule::MayEnterExerted(_) | StaticRule::EnterExertedTo(_));
        });
        may
    }

    /// The effect of the card for having entered exerted.
    pub fn entered_exerted(&self, card: CardId) -> Option<crate::program::Pc> {
        let mut program = None;
        self.each_entering_rule(card, |rule| {
            if let StaticRule::EnterExertedTo(pc) = rule {
                program = Some(*pc);
            }
        });
        program
    }

    /// What effects have prepared for the next card that fits, with their sources. Uses them up.
    pub fn next_for(&mut self, seat: Seat, card: CardId) -> SmallVec<[(CardId, NextDef); 2]> {
        let mut found = SmallVec::new();
        let mut i = 0;
        while i < self.g.timed.len() {
            match self.waits_for(self.g.timed[i], seat, card) {
                Some(next) => {
                    found.push((self.g.timed[i].source, next));
                    self.g.timed.remove(i);
                }
                None => i += 1,
            }
        }
        found
    }

    /// Whether one of those effects lets the card enter exerted.
    #[inline]
    pub fn next_is_exerted(&self, seat: Seat, card: CardId) -> bool {
        !self.g.timed.is_empty() && self.one_next_is_exerted(seat, card)
    }

    #[inline(never)]
    fn one_next_is_exerted(&self, seat: Seat, card: CardId) -> bool {
        let exerted =
            |timed: &TimedEffect| self.waits_for(*timed, seat, card).is_some_and(|next| next.exerted);
        self.g.timed.iter().any(exerted)
    }

    fn waits_for(&self, timed: TimedEffect, seat: Seat, card: CardId) -> Option<NextDef> {
        let TimedEffectKind::TheNext(at) = timed.kind else { return None };
        let next = self.db.nexts[usize::from(at)];
        let ctx = Ctx::of(self.g, timed.source, seat);
        let fits = timed.you == seat
            && self.g.in_force(&timed)
            && self.g.fits_anywhere(self.db, next.what, card, &ctx);
        fits.then_some(next)
    }

    pub fn enters_with_damage(&self, card: CardId) -> u16 {
        let mut damage = 0;
        self.each_entering_rule(card, |rule| {
            if let StaticRule::EntersWithDamage(_, n) = rule {
                damage += u16::from(*n);
            }
        });
        damage
    }
}
