//! Explains why actions are legal or illegal, at a line of a scenario file or in any game.

use crate::ast::{
    ActionSpec, AnswerSpec, CardExpr, Expectation, PaymentSpec, Scenario, ScenarioStep, StepKind,
};
use crate::failure::{ActionFailure, ScenarioFailure};
use crate::files::read_scenario;
use crate::handles::Handles;
use crate::library::IndexedLibrary;
use crate::parse::{ParseError, parse_file, parse_step};
use crate::run::play_on;
use crate::setup::set_up;
use crate::table::ScenarioTable;
use cards::{CardLibrary, fold};
use engine::{
    Action, CardDb, CardId, Edition, Explanation, ExplanationReason, Game, Payment, RuleNo, Seat, Zone,
};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::Path;
use std::sync::Arc;
use thiserror::Error;
use words::{Message, StoredText};

/// An action, whether it is legal, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExplainedAction {
    /// In the words of the format.
    pub what: StoredText,
    pub allowed: bool,
    pub why: Vec<WordedReason>,
}

/// One reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WordedReason {
    /// The rule behind it; `None` if the words don't name anything the rules apply to.
    pub rule: Option<String>,
    pub text: StoredText,
}

/// Why an explanation is not possible.
#[derive(Debug, Error)]
pub enum ExplainError {
    #[error("{file}: {source}. Check that the file exists and can be read as text")]
    Io { file: String, source: io::Error },
    #[error(transparent)]
    Parse(#[from] ParseError),
    #[error("{file} has {count} scenarios; choose one with {file}:LINE, such as {file}:{example}")]
    Which { file: String, count: usize, example: usize },
    #[error("{file}: line {line} is before the first scenario")]
    Before { file: String, line: usize },
    #[error("{file}:{line}: {message}")]
    Failed { file: String, line: usize, message: StoredText },
    #[error("{name}: {message}")]
    Asked { name: String, message: StoredText },
    #[error("{0} is not in this game")]
    NoPlayer(Seat),
}

impl ExplainError {
    fn failed(path: &Path, failure: &ScenarioFailure) -> ExplainError {
        ExplainError::Failed {
            file: path.display().to_string(),
            line: failure.pos.line,
            message: failure.message.clone(),
        }
    }
}

/// A question about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExplainQuery<'a> {
    /// All legal answers of the deciding player.
    Answers,
    /// The line's own action, or else all actions with the deciding player's cards and the reasons for and
    /// against them.
    Line,
    /// A `do` or `choose` line, or a card and all actions with it.
    Words(&'a str),
}

/// The explanation of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionExplanation {
    /// The deciding player and the decision.
    pub decision: StoredText,
    pub explained: Vec<ExplainedAction>,
}

/// Plays the scenario with this line up to the line and answers the question there. Without a line, plays the
/// file's only scenario to its end. A viewer gets only information known to that player. `edition` applies if
/// the scenario names none.
pub fn explain_file(
    path: &Path,
    line: Option<usize>,
    asked: ExplainQuery<'_>,
    viewer: Option<Seat>,
    edition: Option<Edition>,
    library: &CardLibrary,
) -> Result<PositionExplanation, ExplainError> {
    let (mut table, about) = table_at(path, line, asked, edition, library)?;
    check_seat(viewer, &table.game)?;
    table.tell(&about, viewer).map_err(|failure| ExplainError::failed(path, &failure))
}

/// The game before a line of a scenario file, or at the end of the file's only scenario.
pub fn game_at(
    path: &Path,
    line: Option<usize>,
    edition: Option<Edition>,
    library: &CardLibrary,
) -> Result<(Game, Arc<CardDb>), ExplainError> {
    let table = table_at(path, line, ExplainQuery::Answers, edition, library)?.0;
    Ok((table.game, table.db))
}

