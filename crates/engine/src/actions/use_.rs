//! Using activated abilities (4.4).

use crate::api::action::Reason;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, Seat, rule};
use crate::edition::numbers::older;
use crate::legal::{Verdict, ensure, no};
use crate::program::card_db::CardDb;
use crate::program::{ActivatedDef, Prohibitions, RuleKinds, StaticRule};
use crate::run::GameRun;
use crate::state::frame::{EffectKind, Frame};
use crate::state::query::Ctx;
use crate::state::{Game, UsedAbilities, Zone};

impl Game {
    pub(crate) fn check_use(&self, db: &CardDb, seat: Seat, id: CardId, ability: u8) -> Verdict {
        let zone = if self.card(id).zone == Zone::Leader { Zone::Leader } else { Zone::Play };
        self.check_in(id, seat, zone, rule(4, 4, 1, 0), Reason::NotInPlay(id))?;
        let Some(activated) = self.activated(db, id, ability) else {
            return no(rule(4, 4, 1, 0), Reason::NoSuchAbility(id));
        };
        self.check_activated(db, seat, id, ability, activated)
    }

    /// Whether the player may use this ability of a card in play.
    #[inline(always)]
    pub(crate) fn check_activated(
        &self,
        db: &CardDb,
        seat: Seat,
        id: CardId,
        ability: u8,
        activated: &ActivatedDef,
    ) -> Verdict {
        if activated.exert {
            let waits = self.is_drying(db, id) && !self.traits(id).cant.has(Prohibitions::WAIT_TO_USE);
            ensure(!waits, rule(4, 4, 2, 0), Reason::Drying(id))?;
            ensure(!self.card(id).exerted, older(5, 1, 1, 0), Reason::Exerted(id))?;
        }
        if activated.once {
            let unused = !self.card(id).used.has(UsedAbilities::activated(ability));
            let number = if activated.boost { rule(8, 4, 1, 0) } else { rule(6, 1, 13, 2) };
            ensure(unused, number, Reason::AlreadyUsed(id))?;
            // Boost does nothing with an empty deck, so it is not offered.
            let can = !activated.boost || self.list(seat, Zone::Deck).len > 0;
            ensure(can, rule(8, 4, 1, 0), Reason::CostNotPayable(id))?;
        }
        if self.static_kinds.has(RuleKinds::LOSES) {
            let lost = self.loses_activated(db, id, ability);
            ensure(!lost, rule(4, 4, 1, 0), Reason::NoSuchAbility(id))?;
        }
        let ink = activated.ink.saturating_sub(self.saved_ink(db, id, ability, activated));
        self.check_ready_ink(seat, u16::from(ink))?;
        if activated.drops > 0 {
            // Ink drops spent on another part of the cost can't also pay for ink.
            let left = self.payable_ink(seat).saturating_sub(u16::from(activated.drops));
            ensure(left >= u16::from(ink), rule(4, 4, 3, 4), Reason::CostNotPayable(id))?;
        }
        if activated.cond.is_none() && activated.costs == activated.effects {
            return Ok(());
        }
        self.check_condition(db, seat, id, activated)
    }

    /// Whether the condition of an ability holds and its costs other than exerting and ink can be paid.
    #[inline(never)]
    fn check_condition(&self, db: &CardDb, seat: Seat, id: CardId, activated: &ActivatedDef) -> Verdict {
        let ctx = Ctx::of(self, id, seat);
        let open = activated.cond.is_none_or(|cond| self.holds(db, cond, &ctx));
        ensure(open, rule(6, 4, 3, 0), Reason::ConditionNotMet(id))?;
        let payable = activated.costs == activated.effects
            || self.payable(db, activated.costs, activated.effects, &ctx, CardId::NONE);
        ensure(payable, rule(4, 4, 3, 4), Reason::CostNotPayable(id))
    }

    /// How much less ink the card's ability currently costs (1.5.5.4).
    #[inline]
    pub(crate) fn saved_ink(&self, db: &CardDb, id: CardId, ability: u8, activated: &ActivatedDef) -> u8 {
        if self.static_kinds.has(RuleKinds::PLAYER) {
            self.discount_on_use(db, id, ability, activated)
        } else {
            0
        }
    }

    #[inline(never)]
    fn discount_on_use(&self, db: &CardDb, id: CardId, ability: u8, activated: &ActivatedDef) -> u8 {
        let card = self.card(id);
        let name = db.def(card.def).activated_names.get(usize::from(ability)).and_then(Option::as_ref);
        let mut saved: u8 = 0;
        self.each_static(db, RuleKinds::PLAYER, |(source, you, _), rule| match rule {
            StaticRule::UseFree(said) => {
                let said = &db.names[usize::from(*said)];
                if source == id && name.is_some_and(|name| name.eq_ignore_ascii_case(said)) {
                    saved = u8::MAX;
                }
            }
            StaticRule::BoostLess(n) if activated.boost && you == card.owner => {
                let n = self.value(db, *n, &Ctx::of(self, source, you));
                saved = saved.saturating_add(n.clamp(0, 255) as u8);
            }
            _ => {}
        });
        saved
    }
}

impl GameRun<'_> {
    /// 4.4
    pub(crate) fn use_ability(&mut self, seat: Seat, card: CardId, ability: u8) {
        let Some(activated) = self.g.activated(self.db, card, ability) else { return };
        self.tell(rule(4, 4, 3, 1), || EventKind::Used { card, ability });
        self.push(Frame::Settle { bag: None });
        let source = self.g.refer(card);
        let saved = self.g.saved_ink(self.db, card, ability, activated);
        self.start_effect(activated.program, source, seat, EffectKind::Ability);
        if let Some(effect) = self.effect_mut() {
            effect.saved = saved;
            // 6.1.13.2
            effect.once =
                if activated.once { UsedAbilities::activated(ability) } else { UsedAbilities::NONE };
        }
    }
}
