//! Errors in deck lists, and their places.

use super::{LARGEST_DECK, LARGEST_DECK_FILE};
use crate::import::CardRefusal;
use crate::leader::LeaderError;
use std::fmt;
use thiserror::Error;

/// The most characters of a bad line to quote.
const QUOTED: usize = 80;

/// The most versions of a name to list.
pub const VERSIONS_LISTED: usize = 12;

/// An error in a deck list.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}{place}: {problem}")]
pub struct DeckError {
    pub file: String,
    pub place: ListPosition,
    pub problem: DeckErrorKind,
}

/// A place in a deck list; earlier ones are smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ListPosition {
    /// The whole file.
    File,
    /// A line, counted from 1.
    Line(usize),
    /// A line and a column, counted from 1.
    Column(usize, usize),
    /// A card in a form without lines, counted from 1.
    Card(usize),
}

impl fmt::Display for ListPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListPosition::File => Ok(()),
            ListPosition::Line(line) => write!(f, ":{line}"),
            ListPosition::Column(line, column) => write!(f, ":{line}:{column}"),
            ListPosition::Card(number) => write!(f, ": card {number}"),
        }
    }
}

/// The kinds of errors. Texts are as written, but long ones are cut.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeckErrorKind {
    #[error(
        "\"{text}\" is not in the card library{}",
        nearest.as_ref().map(|name| format!("; did you mean \"{name}\"?")).unwrap_or_default()
    )]
    UnknownCard { text: String, nearest: Option<String> },
    #[error("\"{text}\" has no version; write {}", one_of(versions))]
    NoVersion { text: String, versions: Vec<String> },
    #[error("\"{text}\": no card in the library has the printing {printing}; write the card's name")]
    UnknownPrinting { text: String, printing: String },
    #[error(
        "\"{text}\": no card in the library has the LorcanaJSON id {id}; write the card's name, or import data that has it: \
         inkwright cards import FILE"
    )]
    UnknownId { text: String, id: u32 },
    #[error("\"{text}\" names \"{named}\", but {number} is \"{numbered}\"; remove one of the two")]
    TwoCards { text: String, named: String, number: String, numbered: String },
    #[error("\"{text}\" can't be played yet; the import refused it: {reason}")]
    NotCompiled { text: String, reason: CardRefusal },
    #[error(
        "\"{text}\" has no number of copies; write a line such as \"4 Full Name - Version\", or begin a comment with #"
    )]
    NoCount { text: String },
    #[error("\"{text}\" has no card name after the number of copies")]
    NoName { text: String },
    #[error("\"{text}\" asks for {count} copies; write a number from 1 to {LARGEST_DECK}")]
    BadCount { text: String, count: String },
    #[error("\"{text}\" is longer than any card's line; write one card per line")]
    TooLong { text: String },
    #[error("\"{text}\" brings the deck to more than {LARGEST_DECK} cards; shorten it")]
    TooManyCards { text: String },
    #[error("larger than {LARGEST_DECK_FILE} bytes; this is not a deck list")]
    TooLarge,
    #[error("this is not text; give a deck list, a Pixelborn code, a table or JSON")]
    NotText,
    #[error("contains no cards; write lines such as \"4 Full Name - Version\"")]
    Empty,
    #[error("too many errors; the rest of the file was not read")]
    TooManyErrors,
    #[error(
        "\"{text}\" looks like a Pixelborn code, but is damaged or incomplete; copy the whole code again"
    )]
    BadCode { text: String },
    #[error("the link \"{text}\" contains no deck; open it and copy the list or the code")]
    NoCodeInLink { text: String },
    #[error("{what}; correct the JSON")]
    BadJson { what: String },
    #[error("{what} isn't a list of cards; write {}", ExpectedList::EXAMPLE)]
    NoCards { what: ExpectedList },
    #[error(
        "\"{text}\" has {cells} cells, but the heading has {columns}; put names that contain commas in quotation marks"
    )]
    TooManyCells { text: String, cells: usize, columns: usize },
    #[error("\"{text}\" is a second leader; a deck has one")]
    TwoLeaders { text: String },
    #[error(
        "\"{text}\" belongs to a leader, but none is named; write \"Leader: Full Name - Version\" before it"
    )]
    TextWithoutLeader { text: String },
    #[error("{0}")]
    Leader(LeaderError),
    #[error("{what} is not a leader; write {LEADER_EXAMPLE}")]
    BadLeader { what: String },
    #[error("\"{text}\" is neither the deck nor the sideboard; write \"deck\" or \"sideboard\"")]
    NoSection { text: String },
}

impl DeckErrorKind {
    /// Whether the list is well written and only the card is unknown.
    pub(super) fn is_unknown_card(&self) -> bool {
        match self {
            DeckErrorKind::UnknownCard { .. }
            | DeckErrorKind::NoVersion { .. }
            | DeckErrorKind::UnknownPrinting { .. }
            | DeckErrorKind::UnknownId { .. }
            | DeckErrorKind::NotCompiled { .. } => true,
            DeckErrorKind::TwoCards { .. }
            | DeckErrorKind::NoCount { .. }
            | DeckErrorKind::NoName { .. }
            | DeckErrorKind::BadCount { .. }
            | DeckErrorKind::TooLong { .. }
            | DeckErrorKind::TooManyCards { .. }
            | DeckErrorKind::TooLarge
            | DeckErrorKind::NotText
            | DeckErrorKind::Empty
            | DeckErrorKind::TooManyErrors
            | DeckErrorKind::BadCode { .. }
            | DeckErrorKind::NoCodeInLink { .. }
            | DeckErrorKind::BadJson { .. }
            | DeckErrorKind::NoCards { .. }
            | DeckErrorKind::TooManyCells { .. }
            | DeckErrorKind::TwoLeaders { .. }
            | DeckErrorKind::TextWithoutLeader { .. }
            | DeckErrorKind::Leader(_)
            | DeckErrorKind::BadLeader { .. }
            | DeckErrorKind::NoSection { .. } => false,
        }
    }
}

/// An example of a leader in JSON.
pub const LEADER_EXAMPLE: &str =
    "{\"card\": \"Full Name - Version\", \"text\": [\"one ability\", \"another\"]}";

/// A JSON value that should be a list of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExpectedList {
    All,
    /// The value at the error's place.
    Here,
    /// The value under this key.
    Key(String),
}

impl ExpectedList {
    /// An example of a valid list.
    pub const EXAMPLE: &str = "{\"cards\": [{\"count\": 4, \"name\": \"Full Name - Version\"}]}";
}

impl fmt::Display for ExpectedList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExpectedList::All => f.write_str("the JSON"),
            ExpectedList::Here => f.write_str("this"),
            ExpectedList::Key(key) => write!(f, "\"{key}\""),
        }
    }
}

/// Lists the versions that a name may mean.
fn one_of(versions: &[String]) -> String {
    let shown: Vec<String> =
        versions.iter().take(VERSIONS_LISTED).map(|name| format!("\"{name}\"")).collect();
    let more = versions.len().saturating_sub(VERSIONS_LISTED);
    let more = if more > 0 { format!(" or one of {more} more") } else { String::new() };
    format!("{}{more}", shown.join(", "))
}

/// A text cut and stripped of control characters for a message.
pub(super) fn quote(text: &str) -> String {
    let mut shown: String =
        text.chars().take(QUOTED).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(QUOTED).is_some() {
        shown.push('…');
    }
    shown
}