/// The table of a scenario played up to a line, and the question.
fn table_at(
    path: &Path,
    line: Option<usize>,
    asked: ExplainQuery<'_>,
    edition: Option<Edition>,
    library: &CardLibrary,
) -> Result<(ScenarioTable, QuerySubject), ExplainError> {
    let file = path.display().to_string();
    let text = read_scenario(path).map_err(|source| ExplainError::Io { file: file.clone(), source })?;
    let LocatedQuery { mut scenario, about } = LocatedQuery::new(path, &text, line, asked)?;
    scenario.set_edition(edition);
    let failed = |failure: ScenarioFailure| ExplainError::failed(path, &failure);
    let mut table = set_up(&scenario, &IndexedLibrary::new(library)).map_err(failed)?;
    play_on(&mut table, &scenario).map_err(failed)?;
    Ok((table, about))
}

/// Answers a question about a game; messages use `name` for the game. Cards the viewer knows are named by
/// their full names in double quotes, or by handles made from their names, such as `stitch` and `stitch_2`.
pub fn explain_game(
    name: &str,
    game: &Game,
    db: Arc<CardDb>,
    asked: ExplainQuery<'_>,
    viewer: Option<Seat>,
) -> Result<PositionExplanation, ExplainError> {
    check_seat(viewer, game)?;
    let handles = call_cards(game, &db, viewer);
    let mut names = HashMap::new();
    for id in game.card_ids().filter(|id| !game.is_marketing(*id)) {
        let def = game.card(id).def;
        names.entry(fold(&db.def(def).full_name)).or_insert(def);
    }
    let mut table = ScenarioTable::new(db, game.clone(), names, BTreeMap::new(), handles.by_name());
    let about = match asked {
        ExplainQuery::Answers => QuerySubject::Answers,
        ExplainQuery::Line => QuerySubject::Everything,
        ExplainQuery::Words(what) => {
            let (line, is_step) = as_line(what);
            QuerySubject::of(parse_step(name, &line, handles.by_name().keys().map(String::as_str))?, is_step)
        }
    };
    let failed =
        |failure: ScenarioFailure| ExplainError::Asked { name: name.to_owned(), message: failure.message };
    table.tell(&about, viewer).map_err(failed)
}

fn check_seat(viewer: Option<Seat>, game: &Game) -> Result<(), ExplainError> {
    match viewer.filter(|seat| !game.seats().any(|other| other == *seat)) {
        Some(seat) => Err(ExplainError::NoPlayer(seat)),
        None => Ok(()),
    }
}

/// Handles for the cards the viewer knows, in play first.
fn call_cards(game: &Game, db: &CardDb, viewer: Option<Seat>) -> Handles {
    let mut handles = Handles::default();
    let mut call = |id: CardId| {
        let known = viewer.is_none_or(|viewer| game.knows(db, viewer, id));
        if known && !game.is_marketing(id) {
            handles.of(id, game, db);
        }
    };
    for zone in [Zone::Play, Zone::Hand, Zone::Aside, Zone::Discard, Zone::Inkwell, Zone::Deck] {
        game.seats().for_each(|seat| game.zone(seat, zone).for_each(&mut call));
    }
    game.card_ids().for_each(call);
    handles
}

/// A scenario up to a line, and the question there.
struct LocatedQuery {
    scenario: Scenario,
    about: QuerySubject,
}

enum QuerySubject {
    Answers,
    Step(ScenarioStep),
    Card(CardExpr),
    Everything,
}

impl QuerySubject {
    /// The subject of a parsed line. A single card was parsed as an answer.
    fn of(step: ScenarioStep, is_step: bool) -> QuerySubject {
        match step {
            ScenarioStep { kind: StepKind::Choose(AnswerSpec::Cards(cards)), .. }
                if !is_step && cards.len() == 1 =>
            {
                cards.into_iter().next().map_or(QuerySubject::Everything, QuerySubject::Card)
            }
            step => QuerySubject::Step(step),
        }
    }
}

