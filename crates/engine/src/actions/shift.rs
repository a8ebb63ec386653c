//! Shift (8.10): what a card may be shifted onto, and what it keeps from the card below.

use crate::api::action::{Payment, Reason};
use crate::api::event::EventKind;
use crate::api::ids::{CardId, RuleNo, Seat, rule};
use crate::legal::{Verdict, ensure, no};
use crate::program::card_db::{CardDb, CardDef, ShiftDef, ShiftOnto};
use crate::program::{Pc, RuleKinds, StaticRule};
use crate::run::GameRun;
use crate::state::frame::PlayFrame;
use crate::state::query::Ctx;
use crate::state::zones::ListEnd;
use crate::state::{EffectEnd, Game, TimedEffect, TimedEffectKind, Zone};
use wording::CardType;

impl Game {
    /// Whether a card with Shift may be put on top of this character (8.10.1, 8.10.8).
    pub(crate) fn check_shift_base(&self, db: &CardDb, seat: Seat, id: CardId, base: CardId) -> Verdict {
        let def = db.def(self.card(id).def);
        let Some(shift) = self.shift_of(db, def, seat, id) else {
            return no(rule(8, 10, 1, 0), Reason::NoShift(id));
        };
        self.check_in(base, seat, Zone::Play, number(shift.onto), Reason::NotInPlay(base))?;
        self.check_base(db, def, &shift, seat, base)
    }

