//! A scenario's position as a game for people to play.

use crate::ast::StepKind;
use crate::failure::ScenarioFailure;
use crate::library::IndexedLibrary;
use crate::parse::{ParseError, parse_file};
use crate::run::play_on;
use crate::setup::set_up;
use cards::{CardData, CardLibrary};
use engine::Game;
use std::path::Path;
use thiserror::Error;
use wording::Name;
use words::StoredText;

/// Maximum size of a scenario text.
pub const LARGEST_SCENARIO: usize = 256 << 10;

/// A playable table.
#[derive(Clone, Debug)]
pub struct StagedGame {
    pub title: String,
    /// All its cards by definition number, leaders last.
    pub cards: Vec<CardData>,
    /// The leaders of Format Coconut.
    pub leaders: Vec<CardData>,
    /// The names that can be named, before those of its own cards.
    pub nameable: Vec<Name>,
    pub game: Game,
    pub seed: u64,
}

/// Why a table can't be built.
#[derive(Debug, Error)]
pub enum StageError {
    #[error("the scenario is larger than {LARGEST_SCENARIO} bytes; shorten it")]
    TooLarge,
    #[error(transparent)]
    Parse(#[from] ParseError),
    #[error("the text has {there} scenarios; number {asked}, counted from 0, is not one of them")]
    NoSuch { there: usize, asked: usize },
    #[error("line {line}: {message}")]
    Failed { line: usize, message: StoredText },
}

impl From<ScenarioFailure> for StageError {
    fn from(failure: ScenarioFailure) -> StageError {
        StageError::Failed { line: failure.pos.line, message: failure.message }
    }
}

/// Builds one of the scenarios of a text, counted from 0. With `played`, also plays its steps.
pub fn stage(
    text: &str,
    number: usize,
    played: bool,
    library: &CardLibrary,
) -> Result<StagedGame, StageError> {
    if text.len() > LARGEST_SCENARIO {
        return Err(StageError::TooLarge);
    }
    let mut scenarios = parse_file(Path::new("scenario"), text)?;
    let there = scenarios.len();
    if number >= there {
        return Err(StageError::NoSuch { there, asked: number });
    }
    let scenario = scenarios.swap_remove(number);
    let shelf = IndexedLibrary::for_table(library);
    let mut table = set_up(&scenario, &shelf)?;
    if played {
        play_on(&mut table, &scenario)?;
    }
    let (leaders, cards): (Vec<_>, Vec<_>) = table.cards().partition(|(def, _)| table.db.def(*def).leader);
    let [cards, leaders] =
        [cards, leaders].map(|all| all.into_iter().map(|(_, card)| card.clone()).collect());
    let nameable = shelf.nameable;
    Ok(StagedGame { title: scenario.title, cards, leaders, nameable, game: table.game, seed: scenario.seed })
}

/// What of a scenario's expectations is not true in a game that began from its set-up; nothing when all of them are. Its other
/// steps don't count: whoever sits at the table has their own.
pub fn unmet(
    text: &str,
    number: usize,
    game: &Game,
    library: &CardLibrary,
) -> Result<Option<StoredText>, StageError> {
    if text.len() > LARGEST_SCENARIO {
        return Err(StageError::TooLarge);
    }
    let scenarios = parse_file(Path::new("scenario"), text)?;
    let there = scenarios.len();
    let scenario = scenarios.get(number).ok_or(StageError::NoSuch { there, asked: number })?;
    let mut table = set_up(scenario, &IndexedLibrary::for_table(library))?;
    table.game.clone_from(game);
    for step in &scenario.steps {
        if let StepKind::Expect(expect) = &step.kind
            && let Err(failure) = table.expect(step, expect)
        {
            return Ok(Some(failure.message));
        }
    }
    Ok(None)
}