impl LocatedQuery {
    fn new(
        path: &Path,
        text: &str,
        line: Option<usize>,
        asked: ExplainQuery<'_>,
    ) -> Result<LocatedQuery, ExplainError> {
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
        let reached = |step: &ScenarioStep| line.is_some_and(|line| step.pos.line >= line);
        let cut = scenario.steps.iter().position(reached).unwrap_or(scenario.steps.len());
        let rest = scenario.steps.split_off(cut);
        let about = match asked {
            ExplainQuery::Answers => QuerySubject::Answers,
            ExplainQuery::Words(what) => {
                let end = rest.first().map_or(next, |step| step.pos.line);
                in_words(path, text, end, what)?
            }
            ExplainQuery::Line => match rest.into_iter().next() {
                Some(step) if Some(step.pos.line) == line && is_action(&step.kind) => {
                    QuerySubject::Step(step)
                }
                Some(_) | None => QuerySubject::Everything,
            },
        };
        Ok(LocatedQuery { scenario, about })
    }
}

/// The question as a line of the format, and whether it already was one. A card is parsed as an answer. A
/// full name needs no quotation marks, because shells remove them.
fn as_line(what: &str) -> (String, bool) {
    let what = what.trim();
    if ["do", "choose"].contains(&what.split_whitespace().next().unwrap_or_default()) {
        return (what.to_owned(), true);
    }
    let is_handle = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let quoted = what.starts_with(['"', '“', '„']) || what.chars().all(is_handle);
    let line = if quoted { format!("choose {what}") } else { format!("choose \"{what}\"") };
    (line, false)
}

/// Parses the question as one more line of the file, so that it can use handles and made-up cards.
fn in_words(path: &Path, text: &str, end: usize, what: &str) -> Result<QuerySubject, ExplainError> {
    let (line, is_step) = as_line(what);
    let mut lines: Vec<&str> = text.lines().take(end.saturating_sub(1)).collect();
    lines.push(&line);
    let last =
        parse_file(path, &lines.join("\n"))?.pop().and_then(|scenario| scenario.steps.into_iter().last());
    Ok(last.map_or(QuerySubject::Everything, |step| QuerySubject::of(step, is_step)))
}

/// A line that can't be done as a whole.
fn refused(step: &ScenarioStep, reason: Message, why: Vec<(RuleNo, StoredText)>) -> ExplainedAction {
    let mut why: Vec<WordedReason> =
        why.into_iter().map(|(rule, text)| WordedReason { rule: Some(rule.to_string()), text }).collect();
    if why.is_empty() {
        why.push(WordedReason { rule: None, text: reason.into() });
    }
    ExplainedAction { what: step.text.clone().into(), allowed: false, why }
}

/// Whether the step is an action, or an expectation about one.
fn is_action(kind: &StepKind) -> bool {
    match kind {
        StepKind::Do(_) | StepKind::Choose(_) | StepKind::ChooseIf(_) => true,
        StepKind::Loop | StepKind::Repeat(_) => false,
        StepKind::Expect(expect) | StepKind::Meanwhile(expect) => {
            matches!(expect, Expectation::Do { .. } | Expectation::Choose { .. })
        }
    }
}

impl ScenarioTable {
    fn tell(
        &mut self,
        about: &QuerySubject,
        viewer: Option<Seat>,
    ) -> Result<PositionExplanation, ScenarioFailure> {
        // The viewer must not learn whether a card is among the hidden ones.
        self.viewer = viewer;
        let explained = match about {
            QuerySubject::Answers => self.explain_answers(viewer),
            QuerySubject::Step(step) => self.explain_step(step, viewer)?,
            QuerySubject::Card(card) => self.explain_named(card, viewer)?,
            QuerySubject::Everything => self.explain_all(viewer),
        };
        Ok(PositionExplanation { decision: self.show_question(viewer).into(), explained })
    }

