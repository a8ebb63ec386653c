//! Exports a position of a recorded game as a scenario that leads to it.
//!
//! A setup can't express everything: the format has no words for lasting effects, for the events of the turn,
//! or for a half-resolved effect. So a scenario begins at a point that it can describe, usually the end of an
//! earlier turn, and plays from there; without such a point, it begins with the opening hands. The export is
//! tested: the scenario is run, and its game is compared with the recorded one in everything that rules can
//! depend on.

mod position;
mod script;

use crate::failure::ScenarioFailure;
use crate::handles::Handles;
use crate::parse::parse_file;
use crate::run::play_on;
use crate::setup::{CardLookup, lay_out, rules_of};
use crate::stage::StageError;
use crate::table::ScenarioTable;
use cards::fold;
use engine::{Action, CardDb, Game, GameDifference, GameSetup, SetupError};
use script::ScriptWriter;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use thiserror::Error;
use words::{Message, Say as _, StoredText};

/// A recorded game.
#[derive(Clone, Debug)]
pub struct RecordedGame<'a> {
    pub db: Arc<CardDb>,
    pub start: &'a GameSetup,
    /// The texts of the start's leaders.
    pub leader_texts: &'a [Vec<String>],
    pub actions: &'a [Action],
}

/// A position as a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioExport {
    /// The scenario file.
    pub text: String,
    pub begins: ExportStart,
    /// The differences from the recorded position; empty for an exact export.
    pub lost: Vec<GameDifference>,
}

impl ScenarioExport {
    /// Whether the scenario leads to exactly the same position.
    pub fn is_exact(&self) -> bool {
        self.lost.is_empty()
    }
}

/// The start of an exported scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportStart {
    /// In a turn, after this many answers.
    Turn { turn: u16, answers: usize },
    /// With the decks, before the opening hands are drawn.
    Setup,
}

impl fmt::Display for ExportStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExportStart::Turn { turn, answers } => write!(f, "in turn {turn}, after {answers} answers"),
            ExportStart::Setup => f.write_str("before the opening hands are drawn"),
        }
    }
}

/// Why a position can't be exported.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExportError {
    #[error("the game has {answers} answers, so it has no position after {at}")]
    TooFar { at: usize, answers: usize },
    #[error("{0}")]
    Setup(#[from] SetupError),
    #[error("answer {number} of the game is refused: {why}")]
    Refused { number: usize, why: StoredText },
    #[error("no scenario can lead to this position: {why}")]
    NoWords { why: StoredText },
}

/// Exports the position after the given number of answers as a scenario.
///
/// It begins as late in the game as possible. If no beginning leads to exactly the same position, the file
/// and [`ScenarioExport::lost`] list the differences.
pub fn export(recorded: &RecordedGame<'_>, at: usize, title: &str) -> Result<ScenarioExport, ExportError> {
    let (beginnings, end) = beginnings(recorded, at)?;
    let mut best: Option<ScenarioExport> = None;
    let mut why = StoredText::default();
    for (begins, game) in beginnings.iter().rev() {
        match attempt(recorded, *begins, game, &end, at, title) {
            Ok(exported) if exported.is_exact() => return Ok(exported),
            Ok(exported) => {
                if best.as_ref().is_none_or(|best| exported.lost.len() < best.lost.len()) {
                    best = Some(exported);
                }
            }
            Err(reason) => why = reason,
        }
    }
    best.ok_or(ExportError::NoWords { why })
}

