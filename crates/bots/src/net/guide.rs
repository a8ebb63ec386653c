//! Which turn actions are worth a look, by a net's policy.

use super::model::{Net, Table};
use engine::{Action, CardDb, Game, Seat};
use std::sync::Arc;

/// Orders turn actions and leaves out those that a good player hardly takes.
#[derive(Clone, Debug)]
pub(crate) struct Guide {
    net: Arc<Net>,
    /// For the library that is played with, once it is known.
    table: Option<Arc<Table>>,
    scores: Vec<i32>,
}

impl Guide {
    pub fn new(net: Arc<Net>) -> Guide {
        Guide { net, table: None, scores: Vec::new() }
    }

    /// Keeps the best `most` of some turn actions, the best first, and unless only one is wanted the end of the turn wherever it stands. Does
    /// nothing without a policy.
    pub fn keep_best(
        &mut self,
        game: &Game,
        db: &CardDb,
        seat: Seat,
        most: usize,
        actions: &mut Vec<Action>,
    ) {
        if actions.len() < 2 {
            return;
        }
        let table = self.table.get_or_insert_with(|| self.net.table(db));
        table.scores(game, db, seat, actions, &mut self.scores);
        if self.scores.is_empty() {
            return;
        }
        let mut order: Vec<(i32, Action)> =
            self.scores.iter().copied().zip(actions.iter().copied()).collect();
        order.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        actions.clear();
        let kept = order
            .iter()
            .enumerate()
            .filter(|(at, (_, action))| *at < most || most > 1 && *action == Action::EndTurn);
        actions.extend(kept.map(|(_, (_, action))| *action));
    }
}
