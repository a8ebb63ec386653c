//! Diagnostics for texts that are not understood.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use thiserror::Error;

/// Why a section was refused: the place, and what the grammar expected there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
#[error("section {}: {} is not understood at byte {}; expected {expected}", section + 1, found(text), span.start)]
pub struct Diagnostic {
    /// The index of the section on the card.
    pub section: usize,
    /// The byte range of the normalised section that was not understood.
    pub span: Range<usize>,
    /// The words there; empty at the end of the text.
    pub text: String,
    pub expected: Expected,
}

fn found(text: &str) -> String {
    if text.is_empty() { "the end of the text".to_owned() } else { format!("“{text}”") }
}

/// Something that the grammar expected.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Expected {
    /// These exact words or marks.
    Phrase(Cow<'static, str>),
    /// A number.
    Number,
    /// A number with a sign.
    SignedNumber,
    /// A card's name.
    Name,
    /// A classification.
    Class,
    /// One of the keywords.
    Keyword,
    /// A symbol for one of a card's numbers.
    Stat,
    /// A kind of card: "character", "item card" and so on.
    Noun,
    /// A card or cards: "this character", "chosen item", "it".
    Target,
    /// A player: "you", "each opponent".
    Player,
    /// An owner: "your", "their player's".
    Owner,
    /// Something to count or measure.
    Measure,
    /// A condition.
    Condition,
    /// The event of a trigger.
    Event,
    /// A duration: "this turn".
    Duration,
    /// An action that a card can't take.
    Act,
    /// A destination of a card: "into your hand".
    Destination,
    /// The cost of an activated ability.
    Cost,
    /// An action: "draw a card".
    Effect,
    /// A rule of a static ability.
    Rule,
    /// The end of the section.
    End,
    /// Correct words in an unusual wording; this is how cards write them.
    Wording(String),
    /// The text is nested or tangled too deeply.
    SimplerText,
    /// Any of these.
    OneOf(Vec<Expected>),
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Expected::Phrase(phrase) => return write!(f, "“{phrase}”"),
            Expected::Wording(text) => return write!(f, "the wording “{text}”"),
            Expected::OneOf(list) => {
                for (n, one) in list.iter().enumerate() {
                    let joint = if n == 0 {
                        ""
                    } else if n + 1 == list.len() {
                        " or "
                    } else {
                        ", "
                    };
                    write!(f, "{joint}{one}")?;
                }
                return Ok(());
            }
            Expected::Number => "a number",
            Expected::SignedNumber => "a number with + or -",
            Expected::Name => "a card's name",
            Expected::Class => "a classification",
            Expected::Keyword => "a keyword",
            Expected::Stat => "a symbol for strength, willpower or lore",
            Expected::Noun => "a kind of card",
            Expected::Target => "a card or cards",
            Expected::Player => "a player",
            Expected::Owner => "an owner",
            Expected::Measure => "something to count",
            Expected::Condition => "a condition",
            Expected::Event => "an event",
            Expected::Duration => "a duration",
            Expected::Act => "something a card can do",
            Expected::Destination => "a destination",
            Expected::Cost => "a cost",
            Expected::Effect => "an effect",
            Expected::Rule => "a rule",
            Expected::End => "the end of the text",
            Expected::SimplerText => "a simpler text",
        };
        f.write_str(words)
    }
}
