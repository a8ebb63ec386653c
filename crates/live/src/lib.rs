//! A game with people at the table.
//!
//! A [`PlayableLibrary`](playable::PlayableLibrary) holds the cards for all games. [`Live`] is one game in it:
//! how it started ([`Setup`]), the player of each seat ([`Sitter`]), every answer so far, and a log for each
//! seat. People answer with [`Live::answer`]. Bots think on any thread, with a copy of the game ([`BotTask`]),
//! and [`Live::settle`] applies their answer. A decision with only one answer is answered automatically and
//! recorded like any other. [`Live::undo`] takes answers back as long as nothing hidden was revealed.
//! [`Live::replay`] returns the whole game as a file, and [`Live::resume`] continues one.
//!
//! All data for a seat (view, log, question, answers, explanation, hint) contains only what that seat may
//! know, with cards in that seat's own numbers. This crate uses no terminal and no network, and a clock only
//! to limit a bot's thinking time.

mod game;
mod knowledge;
mod log;
mod questions;
#[cfg(test)]
mod secrecy;
mod setup;
mod think;
mod undo;

pub use game::{AnswerRange, AnswerRefusal, AnswerSource, AwaitedPlayers, Live};
pub use log::LogEntry;
pub use questions::{SeatAnswer, SeatExplanation, SeatQuestion};
pub use setup::{AutoAnswers, BotSpec, GameStartError, Manners, Setup, Sitter, UnknownBotName};
pub use think::{BotTask, BotThought, Hint, HintLine, HintTask, StaleThought};
pub use undo::{Undo, UndoError};
