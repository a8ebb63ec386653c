//! `inkwright serve` as a program: killed at any moment, it continues where it was.

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket, connect};

/// Number of times that the program is killed.
const KILLS: u64 = 8;

/// A server process, which is killed when this is dropped.
struct TestServer {
    child: Child,
    address: String,
}

impl TestServer {
    fn start(data: &Path) -> TestServer {
        TestServer::start_by(Command::new(env!("CARGO_BIN_EXE_inkwright")), data)
    }

    fn start_by(mut program: Command, data: &Path) -> TestServer {
        let mut child = program
            .args(["serve", "--port", "0", "--data"])
            .arg(data)
            .env("INKWRIGHT_DATA", data.join("nothing-imported"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let address = address.unwrap_or_else(|| panic!("an address in {line:?}")).to_owned();
        TestServer { child, address }
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let body = body.to_string();
        let head = format!("POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).expect("it hears");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (_, body) = answer.split_once("\r\n\r\n").expect("an answer with a head");
        serde_json::from_str(body).expect("JSON")
    }

    fn sit(&self, token: &str) -> (TestPlayer, Value) {
        let (mut socket, _) = connect(format!("ws://{}/api/ws", self.address)).expect("a connection");
        if let MaybeTlsStream::Plain(stream) = socket.get_mut() {
            stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a timeout");
        }
        let mut guest = TestPlayer(socket);
        guest.say(&json!({"t": "join", "protocol": 1, "token": token}));
        loop {
            let message = guest.hear();
            if message["t"] == "state" {
                return (guest, message);
            }
            assert_eq!(message["t"], "welcome", "{message}");
        }
    }

    /// SIGKILL: the server can't clean up.
    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

struct TestPlayer(WebSocket<MaybeTlsStream<TcpStream>>);

impl TestPlayer {
    fn say(&mut self, message: &Value) {
        self.0.send(Message::Text(message.to_string().into())).expect("the server hears");
    }

    fn hear(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.0.read().expect("the server says something") {
                return serde_json::from_str(&text).expect("JSON");
            }
        }
    }

    fn my_turn(&mut self, mut table: Value) -> Value {
        while table["decision"]["yours"] != true && table["over"].is_null() {
            let message = self.hear();
            if message["t"] == "step" {
                table = message;
            }
        }
        table
    }

    fn act(&mut self, table: &Value) {
        self.say(&json!({"t": "act", "n": table["n"], "action": some_answer(table)}));
    }
}

/// The first answer that does not end the turn; quests first.
fn some_answer(table: &Value) -> Value {
    let answers = table["decision"]["answers"].as_array().expect("answers");
    let actions: Vec<&Value> = answers.iter().map(|answer| &answer["action"]).collect();
    let quest = actions.iter().find(|action| action["t"] == "quest");
    let other = actions.iter().find(|action| action["t"] != "end_turn");
    (*quest.or(other).unwrap_or(&actions[0])).clone()
}

#[test]
fn a_killed_server_goes_on_where_it_stood() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut serving = TestServer::start(dir.path());
    let deck = |id: &str| json!({"t": "known", "id": id});
    let game = serving.post(
        "/api/games",
        &json!({"from": "decks", "variant": "constructed", "seed": 9, "practice": true, "seats": [
            {"who": "person", "deck": deck("the-heart-of-magic")},
            {"who": "bot", "bot": "greedy", "deck": deck("daring-and-deception")}
        ]}),
    );
    let token = game["tokens"][0]["token"].as_str().unwrap_or_else(|| panic!("a token in {game}")).to_owned();
    let (mut guest, mut table) = serving.sit(&token);
    'game: for kill in 0..KILLS {
        for _ in 0..6 {
            table = guest.my_turn(table);
            if !table["over"].is_null() {
                assert!(kill > KILLS / 2, "the game is over after {kill} kills; choose another seed");
                break 'game;
            }
            guest.act(&table);
            loop {
                let message = guest.hear();
                if message["t"] == "step" {
                    table = message;
                    break;
                }
                assert_eq!(message["t"], "thinking", "{message}");
            }
        }
        // In the middle of a decision; every other time right after an answer, while the bot may be thinking.
        table = guest.my_turn(table);
        let sent = kill % 2 == 1 && table["over"].is_null();
        if sent {
            guest.act(&table);
            std::thread::sleep(Duration::from_millis(kill * 3));
        }
        serving.kill();
        serving = TestServer::start(dir.path());
        let (back, state) = serving.sit(&token);
        guest = back;
        let (before, after) =
            (table["n"].as_u64().expect("a number"), state["n"].as_u64().expect("a number"));
        assert!(after >= before, "kill {kill}: what was told is stored");
        if !sent {
            assert_eq!(
                (&state["n"], &state["view"], &state["decision"]),
                (&table["n"], &table["view"], &table["decision"])
            );
        }
        table = state;
    }
    // A program without the page says so at startup.
    let mut bare = Command::new(env!("CARGO_BIN_EXE_inkwright"))
        .args(["serve", "--port", "0", "--data"])
        .arg(dir.path().join("other"))
        .env("INKWRIGHT_DATA", dir.path().join("nothing-imported"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut line = String::new();
    BufReader::new(bare.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    std::thread::sleep(Duration::from_millis(300));
    bare.kill().expect("it can be killed");
    let mut said = String::new();
    bare.stderr.take().expect("its errors").read_to_string(&mut said).expect("text");
    bare.wait().expect("it ends");
    assert_eq!(said.contains("without the page"), !server::has_page(), "{said}");
    // Another server can't use the folder.
    let second = Command::new(env!("CARGO_BIN_EXE_inkwright"))
        .args(["serve", "--port", "0", "--data"])
        .arg(dir.path())
        .env("INKWRIGHT_DATA", dir.path().join("nothing-imported"))
        .output()
        .expect("the program runs");
    assert_eq!(second.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&second.stderr).contains("another server"));
}

#[cfg(unix)]
#[test]
fn a_server_that_is_asked_to_end_says_goodbye_and_tidies_up() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut serving = TestServer::start(dir.path());
    let deck = |id: &str| json!({"t": "known", "id": id});
    let game = json!({"from": "decks", "variant": "constructed", "seed": 9, "seats": [
        {"who": "person", "deck": deck("the-heart-of-magic")},
        {"who": "bot", "bot": "random", "deck": deck("daring-and-deception")}
    ]});
    let new_token =
        || serving.post("/api/games", &game)["tokens"][0]["token"].as_str().expect("a token").to_owned();
    let others: Vec<_> = (0..12).map(|_| serving.sit(&new_token()).0).collect();
    let token = new_token();
    let (mut guest, table) = serving.sit(&token);
    let table = guest.my_turn(table);
    guest.act(&table);
    let id = serving.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("it is asked").success());
    // Earlier messages arrive, then a close message, at every table.
    for mut guest in others.into_iter().chain([guest]) {
        while !matches!(guest.0.read().expect("no sudden end"), Message::Close(_)) {}
    }
    assert!(serving.child.wait().expect("it ends").success());
    let log = dir.path().join("tables.sqlite-wal");
    assert_eq!(log.metadata().map_or(0, |log| log.len()), 0, "everything is in the file");
    let serving = TestServer::start(dir.path());
    let (_, after) = serving.sit(&token);
    assert!(after["n"].as_u64() >= table["n"].as_u64());
}

#[cfg(target_os = "linux")]
#[test]
fn notes_are_in_the_language_of_whoever_looks_after_the_server() {
    let data = tempfile::tempdir().expect("a folder");
    let mut shell = Command::new("sh");
    shell.args(["-c", r#"ulimit -n 200 && exec "$0" "$@""#, env!("CARGO_BIN_EXE_inkwright")]);
    shell.env("INKWRIGHT_LANG", "de").stderr(Stdio::piped());
    let mut serving = TestServer::start_by(shell, data.path());
    serving.child.kill().expect("it can be stopped");
    let mut said = String::new();
    serving.child.stderr.take().expect("its notes").read_to_string(&mut said).expect("text");
    assert!(said.contains("Hinweis: das System erlaubt 200 offene Dateien"), "{said}");
}

/// Each connection is an open file, and a shell's usual limit is far below the server's default.
#[cfg(target_os = "linux")]
#[test]
fn the_file_limit_is_raised() {
    let data = tempfile::tempdir().expect("a folder");
    let mut shell = Command::new("sh");
    shell.args(["-c", r#"ulimit -Sn 256 && exec "$0" "$@""#, env!("CARGO_BIN_EXE_inkwright")]);
    let serving = TestServer::start_by(shell, data.path());
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", serving.child.id())).expect("its limits");
    let line =
        limits.lines().find_map(|line| line.strip_prefix("Max open files")).expect("a line about files");
    let [soft, hard] = [0, 1].map(|i| line.split_whitespace().nth(i).and_then(|n| n.parse::<u64>().ok()));
    let (soft, hard) = (soft.expect("a number"), hard.unwrap_or(u64::MAX));
    // As many as the default limits could need, or all that the system allows.
    assert!(soft >= hard.min(8_192 + 4_096), "{soft} of {hard}");
}
