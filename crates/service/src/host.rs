//! What the service needs from the program that runs it.
//!
//! The service has no clock, no disk, no threads and no source of chance. A host has them: the server with
//! sockets and a database, or a browser's worker.

use crate::protocol::ServerMessage;
use crate::table::StoredGame;
use bots::Patience;
use engine::Action;
use playable::PlayableLibrary;
use replay::Replay;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use thiserror::Error;
use words::{Message, Say};

/// The program around the tables.
pub trait Host: Send + Sync {
    /// The cards for new games.
    fn library(&self) -> Arc<PlayableLibrary>;

    fn storage(&self) -> &dyn Storage;

    fn thinkers(&self) -> &dyn Thinkers;

    /// The time since some fixed moment. It never goes back.
    fn clock(&self) -> Duration;

    /// Fills the bytes with random ones that nobody can predict.
    fn fill_random(&self, bytes: &mut [u8]) -> Result<(), NoRandom>;

    /// Maximum number of answers in one game.
    fn most_answers(&self) -> usize;

    /// Maximum number of events in one game, which bounds the time to load it. A usual game has a thousand.
    fn most_events(&self) -> usize;

    /// Hears what happens at the tables, for logs and metrics.
    fn observe(&self, _activity: TableActivity<'_>) {}
}

/// Something that happened at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableActivity<'a> {
    /// This many answers were stored.
    AnswersStored(usize),
    /// A person's answer was stored and sent to everybody, after this time.
    AnswerSent(Duration),
    /// A bot begins to think.
    BotThinks,
    /// The code for this table panicked. The game is loaded from the storage again.
    TableFailed(&'a str),
}

/// Games and replays that outlive the program. A change is stored when its call returns.
pub trait Storage {
    /// A game with its answers; `None` if there is none with this id.
    fn game(&self, id: &str) -> Result<Option<(StoredGame, Vec<Action>)>, StorageError>;

    /// Adds answers from number `from` on. `over` says whether the game is over, `person` whether one of the
    /// answers came from a person.
    fn add_answers(
        &self,
        id: &str,
        from: usize,
        answers: &[Action],
        over: bool,
        person: bool,
    ) -> Result<(), StorageError>;

    /// Keeps only the first `left` answers.
    fn cut_answers(&self, id: &str, left: usize) -> Result<(), StorageError>;

    /// Replaces a game and its answers. A finished game's replay is kept under its number.
    fn replace_game(
        &self,
        id: &str,
        game: &StoredGame,
        answers: &[Action],
        over: bool,
        finished: Option<(usize, &Replay)>,
    ) -> Result<(), StorageError>;

    /// The bytes of an uploaded replay.
    fn replay(&self, id: &str) -> Result<Option<Vec<u8>>, StorageError>;
}

/// Runs bots. A table has at most one turn for its bots and one for a hint in the queue.
pub trait Thinkers {
    /// Runs a turn when its place in the queue comes.
    fn queue(&self, turn: ThinkingTurn) -> Result<(), ThinkersBusy>;

    /// Runs something after a delay.
    fn later(&self, after: Duration, task: Box<dyn FnOnce() + Send>);
}

/// A turn to think.
pub struct ThinkingTurn {
    /// How long it may take if nobody else waits. A busy host gives less.
    pub alone: Duration,
    /// Whether it needs the program's net.
    pub net: bool,
    /// Set to true when the result is no longer wanted.
    pub unwanted: Arc<AtomicBool>,
    pub think: Box<dyn FnOnce(&Patience) + Send>,
}

impl fmt::Debug for ThinkingTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThinkingTurn")
            .field("alone", &self.alone)
            .field("net", &self.net)
            .finish_non_exhaustive()
    }
}

/// A page that is connected to a seat. Sending never waits.
pub trait SeatConnection: fmt::Debug + Send {
    /// Unique among all connections of the host.
    fn id(&self) -> u64;

    fn send(&self, message: &ServerMessage);

    /// Closes the connection after everything sent before.
    fn close(&self);
}

/// The storage failed.
#[derive(Clone, Debug, Error)]
#[error("{text}")]
pub struct StorageError {
    text: String,
    message: Message,
}

impl StorageError {
    /// An error with its English text and its message.
    pub fn new(text: impl fmt::Display, message: Message) -> StorageError {
        StorageError { text: text.to_string(), message }
    }
}

impl Say for StorageError {
    fn message(&self) -> Message {
        self.message.clone()
    }
}

/// Too many bots are waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("too many bots are thinking; this one will get its turn in a while")]
pub struct ThinkersBusy;

impl Say for ThinkersBusy {
    fn message(&self) -> Message {
        Message::new("bots-busy")
    }
}

/// The system has no random numbers, so nothing can be kept secret.
#[derive(Clone, Debug, Error)]
#[error("the system provides no random numbers: {0}")]
pub struct NoRandom(pub String);

impl Say for NoRandom {
    fn message(&self) -> Message {
        Message::new("no-random").with("why", self.0.clone())
    }
}

/// A seed for a game: below 2^53, which JavaScript numbers can represent exactly.
pub fn random_seed(host: &dyn Host) -> Result<u64, NoRandom> {
    let mut bytes = [0u8; 8];
    host.fill_random(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes) >> 11)
}
