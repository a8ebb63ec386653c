//! Deck lists in every form with made-up cards, and real decks written and read back.

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use cards::{
    CardData, CardLibrary, CopyLimit, Deck, DeckEntries, DeckErrorKind, DeckForm, DeckList, LARGEST_DECK,
    ListPosition, UnknownCardPolicy, WriteError, read_deck, write_deck,
};
use proptest::prelude::{
    ProptestConfig, Strategy, any, prop, prop_assert, prop_assert_eq, prop_oneof, proptest,
};
use std::fs;
use wording::{CardType, Class, Ink, Name};

fn card(name: &str, version: Option<&str>, printings: &[&str], ids: &[u32]) -> CardData {
    let character = version.map(|_| 2);
    CardData {
        name: Name(name.into()),
        version: version.map(|version| Name(version.into())),
        card_type: if version.is_some() { CardType::Character } else { CardType::Item },
        inks: vec![Ink::Steel],
        cost: 2,
        inkable: true,
        strength: character,
        willpower: character,
        lore: character,
        move_cost: None,
        classes: vec![Class("Storyborn".into())],
        copies: CopyLimit::default(),
        printings: printings.iter().map(|printing| (*printing).to_owned()).collect(),
        ids: ids.to_vec(),
        abilities: vec![],
    }
}

fn library() -> CardLibrary {
    CardLibrary::new(vec![
        card("Otto Quill", Some("Keeper"), &["1/7", "P1/12"], &[7, 907]),
        card("Otto Quill", Some("Émigré"), &["1/8"], &[8]),
        card("Nib, the Elder", Some("Ink-Stained"), &["2/41"], &[241]),
        card("Brass Compass", None, &["1/42"], &[42]),
        card("99 Marbles", None, &["1/99"], &[99]),
        card("Left, Right", None, &["3/5"], &[]),
        card("Odd_Sign", None, &["3/6"], &[306]),
    ])
}

fn read(text: impl AsRef<[u8]>) -> DeckList {
    let read = read_deck(text.as_ref(), "lists/d.txt", &library(), UnknownCardPolicy::Refuse);
    read.unwrap_or_else(|errors| panic!("{errors:#?}"))
}

fn problems(text: impl AsRef<[u8]>) -> Vec<(ListPosition, DeckErrorKind)> {
    let errors = read_deck(text.as_ref(), "d.txt", &library(), UnknownCardPolicy::Refuse).unwrap_err();
    errors.into_iter().map(|error| (error.place, error.problem)).collect()
}

/// Entries from counts and names.
fn entries(cards: &[(u16, &str)]) -> DeckEntries {
    cards.iter().map(|(count, name)| (*count, (*name).to_owned())).collect()
}

#[test]
fn a_line_may_be_written_in_many_ways() {
    for line in [
        "4 Otto Quill - Keeper",
        "4x Otto Quill - Keeper",
        "4 x Otto Quill - Keeper",
        "4×  otto quill – keeper",
        "4 Otto Quill, Keeper",
        "4 Otto Quill: Keeper",
        "4 Otto Quill-Keeper",
        "Otto Quill - Keeper x4",
        "Otto Quill - Keeper (x4)",
        "4 1/7",
        "4 001/007",
        "4 (1/7)",
        "4 001-007",
        "4 p1/12",
        "4 7",
        "4 907",
        "4 (1/7) Otto Quill - Keeper",
        "4 1/7 Otto Quill - Keeper",
        "4 Otto Quill - Keeper (1) 7",
        "4 Otto Quill - Keeper (1/7)",
        "4 Otto Quill - Keeper [1/7]",
        "4 Otto Quill - Keeper 1/7",
        // The printing is unknown, but the name identifies the card.
        "4 Otto Quill - Keeper (TFC) 7",
        "4 Otto Quill - Keeper (ENCHANTED)",
        "4 Otto Quill - Keeper *E*",
        "4 Otto Quill - Keeper *F*",
        "4 Otto Quill - Keeper [foil]",
        "4 Otto Quill - Keeper (1) 7 *F*",
        "4 Otto Quill - Keeper (Super Rare) [1/7] (Foil)",
        "4 Otto Quill - Keeper // the best",
        "4 Otto Quill - Keeper # the best",
        "\t4\tOtto Quill - Keeper\r",
    ] {
        assert_eq!(read(line).deck.entries, entries(&[(4, "Otto Quill - Keeper")]), "{line}");
    }
}

