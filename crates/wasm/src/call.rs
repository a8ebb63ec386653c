//! What a caller asks of an instance, and what it gets: JSON in both directions.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use service::protocol::{ClientMessage, ServerMessage};

/// One call, with everything that the service may not have itself.
#[derive(Debug, Deserialize)]
pub struct Call {
    /// Milliseconds since some fixed moment. They never go back.
    #[serde(default)]
    pub now: u64,
    /// The date, such as "2026-11-19".
    #[serde(default)]
    pub today: String,
    /// Bytes that nobody can predict, in hexadecimal. A call uses at most 64.
    #[serde(default)]
    pub random: String,
    #[serde(flatten)]
    pub what: CallKind,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum CallKind {
    /// A request as the server would get it over HTTP.
    Request(HttpRequest),
    /// A message of a connection to a seat. The first one must be `join`.
    Message { connection: u64, message: ClientMessage },
    /// The page has closed a connection.
    Close { connection: u64 },
    /// Lets the bot of this turn think, for this many steps of its search at most.
    Think { turn: u64, steps: u64 },
    /// Puts back what was stored before: keys and records.
    Restore { records: Vec<(String, Option<String>)> },
}

/// A request: its method, its path with the query, and what a browser would send besides.
#[derive(Debug, Default, Deserialize)]
pub struct HttpRequest {
    pub method: String,
    pub path: String,
    /// The reader's language, as in `Accept-Language`.
    #[serde(default)]
    pub language: String,
    /// The token of a seat.
    #[serde(default)]
    pub token: String,
    /// JSON as text; a replay's bytes in base64.
    #[serde(default)]
    pub body: String,
}

/// What a call has led to. What is empty is left out.
#[derive(Debug, Default, Serialize)]
pub struct CallResult {
    /// The answer to a request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<HttpAnswer>,
    /// Messages to connections, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<ConnectionMessage>,
    /// Records to store, in order; `null` deletes one. They are texts, because JavaScript can't keep all of their numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stored: Vec<(String, Option<String>)>,
    /// Bots that want to think. The caller lets them, by `think`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<TurnToThink>,
    /// The steps of a search that a turn took.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u64>,
    /// Why the call could not be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unread: Option<String>,
}

#[derive(Debug, Serialize)]
pub struct HttpAnswer {
    /// As in HTTP.
    pub status: u16,
    /// The JSON; for a replay's bytes, a string in base64.
    pub body: Box<RawValue>,
    /// Whether the body is bytes in base64.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bytes: bool,
}

/// A message for a connection. Without one, the connection is closed.
#[derive(Debug, Serialize)]
pub struct ConnectionMessage {
    pub connection: u64,
    pub message: Option<ServerMessage>,
}

/// A bot that wants to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TurnToThink {
    pub turn: u64,
    /// How long it may take if nothing else waits, in milliseconds.
    pub alone: u64,
    /// Whether it needs the net: see `inkwright_net`.
    pub net: bool,
}
