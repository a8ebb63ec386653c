#![doc = include_str!("../README.md")]

mod act;
pub mod ast;
mod choose;
mod constructs;
mod expect;
mod explain;
mod failure;
mod library;
mod nearest;
mod parse;
mod report;
mod run;
mod setup;
mod stage;
mod table;
mod watch;

pub use constructs::{ConstructUse, Excuse, Listing, list_constructs};
pub use explain::{ExplainError, Explained, Reasoned, explain_file};
pub use parse::{ParseError, parse_file};
pub use report::{Report, TraceError, run_file, run_paths, trace_file};
pub use stage::{LARGEST_SCENARIO, StageError, Staged, stage};
pub use watch::{Shown, Watched, watch_paths};
