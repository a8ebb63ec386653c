//! The engine's answers to questions that the rules leave open, in five languages.
//!
//! `docs/rulings.md` is the page for people, and the English text: a table row, a list item or a paragraph is
//! one ruling. `rules/lang/rulings/LANG.txt` has the same sections with one line per ruling.

use crate::book::Rulebook;
use engine::Edition;
use std::sync::OnceLock;
use wording::Language;

/// The edition of the rulings' rule numbers.
pub const RULINGS_EDITION: Edition = Edition::V2_0_1;

/// One reading of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The part of the game.
    pub section: String,
    /// The name of the question in the project's checklist, such as "Q4" or "Q10, Q11"; empty if it is not in
    /// the list.
    pub label: String,
    /// The rules it interprets, by their numbers in [`RULINGS_EDITION`].
    pub rules: Vec<String>,
    pub text: String,
}

impl Ruling {
    /// Whether it concerns this rule or one below it.
    pub fn is_about(&self, number: &str) -> bool {
        let below = |rule: &String| rule.strip_prefix(number).is_some_and(|rest| rest.starts_with('.'));
        self.rules.iter().any(|rule| rule == number || below(rule))
    }
}

const PAGE: &str = include_str!("../data/rulings.md");

fn translated(language: Language) -> &'static str {
    match language {
        Language::English => "",
        Language::German => include_str!(concat!(env!("OUT_DIR"), "/rulings/de.txt")),
        Language::French => include_str!(concat!(env!("OUT_DIR"), "/rulings/fr.txt")),
        Language::Italian => include_str!(concat!(env!("OUT_DIR"), "/rulings/it.txt")),
        Language::Chinese => include_str!(concat!(env!("OUT_DIR"), "/rulings/zh.txt")),
    }
}

impl Rulebook {
    /// The engine's answers to open questions, in the order of the page.
    pub fn rulings(&self, language: Language) -> &'static [Ruling] {
        static READ: [OnceLock<Vec<Ruling>>; 5] = [const { OnceLock::new() }; 5];
        READ[language as usize].get_or_init(|| match language {
            Language::English => page(PAGE),
            other => in_words_of(page(PAGE), translated(other)),
        })
    }
}

/// The rulings of the page.
fn page(markdown: &str) -> Vec<Ruling> {
    let mut rulings: Vec<Ruling> = Vec::new();
    let mut section: Option<&str> = None;
    // Whether the next line continues the previous ruling.
    let mut goes_on = false;
    for line in markdown.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            section = Some(title);
            goes_on = false;
            continue;
        }
        let Some(section) = section else { continue };
        let ruling = |label: &str, rules: Vec<String>, text: &str| Ruling {
            section: section.to_owned(),
            label: label.to_owned(),
            rules,
            text: text.to_owned(),
        };
        if line.starts_with('|') {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            let head = |cell: &str| cell == "rules" || cell.starts_with("---");
            if let [label, rules, text] = cells[..]
                && !head(rules)
            {
                rulings.push(ruling(label, rules.split(", ").map(str::to_owned).collect(), text));
            }
        } else if line.trim().is_empty() {
            goes_on = false;
        } else if let (true, false, Some(last)) = (goes_on, line.starts_with("- "), rulings.last_mut()) {
            last.text = format!("{} {}", last.text, line.trim());
        } else {
            rulings.push(ruling("", Vec::new(), line.strip_prefix("- ").unwrap_or(line)));
            goes_on = true;
        }
    }
    for ruling in rulings.iter_mut().filter(|ruling| ruling.rules.is_empty()) {
        ruling.rules = numbers(&ruling.text);
    }
    rulings
}

/// The rulings with sections and texts of another language, which has a line for each.
fn in_words_of(mut rulings: Vec<Ruling>, lines: &str) -> Vec<Ruling> {
    let mut section = "";
    let mut all = rulings.iter_mut();
    for line in lines.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            section = title;
        } else if let Some(ruling) = all.next() {
            section.clone_into(&mut ruling.section);
            line.clone_into(&mut ruling.text);
        }
    }
    rulings
}

