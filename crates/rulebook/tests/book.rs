//! The data in `rules`: complete, well formed, and consistent.

use engine::{Edition, RuleNo};
use rulebook::{RuleEntry, Rulebook};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use wording::Language;

/// The number of numbered paragraphs of each edition, chapters included, and the number of those a running
/// game can show. The first are counted in the documents. 2.0.1 has 531 numbered entries and ten chapters; 64
/// of the entries are headings of sections, and a program can't show anything of 35.
const PARAGRAPHS: [(Edition, usize, usize); 8] = [
    (Edition::March2025, 395, 296),
    (Edition::August2025, 417, 315),
    (Edition::October2025, 443, 338),
    (Edition::October2025Italian, 441, 336),
    (Edition::V2_0_1, 541, 432),
    (Edition::V2_1_0, 551, 442),
    (Edition::V2_2_0, 566, 457),
    (Edition::V2_3_0, 583, 466),
];

/// The number of rules in each chapter of 2.0.1 that need a proof.
const BY_CHAPTER: [usize; 10] = [68, 25, 20, 71, 63, 86, 43, 39, 8, 9];

/// Whether this is a part of a number in the document's form: no leading zero, not empty.
fn is_part(part: &str) -> bool {
    !part.starts_with('0') && !part.is_empty() && part.len() <= 2 && part.bytes().all(|b| b.is_ascii_digit())
}

fn is_number(number: &str) -> bool {
    number.split('.').count() <= 4 && number.split('.').all(is_part)
}

#[test]
fn all_paragraphs_of_all_editions_are_there() {
    let book = Rulebook::embedded();
    for (edition, all, to_prove) in PARAGRAPHS {
        assert_eq!(book.paragraphs(edition).len(), all, "{edition}");
        assert_eq!(book.to_prove(edition).count(), to_prove, "{edition}");
    }
    let mut chapters = BTreeMap::new();
    for paragraph in book.to_prove(Edition::V2_0_1) {
        let RuleNo([chapter, ..]) = RuleNo::parse(paragraph.number).expect("a number");
        *chapters.entry(chapter).or_insert(0) += 1;
        assert_eq!(paragraph.rules.len(), 1, "{} is named after itself", paragraph.number);
        assert_eq!(paragraph.rules[0].id, paragraph.number);
    }
    assert_eq!(chapters.into_values().collect::<Vec<usize>>(), BY_CHAPTER);
    let glossary: Vec<&str> =
        book.entries().iter().filter(|entry| entry.is_glossary()).map(|entry| entry.id.as_str()).collect();
    assert_eq!(glossary, ["G alter a starting hand", "G discard", "G drying", "G for free", "G reveal"]);
}

/// Checks the numbers against the documents, if available.
#[test]
fn the_numbers_are_those_of_the_documents() {
    let Some(folder) = testing::shared("rules/editions") else { return };
    let book = Rulebook::embedded();
    let files = [
        (Edition::March2025, "zh-2025-03-14"),
        (Edition::August2025, "fr-2025-08-22"),
        (Edition::October2025, "de-2025-10-31"),
        (Edition::October2025Italian, "it-2025-10-31"),
        (Edition::V2_0_1, "en-2.0.1"),
        (Edition::V2_1_0, "en-2.1.0"),
        (Edition::V2_2_0, "en-2.2.0"),
        (Edition::V2_3_0, "en-2.3.0"),
    ];
    for (edition, name) in files {
        let text = fs::read_to_string(folder.join(format!("{name}.txt"))).expect("a document");
        let known: Vec<&str> = book.paragraphs(edition).iter().map(|paragraph| paragraph.number).collect();
        let found = numbered(&text);
        let differ = known.iter().zip(&found).find(|(known, found)| known != found);
        assert_eq!((differ, known.len()), (None, found.len()), "{edition}");
    }
}

