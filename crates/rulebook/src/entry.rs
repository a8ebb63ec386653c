//! What the files in `rules` hold.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// A rule, or the heading of a chapter or section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number in the edition the project follows ("8.6.1"); "G" and a word for what only the glossary says ("G drying").
    pub number: String,
    pub title: String,
    /// What it says, in the project's own words; empty for headings and for rules that a program can't show.
    #[serde(default)]
    pub text: String,
    /// Numbers of rules worth reading beside it.
    #[serde(default)]
    pub related: Vec<String>,
    /// Where older editions have it, as far as that is known.
    #[serde(default)]
    pub older: BTreeMap<Edition, Vec<String>>,
    /// Whether a running game can show it.
    pub observable: bool,
}

impl Entry {
    /// Whether only the glossary states it, so that it has no number of its own.
    pub fn is_glossary(&self) -> bool {
        self.number.starts_with("G ")
    }

    /// Whether it is one of the rules that need a proof: observable and numbered.
    pub fn needs_proof(&self) -> bool {
        self.observable && !self.is_glossary()
    }
}

/// An edition of the rules older than the one the project follows. The four number their rules in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    Zh,
    Fr,
    De,
    It,
}

impl Edition {
    /// The day from which it was valid.
    pub fn date(self) -> &'static str {
        match self {
            Edition::Zh => "2025-03-14",
            Edition::Fr => "2025-08-22",
            Edition::De | Edition::It => "2025-10-31",
        }
    }

    pub fn language(self) -> &'static str {
        match self {
            Edition::Zh => "Chinese",
            Edition::Fr => "French",
            Edition::De => "German",
            Edition::It => "Italian",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.language(), self.date())
    }
}

/// A word of the glossary, and the rules it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Term {
    pub english: String,
    pub rules: Vec<String>,
    /// The word in the older editions; several with commas between them.
    #[serde(default)]
    pub older: BTreeMap<Edition, String>,
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

/// Everything the files hold, as `build.rs` packs it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Data {
    pub entries: Vec<Entry>,
    pub terms: Vec<Term>,
    pub proofs: Vec<TestProof>,
}
