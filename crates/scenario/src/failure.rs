//! Why a scenario failed, or an action in it was refused.

use crate::ast::Pos;
use engine::{Refusal, RuleNo};
use words::{Arg, Message, Say as _, StoredText};

/// An error and its position in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScenarioFailure {
    pub pos: Pos,
    pub message: StoredText,
}

impl ScenarioFailure {
    pub fn new(pos: Pos, message: impl Into<StoredText>) -> ScenarioFailure {
        ScenarioFailure { pos, message: message.into() }
    }

    /// An error about one word of a line, which the message points to.
    pub fn word(pos: Pos, message: Message) -> ScenarioFailure {
        ScenarioFailure::new(pos, in_column(message, pos.column))
    }
}

/// Adds the column to a message.
pub(crate) fn in_column(what: impl Into<Arg>, column: usize) -> Message {
    Message::new("scn-column").with("what", what).with("column", column)
}

/// Why an action failed.
#[derive(Clone, Debug)]
pub(crate) enum ActionFailure {
    /// Illegal: the first reason in short, and all reasons with their rules.
    Refused { reason: Message, why: Vec<(RuleNo, StoredText)> },
    /// The line itself is wrong.
    Script(ScenarioFailure),
}

impl ActionFailure {
    /// A refusal without asking the engine.
    pub fn refused(reason: Message) -> ActionFailure {
        ActionFailure::Refused { reason, why: Vec::new() }
    }
}

impl From<Refusal> for ActionFailure {
    fn from(refusal: Refusal) -> ActionFailure {
        ActionFailure::Refused {
            reason: refusal.message(),
            why: vec![(refusal.rule, refusal.reason.message().into())],
        }
    }
}

impl From<ScenarioFailure> for ActionFailure {
    fn from(failure: ScenarioFailure) -> ActionFailure {
        ActionFailure::Script(failure)
    }
}
