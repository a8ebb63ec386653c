//! Leaving the game: what leaves with a player and what remains (9.2.3).

use crate::api::action::Action;
use crate::api::event::EventKind;
use crate::api::ids::{CardRef, RuleNo, Seat, rule};
use crate::edition::EditionQuestion;
use crate::effects::completion::Completion;
use crate::effects::flow::options_end;
use crate::multiplayer::teams::TeamTurns;
use crate::run::GameRun;
use crate::state::frame::{ChallengeStep, EffectLoop, Frame, Prompt, TurnStep};
use crate::state::query::Ctx;
use crate::state::zones::ListEnd;
use crate::state::{EffectEnd, PendingChecks, StaleTraits, TimedEffect, TimedEffectKind, Zone};

impl GameRun<'_> {
    /// Removes a player from the game. If all remaining players are on one side, they win.
    pub fn leave_game(&mut self, seat: Seat, number: RuleNo) {
        self.g.player_mut(seat).out = true;
        self.g.stale = StaleTraits::All;
        self.tell(number, || EventKind::Lost { seat });
        let left = self.g.turn_order().next();
        let rival = |by: Seat| self.g.turn_order().any(|other| self.g.are_opponents(by, other));
        if let Some(by) = left.filter(|by| !rival(*by)) {
            self.win(by, if number == rule(2, 3, 3, 4) { number } else { rule(2, 3, 3, 3) });
            // The game ends here, so nothing else computes what the leaver's cards no longer count for.
            self.g.refresh(self.db);
            return;
        }
        self.g.bag.retain(|entry| entry.seat != seat);
        // Static abilities created by effects may continue until their stated end.
        let stays = self.g.rules.say(EditionQuestion::LastingRulesOutliveTheirPlayer);
        let goes = |timed: &TimedEffect| !stays || matches!(timed.kind, TimedEffectKind::Watch(..));
        self.g.timed.retain(|timed| timed.you != seat || !goes(timed));
        for id in self.g.card_ids() {
            if self.g.card(id).owner == seat {
                self.g.put(self.db, id, Zone::Gone, ListEnd::Last);
            }
        }
        self.g.index_speakers(self.db);
        self.g.unchecked = PendingChecks::ALL;
        self.tell(rule(9, 2, 3, 0), || EventKind::LeftGame { seat });
        self.drop_frames(seat);
        self.drop_singers();
        self.drop_damage(seat);
        self.drop_rounds(seat);
        self.end_turn_of_nobody();
        self.answer_for_nobody(seat);
        self.check_again();
    }

    /// Cancels damage that the player's cards and effects were about to deal (9.2.3).
    fn drop_damage(&mut self, seat: Seat) {
        for packet in self.g.packets.iter_mut().filter(|packet| packet.you == seat) {
            packet.amount = 0;
        }
        let theirs = |card: CardRef| card.id.is_some() && self.g.card(card.id).owner == seat;
        let broken = |frame: &Frame| match frame {
            Frame::Challenge { by, target, .. } => theirs(*by) || theirs(*target),
            _ => false,
        };
        let at: Option<usize> = self.g.frames.iter().position(broken);
        if let Some(Frame::Challenge { step, .. }) = at.map(|at| &mut self.g.frames[at]) {
            *step = ChallengeStep::BrokenOff;
        }
    }

    /// Other players' effects continue with the next player if it was this player's turn to act.
    fn drop_rounds(&mut self, seat: Seat) {
        let last = self.g.frames.len() - 1;
        let asked = matches!(self.g.frames[last], Frame::Ask(_));
        for at in 0..self.g.frames.len() {
            let Frame::Effect(effect) = &mut self.g.frames[at] else { continue };
            let of_leaver =
                |around: &EffectLoop| around.person > 0 && effect.people[usize::from(around.person)] == seat;
            let Some(level) = effect.loops.iter().position(of_leaver) else { continue };
            let around = effect.loops[level];
            effect.ledger.rewind(around.depth + 1);
            effect.pc = around.head;
            effect.answer = -1;
            effect.cursor = 0;
            for inner in &mut effect.loops[level + 1..] {
                *inner = EffectLoop::default();
            }
            if asked && at + 1 == last {
                self.g.frames.pop();
                return;
            }
        }
    }

    /// 1.8.1: if nothing else is happening, runs a game state check before a player acts.
    fn check_again(&mut self) {
        if let Some(Frame::Ask(Prompt::Main)) = self.g.frames.last() {
            self.g.frames.pop();
            self.push(Frame::Settle { bag: None });
        }
    }

    /// Removes the player's unfinished effects and actions. Those of other players continue.
    fn drop_frames(&mut self, seat: Seat) {
        // Ask again which ability resolves next: some may be gone.
        if let Some(Frame::Ask(Prompt::Trigger { .. })) = self.g.frames.last() {
            self.g.frames.pop();
        }
        let mut at = 0;
        while at < self.g.frames.len() {
            let theirs = match self.g.frames[at] {
                Frame::Effect(effect) => effect.you == seat,
                Frame::Play(playing) => playing.seat == seat,
                Frame::Spend { seat: payer, .. } => payer == seat,
                Frame::Drops(coming) => coming.seat == seat,
                Frame::Setup { .. }
                | Frame::Turn(_)
                | Frame::Settle { .. }
                | Frame::Challenge { .. }
                | Frame::ActionDone(_)
                | Frame::ActionToBottom(_)
                | Frame::Damage { .. }
                | Frame::Ask(_) => false,
            };
            if !theirs {
                at += 1;
                continue;
            }
            self.drop_registers(at);
            self.g.frames.remove(at);
            // The question that it asked, of whichever player, goes with it.
            if let Some(Frame::Ask(_)) = self.g.frames.get(at) {
                self.g.frames.remove(at);
            }
        }
    }

    /// Puts back the cards set aside for the effect at this stack position. Those of other effects stay.
    fn drop_registers(&mut self, at: usize) {
        let Frame::Effect(effect) = self.g.frames[at] else { return };
        if effect.base == u16::MAX {
            return;
        }
        let begins = |frame: &Frame| match frame {
            Frame::Effect(above) if above.base != u16::MAX => Some(above.base),
            _ => None,
        };
        let end = self.g.frames[at + 1..].iter().find_map(begins).unwrap_or(self.g.picked.len() as u16);
        let above = self.g.picked.split_off(usize::from(end));
        self.put_back(&effect);
        self.g.picked.truncate(usize::from(effect.base));
        self.g.picked.extend(above);
        let gone = end - effect.base;
        for frame in &mut self.g.frames[at + 1..] {
            if let Frame::Effect(above) = frame
                && above.base != u16::MAX
            {
                above.base -= gone;
            }
        }
    }

    /// If all active players have left, ends their turn as soon as other players' effects are complete.
    fn end_turn_of_nobody(&mut self) {
        // The starting player is determined when the setup is complete.
        if let Some(Frame::Setup { .. }) = self.g.frames.first() {
            return;
        }
        let party = self.g.player(self.g.active).party;
        if self.g.spokesman(party).is_some() {
            return;
        }
        if let Some(Frame::Ask(Prompt::Main)) = self.g.frames.last() {
            self.g.frames.pop();
        }
        if let Some(Frame::Turn(step)) = self.g.frames.first_mut() {
            *step = match *step {
                TurnStep::Ready
                | TurnStep::Readying
                | TurnStep::Set
                | TurnStep::Draw
                | TurnStep::Main
                | TurnStep::EndTriggers
                | TurnStep::EndEffects => TurnStep::EndEffects,
                TurnStep::Last => TurnStep::Last,
            }
        }
    }

    /// The player who takes the next turn: to the left (9.2.1), or the next team if teams take their turns
    /// together.
    #[inline]
    pub fn next_active(&self) -> Option<Seat> {
        match self.g.team_turns() {
            TeamTurns::Alternating => {
                let (before, from) = self.g.players.split_at(self.g.active.index());
                let around = from.iter().skip(1).chain(before).chain(from.first());
                // A player alone is a party with the number of their seat.
                around.filter(|player| !player.out).map(|player| Seat(player.party)).next()
            }
            TeamTurns::Together => self.next_party(),
        }
    }

    #[inline(never)]
    fn next_party(&self) -> Option<Seat> {
        let n = self.g.players.len() as u8;
        let party = self.g.player(self.g.active).party;
        (1..=n).find_map(|i| self.g.spokesman((party + i) % n))
    }

    /// Ends effects that would last until a turn of a player who left, at the time when that turn would begin
    /// (9.2.3).
    #[inline]
    pub fn skip_turns_until(&mut self, next: Seat) {
        if !self.g.timed.is_empty() {
            self.expire_until(next);
        }
    }

    #[inline(never)]
    fn expire_until(&mut self, next: Seat) {
        let n = self.g.players.len() as u8;
        let mut party = (self.g.player(self.g.active).party + 1) % n;
        while party != self.g.player(next).party {
            self.expire(rule(6, 1, 13, 0), |g, until| match until {
                EffectEnd::StartOfTurn(seat)
                | EffectEnd::NextReadyOf(seat)
                | EffectEnd::NextTurnOf { seat, .. }
                | EffectEnd::EndOfNextTurnOf { seat, .. } => g.player(seat).party == party,
                EffectEnd::EndOfTurn
                | EffectEnd::EndOfChallenge
                | EffectEnd::LeavesPlay
                | EffectEnd::SourceLeaves => false,
            });
            party = (party + 1) % n;
        }
    }

    /// Closes a question to the player who left, or one without answers left, with as little effect as
    /// possible.
    fn answer_for_nobody(&mut self, seat: Seat) {
        let Some(Frame::Ask(ask)) = self.g.frames.last().copied() else { return };
        self.g.refresh(self.db);
        let mut legal = vec![];
        self.g.legal(self.db, &mut legal);
        // The cards that the options are about may have left with the player.
        let pointless = match (ask, self.g.asking_effect()) {
            (Prompt::Option { ends: false, .. }, Some(effect)) => {
                !self.g.any_option(self.db, effect.pc, &Ctx::from_effect(effect))
            }
            _ => legal.is_empty(),
        };
        if ask.seat() != Some(seat) && !pointless {
            return;
        }
        self.g.frames.pop();
        let first = legal.first().copied();
        let db = self.db;
        let Some(effect) = self.effect_mut() else { return };
        match ask {
            Prompt::May { .. } | Prompt::Players { .. } | Prompt::Option { ends: true, .. } => {
                effect.answer = 0
            }
            // The effect takes none of the options.
            Prompt::Option { .. } => {
                effect.ledger.note(Completion::Nothing);
                let over = options_end(db, effect.pc + 1);
                self.jump(over);
            }
            Prompt::Number { min, .. } => effect.answer = min as i16,
            Prompt::Player { .. } => {
                effect.answer = match first {
                    Some(Action::Player(chosen)) => i16::from(chosen.0),
                    _ => i16::from(effect.you.0),
                };
            }
            Prompt::Name { .. } => {
                effect.name = 0;
                effect.answer = 0;
            }
            Prompt::Pick { .. } => effect.ledger.note(Completion::Nothing),
            Prompt::Main
            | Prompt::Mulligan { .. }
            | Prompt::EnterExerted { .. }
            | Prompt::Trigger { .. }
            | Prompt::Order { .. }
            | Prompt::Singers { .. }
            | Prompt::Replacement { .. }
            | Prompt::Partner { .. }
            | Prompt::Drops { .. } => {}
        }
    }
}
