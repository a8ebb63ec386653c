//! State shared by the whole server: tables, the store, and the queues for computation.

use crate::limits::{Exposure, Limits, VisitKind, Visitors, Workshop};
use crate::metrics::Metrics;
use crate::random;
use crate::store::{SeatKey, SecretToken, SqliteStore, StoreError};
use crate::tables::{SendQueues, ThinkerPool};
use cards::{CardData, LibraryError, OwnCards};
use engine::{Action, Edition, Seat};
use playable::PlayableLibrary;
use service::RequestError;
use service::host::Host;
use service::table::{GameTable, TableGame};
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, Instant, SystemTime};
use tokio::runtime::Handle;
use tokio::sync::watch;
use words::{Language, Message, Say};

/// How far the system's clock may be from the monotonic one before no game expires.
const CLOCKS_DIFFER: Duration = Duration::from_secs(600);

/// State shared by all requests and connections.
#[derive(Debug)]
pub struct ServerState {
    library: RwLock<Arc<PlayableLibrary>>,
    pub store: SqliteStore,
    /// Folder of the player's own cards, if there is one.
    pub own: Option<OwnCards>,
    pub limits: Limits,
    pub exposure: Exposure,
    /// The edition of the rules for new tables that don't ask for another.
    pub edition: Edition,
    /// The language of the log.
    language: Language,
    /// The address the server listens on.
    pub host: IpAddr,
    pub metrics: Metrics,
    pub visitors: Arc<Visitors>,
    pub queues: Arc<SendQueues>,
    pub workshop: Workshop,
    /// Bots never think on the threads that serve.
    pub thinkers: ThinkerPool,
    tables: Mutex<HashMap<String, Arc<GameTable>>>,
    /// Held while cards are being added.
    adding: Mutex<()>,
    next_connection: AtomicU64,
    /// The beginning of the tables' clock.
    began: Instant,
    began_at: SystemTime,
    /// The log says that the system's clock was set.
    clock_told: AtomicBool,
    /// Set to true when the server shuts down; connections close then.
    closing: watch::Sender<bool>,
}

/// The parts a server is built from.
#[derive(Debug)]
pub struct StateParts {
    pub library: Arc<PlayableLibrary>,
    pub store: SqliteStore,
    pub own: Option<OwnCards>,
    pub edition: Edition,
    /// The language of the log.
    pub language: Language,
}

