//! The rulebook, over REST.

use super::Rule;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/rules?edition=…`: everything there is to open, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleContents {
    pub edition: String,
    /// All editions, the oldest first.
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

/// A word of the rules and what it means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct GlossaryWord {
    pub word: String,
    pub meaning: String,
    pub rules: Vec<Rule>,
}

/// `GET /api/rules/find?q=…&edition=…`: the likeliest first.
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
    /// The headings above it, the chapter first.
    pub above: Vec<RuleLine>,
    /// What stands beneath it.
    pub parts: Vec<RuleLine>,
    /// What it states: several rules where another edition has split the paragraph.
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
    /// What changed about it from edition to edition.
    pub changes: Vec<RuleChange>,
    /// Scenarios that show it, the first few.
    pub shown_by: Vec<RuleScenario>,
    /// How many there are in all.
    pub shown: u32,
}

/// The numbers of a rule in one edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleNumbers {
    pub edition: String,
    pub numbers: Vec<Rule>,
}

/// Something that editions answer differently.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleChange {
    pub title: String,
    /// What holds from which edition on, the oldest first.
    pub answers: Vec<RuleAnswer>,
}

/// What an edition says about a change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleAnswer {
    pub since: String,
    pub says: String,
}

/// A scenario that shows a rule; its text can be set up at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct RuleScenario {
    pub title: String,
    pub text: String,
}
