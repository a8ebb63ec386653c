//! One-step lookahead: the answer that leads to the best position.

use crate::judge::Judge;
use crate::net::Guide;
use crate::race;
use crate::weights::Weights;
use engine::{Action, CardDb, Decision, DecisionKind, Game, Seat};
use std::sync::Arc;

/// Maximum number of answers considered: from longer lists, the first ones and others spread over the list.
const LOOKED_AT: usize = 40;

/// Maximum number of questions answered in a row without looking ahead; more would mean a loop.
const QUESTIONS: usize = 32;

/// Answers decisions by looking one step ahead in an imagined game, where all cards are known.
///
/// Each answer is tried on a copy. If it leads to a question of the same effect, that question gets its own
/// lookahead and the ones after it the first answer, so that effects are played to their end. Ending the turn
/// has the value of the current position, because the turn's end comes anyway.
#[derive(Clone, Debug)]
pub struct Policy {
    judge: Judge,
    /// Takes a win by questing at once, without lookahead.
    races: bool,
    /// Chooses the turn actions to look at, and their maximum number.
    guide: Option<(Guide, usize)>,
    /// Copies of the game to try answers on, one per level.
    copies: [Option<Game>; 2],
    lists: [Vec<Action>; 3],
    /// Decisions answered so far.
    pub(crate) answered: u64,
}

impl Policy {
    pub fn new(weights: Arc<Weights>) -> Policy {
        Policy::of(Judge::Weights(weights), false)
    }

    /// A policy with any judge. With `races`, it takes a win by questing with everything.
    pub(crate) fn of(judge: Judge, races: bool) -> Policy {
        Policy { judge, races, guide: None, copies: [None, None], lists: Default::default(), answered: 0 }
    }

    /// Limits lookahead to the guide's best `most` turn actions.
    pub(crate) fn guided(self, guide: Guide, most: usize) -> Policy {
        Policy { guide: Some((guide, most)), ..self }
    }

    /// Whether a net's policy chooses the actions to look at.
    pub(crate) fn is_guided(&self) -> bool {
        self.guide.is_some()
    }

    /// Prepares for a new imagined game.
    pub(crate) fn begin(&mut self, game: &Game, db: &CardDb) {
        if let Some((guide, _)) = &mut self.guide {
            guide.begin(game, db);
        }
    }

    /// The value of a position for a player.
    pub(crate) fn value(&self, game: &Game, db: &CardDb, seat: Seat) -> f32 {
        self.judge.value(game, db, seat)
    }

    /// The best answer to the pending decision; `None` if there is none.
    pub fn answer(&mut self, game: &Game, db: &CardDb) -> Option<Action> {
        let mut list = std::mem::take(&mut self.lists[0]);
        game.legal(db, &mut list);
        let best = game.decision().and_then(|decision| self.best(game, db, &decision, &mut list, 0));
        self.lists[0] = list;
        self.answered += 1;
        best.map(|(action, _)| action)
    }

    /// The best of these answers, and the value of the position after it.
    pub(crate) fn best_of(&mut self, game: &Game, db: &CardDb, answers: &[Action]) -> Option<(Action, f32)> {
        let decision = game.decision()?;
        let mut list = std::mem::take(&mut self.lists[0]);
        list.clear();
        list.extend_from_slice(answers);
        let best = self.best(game, db, &decision, &mut list, 0);
        self.lists[0] = list;
        self.answered += 1;
        best
    }

    fn best(
        &mut self,
        game: &Game,
        db: &CardDb,
        decision: &Decision,
        list: &mut Vec<Action>,
        level: usize,
    ) -> Option<(Action, f32)> {
        prune(game, db, list);
        if let [only] = list[..] {
            return Some((only, 0.0));
        }
        let seat = decision.seat;
        if self.races
            && decision.kind == DecisionKind::Action
            && race::can_quest_out(game, db, seat)
            && let Some(quest) = race::best_quest(game, list)
        {
            return Some((quest, 0.0));
        }
        if let Some((guide, most)) = &mut self.guide {
            guide.keep_best(game, db, seat, *most, list);
            if let [only] = list[..] {
                return Some((only, 0.0));
            }
        }
        let mut copy = self.copies[level].take().unwrap_or_else(|| game.clone());
        let mut best: Option<(Action, f32)> = None;
        for action in list.iter() {
            let worth = if *action == Action::EndTurn && !self.judge.sees_turns() {
                self.value(game, db, seat)
            } else {
                copy.clone_from(game);
                if copy.apply(db, *action, None).is_err() {
                    continue;
                }
                self.finish(&mut copy, db, level);
                self.value(&copy, db, seat)
            };
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((*action, worth));
            }
        }
        self.copies[level] = Some(copy);
        best
    }

    /// Answers the pending questions of the resolving effect.
    fn finish(&mut self, game: &mut Game, db: &CardDb, level: usize) {
        for _ in 0..QUESTIONS {
            let Some(decision) = game.decision() else { return };
            if matches!(decision.kind, DecisionKind::Action | DecisionKind::Mulligan) {
                return;
            }
            let mut list = std::mem::take(&mut self.lists[level + 1]);
            game.legal(db, &mut list);
            let next = level + 1;
            let answer = if next < self.copies.len() {
                self.best(game, db, &decision, &mut list, next).map(|(action, _)| action)
            } else {
                list.first().copied()
            };
            self.lists[level + 1] = list;
            let Some(answer) = answer else { return };
            if game.apply(db, answer, None).is_err() {
                return;
            }
        }
    }
}

/// Shortens a list of answers: for names, only those of cards in the game; otherwise up to a maximum number.
pub fn prune(game: &Game, db: &CardDb, list: &mut Vec<Action>) {
    if list.len() <= LOOKED_AT {
        return;
    }
    if let Some(Action::Name(_)) = list.first() {
        let mut held = vec![false; db.names().len()];
        for id in game.card_ids() {
            for name in &db.def(game.card(id).def).names {
                held[usize::from(*name)] = true;
            }
        }
        list.retain(|action| !matches!(action, Action::Name(n) if !held[usize::from(*n)]));
    }
    if list.len() > LOOKED_AT && list.contains(&Action::EndTurn) {
        // Turn actions are never dropped: a full board has many.
        return;
    }
    let n = list.len();
    if n > LOOKED_AT {
        let mut at = 0;
        list.retain(|_| {
            let keep = at * LOOKED_AT / n != (at + 1) * LOOKED_AT / n;
            at += 1;
            keep
        });
    }
}
