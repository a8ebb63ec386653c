//! Readying and exerting cards (1.6, 5.1.1).

use crate::api::event::EventKind;
use crate::api::ids::{CardId, RuleNo, Seat};
use crate::program::{Dependencies, Moment};
use crate::run::GameRun;
use crate::state::Zone;

impl GameRun<'_> {
    /// Readies a card, if it is exerted.
    pub fn ready(&mut self, card: CardId, rule: RuleNo) {
        if !self.g.card(card).exerted {
            return;
        }
        self.g.set_exerted(card, false);
        let zone = self.g.card(card).zone;
        if zone.has_working_abilities() || zone == Zone::Inkwell {
            self.tell(rule, || EventKind::Readied { card });
        }
        if zone == Zone::Play {
            let owner = self.g.card(card).owner;
            self.fire(Moment::Readied, card, CardId::NONE, owner, 0);
        }
    }

    /// Readies an exerted card in play.
    #[inline(always)]
    pub fn ready_card(&mut self, card: CardId, owner: Seat, rule: RuleNo) {
        self.g.card_mut(card).exerted = false;
        self.g.touch(Dependencies::EXERT);
        self.tell(rule, || EventKind::Readied { card });
        self.fire(Moment::Readied, card, CardId::NONE, owner, 0);
    }

    /// Exerts a ready character in play.
    #[inline(always)]
    pub fn exert_character(&mut self, card: CardId, owner: Seat, rule: RuleNo) {
        self.g.card_mut(card).exerted = true;
        self.g.touch(Dependencies::EXERT);
        self.tell(rule, || EventKind::Exerted { card });
        self.fire(Moment::Exerted, card, CardId::NONE, owner, 0);
    }

    /// Exerts a card, if it is ready.
    #[inline(always)]
    pub fn exert(&mut self, card: CardId, rule: RuleNo) {
        let in_play = self.g.card(card).zone == Zone::Play;
        // 5.1.2.3: locations are neither ready nor exerted.
        if self.g.card(card).exerted || in_play && self.g.is_kind(self.db, card, wording::CardType::Location)
        {
            return;
        }
        self.g.set_exerted(card, true);
        let zone = self.g.card(card).zone;
        if zone.has_working_abilities() || zone == Zone::Inkwell {
            self.tell(rule, || EventKind::Exerted { card });
        }
        if in_play {
            let owner = self.g.card(card).owner;
            self.fire(Moment::Exerted, card, CardId::NONE, owner, 0);
        }
    }
}
