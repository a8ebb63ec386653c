//! The player that plans its turns.
//!
//! Opponents decide little during your turn in this game, so this player plans whole turns. In some imagined games a beam search
//! looks for lines of play to the end of the turn ([`beam`]). The best of these are tried in many imagined games: each is played,
//! then everyone plays on, looking one step ahead, until the player's next turn begins, and the value of that position counts, or the
//! mean of the values at the beginning of the next few turns: what one of them misjudges, the others may not. The
//! line with the best mean is chosen and followed for as long as the game goes as imagined. Decisions in the middle of effects, and in
//! others' turns, are lines as well, only shorter.

mod beam;
mod budget;
mod copies;

pub use budget::Budget;

use crate::judge::{Eyes, Judge};
use crate::memory::Memory;
use crate::net::{Guide, Net};
use crate::policy::Policy;
use crate::weights::Weights;
use crate::{Patience, Player, Sight, opening, race};
use beam::{Found, Guided, Planner};
use engine::{Action, CardDb, Chance, DecisionKind, Game, Imagination, Imagined, RandomStream, View, Zone};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

/// The least width of the beam where an opponent is about to win.
const PRESSED: u16 = 64;

/// A line of play that was weighed.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What to do, in the card numbers of the view it was asked with, to the end of the turn or until something unknown decides.
    pub actions: Vec<Action>,
    /// What the position is worth at the beginning of the next own turns ([`Budget::turns`]), in the mean: by the weights' measure, where 1 is about a
    /// lore, or the chance to win by the net.
    pub value: f32,
    /// In how many imagined games it was tried. Lines that looked bad early were tried in fewer.
    pub samples: u32,
}

/// How a searching player judges positions.
#[derive(Clone, Debug)]
enum Mind {
    Made(Judge),
    /// By a net, once it is known for which cards.
    Learned(Arc<Net>),
}

/// Plans its turns.
#[derive(Clone, Debug)]
pub struct Search {
    dice: RandomStream,
    budget: Budget,
    memory: Memory,
    mind: Mind,
    /// How everyone plays on.
    policy: Policy,
    /// Says which actions lines are made of.
    guide: Option<Guide>,
    /// What is still to be done of the line that was chosen: what is expected to be in sight, and the answer to it.
    plan: VecDeque<(View, Action)>,
    lines: Vec<Line>,
    patience: Patience,
}

/// A line and how it has done so far.
#[derive(Clone, Debug)]
struct Candidate {
    actions: Vec<Action>,
    /// What the guide's doubts about its actions take off its worth.
    regret: f32,
    sum: f32,
    tried: u32,
}

impl Candidate {
    fn mean(&self) -> f32 {
        self.sum / self.tried.max(1) as f32
    }

    fn rank(&self) -> f32 {
        self.mean() - self.regret
    }
}

impl Search {
    pub fn new(seed: u64, budget: Budget, weights: Arc<Weights>) -> Search {
        let mind = Mind::Made(Judge::Weights(weights.clone()));
        Search::of(seed, budget, Memory::default(), mind, Policy::new(weights))
    }

    /// One that judges by a net. Playing on, everyone looks one step ahead by the weights that are best at that.
    pub fn learned(seed: u64, budget: Budget, net: Arc<Net>) -> Search {
        let guide = Guide::new(net.clone());
        let mut policy = Policy::of(Judge::Weights(Arc::new(Weights::greedy())), true);
        if budget.looks > 0 {
            policy = policy.guided(guide.clone(), usize::from(budget.looks));
        }
        let search = Search::of(seed, budget, Memory::informed(), Mind::Learned(net), policy);
        Search { guide: (budget.tries > 0).then_some(guide), ..search }
    }

    fn of(seed: u64, budget: Budget, memory: Memory, mind: Mind, policy: Policy) -> Search {
        Search {
            dice: RandomStream::new(seed),
            budget,
            memory,
            mind,
            policy,
            guide: None,
            plan: VecDeque::new(),
            lines: Vec::new(),
            patience: Patience::default(),
        }
    }

    /// How many decisions were answered while playing on: what the speed of search is measured in.
    pub fn playout_decisions(&self) -> u64 {
        self.policy.answered
    }

    /// The next answer of the plan, while everything is as it was expected to be.
    fn planned(&mut self, view: &View, answers: &[Action]) -> Option<usize> {
        let (expected, action) = self.plan.pop_front()?;
        let place = answers.iter().position(|answer| *answer == action);
        if expected == *view && place.is_some() {
            return place;
        }
        self.plan.clear();
        None
    }

