//! Failures of commands.

use crate::language::{say, tell};
use std::io;
use std::path::Path;
use std::process::ExitCode;
use thiserror::Error;
use words::Say;

/// Why a command failed.
#[derive(Debug, Error)]
pub enum Failure {
    /// The input is wrong: exit status 2.
    #[error("{0}")]
    Input(String),
    /// The command ran, and a check failed: exit status 1. The report has already been printed.
    #[error("something failed")]
    Checked,
    /// The input is wrong, and the message has already been printed: exit status 2.
    #[error("a file is broken")]
    Broken,
    /// The output can't be written.
    #[error("the output can't be written: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    pub fn input(message: impl ToString) -> Failure {
        Failure::Input(message.to_string())
    }

    /// An error in the current language.
    pub fn of(error: impl Say) -> Failure {
        Failure::Input(tell(&error.message()))
    }

    /// The same with a file.
    pub fn in_file(file: impl ToString, error: &impl Say) -> Failure {
        Failure::input(say!("at-place", "place" = file.to_string(), "what" = error.message()))
    }

    /// An input or output error with its file.
    pub fn io(path: &Path, error: &io::Error) -> Failure {
        Failure::in_file(path.display(), error)
    }

    /// Several errors about one thing, as one message.
    pub fn inputs<T: Say>(what: &str, complaints: &[T]) -> Failure {
        match complaints {
            [only] => Failure::Input(tell(&only.message())),
            many => {
                let list: Vec<String> =
                    many.iter().map(|one| format!("\n  {}", tell(&one.message()))).collect();
                Failure::Input(format!("{what}:{}", list.concat()))
            }
        }
    }

    /// Prints the message and returns the exit status.
    pub fn report(&self) -> ExitCode {
        match self {
            Failure::Checked => ExitCode::from(1),
            Failure::Broken => ExitCode::from(2),
            // The reader of the output has closed it, which is not an error.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Input(what) => complain(what.clone()),
            Failure::Output(error) => complain(say!("output-broken", "why" = words::io_error(error))),
        }
    }
}

/// Prints an error about the input.
fn complain(what: String) -> ExitCode {
    eprint_quietly(&say!("error", "what" = what));
    ExitCode::from(2)
}

/// Prints a note about a problem that doesn't stop the command.
pub fn note(what: String) {
    eprint_quietly(&say!("note", "what" = what));
}

/// Writes a line to standard error; ignores errors, because it may be closed.
pub fn eprint_quietly(line: &str) {
    use io::Write as _;
    let _ = writeln!(io::stderr(), "{line}");
}
