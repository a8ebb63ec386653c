//! Which rules are shown, and by what.

use crate::book::Rulebook;
use scenario::{ParseError, parse_file};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};
use thiserror::Error;

/// Folders within folders are followed no deeper: a link may lead in a circle.
const DEEPEST: usize = 16;

/// A scenario that shows a rule; a test that does is given in the same way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScenarioRef {
    pub file: String,
    /// The scenario's title, or the test's name.
    pub title: String,
}

/// Rule to what shows it. Headings and what only the glossary says may be among the rules.
pub type Proofs = BTreeMap<String, Vec<ScenarioRef>>;

/// How much of the rulebook is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// How many rules need a proof.
    pub rules: usize,
    /// How many of them have one.
    pub shown: usize,
    /// The others, in the order of the document.
    pub missing: Vec<String>,
    /// The proofs of each rule that has any.
    pub by_rule: BTreeMap<String, Vec<ScenarioRef>>,
}

/// Why the scenarios can't be counted.
#[derive(Debug, Error)]
pub enum CoverageError {
    #[error("{}: {error}. Check that the path exists and can be read", path.display())]
    Unreadable { path: PathBuf, error: io::Error },
    #[error(transparent)]
    Parse(#[from] ParseError),
    #[error("{file}:{line}: \"{title}\" says that it shows {rule}, and there is no such rule")]
    UnknownRule { file: String, line: usize, title: String, rule: String },
}

impl Rulebook {
    /// What shows each rule: the scenarios of these files, and of the folders among them, and the tests the rulebook
    /// names. A scenario shows the rules its `rules` line names, not those above or beneath them.
    pub fn proofs<P: AsRef<Path>>(&self, paths: &[P]) -> Result<Proofs, CoverageError> {
        let mut proofs = Proofs::new();
        for path in paths {
            for file in scenario_files(path.as_ref())? {
                self.add_file(&file, &mut proofs)?;
            }
        }
        for proof in self.tests() {
            for rule in &proof.rules {
                let test = ScenarioRef { file: proof.file.clone(), title: proof.test.clone() };
                proofs.entry(rule.clone()).or_default().push(test);
            }
        }
        Ok(proofs)
    }

    /// How many of the rules that need a proof have one, and which do not.
    pub fn coverage<P: AsRef<Path>>(&self, paths: &[P]) -> Result<Coverage, CoverageError> {
        let mut proofs = self.proofs(paths)?;
        let mut coverage = Coverage { rules: 0, shown: 0, missing: Vec::new(), by_rule: BTreeMap::new() };
        for rule in self.to_prove() {
            coverage.rules += 1;
            match proofs.remove(&rule.number) {
                Some(shown_by) => {
                    coverage.shown += 1;
                    coverage.by_rule.insert(rule.number.clone(), shown_by);
                }
                None => coverage.missing.push(rule.number.clone()),
            }
        }
        Ok(coverage)
    }

    fn add_file(&self, file: &Path, proofs: &mut Proofs) -> Result<(), CoverageError> {
        let text = fs::read_to_string(file).map_err(|error| unreadable(file, error))?;
        for scenario in parse_file(file, &text)? {
            let shown_by = ScenarioRef { file: file.display().to_string(), title: scenario.title };
            for rule in scenario.rules {
                let Some(entry) = self.find(&rule) else {
                    let ScenarioRef { file, title } = shown_by;
                    return Err(CoverageError::UnknownRule { file, line: scenario.pos.line, title, rule });
                };
                let list = proofs.entry(entry.number.clone()).or_default();
                // A rule named twice on one line is still one proof.
                if list.last() != Some(&shown_by) {
                    list.push(shown_by.clone());
                }
            }
        }
        Ok(())
    }
}

/// The file itself, or all scenario files of a folder in name order.
fn scenario_files(path: &Path) -> Result<Vec<PathBuf>, CoverageError> {
    let mut files = Vec::new();
    gather(path, 0, &mut files)?;
    Ok(files)
}

fn gather(path: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<(), CoverageError> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    if depth == DEEPEST {
        return Ok(());
    }
    let entries = fs::read_dir(path).and_then(|entries| entries.collect::<io::Result<Vec<_>>>());
    let mut below: Vec<PathBuf> =
        entries.map_err(|error| unreadable(path, error))?.into_iter().map(|entry| entry.path()).collect();
    below.sort();
    for path in below {
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "scn") {
            gather(&path, depth + 1, files)?;
        }
    }
    Ok(())
}

fn unreadable(path: &Path, error: io::Error) -> CoverageError {
    CoverageError::Unreadable { path: path.to_owned(), error }
}
