//! Why a scenario failed, or a move in it was refused.

use crate::ast::Pos;
use engine::{Refusal, RuleNo};
use words::{Arg, Message, Said, Say as _};

/// What went wrong, and at which place of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    pub pos: Pos,
    pub message: Said,
}

impl Failure {
    pub fn new(pos: Pos, message: impl Into<Said>) -> Failure {
        Failure { pos, message: message.into() }
    }

    /// A failure about one word of a line, which the message then points at.
    pub fn word(pos: Pos, message: Message) -> Failure {
        Failure::new(pos, in_column(message, pos.column))
    }
}

/// A message with the column that it is about.
pub(crate) fn in_column(what: impl Into<Arg>, column: usize) -> Message {
    Message::new("scn-column").with("what", what).with("column", column)
}

/// Why a move did not come about.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    /// The rules don't allow it: the first reason in short, and all of them with their rules.
    Refused { reason: Message, why: Vec<(RuleNo, Said)> },
    /// The line itself is wrong.
    Script(Failure),
}

impl Trouble {
    /// A refusal the engine was not even asked about.
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
