//! Our own card text in other languages: nothing is missing, and its similarity to the
//! official text does not drop.

use cards::writing::WritingComparison;
use cards::{CardData, CardLibrary};
use std::path::PathBuf;
use wording::Language;

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
