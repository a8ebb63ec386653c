//! How much a searching player thinks.

use std::time::Duration;

/// Counted in what is tried, not in time, so that the same seed and budget always give the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// In so many imagined games lines are looked for.
    pub roots: u16,
    /// So many positions are kept after each action of a line.
    pub width: u16,
    /// So many ends of the turn are played on in each of those games.
    pub leaves: u16,
    /// So many lines are tried in all imagined games.
    pub lines: u16,
    /// In so many imagined games the lines are tried; the worse half of them in a quarter, the next half in half of those.
    pub samples: u16,
    /// For live play: no further game is imagined once so much time has passed. What is chosen then depends on the machine.
    pub time: Option<Duration>,
}

impl Budget {
    /// About 50 ms for a decision.
    pub const FAST: Budget = Budget { roots: 1, width: 5, leaves: 8, lines: 5, samples: 4, time: None };
    /// About 500 ms for a decision.
    pub const NORMAL: Budget = Budget { roots: 2, width: 12, leaves: 24, lines: 12, samples: 24, time: None };
    /// About 3 s for a decision.
    pub const STRONG: Budget = Budget { roots: 4, width: 24, leaves: 60, lines: 32, samples: 64, time: None };
}
