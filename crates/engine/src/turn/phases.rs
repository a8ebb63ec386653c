//! The phases and steps of a turn (chapter 3).

use crate::abilities::characteristics::ActiveStatic;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, Seat, Seats, rule};
use crate::concepts::game_state_check::Ending;
use crate::edition::EditionQuestion;
use crate::program::card_db::CardDb;
use crate::program::{Dependencies, Moment, MomentSet, Pc, Prohibitions, RuleKinds, StaticRule};
use crate::run::GameRun;
use crate::state::frame::{EffectKind, Frame, Prompt, TurnStep};
use crate::state::query::Ctx;
use crate::state::{EffectEnd, Game, StaleTraits, TimedEffectKind, UsedAbilities, Variant, Zone, ZoneList};
use wording::CardType;

impl Game {
    /// Makes this player, or the team that takes its turns with this player, the active one.
    pub(crate) fn take_turn(&mut self, seat: Seat) {
        self.active = self.spokesman(self.player(seat).party).unwrap_or(seat);
    }

    /// The next effect that limits what the player readies this turn: its index among the timed effects, and
    /// the program that asks for the cards if there are too many.
    fn ready_limit(&self, db: &CardDb, seat: Seat) -> Option<(usize, Option<Pc>)> {
        self.timed.iter().enumerate().find_map(|(at, timed)| match timed.kind {
            TimedEffectKind::Rule(id) if timed.until == EffectEnd::NextReadyOf(seat) => {
                match db.statics[usize::from(id.0)].rule {
                    StaticRule::ReadyAtMost { most, what, program } => {
                        let n = self.count_fits(db, what, &Ctx::of(self, timed.source, seat));
                        Some((at, (n > u16::from(most)).then_some(program)))
                    }
                    _ => None,
                }
            }
            _ => None,
        })
    }
}

