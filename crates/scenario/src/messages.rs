//! Messages for errors in reading, explaining and exporting scenarios. Quoted lines keep the words of the
//! format.

use crate::explain::ExplainError;
use crate::export::{ExportError, ExportStart};
use crate::parse::ParseError;
use crate::report::TraceError;
use crate::stage::{LARGEST_SCENARIO, StageError};
use std::io;
use words::{Arg, Message, Say, StoredText, io_error};

fn text(text: &str) -> Arg {
    Arg::Text(text.to_owned())
}

fn unreadable(file: &str, source: &io::Error) -> Message {
    Message::new("check-text-read").with("file", text(file)).with("why", io_error(source))
}

fn at(place: String, what: &StoredText) -> Message {
    Message::new("at-place").with("place", place).with("what", what.clone())
}

impl Say for ParseError {
    fn message(&self) -> Message {
        at(format!("{}:{}:{}", self.file, self.line, self.column), &self.message)
    }
}

impl Say for TraceError {
    fn message(&self) -> Message {
        match self {
            TraceError::Io { file, source } => unreadable(file, source),
            TraceError::Parse(error) => error.message(),
        }
    }
}

impl Say for StageError {
    fn message(&self) -> Message {
        match self {
            StageError::TooLarge => Message::new("scenario-too-large").with("most", LARGEST_SCENARIO),
            StageError::Parse(error) => error.message(),
            StageError::NoSuch { there, asked } => {
                Message::new("scenario-no-such").with("n", *there).with("asked", *asked)
            }
            StageError::Failed { line, message } => {
                Message::new("deck-at-line").with("n", *line).with("what", message.clone())
            }
        }
    }
}

impl Say for ExplainError {
    fn message(&self) -> Message {
        match self {
            ExplainError::Io { file, source } => unreadable(file, source),
            ExplainError::Parse(error) => error.message(),
            ExplainError::Which { file, count, example } => Message::new("explain-which")
                .with("file", text(file))
                .with("n", *count)
                .with("example", *example),
            ExplainError::Before { file, line } => {
                Message::new("explain-before").with("file", text(file)).with("n", *line)
            }
            ExplainError::Failed { file, line, message } => at(format!("{file}:{line}"), message),
            ExplainError::Asked { name, message } => at(name.clone(), message),
            ExplainError::NoPlayer(seat) => Message::new("explain-no-player").with("player", *seat),
        }
    }
}

impl Say for ExportStart {
    fn message(&self) -> Message {
        match self {
            ExportStart::Turn { turn, answers } => {
                Message::new("export-begins-turn").with("turn", *turn).with("n", *answers)
            }
            ExportStart::Setup => Message::new("export-begins-setup"),
        }
    }
}

impl Say for ExportError {
    fn message(&self) -> Message {
        match self {
            ExportError::TooFar { at, answers } => {
                Message::new("export-too-far").with("n", *answers).with("at", *at)
            }
            ExportError::Setup(error) => error.message(),
            ExportError::Refused { number, why } => {
                Message::new("export-refused").with("n", *number).with("why", why.clone())
            }
            ExportError::NoWords { why } => Message::new("export-no-words").with("why", why.clone()),
        }
    }
}
