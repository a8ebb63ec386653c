//! One browser's connection, as a table knows it.

use crate::protocol::{ErrorCode, ServerMessage};
use std::sync::Arc;
use tokio::sync::Notify;
use tokio::sync::mpsc::Sender;

/// So many messages may wait for a browser that reads slowly; then it is cut off, and may come back.
pub const MOST_WAITING: usize = 256;

/// What the connection's writer is given.
#[derive(Debug)]
pub enum Out {
    Text(String),
    /// Say goodbye.
    Close,
}

/// The table's end of a connection. Sending never waits.
#[derive(Clone, Debug)]
pub struct Connection {
    /// No two connections have the same.
    pub id: u64,
    pub to: Sender<Out>,
    pub cut: Arc<Notify>,
}

impl Connection {
    pub fn send(&self, message: &ServerMessage) {
        let text = serde_json::to_string(message).expect("the protocol's types can be written");
        self.give(Out::Text(text));
    }

    pub fn error(&self, code: ErrorCode, message: impl ToString) {
        self.send(&ServerMessage::Error { code, message: message.to_string() });
    }

    pub fn close(&self) {
        self.give(Out::Close);
    }

    fn give(&self, out: Out) {
        if self.to.try_send(out).is_err() {
            self.cut.notify_one();
        }
    }
}