    /// Every answer to the pending decision, if the viewer makes it.
    fn explain_answers(&self, viewer: Option<Seat>) -> Vec<ExplainedAction> {
        let mut answers = Vec::new();
        match viewer {
            Some(viewer) => self.game.legal_for(&self.db, viewer, &mut answers),
            None => self.game.legal(&self.db, &mut answers),
        }
        let told = answers.into_iter().map(|answer| match viewer {
            Some(viewer) if !self.sees(viewer, answer) => {
                // Facedown cards can be chosen, but nothing more can be said about them.
                let what = Message::new("scn-unseen-card").with("player", viewer);
                ExplainedAction { what: what.into(), allowed: true, why: vec![] }
            }
            Some(_) | None => self.in_words(self.game.explain(&self.db, viewer, answer)),
        });
        told.collect()
    }

    /// Whether a player knows the cards in an answer.
    fn sees(&self, viewer: Seat, answer: Action) -> bool {
        answer.cards().into_iter().flatten().all(|id| self.game.knows(&self.db, viewer, id))
    }

    fn explain_step(
        &mut self,
        step: &ScenarioStep,
        viewer: Option<Seat>,
    ) -> Result<Vec<ExplainedAction>, ScenarioFailure> {
        let action = match &step.kind {
            StepKind::Meanwhile(Expectation::Do { action, .. }) => {
                self.turn_action(&action.action).map_err(ActionFailure::Script)
            }
            StepKind::Do(action) | StepKind::Expect(Expectation::Do { action, .. }) => {
                // Answers decisions that a script may leave open. Any other pending decision becomes the
                // explanation.
                if !matches!(action.action, ActionSpec::Concede(_)) {
                    let _ = self.settle(step);
                }
                self.turn_action(&action.action).map_err(ActionFailure::Script)
            }
            StepKind::Choose(answer)
            | StepKind::ChooseIf(answer)
            | StepKind::Expect(Expectation::Choose { answer, .. })
            | StepKind::Meanwhile(Expectation::Choose { answer, .. }) => self.answer_action(answer),
            StepKind::Expect(_) | StepKind::Meanwhile(_) | StepKind::Loop | StepKind::Repeat(_) => {
                return Ok(self.explain_all(viewer));
            }
        };
        match action {
            Ok(action) => {
                let mut first = self.in_words(self.game.explain(&self.db, viewer, action));
                if !first.allowed {
                    first.why.extend(self.named_singers(step, action, viewer));
                }
                // If the line has more than its first part, try all of it.
                let whole = if first.allowed { self.try_step(step) } else { Ok(()) };
                match whole {
                    Err(ActionFailure::Refused { reason, why }) => Ok(vec![refused(step, reason, why)]),
                    Ok(()) | Err(ActionFailure::Script(_)) => Ok(vec![first]),
                }
            }
            Err(ActionFailure::Script(failure)) => Err(failure),
            Err(ActionFailure::Refused { reason, why }) => Ok(vec![refused(step, reason, why)]),
        }
    }

    /// Why the characters named to sing together can't sing.
    fn named_singers(&self, step: &ScenarioStep, action: Action, viewer: Option<Seat>) -> Vec<WordedReason> {
        let (StepKind::Do(spec)
        | StepKind::Expect(Expectation::Do { action: spec, .. })
        | StepKind::Meanwhile(Expectation::Do { action: spec, .. })) = &step.kind
        else {
            return vec![];
        };
        let (
            ActionSpec::Play { how: PaymentSpec::Sing(singers), .. },
            Action::Play(song, Payment::SingTogether),
        ) = (&spec.action, action)
        else {
            return vec![];
        };
        let seen = |id: CardId| viewer.is_none_or(|viewer| self.game.knows(&self.db, viewer, id));
        let found = singers.iter().filter_map(|singer| self.find(singer, &[&|_, _| true]).ok());
        let mut why = vec![];
        for singer in found.filter(|id| seen(*id) && seen(song)) {
            let reasons = self.game.explain_singer(&self.db, song, singer);
            let action = Action::Play(song, Payment::Sing(singer));
            let told = self.reasons(&Explanation { action, allowed: false, reasons });
            why.extend(
                told.into_iter().map(|(rule, text)| WordedReason { rule: Some(rule.to_string()), text }),
            );
        }
        why
    }

