//! The rulebook, over REST.

use super::Rule;
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
    pub number: Rule,
    pub title: String,
}

/// A glossary entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct GlossaryWord {
    pub word: String,
    pub meaning: String,
    pub rules: Vec<Rule>,
}

/// `GET /api/rules/find?q=…&edition=…`: the most relevant first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RulesFound {
    pub edition: String,
    pub found: Vec<RuleFound>,
}

/// A rule that answers a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleFound {
    pub number: Rule,
    pub title: String,
    pub text: String,
}

/// `GET /api/rules/{number}?edition=…`: a numbered paragraph of an edition, in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleParagraph {
    pub edition: String,
    pub number: Rule,
    /// The headings above it, chapter first.
    pub above: Vec<RuleLine>,
    /// Its subparagraphs.
    pub parts: Vec<RuleLine>,
    /// Its rules. There are several if another edition has split the paragraph.
    pub states: Vec<RuleStated>,
}

/// One rule of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleStated {
    pub title: String,
    pub text: String,
    pub related: Vec<RuleLine>,
    /// Its numbers in the editions that have it.
    pub numbers: Vec<RuleNumbers>,
    /// How it changed between editions.
    pub changes: Vec<RuleChange>,
    /// Some of the scenarios that show it.
    pub shown_by: Vec<RuleScenario>,
    /// The number of all such scenarios.
    pub shown: u32,
}

/// The numbers of a rule in one edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleNumbers {
    pub edition: String,
    pub numbers: Vec<Rule>,
}

/// A point on which editions differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleChange {
    pub title: String,
    /// The rule from each edition on, oldest first.
    pub answers: Vec<RuleAnswer>,
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