impl GameRun<'_> {
    /// Chapter 3: performs this step of a turn, and the following ones as far as possible. Returns whether
    /// the main phase has been reached, where the player has a choice.
    #[inline(always)]
    pub fn turn(&mut self, step: TurnStep) -> bool {
        match step {
            TurnStep::Main => self.main_phase(),
            TurnStep::EndTriggers | TurnStep::EndEffects | TurnStep::Last => self.end_of_turn(step),
            TurnStep::Ready | TurnStep::Readying | TurnStep::Set | TurnStep::Draw => {
                self.beginning_phase(step)
            }
        }
    }

    #[inline]
    fn main_phase(&mut self) -> bool {
        self.ask(Prompt::Main);
        self.may_go_on()
    }

    /// 3.4, starting with this step. Then the next turn begins.
    #[inline(never)]
    fn end_of_turn(&mut self, from: TurnStep) -> bool {
        (from != TurnStep::EndTriggers || self.end_triggers())
            && (from == TurnStep::Last || self.end_lasting())
            && self.last_step()
            && self.beginning_phase(TurnStep::Ready)
    }

    /// 3.2, starting with this step. Then the main phase begins.
    #[inline(never)]
    fn beginning_phase(&mut self, from: TurnStep) -> bool {
        let players = self.g.active_players();
        (from != TurnStep::Ready || self.ready_step(players))
            && (matches!(from, TurnStep::Set | TurnStep::Draw) || self.readying(players))
            && (from == TurnStep::Draw || self.set_step(players))
            && self.draw_step(players)
            && self.main_phase()
    }

    /// Whether steps may follow one another immediately. A watcher sees each step separately.
    #[inline]
    pub(crate) fn may_go_on(&self) -> bool {
        self.watch.is_none()
    }

    /// Completes a step and settles the game if necessary. Returns whether the next step may follow
    /// immediately; otherwise, the frame stores it.
    #[inline]
    fn step_over(&mut self, next: TurnStep) -> bool {
        let settled = self.g.is_settled();
        if settled && self.may_go_on() {
            return true;
        }
        self.set_top(Frame::Turn(next));
        if !settled {
            self.push(Frame::Settle { bag: None });
        }
        false
    }

    /// [`Self::step_over`] for a step that leaves nothing to settle.
    #[inline]
    fn go_on(&mut self, next: TurnStep) -> bool {
        if !self.may_go_on() {
            self.set_top(Frame::Turn(next));
        }
        self.may_go_on()
    }

    /// Triggers a turn event for each active player.
    #[inline]
    fn fire_for_all(&mut self, moment: Moment) {
        if self.g.restless || self.g.listens.has(MomentSet::of(moment)) {
            for seat in self.g.active_players() {
                self.fire(moment, CardId::NONE, CardId::NONE, seat, 0);
            }
        }
    }

    /// 3.4.1.1
    #[inline(always)]
    fn end_triggers(&mut self) -> bool {
        self.fire_for_all(Moment::TurnEnds);
        self.step_over(TurnStep::EndEffects)
    }

    /// 3.4.1.2
    #[inline(always)]
    fn end_lasting(&mut self) -> bool {
        self.end_effects();
        self.step_over(TurnStep::Last)
    }

    /// 3.2.1
    #[inline(always)]
    fn ready_step(&mut self, players: Seats) -> bool {
        self.g.turn = self.g.turn.saturating_add(1);
        for seat in players {
            self.g.player_mut(seat).turns += 1;
        }
        self.g.memory.clear();
        self.g.ghosts.clear();
        let (cards, players) = (&mut self.g.cards[..], &mut self.g.players[..]);
        for player in players {
            player.inked = 0;
            let mut next = player.lists[Zone::Play as usize].first;
            while next.is_some() {
                let card = &mut cards[next.index()];
                card.used = UsedAbilities::NONE;
                next = card.next;
            }
            if player.leader.is_some() {
                let leader = &mut cards[player.leader.index()];
                if !self.db.def(leader.def).per_game {
                    leader.used = UsedAbilities::NONE;
                }
            }
        }
        self.turn_changed();
        let (seat, turn) = (self.g.active, self.g.turn);
        self.tell(rule(3, 2, 1, 0), || EventKind::TurnBegan { seat, turn });
        self.go_on(TurnStep::Readying)
    }

    /// 3.2.1.1: readies the cards, after the player has chosen which ones if an effect limits them.
    #[inline(always)]
    fn readying(&mut self, players: Seats) -> bool {
        self.g.refresh(self.db);
        // Old 4.2.2.3: what triggers in this step waits.
        let waits = self.g.rules.say(EditionQuestion::IfIsAskedOnEnteringTheBag);
        if waits || !self.g.timed.is_empty() {
            self.set_top(Frame::Turn(TurnStep::Readying));
            if { players }.any(|seat| self.choose_to_ready(seat)) {
                return false;
            }
        }
        for seat in players {
            self.ready_in_play(seat);
            self.ready_ink(seat);
        }
        // 3.2.1.3
        self.expire(rule(3, 2, 1, 3), |g, until| match until {
            EffectEnd::EndOfChallenge | EffectEnd::LeavesPlay | EffectEnd::SourceLeaves => false,
            EffectEnd::StartOfTurn(whose) | EffectEnd::NextReadyOf(whose) => g.is_active(whose),
            EffectEnd::EndOfTurn | EffectEnd::NextTurnOf { .. } | EffectEnd::EndOfNextTurnOf { .. } => false,
        });
        // 3.2.1.4
        self.fire_for_all(Moment::TurnStarts);
        // 10.2.5: in Pack Rush, a game state check also looks at decks.
        let quiet = self.g.unchecked.is_empty()
            && self.g.stale == StaleTraits::None
            && self.g.variant != Variant::PackRush;
        if quiet {
            return self.go_on(TurnStep::Set);
        }
        self.set_top(Frame::Turn(TurnStep::Set));
        self.game_state_check(Ending::No);
        false
    }

    fn ready_in_play(&mut self, seat: Seat) {
        let mut next = self.g.list(seat, Zone::Play).first;
        while next.is_some() {
            let id = next;
            let card = self.g.card(id);
            next = card.next;
            if card.exerted && !self.g.traits(id).cant.has(Prohibitions::READY | Prohibitions::READY_AT_START)
            {
                self.ready_card(id, seat, rule(3, 2, 1, 1));
            }
        }
        let leader = self.g.player(seat).leader;
        if leader.is_some() {
            self.ready(leader, rule(3, 2, 1, 1));
        }
    }

    /// Readies all cards in an inkwell. No effect keeps ink exerted or triggers when it is readied.
    fn ready_ink(&mut self, seat: Seat) {
        let ZoneList { first: mut next, len, .. } = *self.g.list(seat, Zone::Inkwell);
        if self.g.player(seat).ready_ink == len {
            return;
        }
        let cards = &mut self.g.cards[..];
        while next.is_some() {
            let card = &mut cards[next.index()];
            card.exerted = false;
            next = card.next;
        }
        self.g.player_mut(seat).ready_ink = len;
        self.g.touch(Dependencies::EXERT);
    }

    /// 3.2.2
    #[inline(always)]
    fn set_step(&mut self, players: Seats) -> bool {
        self.g.refresh(self.db);
        for seat in players {
            self.set_cards_of(seat);
        }
        // 3.2.2.3, old 4.2.2.3
        if self.g.rules.say(EditionQuestion::IfIsAskedOnEnteringTheBag) {
            self.set_top(Frame::Turn(TurnStep::Draw));
            self.make_due_entries();
        }
        self.step_over(TurnStep::Draw)
    }

    fn set_cards_of(&mut self, seat: Seat) {
        if self.has_listener() {
            self.tell_who_dries(seat);
        }
        // 3.2.2.1
        let mut next = self.g.list(seat, Zone::Play).first;
        let cards = &mut self.g.cards[..];
        while next.is_some() {
            let card = &mut cards[next.index()];
            card.drying = false;
            next = card.next;
        }
        if self.g.has_locations {
            self.gain_from_locations(seat);
        }
    }

    #[inline(never)]
    fn tell_who_dries(&mut self, seat: Seat) {
        let mut next = self.g.list(seat, Zone::Play).first;
        while next.is_some() {
            let id = next;
            next = self.g.card(id).next;
            if self.g.is_drying(self.db, id) {
                self.tell(rule(3, 2, 2, 1), || EventKind::Dried { card: id });
            }
        }
    }

    /// 3.2.2.2
    #[inline(never)]
    fn gain_from_locations(&mut self, seat: Seat) {
        let (mut lore, mut from) = (0u16, CardId::NONE);
        for id in self.g.zone(seat, Zone::Play) {
            if self.g.is_kind(self.db, id, CardType::Location) {
                let gives = self.g.traits(id).lore.max(0) as u16;
                // With several locations, the log names none.
                if gives > 0 {
                    from = if lore == 0 { id } else { CardId::NONE };
                }
                lore += gives;
            }
        }
        self.gain_lore(seat, lore, from, rule(3, 2, 2, 2));
    }

    /// 3.2.3
    #[inline(always)]
    fn draw_step(&mut self, players: Seats) -> bool {
        self.set_top(Frame::Turn(TurnStep::Main));
        for seat in players {
            let skip = |(_, you, _): ActiveStatic, _: &StaticRule| you == seat;
            if self.g.turn == 1 || self.g.any_static(self.db, RuleKinds::SKIP_DRAW, skip) {
                self.tell(rule(3, 2, 3, 1), || EventKind::DrawSkipped { seat });
            } else {
                self.draw(seat, rule(3, 2, 3, 1));
            }
        }
        self.step_over(TurnStep::Main)
    }

    /// Ends the effects that last until the end of this turn.
    #[inline]
    fn end_effects(&mut self) -> bool {
        self.expire(rule(3, 4, 1, 2), |g, until| match until {
            EffectEnd::EndOfChallenge | EffectEnd::LeavesPlay | EffectEnd::SourceLeaves => false,
            EffectEnd::EndOfTurn => true,
            EffectEnd::NextTurnOf { seat, after } | EffectEnd::EndOfNextTurnOf { seat, after } => {
                g.is_active(seat) && g.turn > after
            }
            EffectEnd::StartOfTurn(_) | EffectEnd::NextReadyOf(_) => false,
        })
    }

    /// Updates the effects that depend on the turn.
    fn turn_changed(&mut self) {
        self.g.touch(Dependencies::TURN | Dependencies::HISTORY);
        if !self.g.timed.is_empty()
            && self.g.timed.iter().any(|timed| matches!(timed.until, EffectEnd::NextTurnOf { .. }))
        {
            self.g.stale = StaleTraits::All;
        }
    }

    /// 3.4.2
    #[inline(always)]
    fn last_step(&mut self) -> bool {
        self.set_top(Frame::Turn(TurnStep::Last));
        // The bag may just have created more effects that end with this turn.
        if self.end_effects() {
            self.settle_next();
            return false;
        }
        let seat = self.g.active;
        // A player with an empty deck loses when the turn ends, not earlier (1.8.1.2), so the end of the turn
        // is logged first.
        let lost =
            self.has_listener() && self.g.active_players().any(|seat| self.g.count(seat, Zone::Deck) == 0);
        if lost {
            self.tell(rule(3, 4, 2, 0), || EventKind::TurnEnded { seat });
        }
        self.game_state_check(Ending::Turn);
        if self.g.outcome.is_some() || self.is_asking() {
            return false;
        }
        if !self.g.bag.is_empty() {
            // A player left, and an ability triggered.
            self.settle_next();
            return false;
        }
        if !lost && !self.g.player(seat).out {
            self.tell(rule(3, 4, 2, 0), || EventKind::TurnEnded { seat });
        }
        if let Some(next) = self.next_active() {
            self.skip_turns_until(next);
            self.g.active = next;
        }
        self.turn_changed();
        self.go_on(TurnStep::Ready)
    }

    /// Asks the player which cards to ready if an effect limits them. Returns `false` if there is nothing to
    /// ask.
    pub fn choose_to_ready(&mut self, seat: Seat) -> bool {
        while let Some((at, program)) = self.g.ready_limit(self.db, seat) {
            let source = self.g.refer(self.g.timed[at].source);
            self.g.timed.remove(at);
            self.g.index_speakers(self.db);
            if let Some(program) = program {
                self.start_effect(program, source, seat, EffectKind::Ability);
                return true;
            }
        }
        false
    }
}
