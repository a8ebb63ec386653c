//! The engine's answers to questions that the rules leave open, in five languages.
//!
//! `docs/rulings.md` is the page for people, and the English text: a table row, a list item or a paragraph is
//! one ruling. A ruling that does not hold for all editions begins with them, as in "*From 2.1.0 on.*".
//! `rules/lang/rulings/LANG.txt` has the same sections with one line per ruling, without the editions.

use crate::book::{Rulebook, once};
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
    /// The editions for which it holds, from the first to the last.
    pub editions: [Edition; 2],
}

impl Ruling {
    /// Whether it holds for this edition.
    pub fn holds_in(&self, edition: Edition) -> bool {
        let [first, last] = self.editions;
        (first..=last).contains(&edition)
    }

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

    /// The rulings that hold for an edition, with the numbers of that edition.
    pub fn rulings_in(&self, edition: Edition, language: Language) -> Vec<Ruling> {
        let renumbered = |ruling: &Ruling| Ruling {
            rules: once(ruling.rules.iter().map(|number| self.renumbered(number, edition)))
                .into_iter()
                .map(str::to_owned)
                .collect(),
            text: with_numbers(&ruling.text, |number| self.renumbered(number, edition)),
            ..ruling.clone()
        };
        self.rulings(language).iter().filter(|ruling| ruling.holds_in(edition)).map(renumbered).collect()
    }

    /// The number in an edition for one of [`RULINGS_EDITION`]. Other words remain as they are.
    fn renumbered<'a>(&'a self, number: &'a str, edition: Edition) -> &'a str {
        let rule = self.find(number, RULINGS_EDITION).and_then(|found| found.rules.first().copied());
        rule.map_or(number, |rule| rule.number(edition))
    }
}

/// A text with another number for each number of a rule in it. A list names rules that share a paragraph once.
fn with_numbers<'a>(text: &'a str, renumbered: impl Fn(&'a str) -> &'a str) -> String {
    /// What stands between the numbers of a list.
    const BETWEEN: [&str; 7] = [", ", " and ", " und ", " et ", " e ", "、", "和"];
    let mut said = String::with_capacity(text.len());
    let mut list: Vec<&str> = Vec::new();
    // Where the text after the last number begins, and where the next word may begin.
    let (mut after, mut at) = (0, 0);
    while let Some(start) = text[at..].find(|c: char| c.is_ascii_alphanumeric()).map(|found| at + found) {
        let word = &text[start..];
        let end = word.find(|c: char| !(c.is_ascii_alphanumeric() || c == '.')).unwrap_or(word.len());
        let word = word[..end].trim_end_matches('.');
        at = start + word.len();
        if !is_number(word) {
            continue;
        }
        let (between, number) = (&text[after..start], renumbered(word));
        after = at;
        if !BETWEEN.contains(&between) {
            list.clear();
        }
        if !list.contains(&number) {
            said.push_str(between);
            said.push_str(number);
            list.push(number);
        }
    }
    said + &text[after..]
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
        let ruling = |label: &str, rules: Vec<String>, text: &str| {
            let (editions, text) = editions_of(text);
            Ruling {
                section: section.to_owned(),
                label: label.to_owned(),
                rules,
                text: text.to_owned(),
                editions,
            }
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

/// The editions in front of a ruling, and the rest of it.
fn editions_of(text: &str) -> ([Edition; 2], &str) {
    let all = [Edition::ALL[0], Edition::NEWEST];
    let Some((span, rest)) = text.strip_prefix('*').and_then(|text| text.split_once(".* ")) else {
        return (all, text);
    };
    let named = |name: &str| name.parse::<Edition>().ok();
    let editions = match span.split(' ').collect::<Vec<_>>()[..] {
        ["Up", "to", last] => named(last).map(|last| [all[0], last]),
        ["From", first, "on"] => named(first).map(|first| [first, all[1]]),
        ["From", first, "to", last] => named(first).zip(named(last)).map(|(first, last)| [first, last]),
        ["In", only, "only"] => named(only).map(|only| [only, only]),
        _ => None,
    };
    editions.map_or((all, text), |editions| (editions, rest))
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
    words.filter(|word| is_number(word)).map(str::to_owned).collect()
}

fn is_number(word: &str) -> bool {
    word.contains('.')
        && !word.ends_with(".0")
        && word.split('.').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::{RULINGS_EDITION, Ruling, numbers, page, with_numbers};
    use crate::book::Rulebook;
    use engine::Edition;
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
            editions: [Edition::March2025, Edition::NEWEST],
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

    #[test]
    fn a_ruling_can_begin_with_its_editions() {
        let read = page(
            "## One\n- *Up to 2025-10-31-it.* Old.\n- *From 2.1.0 on.* New.\n- *In 2.0.1 only.* Once.\n\
             - *From 2.0.1 to 2.2.0.* Between.\n- *Often* said.\n",
        );
        let newest = Edition::NEWEST;
        let expected = [
            ("Old.", [Edition::March2025, Edition::October2025Italian]),
            ("New.", [Edition::V2_1_0, newest]),
            ("Once.", [Edition::V2_0_1, Edition::V2_0_1]),
            ("Between.", [Edition::V2_0_1, Edition::V2_2_0]),
            ("*Often* said.", [Edition::March2025, newest]),
        ];
        for (ruling, (text, editions)) in read.iter().zip(expected) {
            assert_eq!((ruling.text.as_str(), ruling.editions), (text, editions));
        }
        assert!(read[0].holds_in(Edition::August2025) && !read[0].holds_in(Edition::V2_0_1));
    }

    #[test]
    fn a_ruling_has_the_numbers_of_the_edition() {
        let up = |number: &'static str| if number == "6.7.6" { "6.7.7" } else { number };
        assert_eq!(with_numbers("A rule (6.7.6, 1.2). Of 6.7.6.", up), "A rule (6.7.7, 1.2). Of 6.7.7.");
        let same = |_: &'static str| "1.1";
        assert_eq!(
            with_numbers("Of 1.2 and 3.4, 5.6 (1.2, 3.4). Also 7.8.", same),
            "Of 1.1 (1.1). Also 1.1."
        );
        let book = Rulebook::embedded();
        let of = |edition| book.rulings_in(edition, Language::English);
        let label = |rulings: Vec<Ruling>| rulings.into_iter().find(|ruling| ruling.label == "Q64");
        let old = label(of(Edition::October2025)).expect("it holds for all");
        assert_eq!(old.rules, [book.rule("7.1.6").expect("a rule").number(Edition::October2025)]);
    }
}
