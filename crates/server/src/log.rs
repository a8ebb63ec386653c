//! The server's log for its operator, on standard error.

use std::io::{IsTerminal as _, stderr};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

/// The variable that says what is logged: a level, or levels for parts of the program.
pub const LOG_VARIABLE: &str = "INKWRIGHT_LOG";

/// The form of the log's lines: a line of text for each entry, or a JSON object on a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    #[default]
    Text,
    Json,
}

/// Writes the log to standard error from now on: warnings and errors, or what [`LOG_VARIABLE`] says. A program
/// that has a log already keeps it.
pub fn start_log(format: LogFormat) {
    let filter = EnvFilter::builder()
        .with_default_directive(LevelFilter::WARN.into())
        .with_env_var(LOG_VARIABLE)
        .from_env_lossy();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr);
    let _ = match format {
        LogFormat::Text => log.with_ansi(stderr().is_terminal()).try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
}
