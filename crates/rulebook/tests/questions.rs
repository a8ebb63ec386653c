//! Questions in players' words, and the rules that answer them.

use engine::Edition;
use rulebook::Rulebook;
use wording::Language;

/// Questions of players with their rules, decided before any search was run: question, rules and kind.
/// At least `least` of them have an answer among the first three.
fn of_players(language: Language, lines: &'static str, least: usize) {
    let book = Rulebook::embedded();
    let mut missed: Vec<String> = vec![];
    let mut asked = 0;
    for line in lines.lines() {
        let [question, rules, kind] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("a question, its rules and its kind: {line}")
        };
        asked += 1;
        let rules: Vec<String> = rules.split(' ').map(|rule| rule.replace('_', " ")).collect();
        rules.iter().for_each(|rule| assert!(book.rule(rule).is_some(), "{question}: {rule}"));
        let found = book.answer(question, Edition::NEWEST, language);
        let found: Vec<&str> = found.iter().take(3).map(|rule| rule.id.as_str()).collect();
        if !found.iter().any(|rule| rules.iter().any(|known| known.eq_ignore_ascii_case(rule))) {
            missed.push(format!("{question} [{kind}] ({}): {found:?}", rules.join(", ")));
        }
    }
    let answered = asked - missed.len();
    let report = format!("{answered} of {asked} answered; not these:\n{}", missed.join("\n"));
    assert!(answered >= least, "{report}");
    println!("{report}");
}

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

#[test]
fn players_english_questions_find_their_rule() {
    of_players(Language::English, include_str!("questions/players-en.tsv"), 51);
}

#[test]
fn players_german_questions_find_their_rule() {
    of_players(Language::German, include_str!("questions/players-de.tsv"), 48);
}

#[test]
fn players_french_questions_find_their_rule() {
    of_players(Language::French, include_str!("questions/players-fr.tsv"), 48);
}

#[test]
fn players_italian_questions_find_their_rule() {
    of_players(Language::Italian, include_str!("questions/players-it.tsv"), 48);
}

#[test]
fn players_chinese_questions_find_their_rule() {
    of_players(Language::Chinese, include_str!("questions/players-zh.tsv"), 48);
}
