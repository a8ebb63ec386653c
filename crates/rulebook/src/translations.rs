//! Our descriptions of the rules in other languages.
//!
//! Each chapter of `rules` has a file in `rules/lang` with a line per entry and language: the project's name,
//! the language, the title and the text, separated by tabs. They are translated from our own English
//! descriptions. `build.rs` sorts them by language. What a rule says in editions where that differs is in
//! `rules/editions`, in all languages. `rules/lang/changes/LANG.tsv` has a line for every change
//! between editions: its first id, its title, the reason that no scenario shows it, and its answers in order.
//! `rules/lang/terms/LANG.tsv` has the meanings of glossary terms whose rules don't explain them.

use crate::book::Rulebook;
use crate::entry::{EditionChange, EditionText, GlossaryTerm, RuleEntry};
use engine::Edition;
use std::collections::HashMap;
use std::sync::OnceLock;
use wording::Language;

/// Title and text of an entry.
type LocalText = (&'static str, &'static str);

fn lines(language: Language) -> &'static str {
    match language {
        Language::English => "",
        Language::German => include_str!(concat!(env!("OUT_DIR"), "/de.tsv")),
        Language::French => include_str!(concat!(env!("OUT_DIR"), "/fr.tsv")),
        Language::Italian => include_str!(concat!(env!("OUT_DIR"), "/it.tsv")),
        Language::Chinese => include_str!(concat!(env!("OUT_DIR"), "/zh.tsv")),
    }
}

fn texts(language: Language) -> &'static HashMap<&'static str, LocalText> {
    static READ: [OnceLock<HashMap<&'static str, LocalText>>; 5] = [const { OnceLock::new() }; 5];
    READ[language as usize].get_or_init(|| {
        let line = |line: &'static str| {
            let mut fields = line.split('\t');
            Some((fields.next()?, (fields.next()?, fields.next()?)))
        };
        lines(language).lines().filter_map(line).collect()
    })
}

/// What a version says in a language, or else in English; empty if it says nothing of its own.
fn version_text(
    versions: &[EditionText],
    edition: Edition,
    language: Language,
    field: impl Fn(&(String, String)) -> &String,
) -> Option<&str> {
    let version = EditionText::among(versions, edition as usize)?;
    let [english, said] =
        [Language::English, language].map(|language| field(&version.said[language as usize]));
    [said, english].into_iter().find(|text| !text.is_empty()).map(String::as_str)
}

impl RuleEntry {
    /// Its title in an edition and a language.
    pub fn title_in(&self, edition: Edition, language: Language) -> &str {
        version_text(&self.versions, edition, language, |(title, _)| title)
            .or_else(|| texts(language).get(self.id.as_str()).map(|(title, _)| *title))
            .unwrap_or(&self.title)
    }

    /// Its description in an edition and a language; empty if there is none in English.
    pub fn text_in(&self, edition: Edition, language: Language) -> &str {
        version_text(&self.versions, edition, language, |(_, text)| text)
            .or_else(|| texts(language).get(self.id.as_str()).map(|(_, text)| *text))
            .unwrap_or(&self.text)
    }
}

fn change_lines(language: Language) -> &'static str {
    match language {
        Language::English => "",
        Language::German => include_str!(concat!(env!("OUT_DIR"), "/changes/de.tsv")),
        Language::French => include_str!(concat!(env!("OUT_DIR"), "/changes/fr.tsv")),
        Language::Italian => include_str!(concat!(env!("OUT_DIR"), "/changes/it.tsv")),
        Language::Chinese => include_str!(concat!(env!("OUT_DIR"), "/changes/zh.tsv")),
    }
}

/// Title, reason and answers of a change, by its first id.
fn changes(language: Language) -> &'static HashMap<&'static str, Vec<&'static str>> {
    static READ: [OnceLock<HashMap<&'static str, Vec<&'static str>>>; 5] = [const { OnceLock::new() }; 5];
    READ[language as usize].get_or_init(|| {
        let line =
            |line: &'static str| line.split_once('\t').map(|(id, fields)| (id, fields.split('\t').collect()));
        change_lines(language).lines().filter_map(line).collect()
    })
}

