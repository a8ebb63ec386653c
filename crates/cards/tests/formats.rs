//! Deck formats: every broken rule is reported with its number, all at once, and on the right days.

use cards::{
    CardData, CardLibrary, CopyLimit, Date, Deck, DeckRules, Format, FormatName, LARGEST_DECK, Leader,
    UnknownCardPolicy, Violation, parse_deck, read_deck,
};
use proptest::prelude::{ProptestConfig, Strategy, prop, prop_assert, prop_oneof, proptest};
use wording::{Ability, AbilityKind, CardType, Class, DeckLimit, Ink, Kind, Modal, Name, Noun, Part, Rule};

fn item(name: &str, inks: &[Ink], printings: &[&str]) -> CardData {
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
        copies: CopyLimit::default(),
        printings: printings.iter().map(|one| (*one).to_owned()).collect(),
        ids: vec![],
        abilities: vec![],
    }
}

/// A card whose own text limits its copies.
fn limited(name: &str, limit: DeckLimit) -> CardData {
    let rule = Rule::DeckLimit(limit, Name(name.into()), None);
    let kind = AbilityKind::Static { leads: vec![], rule };
    CardData { abilities: vec![Ability::unnamed(kind)], ..item(name, &[Ink::Steel], &["9/2"]) }
}

fn library() -> CardLibrary {
    let steel = [Ink::Steel];
    CardLibrary::new(vec![
        item("Brass Compass", &steel, &["9/1"]),
        item("Amber Bead", &[Ink::Amber], &["9/3"]),
        item("Ruby Bead", &[Ink::Ruby], &["9/4"]),
        item("Emerald Bead", &[Ink::Emerald], &["9/9"]),
        item("Amethyst Bead", &[Ink::Amethyst], &["9/10"]),
        item("Sapphire Bead", &[Ink::Sapphire], &["9/11"]),
        item("Twin Lantern", &[Ink::Amber, Ink::Ruby], &["9/5"]),
        item("Old Lamp", &steel, &["3/1", "P1/7"]),
        item("Old Lamp Again", &steel, &["3/2", "10/8"]),
        item("Middle Lamp", &steel, &["8/1"]),
        item("New Lamp", &steel, &["13/1"]),
        item("Boss Lair", &steel, &["Q1/3"]),
        item("Fortisphere", &steel, &["4/200", "9/7"]),
        item("Hiram Flaversham - Toymaker", &steel, &["2/149", "9/8"]),
        limited("Loose Marbles", DeckLimit::AnyNumber),
        limited("Some Marbles", DeckLimit::UpTo(9)),
        limited("Glass Marble", DeckLimit::Only(2)),
    ])
}

fn deck(entries: &[(u16, &str)]) -> Deck {
    let entries = entries.iter().map(|(count, name)| (*count, (*name).to_owned())).collect();
    Deck::new("d", entries)
}

/// Checks these cards together with `filler` copies of a card that a deck may have any number of.
fn check(format: FormatName, date: &str, entries: &[(u16, &str)], filler: u16) -> Vec<Violation> {
    let mut deck = deck(entries);
    if format == FormatName::Coconut {
        deck.leader = Some(Leader { card: "Brass Compass".into(), inks: vec![Ink::Steel], text: vec![] });
    }
    if filler > 0 {
        deck.entries.push((filler, "Loose Marbles".into()));
    }
    Format::named(format).check(&deck, &library(), date.parse().unwrap())
}

const NOW: &str = "2026-07-17";
const CONSTRUCTED: [FormatName; 3] = [FormatName::Constructed, FormatName::Core, FormatName::Infinity];

#[test]
fn constructed_takes_60_cards_two_inks_and_four_copies() {
    for format in CONSTRUCTED {
        assert_eq!(check(format, NOW, &[(4, "Brass Compass"), (4, "Amber Bead")], 52), [], "{format}");
        assert_eq!(check(format, NOW, &[(4, "Brass Compass"), (4, "Amber Bead")], 53), [], "{format}");
        let short = check(format, NOW, &[(4, "Brass Compass")], 55);
        assert_eq!(short, [Violation::TooFewCards { count: 59, least: 60, limited: false }], "{format}");
        let inks = check(format, NOW, &[(1, "Amber Bead"), (1, "Ruby Bead")], 58);
        let three = vec![(Ink::Amber, 1), (Ink::Ruby, 1), (Ink::Steel, 58)];
        assert_eq!(inks, [Violation::TooManyInks { inks: three.clone(), most: 2 }], "{format}");
        // Two inks on one card and a third on another make three.
        let inks = check(format, NOW, &[(1, "Twin Lantern")], 58);
        assert!(
            matches!(inks[..], [Violation::TooFewCards { .. }, Violation::TooManyInks { .. }]),
            "{inks:?}"
        );
        let copies = check(format, NOW, &[(5, "Brass Compass")], 55);
        let five = Violation::TooManyCopies {
            full_name: "Brass Compass".into(),
            count: 5,
            limit: 4,
            by_text: false,
        };
        assert_eq!(copies, [five], "{format}");
        for violation in short.iter().chain(&inks).chain(&copies) {
            assert_eq!(violation.rule(), "1.10.1.1");
        }
    }
}

