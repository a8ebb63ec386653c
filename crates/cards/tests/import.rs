//! Card data in both shapes with made-up cards, and bad data.

use cards::import::{CardRefusal, LARGEST_DATA_FILE};
use cards::{CardLibrary, CopyLimit, DataFile, Import, ImportError, OfficialTexts};
use serde_json::{Value, json};
use wording::{AbilityKind, CardType, Class, Ink, Keyword, Language, Name};

fn read(data: &Value) -> DataFile {
    DataFile::parse(data.to_string().as_bytes(), "data.json").unwrap()
}

fn import(data: &Value) -> Import {
    read(data).import(&CardLibrary::default())
}

/// A made-up character in the shape of the bare array.
fn otto() -> Value {
    json!({
        "fullName": "Otto Quill - Keeper", "name": "Otto Quill", "version": "Keeper", "type": "Character",
        "color": "Amber-Steel", "colors": ["Amber", "Steel"], "cost": 4, "inkwell": true, "strength": 3,
        "willpower": 5, "lore": 2, "subtypes": ["Dreamborn", "Hero"],
        "abilities": [{"type": "keyword", "keyword": "Rush"}, {"type": "keyword", "keyword": "Evasive"}],
        "fullText": "Rush (Made-up reminder.)\nEvasive",
        "fullTextSections": ["Rush (Made-up reminder.)", "Evasive"],
        "setCode": "1", "number": 7, "id": 7, "printings": ["1/7", "3/70"], "textFrom": "3/70"
    })
}

/// `otto` with one field changed, or removed by `null`.
fn otto_with(field: &str, value: Value) -> Value {
    let mut card = otto();
    let fields = card.as_object_mut().unwrap();
    if value.is_null() {
        fields.remove(field);
    } else {
        fields.insert(field.to_owned(), value);
    }
    card
}

#[test]
fn a_bare_array_gives_facts_and_abilities() {
    let import = import(&json!([otto()]));
    assert_eq!((import.total, &import.refused[..]), (1, &[][..]));
    let card = &import.cards[0];
    assert_eq!(card.full_name(), "Otto Quill - Keeper");
    assert_eq!(card.card_type, CardType::Character);
    assert_eq!(card.inks, [Ink::Amber, Ink::Steel]);
    assert_eq!((card.cost, card.inkable), (4, true));
    assert_eq!((card.strength, card.willpower, card.lore, card.move_cost), (Some(3), Some(5), Some(2), None));
    assert_eq!(card.classes, [Class("Dreamborn".into()), Class("Hero".into())]);
    assert_eq!(card.copies, CopyLimit::UpTo(4));
    assert_eq!(card.printings, ["1/7", "3/70"]);
    assert_eq!(card.ids, [7]);
    let kinds: Vec<_> = card.abilities.iter().map(|ability| ability.kind.clone()).collect();
    assert_eq!(kinds, [AbilityKind::Keyword(Keyword::Rush), AbilityKind::Keyword(Keyword::Evasive)]);
}

#[test]
fn printings_merge_by_full_name_and_the_newest_wording_wins() {
    let printing = |set: &str, number: u32, cost: u32, section: &str| {
        json!({
            "fullName": "Quill’s Nook - Attic", "name": "Quill’s\nNook", "version": "Attic", "type": "Location",
            "color": "Ruby", "cost": cost, "inkwell": false, "willpower": 6, "lore": 1, "moveCost": 2,
            "fullTextSections": [section], "setCode": set, "number": number, "id": 1000 + number
        })
    };
    let mut promo = printing("2", 3, 3, "Ward");
    promo["promoGrouping"] = json!("P1");
    let data = json!({
        "metadata": {"formatVersion": "2", "language": "en"},
        "sets": {
            "1": {"name": "One", "releaseDate": "2023-08-18"},
            "2": {"name": "Two", "releaseDate": "2023-12-01"},
            "Q1": {"name": "Quest", "releaseDate": "2024-05-17"}
        },
        "cards": [
            printing("Q1", 5, 4, "Resist +1\n(Made-up\nreminder {S}.)"), promo,
            printing("2", 90, 3, "Ward"), printing("1", 12, 2, "Ward"),
        ]
    });
    let import = import(&data);
    assert_eq!((import.total, import.refused.len()), (1, 0), "{:?}", import.refused);
    let card = &import.cards[0];
    assert_eq!(card.name, Name("Quill's Nook".into()));
    assert_eq!(card.printings, ["1/12", "2/90", "P1/3", "Q1/5"]);
    assert_eq!(card.ids, [1012, 1090, 1003, 1005]);
    assert_eq!((card.cost, card.move_cost), (4, Some(2)));
    assert_eq!(card.abilities[0].kind, AbilityKind::Keyword(Keyword::Resist(1)));
}

