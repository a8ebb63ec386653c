//! Finding cards by their names in other languages.

use cards::{
    CardLibrary, DeckError, DeckErrorKind, DeckForm, DeckList, Query, UnknownCardPolicy, read_deck,
    write_deck_in,
};
use wording::Language;

fn read(text: &str, library: &CardLibrary) -> Result<DeckList, Vec<DeckError>> {
    read_deck(text.as_bytes(), "mixed", library, UnknownCardPolicy::Refuse)
}

fn names(query: &str) -> Vec<String> {
    let library = CardLibrary::embedded();
    let query = Query { name: Some(query.to_owned()), ..Query::default() };
    library.search(&query).expect("a name can be looked for").iter().map(|card| card.full_name()).collect()
}

#[test]
fn a_card_is_found_by_its_name_in_any_language() {
    let library = CardLibrary::embedded();
    for name in [
        "Ariel - On Human Legs",
        "Arielle - Auf menschlichen Beinen",
        "arielle - auf MENSCHLICHEN beinen",
        "爱丽儿 - 像人一样站立",
    ] {
        let card = library.find(name).unwrap_or_else(|| panic!("{name} is not found"));
        assert_eq!(card.full_name(), "Ariel - On Human Legs");
    }
}

#[test]
fn names_are_searched_in_all_languages_and_without_accents() {
    assert!(names("arielle").contains(&"Ariel - On Human Legs".to_owned()));
    assert!(names("malefique").contains(&"Maleficent - Sorceress".to_owned()));
    assert!(names("MALÉFIQUE").contains(&"Maleficent - Sorceress".to_owned()));
    assert!(names("爱丽儿").contains(&"Ariel - On Human Legs".to_owned()));
}

#[test]
fn a_list_may_mix_languages_and_is_written_in_one() {
    let library = CardLibrary::embedded();
    let text = "2 Arielle - Auf menschlichen Beinen\n1 Ariel - Spectacular Singer\n3 C'est la fête\n";
    let list = read(text, &library).expect("all of them are cards");
    let english = ["Ariel - On Human Legs", "Ariel - Spectacular Singer", "Be Our Guest"];
    let found: Vec<&str> = list.deck.entries.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(found, english);

    for language in Language::OTHERS {
        for form in [DeckForm::Text, DeckForm::Csv, DeckForm::Json] {
            let written = write_deck_in(&list, form, Some(language), &library).expect("it can be written");
            let back = read(&written, &library).expect("it can be read");
            assert_eq!(back.deck.entries, list.deck.entries, "{language}: {written}");
        }
    }
    let german =
        write_deck_in(&list, DeckForm::Text, Some(Language::German), &library).expect("it can be written");
    assert!(german.starts_with("2 Arielle - Auf menschlichen Beinen\n"), "{german}");
}

#[test]
fn a_name_without_its_version_says_which_there_are() {
    let library = CardLibrary::embedded();
    let errors = read("4 Arielle\n", &library).expect_err("a version is missing");
    let versions = errors.iter().find_map(|error| match &error.problem {
        DeckErrorKind::NoVersion { versions, .. } => Some(versions.clone()),
        _ => None,
    });
    assert!(versions.is_some_and(|versions| versions.contains(&"Ariel - On Human Legs".to_owned())));
}

#[test]
fn every_local_name_belongs_to_a_card_that_leads_back_to_it() {
    let library = CardLibrary::embedded();
    for card in &library.cards {
        for language in Language::OTHERS {
            let name = card.plain_name_in(language);
            let found = library.find(&name).map(|found| found.full_name());
            assert_eq!(found, Some(card.full_name()), "{language}: {name}");
        }
    }
}
