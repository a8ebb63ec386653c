//! The rulebook as data: what each rule says in the project's own words, and what proves that the engine follows it.
//!
//! [`Rulebook`] holds an [`Entry`] for every rule of the Comprehensive Rules 2.0.1, packed at build time from `rules/*.ron`.
//! A rule is found by its number ([`Rulebook::find`]) or by words, in five languages ([`Rulebook::search`]).
//! [`Rulebook::of_card`] leads from a card to its rules. [`Rulebook::coverage`] reads scenario files and says which rules they show and which have no proof yet.
//!
//! This room knows neither the engine nor what happens in a scenario: it reads the `rules` lines and believes them.
//!
//! ```
//! let book = rulebook::Rulebook::embedded();
//! assert_eq!(book.find("8.6.1").map(|rule| rule.title.as_str()), Some("Evasive"));
//! assert!(book.search("sfuggente").iter().any(|rule| rule.number == "8.6.1"));
//! ```

mod book;
mod card;
mod coverage;
mod entry;
mod search;

/// The edition of the Comprehensive Rules that the project follows.
pub const EDITION: &str = "2.0.1";

pub use book::Rulebook;
pub use coverage::{Coverage, CoverageError, Proofs, ScenarioRef};
pub use entry::{Edition, Entry, Term, TestProof};