#[test]
fn names_that_look_like_something_else_are_found() {
    let found = |line: &str| read(line).deck.entries;
    assert_eq!(found("2 99 Marbles"), entries(&[(2, "99 Marbles")]));
    assert_eq!(found("99 Marbles x2"), entries(&[(2, "99 Marbles")]));
    assert_eq!(found("2 Nib, the Elder, Ink-Stained"), entries(&[(2, "Nib, the Elder - Ink-Stained")]));
    assert_eq!(found("2 Left, Right"), entries(&[(2, "Left, Right")]));
    // The whole line is a name without a count.
    assert_eq!(
        problems("99 Marbles"),
        [(ListPosition::Line(1), DeckErrorKind::NoCount { text: "99 Marbles".into() })]
    );
}

#[test]
fn headings_and_remarks_are_no_cards_and_part_the_sideboard_from_the_deck() {
    let text = "// mine\nDeck\nCharacters (2)\n2 1/7\n=== Items: 1 ===\n1 1/42\nAmber/Steel\n[Songs]\n----\nTotal: 3\n\
        60 cards\nSB: 1 1/8\nSideboard (4 cards)\n3 1/42\nCharacters\n1 1/7\nMain Deck:\n1 1/7\n";
    let list = read(text);
    assert_eq!(list.deck.entries, entries(&[(3, "Otto Quill - Keeper"), (1, "Brass Compass")]));
    let sideboard = [(1, "Otto Quill - Émigré"), (3, "Brass Compass"), (1, "Otto Quill - Keeper")];
    assert_eq!(list.sideboard, entries(&sideboard));
    assert_eq!((list.deck.size(), list.sideboard_size()), (4, 5));
    assert_eq!((list.form, &*list.deck.name), (DeckForm::Text, "d"));
}

#[test]
fn anything_else_is_an_error_that_says_where_and_what() {
    let text = "4 Otto Quill\n4 Oto Quil - Keepr (ENCHANTED)\nMy great deck\n4 Brass Compass (1) 7\n4 5/5\n4 123456\n4Otto\n\
        Maybeboard\n4 (ENCHANTED)\n4 Otto Quill - Keeper (best)\n70000 1/7\n2 Oto (1/7)\n";
    let versions = vec!["Otto Quill - Keeper".into(), "Otto Quill - Émigré".into()];
    let unknown = |text: &str, nearest: Option<&str>| DeckErrorKind::UnknownCard {
        text: text.into(),
        nearest: nearest.map(str::to_owned),
    };
    let text_of = |text: &str| text.to_owned();
    let two = DeckErrorKind::TwoCards {
        text: text_of("Brass Compass (1) 7"),
        named: text_of("Brass Compass"),
        number: text_of("1/7"),
        numbered: text_of("Otto Quill - Keeper"),
    };
    let expected = [
        DeckErrorKind::NoVersion { text: text_of("Otto Quill"), versions },
        unknown("Oto Quil - Keepr", Some("Otto Quill - Keeper")),
        DeckErrorKind::NoCount { text: text_of("My great deck") },
        two,
        DeckErrorKind::UnknownPrinting { text: text_of("5/5"), printing: text_of("5/5") },
        DeckErrorKind::UnknownId { text: text_of("123456"), id: 123_456 },
        DeckErrorKind::NoCount { text: text_of("4Otto") },
        DeckErrorKind::NoCount { text: text_of("Maybeboard") },
        DeckErrorKind::NoName { text: text_of("(ENCHANTED)") },
        unknown("Otto Quill - Keeper (best)", Some("Otto Quill - Keeper")),
        DeckErrorKind::BadCount { text: text_of("1/7"), count: text_of("70000") },
        unknown("Oto", Some("Otto Quill - Keeper")),
    ];
    let found = problems(text);
    for (line, expected) in expected.into_iter().enumerate() {
        assert_eq!(found[line], (ListPosition::Line(line + 1), expected));
    }
    assert_eq!(found.len(), 12);
}

