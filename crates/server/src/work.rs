//! Computation for requests: only a few at a time, each cancelled when its request is gone.

use crate::problem::Refusal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use tokio::sync::Semaphore;
use words::Message;

/// The queue of requests that compute something.
#[derive(Debug)]
pub struct Workshop {
    /// One per core. A place is taken until its work has ended, even if the request is gone.
    places: Arc<Semaphore>,
    waiting: AtomicUsize,
    most: usize,
}

/// A request's work. It checks now and then whether it should continue.
#[derive(Clone, Debug, Default)]
pub struct Work(Arc<AtomicBool>);

impl Work {
    /// Whether somebody still waits for the result.
    pub fn is_wanted(&self) -> bool {
        !self.0.load(Ordering::Relaxed)
    }

    /// Returns an error when nobody waits for the result any more.
    pub fn check(&self) -> Result<(), Refusal> {
        if self.is_wanted() { Ok(()) } else { Err(Refusal::full(Message::new("request-unwanted"))) }
    }
}

/// Cancels the work when it is dropped with its request.
struct Waiter(Work);

impl Drop for Waiter {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Relaxed);
    }
}

/// A request that waits for a place.
struct InLine<'a>(&'a AtomicUsize);

impl Drop for InLine<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Workshop {
    /// A workshop with this many places and room for `most` waiting requests.
    pub fn new(places: usize, most: usize) -> Workshop {
        Workshop { places: Arc::new(Semaphore::new(places)), waiting: AtomicUsize::new(0), most }
    }

    /// Computes something on a blocking thread.
    pub async fn run<T: Send + 'static>(
        &self,
        f: impl FnOnce(&Work) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let broken = || Refusal::broken(Message::new("request-broken"));
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let in_line = InLine(&self.waiting);
        if before >= self.most {
            return Err(Refusal::full(Message::new("requests-wait")));
        }
        let place = self.places.clone().acquire_owned().await.map_err(|_| broken())?;
        drop(in_line);
        let work = Work::default();
        let _waiter = Waiter(work.clone());
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            f(&work)
        });
        done.await.unwrap_or_else(|_| Err(broken()))
    }
}

#[cfg(test)]
mod tests {
    use super::Workshop;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;
    use tokio::time::timeout;

    #[tokio::test(flavor = "multi_thread")]
    async fn work_ends_with_its_request_and_holds_its_place_until_then() {
        let workshop = Arc::new(Workshop::new(1, 2));
        let ended = Arc::new(AtomicBool::new(false));
        let end = ended.clone();
        let request = workshop.run(move |work| {
            while work.is_wanted() {
                std::thread::sleep(Duration::from_millis(1));
            }
            end.store(true, Ordering::SeqCst);
            Ok(())
        });
        assert!(timeout(Duration::from_millis(50), request).await.is_err());
        // There is one place, so this turn comes when the other has ended.
        let seen = ended.clone();
        assert!(workshop.run(move |_| Ok(seen.load(Ordering::SeqCst))).await.expect("a turn"));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn only_so_many_wait() {
        let workshop = Arc::new(Workshop::new(1, 1));
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let first = workshop.clone();
        let first = tokio::spawn(async move {
            first
                .run(move |_| {
                    let _ = wait.recv();
                    Ok(())
                })
                .await
                .is_ok()
        });
        tokio::time::sleep(Duration::from_millis(50)).await;
        let second = workshop.clone();
        let second = tokio::spawn(async move { second.run(|_| Ok(())).await.is_ok() });
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(workshop.run(|_| Ok(())).await.is_err(), "one waits already");
        drop(go);
        assert!(first.await.expect("it ends") && second.await.expect("it ends"));
        assert!(workshop.run(|_| Ok(())).await.is_ok());
    }
}
