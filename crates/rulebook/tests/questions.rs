//! Questions in players' words, and the rules that answer them.

use engine::Edition;
use rulebook::{Rulebook, ScenarioRef};
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
    answers(Language::English, include_str!("questions/en.tsv"), 56);
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
    of_players(Language::English, include_str!("questions/players-en.tsv"), 48);
}

#[test]
fn players_german_questions_find_their_rule() {
    of_players(Language::German, include_str!("questions/players-de.tsv"), 43);
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

/// The yes/no questions of players get no wrong answer: what is answered is about a rule that answers them.
#[test]
fn a_short_answer_is_about_the_question() {
    let book = Rulebook::embedded();
    let files = [
        (Language::English, include_str!("questions/players-en.tsv")),
        (Language::German, include_str!("questions/players-de.tsv")),
        (Language::French, include_str!("questions/players-fr.tsv")),
        (Language::Italian, include_str!("questions/players-it.tsv")),
        (Language::Chinese, include_str!("questions/players-zh.tsv")),
    ];
    let mut answered = vec![];
    for (language, lines) in files {
        for line in lines.lines() {
            let cells: Vec<&str> = line.split('\t').collect();
            let rules: Vec<String> = cells[1].split(' ').map(|rule| rule.replace('_', " ")).collect();
            if let Some(answer) = book.short_answer(cells[0], Edition::NEWEST, language) {
                let asked = &answer.questions[language as usize];
                let about = answer.rules.iter().any(|rule| rules.contains(rule));
                assert!(about, "\"{}\" is not \"{asked}\" ({:?})", cells[0], answer.rules);
                answered.push(format!("{} = {asked}", cells[0]));
            }
        }
    }
    println!("{} answered:\n{}", answered.len(), answered.join("\n"));
}

/// Every question with an answer is found as it is written.
#[test]
fn a_question_with_an_answer_is_found_in_every_language() {
    let book = Rulebook::embedded();
    let mut wrong = vec![];
    for answer in book.short_answers() {
        for rule in &answer.rules {
            assert!(book.rule(rule).is_some(), "{}: {rule}", answer.questions[0]);
        }
        for language in Language::ALL {
            let question = &answer.questions[language as usize];
            let found = book.short_answer(question, Edition::NEWEST, language);
            match found {
                None => wrong.push(format!("{question} has no answer")),
                Some(found) if found.is_yes != answer.is_yes => {
                    wrong
                        .push(format!("{question} has the answer of {}", found.questions[language as usize]));
                }
                Some(_) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The scenario of a short answer exists.
#[test]
fn a_short_answer_is_shown_by_a_scenario() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for answer in Rulebook::embedded().short_answers() {
        let ScenarioRef { file, title } = &answer.shown_by;
        let text = std::fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(text.contains(&format!("scenario \"{title}\"")), "{file} has no scenario \"{title}\"");
    }
}
