//! The cards that commands work with: the built-in ones and the player's own.

use crate::failure::{Failure, note};
use crate::language::{say, tell};
use cards::{CardData, CardLibrary, OfficialTexts, fold};
use playable::PlayableLibrary;
use std::sync::Arc;
use words::Say as _;

/// The built-in library with the player's own cards. Errors in the player's files are reported on standard
/// error; everything else still works.
pub fn load() -> CardLibrary {
    let loaded = CardLibrary::load();
    // Imported names and texts in other languages, if any.
    for problem in cards::data_folder().map(|data| OfficialTexts::install(&data)).unwrap_or_default() {
        note(tell(&problem.message()));
    }
    for problem in &loaded.problems {
        note(tell(&problem.message()));
    }
    loaded.library
}

/// The same cards, compiled for games.
pub fn load_playable() -> Arc<PlayableLibrary> {
    PlayableLibrary::new(load())
}

/// The card with this full name; if there is none, why an import refused it or what else may be meant.
pub fn find<'a>(library: &'a CardLibrary, name: &str) -> Result<&'a CardData, Failure> {
    if let Some(card) = library.find(name) {
        return Ok(card);
    }
    if let Some(reason) = library.refusal(name) {
        let why = reason.message();
        return Err(Failure::input(say!("card-refused", "name" = name.to_owned(), "why" = why)));
    }
    let versions = versions(library, name);
    if !versions.is_empty() {
        return Err(Failure::input(say!("card-of-many", "name" = name.to_owned(), "n" = versions.len())));
    }
    let nearest = library.suggest(name).map(|nearest| nearest.to_owned());
    Err(Failure::input(tell(&words::unknown_card(name, nearest.as_ref()))))
}

/// All versions of the card with this name.
pub fn versions<'a>(library: &'a CardLibrary, name: &str) -> Vec<&'a CardData> {
    let wanted = fold(name);
    let mut cards: Vec<&CardData> =
        library.cards.iter().filter(|card| fold(&card.name.0) == wanted).collect();
    cards.sort_by_key(|card| card.full_name());
    cards
}
