//! The card library: the facts and ability trees of every card, their import, and deck lists.
//!
//! [`CardLibrary`] holds the cards the program knows. The embedded one is packed at build time from
//! `cards/*.ron`, which [`write_leaders, write_library`] writes and [`read_library_dir`] reads. [`CardLibrary::load`] adds
//! the player's [`OwnCards`].
//! All these files come from an [`import`](mod@import) of LorcanaJSON data: [`DataFile`] reads either of its
//! shapes, and a card enters the library only if its whole text compiles and prints back.
//! [`coverage`](mod@coverage) measures how much compiles and what to teach the grammar next. [`read_deck`]
//! reads deck lists in any form, [`write_deck`] writes them, and [`Format::check`] checks one against a deck
//! format on a given day. [`CardLibrary::search`] finds cards by their facts and their text.
//!
//! The rules of play and the grammar of card text are elsewhere: this crate hands text to `text` and
//! trees to `engine`. It treats everything it reads as untrusted: files have size limits, and errors
//! say where and what to do.

mod card;
pub mod coverage;
mod deck;
mod files;
mod fold;
mod format;
pub mod import;
mod leader;
mod library;
#[cfg(feature = "languages")]
mod name_files;
#[cfg(not(feature = "languages"))]
#[path = "no_name_files.rs"]
mod name_files;
mod names;
mod own_cards;
mod picture;
mod search;
mod starters;
pub mod writing;

pub use card::{CardData, CopyLimit, PARTIAL_SET};
pub use coverage::{GapReason, TextCoverage, TextGap};
pub use deck::{
    CardCategory, ChanceError, CostRow, Deck, DeckEntries, DeckError, DeckErrorKind, DeckForm, DeckList,
    DeckStats, ExpectedList, HandChance, HandGoal, InkShare, InkableCounts, LARGEST_DECK, LARGEST_DECK_FILE,
    LAST_TURN, LEADER_EXAMPLE, ListPosition, MOST_WANTED, OPENING_HAND, PropertyCount, TurnOrder,
    UnknownCardPolicy, UnknownDeckForm, VERSIONS_LISTED, WriteError, ink_every_turn, parse_deck, read_deck,
    write_deck, write_deck_in,
};
pub use files::{
    LARGEST_FILE as LARGEST_SET_FILE, LibraryError, parse_set_file, read_library_dir, write_leaders,
    write_library,
};
pub use fold::fold;
pub use format::{Ban, Date, DateError, DeckRules, Format, FormatName, SetSpan, UnknownFormat, Violation};
pub use import::{
    CardRefusal, DataFile, Import, ImportError, LARGEST_DATA_FILE, OfficialCard, OfficialImport,
    OfficialTexts, RefusedCard, UnplayableReason, UnreadTexts,
};
pub use leader::{LONGEST_LINE as LONGEST_LEADER_LINE, Leader, LeaderError, MOST_LINES as MOST_LEADER_LINES};
pub use library::CardLibrary;
pub use names::{LocalCard, LocalNames, TextNames};
pub use own_cards::{
    DATA_VARIABLE, LoadedLibrary, MOST_OWN_CARDS, NoDataFolder, OwnCards, OwnFile, OwnFolder, data_folder,
    new_cards,
};
pub use search::{CostRange, Query, QueryError, TypeFilter, parse_ink, parse_keyword};
pub use starters::{CURRENT, STARTERS, Starter, built_in_decks};
