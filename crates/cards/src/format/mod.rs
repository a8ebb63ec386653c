//! Deck formats (1.10.1): the decks that are legal on a given day.
//!
//! The formats are data, in `formats/formats.ron`. [`Format::check`] checks a deck against one of them and
//! lists every rule that the deck breaks.

mod check;
mod date;

pub use check::Violation;
pub use date::{Date, DateError};

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use thiserror::Error;

/// The project's formats file.
static FILE: &str = include_str!(concat!(env!("OUT_DIR"), "/formats/formats.ron"));

/// Generates the type and its lists from the table below.
macro_rules! formats {
    ($($(#[$doc:meta])* $format:ident => $name:literal;)*) => {
        /// The formats the program knows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
        pub enum FormatName {
            $($(#[$doc])* $format,)*
        }

        impl FormatName {
            pub const ALL: [FormatName; [$($name),*].len()] = [$(FormatName::$format),*];

            /// The name on a command line.
            pub fn name(self) -> &'static str {
                match self {
                    $(FormatName::$format => $name,)*
                }
            }
        }
    };
}

// The key of its entry in data/formats/formats.ron; its name on a command line.
formats! {
    /// Constructed as in the rules, with every set and without bans.
    Constructed => "constructed";
    Core => "core";
    Infinity => "infinity";
    Draft => "draft";
    Sealed => "sealed";
    PackRush => "pack-rush";
    /// Beta: its rules changed several times.
    Coconut => "coconut";
}

impl fmt::Display for FormatName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An unknown name of a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown format \"{}\"; choose one of {}", .0, FormatName::ALL.map(FormatName::name).join(", "))]
pub struct UnknownFormat(pub String);

impl FromStr for FormatName {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<FormatName, UnknownFormat> {
        let known = FormatName::ALL.into_iter().find(|format| format.name().eq_ignore_ascii_case(name));
        known.ok_or_else(|| UnknownFormat(name.chars().take(40).collect()))
    }
}

/// The deck-building rules of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum DeckRules {
    /// At least `least` cards, at most `inks` inks, and at most `copies` copies of a full name (1.10.1.1).
    Constructed { least: u32, inks: usize, copies: u8 },
    /// At least this many cards of any kind (1.10.1.2).
    Limited { least: u32 },
    /// Cards from the opened packs (10.2.1.1).
    Packs,
    /// At least `least` cards, at most `inks` inks including the leader's, and at most `associated` copies of
    /// the leader's card and `copies` of any other.
    Coconut { least: u32, inks: usize, associated: u8, copies: u8 },
}

/// Sets that are legal for the same period.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetSpan {
    pub codes: Vec<String>,
    /// The first legal day; if absent, legal since release.
    #[serde(default)]
    pub from: Option<Date>,
    /// The first day after the period.
    #[serde(default)]
    pub until: Option<Date>,
}

/// A card banned from this day on.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    pub full_name: String,
    pub from: Date,
}

/// A deck format.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Format {
    pub build: DeckRules,
    /// If absent, every printing counts.
    #[serde(default)]
    pub sets: Option<Vec<SetSpan>>,
    #[serde(default)]
    pub banned: Vec<Ban>,
}

/// All formats, as in the file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Formats {
    non_standard_sets: Vec<String>,
    formats: BTreeMap<FormatName, Format>,
}

/// The formats file, parsed once.
fn formats() -> &'static Formats {
    static FORMATS: OnceLock<Formats> = OnceLock::new();
    FORMATS.get_or_init(|| ron::from_str(FILE).expect("a test reads the file that is built in"))
}

impl Format {
    /// The format with this name.
    pub fn named(name: FormatName) -> &'static Format {
        formats().formats.get(&name).expect("a test looks for every format in the file that is built in")
    }

    /// Whether a printing in this set makes a card legal on that day.
    pub fn has_set(&self, code: &str, date: Date) -> bool {
        let Some(spans) = &self.sets else { return true };
        spans.iter().any(|span| {
            span.codes.iter().any(|known| known == code)
                && span.from.is_none_or(|from| from <= date)
                && span.until.is_none_or(|until| date < until)
        })
    }

    /// The codes of the sets that are legal on that day; none if every set is legal.
    pub fn set_codes(&self, date: Date) -> Option<Vec<&str>> {
        let spans = self.sets.as_ref()?;
        let codes = spans.iter().flat_map(|span| &span.codes).map(String::as_str);
        Some(codes.filter(|code| self.has_set(code, date)).collect())
    }
}

/// Whether a set's cards are standard cards (1.4.1).
fn is_standard(code: &str) -> bool {
    !formats().non_standard_sets.iter().any(|other| other == code)
}

#[cfg(test)]
mod tests {
    use super::{FormatName, formats};

    #[test]
    fn the_file_has_every_format() {
        for name in FormatName::ALL {
            let known = formats().formats.contains_key(&name);
            assert!(known, "give {name:?} an entry in data/formats/formats.ron");
            assert_eq!(name.name().parse(), Ok(name));
        }
        assert!("standard".parse::<FormatName>().is_err());
    }
}