    /// Whether the whole line is possible.
    fn try_step(&mut self, step: &ScenarioStep) -> Result<(), ActionFailure> {
        match &step.kind {
            StepKind::Do(action)
            | StepKind::Expect(Expectation::Do { action, .. })
            | StepKind::Meanwhile(Expectation::Do { action, .. }) => self.dry_run(|table| table.act(action)),
            StepKind::Choose(answer)
            | StepKind::ChooseIf(answer)
            | StepKind::Expect(Expectation::Choose { answer, .. })
            | StepKind::Meanwhile(Expectation::Choose { answer, .. }) => {
                self.dry_run(|table| table.answer(answer))
            }
            StepKind::Expect(_) | StepKind::Meanwhile(_) | StepKind::Loop | StepKind::Repeat(_) => Ok(()),
        }
    }

    fn explain_named(
        &self,
        card: &CardExpr,
        viewer: Option<Seat>,
    ) -> Result<Vec<ExplainedAction>, ScenarioFailure> {
        let me = self.decider();
        let id = self.find(
            card,
            &[
                &|game, id| {
                    game.card(id).owner == me && matches!(game.card(id).zone, Zone::Hand | Zone::Play)
                },
                &|game, id| game.card(id).zone == Zone::Play,
                &|game, id| game.card(id).zone == Zone::Hand,
                &|game, id| game.card(id).zone != Zone::Deck,
                &|_, _| true,
            ],
        )?;
        Ok(self.explain_card(id, viewer))
    }

    /// All cards of the deciding player that the viewer knows, and ending the turn.
    fn explain_all(&self, viewer: Option<Seat>) -> Vec<ExplainedAction> {
        let me = self.decider();
        let cards = self.game.zone(me, Zone::Hand).chain(self.game.zone(me, Zone::Play));
        let seen = |id: &CardId| viewer.is_none_or(|viewer| self.game.knows(&self.db, viewer, *id));
        let mut all: Vec<ExplainedAction> =
            cards.filter(seen).flat_map(|id| self.explain_card(id, viewer)).collect();
        all.push(self.in_words(self.game.explain(&self.db, viewer, Action::EndTurn)));
        all
    }

    fn explain_card(&self, id: CardId, viewer: Option<Seat>) -> Vec<ExplainedAction> {
        let told = self.game.explain_card(&self.db, viewer, id);
        told.into_iter().map(|explanation| self.in_words(explanation)).collect()
    }

    fn decider(&self) -> Seat {
        self.game.decision().map_or(self.game.active(), |decision| decision.seat)
    }

    fn in_words(&self, explanation: Explanation) -> ExplainedAction {
        let why = self.reasons(&explanation);
        let reasoned =
            |(rule, text): (RuleNo, StoredText)| WordedReason { rule: Some(rule.to_string()), text };
        ExplainedAction {
            what: self.show_action(explanation.action).into(),
            allowed: explanation.allowed,
            why: why.into_iter().map(reasoned).collect(),
        }
    }

    /// The reasons of an explanation in words. Judges see players by their seats.
    pub(crate) fn reasons(&self, explanation: &Explanation) -> Vec<(RuleNo, StoredText)> {
        let eyes = words::Eyes { game: &self.game, db: &self.db, viewer: self.viewer };
        let text = |why: &ExplanationReason| {
            StoredText::Sentence(words::reason(why, explanation.action, &eyes).by_name(&self.db))
        };
        explanation.reasons.iter().map(|why| (why.rule, text(why))).collect()
    }
}
