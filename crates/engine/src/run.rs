//! Running the game: an answer is applied, then frames run until the next question.

use crate::action::{Action, Outcome, Payment, Refusal};
use crate::allow::FreePlay;
use crate::coverage::Coverage;
use crate::db::CardDb;
use crate::event::{Event, What};
use crate::frame::{Ask, ChallengeStep, Effect, EffectKind, Frame, PlayStep, Playing, TurnStep};
use crate::ids::{CardId, CardRef, RuleNo, Seat, rule};
use crate::program::{Moment, Pc, SINGERS, dep};
use crate::query::Ctx;
use crate::state::{Game, Picked, Stale, Until, Zone, unchecked};
use crate::zones::End;

/// A game being run: the state, the cards, and who listens.
pub(crate) struct Run<'a> {
    pub g: &'a mut Game,
    pub db: &'a CardDb,
    pub out: Option<&'a mut Vec<Event>>,
    pub watch: Option<&'a Coverage>,
}

impl Game {
    /// Applies one answer. A refused one leaves the state as it was.
    pub fn apply(
        &mut self,
        db: &CardDb,
        action: Action,
        events: Option<&mut Vec<Event>>,
    ) -> Result<(), Refusal> {
        self.check(db, action)?;
        let mut run = Run { g: self, db, out: events, watch: None };
        run.take(action);
        Ok(())
    }
}