/// The numbers of rules in a text. The names of editions end in 0, which no rule does.
fn numbers(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.'));
    let words = words.map(|word| word.trim_matches('.'));
    let is_number = |word: &&str| {
        word.contains('.')
            && !word.ends_with(".0")
            && word.split('.').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
    };
    words.filter(is_number).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::{RULINGS_EDITION, Ruling, numbers, page};
    use crate::book::Rulebook;
    use std::collections::BTreeMap;
    use wording::Language;

    #[test]
    fn every_ruling_is_translated_into_every_language() {
        let book = Rulebook::embedded();
        let english = book.rulings(Language::English);
        assert!(english.len() > 100, "only {} rulings were read", english.len());
        for language in Language::OTHERS {
            // The same number of lines under each heading, so that the lines match the rulings.
            let lines = super::translated(language).lines();
            let mut told: Vec<(&str, usize)> = Vec::new();
            for line in lines {
                match line.strip_prefix("## ") {
                    Some(title) => told.push((title, 0)),
                    None => told.last_mut().expect("a heading comes first").1 += 1,
                }
            }
            let mut wanted: Vec<(&str, usize)> = Vec::new();
            for ruling in english {
                match wanted.last_mut() {
                    Some((section, n)) if *section == ruling.section => *n += 1,
                    Some(_) | None => wanted.push((&ruling.section, 1)),
                }
            }
            let counts = |all: &[(&str, usize)]| all.iter().map(|(_, n)| *n).collect::<Vec<_>>();
            assert_eq!(counts(&told), counts(&wanted), "{language}: rulings by section");
            for (english, told) in english.iter().zip(book.rulings(language)) {
                assert_ne!(english.text, told.text, "{language}");
                assert_ne!(english.section, told.section, "{language}");
                let tally = |text: &str| {
                    let mut tally: BTreeMap<String, usize> = BTreeMap::new();
                    numbers(text).into_iter().for_each(|number| *tally.entry(number).or_default() += 1);
                    tally
                };
                assert_eq!(tally(&english.text), tally(&told.text), "{language}: {}", told.text);
            }
        }
    }

    #[test]
    fn rulings_name_rules_that_there_are() {
        let book = Rulebook::embedded();
        for ruling in book.rulings(Language::English) {
            // Rulings about wrong numbers in the document, and about newer editions, use those numbers.
            if ruling.section.starts_with("Slips") || ruling.text.contains("2.3.0") {
                continue;
            }
            for number in ruling.rules.iter().filter(|number| *number != "glossary") {
                assert!(book.find(number, RULINGS_EDITION).is_some(), "{number}: {}", ruling.text);
            }
        }
    }

    #[test]
    fn a_page_is_read_by_rows_items_and_paragraphs() {
        let read = page(
            "# A page\nHow to read it.\n\n## First\n| | rules | reading |\n|---|---|---|\n| Q1, Q2 | 1.2, 3.4 | A row. |\n\n\
             ## Second\nA paragraph\nof two lines (5.6.7).\n- An item,\n  which goes on.\n- From 2.1.0 on, another.\n",
        );
        let ruling = |section: &str, label: &str, rules: &[&str], text: &str| Ruling {
            section: section.to_owned(),
            label: label.to_owned(),
            rules: rules.iter().map(|rule| (*rule).to_owned()).collect(),
            text: text.to_owned(),
        };
        let expected = [
            ruling("First", "Q1, Q2", &["1.2", "3.4"], "A row."),
            ruling("Second", "", &["5.6.7"], "A paragraph of two lines (5.6.7)."),
            ruling("Second", "", &[], "An item, which goes on."),
            ruling("Second", "", &[], "From 2.1.0 on, another."),
        ];
        assert_eq!(read, expected);
        assert!(read[0].is_about("3.4") && read[1].is_about("5.6") && !read[1].is_about("5.67"));
    }
}
