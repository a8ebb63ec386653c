//! The player that looks one step ahead.

use crate::dice::Dice;
use crate::judge::Judge;
use crate::memory::Memory;
use crate::net::{Guide, Net};
use crate::opening;
use crate::policy::Policy;
use crate::weights::Weights;
use crate::{Player, Sight};
use engine::{Chance, DecisionKind, View};
use std::sync::Arc;

/// Takes the answer after which the position is worth most, in a game imagined anew for each decision.
#[derive(Clone, Debug)]
pub struct Greedy {
    dice: Dice,
    memory: Memory,
    policy: Policy,
}

impl Greedy {
    pub fn new(seed: u64, weights: Arc<Weights>) -> Greedy {
        Greedy { dice: Dice::new(seed), memory: Memory::default(), policy: Policy::new(weights) }
    }

    /// One that takes the turn action that a net's policy likes best, and looks ahead in other decisions.
    pub fn led(seed: u64, weights: Arc<Weights>, net: Arc<Net>) -> Greedy {
        let policy = Policy::of(Judge::Weights(weights), true).guided(Guide::new(net), 1);
        Greedy { dice: Dice::new(seed), memory: Memory::informed(), policy }
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
        let legal: Vec<_> = answers.iter().filter_map(|answer| imagined.answer(*answer)).collect();
        let best = self.policy.best_of(&imagined.game, db, &legal);
        let place = |action| answers.iter().position(|answer| imagined.answer(*answer) == Some(action));
        best.and_then(|(action, _)| place(action)).unwrap_or(0)
    }
}
