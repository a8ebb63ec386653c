//! The rulebook: contents, questions, and single rules with the scenarios that show them.

mod coverage;

use crate::error::RequestError;
use crate::protocol::{
    GlossaryWord, RuleAnswer, RuleChange, RuleContents, RuleLine, RuleMatch, RuleNumbers, RuleParagraph,
    RuleScenario, RuleSearch, RuleStatement,
};
use crate::scenarios;
pub use coverage::{RuleCoverage, RuleCoverageError, RuleProof, RuleProofs, coverage, proofs, proofs_of};
use engine::Edition;
use rulebook::{EditionChange, Paragraph, RuleEntry, Rulebook};
use std::sync::LazyLock;
use words::{Language, Message};

/// Maximum number of rules in a search result.
const MOST_FOUND: usize = 20;
/// Maximum length of a question; the rest is cut.
const LONGEST_QUESTION: usize = 400;
/// Maximum number of scenarios for a rule.
const MOST_SCENARIOS: usize = 6;

/// The rulebook, read when it is first needed.
pub fn book() -> &'static Rulebook {
    static BOOK: LazyLock<Rulebook> = LazyLock::new(Rulebook::embedded);
    &BOOK
}

/// The proofs of each rule: the embedded scenarios, and the tests listed in the rulebook.
pub fn embedded_proofs() -> &'static RuleProofs {
    static PROOFS: LazyLock<RuleProofs> = LazyLock::new(|| {
        proofs(book(), scenarios::embedded()).expect("the scenarios of the project can be read")
    });
    &PROOFS
}

/// The edition with this name; the newest if none is given.
pub fn edition(name: Option<&str>) -> Result<Edition, RequestError> {
    match name {
        None | Some("") => Ok(Edition::NEWEST),
        Some(name) => name.parse().map_err(RequestError::bad),
    }
}

/// The contents and glossary of an edition.
pub fn contents(edition: Edition, language: Language) -> RuleContents {
    let book = book();
    let word = |(term, rules): (&rulebook::GlossaryTerm, Vec<&str>)| GlossaryWord {
        word: term.word_in(language).to_owned(),
        meaning: book.meaning_in(term, edition, language).to_owned(),
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
pub fn find(question: &str, edition: Edition, language: Language) -> RuleSearch {
    let book = book();
    let question: String = question.chars().take(LONGEST_QUESTION).collect();
    let rules = book.answer(&question, edition, language);
    let found = |rule: &&RuleEntry| RuleMatch {
        number: rule.number(edition).to_owned(),
        title: rule.title_in(edition, language).to_owned(),
        text: rule.text_in(edition, language).to_owned(),
    };
    RuleSearch { edition: edition.to_string(), found: rules.iter().take(MOST_FOUND).map(found).collect() }
}

/// A paragraph of an edition by its number.
pub fn paragraph(number: &str, edition: Edition, language: Language) -> Result<RuleParagraph, RequestError> {
    let book = book();
    let found = book.find(number, edition).ok_or_else(|| {
        RequestError::not_found(Message::new("rule-none").with("edition", edition.to_string()))
    })?;
    let mut above = Vec::new();
    let mut number = found.number;
    while let Some((heading, _)) = number.rsplit_once('.') {
        above.extend(book.find(heading, edition).as_ref().map(|one| line(one, language)));
        number = heading;
    }
    above.reverse();
    let statement = |rule: &RuleEntry| RuleStatement {
        title: rule.title_in(edition, language).to_owned(),
        text: rule.text_in(edition, language).to_owned(),
    };
    let related = |other: &RuleEntry| RuleLine {
        number: other.number(edition).to_owned(),
        title: other.title_in(edition, language).to_owned(),
    };
    let numbers = Edition::ALL.map(|edition| RuleNumbers {
        edition: edition.to_string(),
        numbers: found.numbers(edition).into_iter().map(str::to_owned).collect(),
    });
    let applies = |proof: &&RuleProof| proof.edition.is_none_or(|only| only == edition);
    let scenario = |proof: &RuleProof| {
        Some(RuleScenario { title: proof.shown_by.title.clone(), text: proof.text.clone()? })
    };
    let proofs = proofs_of(&found, embedded_proofs());
    let scenarios: Vec<RuleScenario> = proofs.into_iter().filter(applies).filter_map(scenario).collect();
    Ok(RuleParagraph {
        edition: edition.to_string(),
        number: found.number.to_owned(),
        above,
        parts: book.parts(found.number, edition).iter().map(|one| line(one, language)).collect(),
        states: found.statements().map(statement).collect(),
        related: found.related(book).into_iter().map(related).collect(),
        numbers: numbers.into_iter().filter(|one| !one.numbers.is_empty()).collect(),
        changes: found.changes(book).map(|one| change(one, edition, language)).collect(),
        shown: scenarios.len() as u32,
        shown_by: scenarios.into_iter().take(MOST_SCENARIOS).collect(),
    })
}

fn change(change: &EditionChange, edition: Edition, language: Language) -> RuleChange {
    let answer = |(since, _): &(String, String)| {
        let edition: Edition = since.parse().ok()?;
        Some(RuleAnswer { since: since.clone(), says: change.answer_in(language, edition).to_owned() })
    };
    RuleChange {
        title: change.title_in(language).to_owned(),
        answers: change.answers.iter().filter_map(answer).collect(),
        reading: change.reading_in(language, edition).map(str::to_owned),
    }
}

fn line(paragraph: &Paragraph<'_>, language: Language) -> RuleLine {
    RuleLine { number: paragraph.number.to_owned(), title: paragraph.title(language).to_owned() }
}
