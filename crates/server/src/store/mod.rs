//! Persistent state: games with every answer, saved decks, uploaded replays. One SQLite file in the data
//! folder.
//!
//! Every change is on the disk when its call returns (write-ahead log, synchronous FULL), so a killed program
//! loses nothing. Changes that arrive while the disk is busy are written together ([`writer`]). The file is
//! locked, so two servers never use the same tables.

mod token;
mod writer;

use engine::{Action, Seat};
use replay::Replay;
use rusqlite::{Connection, OptionalExtension as _, params};
use service::decks::SavedDeck;
use service::table::StoredGame;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use std::{fmt, fs, io};
use thiserror::Error;
pub use token::{SecretToken, TokenHash};
use words::{Message, Say, io_error};
use writer::StoreWriter;

/// Name of the file in the data folder.
pub const FILE: &str = "tables.sqlite";

/// Version of the schema that this program reads and writes.
const VERSION: i64 = 2;

/// Maximum number of games that expire at once.
const MOST_EXPIRED: usize = 500;

/// The age at which the only deck of a browser may make room for others.
const LEFT_DECK: Duration = Duration::from_secs(30 * 24 * 60 * 60);

const TABLES: &str = "
CREATE TABLE games (id TEXT PRIMARY KEY, head TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE activity (
  game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  touched INTEGER NOT NULL,
  over INTEGER NOT NULL DEFAULT 0,
  started INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE seats (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  token BLOB NOT NULL,
  invite BLOB,
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
CREATE TABLE decks (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  list TEXT NOT NULL,
  saved INTEGER NOT NULL,
  owner BLOB
) WITHOUT ROWID;
CREATE TABLE replays (id TEXT PRIMARY KEY, saved INTEGER NOT NULL, bytes BLOB NOT NULL) WITHOUT ROWID;
";

/// Migration from version 1, where the time of the last use was stored with the head, so every answer wrote
/// the head again.
const FROM_1: &str = "
CREATE TABLE activity (
  game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  touched INTEGER NOT NULL,
  over INTEGER NOT NULL DEFAULT 0,
  started INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
INSERT INTO activity SELECT id, touched, over, EXISTS (SELECT 1 FROM answers WHERE game = id) FROM games;
ALTER TABLE games DROP COLUMN touched;
ALTER TABLE games DROP COLUMN over;
ALTER TABLE seats ADD COLUMN invite BLOB;
ALTER TABLE decks ADD COLUMN owner BLOB;
";

/// How long a game without answers is kept even if the store is full.
const YOUNG: Duration = Duration::from_secs(600);

/// How long a started game is kept even if the store is full.
const LEFT_ALONE: Duration = Duration::from_secs(7 * 24 * 3600);

/// Size in bytes at which the write-ahead log is moved into the file. Pages that changed often are moved
/// once.
const MOST_LOGGED: i64 = 8 << 20;

/// Precision of a game's time of last use.
const RECENTLY: Duration = Duration::from_secs(60);

/// Errors of the store.
#[derive(Debug, Error)]
pub enum StoreError {
    #[error("{folder}: {source}. Give a folder that can be written to")]
    Folder { folder: String, source: io::Error },
    #[error("{file}: another server is using it; stop that one, or give another folder with --data")]
    InUse { file: String },
    #[error(
        "{file}: its tables have version {found}, but this program uses version {VERSION}; use the program that wrote it, or another folder"
    )]
    Version { file: String, found: i64 },
    #[error("the tables can't be stored: {0}")]
    Sql(#[from] rusqlite::Error),
    /// Writing several changes together failed.
    #[error("the tables can't be stored: {0}")]
    Together(String),
    #[error("a stored table can't be read: {0}")]
    Damaged(#[from] serde_json::Error),
}

impl Say for StoreError {
    fn message(&self) -> Message {
        let broken = |why: String| Message::new("store-broken").with("why", why);
        match self {
            StoreError::Folder { folder, source } => {
                Message::new("store-folder").with("folder", folder.clone()).with("why", io_error(source))
            }
            StoreError::InUse { file } => Message::new("store-in-use").with("file", file.clone()),
            StoreError::Version { file, found } => Message::new("store-version")
                .with("file", file.clone())
                .with("found", *found)
                .with("ours", VERSION),
            StoreError::Sql(error) => broken(error.to_string()),
            StoreError::Together(why) => broken(why.clone()),
            StoreError::Damaged(error) => Message::new("store-damaged").with("why", error.to_string()),
        }
    }
}

/// The store. It can be used from any thread; calls wait for the disk.
pub struct SqliteStore {
    writer: StoreWriter,
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("commits", &self.commits()).finish_non_exhaustive()
    }
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

impl SqliteStore {
    /// Opens the store in this folder, which is created if necessary. Every write takes `slower` longer, for
    /// measurements.
    pub fn open(folder: &Path, slower: Duration) -> Result<SqliteStore, StoreError> {
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
        // The operating system releases the lock when the process ends, however it ends.
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE").map_err(in_use)?;
        // An answer is a few bytes but writes a page, so small pages keep the log small. An existing file
        // keeps its page size.
        connection.pragma_update(None, "page_size", 1024).map_err(in_use)?;
        connection.pragma_update(None, "journal_mode", "WAL").map_err(in_use)?;
        connection.pragma_update(None, "synchronous", "FULL").map_err(in_use)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        let page: i64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
        connection.pragma_update(None, "wal_autocheckpoint", MOST_LOGGED / page)?;
        let store = SqliteStore { writer: StoreWriter::start(connection, slower).map_err(trouble)? };
        store.prepare(&path).map_err(|error| match error {
            StoreError::Sql(error) => in_use(error),
            other => other,
        })?;
        Ok(store)
    }

    fn prepare(&self, path: &Path) -> Result<(), StoreError> {
        let file = path.display().to_string();
        self.change(move |tx| {
            let found: i64 = tx.query_row("PRAGMA user_version", [], |row| row.get(0))?;
            match found {
                0 => tx.execute_batch(TABLES)?,
                1 => tx.execute_batch(FROM_1)?,
                VERSION => return Ok(()),
                found => return Err(StoreError::Version { file, found }),
            }
            tx.pragma_update(None, "user_version", VERSION)?;
            Ok(())
        })
    }

    fn change<T: Send + 'static>(
        &self,
        f: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer.change(f)
    }

    fn read<T: Send + 'static>(
        &self,
        f: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer.read(f)
    }

    /// Number of writes to the disk.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    /// Whether the store can be read.
    pub fn is_well(&self) -> bool {
        self.read(|tx| {
            Ok(tx.query_row("SELECT count(*) FROM seats WHERE game = ''", [], |row| row.get::<_, i64>(0))?)
        })
        .is_ok()
    }

    /// Moves the write-ahead log into the file, so that the next start is fast.
    pub fn tidy(&self) -> Result<(), StoreError> {
        self.writer.tidy()
    }

    /// Stores a new game with its answers so far and the keys of its seats.
    pub fn add_game(
        &self,
        id: &str,
        head: &StoredGame,
        seats: &[(Seat, SeatKey)],
        answers: &[Action],
    ) -> Result<(), StoreError> {
        let (id, head, seats, answers) =
            (id.to_owned(), serde_json::to_string(head)?, seats.to_vec(), written(answers)?);
        self.change(move |tx| {
            tx.execute("INSERT INTO games (id, head) VALUES (?, ?)", params![id, head])?;
            tx.execute("INSERT INTO activity (game, touched) VALUES (?, ?)", params![id, now()])?;
            for (seat, key) in &seats {
                let (token, invite) = match key {
                    SeatKey::Token(hash) => (hash.0.as_slice(), None),
                    // The empty hash matches no token.
                    SeatKey::Invite(hash) => ([].as_slice(), Some(hash.0.as_slice())),
                };
                let sql = "INSERT INTO seats (game, seat, token, invite) VALUES (?, ?, ?, ?)";
                tx.execute(sql, params![id, seat.0, token, invite])?;
            }
            insert_answers(tx, &id, 0, &answers)
        })
    }

    /// Stores answers from number `from` on. `person` says whether one of them came from a person.
    pub fn add_answers(
        &self,
        id: &str,
        from: usize,
        answers: &[Action],
        over: bool,
        person: bool,
    ) -> Result<(), StoreError> {
        let (id, answers) = (id.to_owned(), written(answers)?);
        self.change(move |tx| {
            insert_answers(tx, &id, from, &answers)?;
            touch(tx, &id, over, person)
        })
    }

    /// Keeps only the first `left` answers.
    pub fn cut_answers(&self, id: &str, left: usize) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.change(move |tx| {
            tx.execute("DELETE FROM answers WHERE game = ? AND n >= ?", params![id, left as i64])?;
            touch(tx, &id, false, true)
        })
    }

    /// Replaces a game's head and answers. A finished game's replay is kept under its number.
    pub fn replace_game(
        &self,
        id: &str,
        head: &StoredGame,
        answers: &[Action],
        over: bool,
        finished: Option<(usize, &Replay)>,
    ) -> Result<(), StoreError> {
        let (id, head, answers) = (id.to_owned(), serde_json::to_string(head)?, written(answers)?);
        let finished = finished.map(|(number, replay)| (number as i64, replay.to_bytes()));
        self.change(move |tx| {
            tx.execute("UPDATE games SET head = ? WHERE id = ?", params![head, id])?;
            tx.execute("DELETE FROM answers WHERE game = ?", params![id])?;
            if let Some((number, replay)) = finished {
                tx.execute(
                    "INSERT OR REPLACE INTO finished (game, number, replay) VALUES (?, ?, ?)",
                    params![id, number, replay],
                )?;
            }
            insert_answers(tx, &id, 0, &answers)?;
            touch(tx, &id, over, true)
        })
    }

    /// Deletes a game. Returns whether it existed.
    pub fn delete_game(&self, id: &str) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.change(move |tx| Ok(tx.execute("DELETE FROM games WHERE id = ?", params![id])? > 0))
    }

    /// Whether anybody has answered in this game.
    pub fn has_started(&self, id: &str) -> Result<bool, StoreError> {
        let (sql, id) = ("SELECT started FROM activity WHERE game = ?", id.to_owned());
        self.read(move |tx| Ok(tx.query_row(sql, params![id], |row| row.get(0)).optional()?.unwrap_or(false)))
    }

    /// Deletes games without answers older than `unstarted` and games not used for `abandoned`, except those
    /// in use: at most a few hundred, the oldest first, because a wrong clock could make all of them look old. Returns
    /// the number of deleted games.
    pub fn expire(
        &self,
        unstarted: Duration,
        abandoned: Duration,
        in_use: HashSet<String>,
    ) -> Result<usize, StoreError> {
        let (unstarted, abandoned) = (before(unstarted), before(abandoned));
        let sql =
            "SELECT game FROM activity WHERE touched < ?2 OR (started = 0 AND touched < ?1) ORDER BY touched";
        let old = self.read(move |tx| {
            let mut statement = tx.prepare_cached(sql)?;
            let ids = statement.query_map(params![unstarted, abandoned], |row| row.get::<_, String>(0))?;
            Ok(ids.collect::<Result<Vec<_>, _>>()?)
        })?;
        let old: Vec<String> = old.into_iter().filter(|id| !in_use.contains(id)).take(MOST_EXPIRED).collect();
        if old.is_empty() {
            return Ok(0);
        }
        self.change(move |tx| {
            for id in &old {
                tx.execute("DELETE FROM games WHERE id = ?", params![id])?;
            }
            Ok(old.len())
        })
    }

    /// Loads a stored game.
    pub fn game(&self, id: &str) -> Result<Option<(StoredGame, Vec<Action>)>, StoreError> {
        let id = id.to_owned();
        // Parse outside the transaction, because others wait for the file.
        let read = self.read(move |tx| {
            let head: Option<String> = tx
                .prepare_cached("SELECT head FROM games WHERE id = ?")?
                .query_row(params![id], |row| row.get(0))
                .optional()?;
            let mut statement = tx.prepare_cached("SELECT action FROM answers WHERE game = ? ORDER BY n")?;
            let answers = statement.query_map(params![id], |row| row.get::<_, String>(0))?;
            Ok((head, answers.collect::<Result<Vec<_>, _>>()?))
        });
        let (Some(head), answers) = read? else { return Ok(None) };
        let actions = answers.iter().map(|action| serde_json::from_str(action)).collect::<Result<_, _>>()?;
        Ok(Some((serde_json::from_str(&head)?, actions)))
    }

    /// The replay of a finished game of a series, counted from 1.
    pub fn finished(&self, id: &str, number: usize) -> Result<Option<Vec<u8>>, StoreError> {
        let (sql, id) = ("SELECT replay FROM finished WHERE game = ? AND number = ?", id.to_owned());
        self.read(move |tx| Ok(tx.query_row(sql, params![id, number as i64], |row| row.get(0)).optional()?))
    }

    /// The seat that this token belongs to.
    pub fn seat(&self, game: &str, token: &TokenHash) -> Result<Option<Seat>, StoreError> {
        let game = game.to_owned();
        let seats = self.read(move |tx| {
            let mut statement = tx.prepare_cached("SELECT seat, token FROM seats WHERE game = ?")?;
            let rows = statement
                .query_map(params![game], |row| Ok((row.get::<_, u8>(0)?, row.get::<_, Vec<u8>>(1)?)))?;
            Ok(rows.collect::<Result<Vec<_>, _>>()?)
        })?;
        let mut found = None;
        // All hashes are compared, so that the time reveals nothing.
        for (seat, hash) in seats {
            if hash.try_into().is_ok_and(|hash| TokenHash(hash).is(token)) {
                found = Some(Seat(seat));
            }
        }
        Ok(found)
    }

    /// Gives the seat with this invite to a new token. An invite works once.
    pub fn claim(&self, game: &str, invite: TokenHash, token: TokenHash) -> Result<Option<Seat>, StoreError> {
        let game = game.to_owned();
        self.change(move |tx| {
            let mut statement =
                tx.prepare_cached("SELECT seat, invite FROM seats WHERE game = ? AND invite IS NOT NULL")?;
            let open = statement
                .query_map(params![game], |row| Ok((row.get::<_, u8>(0)?, row.get::<_, [u8; 32]>(1)?)))?
                .collect::<Result<Vec<_>, _>>()?;
            let Some((seat, _)) = open.into_iter().rfind(|(_, hash)| TokenHash(*hash).is(&invite)) else {
                return Ok(None);
            };
            let sql = "UPDATE seats SET token = ?, invite = NULL WHERE game = ? AND seat = ?";
            tx.execute(sql, params![token.0.as_slice(), game, seat])?;
            Ok(Some(Seat(seat)))
        })
    }

    /// Makes room for one more game: deletes finished games first, then those never started, then those
    /// unused for days, the oldest first. Returns whether there is room.
    pub fn make_room(&self, most: usize, in_use: HashSet<String>) -> Result<bool, StoreError> {
        let games: i64 =
            self.read(|tx| Ok(tx.query_row("SELECT count(*) FROM games", [], |row| row.get(0))?))?;
        if games < most as i64 {
            return Ok(true);
        }
        let (young, alone) = (before(YOUNG), before(LEFT_ALONE));
        self.change(move |tx| {
            let games: i64 = tx.query_row("SELECT count(*) FROM games", [], |row| row.get(0))?;
            let mut surplus = games + 1 - most as i64;
            let sql =
                "SELECT game FROM activity WHERE over = 1 OR (started = 0 AND touched < ?1) OR touched < ?2
                       ORDER BY over DESC, started, touched";
            let mut statement = tx.prepare_cached(sql)?;
            let ids = statement.query_map(params![young, alone], |row| row.get::<_, String>(0))?;
            let old = ids.collect::<Result<Vec<_>, _>>()?;
            for id in old.iter().filter(|id| !in_use.contains(*id)) {
                if surplus <= 0 {
                    break;
                }
                surplus -= tx.execute("DELETE FROM games WHERE id = ?", params![id])? as i64;
            }
            Ok(surplus <= 0)
        })
    }

    /// The decks saved by this owner.
    pub fn decks(&self, owner: &TokenHash) -> Result<Vec<SavedDeck>, StoreError> {
        let (sql, owner) = ("SELECT id, name, list FROM decks WHERE owner = ? ORDER BY saved, id", *owner);
        self.read(move |tx| {
            let mut statement = tx.prepare_cached(sql)?;
            let rows = statement.query_map(params![owner.0.as_slice()], |row| {
                Ok(SavedDeck { id: row.get(0)?, name: row.get(1)?, list: row.get(2)? })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Gives decks saved before decks had owners to this owner.
    pub fn adopt_decks(&self, owner: TokenHash) -> Result<(), StoreError> {
        let sql = "SELECT count(*) FROM decks WHERE owner IS NULL";
        let orphans: i64 = self.read(move |tx| Ok(tx.query_row(sql, [], |row| row.get(0))?))?;
        if orphans == 0 {
            return Ok(());
        }
        self.change(move |tx| {
            tx.execute("UPDATE decks SET owner = ? WHERE owner IS NULL", params![owner.0.as_slice()])?;
            Ok(())
        })
    }

    /// Saves a deck unless its owner already has `each` decks or all owners together have `most`. Returns
    /// whether it was saved.
    pub fn save_deck(
        &self,
        deck: &SavedDeck,
        owner: TokenHash,
        each: usize,
        most: usize,
    ) -> Result<bool, StoreError> {
        let deck = deck.clone();
        self.change(move |tx| {
            let all: i64 = tx.query_row("SELECT count(*) FROM decks", [], |row| row.get(0))?;
            let sql = "SELECT count(*) FROM decks WHERE owner = ?";
            let own: i64 = tx.query_row(sql, params![owner.0.as_slice()], |row| row.get(0))?;
            if own >= each as i64 {
                return Ok(false);
            }
            // A browser that saved one deck long ago will hardly come back; its place is somebody else's.
            if all >= most as i64 {
                let sql = "DELETE FROM decks WHERE id IN (
                    SELECT max(id) FROM decks GROUP BY owner HAVING count(*) = 1 AND max(saved) < ? ORDER BY max(saved) LIMIT 100)";
                if tx.execute(sql, params![before(LEFT_DECK)])? == 0 {
                    return Ok(false);
                }
            }
            let sql = "INSERT INTO decks (id, name, list, saved, owner) VALUES (?, ?, ?, ?, ?)";
            tx.execute(sql, params![deck.id, deck.name, deck.list, now(), owner.0.as_slice()])?;
            Ok(true)
        })
    }

    /// Deletes a deck. Returns whether this owner had it.
    pub fn delete_deck(&self, id: &str, owner: TokenHash) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.change(move |tx| {
            let sql = "DELETE FROM decks WHERE id = ? AND owner = ?";
            Ok(tx.execute(sql, params![id, owner.0.as_slice()])? > 0)
        })
    }

    /// Stores an uploaded replay. Beyond `most`, the oldest are deleted.
    pub fn add_replay(&self, id: &str, bytes: &[u8], most: usize) -> Result<(), StoreError> {
        let (id, bytes) = (id.to_owned(), bytes.to_vec());
        self.change(move |tx| {
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
        let (sql, id) = ("SELECT bytes FROM replays WHERE id = ?", id.to_owned());
        self.read(move |tx| Ok(tx.query_row(sql, params![id], |row| row.get(0)).optional()?))
    }
}

/// How a seat is claimed.
#[derive(Clone, Copy, Debug)]
pub enum SeatKey {
    /// By the token of the person who begins the game.
    Token(TokenHash),
    /// By the first person who uses the invite.
    Invite(TokenHash),
}

/// The time this long ago.
fn before(age: Duration) -> i64 {
    now().saturating_sub(i64::try_from(age.as_secs()).unwrap_or(i64::MAX))
}

fn written(answers: &[Action]) -> Result<Vec<String>, StoreError> {
    answers.iter().map(|action| Ok(serde_json::to_string(action)?)).collect()
}

fn insert_answers(tx: &Connection, id: &str, from: usize, answers: &[String]) -> Result<(), StoreError> {
    let mut statement = tx.prepare_cached("INSERT INTO answers (game, n, action) VALUES (?, ?, ?)")?;
    for (n, action) in answers.iter().enumerate() {
        statement.execute(params![id, (from + n) as i64, action])?;
    }
    Ok(())
}

/// Updates a game's time of last use. An answer soon after another writes nothing, because the exact time
/// doesn't matter.
fn touch(tx: &Connection, id: &str, over: bool, person: bool) -> Result<(), StoreError> {
    let sql = "UPDATE activity SET touched = ?1, over = ?2, started = started OR ?3
               WHERE game = ?4 AND (touched <= ?1 - ?5 OR over <> ?2 OR started < ?3)";
    tx.prepare_cached(sql)?.execute(params![now(), over, person, id, RECENTLY.as_secs() as i64])?;
    Ok(())
}

/// Creates a folder that other users can't read, because it holds the players' hands.
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
    use super::{FILE, SavedDeck, SeatKey, SecretToken, SqliteStore, StoreError, StoredGame, TokenHash};
    use engine::{Action, CardId, Seat};
    use live::Sitter;
    use rusqlite::params;
    use service::table::TableOrigin;
    use std::collections::HashSet;
    use std::path::Path;
    use std::time::Duration;

    fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open(folder, Duration::ZERO)
    }

    fn head() -> StoredGame {
        StoredGame {
            origin: TableOrigin::Scenario { text: "scenario".into(), number: 0, played: false },
            sitters: vec![Sitter::Person, Sitter::Person],
            names: vec!["Ada".into(), "Ben".into()],
            practice: true,
            series: None,
            between: false,
            salt: None,
        }
    }

    #[test]
    fn what_was_stored_is_there_when_the_store_is_opened_again() {
        let dir = tempfile::tempdir().expect("a folder");
        let token = SecretToken::new("ab").expect("random");
        let store = open(dir.path()).expect("a store");
        store
            .add_game("ab", &head(), &[(Seat(1), SeatKey::Token(token.hash()))], &[Action::Done])
            .expect("stored");
        store
            .add_answers("ab", 1, &[Action::Quest(CardId(3)), Action::EndTurn], false, true)
            .expect("stored");
        drop(store);
        let store = open(dir.path()).expect("the same store");
        let (stored, answers) = store.game("ab").expect("readable").expect("there");
        assert_eq!(stored, head());
        assert_eq!(answers, [Action::Done, Action::Quest(CardId(3)), Action::EndTurn]);
        assert_eq!(store.seat("ab", &token.hash()).expect("readable"), Some(Seat(1)));
        let other = SecretToken::new("ab").expect("random");
        assert_eq!(store.seat("ab", &other.hash()).expect("readable"), None);
        store.cut_answers("ab", 1).expect("stored");
        assert_eq!(store.game("ab").expect("readable").expect("there").1, [Action::Done]);
        assert!(store.game("cd").expect("readable").is_none());
    }

    #[test]
    fn an_answer_is_never_stored_over_another() {
        let dir = tempfile::tempdir().expect("a folder");
        let store = open(dir.path()).expect("a store");
        store.add_game("ab", &head(), &[], &[Action::Done]).expect("stored");
        assert!(store.add_answers("ab", 0, &[Action::Yes], false, true).is_err());
        assert_eq!(store.game("ab").expect("readable").expect("there").1, [Action::Done]);
    }

    #[test]
    fn a_folder_has_one_server() {
        let dir = tempfile::tempdir().expect("a folder");
        let _store = open(dir.path()).expect("a store");
        assert!(matches!(open(dir.path()), Err(StoreError::InUse { .. })));
    }

    /// Makes the game look as if it was begun and used this long ago.
    fn age(store: &SqliteStore, id: &str, age: Duration) {
        let sql = "UPDATE activity SET touched = touched - ? WHERE game = ?";
        let (id, age) = (id.to_owned(), age.as_secs() as i64);
        store.change(move |tx| Ok(tx.execute(sql, params![age, id])?)).expect("stored");
    }

    fn none() -> HashSet<String> {
        HashSet::new()
    }

    const HOUR: Duration = Duration::from_secs(3600);

    #[test]
    fn finished_games_make_room_and_so_do_those_that_nobody_plays() {
        let dir = tempfile::tempdir().expect("a folder");
        let store = open(dir.path()).expect("a store");
        for id in ["a1", "a2", "a3"] {
            store.add_game(id, &head(), &[], &[]).expect("stored");
        }
        let there = |id: &str| store.game(id).expect("readable").is_some();
        assert!(store.make_room(4, none()).expect("readable"));
        assert!(!store.make_room(3, none()).expect("readable"), "all of them are young");
        store.add_answers("a1", 0, &[Action::Concede(Seat(0))], true, true).expect("stored");
        assert!(store.make_room(3, none()).expect("readable"));
        assert!(!there("a1") && there("a2") && there("a3"));
        // Two are left: one is being played, the other was never started.
        store.add_answers("a2", 0, &[Action::Done], false, true).expect("stored");
        age(&store, "a2", HOUR);
        age(&store, "a3", HOUR);
        assert!(!store.make_room(2, HashSet::from(["a3".to_owned()])).expect("readable"), "it is in use");
        assert!(store.make_room(2, none()).expect("readable"));
        assert!(there("a2") && !there("a3"));
        assert!(!store.make_room(1, none()).expect("readable"));
        age(&store, "a2", HOUR * 24 * 8);
        assert!(store.make_room(1, none()).expect("readable"));
    }

    #[test]
    fn games_that_nobody_wants_any_more_are_deleted() {
        let dir = tempfile::tempdir().expect("a folder");
        let store = open(dir.path()).expect("a store");
        for id in ["fresh", "unstarted", "played", "abandoned", "in use"] {
            store.add_game(id, &head(), &[], &[]).expect("stored");
        }
        for id in ["played", "abandoned"] {
            store.add_answers(id, 0, &[Action::Done], false, true).expect("stored");
        }
        for id in ["unstarted", "played", "in use"] {
            age(&store, id, HOUR * 25);
        }
        age(&store, "abandoned", HOUR * 24 * 61);
        let in_use = HashSet::from(["in use".to_owned()]);
        assert_eq!(store.expire(HOUR * 24, HOUR * 24 * 60, in_use).expect("stored"), 2);
        for (id, stays) in
            [("fresh", true), ("unstarted", false), ("played", true), ("abandoned", false), ("in use", true)]
        {
            assert_eq!(store.game(id).expect("readable").is_some(), stays, "{id}");
        }
        assert!(store.delete_game("fresh").expect("stored"));
        assert!(!store.delete_game("fresh").expect("stored"));
    }

    #[test]
    fn an_invite_is_claimed_once() {
        let dir = tempfile::tempdir().expect("a folder");
        let store = open(dir.path()).expect("a store");
        let (invite, one, two) = (hash(1), hash(2), hash(3));
        store.add_game("ab", &head(), &[(Seat(1), SeatKey::Invite(invite))], &[]).expect("stored");
        assert_eq!(store.seat("ab", &invite).expect("readable"), None, "an invite is no token");
        assert_eq!(store.claim("ab", hash(9), one).expect("stored"), None);
        assert_eq!(store.claim("ab", invite, one).expect("stored"), Some(Seat(1)));
        assert_eq!(store.claim("ab", invite, two).expect("stored"), None);
        assert_eq!(store.seat("ab", &one).expect("readable"), Some(Seat(1)));
        assert_eq!(store.seat("ab", &two).expect("readable"), None);
    }

    fn hash(byte: u8) -> TokenHash {
        TokenHash([byte; 32])
    }

    #[test]
    fn decks_belong_to_who_saved_them_and_are_kept_up_to_a_number() {
        let dir = tempfile::tempdir().expect("a folder");
        let store = open(dir.path()).expect("a store");
        let deck = |id: &str| SavedDeck { id: id.into(), name: "Mine".into(), list: "4 Card".into() };
        let (ada, ben) = (hash(1), hash(2));
        assert!(store.save_deck(&deck("d1"), ada, 1, 2).expect("stored"));
        assert!(!store.save_deck(&deck("d2"), ada, 1, 2).expect("ada has one"));
        assert!(store.save_deck(&deck("d3"), ben, 1, 2).expect("stored"));
        assert!(!store.save_deck(&deck("d4"), hash(3), 1, 2).expect("there are two"));
        assert_eq!(store.decks(&ada).expect("readable"), [deck("d1")]);
        // The only deck of a browser makes room when it is old.
        let old = "UPDATE decks SET saved = saved - 3000000 WHERE id = 'd3'";
        store.change(move |tx| Ok(tx.execute(old, [])?)).expect("stored");
        assert!(store.save_deck(&deck("d4"), hash(3), 1, 2).expect("stored"));
        assert!(store.decks(&ben).expect("readable").is_empty());
        assert!(store.delete_deck("d4", hash(3)).expect("stored"));
        assert!(store.save_deck(&deck("d3"), ben, 1, 2).expect("stored"));
        assert!(!store.delete_deck("d1", ben).expect("it is not ben's"));
        assert!(store.delete_deck("d1", ada).expect("stored"));
        assert!(!store.delete_deck("d1", ada).expect("gone already"));
        for id in ["r1", "r2", "r3"] {
            store.add_replay(id, b"bytes", 2).expect("stored");
        }
        let there = ["r1", "r2", "r3"].iter().filter(|id| store.replay(id).expect("readable").is_some());
        assert_eq!(there.count(), 2);
    }

    #[test]
    fn changes_that_wait_for_the_disk_are_written_together() {
        let dir = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(dir.path(), Duration::from_millis(20)).expect("a store");
        let ids: Vec<String> = (0..40).map(|n| format!("{n:02x}")).collect();
        for id in &ids {
            store.add_game(id, &head(), &[], &[Action::Done]).expect("stored");
        }
        let before = store.commits();
        let results: Vec<bool> = std::thread::scope(|scope| {
            let add = |(n, id): (usize, &String)| {
                // Every fourth fails: that number already has another answer.
                let (store, id, from) = (&store, id.clone(), usize::from(n % 4 != 0));
                scope.spawn(move || store.add_answers(&id, from, &[Action::EndTurn], false, true).is_ok())
            };
            let threads: Vec<_> = ids.iter().enumerate().map(add).collect();
            threads.into_iter().map(|thread| thread.join().expect("it ends")).collect()
        });
        assert!(store.commits() - before <= 10, "{} writes for 40 answers", store.commits() - before);
        drop(store);
        let store = open(dir.path()).expect("the same store");
        for (n, (id, stored)) in ids.iter().zip(results).enumerate() {
            assert_eq!(stored, n % 4 != 0, "a wrong change fails alone");
            let answers = store.game(id).expect("readable").expect("there").1;
            assert_eq!(answers.len(), if stored { 2 } else { 1 });
        }
    }

    #[test]
    fn a_store_of_the_first_version_is_taken_over() {
        let dir = tempfile::tempdir().expect("a folder");
        let token = SecretToken::new("ab").expect("random");
        let old = rusqlite::Connection::open(dir.path().join(FILE)).expect("a file");
        old.execute_batch(
            "CREATE TABLE games (id TEXT PRIMARY KEY, touched INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0,
               head TEXT NOT NULL) WITHOUT ROWID;
             CREATE TABLE seats (game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
               token BLOB NOT NULL, PRIMARY KEY (game, seat)) WITHOUT ROWID;
             CREATE TABLE answers (game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, n INTEGER NOT NULL,
               action TEXT NOT NULL, PRIMARY KEY (game, n)) WITHOUT ROWID;
             CREATE TABLE finished (game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, number INTEGER NOT NULL,
               replay BLOB NOT NULL, PRIMARY KEY (game, number)) WITHOUT ROWID;
             CREATE TABLE decks (id TEXT PRIMARY KEY, name TEXT NOT NULL, list TEXT NOT NULL, saved INTEGER NOT NULL) WITHOUT ROWID;
             CREATE TABLE replays (id TEXT PRIMARY KEY, saved INTEGER NOT NULL, bytes BLOB NOT NULL) WITHOUT ROWID;
             INSERT INTO decks VALUES ('d1', 'Old', '4 Card', 7);
             PRAGMA user_version = 1;",
        )
        .expect("tables");
        let json = serde_json::to_string(&head()).expect("JSON");
        old.execute("INSERT INTO games VALUES ('ab', 99, 0, ?)", params![json]).expect("a game");
        old.execute("INSERT INTO seats VALUES ('ab', 1, ?)", params![token.hash().0.as_slice()])
            .expect("a seat");
        old.execute("INSERT INTO answers VALUES ('ab', 0, '\"Done\"')", []).expect("an answer");
        drop(old);
        let store = open(dir.path()).expect("the old store");
        let (stored, answers) = store.game("ab").expect("readable").expect("there");
        assert_eq!((stored, answers), (head(), vec![Action::Done]));
        assert_eq!(store.seat("ab", &token.hash()).expect("readable"), Some(Seat(1)));
        assert!(store.has_started("ab").expect("readable"));
        // Its decks belonged to everybody; the first owner gets them.
        store.adopt_decks(hash(1)).expect("stored");
        store.adopt_decks(hash(2)).expect("stored");
        assert_eq!(store.decks(&hash(1)).expect("readable").len(), 1);
        assert!(store.decks(&hash(2)).expect("readable").is_empty());
    }
}
