//! How a command can fail.

use crate::tongue::{say, tell};
use std::io;
use std::path::Path;
use std::process::ExitCode;
use thiserror::Error;
use words::Say;

/// Why a command did not do what was asked.
#[derive(Debug, Error)]
pub enum Failure {
    /// The input is at fault: exit status 2.
    #[error("{0}")]
    Input(String),
    /// The command ran, and what it checks did not hold: exit status 1. The report is on standard output already.
    #[error("something failed")]
    Checked,
    /// The input is at fault, and standard error says so already: exit status 2.
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

    /// What an error says, in the language spoken.
    pub fn of(error: impl Say) -> Failure {
        Failure::Input(tell(&error.message()))
    }

    /// The same about a file.
    pub fn in_file(file: impl ToString, error: &impl Say) -> Failure {
        Failure::input(say!("at-place", "place" = file.to_string(), "what" = error.message()))
    }

    /// A file that can't be used, and why.
    pub fn io(path: &Path, error: &io::Error) -> Failure {
        Failure::in_file(path.display(), error)
    }

    /// Several complaints about one thing, as one message.
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

    /// Tells the person and gives the exit status.
    pub fn report(&self) -> ExitCode {
        match self {
            Failure::Checked => ExitCode::from(1),
            Failure::Broken => ExitCode::from(2),
            // Whoever read the output has enough: that is no error.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Input(what) => complain(what.clone()),
            Failure::Output(error) => complain(say!("output-broken", "why" = words::io_error(error))),
        }
    }
}

/// Says what is wrong with the input.
fn complain(what: String) -> ExitCode {
    eprint_quietly(&say!("error", "what" = what));
    ExitCode::from(2)
}

/// Tells of something that keeps nothing from going on.
pub fn note(what: String) {
    eprint_quietly(&say!("note", "what" = what));
}

/// Writes a line to standard error; one that is closed is nobody's trouble.
pub fn eprint_quietly(line: &str) {
    use io::Write as _;
    let _ = writeln!(io::stderr(), "{line}");
}
