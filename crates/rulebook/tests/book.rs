//! The data in `rules`: complete, well formed, and consistent in itself.

use rulebook::{Entry, Rulebook};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The numbered rules that a running game can show.
const RULES: usize = 432;

/// How many rules with a proof due each chapter has: of the document's 531 numbered entries, 64 are headings of sections and
/// 35 say nothing that a program could show.
const BY_CHAPTER: [usize; 10] = [68, 25, 20, 71, 63, 86, 43, 39, 8, 9];

/// The part of a number as the document writes it: no leading zero, not empty.
fn is_part(part: &str) -> bool {
    !part.starts_with('0') && !part.is_empty() && part.len() <= 2 && part.bytes().all(|b| b.is_ascii_digit())
}

fn is_number(number: &str) -> bool {
    match number.strip_prefix("G ") {
        Some(word) => !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b == b' '),
        None => number.split('.').count() <= 4 && number.split('.').all(is_part),
    }
}

fn parts(number: &str) -> Vec<u8> {
    number.split('.').map(|part| part.parse().expect("well formed")).collect()
}

#[test]
fn all_432_rules_are_there() {
    let book = Rulebook::embedded();
    assert_eq!(book.to_prove().count(), RULES);
    let mut chapters = BTreeMap::new();
    for rule in book.to_prove() {
        *chapters.entry(parts(&rule.number)[0]).or_insert(0) += 1;
    }
    assert_eq!(chapters.into_values().collect::<Vec<usize>>(), BY_CHAPTER);
    let glossary: Vec<&str> = book
        .entries()
        .iter()
        .filter(|entry| entry.is_glossary())
        .map(|entry| entry.number.as_str())
        .collect();
    assert_eq!(glossary, ["G alter a starting hand", "G discard", "G drying", "G for free", "G reveal"]);
    // With the ten chapters, which are not among the numbered entries.
    assert_eq!(book.entries().len(), 531 + 10 + glossary.len());
}

#[test]
fn numbers_are_unique_well_formed_and_in_order() {
    let book = Rulebook::embedded();
    let mut last: Vec<u8> = Vec::new();
    for entry in book.entries() {
        assert!(is_number(&entry.number), "{:?}", entry.number);
        if !entry.is_glossary() {
            let number = parts(&entry.number);
            assert!(number > last, "{} comes after {last:?}", entry.number);
            if let Some((_, above)) = number.split_last().filter(|(_, above)| !above.is_empty()) {
                let above: Vec<String> = above.iter().map(u8::to_string).collect();
                assert!(book.find(&above.join(".")).is_some(), "{} has a rule above it", entry.number);
            }
            last = number;
        }
    }
    let numbers: HashSet<&str> = book.entries().iter().map(|entry| entry.number.as_str()).collect();
    assert_eq!(numbers.len(), book.entries().len());
}

#[test]
fn every_observable_rule_is_described_in_its_own_words() {
    let book = Rulebook::embedded();
    let mut texts: BTreeMap<&str, &Entry> = BTreeMap::new();
    for entry in book.entries() {
        assert!(!entry.title.is_empty() && entry.title.len() <= 60, "{}: {}", entry.number, entry.title);
        assert_eq!(entry.observable, !entry.text.is_empty(), "{}", entry.number);
        if entry.text.is_empty() {
            continue;
        }
        assert!(entry.text.ends_with('.') && entry.text.len() <= 400, "{}: {}", entry.number, entry.text);
        if let Some(other) = texts.insert(&entry.text, entry) {
            panic!("{} and {} have the same text", entry.number, other.number);
        }
    }
}

#[test]
fn related_rules_exist() {
    let book = Rulebook::embedded();
    for entry in book.entries() {
        for related in &entry.related {
            assert!(
                book.find(related).is_some_and(|other| other.number == *related),
                "{}: {related}",
                entry.number
            );
            assert_ne!(*related, entry.number);
        }
        let once: BTreeSet<&String> = entry.related.iter().collect();
        assert_eq!(once.len(), entry.related.len(), "{}", entry.number);
    }
}

#[test]
fn older_numbers_are_well_formed() {
    let book = Rulebook::embedded();
    for entry in book.entries() {
        for (edition, numbers) in &entry.older {
            assert!(!numbers.is_empty(), "{}: {edition}", entry.number);
            assert!(numbers.iter().all(|number| is_number(number)), "{}: {numbers:?}", entry.number);
        }
    }
    let older = |number: &str| {
        let (of, older) = book.find(number).and_then(|entry| book.older(entry))?;
        Some((of.number.clone(), older.values().flatten().cloned().collect::<Vec<String>>()))
    };
    let numbers = |list: &[&str]| list.iter().map(|number| (*number).to_owned()).collect::<Vec<String>>();
    assert_eq!(older("8.6.1"), Some(("8.6".into(), numbers(&["10.4", "10.4", "10.6", "10.6"]))));
    assert_eq!(older("6.5.8"), Some(("6.5.8".into(), numbers(&["7.7.8", "7.7.8"]))));
    assert_eq!(older("10.2.4"), None);
}

