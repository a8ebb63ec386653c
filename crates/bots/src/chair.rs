//! Connects a game and a player: shows the player what its seat may know, and returns its answer to the game.

use crate::{Player, Sight};
use engine::{Action, CardDb, Decision, Game, Imagination, Seat};

/// A player's seat. Passes decisions to the player and its answers to the game. Reuses its buffers between
/// decisions.
#[derive(Debug)]
pub struct Chair {
    pub player: Box<dyn Player>,
    /// The answers in the seat's own card numbers.
    shown: Vec<Action>,
    /// The index of each of `shown` in the game's list.
    places: Vec<usize>,
}

impl Chair {
    pub fn new(player: Box<dyn Player>) -> Chair {
        Chair { player, shown: Vec::new(), places: Vec::new() }
    }

    /// The player's answer to the pending decision, one of `legal`; `None` if that is empty.
    ///
    /// A player that answers out of range gets the last answer: bots may have bugs.
    pub fn ask(&mut self, game: &Game, db: &CardDb, decision: &Decision, legal: &[Action]) -> Option<Action> {
        self.ask_as(decision.seat, game, db, decision, legal)
    }

    /// Like [`Chair::ask`] for one of several players who may answer. `legal` are the answers of the player
    /// at `seat`.
    pub fn ask_as(
        &mut self,
        seat: Seat,
        game: &Game,
        db: &CardDb,
        decision: &Decision,
        legal: &[Action],
    ) -> Option<Action> {
        let last = legal.len().checked_sub(1)?;
        if !self.player.wants_view() {
            let place = self.player.choose(Sight::Nothing { answers: legal.len() });
            return Some(legal[place.min(last)]);
        }
        self.shown.clear();
        self.places.clear();
        for (place, action) in legal.iter().enumerate() {
            if let Some(action) = game.action_for(seat, *action) {
                self.shown.push(action);
                self.places.push(place);
            }
        }
        debug_assert_eq!(self.shown.len(), legal.len(), "an answer names a card out of its seat's sight");
        let Some(last) = self.shown.len().checked_sub(1) else { return legal.first().copied() };
        let view = game.view(db, seat);
        let seen = view.decision.unwrap_or(Decision { source: None, ..*decision });
        let imagination = Imagination::new(game, db, seat);
        let place = self.player.choose(Sight::Full {
            view: &view,
            decision: &seen,
            answers: &self.shown,
            imagination,
        });
        Some(legal[self.places[place.min(last)]])
    }
}
