//! Which rules are proved, and by which scenarios and tests.

use crate::book::Rulebook;
use crate::entry::ScenarioRef;
use cards::CardLibrary;
use engine::Edition;
use scenario::{EditionsReport, ParseError, parse_file, run_between};
use serde::Serialize;
use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::{fs, io};
use thiserror::Error;

/// Maximum depth of nested folders, because links can be circular.
const DEEPEST: usize = 16;

/// A scenario or test that shows a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proof {
    #[serde(flatten)]
    pub shown_by: ScenarioRef,
    /// The only edition it applies to. Without one, it applies to all editions in which it passes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
}

/// The project's name for a rule, to its proofs. The rules may include headings and glossary entries.
pub type Proofs = BTreeMap<String, Vec<Proof>>;

/// The coverage of an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EditionCoverage {
    pub edition: Edition,
    /// The number of paragraphs that need a proof.
    pub rules: usize,
    /// The number of those with a proof.
    pub shown: usize,
    /// The others, in the order of the document.
    pub missing: Vec<String>,
    /// The proofs of each paragraph that has one.
    pub by_rule: BTreeMap<String, Vec<ScenarioRef>>,
}

/// Why the coverage can't be computed.
#[derive(Debug, Error)]
pub enum CoverageError {
    #[error("{}: {error}. Check that the path exists and is readable", path.display())]
    Unreadable { path: PathBuf, error: io::Error },
    #[error(transparent)]
    Parse(#[from] ParseError),
    #[error("{file}:{line}: \"{title}\" says that it shows {rule}, but {edition} has no such rule")]
    UnknownRule { file: String, line: usize, title: String, rule: String, edition: Edition },
}

impl Rulebook {
    /// The proofs of each rule: scenarios in these files and folders, and the tests listed in the rulebook. A
    /// scenario shows the rules on its `rules` line, by the numbers of its edition, but not the rules above
    /// or below them.
    pub fn proofs<P: AsRef<Path>>(&self, paths: &[P]) -> Result<Proofs, CoverageError> {
        let mut proofs = Proofs::new();
        for path in paths {
            for file in scenario_files(path.as_ref())? {
                self.add_file(&file, &mut proofs)?;
            }
        }
        for proof in self.tests() {
            for rule in &proof.rules {
                let shown_by = ScenarioRef { file: proof.file.clone(), title: proof.test.clone() };
                proofs.entry(rule.clone()).or_default().push(Proof { shown_by, edition: None });
            }
        }
        Ok(proofs)
    }

    /// The paragraphs of an edition that need a proof, with and without one. A paragraph with several rules
    /// is covered when all of them are.
    ///
    /// A scenario without an edition counts if it passes in this one. It is assumed to pass in the newest, as
    /// in [`Rulebook::proofs`]; in other editions it is run.
    pub fn coverage<P: AsRef<Path>>(
        &self,
        paths: &[P],
        edition: Edition,
        library: &CardLibrary,
    ) -> Result<EditionCoverage, CoverageError> {
        let proofs = self.proofs(paths)?;
        let failing =
            if edition == Edition::NEWEST { HashSet::new() } else { failing(paths, edition, library) };
        let (mut rules, mut missing, mut by_rule) = (0, Vec::new(), BTreeMap::new());
        for paragraph in self.to_prove(edition) {
            rules += 1;
            let mut shown_by: Vec<ScenarioRef> = Vec::new();
            let mut complete = true;
            for rule in paragraph.rules.iter().filter(|rule| rule.needs_proof()) {
                let before = shown_by.len();
                let holds = |proof: &&Proof| match proof.edition {
                    Some(only) => only == edition,
                    None => !failing.contains(&proof.shown_by),
                };
                let holding = proofs.get(&rule.id).into_iter().flatten().filter(holds);
                shown_by.extend(holding.map(|one| one.shown_by.clone()));
                complete &= shown_by.len() > before;
            }
            if complete {
                shown_by.sort();
                shown_by.dedup();
                by_rule.insert(paragraph.number.to_owned(), shown_by);
            } else {
                missing.push(paragraph.number.to_owned());
            }
        }
        Ok(EditionCoverage { edition, rules, shown: by_rule.len(), missing, by_rule })
    }

    fn add_file(&self, file: &Path, proofs: &mut Proofs) -> Result<(), CoverageError> {
        let text = fs::read_to_string(file).map_err(|error| unreadable(file, error))?;
        for scenario in parse_file(file, &text)? {
            let shown_by = ScenarioRef { file: file.display().to_string(), title: scenario.title };
            let proof = Proof { shown_by, edition: scenario.edition.map(|(edition, _)| edition) };
            for rule in scenario.rules {
                let Some(paragraph) = self.find(&rule, scenario.numbers) else {
                    let ScenarioRef { file, title } = proof.shown_by;
                    let (line, edition) = (scenario.pos.line, scenario.numbers);
                    return Err(CoverageError::UnknownRule { file, line, title, rule, edition });
                };
                for entry in paragraph.rules {
                    let list = proofs.entry(entry.id.clone()).or_default();
                    // A rule named twice on one line is still one proof.
                    if list.last() != Some(&proof) {
                        list.push(proof.clone());
                    }
                }
            }
        }
        Ok(())
    }
}

/// The scenarios that fail in an edition.
fn failing<P: AsRef<Path>>(paths: &[P], edition: Edition, library: &CardLibrary) -> HashSet<ScenarioRef> {
    let results = run_between(paths, library, 0, &[edition]).into_iter();
    results
        .filter(|result| result.outcomes.iter().any(|outcome| !outcome.passed))
        .map(|EditionsReport { file, title, .. }| ScenarioRef { file, title })
        .collect()
}

/// The file itself, or all scenario files of a folder, sorted by name.
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
