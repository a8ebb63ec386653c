//! Turns meaning into programs, once, when a [`CardDb`] is made. This crate decides nothing: the meaning
//! already states every reference, dependency and duration, and each step has its ops.

mod card;
mod describe;
mod registers;
mod rule;
mod step;

use engine::program::{
    CardOp, CardOperand, Moment, Op, Pc, PlayerOperand, TriggerDef, TriggerId, TurnWindow,
};
use engine::{CardDb, Programs};
use meaning::{Ability, Gap, Kind};
use registers::Registers;
use thiserror::Error;

/// An error for a card with something that has no program.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{what} can't be played yet")]
pub struct CompileError {
    /// The index of the ability on the card.
    pub ability: Option<usize>,
    pub what: Gap,
}

type CompileResult<T> = Result<T, CompileError>;

/// Turns meanings into programs, card by card.
#[derive(Debug)]
pub struct Compiler {
    out: Programs,
    /// The registers of the variables in the current ability.
    vars: Registers,
    /// The number of loops around the current step.
    depth: u8,
    /// Whether something used a characteristic that abilities may change.
    derived: bool,
    /// Variables of the current offer that are used outside it.
    used_outside: Vec<meaning::Var>,
    /// The op that opens the innermost part that must be done as a whole.
    whole: Option<Pc>,
}

impl Compiler {
    /// A compiler with room for this many cards.
    pub fn new(cards: usize) -> Compiler {
        let mut out = Programs::default();
        out.defs.reserve(cards);
        out.code.reserve(cards);
        // No program begins at 0.
        out.ops.push(Op::END);
        Compiler {
            out,
            vars: Registers::default(),
            depth: 0,
            derived: false,
            used_outside: vec![],
            whole: None,
        }
    }

    /// Adds the programs of the keywords that act on their own: Support (8.13.1), given as resolved, Vanish
    /// (8.14.1) and Temporary Shift.
    pub fn built_ins(&mut self, support: &Ability) {
        let Kind::Action(steps) = &support.kind else { return };
        let program = self.program(steps).expect("Support is made of common steps");
        self.out.support = program;
        self.out.program_names.insert(program, "Support".to_owned());
        let vanish = [meaning::Step::Banish(meaning::Cards::This)];
        let program = self.program(&vanish).expect("banishing is a common step");
        self.out.vanish = program;
        self.out.program_names.insert(program, "Vanish".to_owned());
        let program = self.emit(Op::Card(CardOp::TakeOff(CardOperand::Subject)));
        self.emit(Op::END);
        self.out.program_names.insert(program, "Temporary Shift".to_owned());
        self.out.temporary = TriggerId(self.out.triggers.len() as u16);
        self.out.triggers.push(TriggerDef {
            moment: Moment::TurnEnds,
            subject: None,
            object: None,
            who: Some(PlayerOperand::You),
            window: TurnWindow::YourTurn,
            once: false,
            first: false,
            twice: false,
            cond: None,
            secondary: None,
            name: None,
            program,
        });
    }

    /// The database of the cards compiled so far.
    pub fn finish(self) -> CardDb {
        CardDb::new(self.out)
    }

    fn unsupported<T>(&self, what: Gap) -> CompileResult<T> {
        Err(CompileError { ability: None, what })
    }

    fn emit(&mut self, op: Op) -> Pc {
        self.out.ops.push(op);
        self.out.ops.len() as Pc - 1
    }

    fn here(&self) -> Pc {
        self.out.ops.len() as Pc
    }

    /// Points the jump at `at` to the current end of the program.
    fn land(&mut self, at: Pc) {
        let here = self.here();
        let lands = self.out.ops[at as usize].lead_to(here);
        debug_assert!(lands, "only jumps land");
    }
}
