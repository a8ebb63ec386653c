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
    let series = [("E21", 18), ("E22", 21), ("E23", 19), ("ED", 136)];
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
        for (_, says) in &change.answers {
            let leans = ["The same", "So is", "So are", "Likewise", "Also", "Besides"];
            assert!(
                says.ends_with('.') && !leans.iter().any(|start| says.starts_with(start)),
                "{name}: {says}"
            );
        }
        assert!(change.shown_by.is_empty() || change.none.is_none(), "{name}: shown, or a reason why not");
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

/// A file of scenarios that names a change shows it if its scenarios name an edition for each of its answers.
#[test]
fn a_change_lists_the_scenarios_that_are_there() {
    let book = Rulebook::embedded();
    let folder = root().join("scenarios/editions");
    for file in fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path()) {
        let text = fs::read_to_string(&file).expect("a file of text");
        let scenarios = parse_file(&file, &text).unwrap_or_else(|error| panic!("{error}"));
        let editions: BTreeSet<Edition> =
            scenarios.iter().filter_map(|scenario| scenario.edition).map(|(edition, _)| edition).collect();
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let head = text.lines().take_while(|line| line.starts_with('#'));
        let mut named: BTreeSet<&str> = head.flat_map(|line| line.split(|c| !is_part(c))).collect();
        named.extend(name.match_indices('-').nth(1).map(|(at, _)| &name[..at]));
        let none_yet = |change: &&EditionChange| change.shown_by.is_empty() && change.none.is_none();
        for change in book.changes().iter().filter(none_yet) {
            let is_named = change.ids.iter().any(|id| named.contains(id.as_str()));
            let shows_all = spans(change).iter().all(|span| span.iter().any(|one| editions.contains(one)));
            assert!(
                !(is_named && shows_all),
                "{} ({}) is shown by {name}",
                change.title,
                change.ids.join(", ")
            );
        }
    }
}

/// The ids in a cell of the page: "ED-04, ED-67 to ED-69 (with E21-15)" has five.
fn ids_in(cell: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut last: Option<(&str, u32)> = None;
    let mut goes_on = false;
    for word in cell.split([' ', ',', '(', ')']).filter(|word| !word.is_empty()) {
        let id = word.split_once('-').and_then(|(series, n)| Some((series, n.parse::<u32>().ok()?)));
        match (id, last) {
            (Some((series, n)), Some((_, first))) if goes_on => {
                ids.extend((first..=n).map(|n| format!("{series}-{n:02}")));
            }
            (Some((series, n)), _) => drop(ids.insert(format!("{series}-{n:02}"))),
            (None, _) => {}
        }
        goes_on = word == "to";
        last = id.or(last.filter(|_| goes_on));
    }
    ids
}

/// The tables of the page about editions are those of the list.
#[test]
fn the_page_counts_what_the_list_has() {
    let book = Rulebook::embedded();
    let page = fs::read_to_string(root().join("docs/editions.md")).expect("the page");
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with("| "))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let pairs = rows.iter().filter(|row| row.len() == 5 && row[0] != "editions");
    for row in pairs.clone() {
        let (a, b) = row[0].split_once(", ").expect("two editions");
        let [a, b]: [Edition; 2] = [a, b].map(|name| name.parse().expect("an edition"));
        let changes: Vec<&EditionChange> = book.changes_between(a, b).collect();
        let shown = changes.iter().filter(|change| !change.shown_by.is_empty()).count();
        assert_eq!([row[3], row[4]], [changes.len().to_string(), shown.to_string()], "{}", row[0]);
    }
    assert_eq!(pairs.count(), 7);
    let apart = book.changes_between(Edition::October2025Italian, Edition::V2_0_1).count();
    assert!(page.contains(&format!("From the Italian text to 2.0.1, {apart} entries differ.")), "{apart}");
    let listed: Vec<String> =
        rows.iter().filter(|row| row.len() == 2).flat_map(|row| ids_in(row[0])).collect();
    let without = book.changes().iter().filter(|change| change.shown_by.is_empty());
    let missing: Vec<&str> = without
        .flat_map(|change| &change.ids)
        .map(String::as_str)
        .filter(|id| !listed.iter().any(|one| one == id))
        .collect();
    assert_eq!(missing, [""; 0], "without a scenario and not on the page");
    for change in book.changes().iter().filter(|change| !change.shown_by.is_empty() && change.ids.len() == 1)
    {
        // One that has scenarios for some answers says so in its row.
        let rows = rows.iter().filter(|row| row.len() == 2 && ids_in(row[0]).contains(&change.ids[0]));
        let of_all = rows.filter(|row| ids_in(row[0]).len() > 1).count();
        assert_eq!(of_all, 0, "{} has a scenario", change.ids[0]);
    }
    let yet =
        rows.iter().find(|row| row.last() == Some(&"a position could show them, and no scenario does yet"));
    let none_yet = book.changes().iter().filter(|change| change.shown_by.is_empty() && change.none.is_none());
    let ids: BTreeSet<String> = none_yet.flat_map(|change| change.ids.clone()).collect();
    assert_eq!(yet.map(|row| ids_in(row[0])).unwrap_or_default(), ids);
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
