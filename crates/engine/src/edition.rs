//! The editions of the Comprehensive Rules, and every difference between them that a game can show.
//!
//! Each difference is one question with its own method. The engine asks the question and compares editions nowhere else. A
//! method's comment says what the answers mean, gives the rule numbers on both sides and the change's id in the list of
//! changes.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// An edition of the Comprehensive Rules. Later ones are greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Edition {
    #[serde(rename = "2025-03-14")]
    March2025,
    #[serde(rename = "2025-08-22")]
    August2025,
    #[serde(rename = "2025-10-31")]
    October2025,
    #[serde(rename = "2.0.1")]
    V2_0_1,
    #[serde(rename = "2.1.0")]
    V2_1_0,
    #[serde(rename = "2.2.0")]
    V2_2_0,
    #[default]
    #[serde(rename = "2.3.0")]
    V2_3_0,
}

/// A word that names no edition.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error(
    "there is no edition \"{0}\"; name one of 2025-03-14, 2025-08-22, 2025-10-31, 2.0.1, 2.1.0, 2.2.0, 2.3.0"
)]
pub struct UnknownEdition(pub String);

/// A word that is not a day on which some edition was in force.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum UnknownDate {
    #[error("\"{0}\" is not a date; write it as 2026-10-16")]
    NotADate(String),
    #[error("no edition that can be played was in force on {0}; the oldest is of 2025-03-14")]
    TooEarly(String),
}

impl Edition {
    /// All of them, the oldest first.
    pub const ALL: [Edition; 7] = [
        Edition::March2025,
        Edition::August2025,
        Edition::October2025,
        Edition::V2_0_1,
        Edition::V2_1_0,
        Edition::V2_2_0,
        Edition::V2_3_0,
    ];

    /// The edition that new games are played by.
    pub const NEWEST: Edition = Edition::V2_3_0;

    /// The edition of games that were stored before games named one.
    pub const OF_OLD_FILES: Edition = Edition::V2_0_1;

    /// Its name, as files and the command line write it.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::March2025 => "2025-03-14",
            Edition::August2025 => "2025-08-22",
            Edition::October2025 => "2025-10-31",
            Edition::V2_0_1 => "2.0.1",
            Edition::V2_1_0 => "2.1.0",
            Edition::V2_2_0 => "2.2.0",
            Edition::V2_3_0 => "2.3.0",
        }
    }

    /// The first day it was in force, as `2026-10-16`.
    pub const fn since(self) -> &'static str {
        match self {
            Edition::March2025 => "2025-03-14",
            Edition::August2025 => "2025-08-22",
            Edition::October2025 => "2025-10-31",
            Edition::V2_0_1 => "2026-02-05",
            Edition::V2_1_0 => "2026-04-30",
            Edition::V2_2_0 => "2026-07-09",
            Edition::V2_3_0 => "2026-10-16",
        }
    }

    /// The edition in force on a day such as `2026-03-01`.
    pub fn on(day: &str) -> Result<Edition, UnknownDate> {
        let digits = |text: &str, n: usize| text.len() == n && text.bytes().all(|b| b.is_ascii_digit());
        let parts: Vec<&str> = day.split('-').collect();
        let is_day = match parts[..] {
            [year, month, day] => {
                digits(year, 4)
                    && digits(month, 2)
                    && digits(day, 2)
                    && ("01"..="12").contains(&month)
                    && ("01"..="31").contains(&day)
            }
            _ => false,
        };
        if !is_day {
            return Err(UnknownDate::NotADate(day.to_owned()));
        }
        // Days written like this sort as they follow each other.
        let known = Edition::ALL.into_iter().rev().find(|edition| edition.since() <= day);
        known.ok_or_else(|| UnknownDate::TooEarly(day.to_owned()))
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(word: &str) -> Result<Edition, UnknownEdition> {
        let named = Edition::ALL.into_iter().find(|edition| edition.name() == word);
        named.ok_or_else(|| UnknownEdition(word.to_owned()))
    }
}

/// The rules a game is played by: an edition, and a choice where one edition speaks with two voices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules {
    pub edition: Edition,
    /// Which text of the edition of October 2025 is followed. No other edition looks at it.
    pub text: OctoberText,
}

/// The two texts of the edition of October 2025. They differ in one point: who starts the game (ED-39).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OctoberText {
    /// The starting player is found by chance (3.1.2).
    #[default]
    German,
    /// A player found by chance says who starts (3.1.2).
    Italian,
}

impl From<Edition> for Rules {
    fn from(edition: Edition) -> Rules {
        Rules { edition, text: OctoberText::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_back_to_its_edition() {
        for edition in Edition::ALL {
            assert_eq!(edition.name().parse(), Ok(edition));
            assert_eq!(edition.to_string(), edition.name());
        }
        assert!("2.4.0".parse::<Edition>().is_err());
    }

    #[test]
    fn editions_are_ordered_by_the_day_they_came_into_force() {
        assert!(Edition::ALL.is_sorted());
        assert!(Edition::ALL.map(Edition::since).is_sorted());
        assert_eq!(Edition::ALL.last(), Some(&Edition::NEWEST));
        assert_eq!(Edition::default(), Edition::NEWEST);
    }

    #[test]
    fn a_day_leads_to_the_edition_in_force() {
        for edition in Edition::ALL {
            assert_eq!(Edition::on(edition.since()), Ok(edition));
        }
        assert_eq!(Edition::on("2026-02-04"), Ok(Edition::October2025));
        assert_eq!(Edition::on("2026-12-31"), Ok(Edition::V2_3_0));
        assert_eq!(Edition::on("2025-03-13"), Err(UnknownDate::TooEarly("2025-03-13".into())));
        for wrong in ["", "today", "2026-13-01", "2026-1-1", "26-01-01", "2026-01-01-01", "2026-00-10"] {
            assert_eq!(Edition::on(wrong), Err(UnknownDate::NotADate(wrong.into())));
        }
    }
}
