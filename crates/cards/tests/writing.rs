//! Our own card text in other languages: nothing is missing, and its similarity to the
//! official text does not drop.

use cards::writing::WritingComparison;
use cards::{CardData, CardLibrary};
use grammar::{Lexicon, Section, compile_section};
use std::collections::BTreeMap;
use std::path::PathBuf;
use wording::{Ability, CardType, KeywordKind, Language};
use writers::{EnglishNames, Site, left_in_english, untranslated_keywords};

/// The card data with the official texts of a language, if available.
fn official(language: Language) -> Option<PathBuf> {
    testing::shared(&format!("cards/lang/{}.json", language.code()))
}

fn is_written(language: Language, card: &CardData) {
    for line in card.text_in(language) {
        let name = card.full_name();
        let parens = |open: char, close: char| line.matches(open).count() == line.matches(close).count();
        assert!(!line.trim().is_empty(), "{language}: {name} has an empty paragraph");
        assert!(!line.contains("  "), "{language}: {name}: two spaces in \"{line}\"");
        assert!(!line.contains('\u{e000}'), "{language}: {name}: a mark is left in \"{line}\"");
        assert!(
            !line.contains(" ,") && !line.contains(" ."),
            "{language}: {name}: a space before a mark in \"{line}\""
        );
        assert!(
            !line.contains(",,") && !line.contains(", ."),
            "{language}: {name}: marks meet in \"{line}\""
        );
        assert!(
            parens('(', ')') && parens('（', '）'),
            "{language}: {name}: an open parenthesis in \"{line}\""
        );
        assert!(line.matches('"').count() % 2 == 0, "{language}: {name}: an open quotation in \"{line}\"");
    }
}

#[test]
fn every_card_is_written_in_every_language() {
    let library = CardLibrary::embedded();
    let mut lines = 0;
    for card in &library.cards {
        for language in Language::OTHERS {
            is_written(language, card);
            lines += card.text_in(language).len();
        }
    }
    assert!(lines > 10_000, "only {lines} paragraphs were written");
}

/// Sentences with constructs that no card of the library uses.
const UNPRINTED: [(CardType, &str); 14] = [
    (CardType::Action, "Get 2 ink drops."),
    (CardType::Action, "Remove up to 2 ink drops. Gain 1 lore for each ink drop removed this way."),
    (CardType::Action, "Remove any number of ink drops. Draw a card for each ink drop removed this way."),
    (CardType::Action, "Each opponent may get an ink drop. If they do, you draw a card."),
    (CardType::Action, "Gain 1 lore for each ink drop you removed this turn."),
    (CardType::Action, "Draw a card. If you removed an ink drop to play this action, draw 2 cards instead."),
    (CardType::Character, "The first time you get an ink drop each turn, remove all your ink drops."),
    (CardType::Character, "Whenever an opponent removes 1 or more ink drops, get an ink drop."),
    (
        CardType::Character,
        "While you have 2 or more ink drops, this character gets +1 {S} for each ink drop you have.",
    ),
    (CardType::Character, "If you would get an ink drop, you may draw a card instead."),
    (CardType::Character, "Whenever this character takes damage, draw a card."),
    (CardType::Character, "Whenever you gain lore, draw a card."),
    (CardType::Item, "Whenever you ink a card, each opponent loses 1 lore."),
    (CardType::Item, "Opponents can't get ink drops."),
];

/// Every ability of the library and every sentence above, with the name of its card.
fn every_ability(library: &CardLibrary) -> Vec<(String, CardType, Ability)> {
    let lexicon = Lexicon::default();
    let made_up = UNPRINTED.into_iter().flat_map(|(card_type, text)| {
        let abilities = compile_section(&Section { name: None, text }, card_type, &lexicon);
        let abilities = abilities.unwrap_or_else(|error| panic!("{text}: {error}"));
        abilities.into_iter().map(move |ability| (text.to_owned(), card_type, ability))
    });
    let printed = library.cards.iter().flat_map(|card| {
        card.abilities.iter().map(|ability| (card.full_name(), card.card_type, ability.clone()))
    });
    printed.chain(made_up).collect()
}

/// A construct that a language has no words for stays English, in quotation marks.
#[test]
fn what_is_left_in_english_is_counted() {
    let library = CardLibrary::embedded();
    let abilities = every_ability(&library);
    for language in Language::OTHERS {
        let mut left: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for (name, card_type, ability) in &abilities {
            let site = Site { name, card_type: *card_type, names: &EnglishNames, reminders: true };
            for phrase in left_in_english(language, ability, &site) {
                left.entry(phrase).or_default().push(name);
            }
        }
        let phrases = left.iter().map(|(phrase, cards)| format!("“{phrase}” on {}", cards[0]));
        testing::untranslated(language, "card texts", phrases);
        testing::untranslated(language, "keywords", untranslated_keywords().map(KeywordKind::name));
    }
}

/// Minimum share of identical paragraphs and minimum mean F1, a little below the measured values.
const FLOORS: [(Language, f64, f64); 4] = [
    (Language::German, 0.66, 0.955),
    (Language::French, 0.60, 0.945),
    (Language::Italian, 0.84, 0.986),
    (Language::Chinese, 0.82, 0.989),
];

#[test]
fn the_writing_stays_as_near_to_the_official_one_as_it_was() {
    let library = CardLibrary::embedded();
    for (language, same, f1) in FLOORS {
        let Some(path) = official(language) else { continue };
        let writing = WritingComparison::measure(&path, language, &library).expect("the data can be read");
        let figures = writing.figures(true);
        assert!(figures.count > 800, "{language}: only {} paragraphs were compared", figures.count);
        assert!(figures.share() >= same, "{language}: {:.3} of the paragraphs are the same", figures.share());
        assert!(figures.mean_f1 >= f1, "{language}: the mean F1 is {:.4}", figures.mean_f1);
    }
}