    fn judge(&mut self, game: &Game, db: &CardDb) -> Judge {
        let judge = match &self.mind {
            Mind::Made(judge) => return judge.clone(),
            Mind::Learned(net) => Judge::Net(Box::new(Eyes::new(net.table(db), game))),
        };
        self.mind = Mind::Made(judge.clone());
        judge
    }

    fn imagine(&mut self, imagination: Imagination<'_>) -> Imagined {
        imagination.imagine(&self.memory, &mut Chance::new(self.dice.number()))
    }

    /// Looks for lines and tries the best of them; best first.
    fn weigh(&mut self, imagination: Imagination<'_>, begin: Instant) -> (Imagined, Vec<Candidate>) {
        let db = imagination.db();
        let budget = self.budget;
        let patience = self.patience.clone();
        let is_late = || patience.is_over() || budget.time.is_some_and(|time| begin.elapsed() >= time);
        let first = self.imagine(imagination);
        let judge = self.judge(&first.game, db);
        let me = first.viewer;
        let mut candidates: Vec<Candidate> = Vec::new();
        let mut copy = first.game.clone();
        // Where the opponent is about to win, what stops that must not be lost on the way.
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
            planner.guide = guide.map(|guide| Guided { guide, most, regret });
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
                        let Found { actions, regret, .. } = line;
                        candidates.push(Candidate { actions, regret, sum: value, tried: 1 });
                    }
                }
            }
            if is_late() {
                break;
            }
        }
        sort(&mut candidates);
        candidates.truncate(usize::from(budget.lines).max(1));
        // What looked good in the game it was found in was lucky there: count anew.
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

    /// Writes down what is expected along a line: the view before each further answer.
    fn expect(&mut self, imagined: &Imagined, db: &CardDb, actions: &[Action]) {
        self.plan.clear();
        let me = imagined.viewer;
        let mut game = imagined.game.clone();
        let known: Vec<bool> = game.card_ids().map(|id| game.knows(db, me, id)).collect();
        let fresh = |game: &Game| game.zone(me, Zone::Hand).any(|id| !known[id.index()]);
        let careful = self.judge(&game, db).sees_turns();
        for (at, action) in actions.iter().enumerate() {
            // What was drawn may change everything: think again.
            if careful && fresh(&game) {
                break;
            }
            if at > 0 {
                let asked = game.decision().is_some_and(|decision| decision.seat == me);
                let Some(shown) = game.action_for(me, *action).filter(|_| asked) else { break };
                let forced = self.is_forced(&game, db);
                // A decision with one answer is not put to the player.
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

/// Best first; equal ones stay in their order.
fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|a, b| b.rank().total_cmp(&a.rank()));
}

impl Player for Search {
    fn heed(&mut self, patience: &Patience) {
        self.patience = patience.clone();
    }

    fn look(&mut self, view: &View) {
        self.memory.look(view);
    }

    fn choose(&mut self, sight: Sight<'_>) -> usize {
        let Sight::Full { view, decision, answers, imagination } = sight else { return 0 };
        let begin = Instant::now();
        let db = imagination.db();
        self.memory.look(view);
        if decision.kind == DecisionKind::Mulligan {
            if !self.policy.is_guided() {
                return opening::choose(db, view, answers);
            }
            let imagined = self.imagine(imagination);
            self.policy.begin(&imagined.game, db);
            let legal: Vec<Action> = answers.iter().filter_map(|answer| imagined.answer(*answer)).collect();
            let best = self.policy.best_of(&imagined.game, db, &legal);
            let place = |action| answers.iter().position(|answer| imagined.answer(*answer) == Some(action));
            return best.and_then(|(action, _)| place(action)).unwrap_or(0);
        }
        self.lines.clear();
        if let Some(place) = self.planned(view, answers) {
            return place;
        }
        let (imagined, candidates) = self.weigh(imagination, begin);
        self.lines = candidates
            .iter()
            .map(|candidate| Line {
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
            return best.and_then(|(action, _)| place(action)).unwrap_or(0);
        };
        self.expect(&imagined, db, &best.actions);
        let first = best.actions.first().copied();
        answers.iter().position(|answer| imagined.answer(*answer) == first).unwrap_or(0)
    }

    fn lines(&self) -> &[Line] {
        &self.lines
    }
}
