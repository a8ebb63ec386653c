//! Which registers of a program hold the variables of an ability.

use crate::{CompileError, Compiled};
use meaning::{Gap, Person, Step, Tally, Uses, Var};

/// Registers below this one are for variables.
const REGISTERS: u8 = 120;

/// How many players an effect keeps in mind besides whose doing the event was.
const PERSONS: usize = 3;

/// How many numbers an effect keeps in mind besides the event's.
const TALLIES: usize = 3;

/// What the variables of an ability stand for in its program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Registers {
    uses: Uses,
}

impl Registers {
    pub fn new(uses: Uses) -> Compiled<Registers> {
        let fits = |fits: bool, what| if fits { Ok(()) } else { Err(CompileError { ability: None, what }) };
        fits(uses.tallies.len() <= TALLIES, Gap::ManyNumbers)?;
        fits(uses.persons.len() <= PERSONS, Gap::ManyPlayers)?;
        fits(uses.bound.keys().all(|var| var.0 < REGISTERS), Gap::ManyChoices)?;
        Ok(Registers { uses })
    }

    /// How many loops this use and the variable's binding have around them both.
    pub fn level(&self, var: Var, depth: u8) -> u8 {
        self.uses.bound.get(&var).map_or(0, |level| (*level).min(depth))
    }

    /// The slot of a number that something speaks of.
    pub fn tally(&self, tally: Tally) -> Option<u8> {
        self.uses.tallies.iter().position(|known| *known == tally).map(|at| at as u8 + 1)
    }

    /// The slot of a player.
    pub fn person(&self, person: Person) -> u8 {
        self.uses.persons.iter().position(|known| *known == person).map_or(1, |at| at as u8 + 1)
    }

    /// Variables that these steps bind and that others than these steps speak of.
    pub fn spoken_outside(&self, steps: &[Step]) -> Vec<Var> {
        let inside = Uses::of(steps);
        let outside = |var: &&Var| self.uses.times(**var) > inside.times(**var);
        inside.bound.keys().filter(outside).copied().collect()
    }
}
