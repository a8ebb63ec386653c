//! The bot that looks one step ahead.

use crate::judge::Judge;
use crate::memory::BotMemory;
use crate::net::{Guide, Net};
use crate::policy::Policy;
use crate::weights::Weights;
use crate::{Bot, BotView, opening};
use engine::{Action, CardId, Chance, DecisionKind, RandomStream, View};
use std::sync::Arc;

/// Chooses the answer with the best position after it, in a game imagined for each decision.
#[derive(Clone, Debug)]
pub struct Greedy {
    dice: RandomStream,
    memory: BotMemory,
    policy: Policy,
    /// The characters it has moved this turn.
    moved: Vec<CardId>,
    turn: u16,
}

impl Greedy {
    pub fn new(seed: u64, weights: Arc<Weights>) -> Greedy {
        Greedy::of(seed, BotMemory::default(), Policy::new(weights))
    }

    /// A bot that takes the turn action with the net's highest policy score, and looks ahead in other
    /// decisions.
    pub fn with_policy(seed: u64, weights: Arc<Weights>, net: Arc<Net>) -> Greedy {
        let policy = Policy::of(Judge::Weights(weights), true).guided(Guide::new(net), 1);
        Greedy::of(seed, BotMemory::informed(), policy)
    }

    fn of(seed: u64, memory: BotMemory, policy: Policy) -> Greedy {
        Greedy { dice: RandomStream::new(seed), memory, policy, moved: Vec::new(), turn: 0 }
    }

    /// Whether this answer would move a character again. A policy that likes a free move likes it again and
    /// again, from one copy of a location to another.
    fn moves_again(&self, answer: Action) -> bool {
        matches!(answer, Action::Move(who, _) if self.policy.is_guided() && self.moved.contains(&who))
    }
}

impl Bot for Greedy {
    fn look(&mut self, view: &View) {
        self.memory.look(view);
    }

    fn choose(&mut self, position: &BotView<'_>) -> Action {
        let BotView { view, decision, answers, imagination } = *position;
        let db = imagination.db();
        self.memory.look(view);
        if decision.kind == DecisionKind::Mulligan && !self.policy.is_guided() {
            return answers[opening::choose(db, view, answers)];
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
        if let Action::Move(who, _) = answers[place] {
            self.moved.push(who);
        }
        answers[place]
    }
}
