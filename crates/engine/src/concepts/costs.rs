//! Costs (1.5): the current cost of a card, and paying with ink and ink drops.

use crate::api::action::{Payment, Reason};
use crate::api::event::EventKind;
use crate::api::ids::{CardId, RuleNo, Seat, rule};
use crate::legal::{Verdict, ensure};
use crate::program::card_db::{CardDb, CardDef, ShiftDef};
use crate::program::{Dependencies, Moment, RuleKinds, StaticRule, StaticScope};
use crate::run::GameRun;
use crate::state::query::Ctx;
use crate::state::{Game, TimedEffectKind, UsedAbilities, Zone};

impl Game {
    /// The ink that a player can pay: ready ink cards and ink drops (1.13.1.2).
    #[inline]
    pub(crate) fn payable_ink(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        player.ready_ink + player.ink_drops
    }

    /// The fewest and the most ink drops that the player can spend on this much ink.
    pub(crate) fn drops_for(&self, seat: Seat, ink: u16) -> (u16, u16) {
        let player = self.player(seat);
        (ink.saturating_sub(player.ready_ink).min(player.ink_drops), player.ink_drops.min(ink))
    }

    pub(crate) fn check_ready_ink(&self, seat: Seat, needs: u16) -> Verdict {
        let has = self.payable_ink(seat);
        ensure(has >= needs, rule(1, 5, 3, 0), Reason::NotEnoughInk { needs, has })
    }

    /// The total discount on playing the card (4.3.2.3).
    #[inline]
    fn discount(&self, db: &CardDb, def: &CardDef, seat: Seat, id: CardId, shifting: Option<CardId>) -> i16 {
        if !(def.static_kinds | self.static_kinds).has(RuleKinds::PAY_LESS) {
            0
        } else {
            self.some_discount(db, def, seat, id, shifting)
        }
    }

    #[inline(never)]
    fn some_discount(
        &self,
        db: &CardDb,
        def: &CardDef,
        seat: Seat,
        id: CardId,
        shifting: Option<CardId>,
    ) -> i16 {
        let mut less = 0i16;
        // A card's reduction of its own cost works outside play (4.3.6).
        for static_id in &def.statics {
            let def = &db.statics[usize::from(static_id.0)];
            if let StaticRule::PayLess { n, what: StaticScope::This, shift, .. } = def.rule
                && (shifting.is_some() || !shift)
            {
                let ctx = Ctx::of(self, id, seat);
                if def.cond.is_none_or(|cond| self.holds(db, cond, &ctx)) {
                    less = less.saturating_add(self.value(db, n, &ctx));
                }
            }
        }
        self.each_static(db, RuleKinds::PAY_LESS, |(source, you, _), rule| {
            if let StaticRule::PayMore { who, n, what } = rule
                && self.is_among(*who, seat, &Ctx::of(self, source, you))
                && self.in_scope(db, *what, id, source, you)
            {
                less = less.saturating_sub(i16::from(*n));
            }
            if let StaticRule::PayLess { n, what: what @ StaticScope::Fits(_), shift, onto, once } = rule
                && (shifting.is_some() || !shift)
                && onto.is_none_or(|onto| self.is_onto(db, onto, shifting, source, you))
                && !(*once && self.card(source).used.has(UsedAbilities::STANDING))
                && you == seat
                && self.in_scope(db, *what, id, source, you)
            {
                less = less.saturating_add(self.value(db, *n, &Ctx::of(self, source, you)));
            }
        });
        for timed in &self.timed {
            let next = match timed.kind {
                TimedEffectKind::PayLessForNext(n, filter, name) => Some((n, filter, name)),
                TimedEffectKind::PayLessForNextShift(n, filter) if shifting.is_some() => {
                    Some((n, filter, u16::MAX))
                }
                _ => None,
            };
            if let Some((n, filter, name)) = next
                && timed.you == seat
                && self.in_force(timed)
                && self.fits_anywhere(db, filter, id, &Ctx { name, ..Ctx::of(self, timed.source, seat) })
            {
                less = less.saturating_add(n);
            }
        }
        less
    }

    /// Whether the card is shifted onto a card in scope. If the base is still open, whether there is one in
    /// scope.
    fn is_onto(
        &self,
        db: &CardDb,
        onto: StaticScope,
        base: Option<CardId>,
        source: CardId,
        you: Seat,
    ) -> bool {
        match base {
            None => false,
            Some(base) if base.is_some() => self.in_scope(db, onto, base, source, you),
            Some(_) => self.zone(you, Zone::Play).any(|base| self.in_scope(db, onto, base, source, you)),
        }
    }

