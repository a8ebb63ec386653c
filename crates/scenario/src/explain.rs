//! Why something may or may not be done at a line of a scenario file.

use crate::ast::{CardExpr, Choose, Expect, Scenario, Step, StepKind};
use crate::failure::{Failure, Trouble};
use crate::library::Shelf;
use crate::parse::{ParseError, parse_file};
use crate::run::play_on;
use crate::setup::set_up;
use crate::table::Table;
use cards::Library;
use engine::{CardId, Explanation, Seat, Zone};
use serde::Serialize;
use std::fs;
use std::io;
use std::path::Path;
use thiserror::Error;

/// One thing that may or may not be done, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explained {
    /// In the words of the format.
    pub what: String,
    pub allowed: bool,
    pub why: Vec<Reasoned>,
}

/// One reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reasoned {
    /// The rule behind it; none where the words stand for nothing that the rules could judge.
    pub rule: Option<String>,
    pub text: String,
}

/// Why nothing can be explained.
#[derive(Debug, Error)]
pub enum ExplainError {
    #[error("{file}: {source}. Check that the file exists and can be read as text")]
    Io { file: String, source: io::Error },
    #[error(transparent)]
    Parse(#[from] ParseError),
    #[error("{file} has {count} scenarios; say where with {file}:LINE, such as {file}:{example}")]
    Which { file: String, count: usize, example: usize },
    #[error("{file}: line {line} stands before the first scenario")]
    Before { file: String, line: usize },
    #[error("{file}:{line}: {message}")]
    Failed { file: String, line: usize, message: String },
    #[error("there is no player {0} in this scenario")]
    NoPlayer(Seat),
}

/// Plays the scenario that this line belongs to up to the line and explains `what`: a `do` or `choose` line, or a card and all
/// that could be done with it. Without it, the line's own action, or all cards of the player who must decide. Without a
/// line, the end of the file's only scenario is meant. A viewer hears only what that player may know.
pub fn explain_file(
    path: &Path,
    line: Option<usize>,
    what: Option<&str>,
    viewer: Option<Seat>,
    library: &Library,
) -> Result<Vec<Explained>, ExplainError> {
    let file = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|source| ExplainError::Io { file: file.clone(), source })?;
    let question = Question::new(path, &text, line, what)?;
    let failed = |failure: Failure| ExplainError::Failed {
        file: file.clone(),
        line: failure.pos.line,
        message: failure.message,
    };
    let mut table = set_up(&question.scenario, &Shelf::new(library)).map_err(failed)?;
    if let Some(seat) = viewer.filter(|seat| seat.0 >= question.scenario.players) {
        return Err(ExplainError::NoPlayer(seat));
    }
    play_on(&mut table, &question.scenario).map_err(failed)?;
    match &question.asked {
        Asked::Step(step) => table.explain_step(step, viewer).map_err(failed),
        Asked::Card(card) => table.explain_named(card, viewer).map_err(failed),
        Asked::Everything => Ok(table.explain_all(viewer)),
    }
}

/// A scenario up to a place, and what is asked there.
struct Question {
    scenario: Scenario,
    asked: Asked,
}

enum Asked {
    Step(Step),
    Card(CardExpr),
    Everything,
}

impl Question {
    fn new(
        path: &Path,
        text: &str,
        line: Option<usize>,
        what: Option<&str>,
    ) -> Result<Question, ExplainError> {
        let file = || path.display().to_string();
        let scenarios = parse_file(path, text)?;
        let at = match line {
            Some(line) => {
                let before = scenarios.iter().rposition(|scenario| scenario.pos.line <= line);
                before.ok_or_else(|| ExplainError::Before { file: file(), line })?
            }
            None if scenarios.len() == 1 => 0,
            None => {
                let example = scenarios.first().map_or(1, |scenario| scenario.pos.line);
                return Err(ExplainError::Which { file: file(), count: scenarios.len(), example });
            }
        };
        let mut scenario = scenarios[at].clone();
        let next = scenarios.get(at + 1).map_or(usize::MAX, |scenario| scenario.pos.line);
        let reached = |step: &Step| line.is_some_and(|line| step.pos.line >= line);
        let cut = scenario.steps.iter().position(reached).unwrap_or(scenario.steps.len());
        let rest = scenario.steps.split_off(cut);
        let asked = match what.map(str::trim) {
            Some(what) => {
                let end = rest.first().map_or(next, |step| step.pos.line);
                asked_in_words(path, text, end, what)?
            }
            None => match rest.into_iter().next() {
                Some(step) if Some(step.pos.line) == line && is_action(&step.kind) => Asked::Step(step),
                Some(_) | None => Asked::Everything,
            },
        };
        Ok(Question { scenario, asked })
    }
}

