//! What outlives an instance: records that the caller keeps. The instance has all of them in memory.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use engine::Action;
use replay::Replay;
use serde::{Deserialize, Serialize};
use service::decks::SavedDeck;
use service::host::{Storage, StorageError};
use service::table::StoredGame;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use words::Message;

/// Maximum number of stored games. Beyond that, those not used for longest are dropped.
const MOST_GAMES: usize = 60;

/// Maximum number of uploaded replays.
const MOST_REPLAYS: usize = 10;

/// A stored record. Its key is made by the constructors below.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub(crate) enum StoreRecord {
    /// A game with its answers, and the number of the change that wrote it.
    Game {
        game: Box<StoredGame>,
        answers: Vec<Action>,
        changed: u64,
    },
    Deck {
        name: String,
        list: String,
        changed: u64,
    },
    /// A replay's bytes in base64.
    Replay {
        bytes: String,
        changed: u64,
    },
    /// Cards that the player made up, as text.
    Cards {
        texts: Vec<String>,
    },
}

impl StoreRecord {
    fn changed(&self) -> u64 {
        match self {
            StoreRecord::Game { changed, .. }
            | StoreRecord::Deck { changed, .. }
            | StoreRecord::Replay { changed, .. } => *changed,
            StoreRecord::Cards { .. } => 0,
        }
    }
}

/// The key of the player's own cards.
const CARDS: &str = "cards";

#[derive(Debug, Default)]
struct StoreState {
    records: BTreeMap<String, StoreRecord>,
    /// The changes that the caller has not heard of.
    news: Vec<(String, Option<StoreRecord>)>,
    changes: u64,
}

impl StoreState {
    fn put(&mut self, key: String, record: StoreRecord) {
        self.news.push((key.clone(), Some(record.clone())));
        self.records.insert(key, record);
    }

    fn remove(&mut self, key: &str) -> bool {
        let known = self.records.remove(key).is_some();
        if known {
            self.news.push((key.to_owned(), None));
        }
        known
    }

    fn next_change(&mut self) -> u64 {
        self.changes += 1;
        self.changes
    }

    /// Drops the oldest records of a kind beyond this number.
    fn keep_newest(&mut self, kind: &str, most: usize) {
        let of_kind = self.records.range(format!("{kind}/")..format!("{kind}0"));
        let mut keys: Vec<(u64, String)> =
            of_kind.map(|(key, record)| (record.changed(), key.clone())).collect();
        keys.sort();
        for (_, key) in keys.iter().take(keys.len().saturating_sub(most)) {
            self.remove(key);
        }
    }
}

/// All records, and the changes since the caller last heard of them.
#[derive(Debug, Default)]
pub(crate) struct WorkerStore(Mutex<StoreState>);

fn game_key(id: &str) -> String {
    format!("game/{id}")
}

fn gone() -> StorageError {
    StorageError::new("this game no longer exists", Message::new("game-gone"))
}

impl WorkerStore {
    fn state(&self) -> MutexGuard<'_, StoreState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts back records. They are no changes. A record of another version, which can't be read, is left out.
    pub fn restore(&self, records: Vec<(String, Option<String>)>) {
        let mut state = self.state();
        for (key, text) in records {
            match text.map(|text| serde_json::from_str::<StoreRecord>(&text)) {
                Some(Ok(record)) => {
                    state.changes = state.changes.max(record.changed());
                    state.records.insert(key, record);
                }
                Some(Err(_)) => {}
                None => drop(state.records.remove(&key)),
            }
        }
    }

    /// The changes since the last call: keys, and records as text.
    pub fn take_news(&self) -> Vec<(String, Option<String>)> {
        let text = |record| serde_json::to_string(&record).expect("a record can be written");
        std::mem::take(&mut self.state().news)
            .into_iter()
            .map(|(key, record)| (key, record.map(text)))
            .collect()
    }

    pub fn add_game(&self, id: &str, game: &StoredGame, answers: Vec<Action>) {
        let mut state = self.state();
        let changed = state.next_change();
        let record = StoreRecord::Game { game: Box::new(game.clone()), answers, changed };
        state.put(game_key(id), record);
        state.keep_newest("game", MOST_GAMES);
    }

