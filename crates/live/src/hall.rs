//! The hall: the cards that games are played with.

use cards::{CardData, Deck, Leader, Library, LocalNames};
use engine::{CardDb, DefId};
use playable::Unplayable;
use sim::{Replay, TableError, WithLeaders};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use wording::Name;
use words::Language;

/// All cards, compiled once and shared by every game.
#[derive(Debug)]
pub struct Hall {
    pub library: Library,
    pub db: CardDb,
    hash: u64,
    led: Option<Led>,
    /// Halls with additional leaders, while a game uses them.
    with_leaders: Mutex<Vec<Weak<Hall>>>,
}

/// The additional data of a hall for Format Coconut.
#[derive(Debug)]
struct Led {
    /// The hall without leaders.
    plain: Arc<Hall>,
    leaders: Vec<Option<Leader>>,
    defs: Vec<Option<DefId>>,
}

impl Hall {
    /// A hall with the cards of the library that can already be played. Decks with other cards are refused.
    pub fn new(library: Library) -> Arc<Hall> {
        let (db, _) = playable::playable(&library.cards);
        let hash = library.hash();
        Hall::of(library, db, hash, None)
    }

    /// A hall for one position, whose cards and leaders must all be playable. The list of names that can be
    /// named starts with `nameable`.
    pub fn staged(
        cards: Vec<CardData>,
        leaders: Vec<CardData>,
        nameable: &[Name],
    ) -> Result<Arc<Hall>, Unplayable> {
        let (db, _) = playable::all_with_leaders(&cards, &leaders, nameable)?;
        let library = Library::new(cards);
        let hash = library.hash();
        Ok(Hall::of(library.with_extra(leaders), db, hash, None))
    }

    fn of(library: Library, db: CardDb, hash: u64, led: Option<Led>) -> Arc<Hall> {
        Arc::new(Hall { library, db, hash, led, with_leaders: Mutex::default() })
    }

    /// The hall for a game with these decks: this one, or one that also has the decks' leaders.
    pub fn for_decks(self: &Arc<Hall>, decks: &[Deck]) -> Result<Arc<Hall>, Vec<TableError>> {
        let leaders = Replay::leaders_of(decks);
        match &self.led {
            Some(led) if led.leaders == leaders => return Ok(self.clone()),
            Some(led) => return led.plain.for_decks(decks),
            None if leaders.is_empty() => return Ok(self.clone()),
            None => {}
        }
        let mut known = self.with_leaders.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|hall| hall.strong_count() > 0);
        let same = |hall: &Arc<Hall>| hall.led.as_ref().is_some_and(|led| led.leaders == leaders);
        if let Some(hall) = known.iter().filter_map(Weak::upgrade).find(same) {
            return Ok(hall);
        }
        let WithLeaders { db, leaders: defs, cards } = WithLeaders::compile(decks, &self.library)?;
        let library = self.library.clone().with_extra(cards);
        let hall = Hall::of(library, db, self.hash, Some(Led { plain: self.clone(), leaders, defs }));
        known.push(Arc::downgrade(&hall));
        Ok(hall)
    }

    /// The leaders of the decks that it is made for, in seat order.
    pub fn leaders(&self) -> Vec<Option<DefId>> {
        self.led.as_ref().map_or_else(Vec::new, |led| led.defs.clone())
    }

    /// [`Library::hash`], which is stored in replays.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The facts and abilities of a card in a game; a marketing card has none.
    pub fn card(&self, def: DefId) -> Option<&CardData> {
        self.library.find(&self.db.def(def).full_name)
    }

    /// The text of a card's ability in this language, with its name.
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
