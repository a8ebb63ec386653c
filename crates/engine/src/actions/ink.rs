//! Putting a card into the inkwell (4.2).

use crate::api::action::Reason;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, Seat, rule};
use crate::legal::{Verdict, ensure};
use crate::program::card_db::{CardDb, CardDef};
use crate::program::{Moment, RuleKinds, StaticRule, StaticScope};
use crate::run::GameRun;
use crate::state::query::Ctx;
use crate::state::{Game, Zone};

impl Game {
    /// How many cards the player may ink this turn (4.2.3, 4.2.3.1).
    #[inline(always)]
    pub(crate) fn ink_limit(&self, db: &CardDb, seat: Seat) -> u8 {
        if self.static_kinds.has(RuleKinds::INK) { self.raised_ink_limit(db, seat) } else { 1 }
    }

    #[inline(never)]
    fn raised_ink_limit(&self, db: &CardDb, seat: Seat) -> u8 {
        let mut limit = 1u8;
        self.each_static(db, RuleKinds::INK, |(_, you, _), rule| {
            let more = you == seat && matches!(rule, StaticRule::InkAdditional);
            limit = limit.saturating_add(u8::from(more));
        });
        limit
    }

    #[inline(always)]
    pub(crate) fn check_ink(&self, db: &CardDb, seat: Seat, id: CardId) -> Verdict {
        let zone = self.ink_zone(db, seat, id);
        self.check_in(id, seat, zone, rule(4, 2, 1, 1), Reason::NotInHand(id))?;
        let def = db.def(self.card(id).def);
        // Check what may change later first: explanations look past it for lasting obstacles.
        ensure(self.player(seat).inked < self.ink_limit(db, seat), rule(4, 2, 3, 0), Reason::AlreadyInked)?;
        ensure(self.is_inkable(db, def, seat, id), rule(4, 2, 1, 2), Reason::NotInkable(id))
    }

    /// Whether the card has the inkwell symbol or counts as having it (5.2.4).
    #[inline(always)]
    pub(crate) fn is_inkable(&self, db: &CardDb, def: &CardDef, seat: Seat, id: CardId) -> bool {
        def.inkable || self.counts_as_inkable(db, seat, id)
    }

    /// Whether an ability lets the card count as having the inkwell symbol.
    #[inline]
    pub(crate) fn counts_as_inkable(&self, db: &CardDb, seat: Seat, id: CardId) -> bool {
        self.any_static(db, RuleKinds::INK, |(source, you, _), rule| {
            matches!(rule, StaticRule::Inkable(StaticScope::Fits(filter))
                if you == seat && self.fits(db, *filter, id, &Ctx::of(self, source, you)))
        })
    }

    /// Whether the player may ink cards from the discard.
    pub(crate) fn inks_from_discard(&self, db: &CardDb, seat: Seat) -> bool {
        self.any_static(db, RuleKinds::INK, |(_, you, _), rule| {
            you == seat && matches!(rule, StaticRule::InkFromDiscard)
        })
    }

    /// The zone that the player would ink this card from.
    #[inline(always)]
    pub(crate) fn ink_zone(&self, db: &CardDb, seat: Seat, id: CardId) -> Zone {
        if self.card(id).zone == Zone::Discard && self.inks_from_discard(db, seat) {
            Zone::Discard
        } else {
            Zone::Hand
        }
    }
}

impl GameRun<'_> {
    /// 4.2
    #[inline(always)]
    pub(crate) fn ink(&mut self, seat: Seat, card: CardId) {
        let def = self.g.card(card).def;
        self.tell(rule(4, 2, 1, 1), || EventKind::Revealed { card, def });
        self.tell(rule(4, 2, 1, 3), || EventKind::Inked { seat, card });
        self.g.player_mut(seat).inked += 1;
        self.relocate_quietly(card, Zone::Inkwell);
        if self.g.inkwell_exerted(self.db, seat) {
            self.g.set_exerted(card, true);
            self.tell(rule(5, 1, 1, 2), || EventKind::Exerted { card });
        }
        self.remember(Moment::PutIntoInkwell, seat, card);
        self.fire(Moment::PutIntoInkwell, card, CardId::NONE, seat, 0);
        self.fire(Moment::Inked, card, CardId::NONE, seat, 0);
        self.settle_next();
    }
}
