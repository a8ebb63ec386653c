//! A simulated person, who connects to the server, remembers the messages and answers decisions.

use crate::figures::AnswerTimes;
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

/// Delay between attempts to connect while the server is down.
const AGAIN: Duration = Duration::from_millis(200);

/// State shared by all seats.
#[derive(Debug)]
pub struct LoadState {
    address: SocketAddr,
    /// A seat's mean thinking time.
    thinks: Duration,
    seated: AtomicUsize,
    change: Notify,
    ended: AtomicBool,
    times: Mutex<AnswerTimes>,
    acknowledged: AtomicU64,
    compared: AtomicU64,
    lines: AtomicU64,
    lost: Mutex<Vec<String>>,
}

impl LoadState {
    pub fn new(address: SocketAddr, thinks: Duration) -> LoadState {
        LoadState {
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

    /// Waits until this many seats have received their tables.
    pub async fn all_seated(&self, seats: usize) {
        while self.seated.load(Ordering::SeqCst) < seats {
            tokio::select! {
                () = self.change.notified() => {}
                () = sleep(AGAIN) => {}
            }
        }
    }

    /// Marks all seats as disconnected, after the server was killed.
    pub fn disconnected(&self) {
        self.seated.store(0, Ordering::SeqCst);
    }

    pub fn end(&self) {
        self.ended.store(true, Ordering::SeqCst);
    }

    pub fn measure(&self) -> AnswerTimes {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn took(&self, time: Duration) {
        let micros = u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        self.times.lock().unwrap_or_else(PoisonError::into_inner).micros.push(micros);
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    fn add_bytes(&self, bytes: usize) {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).received += bytes as u64;
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

/// The parsed parts of a message. The raw parts are only compared.
#[derive(Deserialize)]
struct SocketMessage<'a> {
    t: &'a str,
    #[serde(default)]
    n: u32,
    #[serde(borrow, default)]
    view: Option<&'a RawValue>,
    #[serde(borrow, default)]
    decision: Option<MessageDecision<'a>>,
    #[serde(borrow, default)]
    events: Vec<MessageLine<'a>>,
    #[serde(borrow, default)]
    log: Vec<MessageLine<'a>>,
    #[serde(borrow, default)]
    over: Option<&'a RawValue>,
    #[serde(borrow, default)]
    message: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct MessageDecision<'a> {
    yours: bool,
    #[serde(borrow)]
    answers: Vec<MessageAnswer<'a>>,
}

#[derive(Deserialize)]
struct MessageAnswer<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

#[derive(Deserialize)]
struct MessageLine<'a> {
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

fn line_hash(line: &MessageLine<'_>) -> u64 {
    let mut hasher = DefaultHasher::new();
    line.rule.get().hash(&mut hasher);
    line.words.get().hash(&mut hasher);
    hasher.finish()
}

/// A seat's last known state.
#[derive(Debug, Default)]
struct SeatState {
    /// The number of answers.
    n: u32,
    view: u64,
    /// The log, line by line.
    log: Vec<u64>,
    /// The answer to give; `None` if the decision is not this seat's.
    answer: Option<String>,
    over: bool,
}

/// A seat, connected or not.
#[derive(Debug)]
pub struct LoadSeat {
    token: String,
    rng: Rng,
    state: Option<SeatState>,
}

impl LoadSeat {
    pub fn new(token: String, number: u64) -> LoadSeat {
        LoadSeat { token, rng: Rng::with_seed(number), state: None }
    }

    /// Plays until the test ends, and reconnects whenever the connection is lost.
    pub async fn play(mut self, shared: std::sync::Arc<LoadState>) {
        while !shared.ended.load(Ordering::SeqCst) {
            if let Ok((socket, _)) = connect_async(format!("ws://{}/api/ws", shared.address)).await {
                self.sit(socket, &shared).await;
            }
            sleep(AGAIN).await;
        }
    }

    async fn sit(&mut self, mut socket: Socket, shared: &LoadState) {
        let join = format!("{{\"t\":\"join\",\"protocol\":1,\"token\":\"{}\"}}", self.token);
        if socket.send(Message::Text(join.into())).await.is_err() {
            return;
        }
        // The time at which the pending answer is due, and that of the last answer.
        let (mut due, mut sent) = (None, None);
        loop {
            let message = tokio::select! {
                message = socket.next() => message,
                () = until(due) => {
                    due = None;
                    let Some(state) = &self.state else { continue };
                    let say = match &state.answer {
                        Some(action) => format!("{{\"t\":\"act\",\"n\":{},\"action\":{action}}}", state.n),
                        None => "{\"t\":\"next_game\"}".to_owned(),
                    };
                    sent = state.answer.is_some().then(Instant::now);
                    if socket.send(Message::Text(say.into())).await.is_err() {
                        return;
                    }
                    continue;
                }
            };
            let Some(Ok(message)) = message else { return };
            let Message::Text(text) = message else { continue };
            shared.add_bytes(text.len());
            let Ok(message) = serde_json::from_str::<SocketMessage<'_>>(&text) else {
                shared.report(format!("an unreadable message: {:.200}", text.as_str()));
                return;
            };
            match message.t {
                "state" => self.compare(&message, shared),
                "step" => {
                    if let Some(sent) = sent.take() {
                        shared.took(sent.elapsed());
                    }
                    self.keep(&message);
                }
                "error" | "refused" => {
                    let why = message.message.map_or("", RawValue::get);
                    shared.report(format!("an answer was refused: {why} {:.200}", text.as_str()));
                    sent = None;
                }
                _ => continue,
            }
            let asked = self.state.as_ref().is_some_and(|state| state.answer.is_some() || state.over);
            // Think for between zero and twice the mean time.
            let half = 2.0 * self.rng.f64();
            due = asked.then(|| Instant::now() + shared.thinks.mul_f64(half));
        }
    }

    /// Records the results of an answer.
    fn keep(&mut self, message: &SocketMessage<'_>) {
        let mut state = self.state.take().unwrap_or_default();
        state.n = message.n;
        state.view = message.view.map_or(0, |view| hash(view.get()));
        state.log.extend(message.events.iter().map(line_hash));
        self.asked(message, &mut state);
        self.state = Some(state);
    }

    fn asked(&mut self, message: &SocketMessage<'_>, state: &mut SeatState) {
        state.over = message.over.is_some_and(|over| over.get() != "null");
        state.answer = None;
        let Some(asked) = message.decision.as_ref().filter(|asked| asked.yours) else { return };
        let ends = |offered: &&MessageAnswer<'_>| offered.action.get().contains("\"end_turn\"");
        let acts: Vec<&MessageAnswer<'_>> = asked.answers.iter().filter(|offered| !ends(offered)).collect();
        let quest = acts.iter().find(|offered| offered.action.get().contains("\"quest\"")).copied();
        let any = if acts.is_empty() { asked.answers.first() } else { self.rng.choice(acts) };
        // Names aren't listed, because there are too many. They are chosen by number.
        let action = quest.or(any).map_or("{\"t\":\"name\",\"n\":0}", |offered| offered.action.get());
        state.answer = Some(action.to_owned());
    }

    /// Compares the server's state of the table with the last known state, which it must contain.
    fn compare(&mut self, message: &SocketMessage<'_>, shared: &LoadState) {
        let view = message.view.map_or(0, |view| hash(view.get()));
        let log: Vec<u64> = message.log.iter().map(line_hash).collect();
        let seat = self.token.split('.').next().unwrap_or_default();
        // After the end of a game, a new one begins with a new log.
        if let Some(before) = self.state.take().filter(|before| !(before.over && message.n < before.n)) {
            shared.compared.fetch_add(1, Ordering::Relaxed);
            shared.lines.fetch_add(before.log.len() as u64, Ordering::Relaxed);
            if message.n < before.n {
                shared.report(format!(
                    "table {seat}: {} answers were acknowledged, but the server has {}",
                    before.n, message.n
                ));
            } else if !log.starts_with(&before.log) {
                shared.report(format!("table {seat}: the log differs from the one sent before"));
            } else if message.n == before.n && (view != before.view || log.len() != before.log.len()) {
                shared.report(format!("table {seat}: the view differs from the one sent before"));
            }
        }
        let mut state = SeatState { n: message.n, view, log, ..SeatState::default() };
        self.asked(message, &mut state);
        self.state = Some(state);
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
    use super::{LoadSeat, LoadState, SocketMessage};
    use std::time::Duration;

    fn shared() -> LoadState {
        LoadState::new("127.0.0.1:1".parse().expect("an address"), Duration::from_secs(1))
    }

    fn line(words: &str) -> String {
        format!("{{\"rule\":\"1.1\",\"words\":\"{words}\"}}")
    }

    /// The errors reported when a seat that has received two steps gets this state of the table.
    fn reported(n: u32, view: u32, log: &[&str]) -> Vec<String> {
        let (shared, mut seat) = (shared(), LoadSeat::new("ab.cd".to_owned(), 1));
        let log: Vec<String> = log.iter().map(|words| line(words)).collect();
        let step = |n: u32, words: &str| {
            format!("{{\"t\":\"step\",\"n\":{n},\"view\":{n},\"events\":[{}]}}", line(words))
        };
        for text in [step(1, "one"), step(2, "two")] {
            seat.keep(&serde_json::from_str::<SocketMessage<'_>>(&text).expect("a step"));
        }
        let state = format!("{{\"t\":\"state\",\"n\":{n},\"view\":{view},\"log\":[{}]}}", log.join(","));
        seat.compare(&serde_json::from_str(&state).expect("a state"), &shared);
        shared.lost()
    }

    #[test]
    fn what_was_acknowledged_and_is_gone_or_different_is_found() {
        assert!(reported(2, 2, &["one", "two"]).is_empty());
        assert!(reported(3, 9, &["one", "two", "three"]).is_empty(), "the server may have more answers");
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