/// The numbers at the beginning of lines, from the last line that begins chapter 1 as long as they increase.
/// The table of contents is before it, the update history after it.
fn numbered(text: &str) -> Vec<&str> {
    let lines: Vec<(&str, &str)> = text
        .lines()
        .filter_map(|line| {
            let line = line.trim_start();
            let end = line.find(|c: char| !c.is_ascii_digit() && c != '.')?;
            // A reference at the beginning of a line does not number a paragraph.
            let number = line[..end].strip_suffix('.').filter(|_| !line[end..].starts_with(')'))?;
            is_number(number).then_some((number, line[end..].trim()))
        })
        .collect();
    let start = lines.iter().rposition(|(number, _)| *number == "1").expect("chapter 1");
    let mut found: Vec<&str> = vec![];
    let mut last = RuleNo([0; 4]);
    for (number, _) in &lines[start..] {
        let Some(next) = RuleNo::parse(number) else { continue };
        let is_chapter = next.0[1] == 0;
        if next > last && next.0[0] <= 10 && (!is_chapter || next.0[0] == last.0[0] + 1) {
            found.push(number);
            last = next;
        }
    }
    found
}

#[test]
fn numbers_are_well_formed_and_have_a_section_above_them() {
    let book = Rulebook::embedded();
    for edition in Edition::ALL {
        for paragraph in book.paragraphs(edition) {
            assert!(is_number(paragraph.number), "{:?}", paragraph.number);
            if let Some((above, _)) = paragraph.number.rsplit_once('.') {
                assert!(
                    book.find(above, edition).is_some(),
                    "{edition}: {} has a rule above it",
                    paragraph.number
                );
            }
        }
        for entry in book.entries().iter().filter(|entry| !entry.is_glossary()) {
            let shown = entry.number(edition);
            assert!(book.find(shown, edition).is_some(), "{edition}: {} is called {shown}", entry.id);
        }
    }
    let ids: HashSet<&str> = book.entries().iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids.len(), book.entries().len());
}

/// The prefix of a rule's name matches the editions that have it.
#[test]
fn names_say_which_editions_have_a_rule() {
    let book = Rulebook::embedded();
    for entry in book.entries().iter().filter(|entry| !entry.is_glossary()) {
        let (old, new) = Edition::ALL.split_at(3);
        let stated = |editions: &[Edition]| editions.iter().any(|edition| entry.is_in(*edition));
        let (in_old, in_2_0_1, in_newer) = (stated(old), entry.is_in(Edition::V2_0_1), stated(&new[1..]));
        match entry.id.split_once(' ') {
            Some(("N", _)) => assert_eq!((in_old, in_2_0_1, in_newer), (false, false, true), "{}", entry.id),
            Some(("O", _)) => assert_eq!((in_old, in_2_0_1, in_newer), (true, false, false), "{}", entry.id),
            _ => assert!(in_2_0_1, "{}", entry.id),
        }
    }
}

#[test]
fn the_engine_shows_the_numbers_of_the_book() {
    let book = Rulebook::embedded();
    for entry in book.entries().iter().filter(|entry| !entry.is_glossary()) {
        let (kind, number) = entry.id.split_once(' ').unwrap_or(("", &entry.id));
        let RuleNo([a, b, c, d]) = RuleNo::parse(number).expect("a number");
        let name = match kind {
            "N" => engine::newer(a, b, c, d),
            "O" => engine::older(a, b, c, d),
            _ => engine::rule(a, b, c, d),
        };
        for edition in Edition::ALL {
            assert_eq!(rulebook::number(name, edition).to_string(), entry.number(edition), "{}", entry.id);
        }
    }
}

#[test]
fn every_observable_rule_is_described_in_its_own_words() {
    let book = Rulebook::embedded();
    let mut texts: BTreeMap<&str, &RuleEntry> = BTreeMap::new();
    for entry in book.entries() {
        assert!(!entry.title.is_empty() && entry.title.len() <= 60, "{}: {}", entry.id, entry.title);
        assert!(!entry.observable || !entry.text.is_empty(), "{} has no description", entry.id);
        if entry.text.is_empty() {
            continue;
        }
        assert!(entry.text.ends_with('.') && entry.text.len() <= 400, "{}: {}", entry.id, entry.text);
        if let Some(other) = texts.insert(&entry.text, entry) {
            panic!("{} and {} have the same text", entry.id, other.id);
        }
    }
}