#[test]
fn story_names_come_from_the_abilities() {
    let mut card = otto_with("fullTextSections", json!(["KEEPER’S\nWATCH {E} — Draw\n7 cards."]));
    card["abilities"] = json!([{"name": "KEEPER'S"}, {"name": "KEEPER’S WATCH"}, {"name": "OTHER"}]);
    let data = read(&json!([card]));
    let section = &data.entries[0].sections[0];
    assert_eq!(section.name.as_deref(), Some("KEEPER'S WATCH"));
    let import = data.import(&CardLibrary::default());
    assert_eq!(import.refused, []);
    assert_eq!(import.cards[0].abilities[0].name, Some(Name("KEEPER'S WATCH".into())));
}

#[test]
fn a_card_without_text_has_no_abilities() {
    let mut card = otto_with("fullTextSections", json!([]));
    card["abilities"] = json!([]);
    let import = import(&json!([card]));
    assert_eq!(import.cards[0].abilities, []);
}

#[test]
fn copies_are_four_unless_said_otherwise_and_null_means_any_number() {
    let copies = |value: Value| {
        let mut card = otto();
        card["maxCopiesInDeck"] = value;
        import(&json!([card])).cards[0].copies
    };
    assert_eq!(copies(json!(99)), CopyLimit::UpTo(99));
    assert_eq!(copies(Value::Null), CopyLimit::AnyNumber);
}

#[test]
fn a_card_is_refused_whole_with_the_field_at_fault() {
    let refusal = |card: Value| {
        let import = import(&json!([card]));
        assert_eq!((import.cards.len(), import.refused.len(), import.total), (0, 1, 1));
        import.refused[0].reason.clone()
    };
    for field in ["name", "type", "cost", "inkwell", "strength", "setCode", "number", "fullTextSections"] {
        assert_eq!(refusal(otto_with(field, Value::Null)), CardRefusal::MissingField(field.into()));
    }
    let bad =
        |field: &'static str, value: &str| CardRefusal::BadField { field: field.into(), value: value.into() };
    assert_eq!(refusal(otto_with("cost", json!(-1))), bad("cost", "-1"));
    assert_eq!(refusal(otto_with("lore", json!(256))), bad("lore", "256"));
    assert_eq!(refusal(otto_with("moveCost", json!(1))), bad("moveCost", "1"));
    assert_eq!(refusal(otto_with("type", json!("Battleground"))), bad("type", "Battleground"));
    assert_eq!(refusal(otto_with("colors", json!(["Teal"]))), bad("color", "Teal"));
    assert_eq!(refusal(otto_with("printings", json!(["../1"]))), bad("setCode or number", "../1"));
    assert_eq!(refusal(otto_with("version", json!("x".repeat(200)))), CardRefusal::TooLong("version".into()));
    let endless = json!(["Rush ".repeat(1_000)]);
    assert_eq!(
        refusal(otto_with("fullTextSections", endless)),
        CardRefusal::TooLong("fullTextSections".into())
    );
}

#[test]
fn text_that_is_not_understood_is_refused_with_its_section() {
    let import =
        import(&json!([otto_with("fullTextSections", json!(["Rush", "Gleefully zigzag nine umbrellas."]))]));
    assert_eq!(import.cards.len(), 0);
    let refused = &import.refused[0];
    assert_eq!((refused.full_name.as_str(), refused.section), ("Otto Quill - Keeper", Some(1)));
    assert!(matches!(refused.reason, CardRefusal::Text(_)), "{refused:?}");
}

