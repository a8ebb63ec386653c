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

/// What becomes of a keyword without a number that a card with that keyword is given once more (8.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeywordAgain {
    /// Both stand side by side.
    Both,
    /// It is not gained.
    NotGained,
    /// The one that lasts longer stands, the other ceases.
    Longer,
}

// The questions. "Old" means the editions before 2.0.1.
impl Edition {
    /// Whoever tried to draw from an empty deck loses at the next check, rather than whoever ends a turn with an empty deck.
    /// Old 1.9.1.2, 3.2.1.2; from 2.0.1 on 1.8.1.2, 2.3.3.2 (ED-01).
    #[inline]
    pub fn drawing_from_an_empty_deck_loses(self) -> bool {
        self < Edition::V2_0_1
    }

    /// The "if" of a triggered ability must hold when it goes into the bag, and again when it resolves; later it is asked only
    /// when it resolves. Old 7.4.4; from 2.0.1 on 6.2.4 (ED-05).
    #[inline]
    pub fn if_is_asked_on_entering_the_bag(self) -> bool {
        self < Edition::V2_0_1
    }

    /// A permanent that an effect plays comes into play when that effect is over, not while it resolves. Old 7.1.6; from 2.0.1
    /// on 6.7.7, from 2.1.0 on 6.7.8 (ED-06).
    #[inline]
    pub fn played_card_waits_for_the_effect(self) -> bool {
        self < Edition::V2_0_1
    }

    /// A song that is sung again and then goes below the deck goes there before its effect. Old 7.1.6; 2.1.0 6.7.1.2 says the
    /// opposite, and 2.0.1 is played like it (ED-06, E21-13).
    #[inline]
    pub fn replayed_song_goes_below_first(self) -> bool {
        self < Edition::V2_0_1
    }

    /// "Can't" and "can" for a time reach cards that come into play later. Old 7.6.3: no; from 2.0.1 on 6.4.2.1, 6.4.2.2 (ED-10).
    #[inline]
    pub fn lasting_rules_reach_later_cards(self) -> bool {
        self >= Edition::V2_0_1
    }

    /// An event is replaced once at most, and the player whose effect is replaced says by what. March 2025 7.7; later 6.5.7
    /// (ED-11).
    #[inline]
    pub fn replaces_once_only(self) -> bool {
        self < Edition::August2025
    }

    /// Of several equal "the next time" effects one applies and the others cease. From October 2025 on 7.7.8, then 6.5.8 (ED-11).
    #[inline]
    pub fn equal_shields_go_together(self) -> bool {
        self >= Edition::October2025
    }

    /// Resist is a replacement effect like others, and the affected player says which comes first. Old 7.7.8 and the keyword's
    /// chapter; later 8.8.1 (ED-12).
    #[inline]
    pub fn resist_replaces(self) -> bool {
        self < Edition::V2_0_1
    }

    /// Resist reduces the damage of an effect before replacement effects look at it. 2.0.1 6.7.2.2, 6.7.2.3: no; from 2.1.0
    /// on 6.7.2.2, 6.7.2.3 (E21-09). In a challenge it always does (4.6.6.1).
    #[inline]
    pub fn resist_comes_before_replacements(self) -> bool {
        self >= Edition::V2_1_0
    }

    /// A drying character can exert where an effect, not a cost, has the exert symbol. 2.0.1 5.1.1.11 alone; before it was a
    /// cost (7.1.2), from 2.1.0 on the symbol itself is what it can't do (ED-13, E21-07).
    #[inline]
    pub fn drying_characters_exert_in_effects(self) -> bool {
        self == Edition::V2_0_1
    }

    /// "Is dealt damage" means any damage taken, put and moved counters too. 2.0.1 1.9.2 alone; old 9.1 to 9.3, from 2.1.0 on
    /// 1.9.2.1 (ED-16, E21-03).
    #[inline]
    pub fn any_damage_is_dealt(self) -> bool {
        self == Edition::V2_0_1
    }

    /// Moving damage removes it from where it was. Not in 2.0.1 (1.9.1.4); old 9.3.1, from 2.1.0 on 1.9.2.4 (ED-45, E21-04).
    #[inline]
    pub fn moving_damage_removes_it(self) -> bool {
        self != Edition::V2_0_1
    }

