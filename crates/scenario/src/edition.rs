//! The editions of the Comprehensive Rules that a scenario can be written for.

use std::fmt;

/// An edition by name. This is data for the engine: a scenario says which edition it wants, and the engine will be told to play it.
/// For now the engine plays [`EditionName::PLAYED`] only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EditionName {
    March2025,
    August2025,
    October2025,
    V2_0_1,
    V2_1_0,
    V2_2_0,
    V2_3_0,
}

impl EditionName {
    /// All of them, the oldest first.
    pub const ALL: [EditionName; 7] = [
        EditionName::March2025,
        EditionName::August2025,
        EditionName::October2025,
        EditionName::V2_0_1,
        EditionName::V2_1_0,
        EditionName::V2_2_0,
        EditionName::V2_3_0,
    ];

    /// The edition that the engine plays.
    pub const PLAYED: EditionName = EditionName::V2_0_1;

    /// The edition's name as a file and the command line write it.
    pub const fn word(self) -> &'static str {
        match self {
            EditionName::March2025 => "2025-03-14",
            EditionName::August2025 => "2025-08-22",
            EditionName::October2025 => "2025-10-31",
            EditionName::V2_0_1 => "2.0.1",
            EditionName::V2_1_0 => "2.1.0",
            EditionName::V2_2_0 => "2.2.0",
            EditionName::V2_3_0 => "2.3.0",
        }
    }

    /// The edition with this name.
    pub fn parse(word: &str) -> Option<EditionName> {
        EditionName::ALL.into_iter().find(|edition| edition.word() == word)
    }
}

impl fmt::Display for EditionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
