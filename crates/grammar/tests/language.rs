//! Made-up texts that the language accepts or refuses, with the diagnostics.

use grammar::{Diagnostic, Expected, Lexicon, Section, compile_section, normalise, print_section};
use proptest::prelude::{ProptestConfig, any, prop, proptest};
use wording::CardType;

fn section(text: &str, card_type: CardType) -> Result<String, Diagnostic> {
    let section = Section { name: None, text };
    compile_section(&section, card_type, &Lexicon::default()).map(|abilities| print_section(&abilities))
}

#[test]
fn made_up_cards_compile_without_a_lexicon() {
    for text in [
        "STAND FAST: While this character is at a location, he can't be challenged by Pirate characters.",
        "HOLD! During opponents' turns, whenever one of your other Knight characters takes damage, gain 1 lore.",
        "Whenever you play a character named Mr. Fox or Anna the Brave, deal 2 damage to another chosen character.",
        "GO ON {E}, Discard a card - Each opponent reveals the top card of their deck.",
        "Opponents need 25 lore to win the game.",
        "Once during your turn, whenever a card is put into your inkwell, ready this character.",
        "Whenever this character would be dealt damage, draw a card instead.",
        "For each item you have in play, you pay 1 ⬡ less to play this character.",
        "Your Robot characters gain “{E} — Draw a card.”",
        "Your Robot characters gain Rush and “{E} — Draw a card” while here.",
        "Puppy Shift 3 {I} (reminder)",
        "Rush, Evasive",
    ] {
        let printed =
            section(text, CardType::Character).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        assert_eq!(printed, normalise(text));
    }
}

/// Each of these is the second text in another spelling, and prints back as it is written.
#[test]
fn spelling_is_not_structure() {
    for (written, usual) in [
        ("Get 1 ink drop.", "Get an ink drop."),
        ("You may pay 1 {I} to get 1 ink drop.", "You may pay 1 {I} to get an ink drop."),
        ("Draw one card, then choose and discard one card.", "Draw a card, then choose and discard a card."),
        ("Draw two cards.", "Draw 2 cards."),
        ("Each opposing player loses 1 lore.", "Each opponent loses 1 lore."),
        (
            "Put a card from your hand into your inkwell face down.",
            "Put a card from your hand into your inkwell facedown.",
        ),
        ("If you have an item in play draw a card.", "If you have an item in play, draw a card."),
        ("Draw a card. If you do, , gain 1 lore.", "Draw a card. If you do, gain 1 lore."),
    ] {
        let compile = |text| {
            compile_section(&Section { name: None, text }, CardType::Action, &Lexicon::default())
                .unwrap_or_else(|problem| panic!("{text}: {problem}"))
        };
        let (abilities, expected) = (compile(written), compile(usual));
        assert_eq!(print_section(&abilities), normalise(written));
        assert_eq!(abilities[0].kind, expected[0].kind, "{written}");
        assert_ne!(abilities[0].spelling, expected[0].spelling, "{written}");
    }
}

#[test]
fn marks_of_costs_may_be_missing() {
    for (written, usual) in [
        ("Shift Discard 2 cards", "Shift: Discard 2 cards"),
        ("{E},2{I}— Draw a card.", "{E}, 2 {I} — Draw a card."),
    ] {
        assert_eq!(section(written, CardType::Character), Ok(normalise(written)));
        assert_eq!(section(usual, CardType::Character), Ok(normalise(usual)));
    }
}

#[test]
fn a_static_sentence_does_not_follow_another_kind_of_ability() {
    let text = "Whenever this item is banished, draw a card. While you have an item in play, that character gains Rush.";
    let problem = section(text, CardType::Item).expect_err("“that character” would mean nothing");
    assert_eq!(problem.text, "While");
}

#[test]
fn reminder_text_alone_is_no_ability() {
    assert_eq!(section("(A character can sing this.)", CardType::Action), Ok(String::new()));
}

