//! Decks: their type, and reading and writing deck lists.
//!
//! [`read_deck`] recognises the form of a file by its contents (a text list, a Pixelborn code or a link with
//! one, a table, LorcanaJSON ids, JSON) and hands it to the reader of that form. Each reader is a module of
//! its own. All of them find their cards through `resolve` and collect them through `collect`, which enforces
//! the limits and gathers the errors. [`write_deck`] is the reverse. [`DeckStats`] counts a deck's cards by
//! their properties, [`HandChance`] computes how likely a hand is.

mod builder;
mod chance;
mod code;
mod decode;
mod error;
mod ids;
mod json;
mod resolve;
mod stats;
mod table;
mod text;
mod write;

pub use chance::{
    ChanceError, HandChance, HandGoal, LAST_TURN, MOST_WANTED, OPENING_HAND, TurnOrder, ink_every_turn,
};
pub use error::{DeckError, DeckErrorKind, ExpectedList, LEADER_EXAMPLE, ListPosition, VERSIONS_LISTED};
pub use stats::{CardCategory, CostRow, DeckStats, InkShare, InkableCounts, PropertyCount};
pub use write::{WriteError, write_deck, write_deck_in};

use crate::card::CardData;
use crate::leader::Leader;
use crate::library::CardLibrary;
use builder::DeckListBuilder;
use std::fmt;
use std::path::Path;
use std::str::FromStr;
use thiserror::Error;

/// The largest deck file, in bytes.
pub const LARGEST_DECK_FILE: usize = 1 << 20;

/// The most cards in a deck, sideboard included.
pub const LARGEST_DECK: u32 = 1_000;

/// Cards with counts: one entry per full name.
pub type DeckEntries = Vec<(u16, String)>;

/// A deck: its cards and counts, in the order of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The file's name without folder and extension.
    pub name: String,
    /// Names are spelled as in the library.
    pub entries: DeckEntries,
    /// For Format Coconut (beta); not one of the deck's cards.
    pub leader: Option<Leader>,
}

impl Deck {
    /// A deck without a leader.
    pub fn new(name: impl Into<String>, entries: DeckEntries) -> Deck {
        Deck { name: name.into(), entries, leader: None }
    }

    /// The number of cards.
    pub fn size(&self) -> u32 {
        count(&self.entries)
    }

    /// The deck's cards that lack one of their abilities.
    #[doc(hidden)]
    pub fn partial<'l>(&self, library: &'l CardLibrary) -> Vec<&'l CardData> {
        let known = self.entries.iter().filter_map(|(_, name)| library.find(name));
        known.filter(|card| card.is_partial()).collect()
    }
}

/// The deck as a text list, including unknown cards.
impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(leader) = &self.leader {
            writeln!(f, "{leader}")?;
        }
        self.entries.iter().try_for_each(|(copies, name)| writeln!(f, "{copies} {name}"))
    }
}

fn count(entries: &[(u16, String)]) -> u32 {
    entries.iter().map(|(count, _)| u32::from(*count)).sum()
}

/// A deck list as read: the deck, and the rest of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckList {
    pub deck: Deck,
    /// Cards under a sideboard heading. The rules have no sideboards: these are kept, shown and written back,
    /// but are not part of the deck.
    pub sideboard: DeckEntries,
    /// The form of the list.
    pub form: DeckForm,
    /// Entries that the library doesn't know, by their kept name, each with its error; empty
    /// with [`UnknownCardPolicy::Refuse`].
    pub unresolved: Vec<(String, DeckError)>,
}

impl DeckList {
    /// The number of cards in the sideboard.
    pub fn sideboard_size(&self) -> u32 {
        count(&self.sideboard)
    }
}

/// How to treat a card that the library doesn't know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnknownCardPolicy {
    /// The list is refused.
    Refuse,
    /// The name is kept as written, for [`Format::check`](crate::Format::check) to report.
    Keep,
}

/// A form of deck lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckForm {
    /// A line for each card: `4 Full Name - Version`.
    Text,
    /// Base64 of `Name_Version$count|` for each card.
    Pixelborn,
    /// A table with a heading, its cells separated by commas.
    Csv,
    /// LorcanaJSON ids.
    Ids,
    Json,
}

