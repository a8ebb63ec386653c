#![doc = include_str!("../README.md")]

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
