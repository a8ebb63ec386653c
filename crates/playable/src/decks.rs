//! Deck lists made ready for play.

use crate::library::{PlayableLibrary, UnplayableCard, check_card};
use cards::{CardData, CardLibrary, Deck, Leader, LeaderError};
use engine::{CardDb, DefId, SetupError};
use std::collections::HashSet;
use std::sync::Arc;
use thiserror::Error;
use wording::Name;

/// The maximum number of unplayable cards that an error names.
const MOST_ERRORS: usize = 20;

/// The maximum number of unknown names for which the nearest name, which is slow to find, is looked up.
const MOST_SUGGESTIONS: usize = 5;

/// Why decks can't be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeckSetError {
    #[error("{0}")]
    Setup(#[from] SetupError),
    #[error("the deck \"{0}\" has no cards (1.1.1)")]
    NoCards(String),
    #[error(
        "\"{full_name}\" is not in the card library{}",
        nearest.as_ref().map(|name| format!("; did you mean \"{name}\"?")).unwrap_or_default()
    )]
    UnknownCard { full_name: String, nearest: Option<String> },
    #[error("the deck \"{deck}\" can't be played yet: {error}")]
    NotPlayable { deck: String, error: UnplayableCard },
    #[error("the deck \"{deck}\": {error}")]
    Leader { deck: String, error: LeaderError },
    #[error("a leader can't be played: {0}; change its wording")]
    LeaderNotPlayable(UnplayableCard),
}

/// Deck lists, with the numbers of their cards in a library.
///
/// The library holds all cards, not only those of the lists: what can be named, and what a player can think of, says
/// nothing about the decks.
#[derive(Clone, Debug)]
pub struct DeckSet {
    pub library: Arc<PlayableLibrary>,
    /// The lists as given.
    pub lists: Vec<Deck>,
    /// The cards of each list, one entry per copy, in the order of the list.
    pub decks: Vec<Vec<DefId>>,
}

impl DeckSet {
    /// The decks of one game, compiled with their leaders.
    ///
    /// # Errors
    /// Names the cards that can't be played, or the deck whose leader can't.
    pub fn new(lists: Vec<Deck>, library: &Arc<PlayableLibrary>) -> Result<DeckSet, Vec<DeckSetError>> {
        DeckSet::check_size(&lists)?;
        let library = library.for_decks(&lists)?;
        let decks = library.deal(&lists)?;
        Ok(DeckSet { library, lists, decks })
    }

    /// Any number of decks, not all of which play at the same time.
    ///
    /// # Errors
    /// As [`DeckSet::new`].
    pub fn of_any(lists: Vec<Deck>, library: &Arc<PlayableLibrary>) -> Result<DeckSet, Vec<DeckSetError>> {
        let library = library.for_decks(&lists)?;
        let mut decks = Vec::with_capacity(lists.len());
        for list in &lists {
            decks.extend(library.deal(std::slice::from_ref(list))?);
        }
        Ok(DeckSet { library, lists, decks })
    }

    /// Decks in a library of only their own cards, in the order in which the lists first name them. Replays of
    /// version 2 number cards this way.
    ///
    /// # Errors
    /// As [`DeckSet::new`].
    pub fn of_decks_alone(lists: Vec<Deck>, library: &CardLibrary) -> Result<DeckSet, Vec<DeckSetError>> {
        DeckSet::check_size(&lists)?;
        let mut data: Vec<CardData> = Vec::new();
        let mut known = HashSet::new();
        for (_, full_name) in lists.iter().flat_map(|list| &list.entries) {
            if let Some(place) = library.position(full_name).filter(|place| known.insert(*place)) {
                data.push(library.cards[place].clone());
            }
        }
        let library = PlayableLibrary::numbered(library.clone(), &data);
        let decks = library.deal(&lists)?;
        Ok(DeckSet { library, lists, decks })
    }

    /// Whether a game can be played with this number of decks of this size.
    ///
    /// # Errors
    /// Says what is too large or too small.
    pub fn check_size(lists: &[Deck]) -> Result<(), Vec<DeckSetError>> {
        let cards = lists.iter().map(|list| list.size() as usize).sum();
        SetupError::check_size(lists.len(), cards).map_err(|error| vec![error.into()])
    }

    pub fn db(&self) -> &CardDb {
        &self.library.db
    }