impl Run<'_> {
    /// Tells whoever listens.
    #[inline]
    pub fn tell(&mut self, rule: RuleNo, what: What) {
        if let Some(out) = self.out.as_deref_mut() {
            out.push(Event { rule, what });
        }
    }

    /// Carries out an accepted answer and runs to the next question.
    pub fn take(&mut self, action: Action) {
        self.g.loop_over = None;
        self.note_choice();
        self.answer(action);
        self.go();
    }

    /// Runs frames until a question is on top or the game is over. Of a frame only what its step needs is copied.
    pub fn go(&mut self) {
        while self.g.outcome.is_none() {
            match self.g.frames.last() {
                Some(Frame::Ask(_)) => break,
                Some(Frame::Settle { .. }) if self.g.is_settled() => {
                    self.g.frames.pop();
                }
                Some(&Frame::Settle { bag }) => self.settle(bag),
                Some(&Frame::Turn(step)) => self.turn(step),
                Some(&Frame::Play(playing)) => self.play(playing),
                Some(&Frame::Challenge { by, target, step }) => self.challenge(by, target, step),
                Some(&Frame::Effect(effect)) => self.run_effect(effect),
                Some(&Frame::Damage { base, at }) => self.damage(base, at),
                // 4.3.3.2, unless the effect sent it elsewhere.
                Some(&Frame::ActionDone(card)) => {
                    self.action_done(card, Zone::Discard, End::First, rule(4, 3, 3, 2));
                }
                Some(&Frame::ActionToBottom(card)) => {
                    self.action_done(card, Zone::Deck, End::Last, rule(6, 5, 4, 0));
                }
                Some(&Frame::Setup { step, altered }) => self.setup(step, altered),
                None => unreachable!("the turn frame never leaves the stack"),
            }
        }
        self.g.refresh(self.db);
        self.g.turn_tops(self.db);
    }

    /// The effect of an action is over.
    #[inline(never)]
    fn action_done(&mut self, card: CardId, zone: Zone, end: End, rule: RuleNo) {
        self.g.frames.pop();
        if self.g.card(card).zone == Zone::Resolving {
            self.relocate(card, zone, end, rule);
        }
    }

    pub fn push(&mut self, frame: Frame) {
        self.g.frames.push(frame);
    }

    pub fn ask(&mut self, ask: Ask) {
        self.g.frames.push(Frame::Ask(ask));
    }

    /// Replaces the topmost frame.
    pub fn set_top(&mut self, frame: Frame) {
        if let Some(top) = self.g.frames.last_mut() {
            *top = frame;
        }
    }

    /// The effect frame on top.
    pub fn effect_mut(&mut self) -> Option<&mut Effect> {
        match self.g.frames.last_mut() {
            Some(Frame::Effect(effect)) => Some(effect),
            _ => None,
        }
    }

    /// Moves a card and tells of it.
    pub fn relocate(&mut self, card: CardId, zone: Zone, end: End, rule: RuleNo) {
        let from = self.g.card(card).zone;
        self.g.put(self.db, card, zone, end);
        let public = |zone| matches!(zone, Zone::Play | Zone::Discard | Zone::Resolving);
        let def = (public(from) || public(zone)).then(|| self.g.card(card).def);
        self.tell(rule, What::Moved { card, def, from, to: zone });
        self.left(card, from, zone);
    }

    /// Moves a card of which something else tells; what waits for cards to leave a discard hears of it.
    fn relocate_quietly(&mut self, card: CardId, zone: Zone) {
        let from = self.g.card(card).zone;
        self.g.put(self.db, card, zone, End::Last);
        self.left(card, from, zone);
    }

    /// A card that was in a discard is there no longer.
    pub fn left(&mut self, card: CardId, from: Zone, zone: Zone) {
        if from == Zone::Discard && zone != Zone::Discard {
            let owner = self.g.card(card).owner;
            self.fire(Moment::LeftDiscard, card, CardId::NONE, owner, 0);
            if zone == Zone::Hand {
                self.fire(Moment::BackToHand, card, CardId::NONE, owner, 0);
            }
        }
    }

    /// Carries an accepted answer to whoever asked.
    pub fn answer(&mut self, action: Action) {
        if let Action::Concede(seat) = action {
            self.leave_game(seat, rule(2, 3, 3, 4));
            return;
        }
        match self.g.frames.last() {
            Some(Frame::Ask(Ask::Main)) => {
                self.g.frames.pop();
                self.turn_action(action);
            }
            Some(&Frame::Ask(ask)) => self.answer_question(ask, action),
            _ => {}
        }
    }

    #[inline(never)]
    fn answer_question(&mut self, ask: Ask, action: Action) {
        match (ask, action) {
            (Ask::Mulligan { seat, n }, Action::Card(card)) => {
                self.g.put(self.db, card, Zone::Aside, End::Last);
                self.set_top(Frame::Ask(Ask::Mulligan { seat, n: n + 1 }));
            }
            (Ask::Mulligan { seat, n }, _) => {
                self.g.frames.pop();
                self.alter_hand(seat, n);
            }
            (Ask::Pick { seat, reg, from, min, max, picked, choose, purpose }, Action::Card(card)) => {
                let card_ref = self.g.refer(card);
                self.g.picked.push(Picked { reg, card: card_ref });
                let picked = picked + 1;
                self.set_top(Frame::Ask(Ask::Pick { seat, reg, from, min, max, picked, choose, purpose }));
                self.chosen(seat, card, choose, purpose);
                self.close_pick();
            }
            (Ask::Pick { min, picked, .. }, _) => {
                self.g.frames.pop();
                let enough = picked > 0 || min > 0;
                if let Some(effect) = self.effect_mut() {
                    effect.done &= enough;
                }
            }
            (Ask::Singers { seat, song, need, sum, n }, Action::Card(card)) => {
                let sum = sum + u16::from(self.g.singing_cost(self.db, card));
                self.sing_with(card, song);
                self.set_top(Frame::Ask(Ask::Singers { seat, song, need, sum, n: n + 1 }));
                let more = self.more_singers(seat);
                if !more && sum >= u16::from(need) {
                    self.g.frames.pop();
                    self.song_sung(seat, song);
                }
            }
            (Ask::Singers { seat, song, .. }, _) => {
                self.g.frames.pop();
                self.song_sung(seat, song);
            }
            (Ask::Players { seat, min, max, picked }, Action::Player(chosen)) => {
                self.g.frames.pop();
                self.choose_player(seat, chosen, (min, max, picked + 1));
            }
            (Ask::Players { .. }, _) => self.answer_effect(0),
            (Ask::EnterExerted { .. }, answer) => {
                self.g.frames.pop();
                if let Some(Frame::Play(playing)) = self.g.frames.last_mut() {
                    playing.exerted |= answer == Action::Yes;
                    playing.chose = answer == Action::Yes;
                }
            }
            (Ask::Trigger { .. }, Action::Trigger(i)) => {
                self.g.frames.pop();
                self.resolve_entry(usize::from(i));
            }
            (Ask::Order { seat, of, top, reg }, Action::Card(card)) => {
                self.g.frames.pop();
                self.order(seat, of, top, reg, card);
            }
            (Ask::Replacement { .. }, Action::Replacement(source)) => {
                self.g.frames.pop();
                self.replace_damage(source);
            }
            (Ask::Player { .. }, Action::Player(seat)) => {
                self.g.frames.pop();
                if let Some(effect) = self.effect_mut() {
                    effect.that = seat;
                    effect.answer = i16::from(seat.0);
                }
            }
            (_, Action::Yes) => self.answer_effect(1),
            (_, Action::No) => self.answer_effect(0),
            (_, Action::Option(n)) => self.answer_effect(i16::from(n)),
            (_, Action::Number(n)) => self.answer_effect(n as i16),
            (_, Action::Name(n)) => {
                self.g.frames.pop();
                if let Some(effect) = self.effect_mut() {
                    effect.name = n;
                    effect.answer = 0;
                }
            }
            // Nothing else passes the check.
            (_, _) => {
                self.g.frames.pop();
            }
        }
    }

    fn answer_effect(&mut self, answer: i16) {
        self.g.frames.pop();
        if let Some(effect) = self.effect_mut() {
            effect.answer = answer;
        }
    }

    /// Ends a choice of cards once no more can or may be picked.
    fn close_pick(&mut self) {
        let Some(Frame::Ask(Ask::Pick { max, picked, .. })) = self.g.frames.last().copied() else { return };
        let full = picked >= max;
        if full || !self.more_to_pick() {
            self.g.frames.pop();
        }
    }

    fn more_to_pick(&self) -> bool {
        let Some(Frame::Ask(ask @ Ask::Pick { from, .. })) = self.g.frames.last() else { return false };
        let Some(effect) = self.g.asking_effect() else { return false };
        let ctx = Ctx::from_effect(effect);
        let mut more = false;
        self.g.each_fit(self.db, *from, &ctx, |id| {
            more = self.g.check_pick(self.db, *ask, id, &ctx).is_ok();
            !more
        });
        more
    }

    fn more_singers(&self, seat: Seat) -> bool {
        self.g.singers(seat).any(|id| self.g.check(self.db, Action::Card(id)).is_ok())
    }

    // Turn actions (chapter 4).

    fn turn_action(&mut self, action: Action) {
        let seat = self.g.actor(action);
        match action {
            Action::EndTurn => self.set_top(Frame::Turn(TurnStep::EndTriggers)),
            Action::Ink(card) => self.ink(seat, card),
            Action::Quest(card) => self.quest(seat, card),
            Action::Move(card, to) => {
                let price = self.g.move_price(self.db, seat, card, to);
                self.pay_ink(seat, price, rule(4, 7, 3, 2));
                self.use_up_move(seat, card, to);
                self.push(Frame::Settle { bag: None });
                self.move_to(card, to);
            }
            Action::Play(card, payment) => {
                self.push(Frame::Settle { bag: None });
                self.begin_play(seat, card, payment, false);
            }
            Action::Challenge(by, target) => self.declare_challenge(by, target),
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
            | Action::Replacement(_)
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

    /// Exerts ready ink cards (1.5.1).
    pub fn pay_ink(&mut self, seat: Seat, ink: u16, rule: RuleNo) {
        if ink == 0 {
            return;
        }
        let mut left = ink;
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
    fn quest(&mut self, seat: Seat, card: CardId) {
        self.push(Frame::Settle { bag: None });
        self.pay_ink(seat, u16::from(self.g.traits(card).toll), rule(4, 5, 1, 2));
        self.remember(Moment::Quested, seat, card);
        self.exert(card, rule(4, 5, 1, 3));
        self.tell(rule(4, 5, 1, 1), What::Quested { card });
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

    pub fn gain_lore(&mut self, seat: Seat, n: u16, rule: RuleNo) {
        if n == 0 || self.g.player(seat).out || self.g.lore_is_barred(self.db, seat, true) {
            return;
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
        if self.g.card(card).at == to {
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
        if activated.once {
            self.g.card_mut(card).used |= crate::legal::used_bit(ability);
        }
        let source = self.g.refer(card);
        let free = self.g.used_free(self.db, card, ability);
        self.start_effect(activated.program, source, seat, EffectKind::Ability);
        if let Some(effect) = self.effect_mut() {
            effect.free = free;
        }
    }

    /// Begins to resolve a program.
    pub fn start_effect(&mut self, pc: Pc, source: CardRef, you: Seat, kind: EffectKind) {
        let base = self.g.picked.len() as u16;
        self.push(Frame::Effect(Effect {
            pc,
            source,
            you,
            subject: CardRef::NONE,
            object: CardRef::NONE,
            that: you,
            number: 0,
            answer: -1,
            cursor: 0,
            each: 0,
            times: 0,
            done: true,
            base,
            kind,
            once: 0,
            name: u16::MAX,
            free: false,
            chosen: 0,
        }));
    }

    /// 4.6.4
    fn declare_challenge(&mut self, by: CardId, target: CardId) {
        let (by_ref, target_ref) = (self.g.refer(by), self.g.refer(target));
        self.pay_ink(self.g.card(by).owner, u16::from(self.g.traits(by).toll), rule(4, 6, 4, 3));
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
    fn challenge(&mut self, by: CardRef, target: CardRef, step: ChallengeStep) {
        match step {
            ChallengeStep::Damage => {
                self.set_top(Frame::Challenge { by, target, step: ChallengeStep::End });
                if let (Some(attacker), Some(defender)) = (self.g.find(by), self.g.find(target)) {
                    self.push(Frame::Settle { bag: None });
                    self.challenge_damage(attacker, defender);
                }
            }
            ChallengeStep::End => {
                self.g.frames.pop();
                self.challenge_changed(by.id);
                self.expire(|_, until| until == Until::EndOfChallenge);
                let owner = self.g.card(by.id).owner;
                self.fire(Moment::ChallengeOver, by.id, target.id, owner, 0);
                self.tell(rule(4, 6, 7, 0), What::ChallengeEnded { by: by.id, target: target.id });
                self.settle_next();
            }
        }
    }

    // Playing cards (4.3).

    pub fn begin_play(&mut self, seat: Seat, card: CardId, payment: Payment, nested: bool) {
        let step = PlayStep::Pay;
        self.push(Frame::Play(Playing {
            card,
            seat,
            payment,
            step,
            nested,
            free: false,
            exerted: false,
            chose: false,
            paid: -1,
        }));
    }

    #[inline(never)]
    fn play(&mut self, playing: Playing) {
        match playing.step {
            PlayStep::Pay => self.pay_for(playing),
            PlayStep::Paid => self.paid(playing),
            PlayStep::Enter => self.enter(playing),
        }
    }

    fn pay_for(&mut self, playing: Playing) {
        let Playing { card, seat, payment, .. } = playing;
        let cost = if playing.free { 0 } else { self.g.payment_cost(self.db, seat, card, payment) };
        // 4.3.2.1: from now on everyone sees it.
        self.tell(rule(4, 3, 2, 1), What::Played { seat, card, payment });
        self.use_up_discounts(seat, card);
        let way = match payment {
            Payment::Free if !playing.free => self.g.free_play(self.db, seat, card),
            _ => None,
        };
        self.relocate_quietly(card, Zone::Resolving);
        let paid = match payment {
            Payment::Ink | Payment::Shift(_) if !playing.free => cost as i16,
            Payment::Ink | Payment::Shift(_) | Payment::Sing(_) | Payment::SingTogether | Payment::Free => -1,
        };
        self.set_top(Frame::Play(Playing { step: PlayStep::Paid, paid, ..playing }));
        match payment {
            Payment::Ink => self.pay_ink(seat, cost, rule(4, 3, 2, 4)),
            Payment::Shift(_) => {
                self.pay_ink(seat, cost, rule(8, 10, 1, 0));
                let def = self.db.def(self.g.card(card).def);
                let shift = self.g.shift_of(self.db, def, seat, card).filter(|_| !playing.free);
                if let Some(pc) = shift.and_then(|shift| shift.program) {
                    let source = self.g.refer(card);
                    self.start_effect(pc, source, seat, EffectKind::Ability);
                }
            }
            Payment::Sing(singer) => {
                self.sing_with(singer, card);
                self.song_sung(seat, card);
            }
            Payment::SingTogether => {
                let need = self.db.def(self.g.card(card).def).sing_together.unwrap_or(0);
                self.ask(Ask::Singers { seat, song: card, need, sum: 0, n: 0 });
            }
            Payment::Free => {
                if let Some(FreePlay::For(pc)) = way {
                    let source = self.g.refer(card);
                    self.start_effect(pc, source, seat, EffectKind::Ability);
                }
            }
        }
    }

    /// A character exerts to sing; its triggers wait for the song (4.1.5).
    pub fn sing_with(&mut self, singer: CardId, song: CardId) {
        self.exert(singer, rule(5, 4, 4, 2));
        self.tell(rule(5, 4, 4, 2), What::Sang { card: singer, song });
        let owner = self.g.card(singer).owner;
        self.fire(Moment::Sings, singer, song, owner, 0);
        let card = self.g.refer(singer);
        self.g.picked.push(Picked { reg: SINGERS, card });
    }

    fn paid(&mut self, playing: Playing) {
        let Playing { card, seat, .. } = playing;
        let def = self.db.def(self.g.card(card).def);
        if def.kind == ability::CardType::Action {
            self.g.frames.pop();
            self.play_action(playing);
            return;
        }
        let exerted = playing.exerted || self.enters_exerted(card);
        self.set_top(Frame::Play(Playing { step: PlayStep::Enter, exerted, ..playing }));
        if !exerted && self.may_enter_exerted(card) {
            self.ask(Ask::EnterExerted { seat });
        }
    }

    /// 4.3.3.2, or 6.7.7.1 when an effect plays it.
    fn play_action(&mut self, playing: Playing) {
        let Playing { card, seat, nested, paid, .. } = playing;
        self.remember(Moment::Played, seat, card);
        self.fire(Moment::Played, card, CardId::NONE, seat, paid);
        let source = self.g.refer(card);
        if !nested {
            self.push(Frame::ActionDone(card));
            if let Some(pc) = self.db.def(self.g.card(card).def).program {
                self.start_effect(pc, source, seat, EffectKind::Action);
                // Who sang the song is known to its effect.
                let sang = self.g.picked.iter().rev().take_while(|p| p.reg == SINGERS).count() as u16;
                if let Some(effect) = self.effect_mut() {
                    effect.base -= sang;
                }
            }
            return;
        }
        // Its effect waits below the effects that are resolving now, after those that wait already.
        let mut at = self.g.frames.len();
        while at > 0
            && matches!(
                self.g.frames[at - 1],
                Frame::Effect(_) | Frame::ActionDone(_) | Frame::ActionToBottom(_) | Frame::Play(_)
            )
        {
            at -= 1;
        }
        self.g.frames.insert(at, Frame::ActionDone(card));
        if let Some(pc) = self.db.def(self.g.card(card).def).program {
            self.start_effect(pc, source, seat, EffectKind::Action);
            let frame = self.g.frames.pop();
            if let Some(Frame::Effect(mut effect)) = frame {
                // Its registers begin where they are when it starts.
                effect.base = u16::MAX;
                self.g.frames.insert(at + 1, Frame::Effect(effect));
            }
        }
    }

    /// 4.3.3.1, 6.7.8, 8.10
    fn enter(&mut self, playing: Playing) {
        let Playing { card, seat, payment, exerted, chose, paid, .. } = playing;
        self.g.frames.pop();
        let damage = self.enters_with_damage(card);
        let base = match payment {
            Payment::Shift(base) => Some(base),
            Payment::Ink | Payment::Sing(_) | Payment::SingTogether | Payment::Free => None,
        };
        match base.filter(|base| self.g.card(*base).zone == Zone::Play) {
            Some(base) => {
                self.fire(Moment::PlayedOn, card, base, seat, 0);
                self.shift_onto(card, base);
            }
            None => {
                self.g.put(self.db, card, Zone::Play, End::Last);
                self.g.card_mut(card).drying = true;
            }
        }
        if exerted {
            self.g.card_mut(card).exerted = true;
        }
        self.g.card_mut(card).damage += damage;
        self.g.touch(dep::EXERT | dep::DAMAGE);
        self.tell(
            rule(4, 3, 3, 1),
            What::Moved { card, def: Some(self.g.card(card).def), from: Zone::Resolving, to: Zone::Play },
        );
        self.g.refresh(self.db);
        if i32::from(self.g.card(card).damage) >= i32::from(self.g.traits(card).willpower) {
            self.g.unchecked |= unchecked::DAMAGE;
        }
        self.remember(Moment::Played, seat, card);
        self.fire(Moment::Played, card, CardId::NONE, seat, paid);
        if chose && let Some(pc) = self.entered_exerted(card) {
            let source = self.g.refer(card);
            self.start_effect(pc, source, seat, EffectKind::Ability);
        }
    }

    /// 8.10.2–8.10.6: the new character takes over state, damage, place and effects; the old one lies under it.
    fn shift_onto(&mut self, card: CardId, base: CardId) {
        let old = *self.g.card(base);
        let old_ref = self.g.refer(base);
        self.g.put(self.db, card, Zone::Play, End::Last);
        self.g.put_under(self.db, base, card, true);
        let new = self.g.card_mut(card);
        new.exerted = old.exerted;
        new.drying = old.drying;
        new.damage = old.damage;
        new.at = old.at;
        new.shifted = true;
        let new_ref = self.g.refer(card);
        for timed in &mut self.g.timed {
            if timed.on == old_ref {
                timed.on = new_ref;
            }
        }
    }

    pub fn win(&mut self, by: Seat, rule: RuleNo) {
        self.g.outcome = Some(Outcome::Won { by, rule });
        self.tell(rule, What::Won { seat: by });
    }
}