    /// The ink to pay for a card played for its ink cost.
    #[inline]
    pub(crate) fn cost_in_ink(&self, db: &CardDb, def: &CardDef, seat: Seat, id: CardId) -> u16 {
        (i16::from(def.cost) - self.discount(db, def, seat, id, None)).max(0) as u16
    }

    /// The ink to pay for shifting a card onto `base`.
    pub(crate) fn cost_of_shift(
        &self,
        db: &CardDb,
        def: &CardDef,
        seat: Seat,
        (id, base): (CardId, CardId),
        shift: &ShiftDef,
    ) -> u16 {
        (i16::from(shift.ink) - self.discount(db, def, seat, id, Some(base))).max(0) as u16
    }

    /// The ink its player would currently pay to play the card.
    pub fn ink_cost(&self, db: &CardDb, id: CardId) -> u16 {
        let card = self.card(id);
        self.cost_in_ink(db, db.def(card.def), card.owner, id)
    }

    /// The ink to pay for playing a card with this payment.
    pub(crate) fn payment_cost(&self, db: &CardDb, seat: Seat, id: CardId, payment: Payment) -> u16 {
        let def = db.def(self.card(id).def);
        match payment {
            Payment::Ink => self.cost_in_ink(db, def, seat, id),
            Payment::Shift(base) => {
                let shift = self.shift_of(db, def, seat, id);
                shift.map_or(0, |shift| self.cost_of_shift(db, def, seat, (id, base), &shift))
            }
            Payment::Sing(_) | Payment::SingTogether | Payment::Free => 0,
        }
    }
}

impl Game {
    /// Whether a rule prevents the player from getting ink drops (1.2.2).
    pub(crate) fn gets_no_drops(&self, db: &CardDb, seat: Seat) -> bool {
        let mut barred = false;
        self.each_static(db, RuleKinds::LORE, |(source, you, _), rule| {
            if let StaticRule::CantGetDrops(who) = rule {
                barred |= self.is_among(*who, seat, &Ctx::of(self, source, you));
            }
        });
        barred
    }
}

impl GameRun<'_> {
    /// Adds ink drops to a player's inkwell (1.13.1.2).
    pub fn get_drops(&mut self, seat: Seat, n: u16) {
        if n > 0 && !self.g.player(seat).out {
            let player = self.g.player_mut(seat);
            player.ink_drops = player.ink_drops.saturating_add(n);
            self.g.touch(Dependencies::LORE);
            self.tell(rule(1, 13, 1, 2), || EventKind::InkDrops { seat, n: n as i16 });
            self.drops_changed((Moment::InkDropGot, Moment::SomeDropsGot), seat, n);
        }
    }

    /// Exerts ready ink cards (1.5.1), and removes `drops` ink drops (4.3.2.4).
    #[inline]
    pub fn pay_ink(&mut self, seat: Seat, ink: u16, drops: u16, rule: RuleNo) {
        if ink > 0 {
            self.pay_some_ink(seat, ink, drops, rule);
        }
    }

    #[inline(never)]
    fn pay_some_ink(&mut self, seat: Seat, ink: u16, drops: u16, rule: RuleNo) {
        if drops > 0 {
            self.remove_drops(seat, drops);
        }
        let mut left = ink - drops;
        let (cards, player) = (&mut self.g.cards[..], &mut self.g.players[seat.index()]);
        let mut next = player.lists[Zone::Inkwell as usize].first;
        while left > 0 && next.is_some() {
            let card = &mut cards[next.index()];
            next = card.next;
            if !card.exerted {
                card.exerted = true;
                player.ready_ink -= 1;
                left -= 1;
            }
        }
        self.g.touch(Dependencies::EXERT);
        self.tell(rule, || EventKind::Paid { seat, ink });
    }

    /// Removes up to `wanted` ink drops. Returns how many.
    #[inline(never)]
    pub fn remove_drops(&mut self, seat: Seat, wanted: u16) -> u16 {
        let drops = wanted.min(self.g.player(seat).ink_drops);
        if drops > 0 {
            self.g.player_mut(seat).ink_drops -= drops;
            self.g.touch(Dependencies::LORE);
            self.tell(rule(1, 13, 1, 2), || EventKind::InkDrops { seat, n: -(drops as i16) });
            self.drops_changed((Moment::InkDropRemoved, Moment::SomeDropsRemoved), seat, drops);
        }
        drops
    }

    /// Triggers one event per ink drop and one for all of them.
    fn drops_changed(&mut self, (each, all): (Moment, Moment), seat: Seat, drops: u16) {
        for _ in 0..drops {
            self.remember_player(each, seat);
            self.fire(each, CardId::NONE, CardId::NONE, seat, 1);
        }
        self.fire(all, CardId::NONE, CardId::NONE, seat, drops as i16);
    }
}
