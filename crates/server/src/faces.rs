//! Cards as a browser draws them.

use crate::protocol::{CardType, Face, FaceSection};
use ability::{Ability, AbilityKind};
use cards::{CardData, fold};
use engine::DefId;
use live::Hall;

/// So many faces are given at once.
pub const MOST_FACES: usize = 500;

/// So many found cards are given at once.
pub const MOST_FOUND: usize = 60;

/// Longer questions are not looked for.
const LONGEST_QUESTION: usize = 200;

/// The face with this number, if there is such a card.
pub fn face(hall: &Hall, id: u16) -> Option<Face> {
    if usize::from(id) >= hall.db.defs().len() {
        return None;
    }
    hall.card(DefId(id)).map(|card| draw(card, id))
}

fn draw(card: &CardData, id: u16) -> Face {
    let song = card.classes.iter().any(|class| class.0 == "Song");
    Face {
        id,
        full_name: card.full_name(),
        name: card.name.0.clone(),
        version: card.version.as_ref().map(|version| version.0.clone()),
        card_type: match card.card_type {
            ability::CardType::Character => CardType::Character,
            ability::CardType::Action if song => CardType::Song,
            ability::CardType::Action => CardType::Action,
            ability::CardType::Item => CardType::Item,
            ability::CardType::Location => CardType::Location,
        },
        inks: card.inks.iter().map(|ink| ink.name().to_owned()).collect(),
        cost: card.cost,
        inkable: card.inkable,
        classes: card.classes.iter().map(|class| class.0.clone()).collect(),
        strength: card.strength,
        willpower: card.willpower,
        lore: card.lore,
        move_cost: card.move_cost,
        sections: card.abilities.iter().map(|ability| section(ability, card.card_type)).collect(),
    }
}

/// An ability as the program words it. The story name stands beside the text, not in front of it.
fn section(ability: &Ability, card_type: ability::CardType) -> FaceSection {
    let bare = Ability { name: None, kind: ability.kind.clone() };
    FaceSection {
        name: ability.name.as_ref().map(|name| name.0.clone()),
        text: text::print_ability(&bare, card_type),
        keyword: match ability.kind {
            AbilityKind::Keyword(_) => true,
            AbilityKind::Triggered { .. }
            | AbilityKind::Activated { .. }
            | AbilityKind::Static { .. }
            | AbilityKind::Replacement { .. }
            | AbilityKind::Action(_)
            | AbilityKind::Offer { .. } => false,
        },
    }
}

/// The cards whose full name has all these words, by name: how many there are, and the first of them.
pub fn search(hall: &Hall, question: &str) -> (usize, Vec<Face>) {
    let question: String = question.chars().take(LONGEST_QUESTION).collect();
    let words: Vec<String> = fold(&question).split_whitespace().map(str::to_owned).collect();
    let mut found: Vec<(&str, u16)> = hall
        .db
        .defs()
        .iter()
        .enumerate()
        .filter(|(_, def)| {
            let name = fold(&def.full_name);
            words.iter().all(|word| name.contains(word.as_str()))
        })
        .map(|(id, def)| (def.full_name.as_str(), id as u16))
        .collect();
    found.sort_unstable();
    let faces = found.iter().take(MOST_FOUND).filter_map(|(_, id)| face(hall, *id)).collect();
    (found.len(), faces)
}
