//! How a command can fail.

use std::io;
use std::process::ExitCode;
use thiserror::Error;

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

    /// Several complaints about one thing, as one message.
    pub fn inputs<T: ToString>(what: &str, complaints: &[T]) -> Failure {
        match complaints {
            [only] => Failure::Input(only.to_string()),
            many => {
                let list: Vec<String> = many.iter().map(|one| format!("\n  {}", one.to_string())).collect();
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
            Failure::Input(_) | Failure::Output(_) => {
                eprint_quietly(&format!("error: {self}"));
                ExitCode::from(2)
            }
        }
    }
}

/// Writes a line to standard error; one that is closed is nobody's trouble.
pub fn eprint_quietly(line: &str) {
    use io::Write as _;
    let _ = writeln!(io::stderr(), "{line}");
}
