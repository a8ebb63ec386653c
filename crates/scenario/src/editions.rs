//! Running scenarios under every edition, and finding the change behind a different outcome.

use crate::ast::Scenario;
use crate::failure::{ScenarioFailure, in_column};
use crate::files::{FileError, ScenarioFile, find_files, read_scenario};
use crate::library::IndexedLibrary;
use crate::parse::parse_file;
use crate::report::{guarded, unread};
use crate::run::play_on;
use crate::setup::{CardLookup, cards_of, lay_out};
use cards::CardLibrary;
use engine::{CardDb, Edition, EditionQuestion, Rules};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use words::{Message, StoredText};

/// The results of one scenario under every edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EditionsReport {
    pub file: String,
    pub title: String,
    /// The scenario's first line, or the line with a parse error.
    pub line: usize,
    /// Its results, oldest edition first: all editions, or the one it names.
    pub outcomes: Vec<EditionOutcome>,
    /// The changes behind each difference between consecutive editions.
    pub differences: Vec<OutcomeChange>,
}

/// The result of a scenario under one edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EditionOutcome {
    pub edition: Edition,
    pub passed: bool,
    pub line: usize,
    /// The failed expectation and the actual value; empty if it passed.
    pub message: StoredText,
}

/// A scenario passes under one edition and fails under the next, or the other way round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OutcomeChange {
    pub from: Edition,
    pub to: Edition,
    /// The ids of the changes that make the difference; empty if none does.
    pub changes: Vec<&'static str>,
}

impl EditionsReport {
    /// Whether the result is the same under all editions.
    pub fn is_alike(&self) -> bool {
        self.differences.is_empty()
    }

    /// Whether every difference is due to known changes.
    pub fn is_explained(&self) -> bool {
        self.differences.iter().all(|difference| !difference.changes.is_empty())
    }
}

/// Runs files and folders under all editions; scenarios that name an edition are run under that one.
pub fn run_editions<P: AsRef<Path>>(
    paths: &[P],
    library: &CardLibrary,
    threads: usize,
) -> Vec<EditionsReport> {
    run_between(paths, library, threads, &Edition::ALL)
}

/// Like [`run_editions`] for these editions, oldest first.
pub fn run_between<P: AsRef<Path>>(
    paths: &[P],
    library: &CardLibrary,
    threads: usize,
    editions: &[Edition],
) -> Vec<EditionsReport> {
    let shelf = IndexedLibrary::new(library);
    let run = |file: &Result<PathBuf, FileError>| match file {
        Ok(path) => run_file(path, &shelf, editions),
        Err(error) => vec![broken(&error.path, 1, error.of_folder().into())],
    };
    on_threads(&find_files(paths), threads, run)
}

/// Like [`run_between`] for files that have been read.
pub fn run_files_between(
    files: &[ScenarioFile],
    library: &CardLibrary,
    threads: usize,
    editions: &[Edition],
) -> Vec<EditionsReport> {
    let shelf = IndexedLibrary::new(library);
    on_threads(files, threads, |file| run_text(&file.path, &file.text, &shelf, editions))
}

fn on_threads<T: Sync>(
    found: &[T],
    threads: usize,
    run: impl Fn(&T) -> Vec<EditionsReport> + Sync + Send,
) -> Vec<EditionsReport> {
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(|| found.par_iter().flat_map_iter(run).collect()),
        Err(_) => found.iter().flat_map(run).collect(),
    }
}

fn run_file(path: &Path, shelf: &IndexedLibrary<'_>, editions: &[Edition]) -> Vec<EditionsReport> {
    match read_scenario(path) {
        Ok(text) => run_text(path, &text, shelf, editions),
        Err(error) => vec![broken(path, 1, unread(&error).into())],
    }
}

fn run_text(
    path: &Path,
    text: &str,
    shelf: &IndexedLibrary<'_>,
    editions: &[Edition],
) -> Vec<EditionsReport> {
    match parse_file(path, text) {
        Ok(scenarios) => scenarios.iter().map(|scenario| run(path, scenario, shelf, editions)).collect(),
        Err(error) => {
            vec![broken(path, error.line, in_column(error.message, error.column).into())]
        }
    }
}

