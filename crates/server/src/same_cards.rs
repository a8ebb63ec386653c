//! Whether a stored game's cards are still what they were when it began.
//!
//! There may be other cards besides by now: somebody has kept one, or imported a set. That changes nothing for a game without them.

use cards::{CardData, Deck, Library};
use engine::Action;
use fnv::FnvHasher;
use live::Hall;
use serde::{Deserialize, Serialize};
use std::hash::Hasher as _;

/// What is kept of a game's cards to know them again. The store keeps it: both hashes are FNV-1a with 64 bits in every version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SameCards {
    /// A hash of the decks' cards.
    cards: u64,
    /// How many names cards had, and a hash of them: an answer that names a card has a number of this list.
    names: usize,
    names_hash: u64,
}

impl SameCards {
    pub fn of(decks: &[Deck], hall: &Hall) -> SameCards {
        let names = hall.db.names();
        SameCards { cards: cards_hash(decks, hall), names: names.len(), names_hash: names_hash(names) }
    }

    /// Whether a game of these decks with these answers can go on in this hall.
    pub fn are_in(&self, hall: &Hall, decks: &[Deck], answers: &[Action]) -> bool {
        let names = hall.db.names().get(..self.names);
        let named = answers.iter().any(|answer| matches!(answer, Action::Name(_)));
        (!named || names.is_some_and(|names| names_hash(names) == self.names_hash))
            && cards_hash(decks, hall) == self.cards
    }
}

fn cards_hash(decks: &[Deck], hall: &Hall) -> u64 {
    let entries = decks.iter().flat_map(|deck| &deck.entries);
    let cards: Vec<CardData> = entries.filter_map(|(_, name)| hall.library.find(name).cloned()).collect();
    Library::new(cards).hash()
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