#[test]
fn only_headings_say_nothing() {
    let book = Rulebook::embedded();
    for edition in Edition::ALL {
        for paragraph in book.paragraphs(edition) {
            let says = |rule: &&RuleEntry| !rule.text_in(edition, Language::English).is_empty();
            assert!(
                paragraph.rules.iter().any(says) || !book.parts(paragraph.number, edition).is_empty(),
                "{edition}: {} says nothing, and no paragraph is below it",
                paragraph.number
            );
        }
    }
}

/// A paragraph that says a rule in the words of another has those words.
#[test]
fn what_is_said_in_other_words_is_said() {
    let book = Rulebook::embedded();
    for edition in Edition::ALL {
        for paragraph in book.paragraphs(edition) {
            let says = |rule: &RuleEntry| !rule.text_in(edition, Language::English).is_empty();
            let all_say_nothing = !paragraph.rules.iter().any(|rule| says(rule));
            assert!(all_say_nothing || paragraph.statements().any(says), "{edition}: {}", paragraph.number);
        }
    }
    let titles = |number: &str| -> Vec<&str> {
        let found = book.find(number, Edition::October2025).expect("a paragraph");
        found.statements().map(|rule| rule.id.as_str()).collect()
    };
    assert_eq!(titles("4.3.4.7"), ["4.3.3", "4.3.3.1", "4.3.3.2"]);
    assert_eq!(titles("3.1.2"), ["2.2.1.1"]);
}

/// Rules that share a paragraph of an edition don't make it cite or list itself, or anything twice.
#[test]
fn a_paragraph_lists_nothing_twice() {
    let book = Rulebook::embedded();
    let is_set = |numbers: &[&str]| numbers.iter().collect::<HashSet<_>>().len() == numbers.len();
    for edition in Edition::ALL {
        for paragraph in book.paragraphs(edition) {
            let name = format!("{edition}: {}", paragraph.number);
            let related = paragraph.related(&book);
            let mut numbers: Vec<&str> = related.iter().map(|rule| rule.number(edition)).collect();
            numbers.push(paragraph.number);
            assert!(is_set(&numbers), "{name}: {numbers:?}");
            for edition in Edition::ALL {
                assert!(is_set(&paragraph.numbers(edition)), "{name}");
            }
        }
        for (term, numbers) in book.glossary(edition) {
            assert!(is_set(&numbers), "{edition}: {}: {numbers:?}", term.english);
        }
        for ruling in book.rulings_in(edition, Language::English) {
            let rules: Vec<&str> = ruling.rules.iter().map(String::as_str).collect();
            assert!(is_set(&rules), "{edition}: {}: {rules:?}", ruling.label);
            for list in ruling.text.split(['(', ')']).skip(1).step_by(2) {
                assert!(is_set(&list.split(", ").collect::<Vec<_>>()), "{edition}: {}", ruling.text);
            }
        }
        for words in ["playing a card", "starting player", "4.3.4.7", "game state check"] {
            let found = book.answer(words, edition, Language::English);
            let numbers: Vec<&str> = found.iter().map(|rule| rule.number(edition)).collect();
            assert!(is_set(&numbers), "{edition}: {words}: {numbers:?}");
        }
    }
}

#[test]
fn related_rules_exist() {
    let book = Rulebook::embedded();
    for entry in book.entries() {
        for related in &entry.related {
            assert!(book.rule(related).is_some_and(|other| other.id == *related), "{}: {related}", entry.id);
            assert_ne!(*related, entry.id);
        }
        let once: BTreeSet<&String> = entry.related.iter().collect();
        assert_eq!(once.len(), entry.related.len(), "{}", entry.id);
    }
}

#[test]
fn the_words_of_the_glossary_lead_to_rules() {
    let book = Rulebook::embedded();
    for term in book.terms() {
        assert!(!term.rules.is_empty() && term.meaning.ends_with('.'), "{}", term.english);
        for rule in &term.rules {
            assert!(book.rule(rule).is_some(), "{}: {rule}", term.english);
        }
    }
    for topic in book.topics() {
        for rule in &topic.rules {
            assert!(book.rule(rule).is_some(), "{}: {rule}", topic.words);
        }
    }
}

