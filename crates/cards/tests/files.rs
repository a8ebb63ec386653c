//! The library's files: their form, and that they read back as they were written.

use cards::{
    CardData, CardLibrary, CopyLimit, DataFile, LibraryError, parse_set_file, read_library_dir, write_library,
};
use std::fs;
use std::path::{Path, PathBuf};
use wording::{Ability, AbilityKind, CardType, Class, Ink, Keyword, Name, Shift, ShiftBase, ShiftCost};

/// A folder for one test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("the folder for temporary files can be written");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn keyword(keyword: Keyword) -> Ability {
    Ability::unnamed(AbilityKind::Keyword(keyword))
}

/// A made-up character with most fields set.
fn lighthouse_keeper() -> CardData {
    CardData {
        name: Name("Otto Quill".into()),
        version: Some(Name("Lighthouse \"Keeper\"".into())),
        card_type: CardType::Character,
        inks: vec![Ink::Amber, Ink::Steel],
        cost: 5,
        inkable: true,
        strength: Some(3),
        willpower: Some(6),
        lore: Some(0),
        move_cost: None,
        classes: vec![Class("Floodborn".into()), Class("Hero".into())],
        copies: CopyLimit::AnyNumber,
        printings: vec!["1/12".into(), "P1/3".into()],
        ids: vec![12, 2030],
        abilities: vec![
            keyword(Keyword::Shift(Shift { base: ShiftBase::SameName, cost: ShiftCost::Ink(3) })),
            keyword(Keyword::Resist(2)),
        ],
    }
}

/// A made-up action without text.
fn errand(number: &str) -> CardData {
    CardData {
        name: Name(format!("Small Errand {number}")),
        version: None,
        card_type: CardType::Action,
        inks: vec![Ink::Ruby],
        cost: 1,
        inkable: false,
        strength: None,
        willpower: None,
        lore: None,
        move_cost: None,
        classes: vec![],
        copies: CopyLimit::default(),
        printings: vec![number.into()],
        ids: vec![],
        abilities: vec![],
    }
}

const GOLDEN: &str = r##"#![enable(implicit_some)]
[
    (
        name: "Small Errand 1/2",
        card_type: Action, inks: [Ruby], cost: 1, inkable: false,
        classes: [], printings: ["1/2"],
        abilities: [],
    ),
    (
        name: "Otto Quill", version: r#"Lighthouse "Keeper""#,
        card_type: Character, inks: [Amber, Steel], cost: 5, inkable: true, strength: 3, willpower: 6, lore: 0,
        classes: ["Floodborn", "Hero"], copies: AnyNumber, printings: ["1/12", "P1/3"], ids: [12, 2030],
        abilities: [
            (name: None, kind: Keyword(Shift((base: SameName, cost: Ink(3))))),
            (name: None, kind: Keyword(Resist(2))),
        ],
    ),
]
"##;

#[test]
fn a_set_file_has_its_golden_form_and_reads_back() {
    let folder = Folder::new("golden");
    let files = write_library(&folder.0, &[lighthouse_keeper(), errand("1/2")]).unwrap();
    assert_eq!(files, [folder.0.join("set01.ron")]);
    assert_eq!(fs::read_to_string(&files[0]).unwrap(), GOLDEN);
    assert_eq!(read_library_dir(&folder.0).unwrap(), [errand("1/2"), lighthouse_keeper()]);
}

#[test]
fn cards_are_filed_by_set_and_sorted_by_number_whatever_their_order() {
    let (one, other) = (Folder::new("order-a"), Folder::new("order-b"));
    let mut cards: Vec<_> = ["2/10", "2/9", "11/1", "Q1/4", "2/9b", "2/9a"].map(errand).into();
    write_library(&one.0, &cards).unwrap();
    cards.reverse();
    let files = write_library(&other.0, &cards).unwrap();
    let names: Vec<_> = files.iter().map(|file| file.file_name().unwrap().to_str().unwrap()).collect();
    assert_eq!(names, ["set02.ron", "set11.ron", "setQ1.ron"]);
    for name in names {
        assert_eq!(fs::read(one.0.join(name)).unwrap(), fs::read(other.0.join(name)).unwrap());
    }
    let read = read_library_dir(&one.0).unwrap();
    let order: Vec<_> = read.iter().map(|card| card.printings[0].as_str()).collect();
    assert_eq!(order, ["2/9", "2/9a", "2/9b", "2/10", "11/1", "Q1/4"]);
    assert_eq!(fs::read_dir(&one.0).unwrap().count(), 3, "no temporary file is left");
}

#[test]
fn every_real_card_that_compiles_is_read_back_as_it_was_written() {
    let Some(data) = testing::shared("cards/cards.json") else { return };
    let folder = Folder::new("real");
    let mut cards = DataFile::read(&data).unwrap().import(&CardLibrary::default()).cards;
    write_library(&folder.0, &cards).unwrap();
    let mut read = read_library_dir(&folder.0).unwrap();
    cards.sort_by_key(CardData::full_name);
    read.sort_by_key(CardData::full_name);
    assert!(cards == read);
}

#[test]
fn an_empty_folder_is_an_empty_library() {
    let folder = Folder::new("empty");
    assert_eq!(read_library_dir(&folder.0).unwrap(), []);
    assert_eq!(write_library(&folder.0, &[]).unwrap(), [] as [PathBuf; 0]);
}

#[test]
fn a_printing_that_leads_out_of_the_folder_is_refused_and_nothing_is_written() {
    let folder = Folder::new("outside");
    for printing in ["../1", "a/../1", "/1", "1/", "1", "1/x", "set name/1"] {
        let cards = [errand("1/1"), CardData { printings: vec![printing.into()], ..errand("1/2") }];
        let refused = write_library(&folder.0, &cards);
        assert!(matches!(refused, Err(LibraryError::Unfiled { .. })), "{printing}: {refused:?}");
    }
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 0);
}

#[test]
fn a_bad_library_file_is_named_with_line_and_column() {
    let text = GOLDEN.replace("cost: 5", "cost: 500");
    let error = parse_set_file(&text, Path::new("cards/set01.ron")).unwrap_err();
    assert!(matches!(&error, LibraryError::Malformed { line: 11, .. }), "{error:?}");
    assert!(error.to_string().starts_with("cards/set01.ron:11:"), "{error}");
}

#[test]
fn a_card_in_two_files_is_an_error_that_names_both() {
    let folder = Folder::new("twice");
    write_library(&folder.0, &[errand("1/1")]).unwrap();
    fs::copy(folder.0.join("set01.ron"), folder.0.join("set02.ron")).unwrap();
    let message = read_library_dir(&folder.0).unwrap_err().to_string();
    assert!(message.contains("set01.ron") && message.contains("set02.ron"), "{message}");
}
