#![doc = include_str!("../README.md")]

mod decks;
mod library;

pub use cards::UnplayableReason;
pub use decks::{DeckSet, DeckSetError};
pub use library::{PlayableLibrary, UnplayableCard, check_card};