#[test]
fn a_list_of_versions_is_named_whole() {
    let message = problems("4 Otto Quill")[0].1.to_string();
    let expected = "\"Otto Quill\" has no version; write \"Otto Quill - Keeper\", \"Otto Quill - Émigré\"";
    assert_eq!(message, expected);
}

const PLAIN: &str = "Otto Quill_Keeper$4|Otto Quill_Émigré$2|Brass Compass$1|";

fn plain() -> DeckEntries {
    entries(&[(4, "Otto Quill - Keeper"), (2, "Otto Quill - Émigré"), (1, "Brass Compass")])
}

#[test]
fn a_pixelborn_code_is_read_in_both_encodings_and_alphabets_alone_or_in_a_link() {
    let latin_1: Vec<u8> = PLAIN.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    assert_ne!(latin_1, PLAIN.as_bytes());
    for bytes in [PLAIN.as_bytes(), &latin_1] {
        let (code, url_safe) = (STANDARD.encode(bytes), URL_SAFE_NO_PAD.encode(bytes));
        let (first, second) = code.split_at(30);
        let escaped = code.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
        for text in [
            code.clone(),
            url_safe.clone(),
            format!("# exported\n{first}\n  {second}\n"),
            format!("https://example.org/decks/{url_safe}"),
            format!("https://example.org/decks/{code}"),
            format!("https://example.org/import?lang=en&code={escaped}&x=1#top"),
            format!("https://example.org/import?code={code}"),
            format!("https://example.org/?{url_safe}"),
            format!("app://deck#deck={url_safe}"),
        ] {
            let list = read(&text);
            assert_eq!((list.deck.entries, list.form), (plain(), DeckForm::Pixelborn), "{text}");
        }
    }
}

#[test]
fn a_damaged_code_or_an_empty_link_is_never_half_read() {
    let code = STANDARD.encode(PLAIN);
    for length in 20..code.trim_end_matches('=').len() {
        // A prefix that ends with a card's count is a valid code itself.
        let last = PLAIN.as_bytes()[length * 3 / 4 - 1];
        if last != b'|' && !last.is_ascii_digit() {
            let found = problems(&code[..length]);
            assert!(
                matches!(found[..], [(ListPosition::File, DeckErrorKind::BadCode { .. })]),
                "{length}: {found:?}"
            );
        }
    }
    let link = problems("https://example.org/decks/12345");
    assert!(matches!(link[..], [(ListPosition::File, DeckErrorKind::NoCodeInLink { .. })]), "{link:?}");
    let unknown = problems(STANDARD.encode("Otto Quill_Keeper$4|Oto Quill_Émigré$2|"));
    let nearest = Some("Otto Quill - Émigré".to_owned());
    assert_eq!(
        unknown,
        [(ListPosition::Card(2), DeckErrorKind::UnknownCard { text: "Oto Quill_Émigré".into(), nearest })]
    );
}

#[test]
fn a_table_is_read_by_its_heading() {
    for table in [
        "Count,Name,Version\n4,Otto Quill,Keeper\n2,Otto Quill,Émigré\n1,Brass Compass,\n",
        "Quantity;Card Name\n4;Otto Quill - Keeper\n\n2;Otto Quill - Émigré\n1;Brass Compass\n",
        "id\tqty\n7\t4\n8\t2\t\n42\t1\n",
        "Set,Card Number,Amount,Rarity\n001,7,4,Rare\n1,8,2,Rare\n1,42,1,Common\n",
        "Normal,Foil,Name,Set,Card Number\n3,1,Otto Quill - Keeper,The First,7\n0,2,\"Otto Quill, Émigré\",1,8\n1,,Brass Compass,,\n",
        "# mine\nname,version,count\nOtto Quill - Keeper,Keeper,4\nOtto Quill,Émigré,2\nBrass Compass,,1\n",
    ] {
        let list = read(table);
        assert_eq!((list.deck.entries, list.form), (plain(), DeckForm::Csv), "{table}");
    }
    let list = read("board,count,name\n,1,Brass Compass\nSideboard,2,Brass Compass\n");
    assert_eq!((list.deck.size(), list.sideboard_size()), (1, 2));
}

