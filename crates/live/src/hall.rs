//! The cards that games are played with.

use cards::{CardData, Library, LocalNames};
use engine::{CardDb, DefId};
use std::sync::Arc;
use words::Language;

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

    /// The ability at this place of a card, as the program words it in this language, behind its story name.
    pub fn ability_text(&self, language: Language, def: DefId, place: usize) -> Option<String> {
        let card = self.card(def)?;
        let ability = card.abilities.get(place)?;
        let text = card.ability_in(language, ability);
        Some(match &ability.name {
            Some(name) => format!("{} {text}", card.story_in(language, &name.0)),
            None => text,
        })
    }

    /// Name and version of a card in a game, in this language.
    pub fn full_name(&self, language: Language, def: DefId) -> String {
        let english = &self.db.def(def).full_name;
        LocalNames::of(language).full_name(english).unwrap_or_else(|| english.clone())
    }
}
