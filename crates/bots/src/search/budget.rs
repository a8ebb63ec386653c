//! How much a searching player thinks.

use std::time::Duration;

/// Counted in what is tried, not in time, so that the same seed and budget always give the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Imagined games in which lines are looked for.
    pub roots: u16,
    /// Positions kept after each action of a line.
    pub width: u16,
    /// Ends of the turn that are played on in each of those games.
    pub leaves: u16,
    /// Lines that are tried in all imagined games.
    pub lines: u16,
    /// Imagined games in which the lines are tried. The worse half of the lines is dropped after a quarter of the games, the worse half of the
    /// rest after half of them.
    pub samples: u16,
    /// Everyone plays on until this player has begun this many more turns; 0: nobody plays on.
    pub turns: u16,
    /// For live play: no further game is imagined after this time. What is chosen then depends on the machine.
    pub time: Option<Duration>,
}

impl Budget {
    /// Reads `fast`, `normal`, `strong`, or six numbers in the order of the fields: `2/12/24/12/24/1`.
    pub fn parse(text: &str) -> Option<Budget> {
        match text {
            "fast" => return Some(Budget::FAST),
            "normal" => return Some(Budget::NORMAL),
            "strong" => return Some(Budget::STRONG),
            _ => {}
        }
        let numbers: Vec<u16> = text.split('/').map(|number| number.parse().ok()).collect::<Option<_>>()?;
        match numbers[..] {
            [roots, width, leaves, lines, samples, turns]
                if numbers[..5].iter().all(|number| *number > 0) =>
            {
                Some(Budget { roots, width, leaves, lines, samples, turns, time: None })
            }
            _ => None,
        }
    }

    /// Well below 50 ms for a decision.
    pub const FAST: Budget =
        Budget { roots: 1, width: 6, leaves: 12, lines: 6, samples: 8, turns: 1, time: None };
    /// Below 500 ms for a decision.
    pub const NORMAL: Budget =
        Budget { roots: 4, width: 24, leaves: 60, lines: 32, samples: 128, turns: 1, time: None };
    /// Below 3 s for a decision.
    pub const STRONG: Budget =
        Budget { roots: 8, width: 40, leaves: 100, lines: 48, samples: 400, turns: 1, time: None };

    /// For the player that judges by the net: about half a millisecond for a decision.
    pub const HARD: Budget =
        Budget { roots: 1, width: 6, leaves: 12, lines: 6, samples: 8, turns: 1, time: None };
    /// The same with about 20 milliseconds.
    pub const BEST: Budget =
        Budget { roots: 4, width: 24, leaves: 60, lines: 32, samples: 128, turns: 1, time: None };
}

#[cfg(test)]
mod tests {
    use super::Budget;

    #[test]
    fn budgets_are_read_by_name_or_number() {
        assert_eq!(Budget::parse("fast"), Some(Budget::FAST));
        let custom = Budget { roots: 1, width: 2, leaves: 3, lines: 4, samples: 5, turns: 6, time: None };
        assert_eq!(Budget::parse("1/2/3/4/5/6"), Some(custom));
        for wrong in ["", "quick", "1/2/3/4/5", "1/2/3/4/5/6/7", "0/1/1/1/1/1", "1/2/3/4/5/x"] {
            assert_eq!(Budget::parse(wrong), None, "{wrong}");
        }
    }
}
