//! The one place that says what may be done. `check` judges a single action and names the rule when it refuses;
//! `legal` lists the candidates that `check` accepts; `apply` takes exactly those.

use crate::action::{Action, Decision, DecisionKind, Payment, Reason, Refusal};
use crate::db::{CardDb, ShiftOnto};
use crate::frame::{Ask, Effect, Frame};
use crate::ids::{CardId, RuleNo, Seat, rule};
use crate::program::{Op, Pc, Scope, StaticRule, Value, cant, kind};
use crate::query::Ctx;
use crate::state::{Game, TimedKind, Zone};
use crate::traits::Active;
use ability::{CardType, KeywordKind};
use smallvec::SmallVec;

type Verdict = Result<(), Refusal>;

fn no(rule: RuleNo, reason: Reason) -> Verdict {
    Err(Refusal { rule, reason })
}

fn ensure(holds: bool, rule: RuleNo, reason: Reason) -> Verdict {
    if holds { Ok(()) } else { no(rule, reason) }
}

/// The static abilities that say who may challenge whom, gathered once for many questions.
struct ChallengeRules {
    statics: SmallVec<[Active; 8]>,
    /// Some character in play has Bodyguard.
    guards: bool,
}

impl Game {
    /// The pending decision; `None` when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        if self.outcome.is_some() {
            return None;
        }
        let Some(Frame::Ask(ask)) = self.frames.last() else { return None };
        let kind = match *ask {
            Ask::Main => DecisionKind::Action,
            Ask::Mulligan { .. } => DecisionKind::Mulligan,
            Ask::Pick { min, max, picked, .. } => DecisionKind::Cards { picked, min, max },
            Ask::Singers { n, .. } => DecisionKind::Cards { picked: n, min: n + 1, max: u8::MAX },
            Ask::May { .. } | Ask::EnterExerted { .. } => DecisionKind::May,
            Ask::Option { n, ends, .. } => DecisionKind::Option { n, ends },
            Ask::Number { min, max, .. } => DecisionKind::Number { min, max },
            Ask::Player { .. } => DecisionKind::Player,
            Ask::Name { .. } => DecisionKind::Name,
            Ask::Trigger { .. } => DecisionKind::Trigger,
            Ask::Order { of, reg, .. } => {
                DecisionKind::Order { left: self.to_order(of, reg).len().min(255) as u8 }
            }
            Ask::Replacement { .. } => DecisionKind::Replacement,
        };
        let source = self.asking_card();
        Some(Decision { seat: ask.seat().unwrap_or(self.active), kind, source })
    }

    /// The card whose effect or playing asks the pending question.
    fn asking_card(&self) -> Option<CardId> {
        match self.frames.len().checked_sub(2).map(|i| &self.frames[i])? {
            Frame::Effect(effect) => effect.source.id.is_some().then_some(effect.source.id),
            Frame::Play(playing) => Some(playing.card),
            Frame::Setup { .. }
            | Frame::Turn(_)
            | Frame::Settle { .. }
            | Frame::Challenge { .. }
            | Frame::ActionDone(_)
            | Frame::ActionToBottom(_)
            | Frame::Damage { .. }
            | Frame::Ask(_) => None,
        }
    }

    /// The effect frame a question belongs to.
    pub(crate) fn asking_effect(&self) -> Option<&Effect> {
        match self.frames.len().checked_sub(2).map(|i| &self.frames[i])? {
            Frame::Effect(effect) => Some(effect),
            Frame::Setup { .. }
            | Frame::Turn(_)
            | Frame::Settle { .. }
            | Frame::Play(_)
            | Frame::Challenge { .. }
            | Frame::ActionDone(_)
            | Frame::ActionToBottom(_)
            | Frame::Damage { .. }
            | Frame::Ask(_) => None,
        }
    }

    /// Lists every answer to the pending decision. Conceding is possible besides, at any time, and not listed.
    pub fn legal(&self, db: &CardDb, out: &mut Vec<Action>) {
        out.clear();
        let (None, Some(Frame::Ask(ask))) = (self.outcome, self.frames.last()) else { return };
        match *ask {
            Ask::Main => self.legal_turn_actions(db, out),
            Ask::Mulligan { seat, .. } => {
                out.extend(self.zone(seat, Zone::Hand).map(Action::Card));
                out.push(Action::Done);
            }
            Ask::Pick { from, .. } => {
                if let Some(effect) = self.asking_effect() {
                    self.each_fit(db, from, &Ctx::from_effect(effect), |id| {
                        self.offer(db, Action::Card(id), out);
                        true
                    });
                }
                self.offer(db, Action::Done, out);
            }
            Ask::Singers { seat, .. } => {
                for id in self.zone(seat, Zone::Play) {
                    self.offer(db, Action::Card(id), out);
                }
                self.offer(db, Action::Done, out);
            }
            Ask::May { .. } | Ask::EnterExerted { .. } => out.extend([Action::Yes, Action::No]),
            Ask::Option { n, .. } => {
                for option in 0..n {
                    self.offer(db, Action::Option(option), out);
                }
            }
            Ask::Number { min, max, .. } => out.extend((min..=max).map(Action::Number)),
            Ask::Player { .. } => {
                for seat in self.seats() {
                    self.offer(db, Action::Player(seat), out);
                }
            }
            Ask::Name { .. } => out.extend((0..db.names.len() as u16).map(Action::Name)),
            Ask::Trigger { seat } => {
                let own = |i: &usize| self.bag[*i].seat == seat;
                out.extend((0..self.bag.len()).filter(own).map(|i| Action::Trigger(i as u8)));
            }
            Ask::Order { of, reg, .. } => out.extend(self.to_order(of, reg).into_iter().map(Action::Card)),
            Ask::Replacement { .. } => {
                self.each_replacement(db, |source| out.push(Action::Replacement(source)));
            }
        }
    }

    fn offer(&self, db: &CardDb, action: Action, out: &mut Vec<Action>) {
        if self.check(db, action).is_ok() {
            out.push(action);
        }
    }

    /// Would the action be accepted now? If not, why not, with the rule's number.
    pub fn check(&self, db: &CardDb, action: Action) -> Verdict {
        if self.outcome.is_some() {
            return no(rule(2, 3, 3, 0), Reason::GameOver);
        }
        self.check_ids(action)?;
        if let Action::Concede(seat) = action {
            // 2.3.3.4
            return ensure(!self.player(seat).out, rule(2, 3, 3, 4), Reason::LeftAlready);
        }
        let Some(Frame::Ask(ask)) = self.frames.last() else {
            return no(rule(1, 7, 2, 0), Reason::NotAsked);
        };
        match *ask {
            Ask::Main => self.check_turn_action(db, action),
            Ask::Mulligan { seat, .. } => match action {
                Action::Done => Ok(()),
                Action::Card(id) => {
                    self.check_in(id, seat, Zone::Hand, rule(2, 2, 2, 0), Reason::NotInHand(id))
                }
                _ => no(rule(2, 2, 2, 0), Reason::NotAsked),
            },
            Ask::Pick { seat, from, min, max, picked, choose, reg, .. } => match action {
                Action::Done => {
                    ensure(picked >= min, rule(6, 1, 3, 0), Reason::TooFew)?;
                    let due = choose && picked < max && self.any_due(db, seat, from, reg);
                    ensure(!due, rule(6, 1, 3, 0), Reason::TooFew)
                }
                Action::Card(id) => {
                    let Some(effect) = self.asking_effect() else {
                        return no(rule(1, 7, 2, 0), Reason::NotAsked);
                    };
                    let ctx = Ctx::from_effect(effect);
                    ensure(picked < max, rule(6, 1, 3, 0), Reason::NotAnOption)?;
                    ensure(self.fits(db, from, id, &ctx), rule(1, 7, 7, 0), Reason::NotAnOption)?;
                    let again = self.picked[ctx.base..].iter().any(|p| p.reg == reg && p.card.id == id);
                    ensure(!again, rule(6, 1, 3, 0), Reason::NotAnOption)?;
                    if !choose {
                        return Ok(());
                    }
                    self.check_choosable(id, seat)?;
                    let first = self.is_due(id, seat) || !self.any_due(db, seat, from, reg);
                    ensure(first, rule(6, 1, 3, 0), Reason::NotAnOption)
                }
                _ => no(rule(1, 7, 3, 0), Reason::NotAsked),
            },
            Ask::Singers { seat, need, sum, .. } => match action {
                Action::Done => ensure(sum >= u16::from(need), rule(8, 12, 1, 0), Reason::TooFew),
                Action::Card(id) => self.check_singer(db, seat, id, rule(8, 12, 2, 0)),
                _ => no(rule(8, 12, 1, 0), Reason::NotAsked),
            },
            Ask::May { .. } => {
                ensure(matches!(action, Action::Yes | Action::No), rule(6, 1, 4, 0), Reason::NotAsked)
            }
            Ask::EnterExerted { .. } => {
                ensure(matches!(action, Action::Yes | Action::No), rule(8, 3, 2, 0), Reason::NotAsked)
            }
            Ask::Option { n, ends, .. } => match action {
                Action::Option(option) if option < n => {
                    ensure(ends || self.option_possible(db, option), rule(6, 1, 5, 2), Reason::NotAnOption)
                }
                _ => no(rule(6, 1, 5, 2), Reason::NotAsked),
            },
            Ask::Number { min, max, .. } => match action {
                Action::Number(n) => ensure((min..=max).contains(&n), rule(6, 1, 3, 0), Reason::OutOfRange),
                _ => no(rule(6, 1, 3, 0), Reason::NotAsked),
            },
            Ask::Player { seat, opponents } => match action {
                Action::Player(chosen) => {
                    let fits = !self.player(chosen).out && (!opponents || self.are_opponents(chosen, seat));
                    ensure(fits, rule(1, 3, 5, 2), Reason::NotAnOption)
                }
                _ => no(rule(1, 7, 3, 0), Reason::NotAsked),
            },
            Ask::Name { .. } => match action {
                Action::Name(name) => {
                    ensure(usize::from(name) < db.names.len(), rule(5, 2, 6, 0), Reason::NotAnOption)
                }
                _ => no(rule(1, 7, 3, 0), Reason::NotAsked),
            },
            Ask::Trigger { seat } => match action {
                Action::Trigger(i) => {
                    let own = self.bag.get(usize::from(i)).is_some_and(|entry| entry.seat == seat);
                    ensure(own, rule(7, 7, 4, 2), Reason::NotYourEntry)
                }
                _ => no(rule(3, 3, 2, 1), Reason::NotAsked),
            },
            Ask::Order { of, reg, .. } => match action {
                Action::Card(id) => {
                    ensure(self.to_order(of, reg).contains(&id), rule(7, 2, 3, 0), Reason::NotAnOption)
                }
                _ => no(rule(7, 2, 3, 0), Reason::NotAsked),
            },
            Ask::Replacement { .. } => match action {
                Action::Replacement(source) => {
                    let mut fits = false;
                    self.each_replacement(db, |id| fits |= id == source);
                    ensure(fits, rule(6, 5, 7, 0), Reason::NotAnOption)
                }
                _ => no(rule(6, 5, 7, 0), Reason::NotAsked),
            },
        }
    }

    /// Every card and seat an action names must exist: the rest may index with them.
    fn check_ids(&self, action: Action) -> Verdict {
        let card = |id: CardId| ensure(id.index() < self.cards.len(), rule(1, 7, 6, 0), Reason::NotAnOption);
        match action {
            Action::Ink(a)
            | Action::Quest(a)
            | Action::Use(a, _)
            | Action::Card(a)
            | Action::Replacement(a) => card(a),
            Action::Challenge(a, b) | Action::Move(a, b) => card(a).and(card(b)),
            Action::Play(a, Payment::Shift(b) | Payment::Sing(b)) => card(a).and(card(b)),
            Action::Play(a, Payment::Ink | Payment::SingTogether | Payment::Free) => card(a),
            Action::Player(seat) | Action::Concede(seat) => {
                ensure(seat.index() < self.players.len(), rule(1, 7, 6, 0), Reason::NotAnOption)
            }
            Action::EndTurn
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Name(_)
            | Action::Trigger(_) => Ok(()),
        }
    }

    fn check_in(&self, id: CardId, owner: Seat, zone: Zone, rule: RuleNo, reason: Reason) -> Verdict {
        let card = self.card(id);
        ensure(card.owner == owner && card.zone == zone, rule, reason)
    }

    /// Ward and the like: may this player choose the card while resolving an effect (8.15.1)?
    /// Whether an effect makes this player choose the card where they can.
    fn is_due(&self, id: CardId, by: Seat) -> bool {
        let card = self.card(id);
        card.zone == Zone::Play
            && self.are_opponents(card.owner, by)
            && self.traits(id).cant & cant::BE_PASSED_OVER != 0
            && self.check_choosable(id, by).is_ok()
    }

    /// Whether among what may be chosen is a card that must be, and isn't yet.
    fn any_due(&self, db: &CardDb, by: Seat, from: crate::program::FilterId, reg: u8) -> bool {
        let Some(ctx) = self.asking_effect().map(Ctx::from_effect) else { return false };
        let mut due = false;
        self.each_fit(db, from, &ctx, |id| {
            let again = self.picked[ctx.base..].iter().any(|p| p.reg == reg && p.card.id == id);
            due |= !again && self.is_due(id, by);
            !due
        });
        due
    }

    pub(crate) fn check_choosable(&self, id: CardId, by: Seat) -> Verdict {
        let card = self.card(id);
        if card.zone != Zone::Play || !self.are_opponents(card.owner, by) {
            return Ok(());
        }
        let traits = self.traits(id);
        ensure(!traits.has(KeywordKind::Ward), rule(8, 15, 1, 0), Reason::Ward(id))?;
        ensure(traits.cant & cant::BE_CHOSEN == 0, rule(1, 2, 2, 0), Reason::CantBeChosen(id))
    }

    // Turn actions (chapter 4).

    fn check_turn_action(&self, db: &CardDb, action: Action) -> Verdict {
        let seat = self.active;
        match action {
            Action::Ink(id) => self.check_ink(db, seat, id),
            Action::Play(id, payment) => self.check_play(db, seat, id, payment),
            Action::Quest(id) => self.check_quest(db, seat, id),
            Action::Challenge(by, target) => {
                let rules = self.challenge_rules(db);
                self.check_challenger(db, seat, by)?;
                self.check_challenge(db, by, target, &rules)
            }
            Action::Move(id, to) => self.check_move(db, seat, id, to),
            Action::Use(id, ability) => self.check_use(db, seat, id, ability),
            Action::EndTurn => self.check_end_turn(db, seat),
            Action::Card(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Player(_)
            | Action::Name(_)
            | Action::Trigger(_)
            | Action::Replacement(_)
            | Action::Concede(_) => no(rule(4, 1, 3, 0), Reason::NotAsked),
        }
    }

    fn legal_turn_actions(&self, db: &CardDb, out: &mut Vec<Action>) {
        let seat = self.active;
        let ready = self.player(seat).ready_ink;
        let may_ink = self.player(seat).inked < self.ink_limit(db, seat);
        for id in self.zone(seat, Zone::Hand) {
            let def = db.def(self.card(id).def);
            if may_ink && self.is_inkable(db, seat, id) {
                out.push(Action::Ink(id));
            }
            if self.check_play(db, seat, id, Payment::Ink).is_ok() {
                out.push(Action::Play(id, Payment::Ink));
            }
            if (def.static_kinds | self.static_kinds) & kind::FREE != 0
                && self.check_play(db, seat, id, Payment::Free).is_ok()
            {
                out.push(Action::Play(id, Payment::Free));
            }
            if self.shift_of(db, seat, id).is_some_and(|shift| u16::from(shift.ink) <= ready + 20) {
                for base in self.zone(seat, Zone::Play) {
                    if self.check_play(db, seat, id, Payment::Shift(base)).is_ok() {
                        out.push(Action::Play(id, Payment::Shift(base)));
                    }
                }
            }
            if def.song {
                for singer in self.zone(seat, Zone::Play) {
                    if self.check_play(db, seat, id, Payment::Sing(singer)).is_ok() {
                        out.push(Action::Play(id, Payment::Sing(singer)));
                    }
                }
                if def.sing_together.is_some() {
                    self.offer(db, Action::Play(id, Payment::SingTogether), out);
                }
            }
        }
        if may_ink && self.inks_from_discard(db, seat) {
            for id in self.zone(seat, Zone::Discard) {
                self.offer(db, Action::Ink(id), out);
            }
        }
        let rules = self.challenge_rules(db);
        let places = self.zone(seat, Zone::Play).any(|id| self.is_kind(db, id, CardType::Location));
        for id in self.zone(seat, Zone::Play) {
            let def = db.def(self.card(id).def);
            if def.kind == CardType::Character {
                if self.check_quest(db, seat, id).is_ok() {
                    out.push(Action::Quest(id));
                }
                if self.check_challenger(db, seat, id).is_ok() {
                    self.each_challenge_target(db, id, &rules, |target| {
                        out.push(Action::Challenge(id, target))
                    });
                }
                if places {
                    self.legal_moves(db, seat, id, out);
                }
            }
            let abilities =
                if self.granting { self.activated_count(db, id) } else { def.activated.len() as u8 };
            for ability in 0..abilities {
                if self.check_use(db, seat, id, ability).is_ok() {
                    out.push(Action::Use(id, ability));
                }
            }
        }
        if self.check_end_turn(db, seat).is_ok() {
            out.push(Action::EndTurn);
        }
    }

    fn legal_moves(&self, db: &CardDb, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        for location in self.zone(seat, Zone::Play) {
            if self.is_kind(db, location, CardType::Location) {
                self.offer(db, Action::Move(id, location), out);
            }
        }
    }

    /// How many cards the player may ink this turn (4.2.3, 4.2.3.1).
    fn ink_limit(&self, db: &CardDb, seat: Seat) -> u8 {
        let mut limit = 1u8;
        self.each_static(db, kind::INK, |(_, you, _), rule| {
            let more = you == seat && matches!(rule, StaticRule::InkAdditional);
            limit = limit.saturating_add(u8::from(more));
        });
        limit
    }

    fn check_ink(&self, db: &CardDb, seat: Seat, id: CardId) -> Verdict {
        let zone = self.ink_zone(db, seat, id);
        self.check_in(id, seat, zone, rule(4, 2, 1, 1), Reason::NotInHand(id))?;
        ensure(self.is_inkable(db, seat, id), rule(4, 2, 1, 2), Reason::NotInkable(id))?;
        ensure(self.player(seat).inked < self.ink_limit(db, seat), rule(4, 2, 3, 0), Reason::AlreadyInked)
    }

    /// What the card's player pays less for it now (4.3.2.3).
    #[inline]
    fn discount(&self, db: &CardDb, seat: Seat, id: CardId, shifting: bool) -> i16 {
        let own = db.def(self.card(id).def).static_kinds;
        if (own | self.static_kinds) & kind::PAY_LESS == 0 {
            0
        } else {
            self.some_discount(db, seat, id, shifting)
        }
    }

    fn some_discount(&self, db: &CardDb, seat: Seat, id: CardId, shifting: bool) -> i16 {
        let mut less = 0i16;
        // A self-referential reduction works from outside play (4.3.6).
        for static_id in &db.def(self.card(id).def).statics {
            let def = &db.statics[usize::from(static_id.0)];
            if let StaticRule::PayLess { n, what: Scope::This, shift } = def.rule
                && (shifting || !shift)
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
            if let StaticRule::PayLess { n, what: what @ Scope::Fits(_), shift } = rule
                && (shifting || !shift)
                && you == seat
                && self.in_scope(db, *what, id, source, you)
            {
                less = less.saturating_add(self.value(db, *n, &Ctx::of(self, source, you)));
            }
        });
        for timed in &self.timed {
            if let TimedKind::PayLessForNext(n, filter) = timed.what
                && timed.you == seat
                && self.in_force(timed)
                && self.fits_anywhere(db, filter, id, &Ctx::of(self, timed.source, seat))
            {
                less = less.saturating_add(n);
            }
        }
        less
    }

    fn reduced(&self, db: &CardDb, seat: Seat, id: CardId, cost: u8, shifting: bool) -> u16 {
        (i16::from(cost) - self.discount(db, seat, id, shifting)).max(0) as u16
    }

    /// What its player would pay in ink to play the card now.
    pub fn ink_cost(&self, db: &CardDb, id: CardId) -> u16 {
        self.reduced(db, self.card(id).owner, id, db.def(self.card(id).def).cost, false)
    }

    /// The ink to pay for playing a card in this way.
    pub(crate) fn payment_cost(&self, db: &CardDb, seat: Seat, id: CardId, payment: Payment) -> u16 {
        let def = db.def(self.card(id).def);
        match payment {
            Payment::Ink => self.reduced(db, seat, id, def.cost, false),
            Payment::Shift(_) => {
                let shift = self.shift_of(db, seat, id);
                shift.map_or(0, |shift| self.reduced(db, seat, id, shift.ink, true))
            }
            Payment::Sing(_) | Payment::SingTogether | Payment::Free => 0,
        }
    }

    fn check_ready_ink(&self, seat: Seat, needs: u16) -> Verdict {
        let has = self.player(seat).ready_ink;
        ensure(has >= needs, rule(1, 5, 3, 0), Reason::NotEnoughInk { needs, has })
    }

    /// "Can't play" effects (1.2.2).
    pub(crate) fn check_may_play(&self, db: &CardDb, seat: Seat, id: CardId) -> Verdict {
        if (self.static_kinds | db.def(self.card(id).def).static_kinds) & kind::CANT_PLAY == 0 {
            return Ok(());
        }
        let mut barred = self.forbids_itself(db, seat, id);
        self.each_static(db, kind::CANT_PLAY, |(source, you, _), rule| {
            if let StaticRule::CantPlay { who, what } = rule {
                let ctx = Ctx::of(self, source, you);
                barred |= self.is_among(*who, seat, &ctx) && self.fits_anywhere(db, *what, id, &ctx);
            }
        });
        ensure(!barred, rule(1, 2, 2, 0), Reason::CantPlay(id))
    }

    fn check_play(&self, db: &CardDb, seat: Seat, id: CardId, payment: Payment) -> Verdict {
        self.check_in(id, seat, Zone::Hand, rule(4, 3, 2, 0), Reason::NotInHand(id))?;
        self.check_may_play(db, seat, id)?;
        match payment {
            Payment::Ink => self.check_ready_ink(seat, self.payment_cost(db, seat, id, payment)),
            Payment::Shift(base) => self.check_shift(db, seat, id, base),
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
        let Some(shift) = self.shift_of(db, seat, id) else {
            return no(rule(8, 10, 1, 0), Reason::NoShift(id));
        };
        self.check_in(base, seat, Zone::Play, rule(8, 10, 1, 0), Reason::WrongShiftBase(base))?;
        let below = db.def(self.card(base).def);
        ensure(below.kind == CardType::Character, rule(8, 10, 1, 0), Reason::WrongShiftBase(base))?;
        match shift.onto {
            ShiftOnto::SameName => {
                let answers = |name| below.names.contains(name) || below.shift_names.contains(name);
                let shared = below.shift_any || def.names.iter().any(answers);
                ensure(shared, rule(8, 10, 1, 0), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Class(class) => {
                ensure(self.has_class(db, base, class), rule(8, 10, 8, 1), Reason::WrongShiftBase(base))
            }
            ShiftOnto::Anything => Ok(()),
        }
    }

    fn check_shift(&self, db: &CardDb, seat: Seat, id: CardId, base: CardId) -> Verdict {
        self.check_shift_base(db, seat, id, base)?;
        self.check_ready_ink(seat, self.payment_cost(db, seat, id, Payment::Shift(base)))?;
        let program = self.shift_of(db, seat, id).and_then(|shift| shift.program);
        let payable = program.is_none_or(|pc| self.payable(db, pc, Pc::MAX, &Ctx::of(self, id, seat), id));
        ensure(payable, rule(4, 3, 2, 4), Reason::CostNotPayable(id))
    }

    /// What a character counts as when it sings (8.11.1).
    pub(crate) fn singing_cost(&self, db: &CardDb, id: CardId) -> u8 {
        let traits = self.traits(id);
        let cost = self.cost(db, id);
        let counts = if traits.has(KeywordKind::Singer) { cost.max(traits.singer) } else { cost };
        counts.saturating_add(traits.sing)
    }

    fn check_singer(&self, db: &CardDb, seat: Seat, singer: CardId, number: RuleNo) -> Verdict {
        self.check_in(singer, seat, Zone::Play, number, Reason::NotYourCard(singer))?;
        ensure(self.is_kind(db, singer, CardType::Character), number, Reason::NotCharacter(singer))?;
        ensure(!self.card(singer).exerted, number, Reason::Exerted(singer))?;
        ensure(!self.is_drying(db, singer), number, Reason::Drying(singer))?;
        ensure(self.traits(singer).cant & cant::SING == 0, rule(1, 2, 2, 0), Reason::CantSing(singer))
    }

    fn check_sing(&self, db: &CardDb, seat: Seat, song: CardId, singer: CardId) -> Verdict {
        let def = db.def(self.card(song).def);
        ensure(def.song, rule(5, 4, 4, 2), Reason::NotASong(song))?;
        self.check_singer(db, seat, singer, rule(5, 4, 4, 2))?;
        ensure(self.singing_cost(db, singer) >= def.cost, rule(5, 4, 4, 2), Reason::CostTooLow(singer))
    }

    fn check_sing_together(&self, db: &CardDb, seat: Seat, song: CardId) -> Verdict {
        let Some(need) = db.def(self.card(song).def).sing_together else {
            return no(rule(8, 12, 1, 0), Reason::NoSingTogether(song));
        };
        let total: u16 = self
            .zone(seat, Zone::Play)
            .filter(|id| self.check_singer(db, seat, *id, rule(8, 12, 2, 0)).is_ok())
            .map(|id| u16::from(self.singing_cost(db, id)))
            .sum();
        ensure(total >= u16::from(need), rule(8, 12, 1, 0), Reason::CostNotPayable(song))
    }

    fn check_quest(&self, db: &CardDb, seat: Seat, id: CardId) -> Verdict {
        self.check_in(id, seat, Zone::Play, rule(4, 5, 1, 1), Reason::NotInPlay(id))?;
        ensure(self.is_kind(db, id, CardType::Character), rule(4, 5, 1, 0), Reason::NotCharacter(id))?;
        let traits = self.traits(id);
        let held = self.is_drying(db, id) && traits.cant & cant::WAIT_TO_QUEST == 0;
        ensure(!held, rule(1, 7, 5, 0), Reason::Drying(id))?;
        ensure(!self.card(id).exerted, rule(4, 5, 1, 2), Reason::Exerted(id))?;
        ensure(!traits.has(KeywordKind::Reckless), rule(8, 7, 2, 0), Reason::Reckless(id))?;
        ensure(traits.cant & cant::QUEST == 0, rule(4, 5, 1, 2), Reason::CantQuest(id))?;
        self.check_ready_ink(seat, u16::from(traits.toll))
    }

    fn challenge_rules(&self, db: &CardDb) -> ChallengeRules {
        let mut statics = SmallVec::new();
        self.each_static(db, kind::CHALLENGE, |active, _| statics.push(active));
        let guards = self.keywords & (1 << KeywordKind::Bodyguard as u16) != 0;
        ChallengeRules { statics, guards }
    }

    /// Whether a character may challenge at all (4.6.4.1).
    fn check_challenger(&self, db: &CardDb, seat: Seat, by: CardId) -> Verdict {
        self.check_in(by, seat, Zone::Play, rule(4, 6, 4, 1), Reason::NotInPlay(by))?;
        ensure(self.is_kind(db, by, CardType::Character), rule(4, 6, 1, 0), Reason::NotCharacter(by))?;
        ensure(!self.card(by).exerted, rule(4, 6, 4, 1), Reason::Exerted(by))?;
        let traits = self.traits(by);
        // 8.9.1
        let held = self.is_drying(db, by) && !traits.has(KeywordKind::Rush);
        ensure(!held, rule(4, 6, 4, 1), Reason::Drying(by))?;
        ensure(traits.cant & cant::CHALLENGE == 0, rule(4, 6, 4, 3), Reason::CantChallenge(by))?;
        ensure(!self.another_challenged(db, by), rule(1, 2, 2, 0), Reason::CantChallenge(by))?;
        self.check_ready_ink(seat, u16::from(traits.toll))
    }

    /// Whether the target may be challenged by this character, Bodyguard apart (4.6.4.2, 4.6.4.3, 4.6.8).
    fn check_target(&self, db: &CardDb, by: CardId, target: CardId, rules: &ChallengeRules) -> Verdict {
        let owner = self.card(by).owner;
        let card = self.card(target);
        ensure(card.zone == Zone::Play, rule(4, 6, 4, 2), Reason::NotInPlay(target))?;
        ensure(self.are_opponents(card.owner, owner), rule(4, 6, 4, 2), Reason::OwnCharacter(target))?;
        let card_type = db.def(card.def).kind;
        let challengeable = matches!(card_type, CardType::Character | CardType::Location);
        ensure(challengeable, rule(4, 6, 4, 2), Reason::NotCharacter(target))?;
        // 4.6.8.2: a location needs no status.
        let mut open = card.exerted
            || card_type == CardType::Location
            || (self.static_kinds & kind::CHALLENGE != 0 && self.may_challenge_ready(db, by, target));
        let mut banned = false;
        for (source, you, id) in &rules.statics {
            match db.statics[usize::from(id.0)].rule {
                StaticRule::ChallengeBan { by: who, target: what } => {
                    banned |= self.in_scope(db, who, by, *source, *you)
                        && self.in_scope(db, what, target, *source, *you);
                }
                StaticRule::ChallengeReady { by: who, target: what } => {
                    open |= self.in_scope(db, who, by, *source, *you)
                        && self.fits_anywhere(db, what, target, &Ctx::of(self, *source, *you));
                }
                StaticRule::Mods { .. }
                | StaticRule::CantPlay { .. }
                | StaticRule::PayLess { .. }
                | StaticRule::InkAdditional
                | StaticRule::EntersExerted(_)
                | StaticRule::MayEnterExerted(_)
                | StaticRule::EntersWithDamage(..)
                | StaticRule::LoreToWin(..)
                | StaticRule::MoveFree(_)
                | StaticRule::MoveLess { .. }
                | StaticRule::CantPlayThis(_)
                | StaticRule::CantGainLore(_)
                | StaticRule::CantLoseLore(_)
                | StaticRule::Inkable(_)
                | StaticRule::InkFromDiscard
                | StaticRule::PlayFree(_)
                | StaticRule::PlayFreeFor(_)
                | StaticRule::PayMore { .. }
                | StaticRule::EnterExertedTo(_)
                | StaticRule::InkwellExerted(_)
                | StaticRule::NoDamageRemoval
                | StaticRule::OneChallenger
                | StaticRule::CantGainLoreUnless(..)
                | StaticRule::NoDiscard
                | StaticRule::FaceUpTop(_)
                | StaticRule::UseFree(_)
                | StaticRule::GainsShift(_)
                | StaticRule::SkipDraw => {}
            }
        }
        ensure(open, rule(4, 6, 4, 2), Reason::NotExerted(target))?;
        ensure(!banned, rule(4, 6, 4, 3), Reason::CantBeChallenged(target))?;
        let traits = self.traits(target);
        // 8.6.1, 8.2.1
        let mine = self.traits(by);
        let reach = mine.has(KeywordKind::Evasive) || mine.has(KeywordKind::Alert);
        ensure(!traits.has(KeywordKind::Evasive) || reach, rule(8, 6, 1, 0), Reason::Evasive(target))?;
        ensure(traits.cant & cant::BE_CHALLENGED == 0, rule(4, 6, 4, 3), Reason::CantBeChallenged(target))
    }

    fn check_challenge(&self, db: &CardDb, by: CardId, target: CardId, rules: &ChallengeRules) -> Verdict {
        self.check_target(db, by, target, rules)?;
        // 8.3.3: only the choice of a character is restricted (4.6.8.1).
        let guarded = rules.guards
            && self.is_kind(db, target, CardType::Character)
            && !self.traits(target).has(KeywordKind::Bodyguard)
            && self.zone(self.card(target).owner, Zone::Play).any(|id| {
                self.traits(id).has(KeywordKind::Bodyguard)
                    && self.is_kind(db, id, CardType::Character)
                    && self.check_target(db, by, id, rules).is_ok()
            });
        ensure(!guarded, rule(8, 3, 3, 0), Reason::Bodyguard(target))
    }

    fn each_challenge_target(
        &self,
        db: &CardDb,
        by: CardId,
        rules: &ChallengeRules,
        mut f: impl FnMut(CardId),
    ) {
        // Without an ability that speaks of challenges, only exerted cards and locations come into question.
        let plain = self.static_kinds & kind::CHALLENGE == 0;
        for seat in self.seats() {
            if self.are_opponents(seat, self.card(by).owner) && !self.player(seat).out {
                for target in self.zone(seat, Zone::Play) {
                    if plain && !self.card(target).exerted && !self.is_kind(db, target, CardType::Location) {
                        continue;
                    }
                    if self.check_challenge(db, by, target, rules).is_ok() {
                        f(target);
                    }
                }
            }
        }
    }

    fn check_move(&self, db: &CardDb, seat: Seat, id: CardId, to: CardId) -> Verdict {
        self.check_in(id, seat, Zone::Play, rule(4, 7, 1, 0), Reason::NotInPlay(id))?;
        ensure(self.is_kind(db, id, CardType::Character), rule(4, 7, 1, 0), Reason::NotCharacter(id))?;
        self.check_in(to, seat, Zone::Play, rule(4, 7, 1, 0), Reason::NotALocation(to))?;
        ensure(self.is_kind(db, to, CardType::Location), rule(4, 7, 1, 0), Reason::NotALocation(to))?;
        ensure(self.card(id).at != to, rule(4, 7, 2, 0), Reason::AlreadyThere(id))?;
        ensure(self.traits(id).cant & cant::MOVE == 0, rule(1, 2, 2, 0), Reason::CantMove(id))?;
        let (needs, has) = (self.move_price(db, seat, id, to), self.player(seat).ready_ink);
        ensure(has >= needs, rule(4, 7, 3, 2), Reason::NotEnoughInk { needs, has })
    }

    fn check_use(&self, db: &CardDb, seat: Seat, id: CardId, ability: u8) -> Verdict {
        self.check_in(id, seat, Zone::Play, rule(4, 4, 1, 0), Reason::NotInPlay(id))?;
        let Some(activated) = self.activated(db, id, ability) else {
            return no(rule(4, 4, 1, 0), Reason::NoSuchAbility(id));
        };
        if activated.exert {
            ensure(!self.is_drying(db, id), rule(4, 4, 2, 0), Reason::Drying(id))?;
            ensure(!self.card(id).exerted, rule(5, 1, 1, 2), Reason::Exerted(id))?;
        }
        if activated.once {
            let unused = self.card(id).used & used_bit(ability) == 0;
            ensure(unused, rule(8, 4, 1, 0), Reason::AlreadyUsed(id))?;
            // Boost with an empty deck does nothing and is not offered.
            let can = !activated.boost || self.list(seat, Zone::Deck).len > 0;
            ensure(can, rule(8, 4, 1, 0), Reason::CostNotPayable(id))?;
        }
        let ink = if self.used_free(db, id, ability) { 0 } else { activated.ink };
        self.check_ready_ink(seat, u16::from(ink))?;
        let ctx = Ctx::of(self, id, seat);
        let open = activated.cond.is_none_or(|cond| self.holds(db, cond, &ctx));
        ensure(open, rule(6, 4, 3, 0), Reason::CostNotPayable(id))?;
        let payable = self.payable(db, activated.program, activated.effects, &ctx, CardId::NONE);
        ensure(payable, rule(4, 4, 3, 4), Reason::CostNotPayable(id))
    }

    /// Whether the costs from `pc` to `end` can be paid in full (1.5.3). `card` is being played and no part of them.
    pub(crate) fn payable(&self, db: &CardDb, pc: Pc, end: Pc, ctx: &Ctx, card: CardId) -> bool {
        for op in db.ops[pc as usize..].iter().take(end.saturating_sub(pc) as usize) {
            match *op {
                Op::End => break,
                Op::Pick(pick) => {
                    let mut n = 0u16;
                    self.each_fit(db, pick.from, ctx, |id| {
                        n += u16::from(id != card);
                        true
                    });
                    if n < u16::from(pick.min) {
                        return false;
                    }
                }
                // Ink and exerting are checked before; all else that can be a cost can be done or needs a choice.
                _ => {}
            }
        }
        true
    }

    fn check_end_turn(&self, db: &CardDb, seat: Seat) -> Verdict {
        let musts = self.cants & cant::NOT_QUEST != 0;
        for id in self.zone(seat, Zone::Play).filter(|_| musts) {
            let must = self.traits(id).cant & cant::NOT_QUEST != 0 && self.check_quest(db, seat, id).is_ok();
            ensure(!must, rule(1, 2, 2, 0), Reason::MustQuest(id))?;
        }
        // 8.7.3
        if self.keywords & (1 << KeywordKind::Reckless as u16) == 0 {
            return Ok(());
        }
        let reckless = |id: &CardId| {
            self.traits(*id).has(KeywordKind::Reckless) && self.check_challenger(db, seat, *id).is_ok()
        };
        for id in self.zone(seat, Zone::Play).filter(reckless) {
            let mut can = false;
            self.each_challenge_target(db, id, &self.challenge_rules(db), |_| can = true);
            ensure(!can, rule(8, 7, 3, 0), Reason::MustChallenge(id))?;
        }
        Ok(())
    }

    /// Whether an option of the pending "A or B" could be done; when none could, any may be taken.
    fn option_possible(&self, db: &CardDb, option: u8) -> bool {
        let Some(effect) = self.asking_effect() else { return true };
        let ctx = Ctx::from_effect(effect);
        let Op::Option { n, .. } = db.ops[effect.pc as usize] else { return true };
        let start = |k: u8| match db.ops[(effect.pc + 1 + u32::from(k)) as usize] {
            Op::Jump(to) => to,
            _ => effect.pc,
        };
        self.useful(db, start(option), &ctx) || !(0..n).any(|k| self.useful(db, start(k), &ctx))
    }

    /// Whether the ops from `pc` on could do something as far as everyone can see: private zones count as possible.
    pub(crate) fn useful(&self, db: &CardDb, pc: Pc, ctx: &Ctx) -> bool {
        use crate::program::{Cards, Where};
        let mut empty: SmallVec<[u8; 8]> = SmallVec::new();
        let mut at = pc as usize;
        let mut chosen = false;
        let gone = |cards: Cards, empty: &SmallVec<[u8; 8]>| match cards {
            Cards::Reg(reg) => empty.contains(&reg),
            other => self.find(self.single(other, ctx)).is_none(),
        };
        let in_play = |cards: Cards, test: &dyn Fn(CardId) -> bool| match cards {
            // What will be chosen is not known yet.
            Cards::Reg(_) => true,
            other => self.find(self.single(other, ctx)).is_some_and(test),
        };
        let nobody = |who| !self.turn_order().any(|seat| self.is_among(who, seat, ctx));
        loop {
            let op = db.ops[at];
            at += 1;
            match op {
                Op::End => return false,
                Op::Jump(to) if (to as usize) < at => return chosen,
                Op::Jump(to) => at = to as usize,
                Op::Begin
                | Op::NotDone
                | Op::IfDone(_)
                | Op::Aside { .. }
                | Op::Count(_)
                | Op::BottomWhenDone(_) => {}
                Op::EachPlayer { who, .. } => {
                    // Seen from the first of them.
                    match self.one_player(who, ctx) {
                        Some(that) if that != ctx.that => {
                            return self.useful(db, at as Pc, &Ctx { that, ..*ctx });
                        }
                        _ => {}
                    }
                }
                Op::TopUnderEach(cards) => {
                    if !gone(cards, &empty) {
                        return true;
                    }
                }
                Op::Times { n, end, .. } => {
                    if self.value(db, n, ctx) <= 0 {
                        at = end as usize;
                    }
                }
                // A choice alone is something done.
                Op::IfNotDone(_) if chosen => {}
                Op::IfNotDone(to) => {
                    // Nothing so far could be done: what depends on it can't be either.
                    at = to as usize;
                }
                Op::IfNot { cond, to } => {
                    if !self.holds(db, cond, ctx) {
                        at = to as usize;
                    }
                }
                Op::Pick(pick) | Op::PickMany(pick, _) => {
                    let filter = &db.filters[usize::from(pick.from.0)];
                    if matches!(filter.zone, Where::Hand | Where::Aside | Where::Inkwell | Where::Deck) {
                        let n = match filter.zone {
                            Where::Hand => self.count_zone(filter, Zone::Hand, ctx),
                            Where::Inkwell => self.count_zone(filter, Zone::Inkwell, ctx),
                            Where::Deck => self.count_zone(filter, Zone::Deck, ctx),
                            Where::Aside
                            | Where::Play
                            | Where::Discard
                            | Where::UnderSource
                            | Where::HandOrDiscard
                            | Where::UnderOf(_) => 1,
                        };
                        if n > 0 {
                            return true;
                        }
                        empty.push(pick.reg);
                        continue;
                    }
                    let by = self.one_player(pick.by, ctx).unwrap_or(ctx.you);
                    let mut n = 0;
                    self.each_fit(db, pick.from, ctx, |id| {
                        n += u16::from(!pick.choose || self.check_choosable(id, by).is_ok());
                        true
                    });
                    if n == 0 {
                        empty.push(pick.reg);
                    }
                    chosen |= n > 0;
                }
                Op::All { reg, from } | Op::Random { reg, from, .. } => {
                    if self.count_fits(db, from, ctx) == 0 {
                        empty.push(reg);
                    }
                }
                Op::PayInkBy(who, n) => {
                    return self
                        .one_player(who, ctx)
                        .is_some_and(|s| self.player(s).ready_ink >= u16::from(n));
                }
                Op::PayInk(n) => {
                    return self.player(ctx.you).ready_ink >= u16::from(n);
                }
                Op::Draw(who, n) => {
                    let some = match n {
                        Value::N(0) => false,
                        Value::Counted(_) => ctx.number > 0,
                        // Known already: it was counted when the card left play.
                        Value::PerUnder(_, Cards::This | Cards::Subject | Cards::Object) => {
                            self.value(db, n, ctx) > 0
                        }
                        _ => true,
                    };
                    let deck = |seat| self.list(seat, Zone::Deck).len > 0;
                    if some && self.turn_order().any(|seat| self.is_among(who, seat, ctx) && deck(seat)) {
                        return true;
                    }
                }
                Op::Look { whose, .. }
                | Op::Top { whose, .. }
                | Op::ShuffleDeck(whose)
                | Op::Search(whose) => {
                    if self
                        .turn_order()
                        .any(|s| self.is_among(whose, s, ctx) && self.list(s, Zone::Deck).len > 0)
                    {
                        return true;
                    }
                }
                Op::DiscardHand(who) | Op::ShowHand { whose: who, .. } | Op::DrawUntil(who, _) => {
                    if self.turn_order().any(|s| self.is_among(who, s, ctx)) {
                        return true;
                    }
                }
                Op::GainLore(who, _) => {
                    if !nobody(who) {
                        return true;
                    }
                }
                Op::LoseLore(who, _) => {
                    if self.turn_order().any(|s| self.is_among(who, s, ctx) && self.player(s).lore > 0) {
                        return true;
                    }
                }
                Op::Ready(cards) => {
                    if !gone(cards, &empty) && in_play(cards, &|id| self.card(id).exerted) {
                        return true;
                    }
                }
                Op::Exert(cards) => {
                    if !gone(cards, &empty) && in_play(cards, &|id| !self.card(id).exerted) {
                        return true;
                    }
                }
                Op::RemoveDamage { from: cards, .. } | Op::RemoveAllDamage(cards) => {
                    if !gone(cards, &empty) && self.any_damage(db, cards, at - 1, ctx) {
                        return true;
                    }
                }
                Op::Entered(cards)
                | Op::Deal(_, cards)
                | Op::PutDamage(_, cards)
                | Op::Banish(cards)
                | Op::Move(cards, _)
                | Op::Discard(cards)
                | Op::ShuffleInto(cards)
                | Op::Reveal(cards)
                | Op::Play { what: cards, .. }
                | Op::PlayExerted(cards)
                | Op::Show(cards)
                | Op::Give { to: cards, .. }
                | Op::MoveDamage { from: cards, .. }
                | Op::MoveToLocation { who: cards, .. } => {
                    if !gone(cards, &empty) {
                        return true;
                    }
                }
                Op::MoveOrdered { reg, .. } => {
                    if !empty.contains(&reg) {
                        return true;
                    }
                }
                Op::Hold { .. } => {}
                Op::May { .. }
                | Op::ChoosePlayer { .. }
                | Op::Option { .. }
                | Op::NameCard
                | Op::PayExert
                | Op::MoveRest { .. }
                | Op::Enact { .. }
                | Op::PayLessForNext { .. }
                | Op::Watch { .. }
                | Op::RevealUntil { .. }
                | Op::LookMany { .. }
                | Op::ShuffleRest
                | Op::Restart(_)
                | Op::Boost => return true,
            }
        }
    }

    fn count_zone(&self, filter: &crate::program::Filter, zone: Zone, ctx: &Ctx) -> u16 {
        use crate::program::Side;
        self.turn_order()
            .filter(|seat| match filter.side {
                Side::Any => true,
                Side::You => *seat == ctx.you,
                Side::Opponents => self.are_opponents(*seat, ctx.you),
                Side::That => *seat == ctx.that,
            })
            .map(|seat| self.list(seat, zone).len)
            .sum()
    }

    /// Whether there is damage to remove from what the op at `at` speaks of, chosen or not yet.
    fn any_damage(&self, db: &CardDb, cards: crate::program::Cards, at: usize, ctx: &Ctx) -> bool {
        use crate::program::Cards;
        let damaged = |id: CardId| self.card(id).damage > 0;
        if let Cards::Reg(reg) = cards {
            // The choice stands right before it.
            for op in db.ops[..at].iter().rev().take(4) {
                let from = match *op {
                    Op::Pick(pick) if pick.reg == reg => pick.from,
                    Op::All { reg: r, from } if r == reg => from,
                    _ => continue,
                };
                let mut any = false;
                self.each_fit(db, from, ctx, |id| {
                    any |= damaged(id);
                    !any
                });
                return any;
            }
            return true;
        }
        self.find(self.single(cards, ctx)).is_some_and(damaged)
    }
}

/// The bit of `Card::used` for an activated ability.
pub(crate) fn used_bit(ability: u8) -> u8 {
    1 << (ability % 4)
}
