//! The server's metrics for its operator: OpenMetrics text at `/metrics`.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;

/// All metrics.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    pub answers: Counter,
    pub refused_connections: Counter,
    pub refused_requests: Counter,
    pub cut_off: Counter,
    pub thoughts: Counter,
    pub commits: Counter,
    pub expired_games: Counter,
    answer_time: Histogram,
    pub connections: Gauge,
    pub sockets: Gauge,
    pub tables: Gauge,
    pub queued_bytes: Gauge,
    pub waiting_bots: Gauge,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let metrics = Metrics {
            registry: Registry::default(),
            answers: Counter::default(),
            refused_connections: Counter::default(),
            refused_requests: Counter::default(),
            cut_off: Counter::default(),
            thoughts: Counter::default(),
            commits: Counter::default(),
            expired_games: Counter::default(),
            // From half a millisecond to four seconds.
            answer_time: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            queued_bytes: Gauge::default(),
            waiting_bots: Gauge::default(),
        };
        metrics.registered()
    }
}

impl Metrics {
    fn registered(mut self) -> Metrics {
        let mut registry = Registry::with_prefix("inkwright");
        let counters = [
            ("answers", "Answers that were stored", &self.answers),
            ("refused_connections", "Connections beyond the limits", &self.refused_connections),
            ("refused_requests", "Requests beyond the limits", &self.refused_requests),
            ("cut_off", "Browsers that read too slowly", &self.cut_off),
            ("thoughts", "Decisions that bots thought about", &self.thoughts),
            ("commits", "Writes to the disk", &self.commits),
            ("expired_games", "Games deleted because nobody came back", &self.expired_games),
        ];
        for (name, help, counter) in counters {
            registry.register(name, help, counter.clone());
        }
        let gauges = [
            ("connections", "Connections of any kind", &self.connections),
            ("sockets", "Browsers at tables", &self.sockets),
            ("tables", "Tables in memory", &self.tables),
            ("queued_bytes", "Bytes that wait for browsers", &self.queued_bytes),
            ("waiting_bots", "Bots that wait for their turn to think", &self.waiting_bots),
        ];
        for (name, help, gauge) in gauges {
            registry.register(name, help, gauge.clone());
        }
        let help = "From a person's answer to what came of it being sent";
        registry.register_with_unit("answer", help, Unit::Seconds, self.answer_time.clone());
        self.registry = registry;
        self
    }

    /// Records the time until a person's answer was stored and sent.
    pub fn answered(&self, took: Duration) {
        self.answer_time.observe(took.as_secs_f64());
    }

    /// All metrics in the OpenMetrics text format.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to memory does not fail");
        text
    }
}
