//! Measures how close our own card text in another language comes to the official text.
//!
//! The official texts come from a file of the developers' card data, which has one object per card under its
//! English full name. Each paragraph of a card is compared with our text of the same abilities. Both are
//! first normalised: one kind of quotation marks, dashes and spaces, no story name, and reminder text only
//! after a keyword on its own line.

use crate::card::CardData;
use crate::fold::fold;
use crate::library::CardLibrary;
use crate::names::TextNames;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::{fs, io};
use thiserror::Error;
use wording::{Ability, AbilityKind, Language};
use writers::Site;

/// The largest file of texts, in bytes.
pub const LARGEST_FILE: u64 = 64 << 20;

/// Why texts can't be compared.
#[derive(Debug, Error)]
pub enum WritingError {
    #[error("{path}: {error}")]
    Read { path: String, error: io::Error },
    #[error(
        "{path} is larger than {LARGEST_FILE} bytes, so it is not a file of card texts; give one like LorcanaJSON's allCards.json"
    )]
    TooLarge { path: String },
    #[error(
        "{path}: {error}; give a JSON object with a card's name, version and text under each English full name"
    )]
    Json { path: String, error: serde_json::Error },
}

/// The file's data about one card.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct OfficialEntry {
    #[serde(default)]
    text: Vec<String>,
    #[serde(default)]
    ability_names: Vec<Option<String>>,
}

/// One paragraph, ours and the official one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ParagraphComparison {
    pub card: String,
    /// Whether it is a keyword on its own line.
    pub keyword: bool,
    pub english: String,
    pub official: String,
    pub ours: String,
    pub same: bool,
    /// The share of common words (F1), from 0 to 1.
    pub f1: f64,
}

/// The result of a comparison.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct WritingComparison {
    /// The worst first.
    pub compared: Vec<ParagraphComparison>,
    /// Cards whose paragraphs can't be matched: their number differs from the number of abilities.
    pub unmatched: Vec<String>,
    /// How many cards the library does not have.
    pub unknown: usize,
}

/// Figures for a number of paragraphs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct ParagraphFigures {
    pub count: usize,
    pub same: usize,
    pub mean_f1: f64,
}

impl ParagraphFigures {
    /// The share of identical paragraphs, from 0 to 1.
    pub fn share(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.same as f64 / self.count as f64 }
    }
}

impl WritingComparison {
    /// Compares every official text of this file with ours.
    pub fn measure(
        path: &Path,
        language: Language,
        library: &CardLibrary,
    ) -> Result<WritingComparison, WritingError> {
        let shown = || path.display().to_string();
        let read = |error| WritingError::Read { path: shown(), error };
        if fs::metadata(path).map_err(read)?.len() > LARGEST_FILE {
            return Err(WritingError::TooLarge { path: shown() });
        }
        let bytes = fs::read(path).map_err(read)?;
        let texts: BTreeMap<String, OfficialEntry> =
            serde_json::from_slice(&bytes).map_err(|error| WritingError::Json { path: shown(), error })?;
        let mut writing = WritingComparison::default();
        for (name, official) in &texts {
            if official.text.is_empty() {
                continue;
            }
            match library.find(name) {
                Some(card) => writing.compare(card, official, language),
                None => writing.unknown += 1,
            }
        }
        writing.compared.sort_by(|a, b| a.f1.total_cmp(&b.f1).then_with(|| a.card.cmp(&b.card)));
        Ok(writing)
    }

    fn compare(&mut self, card: &CardData, official: &OfficialEntry, language: Language) {
        let sections = sections(&card.abilities);
        let paragraphs = paragraphs(official);
        if sections.len() != paragraphs.len() {
            self.unmatched.push(card.full_name());
            return;
        }
        let names = TextNames::new(language, card);
        for (section, paragraph) in sections.iter().zip(paragraphs) {
            let keyword = is_keyword(section);
            let reminders = keyword && paragraph.contains(['(', '（']);
            let site = Site { name: &card.name.0, card_type: card.card_type, names: &names, reminders };
            let ours = normal(&writers::write_section(language, section, &site), keyword);
            let theirs = normal(&paragraph, keyword);
            let f1 = if language == Language::Chinese {
                f1(&letters(&ours), &letters(&theirs))
            } else {
                f1(&words(&ours), &words(&theirs))
            };
            self.compared.push(ParagraphComparison {
                card: card.full_name(),
                keyword,
                english: grammar::print_section(section),
                same: same(&ours) == same(&theirs),
                official: theirs,
                ours,
                f1,
            });
        }
    }

    /// The figures for all paragraphs, or only for those that are not keyword lines.
    pub fn figures(&self, keywords: bool) -> ParagraphFigures {
        let counted: Vec<&ParagraphComparison> =
            self.compared.iter().filter(|one| keywords || !one.keyword).collect();
        let count = counted.len();
        let sum: f64 = counted.iter().map(|one| one.f1).sum();
        let mean_f1 = if count == 0 { 0.0 } else { sum / count as f64 };
        ParagraphFigures { count, same: counted.iter().filter(|one| one.same).count(), mean_f1 }
    }
}

/// Groups a card's abilities by paragraph: an ability without a name that is not a keyword
/// continues the paragraph before it.
pub fn sections(abilities: &[Ability]) -> Vec<&[Ability]> {
    let mut starts = Vec::new();
    for (n, ability) in abilities.iter().enumerate() {
        let continues = n > 0
            && ability.name.is_none()
            && abilities[n - 1..n].iter().all(|before| before.name.is_some() || !is_action(before))
            && !matches!(ability.kind, AbilityKind::Keyword(_) | AbilityKind::Action(_))
            && !matches!(abilities[n - 1].kind, AbilityKind::Keyword(_));
        if !continues {
            starts.push(n);
        }
    }
    let ends = starts.iter().skip(1).copied().chain([abilities.len()]);
    starts.iter().zip(ends).map(|(start, end)| &abilities[*start..end]).collect()
}