    /// Damage that Resist reduced to 0 was dealt, though none was taken. To 2.1.0 8.8.2: no; from 2.2.0 on 1.9.5, 8.8.2 (E22-01).
    #[inline]
    pub fn reduced_to_zero_is_dealt(self) -> bool {
        self >= Edition::V2_2_0
    }

    /// Negative Strength and lore count as 0 for whoever asks for them. Not in March 2025 (7.8.2, 7.8.3); later 6.6.2, 6.6.3
    /// (ED-44).
    #[inline]
    pub fn negative_counts_as_zero(self) -> bool {
        self >= Edition::August2025
    }

    /// Reckless keeps the turn from ending while anything can be challenged, ready characters too; before, only exerted characters
    /// and locations count. Old 10.5.3, 10.7.3; from 2.0.1 on 8.7.3 (ED-29).
    #[inline]
    pub fn reckless_minds_ready_characters(self) -> bool {
        self >= Edition::V2_0_1
    }

    /// Evasive protects whatever has it; before, only characters. Old 10.4, 10.6; from 2.0.1 on 8.6.1 (ED-31).
    #[inline]
    pub fn evasive_protects_locations(self) -> bool {
        self >= Edition::V2_0_1
    }

    /// What a player set up for a time runs on when that player leaves. Old 1.10.2.3: no; from 2.0.1 on 9.2.3 (ED-41).
    #[inline]
    pub fn lasting_rules_outlive_their_player(self) -> bool {
        self >= Edition::V2_0_1
    }

    /// A card that is being covered by Shift still sees the card that covers it being played. From 2.2.0 on 4.3.4.2; before
    /// 4.3.4.1 (E22-04).
    #[inline]
    pub fn covered_card_sees_what_covers_it(self) -> bool {
        self >= Edition::V2_2_0
    }

    /// What comes of a keyword that is given a second time. Old 10.1.1, to 2.2.0 8.1.2, in 2.3.0 8.1.2 (ED-34, E23-08).
    #[inline]
    pub fn keyword_again(self) -> KeywordAgain {
        match self {
            Edition::March2025 | Edition::August2025 | Edition::October2025 => KeywordAgain::Both,
            Edition::V2_0_1 | Edition::V2_1_0 | Edition::V2_2_0 => KeywordAgain::NotGained,
            Edition::V2_3_0 => KeywordAgain::Longer,
        }
    }

    /// Whoever moves a character chooses it and the location, whether or not the text says so. In 2.3.0 4.7.1 (E23-05).
    #[inline]
    pub fn moving_chooses(self) -> bool {
        self >= Edition::V2_3_0
    }

    /// An effect may choose the location where the character is; the move does not happen and the rest of the effect does. In 2.3.0
    /// 4.7.2; before, a character leaves a location only for another (E23-06).
    #[inline]
    pub fn may_choose_the_place_one_is_at(self) -> bool {
        self >= Edition::V2_3_0
    }

    /// A character can be moved to the location where it is. Only the old editions don't exclude it; from 2.0.1 on 4.7.2 (ED-23).
    #[inline]
    pub fn moves_to_the_place_one_is_at(self) -> bool {
        self < Edition::V2_0_1
    }

    /// Where several players act in one effect, the first part is done by all of them, then the second. In 2.3.0 6.7.6.1; before,
    /// each player does the whole (6.7.5, 6.7.6) (E23-10).
    #[inline]
    pub fn players_act_part_by_part(self) -> bool {
        self >= Edition::V2_3_0
    }

    /// What a card itself says about how it enters play comes before what others say. In 2.3.0 6.7.9; before no order is given
    /// (E23-04).
    #[inline]
    pub fn own_entering_comes_first(self) -> bool {
        self >= Edition::V2_3_0
    }
}

impl Rules {
    /// A player found by chance says who starts; otherwise the starting player is found by chance. Old 3.1.2, but for the German
    /// text of October 2025; from 2.0.1 on 2.1.3, 2.2.1.1 (ED-39).
    pub fn starter_is_chosen(self) -> bool {
        match self.edition {
            Edition::March2025 | Edition::August2025 => true,
            Edition::October2025 => self.text == OctoberText::Italian,
            Edition::V2_0_1 | Edition::V2_1_0 | Edition::V2_2_0 | Edition::V2_3_0 => false,
        }
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
