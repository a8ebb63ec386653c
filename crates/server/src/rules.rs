//! The rulebook for the page: contents, search, and single rules with scenarios that show them.

use crate::problem::Refusal;
use crate::protocol::{
    GlossaryWord, RuleAnswer, RuleChange, RuleContents, RuleFound, RuleLine, RuleNumbers, RuleParagraph,
    RuleScenario, RuleStated, RulesFound,
};
use engine::Edition;
use rulebook::{EditionChange, Paragraph, RuleEntry, Rulebook};
use rust_embed::RustEmbed;
use scenario::ast::Scenario;
use std::collections::HashMap;
use std::path::Path;
use std::sync::LazyLock;
use wording::Language;
use words::Message;

/// The scenarios that show rules.
#[derive(RustEmbed)]
#[folder = "../../scenarios"]
#[allow_missing = true]
struct Files;

/// Maximum number of rules in a search result.
const MOST_FOUND: usize = 20;
/// Maximum length of a question; the rest is cut.
const LONGEST_QUESTION: usize = 400;
/// Maximum number of scenarios for a rule.
const MOST_SCENARIOS: usize = 6;

/// The rulebook, and the scenarios by the rules they show. Parsed at the first request.
static BOOK: LazyLock<Book> = LazyLock::new(Book::read);

struct Book {
    rules: Rulebook,
    shown_by: HashMap<String, Vec<Shown>>,
}

struct Shown {
    /// The only edition the scenario applies to.
    edition: Option<Edition>,
    scenario: RuleScenario,
}

impl Book {
    fn read() -> Book {
        let rules = Rulebook::embedded();
        let mut shown_by: HashMap<String, Vec<Shown>> = HashMap::new();
        let mut names: Vec<_> = Files::iter().filter(|name| name.ends_with(".scn")).collect();
        names.sort();
        for name in names {
            let Some(file) = Files::get(&name) else { continue };
            let Ok(text) = std::str::from_utf8(&file.data) else { continue };
            let Ok(scenarios) = scenario::parse_file(Path::new(name.as_ref()), text) else { continue };
            let lines: Vec<&str> = text.lines().collect();
            for (at, one) in scenarios.iter().enumerate() {
                let shown = alone(&lines, &scenarios, at);
                let found = one.rules.iter().filter_map(|rule| rules.find(rule, one.numbers));
                for rule in found.flat_map(|paragraph| paragraph.rules) {
                    let scenario = RuleScenario { title: one.title.clone(), text: shown.clone() };
                    let edition = one.edition.map(|(edition, _)| edition);
                    shown_by.entry(rule.id.clone()).or_default().push(Shown { edition, scenario });
                }
            }
        }
        Book { rules, shown_by }
    }
}

/// The text of one scenario, with the lines that its file shares among all scenarios.
fn alone(lines: &[&str], scenarios: &[Scenario], at: usize) -> String {
    let start = |at: usize| scenarios.get(at).map_or(lines.len(), |one| one.pos.line - 1);
    let head = lines[..start(0)].iter().filter(|line| !line.trim_start().starts_with('#'));
    let own = &lines[start(at)..start(at + 1)];
    let text: Vec<&str> = head.chain(own).copied().collect();
    format!("{}\n", text.join("\n").trim())
}

/// The edition with this name; the newest if none is given.
pub fn edition(name: Option<&str>) -> Result<Edition, Refusal> {
    match name {
        None | Some("") => Ok(Edition::NEWEST),
        Some(name) => name.parse().map_err(Refusal::bad),
    }
}