#[test]
fn a_bad_file_is_named_with_line_and_column_and_what_to_do() {
    let error = |text: &str| DataFile::parse(text.as_bytes(), "bad.json").unwrap_err().to_string();
    let message = error("[\n{\"name\": \"A\",\n \"cost\": \"four\"}]");
    assert!(message.starts_with("bad.json:3:15: invalid type: string \"four\", expected i64;"), "{message}");
    assert!(message.ends_with("give LorcanaJSON's allCards.json, or a JSON array of its card entries"));
    assert!(!message.contains("at line"), "{message}");
    assert!(error("").starts_with("bad.json:1:0: EOF"));
    assert!(error("{\"sets\": {}}").contains("missing field `cards`"));
    assert!(error("[{\"cost\": 1, \"cost\": 2}]").contains("duplicate field `cost`"));
    for text in
        ["null", "7", "\"cards\"", "[1]", "[{}", "{\"cards\": {}}", "\u{0}", "[{\"name\": \"\\ud800\"}]"]
    {
        assert!(error(text).starts_with("bad.json:1:"), "{text}");
    }
    assert!(error(&"[".repeat(100_000)).starts_with("bad.json:1:"));
    let not_unicode = DataFile::parse(b"[{\"name\": \"\xff\xfe\"}]", "bad.json");
    assert!(matches!(not_unicode, Err(ImportError::Malformed { .. })));
}

#[test]
fn endless_files_are_refused() {
    let large = vec![b' '; LARGEST_DATA_FILE as usize + 1];
    assert!(matches!(DataFile::parse(&large, "big.json"), Err(ImportError::TooLarge { .. })));
    let many = format!("[{}{{}}]", "{},".repeat(60_000));
    let message = DataFile::parse(many.as_bytes(), "many.json").unwrap_err().to_string();
    assert!(message.contains("more than 50000 cards"), "{message}");
    let missing = DataFile::read(std::path::Path::new("no/such/file.json"));
    assert!(matches!(missing, Err(ImportError::Io { .. })));
}

#[test]
fn coverage_counts_cards_and_ranks_what_is_missing() {
    let card = |name: &str, set: &str, sections: Value| {
        let mut card = otto_with("fullTextSections", sections);
        card["name"] = json!(name);
        card["printings"] = json!([format!("{set}/7")]);
        card
    };
    let data = read(&json!([
        card("Ann", "1", json!(["Rush", "(Made-up reminder.)"])),
        card("Ben", "1", json!([])),
        card("Cyd", "2", json!(["Zigzag 3 umbrellas.", "Ward"])),
        card("Dot", "2", json!(["Zigzag 4 umbrellas."])),
        card("Eve", "2", json!(["Draw a card, whatever that is."])),
        otto_with("name", Value::Null),
    ]));
    let coverage = data.coverage(None, &CardLibrary::default());
    assert_eq!((coverage.cards, coverage.compiled, coverage.round_trip_exact), (6, 2, 2), "{coverage:#?}");
    assert_eq!((coverage.abilities, coverage.abilities_compiled), (5, 2));
    let ranked: Vec<_> = coverage.gaps.iter().map(|gap| (gap.card.as_str(), gap.cards_unlocked)).collect();
    assert_eq!(ranked.len(), 4, "{ranked:?}");
    assert_eq!(ranked[..2], [("Cyd - Keeper", 2), ("Dot - Keeper", 2)]);
    let gap = &coverage.gaps[0];
    assert!(gap.ability.get(gap.span.clone()).is_some(), "{gap:?}");

    let of_set = data.coverage(Some("1"), &CardLibrary::default());
    assert_eq!((of_set.cards, of_set.compiled, of_set.gaps.len()), (2, 2, 0));

    let json = serde_json::to_value(&coverage).unwrap();
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(
        keys(&json),
        ["abilities", "abilities_compiled", "cards", "compiled", "gaps", "round_trip_exact"]
    );
    assert_eq!(keys(&json["gaps"][0]), ["ability", "card", "cards_unlocked", "expected", "span"]);
}

