//! A card of one's own, read and explained.
//!
//! [`read_cards`] takes a text, `card` blocks as scenarios have them or the lines of one card's text, and says of each card what it
//! means, which rules matter to it and what is not understood ([`Reading`]). The terminal and the page show the same. This crate
//! does no I/O.

mod looking;

pub use looking::{NoCard, Reading, RuleRead, Sentence, Tried, advice, home_made, read_cards};