/// Reads what is asked as one more line of the file, so that handles and made-up cards are known.
fn asked_in_words(path: &Path, text: &str, end: usize, what: &str) -> Result<Asked, ExplainError> {
    let is_step = ["do", "choose"].contains(&what.split_whitespace().next().unwrap_or_default());
    let mut lines: Vec<&str> = text.lines().take(end.saturating_sub(1)).collect();
    let line = if is_step { what.to_owned() } else { format!("choose {what}") };
    lines.push(&line);
    let last =
        parse_file(path, &lines.join("\n"))?.pop().and_then(|scenario| scenario.steps.into_iter().last());
    Ok(match last {
        Some(Step { kind: StepKind::Choose(Choose::Cards(cards)), .. }) if !is_step && cards.len() == 1 => {
            cards.into_iter().next().map_or(Asked::Everything, Asked::Card)
        }
        Some(step) => Asked::Step(step),
        None => Asked::Everything,
    })
}

/// Whether the step does something, or says that it could be done.
fn is_action(kind: &StepKind) -> bool {
    match kind {
        StepKind::Do(_) | StepKind::Choose(_) | StepKind::ChooseIf(_) => true,
        StepKind::Loop | StepKind::Repeat(_) => false,
        StepKind::Expect(expect) => matches!(expect, Expect::Do { .. } | Expect::Choose { .. }),
    }
}

impl Table {
    fn explain_step(&mut self, step: &Step, viewer: Option<Seat>) -> Result<Vec<Explained>, Failure> {
        let action = match &step.kind {
            StepKind::Do(action) | StepKind::Expect(Expect::Do { action, .. }) => {
                // What a script may leave open is answered; what must be answered first is the explanation.
                let _ = self.settle(step);
                self.turn_action(action).map_err(Trouble::Script)
            }
            StepKind::Choose(answer)
            | StepKind::ChooseIf(answer)
            | StepKind::Expect(Expect::Choose { answer, .. }) => self.answer_action(answer),
            StepKind::Expect(_) | StepKind::Loop | StepKind::Repeat(_) => return Ok(self.explain_all(viewer)),
        };
        match action {
            Ok(action) => Ok(vec![self.in_words(self.game.explain(&self.db, viewer, action))]),
            Err(Trouble::Script(failure)) => Err(failure),
            Err(Trouble::Refused { rule, reason }) => {
                let why = Reasoned { rule: rule.map(|rule| rule.to_string()), text: reason };
                Ok(vec![Explained { what: step.text.clone(), allowed: false, why: vec![why] }])
            }
        }
    }

    fn explain_named(&self, card: &CardExpr, viewer: Option<Seat>) -> Result<Vec<Explained>, Failure> {
        let me = self.decider();
        let id = self.find(
            card,
            &[
                &|game, id| {
                    game.card(id).owner == me && matches!(game.card(id).zone, Zone::Hand | Zone::Play)
                },
                &|game, id| game.card(id).zone == Zone::Play,
                &|_, _| true,
            ],
        )?;
        Ok(self.explain_card(id, viewer))
    }

    /// All cards of the player who must decide, as far as the viewer sees them, and ending the turn.
    fn explain_all(&self, viewer: Option<Seat>) -> Vec<Explained> {
        let me = self.decider();
        let cards = self.game.zone(me, Zone::Hand).chain(self.game.zone(me, Zone::Play));
        let seen = |id: &CardId| viewer.is_none_or(|viewer| self.game.knows(&self.db, viewer, *id));
        let mut all: Vec<Explained> =
            cards.filter(seen).flat_map(|id| self.explain_card(id, viewer)).collect();
        all.push(self.in_words(self.game.explain(&self.db, viewer, engine::Action::EndTurn)));
        all
    }

    fn explain_card(&self, id: CardId, viewer: Option<Seat>) -> Vec<Explained> {
        let told = self.game.explain_card(&self.db, viewer, id);
        told.into_iter().map(|explanation| self.in_words(explanation)).collect()
    }

    fn decider(&self) -> Seat {
        self.game.decision().map_or(self.game.active(), |decision| decision.seat)
    }

    fn in_words(&self, explanation: Explanation) -> Explained {
        let why = explanation.why.into_iter();
        Explained {
            what: self.show_action(explanation.action),
            allowed: explanation.allowed,
            why: why.map(|why| Reasoned { rule: Some(why.rule.to_string()), text: why.text }).collect(),
        }
    }
}
