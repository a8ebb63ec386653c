//! Search for lines: sequences of actions to the end of the turn, in one imagined game.

use super::copies::distinct;
use crate::judge::Judge;
use crate::net::Guide;
use crate::policy::{Policy, prune};
use crate::race;
use engine::{Action, CardDb, DecisionKind, Game, Seat};
use std::collections::HashSet;

/// Maximum length of a line.
const LONGEST: usize = 40;

/// Maximum number of ways through the questions of one action.
const BRANCHES: usize = 24;

/// Maximum number of other players' decisions in a row.
const QUESTIONS: usize = 64;

/// Maximum number of decisions until the player's next turn.
const PLAYED_ON: u16 = 300;

/// Share of the position's value that is left if an opponent can win next turn.
const LOST: f32 = 0.001;

/// The share while the player can still prevent it, and the deduction for each lore the opponent has to
/// spare.
const THREATENED: f32 = 0.05;
const SPARE: f32 = 0.05;

/// The planning seat, the cards it knew at the start, and the policy for everyone else's answers.
pub(super) struct Planner<'a> {
    pub db: &'a CardDb,
    pub me: Seat,
    /// By card number: known at the start.
    pub known: Vec<bool>,
    pub turn: u16,
    /// The number of turns that the planning player has begun.
    pub begun: u16,
    pub policy: &'a mut Policy,
    pub judge: &'a Judge,
    /// Chooses which actions to follow.
    pub guide: Option<BeamGuide<'a>>,
    /// Whether the search must end now.
    pub is_late: &'a dyn Fn() -> bool,
}

/// A guide, the maximum number of actions to follow in a position, and the weight of its regret.
pub(super) struct BeamGuide<'a> {
    pub guide: &'a mut Guide,
    pub most: usize,
    pub regret: f32,
}

/// A line, the value of the position after it, and the penalty for actions the guide considers unlikely.
#[derive(Clone, Debug)]
pub(super) struct BeamLine {
    pub actions: Vec<Action>,
    pub worth: f32,
    pub regret: f32,
}

#[derive(Debug)]
struct BeamNode {
    game: Game,
    actions: Vec<Action>,
    worth: f32,
    regret: f32,
}

/// An action to be tried in a position of a line.
struct BeamStep {
    game: Game,
    actions: Vec<Action>,
    action: Action,
    regret: f32,
}

/// The decision that a position needs next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextDecision {
    /// A turn action of the planning player.
    Action,
    /// Another answer of the planning player.
    Answer,
    /// The line ends here.
    Nothing,
}

