//! How much a searching player thinks.

use std::time::Duration;

/// Counted in positions, not in time, so that the same seed and budget always play the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Number of imagined games in which lines are searched.
    pub roots: u16,
    /// Positions kept after each action of a line.
    pub width: u16,
    /// Maximum number of turn ends that are played on in each of those games.
    pub leaves: u16,
    /// Number of lines that are tried in all imagined games.
    pub lines: u16,
    /// Number of imagined games in which lines are tried. The worse half of the lines is dropped after a
    /// quarter of them, and half of the rest after half of them.
    pub samples: u16,
    /// Everyone plays on until this player has begun this many more turns, and the mean of the values at
    /// their beginnings counts; 0: nobody plays on.
    pub turns: u16,
    /// For players with a policy: maximum number of a position's actions that a line follows, likeliest
    /// first; 0: all.
    pub tries: u16,
    /// The same for everyone's turns after the line.
    pub looks: u16,
    /// Penalty for actions the policy considers unlikely, in thousandths for each factor of e by which
    /// another is likelier.
    pub regret: u16,
    /// For live play: no further game is imagined after this time. The choice then depends on the machine.
    pub time: Option<Duration>,
}

impl Budget {
    /// Parses `fast`, `normal`, `strong`, or numbers in the order of the fields, such as `2/12/24/12/24/1`.
    /// The last one or three may be omitted.
    pub fn parse(text: &str) -> Option<Budget> {
        if let Some((_, budget)) = Budget::NAMED.into_iter().find(|(name, _)| *name == text) {
            return Some(budget);
        }
        let numbers: Vec<u16> = text.split('/').map(|number| number.parse().ok()).collect::<Option<_>>()?;
        let (tries, looks, regret) = match numbers[..] {
            [_, _, _, _, _, _] => (0, 0, 0),
            [_, _, _, _, _, _, tries, looks] => (tries, looks, 0),
            [_, _, _, _, _, _, tries, looks, regret] => (tries, looks, regret),
            _ => return None,
        };
        let [roots, width, leaves, lines, samples, turns] = *numbers.first_chunk()?;
        let useful = [roots, width, leaves, lines, samples].iter().all(|number| *number > 0);
        useful.then_some(Budget {
            roots,
            width,
            leaves,
            lines,
            samples,
            turns,
            tries,
            looks,
            regret,
            time: None,
        })
    }

    /// The budget for a player whose policy selects the actions.
    pub const fn guided(self) -> Budget {
        Budget { tries: 6, looks: 1, regret: 5, ..self }
    }

    /// Well below 50 ms for a decision.
    pub const FAST: Budget = Budget {
        roots: 1,
        width: 6,
        leaves: 12,
        lines: 6,
        samples: 8,
        turns: 1,
        tries: 0,
        looks: 0,
        regret: 0,
        time: None,
    };
    /// Below 500 ms for a decision.
    pub const NORMAL: Budget =
        Budget { roots: 4, width: 24, leaves: 60, lines: 32, samples: 128, ..Budget::FAST };
    /// Below 3 s for a decision.
    pub const STRONG: Budget =
        Budget { roots: 8, width: 40, leaves: 100, lines: 48, samples: 400, ..Budget::FAST };

    /// The budgets that have a name.
    pub const NAMED: [(&'static str, Budget); 3] =
        [("fast", Budget::FAST), ("normal", Budget::NORMAL), ("strong", Budget::STRONG)];

    /// For the player with a net: about half a millisecond per decision.
    pub const HARD: Budget =
        Budget { width: 8, leaves: 16, lines: 6, samples: 6, tries: 4, ..Budget::FAST.guided() };
    /// The same with about 20 milliseconds. More samples, more lines and a wider beam have no measurable
    /// effect, but looking at more turns does.
    pub const BEST: Budget = Budget {
        roots: 3,
        width: 48,
        leaves: 80,
        lines: 32,
        samples: 44,
        turns: 3,
        tries: 8,
        ..Budget::FAST.guided()
    };
}

#[cfg(test)]
mod tests {
    use super::Budget;

    #[test]
    fn budgets_are_read_by_name_or_number() {
        assert_eq!(Budget::parse("fast"), Some(Budget::FAST));
        let custom = Budget { width: 2, leaves: 3, lines: 4, samples: 5, turns: 6, ..Budget::FAST };
        assert_eq!(Budget::parse("1/2/3/4/5/6"), Some(custom));
        assert_eq!(
            Budget::parse("1/2/3/4/5/6/7/8/9"),
            Some(Budget { tries: 7, looks: 8, regret: 9, ..custom })
        );
        for wrong in
            ["", "quick", "1/2/3/4/5", "1/2/3/4/5/6/7", "1/2/3/4/5/6/7/8/9/10", "0/1/1/1/1/1", "1/2/3/4/5/x"]
        {
            assert_eq!(Budget::parse(wrong), None, "{wrong}");
        }
    }
}
