//! Messages for the errors of the server and its tables.

use crate::app::Full;
use crate::exposure::{EXAMPLE_URL, WrongUrl};
use crate::playing::NoGame;
use crate::series::CantPlay;
use crate::serve::StartError;
use crate::store::{StoreError, VERSION};
use crate::thinkers::Busy;
use crate::token::NoRandom;
use ::words::{Message, Say, io_error};

impl Say for StartError {
    fn message(&self) -> Message {
        match self {
            StartError::Bind { address, source } => {
                Message::new("serve-bind").with("address", address.to_string()).with("why", io_error(source))
            }
            StartError::Store(error) => error.message(),
            StartError::Stopped(error) => Message::new("serve-stopped").with("why", io_error(error)),
        }
    }
}

impl Say for WrongUrl {
    fn message(&self) -> Message {
        Message::new("serve-url").with("text", self.0.clone()).with("example", EXAMPLE_URL.to_owned())
    }
}

impl Say for StoreError {
    fn message(&self) -> Message {
        let broken = |why: String| Message::new("store-broken").with("why", why);
        match self {
            StoreError::Folder { folder, source } => {
                Message::new("store-folder").with("folder", folder.clone()).with("why", io_error(source))
            }
            StoreError::InUse { file } => Message::new("store-in-use").with("file", file.clone()),
            StoreError::Version { file, found } => Message::new("store-version")
                .with("file", file.clone())
                .with("found", *found)
                .with("ours", VERSION),
            StoreError::Sql(error) => broken(error.to_string()),
            StoreError::Together(why) => broken(why.clone()),
            StoreError::Damaged(error) => Message::new("store-damaged").with("why", error.to_string()),
        }
    }
}

impl Say for Full {
    fn message(&self) -> Message {
        Message::new("tables-full")
    }
}

impl Say for Busy {
    fn message(&self) -> Message {
        Message::new("bots-busy")
    }
}

impl Say for NoRandom {
    fn message(&self) -> Message {
        Message::new("no-random").with("why", self.0.to_string())
    }
}

impl Say for NoGame {
    fn message(&self) -> Message {
        match self {
            NoGame::Gone => Message::new("game-gone"),
            NoGame::Store(error) => error.message(),
            NoGame::Start(error) => error.message(),
            NoGame::Scenario(error) => Message::new("scenario-not-set-up").with("why", error.message()),
            NoGame::Series(error) => error.message(),
            NoGame::Random(error) => error.message(),
        }
    }
}

impl Say for CantPlay {
    fn message(&self) -> Message {
        match self {
            CantPlay::Series(error) => error.message(),
            CantPlay::Replay(error) => error.message(),
            CantPlay::Decks(errors) => {
                let why: Vec<Message> = errors.iter().map(Say::message).collect();
                Message::new("start-decks").with("why", why)
            }
        }
    }
}
