//! The player's own cards: importing them, leaving built-in cards alone, and unreadable files.

use cards::{
    CardData, CardLibrary, CardRefusal, DataFile, Date, DeckError, DeckErrorKind, Format, FormatName,
    LibraryError, ListPosition, LoadedLibrary, MOST_OWN_CARDS, OwnCards, UnknownCardPolicy, UnplayableReason,
    Violation, new_cards, parse_deck, read_deck,
};
use grammar::{Diagnostic, Expected};
use meaning::{Doubt, Unresolved};
use proptest::prelude::{ProptestConfig, any, prop_assert, proptest};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use wording::{AbilityKind, Keyword, KeywordKind};

/// A data folder for one test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("own-{test}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }

    fn own(&self) -> OwnCards {
        OwnCards::in_folder(&self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A made-up character printed in these sets, all under the same number, with this text.
fn card(name: &str, sets: &[&str], sections: &[&str]) -> Value {
    let printings: Vec<String> = sets.iter().map(|set| format!("{set}/7")).collect();
    json!({
        "fullName": format!("{name} - Keeper"), "name": name, "version": "Keeper", "type": "Character",
        "color": "Ruby", "cost": 3, "inkwell": true, "strength": 2, "willpower": 4, "lore": 1,
        "subtypes": ["Dreamborn", "Lamplighter"], "fullTextSections": sections,
        "setCode": sets[0], "number": 7, "printings": printings,
    })
}

fn compile(data: &Value, known: &CardLibrary) -> Vec<CardData> {
    let import = DataFile::parse(data.to_string().as_bytes(), "data.json").unwrap().import(known);
    assert_eq!(import.refused, []);
    import.cards
}

/// Imports made-up data as the program does.
fn import(own: &OwnCards, data: &Value) {
    let known = own.load().library;
    own.add(new_cards(compile(data, &known), &known), vec![]).unwrap();
}

fn keywords(card: &CardData) -> Vec<KeywordKind> {
    let keyword = |ability: &wording::Ability| match &ability.kind {
        AbilityKind::Keyword(keyword) => Some(keyword.kind()),
        _ => None,
    };
    card.abilities.iter().filter_map(keyword).collect()
}

#[test]
fn an_imported_card_is_in_the_library_and_its_hash() {
    let folder = Folder::new("import");
    let own = folder.own();
    let before = own.load();
    assert!(before.problems.is_empty(), "{:?}", before.problems);
    assert_eq!(before.library.hash(), CardLibrary::embedded().hash(), "no folder, no cards");
    // Symbols in other spellings, typographic marks, a line break.
    let text = "KEEPER’S WATCH {E}, 1 {I} –\nThis character gets +2 {S} this turn. (Made-up reminder.)";
    let mut otto = card("Otto Quill", &["13"], &["Rush", text]);
    otto["abilities"] = json!([{"name": "Rush"}, {"name": "KEEPER’S WATCH"}]);
    import(&own, &json!({"cards": [otto], "sets": {"13": {"releaseDate": "2026-07-17"}}}));

    let after = own.load();
    assert!(after.problems.is_empty(), "{:?}", after.problems);
    let otto = after.library.find("otto quill - keeper").expect("it was imported");
    assert_eq!(keywords(otto), [KeywordKind::Rush]);
    assert!(matches!(otto.abilities[1].kind, AbilityKind::Activated { .. }));
    assert_eq!(after.library.cards.len(), before.library.cards.len() + 1);
    assert_ne!(after.library.hash(), before.library.hash());
    let files: Vec<_> = fs::read_dir(own.dir()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(files, ["set13.ron"], "one file, and nothing temporary");
}

#[test]
fn a_later_import_adds_to_an_earlier_one() {
    let folder = Folder::new("later");
    let own = folder.own();
    import(&own, &json!([card("Otto Quill", &["13"], &["Rush"])]));
    import(&own, &json!([card("Mira Finch", &["14"], &["Ward"])]));
    let names: Vec<String> =
        own.read().files.iter().flat_map(|file| &file.cards).map(CardData::full_name).collect();
    assert_eq!(names, ["Otto Quill - Keeper", "Mira Finch - Keeper"]);
    // Importing the same data again changes nothing.
    let known = own.load().library;
    assert_eq!(new_cards(compile(&json!([card("Otto Quill", &["13"], &["Rush"])]), &known), &known), []);
}

#[test]
fn a_reprint_joins_its_printings_and_the_newest_wording_wins() {
    let known = CardLibrary::new(compile(
        &json!([card("Otto Quill", &["3", "12"], &["Rush"])]),
        &CardLibrary::default(),
    ));
    let merged =
        |sets: &[&str]| new_cards(compile(&json!([card("Otto Quill", sets, &["Ward"])]), &known), &known);

    let newer = merged(&["13"]);
    assert_eq!(newer[0].printings, ["3/7", "12/7", "13/7"]);
    assert_eq!(keywords(&newer[0]), [KeywordKind::Ward]);
    // Equally new: the later import wins.
    assert_eq!(keywords(&merged(&["12"])[0]), [KeywordKind::Ward]);
    // Old data add an old printing, but not its wording.
    let older = merged(&["5"]);
    assert_eq!(older[0].printings, ["3/7", "12/7", "5/7"]);
    assert_eq!(keywords(&older[0]), [KeywordKind::Rush]);
    assert_eq!(merged(&["3"]), [], "an old file says nothing new");
}

#[test]
fn a_new_number_of_a_known_card_is_news_and_makes_its_lists_readable() {
    let numbered = |id: u32| {
        let mut card = card("Otto Quill", &["3"], &["Rush"]);
        card["id"] = json!(id);
        compile(&json!([card]), &CardLibrary::default())
    };
    let known = CardLibrary::new(numbered(7));
    assert_eq!(new_cards(numbered(7), &known), []);
    let more = new_cards(numbered(907), &known);
    assert_eq!(more[0].ids, [7, 907]);
    let read = |library: &CardLibrary| parse_deck("4 907\n", "deck.txt", library);
    assert!(read(&known).is_err());
    assert_eq!(read(&known.with_extra(more)).unwrap().entries, [(4, "Otto Quill - Keeper".to_owned())]);
}

#[test]
fn a_card_takes_the_place_of_its_built_in_namesake_and_needs_no_file_when_it_is_the_same() {
    let folder = Folder::new("namesake");
    let own = folder.own();
    let built_in = CardLibrary::embedded();
    let first = built_in.cards[0].clone();
    let mut changed = first.clone();
    changed.printings.push("13/1".into());
    own.add(vec![changed.clone()], vec![]).unwrap();
    let loaded = own.load().library;
    assert_eq!(loaded.cards.len(), built_in.cards.len());
    assert_eq!(loaded.cards[0], changed);
    own.add(vec![first], vec![]).unwrap();
    assert_eq!(own.load().library.hash(), built_in.hash());
    assert_eq!(fs::read_dir(own.dir()).unwrap().count(), 0, "a file that nothing needs is gone");
}

/// Imports a card of set 13 and one of set 14, damages the first file, and returns the problems.
#[track_caller]
fn spoiled(test: &str, spoil: impl Fn(&Path, String)) -> Vec<LibraryError> {
    let folder = Folder::new(test);
    let own = folder.own();
    import(&own, &json!([card("Otto Quill", &["13"], &["Rush"]), card("Mira Finch", &["14"], &["Ward"])]));
    let path = own.dir().join("set13.ron");
    spoil(&path, fs::read_to_string(&path).unwrap());
    let LoadedLibrary { library, problems } = own.load();
    assert!(library.find("Otto Quill - Keeper").is_none());
    assert!(library.find("Mira Finch - Keeper").is_some(), "the other file is whole");
    assert!(library.cards.len() > 1, "the built-in cards are there");
    // The remedy in the message must work.
    if path.is_file() {
        import(&own, &json!([card("Otto Quill", &["13"], &["Rush"])]));
        let loaded = own.load();
        assert!(loaded.problems.is_empty(), "{:?}", loaded.problems);
        assert!(loaded.library.find("Otto Quill - Keeper").is_some());
        assert!(loaded.library.find("Mira Finch - Keeper").is_some());
    }
    assert_eq!(fs::read_dir(own.dir()).unwrap().count(), 2, "nothing temporary is left");
    for problem in &problems {
        assert!(problem.to_string().contains("set13.ron"), "{problem}");
    }
    problems
}

#[test]
fn a_file_of_another_version_asks_for_a_new_import_and_stops_nothing() {
    let version = env!("CARGO_PKG_VERSION");
    let problems =
        spoiled("version", |path, text| fs::write(path, text.replace(version, "99.0.1-old")).unwrap());
    assert!(matches!(&problems[..], [LibraryError::OtherVersion { .. }]), "{problems:?}");
    let message = problems[0].to_string();
    for part in ["version 99.0.1-old", version, "inkwright cards import FILE"] {
        assert!(message.contains(part), "no {part:?} in {message}");
    }
    let problems = spoiled("unstamped", |path, _| fs::write(path, "[]").unwrap());
    assert!(problems[0].to_string().contains("something else"), "{problems:?}");
}

#[test]
fn a_tree_that_this_program_does_not_know_is_named_with_line_and_column() {
    let problems = spoiled("tree", |path, text| fs::write(path, text.replace("Rush", "Saunter(3)")).unwrap());
    assert!(matches!(&problems[..], [LibraryError::Malformed { line: 9, .. }]), "{problems:?}");
    assert!(problems[0].to_string().contains("import"), "{}", problems[0]);
}

#[test]
fn files_that_are_cut_binary_endless_or_no_files_stop_nothing() {
    spoiled("cut", |path, text| fs::write(path, &text[..text.len() / 2]).unwrap());
    spoiled("binary", |path, _| fs::write(path, [0xff, 0x00, 0xfe]).unwrap());
    spoiled("deep", |path, text| fs::write(path, text + &"[".repeat(200_000)).unwrap());
    let problems = spoiled("endless", |path, text| fs::write(path, text + &" ".repeat(17 << 20)).unwrap());
    assert!(matches!(&problems[..], [LibraryError::TooLarge { .. }]), "{problems:?}");
    let problems = spoiled("folder", |path, _| {
        fs::remove_file(path).unwrap();
        fs::create_dir(path).unwrap();
    });
    assert!(matches!(&problems[..], [LibraryError::NoFile { .. }]), "{problems:?}");
}

#[test]
fn a_data_folder_that_is_a_file_is_told_and_stops_nothing() {
    let folder = Folder::new("file");
    fs::write(&folder.0, "no folder").unwrap();
    let loaded = folder.own().load();
    assert_eq!(loaded.library.hash(), CardLibrary::embedded().hash());
    assert_eq!(loaded.problems.len(), 1, "{:?}", loaded.problems);
    assert!(folder.own().add(vec![], vec![]).is_err());
    fs::remove_file(&folder.0).unwrap();
}

#[test]
fn more_cards_than_there_is_room_for_are_refused_and_nothing_is_written() {
    let folder = Folder::new("many");
    let own = folder.own();
    let one = compile(&json!([card("Otto Quill", &["13"], &[])]), &CardLibrary::default()).remove(0);
    let many = (0..=MOST_OWN_CARDS)
        .map(|n| CardData { name: wording::Name(format!("Otto {n}")), ..one.clone() })
        .collect();
    assert!(matches!(own.add(many, vec![]), Err(LibraryError::TooMany { .. })));
    assert!(!own.dir().exists());
}

#[test]
fn a_deck_with_a_card_that_does_not_compile_is_refused_by_name_with_the_reason() {
    let folder = Folder::new("refused");
    let own = folder.own();
    let data = json!([card("Nib Zigzag", &["13"], &["Gleefully zigzag 9 umbrellas."])]);
    let refused = DataFile::parse(data.to_string().as_bytes(), "data.json")
        .unwrap()
        .import(&CardLibrary::default())
        .refused;
    let [refused] = &refused[..] else { panic!("{refused:?}") };
    own.add(vec![], vec![(refused.full_name.clone(), refused.reason.clone())]).unwrap();
    assert_eq!(own.read().refused, [(refused.full_name.clone(), refused.reason.clone())]);

    let library = own.load().library;
    let errors = parse_deck("4 nib zigzag – keeper\n", "deck.txt", &library).unwrap_err();
    assert!(
        matches!(
            &errors[..],
            [DeckError { place: ListPosition::Line(1), problem: DeckErrorKind::NotCompiled { .. }, .. }]
        ),
        "{errors:?}"
    );
    let message = errors[0].to_string();
    assert!(message.contains("nib zigzag") && message.contains("Gleefully"), "{message}");
    let deck =
        read_deck(b"4 Nib Zigzag - Keeper\n", "deck.txt", &library, UnknownCardPolicy::Keep).unwrap().deck;
    let day = Date::today();
    let violations = Format::named(FormatName::Constructed).check(&deck, &library, day);
    assert!(violations.iter().any(|one| matches!(one, Violation::NotCompiled { .. })), "{violations:?}");

    // Once the card compiles, it is no longer refused.
    import(&own, &json!([card("Nib Zigzag", &["13"], &["Evasive"])]));
    let library = own.load().library;
    assert_eq!(library.refusal("Nib Zigzag - Keeper"), None);
    assert_eq!(own.read().refused, []);
    assert_eq!(keywords(library.find("Nib Zigzag - Keeper").unwrap()), [Keyword::Evasive.kind()]);
}

#[test]
fn real_data_are_no_news_to_the_built_in_library() {
    let Some(data) = testing::shared("cards/cards.json") else { return };
    let built_in = CardLibrary::embedded();
    let import = DataFile::read(&data).unwrap().import(&built_in);
    let changed = new_cards(import.cards, &built_in);
    assert_eq!(changed, [], "data/cards/*.ron are not what the data give");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Importing any bytes gives some result or error.
    #[test]
    fn arbitrary_bytes_as_card_data_never_panic(
        bytes in proptest::collection::vec(any::<u8>(), 0..600), text in any::<String>(), name in any::<String>(),
    ) {
        let library = CardLibrary::default();
        if let Ok(data) = DataFile::parse(&bytes, "data.json") {
            data.import(&library);
        }
        // Valid data with arbitrary words, also truncated and damaged.
        let mut whole = card(&name, &["13"], &[&text, &format!("Rush {text}")]);
        whole["abilities"] = json!([{"name": text}]);
        let whole = json!([whole]).to_string().into_bytes();
        let import = DataFile::parse(&whole, "data.json").unwrap().import(&library);
        prop_assert!(import.cards.len() + import.refused.len() == 1);
        let mut spoiled = whole[..whole.len() / 2].to_vec();
        spoiled.extend(bytes);
        if let Ok(data) = DataFile::parse(&spoiled, "data.json") {
            data.import(&library);
        }
    }

    /// Whatever a file of the folder contains, the built-in cards can be played.
    #[test]
    fn arbitrary_bytes_as_own_cards_never_panic(
        bytes in proptest::collection::vec(any::<u8>(), 0..600), stamped in any::<bool>(), cut in 0_usize..900,
    ) {
        let folder = Folder::new("arbitrary");
        let own = folder.own();
        import(&own, &json!([card("Otto Quill", &["13"], &["Rush"])]));
        let path = own.dir().join("set13.ron");
        let mut contents = fs::read(&path).unwrap();
        if stamped {
            contents.truncate(cut);
        } else {
            contents.clear();
        }
        contents.extend(bytes);
        fs::write(&path, contents).unwrap();
        prop_assert!(own.load().library.cards.len() > 1);
    }
}

#[test]
fn every_kind_of_reason_is_kept_as_it_is() {
    let folder = Folder::new("reasons");
    let expected = Expected::OneOf(vec![Expected::Phrase("draw".into()), Expected::Number]);
    let text = Diagnostic { section: 1, span: 3..7, text: "zigzag".to_owned(), expected };
    let unclear = Unresolved::Unclear { ability: 2, word: "it".into(), why: Doubt::NothingNamed };
    let reasons = [
        CardRefusal::MissingField("cost".into()),
        CardRefusal::BadField { field: "type".into(), value: "Gadget".to_owned() },
        CardRefusal::TooLong("name".into()),
        CardRefusal::Text(text),
        CardRefusal::PrintsDifferently { expected: "one".to_owned(), printed: "another".to_owned() },
        UnplayableReason::Unresolved(unclear).into(),
        UnplayableReason::NotCompiled(meaning::Gap::SuchEffect).into(),
        CardRefusal::Words("somehow".to_owned()),
    ];
    let refused: Vec<(String, CardRefusal)> =
        reasons.into_iter().enumerate().map(|(n, reason)| (format!("Nib {n}"), reason)).collect();
    folder.own().add(vec![], refused.clone()).unwrap();
    assert_eq!(folder.own().read().refused, refused);
}

#[test]
fn reasons_that_an_earlier_program_wrote_down_in_english_are_read() {
    let folder = Folder::new("told");
    let own = folder.own();
    own.add(vec![], vec![("Nib Zigzag - Keeper".to_owned(), CardRefusal::TooLong("name".into()))]).unwrap();
    let path = own.dir().join("refused.ron");
    let written = fs::read_to_string(&path).unwrap();
    let (head, _) = written.split_once("\n[").unwrap();
    fs::write(&path, format!("{head}\n[\n    (\"Otto Quill - Keeper\", \"the text is odd\"),\n]\n")).unwrap();

    let told = ("Otto Quill - Keeper".to_owned(), CardRefusal::Words("the text is odd".to_owned()));
    assert!(own.read().problems.is_empty(), "{:?}", own.read().problems);
    assert_eq!(own.read().refused, std::slice::from_ref(&told));
    let other = ("Nib Zigzag - Keeper".to_owned(), CardRefusal::MissingField("cost".into()));
    own.add(vec![], vec![other.clone()]).unwrap();
    assert_eq!(own.read().refused, [other, told]);
}

#[test]
fn a_reason_is_kept_with_short_texts() {
    let folder = Folder::new("short");
    let reason = CardRefusal::PrintsDifferently { expected: "a".repeat(2_000), printed: "b".repeat(2_000) };
    folder.own().add(vec![], vec![("Nib".to_owned(), reason)]).unwrap();
    assert!(folder.own().read().refused[0].1.to_string().len() < 1_000);
}
