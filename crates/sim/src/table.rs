//! Decks made ready for play.

use cards::{CardData, Deck, Library};
use engine::{CardDb, DefId, LowerError};
use thiserror::Error;

/// Why decks can't be brought to a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    #[error("a game takes 2 to 64 decks, and there are {0} (1.3.1)")]
    Decks(usize),
    #[error("the deck \"{0}\" has no cards (1.1.1)")]
    NoCards(String),
    #[error("the decks have {0} cards together; a game takes fewer than 65,000")]
    TooManyCards(usize),
    #[error(
        "\"{full_name}\" is not in the card library{}",
        nearest.as_ref().map(|name| format!("; did you mean \"{name}\"?")).unwrap_or_default()
    )]
    UnknownCard { full_name: String, nearest: Option<String> },
    #[error("the deck \"{deck}\" can't be played yet: {error}")]
    NotPlayable { deck: String, error: LowerError },
}

/// The cards of some decks, compiled, and the decks in terms of them.
///
/// Only the cards of the decks are compiled, in the order in which the lists first name them: the same lists always make
/// the same table, which is what lets a replay name things by number.
#[derive(Clone, Debug)]
pub struct Table {
    pub db: CardDb,
    /// The lists as given.
    pub lists: Vec<Deck>,
    /// One card after the other, in the order of each list.
    pub decks: Vec<Vec<DefId>>,
}

impl Table {
    /// Compiles the decks' cards. Every card that can't be played is named, not the first alone.
    pub fn new(lists: Vec<Deck>, library: &Library) -> Result<Table, Vec<TableError>> {
        if !(2..=64).contains(&lists.len()) {
            return Err(vec![TableError::Decks(lists.len())]);
        }
        if let Some(empty) = lists.iter().find(|list| list.size() == 0) {
            return Err(vec![TableError::NoCards(empty.name.clone())]);
        }
        let total: usize = lists.iter().map(|list| list.size() as usize).sum();
        if total >= 65_000 {
            return Err(vec![TableError::TooManyCards(total)]);
        }
        let mut data: Vec<&CardData> = Vec::new();
        let mut errors = Vec::new();
        for list in &lists {
            for (_, full_name) in &list.entries {
                match library.find(full_name) {
                    Some(card) if data.contains(&card) => {}
                    Some(card) => {
                        if let Err(error) = CardDb::new(std::slice::from_ref(card)) {
                            errors.push(TableError::NotPlayable { deck: list.name.clone(), error });
                        }
                        data.push(card);
                    }
                    None => errors.push(TableError::UnknownCard {
                        full_name: full_name.clone(),
                        nearest: library.suggest(full_name).map(str::to_owned),
                    }),
                }
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let data: Vec<CardData> = data.into_iter().cloned().collect();
        let db = CardDb::new(&data)
            .map_err(|error| vec![TableError::NotPlayable { deck: lists[0].name.clone(), error }])?;
        let decks = lists.iter().map(|list| deal(list, &data)).collect();
        Ok(Table { db, lists, decks })
    }
}

/// The definitions of a list's cards, one for each copy.
fn deal(list: &Deck, data: &[CardData]) -> Vec<DefId> {
    let mut deck = Vec::with_capacity(list.size() as usize);
    for (copies, full_name) in &list.entries {
        let wanted = cards::fold(full_name);
        let at = data.iter().position(|card| cards::fold(&card.full_name()) == wanted);
        let def = DefId(at.expect("the data were gathered from these lists") as u16);
        deck.extend(std::iter::repeat_n(def, usize::from(*copies)));
    }
    deck
}
