//! The bot that plans its turns.
//!
//! Opponents make few decisions during a player's turn, so this bot plans whole turns. In some imagined
//! games a beam search finds lines of play to the end of the turn ([`beam`]). The best of these are tried in
//! many imagined games: each is played, then everyone plays on with one-step lookahead until the player's
//! next turn. The value of that position counts, or the mean of the values at the beginning of the next few
//! turns, where errors can average out. The line with the best mean is followed as long as the game goes as
//! imagined. Decisions during effects and in other players' turns are lines, too, only shorter.

mod beam;
mod budget;
mod copies;

pub use budget::Budget;

use crate::judge::Judge;
use crate::memory::BotMemory;
use crate::net::{Guide, Net, NetJudge};
use crate::policy::Policy;
use crate::weights::Weights;
use crate::{Bot, BotView, Patience, opening, race};
use beam::{BeamGuide, BeamLine, Planner};
use engine::{
    Action, CardDb, Chance, DecisionKind, Game, Imagination, ImaginedGame, RandomStream, View, Zone,
};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

/// Minimum width of the beam when an opponent is about to win.
const PRESSED: u16 = 64;

/// A line of play that was considered.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchLine {
    /// The actions to the end of the turn, or until something unknown matters, in the card numbers of the
    /// view at the decision.
    pub actions: Vec<Action>,
    /// The mean value of the positions at the beginning of the player's next turns ([`Budget::turns`]): by
    /// the weights, where 1 is about one lore, or the chance of winning by the net.
    pub value: f32,
    /// The number of imagined games in which it was tried. Lines that looked bad early were tried in fewer.
    pub samples: u32,
}

/// How a searching bot evaluates positions.
#[derive(Clone, Debug)]
enum SearchJudge {
    Ready(Judge),
    /// A net, before the cards are known.
    Net(Arc<Net>),
}

/// Plans its turns.
#[derive(Clone, Debug)]
pub struct Search {
    dice: RandomStream,
    budget: Budget,
    memory: BotMemory,
    judge: SearchJudge,
    /// The policy for playing on after a line.
    policy: Policy,
    /// Chooses the actions of lines.
    guide: Option<Guide>,
    /// The rest of the chosen line: the expected view before each answer, and the answer.
    plan: VecDeque<(View, Action)>,
    lines: Vec<SearchLine>,
    patience: Patience,
}

/// A line and its results so far.
#[derive(Clone, Debug)]
struct LineCandidate {
    actions: Vec<Action>,
    /// The penalty for actions the guide considers unlikely.
    regret: f32,
    sum: f32,
    tried: u32,
}

/// The mean value of each of some lines, over the same imagined games.
#[derive(Clone, Debug)]
struct LineTrials {
    means: Vec<f32>,
    samples: u32,
}

impl LineCandidate {
    fn mean(&self) -> f32 {
        self.sum / self.tried.max(1) as f32
    }

    fn rank(&self) -> f32 {
        self.mean() - self.regret
    }
}

impl Search {
    pub fn new(seed: u64, budget: Budget, weights: Arc<Weights>) -> Search {
        let judge = SearchJudge::Ready(Judge::Weights(weights.clone()));
        Search::of(seed, budget, BotMemory::default(), judge, Policy::new(weights))
    }

    /// A bot that evaluates positions with a net. After a line, everyone looks one step ahead with the
    /// weights tuned for that.
    pub fn with_net(seed: u64, budget: Budget, net: Arc<Net>) -> Search {
        let guide = Guide::new(net.clone());
        let mut policy = Policy::of(Judge::Weights(Arc::new(Weights::greedy())), true);
        if budget.looks > 0 {
            policy = policy.guided(guide.clone(), usize::from(budget.looks));
        }
        let search = Search::of(seed, budget, BotMemory::informed(), SearchJudge::Net(net), policy);
        Search { guide: (budget.tries > 0).then_some(guide), ..search }
    }

