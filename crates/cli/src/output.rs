//! Standard output, buffered, with errors that can be handled: a closed pipe must not cause a panic.

use serde::Serialize;
use std::fmt;
use std::io::{self, BufWriter, Stdout, Write};

/// The output of commands.
#[derive(Debug)]
pub struct Output(BufWriter<Stdout>);

impl Output {
    pub fn stdout() -> Output {
        Output(BufWriter::new(io::stdout()))
    }

    pub fn line(&mut self, line: impl fmt::Display) -> io::Result<()> {
        writeln!(self.0, "{line}")
    }

    pub fn text(&mut self, text: impl fmt::Display) -> io::Result<()> {
        write!(self.0, "{text}")
    }

    /// Writes one JSON value on a line.
    pub fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.0, value)?;
        writeln!(self.0)
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
