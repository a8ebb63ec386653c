//! Leaders of Format Coconut in deck lists, and their decks.

use cards::{
    CardData, CardLibrary, Deck, DeckErrorKind, DeckForm, DeckList, Format, FormatName, Leader, ListPosition,
    UnknownCardPolicy, Violation, read_deck, write_deck,
};
use wording::Ink;

fn library() -> CardLibrary {
    CardLibrary::embedded()
}

/// Single-ink characters of these inks, one copy each.
fn singles(library: &CardLibrary, inks: &[Ink], cards: usize) -> Vec<(u16, String)> {
    let fits = |card: &&CardData| card.inks.len() == 1 && inks.contains(&card.inks[0]);
    let mut fitting: Vec<Vec<&CardData>> = inks.iter().map(|_| Vec::new()).collect();
    for card in library.cards.iter().filter(fits) {
        let of = inks.iter().position(|ink| card.inks[0] == *ink).expect("one of them");
        fitting[of].push(card);
    }
    let mixed = (0..).flat_map(|at| fitting.iter().map(move |list| list[at]));
    mixed.filter(|card| card.full_name() != LEADER).take(cards).map(|card| (1, card.full_name())).collect()
}

/// An Amber card.
const LEADER: &str = "Stitch - New Dog";

const LIST: &str = "Leader: stitch - new dog
> SHELL GAME: Whenever you play a character named Stitch, you may draw a card.
> {E}, 1 {I} - Gain 1 lore.  # a remark

2 Stitch - New Dog
";