impl Planner<'_> {
    pub fn new<'a>(
        game: &Game,
        db: &'a CardDb,
        me: Seat,
        policy: &'a mut Policy,
        judge: &'a Judge,
        is_late: &'a dyn Fn() -> bool,
    ) -> Planner<'a> {
        let known = game.card_ids().map(|id| game.knows(db, me, id)).collect();
        policy.begin(game, db);
        Planner {
            db,
            me,
            known,
            turn: game.turn(),
            begun: game.player(me).turns,
            policy,
            judge,
            guide: None,
            is_late,
        }
    }

    /// The value of a position on the way: lower if an opponent could win next turn, and lower still the more
    /// lore that opponent has to spare.
    fn worth(&self, game: &Game) -> f32 {
        let value = self.value(game);
        if !self.judge.sees_turns() || game.outcome().is_some() || !game.is_active(self.me) {
            return value;
        }
        match race::threat(game, self.db, self.me) {
            spare @ 0.. => THREATENED * value - SPARE * spare as f32,
            _ => value,
        }
    }

    /// The value of a position at the end of a line: close to zero if an opponent has the turn and can win by
    /// questing.
    fn value(&self, game: &Game) -> f32 {
        let value = self.judge.value(game, self.db, self.me);
        let lost =
            self.judge.sees_turns() && game.outcome().is_none() && race::is_lost(game, self.db, self.me);
        if lost { LOST * value } else { value }
    }

    /// Searches for lines by levels: keeps the best `width` positions after each action, without duplicates.
    /// Returns the best `most` lines, best first.
    pub fn lines(&mut self, root: &Game, width: usize, most: usize) -> Vec<BeamLine> {
        let mut seen = HashSet::new();
        let mut ends: Vec<BeamLine> = Vec::new();
        let worth = self.worth(root);
        let mut level = vec![BeamNode { game: root.clone(), actions: Vec::new(), worth, regret: 0.0 }];
        let mut list = Vec::new();
        for _ in 0..LONGEST {
            let mut next: Vec<BeamNode> = Vec::new();
            for node in level {
                if !ends.is_empty() && (self.is_late)() {
                    break;
                }
                self.answers(&node.game, &mut list);
                if self.judge.sees_turns()
                    && let Some(won) = self.quest_out(&node, &list)
                {
                    return vec![won];
                }
                for (action, regret) in self.ranked(&node.game, &list) {
                    if action == Action::EndTurn {
                        ends.push(self.end(&node, regret));
                    } else {
                        self.follow(&node, action, regret, &mut seen, &mut next, &mut ends);
                    }
                }
            }
            next.sort_by(|a, b| (b.worth - b.regret).total_cmp(&(a.worth - a.regret)));
            next.truncate(width);
            level = next;
            if level.is_empty() {
                break;
            }
        }
        ends.sort_by(|a, b| (b.worth - b.regret).total_cmp(&(a.worth - a.regret)));
        ends.truncate(most);
        ends
    }

    /// The answers to follow, each with the guide's regret: the best ones, and always the end of the turn.
    fn ranked(&mut self, game: &Game, answers: &[Action]) -> Vec<(Action, f32)> {
        let Some(BeamGuide { guide, most, regret }) = &mut self.guide else {
            return answers.iter().map(|answer| (*answer, 0.0)).collect();
        };
        let ranked = guide.ranked(game, self.db, self.me, answers).into_iter().enumerate();
        let followed = ranked.filter(|(at, (answer, _))| *at < *most || *answer == Action::EndTurn);
        followed.map(|(_, (answer, doubt))| (answer, *regret * doubt)).collect()
    }

    /// Ends the turn at a node.
    fn end(&mut self, node: &BeamNode, regret: f32) -> BeamLine {
        let actions = extended(&node.actions, Action::EndTurn);
        let regret = node.regret + regret;
        if !self.judge.sees_turns() {
            return BeamLine { actions, worth: node.worth, regret };
        }
        let mut game = node.game.clone();
        let ended = game.apply(self.db, Action::EndTurn, None).is_ok();
        if ended {
            self.settle(&mut game);
        }
        BeamLine { actions, worth: self.worth(&game), regret }
    }

    /// Answers questions until a player has a turn action.
    fn settle(&mut self, game: &mut Game) {
        for _ in 0..QUESTIONS {
            let Some(decision) = game.decision() else { return };
            if decision.kind == DecisionKind::Action {
                return;
            }
            let Some(answer) = self.policy.answer(game, self.db) else { return };
            if game.apply(self.db, answer, None).is_err() {
                return;
            }
        }
    }

    /// The win by questing with everything, if there is one.
    fn quest_out(&mut self, node: &BeamNode, answers: &[Action]) -> Option<BeamLine> {
        if !answers.contains(&Action::EndTurn) || !race::can_quest_out(&node.game, self.db, self.me) {
            return None;
        }
        let mut game = node.game.clone();
        let mut actions = node.actions.clone();
        let mut list = Vec::new();
        for _ in 0..LONGEST {
            if game.outcome().is_some() {
                let won = game.has_won(self.me);
                return won.then(|| BeamLine { actions, worth: self.worth(&game), regret: 0.0 });
            }
            let action = match self.advance(&mut game) {
                NextDecision::Nothing => continue,
                NextDecision::Action => {
                    self.answers(&game, &mut list);
                    race::best_quest(&game, &list)?
                }
                NextDecision::Answer => {
                    self.answers(&game, &mut list);
                    self.policy.best_of(&game, self.db, &list)?.0
                }
            };
            game.apply(self.db, action, None).ok()?;
            actions.push(action);
        }
        None
    }

    /// Follows an action through its questions to the positions where the next action is due.
    fn follow(
        &mut self,
        from: &BeamNode,
        action: Action,
        regret: f32,
        seen: &mut HashSet<u64>,
        next: &mut Vec<BeamNode>,
        ends: &mut Vec<BeamLine>,
    ) {
        let regret = from.regret + regret;
        let mut open =
            vec![BeamStep { game: from.game.clone(), actions: from.actions.clone(), action, regret }];
        let mut list = Vec::new();
        let mut branches = 0;
        while let Some(BeamStep { mut game, actions, action, regret }) = open.pop() {
            if game.apply(self.db, action, None).is_err() {
                continue;
            }
            let actions = extended(&actions, action);
            match self.advance(&mut game) {
                NextDecision::Nothing => {
                    let worth = self.worth(&game);
                    ends.push(BeamLine { actions, worth, regret });
                }
                NextDecision::Action => {
                    if seen.insert(game.position_key()) {
                        let worth = self.worth(&game);
                        next.push(BeamNode { game, actions, worth, regret });
                    }
                }
                NextDecision::Answer => {
                    self.answers(&game, &mut list);
                    for (answer, more) in self.ranked(&game, &list).into_iter().rev() {
                        if branches < BRANCHES {
                            branches += 1;
                            let (game, actions) = (game.clone(), actions.clone());
                            open.push(BeamStep { game, actions, action: answer, regret: regret + more });
                        }
                    }
                }
            }
        }
    }

    /// Answers the other players' decisions during the line, and those about cards that were unknown at the
    /// start, by the policy.
    fn advance(&mut self, game: &mut Game) -> NextDecision {
        for _ in 0..QUESTIONS {
            let wants = self.wants(game);
            match wants {
                NextDecision::Action | NextDecision::Nothing => return wants,
                NextDecision::Answer => {}
            }
            let Some(decision) = game.decision() else { return NextDecision::Nothing };
            if self.is_asked(game, decision.seat, decision.shared) {
                let mut list = Vec::new();
                self.answers(game, &mut list);
                if !list.is_empty() {
                    return NextDecision::Answer;
                }
            }
            let Some(answer) = self.policy.answer(game, self.db) else { return NextDecision::Nothing };
            if game.apply(self.db, answer, None).is_err() {
                return NextDecision::Nothing;
            }
        }
        NextDecision::Nothing
    }

    /// The decision that the position needs. In the planning player's own turn, other players' questions
    /// count as answers.
    fn wants(&self, game: &Game) -> NextDecision {
        let Some(decision) = game.decision() else { return NextDecision::Nothing };
        let asked = self.is_asked(game, decision.seat, decision.shared);
        let turn = game.turn() == self.turn && game.is_active(self.me);
        match decision.kind {
            DecisionKind::Action if asked && turn => NextDecision::Action,
            DecisionKind::Action => NextDecision::Nothing,
            DecisionKind::Mulligan
            | DecisionKind::Cards { .. }
            | DecisionKind::Player
            | DecisionKind::May
            | DecisionKind::Option { .. }
            | DecisionKind::Number { .. }
            | DecisionKind::Name
            | DecisionKind::Trigger
            | DecisionKind::Order { .. }
            | DecisionKind::Replacement
                if asked || turn =>
            {
                NextDecision::Answer
            }
            DecisionKind::Mulligan
            | DecisionKind::Cards { .. }
            | DecisionKind::Player
            | DecisionKind::May
            | DecisionKind::Option { .. }
            | DecisionKind::Number { .. }
            | DecisionKind::Name
            | DecisionKind::Trigger
            | DecisionKind::Order { .. }
            | DecisionKind::Replacement => NextDecision::Nothing,
        }
    }

    fn is_asked(&self, game: &Game, seat: Seat, shared: bool) -> bool {
        seat == self.me || shared && !game.are_opponents(seat, self.me)
    }

    /// The planning player's answers about cards known from the start. The policy handles all others.
    fn answers(&self, game: &Game, list: &mut Vec<Action>) {
        game.legal_for(self.db, self.me, list);
        prune(game, self.db, list);
        list.retain(|action| self.is_known(*action));
        if self.judge.sees_turns() {
            distinct(game, list);
        }
    }

    /// Whether all cards that the action names were known from the start.
    fn is_known(&self, action: Action) -> bool {
        action.all_cards(|id| self.known.get(id.index()).copied().unwrap_or(false))
    }

    /// Plays a line in a game. Then everyone plays on by the policy until the planning player has begun
    /// `turns` more turns. Returns the mean value of the positions at their beginnings; with 0, the value
    /// when the line's turn is over. If the line can't be followed further, or has revealed new cards, the
    /// policy continues from there.
    pub fn play(&mut self, game: &mut Game, actions: &[Action], turns: u16) -> f32 {
        for action in actions {
            let wants = self.advance(game);
            let news = *action == Action::EndTurn && self.has_news(game);
            if wants == NextDecision::Nothing || news || game.apply(self.db, *action, None).is_err() {
                break;
            }
        }
        let all = turns.max(1);
        let (mut sum, mut begun) = (0.0, 0);
        for _ in 0..PLAYED_ON.saturating_mul(all) {
            let Some(decision) = game.decision() else { break };
            let mine = game.is_active(self.me);
            let over = match turns {
                0 => !mine || game.turn() != self.turn,
                _ => mine && game.player(self.me).turns > self.begun.saturating_add(begun),
            };
            if over && decision.kind == DecisionKind::Action {
                if begun + 1 >= all {
                    break;
                }
                sum += self.value(game);
                begun += 1;
            }
            let Some(answer) = self.policy.answer(game, self.db) else { break };
            if game.apply(self.db, answer, None).is_err() {
                break;
            }
        }
        // A game that is over stays as it is.
        (sum + f32::from(all - begun) * self.value(game)) / f32::from(all)
    }

    /// Whether the hand holds a card that was not known at the beginning.
    pub fn has_news(&self, game: &Game) -> bool {
        game.zone(self.me, engine::Zone::Hand).any(|id| !self.known[id.index()])
    }
}

