#![doc = include_str!("../README.md")]

mod decks;
mod library;

pub use cards::Why;
pub use decks::{DeckSet, DeckSetError};
pub use library::{PlayableLibrary, Unplayable, check_card};
