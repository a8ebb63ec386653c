//! Taking turn actions (chapter 4): inking, questing, moving, using abilities and challenging. Playing a card has a file of its own.

use crate::action::Action;
use crate::edition::Question;
use crate::event::What;
use crate::frame::{Ask, ChallengeStep, EffectKind, Frame, TurnStep};
use crate::ids::{CardId, CardRef, RuleNo, Seat, rule};
use crate::program::{Moment, dep};
use crate::run::Run;
use crate::state::{Stale, Until, Zone, unchecked};

impl Run<'_> {
    pub fn turn_action(&mut self, action: Action) {
        let seat = self.g.actor(action);
        if self.g.player(seat).ink_drops > 0 {
            return self.turn_action_with_drops(seat, action);
        }
        self.turn_action_for(seat, action, 0);
    }

    /// Asks first how many ink drops to pay with, where there is a choice. Playing a card and using an ability ask by themselves.
    #[inline(never)]
    fn turn_action_with_drops(&mut self, seat: Seat, action: Action) {
        let ink = match action {
            Action::Move(card, to) => self.g.move_price(self.db, seat, card, to),
            Action::Quest(card) | Action::Challenge(card, _) => u16::from(self.g.traits(card).toll),
            _ => 0,
        };
        let (min, max) = self.g.drops_for(seat, ink);
        if min == max {
            return self.turn_action_for(seat, action, min);
        }
        self.push(Frame::Spend { seat, action, drops: min });
        self.ask(Ask::Drops { seat, min, max });
    }

    /// Takes a turn action, removing `drops` ink drops for its cost.
    pub fn turn_action_for(&mut self, seat: Seat, action: Action, drops: u16) {
        match action {
            Action::EndTurn => self.set_top(Frame::Turn(TurnStep::EndTriggers)),
            Action::Ink(card) => self.ink(seat, card),
            Action::Quest(card) => self.quest(seat, card, drops),
            Action::Move(card, to) => {
                let price = self.g.move_price(self.db, seat, card, to);
                self.pay_ink(seat, price, drops, rule(4, 7, 3, 2));
                self.use_up_move(seat, card, to);
                self.push(Frame::Settle { bag: None });
                self.move_to(card, to);
            }
            Action::Play(card, payment) => {
                self.push(Frame::Settle { bag: None });
                self.begin_play(seat, card, payment, false);
            }
            Action::Challenge(by, target) => self.declare_challenge(by, target, drops),
            Action::Use(card, ability) => self.use_ability(seat, card, ability),
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
            | Action::Concede(_) => unreachable!("check accepts turn actions only"),
        }
    }

    /// 4.2
    fn ink(&mut self, seat: Seat, card: CardId) {
        self.push(Frame::Settle { bag: None });
        let def = self.g.card(card).def;
        self.tell(rule(4, 2, 1, 1), What::Revealed { card, def });
        self.tell(rule(4, 2, 1, 3), What::Inked { seat, card });
        self.g.player_mut(seat).inked += 1;
        self.relocate_quietly(card, Zone::Inkwell);
        if self.g.inkwell_exerted(self.db, seat) {
            self.g.set_exerted(card, true);
        }
        self.remember(Moment::PutIntoInkwell, seat, card);
        self.fire(Moment::PutIntoInkwell, card, CardId::NONE, seat, 0);
        self.fire(Moment::Inked, card, CardId::NONE, seat, 0);
    }

    /// Ink drops come into a player's inkwell (1.13.1.2).
    pub fn get_drops(&mut self, seat: Seat, n: u16) {
        if n > 0 {
            let player = self.g.player_mut(seat);
            player.ink_drops = player.ink_drops.saturating_add(n);
            self.tell(rule(1, 13, 1, 2), What::InkDrops { seat, n: n as i16 });
        }
    }

    /// Exerts ready ink cards (1.5.1), and removes `drops` ink drops (4.3.2.4).
    pub fn pay_ink(&mut self, seat: Seat, ink: u16, drops: u16, rule: RuleNo) {
        if ink == 0 {
            return;
        }
        if drops > 0 {
            self.remove_drops(seat, drops);
        }
        let mut left = ink - drops;
        let mut next = self.g.list(seat, Zone::Inkwell).first;
        while left > 0 && next.is_some() {
            let id = next;
            next = self.g.card(id).next;
            if !self.g.card(id).exerted {
                self.g.set_exerted(id, true);
                left -= 1;
            }
        }
        self.tell(rule, What::Paid { seat, ink });
    }

    #[inline(never)]
    fn remove_drops(&mut self, seat: Seat, drops: u16) {
        self.g.player_mut(seat).ink_drops -= drops;
        self.tell(rule(1, 13, 1, 2), What::InkDrops { seat, n: -(drops as i16) });
        for _ in 0..drops {
            self.fire(Moment::InkDropRemoved, CardId::NONE, CardId::NONE, seat, 1);
        }
    }

    /// Exerts a card for whatever reason.
    pub fn exert(&mut self, card: CardId, rule: RuleNo) {
        let in_play = self.g.card(card).zone == Zone::Play;
        // 5.1.2.3: locations are neither ready nor exerted.
        if self.g.card(card).exerted || in_play && self.g.is_kind(self.db, card, ability::CardType::Location)
        {
            return;
        }
        self.g.set_exerted(card, true);
        if !in_play {
            return;
        }
        self.tell(rule, What::Exerted { card });
        let owner = self.g.card(card).owner;
        self.fire(Moment::Exerted, card, CardId::NONE, owner, 0);
    }

    /// 4.5
    fn quest(&mut self, seat: Seat, card: CardId, drops: u16) {
        self.push(Frame::Settle { bag: None });
        self.tell(rule(4, 5, 1, 1), What::Quested { card });
        self.pay_ink(seat, u16::from(self.g.traits(card).toll), drops, rule(4, 5, 1, 2));
        self.remember(Moment::Quested, seat, card);
        self.exert(card, rule(4, 5, 1, 3));
        self.g.refresh(self.db);
        // 4.5.3.1
        let lore = self.g.traits(card).lore.max(0) as u16;
        self.gain_lore(seat, lore, rule(4, 5, 1, 4));
        // 4.5.2
        self.fire(Moment::Quested, card, CardId::NONE, seat, 0);
        if self.g.traits(card).has(ability::KeywordKind::Support) {
            self.add_to_bag(seat, card, self.db.support, CardId::NONE, CardId::NONE, seat, 0, 0);
        }
    }

    /// Says whether any was gained.
    pub fn gain_lore(&mut self, seat: Seat, n: u16, rule: RuleNo) -> bool {
        if n == 0 || self.g.player(seat).out || self.g.lore_is_barred(self.db, seat, true) {
            return false;
        }
        let least = self.g.variant.lore_to_win();
        let player = self.g.player_mut(seat);
        player.lore = player.lore.saturating_add(n);
        if player.lore >= least {
            self.g.unchecked |= unchecked::LORE;
        }
        self.g.touch(dep::LORE);
        self.tell(rule, What::LoreGained { seat, n });
        self.fire(Moment::LoreGained, CardId::NONE, CardId::NONE, seat, n as i16);
        true
    }

    /// Takes lore away, never below 0 (1.11.1); says how much was lost.
    pub fn lose_lore(&mut self, seat: Seat, n: u16, rule: RuleNo) -> u16 {
        let barred = self.g.lore_is_barred(self.db, seat, false);
        let lost = if barred { 0 } else { n.min(self.g.player(seat).lore) };
        if lost > 0 {
            self.g.player_mut(seat).lore -= lost;
            self.g.touch(dep::LORE);
            self.tell(rule, What::LoreLost { seat, n: lost });
            self.fire(Moment::LoreLost, CardId::NONE, CardId::NONE, seat, lost as i16);
        }
        lost
    }

    /// 4.7.3.3
    pub fn move_to(&mut self, card: CardId, to: CardId) {
        if self.g.card(card).at == to && !self.g.rules.say(Question::MovesToThePlaceOneIsAt) {
            return;
        }
        let from = i16::from(self.g.card(card).at.is_some());
        self.g.card_mut(card).at = to;
        self.g.stale = Stale::All;
        self.g.refresh(self.db);
        self.tell(rule(4, 7, 3, 3), What::MovedTo { card, location: to });
        let owner = self.g.card(card).owner;
        self.fire(Moment::Moves, card, to, owner, from);
    }

    /// 4.4
    fn use_ability(&mut self, seat: Seat, card: CardId, ability: u8) {
        let Some(activated) = self.g.activated(self.db, card, ability) else { return };
        self.tell(rule(4, 4, 3, 1), What::Used { card, ability });
        self.push(Frame::Settle { bag: None });
        let source = self.g.refer(card);
        let free = self.g.used_free(self.db, card, ability);
        self.start_effect(activated.program, source, seat, EffectKind::Ability);
        if let Some(effect) = self.effect_mut() {
            effect.free = free;
            // 6.1.13.2
            effect.once = if activated.once { crate::legal::used_bit(ability) } else { 0 };
        }
    }

    /// 4.6.4
    fn declare_challenge(&mut self, by: CardId, target: CardId, drops: u16) {
        let (by_ref, target_ref) = (self.g.refer(by), self.g.refer(target));
        let toll = u16::from(self.g.traits(by).toll);
        self.pay_ink(self.g.card(by).owner, toll, drops, rule(4, 6, 4, 3));
        self.tell(rule(4, 6, 4, 2), What::Challenged { by, target });
        self.push(Frame::Challenge { by: by_ref, target: target_ref, step: ChallengeStep::Damage });
        // 4.6.4.5
        self.challenge_changed(by);
        self.exert(by, rule(4, 6, 4, 4));
        self.remember(Moment::Challenges, self.g.card(by).owner, by);
        self.g.refresh(self.db);
        let (player, other) = (self.g.card(by).owner, self.g.card(target).owner);
        self.remember(Moment::Challenged, other, target);
        self.fire(Moment::Challenges, by, target, player, 0);
        self.fire(Moment::Challenged, target, by, other, 0);
        // 4.6.5
        self.settle_next();
    }

    /// "While challenging" begins or ends.
    fn challenge_changed(&mut self, by: CardId) {
        self.g.touch(dep::CHALLENGE);
        if self.g.traits(by).challenger > 0 {
            self.g.card_changed(by);
        }
    }

    /// 4.6.6, 4.6.7, 4.6.9
    #[inline(never)]
    pub fn challenge(&mut self, by: CardRef, target: CardRef, step: ChallengeStep) {
        match step {
            ChallengeStep::Damage => {
                let (Some(attacker), Some(defender)) = (self.g.find(by), self.g.find(target)) else {
                    return self.set_top(Frame::Challenge { by, target, step: ChallengeStep::BrokenOff });
                };
                self.set_top(Frame::Challenge { by, target, step: ChallengeStep::End });
                self.push(Frame::Settle { bag: None });
                self.challenge_damage(attacker, defender);
            }
            ChallengeStep::End | ChallengeStep::BrokenOff => {
                self.g.frames.pop();
                self.challenge_changed(by.id);
                self.expire(|_, until| until == Until::EndOfChallenge);
                let owner = self.g.card(by.id).owner;
                self.fire(Moment::ChallengeOver, by.id, target.id, owner, 0);
                let broken_off = step == ChallengeStep::BrokenOff;
                let number = if broken_off { rule(4, 6, 9, 0) } else { rule(4, 6, 7, 0) };
                self.tell(number, What::ChallengeEnded { by: by.id, target: target.id });
                self.settle_next();
            }
        }
    }
}
