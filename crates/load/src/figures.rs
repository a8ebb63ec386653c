//! The measurements, and how they are printed.

use crate::program::Usage;
use std::fmt;
use std::time::Duration;

/// The response times so far in microseconds, and the number of bytes that seats have received.
#[derive(Clone, Debug, Default)]
pub struct AnswerTimes {
    pub micros: Vec<u32>,
    pub received: u64,
}

impl AnswerTimes {
    /// The measurements made after these.
    pub fn since(mut self, before: &AnswerTimes) -> AnswerTimes {
        self.micros.drain(..before.micros.len());
        self.received -= before.received;
        self
    }
}

/// The measurements of one period of play.
#[derive(Debug)]
pub struct LoadFigures {
    pub tables: usize,
    pub seats: usize,
    pub seconds: f64,
    pub times: AnswerTimes,
    pub usage: Usage,
}

impl fmt::Display for LoadFigures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sorted = self.times.micros.clone();
        sorted.sort_unstable();
        let of = |part: f64| {
            let place = ((sorted.len() as f64 * part) as usize).min(sorted.len().saturating_sub(1));
            Duration::from_micros(sorted.get(place).copied().unwrap_or(0).into())
        };
        let answers = sorted.len().max(1) as u64;
        writeln!(
            f,
            "{} tables, {} sockets, {:.0} s: {:.0} answers a second; p50 {:.1} ms, p99 {:.1} ms, at most {:.1} ms",
            self.tables,
            self.seats,
            self.seconds,
            sorted.len() as f64 / self.seconds,
            of(0.5).as_secs_f64() * 1e3,
            of(0.99).as_secs_f64() * 1e3,
            of(1.0).as_secs_f64() * 1e3,
        )?;
        writeln!(
            f,
            "  the server: {:.2} cores, {} MB of memory at most, {} bytes written to the disk and {} sent per answer",
            self.usage.cpu_seconds / self.seconds,
            self.usage.peak / 1024,
            self.usage.written / answers,
            self.times.received / answers,
        )
    }
}
