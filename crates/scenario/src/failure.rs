//! Why a scenario failed, or an action in it was refused.

use crate::ast::Pos;
use engine::{Refusal, RuleNo};
use words::{Arg, Message, Said, Say as _};

/// An error and its position in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    pub pos: Pos,
    pub message: Said,
}

impl Failure {
    pub fn new(pos: Pos, message: impl Into<Said>) -> Failure {
        Failure { pos, message: message.into() }
    }

    /// An error about one word of a line, which the message points to.
    pub fn word(pos: Pos, message: Message) -> Failure {
        Failure::new(pos, in_column(message, pos.column))
    }
}

/// Adds the column to a message.
pub(crate) fn in_column(what: impl Into<Arg>, column: usize) -> Message {
    Message::new("scn-column").with("what", what).with("column", column)
}

/// Why an action failed.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    /// Illegal: the first reason in short, and all reasons with their rules.
    Refused { reason: Message, why: Vec<(RuleNo, Said)> },
    /// The line itself is wrong.
    Script(Failure),
}

impl Trouble {
    /// A refusal without asking the engine.
    pub fn refused(reason: Message) -> Trouble {
        Trouble::Refused { reason, why: Vec::new() }
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::Refused {
            reason: refusal.message(),
            why: vec![(refusal.rule, refusal.reason.message().into())],
        }
    }
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Trouble {
        Trouble::Script(failure)
    }
}
