//! Editions of the Comprehensive Rules, and every difference between them that a game can show.
//!
//! Each difference is an [`EditionQuestion`]. The engine asks it with [`Rules::say`] and never compares
//! editions directly. The comment of a question describes the answer yes and gives the rule numbers on both
//! sides and the id of the change.

pub(crate) mod numbers;

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// An edition of the Comprehensive Rules. Newer editions are greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Edition {
    #[serde(rename = "2025-03-14")]
    March2025,
    #[serde(rename = "2025-08-22")]
    August2025,
    /// The German text of October 2025.
    #[serde(rename = "2025-10-31")]
    October2025,
    /// The Italian text of October 2025, which differs from the German one.
    #[serde(rename = "2025-10-31-it")]
    October2025Italian,
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

/// A word that is not the name of an edition.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("unknown edition \"{0}\"; choose one of {names}", names = Edition::ALL.map(Edition::name).join(", "))]
pub struct UnknownEdition(pub String);

/// A word that is not a date, or a date before the first edition.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum UnknownDate {
    #[error("\"{0}\" is not a date; write one such as 2026-10-16")]
    NotADate(String),
    #[error("no edition that this program knows was in force on {0}; the oldest is {oldest}", oldest = Edition::ALL[0])]
    TooEarly(String),
}

impl Edition {
    /// All editions, the oldest first.
    pub const ALL: [Edition; 8] = [
        Edition::March2025,
        Edition::August2025,
        Edition::October2025,
        Edition::October2025Italian,
        Edition::V2_0_1,
        Edition::V2_1_0,
        Edition::V2_2_0,
        Edition::V2_3_0,
    ];

    /// The edition of new games.
    pub const NEWEST: Edition = Edition::V2_3_0;

    /// The edition of games from files that don't name one.
    pub const OF_OLD_FILES: Edition = Edition::V2_0_1;

    /// The edition's name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::March2025 => "2025-03-14",
            Edition::August2025 => "2025-08-22",
            Edition::October2025 => "2025-10-31",
            Edition::October2025Italian => "2025-10-31-it",
            Edition::V2_0_1 => "2.0.1",
            Edition::V2_1_0 => "2.1.0",
            Edition::V2_2_0 => "2.2.0",
            Edition::V2_3_0 => "2.3.0",
        }
    }

    /// The date since when it is in force, such as `2026-10-16`.
    pub const fn since(self) -> &'static str {
        match self {
            Edition::March2025 => "2025-03-14",
            Edition::August2025 => "2025-08-22",
            Edition::October2025 | Edition::October2025Italian => "2025-10-31",
            Edition::V2_0_1 => "2026-02-05",
            Edition::V2_1_0 => "2026-04-30",
            Edition::V2_2_0 => "2026-07-09",
            Edition::V2_3_0 => "2026-10-16",
        }
    }

    /// The edition in force on a date such as `2026-03-01`: the first one of the day when it came into force.
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
        // Dates in this form sort chronologically.
        let since = Edition::ALL.into_iter().map(Edition::since).rfind(|since| *since <= day);
        let known = since.and_then(|since| Edition::ALL.into_iter().find(|edition| edition.since() == since));
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

