//! The rulebook as data: the rules of each edition in the project's own words, the changes between editions,
//! and the tests that show that the engine follows them.
//!
//! [`Rulebook`] has a [`RuleEntry`] for every rule of the eight editions, packed at build time from `rules/`.
//! Rules are found by number in an edition ([`Rulebook::find`]) or by words in five languages
//! ([`Rulebook::search`]); [`Rulebook::answer`] does both, for one edition. [`Rulebook::of_card`] returns the
//! rules of a card. [`Rulebook::changes`] lists the changes between editions, and [`Rulebook::rulings`] the
//! engine's answers to questions that the rules leave open.
//!
//! ```
//! use wording::Language;
//! use engine::Edition;
//! let book = rulebook::Rulebook::embedded();
//! let title = |number, edition| book.find(number, edition).map(|paragraph| paragraph.title(Language::English).to_owned());
//! assert_eq!(title("8.6.1", Edition::V2_3_0).as_deref(), Some("Evasive"));
//! assert_eq!(title("8.6.1", Edition::October2025).as_deref(), Some("Discard pile"));
//! assert!(book.search("sfuggente", Edition::NEWEST, Language::English).iter().any(|rule| rule.id == "8.6.1"));
//! ```

mod book;
mod card;
mod entry;
mod rulings;
mod search;
mod translations;

pub use book::{Paragraph, Rulebook, number};
pub use entry::{
    Confidence, EditionChange, EditionNumbers, EditionText, GlossaryTerm, RuleEntry, ScenarioRef,
    SearchTopic, ShortAnswer, Synonym, TestProof,
};
pub use rulings::{RULINGS_EDITION, Ruling};
