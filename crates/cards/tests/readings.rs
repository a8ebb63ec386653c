//! The meaning of every card in every language: complete, and with no English left.

use cards::CardLibrary;
use std::collections::BTreeSet;
use wording::Language;
use writers::{Names, Site};

/// Replaces every name, to tell names from words.
struct NoNames;

const NAME: &str = "§";

impl Names for NoNames {
    fn card(&self, _: &str) -> Option<String> {
        Some(NAME.to_owned())
    }

    fn version(&self, _: &str, _: &str) -> Option<String> {
        Some(NAME.to_owned())
    }

    fn story(&self, _: &str) -> Option<String> {
        Some(NAME.to_owned())
    }
}

/// Every line of every card.
fn lines(language: Language) -> Vec<(String, Vec<String>)> {
    let read = |card: &cards::CardData| {
        let resolved = meaning::resolve(card.card_type, &card.abilities).expect("every card means something");
        let site = Site { name: NAME, card_type: card.card_type, names: &NoNames, reminders: false };
        (card.full_name(), reading::reading(language, &site, &resolved.abilities))
    };
    CardLibrary::embedded().cards.iter().map(read).collect()
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 1)
}

/// Classifications of the newest set, whose official names in other languages are not known yet.
const NOT_NAMED_YET: [&str; 2] = ["City", "Hyperia"];

/// Words that a language shares with English, mostly kinds of Shift and classifications.
fn shared(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Chinese => &[],
        Language::German => &[
            "Alien",
            "All",
            "Amethyst",
            "Duo",
            "Gargoyle",
            "Illusion",
            "In",
            "Madrigal",
            "Monster",
            "Panda",
            "Super",
            "Titan",
            "Universal",
            "all",
            "an",
            "in",
            "minus",
            "plus",
            "so",
            "was",
        ],
        Language::French => &[
            "Alien",
            "Boost",
            "Combo",
            "Dragon",
            "Duo",
            "Floodborn",
            "Illusion",
            "Madrigal",
            "Panda",
            "Pirate",
            "Prince",
            "Robot",
            "Super",
            "Titan",
            "action",
            "decks",
            "on",
            "plus",
            "total",
        ],
        Language::Italian => &[
            "Combo",
            "Detective",
            "Duo",
            "Gargoyle",
            "In",
            "Madrigal",
            "Panda",
            "Robot",
            "Super",
            "all",
            "in",
        ],
    }
}

#[test]
fn every_card_is_told_in_every_language_line_by_line() {
    let english = lines(Language::English);
    for language in Language::OTHERS {
        for ((name, theirs), (_, ours)) in lines(language).iter().zip(&english) {
            assert_eq!(theirs.len(), ours.len(), "{language}, {name}");
            for (theirs, ours) in theirs.iter().zip(ours) {
                let depth = |line: &str| line.len() - line.trim_start_matches(' ').len();
                assert_eq!(depth(theirs), depth(ours), "{language}, {name}: {theirs}");
                let body = theirs.trim_start();
                let hole = body.contains(['{', '}'])
                    || body.contains("  ")
                    || body.contains("()")
                    || body.contains("（）")
                    || body.contains(" .")
                    || body.contains(" ,");
                assert!(!body.is_empty() && !hole, "{language}, {name}: {theirs:?}");
            }
        }
    }
}

#[test]
fn no_word_of_a_reading_is_left_in_english() {
    let all =
        |language| -> Vec<String> { lines(language).into_iter().flat_map(|(_, lines)| lines).collect() };
    let english = all(Language::English);
    let english: BTreeSet<&str> = english.iter().flat_map(|line| words(line)).collect();
    let mut left = BTreeSet::new();
    for language in Language::OTHERS {
        for line in all(language) {
            let unknown = |word: &&str| {
                english.contains(word) && !shared(language).contains(word) && !NOT_NAMED_YET.contains(word)
            };
            left.extend(words(&line).filter(unknown).map(|word| format!("{language} {word}")));
        }
    }
    assert!(left.is_empty(), "these words are still English: {left:?}");
}