#[test]
fn the_english_wording_decides() {
    let file = |language: &str| {
        let data = json!({"metadata": {"language": language}, "sets": {}, "cards": [otto()]});
        DataFile::parse(data.to_string().as_bytes(), "data.json")
    };
    let english = file("en").expect("English").import(&CardLibrary::default());
    assert_eq!((english.cards.len(), &english.refused[..]), (1, &[][..]));
    for language in ["fr", "de", "it", "zh"] {
        let error = file(language).expect_err("a translation").to_string();
        assert!(error.contains(language) && error.contains("1.1.4"), "{error}");
    }
    // A translation beside the English text changes nothing.
    let mut shown = otto();
    shown["translations"] = json!({"fr": {"name": "Othon Plume", "fullText": "Charge\nInsaisissable"}});
    shown["flavorText"] = json!("Otto hütet die Feder.");
    assert_eq!(import(&json!([shown])).cards, english.cards);
    // A translation in place of the English text is refused.
    let foreign = import(&json!([otto_with("fullTextSections", json!(["Charge", "Insaisissable"]))]));
    assert_eq!((foreign.cards.len(), foreign.refused.len()), (0, 1));
}

#[test]
fn a_character_has_both_marks_of_one() {
    let refused = |field: &str, value: Value| {
        let import = import(&json!([otto_with(field, value)]));
        assert!(import.cards.is_empty(), "{field}");
        match &import.refused[..] {
            [only] => only.reason.clone(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused("strength", Value::Null), CardRefusal::MissingField("strength".into()));
    assert_eq!(refused("willpower", Value::Null), CardRefusal::MissingField("willpower".into()));
    assert_eq!(refused("subtypes", Value::Null), CardRefusal::MissingField("subtypes".into()));
    let odd = CardRefusal::BadField { field: "subtypes".into(), value: "Cloud, Character".into() };
    assert_eq!(refused("subtypes", json!(["Cloud", "Character"])), odd);
    // One classification from the list is enough, with any others.
    for classes in [json!(["Seven Dwarfs"]), json!(["Whisper", "Cloud"]), json!(["Alien"])] {
        let import = import(&json!([otto_with("subtypes", classes)]));
        assert_eq!((import.cards.len(), &import.refused[..]), (1, &[][..]));
        assert_eq!(import.cards[0].card_type, CardType::Character);
    }
    // Another type is refused, too: its fields don't fit.
    let item = import(&json!([otto_with("type", json!("Item"))]));
    assert_eq!((item.cards.len(), item.refused.len()), (0, 1));
}

#[test]
fn a_file_in_another_language_gives_names_and_texts_to_known_cards() {
    let library = CardLibrary::embedded();
    let card = &library.cards[0];
    let (set, number) = card.printings[0].split_once('/').expect("set and number");
    let file = |language: &str| {
        format!(
            r#"{{"metadata": {{"language": "{language}"}}, "cards": [
                {{"name": "Ein Name", "version": "Eine Fassung", "setCode": "{set}", "number": {number},
                  "fullTextSections": ["Ein Satz\nmit Umbruch."]}},
                {{"name": "Niemand", "setCode": "999", "number": 999}}]}}"#
        )
    };
    let folder = tempfile::tempdir().expect("a folder");
    let import = |language: &str| {
        let path = folder.path().join(format!("{language}-cards.json"));
        std::fs::write(&path, file(language)).expect("a file");
        OfficialTexts::import(&path, &library)
    };
    let german = import("de").expect("it can be read").expect("it is not English");
    assert_eq!((german.language, german.texts.len(), german.unknown), (Language::German, 1, 1));
    let found = german.texts.card(&card.full_name()).expect("the card");
    assert_eq!(found.full_name(), "Ein Name - Eine Fassung");
    assert_eq!(found.text, ["Ein Satz mit Umbruch."]);
    assert!(import("en").expect("it can be read").is_none(), "English is imported otherwise");
    let spanish = import("es").expect_err("nobody speaks it here").to_string();
    assert!(spanish.contains("\"es\""), "{spanish}");

    // The saved texts are loaded and replace our own.
    german.texts.keep(folder.path(), Language::German).expect("it can be kept");
    assert!(OfficialTexts::install(folder.path()).is_empty());
    assert_eq!(card.full_name_in(Language::German), "Ein Name - Eine Fassung");
    assert_eq!(card.text_in(Language::German), ["Ein Satz mit Umbruch."]);
    std::fs::write(folder.path().join("cards/lang/fr.json"), "[").expect("a broken file");
    let problems = OfficialTexts::install(folder.path());
    assert!(matches!(&problems[..], [one] if one.to_string().contains("fr.json")), "{problems:?}");
}