    /// [`Self::check_shift_base`] for a card that the player has in play.
    pub(crate) fn check_base(
        &self,
        db: &CardDb,
        def: &CardDef,
        shift: &ShiftDef,
        seat: Seat,
        base: CardId,
    ) -> Verdict {
        let below = db.def(self.card(base).def);
        let item = matches!(shift.onto, ShiftOnto::Item(_)) && below.kind == CardType::Item;
        let kind = below.kind == CardType::Character || item;
        ensure(kind, number(shift.onto), Reason::NotCharacter(base))?;
        match shift.onto {
            ShiftOnto::SameName => {
                let shared = below.shift_any || def.names.iter().any(|name| below.answers_to(*name));
                ensure(shared, number(shift.onto), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Duo(first, second) => {
                let partner = |other: CardId| self.is_shift_pair(db, seat, (base, other), (first, second));
                let pair = self.zone(seat, Zone::Play).any(partner);
                ensure(pair, number(shift.onto), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Combo(..) => {
                let shared = below.shift_any || def.names.iter().any(|name| below.answers_to(*name));
                ensure(shared, number(shift.onto), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Item(name) => {
                // A character that counts as having any name is also allowed.
                let named = if item { below.answers_to(name) } else { below.shift_any };
                ensure(named, number(shift.onto), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Class(class) => {
                let fits = below.shift_every || self.has_class(db, base, class);
                ensure(fits, number(shift.onto), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Anything => Ok(()),
        }
    }

    /// Whether two characters of the player have one of these names each (8.10.8.3).
    fn is_shift_pair(
        &self,
        db: &CardDb,
        seat: Seat,
        (one, other): (CardId, CardId),
        (first, second): (u16, u16),
    ) -> bool {
        let (a, b) = (self.card(one), self.card(other));
        let both = [a, b].iter().all(|card| {
            card.owner == seat && card.zone == Zone::Play && db.def(card.def).kind == CardType::Character
        });
        let (a, b) = (db.def(a.def), db.def(b.def));
        let gives = |first, second| a.answers_to(first) && b.answers_to(second);
        one != other && both && (gives(first, second) || gives(second, first))
    }

    /// Whether this character can be the second one under the card being played.
    pub(crate) fn check_partner(&self, db: &CardDb, playing: &PlayFrame, other: CardId) -> Verdict {
        let Payment::Shift(base) = playing.payment else {
            return no(rule(8, 10, 8, 3), Reason::NotAnOption);
        };
        let def = db.def(self.card(playing.card).def);
        let names =
            self.shift_of(db, def, playing.seat, playing.card).and_then(|shift| shift.onto.two_names());
        let fits = names.is_some_and(|names| self.is_shift_pair(db, playing.seat, (base, other), names));
        ensure(fits, rule(8, 10, 8, 3), Reason::WrongShiftBase(other))
    }

    /// Whether any character can be the second one.
    pub(crate) fn has_partner(&self, db: &CardDb, playing: &PlayFrame) -> bool {
        self.zone(playing.seat, Zone::Play).any(|other| self.check_partner(db, playing, other).is_ok())
    }

    pub(crate) fn check_shift(
        &self,
        db: &CardDb,
        def: &CardDef,
        seat: Seat,
        id: CardId,
        base: CardId,
    ) -> Verdict {
        let Some(shift) = self.shift_of(db, def, seat, id) else {
            return no(rule(8, 10, 1, 0), Reason::NoShift(id));
        };
        // Check the cost first: the player may have the ink later, but a wrong base stays wrong.
        self.check_shift_cost(db, def, seat, (id, base), &shift)?;
        self.check_shift_base(db, seat, id, base)
    }

    /// Whether the player can pay for shifting the card onto `base`, or onto any card if `base` is `NONE`.
    pub(crate) fn check_shift_cost(
        &self,
        db: &CardDb,
        def: &CardDef,
        seat: Seat,
        (id, base): (CardId, CardId),
        shift: &ShiftDef,
    ) -> Verdict {
        self.check_ready_ink(seat, self.cost_of_shift(db, def, seat, (id, base), shift))?;
        let payable =
            shift.program.is_none_or(|pc| self.payable(db, pc, Pc::MAX, &Ctx::of(self, id, seat), id));
        ensure(payable, rule(4, 3, 2, 4), Reason::CostNotPayable(id))
    }

    /// The card's Shift ability: printed, or gained wherever it is.
    #[inline]
    pub(crate) fn shift_of(&self, db: &CardDb, def: &CardDef, seat: Seat, id: CardId) -> Option<ShiftDef> {
        let mut shift = def.shift;
        self.each_own_rule(db, def, seat, id, RuleKinds::FREE, |rule| {
            if let StaticRule::GainsShift(gained) = rule {
                shift = shift.or(Some(*gained));
            }
        });
        self.each_static(db, RuleKinds::FREE, |(source, you, _), rule| {
            if let StaticRule::GrantsShift { on, shift: granted } = rule
                && you == seat
                && self.fits_anywhere(db, *on, id, &Ctx::of(self, source, you))
            {
                shift = shift.or(Some(*granted));
            }
        });
        shift
    }

    /// Whether the card can be played by Shift onto some character now.
    pub(crate) fn is_shiftable(&self, db: &CardDb, id: CardId, free: bool) -> bool {
        let owner = self.card(id).owner;
        self.zone(owner, Zone::Play).any(|base| self.is_shift_base(db, id, base, free))
    }

    pub(crate) fn is_shift_base(&self, db: &CardDb, id: CardId, base: CardId, free: bool) -> bool {
        let seat = self.card(id).owner;
        if free {
            self.check_may_play(db, db.def(self.card(id).def), seat, id).is_ok()
                && self.check_shift_base(db, seat, id, base).is_ok()
        } else {
            self.check_way(db, seat, id, Payment::Shift(base)).is_ok()
        }
    }
}

/// The rule of this kind of Shift.
fn number(onto: ShiftOnto) -> RuleNo {
    match onto {
        ShiftOnto::SameName => rule(8, 10, 1, 0),
        ShiftOnto::Class(_) => rule(8, 10, 8, 1),
        ShiftOnto::Anything => rule(8, 10, 8, 2),
        ShiftOnto::Duo(..) => rule(8, 10, 8, 3),
        ShiftOnto::Combo(..) => rule(8, 10, 8, 4),
        ShiftOnto::Item(_) => rule(8, 10, 8, 6),
    }
}

impl GameRun<'_> {
    /// 8.10.2–8.10.6: the new character gets the state, damage, location and effects of the old one, which
    /// goes under it.
    pub(crate) fn shift_onto(&mut self, card: CardId, bases: &[CardId]) {
        self.g.put(self.db, card, Zone::Play, ListEnd::Last);
        // The first base ends up above the other.
        for base in bases.iter().rev() {
            let old = *self.g.card(*base);
            let old_ref = self.g.refer(*base);
            self.g.put_under(self.db, *base, card, true);
            let new = self.g.card_mut(card);
            // 8.10.4.2: of two bases, it is enough that one is exerted or drying.
            new.exerted |= old.exerted;
            new.drying |= old.drying;
            // 8.10.6
            new.damage = new.damage.saturating_add(old.damage);
            new.at = old.at;
            new.shifted = true;
            let (new_ref, under_ref) = (self.g.refer(card), self.g.refer(*base));
            let returns = TimedEffectKind::Watch(self.db.temporary, true);
            for timed in self.g.timed.iter_mut().filter(|timed| timed.on == old_ref) {
                // The effect that returns a card to hand stays with the card it is on.
                timed.on = if timed.kind == returns { under_ref } else { new_ref };
            }
        }
        // The playing of the card names the first one.
        let kind =
            self.db.def(self.g.card(card).def).shift.map_or(rule(8, 10, 2, 0), |shift| number(shift.onto));
        for base in bases.iter().skip(1) {
            self.tell(kind, || EventKind::PutUnder { card: *base, host: card });
        }
    }

    /// 8.10.8.5: the card returns to hand at the end of the turn.
    pub(crate) fn comes_back(&mut self, card: CardId, you: Seat) {
        let kind = TimedEffectKind::Watch(self.db.temporary, true);
        let until = EffectEnd::EndOfNextTurnOf { seat: you, after: self.g.turn.saturating_sub(1) };
        self.g.timed.push(TimedEffect { kind, on: self.g.refer(card), source: card, you, until });
        self.g.index_speakers(self.db);
    }
}
