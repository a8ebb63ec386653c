//! Runs files and folders and reports the results.

use crate::ast::Scenario;
use crate::failure::{ScenarioFailure, in_column};
use crate::files::{FileError, find_files, read_scenario};
use crate::library::IndexedLibrary;
use crate::parse::{ParseError, parse_file};
use crate::run::{play, play_on};
use crate::setup::set_up;
use crate::table::ScenarioLog;
use cards::CardLibrary;
use engine::{Edition, Seat};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::Serialize;
use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use thiserror::Error;
use words::{Arg, Language, Message, StoredText, io_error};

/// The result of one scenario. An unreadable file has one report, too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScenarioReport {
    pub file: String,
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    pub passed: bool,
    /// The line that failed; the scenario's first line if it passed.
    pub line: usize,
    /// The failed expectation and the actual value; empty if it passed.
    pub message: StoredText,
}

impl ScenarioReport {
    pub(crate) fn failed(file: &Path, line: usize, message: Message) -> ScenarioReport {
        let message = message.into();
        ScenarioReport { file: show(file), title: String::new(), rules: vec![], passed: false, line, message }
    }

    pub(crate) fn of(
        file: &Path,
        scenario: &Scenario,
        result: Result<(), ScenarioFailure>,
    ) -> ScenarioReport {
        let (passed, line, message) = match result {
            Ok(()) => (true, scenario.pos.line, StoredText::default()),
            Err(failure) => (false, failure.pos.line, failure.message),
        };
        ScenarioReport {
            file: show(file),
            title: scenario.title.clone(),
            rules: scenario.rules.clone(),
            passed,
            line,
            message,
        }
    }
}

fn show(path: &Path) -> String {
    path.display().to_string()
}

/// Why a trace can't be written.
#[derive(Debug, Error)]
pub enum TraceError {
    #[error("{file}: {source}. Check that the file exists and can be read as text")]
    Io { file: String, source: io::Error },
    #[error(transparent)]
    Parse(#[from] ParseError),
}

/// Options for running scenarios.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunOptions {
    /// Number of threads; 0 is one per core.
    pub threads: usize,
    /// The edition of scenarios that name none; by default the newest.
    pub edition: Option<Edition>,
}

/// Runs the scenarios of one file.
pub fn run_file(path: &Path, library: &CardLibrary) -> Vec<ScenarioReport> {
    run_on(path, &IndexedLibrary::new(library), None)
}

/// Runs files and folders. Folders are run recursively, sorted by name. Reports are in the order of the
/// files.
pub fn run_paths<P: AsRef<Path>>(
    paths: &[P],
    library: &CardLibrary,
    options: RunOptions,
) -> Vec<ScenarioReport> {
    let found = find_files(paths);
    let shelf = IndexedLibrary::new(library);
    let run = |file: &Result<PathBuf, FileError>| match file {
        Ok(path) => run_on(path, &shelf, options.edition),
        Err(error) => vec![ScenarioReport::failed(&error.path, 1, error.of_folder())],
    };
    match rayon::ThreadPoolBuilder::new().num_threads(options.threads).build() {
        Ok(pool) => pool.install(|| found.par_iter().flat_map_iter(run).collect()),
        Err(_) => found.iter().flat_map(run).collect(),
    }
}

/// Runs the scenarios of a file. `edition` applies to those that name none.
fn run_on(path: &Path, shelf: &IndexedLibrary<'_>, edition: Option<Edition>) -> Vec<ScenarioReport> {
    let text = match read_scenario(path) {
        Ok(text) => text,
        Err(error) => return vec![ScenarioReport::failed(path, 1, unread(&error))],
    };
    run_scenarios(path, &text, shelf, edition)
}

/// Runs the scenarios of a text; reports contain `name` as the file.
pub fn run_text(name: &str, text: &str, library: &CardLibrary) -> Vec<ScenarioReport> {
    run_scenarios(Path::new(name), text, &IndexedLibrary::new(library), None)
}

fn run_scenarios(
    path: &Path,
    text: &str,
    shelf: &IndexedLibrary<'_>,
    edition: Option<Edition>,
) -> Vec<ScenarioReport> {
    match parse_file(path, text) {
        Ok(scenarios) => {
            let run = |mut scenario: Scenario| {
                scenario.set_edition(edition);
                let result = guarded(&scenario, || play(&scenario, shelf));
                ScenarioReport::of(path, &scenario, result)
            };
            scenarios.into_iter().map(run).collect()
        }
        Err(error) => {
            vec![ScenarioReport::failed(path, error.line, in_column(error.message, error.column))]
        }
    }
}

/// The message for an unreadable file.
pub(crate) fn unread(error: &io::Error) -> Message {
    Message::new("scn-file-unread").with("why", io_error(error))
}

/// Turns a panic into a failure of this scenario, so that the run continues.
pub(crate) fn guarded(
    scenario: &Scenario,
    f: impl FnOnce() -> Result<(), ScenarioFailure>,
) -> Result<(), ScenarioFailure> {
    catch_unwind(AssertUnwindSafe(f))
        .unwrap_or_else(|panic| Err(ScenarioFailure::new(scenario.pos, panicked(&*panic))))
}

fn panicked(panic: &(dyn Any + Send)) -> Message {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let what = match text.or_else(|| panic.downcast_ref::<String>().cloned()) {
        Some(text) => text.into(),
        None => Arg::from(Message::new("scn-no-message")),
    };
    Message::new("scn-panicked").with("what", what)
}

/// Options for a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceOptions {
    pub language: Language,
    /// The player who reads it and learns what this player may know; a judge, who knows everything, by default. The lines of the
    /// file are printed in any case.
    pub reader: Option<Seat>,
    /// The edition of scenarios that name none; by default the newest.
    pub edition: Option<Edition>,
}

impl Default for TraceOptions {
    fn default() -> TraceOptions {
        TraceOptions { language: Language::English, reader: None, edition: None }
    }
}

/// The event log of every scenario of a file: each step, followed by its events with their rules.
pub fn trace_file(path: &Path, options: TraceOptions, library: &CardLibrary) -> Result<String, TraceError> {
    let TraceOptions { language, reader, edition } = options;
    let text = read_scenario(path).map_err(|source| TraceError::Io { file: show(path), source })?;
    let mut scenarios = parse_file(path, &text)?;
    let shelf = IndexedLibrary::new(library);
    let mut out = String::new();
    for scenario in &mut scenarios {
        scenario.set_edition(edition);
        let scenario = &*scenario;
        let mut log = Vec::new();
        let result = guarded(scenario, || {
            let mut table = set_up(scenario, &shelf)?;
            if let Some(missing) = reader.filter(|reader| !table.game.seats().any(|seat| seat == *reader)) {
                let message = Message::new("explain-no-player").with("player", missing);
                return Err(ScenarioFailure::new(scenario.pos, message));
            }
            table.log = Some(ScenarioLog { language, reader, lines: vec![] });
            let result = guarded(scenario, || play_on(&mut table, scenario));
            log = table.log.map_or(vec![], |log| log.lines);
            result
        });
        out.push_str(&format!("scenario \"{}\"\n", scenario.title));
        for line in log {
            out.push_str(&line);
            out.push('\n');
        }
        let end = match result {
            Ok(()) => Message::new("trace-passed"),
            Err(failure) => {
                Message::new("trace-failed").with("n", failure.pos.line).with("what", failure.message)
            }
        };
        out.push_str(&format!("{}\n\n", words::text(language, &end)));
    }
    Ok(out)
}