pub fn contents(edition: Edition, language: Language) -> RuleContents {
    let book = &BOOK.rules;
    let word = |(term, rules): (&rulebook::GlossaryTerm, Vec<&str>)| GlossaryWord {
        word: term.word_in(language).to_owned(),
        meaning: book.meaning_in(term, language).to_owned(),
        rules: rules.into_iter().map(str::to_owned).collect(),
    };
    RuleContents {
        edition: edition.to_string(),
        editions: Edition::ALL.map(|edition| edition.to_string()).to_vec(),
        rules: book.paragraphs(edition).iter().map(|one| line(one, language)).collect(),
        glossary: book.glossary(edition).into_iter().map(word).collect(),
    }
}

/// The rules that answer a question. A rule number finds that rule.
pub fn find(question: &str, edition: Edition, language: Language) -> RulesFound {
    let book = &BOOK.rules;
    let question: String = question.chars().take(LONGEST_QUESTION).collect();
    let mut rules: Vec<&RuleEntry> =
        book.find(&question, edition).map(|found| found.rules).unwrap_or_default();
    for rule in book.search(&question, language) {
        if (rule.is_in(edition) || rule.is_glossary()) && !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    let found = |rule: &&RuleEntry| RuleFound {
        number: rule.number(edition).to_owned(),
        title: rule.title_in(language).to_owned(),
        text: rule.text_in(language).to_owned(),
    };
    RulesFound { edition: edition.to_string(), found: rules.iter().take(MOST_FOUND).map(found).collect() }
}

pub fn paragraph(number: &str, edition: Edition, language: Language) -> Result<RuleParagraph, Refusal> {
    let book = &BOOK.rules;
    let found = book
        .find(number, edition)
        .ok_or_else(|| Refusal::not_found(Message::new("rule-none").with("edition", edition.to_string())))?;
    let mut above = Vec::new();
    let mut number = found.number;
    while let Some((heading, _)) = number.rsplit_once('.') {
        above.extend(book.find(heading, edition).as_ref().map(|one| line(one, language)));
        number = heading;
    }
    above.reverse();
    Ok(RuleParagraph {
        edition: edition.to_string(),
        number: found.number.to_owned(),
        above,
        parts: book.parts(found.number, edition).iter().map(|one| line(one, language)).collect(),
        states: found.rules.iter().map(|rule| stated(rule, edition, language)).collect(),
    })
}

fn stated(rule: &RuleEntry, edition: Edition, language: Language) -> RuleStated {
    let book = &BOOK.rules;
    let related = rule.related.iter().filter_map(|id| book.rule(id));
    let related = related.filter(|other| other.is_in(edition) || other.is_glossary());
    let numbers = Edition::ALL.into_iter().filter(|edition| rule.is_in(*edition));
    let shown: Vec<&RuleScenario> = BOOK
        .shown_by
        .get(&rule.id)
        .into_iter()
        .flatten()
        .filter(|shown| shown.edition.is_none_or(|only| only == edition))
        .map(|shown| &shown.scenario)
        .collect();
    RuleStated {
        title: rule.title_in(language).to_owned(),
        text: rule.text_in(language).to_owned(),
        related: related
            .map(|other| RuleLine {
                number: other.number(edition).to_owned(),
                title: other.title_in(language).to_owned(),
            })
            .collect(),
        numbers: numbers
            .map(|edition| RuleNumbers {
                edition: edition.to_string(),
                numbers: rule.numbers[edition as usize].own.clone(),
            })
            .collect(),
        changes: book.changes().iter().filter(|change| change.rules.contains(&rule.id)).map(change).collect(),
        shown_by: shown.iter().take(MOST_SCENARIOS).map(|scenario| (*scenario).clone()).collect(),
        shown: shown.len() as u32,
    }
}

fn change(change: &EditionChange) -> RuleChange {
    let answer = |(since, says): &(String, String)| RuleAnswer { since: since.clone(), says: says.clone() };
    RuleChange { title: change.title.clone(), answers: change.answers.iter().map(answer).collect() }
}

fn line(paragraph: &Paragraph<'_>, language: Language) -> RuleLine {
    RuleLine { number: paragraph.number.to_owned(), title: paragraph.title(language).to_owned() }
}
