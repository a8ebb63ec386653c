//! The fourteen keywords of 8.1.1 and Adventurous (8.16), with their numbers and, for Shift, its variants.

use crate::{Class, Effect};
use serde::{Deserialize, Serialize};

/// A keyword with what stands behind it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Keyword {
    Alert,
    Bodyguard,
    Boost(u8),
    Challenger(u8),
    Evasive,
    Reckless,
    Resist(u8),
    Rush,
    Shift(Shift),
    Singer(u8),
    SingTogether(u8),
    Support,
    Vanish,
    Ward,
    Adventurous,
}

/// A keyword without its number: what "has Evasive" or "with Shift" asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum KeywordKind {
    Alert,
    Bodyguard,
    Boost,
    Challenger,
    Evasive,
    Reckless,
    Resist,
    Rush,
    Shift,
    Singer,
    SingTogether,
    Support,
    Vanish,
    Ward,
    Adventurous,
}

impl KeywordKind {
    pub const ALL: [KeywordKind; 15] = [
        KeywordKind::Alert,
        KeywordKind::Bodyguard,
        KeywordKind::Boost,
        KeywordKind::Challenger,
        KeywordKind::Evasive,
        KeywordKind::Reckless,
        KeywordKind::Resist,
        KeywordKind::Rush,
        KeywordKind::Shift,
        KeywordKind::Singer,
        KeywordKind::SingTogether,
        KeywordKind::Support,
        KeywordKind::Vanish,
        KeywordKind::Ward,
        KeywordKind::Adventurous,
    ];

    pub fn name(self) -> &'static str {
        match self {
            KeywordKind::Alert => "Alert",
            KeywordKind::Bodyguard => "Bodyguard",
            KeywordKind::Boost => "Boost",
            KeywordKind::Challenger => "Challenger",
            KeywordKind::Evasive => "Evasive",
            KeywordKind::Reckless => "Reckless",
            KeywordKind::Resist => "Resist",
            KeywordKind::Rush => "Rush",
            KeywordKind::Shift => "Shift",
            KeywordKind::Singer => "Singer",
            KeywordKind::SingTogether => "Sing Together",
            KeywordKind::Support => "Support",
            KeywordKind::Vanish => "Vanish",
            KeywordKind::Ward => "Ward",
            KeywordKind::Adventurous => "Adventurous",
        }
    }
}

impl Keyword {
    pub fn kind(&self) -> KeywordKind {
        match self {
            Keyword::Alert => KeywordKind::Alert,
            Keyword::Bodyguard => KeywordKind::Bodyguard,
            Keyword::Boost(_) => KeywordKind::Boost,
            Keyword::Challenger(_) => KeywordKind::Challenger,
            Keyword::Evasive => KeywordKind::Evasive,
            Keyword::Reckless => KeywordKind::Reckless,
            Keyword::Resist(_) => KeywordKind::Resist,
            Keyword::Rush => KeywordKind::Rush,
            Keyword::Shift(_) => KeywordKind::Shift,
            Keyword::Singer(_) => KeywordKind::Singer,
            Keyword::SingTogether(_) => KeywordKind::SingTogether,
            Keyword::Support => KeywordKind::Support,
            Keyword::Vanish => KeywordKind::Vanish,
            Keyword::Ward => KeywordKind::Ward,
            Keyword::Adventurous => KeywordKind::Adventurous,
        }
    }

    /// What is printed behind its name.
    pub fn form(&self) -> KeywordForm<'_> {
        match self {
            Keyword::Challenger(n) | Keyword::Resist(n) => KeywordForm::Plus(*n),
            Keyword::Boost(n) => KeywordForm::Ink(*n),
            Keyword::Singer(n) | Keyword::SingTogether(n) => KeywordForm::Number(*n),
            Keyword::Shift(shift) => KeywordForm::Shift(shift),
            Keyword::Alert
            | Keyword::Bodyguard
            | Keyword::Evasive
            | Keyword::Reckless
            | Keyword::Rush
            | Keyword::Support
            | Keyword::Vanish
            | Keyword::Ward
            | Keyword::Adventurous => KeywordForm::Plain,
        }
    }

    /// The number printed with it, if it has one; a Shift cost in ink counts.
    pub fn number(&self) -> Option<u8> {
        match self.form() {
            KeywordForm::Plus(n) | KeywordForm::Ink(n) | KeywordForm::Number(n) => Some(n),
            KeywordForm::Shift(Shift { cost: ShiftCost::Ink(n), .. }) => Some(*n),
            KeywordForm::Plain | KeywordForm::Shift(Shift { cost: ShiftCost::Do(_), .. }) => None,
        }
    }
}

/// How a keyword is printed, in any language: its name, and this behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeywordForm<'k> {
    /// Nothing.
    Plain,
    /// A number that adds up: "+2".
    Plus(u8),
    /// A cost in ink.
    Ink(u8),
    /// A number.
    Number(u8),
    /// What it may be put on stands with the name, and what it costs behind.
    Shift(&'k Shift),
}

/// Shift (8.10): what it may be put on, and what it costs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shift {
    pub base: ShiftBase,
    pub cost: ShiftCost,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ShiftBase {
    /// A character that shares a name with this card (8.10.1).
    SameName,
    /// "Puppy Shift": any character with that classification (8.10.8.1).
    Class(Class),
    /// "Universal Shift": any character (8.10.8.2).
    Universal,
    /// "Duo Shift": two characters, one for each name of this card (8.10.8.3).
    Duo,
    /// "Combo Shift": one character that shares a name, or two as for Duo Shift (8.10.8.4).
    Combo,
    /// "Potato Shift": an item named Potato (8.10.8.6).
    Potato,
    /// "Temporary Shift": the same, and at the end of the turn the card goes back to the hand (8.10.8.5, 8.10.9).
    Temporary(Box<ShiftBase>),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ShiftCost {
    Ink(u8),
    /// "Shift: Discard 2 cards" and the like.
    Do(Box<Effect>),
}
