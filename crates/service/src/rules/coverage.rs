//! Which rules are proved, and by which scenarios and tests.

use cards::CardLibrary;
use engine::Edition;
use rulebook::{Paragraph, Rulebook, ScenarioRef};
use scenario::ast::Scenario;
use scenario::{EditionsReport, ParseError, ScenarioFile, parse_file, run_files_between};
use serde::Serialize;
use std::collections::{BTreeMap, HashSet};
use thiserror::Error;

/// A scenario or test that shows a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleProof {
    #[serde(flatten)]
    pub shown_by: ScenarioRef,
    /// The only edition it applies to. Without one, it applies to all editions in which it passes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<Edition>,
    /// The text of the scenario alone, which can be played; none for a test.
    #[serde(skip)]
    pub text: Option<String>,
}

/// The project's name for a rule, to its proofs. The rules may include headings and glossary entries.
pub type RuleProofs = BTreeMap<String, Vec<RuleProof>>;

/// The coverage of an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleCoverage {
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
pub enum RuleCoverageError {
    #[error(transparent)]
    Parse(#[from] ParseError),
    #[error("{file}:{line}: \"{title}\" says that it shows {rule}, but {edition} has no such rule")]
    UnknownRule { file: String, line: usize, title: String, rule: String, edition: Edition },
}

/// The proofs of each rule: these scenarios, and the tests listed in the rulebook. A scenario shows the rules
/// on its `rules` line, by the numbers of its edition, but not the rules above or below them.
pub fn proofs(book: &Rulebook, files: &[ScenarioFile]) -> Result<RuleProofs, RuleCoverageError> {
    let mut proofs = RuleProofs::new();
    for file in files {
        add_file(book, file, &mut proofs)?;
    }
    for test in book.tests() {
        for rule in &test.rules {
            let shown_by = ScenarioRef { file: test.file.clone(), title: test.test.clone() };
            let proof = RuleProof { shown_by, edition: None, text: None };
            proofs.entry(rule.clone()).or_default().push(proof);
        }
    }
    Ok(proofs)
}

/// The proofs of a paragraph's rules, each once.
pub fn proofs_of<'a>(paragraph: &Paragraph<'_>, proofs: &'a RuleProofs) -> Vec<&'a RuleProof> {
    let mut seen = HashSet::new();
    let all = paragraph.rules.iter().filter_map(|rule| proofs.get(&rule.id)).flatten();
    all.filter(|proof| seen.insert(&proof.shown_by)).collect()
}

fn add_file(book: &Rulebook, file: &ScenarioFile, proofs: &mut RuleProofs) -> Result<(), RuleCoverageError> {
    let scenarios = parse_file(&file.path, &file.text)?;
    let lines: Vec<&str> = file.text.lines().collect();
    for (at, scenario) in scenarios.iter().enumerate() {
        let shown_by = ScenarioRef { file: file.path.display().to_string(), title: scenario.title.clone() };
        let edition = scenario.edition.map(|(edition, _)| edition);
        let proof = RuleProof { shown_by, edition, text: Some(text_alone(&lines, &scenarios, at)) };
        for rule in &scenario.rules {
            let Some(paragraph) = book.find(rule, scenario.numbers) else {
                let ScenarioRef { file, title } = proof.shown_by;
                let (line, edition) = (scenario.pos.line, scenario.numbers);
                let rule = rule.clone();
                return Err(RuleCoverageError::UnknownRule { file, line, title, rule, edition });
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

/// The text of one scenario, with the lines that its file shares among all scenarios.
fn text_alone(lines: &[&str], scenarios: &[Scenario], at: usize) -> String {
    let start = |at: usize| scenarios.get(at).map_or(lines.len(), |one| one.pos.line - 1);
    let head = lines[..start(0)].iter().filter(|line| !line.trim_start().starts_with('#'));
    let own = &lines[start(at)..start(at + 1)];
    let text: Vec<&str> = head.chain(own).copied().collect();
    format!("{}\n", text.join("\n").trim())
}

/// The paragraphs of an edition that need a proof, with and without one. A paragraph with several rules is
/// covered when all of them are.
///
/// A scenario without an edition counts if it passes in this one. It is assumed to pass in the newest, as in
/// [`proofs`]; in other editions it is run.
pub fn coverage(
    book: &Rulebook,
    files: &[ScenarioFile],
    edition: Edition,
    library: &CardLibrary,
) -> Result<RuleCoverage, RuleCoverageError> {
    let proofs = proofs(book, files)?;
    let failing = if edition == Edition::NEWEST { HashSet::new() } else { failing(files, edition, library) };
    let (mut rules, mut missing, mut by_rule) = (0, Vec::new(), BTreeMap::new());
    for paragraph in book.to_prove(edition) {
        rules += 1;
        let mut shown_by: Vec<ScenarioRef> = Vec::new();
        let mut complete = true;
        for rule in paragraph.rules.iter().filter(|rule| rule.needs_proof()) {
            let before = shown_by.len();
            let holds = |proof: &&RuleProof| match proof.edition {
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
    Ok(RuleCoverage { edition, rules, shown: by_rule.len(), missing, by_rule })
}

/// The scenarios that fail in an edition.
fn failing(files: &[ScenarioFile], edition: Edition, library: &CardLibrary) -> HashSet<ScenarioRef> {
    let results = run_files_between(files, library, 0, &[edition]).into_iter();
    results
        .filter(|result| result.outcomes.iter().any(|outcome| !outcome.passed))
        .map(|EditionsReport { file, title, .. }| ScenarioRef { file, title })
        .collect()
}