    /// The leader of each list, for Format Coconut.
    pub fn leaders(&self) -> Vec<Option<DefId>> {
        let leader = |n: usize| self.library.leaders.get(n).copied().flatten();
        (0..self.lists.len()).map(leader).collect()
    }
}

impl PlayableLibrary {
    /// The definitions of the lists' cards, one for each copy.
    ///
    /// # Errors
    /// Names the cards that can't be played, the first few of them.
    pub fn deal(&self, lists: &[Deck]) -> Result<Vec<Vec<DefId>>, Vec<DeckSetError>> {
        if let Some(empty) = lists.iter().find(|list| list.size() == 0) {
            return Err(vec![DeckSetError::NoCards(empty.name.clone())]);
        }
        // A single list can be dealt, because it will meet others later.
        let total = lists.iter().map(|list| list.size() as usize).sum();
        SetupError::check_size(lists.len().max(2), total).map_err(|error| vec![error.into()])?;
        let mut errors = Vec::new();
        let mut decks = Vec::with_capacity(lists.len());
        for list in lists {
            let mut deck = Vec::with_capacity(list.size() as usize);
            for (copies, full_name) in &list.entries {
                if errors.len() >= MOST_ERRORS {
                    return Err(errors);
                }
                match self.find(full_name, errors.len() < MOST_SUGGESTIONS) {
                    Ok(def) => deck.extend(std::iter::repeat_n(def, usize::from(*copies))),
                    Err(MissingCard::Unknown { nearest }) => {
                        errors.push(DeckSetError::UnknownCard { full_name: full_name.clone(), nearest });
                    }
                    Err(MissingCard::NotPlayable(error)) => {
                        errors.push(DeckSetError::NotPlayable { deck: list.name.clone(), error });
                    }
                }
            }
            decks.push(deck);
        }
        if errors.is_empty() { Ok(decks) } else { Err(errors) }
    }

    fn find(&self, full_name: &str, suggest: bool) -> Result<DefId, MissingCard> {
        let Some(card) = self.cards.find(full_name) else {
            let nearest = if suggest { self.cards.suggest(full_name) } else { None };
            return Err(MissingCard::Unknown { nearest: nearest.map(str::to_owned) });
        };
        match self.db.find(&card.full_name()) {
            Some(def) => Ok(def),
            None => match check_card(card) {
                Err(error) => Err(MissingCard::NotPlayable(error)),
                // It compiles alone, but not with all others: the library is too large.
                Ok(()) => Err(MissingCard::Unknown { nearest: None }),
            },
        }
    }
}

/// Why a card of a list has no definition.
enum MissingCard {
    Unknown { nearest: Option<String> },
    NotPlayable(UnplayableCard),
}

/// The leader of each list; empty if no list has one.
pub(crate) fn leaders_of(lists: &[Deck]) -> Vec<Option<Leader>> {
    if lists.iter().all(|list| list.leader.is_none()) {
        return vec![];
    }
    lists.iter().map(|list| list.leader.clone()).collect()
}

/// The leaders of some lists as cards with distinct names.
pub(crate) struct LeaderCards {
    pub cards: Vec<CardData>,
    /// The index of each list's leader in `cards`.
    pub places: Vec<Option<usize>>,
}

/// Compiles the leaders of the lists.
pub(crate) fn leader_cards(lists: &[Deck], library: &CardLibrary) -> Result<LeaderCards, Vec<DeckSetError>> {
    let mut cards: Vec<CardData> = Vec::new();
    let mut places = Vec::with_capacity(lists.len());
    for list in lists {
        let Some(leader) = &list.leader else {
            places.push(None);
            continue;
        };
        let compiled = leader
            .compile(library)
            .map_err(|error| vec![DeckSetError::Leader { deck: list.name.clone(), error }])?;
        places.push(Some(place_of(compiled, &mut cards)));
    }
    Ok(LeaderCards { cards, places })
}

/// The index of this leader among others. Two that share a name and differ in their text get different names.
fn place_of(mut leader: CardData, leaders: &mut Vec<CardData>) -> usize {
    let name = leader.name.0.clone();
    let mut number = 1;
    while let Some(place) = leaders.iter().position(|known| known.name == leader.name) {
        if leaders[place] == leader {
            return place;
        }
        number += 1;
        leader.name = Name(format!("{name} {number}"));
    }
    leaders.push(leader);
    leaders.len() - 1
}
