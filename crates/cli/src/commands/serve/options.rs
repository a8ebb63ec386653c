//! The limits of the server, and how it is reached, as options of the command line.

use server::{Exposure, Limits, LogFormat, PublicUrl};
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;
use std::time::Duration;
use thiserror::Error;
use words::{Message, Say};

/// The form of the log's lines: a line of text for each entry, or a JSON object on a line.
#[derive(clap::ValueEnum, Clone, Copy, Debug, Default)]
pub enum LogFormatArg {
    #[default]
    Text,
    Json,
}

impl From<LogFormatArg> for LogFormat {
    fn from(format: LogFormatArg) -> LogFormat {
        match format {
            LogFormatArg::Text => LogFormat::Text,
            LogFormatArg::Json => LogFormat::Json,
        }
    }
}

const DEFAULT: Limits = Limits::DEFAULT;

/// Each limit of the server.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = "Limits")]
pub struct LimitArgs {
    /// Connections of any kind at the same time
    #[arg(long, value_name = "N", default_value_t = DEFAULT.connections)]
    connections: usize,
    /// Connections from one address at the same time; an IPv6 network of /64 counts as one address
    #[arg(long = "connections-per-address", value_name = "N", default_value_t = DEFAULT.connections_per_address)]
    connections_per_address: usize,
    /// Browsers at tables (WebSockets) at the same time
    #[arg(long, value_name = "N", default_value_t = DEFAULT.sockets)]
    sockets: usize,
    /// Browsers at tables from one address at the same time
    #[arg(long = "sockets-per-address", value_name = "N", default_value_t = DEFAULT.sockets_per_address)]
    sockets_per_address: usize,
    /// Tables in memory
    #[arg(long, value_name = "N", default_value_t = DEFAULT.tables)]
    tables: usize,
    /// Games in the store
    #[arg(long = "stored-games", value_name = "N", default_value_t = DEFAULT.stored)]
    stored: usize,
    /// Games that one address may begin per hour; a third of them at once
    #[arg(long = "games-per-hour", value_name = "N", default_value_t = DEFAULT.games_per_hour)]
    games_per_hour: u32,
    /// Replays that one address may upload, and decks that it may save, per hour; a third of them at once
    #[arg(long = "uploads-per-hour", value_name = "N", default_value_t = DEFAULT.uploads_per_hour)]
    uploads_per_hour: u32,
    /// Requests per second from one address on average; twenty times as many at once
    #[arg(long = "request-rate", value_name = "N", default_value_t = DEFAULT.request_rate)]
    request_rate: f64,
    /// Messages per second on one WebSocket on average
    #[arg(long, value_name = "N", default_value_t = DEFAULT.rate)]
    rate: f64,
    /// Messages at once on one WebSocket
    #[arg(long, value_name = "N", default_value_t = DEFAULT.burst)]
    burst: f64,
    /// Decks that one browser may save
    #[arg(long = "decks-per-owner", value_name = "N", default_value_t = DEFAULT.decks_per_owner)]
    decks_per_owner: usize,
    /// Saved decks of all browsers
    #[arg(long, value_name = "N", default_value_t = DEFAULT.decks)]
    decks: usize,
    /// Uploaded replays in the store; beyond that, the oldest are deleted
    #[arg(long, value_name = "N", default_value_t = DEFAULT.replays)]
    replays: usize,
    /// Answers in one game
    #[arg(long, value_name = "N", default_value_t = DEFAULT.answers)]
    answers: usize,
    /// Events in one game; a usual game has a thousand
    #[arg(long, value_name = "N", default_value_t = DEFAULT.events)]
    events: usize,
    /// Bots that may wait for their turn to think
    #[arg(long = "waiting-bots", value_name = "N", default_value_t = DEFAULT.thoughts)]
    thoughts: usize,
    /// Computations for requests that may wait for their turn
    #[arg(long = "waiting-requests", value_name = "N", default_value_t = DEFAULT.waiting)]
    waiting: usize,
    /// Bytes of one message from a browser
    #[arg(long = "message-bytes", value_name = "N", default_value_t = DEFAULT.message)]
    message: usize,
    /// Bytes of one request with a deck or a scenario
    #[arg(long = "body-bytes", value_name = "N", default_value_t = DEFAULT.body)]
    body: usize,
    /// Bytes of an uploaded replay
    #[arg(long = "replay-bytes", value_name = "N", default_value_t = DEFAULT.replay_bytes)]
    replay_bytes: usize,
    /// Bytes of the requests from one address that are being read or answered
    #[arg(long = "bodies-per-address", value_name = "N", default_value_t = DEFAULT.bodies_per_address)]
    bodies_per_address: usize,
    /// Bytes of the requests from all addresses that are being read or answered
    #[arg(long = "all-bodies", value_name = "N", default_value_t = DEFAULT.all_bodies)]
    all_bodies: usize,
    /// Bytes that may wait for one browser; a browser that reads too slowly is disconnected and may come back
    #[arg(long = "queue-bytes", value_name = "N", default_value_t = DEFAULT.queue)]
    queue: usize,
    /// Bytes that may wait for all browsers together
    #[arg(long = "all-queues-bytes", value_name = "N", default_value_t = DEFAULT.all_queues)]
    all_queues: usize,
    /// Seconds that a connection may take to send the head of a request, and may stay open without one
    #[arg(long = "header-time", value_name = "SECONDS", default_value_t = Seconds(DEFAULT.headers))]
    headers: Seconds,
    /// Seconds that a request may take
    #[arg(long = "request-time", value_name = "SECONDS", default_value_t = Seconds(DEFAULT.request))]
    request: Seconds,
    /// Seconds that a WebSocket may take to say which seat it is for
    #[arg(long = "join-time", value_name = "SECONDS", default_value_t = Seconds(DEFAULT.join))]
    join: Seconds,
    /// Seconds of silence, pongs included, after which a WebSocket is closed
    #[arg(long, value_name = "SECONDS", default_value_t = Seconds(DEFAULT.silence))]
    silence: Seconds,
    /// Seconds after which an unused table is dropped from memory; it is read from the store again when needed
    #[arg(long = "idle-table", value_name = "SECONDS", default_value_t = Seconds(DEFAULT.idle))]
    idle: Seconds,
    /// Seconds after which a game without any answer is deleted
    #[arg(long = "keep-unstarted", value_name = "SECONDS", default_value_t = Seconds(DEFAULT.keep_unstarted))]
    keep_unstarted: Seconds,
    /// Seconds without any activity after which a game is deleted
    #[arg(long = "keep-abandoned", value_name = "SECONDS", default_value_t = Seconds(DEFAULT.keep_abandoned))]
    keep_abandoned: Seconds,
}

