//! What keeps the server from running, as messages.

use crate::serve::StartError;
use crate::store::{StoreError, VERSION};
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
