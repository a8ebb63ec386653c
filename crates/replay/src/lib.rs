//! Games as small files.
//!
//! A [`Replay`] is the start of a game and every answer. [`Replay::read`] does not trust its contents, and
//! [`Replay::verify`] plays it back and checks that it ends as recorded. [`Replay::positions`] verifies it, too,
//! and gives the game at any of its decisions.
//!
//! This crate plays no games of its own: `sim` and `live` record them.

mod messages;
mod positions;
mod replay;

pub use positions::{MOST_POSITIONS, Positions, ReplayLogEntry};
pub use replay::{LARGEST_REPLAY, Replay, ReplayError, ReplayStep, ReplaySummary, checksum};