/// A term that an older document calls by a name in its language is in the glossary of that edition.
#[test]
fn terms_named_in_an_older_document_are_in_its_glossary() {
    let book = Rulebook::embedded();
    for (edition, language) in [
        (Edition::March2025, Language::Chinese),
        (Edition::August2025, Language::French),
        (Edition::October2025, Language::German),
        (Edition::October2025Italian, Language::Italian),
    ] {
        let glossary: HashSet<&str> =
            book.glossary(edition).into_iter().map(|(term, _)| term.english.as_str()).collect();
        for term in book.terms().iter().filter(|term| term.older.contains_key(&language)) {
            assert!(glossary.contains(term.english.as_str()), "{edition}: {} is missing", term.english);
        }
    }
}

#[test]
fn a_rule_is_found_however_its_number_is_typed() {
    let book = Rulebook::embedded();
    let newest = Edition::NEWEST;
    let title = |number: &str, edition| {
        book.find(number, edition).map(|found| found.title(Language::English).to_owned())
    };
    for number in ["8.6.1", " 8.6.1. ", "8.6.1."] {
        assert_eq!(title(number, newest).as_deref(), Some("Evasive"));
    }
    assert_eq!(title("g Drying", newest).as_deref(), Some("What drying leaves alone"));
    for number in ["", ".", "8.6.2", "08.6.1", "8..6", "evasive", "N 8.16.2"] {
        assert_eq!(book.find(number, newest), None, "{number:?}");
    }
    let parts = book.parts("8.7", newest);
    assert_eq!(
        parts.iter().map(|part| part.number).collect::<Vec<_>>(),
        ["8.7.1", "8.7.2", "8.7.3", "8.7.4"]
    );
}

#[test]
fn a_number_means_what_it_means_in_its_edition() {
    let book = Rulebook::embedded();
    let rules = |number: &str, edition| -> Vec<&str> {
        book.find(number, edition)
            .map_or(vec![], |found| found.rules.iter().map(|rule| rule.id.as_str()).collect())
    };
    assert_eq!(rules("8.6.1", Edition::October2025), ["7.6.1"]);
    assert_eq!(rules("10.6.1", Edition::October2025), ["8.6.1"]);
    assert_eq!(rules("10.4.1", Edition::March2025), ["8.6.1"]);
    assert_eq!(rules("6.7.3", Edition::V2_0_1), ["6.7.3"]);
    assert_eq!(rules("6.7.3", Edition::V2_1_0), ["N 6.7.3"]);
    assert_eq!(rules("6.7.4", Edition::V2_1_0), ["6.7.3"]);
    assert_eq!(rules("8.16.2", Edition::V2_2_0), [""; 0]);
    assert_eq!(rules("8.16.2", Edition::V2_3_0), ["N 8.16.2"]);
    // The one paragraph about paying and arriving was split.
    assert_eq!(rules("4.3.7.4", Edition::August2025), ["4.7.3.2", "4.7.3.3"]);
    let evasive = book.rule("8.6.1").expect("Evasive");
    assert_eq!(
        Edition::ALL.map(|edition| evasive.number(edition)),
        ["10.4.1", "10.4.1", "10.6.1", "10.6.1", "8.6.1", "8.6.1", "8.6.1", "8.6.1"]
    );
}

