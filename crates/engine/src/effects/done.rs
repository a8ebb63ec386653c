//! Whether something was done (6.1.5.1): the result that every op reports, and how results combine.

use crate::api::event::Idle;
use serde::{Deserialize, Serialize};

/// The result of an op or of a part of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Done {
    /// All of it.
    All,
    Part,
    /// There was nothing to do it to, or the player declined.
    Nothing,
    /// An effect prevented it (1.2.2).
    Prevented,
}

impl Done {
    /// All or nothing.
    pub fn when(done: bool) -> Done {
        if done { Done::All } else { Done::Nothing }
    }

    /// The result if `done` of `wanted` were done.
    pub fn of(done: usize, wanted: usize) -> Done {
        match done {
            0 => Done::Nothing,
            n if n >= wanted => Done::All,
            _ => Done::Part,
        }
    }

    /// Whether anything was done.
    pub fn is_some(self) -> bool {
        matches!(self, Done::All | Done::Part)
    }

    fn and(self, other: Done) -> Done {
        match (self, other) {
            (Done::All, Done::All) => Done::All,
            (Done::Prevented, Done::Prevented) => Done::Prevented,
            (Done::Nothing | Done::Prevented, Done::Nothing | Done::Prevented) => Done::Nothing,
            _ => Done::Part,
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
    parts: [Option<Done>; DEEPEST],
    /// The index of the current part.
    depth: u8,
    /// Whether one of the effects was not done, so that the ability has not fully resolved (6.1.1).
    unresolved: bool,
    /// Whether the player declined an optional effect (6.1.4).
    declined: bool,
}

impl Ledger {
    /// Adds a result to the current part.
    pub fn note(&mut self, done: Done) {
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
    pub fn close(&mut self) -> Done {
        let done = self.parts[usize::from(self.depth)].unwrap_or(Done::All);
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
        self.parts[0] = Some(Done::Prevented);
    }

    /// Records that the player declined.
    pub fn decline(&mut self) {
        self.declined = true;
    }

    /// The reason if nothing was done. `None` if something was, or if it was prevented or replaced, which is
    /// logged separately.
    pub fn came_to_nothing(self) -> Option<Idle> {
        let nothing = self.parts[0] == Some(Done::Nothing);
        nothing.then_some(if self.declined { Idle::Declined } else { Idle::Nothing })
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
    use super::{Done, Ledger};

    #[test]
    fn a_part_is_done_only_if_all_of_it_was() {
        let mut ledger = Ledger::default();
        ledger.open();
        ledger.note(Done::All);
        ledger.note(Done::Nothing);
        assert_eq!(ledger.close(), Done::Part);
        ledger.open();
        ledger.note(Done::Prevented);
        assert_eq!(ledger.close(), Done::Prevented);
        assert!(ledger.fully_resolved(), "what a part came to is noted by who closes it");
    }

    #[test]
    fn one_effect_that_came_to_nothing_leaves_the_ability_unresolved() {
        let mut ledger = Ledger::default();
        ledger.note(Done::Nothing);
        ledger.note(Done::All);
        assert!(!ledger.fully_resolved());
    }

    #[test]
    fn an_empty_part_is_done() {
        let mut ledger = Ledger::default();
        ledger.open();
        assert_eq!(ledger.close(), Done::All);
    }
}