impl EditionChange {
    /// A translated text by index: first the title, then the reason that no scenario shows it, then the
    /// answers.
    fn translated_text(&self, language: Language, at: usize) -> Option<&'static str> {
        changes(language).get(self.ids.first()?.as_str())?.get(at).copied()
    }

    /// The title in a language.
    pub fn title_in(&self, language: Language) -> &str {
        self.translated_text(language, 0).unwrap_or(&self.title)
    }

    /// The reason that no scenario shows it, in a language.
    pub fn none_in(&self, language: Language) -> Option<&str> {
        let english = self.none.as_deref()?;
        Some(self.translated_text(language, 1).unwrap_or(english))
    }

    /// How the rule is read in an edition that words it differently from the newest, if games don't show that.
    pub fn reading_in(&self, language: Language, edition: Edition) -> Option<&str> {
        let differs = self.answer(edition) != self.answer(Edition::NEWEST);
        self.none_in(language).filter(|_| differs)
    }

    /// The rule in an edition, in a language.
    pub fn answer_in(&self, language: Language, edition: Edition) -> &str {
        let english = self.answer(edition);
        let at = self.in_force(edition);
        at.and_then(|at| self.translated_text(language, at + 2)).unwrap_or(english)
    }
}

fn term_lines(language: Language) -> &'static str {
    match language {
        Language::English => "",
        Language::German => include_str!(concat!(env!("OUT_DIR"), "/terms/de.tsv")),
        Language::French => include_str!(concat!(env!("OUT_DIR"), "/terms/fr.tsv")),
        Language::Italian => include_str!(concat!(env!("OUT_DIR"), "/terms/it.tsv")),
        Language::Chinese => include_str!(concat!(env!("OUT_DIR"), "/terms/zh.tsv")),
    }
}

/// The meanings of terms, by the English terms.
fn meanings(language: Language) -> &'static HashMap<&'static str, &'static str> {
    static READ: [OnceLock<HashMap<&'static str, &'static str>>; 5] = [const { OnceLock::new() }; 5];
    READ[language as usize]
        .get_or_init(|| term_lines(language).lines().filter_map(|line| line.split_once('\t')).collect())
}

impl Rulebook {
    /// The meaning of a glossary term in an edition and a language. Except in English, this is the entry in
    /// our own list or else the description of its rule.
    pub fn meaning_in<'a>(&'a self, term: &'a GlossaryTerm, edition: Edition, language: Language) -> &'a str {
        if let Some(meaning) = version_text(&term.versions, edition, language, |(_, text)| text) {
            return meaning;
        }
        if language == Language::English {
            return &term.meaning;
        }
        let own = meanings(language).get(term.english.as_str()).copied();
        let rule = || term.rules.first().and_then(|id| self.rule(id));
        let text = || rule().map(|rule| rule.text_in(edition, language)).filter(|text| !text.is_empty());
        own.or_else(text).unwrap_or(&term.meaning)
    }
}

impl GlossaryTerm {
    /// The term in a language, from that language's edition, or else in English.
    pub fn word_in(&self, language: Language) -> &str {
        self.older.get(&language).unwrap_or(&self.english)
    }
}

#[cfg(test)]
mod tests {
    use super::{Rulebook, change_lines, changes, meanings, term_lines, texts};
    use crate::entry::EditionText;
    use engine::Edition;
    use wording::Language;

    #[test]
    fn every_change_is_translated_into_every_language() {
        let book = Rulebook::embedded();
        for language in Language::OTHERS {
            assert_eq!(change_lines(language).lines().count(), book.changes().len(), "{language}");
            for change in book.changes() {
                let id = change.ids[0].as_str();
                let texts = changes(language).get(id).unwrap_or_else(|| panic!("{language}: no {id}"));
                assert_eq!(texts.len(), change.answers.len() + 2, "{language}: {id}");
                assert_eq!(
                    texts[1].is_empty(),
                    change.none.is_none(),
                    "{language}: {id}: why no scenario shows it"
                );
                assert_ne!(texts[2], change.answers[0].1, "{language}: {id}");
                for (at, text) in texts.iter().enumerate() {
                    assert!(at == 1 || !text.is_empty(), "{language}: {id}: field {at} is empty");
                }
            }
        }
    }

