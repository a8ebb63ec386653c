//! The library in memory.

use cards::{CardData, CardLibrary, CopyLimit, read_library_dir};
use std::path::Path;
use wording::{CardType, Ink, Name};

fn character(name: &str, version: &str) -> CardData {
    CardData {
        name: Name(name.into()),
        version: Some(Name(version.into())),
        card_type: CardType::Character,
        inks: vec![Ink::Sapphire],
        cost: 3,
        inkable: true,
        strength: Some(2),
        willpower: Some(2),
        lore: Some(1),
        move_cost: None,
        classes: vec![],
        copies: CopyLimit::default(),
        printings: vec!["1/1".into()],
        ids: vec![],
        abilities: vec![],
    }
}

#[test]
fn the_embedded_library_is_the_one_in_the_folder() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/cards");
    let embedded = CardLibrary::embedded();
    assert_eq!(embedded.cards, read_library_dir(&folder).unwrap());
    assert_eq!(embedded.hash(), CardLibrary::embedded().hash());
}

#[test]
fn a_card_is_found_under_every_spelling_of_its_full_name() {
    let library = CardLibrary::new(vec![character("Zoë D’Arc", "Old “Salt”")]);
    for name in ["Zoë D’Arc - Old “Salt”", "zoe d'arc – old \"salt\"", "  ZOË  D'ARC - OLD \"SALT\""]
    {
        assert!(library.find(name).is_some(), "{name}");
    }
    assert!(library.find("Zoë D’Arc").is_none(), "the name alone is no full name");
    assert!(library.find("").is_none());
}

#[test]
fn a_misspelled_or_shortened_name_gets_a_suggestion_and_nonsense_none() {
    let library =
        CardLibrary::new(vec![character("Otto Quill", "Keeper"), character("Mira Finch", "Tinker")]);
    assert_eq!(library.suggest("Oto Quil - Keepr"), Some("Otto Quill - Keeper"));
    assert_eq!(library.suggest("mira finch"), Some("Mira Finch - Tinker"));
    assert_eq!(library.suggest("1234567"), None);
    assert_eq!(library.suggest(""), None);
    assert_eq!(library.suggest(&"x".repeat(1_000_000)), None);
}

#[test]
fn extra_cards_are_added_or_take_the_place_of_their_namesake() {
    let library =
        CardLibrary::new(vec![character("Otto Quill", "Keeper"), character("Mira Finch", "Tinker")]);
    let before = library.hash();
    let stronger = CardData { strength: Some(9), ..character("Otto Quill", "Keeper") };
    let library = library.with_extra(vec![stronger.clone(), character("Nib", "Newcomer")]);
    assert_eq!(library.cards.len(), 3);
    assert_eq!(library.find("Otto Quill - Keeper"), Some(&stronger));
    assert_eq!(library.position("Nib - Newcomer"), Some(2));
    assert_ne!(library.hash(), before);
}

#[test]
fn the_numbers_that_others_give_to_cards_are_no_part_of_the_hash() {
    let numbered = CardData { ids: vec![7], ..character("Otto Quill", "Keeper") };
    let printed = CardData { printings: vec!["1/2".into()], ..character("Otto Quill", "Keeper") };
    let hash = |card: CardData| CardLibrary::new(vec![card]).hash();
    assert_eq!(hash(numbered), hash(character("Otto Quill", "Keeper")));
    assert_ne!(hash(printed), hash(character("Otto Quill", "Keeper")));
}

#[test]
fn the_hash_does_not_change_from_build_to_build() {
    assert_eq!(CardLibrary::new(vec![]).hash(), 0xaf63_bd4c_8601_b7df, "FNV-1a of one zero byte");
}
