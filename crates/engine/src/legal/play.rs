//! What a card costs now, and how it may be played (4.3, 5.4.4, 8.10–8.12).

use super::{Verdict, ensure, no};
use crate::action::{Payment, Reason};
use crate::db::{CardDb, Def, ShiftDef, ShiftOnto};
use crate::frame::Playing;
use crate::ids::{CardId, RuleNo, Seat, rule};
use crate::program::{Filter, Pc, Scope, StaticRule, Test, cant, kind, kind_bit};
use crate::query::Ctx;
use crate::state::{Game, TimedKind, USED_ONCE, Zone};
use ability::{CardType, KeywordKind};

impl Game {
    /// What the card's player pays less for it now (4.3.2.3).
    #[inline]
    fn discount(&self, db: &CardDb, def: &Def, seat: Seat, id: CardId, shifting: Option<CardId>) -> i16 {
        if (def.static_kinds | self.static_kinds) & kind::PAY_LESS == 0 {
            0
        } else {
            self.some_discount(db, def, seat, id, shifting)
        }
    }

    #[inline(never)]
    fn some_discount(&self, db: &CardDb, def: &Def, seat: Seat, id: CardId, shifting: Option<CardId>) -> i16 {
        let mut less = 0i16;
        // A self-referential reduction works from outside play (4.3.6).
        for static_id in &def.statics {
            let def = &db.statics[usize::from(static_id.0)];
            if let StaticRule::PayLess { n, what: Scope::This, shift, .. } = def.rule
                && (shifting.is_some() || !shift)
            {
                let ctx = Ctx::of(self, id, seat);
                if def.cond.is_none_or(|cond| self.holds(db, cond, &ctx)) {
                    less = less.saturating_add(self.value(db, n, &ctx));
                }
            }
        }
        self.each_static(db, kind::PAY_LESS, |(source, you, _), rule| {
            if let StaticRule::PayMore { who, n, what } = rule
                && self.is_among(*who, seat, &Ctx::of(self, source, you))
                && self.in_scope(db, *what, id, source, you)
            {
                less = less.saturating_sub(i16::from(*n));
            }
            if let StaticRule::PayLess { n, what: what @ Scope::Fits(_), shift, onto, once } = rule
                && (shifting.is_some() || !shift)
                && onto.is_none_or(|onto| self.is_onto(db, onto, shifting, source, you))
                && !(*once && self.card(source).used & USED_ONCE != 0)
                && you == seat
                && self.in_scope(db, *what, id, source, you)
            {
                less = less.saturating_add(self.value(db, *n, &Ctx::of(self, source, you)));
            }
        });
        for timed in &self.timed {
            let next = match timed.what {
                TimedKind::PayLessForNext(n, filter) => Some((n, filter)),
                TimedKind::PayLessForNextShift(n, filter) if shifting.is_some() => Some((n, filter)),
                _ => None,
            };
            if let Some((n, filter)) = next
                && timed.you == seat
                && self.in_force(timed)
                && self.fits_anywhere(db, filter, id, &Ctx::of(self, timed.source, seat))
            {
                less = less.saturating_add(n);
            }
        }
        less
    }

    /// Whether the card is being shifted onto one of these; where it is open what it goes onto, onto any that it could.
    fn is_onto(&self, db: &CardDb, onto: Scope, base: Option<CardId>, source: CardId, you: Seat) -> bool {
        match base {
            None => false,
            Some(base) if base.is_some() => self.in_scope(db, onto, base, source, you),
            Some(_) => self.zone(you, Zone::Play).any(|base| self.in_scope(db, onto, base, source, you)),
        }
    }

    /// The ink to pay for a card by its ink cost.
    #[inline]
    fn cost_in_ink(&self, db: &CardDb, def: &Def, seat: Seat, id: CardId) -> u16 {
        (i16::from(def.cost) - self.discount(db, def, seat, id, None)).max(0) as u16
    }

