//! The player that looks one step ahead.

use crate::judge::Judge;
use crate::memory::Memory;
use crate::net::{Guide, Net};
use crate::policy::Policy;
use crate::weights::Weights;
use crate::{Player, Sight, opening};
use engine::{Action, CardId, Chance, DecisionKind, RandomStream, View};
use std::sync::Arc;

/// Takes the answer after which the position is worth most, in a game imagined anew for each decision.
#[derive(Clone, Debug)]
pub struct Greedy {
    dice: RandomStream,
    memory: Memory,
    policy: Policy,
    /// Whom it has moved this turn.
    moved: Vec<CardId>,
    turn: u16,
}

impl Greedy {
    pub fn new(seed: u64, weights: Arc<Weights>) -> Greedy {
        Greedy::of(seed, Memory::default(), Policy::new(weights))
    }

    /// One that takes the turn action that a net's policy likes best, and looks ahead in other decisions.
    pub fn led(seed: u64, weights: Arc<Weights>, net: Arc<Net>) -> Greedy {
        let policy = Policy::of(Judge::Weights(weights), true).guided(Guide::new(net), 1);
        Greedy::of(seed, Memory::informed(), policy)
    }

    fn of(seed: u64, memory: Memory, policy: Policy) -> Greedy {
        Greedy { dice: RandomStream::new(seed), memory, policy, moved: Vec::new(), turn: 0 }
    }

    /// Whether this would move somebody once more. A policy that likes to move a character for free likes it again and again,
    /// from one copy of a location to another.
    fn moves_again(&self, answer: Action) -> bool {
        matches!(answer, Action::Move(who, _) if self.policy.is_guided() && self.moved.contains(&who))
    }
}

impl Player for Greedy {
    fn look(&mut self, view: &View) {
        self.memory.look(view);
    }

    fn choose(&mut self, sight: Sight<'_>) -> usize {
        let Sight::Full { view, decision, answers, imagination } = sight else { return 0 };
        let db = imagination.db();
        self.memory.look(view);
        if decision.kind == DecisionKind::Mulligan && !self.policy.is_guided() {
            return opening::choose(db, view, answers);
        }
        let imagined = imagination.imagine(&self.memory, &mut Chance::new(self.dice.number()));
        self.policy.begin(&imagined.game, db);
        if view.turn != self.turn {
            self.turn = view.turn;
            self.moved.clear();
        }
        let legal: Vec<_> = answers
            .iter()
            .filter(|answer| !self.moves_again(**answer))
            .filter_map(|answer| imagined.answer(*answer))
            .collect();
        let best = self.policy.best_of(&imagined.game, db, &legal);
        let place = |action| answers.iter().position(|answer| imagined.answer(*answer) == Some(action));
        let place = best.and_then(|(action, _)| place(action)).unwrap_or(0);
        if let Some(Action::Move(who, _)) = answers.get(place) {
            self.moved.push(*who);
        }
        place
    }
}
