//! One game with people at the table.
//!
//! A [`Hall`] holds the cards that all games are played with. [`Live`] is one game in it: how it began ([`Setup`]), who sits
//! where ([`Sitter`]), every answer so far, and what each seat has been told. People answer with [`Live::answer`]. Bots think
//! on any thread, with a copy of the game ([`Thinking`]), and [`Live::settle`] takes their answer. A decision with only one
//! answer is answered at once and recorded like any other. [`Live::undo`] takes answers back as long as nothing hidden was
//! revealed. [`Live::replay`] is the whole game as a file, and [`Live::resume`] continues one.
//!
//! Whatever a seat is given (view, log, question, answers, explanation or hint) contains only what that seat may know and names
//! cards by that seat's own numbers. This crate uses no terminal and no network, and no clock except to limit a bot's thinking.

mod game;
mod hall;
mod know;
mod log;
#[cfg(test)]
mod secrecy;
mod setup;
mod think;
mod undo;
mod words;

pub use game::{By, Live, Refused, Told, Waiting};
pub use hall::Hall;
pub use log::Entry;
pub use setup::{Bot, CantStart, Forced, Manners, Setup, Sitter, UnknownBot};
pub use think::{Hint, HintLine, Hinting, Stale, Thinking, Thought};
pub use undo::{NoUndo, Undo};
pub use words::{Answer, Explained, Question};