    /// The ink to pay for a card by its Shift onto that one.
    fn cost_of_shift(
        &self,
        db: &CardDb,
        def: &Def,
        seat: Seat,
        (id, base): (CardId, CardId),
        shift: &ShiftDef,
    ) -> u16 {
        (i16::from(shift.ink) - self.discount(db, def, seat, id, Some(base))).max(0) as u16
    }

    /// What its player would pay in ink to play the card now.
    pub fn ink_cost(&self, db: &CardDb, id: CardId) -> u16 {
        let card = self.card(id);
        self.cost_in_ink(db, db.def(card.def), card.owner, id)
    }

    /// The ink to pay for playing a card in this way.
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

    /// "Can't play" effects (1.2.2).
    #[inline]
    pub(crate) fn check_may_play(&self, db: &CardDb, def: &Def, seat: Seat, id: CardId) -> Verdict {
        if (self.static_kinds | def.static_kinds) & kind::CANT_PLAY == 0 {
            return Ok(());
        }
        self.check_not_barred(db, seat, id)
    }

    #[inline(never)]
    fn check_not_barred(&self, db: &CardDb, seat: Seat, id: CardId) -> Verdict {
        let mut barred = self.forbids_itself(db, seat, id);
        self.each_static(db, kind::CANT_PLAY, |(source, you, _), rule| {
            if let StaticRule::CantPlay { who, what } = rule {
                let ctx = Ctx::of(self, source, you);
                barred |= self.is_among(*who, seat, &ctx) && self.fits_anywhere(db, *what, id, &ctx);
            }
        });
        ensure(!barred, rule(1, 2, 2, 0), Reason::CantPlay(id))
    }

    /// Whether everyone can see that the player can play no card of this description, whichever it is: a rule forbids all cards
    /// of a wider one.
    pub(crate) fn may_play_nothing(&self, db: &CardDb, seat: Seat, like: &Filter) -> bool {
        let mut nothing = false;
        self.each_static(db, kind::CANT_PLAY, |(source, you, _), rule| {
            if let StaticRule::CantPlay { who, what } = rule
                && self.is_among(*who, seat, &Ctx::of(self, source, you))
            {
                let forbidden = &db.filters[usize::from(what.0)];
                nothing |= forbidden.tests.iter().all(|test| is_implied(test, &like.tests));
            }
        });
        nothing
    }

    pub(super) fn check_play(&self, db: &CardDb, seat: Seat, id: CardId, payment: Payment) -> Verdict {
        let elsewhere = self.card(id).zone != Zone::Hand && self.may_play_from_there(db, seat, id);
        if !elsewhere {
            self.check_in(id, seat, Zone::Hand, rule(4, 3, 2, 0), Reason::NotInHand(id))?;
        }
        self.check_way(db, seat, id, payment)
    }

    /// Whether a card could be played in this way if it were in its player's hand.
    pub(crate) fn check_way(&self, db: &CardDb, seat: Seat, id: CardId, payment: Payment) -> Verdict {
        let def = db.def(self.card(id).def);
        self.check_may_play(db, def, seat, id)?;
        self.check_payment(db, def, seat, id, payment)
    }

    /// Whether a card that may be played can be paid for in this way (4.3.2.2).
    #[inline]
    pub(super) fn check_payment(
        &self,
        db: &CardDb,
        def: &Def,
        seat: Seat,
        id: CardId,
        payment: Payment,
    ) -> Verdict {
        match payment {
            Payment::Ink => self.check_ready_ink(seat, self.cost_in_ink(db, def, seat, id)),
            Payment::Shift(base) => self.check_shift(db, def, seat, id, base),
            Payment::Sing(singer) => self.check_sing(db, seat, id, singer),
            Payment::SingTogether => self.check_sing_together(db, seat, id),
            Payment::Free => {
                ensure(self.free_play(db, seat, id).is_some(), rule(1, 5, 5, 3), Reason::NotFree(id))
            }
        }
    }

