//! Effects that last for a time (6.1.13): how they begin, and what uses them up.

use super::CardList;
use super::done::Done;
use super::work::Deed;
use crate::edition::Question;
use crate::event::What;
use crate::frame::Effect;
use crate::ids::{CardId, Seat, rule};
use crate::program::{
    Cards, FilterId, LastingOp, Lasts, Mod, NextDef, Reg, Scope, StaticId, StaticRule, cant,
};
use crate::query::Ctx;
use crate::run::Run;
use crate::state::{Game, Timed, TimedKind, Until};
use ability::KeywordKind;

impl Game {
    /// How far away the end of a timed effect is: so many turns, and whether it is at the start or the end of that turn.
    fn ends_after(&self, until: Until) -> (u16, u8) {
        let turns = |seat: Seat, at_least: u16| {
            let mut order = self.around_from(self.active);
            let away = order.position(|other| self.same_party(other, seat)).unwrap_or(0) as u16;
            if away < at_least { away + self.players.len() as u16 } else { away }
        };
        match until {
            Until::EndOfChallenge => (0, 0),
            Until::EndOfTurn => (0, 1),
            Until::StartOfTurn(seat) | Until::NextReadyOf(seat) => (turns(seat, 1), 0),
            Until::NextTurnOf { seat, after } | Until::EndOfNextTurnOf { seat, after } => {
                (turns(seat, u16::from(self.turn <= after)), 1)
            }
            Until::LeavesPlay | Until::SourceLeaves => (u16::MAX, 0),
        }
    }

    /// The seats in order around the table, beginning with this one.
    fn around_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
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

    /// A rule about cards in play covers only those that are there now; says whether it is such a rule.
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
                let until = self.until(lasts, you, self.g.card(*id).owner);
                if !self.gains(*id, what, until) {
                    continue;
                }
                self.set_up(source, you, what, *id, until);
                let number = match what {
                    TimedKind::Keyword(..) => rule(6, 4, 2, 2),
                    _ => rule(6, 6, 1, 0),
                };
                self.tell(number, What::Modified { card: *id, change: what, until });
            }
        }
    }

    /// Whether a card gains this for so long: a keyword without a plus perhaps not, if it has that already (8.1.2).
    fn gains(&mut self, id: CardId, what: TimedKind, until: Until) -> bool {
        let keyword = match what {
            TimedKind::Keyword(KeywordKind::Challenger | KeywordKind::Resist, _) => return true,
            TimedKind::Keyword(keyword, _) => keyword,
            _ => return true,
        };
        if !self.g.traits(id).has(keyword) {
            return true;
        }
        self.g.rules.say(Question::KeywordsStandSideBySide)
            || (self.g.rules.say(Question::LongerKeywordStands) && self.outlasts(id, keyword, until))
    }

    /// Whether a keyword given now would last longer than the one that the card was given before; that one then ceases. One that is
    /// printed, or that a static ability gives, has no end.
    fn outlasts(&mut self, id: CardId, keyword: KeywordKind, until: Until) -> bool {
        let card = self.g.refer(id);
        let before = self.g.timed.iter().position(
            |timed| matches!(timed.what, TimedKind::Keyword(kind, _) if kind == keyword && timed.on == card),
        );
        let Some(at) = before else { return false };
        let timed = self.g.timed.remove(at);
        // Without it, is there nothing else to have it from?
        self.g.timed_changed(&timed);
        self.g.refresh(self.db);
        let longer = self.g.ends_after(until) > self.g.ends_after(timed.until);
        if self.g.traits(id).has(keyword) || !longer {
            self.g.timed.insert(at, timed);
            self.g.timed_changed(&timed);
            return false;
        }
        true
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
