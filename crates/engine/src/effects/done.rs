//! Whether something was done (6.1.5.1): the value that every op reports, and what these values add up to.

use crate::api::event::Idle;
use serde::{Deserialize, Serialize};

/// What came of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Done {
    /// All of it.
    All,
    Part,
    /// Nothing: there was nothing to do it to, or it was declined.
    Nothing,
    /// Nothing, because an effect prevents it (1.2.2).
    Prevented,
}

impl Done {
    /// All or nothing.
    pub fn when(done: bool) -> Done {
        if done { Done::All } else { Done::Nothing }
    }

    /// What it means that `done` of `wanted` were done.
    pub fn of(done: usize, wanted: usize) -> Done {
        match done {
            0 => Done::Nothing,
            n if n >= wanted => Done::All,
            _ => Done::Part,
        }
    }

    /// Something was done.
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

/// How many parts can lie in one another, the ability itself included.
pub(crate) const DEEPEST: usize = 6;

/// What an effect has done so far: in all, and in each part that is kept apart. Such parts are loops and what must be done as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Ledger {
    /// What each open part came to; `None` before anything of it happened.
    parts: [Option<Done>; DEEPEST],
    /// Which of them is being done.
    depth: u8,
    /// One of its effects came to nothing, so that the ability has not fully resolved (6.1.1).
    unresolved: bool,
    /// Something that was offered was declined (6.1.4).
    declined: bool,
}

impl Ledger {
    /// Something was done, or was not.
    pub fn note(&mut self, done: Done) {
        let part = &mut self.parts[usize::from(self.depth)];
        *part = Some(part.map_or(done, |before| before.and(done)));
        // An effect of its own came to nothing.
        self.unresolved |= self.depth == 0 && !done.is_some();
    }

    /// A part begins.
    pub fn open(&mut self) {
        self.depth += 1;
        self.parts[usize::from(self.depth)] = None;
    }

    /// The part is over: what it came to. A part in which nothing is to be done is done.
    pub fn close(&mut self) -> Done {
        let done = self.parts[usize::from(self.depth)].unwrap_or(Done::All);
        self.depth -= 1;
        done
    }

    /// The whole ability came to nothing.
    pub fn fail(&mut self) {
        self.unresolved = true;
    }

    /// The same, and this was told: it is not said again that nothing was done.
    pub fn fail_openly(&mut self) {
        self.fail();
        self.parts[0] = Some(Done::Prevented);
    }

    /// An offer was declined.
    pub fn decline(&mut self) {
        self.declined = true;
    }

    /// Why there was something to do and nothing of it was done. What is prevented or replaced is told of as that.
    pub fn came_to_nothing(self) -> Option<Idle> {
        let nothing = self.parts[0] == Some(Done::Nothing);
        nothing.then_some(if self.declined { Idle::Declined } else { Idle::Nothing })
    }

    /// Every effect of the ability happened (6.1.1, 6.1.13.2).
    pub fn fully_resolved(self) -> bool {
        !self.unresolved
    }

    /// How many parts are open.
    pub fn depth(self) -> u8 {
        self.depth
    }

    /// Forgets the parts that were opened since there were `depth` of them.
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
