//! Every limit of the server, with its default, in one place; and what keeps to the limits.

mod exposure;
mod visitors;
mod workshop;

pub use exposure::{Client, Exposure, PublicUrl, WrongUrl};
use std::time::Duration;
pub use visitors::{BodyPermit, Bucket, VisitKind, VisitPermit, Visitors};
pub use workshop::{RequestWork, Workshop};

/// The limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections of any kind at the same time.
    pub connections: usize,
    /// Connections from one address at the same time; an IPv6 network of /64 counts as one address.
    pub connections_per_address: usize,
    /// Browsers at tables (WebSockets) at the same time.
    pub sockets: usize,
    /// Browsers at tables from one address at the same time.
    pub sockets_per_address: usize,
    /// Tables in memory.
    pub tables: usize,
    /// Games in the store.
    pub stored: usize,
    /// Games that one address may begin per hour; a third of them at once.
    pub games_per_hour: u32,
    /// Replays that one address may upload, and decks that it may save, per hour; a third of them at once.
    pub uploads_per_hour: u32,
    /// Requests per second from one address on average; twenty times as many at once.
    pub request_rate: f64,
    /// Messages per second on one WebSocket on average.
    pub rate: f64,
    /// Messages at once on one WebSocket.
    pub burst: f64,
    /// Decks that one browser may save.
    pub decks_per_owner: usize,
    /// Saved decks of all browsers.
    pub decks: usize,
    /// Uploaded replays in the store; beyond that, the oldest are deleted.
    pub replays: usize,
    /// Answers in one game.
    pub answers: usize,
    /// Events in one game; a usual game has a thousand.
    pub events: usize,
    /// Bots that may wait for their turn to think.
    pub thoughts: usize,
    /// Requests that may wait for their turn to compute something.
    pub waiting: usize,
    /// Bytes of one message from a browser.
    pub message: usize,
    /// Bytes of one request with a deck or a scenario.
    pub body: usize,
    /// Bytes of an uploaded replay. Real ones have a tenth of that.
    pub replay_bytes: usize,
    /// Bytes of the requests from one address that are being read or answered.
    pub bodies_per_address: usize,
    /// Bytes of the requests from all addresses that are being read or answered.
    pub all_bodies: usize,
    /// Bytes that may wait for one browser; a browser that reads too slowly is disconnected and may come back.
    pub queue: usize,
    /// Bytes that may wait for all browsers together.
    pub all_queues: usize,
    /// How long a connection has to send the head of a request, and how long it may stay open without one.
    pub headers: Duration,
    /// How long a request may take.
    pub request: Duration,
    /// How long a WebSocket may take to say which seat it is for.
    pub join: Duration,
    /// The silence, pongs included, after which a WebSocket is closed.
    pub silence: Duration,
    /// The time after which an unused table is dropped from memory; it is read from the store again when needed.
    pub idle: Duration,
    /// The time after which a game without any answer is deleted.
    pub keep_unstarted: Duration,
    /// The time without any activity after which a game is deleted.
    pub keep_abandoned: Duration,
}

impl Limits {
    /// What a server accepts unless told otherwise.
    pub const DEFAULT: Limits = Limits {
        connections: 8_192,
        connections_per_address: 128,
        sockets: 4_096,
        sockets_per_address: 64,
        tables: 2_048,
        stored: 50_000,
        games_per_hour: 120,
        uploads_per_hour: 120,
        request_rate: 20.0,
        rate: 30.0,
        burst: 120.0,
        decks_per_owner: 100,
        decks: 20_000,
        replays: 100,
        answers: 20_000,
        events: 100_000,
        thoughts: 256,
        waiting: 64,
        message: 64 << 10,
        body: 1 << 20,
        replay_bytes: 512 << 10,
        bodies_per_address: 4 << 20,
        all_bodies: 64 << 20,
        queue: 1 << 20,
        all_queues: 256 << 20,
        headers: Duration::from_secs(15),
        request: Duration::from_secs(30),
        join: Duration::from_secs(10),
        silence: Duration::from_secs(75),
        idle: Duration::from_secs(600),
        keep_unstarted: Duration::from_secs(24 * 60 * 60),
        keep_abandoned: Duration::from_secs(60 * 24 * 60 * 60),
    };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::DEFAULT
    }
}