    #[test]
    fn words_of_the_glossary_explained_in_english_are_counted() {
        let book = Rulebook::embedded();
        for language in Language::OTHERS {
            let said =
                |term: &crate::GlossaryTerm| book.meaning_in(term, Edition::V2_0_1, language).to_owned();
            let left = book.terms().iter().filter(|term| said(term) == term.meaning);
            testing::untranslated(language, "glossary", left.map(|term| &term.english));
            assert!(book.terms().iter().all(|term| !said(term).is_empty()), "{language}");
            assert_eq!(term_lines(language).lines().count(), meanings(language).len(), "{language}");
            for word in meanings(language).keys() {
                let used = |term: &&crate::GlossaryTerm| {
                    term.english == *word
                        && book.meaning_in(term, Edition::V2_0_1, language) == meanings(language)[word]
                };
                assert!(book.terms().iter().find(used).is_some(), "{language}: nobody asks for {word}");
            }
        }
    }

    #[test]
    fn every_translated_rule_is_whole() {
        let book = Rulebook::embedded();
        for language in Language::OTHERS {
            let texts = texts(language);
            for entry in book.entries() {
                let Some((title, text)) = texts.get(entry.id.as_str()) else { continue };
                assert!(!title.is_empty(), "{language}: {} has no title", entry.id);
                assert_eq!(text.is_empty(), entry.text.is_empty(), "{language}: {}", entry.id);
                assert!(
                    text.is_empty() || *text != entry.text,
                    "{language}: {} is left in English",
                    entry.id
                );
                for symbol in ["{E}", "{I}", "{S}", "{W}", "{L}"] {
                    assert_eq!(
                        text.contains(symbol),
                        entry.text.contains(symbol),
                        "{language}: {}",
                        entry.id
                    );
                }
            }
        }
    }

    #[test]
    fn rules_that_are_not_translated_are_counted() {
        let book = Rulebook::embedded();
        for language in Language::OTHERS {
            let missing =
                book.entries().iter().filter(|entry| !texts(language).contains_key(entry.id.as_str()));
            testing::untranslated(language, "rules", missing.map(|entry| &entry.id));
            let mut holes = vec![];
            let rules = book.entries().iter().map(|entry| (&entry.id, &entry.versions));
            let terms = book.terms().iter().map(|term| (&term.english, &term.versions));
            for (name, versions) in rules.chain(terms) {
                for EditionText { said, .. } in versions {
                    // The words of one language may differ where those of the others don't.
                    let is_empty = |(title, text): &(String, String)| title.is_empty() && text.is_empty();
                    if said.iter().filter(|text| !is_empty(text)).count() == 1 {
                        continue;
                    }
                    let [english, other] =
                        [Language::English, language].map(|language| &said[language as usize]);
                    let alone = |english: &str, other: &str| english.is_empty() && !other.is_empty();
                    assert!(
                        !alone(&english.0, &other.0) && !alone(&english.1, &other.1),
                        "{language}: a version of {name} has no English text"
                    );
                    if english.0.is_empty() != other.0.is_empty()
                        || english.1.is_empty() != other.1.is_empty()
                    {
                        holes.push(format!("a version of {name}"));
                    }
                }
            }
            testing::untranslated(language, "rules", holes);
        }
    }

    /// Numbers are the same in all languages.
    #[test]
    fn digits_are_kept() {
        let digits = |text: &str| -> Vec<String> {
            let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
            let mut numbers: Vec<String> = numbers.map(str::to_owned).collect();
            numbers.sort();
            numbers
        };
        for language in Language::OTHERS {
            for entry in Rulebook::embedded().entries() {
                if let Some((_, text)) = texts(language).get(entry.id.as_str()) {
                    assert_eq!(digits(text), digits(&entry.text), "{language}: {}", entry.id);
                }
                for EditionText { said, .. } in &entry.versions {
                    let [english, other] =
                        [Language::English, language].map(|language| &said[language as usize].1);
                    let is_left = other.is_empty();
                    assert!(is_left || digits(other) == digits(english), "{language}: {}", entry.id);
                }
            }
        }
    }
}
