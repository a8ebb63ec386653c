//! Messages for the errors of runs.

use crate::exercise::{IdleAbility, IdleReason};
use crate::results::{HeadDifference, HeadValue, LARGEST_RESULTS, LONGEST_LINE, ResultsError};
use crate::simulate::SimError;
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