/// Every difference between editions, as a yes-or-no question. "Old" means the editions before 2.0.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum EditionQuestion {
    /// A player who tried to draw from an empty deck loses at the next check. Later, a player who ends their
    /// turn with an empty deck loses. Old 1.9.1.2, 3.2.1.2; from 2.0.1 on 1.8.1.2, 2.3.3.2 (ED-01).
    DrawingFromAnEmptyDeckLoses,
    /// The "if" of a triggered ability is checked when the ability enters the bag and again when it resolves.
    /// Later, only when it resolves. Old 7.4.4; from 2.0.1 on 6.2.4 (ED-05). So it matters when an ability
    /// enters: after a check (old 1.9.2, 1.9.4; ED-04), in the Set step (old 4.2.2.3; ED-19), after the
    /// ability that triggered it (old 8.7.4; ED-95), otherwise at once (old 8.7.3).
    IfIsAskedOnEnteringTheBag,
    /// A player who loses in a check leaves before other conditions are looked at. Old 1.9.2; from 2.0.1 on
    /// one check finds everything together, 1.8.1 (ED-46).
    LossesComeFirst,
    /// An action is in the Play zone while it resolves. Old 6.3.1, 6.3.1.2, 8.4.1: it is never in play; from
    /// 2.0.1 on 4.3.3.2, 5.4.1 (ED-08).
    ActionsResolveInPlay,
    /// A permanent that an effect plays enters play after that effect, not while it resolves. Old 7.1.6; from
    /// 2.0.1 on 6.7.7, from 2.1.0 on 6.7.8 (ED-06).
    PlayedCardWaitsForTheEffect,
    /// If a song is sung again and then goes to the bottom of the deck, it goes there before its effect. Old
    /// 7.1.6. 2.1.0 says the opposite in 6.7.1.2, and 2.0.1 is played that way (ED-06, E21-13).
    ReplayedSongGoesBelowFirst,
    /// A "can" or "can't" that lasts for a time applies to cards that enter play later. Old 7.6.3: no; from
    /// 2.0.1 on 6.4.2.1, 6.4.2.2 (ED-10).
    LastingRulesReachLaterCards,
    /// An event is replaced at most once, and the player whose effect is replaced chooses the replacement.
    /// March 2025 7.7; later 6.5.7 (ED-11).
    ReplacesOnceOnly,
    /// If several equal "the next time" effects apply, one is used and the others end. From October 2025 on
    /// 7.7.8, then 6.5.8 (ED-11).
    EqualShieldsGoTogether,
    /// Resist is an ordinary replacement effect, and the affected player chooses the order. Old 7.7.8 and the
    /// keyword's chapter; later 8.8.1 (ED-12).
    ResistReplaces,
    /// Resist reduces the damage of an effect before replacement effects apply. 2.0.1 6.7.2.2, 6.7.2.3: no;
    /// from 2.1.0 on 6.7.2.2, 6.7.2.3 (E21-09). In a challenge it always does (4.6.6.1).
    ResistComesBeforeReplacements,
    /// A drying character can exert for the exert symbol if that is in an effect instead of a cost. Only
    /// 2.0.1 5.1.1.11; before that it was a cost (7.1.2), and from 2.1.0 on the symbol itself is forbidden
    /// (ED-13, E21-07).
    DryingCharactersExertInEffects,
    /// "Is dealt damage" means any damage, including put and moved counters. Only 2.0.1 1.9.2; old 9.1 to
    /// 9.3, from 2.1.0 on 1.9.2.1 (ED-16, E21-03).
    AnyDamageIsDealt,
    /// Moving damage also counts as removing it from the first card. Not in 2.0.1 (1.9.1.4); old 9.3.1, from
    /// 2.1.0 on 1.9.2.4 (ED-45, E21-04).
    MovingDamageRemovesIt,
    /// Damage that Resist reduces to 0 counts as dealt, though no damage was taken. To 2.1.0 8.8.2: no; from
    /// 2.2.0 on 1.9.5, 8.8.2 (E22-01).
    ReducedToZeroIsDealt,
    /// Negative Strength and lore count as 0 when something asks for the value. Not in March 2025 (7.8.2,
    /// 7.8.3); later 6.6.2, 6.6.3 (ED-44).
    NegativeCountsAsZero,
    /// With Reckless, the turn can't end while the character can challenge anything, even a ready character.
    /// Before, only exerted characters and locations count. Old 10.5.3, 10.7.3; from 2.0.1 on 8.7.3 (ED-29).
    RecklessMindsReadyCharacters,
    /// Evasive protects any card that has it. Before, only characters. Old 10.4, 10.6; from 2.0.1 on 8.6.1
    /// (ED-31).
    EvasiveProtectsLocations,
    /// A player's timed effects continue after that player leaves the game. Old 1.10.2.3: no; from 2.0.1 on
    /// 9.2.3 (ED-41).
    LastingRulesOutliveTheirPlayer,
    /// A card that is shifted onto still sees the new card being played. From 2.2.0 on 4.3.4.2; before
    /// 4.3.4.1 (E22-04).
    CoveredCardSeesWhatCoversIt,
    /// Moving a character chooses it and the location, whether or not the text says so. In 2.3.0 4.7.1
    /// (E23-05).
    MovingChooses,
    /// An effect may choose the location that the character is already at. It does not move, but the rest of
    /// the effect happens. In 2.3.0 4.7.2; before, a character leaves a location only for another (E23-06).
    MayChooseThePlaceOneIsAt,
    /// A character can move to the location that it is already at. Only the old editions don't exclude it;
    /// from 2.0.1 on 4.7.2 (ED-23).
    MovesToThePlaceOneIsAt,
    /// If several players act in one effect, all of them do the first part, then all do the second. In 2.3.0
    /// 6.7.6.1; before, each player does everything in turn (6.7.5, 6.7.6) (E23-10).
    PlayersActPartByPart,
    /// A card's own text about how it enters play applies before the text of other cards. In 2.3.0 6.7.9;
    /// before, no order is given (E23-04).
    OwnEnteringComesFirst,
    /// A card can gain a keyword without a number that it already has, and has it twice. Old 10.1.1; from
    /// 2.0.1 on 8.1.2 (ED-34).
    KeywordsStandSideBySide,
    /// If a card is granted such a keyword twice, the grant that lasts longer replaces the other. A printed
    /// keyword lasts forever. In 2.3.0 8.1.2; before, the second one is not gained (E23-08).
    LongerKeywordStands,
    /// A random player chooses the starting player. Otherwise the starting player is random. Old 3.1.2,
    /// except in the German edition of October 2025; from 2.0.1 on 2.1.3, 2.2.1.1 (ED-39).
    StarterIsChosen,
    /// Cards that keep a character from challenging and make it quest give it Adventurous instead. In 2.3.0
    /// by errata, 8.16 (E23-09).
    MustQuestIsAdventurous,
}

