//! One person: a connection, what it was sent, and what it answers.

use crate::figures::Times;
use fastrand::Rng;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// When there is no server, how long to wait before looking for it again.
const AGAIN: Duration = Duration::from_millis(200);

/// What all seats share.
#[derive(Debug)]
pub struct Shared {
    address: SocketAddr,
    /// How long a seat thinks about an answer, in the mean.
    thinks: Duration,
    seated: AtomicUsize,
    change: Notify,
    ended: AtomicBool,
    times: Mutex<Times>,
    acknowledged: AtomicU64,
    compared: AtomicU64,
    lines: AtomicU64,
    lost: Mutex<Vec<String>>,
}

impl Shared {
    pub fn new(address: SocketAddr, thinks: Duration) -> Shared {
        Shared {
            address,
            thinks,
            seated: AtomicUsize::new(0),
            change: Notify::new(),
            ended: AtomicBool::new(false),
            times: Mutex::default(),
            acknowledged: AtomicU64::new(0),
            compared: AtomicU64::new(0),
            lines: AtomicU64::new(0),
            lost: Mutex::default(),
        }
    }

    /// Waits until this number of seats have been told their tables.
    pub async fn all_seated(&self, seats: usize) {
        while self.seated.load(Ordering::SeqCst) < seats {
            tokio::select! {
                () = self.change.notified() => {}
                () = sleep(AGAIN) => {}
            }
        }
    }

    /// The server is gone, and every seat must come back.
    pub fn disconnected(&self) {
        self.seated.store(0, Ordering::SeqCst);
    }

    pub fn end(&self) {
        self.ended.store(true, Ordering::SeqCst);
    }

    pub fn measure(&self) -> Times {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn took(&self, time: Duration) {
        let micros = u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        self.times.lock().unwrap_or_else(PoisonError::into_inner).micros.push(micros);
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    fn heard(&self, bytes: usize) {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).heard += bytes as u64;
    }

    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Relaxed)
    }

    pub fn compared(&self) -> u64 {
        self.compared.load(Ordering::Relaxed)
    }

    pub fn lines(&self) -> u64 {
        self.lines.load(Ordering::Relaxed)
    }

    pub fn lost(&self) -> Vec<String> {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn report(&self, what: String) {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).push(what);
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What is read of a message; the rest is compared, not understood.
#[derive(Deserialize)]
struct Heard<'a> {
    t: &'a str,
    #[serde(default)]
    n: u32,
    #[serde(borrow, default)]
    view: Option<&'a RawValue>,
    #[serde(borrow, default)]
    decision: Option<Asked<'a>>,
    #[serde(borrow, default)]
    events: Vec<Line<'a>>,
    #[serde(borrow, default)]
    log: Vec<Line<'a>>,
    #[serde(borrow, default)]
    over: Option<&'a RawValue>,
    #[serde(borrow, default)]
    message: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Asked<'a> {
    yours: bool,
    #[serde(borrow)]
    answers: Vec<Offered<'a>>,
}

#[derive(Deserialize)]
struct Offered<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

#[derive(Deserialize)]
struct Line<'a> {
    #[serde(borrow)]
    rule: &'a RawValue,
    #[serde(borrow)]
    words: &'a RawValue,
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn line_hash(line: &Line<'_>) -> u64 {
    let mut hasher = DefaultHasher::new();
    line.rule.get().hash(&mut hasher);
    line.words.get().hash(&mut hasher);
    hasher.finish()
}

/// What a seat was told last.
#[derive(Debug, Default)]
struct Told {
    /// The number of answers that it knows of.
    n: u32,
    view: u64,
    /// The log, line by line.
    log: Vec<u64>,
    /// What it may answer, and nothing when it is not asked.
    answer: Option<String>,
    over: bool,
}

/// A seat, whether it is connected or not.
#[derive(Debug)]
pub struct Seat {
    token: String,
    rng: Rng,
    told: Option<Told>,
}

impl Seat {
    pub fn new(token: String, number: u64) -> Seat {
        Seat { token, rng: Rng::with_seed(number), told: None }
    }

    /// Plays until all is over, through as many connections as it takes.
    pub async fn play(mut self, shared: std::sync::Arc<Shared>) {
        while !shared.ended.load(Ordering::SeqCst) {
            if let Ok((socket, _)) = connect_async(format!("ws://{}/api/ws", shared.address)).await {
                self.sit(socket, &shared).await;
            }
            sleep(AGAIN).await;
        }
    }

