//! The rulebook, over REST.

use super::RuleNumber;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/rules?edition=…`: the table of contents, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleContents {
    pub edition: String,
    /// All editions, oldest first.
    pub editions: Vec<String>,
    pub rules: Vec<RuleLine>,
    pub glossary: Vec<GlossaryWord>,
}

/// A rule by number and title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleLine {
    pub number: RuleNumber,
    pub title: String,
}

/// A glossary entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct GlossaryWord {
    pub word: String,
    pub meaning: String,
    pub rules: Vec<RuleNumber>,
}

/// `GET /api/rules/find?q=…&edition=…`: the most relevant first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "RulesFound")]
pub struct RuleSearch {
    pub edition: String,
    pub found: Vec<RuleMatch>,
}

/// A rule that answers a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "RuleFound")]
pub struct RuleMatch {
    pub number: RuleNumber,
    pub title: String,
    pub text: String,
}

/// `GET /api/rules/{number}?edition=…`: a numbered paragraph of an edition, in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleParagraph {
    pub edition: String,
    pub number: RuleNumber,
    /// The headings above it, chapter first.
    pub above: Vec<RuleLine>,
    /// Its subparagraphs.
    pub parts: Vec<RuleLine>,
    /// What it says. There are several statements if another edition has split the paragraph.
    pub states: Vec<RuleStatement>,
    pub related: Vec<RuleLine>,
    /// The paragraphs with its rules in the editions that have one.
    pub numbers: Vec<RuleNumbers>,
    /// How it changed between editions.
    pub changes: Vec<RuleChange>,
    /// Some of the scenarios that show it.
    pub shown_by: Vec<RuleScenario>,
    /// The number of all such scenarios.
    pub shown: u32,
}

/// One rule of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "RuleStated")]
pub struct RuleStatement {
    pub title: String,
    pub text: String,
}

/// The numbers of a paragraph's rules in one edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleNumbers {
    pub edition: String,
    pub numbers: Vec<RuleNumber>,
}

/// A point on which editions differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleChange {
    pub title: String,
    /// The rule from each edition on, oldest first.
    pub answers: Vec<RuleAnswer>,
    /// How the edition is read where it says something else and games don't show it.
    pub reading: Option<String>,
}

/// The rule in an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleAnswer {
    pub since: String,
    pub says: String,
}

/// A scenario that shows a rule. Its text can be played at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleScenario {
    pub title: String,
    pub text: String,
}