impl EditionQuestion {
    /// All questions.
    pub const ALL: [EditionQuestion; 29] = [
        EditionQuestion::DrawingFromAnEmptyDeckLoses,
        EditionQuestion::IfIsAskedOnEnteringTheBag,
        EditionQuestion::LossesComeFirst,
        EditionQuestion::ActionsResolveInPlay,
        EditionQuestion::PlayedCardWaitsForTheEffect,
        EditionQuestion::ReplayedSongGoesBelowFirst,
        EditionQuestion::LastingRulesReachLaterCards,
        EditionQuestion::ReplacesOnceOnly,
        EditionQuestion::EqualShieldsGoTogether,
        EditionQuestion::ResistReplaces,
        EditionQuestion::ResistComesBeforeReplacements,
        EditionQuestion::DryingCharactersExertInEffects,
        EditionQuestion::AnyDamageIsDealt,
        EditionQuestion::MovingDamageRemovesIt,
        EditionQuestion::ReducedToZeroIsDealt,
        EditionQuestion::NegativeCountsAsZero,
        EditionQuestion::RecklessMindsReadyCharacters,
        EditionQuestion::EvasiveProtectsLocations,
        EditionQuestion::LastingRulesOutliveTheirPlayer,
        EditionQuestion::CoveredCardSeesWhatCoversIt,
        EditionQuestion::MovingChooses,
        EditionQuestion::MayChooseThePlaceOneIsAt,
        EditionQuestion::MovesToThePlaceOneIsAt,
        EditionQuestion::PlayersActPartByPart,
        EditionQuestion::OwnEnteringComesFirst,
        EditionQuestion::KeywordsStandSideBySide,
        EditionQuestion::LongerKeywordStands,
        EditionQuestion::StarterIsChosen,
        EditionQuestion::MustQuestIsAdventurous,
    ];

