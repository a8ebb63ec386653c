//! The server process: starts it, requests games, measures its resources and kills it.

use serde_json::{Value, json};
use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use thiserror::Error;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::task::JoinSet;

/// Maximum number of concurrent requests for games.
const TOGETHER: usize = 8;

/// The length of a tick of the system's process clock, in seconds.
const TICK: f64 = 0.01;

#[derive(Debug, Error)]
pub enum ServerError {
    #[error("can't create a temporary folder for the server's data: {0}")]
    Folder(io::Error),
    #[error("can't start {program}: {source}. Build it first, or name another program with --program")]
    Start { program: String, source: io::Error },
    #[error("the server printed \"{0}\" instead of its address")]
    NoAddress(String),
    #[error("the server does not answer: {0}")]
    Silent(#[from] io::Error),
    #[error("the server refused to start a game: {0}")]
    Refused(String),
}

/// A server process.
#[derive(Debug)]
pub struct ServerProcess {
    child: Child,
    pub address: SocketAddr,
}

/// The resources that a process has used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    pub cpu_seconds: f64,
    pub written: u64,
    /// Peak memory in kB.
    pub peak: u64,
}

impl Usage {
    pub fn since(self, before: &Usage) -> Usage {
        Usage {
            cpu_seconds: self.cpu_seconds - before.cpu_seconds,
            written: self.written.saturating_sub(before.written),
            peak: self.peak,
        }
    }
}

impl ServerProcess {
    pub async fn start(
        program: &Path,
        data: &Path,
        tables: usize,
        slower_disk: u64,
        port: u16,
    ) -> Result<ServerProcess, ServerError> {
        let many = (tables * 4 + 64).to_string();
        let mut command = Command::new(program);
        command.args(["serve", "--data"]).arg(data).args(["--port", &port.to_string()]);
        for limit in [
            "connections",
            "connections-per-address",
            "sockets",
            "sockets-per-address",
            "tables",
            "games-per-hour",
        ] {
            // Only a third of the games per hour can begin at once, so allow ten times as many.
            let many = if limit == "games-per-hour" { format!("{many}0") } else { many.clone() };
            command.arg(format!("--{limit}")).arg(many);
        }
        command.args(["--request-rate", "1000000", "--slower-disk", &slower_disk.to_string()]);
        command.env("INKWRIGHT_DATA", data.join("nothing-imported"));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
        let name = || program.display().to_string();
        let mut child = command.spawn().map_err(|source| ServerError::Start { program: name(), source })?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line).await?;
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let address = address.and_then(|address| address.parse().ok());
        Ok(ServerProcess { child, address: address.ok_or(ServerError::NoAddress(line))? })
    }

    /// SIGKILL: the server can't clean up.
    pub async fn kill(&mut self) {
        let _ = self.child.kill().await;
    }

    /// The usage that the system reports; zero if it reports none.
    pub fn usage(&self) -> Usage {
        let Some(id) = self.child.id() else { return Usage::default() };
        let read = |file: &str| fs::read_to_string(format!("/proc/{id}/{file}")).unwrap_or_default();
        let stat = read("stat");
        // User and system time are the 12th and 13th field after the program's name in parentheses.
        let times = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
        let ticks: u64 = times.filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
        let number = |text: &str, name: &str| -> u64 {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|rest| rest.split_whitespace().next()).and_then(|n| n.parse().ok()).unwrap_or(0)
        };
        Usage {
            cpu_seconds: ticks as f64 * TICK,
            written: number(&read("io"), "write_bytes:"),
            peak: number(&read("status"), "VmHWM:"),
        }
    }

    /// Starts games of two people each, and returns the tokens of all seats.
    pub async fn begin_games(&self, tables: usize) -> Result<Vec<String>, ServerError> {
        let address = self.address;
        let (mut tokens, mut asked) = (Vec::with_capacity(tables * 2), JoinSet::new());
        for n in 0..tables {
            if asked.len() >= TOGETHER
                && let Some(Ok(done)) = asked.join_next().await
            {
                tokens.extend::<Vec<String>>(done?);
            }
            asked.spawn(begin(address, n));
        }
        while let Some(Ok(done)) = asked.join_next().await {
            tokens.extend(done?);
        }
        Ok(tokens)
    }
}

async fn begin(address: SocketAddr, n: usize) -> Result<Vec<String>, ServerError> {
    let deck = |id: &str| json!({"t": "known", "id": id});
    let new = json!({
        "from": "decks", "variant": "constructed", "seed": n, "seats": [
            {"who": "person", "deck": deck("the-heart-of-magic")},
            {"who": "person", "deck": deck("daring-and-deception")}
        ]
    });
    let body = new.to_string();
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "POST /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let started =
        answer.split_once("\r\n\r\n").and_then(|(_, body)| serde_json::from_str::<Value>(body).ok());
    let tokens = started.as_ref().and_then(|started| started["tokens"].as_array());
    let token = |seat: &Value| seat["token"].as_str().map(str::to_owned);
    let tokens = tokens.and_then(|tokens| tokens.iter().map(token).collect::<Option<Vec<String>>>());
    tokens.ok_or(ServerError::Refused(answer))
}
