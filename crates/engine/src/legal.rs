//! The judge. `check` decides whether an action is legal and gives the rule if it is not; `apply` takes
//! exactly the actions that it accepts. `legal` lists them, some without asking `check` for the sake of
//! speed; the laws make sure that the two agree.

use crate::api::action::{Action, Decision, DecisionKind, Reason, Refusal, TurnAction};
use crate::api::ids::{CardId, RuleNo, Seat, SeatSet, rule};
use crate::edition::numbers::older;
use crate::effects::CardList;
use crate::effects::must_choose::CardChoice;
use crate::multiplayer::teams::TeamTurns;
use crate::program::card_db::CardDb;
use crate::program::{Prohibitions, Whom};
use crate::state::frame::{EffectFrame, Frame, Prompt};
use crate::state::query::Ctx;
use crate::state::{Game, Zone};
use wording::KeywordKind;

pub(crate) type Verdict = Result<(), Refusal>;

pub(crate) fn no(rule: RuleNo, reason: Reason) -> Verdict {
    Err(Refusal { rule, reason })
}

pub(crate) fn ensure(holds: bool, rule: RuleNo, reason: Reason) -> Verdict {
    if holds { Ok(()) } else { no(rule, reason) }
}

impl Game {
    /// The pending decision; `None` after the end of the game.
    #[inline]
    pub fn decision(&self) -> Option<Decision> {
        if self.outcome.is_some() {
            return None;
        }
        let Some(Frame::Ask(ask)) = self.frames.last() else { return None };
        let kind = match *ask {
            Prompt::Main => DecisionKind::Action,
            Prompt::Mulligan { .. } => DecisionKind::Mulligan,
            Prompt::Pick { min, max, picked, .. } => DecisionKind::Cards { picked, min, max },
            Prompt::Singers { need, sum, n, .. } => {
                let more = u8::from(sum < u16::from(need));
                DecisionKind::Cards { picked: n, min: n + more, max: u8::MAX }
            }
            Prompt::May { .. } | Prompt::EnterExerted { .. } => DecisionKind::May,
            Prompt::Option { n, ends, .. } => DecisionKind::Option { n, ends },
            Prompt::Number { min, max, .. } => DecisionKind::Number { min, max },
            Prompt::Player { .. } | Prompt::Players { .. } => DecisionKind::Player,
            Prompt::Name { .. } => DecisionKind::Name,
            Prompt::Trigger { .. } => DecisionKind::Trigger,
            Prompt::Order { of, reg, .. } => DecisionKind::Order { left: self.left_to_order(of, reg) },
            Prompt::Replacement { .. } => DecisionKind::Replacement,
            Prompt::Drops { min, max, .. } => DecisionKind::Number { min, max },
            Prompt::Partner { must, .. } => DecisionKind::Cards { picked: 0, min: u8::from(must), max: 1 },
        };
        let source = self.asking_card();
        let seat = ask.seat().unwrap_or_else(|| self.speaker());
        let shared = matches!(ask, Prompt::Main | Prompt::Trigger { .. }) && self.is_shared(seat);
        Some(Decision { seat, kind, source, shared })
    }

    /// The card whose effect or playing asks the pending question.
    fn asking_card(&self) -> Option<CardId> {
        match self.frames.len().checked_sub(2).map(|i| &self.frames[i])? {
            Frame::Effect(effect) => effect.source.id.is_some().then_some(effect.source.id),
            Frame::Play(playing) => Some(playing.card),
            Frame::Spend { action, .. } => action.cards()[0],
            Frame::Setup { .. }
            | Frame::Turn(_)
            | Frame::Settle { .. }
            | Frame::Challenge { .. }
            | Frame::ActionDone(_)
            | Frame::ActionToBottom(_)
            | Frame::Damage { .. }
            | Frame::Drops(_)
            | Frame::Ask(_) => None,
        }
    }