fn extended(actions: &[Action], action: Action) -> Vec<Action> {
    let mut longer = Vec::with_capacity(actions.len() + 1);
    longer.extend_from_slice(actions);
    longer.push(action);
    longer
}

#[cfg(test)]
mod tests {
    use super::Planner;
    use crate::common::{self, TestTable};
    use crate::judge::Judge;
    use crate::policy::Policy;
    use crate::weights::Weights;
    use engine::{DecisionKind, Game, GameSetup, Seat};
    use std::sync::Arc;

    #[test]
    fn a_line_is_worth_the_mean_over_the_turns_looked_at() {
        let TestTable { db, decks } = common::table(&["the-heart-of-magic"; 2]);
        let mut start = Game::start(&db, &GameSetup::new(decks, 5)).expect("a game can begin like this");
        let weights = Arc::new(Weights::greedy());
        let (judge, mut policy) = (Judge::Weights(weights.clone()), Policy::new(weights));
        while start
            .decision()
            .is_some_and(|decision| decision.kind != DecisionKind::Action || start.turn() < 5)
        {
            let answer = policy.answer(&start, &db).expect("an answer");
            start.apply(&db, answer, None).expect("it is legal");
        }
        let me = Seat(start.decision().map_or(0, |decision| decision.seat.0));
        let mut play = |game: &mut Game, turns: u16| {
            Planner::new(&game.clone(), &db, me, &mut policy, &judge, &|| false).play(game, &[], turns)
        };
        let (mut whole, mut parts) = (start.clone(), start);
        let mean = play(&mut whole, 2);
        let (first, second) = (play(&mut parts, 1), play(&mut parts, 1));
        assert!((mean - (first + second) / 2.0).abs() < 1e-4, "{mean} of {first} and {second}");
        assert!((first - second).abs() > 0.01, "both are worth the same: this shows nothing");
        assert_eq!(whole.turn(), parts.turn());
    }
}
