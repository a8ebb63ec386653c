//! Teams that take their turns together (9.3): which member is asked next.

use crate::Chair;
use engine::{Action, CardDb, Decision, DecisionKind, Game, Seat};

/// Asks the members of a team, one after another, for a decision that they make together. Each member sees
/// their own view and decides about their own cards. A member who wants to end the turn lets the others act
/// first; the turn ends when all want to.
#[derive(Debug, Default)]
pub struct Team {
    /// The member who was asked last.
    last: Option<Seat>,
    legal: Vec<Action>,
}

impl Team {
    /// The team's answer, one of `legal`; `None` if no member has one.
    pub fn ask(
        &mut self,
        game: &Game,
        db: &CardDb,
        decision: &Decision,
        chairs: &mut [Chair],
        legal: &[Action],
    ) -> Option<Action> {
        self.ask_each(game, db, decision, chairs.len(), legal, |seat, legal| {
            chairs.get_mut(seat.index())?.ask_as(seat, game, db, decision, legal)
        })
    }

    /// Like [`Team::ask`] for players without chairs: `ask` gets a seat and its answers.
    pub fn ask_each(
        &mut self,
        game: &Game,
        db: &CardDb,
        decision: &Decision,
        players: usize,
        legal: &[Action],
        mut ask: impl FnMut(Seat, &[Action]) -> Option<Action>,
    ) -> Option<Action> {
        let n = players as u8;
        let first = self.last.map_or(decision.seat.0, |seat| seat.0 + 1);
        let mut ends = None;
        for seat in (0..n).map(|i| Seat((first + i) % n)) {
            game.legal_for(db, seat, &mut self.legal);
            if self.legal.is_empty() {
                continue;
            }
            match ask(seat, &self.legal) {
                Some(Action::EndTurn) if decision.kind == DecisionKind::Action => {
                    ends = Some(Action::EndTurn)
                }
                None => {}
                Some(answer) => {
                    self.last = Some(seat);
                    return Some(answer);
                }
            }
        }
        ends.or_else(|| legal.first().copied())
    }
}