    async fn sit(&mut self, mut socket: Socket, shared: &Shared) {
        let join = format!("{{\"t\":\"join\",\"protocol\":1,\"token\":\"{}\"}}", self.token);
        if socket.send(Message::Text(join.into())).await.is_err() {
            return;
        }
        // When the pending answer may be given, and when the last one was.
        let (mut due, mut sent) = (None, None);
        loop {
            let message = tokio::select! {
                message = socket.next() => message,
                () = until(due) => {
                    due = None;
                    let Some(told) = &self.told else { continue };
                    let say = match &told.answer {
                        Some(action) => format!("{{\"t\":\"act\",\"n\":{},\"action\":{action}}}", told.n),
                        None => "{\"t\":\"next_game\"}".to_owned(),
                    };
                    sent = told.answer.is_some().then(Instant::now);
                    if socket.send(Message::Text(say.into())).await.is_err() {
                        return;
                    }
                    continue;
                }
            };
            let Some(Ok(message)) = message else { return };
            let Message::Text(text) = message else { continue };
            shared.heard(text.len());
            let Ok(heard) = serde_json::from_str::<Heard<'_>>(&text) else {
                shared.report(format!("a message that can't be read: {:.200}", text.as_str()));
                return;
            };
            match heard.t {
                "state" => self.compare(&heard, shared),
                "step" => {
                    if let Some(sent) = sent.take() {
                        shared.took(sent.elapsed());
                    }
                    self.keep(&heard);
                }
                "error" | "refused" => {
                    let why = heard.message.map_or("", RawValue::get);
                    shared.report(format!("an answer was refused: {why} {:.200}", text.as_str()));
                    sent = None;
                }
                _ => continue,
            }
            let asked = self.told.as_ref().is_some_and(|told| told.answer.is_some() || told.over);
            // Between nothing and twice the mean.
            let half = 2.0 * self.rng.f64();
            due = asked.then(|| Instant::now() + shared.thinks.mul_f64(half));
        }
    }

    /// Takes in what came of an answer.
    fn keep(&mut self, heard: &Heard<'_>) {
        let mut told = self.told.take().unwrap_or_default();
        told.n = heard.n;
        told.view = heard.view.map_or(0, |view| hash(view.get()));
        told.log.extend(heard.events.iter().map(line_hash));
        self.asked(heard, &mut told);
        self.told = Some(told);
    }

    fn asked(&mut self, heard: &Heard<'_>, told: &mut Told) {
        told.over = heard.over.is_some_and(|over| over.get() != "null");
        told.answer = None;
        let Some(asked) = heard.decision.as_ref().filter(|asked| asked.yours) else { return };
        let ends = |offered: &&Offered<'_>| offered.action.get().contains("\"end_turn\"");
        let acts: Vec<&Offered<'_>> = asked.answers.iter().filter(|offered| !ends(offered)).collect();
        let quest = acts.iter().find(|offered| offered.action.get().contains("\"quest\"")).copied();
        let any = if acts.is_empty() { asked.answers.first() } else { self.rng.choice(acts) };
        // A card is named by a number when the list is too long to be offered.
        let action = quest.or(any).map_or("{\"t\":\"name\",\"n\":0}", |offered| offered.action.get());
        told.answer = Some(action.to_owned());
    }

    /// The whole table: what was told before must be in it.
    fn compare(&mut self, heard: &Heard<'_>, shared: &Shared) {
        let view = heard.view.map_or(0, |view| hash(view.get()));
        let log: Vec<u64> = heard.log.iter().map(line_hash).collect();
        let seat = self.token.split('.').next().unwrap_or_default();
        // After the end of a game the next one begins, and with it another log.
        if let Some(before) = self.told.take().filter(|before| !(before.over && heard.n < before.n)) {
            shared.compared.fetch_add(1, Ordering::Relaxed);
            shared.lines.fetch_add(before.log.len() as u64, Ordering::Relaxed);
            if heard.n < before.n {
                shared.report(format!(
                    "table {seat}: {} answers were acknowledged, {} are there",
                    before.n, heard.n
                ));
            } else if !log.starts_with(&before.log) {
                shared.report(format!("table {seat}: the log is not the one that was told"));
            } else if heard.n == before.n && (view != before.view || log.len() != before.log.len()) {
                shared.report(format!("table {seat}: the table is not the one that was told"));
            }
        }
        let mut told = Told { n: heard.n, view, log, ..Told::default() };
        self.asked(heard, &mut told);
        self.told = Some(told);
        shared.seated.fetch_add(1, Ordering::SeqCst);
        shared.change.notify_one();
    }
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use super::{Heard, Seat, Shared};
    use std::time::Duration;

    fn shared() -> Shared {
        Shared::new("127.0.0.1:1".parse().expect("an address"), Duration::from_secs(1))
    }

    fn line(words: &str) -> String {
        format!("{{\"rule\":\"1.1\",\"words\":\"{words}\"}}")
    }

    /// What is reported when a seat that heard two steps is told this table.
    fn reported(n: u32, view: u32, log: &[&str]) -> Vec<String> {
        let (shared, mut seat) = (shared(), Seat::new("ab.cd".to_owned(), 1));
        let log: Vec<String> = log.iter().map(|words| line(words)).collect();
        let step = |n: u32, words: &str| {
            format!("{{\"t\":\"step\",\"n\":{n},\"view\":{n},\"events\":[{}]}}", line(words))
        };
        for text in [step(1, "one"), step(2, "two")] {
            seat.keep(&serde_json::from_str::<Heard<'_>>(&text).expect("a step"));
        }
        let state = format!("{{\"t\":\"state\",\"n\":{n},\"view\":{view},\"log\":[{}]}}", log.join(","));
        seat.compare(&serde_json::from_str(&state).expect("a state"), &shared);
        shared.lost()
    }

    #[test]
    fn what_was_acknowledged_and_is_gone_or_different_is_found() {
        assert!(reported(2, 2, &["one", "two"]).is_empty());
        assert!(reported(3, 9, &["one", "two", "three"]).is_empty(), "more than was told is fine");
        for (n, view, log) in [
            (1, 1, &["one"][..]),
            (2, 7, &["one", "two"]),
            (2, 2, &["one", "other"]),
            (3, 9, &["one", "other", "three"]),
            (2, 2, &["one", "two", "three"]),
        ] {
            assert_eq!(reported(n, view, log).len(), 1, "{n} {view} {log:?}");
        }
    }
}