#[test]
fn the_words_of_the_glossary_lead_to_rules() {
    let book = Rulebook::embedded();
    for term in book.terms() {
        assert!(!term.rules.is_empty(), "{}", term.english);
        for rule in &term.rules {
            assert!(book.find(rule).is_some(), "{}: {rule}", term.english);
        }
    }
}

#[test]
fn a_rule_is_found_however_its_number_is_typed() {
    let book = Rulebook::embedded();
    for number in ["8.6.1", " 8.6.1. ", "8.6.1."] {
        assert_eq!(book.find(number).map(|entry| entry.number.as_str()), Some("8.6.1"));
    }
    assert_eq!(book.find("g Drying").map(|entry| entry.number.as_str()), Some("G drying"));
    for number in ["", ".", "8.6.2", "08.6.1", "8..6", "evasive"] {
        assert_eq!(book.find(number), None, "{number:?}");
    }
    let parts: Vec<&str> = book.parts("8.7").map(|entry| entry.number.as_str()).collect();
    assert_eq!(parts, ["8.7.1", "8.7.2", "8.7.3", "8.7.4"]);
}

#[test]
fn words_find_rules_in_title_text_and_glossary() {
    let book = Rulebook::embedded();
    let numbers =
        |words: &str| -> Vec<&str> { book.search(words).iter().map(|e| e.number.as_str()).collect() };
    assert_eq!(numbers("evasive")[0], "8.6.1");
    for word in ["Wendig", "Sfuggente", "insaisissable", "灵活"] {
        assert!(numbers(word).contains(&"8.6.1"), "{word}: {:?}", numbers(word));
    }
    assert_eq!(numbers("passing bag")[0], "7.7.4.4");
    assert!(numbers("ampersand").contains(&"5.2.6.1"), "a word of the text");
    assert!(numbers("réserve d'encre").contains(&"7.5.1") && numbers("RESERVE D ENCRE").contains(&"7.5.1"));
    assert_eq!(numbers("evasive xylophone"), [""; 0], "all words must be there");
    assert_eq!(numbers(" ?! "), [""; 0]);
}

/// A test that is named but gone would be a proof of nothing.
#[test]
fn every_test_named_as_a_proof_exists() {
    let book = Rulebook::embedded();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut seen = HashSet::new();
    for proof in book.tests() {
        assert!(seen.insert(&proof.test), "{} stands there twice", proof.test);
        let (path, name) = proof.test.rsplit_once("::").expect("crate::module::function");
        let package = path.split("::").next().unwrap_or_default();
        let folder = if package == "inkwright" { "cli" } else { package };
        assert!(proof.file.starts_with(&format!("crates/{folder}/")), "{}: {}", proof.test, proof.file);
        let source = fs::read_to_string(root.join(&proof.file));
        let source = source.unwrap_or_else(|error| panic!("{}: {error}", proof.file));
        assert!(is_test(&source, name), "{} is no test in {}", proof.test, proof.file);
        assert!(!proof.rules.is_empty(), "{}", proof.test);
        for rule in &proof.rules {
            assert!(book.find(rule).is_some_and(|entry| entry.observable), "{}: {rule}", proof.test);
        }
    }
}

/// Whether the source has such a function right beneath `#[test]`, and not ignored.
fn is_test(source: &str, name: &str) -> bool {
    let head = format!("fn {name}(");
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    lines
        .iter()
        .position(|line| line.starts_with(&head))
        .is_some_and(|at| lines[..at].last() == Some(&"#[test]"))
}

#[test]
fn only_a_function_marked_so_is_a_test() {
    assert!(is_test("    #[test]\n    fn it_holds(seed in any::<u64>()) {\n", "it_holds"));
    assert!(!is_test("fn it_holds() {\n", "it_holds"));
    assert!(!is_test("#[test]\nfn it_holds_too() {\n", "it_holds"));
    assert!(!is_test("#[test]\n#[ignore]\nfn it_holds() {\n", "it_holds"));
}

/// Refusals and events name their rules: each number that the engine's source holds is one of the document's.
#[test]
fn every_rule_the_engine_names_is_in_the_book() {
    fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("the engine's source") {
            let path = entry.expect("a folder entry").path();
            if path.is_dir() {
                sources(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let book = Rulebook::embedded();
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src"), &mut files);
    let mut named = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("source");
        for call in text.split("rule(").skip(1) {
            let Some((inside, _)) = call.split_once(')') else { continue };
            let parts: Option<Vec<u8>> = inside.split(',').map(|part| part.trim().parse().ok()).collect();
            let Some(parts) = parts.filter(|parts| parts.len() == 4) else { continue };
            let number = parts.iter().take_while(|part| **part > 0).map(u8::to_string).collect::<Vec<_>>();
            let number = number.join(".");
            assert!(book.find(&number).is_some(), "{}: there is no rule {number}", file.display());
            named.insert(number);
        }
    }
    assert!(named.len() > 100, "{} rules are named", named.len());
}
