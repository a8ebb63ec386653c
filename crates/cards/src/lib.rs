//! The card library: facts and ability trees of every card, where they come from and how decks name them.

mod card;

pub use card::{CardData, CopyLimit};