#[test]
fn cards_are_banned_from_their_day_on_in_their_format() {
    let hiram = [(1, "Hiram Flaversham - Toymaker")];
    let sphere = [(1, "Fortisphere")];
    let since = |day: &str, name: &str| {
        vec![Violation::Banned { full_name: name.into(), since: day.parse().unwrap() }]
    };
    for (name, cards) in [("Hiram Flaversham - Toymaker", &hiram), ("Fortisphere", &sphere)] {
        assert_eq!(check(FormatName::Core, "2025-04-07", cards, 59), []);
        assert_eq!(check(FormatName::Core, "2025-04-08", cards, 59), since("2025-04-08", name));
        assert_eq!(check(FormatName::Core, NOW, cards, 59), since("2025-04-08", name));
        assert_eq!(since("2025-04-08", name)[0].rule(), "1.10.1.1");
        for free in [FormatName::Constructed, FormatName::Draft, FormatName::Sealed, FormatName::PackRush] {
            assert_eq!(check(free, NOW, cards, 59), [], "{free}");
        }
    }
    assert_eq!(check(FormatName::Infinity, "2026-03-25", &hiram, 59), []);
    let banned = since("2026-03-26", "Hiram Flaversham - Toymaker");
    assert_eq!(check(FormatName::Infinity, "2026-03-26", &hiram, 59), banned);
    assert_eq!(check(FormatName::Infinity, NOW, &sphere, 59), []);
}

#[test]
fn sets_leave_core_on_their_day_and_any_usable_printing_is_enough() {
    let out = |day: &str, name: &str| {
        let violations = check(FormatName::Core, day, &[(1, name)], 59);
        match &violations[..] {
            [] => false,
            [only @ Violation::NotInSets { full_name, .. }] if full_name == name => {
                assert_eq!(only.rule(), "1.10.1");
                true
            }
            other => panic!("{other:?}"),
        }
    };
    assert!(!out("2025-09-04", "Old Lamp"));
    assert!(out("2025-09-05", "Old Lamp"));
    assert!(!out("2025-09-05", "Middle Lamp"));
    assert!(!out("2026-07-16", "Middle Lamp"));
    assert!(out("2026-07-17", "Middle Lamp"));
    assert!(out("2026-07-16", "New Lamp"));
    assert!(!out("2026-07-17", "New Lamp"));
    assert!(!out(NOW, "Old Lamp Again"), "its printing of set 10 counts");
    for old in ["Old Lamp", "Middle Lamp"] {
        assert_eq!(check(FormatName::Infinity, NOW, &[(1, old)], 59), [], "{old}");
    }
    let core = Format::named(FormatName::Core).set_codes(NOW.parse().unwrap());
    assert_eq!(core, Some(vec!["9", "10", "11", "12", "13"]));
}

#[test]
fn limited_takes_any_cards_and_its_own_number_of_them() {
    let seven = [(7, "Brass Compass"), (1, "Twin Lantern")];
    assert_eq!(check(FormatName::Sealed, NOW, &seven, 32), []);
    assert_eq!(check(FormatName::Draft, NOW, &seven, 27), []);
    let sealed = check(FormatName::Sealed, NOW, &seven, 31);
    assert_eq!(sealed, [Violation::TooFewCards { count: 39, least: 40, limited: true }]);
    let draft = check(FormatName::Draft, NOW, &seven, 26);
    assert_eq!(draft, [Violation::TooFewCards { count: 34, least: 35, limited: true }]);
    assert_eq!((sealed[0].rule(), draft[0].rule()), ("1.10.1.2", "1.10.1.2"));
    let six = [
        (7, "Ruby Bead"),
        (7, "Amber Bead"),
        (7, "Emerald Bead"),
        (7, "Amethyst Bead"),
        (7, "Sapphire Bead"),
        (7, "Fortisphere"),
    ];
    assert_eq!(check(FormatName::Sealed, NOW, &six, 0), []);
}