impl From<LimitArgs> for Limits {
    fn from(args: LimitArgs) -> Limits {
        Limits {
            connections: args.connections,
            connections_per_address: args.connections_per_address,
            sockets: args.sockets,
            sockets_per_address: args.sockets_per_address,
            tables: args.tables,
            stored: args.stored,
            games_per_hour: args.games_per_hour,
            uploads_per_hour: args.uploads_per_hour,
            request_rate: args.request_rate,
            rate: args.rate,
            burst: args.burst,
            decks_per_owner: args.decks_per_owner,
            decks: args.decks,
            replays: args.replays,
            answers: args.answers,
            events: args.events,
            thoughts: args.thoughts,
            waiting: args.waiting,
            message: args.message,
            body: args.body,
            replay_bytes: args.replay_bytes,
            bodies_per_address: args.bodies_per_address,
            all_bodies: args.all_bodies,
            queue: args.queue,
            all_queues: args.all_queues,
            headers: args.headers.0,
            request: args.request.0,
            join: args.join.0,
            silence: args.silence.0,
            idle: args.idle.0,
            keep_unstarted: args.keep_unstarted.0,
            keep_abandoned: args.keep_abandoned.0,
        }
    }
}

/// How the server is reached from elsewhere.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = "Behind a reverse proxy")]
pub struct ExposureArgs {
    /// The address at which people reach this server, such as `https://play.example.org`; invite links begin with it
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// The address of a reverse proxy, whose X-Forwarded-For header is trusted; may be given more than once
    #[arg(long = "trusted-proxy", value_name = "ADDRESS")]
    trusted_proxies: Vec<IpAddr>,
    /// A second address that answers /metrics and /health alone, such as 127.0.0.1:9090; without it, /metrics answers only on
    /// this machine, and not with --public-url
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
}

impl From<ExposureArgs> for Exposure {
    fn from(args: ExposureArgs) -> Exposure {
        Exposure { public_url: args.public_url, trusted_proxies: args.trusted_proxies, metrics: args.metrics }
    }
}

/// A length of time, written as a number of seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seconds(Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_secs_f64().fmt(f)
    }
}

impl FromStr for Seconds {
    type Err = WrongSeconds;

    fn from_str(text: &str) -> Result<Seconds, WrongSeconds> {
        let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        seconds.map(Seconds).ok_or_else(|| WrongSeconds(text.to_owned()))
    }
}

/// A text that is not a length of time.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a number of seconds")]
pub struct WrongSeconds(String);

impl Say for WrongSeconds {
    fn message(&self) -> Message {
        Message::new("serve-seconds").with("text", self.0.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::{Seconds, WrongSeconds};
    use std::time::Duration;
    use words::Language::English;
    use words::Say as _;

    #[test]
    fn seconds_may_have_a_fraction() {
        assert_eq!("1.5".parse(), Ok(Seconds(Duration::from_millis(1500))));
        assert_eq!(Seconds(Duration::from_millis(1500)).to_string(), "1.5");
        assert_eq!(Seconds(Duration::from_secs(15)).to_string(), "15");
        for text in ["", "ten", "-1", "NaN"] {
            let wrong = WrongSeconds(text.to_owned());
            assert_eq!(words::text(English, &wrong.message()), wrong.to_string());
            assert_eq!(text.parse::<Seconds>(), Err(wrong));
        }
    }
}
