//! Messages for the errors of runs and replays.

use crate::exercise::{IdleAbility, IdleReason};
use crate::positions::MOST_POSITIONS;
use crate::replay::{LARGEST_REPLAY, OF_DECKS_ALONE, ReplayError, VERSION};
use crate::results::{HeadDifference, HeadValue, LARGEST_RESULTS, LONGEST_LINE, ResultsError};
use crate::simulate::SimError;
use cards::LARGEST_DECK;
use words::{Arg, Message, Say, io_error};

fn text(text: &str) -> Arg {
    Arg::Text(text.to_owned())
}

fn head_value(what: &HeadValue) -> Arg {
    match what {
        HeadValue::Nothing => Message::new("results-nothing").into(),
        HeadValue::Value(value) => text(value),
        HeadValue::AndMore(value, more) => {
            Message::new("results-and-more").with("what", text(value)).with("n", *more).into()
        }
        HeadValue::Reordered(n) => Message::new("results-in-order").with("n", *n).into(),
    }
}

impl Say for ResultsError {
    fn message(&self) -> Message {
        match self {
            ResultsError::Io { file, source } => {
                Message::new("at-place").with("place", text(file)).with("what", io_error(source))
            }
            ResultsError::Busy(file) => Message::new("results-busy").with("file", text(file)),
            ResultsError::TooLarge(file) => {
                Message::new("results-too-large").with("file", text(file)).with("most", LARGEST_RESULTS)
            }
            ResultsError::LineTooLong { file, line } => Message::new("results-line-long")
                .with("place", format!("{file}:{line}"))
                .with("most", LONGEST_LINE),
            ResultsError::NotResults(file) => Message::new("results-none").with("file", text(file)),
            ResultsError::OtherRun { file, differences } => {
                let each = |one: &HeadDifference| {
                    Message::new("results-difference")
                        .with("what", text(&one.what))
                        .with("theirs", head_value(&one.theirs))
                        .with("ours", head_value(&one.ours))
                };
                Message::new("results-other-run")
                    .with("file", text(file))
                    .with("differences", differences.iter().map(each).collect::<Vec<_>>())
            }
        }
    }
}

impl Say for SimError {
    fn message(&self) -> Message {
        match self {
            SimError::Decks(n) => Message::new("setup-players").with("n", *n),
            SimError::Meeting { found, most } => {
                Message::new("run-meeting").with("n", *found).with("most", *most)
            }
            SimError::Players(n) => Message::new("run-players").with("n", *n),
            SimError::Teams(n) => Message::new("run-teams").with("n", *n),
            SimError::Threads(why) => Message::new("run-threads").with("why", text(why)),
            SimError::Replay(error) => error.message(),
        }
    }
}

impl Say for IdleAbility {
    fn message(&self) -> Message {
        let why = match self.reason {
            Some(IdleReason::DeckBuilding) => "deck",
            Some(IdleReason::NoSuchName) => "name",
            None => "unknown",
        };
        let message = Message::new("exercise-never").with("card", Arg::FullName(self.card.clone()));
        message.with("n", self.ability).with("why", why)
    }
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
