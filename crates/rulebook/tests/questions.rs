//! Questions in players' words, and the rules that answer them.

use engine::Edition;
use rulebook::Rulebook;
use wording::Language;

/// A question and its answers: any one of these rules.
fn questions(lines: &'static str) -> Vec<(&'static str, Vec<&'static str>)> {
    lines
        .lines()
        .map(|line| {
            let (question, rules) = line.split_once('\t').expect("a question and its rules");
            // A glossary entry is given by its word, which comes last.
            let (numbers, word) = rules.split_at(rules.find("G ").unwrap_or(rules.len()));
            let word = Some(word).filter(|word| !word.is_empty());
            (question, numbers.split(' ').filter(|rule| !rule.is_empty()).chain(word).collect())
        })
        .collect()
}

/// At least `least` of these questions have an answer among the first three rules found.
fn answers(language: Language, lines: &'static str, least: usize) {
    let book = Rulebook::embedded();
    let questions = questions(lines);
    let mut missed = Vec::new();
    for (question, rules) in &questions {
        for rule in rules {
            assert!(book.rule(rule).is_some(), "{question}: {rule}");
        }
        let found: Vec<&str> = book
            .search(question, Edition::NEWEST, language)
            .iter()
            .take(3)
            .map(|rule| rule.id.as_str())
            .collect();
        if !found.iter().any(|rule| rules.contains(rule)) {
            missed.push(format!("{question} ({}): {found:?}", rules.join(", ")));
        }
    }
    let answered = questions.len() - missed.len();
    let report = format!("{answered} of {} answered; not these:\n{}", questions.len(), missed.join("\n"));
    assert!(answered >= least, "{report}");
    println!("{report}");
}

#[test]
fn questions_of_players_find_their_rule_among_the_first_three() {
    answers(Language::English, include_str!("questions/en.tsv"), 58);
}

#[test]
fn german_questions_find_their_rule() {
    answers(Language::German, include_str!("questions/de.tsv"), 14);
}

#[test]
fn french_questions_find_their_rule() {
    answers(Language::French, include_str!("questions/fr.tsv"), 17);
}

#[test]
fn italian_questions_find_their_rule() {
    answers(Language::Italian, include_str!("questions/it.tsv"), 20);
}
