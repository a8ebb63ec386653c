//! The data types of the files in `rules`.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use wording::Language;

/// The number of editions in the table of numbers.
pub const EDITIONS: usize = 8;

/// A rule, or the heading of a chapter or section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleEntry {
    /// The project's name for it in all editions: its number in 2.0.1 ("8.6.1"); "N" or "O" and a number for
    /// a rule that only newer or only older editions have ("N 8.16.2"); "G" and a word for a glossary entry
    /// ("G drying").
    pub id: String,
    pub title: String,
    /// A description in the project's own words; empty for headings.
    #[serde(default)]
    pub text: String,
    /// Related rules, by the project's names.
    #[serde(default)]
    pub related: Vec<String>,
    /// Its numbers, from `numbers.tsv`.
    #[serde(default)]
    pub numbers: [EditionNumbers; EDITIONS],
    /// Whether a running game can show it.
    pub observable: bool,
    /// What it says in editions where that differs, from the files in `editions`.
    #[serde(default)]
    pub versions: Vec<EditionText>,
}

impl RuleEntry {
    /// Whether it is only in the glossary, so that it has no number.
    pub fn is_glossary(&self) -> bool {
        self.id.starts_with("G ")
    }

    /// Whether it needs a proof in editions where it has a number.
    pub fn needs_proof(&self) -> bool {
        self.observable && !self.is_glossary()
    }
}

/// Title and text of a rule, or the meaning of a term, in some editions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EditionText {
    /// A bit for each edition, the oldest first.
    pub editions: u8,
    /// Title and text in each language, in the order of [`Language::ALL`]. An empty title is the same as in
    /// other editions. What nobody has translated yet is empty.
    pub said: [(String, String); Language::ALL.len()],
}

impl EditionText {
    /// The text of these for the edition at this index.
    pub fn among(versions: &[EditionText], edition: usize) -> Option<&EditionText> {
        versions.iter().find(|version| version.editions & 1 << edition != 0)
    }
}

/// The numbers of a rule in one edition.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EditionNumbers {
    /// The paragraphs with this rule, the main one first.
    pub own: Vec<String>,
    /// Those of them that say it in the words of another of their rules, from `restated.tsv`.
    #[serde(default)]
    pub restated: Vec<String>,
    /// The closest paragraph, if none has this rule.
    pub closest: Option<String>,
}

impl EditionNumbers {
    /// Parses a cell of the table: "4.3.4.1, 1.5.1" or "~4.3.2".
    pub fn parse(cell: &str) -> EditionNumbers {
        match cell.strip_prefix('~') {
            Some(closest) => {
                EditionNumbers { closest: Some(closest.to_owned()), ..EditionNumbers::default() }
            }
            None => EditionNumbers {
                own: cell.split(", ").map(str::to_owned).collect(),
                ..EditionNumbers::default()
            },
        }
    }

    /// The number to show: its own or the closest.
    pub fn number_to_show(&self) -> Option<&str> {
        self.own.first().or(self.closest.as_ref()).map(String::as_str)
    }
}

/// A term of the glossary, and the rules it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GlossaryTerm {
    pub english: String,
    /// Its meaning, in the project's own words.
    pub meaning: String,
    pub rules: Vec<String>,
    /// The term in the older editions, with commas between alternatives.
    #[serde(default)]
    pub older: BTreeMap<Language, String>,
    /// Its meaning in editions where that differs, from `editions/terms.tsv`.
    #[serde(default)]
    pub versions: Vec<EditionText>,
}

/// A word or phrase of players, and the rulebook's words for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Synonym {
    pub language: Language,
    pub said: String,
    /// Any one of these.
    pub meant: String,
}

/// A topic in words that the rules don't have, and the rules that answer it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchTopic {
    pub language: Language,
    pub words: String,
    pub rules: Vec<String>,
}

/// The answer to a yes/no question, proven by a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShortAnswer {
    pub is_yes: bool,
    /// A bit for each edition in which it holds, the oldest first.
    pub editions: u8,
    pub rules: Vec<String>,
    pub shown_by: ScenarioRef,
    /// The question in each language, in the order of [`Language::ALL`].
    pub questions: [String; Language::ALL.len()],
}

/// A test that shows rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestProof {
    /// Crate, module and function: "engine::laws::every_step_of_500_games_keeps_the_invariants".
    pub test: String,
    /// The file with the function, relative to the project's folder.
    pub file: String,
    pub rules: Vec<String>,
}

/// A point on which editions differ in games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EditionChange {
    /// "ED-01": up to 2.0.1; "E21-01", "E22-01", "E23-01": new in 2.1.0, 2.2.0, 2.3.0. Several if the rule
    /// changed more than once.
    pub ids: Vec<String>,
    pub title: String,
    /// The rules about it, by the project's names.
    pub rules: Vec<String>,
    /// The rule from each edition on, oldest first.
    pub answers: Vec<(String, String)>,
    /// Cards that show it.
    #[serde(default)]
    pub cards: Vec<String>,
    pub confidence: Confidence,
    /// Scenarios with the result in each edition.
    #[serde(default)]
    pub shown_by: Vec<ScenarioRef>,
    /// The reason that no scenario can show it. Without one and without scenarios, nobody has written one yet.
    #[serde(default)]
    pub none: Option<String>,
}

/// The confidence in the reading of both texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confidence {
    /// Both texts state it.
    High,
    /// One text states it; the other is silent or depends on another rule.
    Mid,
    /// It is our conclusion.
    Low,
}

impl fmt::Display for Confidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Confidence::High => "high",
            Confidence::Mid => "mid",
            Confidence::Low => "low",
        })
    }
}

/// A scenario, or a test in the same form.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ScenarioRef {
    pub file: String,
    /// The scenario's title, or the test's name.
    pub title: String,
}

/// The contents of all files, as packed by `build.rs`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulebookData {
    pub entries: Vec<RuleEntry>,
    pub terms: Vec<GlossaryTerm>,
    pub synonyms: Vec<Synonym>,
    pub topics: Vec<SearchTopic>,
    pub answers: Vec<ShortAnswer>,
    pub proofs: Vec<TestProof>,
    pub changes: Vec<EditionChange>,
}
