//! Whether something was done (6.1.5.1): the result that every op reports, and how results combine.

use crate::api::event::NoEffectReason;
use serde::{Deserialize, Serialize};

/// The result of an op or of a part of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Completion {
    /// All of it.
    All,
    Part,
    /// There was nothing to do it to, or the player declined.
    Nothing,
    /// An effect prevented it (1.2.2).
    Prevented,
}

impl Completion {
    /// All or nothing.
    pub fn when(done: bool) -> Completion {
        if done { Completion::All } else { Completion::Nothing }
    }

    /// The result if `done` of `wanted` were done.
    pub fn of(done: usize, wanted: usize) -> Completion {
        match done {
            0 => Completion::Nothing,
            n if n >= wanted => Completion::All,
            _ => Completion::Part,
        }
    }

    /// Whether anything was done.
    pub fn is_some(self) -> bool {
        matches!(self, Completion::All | Completion::Part)
    }

    fn and(self, other: Completion) -> Completion {
        match (self, other) {
            (Completion::All, Completion::All) => Completion::All,
            (Completion::Prevented, Completion::Prevented) => Completion::Prevented,
            (Completion::Nothing | Completion::Prevented, Completion::Nothing | Completion::Prevented) => {
                Completion::Nothing
            }
            _ => Completion::Part,
        }
    }
}

/// The maximum depth of nested parts, including the ability itself.
pub(crate) const DEEPEST: usize = 6;

/// The results of an effect so far: of the whole, and of each part with its own result. Such parts are loops
/// and parts that must be done as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Ledger {
    /// The result of each open part; `None` before anything in it has happened.
    parts: [Option<Completion>; DEEPEST],
    /// The index of the current part.
    depth: u8,
    /// Whether one of the effects was not done, so that the ability has not fully resolved (6.1.1).
    unresolved: bool,
    /// Whether the player declined an optional effect (6.1.4).
    declined: bool,
}

impl Ledger {
    /// Adds a result to the current part.
    pub fn note(&mut self, done: Completion) {
        let part = &mut self.parts[usize::from(self.depth)];
        *part = Some(part.map_or(done, |before| before.and(done)));
        // An effect outside any nested part was not done.
        self.unresolved |= self.depth == 0 && !done.is_some();
    }

    /// Opens a part.
    pub fn open(&mut self) {
        self.depth += 1;
        self.parts[usize::from(self.depth)] = None;
    }

    /// Closes the current part and returns its result. A part with nothing to do counts as done.
    pub fn close(&mut self) -> Completion {
        let done = self.parts[usize::from(self.depth)].unwrap_or(Completion::All);
        self.depth -= 1;
        done
    }

    /// Records that the ability has not fully resolved.
    pub fn fail(&mut self) {
        self.unresolved = true;
    }

    /// [`Self::fail`] when the reason is already logged, so that it is not logged twice.
    pub fn fail_openly(&mut self) {
        self.fail();
        self.parts[0] = Some(Completion::Prevented);
    }

    /// Records that the player declined.
    pub fn decline(&mut self) {
        self.declined = true;
    }

    /// The reason if nothing was done. `None` if something was, or if it was prevented or replaced, which is
    /// logged separately.
    pub fn came_to_nothing(self) -> Option<NoEffectReason> {
        let nothing = self.parts[0] == Some(Completion::Nothing);
        nothing.then_some(if self.declined { NoEffectReason::Declined } else { NoEffectReason::Nothing })
    }

    /// Whether every effect of the ability happened (6.1.1, 6.1.13.2).
    pub fn fully_resolved(self) -> bool {
        !self.unresolved
    }

    /// The number of open parts.
    pub fn depth(self) -> u8 {
        self.depth
    }

    /// Closes the parts opened above this depth without a result.
    pub fn rewind(&mut self, depth: u8) {
        self.depth = depth;
    }
}

#[cfg(test)]
mod tests {
    use super::{Completion, Ledger};

    #[test]
    fn a_part_is_done_only_if_all_of_it_was() {
        let mut ledger = Ledger::default();
        ledger.open();
        ledger.note(Completion::All);
        ledger.note(Completion::Nothing);
        assert_eq!(ledger.close(), Completion::Part);
        ledger.open();
        ledger.note(Completion::Prevented);
        assert_eq!(ledger.close(), Completion::Prevented);
        assert!(ledger.fully_resolved(), "what a part came to is noted by who closes it");
    }

    #[test]
    fn one_effect_that_came_to_nothing_leaves_the_ability_unresolved() {
        let mut ledger = Ledger::default();
        ledger.note(Completion::Nothing);
        ledger.note(Completion::All);
        assert!(!ledger.fully_resolved());
    }

    #[test]
    fn an_empty_part_is_done() {
        let mut ledger = Ledger::default();
        ledger.open();
        assert_eq!(ledger.close(), Completion::All);
    }
}
