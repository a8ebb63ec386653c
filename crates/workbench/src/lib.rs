//! Reads and explains cards that people make up.
//!
//! [`read_cards`] takes a text, either `card` blocks as in scenarios or the lines of one card's text. It says for each card what it
//! means, which rules matter to it and what is not understood ([`Reading`]). The terminal and the page show the same. This crate does
//! no I/O.

mod advice;
mod looking;

pub use looking::{NoCard, Reading, RuleRead, Sentence, Tried, advice, home_made, read_cards};