    fn of(seed: u64, budget: Budget, memory: BotMemory, judge: SearchJudge, policy: Policy) -> Search {
        Search {
            dice: RandomStream::new(seed),
            budget,
            memory,
            judge,
            policy,
            guide: None,
            plan: VecDeque::new(),
            lines: Vec::new(),
            patience: Patience::default(),
        }
    }

    /// The number of decisions while playing on, which measures the speed of the search.
    pub fn playout_decisions(&self) -> u64 {
        self.policy.answered
    }

    /// The next answer of the plan, as long as the position is as expected.
    fn planned(&mut self, view: &View, answers: &[Action]) -> Option<Action> {
        let (expected, action) = self.plan.pop_front()?;
        if expected == *view && answers.contains(&action) {
            return Some(action);
        }
        self.plan.clear();
        None
    }

    fn judge(&mut self, game: &Game, db: &CardDb) -> Judge {
        let judge = match &self.judge {
            SearchJudge::Ready(judge) => return judge.clone(),
            SearchJudge::Net(net) => Judge::Net(Box::new(NetJudge::new(net, db, game))),
        };
        self.judge = SearchJudge::Ready(judge.clone());
        judge
    }

    fn imagine(&mut self, imagination: Imagination<'_>) -> ImaginedGame {
        imagination.imagine(&self.memory, &mut Chance::new(self.dice.number()))
    }

    /// Searches for lines and tries the best of them; best first.
    fn weigh(
        &mut self,
        imagination: Imagination<'_>,
        end: Option<Instant>,
    ) -> (ImaginedGame, Vec<LineCandidate>) {
        let db = imagination.db();
        let budget = self.budget;
        let patience = self.patience.clone();
        let is_late = || patience.is_over() || end.is_some_and(|end| Instant::now() >= end);
        let first = self.imagine(imagination);
        let judge = self.judge(&first.game, db);
        let me = first.viewer;
        let mut candidates: Vec<LineCandidate> = Vec::new();
        let mut copy = first.game.clone();
        // When the opponent is about to win, the search must not miss a defence.
        let pressed = judge.sees_turns() && race::threat(&first.game, db, me) >= 0;
        let width = if pressed { budget.width.max(PRESSED) } else { budget.width };
        for root in 0..budget.roots {
            let imagined = if root == 0 { first.clone() } else { self.imagine(imagination) };
            let mut planner = Planner::new(&imagined.game, db, me, &mut self.policy, &judge, &is_late);
            let mut guide = self.guide.as_mut().filter(|_| !pressed);
            if let Some(guide) = &mut guide {
                guide.begin(&imagined.game, db);
            }
            let (most, regret) = (usize::from(budget.tries), f32::from(budget.regret) / 1_000.0);
            planner.guide = guide.map(|guide| BeamGuide { guide, most, regret });
            let found = planner.lines(&imagined.game, usize::from(width), usize::from(budget.leaves));
            for line in found {
                let value = if judge.sees_turns() {
                    line.worth
                } else {
                    copy.clone_from(&imagined.game);
                    planner.play(&mut copy, &line.actions, budget.turns)
                };
                match candidates.iter_mut().find(|candidate| candidate.actions == line.actions) {
                    Some(candidate) => {
                        candidate.sum += value;
                        candidate.tried += 1;
                    }
                    None => {
                        let BeamLine { actions, regret, .. } = line;
                        candidates.push(LineCandidate { actions, regret, sum: value, tried: 1 });
                    }
                }
            }
            if is_late() {
                break;
            }
        }
        sort(&mut candidates);
        candidates.truncate(usize::from(budget.lines).max(1));
        // A line is lucky in the game it was found in, so the count starts over.
        for candidate in &mut candidates {
            (candidate.sum, candidate.tried) = (0.0, 0);
        }
        let mut alive = candidates.len();
        for sample in 0..budget.samples {
            if sample > 0 && (alive < 2 || is_late()) {
                break;
            }
            let imagined = self.imagine(imagination);
            let mut planner = Planner::new(&imagined.game, db, me, &mut self.policy, &judge, &is_late);
            for candidate in &mut candidates[..alive] {
                copy.clone_from(&imagined.game);
                candidate.sum += planner.play(&mut copy, &candidate.actions, budget.turns);
                candidate.tried += 1;
            }
            if sample + 1 == budget.samples / 4 || sample + 1 == budget.samples / 2 {
                sort(&mut candidates[..alive]);
                alive = alive.div_ceil(2);
            }
        }
        sort(&mut candidates[..alive]);
        (first, candidates)
    }