#[test]
fn a_row_that_is_no_card_is_an_error_with_its_line() {
    let table = "Section,Count,Name,Id\ndeck,2,Brass Compas,\n,,Brass Compass,\nattic,1,Brass Compass,\n\
        ,1,Left, Right,42\n,x,Brass Compass,\n,1,Brass Compass,7\n,1,,\n";
    let found = problems(table);
    let kinds: Vec<bool> = vec![
        matches!(&found[0], (ListPosition::Line(2), DeckErrorKind::UnknownCard { nearest: Some(name), .. }) if name == "Brass Compass"),
        matches!(&found[1], (ListPosition::Line(3), DeckErrorKind::NoCount { .. })),
        matches!(&found[2], (ListPosition::Line(4), DeckErrorKind::NoSection { .. })),
        matches!(
            &found[3],
            (ListPosition::Line(5), DeckErrorKind::TooManyCells { cells: 5, columns: 4, .. })
        ),
        matches!(&found[4], (ListPosition::Line(6), DeckErrorKind::BadCount { .. })),
        matches!(&found[5], (ListPosition::Line(7), DeckErrorKind::TwoCards { .. })),
        matches!(&found[6], (ListPosition::Line(8), DeckErrorKind::NoName { .. })),
    ];
    assert_eq!((kinds, found.len()), (vec![true; 7], 7), "{found:#?}");
}

