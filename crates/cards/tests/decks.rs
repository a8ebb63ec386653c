//! Deck lists with made-up cards and, if available, real lists.

use cards::{
    CardData, CardLibrary, CopyLimit, DataFile, Date, DeckError, DeckErrorKind, Format, FormatName,
    ListPosition, UnknownCardPolicy, parse_deck, read_deck,
};
use std::fs;
use testing::shared;
use wording::{CardType, Ink, Name};

fn item(name: &str, inks: &[Ink], copies: CopyLimit) -> CardData {
    CardData {
        name: Name(name.into()),
        version: None,
        card_type: CardType::Item,
        inks: inks.to_vec(),
        cost: 2,
        inkable: true,
        strength: None,
        willpower: None,
        lore: None,
        move_cost: None,
        classes: vec![],
        copies,
        printings: vec!["1/1".into()],
        ids: vec![],
        abilities: vec![],
    }
}

fn library() -> CardLibrary {
    let four = CopyLimit::UpTo(4);
    CardLibrary::new(vec![
        item("Brass Compass", &[Ink::Steel], four),
        item("Quill’s Émerald – Ring", &[Ink::Emerald], four),
        item("Twin Lantern", &[Ink::Amber, Ink::Ruby], four),
        item("Loose Marbles", &[Ink::Steel], CopyLimit::AnyNumber),
        item("Crystal Shoehorn", &[Ink::Steel], CopyLimit::UpTo(2)),
    ])
}

#[test]
fn a_list_is_read_however_its_names_are_spelled() {
    let text =
        "\u{feff}# my deck\r\n\r\n3 Brass Compass\r\n  2  quill's emerald - ring  \r\n1 BRASS COMPASS\r\n";
    let deck = parse_deck(text, "lists/compass.deck.txt", &library()).unwrap();
    assert_eq!(deck.name, "compass.deck");
    assert_eq!(deck.entries, [(4, "Brass Compass".to_owned()), (2, "Quill’s Émerald – Ring".to_owned())]);
    assert_eq!(deck.size(), 6);
}

#[test]
fn every_bad_line_is_reported_with_its_number_and_the_nearest_card() {
    let text = "2 Bras Compas\nBrass Compass\n0 Brass Compass\n4\n99999999999 Brass Compass\n1 Xyzzy\n";
    let errors = parse_deck(text, "d.txt", &library()).unwrap_err();
    let messages: Vec<String> = errors.iter().map(DeckError::to_string).collect();
    assert_eq!(messages.len(), 6, "{messages:#?}");
    let missing = "d.txt:1: \"Bras Compas\" is not in the card library; did you mean \"Brass Compass\"?";
    assert_eq!(messages[0], missing);
    assert!(messages[1].starts_with("d.txt:2: \"Brass Compass\" has no number of copies"));
    assert!(messages[2].contains("0 copies"));
    assert!(messages[3].contains("no card name"));
    assert!(messages[4].contains("99999999999 copies"));
    assert_eq!(messages[5], "d.txt:6: \"Xyzzy\" is not in the card library");
}

#[test]
fn a_list_to_be_checked_keeps_the_names_nobody_knows_and_says_where_they_stand() {
    let read = |text: &str| read_deck(text.as_bytes(), "d.txt", &library(), UnknownCardPolicy::Keep);
    let list = read("1 brass compass\n2 Xyzzy\n3 Twin Lanterns\n").unwrap();
    let names = [(1, "Brass Compass".to_owned()), (2, "Xyzzy".to_owned()), (3, "Twin Lanterns".to_owned())];
    assert_eq!(list.deck.entries, names);
    let unresolved: Vec<String> = list.unresolved.iter().map(|(_, error)| error.to_string()).collect();
    let lantern = "d.txt:3: \"Twin Lanterns\" is not in the card library; did you mean \"Twin Lantern\"?";
    assert_eq!(unresolved, ["d.txt:2: \"Xyzzy\" is not in the card library", lantern]);
    // Unreadable lines and unknown cards are reported together.
    let errors = read("1 Xyzzy\ntwo Xyzzy\n3 Xyzzy\n").unwrap_err();
    let places: Vec<ListPosition> = errors.iter().map(|error| error.place).collect();
    assert_eq!(places, [ListPosition::Line(1), ListPosition::Line(2), ListPosition::Line(3)]);
}

#[test]
fn what_is_no_deck_list_is_refused_without_much_work() {
    let library = library();
    let parse = |text: &str| parse_deck(text, "d.txt", &library).unwrap_err();
    let error = |place, problem| [DeckError { file: "d.txt".into(), place, problem }];
    assert_eq!(parse("# nothing\n"), error(ListPosition::File, DeckErrorKind::Empty));
    assert_eq!(
        parse(&"1 Brass Compass\n".repeat(100_000)),
        error(ListPosition::File, DeckErrorKind::TooLarge)
    );
    assert_eq!(parse("\0\u{1}\0"), error(ListPosition::File, DeckErrorKind::NotText));
    let many = DeckErrorKind::TooManyCards { text: "Loose Marbles".into() };
    assert_eq!(parse(&"600 Loose Marbles\n".repeat(2)), error(ListPosition::Line(2), many));
    let garbage = parse(&"\u{1}?\n".repeat(10_000));
    assert_eq!(garbage.last(), error(ListPosition::Line(51), DeckErrorKind::TooManyErrors).last());
    assert_eq!(garbage.len(), 51);
}

#[test]
fn the_shared_decks_are_read_and_are_legal() {
    let (Some(data), Some(decks)) = (shared("cards/cards.json"), shared("decks")) else { return };
    let data = DataFile::read(&data).unwrap();
    assert_eq!(data.refused, []);
    let library = CardLibrary::new(data.entries.into_iter().map(|entry| entry.card).collect());
    assert_eq!(library.cards.len(), data.total, "no two names fold together");
    let mut read = 0;
    for folder in ["starter", "tournament"] {
        for file in fs::read_dir(decks.join(folder)).unwrap() {
            let path = file.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let deck = parse_deck(&text, &path.display().to_string(), &library);
            let deck = deck.unwrap_or_else(|errors| panic!("{errors:#?}"));
            let date = Date::new(2026, 7, 17).unwrap();
            let problems = Format::named(FormatName::Constructed).check(&deck, &library, date);
            assert_eq!(problems, [], "{}", path.display());
            read += 1;
        }
    }
    assert_eq!(read, 63);
}
