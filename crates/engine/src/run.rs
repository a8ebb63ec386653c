//! Running a game: apply an answer, then run frames until the next question.

use crate::api::action::{Action, Outcome, Refusal};
use crate::api::event::{CardSighting, Event, EventKind};
use crate::api::ids::{CardId, RuleNo, Seat, rule};
use crate::effects::completion::Completion;
use crate::program::Moment;
use crate::program::card_db::CardDb;
use crate::proof::coverage::Coverage;
use crate::state::frame::{EffectFrame, Frame, Prompt};
use crate::state::query::Ctx;
use crate::state::zones::ListEnd;
use crate::state::{EffectEnd, Game, RegisterCard, TimedEffect, Zone};
use smallvec::SmallVec;

/// A running game: the state, the cards, and optionally a list of events and a [`Coverage`] to fill.
pub(crate) struct GameRun<'a> {
    pub g: &'a mut Game,
    pub db: &'a CardDb,
    pub out: Option<&'a mut Vec<Event>>,
    pub watch: Option<&'a Coverage>,
}

impl Game {
    /// Applies an answer. If it is refused, the state stays unchanged.
    pub fn apply(
        &mut self,
        db: &CardDb,
        action: Action,
        events: Option<&mut Vec<Event>>,
    ) -> Result<(), Refusal> {
        self.check(db, action)?;
        let mut run = GameRun { g: self, db, out: events, watch: None };
        run.take(action);
        Ok(())
    }
}