#[test]
fn the_format_decides_what_a_list_must_be() {
    let cards = [(7, "Brass Compass"), (1, "Twin Lantern")];
    assert_eq!(check(FormatName::Sealed, NOW, &cards, 40), []);
    assert_eq!(check(FormatName::Core, NOW, &cards, 40).len(), 3);
    assert_eq!(check(FormatName::PackRush, NOW, &[(5, "Brass Compass")], 19), []);
    assert_eq!(Format::named(FormatName::PackRush).build, DeckRules::Packs);
}

#[test]
fn a_cards_own_text_goes_before_the_format() {
    for format in CONSTRUCTED {
        assert_eq!(check(format, NOW, &[(9, "Some Marbles"), (2, "Glass Marble")], 200), [], "{format}");
    }
    let over = [(10, "Some Marbles"), (3, "Glass Marble")];
    let too_many = |full_name: &str, count, limit| Violation::TooManyCopies {
        full_name: full_name.into(),
        count,
        limit,
        by_text: true,
    };
    let (some, glass) = (too_many("Some Marbles", 10, 9), too_many("Glass Marble", 3, 2));
    assert_eq!(glass.rule(), "1.2.1");
    assert_eq!(check(FormatName::Core, NOW, &over, 47), [some, glass.clone()]);
    assert_eq!(check(FormatName::PackRush, NOW, &over, 0), [], "a pack holds what it holds");
    assert_eq!(check(FormatName::Sealed, NOW, &over, 47), [glass], "only what forbids");
}

#[test]
fn a_deck_holds_standard_cards_and_no_others() {
    for format in FormatName::ALL {
        let boss = check(format, NOW, &[(1, "Boss Lair")], 59);
        assert_eq!(boss, [Violation::NotStandard { full_name: "Boss Lair".into() }], "{format}");
        let unknown = check(format, NOW, &[(1, "Brass Kompass")], 59);
        let nearest = Some("Brass Compass".to_owned());
        let name = "Brass Kompass".to_owned();
        assert_eq!(unknown, [Violation::NotInLibrary { full_name: name, nearest }], "{format}");
        assert_eq!((boss[0].rule(), unknown[0].rule()), ("1.4.1", "1.4.1"));
    }
}

#[test]
fn every_broken_rule_is_named_not_the_first_alone() {
    let entries = [
        (5, "Brass Compass"),
        (3, "Glass Marble"),
        (1, "Twin Lantern"),
        (1, "Old Lamp"),
        (1, "Boss Lair"),
        (1, "Hiram Flaversham - Toymaker"),
        (1, "Xyzzy"),
    ];
    let violations = check(FormatName::Core, NOW, &entries, 0);
    let kinds: Vec<&str> = violations.iter().map(Violation::kind).collect();
    let expected = [
        "too-few-cards",
        "not-in-library",
        "too-many-inks",
        "too-many-copies",
        "not-in-sets",
        "not-standard",
        "banned",
        "too-many-copies",
    ];
    assert_eq!(kinds, expected);
    for violation in &violations {
        assert!(violation.to_string().ends_with(&format!("({})", violation.rule())), "{violation}");
    }
}

#[test]
fn two_spellings_of_a_card_are_counted_together() {
    let copies = check(FormatName::Core, NOW, &[(3, "Brass Compass"), (2, "BRASS  compass")], 55);
    assert!(matches!(copies[..], [Violation::TooManyCopies { count: 5, .. }]), "{copies:?}");
}

/// For every card of the embedded library, its own text gives the same number of copies as the card data.
#[test]
fn the_library_and_the_cards_own_text_agree_on_copies() {
    let known = CardLibrary::embedded();
    let speechless = |card: &CardData| CardData { copies: CopyLimit::default(), ..card.clone() };
    let library = CardLibrary::new(known.cards.iter().map(speechless).collect());
    let date = NOW.parse().unwrap();
    let mut lifted = 0;
    for card in &known.cards {
        let most = match card.copies {
            CopyLimit::UpTo(most) => u16::from(most),
            CopyLimit::AnyNumber => 500,
        };
        lifted += usize::from(card.copies != CopyLimit::default());
        let too_many = |count: u16| {
            let deck = deck(&[(count, &card.full_name())]);
            let violations = Format::named(FormatName::Constructed).check(&deck, &library, date);
            violations.iter().any(|violation| matches!(violation, Violation::TooManyCopies { .. }))
        };
        assert!(!too_many(most), "{}", card.full_name());
        assert_eq!(too_many(most + 1), card.copies != CopyLimit::AnyNumber, "{}", card.full_name());
    }
    assert!(known.cards.is_empty() || lifted >= 3, "{lifted}");
}