    pub fn delete_game(&self, id: &str) -> bool {
        self.state().remove(&game_key(id))
    }

    fn change_game(
        &self,
        id: &str,
        change: impl FnOnce(&mut StoredGame, &mut Vec<Action>),
    ) -> Result<(), StorageError> {
        let mut state = self.state();
        let changed = state.next_change();
        let Some(StoreRecord::Game { mut game, mut answers, .. }) = state.records.get(&game_key(id)).cloned()
        else {
            return Err(gone());
        };
        change(&mut game, &mut answers);
        state.put(game_key(id), StoreRecord::Game { game, answers, changed });
        Ok(())
    }

    /// The saved decks, oldest first.
    pub fn decks(&self) -> Vec<SavedDeck> {
        let state = self.state();
        let mut decks: Vec<(u64, SavedDeck)> = Vec::new();
        for (key, record) in &state.records {
            if let (Some(id), StoreRecord::Deck { name, list, changed }) = (key.strip_prefix("deck/"), record)
            {
                let deck = SavedDeck { id: id.to_owned(), name: name.clone(), list: list.clone() };
                decks.push((*changed, deck));
            }
        }
        decks.sort_by_key(|(changed, _)| *changed);
        decks.into_iter().map(|(_, deck)| deck).collect()
    }

    pub fn save_deck(&self, deck: &SavedDeck) {
        let SavedDeck { id, name, list } = deck;
        let mut state = self.state();
        let changed = state.next_change();
        let record = StoreRecord::Deck { name: name.clone(), list: list.clone(), changed };
        state.put(format!("deck/{id}"), record);
    }

    pub fn delete_deck(&self, id: &str) -> bool {
        self.state().remove(&format!("deck/{id}"))
    }

    pub fn add_replay(&self, id: &str, bytes: &[u8]) {
        let mut state = self.state();
        let changed = state.next_change();
        let record = StoreRecord::Replay { bytes: BASE64_STANDARD.encode(bytes), changed };
        state.put(format!("replay/{id}"), record);
        state.keep_newest("replay", MOST_REPLAYS);
    }

    /// The texts of the player's own cards.
    pub fn own_cards(&self) -> Vec<String> {
        match self.state().records.get(CARDS) {
            Some(StoreRecord::Cards { texts }) => texts.clone(),
            _ => Vec::new(),
        }
    }

    pub fn add_own_cards(&self, text: &str) {
        let mut texts = self.own_cards();
        texts.push(text.to_owned());
        self.state().put(CARDS.to_owned(), StoreRecord::Cards { texts });
    }
}

impl Storage for WorkerStore {
    fn game(&self, id: &str) -> Result<Option<(StoredGame, Vec<Action>)>, StorageError> {
        Ok(match self.state().records.get(&game_key(id)) {
            Some(StoreRecord::Game { game, answers, .. }) => Some((StoredGame::clone(game), answers.clone())),
            _ => None,
        })
    }

    fn add_answers(
        &self,
        id: &str,
        from: usize,
        answers: &[Action],
        _over: bool,
        _person: bool,
    ) -> Result<(), StorageError> {
        self.change_game(id, |_, all| {
            all.truncate(from);
            all.extend(answers);
        })
    }

    fn cut_answers(&self, id: &str, left: usize) -> Result<(), StorageError> {
        self.change_game(id, |_, all| all.truncate(left))
    }

    fn replace_game(
        &self,
        id: &str,
        game: &StoredGame,
        answers: &[Action],
        _over: bool,
        _finished: Option<(usize, &Replay)>,
    ) -> Result<(), StorageError> {
        // The page keeps the replays of finished games itself.
        self.change_game(id, |before, all| {
            *before = game.clone();
            *all = answers.to_vec();
        })
    }

    fn replay(&self, id: &str) -> Result<Option<Vec<u8>>, StorageError> {
        Ok(match self.state().records.get(&format!("replay/{id}")) {
            Some(StoreRecord::Replay { bytes, .. }) => BASE64_STANDARD.decode(bytes).ok(),
            _ => None,
        })
    }
}
