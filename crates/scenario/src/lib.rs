//! Scenario files: the rulebook, executable.
//!
//! A scenario (`*.scn`) sets a game up, makes moves and says what must be true. [`parse_file`] reads a file into
//! [`ast::Scenario`]s; [`run_file`] and [`run_paths`] play them and give a [`Report`] each; [`trace_file`] writes
//! down what happened, every event with its rule.
//!
//! This room knows the engine from outside only: it makes the moves a player could make and looks at the state.
//! It never decides what is legal, and it knows no card.

mod act;
pub mod ast;
mod choose;
mod expect;
mod failure;
mod library;
mod nearest;
mod parse;
mod report;
mod run;
mod setup;
mod table;

pub use parse::{ParseError, parse_file};
pub use report::{Report, TraceError, run_file, run_paths, trace_file};