    /// The best line found, and the best one that begins with `answer`, both tried in the same imagined games.
    /// The second is the better one if the search has missed it. `None` for the opening hand, where there are
    /// no lines, and for an answer that is not among the position's.
    pub fn compare(&mut self, position: &BotView<'_>, answer: Action) -> Option<[SearchLine; 2]> {
        let BotView { view, decision, answers, imagination } = *position;
        if decision.kind == DecisionKind::Mulligan || !answers.contains(&answer) {
            return None;
        }
        let end = self.budget.time.map(|time| Instant::now() + time);
        self.memory.look(view);
        let (imagined, mut candidates) = self.weigh(imagination, end);
        let given = imagined.answer(answer)?;
        let mut lines: Vec<Vec<Action>> = candidates
            .drain(..)
            .map(|candidate| candidate.actions)
            .enumerate()
            .filter(|(at, actions)| *at == 0 || actions.first() == Some(&given))
            .map(|(_, actions)| actions)
            .collect();
        // The guide may have left out the answer.
        if lines.iter().all(|actions| actions.first() != Some(&given)) {
            lines.extend(self.continuations(&imagined, imagination.db(), given));
        }
        lines.truncate(usize::from(self.budget.lines).max(2));
        let tried = self.try_all(imagination, &lines);
        let line = |at: usize| SearchLine {
            actions: lines[at]
                .iter()
                .map_while(|action| imagined.game.action_for(imagined.viewer, *action))
                .collect(),
            value: tried.means[at],
            samples: tried.samples,
        };
        let best_of = |wanted: &dyn Fn(&[Action]) -> bool| {
            let found = (0..lines.len()).filter(|at| wanted(&lines[*at]));
            found.max_by(|a, b| tried.means[*a].total_cmp(&tried.means[*b]).then(b.cmp(a)))
        };
        let as_given = best_of(&|actions| actions.first() == Some(&given))?;
        Some([line(best_of(&|_| true)?), line(as_given)])
    }

    /// Lines that begin with this action, which the search from the position itself did not find.
    fn continuations(&mut self, from: &ImaginedGame, db: &CardDb, first: Action) -> Vec<Vec<Action>> {
        let (judge, budget, patience) = (self.judge(&from.game, db), self.budget, self.patience.clone());
        let is_late = || patience.is_over();
        let mut after = from.game.clone();
        if after.apply(db, first, None).is_err() {
            return Vec::new();
        }
        let ended = !after.is_active(from.viewer) || after.outcome().is_some();
        let mut planner = Planner::new(&from.game, db, from.viewer, &mut self.policy, &judge, &is_late);
        let found = match ended {
            true => Vec::new(),
            false => planner.lines(&after, usize::from(budget.width), usize::from(budget.lines)),
        };
        let whole = |line: &BeamLine| [&[first], line.actions.as_slice()].concat();
        let mut lines: Vec<Vec<Action>> = found.iter().map(whole).collect();
        if lines.is_empty() {
            lines.push(vec![first]);
        }
        lines
    }

    /// Plays each line in the same imagined games.
    fn try_all(&mut self, imagination: Imagination<'_>, lines: &[Vec<Action>]) -> LineTrials {
        let (db, budget, patience) = (imagination.db(), self.budget, self.patience.clone());
        let is_late = || patience.is_over();
        let mut sums = vec![0.0; lines.len()];
        let mut samples = 0;
        while samples < u32::from(budget.samples) && (samples == 0 || !is_late()) {
            let imagined = self.imagine(imagination);
            let judge = self.judge(&imagined.game, db);
            let mut planner =
                Planner::new(&imagined.game, db, imagined.viewer, &mut self.policy, &judge, &is_late);
            for (sum, actions) in sums.iter_mut().zip(lines) {
                *sum += planner.play(&mut imagined.game.clone(), actions, budget.turns);
            }
            samples += 1;
        }
        LineTrials { means: sums.into_iter().map(|sum| sum / samples as f32).collect(), samples }
    }