    /// Whether the answer is yes in this edition.
    pub const fn holds_in(self, edition: Edition) -> bool {
        let edition = edition as u8;
        match self {
            EditionQuestion::DrawingFromAnEmptyDeckLoses => edition < Edition::V2_0_1 as u8,
            EditionQuestion::IfIsAskedOnEnteringTheBag => edition < Edition::V2_0_1 as u8,
            EditionQuestion::LossesComeFirst => edition < Edition::V2_0_1 as u8,
            EditionQuestion::ActionsResolveInPlay => edition >= Edition::V2_0_1 as u8,
            EditionQuestion::PlayedCardWaitsForTheEffect => edition < Edition::V2_0_1 as u8,
            EditionQuestion::ReplayedSongGoesBelowFirst => edition < Edition::V2_0_1 as u8,
            EditionQuestion::LastingRulesReachLaterCards => edition >= Edition::V2_0_1 as u8,
            EditionQuestion::ReplacesOnceOnly => edition < Edition::August2025 as u8,
            EditionQuestion::EqualShieldsGoTogether => edition >= Edition::October2025 as u8,
            EditionQuestion::ResistReplaces => edition < Edition::V2_0_1 as u8,
            EditionQuestion::ResistComesBeforeReplacements => edition >= Edition::V2_1_0 as u8,
            EditionQuestion::DryingCharactersExertInEffects => edition == Edition::V2_0_1 as u8,
            EditionQuestion::AnyDamageIsDealt => edition == Edition::V2_0_1 as u8,
            EditionQuestion::MovingDamageRemovesIt => edition != Edition::V2_0_1 as u8,
            EditionQuestion::ReducedToZeroIsDealt => edition >= Edition::V2_2_0 as u8,
            EditionQuestion::NegativeCountsAsZero => edition >= Edition::August2025 as u8,
            EditionQuestion::RecklessMindsReadyCharacters => edition >= Edition::V2_0_1 as u8,
            EditionQuestion::EvasiveProtectsLocations => edition >= Edition::V2_0_1 as u8,
            EditionQuestion::LastingRulesOutliveTheirPlayer => edition >= Edition::V2_0_1 as u8,
            EditionQuestion::CoveredCardSeesWhatCoversIt => edition >= Edition::V2_2_0 as u8,
            EditionQuestion::MovingChooses => edition >= Edition::V2_3_0 as u8,
            EditionQuestion::MayChooseThePlaceOneIsAt => edition >= Edition::V2_3_0 as u8,
            EditionQuestion::MovesToThePlaceOneIsAt => edition < Edition::V2_0_1 as u8,
            EditionQuestion::PlayersActPartByPart => edition >= Edition::V2_3_0 as u8,
            EditionQuestion::OwnEnteringComesFirst => edition >= Edition::V2_3_0 as u8,
            EditionQuestion::KeywordsStandSideBySide => edition < Edition::V2_0_1 as u8,
            EditionQuestion::LongerKeywordStands => edition >= Edition::V2_3_0 as u8,
            EditionQuestion::MustQuestIsAdventurous => edition >= Edition::V2_3_0 as u8,
            EditionQuestion::StarterIsChosen => {
                edition < Edition::October2025 as u8 || edition == Edition::October2025Italian as u8
            }
        }
    }

