//! What outlives the program: games with every answer, saved decks, uploaded replays. One SQLite file in the data folder.
//!
//! Every change is on the disk when its call returns (write-ahead log, synchronous FULL): a program that is killed at any moment goes on
//! where it stood. The file is locked, so that two servers never keep the same tables.

use crate::token::TokenHash;
use engine::{Action, Seat, Series};
use live::Sitter;
use rusqlite::{Connection, OptionalExtension as _, Transaction, params};
use serde::{Deserialize, Serialize};
use sim::Replay;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use thiserror::Error;

/// The file's name in the data folder.
pub const FILE: &str = "tables.sqlite";

/// The form of the tables that this program reads and writes.
const VERSION: i64 = 1;

const TABLES: &str = "
CREATE TABLE games (
  id TEXT PRIMARY KEY,
  touched INTEGER NOT NULL,
  over INTEGER NOT NULL DEFAULT 0,
  head TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE seats (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  token BLOB NOT NULL,
  PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE answers (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  n INTEGER NOT NULL,
  action TEXT NOT NULL,
  PRIMARY KEY (game, n)
) WITHOUT ROWID;
CREATE TABLE finished (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  replay BLOB NOT NULL,
  PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE decks (id TEXT PRIMARY KEY, name TEXT NOT NULL, list TEXT NOT NULL, saved INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE replays (id TEXT PRIMARY KEY, saved INTEGER NOT NULL, bytes BLOB NOT NULL) WITHOUT ROWID;
";

/// What is wrong with the store.
#[derive(Debug, Error)]
pub enum StoreError {
    #[error("{folder}: {source}. Give a folder that can be written to")]
    Folder { folder: String, source: io::Error },
    #[error("{file}: another server is using it; stop that one, or give another folder with --data")]
    InUse { file: String },
    #[error(
        "{file}: its tables have version {found}, and this program knows version {VERSION}; use the program that wrote it, or another folder"
    )]
    Version { file: String, found: i64 },
    #[error("the tables can't be stored: {0}")]
    Sql(#[from] rusqlite::Error),
    #[error("a stored table can't be read: {0}")]
    Damaged(#[from] serde_json::Error),
}

/// How a stored game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// A replay without answers; `base` answers were given when the table was opened.
    Decks {
        replay: Replay,
        base: usize,
    },
    Scenario {
        text: String,
        number: usize,
        played: bool,
    },
}

/// All that is stored of a game but its answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    pub origin: Origin,
    pub sitters: Vec<Sitter>,
    pub names: Vec<String>,
    pub practice: bool,
    /// As it was before the present game; with `between`, as it is after it. None for a game that is not from its beginning.
    pub series: Option<Series>,
    /// The game is over and counted, and somebody must say who starts the next one.
    pub between: bool,
}

/// A deck that was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedDeck {
    pub id: String,
    pub name: String,
    pub list: String,
}

/// The store. It may be used from any thread; calls wait for each other and for the disk.
#[derive(Debug)]
pub struct Store {
    connection: Mutex<Connection>,
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

impl Store {
    /// Opens the store in this folder, which is made if need be.
    pub fn open(folder: &Path) -> Result<Store, StoreError> {
        let trouble = |source| StoreError::Folder { folder: folder.display().to_string(), source };
        make_private_folder(folder).map_err(trouble)?;
        let path = folder.join(FILE);
        make_private_file(&path).map_err(trouble)?;
        let connection = Connection::open(&path)?;
        let in_use = |error: rusqlite::Error| match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::DatabaseBusy | rusqlite::ErrorCode::DatabaseLocked) => {
                StoreError::InUse { file: path.display().to_string() }
            }
            _ => StoreError::Sql(error),
        };
        // The lock is the system's: it goes with the process, however that ends.
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE").map_err(in_use)?;
        connection.pragma_update(None, "journal_mode", "WAL").map_err(in_use)?;
        connection.pragma_update(None, "synchronous", "FULL").map_err(in_use)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        let mut store = Store { connection: Mutex::new(connection) };
        store.prepare(&path).map_err(|error| match error {
            StoreError::Sql(error) => in_use(error),
            other => other,
        })?;
        Ok(store)
    }

    fn prepare(&mut self, path: &Path) -> Result<(), StoreError> {
        self.change(|tx| {
            let found: i64 = tx.query_row("PRAGMA user_version", [], |row| row.get(0))?;
            match found {
                0 => {
                    tx.execute_batch(TABLES)?;
                    tx.pragma_update(None, "user_version", VERSION)?;
                    Ok(())
                }
                VERSION => Ok(()),
                found => Err(StoreError::Version { file: path.display().to_string(), found }),
            }
        })
    }

    fn lock(&self) -> MutexGuard<'_, Connection> {
        // A transaction that a panic cut short was rolled back.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All of it or nothing, and on the disk afterwards.
    fn change<T>(&self, f: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut connection = self.lock();
        let tx = connection.transaction()?;
        let result = f(&tx)?;
        tx.commit()?;
        Ok(result)
    }

    /// A new game with its answers so far and the hashes of its people's tokens.
    pub fn add_game(
        &self,
        id: &str,
        head: &Head,
        tokens: &[(Seat, TokenHash)],
        answers: &[Action],
    ) -> Result<(), StoreError> {
        let head = serde_json::to_string(head)?;
        self.change(|tx| {
            tx.execute("INSERT INTO games (id, touched, head) VALUES (?, ?, ?)", params![id, now(), head])?;
            for (seat, hash) in tokens {
                tx.execute(
                    "INSERT INTO seats (game, seat, token) VALUES (?, ?, ?)",
                    params![id, seat.0, hash.0.as_slice()],
                )?;
            }
            insert_answers(tx, id, 0, answers)
        })
    }

    /// Answers that were given, beginning with this one.
    pub fn add_answers(
        &self,
        id: &str,
        from: usize,
        answers: &[Action],
        over: bool,
    ) -> Result<(), StoreError> {
        self.change(|tx| {
            insert_answers(tx, id, from, answers)?;
            touch(tx, id, over)
        })
    }

    /// Only so many answers are left.
    pub fn cut_answers(&self, id: &str, left: usize) -> Result<(), StoreError> {
        self.change(|tx| {
            tx.execute("DELETE FROM answers WHERE game = ? AND n >= ?", params![id, left as i64])?;
            touch(tx, id, false)
        })
    }

    /// Another head, and these answers instead of those that were there; a finished game's replay is kept by its number.
    pub fn replace(
        &self,
        id: &str,
        head: &Head,
        answers: &[Action],
        over: bool,
        finished: Option<(usize, &Replay)>,
    ) -> Result<(), StoreError> {
        let head = serde_json::to_string(head)?;
        self.change(|tx| {
            tx.execute("UPDATE games SET head = ? WHERE id = ?", params![head, id])?;
            tx.execute("DELETE FROM answers WHERE game = ?", params![id])?;
            if let Some((number, replay)) = finished {
                tx.execute(
                    "INSERT OR REPLACE INTO finished (game, number, replay) VALUES (?, ?, ?)",
                    params![id, number as i64, replay.to_bytes()],
                )?;
            }
            insert_answers(tx, id, 0, answers)?;
            touch(tx, id, over)
        })
    }

    /// A stored game.
    pub fn game(&self, id: &str) -> Result<Option<(Head, Vec<Action>)>, StoreError> {
        let connection = self.lock();
        let head: Option<String> = connection
            .query_row("SELECT head FROM games WHERE id = ?", params![id], |row| row.get(0))
            .optional()?;
        let Some(head) = head else { return Ok(None) };
        let mut statement = connection.prepare("SELECT action FROM answers WHERE game = ? ORDER BY n")?;
        let actions = statement
            .query_map(params![id], |row| row.get::<_, String>(0))?
            .map(|action| Ok(serde_json::from_str(&action?)?))
            .collect::<Result<Vec<Action>, StoreError>>()?;
        Ok(Some((serde_json::from_str(&head)?, actions)))
    }

    /// The replay of a finished game of a series, counted from 1.
    pub fn finished(&self, id: &str, number: usize) -> Result<Option<Vec<u8>>, StoreError> {
        let sql = "SELECT replay FROM finished WHERE game = ? AND number = ?";
        Ok(self.lock().query_row(sql, params![id, number as i64], |row| row.get(0)).optional()?)
    }

    /// Whose token this is.
    pub fn seat(&self, game: &str, token: &TokenHash) -> Result<Option<Seat>, StoreError> {
        let connection = self.lock();
        let mut statement = connection.prepare_cached("SELECT seat, token FROM seats WHERE game = ?")?;
        let rows = statement
            .query_map(params![game], |row| Ok((row.get::<_, u8>(0)?, row.get::<_, [u8; 32]>(1)?)))?;
        let mut found = None;
        // All of them are compared, so that how long it takes tells nothing.
        for row in rows {
            let (seat, hash) = row?;
            if TokenHash(hash).is(token) {
                found = Some(Seat(seat));
            }
        }
        Ok(found)
    }

    /// Makes room for one more game: of those that are over, the ones that were left alone longest go. Says whether there is room.
    pub fn make_room(&self, most: usize) -> Result<bool, StoreError> {
        self.change(|tx| {
            let games: i64 = tx.query_row("SELECT count(*) FROM games", [], |row| row.get(0))?;
            let surplus = games + 1 - most as i64;
            if surplus <= 0 {
                return Ok(true);
            }
            let gone = tx.execute(
                "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE over = 1 ORDER BY touched LIMIT ?)",
                params![surplus],
            )?;
            Ok(gone as i64 >= surplus)
        })
    }

    pub fn decks(&self) -> Result<Vec<SavedDeck>, StoreError> {
        let connection = self.lock();
        let mut statement = connection.prepare("SELECT id, name, list FROM decks ORDER BY saved, id")?;
        let rows = statement
            .query_map([], |row| Ok(SavedDeck { id: row.get(0)?, name: row.get(1)?, list: row.get(2)? }))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Saves a deck unless there are so many already. Says whether it did.
    pub fn save_deck(&self, deck: &SavedDeck, most: usize) -> Result<bool, StoreError> {
        self.change(|tx| {
            let decks: i64 = tx.query_row("SELECT count(*) FROM decks", [], |row| row.get(0))?;
            if decks >= most as i64 {
                return Ok(false);
            }
            let sql = "INSERT INTO decks (id, name, list, saved) VALUES (?, ?, ?, ?)";
            tx.execute(sql, params![deck.id, deck.name, deck.list, now()])?;
            Ok(true)
        })
    }

    /// Says whether there was such a deck.
    pub fn delete_deck(&self, id: &str) -> Result<bool, StoreError> {
        self.change(|tx| Ok(tx.execute("DELETE FROM decks WHERE id = ?", params![id])? > 0))
    }

    /// Keeps an uploaded replay; of more than `most`, the oldest go.
    pub fn add_replay(&self, id: &str, bytes: &[u8], most: usize) -> Result<(), StoreError> {
        self.change(|tx| {
            tx.execute(
                "INSERT INTO replays (id, saved, bytes) VALUES (?, ?, ?)",
                params![id, now(), bytes],
            )?;
            tx.execute(
                "DELETE FROM replays WHERE id NOT IN (SELECT id FROM replays ORDER BY saved DESC, id LIMIT ?)",
                params![most as i64],
            )?;
            Ok(())
        })
    }

    pub fn replay(&self, id: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let sql = "SELECT bytes FROM replays WHERE id = ?";
        Ok(self.lock().query_row(sql, params![id], |row| row.get(0)).optional()?)
    }
}

fn insert_answers(tx: &Transaction<'_>, id: &str, from: usize, answers: &[Action]) -> Result<(), StoreError> {
    let mut statement = tx.prepare_cached("INSERT INTO answers (game, n, action) VALUES (?, ?, ?)")?;
    for (n, action) in answers.iter().enumerate() {
        statement.execute(params![id, (from + n) as i64, serde_json::to_string(action)?])?;
    }
    Ok(())
}

fn touch(tx: &Transaction<'_>, id: &str, over: bool) -> Result<(), StoreError> {
    tx.execute("UPDATE games SET touched = ?, over = ? WHERE id = ?", params![now(), over, id])?;
    Ok(())
}

/// What lies there are other people's hands: nobody else on this machine need see it.
fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

fn make_private_file(path: &PathBuf) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

#[cfg(test)]
mod tests {
    use super::{Head, Origin, SavedDeck, Store, StoreError};
    use crate::token::Token;
    use engine::{Action, CardId, Seat};
    use live::Sitter;

    fn head() -> Head {
        Head {
            origin: Origin::Scenario { text: "scenario".into(), number: 0, played: false },
            sitters: vec![Sitter::Person, Sitter::Person],
            names: vec!["Ada".into(), "Ben".into()],
            practice: true,
            series: None,
            between: false,
        }
    }

    #[test]
    fn what_was_stored_is_there_when_the_store_is_opened_again() {
        let dir = tempfile::tempdir().expect("a folder");
        let token = Token::new("ab").expect("random");
        let store = Store::open(dir.path()).expect("a store");
        store.add_game("ab", &head(), &[(Seat(1), token.hash())], &[Action::Done]).expect("stored");
        store.add_answers("ab", 1, &[Action::Quest(CardId(3)), Action::EndTurn], false).expect("stored");
        drop(store);
        let store = Store::open(dir.path()).expect("the same store");
        let (stored, answers) = store.game("ab").expect("readable").expect("there");
        assert_eq!(stored, head());
        assert_eq!(answers, [Action::Done, Action::Quest(CardId(3)), Action::EndTurn]);
        assert_eq!(store.seat("ab", &token.hash()).expect("readable"), Some(Seat(1)));
        let other = Token::new("ab").expect("random");
        assert_eq!(store.seat("ab", &other.hash()).expect("readable"), None);
        store.cut_answers("ab", 1).expect("stored");
        assert_eq!(store.game("ab").expect("readable").expect("there").1, [Action::Done]);
        assert!(store.game("cd").expect("readable").is_none());
    }

    #[test]
    fn an_answer_is_never_stored_over_another() {
        let dir = tempfile::tempdir().expect("a folder");
        let store = Store::open(dir.path()).expect("a store");
        store.add_game("ab", &head(), &[], &[Action::Done]).expect("stored");
        assert!(store.add_answers("ab", 0, &[Action::Yes], false).is_err());
        assert_eq!(store.game("ab").expect("readable").expect("there").1, [Action::Done]);
    }

    #[test]
    fn a_folder_has_one_server() {
        let dir = tempfile::tempdir().expect("a folder");
        let _store = Store::open(dir.path()).expect("a store");
        assert!(matches!(Store::open(dir.path()), Err(StoreError::InUse { .. })));
    }

    #[test]
    fn finished_games_make_room_and_unfinished_ones_do_not() {
        let dir = tempfile::tempdir().expect("a folder");
        let store = Store::open(dir.path()).expect("a store");
        for id in ["a1", "a2"] {
            store.add_game(id, &head(), &[], &[]).expect("stored");
        }
        assert!(store.make_room(3).expect("readable"));
        assert!(!store.make_room(2).expect("readable"));
        store.add_answers("a1", 0, &[Action::Concede(Seat(0))], true).expect("stored");
        assert!(store.make_room(2).expect("readable"));
        assert!(store.game("a1").expect("readable").is_none());
        assert!(store.game("a2").expect("readable").is_some());
    }

    #[test]
    fn decks_and_replays_are_kept_up_to_a_number() {
        let dir = tempfile::tempdir().expect("a folder");
        let store = Store::open(dir.path()).expect("a store");
        let deck = |id: &str| SavedDeck { id: id.into(), name: "Mine".into(), list: "4 Card".into() };
        assert!(store.save_deck(&deck("d1"), 1).expect("stored"));
        assert!(!store.save_deck(&deck("d2"), 1).expect("full"));
        assert_eq!(store.decks().expect("readable"), [deck("d1")]);
        assert!(store.delete_deck("d1").expect("stored"));
        assert!(!store.delete_deck("d1").expect("gone already"));
        for id in ["r1", "r2", "r3"] {
            store.add_replay(id, b"bytes", 2).expect("stored");
        }
        let there = ["r1", "r2", "r3"].iter().filter(|id| store.replay(id).expect("readable").is_some());
        assert_eq!(there.count(), 2);
    }
}