impl GameRun<'_> {
    /// Whether anybody collects events. If not, nothing is computed for them.
    #[inline]
    pub fn has_listener(&self) -> bool {
        self.out.is_some()
    }

    /// Adds an event if anybody collects them; `kind` is only built then.
    #[inline(always)]
    pub fn tell(&mut self, rule: RuleNo, kind: impl FnOnce() -> EventKind) {
        if self.has_listener() {
            self.push_event(rule, kind());
        }
    }

    #[inline(never)]
    fn push_event(&mut self, rule: RuleNo, kind: EventKind) {
        let seen = kind.cards().map(|card| match card {
            Some(id) => {
                CardSighting { def: self.g.card(id).def, by: self.g.viewers(id), twin: self.g.twin(id) }
            }
            None => CardSighting::NOTHING,
        });
        if let Some(out) = self.out.as_deref_mut() {
            out.push(Event { rule: rule.in_edition(self.g.rules.edition()), kind, seen });
        }
    }

    /// Applies an accepted answer and runs to the next question.
    pub fn take(&mut self, action: Action) {
        self.begin(action);
        self.go();
    }

    /// Applies an accepted answer.
    pub fn begin(&mut self, action: Action) {
        self.g.loop_over = None;
        self.note_choice();
        self.tell_answer(action);
        self.answer(action);
    }

    /// Adds an event for an answer that no other event shows.
    #[inline]
    fn tell_answer(&mut self, action: Action) {
        if self.has_listener() {
            self.tell_of_answer(action);
        }
    }

    #[inline(never)]
    fn tell_of_answer(&mut self, action: Action) {
        let told = match action {
            Action::Yes | Action::No | Action::Option(_) | Action::Number(_) | Action::Player(_) => true,
            Action::Replacement(..) => true,
            Action::Trigger(_) | Action::Name(_) | Action::Card(_) | Action::Done => false,
            Action::Ink(_)
            | Action::Play(..)
            | Action::Quest(_)
            | Action::Challenge(..)
            | Action::Move(..)
            | Action::Use(..)
            | Action::EndTurn
            | Action::Concede(_) => false,
        };
        if let Some(decision) = self.g.decision().filter(|_| told) {
            let source = match action {
                Action::Replacement(source, _) => source,
                _ => decision.source.unwrap_or(CardId::NONE),
            };
            let program = self.g.asking_effect().map(|effect| effect.pc);
            let what = EventKind::Answered { seat: decision.seat, action, source, program };
            self.tell(self.g.allowing(action), || what);
        }
    }

    /// Runs frames until a question is on top or the game is over.
    #[inline(always)]
    pub fn go(&mut self) {
        while self.step() {}
        self.rest();
    }

    /// Updates what is derived from the state before the game waits for an answer.
    #[inline(always)]
    pub fn rest(&mut self) {
        self.g.refresh(self.db);
        self.g.turn_tops(self.db);
    }

    /// Runs the top frame, unless it is a question or the game is over. Copies only the part of the frame
    /// that the step needs.
    #[inline(always)]
    pub fn step(&mut self) -> bool {
        if self.g.outcome.is_some() {
            return false;
        }
        match self.g.frames.last() {
            Some(Frame::Ask(_)) => return false,
            Some(Frame::Settle { .. }) if self.g.is_settled() => {
                self.g.frames.pop();
            }
            Some(&Frame::Settle { bag }) => self.settle(bag),
            Some(&Frame::Turn(step)) => return !self.turn(step),
            Some(&Frame::Play(playing)) => self.play(playing),
            Some(&Frame::Challenge { by, target, step }) => self.challenge(by, target, step),
            Some(&Frame::Effect(effect)) => self.run_effect(effect),
            Some(&Frame::Damage { base, at }) => self.damage(base, at),
            Some(&Frame::Drops(coming)) => self.drops_come(coming),
            // 4.3.3.2, unless the effect moved the card elsewhere.
            Some(&Frame::ActionDone(card)) => {
                self.action_done(card, Zone::Discard, ListEnd::First, rule(4, 3, 3, 2));
            }
            Some(&Frame::ActionToBottom(card)) => {
                self.action_done(card, Zone::Deck, ListEnd::Last, rule(6, 5, 4, 0));
            }
            Some(&Frame::Setup { step, altered }) => self.setup(step, altered),
            Some(&Frame::Spend { seat, action, drops }) => {
                self.g.frames.pop();
                self.turn_action_for(seat, action, drops);
            }
            None => unreachable!("the turn frame never leaves the stack"),
        }
        true
    }

    /// Moves an action card after its effect, if it is still resolving.
    #[inline(never)]
    fn action_done(&mut self, card: CardId, zone: Zone, end: ListEnd, rule: RuleNo) {
        self.g.frames.pop();
        if self.g.card(card).zone == Zone::Resolving {
            self.relocate(card, zone, end, rule);
        }
    }

    pub fn push(&mut self, frame: Frame) {
        self.g.frames.push(frame);
    }

    /// Whether a question is pending.
    pub fn is_asking(&self) -> bool {
        matches!(self.g.frames.last(), Some(Frame::Ask(_)))
    }

    pub fn ask(&mut self, ask: Prompt) {
        self.g.frames.push(Frame::Ask(ask));
    }

    /// Replaces the top frame.
    pub fn set_top(&mut self, frame: Frame) {
        if let Some(top) = self.g.frames.last_mut() {
            *top = frame;
        }
    }

    /// The effect frame on top.
    pub fn effect_mut(&mut self) -> Option<&mut EffectFrame> {
        match self.g.frames.last_mut() {
            Some(Frame::Effect(effect)) => Some(effect),
            _ => None,
        }
    }

    /// Moves a card and adds an event.
    pub fn relocate(&mut self, card: CardId, zone: Zone, end: ListEnd, rule: RuleNo) {
        let from = self.g.card(card).zone;
        if self.has_listener() {
            self.relocate_aloud(card, zone, end, rule);
        } else {
            self.g.put(self.db, card, zone, end);
        }
        self.left(card, from, zone);
    }

    #[inline(never)]
    fn relocate_aloud(&mut self, card: CardId, zone: Zone, end: ListEnd, rule: RuleNo) {
        let from = self.g.card(card).zone;
        // Everybody has seen the faceup ones.
        let under: SmallVec<[(CardId, bool); 8]> = match from {
            Zone::Play => self.g.under(card).map(|id| (id, !self.g.card(id).facedown)).collect(),
            _ => SmallVec::new(),
        };
        let twin = self.g.twin(card);
        let ending = |timed: &&TimedEffect| timed.until == EffectEnd::SourceLeaves && timed.source == card;
        let ended: SmallVec<[TimedEffect; 2]> = match from {
            Zone::Play => self.g.timed.iter().filter(ending).copied().collect(),
            _ => SmallVec::new(),
        };
        self.g.put(self.db, card, zone, end);
        let public = |zone| matches!(zone, Zone::Play | Zone::Discard | Zone::Resolving);
        let def = (public(from) || public(zone)).then(|| self.g.card(card).def);
        let bottom = zone == Zone::Deck && end == ListEnd::Last;
        self.tell(rule, || EventKind::Moved { card, def, from, to: zone, bottom });
        // The card is named as it was before the move.
        if let Some(event) = self.out.as_deref_mut().and_then(|out| out.last_mut()) {
            event.seen[0].twin = twin;
        }
        for timed in ended {
            let number = crate::api::ids::rule(6, 1, 13, 5);
            self.tell(number, || EventKind::EffectEnded { card: timed.card_to_name(), change: timed.kind });
        }
        // The cards under it go to the same zone.
        for (card, faceup) in under {
            let def = (public(zone) || faceup).then(|| self.g.card(card).def);
            self.tell(crate::api::ids::rule(5, 1, 1, 7), || EventKind::Moved {
                card,
                def,
                from: Zone::Under,
                to: zone,
                bottom,
            });
        }
    }

    /// Moves a card without an event, because another event shows it. Triggers for leaving a discard still
    /// fire.
    #[inline]
    pub fn relocate_quietly(&mut self, card: CardId, zone: Zone) {
        let from = self.g.card(card).zone;
        self.g.put(self.db, card, zone, ListEnd::Last);
        self.left(card, from, zone);
    }

    /// Fires the triggers for a card that has left a discard.
    #[inline]
    pub fn left(&mut self, card: CardId, from: Zone, zone: Zone) {
        if from == Zone::Discard {
            self.left_discard(card, zone);
        }
    }

    #[inline(never)]
    fn left_discard(&mut self, card: CardId, zone: Zone) {
        if zone != Zone::Discard {
            let owner = self.g.card(card).owner;
            self.fire(Moment::LeftDiscard, card, CardId::NONE, owner, 0);
            if zone == Zone::Hand {
                self.fire(Moment::BackToHand, card, CardId::NONE, owner, 0);
            }
        }
    }

    /// Passes an accepted answer to the frame that asked.
    pub fn answer(&mut self, action: Action) {
        if let Action::Concede(seat) = action {
            self.leave_game(seat, rule(2, 3, 3, 4));
            return;
        }
        match self.g.frames.last() {
            Some(Frame::Ask(Prompt::Main)) => {
                self.g.frames.pop();
                self.turn_action(action);
            }
            Some(&Frame::Ask(ask)) => self.answer_question(ask, action),
            _ => {}
        }
    }

    #[inline(never)]
    fn answer_question(&mut self, ask: Prompt, action: Action) {
        match (ask, action) {
            (Prompt::Mulligan { seat, n }, Action::Card(card)) => {
                self.g.put(self.db, card, Zone::Aside, ListEnd::Last);
                self.set_top(Frame::Ask(Prompt::Mulligan { seat, n: n + 1 }));
            }
            (Prompt::Mulligan { seat, n }, _) => {
                self.g.frames.pop();
                self.alter_hand(seat, n);
            }
            (Prompt::Pick { seat, reg, from, min, max, picked, choose, purpose }, Action::Card(card)) => {
                let card_ref = self.g.refer(card);
                let rounds = self.g.asking_effect().map_or([0; 2], EffectFrame::rounds);
                self.g.picked.push(RegisterCard { reg, rounds, spared: false, card: card_ref });
                let picked = picked + 1;
                self.set_top(Frame::Ask(Prompt::Pick { seat, reg, from, min, max, picked, choose, purpose }));
                self.chosen(seat, card, choose, purpose);
                self.close_pick();
            }
            (Prompt::Pick { picked, .. }, _) => {
                self.g.frames.pop();
                // Choosing nothing for "up to" does nothing.
                if picked == 0 {
                    self.note(Completion::Nothing);
                }
            }
            (Prompt::Singers { seat, song, need, sum, n }, Action::Card(card)) => {
                let sum = sum + u16::from(self.g.singing_cost(self.db, card));
                self.name_singer(card);
                self.set_top(Frame::Ask(Prompt::Singers { seat, song, need, sum, n: n + 1 }));
                self.close_singers();
            }
            (Prompt::Players { seat, min, max, picked }, Action::Player(chosen)) => {
                self.g.frames.pop();
                self.choose_player(seat, chosen, (min, max, picked + 1));
            }
            (Prompt::Players { .. }, _) => self.answer_effect(0),
            (Prompt::EnterExerted { .. }, answer) => {
                self.g.frames.pop();
                if let Some(Frame::Play(playing)) = self.g.frames.last_mut() {
                    playing.exerted |= answer == Action::Yes;
                    playing.chose = answer == Action::Yes;
                }
            }
            (Prompt::Drops { .. }, Action::Number(n)) => {
                self.g.frames.pop();
                match self.g.frames.last_mut() {
                    Some(Frame::Play(playing)) => playing.drops = n,
                    Some(Frame::Spend { drops, .. }) => *drops = n,
                    Some(Frame::Effect(effect)) => effect.answer = n as i16,
                    _ => {}
                }
            }
            (Prompt::Partner { .. }, answer) => {
                self.g.frames.pop();
                if let (Some(Frame::Play(playing)), Action::Card(second)) = (self.g.frames.last_mut(), answer)
                {
                    playing.second = second;
                }
            }
            (Prompt::Trigger { .. }, Action::Trigger(i)) => {
                self.g.frames.pop();
                self.resolve_entry(usize::from(i));
            }
            (Prompt::Order { seat, of, top, reg }, Action::Card(card)) => {
                self.g.frames.pop();
                self.order(seat, of, top, reg, card);
            }
            (Prompt::Replacement { banished, .. }, Action::Replacement(source, nth)) => {
                self.g.frames.pop();
                match banished.id.is_some() {
                    true => self.replace_banishing_of(banished, source, nth),
                    false => self.replace(source, nth),
                }
            }
            (Prompt::Player { .. }, Action::Player(seat)) if self.g.turn == 0 => {
                self.g.frames.pop();
                self.g.starter = seat;
                self.g.take_turn(seat);
            }
            (Prompt::Player { .. }, Action::Player(seat)) => self.answer_effect(i16::from(seat.0)),
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
            // The check accepts no other answer.
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

    /// Ends a choice of cards if no more can be picked.
    fn close_pick(&mut self) {
        let Some(Frame::Ask(Prompt::Pick { max, picked, .. })) = self.g.frames.last().copied() else {
            return;
        };
        let full = picked >= max;
        if full || !self.more_to_pick() {
            self.g.frames.pop();
        }
    }

    fn more_to_pick(&self) -> bool {
        let Some(Frame::Ask(ask @ Prompt::Pick { from, .. })) = self.g.frames.last() else { return false };
        let Some(effect) = self.g.asking_effect() else { return false };
        let ctx = Ctx::from_effect(effect);
        let mut more = false;
        self.g.each_fit(self.db, *from, &ctx, |id| {
            more = self.g.check_pick(self.db, *ask, id, &ctx).is_ok();
            !more
        });
        more
    }

    pub fn win(&mut self, by: Seat, rule: RuleNo) {
        let number = rule.in_edition(self.g.rules.edition());
        self.g.outcome = Some(Outcome::Won { by, rule: number });
        self.tell(rule, || EventKind::Won { seat: by });
    }
}
