#![doc = include_str!("../README.md")]

pub mod cards;
pub mod decks;
mod error;
pub mod hello;
pub mod host;
mod language;
pub mod lessons;
pub mod new_game;
pub mod protocol;
pub mod replays;
pub mod review;
pub mod rules;
pub mod scenarios;
mod sentences;
pub mod table;

pub use error::{RequestError, RequestErrorKind};
pub use language::request_language;
pub use sentences::{SeatReader, say, segments};