    /// Records the expected views along a line, before each further answer.
    fn expect(&mut self, imagined: &ImaginedGame, db: &CardDb, actions: &[Action]) {
        self.plan.clear();
        let me = imagined.viewer;
        let mut game = imagined.game.clone();
        let known: Vec<bool> = game.card_ids().map(|id| game.knows(db, me, id)).collect();
        let fresh = |game: &Game| game.zone(me, Zone::Hand).any(|id| !known[id.index()]);
        let careful = self.judge(&game, db).sees_turns();
        for (at, action) in actions.iter().enumerate() {
            // Drawn cards may change everything, so think again.
            if careful && fresh(&game) {
                break;
            }
            if at > 0 {
                let asked = game.decision().is_some_and(|decision| decision.seat == me);
                let Some(shown) = game.action_for(me, *action).filter(|_| asked) else { break };
                let forced = self.is_forced(&game, db);
                // The player isn't asked about a decision with one answer.
                if !forced {
                    self.plan.push_back((game.view(db, me), shown));
                }
            }
            if game.apply(db, *action, None).is_err() {
                break;
            }
        }
    }

    fn is_forced(&self, game: &Game, db: &CardDb) -> bool {
        let mut list = Vec::new();
        game.legal(db, &mut list);
        list.len() == 1
    }
}

/// Best first; ties stay in order.
fn sort(candidates: &mut [LineCandidate]) {
    candidates.sort_by(|a, b| b.rank().total_cmp(&a.rank()));
}

impl Bot for Search {
    fn set_patience(&mut self, patience: &Patience) {
        self.patience = patience.clone();
    }

    fn look(&mut self, view: &View) {
        self.memory.look(view);
    }

    fn choose(&mut self, position: &BotView<'_>) -> Action {
        let BotView { view, decision, answers, imagination } = *position;
        // The clock is read only if it matters: not every platform has one.
        let end = self.budget.time.map(|time| Instant::now() + time);
        let db = imagination.db();
        self.memory.look(view);
        if decision.kind == DecisionKind::Mulligan {
            if !self.policy.is_guided() {
                return answers[opening::choose(db, view, answers)];
            }
            let imagined = self.imagine(imagination);
            self.policy.begin(&imagined.game, db);
            let legal: Vec<Action> = answers.iter().filter_map(|answer| imagined.answer(*answer)).collect();
            let best = self.policy.best_of(&imagined.game, db, &legal);
            let place = |action| answers.iter().position(|answer| imagined.answer(*answer) == Some(action));
            return answers[best.and_then(|(action, _)| place(action)).unwrap_or(0)];
        }
        self.lines.clear();
        if let Some(answer) = self.planned(view, answers) {
            return answer;
        }
        let (imagined, candidates) = self.weigh(imagination, end);
        self.lines = candidates
            .iter()
            .map(|candidate| SearchLine {
                actions: candidate
                    .actions
                    .iter()
                    .map_while(|action| imagined.game.action_for(imagined.viewer, *action))
                    .collect(),
                value: candidate.mean(),
                samples: candidate.tried,
            })
            .collect();
        let Some(best) = candidates.first() else {
            self.plan.clear();
            let legal: Vec<Action> = answers.iter().filter_map(|answer| imagined.answer(*answer)).collect();
            let best = self.policy.best_of(&imagined.game, db, &legal);
            let place = |action| answers.iter().position(|answer| imagined.answer(*answer) == Some(action));
            return answers[best.and_then(|(action, _)| place(action)).unwrap_or(0)];
        };
        self.expect(&imagined, db, &best.actions);
        let first = best.actions.first().copied();
        answers.iter().copied().find(|answer| imagined.answer(*answer) == first).unwrap_or(answers[0])
    }

    fn lines(&self) -> &[SearchLine] {
        &self.lines
    }
}
