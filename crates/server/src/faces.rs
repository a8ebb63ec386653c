//! Card faces for the browser.

use crate::problem::Refusal;
use crate::protocol::{CardSearch, CardType, Face, FaceSection};
use cards::{CardData, Date, Format, FormatName, LocalNames, fold, parse_ink, parse_keyword};
use engine::DefId;
use playable::PlayableLibrary;
use serde::Deserialize;
use std::collections::HashMap;
use wording::{Ability, AbilityKind, Language};

/// Maximum number of faces in one answer.
pub const MOST_FACES: usize = 500;

/// Maximum number of cards in a search result.
pub const MOST_FOUND: usize = 60;

/// Maximum length of a search in characters; the rest is ignored.
const LONGEST_QUESTION: usize = 200;

/// The face with this number, if there is one.
pub fn face(library: &PlayableLibrary, language: Language, id: u16) -> Option<Face> {
    if usize::from(id) >= library.db.defs().len() {
        return None;
    }
    library.card(DefId(id)).map(|card| draw(card, language, id))
}

/// A card's face with this number.
pub fn draw(card: &CardData, language: Language, id: u16) -> Face {
    let (name, version) = card.names_in(language);
    let song = card.classes.iter().any(|class| class.0 == "Song");
    Face {
        id,
        full_name: card.full_name_in(language),
        name,
        version,
        card_type: match card.card_type {
            wording::CardType::Character => CardType::Character,
            wording::CardType::Action if song => CardType::Song,
            wording::CardType::Action => CardType::Action,
            wording::CardType::Item => CardType::Item,
            wording::CardType::Location => CardType::Location,
        },
        inks: card.inks.iter().map(|ink| ink.name().to_owned()).collect(),
        cost: card.cost,
        inkable: card.inkable,
        classes: card.classes.iter().map(|class| writers::class_name(language, &class.0)).collect(),
        strength: card.strength,
        willpower: card.willpower,
        lore: card.lore,
        move_cost: card.move_cost,
        partial: card.is_partial(),
        sections: sections(card, language),
    }
}

/// The official text if the player has imported it, otherwise the program's wording of each ability.
fn sections(card: &CardData, language: Language) -> Vec<FaceSection> {
    match card.official_text(language) {
        Some(text) => {
            let paragraph = |text: &String| FaceSection { name: None, text: text.clone(), keyword: false };
            text.iter().map(paragraph).collect()
        }
        None => card.abilities.iter().map(|ability| section(card, language, ability)).collect(),
    }
}

/// The program's wording of an ability. The story name is a separate field, not a part of the text.
fn section(card: &CardData, language: Language, ability: &Ability) -> FaceSection {
    FaceSection {
        name: ability.name.as_ref().map(|name| card.story_in(language, &name.0)),
        text: card.ability_in(language, ability),
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

/// The filters of a card search. A card must match all of them.
#[derive(Debug, Default, Deserialize)]
pub struct Wanted {
    /// Words of the full name.
    #[serde(default)]
    q: String,
    /// Words of the text.
    text: Option<String>,
    /// One ink or two, with a comma between them.
    ink: Option<String>,
    /// "3", "3-", "3+" or "2..4".
    cost: Option<String>,
    #[serde(rename = "type")]
    card_type: Option<String>,
    class: Option<String>,
    keyword: Option<String>,
    set: Option<String>,
    /// Only cards that this format allows today.
    format: Option<String>,
    inkable: Option<bool>,
}

/// The matching cards, sorted by cost and name: their number, and the first of them.
pub fn search(library: &PlayableLibrary, language: Language, wanted: &Wanted) -> Result<CardSearch, Refusal> {
    let given = |word: &Option<String>| word.clone().filter(|word| !word.trim().is_empty());
    let question: String = wanted.q.chars().take(LONGEST_QUESTION).collect();
    let words: Vec<String> = fold(&question).split_whitespace().map(str::to_owned).collect();
    let inks = given(&wanted.ink).unwrap_or_default();
    let inks = inks.split(',').filter(|ink| !ink.is_empty()).map(parse_ink).collect::<Result<_, _>>();
    let query = cards::Query {
        inks: inks.map_err(Refusal::bad)?,
        cost: given(&wanted.cost).map(|cost| cost.parse()).transpose().map_err(Refusal::bad)?,
        card_type: given(&wanted.card_type).map(|said| said.parse()).transpose().map_err(Refusal::bad)?,
        classes: given(&wanted.class).into_iter().collect(),
        keywords: given(&wanted.keyword)
            .map(|word| parse_keyword(&word))
            .transpose()
            .map_err(Refusal::bad)?
            .into_iter()
            .collect(),
        set: given(&wanted.set),
        inkable: wanted.inkable,
        words: given(&wanted.text)
            .map(|text| text.chars().take(LONGEST_QUESTION).collect())
            .into_iter()
            .collect(),
        name: None,
    };
    let format =
        given(&wanted.format).map(|name| name.parse::<FormatName>()).transpose().map_err(Refusal::bad)?;
    let allowed = |card: &CardData| {
        format.is_none_or(|name| {
            let format = Format::named(name);
            card.printings
                .iter()
                .filter_map(|printing| printing.split_once('/'))
                .any(|(set, _)| format.has_set(set, Date::today()))
        })
    };
    let fits = |name: &str| {
        let name = fold(name);
        words.iter().all(|word| name.contains(word.as_str()))
    };
    let named = |card: &CardData| {
        let english = card.full_name();
        let local =
            |other: Language| LocalNames::of(other).full_name(&english).is_some_and(|name| fits(&name));
        fits(&english) || Language::OTHERS.into_iter().any(local)
    };
    let mut found = library.cards.search(&query).map_err(Refusal::bad)?;
    found.retain(|card| named(card) && allowed(card));
    found.sort_by_key(|card| (card.cost, card.full_name_in(language)));
    let numbers: HashMap<&str, u16> =
        library.db.defs().iter().enumerate().map(|(id, def)| (def.full_name.as_str(), id as u16)).collect();
    let ids = found.iter().filter_map(|card| numbers.get(card.full_name().as_str()).copied());
    let ids: Vec<u16> = ids.collect();
    let faces = ids.iter().take(MOST_FOUND).filter_map(|id| face(library, language, *id)).collect();
    Ok(CardSearch { found: ids.len() as u32, faces })
}
