//! Messages for the errors of replays.

use crate::positions::MOST_POSITIONS;
use crate::replay::{LARGEST_REPLAY, OF_DECKS_ALONE, ReplayError, VERSION};
use cards::LARGEST_DECK;
use words::{Arg, Message, Say, io_error};

fn text(text: &str) -> Arg {
    Arg::Text(text.to_owned())
}

impl Say for ReplayError {
    fn message(&self) -> Message {
        match self {
            ReplayError::Io { file, source } => {
                Message::new("check-path-used").with("file", text(file)).with("why", io_error(source))
            }
            ReplayError::TooLarge { file } => {
                Message::new("replay-too-large").with("file", text(file)).with("most", LARGEST_REPLAY)
            }
            ReplayError::NotAReplay { file } => Message::new("replay-none").with("file", text(file)),
            ReplayError::Version { file, found } => Message::new("replay-version")
                .with("file", text(file))
                .with("found", *found)
                .with("first", OF_DECKS_ALONE)
                .with("last", VERSION),
            ReplayError::Damaged { file, what } => {
                Message::new("replay-damaged").with("file", text(file)).with("what", what.clone())
            }
            ReplayError::OtherLibrary { theirs, ours } => Message::new("replay-other-library")
                .with("theirs", format!("{theirs:016x}"))
                .with("ours", format!("{ours:016x}")),
            ReplayError::Decks(errors) => {
                let why: Vec<Message> = errors.iter().map(Say::message).collect();
                Message::new("replay-decks").with("why", why)
            }
            ReplayError::DeckTooLarge { deck, cards } => Message::new("replay-deck-large")
                .with("name", text(deck))
                .with("cards", *cards)
                .with("most", LARGEST_DECK),
            ReplayError::Setup(error) => Message::new("replay-cant-begin").with("why", error.message()),
            ReplayError::Refused { number, action, why } => Message::new("replay-refused")
                .with("n", *number)
                .with("action", text(action))
                .with("why", why.clone()),
            ReplayError::TooLong { answers } => {
                Message::new("replay-too-long").with("n", *answers).with("most", MOST_POSITIONS)
            }
            ReplayError::OtherEnd { written, found } => {
                Message::new("replay-other-end").with("written", text(written)).with("found", text(found))
            }
        }
    }
}
