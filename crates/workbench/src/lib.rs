//! Reads and explains made-up cards.
//!
//! [`read_cards`] takes a text: `card` blocks as in scenarios, or the lines of one card's text. For each card
//! it gives the meaning, the rules that matter, and the words that are not understood ([`Reading`]). The
//! terminal and the page show the same. This crate does no I/O.

mod advice;
mod looking;

pub use looking::{NoCard, Reading, RuleRead, Sentence, Tried, advice, home_made, read_cards};
