#![doc = include_str!("../README.md")]

mod act;
pub mod ast;
mod choose;
mod constructs;
mod editions;
mod expect;
mod explain;
pub mod export;
mod failure;
mod files;
mod handles;
mod lacks;
mod library;
mod nearest;
mod parse;
mod report;
mod run;
mod setup;
mod stage;
mod table;
mod told;
mod watch;

pub use constructs::{ConstructUse, Excuse, Listing, list_constructs};
pub use editions::{
    EditionOutcome, OutcomeChange, UnderEditions, run_between, run_editions, run_files_between,
};
pub use engine::Edition;
pub use explain::{Asked, ExplainError, Explained, Reasoned, Told, explain_file, explain_game, game_at};
pub use files::{FileError, ScenarioFile, read_files};
pub use lacks::{Because, Lacks};
pub use library::facts as made_up_facts;
pub use parse::{ParseError, parse_file};
pub use report::{Report, RunOptions, TraceError, run_file, run_paths, run_text, trace_file};
pub use stage::{LARGEST_SCENARIO, StageError, Staged, stage, unmet};
pub use watch::{Shown, Watched, watch_paths};