    /// The ids of the changes behind this question that came into force after `from` and no later than `to`.
    /// For an old `to`, also those that separate the old editions from 2.0.1.
    pub fn changes_between(self, from: Edition, to: Edition) -> impl Iterator<Item = &'static str> {
        let since = |id: &str| match &id[..id.len().min(3)] {
            "ED-" => Edition::V2_0_1,
            "E21" => Edition::V2_1_0,
            "E22" => Edition::V2_2_0,
            _ => Edition::V2_3_0,
        };
        let old = to < Edition::V2_0_1;
        self.changes().iter().copied().filter(move |id| {
            let since = since(id);
            // Differences among the old editions have the ids of the changes to 2.0.1.
            (old && since == Edition::V2_0_1) || (from < since && since <= to)
        })
    }

    /// The ids of the changes behind this question.
    pub const fn changes(self) -> &'static [&'static str] {
        match self {
            EditionQuestion::DrawingFromAnEmptyDeckLoses => &["ED-01"],
            EditionQuestion::IfIsAskedOnEnteringTheBag => &["ED-05", "ED-04", "ED-19", "ED-95"],
            EditionQuestion::LossesComeFirst => &["ED-46"],
            EditionQuestion::ActionsResolveInPlay => &["ED-08"],
            EditionQuestion::PlayedCardWaitsForTheEffect => &["ED-06"],
            EditionQuestion::ReplayedSongGoesBelowFirst => &["ED-06", "E21-13"],
            EditionQuestion::LastingRulesReachLaterCards => &["ED-10"],
            EditionQuestion::ReplacesOnceOnly => &["ED-11"],
            EditionQuestion::EqualShieldsGoTogether => &["ED-11"],
            EditionQuestion::ResistReplaces => &["ED-12"],
            EditionQuestion::ResistComesBeforeReplacements => &["E21-09"],
            EditionQuestion::DryingCharactersExertInEffects => &["ED-13", "E21-07"],
            EditionQuestion::AnyDamageIsDealt => &["ED-16", "E21-03"],
            EditionQuestion::MovingDamageRemovesIt => &["ED-45", "E21-04"],
            EditionQuestion::ReducedToZeroIsDealt => &["E22-01"],
            EditionQuestion::NegativeCountsAsZero => &["ED-44"],
            EditionQuestion::RecklessMindsReadyCharacters => &["ED-29"],
            EditionQuestion::EvasiveProtectsLocations => &["ED-31"],
            EditionQuestion::LastingRulesOutliveTheirPlayer => &["ED-41"],
            EditionQuestion::CoveredCardSeesWhatCoversIt => &["E22-04"],
            EditionQuestion::MovingChooses => &["E23-05"],
            EditionQuestion::MayChooseThePlaceOneIsAt => &["E23-06"],
            EditionQuestion::MovesToThePlaceOneIsAt => &["ED-23"],
            EditionQuestion::PlayersActPartByPart => &["E23-10"],
            EditionQuestion::OwnEnteringComesFirst => &["E23-04"],
            EditionQuestion::KeywordsStandSideBySide => &["ED-34"],
            EditionQuestion::LongerKeywordStands => &["E23-08"],
            EditionQuestion::StarterIsChosen => &["ED-39"],
            EditionQuestion::MustQuestIsAdventurous => &["E23-09"],
        }
    }
}

/// The rules of a game: those of an edition. The answers to all questions are computed once, so that asking
/// one is a bit test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "StoredRules", into = "StoredRules")]
pub struct Rules {
    edition: Edition,
    /// One bit per [`EditionQuestion`].
    answers: u32,
}

/// Rules as stored. The answers follow from the edition. Files had two texts of one edition before each text
/// was an edition, and editions are stored by their positions, so they keep that form.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Rules")]
struct StoredRules {
    edition: StoredEdition,
    text: StoredText,
}

/// The editions by the positions that they have in files. A new one is added at the end.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Edition")]
enum StoredEdition {
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
    #[serde(rename = "2.3.0")]
    V2_3_0,
}

/// Which of its two texts an edition of October 2025 is.
#[derive(Serialize, Deserialize)]
#[serde(rename = "OctoberText")]
enum StoredText {
    German,
    Italian,
}

