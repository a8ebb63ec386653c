//! A server on its own port, and guests who talk to it like a browser.

use fastrand::Rng;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::protocol::{PROTOCOL, StartedGame};
use server::{Exposure, Limits, Server, ServerConfig};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Long enough for any step on a working machine.
const LONGEST: Duration = Duration::from_secs(60);

/// The owner's name in tests.
pub const OWNER: &str = "the-random-name-of-a-browser-in-tests";

/// A running server. Another one can use its folder afterwards.
pub struct House {
    pub address: SocketAddr,
    data: PathBuf,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

impl House {
    pub async fn open(data: &Path) -> House {
        House::with(data, lenient()).await
    }

    pub async fn with(data: &Path, limits: Limits) -> House {
        House::exposed(data, limits, Exposure::default()).await
    }

    pub async fn exposed(data: &Path, limits: Limits, exposure: Exposure) -> House {
        let config = ServerConfig { limits, exposure, ..config(data) };
        let library = cards::OwnCards::in_folder(data).load().library;
        let server = Server::bind(config, library).await.expect("a server");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
            };
            server.run(stop).await.expect("it serves");
        });
        House { address, data: data.to_owned(), stop: Some(stop), running }
    }

    /// Stops this server and starts another one with the same folder.
    pub async fn again(mut self) -> House {
        let _ = self.stop.take().expect("it runs").send(());
        self.running.await.expect("it ends");
        for _ in 0..100 {
            // Threads that are about to end hold the folder for a moment.
            tokio::time::sleep(Duration::from_millis(50)).await;
            if Server::bind(config(&self.data), cards::CardLibrary::default()).await.is_ok() {
                break;
            }
        }
        House::open(&self.data).await
    }

    /// Sends a request; returns its status and body.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> (u16, Vec<u8>) {
        let (status, _, body) = self.ask(method, path, headers, body).await;
        (status, body)
    }

    /// Sends a request; returns its status, headers and body.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> (u16, String, Vec<u8>) {
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        let host = if headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
            String::new()
        } else {
            format!("Host: {}\r\n", self.address)
        };
        let more: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let head = format!(
            "{method} {path} HTTP/1.1\r\n{host}Connection: close\r\nContent-Length: {}\r\n{more}\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).await.expect("it hears");
        // A server that refuses a large body stops reading.
        let _ = stream.write_all(body).await;
        let mut answer = Vec::new();
        let _ = timeout(LONGEST, stream.read_to_end(&mut answer)).await.expect("it answers");
        let split = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer with a head");
        let head = String::from_utf8_lossy(&answer[..split]).into_owned();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let body = answer[split + 4..].to_vec();
        let chunked = head.to_lowercase().contains("transfer-encoding: chunked");
        (status, head, if chunked { unchunked(&body) } else { body })
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, body) = self.request("GET", path, &[], b"").await;
        assert_eq!(status, 200, "{path}: {}", String::from_utf8_lossy(&body));
        serde_json::from_slice(&body).expect("JSON")
    }

    pub async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let (status, body) = self.request("POST", path, &[], body.to_string().as_bytes()).await;
        (status, serde_json::from_slice(&body).expect("JSON"))
    }

    /// Saves a deck for an owner.
    pub async fn save_deck(&self, deck: &Value, owner: &str) -> (u16, Value) {
        let headers = [("Inkwright-Owner", owner)];
        let (status, body) = self.request("POST", "/api/decks", &headers, deck.to_string().as_bytes()).await;
        (status, serde_json::from_slice(&body).expect("JSON"))
    }

    /// The value of a metric.
    pub async fn metric(&self, name: &str) -> u64 {
        let (status, body) = self.request("GET", "/metrics", &[], b"").await;
        assert_eq!(status, 200);
        let text = String::from_utf8(body).expect("text");
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("inkwright_")?.strip_prefix(name)?.strip_prefix(' '));
        let number = line.unwrap_or_else(|| panic!("no {name} in {text}"));
        number.trim().parse().unwrap_or_else(|_| panic!("{name} is {number}"))
    }

    pub async fn begin(&self, new: &Value) -> StartedGame {
        let (status, answer) = self.post("/api/games", new).await;
        assert_eq!(status, 200, "{answer}");
        serde_json::from_value(answer).expect("a started game")
    }

    /// A connection that has not sent anything yet.
    pub async fn knock(&self) -> Guest {
        let url = format!("ws://{}/api/ws", self.address);
        let (socket, _) = connect_async(url).await.expect("a connection");
        Guest { socket, heard: Vec::new() }
    }

    /// The same after somebody has left: their place is free a moment later.
    pub async fn knock_soon(&self) -> Guest {
        for _ in 0..200 {
            if let Ok((socket, _)) = connect_async(format!("ws://{}/api/ws", self.address)).await {
                return Guest { socket, heard: Vec::new() };
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("no place became free");
    }

    /// Whether the server accepts a connection.
    pub async fn can_knock(&self) -> bool {
        connect_async(format!("ws://{}/api/ws", self.address)).await.is_ok()
    }

    /// Joins a table; returns the welcome and the state.
    pub async fn sit(&self, token: &str) -> (Guest, Value, Value) {
        let mut guest = self.knock_soon().await;
        guest.say(&json!({"t": "join", "protocol": PROTOCOL, "token": token})).await;
        let welcome = guest.hear().await;
        assert_eq!(welcome["t"], "welcome", "{welcome}");
        let state = guest.hear().await;
        assert_eq!(state["t"], "state", "{state}");
        (guest, welcome, state)
    }
}

fn unchunked(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(at) = body.windows(2).position(|two| two == b"\r\n") {
        let size =
            std::str::from_utf8(&body[..at]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
        let Some(size) = size.filter(|size| *size > 0) else { break };
        whole.extend(&body[at + 2..at + 2 + size]);
        body = &body[at + 2 + size + 2..];
    }
    whole
}

/// Limits for tests with many messages and requests.
pub fn lenient() -> Limits {
    Limits {
        rate: 1e9,
        burst: 1e9,
        request_rate: 1e9,
        games_per_hour: 1_000_000,
        uploads_per_hour: 1_000_000,
        ..Limits::default()
    }
}

fn config(data: &Path) -> ServerConfig {
    ServerConfig {
        edition: engine::Edition::NEWEST,
        language: words::Language::English,
        host: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        data: data.to_owned(),
        own: Some(cards::OwnCards::in_folder(data)),
        limits: lenient(),
        exposure: Exposure::default(),
        slower_disk: Duration::ZERO,
    }
}

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// A browser at a seat.
pub struct Guest {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message received so far.
    pub heard: Vec<String>,
}

impl Guest {
    pub async fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string()).await;
    }

    /// Sends a ping; returns whether the connection is still open.
    pub async fn ping(&mut self) -> bool {
        self.socket.send(Message::Ping(vec![0; 125].into())).await.is_ok()
    }

    pub async fn say_text(&mut self, text: &str) {
        self.socket.send(Message::Text(text.into())).await.expect("the server hears");
    }

    /// Whether the server accepts a message within a moment.
    pub async fn try_say(&mut self, message: &Value) -> bool {
        let say = self.socket.send(Message::Text(message.to_string().into()));
        matches!(timeout(Duration::from_millis(100), say).await, Ok(Ok(())))
    }

    pub async fn say_bytes(&mut self, bytes: Vec<u8>) {
        self.socket.send(Message::Binary(bytes.into())).await.expect("the server hears");
    }

    /// The next message; `None` when the connection is closed.
    pub async fn listen(&mut self) -> Option<Value> {
        // A ping doesn't count as a message.
        let late = tokio::time::sleep(LONGEST);
        tokio::pin!(late);
        loop {
            let message = tokio::select! {
                message = self.socket.next() => message,
                () = &mut late => panic!("the server says nothing; last it said {:?}", self.heard.last()),
            };
            match message {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).expect("JSON"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub async fn hear(&mut self) -> Value {
        self.listen().await.expect("the connection is open")
    }

    /// The next message of this kind; others are skipped.
    pub async fn hear_a(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["t"] == kind {
                return message;
            }
        }
    }

    /// The next table where this seat must decide or the game is over.
    pub async fn my_turn(&mut self, now: Value) -> Value {
        let mut table = now;
        loop {
            if table["decision"]["yours"] == true || !table["over"].is_null() {
                return table;
            }
            table = loop {
                let message = self.hear().await;
                if message["t"] == "step" || message["t"] == "state" {
                    break message;
                }
            };
        }
    }

    /// Answers a table; returns the next one.
    pub async fn act(&mut self, table: &Value, action: &Value) -> Value {
        self.say(&json!({"t": "act", "n": table["n"], "action": action})).await;
        loop {
            let message = self.hear().await;
            match message["t"].as_str() {
                Some("step") => return message,
                Some("refused" | "error") => panic!("{action} was refused: {message}"),
                _ => {}
            }
        }
    }
}

/// An answer of the table: anything rather than the end of the turn, quests most of all. A name is taken from nowhere.
pub fn some_answer(table: &Value, rng: &mut Rng) -> Value {
    if table["decision"]["kind"]["t"] == "name" {
        return json!({"t": "name", "n": 0});
    }
    let answers = table["decision"]["answers"].as_array().expect("answers");
    let actions: Vec<&Value> = answers.iter().map(|answer| &answer["action"]).collect();
    let of = |kind: &str| actions.iter().find(|action| action["t"] == kind).copied();
    if let Some(quest) = of("quest") {
        return quest.clone();
    }
    let better: Vec<&Value> = actions.iter().copied().filter(|action| action["t"] != "end_turn").collect();
    let list = if better.is_empty() { actions } else { better };
    list[rng.usize(..list.len())].clone()
}

pub fn starter(id: &str) -> Value {
    json!({"t": "known", "id": id})
}

/// A game of one person, first to play, against a bot.
pub fn against(bot: &str, practice: bool) -> Value {
    json!({
        "from": "decks", "variant": "constructed", "seed": 7, "starter": 0, "practice": practice,
        "seats": [
            {"who": "person", "name": "Ada", "deck": starter("the-heart-of-magic")},
            {"who": "bot", "bot": bot, "deck": starter("daring-and-deception")}
        ]
    })
}

/// A game of two people.
pub fn two_people(series: &str, practice: bool) -> Value {
    json!({
        "from": "decks", "variant": "constructed", "seed": 11, "starter": 0, "practice": practice, "series": series,
        "seats": [
            {"who": "person", "name": "Ada", "deck": starter("the-heart-of-magic")},
            {"who": "person", "name": "Ben", "deck": starter("daring-and-deception")}
        ]
    })
}