/// The possible beginnings of a scenario in order, and the target position.
fn beginnings(
    recorded: &RecordedGame<'_>,
    at: usize,
) -> Result<(Vec<(ExportStart, Game)>, Game), ExportError> {
    let Some(actions) = recorded.actions.get(..at) else {
        return Err(ExportError::TooFar { at, answers: recorded.actions.len() });
    };
    let mut game = Game::start(&recorded.db, recorded.start)?;
    let mut found = vec![(ExportStart::Setup, game.clone())];
    for (number, action) in actions.iter().enumerate() {
        // A turn leaves little state behind, and the format can express most of it.
        if *action == Action::EndTurn {
            found.push((ExportStart::Turn { turn: game.turn(), answers: number }, game.clone()));
        }
        game.apply(&recorded.db, *action, None)
            .map_err(|refusal| ExportError::Refused { number, why: refusal.message().into() })?;
    }
    let decides = game.decision().is_some_and(|decision| decision.kind == engine::DecisionKind::Action);
    if decides {
        found.push((ExportStart::Turn { turn: game.turn(), answers: at }, game.clone()));
    }
    Ok((found, game))
}

/// Writes, runs and compares a scenario from one beginning. The error says why it can't be written or run.
fn attempt(
    recorded: &RecordedGame<'_>,
    begins: ExportStart,
    game: &Game,
    end: &Game,
    at: usize,
    title: &str,
) -> Result<ScenarioExport, StoredText> {
    let db = &recorded.db;
    let from = match begins {
        ExportStart::Setup => 0,
        ExportStart::Turn { answers, .. } => answers,
    };
    let mut scribe = ScriptWriter { db, handles: Handles::default(), lines: vec![] };
    // Cards in play get their handles first, without numbers.
    if begins != ExportStart::Setup {
        for seat in game.seats() {
            for id in game.zone(seat, engine::Zone::Play) {
                scribe.handles.of(id, game, db);
            }
        }
    }
    let mut played = game.clone();
    scribe.play(&mut played, &recorded.actions[from..at])?;
    scribe.expect(end);
    let ScriptWriter { mut handles, lines, .. } = scribe;
    let set_up = match begins {
        ExportStart::Setup => position::beginning(recorded, end.starter(), game, &handles),
        ExportStart::Turn { .. } => position::now(recorded, game, &mut handles),
    };
    let body = format!("{}\n{}\n", set_up.text, lines.join("\n"));
    let head = |lost: &[GameDifference]| head(title, begins, end, at, lost);
    let table = run(&format!("{}{body}", head(&[])), Arc::clone(db), game)?;
    let lost = end.differences(&table.game, &set_up.twins);
    Ok(ScenarioExport { text: format!("{}{body}", head(&lost)), begins, lost })
}

/// The comment at the beginning: the position, and the differences from it.
fn head(title: &str, begins: ExportStart, end: &Game, at: usize, lost: &[GameDifference]) -> String {
    let mut head = format!("# The position after {at} answers, in turn {}.", end.turn());
    head += &match begins {
        ExportStart::Turn { answers, .. } if answers == at => String::new(),
        ExportStart::Turn { .. } | ExportStart::Setup => format!(" The scenario begins {begins}."),
    };
    if !lost.is_empty() {
        let list: Vec<String> = lost.iter().map(ToString::to_string).collect();
        head += &format!("\n# Not as it was, because no scenario can say it: {}.", list.join("; "));
    }
    format!("{head}\nscenario {}\n", script::quoted(title))
}

/// Runs the scenario with the cards of the recorded game, so that the two can be compared.
fn run(text: &str, db: Arc<CardDb>, game: &Game) -> Result<ScenarioTable, StoredText> {
    let scenarios = parse_file(Path::new("exported"), text).map_err(|error| error.message())?;
    let failed = |failure: ScenarioFailure| StageError::from(failure).message();
    let mut names = std::collections::HashMap::new();
    for id in game.card_ids().filter(|id| !game.is_marketing(*id)) {
        let def = game.card(id).def;
        names.entry(fold(&db.def(def).full_name)).or_insert(def);
    }
    let known = CardLookup { names, data: BTreeMap::new(), filler: None };
    let [scenario] = &scenarios[..] else {
        return Err(Message::new("scn-not-one").into());
    };
    let mut table = lay_out(scenario, rules_of(scenario), db, known).map_err(failed)?;
    play_on(&mut table, scenario).map_err(failed)?;
    Ok(table)
}