/// A connected client. The server waits for all of them when it shuts down.
#[derive(Debug)]
pub struct ClientGuard(#[expect(dead_code, reason = "held, never asked")] watch::Receiver<bool>);

/// The limit on tables is reached.
#[derive(Debug, thiserror::Error)]
#[error("all tables are taken; try again in a while")]
pub struct TablesFull;

impl Say for TablesFull {
    fn message(&self) -> Message {
        Message::new("tables-full")
    }
}

impl ServerState {
    /// # Panics
    /// Outside a tokio runtime.
    pub fn new(rooms: StateParts, limits: Limits, exposure: Exposure, host: IpAddr) -> Arc<ServerState> {
        let StateParts { library, store, own, edition, language } = rooms;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(ServerState {
            library: RwLock::new(library),
            store,
            own,
            limits,
            exposure,
            edition,
            language,
            host,
            metrics: Metrics::default(),
            visitors: Visitors::new(limits),
            queues: SendQueues::new(limits.all_queues),
            workshop: Workshop::new(cores, limits.waiting),
            thinkers: ThinkerPool::new(cores, limits.thoughts, Handle::current()),
            tables: Mutex::default(),
            adding: Mutex::default(),
            next_connection: AtomicU64::new(1),
            began: Instant::now(),
            began_at: SystemTime::now(),
            clock_told: AtomicBool::new(false),
            closing: watch::Sender::new(false),
        })
    }

    /// This state as the tables see it.
    pub fn host(self: &Arc<ServerState>) -> Arc<dyn Host> {
        self.clone()
    }

    /// The time since the server began.
    pub fn clock(&self) -> Duration {
        self.began.elapsed()
    }

    /// The current cards.
    pub fn library(&self) -> Arc<PlayableLibrary> {
        self.library.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Adds cards to the player's folder and to the library, numbered after all existing cards. Running games
    /// keep the cards they began with.
    pub fn keep_cards(&self, own: &OwnCards, cards: Vec<CardData>) -> Result<(), LibraryError> {
        let _alone = self.adding.lock().unwrap_or_else(PoisonError::into_inner);
        own.add(cards.clone(), Vec::new())?;
        let library = PlayableLibrary::new(self.library().cards.clone().with_extra(cards));
        *self.library.write().unwrap_or_else(PoisonError::into_inner) = library;
        Ok(())
    }

    /// Closes all connections. Everything they did is stored.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until the server shuts down.
    pub async fn closed(&self) {
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Registers a client. Shutdown waits until every `ClientGuard` is dropped.
    pub fn guest(&self) -> ClientGuard {
        ClientGuard(self.closing.subscribe())
    }

    /// Waits until no guest is left.
    pub async fn empty(&self) {
        self.closing.closed().await;
    }

    pub fn next_connection(&self) -> u64 {
        self.next_connection.fetch_add(1, Ordering::Relaxed)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<GameTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this id, created if necessary; loading it shows whether the game exists. There is never
    /// more than one table with an id.
    pub fn table(&self, id: &str) -> Result<Arc<GameTable>, TablesFull> {
        let mut tables = self.tables();
        if let Some(table) = tables.get(id) {
            return Ok(table.clone());
        }
        if tables.len() >= self.limits.tables {
            forget_idle(&mut tables, self.clock(), Duration::ZERO);
        }
        if tables.len() >= self.limits.tables {
            return Err(TablesFull);
        }
        let table = Arc::new(GameTable::new(id, self.clock()));
        tables.insert(id.to_owned(), table.clone());
        Ok(table)
    }

    /// Drops unused state: idle tables (they are in the store), idle addresses, and abandoned games.
    pub fn sweep(&self) {
        forget_idle(&mut self.tables(), self.clock(), self.limits.idle);
        self.visitors.sweep();
        self.expire();
    }

    /// Whether the system's clock has gone as long as the monotonic one since the server began. If somebody set it, the
    /// age of a game says nothing.
    fn clocks_agree(&self) -> bool {
        let by_wall = self.began_at.elapsed();
        by_wall.is_ok_and(|passed| passed.abs_diff(self.began.elapsed()) < CLOCKS_DIFFER)
    }

    /// Deletes stored games past their time limits.
    pub fn expire(&self) {
        if !self.clocks_agree() {
            if !self.clock_told.swap(true, Ordering::Relaxed) {
                tracing::warn!("{}", self.log_text(&Message::new("note-clock-set")));
            }
            return;
        }
        let limits = &self.limits;
        match self.store.expire(limits.keep_unstarted, limits.keep_abandoned, self.in_use()) {
            Ok(gone) => drop(self.metrics.expired_games.inc_by(gone as u64)),
            Err(error) => {
                let message = Message::new("note-not-expired").with("why", error.message());
                tracing::error!("{}", self.log_text(&message));
            }
        }
    }

    /// The ids of the games at tables in memory.
    pub fn in_use(&self) -> HashSet<String> {
        self.tables().keys().cloned().collect()
    }

    /// Removes the table of a deleted game from memory.
    pub fn drop_table(&self, id: &str) {
        self.tables().remove(id);
    }

    /// All metrics as text, with the gauges updated.
    pub fn measured(&self) -> String {
        let metrics = &self.metrics;
        metrics.connections.set(self.visitors.count(VisitKind::Connection) as i64);
        metrics.sockets.set(self.visitors.count(VisitKind::Socket) as i64);
        metrics.tables.set(self.tables().len() as i64);
        metrics.queued_bytes.set(self.queues.waiting() as i64);
        metrics.waiting_bots.set(self.thinkers.waiting() as i64);
        let commits = self.store.commits();
        metrics.commits.inc_by(commits.saturating_sub(metrics.commits.get()));
        metrics.text()
    }

    /// The seat this token belongs to; waits for the store.
    pub fn seat_of(&self, token: &SecretToken) -> Result<Option<Seat>, StoreError> {
        self.store.seat(&token.game, &token.hash())
    }

    /// A message in the language of the log.
    pub fn log_text(&self, message: &Message) -> String {
        words::text(self.language, message)
    }

    /// Stores a new game and returns its id and its people's tokens. For seats marked in `elsewhere` the
    /// tokens are invites.
    pub fn open_table(
        &self,
        game: &TableGame,
        elsewhere: &[bool],
    ) -> Result<(String, Vec<(Seat, SecretToken)>), RequestError> {
        let id = random::hex::<8>().map_err(RequestError::broken)?;
        let mut tokens = Vec::new();
        for seat in game.live.people() {
            tokens.push((seat, SecretToken::new(&id).map_err(RequestError::broken)?));
        }
        let key = |(seat, token): &(Seat, SecretToken)| match elsewhere.get(seat.index()) {
            Some(true) => (*seat, SeatKey::Invite(token.hash())),
            Some(false) | None => (*seat, SeatKey::Token(token.hash())),
        };
        let keys: Vec<_> = tokens.iter().map(key).collect();
        let answers: Vec<Action> = game.live.actions(0).collect();
        self.store.add_game(&id, &game.stored, &keys, &answers).map_err(RequestError::broken)?;
        tracing::info!(game = id, "a game begins");
        Ok((id, tokens))
    }
}

/// Drops idle tables. A table with another reference is in use.
fn forget_idle(tables: &mut HashMap<String, Arc<GameTable>>, now: Duration, since: Duration) {
    tables.retain(|_, table| Arc::strong_count(table) > 1 || !table.is_idle(now, since));
}
