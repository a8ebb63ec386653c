//! Computation for requests: only a few at a time, each cancelled when its request is gone.

use service::RequestError;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot::{Sender, channel};
use tracing::Span;
use words::Message;

/// The requests that wait for a place of one address, at most.
const MOST_OF_ONE: usize = 8;

/// The queue of requests that compute something. Addresses take turns, so that one with many requests delays no other.
#[derive(Clone, Debug)]
pub struct Workshop(Arc<Mutex<WorkshopQueue>>);

#[derive(Debug)]
struct WorkshopQueue {
    /// The free places; one per core at first.
    free: usize,
    /// The most requests that may wait, all addresses together.
    most: usize,
    waiting: usize,
    /// The addresses with waiting requests, in the order of their turns.
    turns: VecDeque<IpAddr>,
    lines: HashMap<IpAddr, VecDeque<Sender<WorkPlace>>>,
}

/// A place, taken until its work has ended, even if the request is gone.
#[derive(Debug)]
struct WorkPlace(Workshop);

impl Drop for WorkPlace {
    fn drop(&mut self) {
        let next = self.0.lock().next();
        match next {
            // A request that is gone gives the place to the next one.
            Some(next) => drop(next.send(WorkPlace(self.0.clone()))),
            None => self.0.lock().free += 1,
        }
    }
}

impl WorkshopQueue {
    /// The next request in line.
    fn next(&mut self) -> Option<Sender<WorkPlace>> {
        let address = self.turns.pop_front()?;
        let line = self.lines.get_mut(&address)?;
        let next = line.pop_front();
        match line.is_empty() {
            true => drop(self.lines.remove(&address)),
            false => self.turns.push_back(address),
        }
        self.waiting -= usize::from(next.is_some());
        next
    }
}

/// A request's work. It checks now and then whether it should continue.
#[derive(Clone, Debug, Default)]
pub struct RequestWork(Arc<AtomicBool>);

impl RequestWork {
    /// Whether somebody still waits for the result.
    pub fn is_wanted(&self) -> bool {
        !self.0.load(Ordering::Relaxed)
    }
}

/// Cancels the work when it is dropped with its request.
struct CancelOnDrop(RequestWork);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Relaxed);
    }
}

impl Workshop {
    /// A workshop with this many places and room for `most` waiting requests.
    pub fn new(places: usize, most: usize) -> Workshop {
        let (turns, lines) = (VecDeque::new(), HashMap::new());
        Workshop(Arc::new(Mutex::new(WorkshopQueue { free: places, most, waiting: 0, turns, lines })))
    }

    fn lock(&self) -> MutexGuard<'_, WorkshopQueue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place, as soon as it is this address's turn; `None` if too many wait already.
    async fn place(&self, address: IpAddr) -> Option<WorkPlace> {
        let turn = {
            let mut queue = self.lock();
            if queue.free > 0 {
                queue.free -= 1;
                return Some(WorkPlace(self.clone()));
            }
            let own = queue.lines.get(&address).map_or(0, VecDeque::len);
            if queue.waiting >= queue.most || own >= MOST_OF_ONE {
                return None;
            }
            let (sender, turn) = channel();
            queue.waiting += 1;
            if own == 0 {
                queue.turns.push_back(address);
            }
            queue.lines.entry(address).or_default().push_back(sender);
            turn
        };
        turn.await.ok()
    }

    /// Computes something for an address on a blocking thread.
    pub async fn run<T: Send + 'static>(
        &self,
        address: IpAddr,
        f: impl FnOnce(&RequestWork) -> Result<T, RequestError> + Send + 'static,
    ) -> Result<T, RequestError> {
        let full = || RequestError::full(Message::new("requests-wait"));
        let place = self.place(address).await.ok_or_else(full)?;
        let work = RequestWork::default();
        let _waiter = CancelOnDrop(work.clone());
        let span = Span::current();
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            span.in_scope(|| f(&work))
        });
        done.await.unwrap_or_else(|_| Err(RequestError::broken(Message::new("request-broken"))))
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_OF_ONE, Workshop};
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;
    use tokio::time::timeout;

    const ONE: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
    const OTHER: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 2));

    #[tokio::test(flavor = "multi_thread")]
    async fn addresses_take_turns_and_one_alone_fills_no_queue() {
        let workshop = Workshop::new(1, 64);
        let place = workshop.place(ONE).await.expect("a place");
        let order = Arc::new(std::sync::Mutex::new(Vec::new()));
        let mut all = Vec::new();
        for (n, address) in [ONE, ONE, ONE, OTHER].into_iter().enumerate() {
            let (workshop, order) = (workshop.clone(), order.clone());
            let told = move |_: &_| {
                order.lock().expect("no panic").push(n);
                Ok(())
            };
            all.push(tokio::spawn(async move { workshop.run(address, told).await }));
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        drop(place);
        for one in all {
            one.await.expect("it ends").expect("a turn");
        }
        assert_eq!(*order.lock().expect("no panic"), [0, 3, 1, 2]);
        let _place = workshop.place(ONE).await.expect("a place");
        let lines: Vec<_> = (0..=MOST_OF_ONE)
            .map(|_| {
                let workshop = workshop.clone();
                tokio::spawn(async move { workshop.place(ONE).await.is_some() })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(50)).await;
        let refused = lines.iter().filter(|line| line.is_finished()).count();
        assert_eq!(refused, 1, "the others wait");
        assert!(timeout(Duration::from_millis(50), workshop.place(OTHER)).await.is_err(), "it waits as well");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_ends_with_its_request_and_holds_its_place_until_then() {
        let workshop = Arc::new(Workshop::new(1, 2));
        let ended = Arc::new(AtomicBool::new(false));
        let end = ended.clone();
        let request = workshop.run(ONE, move |work| {
            while work.is_wanted() {
                std::thread::sleep(Duration::from_millis(1));
            }
            end.store(true, Ordering::SeqCst);
            Ok(())
        });
        assert!(timeout(Duration::from_millis(50), request).await.is_err());
        // There is one place, so this turn comes when the other has ended.
        let seen = ended.clone();
        assert!(workshop.run(ONE, move |_| Ok(seen.load(Ordering::SeqCst))).await.expect("a turn"));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn only_so_many_wait() {
        let workshop = Arc::new(Workshop::new(1, 1));
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let first = workshop.clone();
        let first = tokio::spawn(async move {
            first
                .run(ONE, move |_| {
                    let _ = wait.recv();
                    Ok(())
                })
                .await
                .is_ok()
        });
        tokio::time::sleep(Duration::from_millis(50)).await;
        let second = workshop.clone();
        let second = tokio::spawn(async move { second.run(ONE, |_| Ok(())).await.is_ok() });
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(workshop.run(ONE, |_| Ok(())).await.is_err(), "one waits already");
        drop(go);
        assert!(first.await.expect("it ends") && second.await.expect("it ends"));
        assert!(workshop.run(ONE, |_| Ok(())).await.is_ok());
    }
}
