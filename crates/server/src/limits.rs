//! Every limit of the server, with its default and its help, in one place.

use clap::{Args, Command, FromArgMatches as _};
use std::time::Duration;
use thiserror::Error;

/// What the server bears. Each is an option of `inkwright serve`.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// Connections of any kind at the same time
    #[arg(long = "connections", value_name = "N", default_value_t = 8_192)]
    pub connections: usize,
    /// Connections from one address at the same time; an IPv6 network of /64 counts as one address
    #[arg(long = "connections-per-address", value_name = "N", default_value_t = 128)]
    pub connections_per_address: usize,
    /// Browsers at tables (WebSockets) at the same time
    #[arg(long = "sockets", value_name = "N", default_value_t = 4_096)]
    pub sockets: usize,
    /// Browsers at tables from one address at the same time
    #[arg(long = "sockets-per-address", value_name = "N", default_value_t = 64)]
    pub sockets_per_address: usize,
    /// Tables in memory
    #[arg(long = "tables", value_name = "N", default_value_t = 2_048)]
    pub tables: usize,
    /// Games in the store
    #[arg(long = "stored-games", value_name = "N", default_value_t = 50_000)]
    pub stored: usize,
    /// Games that one address may begin per hour; a third of them at once
    #[arg(long = "games-per-hour", value_name = "N", default_value_t = 120)]
    pub games_per_hour: u32,
    /// Requests per second from one address on average; twenty times as many at once
    #[arg(long = "request-rate", value_name = "N", default_value_t = 20.0)]
    pub request_rate: f64,
    /// Messages per second on one WebSocket on average
    #[arg(long = "rate", value_name = "N", default_value_t = 30.0)]
    pub rate: f64,
    /// Messages at once on one WebSocket
    #[arg(long = "burst", value_name = "N", default_value_t = 120.0)]
    pub burst: f64,
    /// Decks that one browser may save
    #[arg(long = "decks-per-owner", value_name = "N", default_value_t = 100)]
    pub decks_per_owner: usize,
    /// Saved decks of all browsers
    #[arg(long = "decks", value_name = "N", default_value_t = 20_000)]
    pub decks: usize,
    /// Uploaded replays in the store; beyond that, the oldest are deleted
    #[arg(long = "replays", value_name = "N", default_value_t = 100)]
    pub replays: usize,
    /// Answers in one game
    #[arg(long = "answers", value_name = "N", default_value_t = 20_000)]
    pub answers: usize,
    /// Bots that may wait for their turn to think
    #[arg(long = "waiting-bots", value_name = "N", default_value_t = 256)]
    pub thoughts: usize,
    /// Computations for requests that may wait for their turn
    #[arg(long = "waiting-requests", value_name = "N", default_value_t = 64)]
    pub waiting: usize,
    /// Bytes of one message from a browser
    #[arg(long = "message-bytes", value_name = "N", default_value_t = 64 << 10)]
    pub message: usize,
    /// Bytes of one request with a deck or a scenario
    #[arg(long = "body-bytes", value_name = "N", default_value_t = 1 << 20)]
    pub body: usize,
    /// Bytes that may wait for one browser; a browser that reads too slowly is disconnected and may come back
    #[arg(long = "queue-bytes", value_name = "N", default_value_t = 1 << 20)]
    pub queue: usize,
    /// Bytes that may wait for all browsers together
    #[arg(long = "all-queues-bytes", value_name = "N", default_value_t = 256 << 20)]
    pub all_queues: usize,
    /// Seconds that a connection may take to send the head of a request, and may stay open without one
    #[arg(long = "header-time", value_name = "SECONDS", default_value = "15", value_parser = seconds)]
    pub headers: Duration,
    /// Seconds that a request may take
    #[arg(long = "request-time", value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    pub request: Duration,
    /// Seconds that a WebSocket may take to say which seat it is for
    #[arg(long = "join-time", value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub join: Duration,
    /// Seconds of silence, pongs included, after which a WebSocket is closed
    #[arg(long = "silence", value_name = "SECONDS", default_value = "75", value_parser = seconds)]
    pub silence: Duration,
    /// Seconds after which an unused table is dropped from memory; it is read from the store again when needed
    #[arg(long = "idle-table", value_name = "SECONDS", default_value = "600", value_parser = seconds)]
    pub idle: Duration,
    /// Seconds after which a game without any answer is deleted
    #[arg(long = "keep-unstarted", value_name = "SECONDS", default_value = "86400", value_parser = seconds)]
    pub keep_unstarted: Duration,
    /// Seconds without any activity after which a game is deleted
    #[arg(long = "keep-abandoned", value_name = "SECONDS", default_value = "5184000", value_parser = seconds)]
    pub keep_abandoned: Duration,
}

/// A text that is not a length of time.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a number of seconds")]
pub struct WrongSeconds(pub String);

fn seconds(text: &str) -> Result<Duration, WrongSeconds> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| WrongSeconds(text.to_owned()))
}

impl Default for Limits {
    /// As the options are when none is given.
    fn default() -> Limits {
        let command = Limits::augment_args(Command::new("limits"));
        let matches = command.try_get_matches_from(["limits"]).expect("every limit has a default");
        Limits::from_arg_matches(&matches).expect("every default can be read")
    }
}

#[cfg(test)]
mod tests {
    use super::Limits;
    use std::time::Duration;

    #[test]
    fn the_defaults_are_those_of_the_options() {
        let limits = Limits::default();
        assert_eq!((limits.sockets, limits.headers), (4_096, Duration::from_secs(15)));
    }
}
