//! State shared by the whole server: tables, the store, and the queues for computation.

use crate::connection::Queues;
use crate::exposure::Exposure;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::playing::{NoGame, Playing};
use crate::store::{SeatKey, Store};
use crate::table::Table;
use crate::thinkers::Thinkers;
use crate::token::Token;
use crate::visitors::{Kind, Visitors};
use crate::work::Workshop;
use cards::{CardData, LibraryError, OwnCards};
use engine::{Edition, Seat};
use playable::PlayableLibrary;
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::watch;
use words::{Language, Message, Say as _};

/// State shared by all requests and connections.
#[derive(Debug)]
pub struct App {
    library: RwLock<Arc<PlayableLibrary>>,
    pub store: Store,
    /// Folder of the player's own cards, if there is one.
    pub own: Option<OwnCards>,
    pub limits: Limits,
    pub exposure: Exposure,
    /// The edition of the rules for new tables that don't ask for another.
    pub edition: Edition,
    /// The language of messages to the server's operator.
    pub language: Language,
    /// The address the server listens on.
    pub host: IpAddr,
    pub metrics: Metrics,
    pub visitors: Arc<Visitors>,
    pub queues: Arc<Queues>,
    pub workshop: Workshop,
    /// Bots never think on the threads that serve.
    pub thinkers: Thinkers,
    tables: Mutex<HashMap<String, Arc<Table>>>,
    /// Held while cards are being added.
    adding: Mutex<()>,
    next_connection: AtomicU64,
    /// Set to true when the server shuts down; connections close then.
    closing: watch::Sender<bool>,
}

/// The parts a server is built from.
#[derive(Debug)]
pub struct Rooms {
    pub library: Arc<PlayableLibrary>,
    pub store: Store,
    pub own: Option<OwnCards>,
    pub edition: Edition,
    pub language: Language,
}

/// A connected client. The server waits for all of them when it shuts down.
#[derive(Debug)]
pub struct Guest(#[expect(dead_code, reason = "held, never asked")] watch::Receiver<bool>);

/// The limit on tables is reached.
#[derive(Debug, thiserror::Error)]
#[error("all tables are taken; try again in a while")]
pub struct Full;

impl App {
    /// # Panics
    /// Outside a tokio runtime.
    pub fn new(rooms: Rooms, limits: Limits, exposure: Exposure, host: IpAddr) -> Arc<App> {
        let Rooms { library, store, own, edition, language } = rooms;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(App {
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
            queues: Queues::new(limits.all_queues),
            workshop: Workshop::new(cores, limits.waiting),
            thinkers: Thinkers::new(cores, limits.thoughts, Handle::current()),
            tables: Mutex::default(),
            adding: Mutex::default(),
            next_connection: AtomicU64::new(1),
            closing: watch::Sender::new(false),
        })
    }

    /// The current card hall.
    pub fn library(&self) -> Arc<PlayableLibrary> {
        self.library.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Adds cards to the player's folder and to the hall, numbered after all existing cards. Running games
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

    /// Registers a client. Shutdown waits until every `Guest` is dropped.
    pub fn guest(&self) -> Guest {
        Guest(self.closing.subscribe())
    }

    /// Waits until no guest is left.
    pub async fn empty(&self) {
        self.closing.closed().await;
    }

    pub fn next_connection(&self) -> u64 {
        self.next_connection.fetch_add(1, Ordering::Relaxed)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this id, created if necessary; loading it shows whether the game exists. There is never
    /// more than one table with an id.
    pub fn table(&self, id: &str) -> Result<Arc<Table>, Full> {
        let mut tables = self.tables();
        if let Some(table) = tables.get(id) {
            return Ok(table.clone());
        }
        if tables.len() >= self.limits.tables {
            forget_idle(&mut tables, Duration::ZERO);
        }
        if tables.len() >= self.limits.tables {
            return Err(Full);
        }
        let table = Arc::new(Table::new(id));
        tables.insert(id.to_owned(), table.clone());
        Ok(table)
    }

    /// Drops unused state: idle tables (they are in the store), idle addresses, and abandoned games.
    pub fn sweep(&self) {
        forget_idle(&mut self.tables(), self.limits.idle);
        self.visitors.sweep();
        self.expire();
    }

    /// Deletes stored games past their time limits.
    pub fn expire(&self) {
        let limits = &self.limits;
        match self.store.expire(limits.keep_unstarted, limits.keep_abandoned, self.in_use()) {
            Ok(gone) => drop(self.metrics.expired_games.inc_by(gone as u64)),
            Err(error) => {
                self.note(Message::new("note-not-expired").with("why", error.message()));
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
        metrics.connections.set(self.visitors.count(Kind::Connection) as i64);
        metrics.sockets.set(self.visitors.count(Kind::Socket) as i64);
        metrics.tables.set(self.tables().len() as i64);
        metrics.queued_bytes.set(self.queues.waiting() as i64);
        metrics.waiting_bots.set(self.thinkers.waiting() as i64);
        let commits = self.store.commits();
        metrics.commits.inc_by(commits.saturating_sub(metrics.commits.get()));
        metrics.text()
    }

    /// The seat this token belongs to; waits for the store.
    pub fn seat_of(&self, token: &Token) -> Result<Option<Seat>, NoGame> {
        Ok(self.store.seat(&token.game, &token.hash())?)
    }

    /// Writes a message for the operator to stderr.
    pub fn note(&self, what: Message) {
        use std::io::Write as _;
        let line = words::text(self.language, &Message::new("note").with("what", what));
        let _ = writeln!(std::io::stderr(), "{line}");
    }

    /// Stores a new game and returns its id and its people's tokens. For seats marked in `elsewhere` the
    /// tokens are invites.
    pub fn open_table(
        &self,
        playing: &Playing,
        elsewhere: &[bool],
    ) -> Result<(String, Vec<(Seat, Token)>), NoGame> {
        let id = crate::token::random_hex::<8>()?;
        let mut tokens = Vec::new();
        for seat in playing.live.people() {
            tokens.push((seat, Token::new(&id)?));
        }
        let key = |(seat, token): &(Seat, Token)| match elsewhere.get(seat.index()) {
            Some(true) => (*seat, SeatKey::Invite(token.hash())),
            Some(false) | None => (*seat, SeatKey::Token(token.hash())),
        };
        let keys: Vec<_> = tokens.iter().map(key).collect();
        let answers: Vec<engine::Action> = playing.live.actions(0).collect();
        self.store.add_game(&id, &playing.head, &keys, &answers)?;
        Ok((id, tokens))
    }
}

/// Drops idle tables. A table with another reference is in use.
fn forget_idle(tables: &mut HashMap<String, Arc<Table>>, since: Duration) {
    tables.retain(|_, table| Arc::strong_count(table) > 1 || !table.is_idle(since));
}
