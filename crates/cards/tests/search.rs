//! Searching made-up cards.

use cards::{CardLibrary, DataFile, Query, QueryError, TypeFilter, parse_ink, parse_keyword};
use serde_json::json;
use wording::{Ink, KeywordKind};

fn library() -> CardLibrary {
    let data = json!([
        {
            "name": "Otto Quill", "version": "D’Arc’s Keeper", "type": "Character", "color": "Amber-Steel", "cost": 4,
            "inkwell": true, "strength": 3, "willpower": 5, "lore": 2, "subtypes": ["Dreamborn", "Lamplighter"],
            "fullTextSections": ["Rush", "Ward"], "setCode": "1", "number": 7, "printings": ["1/7", "P1/3"]
        },
        {
            "name": "Mira Finch", "version": "Tinker", "type": "Character", "color": "Amber", "cost": 2,
            "inkwell": false, "strength": 1, "willpower": 2, "lore": 1, "subtypes": ["Storyborn", "Lamplighter"],
            "abilities": [{"name": "SPARE PARTS"}],
            "fullTextSections": ["SPARE PARTS {E} – This character can’t quest this turn. This character gets +2 {L} this turn."],
            "setCode": "10", "number": 8
        },
        {
            "name": "Zeal of the Lamps", "type": "Action", "color": "Ruby", "cost": 7, "inkwell": true,
            "subtypes": ["Song"], "fullTextSections": ["Banish chosen character."], "setCode": "2", "number": 9
        },
        {
            "name": "Alarm Bell", "type": "Action", "color": "Ruby", "cost": 1, "inkwell": true,
            "fullTextSections": ["Chosen character gains Ward this turn."], "setCode": "2", "number": 10
        },
    ]);
    let import =
        DataFile::parse(data.to_string().as_bytes(), "data.json").unwrap().import(&CardLibrary::default());
    assert_eq!(import.refused, []);
    CardLibrary::new(import.cards)
}

/// The names of the results, without versions.
#[track_caller]
fn found(query: &Query) -> Vec<String> {
    library().search(query).unwrap().iter().map(|card| card.name.0.clone()).collect()
}

const ALL: [&str; 4] = ["Alarm Bell", "Mira Finch", "Otto Quill", "Zeal of the Lamps"];

fn with_words(words: &[&str]) -> Vec<String> {
    found(&Query { words: words.iter().map(|word| (*word).to_owned()).collect(), ..Query::default() })
}

#[test]
fn a_query_without_filters_finds_all_sorted_by_name() {
    assert_eq!(found(&Query::default()), ALL);
}

#[test]
fn every_filter_leaves_what_fits() {
    let all = Query::default;
    assert_eq!(found(&Query { name: Some("d'arc's".into()), ..all() }), ["Otto Quill"]);
    assert_eq!(found(&Query { inks: vec![Ink::Amber], ..all() }), ["Mira Finch", "Otto Quill"]);
    assert_eq!(found(&Query { inks: vec![Ink::Amber, Ink::Steel], ..all() }), ["Otto Quill"]);
    assert_eq!(
        found(&Query { card_type: "ACTION".parse().ok(), ..all() }),
        ["Alarm Bell", "Zeal of the Lamps"]
    );
    assert_eq!(found(&Query { card_type: Some(TypeFilter::Song), ..all() }), ["Zeal of the Lamps"]);
    assert_eq!(found(&Query { classes: vec!["lamplighter".into()], ..all() }), ["Mira Finch", "Otto Quill"]);
    let both = vec!["Lamplighter".into(), "Storyborn".into()];
    assert_eq!(found(&Query { classes: both, ..all() }), ["Mira Finch"]);
    // A keyword that a text only mentions is not the card's own.
    assert_eq!(found(&Query { keywords: vec![KeywordKind::Ward], ..all() }), ["Otto Quill"]);
    assert_eq!(found(&Query { set: Some("1".into()), ..all() }), ["Otto Quill"], "set 10 is another set");
    assert_eq!(found(&Query { set: Some("02".into()), ..all() }), ["Alarm Bell", "Zeal of the Lamps"]);
    assert_eq!(found(&Query { set: Some("p1".into()), ..all() }), ["Otto Quill"]);
    assert_eq!(found(&Query { inkable: Some(false), ..all() }), ["Mira Finch"]);
    let several = Query { inks: vec![Ink::Ruby], cost: "2+".parse().ok(), inkable: Some(true), ..all() };
    assert_eq!(found(&several), ["Zeal of the Lamps"]);
}

#[test]
fn costs_are_exact_at_most_at_least_or_between() {
    let cost = |said: &str| found(&Query { cost: Some(said.parse().unwrap()), ..Query::default() });
    assert_eq!(cost("4"), ["Otto Quill"]);
    assert_eq!(cost("2-"), ["Alarm Bell", "Mira Finch"]);
    assert_eq!(cost("4+"), ["Otto Quill", "Zeal of the Lamps"]);
    assert_eq!(cost("2..4"), ["Mira Finch", "Otto Quill"]);
    for wrong in ["", "x", "-", "+", "..", "4..2", "-3", "300", "1..300", "3.5", "4--"] {
        let error = wrong.parse::<cards::CostRange>().unwrap_err();
        assert!(error.to_string().contains("2..4"), "{wrong:?}: {error}");
    }
}

#[test]
fn all_words_must_occur_however_they_are_typed() {
    assert_eq!(with_words(&["WARD"]), ["Alarm Bell", "Otto Quill"]);
    assert_eq!(with_words(&["chosen", "character"]), ["Alarm Bell", "Zeal of the Lamps"]);
    assert_eq!(with_words(&["chosen", "banish"]), ["Zeal of the Lamps"]);
    assert_eq!(with_words(&["can’t quest"]), with_words(&["CAN'T QUEST"]));
    assert_eq!(with_words(&["can't quest"]), ["Mira Finch"]);
    assert_eq!(with_words(&["quest can't"]), [""; 0], "a phrase keeps its order");
    // Symbols by character, by letter and by word.
    for lore in ["2 ◊", "2 {L}", "2 lore", "{e}", "exert"] {
        assert_eq!(with_words(&[lore]), ["Mira Finch"], "{lore}");
    }
    // A prefix of a word matches, a suffix does not.
    assert_eq!(with_words(&["charac"]), ["Alarm Bell", "Mira Finch", "Zeal of the Lamps"]);
    assert_eq!(with_words(&["acter"]), [""; 0]);
    assert_eq!(with_words(&[""]), ALL);
    assert_eq!(with_words(&[&"x".repeat(100_000)]), [""; 0]);
}

#[test]
fn a_filter_that_can_not_be_says_what_is_possible() {
    assert_eq!(parse_ink("STEEL"), Ok(Ink::Steel));
    assert_eq!(parse_keyword("sing-together"), Ok(KeywordKind::SingTogether));
    let message = |error: QueryError| error.to_string();
    assert!(message(parse_ink("teal").unwrap_err()).contains("Amethyst, Emerald"));
    assert!(message(parse_keyword("flying").unwrap_err()).contains("Evasive"));
    assert!(message("battle".parse::<TypeFilter>().unwrap_err()).contains("song, item"));
    let library = library();
    let of_set = library.search(&Query { set: Some("13".into()), ..Query::default() }).unwrap_err();
    assert_eq!(message(of_set), "unknown set \"13\"; choose one of 1, 2, 10, P1");
    let of_class = library.search(&Query { classes: vec!["Hero".into()], ..Query::default() }).unwrap_err();
    assert!(message(of_class).contains("Dreamborn, Lamplighter, Song, Storyborn"));
}
