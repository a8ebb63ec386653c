//! Coverage of rules by scenarios.

use cards::CardLibrary;
use engine::Edition;
use rulebook::{CoverageError, Rulebook, ScenarioRef};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn folder(files: &[(&str, &str)]) -> TempDir {
    let dir = tempfile::tempdir().expect("a temporary folder can be made");
    for (name, text) in files {
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().expect("it is in the folder")).expect("a folder can be made");
        fs::write(path, text).expect("a file can be written");
    }
    dir
}

fn titles(list: &[ScenarioRef]) -> Vec<&str> {
    list.iter().map(|shown_by| shown_by.title.as_str()).collect()
}

const QUEST: &str = "scenario \"A quest\"\nrules 4.5.1.4, 1.11.2, 4.5.1.4\nexpect p1 lore 0\n";
const MORE: &str = "scenario \"Section\"\nrules 8.6, 10.2\nexpect p1 lore 0\n
scenario \"Evasive\"\nrules 8.6.1, 1.11.2\nexpect p1 lore 0\n
scenario \"No rule\"\nexpect p1 lore 0\n";

#[test]
fn a_rule_is_shown_by_the_scenarios_that_name_it() {
    let book = Rulebook::embedded();
    let none =
        book.coverage::<&Path>(&[], Edition::V2_0_1, &CardLibrary::embedded()).expect("nothing to read");
    assert_eq!(none.rules, 432);
    assert_eq!((none.shown, none.missing.len()), (none.by_rule.len(), none.rules - none.shown));

    let dir = folder(&[("a.scn", QUEST), ("b/more.scn", MORE), ("b/notes.txt", "rules 4.5.1.1")]);
    let some =
        book.coverage(&[dir.path()], Edition::V2_0_1, &CardLibrary::embedded()).expect("it can be read");
    assert_eq!(some.rules, 432);
    assert_eq!(some.shown, none.shown + 3, "4.5.1.4, 1.11.2 and 8.6.1");
    assert_eq!(some.missing.len(), some.rules - some.shown);
    assert_eq!(titles(&some.by_rule["1.11.2"]), ["A quest", "Evasive"]);
    assert_eq!(titles(&some.by_rule["4.5.1.4"]), ["A quest"], "named twice on a line, it is one proof");
    assert_eq!(some.by_rule["8.6.1"][0].file, dir.path().join("b/more.scn").display().to_string());
    for rule in ["4.5.1.1", "4.5.1.3", "10.2.4"] {
        assert!(some.missing.iter().any(|missing| missing == rule), "{rule} is not shown by its section");
    }
    assert!(!some.by_rule.contains_key("8.6") && !some.missing.iter().any(|missing| missing == "8.6"));
    let proofs = book.proofs(&[dir.path()]).expect("it can be read");
    assert_eq!(
        proofs["8.6"].iter().map(|proof| proof.shown_by.title.as_str()).collect::<Vec<_>>(),
        ["Section"]
    );
}

const OLD: &str = "edition 2025-10-31\nscenario \"Old\"\nrules 10.6.1, 4.3.7.4\nexpect p1 lore 0\n";

#[test]
fn a_scenario_speaks_for_the_edition_it_names_by_the_numbers_of_that() {
    let book = Rulebook::embedded();
    let dir = folder(&[("old.scn", OLD), ("new.scn", "scenario \"New\"\nrules 6.7.7\nexpect p1 lore 0\n")]);
    let in_edition = |edition| {
        book.coverage(&[dir.path()], edition, &CardLibrary::embedded()).expect("it can be read").by_rule
    };
    let (old, new) = (in_edition(Edition::October2025), in_edition(Edition::V2_3_0));
    assert_eq!((titles(&old["10.6.1"]), titles(&old["4.3.7.4"])), (vec!["Old"], vec!["Old"]));
    assert!(!new.contains_key("8.6.1") && !new.contains_key("4.7.4"));
    assert!(!in_edition(Edition::August2025).contains_key("10.4.1"));
    // Without an edition, numbers are those of the newest, and the scenario applies to all editions with the
    // rule.
    assert_eq!(titles(&new["6.7.7"]), ["New"]);
    assert_eq!(titles(&in_edition(Edition::V2_0_1)["6.7.6"]), ["New"]);
    let unknown =
        folder(&[("bad.scn", "edition 2025-10-31\nscenario \"Bad\"\nrules 8.10.1\nexpect p1 lore 0\n")]);
    let error = book.proofs(&[unknown.path()]).expect_err("8.10.1 is of the newer ones").to_string();
    assert!(error.contains("8.10.1") && error.contains("2025-10-31"), "{error}");
    // A scenario that fails in an edition proves nothing there.
    let bounded = "scenario \"Bounded\"\nrules 1.8.1.2\np1:\n  deck 0\ndo pass\nexpect winner p2\n";
    let dir = folder(&[("bounded.scn", bounded)]);
    let in_edition = |edition| {
        book.coverage(&[dir.path()], edition, &CardLibrary::embedded()).expect("it can be read").by_rule
    };
    assert!(in_edition(Edition::V2_0_1).contains_key("1.8.1.2"));
    assert!(!in_edition(Edition::October2025).contains_key("1.9.1.2"));
}

