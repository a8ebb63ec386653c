//! Plays a scenario: its steps in order, and the decisions it leaves open.

use crate::ast::{ActionSpec, AnswerSpec, PaidActionSpec, Scenario, ScenarioStep, StepKind};
use crate::choose::{goes_on, suits};
use crate::failure::{ActionFailure, ScenarioFailure};
use crate::library::IndexedLibrary;
use crate::setup::set_up;
use crate::table::ScenarioTable;
use engine::{Action, Decision, DecisionKind};
use words::{Message, Say as _};

/// Maximum number of decisions that are answered without the script in one step.
pub(crate) const MOST_ANSWERS: usize = 10_000;

/// Plays the scenario to its end or first failure.
pub(crate) fn play(scenario: &Scenario, shelf: &IndexedLibrary<'_>) -> Result<(), ScenarioFailure> {
    play_on(&mut set_up(scenario, shelf)?, scenario)
}

/// Plays the scenario on a prepared table.
pub(crate) fn play_on(table: &mut ScenarioTable, scenario: &Scenario) -> Result<(), ScenarioFailure> {
    for step in &scenario.steps {
        table.note(|_| format!("{}: {}", step.pos.line, step.text));
        table.step(step)?;
        table.keeps_the_laws(step)?;
    }
    Ok(())
}

impl ScenarioTable {
    /// A violated law is an error in the engine, whatever the script expects.
    fn keeps_the_laws(&self, step: &ScenarioStep) -> Result<(), ScenarioFailure> {
        match self.game.broken_law(&self.db, &self.legal()) {
            Some(broken) => {
                let message = Message::new("scn-law-broken").with("what", broken.to_string());
                Err(ScenarioFailure::new(step.pos, message))
            }
            None => Ok(()),
        }
    }

    fn step(&mut self, step: &ScenarioStep) -> Result<(), ScenarioFailure> {
        match &step.kind {
            StepKind::Do(action) => self.do_step(step, action),
            StepKind::Loop => {
                self.settle(step)?;
                self.round = Some(vec![]);
                Ok(())
            }
            StepKind::Repeat(times) => self.repeat_step(step, *times),
            StepKind::Choose(answer) => self.choose_step(step, answer),
            StepKind::ChooseIf(answer) => self.choose_if_step(answer),
            StepKind::Expect(expect) => self.expect(step, expect),
            StepKind::Meanwhile(expect) => self.expect_meanwhile(step, expect),
        }
    }

    fn do_step(&mut self, step: &ScenarioStep, action: &PaidActionSpec) -> Result<(), ScenarioFailure> {
        // A player can concede during any decision, so nothing is answered before.
        if !matches!(action.action, ActionSpec::Concede(_)) {
            self.settle(step)?;
        }
        self.begin_events();
        match self.act(action) {
            Ok(()) => Ok(()),
            Err(ActionFailure::Script(failure)) => Err(failure),
            Err(ActionFailure::Refused { reason, .. }) => Err(not_legal(step, reason)),
        }
    }

    /// `repeat`: the actions since `loop` were the first round.
    fn repeat_step(&mut self, step: &ScenarioStep, times: u16) -> Result<(), ScenarioFailure> {
        self.settle(step)?;
        let Some(round) = self.round.take() else {
            return Err(ScenarioFailure::new(step.pos, Message::new("scn-repeat-after-loop")));
        };
        self.repeat(&round, times - 1).map_err(|refusal| not_legal(step, refusal.message()))
    }

    fn choose_step(&mut self, step: &ScenarioStep, answer: &AnswerSpec) -> Result<(), ScenarioFailure> {
        let mut first: Option<Message> = None;
        for _ in 0..MOST_ANSWERS {
            // Forced decisions belong to the events before it.
            self.begin_events();
            let reason = match self.answer(answer) {
                Ok(()) => return Ok(()),
                Err(ActionFailure::Script(failure)) => return Err(failure),
                Err(ActionFailure::Refused { reason, .. }) => reason,
            };
            let refused = first.get_or_insert_with(|| {
                let message = Message::new("scn-not-an-answer").with("line", step.text.clone());
                message.with("why", reason).with("decision", self.show_decision())
            });
            let refused = refused.clone();
            if !self.answer_to_reach(answer) {
                return Err(ScenarioFailure::new(step.pos, refused));
            }
        }
        Err(ScenarioFailure::new(step.pos, on_and_on()))
    }

    /// `choose?`: answers forced decisions only if the answer then fits.
    fn choose_if_step(&mut self, answer: &AnswerSpec) -> Result<(), ScenarioFailure> {
        let result = self.attempt(|table| {
            for _ in 0..MOST_ANSWERS {
                table.begin_events();
                match table.answer(answer) {
                    Err(ActionFailure::Refused { reason, why }) => {
                        if !table.answer_to_reach(answer) {
                            return Err(ActionFailure::Refused { reason, why });
                        }
                    }
                    result => return result,
                }
            }
            Err(ActionFailure::refused(on_and_on()))
        });
        match result {
            Ok(()) | Err(ActionFailure::Refused { .. }) => Ok(()),
            Err(ActionFailure::Script(failure)) => Err(failure),
        }
    }