#[test]
fn ids_and_json_are_read() {
    let ids = "4 7\n2 8\n1 42\n";
    assert_eq!((read(ids).deck.entries, read(ids).form), (plain(), DeckForm::Ids));
    let series = "7, 907, 7,7\n8,8,42";
    assert_eq!((read(series).deck.entries, read(series).form), (plain(), DeckForm::Ids));
    for json in [
        "[7, 7, 907, 7, 8, 8, 42]",
        r#"{"7": 4, "Otto Quill - Émigré": 1, "8": 1, "42": 1}"#,
        // Duplicate keys add up.
        r#"{"7": 2, "7": 2, "8": 2, "42": 1}"#,
        r#"[{"id": 7, "count": 4}, {"name": "Otto Quill", "version": "Émigré", "quantity": 2}, "Brass Compass"]"#,
        r#"{"name": "x", "cards": [{"setCode": "1", "number": 7, "count": "4"}, {"printing": "1/8", "amount": 2}, 42]}"#,
        r#"{"author": {}, "cards": []}"#,
    ] {
        if json.contains("author") {
            assert!(
                matches!(problems(json)[0], (ListPosition::File, DeckErrorKind::NoCards { .. })),
                "{json}"
            );
            continue;
        }
        let list = read(json);
        assert_eq!((list.deck.entries, list.form), (plain(), DeckForm::Json), "{json}");
    }
    let list = read(r#"{"deck": {"42": 1}, "sideboard": [42, 42]}"#);
    assert_eq!((list.deck.size(), list.sideboard_size()), (1, 2));
}

#[test]
fn bad_json_and_ids_are_errors_with_their_place() {
    let broken = problems("{\"cards\":\n [7,}");
    assert!(
        matches!(broken[..], [(ListPosition::Column(2, 5), DeckErrorKind::BadJson { .. })]),
        "{broken:?}"
    );
    let found = problems(r#"[7, 5555, true, {"id": 7}, "Oto Quill - Keeper", 99999999999, -1]"#);
    let kinds = vec![
        matches!(&found[0], (ListPosition::Card(2), DeckErrorKind::UnknownId { id: 5555, .. })),
        matches!(&found[1], (ListPosition::Card(3), DeckErrorKind::NoCards { .. })),
        matches!(&found[2], (ListPosition::Card(4), DeckErrorKind::NoCount { .. })),
        matches!(&found[3], (ListPosition::Card(5), DeckErrorKind::UnknownCard { nearest: Some(_), .. })),
        matches!(&found[4], (ListPosition::Card(6), DeckErrorKind::UnknownCard { .. })),
        matches!(&found[5], (ListPosition::Card(7), DeckErrorKind::NoCards { .. })),
    ];
    assert_eq!((kinds, found.len()), (vec![true; 6], 6), "{found:#?}");
    let series = problems("7, 5555\n8, 9 9\n");
    assert!(
        matches!(series[0], (ListPosition::Line(1), DeckErrorKind::UnknownId { id: 5555, .. })),
        "{series:?}"
    );
    assert!(matches!(series[1], (ListPosition::Line(2), DeckErrorKind::UnknownCard { .. })), "{series:?}");
}

fn list(deck: &[(u16, &str)], sideboard: &[(u16, &str)]) -> DeckList {
    let deck = Deck::new("d", entries(deck));
    DeckList { deck, sideboard: entries(sideboard), form: DeckForm::Text, unresolved: vec![] }
}

#[test]
fn a_deck_is_written_as_its_readers_expect_it() {
    let library = library();
    let list =
        list(&[(4, "Otto Quill - Keeper"), (1, "Brass Compass")], &[(2, "Nib, the Elder - Ink-Stained")]);
    let written = |form| write_deck(&list, form, &library).unwrap();
    let text = "4 Otto Quill - Keeper\n1 Brass Compass\n\nSideboard\n2 Nib, the Elder - Ink-Stained\n";
    assert_eq!(written(DeckForm::Text), text);
    assert_eq!(written(DeckForm::Ids), "4 7\n1 42\n\nSideboard\n2 241\n");
    assert_eq!(written(DeckForm::Pixelborn), STANDARD.encode("Otto Quill_Keeper$4|Brass Compass$1|") + "\n");
    let table = "Section,Count,Name,Version,Set,Number,Id\ndeck,4,Otto Quill,Keeper,1,7,7\ndeck,1,Brass Compass,,1,42,42\n\
        sideboard,2,\"Nib, the Elder\",Ink-Stained,2,41,241\n";
    assert_eq!(written(DeckForm::Csv), table);
    let json: serde_json::Value = serde_json::from_str(&written(DeckForm::Json)).unwrap();
    assert_eq!(json["cards"][0]["count"], 4);
    assert_eq!(json["sideboard"][0]["name"], "Nib, the Elder - Ink-Stained");
}

#[test]
fn what_a_form_has_no_place_for_is_refused() {
    let library = library();
    let refused = |name: &str, form| write_deck(&list(&[(1, name)], &[]), form, &library).unwrap_err();
    assert_eq!(refused("Left, Right", DeckForm::Ids), WriteError::NoId("Left, Right".into()));
    assert_eq!(refused("Odd_Sign", DeckForm::Pixelborn), WriteError::NoCode("Odd_Sign".into()));
    assert_eq!(refused("Xyzzy", DeckForm::Text), WriteError::UnknownCard("Xyzzy".into()));
}

/// Cards by position in the embedded library, at least `least` of them. Cards of the newest set may lack the
/// numbers that some forms need.
fn cards(least: usize) -> impl Strategy<Value = Vec<(u16, usize)>> {
    let cards = prop::collection::vec((1..5_u16, any::<prop::sample::Index>()), least..30);
    cards.prop_map(|cards| {
        let library = embedded().cards.iter().enumerate();
        let numbered: Vec<usize> =
            library.filter(|(_, card)| !card.ids.is_empty()).map(|(at, _)| at).collect();
        cards.into_iter().map(|(count, card)| (count, *card.get(&numbered))).collect()
    })
}

fn embedded() -> &'static CardLibrary {
    static LIBRARY: std::sync::OnceLock<CardLibrary> = std::sync::OnceLock::new();
    LIBRARY.get_or_init(CardLibrary::embedded)
}

fn dealt(cards: &[(u16, usize)]) -> DeckEntries {
    let mut entries: DeckEntries = Vec::new();
    for (count, at) in cards {
        let full_name = embedded().cards[*at].full_name();
        match entries.iter_mut().find(|(_, name)| *name == full_name) {
            Some((known, _)) => *known += count,
            None => entries.push((*count, full_name)),
        }
    }
    entries
}

/// Building blocks of lists, good and bad ones.
fn words() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        prop::sample::select(vec![
            "4",
            "x",
            "×4",
            "1/7",
            "(1/7)",
            "(ENCHANTED)",
            "*E*",
            "Otto Quill",
            "-",
            "Keeper",
            ",",
            "\n",
            "\r\n",
            "Sideboard",
            "Deck",
            "SB:",
            "count,name",
            "id;qty",
            "[",
            "]",
            "{",
            "}",
            "\"cards\":",
            "7",
            ":",
            "$",
            "|",
            "_",
            "://",
            "?code=",
            "#",
            "//",
            "=",
            "%",
            "%2",
            "é",
            "\u{301}",
            "\"",
            "99",
            "70000",
            "*",
            "(",
            ")",
        ])
        .prop_map(str::to_owned),
        any::<String>(),
    ];
    prop::collection::vec((word, prop::bool::ANY), 0..60).prop_map(|words| {
        words.into_iter().map(|(word, space)| if space { word + " " } else { word }).collect()
    })
}

