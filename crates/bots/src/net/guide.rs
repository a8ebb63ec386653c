//! A net's policy as a filter: which answers are worth considering.

use super::file::Net;
use super::layer::UNIT;
use super::model::{ListVectors, NetScene, NetTable};
use engine::{Action, CardDb, Game, Seat};
use std::sync::Arc;

/// Sorts answers by the policy and drops those a good player rarely gives.
#[derive(Clone, Debug)]
pub(crate) struct Guide {
    net: Arc<Net>,
    /// The table for the current library, once known.
    table: Option<Arc<NetTable>>,
    lists: ListVectors,
    scene: NetScene,
    scores: Vec<i32>,
}

impl Guide {
    pub fn new(net: Arc<Net>) -> Guide {
        Guide {
            net,
            table: None,
            lists: ListVectors::default(),
            scene: NetScene::default(),
            scores: Vec::new(),
        }
    }

    /// Computes the players' lists for a game.
    pub fn begin(&mut self, game: &Game, db: &CardDb) {
        let table = self.table.get_or_insert_with(|| self.net.table(db));
        self.lists = table.lists(game);
    }

    /// The policy's scores of a player's answers, in their order.
    pub fn scores(&mut self, game: &Game, db: &CardDb, seat: Seat, answers: &[Action]) -> &[i32] {
        self.scores.clear();
        let table = self.table.get_or_insert_with(|| self.net.table(db));
        let rival = game.seats().find(|other| game.are_opponents(seat, *other) && !game.player(*other).out);
        if let Some(rival) = rival {
            table.look(game, db, seat, rival, &self.lists, &mut self.scene);
            table.scores(game, db, seat, &mut self.scene, answers, &mut self.scores);
        }
        &self.scores
    }

    /// The answers, best first, each with its regret: how much less likely it is than the best, as a natural
    /// logarithm.
    pub fn ranked(&mut self, game: &Game, db: &CardDb, seat: Seat, answers: &[Action]) -> Vec<(Action, f32)> {
        let scores = self.scores(game, db, seat, answers);
        let most = scores.iter().copied().max().unwrap_or(0);
        let regret = |score: i32| most.saturating_sub(score) as f32 / UNIT as f32;
        let regrets = scores.iter().map(|score| regret(*score)).chain(std::iter::repeat(0.0));
        let mut ranked: Vec<(Action, f32)> = answers.iter().copied().zip(regrets).collect();
        ranked.sort_by(|a, b| a.1.total_cmp(&b.1));
        ranked
    }

    /// Keeps the best `most` answers, best first. The end of the turn stays in the list unless `most` is 1.
    pub fn keep_best(
        &mut self,
        game: &Game,
        db: &CardDb,
        seat: Seat,
        most: usize,
        answers: &mut Vec<Action>,
    ) {
        if answers.len() < 2 {
            return;
        }
        let scores = self.scores(game, db, seat, answers);
        if scores.is_empty() {
            return;
        }
        if most == 1 {
            let best = scores.iter().enumerate().max_by_key(|(at, score)| (**score, std::cmp::Reverse(*at)));
            let best = answers[best.map_or(0, |(at, _)| at)];
            answers.clear();
            answers.push(best);
            return;
        }
        let mut order: Vec<(i32, Action)> = scores.iter().copied().zip(answers.iter().copied()).collect();
        order.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        answers.clear();
        let kept =
            order.iter().enumerate().filter(|(at, (_, action))| *at < most || *action == Action::EndTurn);
        answers.extend(kept.map(|(_, (_, action))| *action));
    }
}
