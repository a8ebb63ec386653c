//! Why a scenario failed, or a move in it was refused.

use crate::ast::Pos;
use engine::{Refusal, RuleNo};

/// What went wrong, and at which place of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    pub pos: Pos,
    pub message: String,
}

impl Failure {
    pub fn new(pos: Pos, message: impl Into<String>) -> Failure {
        Failure { pos, message: message.into() }
    }

    /// A failure about one word of a line, which the message then points at.
    pub fn word(pos: Pos, message: impl Into<String>) -> Failure {
        Failure { pos, message: format!("{} (column {})", message.into(), pos.column) }
    }
}

/// Why a move did not come about.
#[derive(Clone, Debug)]
pub(crate) enum Trouble {
    /// The rules don't allow it: the first reason in short, and all of them with their rules.
    Refused { reason: String, why: Vec<(RuleNo, String)> },
    /// The line itself is wrong.
    Script(Failure),
}

impl Trouble {
    /// A refusal the engine was not even asked about.
    pub fn refused(reason: impl Into<String>) -> Trouble {
        Trouble::Refused { reason: reason.into(), why: Vec::new() }
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::Refused {
            reason: refusal.to_string(),
            why: vec![(refusal.rule, refusal.reason.to_string())],
        }
    }
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Trouble {
        Trouble::Script(failure)
    }
}