#[test]
fn a_name_known_apart_is_not_said_twice() {
    for text in ["Draw a card.", "Up and away Draw a card."] {
        let section = Section { name: Some("Up and away"), text: &format!("⟳ — {text}") };
        assert!(compile_section(&section, CardType::Item, &Lexicon::default()).is_ok() == (text.len() == 12));
    }
    let section = Section { name: Some("Up and away"), text: "Up and away ⟳ — Draw a card." };
    let abilities = compile_section(&section, CardType::Item, &Lexicon::default()).expect("it compiles");
    assert_eq!(print_section(&abilities), "Up and away ⟳ — Draw a card.");
}

/// The offending words, their position and the expectation, for a text that is wrong.
fn refusal(text: &str, card_type: CardType) -> (String, usize, Expected) {
    let problem = section(text, card_type).expect_err("the text is wrong");
    assert_eq!(normalise(text).get(problem.span.clone()), Some(problem.text.as_str()));
    (problem.text, problem.span.start, problem.expected)
}

#[test]
fn diagnostics_point_at_the_words_not_understood() {
    use CardType::{Action, Character};
    let (text, at, expected) = refusal("Banish chosen charcter.", Action);
    assert_eq!((text.as_str(), at, expected), ("charcter", 14, Expected::Noun));
    let (text, at, expected) = refusal("LOUD When you play this character, drew a card.", Character);
    assert_eq!((text.as_str(), at), ("drew", 35));
    assert!(matches!(expected, Expected::OneOf(list) if list.contains(&Expected::Effect)));
    let (text, at, _) = refusal("This character gets +2 lore.", Character);
    assert_eq!((text.as_str(), at), ("lore", 23));
    let (text, at, expected) = refusal("Draw a card", Action);
    assert_eq!((text.as_str(), at), ("", 11));
    assert!(matches!(expected, Expected::OneOf(list) if list.contains(&Expected::Phrase(".".into()))));
}

#[test]
fn words_in_another_way_than_cards_write_them_are_refused_with_that_way() {
    let (text, at, expected) = refusal("Each opponent lose 1 lore.", CardType::Action);
    assert_eq!((text.as_str(), at), ("lose", 14));
    assert_eq!(expected, Expected::Wording("Each opponent loses 1 lore.".to_owned()));
}

#[test]
fn deep_nesting_is_refused_quickly() {
    for piece in ["if you do, ", "Your characters gain \"", "you may draw a card, then ", "(", "named A or "]
    {
        assert!(section(&piece.repeat(3000), CardType::Character).is_err());
    }
}

const WORDS: &[&str] = &[
    "chosen",
    "character",
    "characters",
    "your",
    "opposing",
    "gets",
    "+1 ¤",
    "this turn",
    ".",
    ",",
    "—",
    "⟳",
    "if",
    "you",
    "may",
    "draw",
    "a card",
    "and",
    "or",
    "then",
    "to",
    "named",
    "Rush",
    "whenever",
    "quests",
    "\"",
    "1",
    "⬡",
    "each",
    "opponent",
    "for each",
    "in play",
    "instead",
    "•",
    "Choose one:",
    "while",
    "can't",
    "challenge",
    "deal 1 damage",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn arbitrary_strings_never_panic(text in any::<String>(), name in any::<Option<String>>()) {
        let source = Section { name: name.as_deref(), text: &text };
        let _ = compile_section(&source, CardType::Character, &Lexicon::default());
        let once = normalise(&text);
        let _ = normalise(&once);
    }

    #[test]
    fn arbitrary_words_never_panic_and_what_compiles_prints_back(
        words in prop::collection::vec(prop::sample::select(WORDS), 0..40),
        action in any::<bool>(),
    ) {
        let text = words.join(" ");
        let card_type = if action { CardType::Action } else { CardType::Character };
        if let Ok(printed) = section(&text, card_type) {
            assert_eq!(printed, Section { name: None, text: &text }.normalised());
        }
    }
}
