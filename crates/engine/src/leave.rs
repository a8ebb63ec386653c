//! Leaving the game: what goes with a player and what stays (9.2.3).

use crate::action::Action;
use crate::event::What;
use crate::frame::{Ask, Frame, TurnStep};
use crate::ids::{RuleNo, Seat, rule};
use crate::run::Run;
use crate::state::{Stale, TimedKind, Until, Zone, unchecked};
use crate::zones::End;

impl Run<'_> {
    /// A player leaves. When nobody is left to play against, those who are left have won.
    pub fn leave_game(&mut self, seat: Seat, number: RuleNo) {
        self.g.player_mut(seat).out = true;
        self.tell(number, What::Lost { seat });
        let left = self.g.turn_order().next();
        let rival = |by: Seat| self.g.turn_order().any(|other| self.g.are_opponents(by, other));
        if let Some(by) = left.filter(|by| !rival(*by)) {
            self.win(by, if number == rule(2, 3, 3, 4) { number } else { rule(2, 3, 3, 3) });
            return;
        }
        self.g.bag.retain(|entry| entry.seat != seat);
        // Static effects that were generated run on to their stated end.
        self.g.timed.retain(|timed| timed.you != seat || !matches!(timed.what, TimedKind::Watch(..)));
        for id in self.g.card_ids() {
            if self.g.card(id).owner == seat {
                self.g.put(self.db, id, Zone::Gone, End::Last);
            }
        }
        self.g.index_speakers(self.db);
        self.g.stale = Stale::All;
        self.g.unchecked = unchecked::ALL;
        self.tell(rule(9, 2, 3, 0), What::LeftGame { seat });
        self.drop_frames(seat);
        self.end_turn_of_nobody();
        self.answer_for_nobody(seat);
    }

    /// What the player was in the middle of comes to nothing; what others are in the middle of goes on.
    fn drop_frames(&mut self, seat: Seat) {
        // Who resolves their abilities next is asked again: some may be gone.
        if let Some(Frame::Ask(Ask::Trigger { .. })) = self.g.frames.last() {
            self.g.frames.pop();
        }
        let before = self.g.frames.len();
        let mut at = 0;
        while at < self.g.frames.len() {
            let theirs = match self.g.frames[at] {
                Frame::Effect(effect) => effect.you == seat,
                Frame::Play(playing) => playing.seat == seat,
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
            self.g.frames.remove(at);
            // A question of theirs, to whomever, goes with it.
            if let Some(Frame::Ask(_)) = self.g.frames.get(at) {
                self.g.frames.remove(at);
            }
        }
        if self.g.frames.len() < before {
            self.g.hide_all();
            self.put_back_aside();
        }
        let running = |frame: &Frame| matches!(frame, Frame::Effect(_) | Frame::Play(_));
        if !self.g.frames.iter().any(running) {
            self.g.picked.clear();
        }
    }

    /// When nobody is left whose turn it is, it ends as soon as what others are doing is done.
    fn end_turn_of_nobody(&mut self) {
        // Who starts is looked at when the setup is over.
        if let Some(Frame::Setup { .. }) = self.g.frames.first() {
            return;
        }
        let party = self.g.player(self.g.active).party;
        if self.g.spokesman(party).is_some() {
            return;
        }
        if let Some(Frame::Ask(Ask::Main)) = self.g.frames.last() {
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

    /// Who takes the next turn: to the left (9.2.1), team by team where teams take their turns together.
    pub fn next_active(&self) -> Option<Seat> {
        let n = self.g.players.len() as u8;
        let party = self.g.player(self.g.active).party;
        (1..=n).find_map(|i| self.g.spokesman((party + i) % n))
    }

    /// What was to last until a turn of a player who left ends when that turn would begin (9.2.3).
    pub fn skip_turns_until(&mut self, next: Seat) {
        let n = self.g.players.len() as u8;
        let mut party = (self.g.player(self.g.active).party + 1) % n;
        while party != self.g.player(next).party {
            self.expire(|g, until| match until {
                Until::StartOfTurn(seat)
                | Until::NextReadyOf(seat)
                | Until::NextTurnOf { seat, .. }
                | Until::EndOfNextTurnOf { seat, .. } => g.player(seat).party == party,
                Until::EndOfTurn | Until::EndOfChallenge | Until::LeavesPlay | Until::SourceLeaves => false,
            });
            party = (party + 1) % n;
        }
    }

    /// A question to the player who left, or one that nobody can answer any more, is closed: as little as possible is done.
    fn answer_for_nobody(&mut self, seat: Seat) {
        let Some(Frame::Ask(ask)) = self.g.frames.last().copied() else { return };
        self.g.refresh(self.db);
        let mut legal = vec![];
        self.g.legal(self.db, &mut legal);
        if ask.seat() != Some(seat) && !legal.is_empty() {
            return;
        }
        self.g.frames.pop();
        let first = legal.first().copied();
        let Some(effect) = self.effect_mut() else { return };
        match ask {
            Ask::May { .. } | Ask::Players { .. } | Ask::Option { .. } => effect.answer = 0,
            Ask::Number { min, .. } => effect.answer = min as i16,
            Ask::Player { .. } => {
                if let Some(Action::Player(chosen)) = first {
                    effect.that = chosen;
                }
                effect.answer = 0;
            }
            Ask::Name { .. } => {
                effect.name = 0;
                effect.answer = 0;
            }
            Ask::Pick { .. } => effect.done = false,
            Ask::Main
            | Ask::Mulligan { .. }
            | Ask::EnterExerted { .. }
            | Ask::Trigger { .. }
            | Ask::Order { .. }
            | Ask::Singers { .. }
            | Ask::Replacement { .. } => {}
        }
    }
}
