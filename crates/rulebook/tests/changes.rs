//! The list of changes: complete, consistent with the editions and the engine, and in step with the scenarios.

use cards::CardLibrary;
use engine::{Edition, EditionQuestion, Rules};
use rulebook::{Confidence, EditionChange, Rulebook};
use scenario::parse_file;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_change_has_its_place_in_the_list_once() {
    let book = Rulebook::embedded();
    let mut ids: Vec<&str> =
        book.changes().iter().flat_map(|change| &change.ids).map(String::as_str).collect();
    ids.sort_unstable();
    let series = [("E21", 18), ("E22", 20), ("E23", 19), ("ED", 126)];
    let mut all: Vec<String> =
        series.iter().flat_map(|(name, n)| (1..=*n).map(move |at| format!("{name}-{at:02}"))).collect();
    all.sort_unstable();
    assert_eq!(ids, all);
}

#[test]
fn every_change_says_what_holds_in_each_edition() {
    let book = Rulebook::embedded();
    for change in book.changes() {
        let name = &change.title;
        assert!(!change.rules.is_empty(), "{name}");
        for rule in &change.rules {
            assert!(book.rule(rule).is_some_and(|entry| entry.id == *rule), "{name}: {rule}");
        }
        let since: Vec<Edition> =
            change.answers.iter().map(|(since, _)| since.parse().expect("an edition")).collect();
        assert!(since.len() > 1 && since.is_sorted() && since[0] == Edition::March2025, "{name}: {since:?}");
        for pair in change.answers.windows(2) {
            assert_ne!(pair[0].1, pair[1].1, "{name}");
        }
        assert!(change.answers.iter().all(|(_, says)| says.ends_with('.')), "{name}");
        assert_eq!(change.shown_by.is_empty(), change.none.is_some(), "{name}: shown, or a reason why not");
    }
    let between = |a, b| book.changes_between(a, b).map(|change| change.ids[0].as_str()).collect::<Vec<_>>();
    assert_eq!(between(Edition::V2_0_1, Edition::V2_0_1), [""; 0]);
    // A rule of 2.0.1 alone is not a change between its predecessor and its successor.
    assert!(!between(Edition::October2025, Edition::V2_3_0).contains(&"ED-16"));
    assert!(between(Edition::October2025, Edition::V2_0_1).contains(&"ED-16"));
    assert_eq!(
        between(Edition::March2025, Edition::V2_3_0).len(),
        between(Edition::V2_3_0, Edition::March2025).len()
    );
}

/// The editions of each answer: from its own up to the next answer.
fn spans(change: &EditionChange) -> Vec<Vec<Edition>> {
    let since: Vec<Edition> =
        change.answers.iter().map(|(since, _)| since.parse().expect("an edition")).collect();
    let within = |at: usize, edition: &Edition| {
        since[at] <= *edition && since.get(at + 1).is_none_or(|next| edition < next)
    };
    (0..since.len()).map(|at| Edition::ALL.into_iter().filter(|one| within(at, one)).collect()).collect()
}

/// Every question that the engine asks an edition is in the list, and the list's answers change when the
/// engine's do.
#[test]
fn the_engine_asks_what_the_list_answers() {
    let book = Rulebook::embedded();
    for question in EditionQuestion::ALL {
        let changes: Vec<&EditionChange> = question
            .changes()
            .iter()
            .map(|id| book.change(id).unwrap_or_else(|| panic!("{question:?}: there is no change {id}")))
            .collect();
        for pair in Edition::ALL.windows(2) {
            let [a, b] = [pair[0], pair[1]].map(|edition| Rules::from(edition).say(question));
            let listed = changes.iter().any(|change| change.answer(pair[0]) != change.answer(pair[1]));
            assert!(
                a == b || listed,
                "{question:?} differs from {} to {}, and no change says so",
                pair[0],
                pair[1]
            );
        }
    }
}

/// A certain and visible change has a scenario for every answer; each exists and names its edition.
#[test]
fn every_change_is_shown_under_each_edition_or_has_a_reason() {
    let book = Rulebook::embedded();
    for change in book.changes().iter().filter(|change| !change.shown_by.is_empty()) {
        let mut shown: BTreeSet<Edition> = BTreeSet::new();
        for named in &change.shown_by {
            let path = root().join(&named.file);
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", named.file));
            let scenarios = parse_file(&path, &text).unwrap_or_else(|error| panic!("{error}"));
            let found = scenarios.iter().find(|scenario| scenario.title == named.title);
            let found = found.unwrap_or_else(|| panic!("{} has no scenario \"{}\"", named.file, named.title));
            match found.edition {
                Some((edition, _)) => drop(shown.insert(edition)),
                None => shown.extend(Edition::ALL),
            }
        }
        for (span, (since, _)) in spans(change).iter().zip(&change.answers) {
            let is_shown = span.iter().any(|edition| shown.contains(edition));
            assert!(
                is_shown,
                "{} ({}): nothing shows what holds from {since} on",
                change.title,
                change.ids.join(", ")
            );
        }
    }
    let sure = |change: &&EditionChange| change.confidence != Confidence::Low;
    assert!(book.changes().iter().filter(sure).filter(|change| !change.shown_by.is_empty()).count() >= 20);
}

/// Cards of sets in the library have their full names.
#[test]
fn the_cards_of_the_list_are_cards() {
    let book = Rulebook::embedded();
    let library = CardLibrary::embedded();
    let names: BTreeSet<String> = library.cards.iter().map(|card| card.full_name()).collect();
    for change in book.changes() {
        // Cards of sets 13 and 14 appeared with these editions.
        let newer = change.ids.iter().any(|id| id.starts_with("E22") || id.starts_with("E23"));
        for card in &change.cards {
            assert!(newer || names.contains(card), "{}: {card}", change.title);
        }
    }
}