fn read(text: &str, library: &CardLibrary) -> DeckList {
    read_deck(text.as_bytes(), "d.txt", library, UnknownCardPolicy::Refuse)
        .unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn problems(text: &str) -> Vec<(ListPosition, DeckErrorKind)> {
    let errors =
        read_deck(text.as_bytes(), "d.txt", &library(), UnknownCardPolicy::Refuse).expect_err("it is wrong");
    errors.into_iter().map(|error| (error.place, error.problem)).collect()
}

#[test]
fn a_list_names_a_leader_and_its_text() {
    let library = library();
    let deck = read(LIST, &library).deck;
    let leader = deck.leader.clone().expect("a leader");
    assert_eq!((leader.card.as_str(), &leader.inks[..], leader.text.len()), (LEADER, &[Ink::Amber][..], 2));
    assert_eq!(leader.text[1], "{E}, 1 {I} - Gain 1 lore.");
    // The leader is not one of the deck's cards.
    assert_eq!(deck.size(), 2);
    let compiled = leader.compile(&library).expect("its text is understood");
    assert_eq!((compiled.full_name().as_str(), compiled.abilities.len()), ("Stitch - New Dog (leader)", 2));
}

#[test]
fn inks_of_its_own_stand_behind_the_name() {
    let leader = read("Leader: Stitch - New Dog (ruby/steel)\n1 Stitch - New Dog\n", &library()).deck.leader;
    assert_eq!(leader.expect("a leader").inks, [Ink::Ruby, Ink::Steel]);
}

#[test]
fn a_leader_survives_the_forms_that_have_a_place_for_it() {
    let library = library();
    let list = read(LIST, &library);
    for form in [DeckForm::Text, DeckForm::Ids, DeckForm::Json] {
        let written = write_deck(&list, form, &library).expect("it can be written");
        assert_eq!(read(&written, &library).deck.leader, list.deck.leader, "{written}");
    }
    assert_eq!(read(&list.deck.to_string(), &library).deck, list.deck);
    for form in [DeckForm::Pixelborn, DeckForm::Csv] {
        let written = write_deck(&list, form, &library).expect("it can be written");
        assert_eq!(read(&written, &library).deck.leader, None);
    }
}

#[test]
fn what_is_wrong_with_a_leader_is_told_with_its_place() {
    let card = "1 Stitch - New Dog\n";
    let second = problems(&format!("Leader: Stitch - New Dog\nLeader: Stitch - New Dog\n{card}"));
    assert!(matches!(second[..], [(ListPosition::Line(2), DeckErrorKind::TwoLeaders { .. })]), "{second:?}");
    let alone = problems(&format!("{card}> Draw a card.\n"));
    assert!(
        matches!(alone[..], [(ListPosition::Line(2), DeckErrorKind::TextWithoutLeader { .. })]),
        "{alone:?}"
    );
    let unknown = problems(&format!("Leader: Stitch - New Cat\n{card}"));
    assert!(matches!(
        &unknown[..],
        [(ListPosition::Line(1), DeckErrorKind::UnknownCard { nearest: Some(_), .. })]
    ));
    let nobody = problems(&format!("Leader:\n{card}"));
    assert!(matches!(nobody[..], [(ListPosition::Line(1), DeckErrorKind::NoName { .. })]), "{nobody:?}");
    let text =
        problems(&format!("Leader: Stitch - New Dog\n> DIG: {{E}} - Draw a card.\n> Frobnicate it.\n{card}"));
    assert!(matches!(text[..], [(ListPosition::Line(3), DeckErrorKind::Leader(_))]), "{text:?}");
    let long = problems(&format!("Leader: Stitch - New Dog\n> {}\n{card}", "a ".repeat(1_000)));
    assert!(matches!(long[..], [(ListPosition::Line(2), DeckErrorKind::Leader(_))]), "{long:?}");
    let many = problems(&format!("Leader: Stitch - New Dog\n{}{card}", "> {E} - Draw a card.\n".repeat(13)));
    assert!(matches!(many[..], [(ListPosition::Line(14), DeckErrorKind::Leader(_))]), "{many:?}");
    for json in [
        r#""leader": 3"#,
        r#""leader": {"text": "x"}"#,
        r#""leader": {"card": "Stitch - New Dog", "ink": "blue"}"#,
    ] {
        let json = problems(&format!(r#"{{"cards": ["Stitch - New Dog"], {json}}}"#));
        assert!(matches!(json[..], [(ListPosition::File, DeckErrorKind::BadLeader { .. })]), "{json:?}");
    }
}

#[test]
fn a_published_leader_needs_no_text() {
    let library = library();
    let deck = read("Leader: scar - finally king\n4 Scar - Finally King\n", &library).deck;
    let leader = deck.leader.expect("a leader");
    assert_eq!((&leader.inks[..], leader.text.len()), (&[Ink::Steel][..], 0));
    let compiled = leader.compile(&library).expect("it is built in");
    assert_eq!(compiled.abilities, library.leader("Scar - Finally King").expect("it is there").abilities);
    // A text in the list counts instead.
    let own = read(
        "Leader: Scar - Finally King\n> Opposing characters can't quest.\n1 Scar - Finally King\n",
        &library,
    );
    let own = own.deck.leader.expect("a leader").compile(&library).expect("its text is understood");
    assert_ne!(own.abilities, compiled.abilities);
}

#[test]
fn every_published_leader_says_what_was_published() {
    let library = library();
    assert_eq!(library.leaders().len(), 27);
    for leader in library.leaders() {
        let card = library.find(&leader.full_name()).expect("a leader belongs to a card");
        assert_eq!(card.inks, leader.inks, "{}", leader.full_name());
        assert!(!leader.abilities.is_empty(), "{}", leader.full_name());
    }
    let Some(table) = testing::shared("cards/leaders.tsv") else { return };
    let table = std::fs::read_to_string(table).expect("the table of leaders");
    for row in table.lines().skip(1) {
        let columns: Vec<&str> = row.split('\t').collect();
        let [_, name, version, text] = columns[..] else { panic!("{row}") };
        let full_name = if version.is_empty() { name.to_owned() } else { format!("{name} - {version}") };
        let leader = library.leader(&full_name).unwrap_or_else(|| panic!("{full_name} is missing"));
        let written: Vec<String> =
            leader.abilities.iter().map(|one| grammar::print_section(std::slice::from_ref(one))).collect();
        let text = Leader::worded(text);
        let published = grammar::Section { name: None, text: &text };
        assert_eq!(written.join(" "), published.normalised(), "{full_name}");
    }
}

#[test]
fn a_leaders_text_allows_copies_in_its_deck() {
    let library = library();
    let leader = Leader { card: "Nick Wilde - Wily Fox".to_owned(), inks: vec![Ink::Emerald], text: vec![] };
    let mut entries = vec![(4, "Pawpsicle".to_owned()), (4, "Nick Wilde - Wily Fox".to_owned())];
    entries.extend(singles(&library, &[Ink::Emerald, Ink::Ruby, Ink::Sapphire], 70));
    let found = check(&Deck { leader: Some(leader), ..Deck::new("d", entries) }, &library);
    let pawpsicle = |violation: &&Violation| violation.to_string().contains("Pawpsicle");
    assert_eq!(found.iter().find(pawpsicle), None);
}

fn check(deck: &Deck, library: &CardLibrary) -> Vec<Violation> {
    Format::named(FormatName::Coconut).check(deck, library, "2026-11-01".parse().expect("a day"))
}

#[test]
fn a_deck_of_the_format_is_built_by_its_rules() {
    let library = library();
    let leader = || Some(Leader { card: LEADER.to_owned(), inks: vec![Ink::Amber], text: vec![] });
    let of = |inks: &[Ink], cards: usize, copies: u16| {
        let mut entries = vec![(copies, LEADER.to_owned())];
        entries.extend(singles(&library, inks, cards));
        Deck { leader: leader(), ..Deck::new("d", entries) }
    };
    let three = [Ink::Amber, Ink::Ruby, Ink::Steel];
    assert_eq!(check(&of(&three, 56, 4), &library), []);
    let few = check(&of(&three, 55, 4), &library);
    assert!(matches!(few[..], [Violation::TooFewCards { count: 59, least: 60, .. }]), "{few:?}");
    let copies = check(&of(&three, 56, 5), &library);
    assert!(matches!(copies[..], [Violation::TooManyCopies { count: 5, limit: 4, .. }]), "{copies:?}");
    // Only the leader's card may have several copies.
    let mut twice = of(&three, 56, 4);
    twice.entries[1].0 = 2;
    let found = check(&twice, &library);
    assert!(matches!(found[..], [Violation::TooManyBesideLeader { count: 2, limit: 1, .. }]), "{found:?}");
    // The leader's ink counts as one of the three.
    let mut others = of(&[Ink::Emerald, Ink::Ruby, Ink::Steel], 60, 4);
    others.entries.remove(0);
    let found = check(&others, &library);
    assert!(matches!(&found[..], [Violation::TooManyInksWithLeader { most: 3, .. }]), "{found:?}");
    assert!(found[0].to_string().contains("have 4 ink types, but may have at most 3"), "{}", found[0]);
    let mut two = of(&[Ink::Ruby, Ink::Steel], 60, 4);
    two.entries.remove(0);
    assert_eq!(check(&two, &library), []);
    let without = Deck { leader: None, ..of(&three, 56, 4) };
    assert_eq!(check(&without, &library)[0], Violation::NoLeader);
    let nobody = Leader { card: "Nobody - At All".to_owned(), inks: vec![], text: vec![] };
    let found = check(&Deck { leader: Some(nobody), ..of(&three, 59, 1) }, &library);
    assert!(matches!(found[..], [Violation::UnknownLeader { .. }]), "{found:?}");
    assert!(found.iter().all(|violation| violation.rule().contains("beta")));
}
