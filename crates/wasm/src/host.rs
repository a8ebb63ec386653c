//! The instance as the host of the service's tables.

use crate::call::{ConnectionMessage, TurnToThink};
use crate::store::WorkerStore;
use bots::Patience;
use bots::net::Net;
use playable::PlayableLibrary;
use service::host::{Host, NoRandom, SeatConnection, Storage, Thinkers, ThinkersBusy, ThinkingTurn};
use service::protocol::ServerMessage;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

/// Maximum number of answers in one game.
pub(crate) const MOST_ANSWERS: usize = 20_000;

/// Maximum number of events in one game, as on a server.
const MOST_EVENTS: usize = 100_000;

pub(crate) struct WorkerHost {
    library: RwLock<Arc<PlayableLibrary>>,
    pub store: WorkerStore,
    pub turns: TurnQueue,
    /// The messages to connections since the caller last heard of them.
    pub mail: Arc<Mutex<Vec<ConnectionMessage>>>,
    /// By the caller's clock, in milliseconds.
    now: AtomicU64,
    random: Mutex<Vec<u8>>,
}

impl fmt::Debug for WorkerHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WorkerHost").field("now", &self.now).finish_non_exhaustive()
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl WorkerHost {
    pub fn new(library: Arc<PlayableLibrary>) -> WorkerHost {
        WorkerHost {
            library: RwLock::new(library),
            store: WorkerStore::default(),
            turns: TurnQueue::default(),
            mail: Arc::default(),
            now: AtomicU64::new(0),
            random: Mutex::default(),
        }
    }

    pub fn set_library(&self, library: Arc<PlayableLibrary>) {
        *self.library.write().unwrap_or_else(PoisonError::into_inner) = library;
    }

    /// Takes the time and the random bytes of a call.
    pub fn take_from_caller(&self, now: u64, random: &str) {
        self.now.fetch_max(now, Ordering::Relaxed);
        let digits = random.as_bytes().as_chunks::<2>().0;
        let byte = |pair: &[u8; 2]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        *locked(&self.random) = digits.iter().filter_map(byte).collect();
    }

    /// The id of something new.
    pub fn new_id(&self) -> Result<String, NoRandom> {
        let mut bytes = [0u8; 8];
        self.fill_random(&mut bytes)?;
        Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    pub fn take_mail(&self) -> Vec<ConnectionMessage> {
        std::mem::take(&mut locked(&self.mail))
    }
}

impl Host for WorkerHost {
    fn library(&self) -> Arc<PlayableLibrary> {
        self.library.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn storage(&self) -> &dyn Storage {
        &self.store
    }

    fn thinkers(&self) -> &dyn Thinkers {
        &self.turns
    }

    fn clock(&self) -> Duration {
        Duration::from_millis(self.now.load(Ordering::Relaxed))
    }

    fn fill_random(&self, bytes: &mut [u8]) -> Result<(), NoRandom> {
        let mut random = locked(&self.random);
        if random.len() < bytes.len() {
            return Err(NoRandom("the call came with too few random bytes".to_owned()));
        }
        let rest = random.split_off(bytes.len());
        bytes.copy_from_slice(&random);
        *random = rest;
        Ok(())
    }

    fn most_answers(&self) -> usize {
        MOST_ANSWERS
    }

    fn most_events(&self) -> usize {
        MOST_EVENTS
    }
}

/// The turns that wait for the caller to let them think.
#[derive(Debug, Default)]
pub(crate) struct TurnQueue {
    waiting: Mutex<BTreeMap<u64, ThinkingTurn>>,
    /// The turns that the caller has not heard of.
    news: Mutex<Vec<TurnToThink>>,
    last: AtomicU64,
}

impl TurnQueue {
    /// Lets a turn think, and returns the steps that it took. A turn that needs the net waits until it is
    /// there.
    pub fn think(&self, turn: u64, steps: u64) -> u64 {
        let mut waiting = locked(&self.waiting);
        if waiting.get(&turn).is_some_and(|turn| turn.net && !Net::is_there()) {
            return 0;
        }
        let turn = waiting.remove(&turn);
        drop(waiting);
        let taken = Arc::new(AtomicU64::new(0));
        if let Some(ThinkingTurn { unwanted, think, .. }) = turn {
            think(&Patience { unwanted, ..Patience::for_steps(steps, taken.clone()) });
        }
        taken.load(Ordering::Relaxed)
    }

    pub fn take_news(&self) -> Vec<TurnToThink> {
        std::mem::take(&mut locked(&self.news))
    }
}

impl Thinkers for TurnQueue {
    fn queue(&self, turn: ThinkingTurn) -> Result<(), ThinkersBusy> {
        let number = self.last.fetch_add(1, Ordering::Relaxed) + 1;
        let (alone, net) = (turn.alone.as_millis() as u64, turn.net);
        locked(&self.news).push(TurnToThink { turn: number, alone, net });
        locked(&self.waiting).insert(number, turn);
        Ok(())
    }

    fn later(&self, _: Duration, task: Box<dyn FnOnce() + Send>) {
        // Only a full queue leads here, and this one is never full.
        task();
    }
}

/// A connection of the page to a seat.
#[derive(Debug)]
pub(crate) struct WorkerConnection {
    pub id: u64,
    pub mail: Arc<Mutex<Vec<ConnectionMessage>>>,
}

impl SeatConnection for WorkerConnection {
    fn id(&self) -> u64 {
        self.id
    }

    fn send(&self, message: &ServerMessage) {
        let message = Some(message.clone());
        locked(&self.mail).push(ConnectionMessage { connection: self.id, message });
    }

    fn close(&self) {
        locked(&self.mail).push(ConnectionMessage { connection: self.id, message: None });
    }
}