impl DeckForm {
    pub const ALL: [DeckForm; 5] =
        [DeckForm::Text, DeckForm::Pixelborn, DeckForm::Csv, DeckForm::Ids, DeckForm::Json];

    /// The name on a command line.
    pub fn name(self) -> &'static str {
        match self {
            DeckForm::Text => "text",
            DeckForm::Pixelborn => "pixelborn",
            DeckForm::Csv => "csv",
            DeckForm::Ids => "ids",
            DeckForm::Json => "json",
        }
    }

    /// The file extension for this form.
    pub fn extension(self) -> &'static str {
        match self {
            DeckForm::Text | DeckForm::Pixelborn | DeckForm::Ids => "txt",
            DeckForm::Csv => "csv",
            DeckForm::Json => "json",
        }
    }

    /// Whether a deck takes one line in this form, so that a file may hold several.
    pub fn is_one_line(self) -> bool {
        match self {
            DeckForm::Pixelborn | DeckForm::Json => true,
            DeckForm::Text | DeckForm::Csv | DeckForm::Ids => false,
        }
    }
}

impl fmt::Display for DeckForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An unknown name of a form.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown form \"{}\"; choose one of {}", .0, DeckForm::ALL.map(DeckForm::name).join(", "))]
pub struct UnknownDeckForm(pub String);

impl FromStr for DeckForm {
    type Err = UnknownDeckForm;

    fn from_str(name: &str) -> Result<DeckForm, UnknownDeckForm> {
        let known = DeckForm::ALL.into_iter().find(|form| form.name().eq_ignore_ascii_case(name));
        known.ok_or_else(|| UnknownDeckForm(name.chars().take(40).collect()))
    }
}

/// Reads a deck in any form, recognised by its contents; `file_name` is for messages and the deck's name. If
/// a card occurs several times, its counts are added.
///
/// On failure, returns every error of the list, up to a limit.
pub fn read_deck(
    bytes: &[u8],
    file_name: &str,
    library: &CardLibrary,
    unknown: UnknownCardPolicy,
) -> Result<DeckList, Vec<DeckError>> {
    let deck = Deck::new(stem(file_name), Vec::new());
    let mut list = DeckListBuilder::new(file_name, library, unknown);
    if bytes.len() > LARGEST_DECK_FILE {
        list.refuse(ListPosition::File, DeckErrorKind::TooLarge);
        return list.finish(deck, DeckForm::Text);
    }
    let Some(content) = decode::text_of(bytes) else {
        list.refuse(ListPosition::File, DeckErrorKind::NotText);
        return list.finish(deck, DeckForm::Text);
    };
    let form = read_any(&content, &mut list);
    list.finish(deck, form)
}

/// Passes the contents to the reader for their form.
fn read_any(content: &str, list: &mut DeckListBuilder<'_>) -> DeckForm {
    if json::is_json(content) {
        json::read(content, list);
        return DeckForm::Json;
    }
    match code::find(content) {
        code::CodeSearch::Code(entries) => {
            code::read(&entries, list);
            return DeckForm::Pixelborn;
        }
        code::CodeSearch::Nothing(problem) => {
            list.refuse(ListPosition::File, problem);
            return DeckForm::Pixelborn;
        }
        code::CodeSearch::NoCode => {}
    }
    if let Some(heading) = table::heading(content) {
        table::read(content, &heading, list);
        return DeckForm::Csv;
    }
    if ids::is_series(content) {
        ids::read(content, list);
        return DeckForm::Ids;
    }
    text::read(content, list)
}

/// Reads a deck without its sideboard; unknown cards are errors.
pub fn parse_deck(text: &str, file_name: &str, library: &CardLibrary) -> Result<Deck, Vec<DeckError>> {
    read_deck(text.as_bytes(), file_name, library, UnknownCardPolicy::Refuse).map(|list| list.deck)
}

fn stem(file_name: &str) -> String {
    Path::new(file_name)
        .file_stem()
        .map_or_else(|| file_name.to_owned(), |stem| stem.to_string_lossy().into_owned())
}
