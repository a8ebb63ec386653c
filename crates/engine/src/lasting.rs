//! Effects that last for a time (6.1.13): how they begin, and what uses them up.

use crate::event::What;
use crate::frame::Effect;
use crate::ids::{CardId, Seat, rule};
use crate::program::{Cards, Lasts, Mod};
use crate::query::Ctx;
use crate::run::Run;
use crate::state::{Timed, TimedKind, Until};

impl Run<'_> {
    pub fn until(&self, lasts: Lasts, you: Seat, their: Seat) -> Until {
        match lasts {
            Lasts::ThisTurn => Until::EndOfTurn,
            Lasts::UntilYourNextTurn => Until::StartOfTurn(you),
            Lasts::TheirNextTurn => Until::NextTurnOf { seat: their, after: self.g.turn },
            Lasts::TheirNextReady => Until::NextReadyOf(their),
            Lasts::UntilEndOfYourNextTurn => Until::EndOfNextTurnOf { seat: you, after: self.g.turn },
            Lasts::Challenge => Until::EndOfChallenge,
            Lasts::WhileInPlay => Until::LeavesPlay,
            Lasts::WhileSource => Until::SourceLeaves,
        }
    }

    pub fn add_timed(&mut self, effect: &Effect, what: TimedKind, on: CardId, until: Until) {
        let on = self.g.refer(on);
        let timed = Timed { what, on, source: effect.source.id, you: effect.you, until };
        self.g.timed.push(timed);
        self.g.timed_changed(&timed);
        if timed.speaks() {
            self.g.index_speakers(self.db);
        }
    }

    pub fn give(&mut self, effect: &Effect, to: Cards, mods: (u16, u8), lasts: Lasts, ctx: &Ctx) {
        let list = self.gather_in_play(to, ctx);
        self.g.refresh(self.db);
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
            for id in &list {
                let until = self.until(lasts, effect.you, self.g.card(*id).owner);
                self.add_timed(effect, what, *id, until);
                self.tell(rule(6, 6, 1, 0), What::Modified { card: *id });
            }
        }
        self.finish(!list.is_empty());
    }

    /// "Next" discounts are used up by the next card that fits, however it is paid for (4.3.6).
    pub fn use_up_discounts(&mut self, seat: Seat, card: CardId) {
        self.use_up_once(seat, card);
        let mut i = 0;
        while i < self.g.timed.len() {
            let timed = self.g.timed[i];
            let used = match timed.what {
                TimedKind::PayLessForNext(_, filter) => {
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
