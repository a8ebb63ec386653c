//! Whether a stored game's cards are the same as when it began.
//!
//! The library may have more cards now, saved or imported since. Games without them are not affected.

use cards::{CardData, CardLibrary, Deck};
use engine::Action;
use fnv::FnvHasher;
use playable::PlayableLibrary;
use serde::{Deserialize, Serialize};
use std::hash::Hasher as _;

/// A fingerprint of a game's cards. The store keeps it: both hashes are FNV-1a with 64 bits in every version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SameCards {
    /// Hash of the decks' cards.
    cards: u64,
    /// The number of card names and a hash of them: an answer that names a card holds an index into this
    /// list.
    names: usize,
    names_hash: u64,
}

impl SameCards {
    pub fn of(decks: &[Deck], library: &PlayableLibrary) -> SameCards {
        let names = library.db.names();
        SameCards { cards: cards_hash(decks, library), names: names.len(), names_hash: names_hash(names) }
    }

    /// Whether a game of these decks with these answers can continue in this hall.
    pub fn are_in(&self, library: &PlayableLibrary, decks: &[Deck], answers: &[Action]) -> bool {
        let names = library.db.names().get(..self.names);
        let named = answers.iter().any(|answer| matches!(answer, Action::Name(_)));
        (!named || names.is_some_and(|names| names_hash(names) == self.names_hash))
            && cards_hash(decks, library) == self.cards
    }
}

fn cards_hash(decks: &[Deck], library: &PlayableLibrary) -> u64 {
    let entries = decks.iter().flat_map(|deck| &deck.entries);
    let cards: Vec<CardData> = entries.filter_map(|(_, name)| library.cards.find(name).cloned()).collect();
    CardLibrary::new(cards).hash()
}

/// FNV-1a over the names, each with a zero after it.
fn names_hash(names: &[String]) -> u64 {
    let mut hash = FnvHasher::default();
    for name in names {
        hash.write(name.as_bytes());
        hash.write_u8(0);
    }
    hash.finish()
}
