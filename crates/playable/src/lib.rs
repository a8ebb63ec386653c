#![doc = include_str!("../README.md")]

mod decks;
mod errata;
mod library;

pub use cards::UnplayableReason;
pub use decks::{DeckSet, DeckSetError};
pub use errata::card_in;
pub use library::{PlayableLibrary, UnplayableCard, check_card};
