#![doc = include_str!("../README.md")]

mod act;
mod aspects;
pub mod ast;
mod choose;
mod closure;
mod constructs;
mod editions;
mod expect;
mod explain;
pub mod export;
mod failure;
mod files;
mod handles;
mod library;
mod messages;
mod nearest;
mod parse;
mod report;
mod run;
mod setup;
mod stage;
mod table;
mod watch;

pub use aspects::{ExcuseReason, MissingAspect};
pub use closure::{ClosureRow, ClosureTable, condition_closure, event_closure};
pub use constructs::{ConstructListing, ConstructUse, Excuse, list_constructs};
pub use editions::{
    EditionOutcome, EditionsReport, OutcomeChange, run_between, run_editions, run_files_between,
};
pub use engine::Edition;
pub use explain::{
    ExplainError, ExplainQuery, ExplainedAction, PositionExplanation, WordedReason, explain_file,
    explain_game, game_at,
};
pub use files::{FileError, ScenarioFile, read_files};
pub use library::facts as made_up_facts;
pub use parse::{ParseError, parse_file};
pub use report::{
    RunOptions, ScenarioReport, TraceError, TraceOptions, run_file, run_paths, run_text, trace_file,
};
pub use stage::{LARGEST_SCENARIO, StageError, StagedGame, stage, unmet};
pub use watch::{ScenarioCoverage, ShownAbility, watch_paths};
