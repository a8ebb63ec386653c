//! The thread that owns the store's file.
//!
//! It takes all requests that arrived while the disk was busy, runs them in one transaction, and then answers
//! every caller. So a slow disk makes the groups larger, and readers don't wait for a lock. A failed change
//! doesn't affect the others.

use super::StoreError;
use rusqlite::{Connection, Transaction};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::Duration;

/// Maximum number of tasks in one transaction.
const MOST_TOGETHER: usize = 1_000;

/// A task that runs in a transaction.
type Task = Box<dyn FnOnce(&mut Transaction<'_>) -> Report + Send>;

/// Sends the result to the caller after the commit, or the error if the disk failed.
type Report = Box<dyn FnOnce(Option<&str>) + Send>;

enum Job {
    Change(Task),
    Read(Task),
    /// Moves the write-ahead log into the file.
    Tidy(Report),
}

/// A handle for the thread, usable from any thread. Dropping it ends the thread and closes the file.
pub struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    commits: Arc<AtomicU64>,
}

impl Writer {
    /// Starts the thread. Every write takes `slower` longer, for measurements.
    pub fn start(connection: Connection, slower: Duration) -> io::Result<Writer> {
        let (jobs, asked) = channel();
        let commits = Arc::new(AtomicU64::new(0));
        let mut disk = Disk { connection, slower, commits: commits.clone() };
        let thread = Builder::new().name("store".to_owned()).spawn(move || disk.serve(&asked))?;
        Ok(Writer { jobs: Some(jobs), thread: Some(thread), commits })
    }

    /// Number of writes to the disk.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Runs a change as a whole or not at all. It is on the disk when this returns.
    pub fn change<T: Send + 'static>(
        &self,
        f: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask(|tell| Job::Change(task(f, tell)))
    }

    /// Reads from the database.
    pub fn read<T: Send + 'static>(
        &self,
        f: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask(|tell| Job::Read(task(f, tell)))
    }

    /// Moves the write-ahead log into the file.
    pub fn tidy(&self) -> Result<(), StoreError> {
        self.ask(|tell| Job::Tidy(Box::new(move |trouble| tell(together(trouble)))))
    }

    fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(Box<dyn FnOnce(Result<T, StoreError>) + Send>) -> Job,
    ) -> Result<T, StoreError> {
        let (tell, told) = sync_channel(1);
        let job = job(Box::new(move |result| drop(tell.send(result))));
        let gone = || StoreError::Together("the change was lost".to_owned());
        self.jobs.as_ref().and_then(|jobs| jobs.send(job).ok()).ok_or_else(gone)?;
        told.recv().unwrap_or_else(|_| Err(gone()))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn together(trouble: Option<&str>) -> Result<(), StoreError> {
    trouble.map_or(Ok(()), |trouble| Err(StoreError::Together(trouble.to_owned())))
}

fn task<T: Send + 'static>(
    f: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    tell: Box<dyn FnOnce(Result<T, StoreError>) + Send>,
) -> Task {
    Box::new(move |tx| {
        let result = apart(tx, f);
        Box::new(move |trouble| tell(together(trouble).and(result)))
    })
}

/// Runs a change in a savepoint that is rolled back if it fails.
fn apart<T>(
    tx: &mut Transaction<'_>,
    f: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let mut own = tx.savepoint()?;
    own.set_drop_behavior(rusqlite::DropBehavior::Rollback);
    let result = f(&own)?;
    own.commit()?;
    Ok(result)
}

/// The thread's state.
struct Disk {
    connection: Connection,
    slower: Duration,
    commits: Arc<AtomicU64>,
}

impl Disk {
    /// Works until all handles are dropped.
    fn serve(&mut self, asked: &Receiver<Job>) {
        while let Ok(first) = asked.recv() {
            let (mut tasks, mut tidy, mut writes) = (Vec::new(), Vec::new(), false);
            for job in std::iter::once(first).chain(asked.try_iter().take(MOST_TOGETHER)) {
                match job {
                    Job::Change(task) => {
                        writes = true;
                        tasks.push(task);
                    }
                    Job::Read(task) => tasks.push(task),
                    Job::Tidy(report) => tidy.push(report),
                }
            }
            self.work(tasks, writes);
            for report in tidy {
                let done = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
                report(done.err().map(|error| error.to_string()).as_deref());
            }
        }
    }

    fn work(&mut self, tasks: Vec<Task>, writes: bool) {
        let mut reports = Vec::with_capacity(tasks.len());
        let all = || -> Result<(), rusqlite::Error> {
            let mut tx = self.connection.transaction()?;
            for task in tasks {
                // A task that panics is rolled back, and its caller gets an error.
                reports.extend(catch_unwind(AssertUnwindSafe(|| task(&mut tx))));
            }
            tx.commit()
        };
        let trouble = all().err().map(|error| error.to_string());
        if writes {
            sleep(self.slower);
            self.commits.fetch_add(1, Ordering::Relaxed);
        }
        for report in reports {
            report(trouble.as_deref());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Writer;
    use crate::store::StoreError;
    use rusqlite::Connection;
    use std::time::{Duration, Instant};

    fn writer(slower: Duration) -> Writer {
        let connection = Connection::open_in_memory().expect("a file");
        connection.execute_batch("CREATE TABLE numbers (n INTEGER PRIMARY KEY)").expect("a table");
        Writer::start(connection, slower).expect("a thread")
    }

    fn add(writer: &Writer, n: i64) -> Result<usize, StoreError> {
        writer.change(move |tx| Ok(tx.execute("INSERT INTO numbers VALUES (?)", [n])?))
    }

    fn count(writer: &Writer) -> i64 {
        let sql = "SELECT count(*) FROM numbers";
        writer.read(move |tx| Ok(tx.query_row(sql, [], |row| row.get(0))?)).expect("a number")
    }

    #[test]
    fn on_a_slow_disk_nobody_waits_for_more_than_two_writes() {
        let slower = Duration::from_millis(50);
        let writer = writer(slower);
        let longest = std::thread::scope(|scope| {
            let ask = |person: i64| {
                let writer = &writer;
                scope.spawn(move || {
                    let times = (0..5).map(|n| {
                        let begin = Instant::now();
                        add(writer, person * 5 + n).expect("stored");
                        begin.elapsed()
                    });
                    times.max().unwrap_or_default()
                })
            };
            let people: Vec<_> = (0..60).map(ask).collect();
            people.into_iter().filter_map(|person| person.join().ok()).max().unwrap_or_default()
        });
        assert_eq!(count(&writer), 300);
        // The write in progress and the caller's own; the rest is for busy machines.
        assert!(longest < slower * 6, "somebody waited {longest:?}");
        assert!(writer.commits() <= 15, "{} writes for 300 changes", writer.commits());
    }

    #[test]
    fn reading_does_not_write_to_the_disk() {
        let writer = writer(Duration::from_millis(200));
        let begin = Instant::now();
        assert_eq!(count(&writer), 0);
        assert!(begin.elapsed() < Duration::from_millis(200));
        assert_eq!(writer.commits(), 0);
    }

    #[test]
    fn a_change_that_panics_is_undone_and_the_others_are_kept() {
        let writer = writer(Duration::ZERO);
        let broken = writer.change(|tx| -> Result<(), StoreError> {
            tx.execute("INSERT INTO numbers VALUES (1)", [])?;
            panic!("on purpose");
        });
        assert!(broken.is_err());
        add(&writer, 2).expect("stored");
        assert!(add(&writer, 2).is_err());
        assert_eq!(count(&writer), 1);
    }
}
