//! Runs bots on a few threads, one table after another.

use bots::Patience;
use service::host::{Thinkers, ThinkersBusy, ThinkingTurn};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

/// Minimum thinking time of a bot, however many wait.
const LEAST: Duration = Duration::from_millis(100);

/// A queue of tables whose bots want to think. A table has at most one entry for its bots and one for a hint,
/// so all tables take turns; the more of them wait, the shorter each turn.
#[derive(Debug)]
pub struct ThinkerPool {
    /// One per core, given out in the order of the requests.
    places: Arc<Semaphore>,
    cores: usize,
    waiting: Arc<AtomicUsize>,
    most: usize,
    runtime: Handle,
}

impl ThinkerPool {
    pub fn new(cores: usize, most: usize, runtime: Handle) -> ThinkerPool {
        ThinkerPool {
            places: Arc::new(Semaphore::new(cores)),
            cores,
            waiting: Arc::new(AtomicUsize::new(0)),
            most,
            runtime,
        }
    }

    /// The number of waiting turns.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Runs a turn on its own thread when the queue reaches it.
    fn run(&self, turn: impl FnOnce() + Send + 'static) -> Result<(), ThinkersBusy> {
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= self.most {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(ThinkersBusy);
        }
        let (places, waiting) = (self.places.clone(), self.waiting.clone());
        self.runtime.spawn(async move {
            let place = places.acquire_owned().await;
            waiting.fetch_sub(1, Ordering::Relaxed);
            let _ = tokio::task::spawn_blocking(turn).await;
            drop(place);
        });
        Ok(())
    }
}

/// The time for a turn that could take `alone` if nobody else waited for one of the cores.
fn share(alone: Duration, waiting: usize, cores: usize) -> Duration {
    let rounds = 1 + waiting / cores.max(1);
    (alone / u32::try_from(rounds).unwrap_or(u32::MAX)).max(LEAST.min(alone))
}

impl Thinkers for ThinkerPool {
    fn queue(&self, turn: ThinkingTurn) -> Result<(), ThinkersBusy> {
        let ThinkingTurn { alone, unwanted, think, .. } = turn;
        let (waiting, cores) = (self.waiting.clone(), self.cores);
        self.run(move || {
            // The others that wait now decide how long it may take.
            let time = share(alone, waiting.load(Ordering::Relaxed), cores);
            think(&Patience { unwanted, ..Patience::until(Instant::now() + time) });
        })
    }

    fn later(&self, after: Duration, task: Box<dyn FnOnce() + Send>) {
        self.runtime.spawn(async move {
            tokio::time::sleep(after).await;
            let _ = tokio::task::spawn_blocking(task).await;
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{ThinkerPool, share};
    use std::sync::mpsc::channel;
    use std::time::Duration;
    use tokio::runtime::Handle;

    #[tokio::test(flavor = "multi_thread")]
    async fn turns_go_round_and_only_so_many_wait() {
        let thinkers = ThinkerPool::new(1, 3, Handle::current());
        let (go, wait) = channel::<()>();
        let (tell, told) = channel();
        let first = tell.clone();
        thinkers
            .run(move || {
                let _ = wait.recv();
                let _ = first.send(0);
            })
            .expect("there is room");
        tokio::time::sleep(Duration::from_millis(50)).await;
        for n in 1..4 {
            let tell = tell.clone();
            let turn = move || {
                let _ = tell.send(n);
            };
            thinkers.run(turn).expect("there is room");
            // The queue takes them in the order in which they were spawned and polled.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(thinkers.run(|| {}).is_err(), "three wait already");
        assert_eq!(
            share(Duration::from_secs(4), thinkers.waiting(), 1),
            Duration::from_secs(1),
            "four share what one would have"
        );
        drop(go);
        drop(tell);
        let order: Vec<i32> =
            tokio::task::spawn_blocking(move || told.iter().collect()).await.expect("it ends");
        assert_eq!(order, [0, 1, 2, 3]);
        assert_eq!(share(Duration::from_secs(4), thinkers.waiting(), 1), Duration::from_secs(4));
    }
}
