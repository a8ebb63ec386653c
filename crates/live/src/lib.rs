//! A game with people at the table.
//!
//! A [`PlayableLibrary`] holds the cards for all games. [`Live`] is one game in it: how it started ([`Setup`]), the
//! player of each seat ([`Sitter`]), every answer so far, and a log for each seat. People answer with
//! [`Live::answer`]. Bots think on any thread, with a copy of the game ([`Thinking`]), and [`Live::settle`]
//! applies their answer. A decision with only one answer is answered automatically and recorded like any
//! other. [`Live::undo`] takes answers back as long as nothing hidden was revealed. [`Live::replay`] returns
//! the whole game as a file, and [`Live::resume`] continues one.
//!
//! All data for a seat (view, log, question, answers, explanation, hint) contains only what that seat may
//! know, with cards in that seat's own numbers. This crate uses no terminal and no network, and a clock only
//! to limit a bot's thinking time.

mod game;
mod know;
mod log;
#[cfg(test)]
mod secrecy;
mod setup;
mod think;
mod undo;
mod words;

pub use game::{By, Live, Refused, Told, Waiting};

pub use log::Entry;
pub use setup::{Bot, CantStart, Forced, Manners, Setup, Sitter, UnknownBot};
pub use think::{Hint, HintLine, Hinting, Stale, Thinking, Thought};
pub use undo::{NoUndo, Undo};
pub use words::{Answer, Explained, Question};
