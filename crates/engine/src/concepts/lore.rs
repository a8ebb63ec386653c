//! Gaining and losing lore.

use crate::api::event::EventKind;
use crate::api::ids::{CardId, RuleNo, Seat};
use crate::program::card_db::CardDb;
use crate::program::{Dependencies, Moment, RuleKinds, StaticRule};
use crate::run::GameRun;
use crate::state::query::Ctx;
use crate::state::{Game, PendingChecks};

impl GameRun<'_> {
    /// Gives lore from a card. Returns whether any was gained.
    #[inline(always)]
    pub fn gain_lore(&mut self, seat: Seat, n: u16, from: CardId, rule: RuleNo) -> bool {
        n > 0 && self.gain_some_lore(seat, n, from, rule)
    }

    #[inline(always)]
    fn gain_some_lore(&mut self, seat: Seat, n: u16, from: CardId, rule: RuleNo) -> bool {
        if self.g.player(seat).out || self.g.lore_is_barred(self.db, seat, true) {
            return false;
        }
        let least = self.g.variant.lore_to_win();
        let player = self.g.player_mut(seat);
        player.lore = player.lore.saturating_add(n);
        let now = player.lore;
        if now >= least {
            self.g.unchecked |= PendingChecks::LORE;
        }
        self.g.touch(Dependencies::LORE);
        self.tell(rule, || EventKind::LoreGained { seat, n, from, now });
        self.fire(Moment::LoreGained, CardId::NONE, CardId::NONE, seat, n as i16);
        true
    }

    /// Removes lore, never below 0 (1.11.1). Returns how much was lost.
    pub fn lose_lore(&mut self, seat: Seat, n: u16, rule: RuleNo) -> u16 {
        let barred = self.g.lore_is_barred(self.db, seat, false);
        let lost = if barred { 0 } else { n.min(self.g.player(seat).lore) };
        if lost > 0 {
            self.g.player_mut(seat).lore -= lost;
            self.g.touch(Dependencies::LORE);
            let now = self.g.player(seat).lore;
            self.tell(rule, || EventKind::LoreLost { seat, n: lost, now });
            self.fire(Moment::LoreLost, CardId::NONE, CardId::NONE, seat, lost as i16);
        }
        lost
    }
}

impl Game {
    /// Whether a rule prevents the player from gaining (or losing) lore.
    #[inline(always)]
    pub(crate) fn lore_is_barred(&self, db: &CardDb, seat: Seat, gaining: bool) -> bool {
        self.any_static(db, RuleKinds::LORE, |(source, you, _), rule| {
            let ctx = Ctx { asked: seat, ..Ctx::of(self, source, you) };
            let who = match rule {
                StaticRule::CantGainLore(who) if gaining => who,
                StaticRule::CantGainLoreUnless(who, cond) if gaining && !self.holds(db, *cond, &ctx) => who,
                StaticRule::CantLoseLore(who) if !gaining => who,
                _ => return false,
            };
            self.is_among(*who, seat, &Ctx::of(self, source, you))
        })
    }
}