fn guarded_cards(
    scenario: &Scenario,
    shelf: &IndexedLibrary<'_>,
) -> Result<(Arc<CardDb>, CardLookup), ScenarioFailure> {
    let mut cards = None;
    guarded(scenario, || {
        cards = Some(cards_of(scenario, shelf)?);
        Ok(())
    })?;
    cards.ok_or_else(|| ScenarioFailure::new(scenario.pos, Message::new("scn-cards-not-compiled")))
}

/// The result for an unreadable file, without an edition.
fn broken(path: &Path, line: usize, message: StoredText) -> EditionsReport {
    let outcome = EditionOutcome { edition: Edition::NEWEST, passed: false, line, message };
    EditionsReport {
        file: path.display().to_string(),
        title: String::new(),
        line,
        outcomes: vec![outcome],
        differences: vec![],
    }
}

fn run(path: &Path, scenario: &Scenario, shelf: &IndexedLibrary<'_>, editions: &[Edition]) -> EditionsReport {
    // The cards are compiled once for all editions.
    let cards = guarded_cards(scenario, shelf);
    let by = |rules: Rules| {
        let (db, known) = cards.clone()?;
        guarded(scenario, || play_on(&mut lay_out(scenario, rules, db, known)?, scenario))
    };
    let own = scenario.edition.map(|(edition, _)| [edition]);
    let editions: &[Edition] = own.as_ref().map_or(editions, |own| own);
    let outcome = |edition: &Edition| match by((*edition).into()) {
        Ok(()) => EditionOutcome {
            edition: *edition,
            passed: true,
            line: scenario.pos.line,
            message: StoredText::default(),
        },
        Err(failure) => EditionOutcome {
            edition: *edition,
            passed: false,
            line: failure.pos.line,
            message: failure.message,
        },
    };
    let outcomes: Vec<EditionOutcome> = editions.iter().map(outcome).collect();
    let differences = outcomes
        .windows(2)
        .filter(|pair| pair[0].passed != pair[1].passed)
        .map(|pair| OutcomeChange {
            from: pair[0].edition,
            to: pair[1].edition,
            changes: behind(pair, |rules| by(rules).is_ok()),
        })
        .collect();
    EditionsReport {
        file: path.display().to_string(),
        title: scenario.title.clone(),
        line: scenario.pos.line,
        outcomes,
        differences,
    }
}

/// The changes behind different results under two editions: the one or two questions whose answers make the
/// difference.
fn behind(pair: &[EditionOutcome], passes: impl Fn(Rules) -> bool) -> Vec<&'static str> {
    let (before, after) = (Rules::from(pair[0].edition), Rules::from(pair[1].edition));
    let differs = |question: &EditionQuestion| before.say(*question) != after.say(*question);
    let questions: Vec<EditionQuestion> = EditionQuestion::ALL.into_iter().filter(differs).collect();
    let turned = |rules: Rules, question: EditionQuestion| rules.with_answer(question, after.say(question));
    let shows = |rules: Rules| passes(rules) != pair[0].passed;
    let singly: Vec<EditionQuestion> =
        questions.iter().copied().filter(|question| shows(turned(before, *question))).collect();
    let found = if !singly.is_empty() {
        singly
    } else {
        let pairs = questions
            .iter()
            .enumerate()
            .flat_map(|(at, first)| questions[at + 1..].iter().map(move |second| [*first, *second]));
        let both = |[first, second]: &[EditionQuestion; 2]| shows(turned(turned(before, *first), *second));
        pairs.into_iter().find(both).map_or(vec![], |both| both.to_vec())
    };
    let mut changes: Vec<&'static str> = found
        .iter()
        .flat_map(|question| question.changes_between(pair[0].edition, pair[1].edition))
        .collect();
    changes.dedup();
    changes
}
