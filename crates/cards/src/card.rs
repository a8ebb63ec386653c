//! One card: its printed facts and its abilities.

use serde::{Deserialize, Serialize};
use wording::{Ability, CardFacts, CardType, Class, Ink, Name, Node, Part};

/// A card of the library, or one made up for a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardData {
    pub name: Name,
    /// Absent for actions and items (5.3.6.1).
    pub version: Option<Name>,
    pub card_type: CardType,
    pub inks: Vec<Ink>,
    pub cost: u8,
    /// Whether it has the inkwell symbol (5.2.3).
    pub inkable: bool,
    pub strength: Option<u8>,
    pub willpower: Option<u8>,
    pub lore: Option<u8>,
    pub move_cost: Option<u8>,
    /// Classifications; a song carries "Song" here (5.4.4.1).
    pub classes: Vec<Class>,
    /// Library files omit the usual four.
    #[serde(default)]
    pub copies: CopyLimit,
    /// "set/number" of every known printing; the entry is filed under the first.
    pub printings: Vec<String>,
    /// LorcanaJSON's ids of the printings, for deck lists that use them. Library files omit an empty list.
    #[serde(default)]
    pub ids: Vec<u32>,
    pub abilities: Vec<Ability>,
}

/// How many copies a Constructed deck may have (1.10.1.1; card text may lift the limit).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CopyLimit {
    UpTo(u8),
    AnyNumber,
}

impl Default for CopyLimit {
    fn default() -> Self {
        CopyLimit::UpTo(4)
    }
}

/// Set-code prefix of a card imported without one of its abilities, so that it is never
/// mistaken for the printed card.
pub const PARTIAL_SET: &str = "PART";

impl CardData {
    /// An otherwise empty card of this type, to be filled in.
    pub fn blank(card_type: CardType) -> CardData {
        CardData {
            name: Name(String::new()),
            version: None,
            card_type,
            inks: vec![],
            cost: 0,
            inkable: false,
            strength: None,
            willpower: None,
            lore: None,
            move_cost: None,
            classes: vec![],
            copies: CopyLimit::default(),
            printings: vec![],
            ids: vec![],
            abilities: vec![],
        }
    }

    /// Whether the card was imported without an ability that was not understood, at the player's request.
    pub fn is_partial(&self) -> bool {
        self.printings.iter().any(|printing| printing.starts_with(PARTIAL_SET))
    }

    /// Name and version as one string, as in deck lists (5.2.6).
    pub fn full_name(&self) -> String {
        match &self.version {
            Some(version) => format!("{} - {}", self.name, version),
            None => self.name.0.clone(),
        }
    }

    /// The names of cards that this one's text brings from outside the deck.
    pub fn brought_names(&self) -> Vec<Name> {
        let mut brought = Vec::new();
        wording::visit(&self.abilities, |node| {
            if let Node::Noun(noun) = node
                && noun.0.iter().any(|part| matches!(part, Part::FromCollection(_)))
            {
                let names = noun.0.iter().filter_map(|part| match part {
                    Part::Named(names) => Some(names),
                    _ => None,
                });
                brought.extend(names.flatten().cloned());
            }
        });
        brought
    }

    /// The printed facts apart from the text.
    pub fn facts(&self) -> CardFacts {
        CardFacts {
            full_name: self.full_name(),
            name: self.name.clone(),
            names: self.names(),
            card_type: self.card_type,
            inks: self.inks.clone(),
            cost: self.cost,
            inkable: self.inkable,
            strength: self.strength,
            willpower: self.willpower,
            lore: self.lore,
            move_cost: self.move_cost,
            classes: self.classes.clone(),
        }
    }

    /// Every name of the card: "A & B" is also named A and B (5.2.6.1, 5.2.6.3).
    pub fn names(&self) -> Vec<Name> {
        let mut names = vec![self.name.clone()];
        let parts: Vec<&str> = if self.name.0.contains(" & ") {
            self.name.0.split(" & ").collect()
        } else if let Some((first, second)) = split_n(&self.name.0) {
            vec![first, second]
        } else {
            vec![]
        };
        names.extend(parts.into_iter().map(|part| Name(part.trim().to_owned())));
        names
    }
}

/// The two names around an 'n' with any apostrophes (5.2.6.3).
fn split_n(name: &str) -> Option<(&str, &str)> {
    let (first, rest) = name.split_once(' ')?;
    let (joint, second) = rest.split_once(' ')?;
    let plain: String = joint.chars().filter(|c| c.is_alphanumeric()).collect();
    (plain == "n" && joint.chars().count() == 3).then_some((first, second))
}
