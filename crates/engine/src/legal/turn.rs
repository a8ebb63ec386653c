//! Which turn actions may be taken (chapter 4).

use super::challenge::Targets;
use super::{Verdict, ensure, no, used_bit};
use crate::action::{Action, Payment, Reason};
use crate::db::{CardDb, Def};
use crate::edition::Question;
use crate::ids::{CardId, Seat, rule};
use crate::program::{StaticRule, cant, kind};
use crate::query::Ctx;
use crate::state::{Game, Zone};
use ability::{CardType, KeywordKind};

impl Game {
    pub(super) fn check_turn_action(&self, db: &CardDb, action: Action) -> Verdict {
        let seat = self.actor(action);
        match action {
            Action::Ink(id) => self.check_ink(db, seat, id),
            Action::Play(id, payment) => self.check_play(db, seat, id, payment),
            Action::Quest(id) => self.check_quest(db, seat, id),
            Action::Challenge(by, target) => {
                self.check_challenger(db, seat, by)?;
                self.check_challenge(db, by, target)
            }
            Action::Move(id, to) => self.check_move(db, seat, id, to),
            Action::Use(id, ability) => self.check_use(db, seat, id, ability),
            Action::EndTurn => self.check_end_turn(db),
            Action::Card(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Player(_)
            | Action::Name(_)
            | Action::Trigger(_)
            | Action::Replacement(..)
            | Action::Concede(_) => no(rule(4, 1, 3, 0), Reason::NotAsked),
        }
    }

    pub(super) fn legal_turn_actions(&self, db: &CardDb, out: &mut Vec<Action>) {
        // 9.3.1: any of those whose turn it is.
        for seat in self.active_players() {
            self.legal_turn_actions_of(db, seat, out);
        }
        if self.check_end_turn(db).is_ok() {
            out.push(Action::EndTurn);
        }
    }

    #[inline]
    fn legal_turn_actions_of(&self, db: &CardDb, seat: Seat, out: &mut Vec<Action>) {
        let may_ink = self.player(seat).inked < self.ink_limit(db, seat);
        self.legal_from_hand(db, seat, may_ink, out);
        if self.static_kinds & (kind::PLAY_FROM | kind::INK) != 0 {
            self.legal_from_elsewhere(db, seat, may_ink, out);
        }
        self.legal_in_play(db, seat, out);
    }

    /// Lists what abilities let a player do with cards that are neither in hand nor in play.
    #[inline(never)]
    fn legal_from_elsewhere(&self, db: &CardDb, seat: Seat, may_ink: bool, out: &mut Vec<Action>) {
        self.each_playable_elsewhere(db, seat, |id| {
            let def = db.def(self.card(id).def);
            if self.check_may_play(db, def, seat, id).is_ok() {
                self.legal_payments(db, def, seat, id, out);
            }
        });
        if may_ink && self.inks_from_discard(db, seat) {
            for id in self.zone(seat, Zone::Discard) {
                self.offer(db, Action::Ink(id), out);
            }
        }
    }

    /// Lists what can be done with the cards of a hand.
    #[inline(never)]
    fn legal_from_hand(&self, db: &CardDb, seat: Seat, may_ink: bool, out: &mut Vec<Action>) {
        for id in self.zone(seat, Zone::Hand) {
            let def = db.def(self.card(id).def);
            if may_ink && self.is_inkable(db, def, seat, id) {
                out.push(Action::Ink(id));
            }
            if self.check_may_play(db, def, seat, id).is_ok() {
                self.legal_payments(db, def, seat, id, out);
            }
        }
    }

    /// Lists what can be done with a player's cards in play.
    #[inline(never)]
    fn legal_in_play(&self, db: &CardDb, seat: Seat, out: &mut Vec<Action>) {
        let (mut targets, mut gathered) = (Targets::new(), false);
        for id in self.zone(seat, Zone::Play) {
            let card = self.card(id);
            let def = db.def(card.def);
            if def.kind == CardType::Character {
                // 4.5.1.2, 4.6.4.1: an exerted character does neither.
                if !card.exerted {
                    if self.check_quest(db, seat, id).is_ok() {
                        out.push(Action::Quest(id));
                    }
                    if self.check_challenger(db, seat, id).is_ok() {
                        if !std::mem::replace(&mut gathered, true) {
                            self.challenge_targets(db, seat, &mut targets);
                        }
                        for target in &targets {
                            if self.check_challenge(db, id, *target).is_ok() {
                                out.push(Action::Challenge(id, *target));
                            }
                        }
                    }
                }
                if self.has_locations {
                    self.legal_moves(db, seat, id, out);
                }
            }
            if self.granting || !def.activated.is_empty() {
                self.legal_uses(db, seat, id, out);
            }
        }
    }

    #[inline(never)]
    fn legal_uses(&self, db: &CardDb, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        for ability in 0..self.activated_count(db, id) {
            if self.check_use(db, seat, id, ability).is_ok() {
                out.push(Action::Use(id, ability));
            }
        }
    }

    /// Lists the ways to pay for a card in hand that may be played.
    #[inline(always)]
    fn legal_payments(&self, db: &CardDb, def: &Def, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        if self.check_payment(db, def, seat, id, Payment::Ink).is_ok() {
            out.push(Action::Play(id, Payment::Ink));
        }
        let free = (def.static_kinds | self.static_kinds) & kind::FREE != 0;
        if free || def.shift.is_some() || def.song {
            self.legal_other_payments(db, def, seat, id, out);
        }
    }

    /// Lists the ways to pay for it that few cards know.
    #[inline(never)]
    fn legal_other_payments(&self, db: &CardDb, def: &Def, seat: Seat, id: CardId, out: &mut Vec<Action>) {
        let mut offer = |payment| {
            if self.check_payment(db, def, seat, id, payment).is_ok() {
                out.push(Action::Play(id, payment));
            }
        };
        if (def.static_kinds | self.static_kinds) & kind::FREE != 0 {
            offer(Payment::Free);
        }
        if let Some(shift) = self.shift_of(db, def, seat, id)
            && self.check_shift_cost(db, def, seat, (id, CardId::NONE), &shift).is_ok()
        {
            self.zone(seat, Zone::Play).for_each(|base| offer(Payment::Shift(base)));
        }
        if def.song {
            self.zone(seat, Zone::Play).for_each(|singer| offer(Payment::Sing(singer)));
            if def.sing_together.is_some() {
                offer(Payment::SingTogether);
            }
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
    #[inline]
    pub(super) fn ink_limit(&self, db: &CardDb, seat: Seat) -> u8 {
        let mut limit = 1u8;
        self.each_static(db, kind::INK, |(_, you, _), rule| {
            let more = you == seat && matches!(rule, StaticRule::InkAdditional);
            limit = limit.saturating_add(u8::from(more));
        });
        limit
    }

    pub(super) fn check_ink(&self, db: &CardDb, seat: Seat, id: CardId) -> Verdict {
        let zone = self.ink_zone(db, seat, id);
        self.check_in(id, seat, zone, rule(4, 2, 1, 1), Reason::NotInHand(id))?;
        let def = db.def(self.card(id).def);
        ensure(self.is_inkable(db, def, seat, id), rule(4, 2, 1, 2), Reason::NotInkable(id))?;
        ensure(self.player(seat).inked < self.ink_limit(db, seat), rule(4, 2, 3, 0), Reason::AlreadyInked)
    }

    /// What a player can pay with: ready ink cards and ink drops (1.13.1.2).
    #[inline]
    pub(crate) fn payable_ink(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        player.ready_ink + player.ink_drops
    }

    /// The fewest and the most ink drops that this player can pay so much ink with.
    pub(crate) fn drops_for(&self, seat: Seat, ink: u16) -> (u16, u16) {
        let player = self.player(seat);
        (ink.saturating_sub(player.ready_ink).min(player.ink_drops), player.ink_drops.min(ink))
    }

    pub(super) fn check_ready_ink(&self, seat: Seat, needs: u16) -> Verdict {
        let has = self.payable_ink(seat);
        ensure(has >= needs, rule(1, 5, 3, 0), Reason::NotEnoughInk { needs, has })
    }

    #[inline(always)]
    pub(super) fn check_quest(&self, db: &CardDb, seat: Seat, id: CardId) -> Verdict {
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

    pub(super) fn check_move(&self, db: &CardDb, seat: Seat, id: CardId, to: CardId) -> Verdict {
        self.check_in(id, seat, Zone::Play, rule(4, 7, 1, 0), Reason::NotInPlay(id))?;
        ensure(self.is_kind(db, id, CardType::Character), rule(4, 7, 1, 0), Reason::NotCharacter(id))?;
        self.check_in(to, seat, Zone::Play, rule(4, 7, 1, 0), Reason::NotALocation(to))?;
        ensure(self.is_kind(db, to, CardType::Location), rule(4, 7, 1, 0), Reason::NotALocation(to))?;
        let elsewhere = self.card(id).at != to || self.rules.say(Question::MovesToThePlaceOneIsAt);
        ensure(elsewhere, rule(4, 7, 2, 0), Reason::AlreadyThere(id))?;
        ensure(self.traits(id).cant & cant::MOVE == 0, rule(1, 2, 2, 0), Reason::CantMove(id))?;
        let (needs, has) = (self.move_price(db, seat, id, to), self.payable_ink(seat));
        ensure(has >= needs, rule(4, 7, 3, 2), Reason::NotEnoughInk { needs, has })
    }

    pub(super) fn check_use(&self, db: &CardDb, seat: Seat, id: CardId, ability: u8) -> Verdict {
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
        ensure(!self.loses_activated(db, id, ability), rule(4, 4, 1, 0), Reason::NoSuchAbility(id))?;
        let ink = if self.used_free(db, id, ability) { 0 } else { activated.ink };
        self.check_ready_ink(seat, u16::from(ink))?;
        let ctx = Ctx::of(self, id, seat);
        let open = activated.cond.is_none_or(|cond| self.holds(db, cond, &ctx));
        ensure(open, rule(6, 4, 3, 0), Reason::CostNotPayable(id))?;
        let payable = activated.costs == activated.effects
            || self.payable(db, activated.costs, activated.effects, &ctx, CardId::NONE);
        ensure(payable, rule(4, 4, 3, 4), Reason::CostNotPayable(id))
    }

    /// The turn ends for all whose turn it is: none of them may have something left that must be done.
    #[inline]
    pub(super) fn check_end_turn(&self, db: &CardDb) -> Verdict {
        let musts = self.cants & cant::NOT_QUEST != 0;
        let reckless = self.keywords & (1 << KeywordKind::Reckless as u16) != 0;
        if musts || reckless { self.check_no_duties(db) } else { Ok(()) }
    }

    #[inline(never)]
    fn check_no_duties(&self, db: &CardDb) -> Verdict {
        self.active_players().try_for_each(|seat| self.check_no_duty(db, seat))
    }

    /// Whether no character must quest or challenge before the turn ends.
    fn check_no_duty(&self, db: &CardDb, seat: Seat) -> Verdict {
        for id in self.zone(seat, Zone::Play) {
            let must = self.traits(id).cant & cant::NOT_QUEST != 0 && self.check_quest(db, seat, id).is_ok();
            let adventurous = self.traits(id).has(KeywordKind::Adventurous);
            let number = if adventurous { rule(8, 16, 3, 0) } else { rule(1, 2, 2, 0) };
            ensure(!must, number, Reason::MustQuest(id))?;
        }
        // 8.7.3
        let mut targets = Targets::new();
        self.challenge_targets(db, seat, &mut targets);
        if !self.rules.say(Question::RecklessMindsReadyCharacters) {
            targets.retain(|id| self.card(*id).exerted || self.is_kind(db, *id, CardType::Location));
        }
        let reckless = |id: &CardId| {
            self.traits(*id).has(KeywordKind::Reckless) && self.check_challenger(db, seat, *id).is_ok()
        };
        for id in self.zone(seat, Zone::Play).filter(reckless) {
            let can = targets.iter().any(|target| self.check_challenge(db, id, *target).is_ok());
            ensure(!can, rule(8, 7, 3, 0), Reason::MustChallenge(id))?;
        }
        Ok(())
    }
}