#[test]
fn words_find_rules_in_title_text_and_glossary() {
    let book = Rulebook::embedded();
    let numbers = |words: &str| -> Vec<&str> {
        book.search(words, Edition::NEWEST, Language::English).iter().map(|e| e.id.as_str()).collect()
    };
    assert_eq!(numbers("evasive")[0], "8.6.1");
    for word in ["Wendig", "Sfuggente", "insaisissable", "灵活"] {
        assert!(numbers(word).contains(&"8.6.1"), "{word}: {:?}", numbers(word));
    }
    assert_eq!(numbers("passing bag")[0], "7.7.4.4");
    assert!(numbers("ampersand").contains(&"5.2.6.1"), "a word of the text");
    assert!(numbers("réserve d'encre").contains(&"7.5.1") && numbers("RESERVE D ENCRE").contains(&"7.5.1"));
    assert_eq!(numbers("evasive xylophone")[0], "8.6.1", "any word counts");
    assert_eq!(numbers("xylophone"), [""; 0]);
    assert_eq!(numbers(" ?! "), [""; 0]);
}

/// A question about something that came with a later edition learns which editions have it.
#[test]
fn a_term_without_a_rule_in_the_edition_says_where_it_has_one() {
    let book = Rulebook::embedded();
    let elsewhere = |question: &str, edition, language| -> Vec<(String, Edition)> {
        let terms = book.terms_elsewhere(question, edition, language);
        terms.into_iter().map(|(term, editions)| (term.english.clone(), editions[0])).collect()
    };
    let only = |term: &str, since| vec![(term.to_owned(), since)];
    let boost = only("Boost", Edition::October2025);
    assert_eq!(elsewhere("how does boost work", Edition::March2025, Language::English), boost);
    assert_eq!(elsewhere("Wie geht Stärken?", Edition::August2025, Language::German), boost);
    assert_eq!(elsewhere("Boost", Edition::August2025, Language::German), boost);
    // The longer term alone, and not the "Shift" in it, which the edition has.
    let duo = only("Duo Shift", Edition::V2_2_0);
    assert_eq!(elsewhere("can duo shift be sung", Edition::V2_0_1, Language::English), duo);
    // "Damage counter" is a term of the edition, "counter" only of the newest.
    assert_eq!(elsewhere("damage counters", Edition::V2_0_1, Language::English), []);
    let counter = only("counter", Edition::V2_3_0);
    assert_eq!(elsewhere("dice as counters", Edition::V2_0_1, Language::English), counter);
    assert_eq!(elsewhere("how does boost work", Edition::NEWEST, Language::English), []);
    assert_eq!(elsewhere("cards on top of my deck", Edition::March2025, Language::English), []);
    assert_eq!(elsewhere("", Edition::March2025, Language::English), []);
}

#[test]
fn words_of_our_own_descriptions_find_rules_in_their_language() {
    let book = Rulebook::embedded();
    let found = |words: &str, language| {
        book.search(words, Edition::NEWEST, language).iter().any(|rule| rule.id == "8.7.3")
    };
    for (words, language) in [
        ("Zug beenden herausfordern", Language::German),
        ("finir le tour défier", Language::French),
        ("finire il turno sfidare", Language::Italian),
        ("不能结束回合", Language::Chinese),
    ] {
        assert!(found(words, language), "{words}");
        assert!(!found(words, Language::English), "{words}");
    }
}

/// Every test in the list of proofs exists.
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
            assert!(book.rule(rule).is_some_and(|entry| entry.observable), "{}: {rule}", proof.test);
        }
    }
}

/// Whether the source has this function directly below `#[test]`, and not ignored.
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

/// Refusals and events have rule numbers: every one in the engine's source is in the book.
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
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src"), &mut files);
    let mut named = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("source");
        // Tests also use numbers of other editions.
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (word, name) in [
            ("rule(", engine::rule as fn(u8, u8, u8, u8) -> RuleNo),
            ("newer(", engine::newer),
            ("older(", engine::older),
        ] {
            for call in text.split(word).skip(1) {
                let Some((inside, _)) = call.split_once(')') else { continue };
                let parts: Option<Vec<u8>> = inside.split(',').map(|part| part.trim().parse().ok()).collect();
                let Some(&[a, b, c, d]) = parts.as_deref() else {
                    continue;
                };
                let number = name(a, b, c, d);
                assert!(number.is_named(), "{}: there is no {word}{a}, {b}, {c}, {d})", file.display());
                named.insert(number);
            }
        }
    }
    assert!(named.len() > 100, "{} rules are named", named.len());
}