    /// Answers the pending decision if there is only one answer. Returns whether it did.
    pub(crate) fn answer_if_forced(&mut self) -> bool {
        let Some(decision) = self.open_decision() else { return false };
        let forced = self.forced(decision, &self.legal());
        forced.is_some_and(|answer| self.answer_for_script(answer))
    }

    /// Answers the pending decision if it is forced, or if it is for a number and the line's answer isn't one. Returns whether
    /// it did.
    pub(crate) fn answer_to_reach(&mut self, answer: &AnswerSpec) -> bool {
        match self.open_decision() {
            Some(decision) if !suits(answer, decision.kind) => self.answer_without_script(),
            _ => self.answer_if_forced(),
        }
    }

    /// Answers the pending decision if it is forced or for a number. Returns whether it did.
    pub(crate) fn answer_without_script(&mut self) -> bool {
        let Some(decision) = self.open_decision() else { return false };
        let answer = self.forced(decision, &self.legal()).or_else(|| self.number(decision));
        answer.is_some_and(|answer| self.answer_for_script(answer))
    }

    /// The number that a script may leave out: the largest or, for ink drops, the smallest.
    fn number(&self, decision: Decision) -> Option<Action> {
        match decision.kind {
            DecisionKind::Number { min, .. } if self.game.asks_for_drops() => Some(Action::Number(min)),
            DecisionKind::Number { max, .. } => Some(Action::Number(max)),
            DecisionKind::Action
            | DecisionKind::Mulligan
            | DecisionKind::Cards { .. }
            | DecisionKind::Player
            | DecisionKind::May
            | DecisionKind::Option { .. }
            | DecisionKind::Order { .. }
            | DecisionKind::Trigger
            | DecisionKind::Replacement
            | DecisionKind::Name => None,
        }
    }

    /// The only answer to a decision, if so. Cards that must all be chosen are chosen in the listed order.
    fn forced(&self, decision: Decision, legal: &[Action]) -> Option<Action> {
        match (legal, decision.kind) {
            ([only], _) => Some(*only),
            ([first, ..], DecisionKind::Cards { .. }) => self.takes_all(decision, legal).then_some(*first),
            _ => None,
        }
    }

    /// Whether a question for cards needs every offered card: without any one of them, the others don't
    /// suffice.
    fn takes_all(&self, question: Decision, offered: &[Action]) -> bool {
        let enough_without = |left_out: &Action| {
            let mut game = self.game.clone();
            let others = offered.iter().filter(|action| *action != left_out);
            for (picks, action) in others.enumerate() {
                let taken = game.apply(&self.db, *action, None);
                if taken.is_err() || !goes_on(&game, question, picks + 1) {
                    return true;
                }
            }
            game.check(&self.db, Action::Done).is_ok()
        };
        !offered.contains(&Action::Done) && !offered.iter().any(enough_without)
    }

    /// Answers everything that the script may leave open. Any other pending decision is an error.
    pub(crate) fn settle(&mut self, step: &ScenarioStep) -> Result<(), ScenarioFailure> {
        for _ in 0..MOST_ANSWERS {
            let Some(decision) = self.open_decision() else { return Ok(()) };
            let legal = self.legal();
            let answer = self.forced(decision, &legal).or_else(|| match (&legal[..], decision.kind) {
                ([], _) => None,
                (_, DecisionKind::Number { .. }) => self.number(decision),
                // Keep the listed order.
                ([first, ..], DecisionKind::Order { .. }) => Some(*first),
                ([first, ..], DecisionKind::Trigger | DecisionKind::Replacement) => {
                    legal.iter().all(|other| self.equal_sources(*first, *other)).then_some(*first)
                }
                (
                    _,
                    DecisionKind::Action
                    | DecisionKind::Mulligan
                    | DecisionKind::Cards { .. }
                    | DecisionKind::Player
                    | DecisionKind::May
                    | DecisionKind::Option { .. }
                    | DecisionKind::Name,
                ) => None,
            });
            if !answer.is_some_and(|answer| self.answer_for_script(answer)) {
                let message = Message::new("scn-decision-open").with("line", step.text.clone());
                return Err(ScenarioFailure::new(step.pos, message.with("decision", self.show_decision())));
            }
        }
        Err(ScenarioFailure::new(step.pos, on_and_on()))
    }

    fn answer_for_script(&mut self, answer: Action) -> bool {
        self.note_answer(answer);
        self.apply(answer).is_ok()
    }

    fn equal_sources(&self, a: Action, b: Action) -> bool {
        match (a, b) {
            (Action::Trigger(a), Action::Trigger(b)) => self.equal_triggers(a, b),
            (Action::Replacement(a, _), Action::Replacement(b, _)) => {
                self.game.card(a).def == self.game.card(b).def
            }
            _ => false,
        }
    }
}

fn on_and_on() -> Message {
    Message::new("scn-on-and-on")
}

fn not_legal(step: &ScenarioStep, why: Message) -> ScenarioFailure {
    let message = Message::new("scn-not-legal").with("line", step.text.clone());
    ScenarioFailure::new(step.pos, message.with("why", why))
}