impl From<StoredRules> for Rules {
    fn from(stored: StoredRules) -> Rules {
        Rules::from(match (stored.edition, stored.text) {
            (StoredEdition::March2025, _) => Edition::March2025,
            (StoredEdition::August2025, _) => Edition::August2025,
            (StoredEdition::October2025, StoredText::German) => Edition::October2025,
            (StoredEdition::October2025, StoredText::Italian) => Edition::October2025Italian,
            (StoredEdition::V2_0_1, _) => Edition::V2_0_1,
            (StoredEdition::V2_1_0, _) => Edition::V2_1_0,
            (StoredEdition::V2_2_0, _) => Edition::V2_2_0,
            (StoredEdition::V2_3_0, _) => Edition::V2_3_0,
        })
    }
}

impl From<Rules> for StoredRules {
    fn from(rules: Rules) -> StoredRules {
        let (edition, text) = match rules.edition {
            Edition::March2025 => (StoredEdition::March2025, StoredText::German),
            Edition::August2025 => (StoredEdition::August2025, StoredText::German),
            Edition::October2025 => (StoredEdition::October2025, StoredText::German),
            Edition::October2025Italian => (StoredEdition::October2025, StoredText::Italian),
            Edition::V2_0_1 => (StoredEdition::V2_0_1, StoredText::German),
            Edition::V2_1_0 => (StoredEdition::V2_1_0, StoredText::German),
            Edition::V2_2_0 => (StoredEdition::V2_2_0, StoredText::German),
            Edition::V2_3_0 => (StoredEdition::V2_3_0, StoredText::German),
        };
        StoredRules { edition, text }
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Edition::NEWEST.into()
    }
}

impl Rules {
    /// The rules of an edition.
    pub const fn new(edition: Edition) -> Rules {
        let (mut answers, mut at) = (0, 0);
        while at < EditionQuestion::ALL.len() {
            let question = EditionQuestion::ALL[at];
            if question.holds_in(edition) {
                answers |= 1 << question as u32;
            }
            at += 1;
        }
        Rules { edition, answers }
    }

    pub fn edition(self) -> Edition {
        self.edition
    }

    /// Whether these rules answer the question with yes.
    #[inline]
    pub const fn say(self, question: EditionQuestion) -> bool {
        self.answers & 1 << question as u32 != 0
    }

    /// The same rules with one answer replaced, to see the effect of a single change. Storing them loses that
    /// answer: only the edition is stored.
    pub const fn with_answer(self, question: EditionQuestion, answer: bool) -> Rules {
        let bit = 1 << question as u32;
        let answers = if answer { self.answers | bit } else { self.answers & !bit };
        Rules { answers, ..self }
    }
}

impl From<Edition> for Rules {
    fn from(edition: Edition) -> Rules {
        Rules::new(edition)
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
    fn every_question_has_a_bit_and_is_answered_differently_by_some_editions() {
        for (at, question) in EditionQuestion::ALL.into_iter().enumerate() {
            assert_eq!(question as usize, at);
            let answers = Edition::ALL.map(|edition| Rules::from(edition).say(question));
            assert!(answers.contains(&true) && answers.contains(&false), "{question:?}");
            assert!(!question.changes().is_empty(), "{question:?}");
            for edition in Edition::ALL {
                let rules = Rules::from(edition);
                let turned = rules.with_answer(question, !rules.say(question));
                assert_ne!(turned.say(question), rules.say(question));
                assert_eq!(turned.with_answer(question, rules.say(question)), rules);
            }
        }
    }

    #[test]
    fn rules_are_stored_by_name() {
        for rules in Edition::ALL.map(Rules::from) {
            let stored = postcard::to_stdvec(&rules).expect("plain data");
            assert_eq!(postcard::from_bytes::<Rules>(&stored).expect("what was written"), rules);
        }
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
        for edition in Edition::ALL.into_iter().filter(|edition| *edition != Edition::October2025Italian) {
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