#[test]
fn tests_count_as_proofs() {
    let book = Rulebook::embedded();
    let coverage =
        book.coverage::<&Path>(&[], Edition::V2_0_1, &CardLibrary::embedded()).expect("nothing to read");
    let conceding = ScenarioRef {
        file: "crates/engine/tests/laws.rs".into(),
        title: "engine::laws::conceding_is_possible_at_any_time".into(),
    };
    assert_eq!(coverage.by_rule["2.3.3.4"], [conceding]);
}

#[test]
fn missing_rules_come_in_the_order_of_the_document() {
    let missing = Rulebook::embedded()
        .coverage::<&Path>(&[], Edition::V2_0_1, &CardLibrary::embedded())
        .expect("nothing to read")
        .missing;
    let number = |rule: &String| rule.split('.').map(|part| part.parse().expect("a number")).collect();
    assert!(missing.is_sorted_by_key(|rule| -> Vec<u8> { number(rule) }));
}

#[test]
fn as_json_it_has_exactly_five_fields() {
    let dir = folder(&[("a.scn", QUEST)]);
    let coverage = Rulebook::embedded()
        .coverage(&[dir.path().join("a.scn")], Edition::V2_0_1, &CardLibrary::embedded())
        .expect("it can be read");
    let json = serde_json::to_value(&coverage).expect("it serialises");
    let fields: Vec<&String> = json.as_object().expect("an object").keys().collect();
    assert_eq!(fields, ["by_rule", "edition", "missing", "rules", "shown"]);
    assert_eq!((&json["rules"], &json["edition"]), (&432.into(), &"2.0.1".into()));
    assert_eq!(json["by_rule"]["4.5.1.4"][0]["title"], "A quest");
}

#[test]
fn what_cannot_be_read_is_an_error_that_says_where() {
    let book = Rulebook::embedded();
    let error = |text: &str| {
        let dir = folder(&[("a.scn", text)]);
        book.coverage(&[dir.path()], Edition::V2_0_1, &CardLibrary::embedded())
            .expect_err("it must not pass")
            .to_string()
    };
    let unknown =
        error("scenario \"One\"\nexpect p1 lore 0\n\nscenario \"Two\"\nrules 8.6.9\nexpect p1 lore 0\n");
    assert!(unknown.contains("a.scn:4: \"Two\"") && unknown.contains("8.6.9"), "{unknown}");
    assert!(error("scenario \"One\"\nexpct p1 lore 0\n").contains("a.scn:2:"));
    let missing = book
        .coverage(&["no-such-folder"], Edition::V2_0_1, &CardLibrary::embedded())
        .expect_err("it must not pass");
    assert!(matches!(missing, CoverageError::Unreadable { .. }), "{missing}");
}

/// Each of the rulebook's 86 worked examples has a scenario.
#[test]
fn every_worked_example_has_its_scenario() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let list = fs::read_to_string(root.join("data/rules/examples.ron")).expect("the list of examples");
    let ids: Vec<String> = ron::from_str(&list).expect("a list of ids");
    assert_eq!(ids.len(), 86);
    let mut titles = vec![];
    for entry in fs::read_dir(root.join("scenarios/examples")).expect("the examples") {
        let text = fs::read_to_string(entry.expect("an entry").path()).expect("a scenario file");
        titles.extend(text.lines().filter_map(|line| line.strip_prefix("scenario \"EX-")).map(str::to_owned));
    }
    let named = |title: &str, id: &str| {
        title
            .strip_prefix(id)
            .is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '.'))
    };
    let missing: Vec<&String> =
        ids.iter().filter(|id| !titles.iter().any(|title| named(title, id))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
