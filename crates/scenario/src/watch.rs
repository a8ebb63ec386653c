//! Runs scenarios and records which abilities of the library's cards they show.

use crate::ast::Scenario;
use crate::failure::in_column;
use crate::files::{FileError, find_files};
use crate::library::IndexedLibrary;
use crate::parse::parse_file;
use crate::report::{ScenarioReport, guarded, unread};
use crate::run::play_on;
use crate::setup::set_up;
use cards::CardLibrary;
use engine::{AbilityCoverage, Coverage};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use std::fs;
use std::path::{Path, PathBuf};

/// The result of a scenario, and the abilities it showed.
#[derive(Clone, Debug)]
pub struct ScenarioCoverage {
    pub report: ScenarioReport,
    pub shown: Vec<ShownAbility>,
}

/// Observations about one ability of a card of the library. Made-up cards are not counted.
#[derive(Clone, Debug)]
pub struct ShownAbility {
    /// The card's full name.
    pub card: String,
    /// Its ability, counted from 0.
    pub ability: usize,
    pub seen: AbilityCoverage,
}

/// Runs files and folders like [`run_paths`](crate::run_paths) and returns the abilities shown by the
/// scenarios that passed.
pub fn watch_paths<P: AsRef<Path>>(paths: &[P], library: &CardLibrary) -> Vec<ScenarioCoverage> {
    let found = find_files(paths);
    let shelf = IndexedLibrary::new(library);
    let watch = |file: &Result<PathBuf, FileError>| match file {
        Ok(path) => watch_file(path, &shelf),
        Err(error) => {
            let report = ScenarioReport::failed(&error.path, 1, error.of_folder());
            vec![ScenarioCoverage { report, shown: vec![] }]
        }
    };
    found.par_iter().flat_map_iter(watch).collect()
}

fn watch_file(path: &Path, shelf: &IndexedLibrary<'_>) -> Vec<ScenarioCoverage> {
    let broken = |line, message| {
        vec![ScenarioCoverage { report: ScenarioReport::failed(path, line, message), shown: vec![] }]
    };
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return broken(1, unread(&error)),
    };
    match parse_file(path, &text) {
        Ok(scenarios) => scenarios.iter().map(|scenario| watch_scenario(path, scenario, shelf)).collect(),
        Err(error) => broken(error.line, in_column(error.message, error.column)),
    }
}

fn watch_scenario(path: &Path, scenario: &Scenario, shelf: &IndexedLibrary<'_>) -> ScenarioCoverage {
    let mut shown = vec![];
    let result = guarded(scenario, || {
        let mut table = set_up(scenario, shelf)?;
        let coverage = Coverage::new(&table.db);
        coverage.look(&table.game, &table.db);
        table.coverage = Some(coverage);
        play_on(&mut table, scenario)?;
        let Some(coverage) = &table.coverage else { return Ok(()) };
        for (def, card) in table.cards().filter(|(_, card)| shelf.library.find(&card.full_name()).is_some()) {
            let seen = coverage.of(&table.db, def).into_iter().enumerate();
            let some = seen.filter(|(_, seen)| *seen != AbilityCoverage::default());
            shown.extend(some.map(|(ability, seen)| ShownAbility { card: card.full_name(), ability, seen }));
        }
        Ok(())
    });
    ScenarioCoverage { report: ScenarioReport::of(path, scenario, result), shown }
}
