//! Questions in players' words, and the rules that answer them.

use rulebook::Rulebook;
use wording::Language;

/// A question and its answers: any one of these rules.
fn questions() -> Vec<(&'static str, Vec<&'static str>)> {
    let lines = include_str!("questions.tsv").lines();
    lines
        .map(|line| {
            let (question, rules) = line.split_once('\t').expect("a question and its rules");
            // A glossary entry is given by its word, which comes last.
            let (numbers, word) = rules.split_at(rules.find("G ").unwrap_or(rules.len()));
            let word = Some(word).filter(|word| !word.is_empty());
            (question, numbers.split(' ').filter(|rule| !rule.is_empty()).chain(word).collect())
        })
        .collect()
}

#[test]
fn questions_of_players_find_their_rule_among_the_first_three() {
    let book = Rulebook::embedded();
    let questions = questions();
    assert_eq!(questions.len(), 60);
    let mut missed = Vec::new();
    for (question, rules) in &questions {
        for rule in rules {
            assert!(book.rule(rule).is_some(), "{question}: {rule}");
        }
        let found: Vec<&str> =
            book.search(question, Language::English).iter().take(3).map(|rule| rule.id.as_str()).collect();
        if !found.iter().any(|rule| rules.contains(rule)) {
            missed.push(format!("{question} ({}): {found:?}", rules.join(", ")));
        }
    }
    let answered = questions.len() - missed.len();
    assert!(
        answered >= 50,
        "{answered} of {} are answered; not these:\n{}",
        questions.len(),
        missed.join("\n")
    );
    println!("{answered} of {} answered; not these:\n{}", questions.len(), missed.join("\n"));
}
