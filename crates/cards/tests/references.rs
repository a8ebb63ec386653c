//! Every referring word in the library with its meaning: the table that people review.

use cards::CardLibrary;
use std::path::Path;
use wording::Language;

/// Set this to rewrite the table after reviewing a change.
const BLESS: &str = "INKWRIGHT_BLESS";

fn table() -> String {
    let mut lines = vec!["card\tability\tword\tmeans".to_owned()];
    for card in &CardLibrary::embedded().cards {
        let resolved = meaning::resolve(card.card_type, &card.abilities).unwrap();
        for reference in &resolved.references {
            let meaning::Reference { ability, word, .. } = reference;
            let referent = card.referent_in(Language::English, reference);
            lines.push(format!("{}\t{}\t{word}\t{referent}", card.full_name(), ability + 1));
        }
    }
    lines.join("\n") + "\n"
}

#[test]
fn the_table_of_references_says_what_the_cards_mean_now() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/cards/references.tsv");
    let now = table();
    if std::env::var_os(BLESS).is_some() {
        std::fs::write(&file, &now).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let changed: Vec<String> = kept
        .lines()
        .filter(|line| !now.lines().any(|other| other == *line))
        .map(|line| format!("- {line}"))
        .chain(
            now.lines()
                .filter(|line| !kept.lines().any(|other| other == *line))
                .map(|line| format!("+ {line}")),
        )
        .collect();
    assert!(
        kept == now,
        "data/cards/references.tsv is not what the cards mean now. Read the changes; if they are right, run this test with \
         {BLESS}=1.\n{}",
        changed.join("\n")
    );
}

#[test]
fn every_ability_of_every_card_can_be_read() {
    for card in &CardLibrary::embedded().cards {
        let resolved = meaning::resolve(card.card_type, &card.abilities).unwrap();
        for meaning in &resolved.abilities {
            let lines = card.reading_in(Language::English, std::slice::from_ref(meaning));
            assert!(!lines.is_empty(), "{}", card.full_name());
            for line in lines {
                assert!(!line.contains(['{', '}', '[', ']']), "{line}");
            }
        }
    }
}

#[test]
fn what_a_word_refers_to_is_told_in_every_language() {
    for card in &CardLibrary::embedded().cards {
        for reference in &meaning::resolve(card.card_type, &card.abilities).unwrap().references {
            let english = card.referent_in(Language::English, reference);
            assert!(reference.phrase.as_ref().is_none_or(|phrase| *phrase == english));
            for language in Language::OTHERS {
                let told = card.referent_in(language, reference);
                let place = format!("{}, {language}: {told:?}", card.full_name());
                assert!(!told.is_empty() && told != english, "{place}");
                let is_english = |word: &str| matches!(word, "the" | "this" | "that" | "each" | "of" | "and");
                assert!(!told.split(' ').any(is_english), "{place}");
                let latin = told.chars().any(|c| c.is_ascii_lowercase());
                assert!(language != Language::Chinese || !latin, "{place}");
            }
        }
    }
}
