//! The library of cards that games are played with.

use crate::card::{Card, NewCard};
use crate::error::{BadDeck, CardError, GameError, UnknownStarter};
use cards::{CardLibrary, Deck};
use engine::{CardDb, CardFacts, DefId};
use playable::{DeckSetError, PlayableLibrary};
use std::sync::Arc;

/// Compiled cards. Cheap to clone: all clones share the same cards.
#[derive(Clone, Debug)]
pub struct Library {
    playable: Arc<PlayableLibrary>,
}

impl Library {
    /// The cards that come with this crate.
    pub fn built_in() -> Library {
        Library::of(CardLibrary::embedded())
    }

    /// A library of these cards. Cards that can't be played are not available in games.
    pub(crate) fn of(cards: CardLibrary) -> Library {
        Library { playable: PlayableLibrary::new(cards) }
    }

    /// The library that a game or replay uses.
    pub(crate) fn shared(playable: Arc<PlayableLibrary>) -> Library {
        Library { playable }
    }

    /// The same cards together with the leaders of these decks.
    pub(crate) fn for_decks(&self, decks: &[Deck]) -> Result<Library, Vec<DeckSetError>> {
        Ok(Library { playable: self.playable.for_decks(decks)? })
    }

    /// This library with an additional card, which replaces a card with the same full name.
    ///
    /// # Errors
    /// If the card's text is not understood, or can't be played yet.
    pub fn with_card(&self, card: &NewCard) -> Result<Library, CardError> {
        // A card may refer to itself, so its name and classifications must be known words.
        let with_facts = self.data().clone().with_extra(vec![card.facts().clone()]);
        let data = card.compile(&with_facts.lexicon())?;
        Ok(Library::of(with_facts.with_extra(vec![data])))
    }

    /// All cards, in a fixed order.
    pub fn cards(&self) -> impl Iterator<Item = Card<'_>> {
        self.data().cards.iter().map(|data| Card { data })
    }

    /// The card with this full name, ignoring capitalization and the kind of apostrophes.
    pub fn card(&self, full_name: &str) -> Option<Card<'_>> {
        self.data().find(full_name).map(|data| Card { data })
    }

    /// The card for a number in a [`View`](crate::View) or an [`Event`](crate::Event). The marketing cards of
    /// Pack Rush and the leaders of Format Coconut are not in any library.
    pub fn card_of(&self, def: DefId) -> Option<Card<'_>> {
        let db = self.db();
        if db.has(def) { self.card(&db.def(def).full_name) } else { None }
    }

    /// The full name most similar to this one, for "did you mean".
    pub fn suggest(&self, name: &str) -> Option<&str> {
        self.data().suggest(name)
    }

    /// Reads a deck list: lines such as `4 Stitch - New Dog`, or any other form that deck builders write.
    ///
    /// ```
    /// use inkwright::Library;
    ///
    /// let library = Library::built_in();
    /// let deck = library.deck("two cards", "2 Stitch - New Dog").expect("a known card");
    /// assert_eq!(deck.size(), 2);
    /// assert!(library.deck("none", "4 No Such Card").is_err());
    /// ```
    ///
    /// # Errors
    /// Every line that can't be read, and every card that is not in the library.
    pub fn deck(&self, name: &str, list: &str) -> Result<Deck, BadDeck> {
        let deck = cards::parse_deck(list, name, self.data()).map_err(BadDeck)?;
        Ok(Deck { name: name.to_owned(), ..deck })
    }

    /// A starter deck by its title, such as `The Heart of Magic`.
    ///
    /// # Errors
    /// If there is no starter deck with this title.
    pub fn starter(&self, title: &str) -> Result<Deck, UnknownStarter> {
        let known = cards::STARTERS.iter().find(|starter| {
            starter.title.eq_ignore_ascii_case(title) || starter.name.eq_ignore_ascii_case(title)
        });
        known
            .and_then(|starter| self.deck(starter.title, starter.list).ok())
            .ok_or_else(|| UnknownStarter(title.to_owned()))
    }

    /// The titles of the starter decks that come with this crate, in the order of their sets.
    pub fn starters() -> impl Iterator<Item = &'static str> {
        cards::STARTERS.iter().map(|starter| starter.title)
    }

    /// What is printed on a card, by its number in a [`View`](crate::View) or an [`Event`](crate::Event). Unlike
    /// [`Library::card_of`], this works for every number of a game, but it has no text.
    pub fn facts(&self, def: DefId) -> CardFacts<'_> {
        self.db().facts(def)
    }

    /// The compiled cards, for this project's programs.
    #[doc(hidden)]
    pub fn db(&self) -> &Arc<CardDb> {
        &self.playable.db
    }

    /// The compiled library, for this project's programs.
    #[doc(hidden)]
    pub fn playable(&self) -> &Arc<PlayableLibrary> {
        &self.playable
    }

    /// The cards as data, for this project's programs.
    #[doc(hidden)]
    pub fn data(&self) -> &CardLibrary {
        &self.playable.cards
    }

    /// A hash of all cards. Games and replays only work with a library that has the same hash.
    pub fn hash(&self) -> u64 {
        self.playable.hash()
    }

    /// The numbers of a deck's cards, one for each copy.
    ///
    /// # Errors
    /// If the deck has cards that are not in the library or can't be played.
    pub fn deal(&self, deck: &Deck) -> Result<Vec<DefId>, GameError> {
        let mut decks = self.playable.deal(std::slice::from_ref(deck))?;
        Ok(decks.pop().unwrap_or_default())
    }

    /// The number of a card in views, events and observations; `None` if there is no such card, or if it can't be played.
    pub fn number(&self, full_name: &str) -> Option<DefId> {
        self.db().find(full_name)
    }
}
