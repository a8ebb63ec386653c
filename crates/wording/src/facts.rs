//! Printed facts that card text refers to: inks, card types, classifications, names.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The six ink types (5.2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Ink {
    Amber,
    Amethyst,
    Emerald,
    Ruby,
    Sapphire,
    Steel,
}

impl Ink {
    pub const ALL: [Ink; 6] = [Ink::Amber, Ink::Amethyst, Ink::Emerald, Ink::Ruby, Ink::Sapphire, Ink::Steel];

    pub fn name(self) -> &'static str {
        match self {
            Ink::Amber => "Amber",
            Ink::Amethyst => "Amethyst",
            Ink::Emerald => "Emerald",
            Ink::Ruby => "Ruby",
            Ink::Sapphire => "Sapphire",
            Ink::Steel => "Steel",
        }
    }
}

impl fmt::Display for Ink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The four card types (5.3–5.6). A song is an action with the classification Song (5.4.4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CardType {
    Character,
    Action,
    Item,
    Location,
}

/// A classification such as Hero or Princess (5.2.7): an open list that grows with each set.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Class(pub String);

/// A card's or ability's name as printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Name(pub String);

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The printed facts of a card, without its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardFacts {
    /// Name and version as one string (5.2.6).
    pub full_name: String,
    pub name: Name,
    /// Every name of the card (5.2.6.1).
    pub names: Vec<Name>,
    pub card_type: CardType,
    pub inks: Vec<Ink>,
    pub cost: u8,
    /// Whether it has the inkwell symbol.
    pub inkable: bool,
    pub strength: Option<u8>,
    pub willpower: Option<u8>,
    pub lore: Option<u8>,
    pub move_cost: Option<u8>,
    pub classes: Vec<Class>,
}
