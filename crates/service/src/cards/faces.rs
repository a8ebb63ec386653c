//! Card faces for the browser.

use crate::error::RequestError;
use crate::protocol::{CardNames, CardSearch, Face, FaceSection, FaceType};
use cards::{CardData, Date, Format, FormatName, LocalNames, fold, parse_ink, parse_keyword};
use engine::DefId;
use playable::PlayableLibrary;
use serde::Deserialize;
use std::collections::HashMap;
use wording::{Ability, AbilityKind, Language};
use words::Message;

/// Maximum number of faces in one answer.
const MOST_FACES: usize = 500;

/// Maximum number of cards in a search result.
const MOST_FOUND: usize = 60;

/// Maximum length of a search in characters; the rest is ignored.
const LONGEST_QUESTION: usize = 200;

/// The faces with these numbers, separated by commas. Unknown numbers are left out.
pub fn faces(library: &PlayableLibrary, language: Language, ids: &str) -> Result<Vec<Face>, RequestError> {
    let ids: Vec<&str> = ids.split(',').filter(|id| !id.is_empty()).collect();
    if ids.len() > MOST_FACES {
        return Err(RequestError::bad(Message::new("faces-at-most").with("most", MOST_FACES)));
    }
    let number = |id: &str| id.trim().parse().map_err(|_| RequestError::bad(Message::new("faces-numbers")));
    let numbers = ids.into_iter().map(number).collect::<Result<Vec<u16>, _>>()?;
    Ok(numbers.into_iter().filter_map(|id| face(library, language, id)).collect())
}

/// The name of a card in a language.
pub fn local_name(language: Language, english: &str) -> String {
    writers::Names::card(LocalNames::of(language), english).unwrap_or_else(|| english.to_owned())
}

/// The names that can be named, in the order of their numbers.
pub fn names(library: &PlayableLibrary, language: Language) -> CardNames {
    CardNames { names: library.db.names().iter().map(|name| local_name(language, name)).collect() }
}

/// The library's hash as pages know it. Faces stay the same as long as it does.
pub fn library_version(library: &PlayableLibrary) -> String {
    format!("{:016x}", library.hash())
}

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
            wording::CardType::Character => FaceType::Character,
            wording::CardType::Action if song => FaceType::Song,
            wording::CardType::Action => FaceType::Action,
            wording::CardType::Item => FaceType::Item,
            wording::CardType::Location => FaceType::Location,
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
        ornament: card.ornament(),
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
pub struct CardFilters {
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
    /// Only cards that this format allows now.
    format: Option<String>,
    inkable: Option<bool>,
}

/// The matching cards, sorted by cost and name: their number, and the first of them.
pub fn search(
    library: &PlayableLibrary,
    language: Language,
    filters: &CardFilters,
    today: Date,
) -> Result<CardSearch, RequestError> {
    let given = |word: &Option<String>| word.clone().filter(|word| !word.trim().is_empty());
    let question: String = filters.q.chars().take(LONGEST_QUESTION).collect();
    let words: Vec<String> = fold(&question).split_whitespace().map(str::to_owned).collect();
    let inks = given(&filters.ink).unwrap_or_default();
    let inks = inks.split(',').filter(|ink| !ink.is_empty()).map(parse_ink).collect::<Result<_, _>>();
    let query = cards::Query {
        inks: inks.map_err(RequestError::bad)?,
        cost: given(&filters.cost).map(|cost| cost.parse()).transpose().map_err(RequestError::bad)?,
        card_type: given(&filters.card_type)
            .map(|said| said.parse())
            .transpose()
            .map_err(RequestError::bad)?,
        classes: given(&filters.class).into_iter().collect(),
        keywords: given(&filters.keyword)
            .map(|word| parse_keyword(&word))
            .transpose()
            .map_err(RequestError::bad)?
            .into_iter()
            .collect(),
        set: given(&filters.set),
        inkable: filters.inkable,
        words: given(&filters.text)
            .map(|text| text.chars().take(LONGEST_QUESTION).collect())
            .into_iter()
            .collect(),
        name: None,
    };
    let format = given(&filters.format)
        .map(|name| name.parse::<FormatName>())
        .transpose()
        .map_err(RequestError::bad)?;
    let allowed = |card: &CardData| {
        format.is_none_or(|name| {
            let format = Format::named(name);
            card.printings
                .iter()
                .filter_map(|printing| printing.split_once('/'))
                .any(|(set, _)| format.has_set(set, today))
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
    let mut found = library.cards.search(&query).map_err(RequestError::bad)?;
    found.retain(|card| named(card) && allowed(card));
    found.sort_by_key(|card| (card.cost, card.full_name_in(language)));
    let numbers: HashMap<&str, u16> =
        library.db.defs().iter().enumerate().map(|(id, def)| (def.full_name.as_str(), id as u16)).collect();
    let ids = found.iter().filter_map(|card| numbers.get(card.full_name().as_str()).copied());
    let ids: Vec<u16> = ids.collect();
    let faces = ids.iter().take(MOST_FOUND).filter_map(|id| face(library, language, *id)).collect();
    Ok(CardSearch { found: ids.len() as u32, faces })
}
