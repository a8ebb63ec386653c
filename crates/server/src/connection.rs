//! A browser's connection as a table sees it: a message queue with a limit in bytes.

use crate::protocol::{ErrorCode, ServerMessage};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use words::{Language, Message};

/// The bytes waiting for all browsers together, and their limit.
#[derive(Debug)]
pub struct Queues {
    waiting: AtomicUsize,
    most: usize,
}

impl Queues {
    pub fn new(most: usize) -> Arc<Queues> {
        Arc::new(Queues { waiting: AtomicUsize::new(0), most })
    }

    /// The bytes waiting now.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// An item for the connection's writer.
#[derive(Debug)]
pub enum Out {
    Text(Waiting),
    /// Close the connection.
    Close,
}

/// A text in a queue. Its bytes count until it is dropped.
#[derive(Debug)]
pub struct Waiting {
    pub text: String,
    bytes: usize,
    own: Arc<AtomicUsize>,
    all: Arc<Queues>,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.own.fetch_sub(self.bytes, Ordering::Relaxed);
        self.all.waiting.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// The table's end of a connection. Sending never waits.
#[derive(Clone, Debug)]
pub struct Connection {
    /// Unique among all connections.
    pub id: u64,
    to: UnboundedSender<Out>,
    /// Notified when the browser reads too slowly. It is disconnected and may reconnect.
    pub cut: Arc<Notify>,
    waiting: Arc<AtomicUsize>,
    most: usize,
    all: Arc<Queues>,
}

impl Connection {
    /// Creates a connection with a queue of `most` bytes, and its writer's end.
    pub fn new(id: u64, most: usize, all: &Arc<Queues>) -> (Connection, UnboundedReceiver<Out>) {
        let (to, from) = unbounded_channel();
        let (cut, waiting) = (Arc::new(Notify::new()), Arc::new(AtomicUsize::new(0)));
        (Connection { id, to, cut, waiting, most, all: all.clone() }, from)
    }

    pub fn send(&self, message: &ServerMessage) {
        let text = serde_json::to_string(message).expect("the protocol's types can be written");
        let bytes = text.len();
        let before = self.waiting.fetch_add(bytes, Ordering::Relaxed);
        let all_before = self.all.waiting.fetch_add(bytes, Ordering::Relaxed);
        let waiting = Waiting { text, bytes, own: self.waiting.clone(), all: self.all.clone() };
        // An empty queue always takes one message, so that players can get a table larger than the limit.
        let fits = before == 0 || (before + bytes <= self.most && all_before + bytes <= self.all.most);
        if !fits || self.to.send(Out::Text(waiting)).is_err() {
            self.cut.notify_one();
        }
    }

    /// Sends an error in the reader's language.
    pub fn error(&self, code: ErrorCode, message: &Message, language: Language) {
        self.send(&ServerMessage::Error { code, message: words::text(language, message) });
    }

    pub fn close(&self) {
        if self.to.send(Out::Close).is_err() {
            self.cut.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Connection, Out, Queues};
    use crate::protocol::{ErrorCode, ServerMessage};

    fn error(message: &str) -> ServerMessage {
        ServerMessage::Error { code: ErrorCode::TooFast, message: message.to_owned() }
    }

    #[tokio::test]
    async fn a_queue_is_bounded_by_its_bytes_and_so_are_all_together() {
        let all = Queues::new(5_000);
        let (one, mut from_one) = Connection::new(1, 3_000, &all);
        let (two, _from_two) = Connection::new(2, 3_000, &all);
        for _ in 0..100 {
            one.send(&error(&"x".repeat(900)));
        }
        assert!((2_000..=3_000).contains(&all.waiting()), "{}", all.waiting());
        for _ in 0..100 {
            two.send(&error(&"x".repeat(900)));
        }
        assert!((4_000..=5_000).contains(&all.waiting()), "{}", all.waiting());
        one.cut.notified().await;
        two.cut.notified().await;
        while let Ok(Out::Text(waiting)) = from_one.try_recv() {
            drop(waiting);
        }
        assert!(all.waiting() <= 3_000);
        one.send(&error("there is room again"));
        assert!(matches!(from_one.try_recv(), Ok(Out::Text(_))));
    }
}
