//! Decks made ready for play.

use cards::{CardData, Deck, LeaderError, Library};
use engine::{CardDb, DefId, SetupError};
use playable::Unplayable;
use std::collections::HashSet;
use thiserror::Error;
use wording::Name;

/// The most cards that can't be played that are named; then nothing further is looked up.
const MOST_ERRORS: usize = 20;

/// The nearest name, which takes long to find, is looked for only for the first unknown names.
const MOST_SUGGESTIONS: usize = 5;

/// Why decks can't be brought to a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
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
    NotPlayable { deck: String, error: Unplayable },
    #[error("the deck \"{deck}\": {error}")]
    Leader { deck: String, error: LeaderError },
    #[error("a leader can't be played: {0}; change its wording")]
    LeaderNotPlayable(Unplayable),
}

/// All cards there are, compiled, and some decks in terms of them.
///
/// The whole library is at the table, so that what can be named, and what a player can think of, says nothing about the decks.
#[derive(Clone, Debug)]
pub struct Table {
    pub db: CardDb,
    /// The lists as given.
    pub lists: Vec<Deck>,
    /// One card after the other, in the order of each list.
    pub decks: Vec<Vec<DefId>>,
    /// The leaders of the lists, for Format Coconut.
    pub leaders: Vec<Option<DefId>>,
}

/// Cards compiled together with the leaders of some lists.
#[derive(Clone, Debug)]
pub struct WithLeaders {
    pub db: CardDb,
    /// In the order of the lists.
    pub leaders: Vec<Option<DefId>>,
    /// The leaders, each with its own full name.
    pub cards: Vec<CardData>,
}

impl WithLeaders {
    /// Compiles all cards there are and the lists' leaders.
    pub fn compile(lists: &[Deck], library: &Library) -> Result<WithLeaders, Vec<TableError>> {
        let mut cards: Vec<CardData> = Vec::new();
        let mut places: Vec<Option<usize>> = Vec::with_capacity(lists.len());
        for list in lists {
            let Some(leader) = &list.leader else {
                places.push(None);
                continue;
            };
            let compiled = leader
                .compile(library)
                .map_err(|error| vec![TableError::Leader { deck: list.name.clone(), error }])?;
            places.push(Some(place_of(compiled, &mut cards)));
        }
        let (db, defs) = playable::with_leaders(&library.cards, &cards)
            .map_err(|error| vec![TableError::LeaderNotPlayable(error)])?;
        let leaders = places.into_iter().map(|place| Some(defs[place?])).collect();
        Ok(WithLeaders { db, leaders, cards })
    }
}

/// Where this leader is among others. Two that share a name and differ in their text get different names.
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

impl Table {
    /// Compiles the library and deals the lists. The cards that can't be played are named, not the first alone.
    pub fn new(lists: Vec<Deck>, library: &Library) -> Result<Table, Vec<TableError>> {
        check_size(&lists)?;
        let WithLeaders { db, leaders, .. } = WithLeaders::compile(&lists, library)?;
        let decks = deal(&lists, library, &db)?;
        Ok(Table { db, lists, decks, leaders })
    }

    /// The same for as many lists as there are, not all of which need to play at once.
    pub fn of_any(lists: Vec<Deck>, library: &Library) -> Result<Table, Vec<TableError>> {
        let WithLeaders { db, leaders, .. } = WithLeaders::compile(&lists, library)?;
        let decks = lists
            .iter()
            .map(|list| deal(std::slice::from_ref(list), library, &db))
            .collect::<Result<Vec<_>, _>>()?;
        Ok(Table { db, lists, decks: decks.into_iter().flatten().collect(), leaders })
    }

    /// A table with the lists' own cards alone, in the order in which the lists first name them: replays of version 2 name cards by
    /// their numbers on such a table.
    pub(crate) fn of_decks_alone(lists: Vec<Deck>, library: &Library) -> Result<Table, Vec<TableError>> {
        check_size(&lists)?;
        let mut data: Vec<CardData> = Vec::new();
        let mut there = HashSet::new();
        for (_, full_name) in lists.iter().flat_map(|list| &list.entries) {
            if let Some(place) = library.position(full_name).filter(|place| there.insert(*place)) {
                data.push(library.cards[place].clone());
            }
        }
        let (db, _) = playable::playable(&data);
        let decks = deal(&lists, library, &db)?;
        Ok(Table { db, lists, decks, leaders: vec![] })
    }
}

/// The definitions of the lists' cards among those compiled, one for each copy. The cards that can't be played are named, the first few
/// of them.
pub fn deal(lists: &[Deck], library: &Library, db: &CardDb) -> Result<Vec<Vec<DefId>>, Vec<TableError>> {
    if let Some(empty) = lists.iter().find(|list| list.size() == 0) {
        return Err(vec![TableError::NoCards(empty.name.clone())]);
    }
    // A single list is dealt, too: it will meet others.
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
            match find(full_name, library, db, errors.len() < MOST_SUGGESTIONS) {
                Ok(def) => deck.extend(std::iter::repeat_n(def, usize::from(*copies))),
                Err(Lacking::Unknown { nearest }) => {
                    errors.push(TableError::UnknownCard { full_name: full_name.clone(), nearest });
                }
                Err(Lacking::NotPlayable(error)) => {
                    errors.push(TableError::NotPlayable { deck: list.name.clone(), error });
                }
            }
        }
        decks.push(deck);
    }
    if errors.is_empty() { Ok(decks) } else { Err(errors) }
}

/// Whether a game can be played with this number of decks of this size.
pub fn check_size(lists: &[Deck]) -> Result<(), Vec<TableError>> {
    let cards = lists.iter().map(|list| list.size() as usize).sum();
    SetupError::check_size(lists.len(), cards).map_err(|error| vec![error.into()])
}

/// Why a card is not at the table.
enum Lacking {
    Unknown { nearest: Option<String> },
    NotPlayable(Unplayable),
}

fn find(full_name: &str, library: &Library, db: &CardDb, suggest: bool) -> Result<DefId, Lacking> {
    let Some(card) = library.find(full_name) else {
        let nearest = if suggest { library.suggest(full_name) } else { None };
        return Err(Lacking::Unknown { nearest: nearest.map(str::to_owned) });
    };
    match db.find(&card.full_name()) {
        Some(def) => Ok(def),
        None => match playable::all_playable(std::slice::from_ref(card)) {
            Err(error) => Err(Lacking::NotPlayable(error)),
            // It compiles alone and not with all others: there is too much in the library.
            Ok(_) => Err(Lacking::Unknown { nearest: None }),
        },
    }
}