    /// Whether a card with Shift may go on top of this character (8.10.1, 8.10.8).
    pub(crate) fn check_shift_base(&self, db: &CardDb, seat: Seat, id: CardId, base: CardId) -> Verdict {
        let def = db.def(self.card(id).def);
        let Some(shift) = self.shift_of(db, def, seat, id) else {
            return no(rule(8, 10, 1, 0), Reason::NoShift(id));
        };
        self.check_in(base, seat, Zone::Play, rule(8, 10, 1, 0), Reason::WrongShiftBase(base))?;
        let below = db.def(self.card(base).def);
        let item = matches!(shift.onto, ShiftOnto::Item(_)) && below.kind == CardType::Item;
        let kind = below.kind == CardType::Character || item;
        ensure(kind, rule(8, 10, 1, 0), Reason::WrongShiftBase(base))?;
        match shift.onto {
            ShiftOnto::SameName => {
                let shared = below.shift_any || def.names.iter().any(|name| below.answers_to(*name));
                ensure(shared, rule(8, 10, 1, 0), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Duo(first, second) => {
                let partner = |other: CardId| self.is_shift_pair(db, seat, (base, other), (first, second));
                let pair = self.zone(seat, Zone::Play).any(partner);
                ensure(pair, rule(8, 10, 8, 3), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Combo(..) => {
                let shared = below.shift_any || def.names.iter().any(|name| below.answers_to(*name));
                ensure(shared, rule(8, 10, 8, 4), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Item(name) => {
                // A character that answers to any name serves as well.
                let named = if item { below.answers_to(name) } else { below.shift_any };
                ensure(named, rule(8, 10, 8, 6), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Class(class) => {
                let fits = below.shift_every || self.has_class(db, base, class);
                ensure(fits, rule(8, 10, 8, 1), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Anything => Ok(()),
        }
    }

    /// Whether two characters of a player give one of these names each (8.10.8.3).
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

    /// Whether this character can be the second one under the card that is being played.
    pub(crate) fn check_partner(&self, db: &CardDb, playing: &Playing, other: CardId) -> Verdict {
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
    pub(crate) fn has_partner(&self, db: &CardDb, playing: &Playing) -> bool {
        self.zone(playing.seat, Zone::Play).any(|other| self.check_partner(db, playing, other).is_ok())
    }

    fn check_shift(&self, db: &CardDb, def: &Def, seat: Seat, id: CardId, base: CardId) -> Verdict {
        self.check_shift_base(db, seat, id, base)?;
        match self.shift_of(db, def, seat, id) {
            Some(shift) => self.check_shift_cost(db, def, seat, (id, base), &shift),
            None => no(rule(8, 10, 1, 0), Reason::NoShift(id)),
        }
    }

    /// Whether the card's Shift onto that one can be paid for; onto any, where it is none.
    pub(super) fn check_shift_cost(
        &self,
        db: &CardDb,
        def: &Def,
        seat: Seat,
        (id, base): (CardId, CardId),
        shift: &ShiftDef,
    ) -> Verdict {
        self.check_ready_ink(seat, self.cost_of_shift(db, def, seat, (id, base), shift))?;
        let payable =
            shift.program.is_none_or(|pc| self.payable(db, pc, Pc::MAX, &Ctx::of(self, id, seat), id));
        ensure(payable, rule(4, 3, 2, 4), Reason::CostNotPayable(id))
    }

    /// What a character counts as when it sings (8.11.1).
    pub(crate) fn singing_cost(&self, db: &CardDb, id: CardId) -> u8 {
        let traits = self.traits(id);
        let cost = self.cost(db, id);
        let counts = if traits.has(KeywordKind::Singer) { cost.max(traits.singer) } else { cost };
        counts.saturating_add(traits.sing)
    }

    /// The cards in play that could sing together: the player's own and those of teammates (8.12.1).
    pub(crate) fn singers(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.turn_order()
            .filter(move |other| !self.are_opponents(*other, seat))
            .flat_map(|other| self.zone(other, Zone::Play))
    }

    /// Whether anyone else could sing along.
    pub(crate) fn more_singers(&self, db: &CardDb, seat: Seat, song: CardId) -> bool {
        self.singers(seat).any(|id| self.check_voice(db, seat, song, id).is_ok())
    }

    /// Whether the card may be one of those that sing together (8.12.1, 8.12.2).
    pub(super) fn check_voice(&self, db: &CardDb, seat: Seat, song: CardId, singer: CardId) -> Verdict {
        let owner = self.card(singer).owner;
        let ours = if self.are_teammates(owner, seat) { owner } else { seat };
        self.check_singer(db, ours, singer, rule(8, 12, 2, 0))?;
        self.check_song(db, song, singer)
    }

    /// Whether a rule keeps the character from singing that song (1.2.2).
    fn check_song(&self, db: &CardDb, song: CardId, singer: CardId) -> Verdict {
        let mut barred = false;
        self.each_static(db, kind::SING, |(source, you, _), rule| {
            if let StaticRule::SingBan { by, what } = rule {
                barred |= self.in_scope(db, *by, singer, source, you)
                    && self.fits_anywhere(db, *what, song, &Ctx::of(self, source, you));
            }
        });
        ensure(!barred, rule(1, 2, 2, 0), Reason::CantSing(singer))
    }

    pub(super) fn check_singer(&self, db: &CardDb, seat: Seat, singer: CardId, number: RuleNo) -> Verdict {
        self.check_in(singer, seat, Zone::Play, number, Reason::NotYourCard(singer))?;
        ensure(self.is_kind(db, singer, CardType::Character), number, Reason::NotCharacter(singer))?;
        ensure(!self.card(singer).exerted, number, Reason::Exerted(singer))?;
        ensure(!self.is_drying(db, singer), number, Reason::Drying(singer))?;
        ensure(self.traits(singer).cant & cant::SING == 0, rule(1, 2, 2, 0), Reason::CantSing(singer))
    }

    pub(super) fn check_sing(&self, db: &CardDb, seat: Seat, song: CardId, singer: CardId) -> Verdict {
        let def = db.def(self.card(song).def);
        ensure(def.song, rule(5, 4, 4, 2), Reason::NotASong(song))?;
        self.check_singer(db, seat, singer, rule(5, 4, 4, 2))?;
        self.check_song(db, song, singer)?;
        ensure(self.singing_cost(db, singer) >= def.cost, rule(5, 4, 4, 2), Reason::CostTooLow(singer))
    }

    pub(super) fn check_sing_together(&self, db: &CardDb, seat: Seat, song: CardId) -> Verdict {
        let Some(need) = db.def(self.card(song).def).sing_together else {
            return no(rule(8, 12, 1, 0), Reason::NoSingTogether(song));
        };
        let total: u16 = self
            .singers(seat)
            .filter(|id| self.check_voice(db, seat, song, *id).is_ok())
            .map(|id| u16::from(self.singing_cost(db, id)))
            .sum();
        ensure(total >= u16::from(need), rule(8, 12, 1, 0), Reason::CostNotPayable(song))
    }
}

/// Whether a card that passes those tests passes this one for certain.
fn is_implied(test: &Test, by: &[Test]) -> bool {
    by.iter().any(|known| match (test, known) {
        (Test::Kind(all), Test::Kind(some)) => some & !all == 0 || is_song(*some) && all & ACTION != 0,
        (test, known) => test == known,
    })
}

const ACTION: u8 = kind_bit(ability::Kind::Action);

/// Songs are actions (5.4.4.1).
fn is_song(kinds: u8) -> bool {
    kinds == kind_bit(ability::Kind::Song)
}
