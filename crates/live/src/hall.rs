//! The cards that games are played with.

use cards::{CardData, Library};
use engine::{CardDb, DefId};
use std::sync::Arc;

/// All cards there are, compiled once and shared by every game.
#[derive(Debug)]
pub struct Hall {
    pub library: Library,
    pub db: CardDb,
    hash: u64,
}

impl Hall {
    /// Cards of the library that can't be played yet are left out; a deck that has one is told so.
    pub fn new(library: Library) -> Arc<Hall> {
        let (db, _) = record::playable(&library.cards);
        let hash = library.hash();
        Arc::new(Hall { library, db, hash })
    }

    /// [`Library::hash`], which replays carry.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The facts and abilities of a card in a game; a marketing card has none.
    pub fn card(&self, def: DefId) -> Option<&CardData> {
        self.library.find(&self.db.def(def).full_name)
    }

    /// The ability at this place of a card, as the program words it.
    pub fn ability_text(&self, def: DefId, place: usize) -> Option<String> {
        let card = self.card(def)?;
        Some(text::print_ability(card.abilities.get(place)?, card.card_type))
    }
}
