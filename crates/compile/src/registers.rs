//! Assigns the variables of an ability to registers of its program.

use crate::{CompileError, CompileResult};
use meaning::{Gap, Person, Step, Tally, Uses, Var};

/// The number of registers for variables.
const REGISTERS: u8 = 120;

/// The number of players an effect can remember, not counting the one who caused the event.
const PERSONS: usize = 3;

/// The number of numbers an effect can remember, not counting the event's own.
const TALLIES: usize = 3;

/// The registers and slots of an ability's variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Registers {
    uses: Uses,
}

impl Registers {
    pub fn new(uses: Uses) -> CompileResult<Registers> {
        let fits = |fits: bool, what| if fits { Ok(()) } else { Err(CompileError { ability: None, what }) };
        fits(uses.tallies.len() <= TALLIES, Gap::ManyNumbers)?;
        fits(uses.persons.len() <= PERSONS, Gap::ManyPlayers)?;
        fits(uses.bound.keys().all(|var| var.0 < REGISTERS), Gap::ManyChoices)?;
        Ok(Registers { uses })
    }

    /// The number of loops that enclose both this use and the binding of the variable.
    pub fn level(&self, var: Var, depth: u8) -> u8 {
        self.uses.bound.get(&var).map_or(0, |level| (*level).min(depth))
    }

    /// The slot of a number, if something uses it.
    pub fn tally(&self, tally: Tally) -> Option<u8> {
        self.uses.tallies.iter().position(|known| *known == tally).map(|at| at as u8 + 1)
    }

    /// The slot of a player.
    pub fn person(&self, person: Person) -> u8 {
        self.uses.persons.iter().position(|known| *known == person).map_or(1, |at| at as u8 + 1)
    }

    /// Variables that these steps bind and that are used outside them.
    pub fn used_outside(&self, steps: &[Step]) -> Vec<Var> {
        let inside = Uses::of(steps);
        let outside = |var: &&Var| self.uses.times(**var) > inside.times(**var);
        inside.bound.keys().filter(outside).copied().collect()
    }
}