    /// The effect frame that asks the pending question.
    pub(crate) fn asking_effect(&self) -> Option<&EffectFrame> {
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
            | Frame::Spend { .. }
            | Frame::Drops(_)
            | Frame::Ask(_) => None,
        }
    }

    /// Whether the pending question is for the second character to shift onto, and whether there must be one.
    pub fn asks_for_partner(&self) -> Option<bool> {
        match self.frames.last() {
            Some(Frame::Ask(Prompt::Partner { must, .. })) => Some(*must),
            _ => None,
        }
    }

    /// Whether the pending question is for the number of ink drops to pay with.
    pub fn asks_for_drops(&self) -> bool {
        matches!(self.frames.last(), Some(Frame::Ask(Prompt::Drops { .. })))
    }

    /// Lists every answer to the pending decision. Conceding is always possible and never listed.
    pub fn legal(&self, db: &CardDb, out: &mut Vec<Action>) {
        out.clear();
        match self.frames.last() {
            Some(Frame::Ask(_)) if self.outcome.is_some() => {}
            // By far the most frequent question.
            Some(Frame::Ask(Prompt::Main)) => self.legal_turn_actions(db, out),
            Some(Frame::Ask(ask)) => self.legal_answers(db, ask, out),
            _ => {}
        }
        if let Some(over) = self.loop_over {
            out.retain(|action| *action != over);
        }
    }

    /// Lists the answers to a question other than the turn action.
    #[inline(never)]
    fn legal_answers(&self, db: &CardDb, ask: &Prompt, out: &mut Vec<Action>) {
        match *ask {
            Prompt::Main => unreachable!("turn actions are listed by themselves"),
            Prompt::Mulligan { seat, .. } => {
                out.extend(self.zone(seat, Zone::Hand).map(Action::Card));
                out.push(Action::Done);
            }
            Prompt::Pick { .. } => self.legal_picks(db, ask, out),
            Prompt::Singers { seat, .. } => {
                for id in self.singers(seat) {
                    self.offer(db, Action::Card(id), out);
                }
                self.offer(db, Action::Done, out);
            }
            Prompt::May { .. } | Prompt::EnterExerted { .. } => out.extend([Action::Yes, Action::No]),
            Prompt::Option { n, .. } => {
                for option in 0..n {
                    self.offer(db, Action::Option(option), out);
                }
            }
            Prompt::Number { min, max, .. } | Prompt::Drops { min, max, .. } => {
                out.extend((min..=max).map(Action::Number));
            }
            Prompt::Player { .. } => {
                for seat in self.seats() {
                    self.offer(db, Action::Player(seat), out);
                }
            }
            Prompt::Players { .. } => {
                for seat in self.seats() {
                    self.offer(db, Action::Player(seat), out);
                }
                self.offer(db, Action::Done, out);
            }
            Prompt::Name { .. } => out.extend((0..db.names.len() as u16).map(Action::Name)),
            Prompt::Trigger { seat } => {
                let own = |i: &usize| self.same_party(self.bag[*i].seat, seat);
                out.extend((0..self.bag.len()).filter(own).map(|i| Action::Trigger(i as u8)));
            }
            Prompt::Order { of, reg, .. } => out.extend(self.to_order(of, reg).into_iter().map(Action::Card)),
            Prompt::Replacement { .. } => {
                out.extend(self.replacements(db).iter().map(|one| Action::Replacement(one.source, one.nth)));
            }
            Prompt::Partner { seat, .. } => {
                for id in self.zone(seat, Zone::Play) {
                    self.offer(db, Action::Card(id), out);
                }
                self.offer(db, Action::Done, out);
            }
        }
    }

    /// Lists the cards that can be picked now, the same that `check_pick` accepts, and `Done` if the player
    /// can stop.
    #[inline(never)]
    fn legal_picks(&self, db: &CardDb, ask: &Prompt, out: &mut Vec<Action>) {
        let Prompt::Pick { seat, reg, from, min, max, picked, choose, .. } = *ask else { return };
        let due = self.due_now(db, ask);
        if let Some(effect) = self.asking_effect()
            && picked < max
        {
            let ctx = Ctx::from_effect(effect);
            let any_picked = self.picked.len() > ctx.base;
            self.each_fit(db, from, &ctx, |id| {
                let again = any_picked && self.is_picked(reg, id, &ctx);
                let may = !again && self.may_pick(id, seat, choose).is_ok();
                if may && (due.is_empty() || due.contains(&id)) {
                    out.push(Action::Card(id));
                }
                true
            });
        }
        if picked >= min && due.is_empty() {
            out.push(Action::Done);
        }
    }

    /// Lists the answers that this player may give: all of them if the player is asked; those with the
    /// player's own cards if the team decides together (9.3.1); none if others are asked.
    pub fn legal_for(&self, db: &CardDb, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let Some(decision) = self.decision() else { return };
        let asked = decision.seat == seat || (decision.shared && self.same_party(decision.seat, seat));
        if !asked || self.player(seat).out {
            return;
        }
        self.legal(db, out);
        if decision.shared && decision.kind == DecisionKind::Action {
            out.retain(|action| *action == Action::EndTurn || self.actor(*action) == seat);
        }
    }

    /// The player who takes a turn action: the card's player if it is their turn, otherwise the active
    /// player.
    #[inline]
    pub fn actor(&self, action: Action) -> Seat {
        match self.team_turns() {
            TeamTurns::Alternating => self.active,
            TeamTurns::Together => self.actor_of_team(action),
        }
    }

    #[inline(never)]
    fn actor_of_team(&self, action: Action) -> Seat {
        let Some(card) = action.turn_action().and_then(TurnAction::card) else { return self.active };
        let owner = self.cards.get(card.index()).map_or(self.active, |card| card.owner);
        if owner == self.active || self.is_active(owner) { owner } else { self.active }
    }

    #[inline(never)]
    pub(crate) fn offer(&self, db: &CardDb, action: Action, out: &mut Vec<Action>) {
        if self.judge(db, action).is_ok() {
            out.push(action);
        }
    }

    /// Whether the action is legal now. A refusal has the rule's number in the game's edition.
    #[inline]
    pub fn check(&self, db: &CardDb, action: Action) -> Verdict {
        self.judge(db, action).map_err(|Refusal { rule, reason }| Refusal {
            rule: rule.in_edition(self.rules.edition()),
            reason,
        })
    }

    /// The verdict, with the rule's number as in the source.
    #[inline(always)]
    fn judge(&self, db: &CardDb, action: Action) -> Verdict {
        if self.outcome.is_some() {
            return no(rule(2, 3, 3, 0), Reason::GameOver);
        }
        match self.frames.last() {
            // By far the most frequent question.
            Some(Frame::Ask(Prompt::Main)) if self.loop_over.is_none() => self.check_turn_action(db, action),
            _ => self.judge_answer(db, action),
        }
    }

    /// The verdict for other questions and after the end of a loop.
    #[inline(never)]
    fn judge_answer(&self, db: &CardDb, action: Action) -> Verdict {
        self.check_ids(action)?;
        if let Action::Concede(seat) = action {
            return self.check_concede(seat);
        }
        if self.loop_over.is_some() {
            self.check_shortcut(action)?;
        }
        match self.frames.last() {
            Some(Frame::Ask(Prompt::Main)) => self.check_turn_action(db, action),
            Some(Frame::Ask(ask)) => self.check_answer(db, ask, action),
            _ => no(rule(1, 7, 2, 0), Reason::NotAsked),
        }
    }

    /// 2.3.3.4
    pub(crate) fn check_concede(&self, seat: Seat) -> Verdict {
        ensure(!self.player(seat).out, rule(2, 3, 3, 4), Reason::LeftAlready)
    }

    /// Refuses an action that would continue a loop after its shortcut (6.1.10).
    #[inline(never)]
    fn check_shortcut(&self, action: Action) -> Verdict {
        ensure(self.loop_over != Some(action), rule(6, 1, 10, 0), Reason::LoopOver)
    }

    /// Whether the action answers this question.
    #[inline(always)]
    fn check_answer(&self, db: &CardDb, ask: &Prompt, action: Action) -> Verdict {
        match *ask {
            Prompt::Main => unreachable!("turn actions are judged by themselves"),
            Prompt::Mulligan { seat, .. } => match action {
                Action::Done => Ok(()),
                Action::Card(id) => {
                    self.check_in(id, seat, Zone::Hand, rule(2, 2, 2, 0), Reason::NotInHand(id))
                }
                _ => no(rule(2, 2, 2, 0), Reason::NotAsked),
            },
            Prompt::Pick { from, min, picked, .. } => match action {
                Action::Done => {
                    ensure(picked >= min, rule(6, 1, 3, 0), Reason::TooFew)?;
                    ensure(self.due_now(db, ask).is_empty(), rule(6, 1, 3, 0), Reason::TooFew)
                }
                Action::Card(id) => {
                    let Some(effect) = self.asking_effect() else {
                        return no(rule(1, 7, 2, 0), Reason::NotAsked);
                    };
                    let ctx = Ctx::from_effect(effect);
                    ensure(self.fits(db, from, id, &ctx), rule(1, 7, 7, 0), Reason::NotAnOption)?;
                    self.check_pick(db, *ask, id, &ctx)
                }
                _ => no(rule(1, 7, 3, 0), Reason::NotAsked),
            },
            Prompt::Singers { seat, song, need, sum, .. } => match action {
                Action::Done => ensure(sum >= u16::from(need), rule(8, 12, 1, 0), Reason::TooFew),
                Action::Card(id) => self.check_voice(db, seat, song, id),
                _ => no(rule(8, 12, 1, 0), Reason::NotAsked),
            },
            Prompt::May { .. } => {
                ensure(matches!(action, Action::Yes | Action::No), rule(6, 1, 4, 0), Reason::NotAsked)
            }
            Prompt::EnterExerted { .. } => {
                ensure(matches!(action, Action::Yes | Action::No), rule(8, 3, 2, 0), Reason::NotAsked)
            }
            Prompt::Option { n, ends, .. } => match action {
                Action::Option(option) if option < n => {
                    ensure(ends || self.option_possible(db, option), rule(6, 1, 5, 2), Reason::NotAnOption)
                }
                _ => no(rule(6, 1, 5, 2), Reason::NotAsked),
            },
            Prompt::Number { min, max, .. } => match action {
                Action::Number(n) => ensure((min..=max).contains(&n), older(7, 1, 8, 0), Reason::OutOfRange),
                _ => no(rule(6, 1, 3, 0), Reason::NotAsked),
            },
            Prompt::Player { seat, whom } => match action {
                Action::Player(chosen) => {
                    let fits = !self.player(chosen).out && self.may_choose_player(whom, chosen, seat);
                    ensure(fits, rule(1, 3, 5, 2), Reason::NotAnOption)
                }
                _ => no(rule(1, 7, 3, 0), Reason::NotAsked),
            },
            Prompt::Players { min, max, picked, .. } => match action {
                Action::Done => ensure(picked >= min, rule(6, 1, 3, 0), Reason::TooFew),
                Action::Player(seat) => {
                    let chosen = self.asking_effect().map_or(SeatSet::NONE, |effect| effect.chosen);
                    let fits = !self.player(seat).out && !chosen.has(SeatSet::of(seat)) && picked < max;
                    ensure(fits, rule(1, 3, 5, 2), Reason::NotAnOption)
                }
                _ => no(rule(1, 7, 3, 0), Reason::NotAsked),
            },
            Prompt::Name { .. } => match action {
                Action::Name(name) => {
                    ensure(usize::from(name) < db.names.len(), rule(5, 2, 6, 0), Reason::NotAnOption)
                }
                _ => no(rule(1, 7, 3, 0), Reason::NotAsked),
            },
            Prompt::Trigger { seat } => match action {
                Action::Trigger(i) => {
                    let entry = self.bag.get(usize::from(i));
                    let own = entry.is_some_and(|entry| self.same_party(entry.seat, seat));
                    ensure(own, rule(7, 7, 4, 2), Reason::NotYourEntry)
                }
                _ => no(rule(3, 3, 2, 1), Reason::NotAsked),
            },
            Prompt::Order { of, reg, .. } => match action {
                Action::Card(id) => {
                    ensure(self.to_order(of, reg).contains(&id), rule(7, 2, 3, 0), Reason::NotAnOption)
                }
                _ => no(rule(7, 2, 3, 0), Reason::NotAsked),
            },
            Prompt::Replacement { .. } => match action {
                Action::Replacement(source, nth) => {
                    let fits = self.replacements(db).iter().any(|one| (one.source, one.nth) == (source, nth));
                    ensure(fits, rule(6, 5, 7, 0), Reason::NotAnOption)
                }
                _ => no(rule(6, 5, 7, 0), Reason::NotAsked),
            },
            Prompt::Drops { min, max, .. } => match action {
                Action::Number(n) => ensure((min..=max).contains(&n), rule(4, 3, 2, 4), Reason::OutOfRange),
                _ => no(rule(4, 3, 2, 4), Reason::NotAsked),
            },
            Prompt::Partner { must, .. } => match (action, self.frames.iter().rev().nth(1)) {
                (Action::Card(id), Some(Frame::Play(playing))) => self.check_partner(db, playing, id),
                (Action::Done, _) => ensure(!must, rule(8, 10, 8, 3), Reason::TooFew),
                _ => no(rule(8, 10, 8, 3), Reason::NotAsked),
            },
        }
    }

    /// Whether the effect lets a player choose this one.
    pub(crate) fn may_choose_player(&self, whom: Whom, chosen: Seat, by: Seat) -> bool {
        match whom {
            Whom::Anyone => true,
            Whom::Opponents => self.are_opponents(chosen, by),
            Whom::Others => chosen != by,
        }
    }

    /// Whether a card that fits can be picked now (6.1.3).
    pub(crate) fn check_pick(&self, db: &CardDb, ask: Prompt, id: CardId, ctx: &Ctx) -> Verdict {
        let Prompt::Pick { seat, max, picked, choose, reg, .. } = ask else {
            return no(rule(1, 7, 3, 0), Reason::NotAsked);
        };
        let again = self.is_picked(reg, id, ctx);
        ensure(picked < max && !again, older(7, 1, 8, 0), Reason::NotAnOption)?;
        self.may_pick(id, seat, choose)?;
        if !choose {
            return Ok(());
        }
        let due = self.due_now(db, &ask);
        ensure(due.is_empty() || due.contains(&id), rule(6, 1, 3, 0), Reason::NotAnOption)
    }

    /// Whether the card has already been picked in this choice.
    pub(crate) fn is_picked(&self, reg: u8, id: CardId, ctx: &Ctx) -> bool {
        let here = |p: &crate::state::RegisterCard| p.reg == reg && p.rounds == ctx.rounds && p.card.id == id;
        self.picked[ctx.base..].iter().any(here)
    }

    /// Checks that every card and seat in an action exists, so that later code can index with them.
    #[inline]
    pub(crate) fn check_ids(&self, action: Action) -> Verdict {
        let exist = action.names_only(self.cards.len(), self.players.len());
        ensure(exist, rule(1, 7, 6, 0), Reason::NotAnOption)
    }

    /// Checks that the card exists.
    #[inline(always)]
    pub(crate) fn check_id(&self, id: CardId) -> Verdict {
        ensure(id.index() < self.cards.len(), rule(1, 7, 6, 0), Reason::NotAnOption)
    }

    #[inline]
    pub(crate) fn check_in(
        &self,
        id: CardId,
        owner: Seat,
        zone: Zone,
        rule: RuleNo,
        reason: Reason,
    ) -> Verdict {
        let card = self.card(id);
        ensure(card.owner == owner && card.zone == zone, rule, reason)
    }

    /// The cards that the player must choose now, if a choice is asked for.
    #[inline]
    fn due_now(&self, db: &CardDb, ask: &Prompt) -> CardList {
        match self.cants.has(Prohibitions::BE_PASSED_OVER) {
            true => self.due_in(db, ask),
            false => CardList::new(),
        }
    }

    #[inline(never)]
    fn due_in(&self, db: &CardDb, ask: &Prompt) -> CardList {
        let (Prompt::Pick { seat: by, from, max, choose, .. }, Some(effect)) = (*ask, self.asking_effect())
        else {
            return CardList::new();
        };
        let ctx = Ctx::from_effect(effect);
        let choice = CardChoice { from, by, choose, max, next: effect.pc };
        self.due_among(db, choice, &ctx, |each| self.each_fit(db, from, &ctx, each))
    }

    /// Whether this player may pick the card for an effect, with or without "choose".
    #[inline]
    pub(crate) fn may_pick(&self, id: CardId, by: Seat, choose: bool) -> Verdict {
        ensure(!self.is_marketing(id), rule(10, 2, 2, 2), Reason::CantBeChosen(id))?;
        if choose { self.check_choosable(id, by) } else { Ok(()) }
    }

    /// Whether this player may choose the card for an effect, with respect to Ward and similar effects
    /// (8.15.1).
    #[inline]
    pub(crate) fn check_choosable(&self, id: CardId, by: Seat) -> Verdict {
        let card = self.card(id);
        if card.zone != Zone::Play || !self.are_opponents(card.owner, by) {
            return Ok(());
        }
        let traits = self.traits(id);
        let ward = traits.has(KeywordKind::Ward);
        ensure(!ward, rule(8, 15, 1, 0), Reason::Keyword(id, KeywordKind::Ward))?;
        ensure(!traits.cant.has(Prohibitions::BE_CHOSEN), rule(1, 2, 2, 0), Reason::CantBeChosen(id))
    }
}
