//! The server's rooms: all tables, the store, and who may think.

use crate::playing::{NoGame, Playing};
use crate::store::Store;
use crate::table::Table;
use crate::token::Token;
use engine::Seat;
use live::Hall;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, watch};

/// What the server bears.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a WebSocket message.
    pub message: usize,
    /// Bytes of a request with a deck or a scenario.
    pub body: usize,
    /// Messages a second on one connection, in the long run.
    pub rate: f64,
    /// Messages at once on one connection.
    pub burst: f64,
    /// WebSocket connections at the same time.
    pub sockets: usize,
    /// Connections of any kind at the same time.
    pub connections: usize,
    /// Tables in memory.
    pub tables: usize,
    /// Games in the store.
    pub stored: usize,
    /// Uploaded replays in the store.
    pub replays: usize,
    /// A connection that has not joined by then is closed.
    pub join: Duration,
    /// A connection that is silent for so long, pongs included, is closed.
    pub silence: Duration,
    /// A table that nobody has used for so long is forgotten, and read from the store when it is needed.
    pub idle: Duration,
    /// A request takes no longer.
    pub request: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message: 64 << 10,
            body: 1 << 20,
            rate: 30.0,
            burst: 120.0,
            sockets: 256,
            connections: 1024,
            tables: 256,
            stored: 10_000,
            replays: 100,
            join: Duration::from_secs(10),
            silence: Duration::from_secs(75),
            idle: Duration::from_secs(600),
            request: Duration::from_secs(30),
        }
    }
}

/// Everything that requests and connections share.
#[derive(Debug)]
pub struct App {
    pub hall: Arc<Hall>,
    pub store: Store,
    pub limits: Limits,
    tables: Mutex<HashMap<String, Arc<Table>>>,
    /// So many bots think at the same time; the others wait their turn. They never think on the threads that serve.
    thinkers: Arc<Semaphore>,
    pub sockets: Arc<Semaphore>,
    next_connection: AtomicU64,
    runtime: Handle,
    /// True when the server ends: connections are closed then.
    closing: watch::Sender<bool>,
}

/// There is no place for another table.
#[derive(Debug, thiserror::Error)]
#[error("all tables are taken; try again in a while")]
pub struct Full;

impl App {
    /// # Panics
    /// Outside a tokio runtime.
    pub fn new(hall: Arc<Hall>, store: Store, limits: Limits) -> Arc<App> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(App {
            hall,
            store,
            limits,
            tables: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(cores)),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            next_connection: AtomicU64::new(1),
            runtime: Handle::current(),
            closing: watch::Sender::new(false),
        })
    }

    /// Closes all connections. Everything they did is stored.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until the server ends.
    pub async fn closed(&self) {
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    pub fn next_connection(&self) -> u64 {
        self.next_connection.fetch_add(1, Ordering::Relaxed)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this id; whether there is such a game, loading it will show. There is never more than one of the same id.
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

    /// Forgets tables that nobody uses; they are in the store.
    pub fn sweep(&self) {
        forget_idle(&mut self.tables(), self.limits.idle);
    }

    /// Whose token this is; waits for the store.
    pub fn seat_of(&self, token: &Token) -> Result<Option<Seat>, NoGame> {
        Ok(self.store.seat(&token.game, &token.hash())?)
    }

    /// Thinks on a thread of its own as soon as one is free, and tells the result; nothing when the thinking failed.
    pub fn think<T: Send + 'static>(
        self: &Arc<App>,
        think: impl FnOnce() -> T + Send + 'static,
        tell: impl FnOnce(Option<T>) + Send + 'static,
    ) {
        let thinkers = self.thinkers.clone();
        self.runtime.spawn(async move {
            let permit = thinkers.acquire_owned().await;
            let thought = tokio::task::spawn_blocking(think).await.ok();
            drop(permit);
            // Telling locks the table and waits for the disk.
            let _ = tokio::task::spawn_blocking(move || tell(thought)).await;
        });
    }

    /// For whoever looks after the server.
    pub fn note(&self, line: &str) {
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), "note: {line}");
    }

    /// Puts a new game into the store: its id, and the tokens of its people.
    pub fn open_table(&self, playing: &Playing) -> Result<(String, Vec<(Seat, Token)>), NoGame> {
        let id = crate::token::random_hex::<8>()?;
        let mut tokens = Vec::new();
        for seat in playing.live.people() {
            tokens.push((seat, Token::new(&id)?));
        }
        let hashes: Vec<_> = tokens.iter().map(|(seat, token)| (*seat, token.hash())).collect();
        let answers: Vec<engine::Action> = playing.live.actions(0).collect();
        self.store.add_game(&id, &playing.head, &hashes, &answers)?;
        Ok((id, tokens))
    }
}

/// A table that something else holds is being used.
fn forget_idle(tables: &mut HashMap<String, Arc<Table>>, since: Duration) {
    tables.retain(|_, table| Arc::strong_count(table) > 1 || !table.is_idle(since));
}