fn is_bounded(bytes: &[u8]) -> bool {
    let library = library();
    [UnknownCardPolicy::Keep, UnknownCardPolicy::Refuse].into_iter().all(|unknown| {
        match read_deck(bytes, "d", &library, unknown) {
            Ok(list) => (1..=LARGEST_DECK).contains(&(list.deck.size() + list.sideboard_size())),
            Err(errors) => {
                // Every message can be formatted and has a bounded length.
                (1..=51).contains(&errors.len())
                    && errors.iter().all(|error| error.to_string().chars().count() < 600)
            }
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_deck_written_in_any_form_is_read_back(deck in cards(1), side in cards(0)) {
        let deck = Deck::new("d", dealt(&deck));
        let written = DeckList { deck, sideboard: dealt(&side), form: DeckForm::Text, unresolved: vec![] };
        for form in DeckForm::ALL {
            let text = write_deck(&written, form, embedded()).unwrap();
            let read = read_deck(text.as_bytes(), "d", embedded(), UnknownCardPolicy::Refuse).unwrap();
            prop_assert_eq!((&read.deck, read.form), (&written.deck, form));
            if form != DeckForm::Pixelborn {
                prop_assert_eq!(&read.sideboard, &written.sideboard);
            }
        }
    }

    #[test]
    fn any_bytes_give_a_bounded_answer(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(is_bounded(&bytes));
    }

    #[test]
    fn any_words_give_a_bounded_answer(text in words()) {
        prop_assert!(is_bounded(text.as_bytes()));
    }

    #[test]
    fn any_contents_of_a_code_give_a_bounded_answer(text in words()) {
        let code = STANDARD.encode(&text);
        let link = format!("https://example.org/x?d={code}");
        prop_assert!(is_bounded(code.as_bytes()) && is_bounded(link.as_bytes()));
    }
}

#[test]
fn hard_input_is_answered_soon() {
    // Long enough that quadratic work would never finish.
    let long = 1 << 16;
    for unit in [
        "[",
        "{\"a\":",
        "/",
        "https://a/",
        "4 x ",
        "4 (1/7) ",
        "(foil)",
        "1,",
        "\"",
        "a,b\n",
        "- ",
        "A_",
        "$1|",
        "*",
    ] {
        let text = unit.repeat(long / unit.len());
        assert!(is_bounded(text.as_bytes()), "{unit}");
        assert!(is_bounded(format!("4 {text}").as_bytes()), "4 {unit}");
        assert!(is_bounded(format!("https://example.org/{text}").as_bytes()), "link of {unit}");
    }
}

/// The deck lists outside the project, if available.
#[test]
fn the_shared_decks_survive_every_form() {
    let Some(folder) = testing::shared("decks") else { return };
    let mut read = 0;
    for kind in ["starter", "tournament"] {
        for file in fs::read_dir(folder.join(kind)).unwrap() {
            let path = file.unwrap().path();
            let name = path.display().to_string();
            let list = read_deck(&fs::read(&path).unwrap(), &name, embedded(), UnknownCardPolicy::Refuse);
            let list = list.unwrap_or_else(|errors| panic!("{errors:#?}"));
            for form in DeckForm::ALL {
                let text = write_deck(&list, form, embedded()).unwrap();
                let again = read_deck(text.as_bytes(), &name, embedded(), UnknownCardPolicy::Refuse).unwrap();
                assert_eq!(again, DeckList { form, ..list.clone() }, "{name} as {form}");
            }
            read += 1;
        }
    }
    assert_eq!(read, 63);
}