fn is_action(ability: &Ability) -> bool {
    matches!(ability.kind, AbilityKind::Action(_))
}

fn is_keyword(section: &[Ability]) -> bool {
    section.iter().all(|ability| matches!(ability.kind, AbilityKind::Keyword(_)))
}

/// The paragraphs of an official text without story names and without lines of reminder text.
fn paragraphs(official: &OfficialEntry) -> Vec<String> {
    let mut paragraphs: Vec<String> = Vec::new();
    for (n, text) in official.text.iter().enumerate() {
        let name = official.ability_names.get(n).and_then(Option::as_deref);
        let text = text.trim();
        if text.starts_with(['(', '（']) {
            continue;
        }
        paragraphs.push(without_name(text, name).to_owned());
    }
    paragraphs
}

/// The text after its story name in capitals.
fn without_name<'t>(text: &'t str, name: Option<&str>) -> &'t str {
    let Some(name) = name else { return text };
    let letters = |text: &str| -> String {
        fold(text).to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
    };
    let wanted = letters(name);
    let ends = text.char_indices().map(|(at, c)| at + c.len_utf8());
    let Some(end) = ends.into_iter().find(|end| letters(&text[..*end]) == wanted) else { return text };
    // Punctuation at the end of the name belongs to it.
    text[end..]
        .trim_start_matches(['!', '?', '.', '…', '\'', '’', '"', '”', '»', ')', ':', '！', '？', '。'])
        .trim_start()
}

/// Normalises a text for comparison; after a keyword, reminder text stays.
fn normal(text: &str, keyword: bool) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '’' | '‘' | 'ʼ' => folded.push('\''),
            '“' | '”' | '„' | '«' | '»' => folded.push('"'),
            '–' | '−' | '—' => folded.push('-'),
            '（' => folded.push('('),
            '）' => folded.push(')'),
            '…' => folded.push_str("..."),
            '\u{a0}' | '\u{202f}' | '\u{3000}' | '\n' => folded.push(' '),
            c => folded.push(c),
        }
    }
    let kept = if keyword { folded } else { without_reminders(&folded) };
    let mut plain = String::with_capacity(kept.len());
    for word in kept.split_whitespace() {
        if !plain.is_empty() && !word.starts_with([',', '.', ';', ')', '。', '，']) {
            plain.push(' ');
        }
        plain.push_str(word);
    }
    plain
}

fn without_reminders(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut depth = 0_usize;
    for c in text.chars() {
        match c {
            '(' => depth += 1,
            ')' if depth > 0 => depth -= 1,
            c if depth == 0 => kept.push(c),
            _ => {}
        }
    }
    kept
}

/// Reduces a text to the parts that decide whether two texts are identical. Ignores capitals, spaces, the
/// final stop, and the ink symbol after a Shift number, which older printings omit.
fn same(text: &str) -> String {
    let text = text.trim_end_matches(['.', '。']).to_lowercase();
    text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '"' | ':' | '：' | '⬡' | '•')).collect()
}

fn words(text: &str) -> Vec<String> {
    text.to_lowercase()
        .split(|c: char| {
            c.is_whitespace() || matches!(c, ',' | '.' | ';' | ':' | '(' | ')' | '"' | '•' | '-')
        })
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

fn letters(text: &str) -> Vec<String> {
    text.chars().filter(|c| !c.is_whitespace()).map(String::from).collect()
}

/// The harmonic mean of precision and recall; each token counts as often as it occurs.
fn f1(ours: &[String], theirs: &[String]) -> f64 {
    if ours.is_empty() && theirs.is_empty() {
        return 1.0;
    }
    let mut left: HashMap<&str, usize> = HashMap::new();
    for token in theirs {
        *left.entry(token).or_default() += 1;
    }
    let mut shared = 0_usize;
    for token in ours {
        if let Some(count) = left.get_mut(token.as_str()).filter(|count| **count > 0) {
            *count -= 1;
            shared += 1;
        }
    }
    2.0 * shared as f64 / (ours.len() + theirs.len()) as f64
}

#[cfg(test)]
mod tests {
    use super::{f1, normal, same, without_name, words};

    #[test]
    fn equal_words_in_another_order_share_everything_but_are_not_the_same() {
        let (one, other) = ("Ziehe 2 Karten.", "2 Karten ziehe.");
        assert!((f1(&words(one), &words(other)) - 1.0).abs() < 1e-9);
        assert_ne!(same(one), same(other));
    }

    #[test]
    fn half_the_words_give_half() {
        assert!((f1(&words("a b"), &words("b c")) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn the_story_name_is_taken_off_however_it_is_spelled() {
        assert_eq!(without_name("GROSSE FREUDE! Ziehe 1 Karte.", Some("Große Freude")), "Ziehe 1 Karte.");
        assert_eq!(without_name("Ziehe 1 Karte.", None), "Ziehe 1 Karte.");
    }

    #[test]
    fn reminders_count_behind_keywords_only() {
        assert_eq!(normal("Rasant (So und so.)", true), "Rasant (So und so.)");
        assert_eq!(normal("Er erhält Rasant. (So und so.)", false), "Er erhält Rasant.");
    }
}
