//! What the files in `rules` hold.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use wording::Language;

/// How many editions the table of numbers has.
pub const EDITIONS: usize = 7;

/// A rule, or the heading of a chapter or section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// What the project calls it, whatever the edition: its number in 2.0.1 ("8.6.1"); "N" or "O" and a number for a rule that only
    /// newer or only older editions have ("N 8.16.2"); "G" and a word for what only the glossary says ("G drying").
    pub id: String,
    pub title: String,
    /// What it says, in the project's own words; empty for headings and for rules that a program can't show.
    #[serde(default)]
    pub text: String,
    /// Rules worth reading beside it, as the project calls them.
    #[serde(default)]
    pub related: Vec<String>,
    /// Its numbers, from `numbers.tsv`.
    #[serde(default)]
    pub numbers: [Numbers; EDITIONS],
    /// Whether a running game can show it.
    pub observable: bool,
}

impl Entry {
    /// Whether only the glossary states it, so that it has no number.
    pub fn is_glossary(&self) -> bool {
        self.id.starts_with("G ")
    }

    /// Whether it needs a proof where it has a number.
    pub fn needs_proof(&self) -> bool {
        self.observable && !self.is_glossary()
    }
}

/// The numbers of a rule in one edition.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbers {
    /// The paragraphs that state it, the main one first.
    pub own: Vec<String>,
    /// The paragraph that comes closest where none states it.
    pub closest: Option<String>,
}

impl Numbers {
    /// Reads a cell of the table: "4.3.4.1, 1.5.1" or "~4.3.2".
    pub fn parse(cell: &str) -> Numbers {
        match cell.strip_prefix('~') {
            Some(closest) => Numbers { own: vec![], closest: Some(closest.to_owned()) },
            None => Numbers { own: cell.split(", ").map(str::to_owned).collect(), closest: None },
        }
    }

    /// The number to show: its own, or the closest.
    pub fn shown(&self) -> Option<&str> {
        self.own.first().or(self.closest.as_ref()).map(String::as_str)
    }
}

/// A word of the glossary, and the rules it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Term {
    pub english: String,
    /// What it means, in the project's own words.
    pub meaning: String,
    pub rules: Vec<String>,
    /// The word in the older editions; several with commas between them.
    #[serde(default)]
    pub older: BTreeMap<Language, String>,
}

/// A word or a few that players use, and the words of the rules that mean it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Synonym {
    pub said: String,
    /// Any of these.
    pub meant: String,
}

/// What players ask about in words that the rules don't have, and the rules that answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Topic {
    pub words: String,
    pub rules: Vec<String>,
}

/// A test that shows rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestProof {
    /// Crate, module and function: "engine::laws::every_step_of_500_games_keeps_the_invariants".
    pub test: String,
    /// Where the function stands, from the project's folder.
    pub file: String,
    pub rules: Vec<String>,
}

/// Something that editions answer differently, as far as a game can show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// "ED-01": up to 2.0.1; "E21-01", "E22-01", "E23-01": new in 2.1.0, 2.2.0, 2.3.0. Several where one question was answered
    /// more than once.
    pub ids: Vec<String>,
    pub title: String,
    /// The rules that speak about it, as the project calls them.
    pub rules: Vec<String>,
    /// What holds from which edition on, the oldest first.
    pub answers: Vec<(String, String)>,
    /// Cards with which it can be seen.
    #[serde(default)]
    pub cards: Vec<String>,
    pub confidence: Confidence,
    /// Scenarios that give one result under each edition.
    #[serde(default)]
    pub shown_by: Vec<ScenarioRef>,
    /// Why no scenario shows it.
    #[serde(default)]
    pub none: Option<String>,
}

/// How sure the reading of both texts is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confidence {
    /// Both texts say it.
    High,
    /// One says it, and the other is silent or has to be read together with something else.
    Mid,
    /// It is our inference.
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

/// A scenario, or a test given in the same way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ScenarioRef {
    pub file: String,
    /// The scenario's title, or the test's name.
    pub title: String,
}

/// Everything the files hold, as `build.rs` packs it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Data {
    pub entries: Vec<Entry>,
    pub terms: Vec<Term>,
    pub synonyms: Vec<Synonym>,
    pub topics: Vec<Topic>,
    pub proofs: Vec<TestProof>,
    pub changes: Vec<Change>,
}
