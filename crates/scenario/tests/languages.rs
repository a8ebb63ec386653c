//! Errors in scenarios are reported in every language; quoted lines keep the words of the format.

use cards::CardLibrary;
use scenario::{ExplainQuery, TraceOptions, explain_file, run_text, trace_file};
use std::io::Write as _;
use words::{Language, StoredText};

/// Scenarios that can't be parsed, set up or played, or with a failing expectation; `HEAD` is replaced by a
/// table.
const WRONG: [&str; 65] = [
    "",
    "play",
    "frobnicate",
    "scenario",
    "scenario \"x",
    "scenario \"x\" y",
    "scenario \"x\"\n\u{1}",
    "scenario \"x\"\nseed 999999999999999999999999999999999999999999",
    "scenario \"x\"\nedition 2.3.0\nedition 2.3.0",
    "scenario \"x\"\nedition 9",
    "scenario \"x\"\nplayers 1",
    "scenario \"x\"\nplayers 2\np3:",
    "scenario \"x\"\np99:",
    "scenario \"x\"\nlore 3",
    "scenario \"x\"\nsetup\nturn p1",
    "scenario \"x\"\nstart p1",
    "scenario \"x\"\nsetup\np1:\n  lore 3",
    "scenario \"x\"\nturns together",
    "scenario \"x\"\nteams p1 p1",
    "scenario \"x\"\nteams x",
    "scenario \"x\"\nturn p1 0",
    "scenario \"x\"\np1:\n  ink 2 exerted 3",
    "scenario \"x\"\np1:\n  ink 2000",
    "scenario \"x\"\np1:\n  lore 99999999999",
    "scenario \"x\"\np1:\n  hand \"A\" as p2",
    "scenario \"x\"\np1:\n  hand \"A\" as Big",
    "scenario \"x\"\np1:\n  hand \"A\" as a as b",
    "scenario \"x\"\np1:\n  hand \"A\" as a, \"B\" as a",
    "scenario \"x\"\np1:\n  hand \"Nobody - At All\"",
    "scenario \"x\"\np1:\n  hand \"Stitch - New Dgo\"",
    "scenario \"x\"\ncard \"A\" action amber",
    "scenario \"x\"\ncard \"A\" character amber cost 1",
    "scenario \"x\"\ncard \"A\" location amber cost 1",
    "scenario \"x\"\ncard \"A\" location amber cost 1 willpower 3",
    "scenario \"x\"\ncard \"A\" action amber cost 1 { x",
    "scenario \"x\"\ncard \"A\" action amber cost 1 { x } y",
    "scenario \"x\"\ncard \"A\" action amber cost 1\ncard \"A\" action amber cost 1",
    "HEADdo pass\nlore 3",
    "HEADdo quest",
    "HEADdo quest nobody",
    "HEADdo quest \"Stitch - Rock Star\"",
    "HEADdo quest fresh",
    "HEADdo challenge stitch peter",
    "HEADdo use stitch \"Nothing\"",
    "HEADdo play stitch drops 3",
    "HEADrepeat 2",
    "HEADrepeat 0",
    "HEADchoose stitch",
    "HEADchoose option 0",
    "HEADexpect stitch",
    "HEADexpect stitch in hand",
    "HEADexpect stitch exerted",
    "HEADexpect stitch strength 9",
    "HEADexpect stitch on top of deck",
    "HEADexpect stitch at peter",
    "HEADexpect stitch has Evasive",
    "HEADexpect stitch has classification Nonsense",
    "HEADexpect p1 lore 7",
    "HEADexpect p1 hand \"Stitch - New Dog\"",
    "HEADexpect winner p1",
    "HEADexpect draw",
    "HEADexpect out p1",
    "HEADexpect options stitch",
    "HEADexpect event 4.6.6.1",
    "HEADexpect illegal do quest stitch",
];

const HEAD: &str = "scenario \"x\"\np1:\n  play \"Stitch - New Dog\" as stitch, \"Stitch - New Dog\" as fresh drying\n\
                    p2:\n  play \"Peter Pan - Never Landing\" as peter\n";

/// Whether the text is translated: it has none of the most common English words of these messages.
fn is_translated(said: &StoredText, language: Language) -> bool {
    let text = said.text(language);
    let english = ["expected", "found", "unknown", "there is", "can't", "must", " is not "];
    text != said.to_string() && !english.iter().any(|word| text.contains(word))
}

#[test]
fn what_is_wrong_is_said_in_every_language() {
    let library = CardLibrary::embedded();
    let mut left = Vec::new();
    for wrong in WRONG {
        let text = wrong.replace("HEAD", HEAD);
        let report = run_text("x", &text, &library).pop().expect("a report");
        if report.passed {
            left.push(format!("{wrong:?} is not wrong"));
            continue;
        }
        let untranslated = Language::OTHERS.into_iter().filter(|to| !is_translated(&report.message, *to));
        left.extend(untranslated.map(|to| format!("{wrong:?}, {to}: {}", report.message.text(to))));
    }
    assert!(left.is_empty(), "{left:#?}");
}

#[test]
fn explanations_and_traces_are_in_the_readers_language() {
    let library = CardLibrary::embedded();
    let mut file = tempfile::Builder::new().suffix(".scn").tempfile().expect("a temporary file");
    file.write_all(format!("{HEAD}do quest stitch\nexpect p1 lore 9\n").as_bytes())
        .expect("it can be written");
    let asked = ExplainQuery::Words("do challenge stitch peter");
    let told = explain_file(file.path(), Some(6), asked, None, None, &library).expect("an answer");
    let [explained] = &told.explained[..] else { panic!("{told:?}") };
    let english = "Peter Pan - Never Landing is ready, and only exerted characters can be challenged.";
    assert_eq!(explained.why[0].text.to_string(), english);
    let german = explained.why[0].text.text(Language::German);
    assert!(german.contains("nur erschöpfte Charaktere können herausgefordert werden."), "{german}");
    assert!(explained.why[0].text.text(Language::Chinese).ends_with('。'));
    assert_eq!(told.decision.text(Language::Italian), "p1 deve decidere (`action`)");
    let trace = |language| {
        let options = TraceOptions { language, ..TraceOptions::default() };
        trace_file(file.path(), options, &library).expect("a trace")
    };
    assert!(trace(Language::English).contains("failed at line 7: expected p1 lore 9; found 1"));
    let german = trace(Language::German);
    assert!(german.contains("gescheitert in Zeile 7: erwartet: p1 lore 9; gefunden: 1"), "{german}");
    assert!(german.contains("Stitch - Neuer Hund"), "{german}");
}