fn lines() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        "[0-9]{1,6} [^\n]{0,60}",
        "[0-9]{1,3} (Brass Compass|Old Lamp|Loose Marbles|Boss Lair|Fortisphere)",
        "\\PC{0,40}",
        ".{0,20}",
    ];
    prop::collection::vec(line, 0..60).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_text_gives_a_bounded_answer(
        text in lines(),
        year in 1..=9999_u16,
        month in 1..=12_u8,
        day in 1..=28_u8,
    ) {
        let library = library();
        let date = Date::new(year, month, day).unwrap();
        match read_deck(text.as_bytes(), "d.txt", &library, UnknownCardPolicy::Keep).map(|list| list.deck) {
            Ok(deck) => {
                prop_assert!(deck.size() <= LARGEST_DECK);
                for format in FormatName::ALL {
                    // Size and inks once; sets, ban and copies for each card.
                    let violations = Format::named(format).check(&deck, &library, date);
                    prop_assert!(violations.len() <= 2 + 3 * deck.entries.len());
                }
            }
            Err(errors) => prop_assert!((1..=51).contains(&errors.len())),
        }
    }
}

/// A character of these inks, with the classification `class`.
fn friend(name: &str, inks: &[Ink], class: &str) -> CardData {
    CardData {
        card_type: CardType::Character,
        classes: vec![Class(class.into())],
        ..item(name, inks, &["13/2"])
    }
}

#[test]
fn a_card_may_let_others_into_the_deck_whatever_their_ink() {
    let what =
        Noun(vec![Part::Other, Part::Class(vec![Class("Baker".into())]), Part::Is(vec![Kind::Character])]);
    let kind = AbilityKind::Static { leads: vec![], rule: Rule::AnyInk(Modal::Can, what) };
    let host = friend("Host", &[Ink::Amethyst, Ink::Sapphire], "Baker");
    let host = CardData { abilities: vec![Ability::unnamed(kind)], ..host };
    let library = CardLibrary::new(vec![
        host,
        friend("Ruby Baker", &[Ink::Ruby], "Baker"),
        friend("Ruby Cook", &[Ink::Ruby], "Cook"),
        item("Amethyst Bead", &[Ink::Amethyst], &["9/10"]),
        item("Amber Bead", &[Ink::Amber], &["9/3"]),
    ]);
    let day: Date = "2026-11-15".parse().unwrap();
    let inks = |entries: &[(u16, &str)]| {
        let broken = Format::named(FormatName::Constructed).check(&deck(entries), &library, day);
        broken.iter().any(|violation| violation.kind() == "too-many-inks")
    };
    assert!(!inks(&[(4, "Host"), (4, "Ruby Baker"), (4, "Amethyst Bead")]), "the baker is welcome");
    assert!(inks(&[(4, "Host"), (4, "Ruby Cook")]), "the cook is no baker");
    assert!(inks(&[(4, "Ruby Baker"), (4, "Amber Bead"), (4, "Amethyst Bead")]), "nobody lets the baker in");
    assert!(inks(&[(4, "Host"), (4, "Amber Bead")]), "the host's own inks count");
}

#[test]
fn new_sets_may_be_used_from_their_day_on() {
    let library = CardLibrary::new(vec![
        item("New Lamp", &[Ink::Steel], &["13/1"]),
        item("Newer Lamp", &[Ink::Steel], &["14/1"]),
    ]);
    let legal = |name: &str, day: &str| {
        let broken =
            Format::named(FormatName::Core).check(&deck(&[(4, name)]), &library, day.parse().unwrap());
        !broken.iter().any(|violation| violation.kind() == "not-in-sets")
    };
    assert!(!legal("New Lamp", "2026-07-16"));
    assert!(legal("New Lamp", "2026-07-17"));
    assert!(!legal("Newer Lamp", "2026-10-15"));
    assert!(legal("Newer Lamp", "2026-10-16"));
}

/// Lists from the 2026 championships, if available: each was legal on the day it was played.
#[test]
fn the_lists_of_2026_are_legal_in_core_when_they_were_played() {
    let Some(folder) = testing::shared("decks/tournament-2026") else { return };
    let files = std::fs::read_dir(&folder).expect("a folder of lists");
    let library = CardLibrary::embedded();
    let mut lists = 0;
    for file in files {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        lists += 1;
        let text = std::fs::read_to_string(&path).unwrap();
        let deck = parse_deck(&text, "list.txt", &library).unwrap();
        let broken = Format::named(FormatName::Core).check(&deck, &library, "2026-09-13".parse().unwrap());
        assert!(broken.is_empty(), "{}: {broken:?}", path.display());
    }
    assert_eq!(lists, 26);
}
