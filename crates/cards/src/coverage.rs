//! Coverage: how much of a data file's text compiles, and which missing construct
//! would unlock the most cards.

use crate::import::{CardEntry, CardRefusal, DataFile, ImportError, UnplayableReason};
use crate::library::CardLibrary;
use grammar::{Expected, Lexicon};
use serde::{Serialize, Serializer};
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::path::Path;

/// Counts of what compiles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TextCoverage {
    /// Cards by full name.
    pub cards: usize,
    /// Cards whose whole text compiles, including cards without text.
    pub compiled: usize,
    /// Compiled cards whose every section prints back exactly.
    pub round_trip_exact: usize,
    /// Sections with rules text.
    pub abilities: usize,
    pub abilities_compiled: usize,
    /// The gaps, the most rewarding first.
    pub gaps: Vec<TextGap>,
}

/// One place where a card's text is not understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TextGap {
    /// Full name.
    pub card: String,
    /// The section's text, normalised; empty if the entry lacks a field.
    pub ability: String,
    /// The byte range of `ability` at fault.
    pub span: Range<usize>,
    pub expected: GapReason,
    /// How many cards have only this gap: the same expectation at the same shape of word, and no other.
    pub cards_unlocked: usize,
}

/// Why a card's text is not understood or can't be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GapReason {
    /// The grammar expected this next.
    Words(Expected),
    /// Any other reason for refusing the card.
    Reason(CardRefusal),
    /// The text is understood, but the engine has no program for it.
    Program(UnplayableReason),
}

/// In English.
impl fmt::Display for GapReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GapReason::Words(expected) => write!(f, "{expected}"),
            GapReason::Reason(reason) => write!(f, "{reason}"),
            GapReason::Program(why) => write!(f, "a program for {why}"),
        }
    }
}

impl Serialize for GapReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Two gaps share a shape if one construct would close both: the expectation and the offending word, with all
/// numbers alike and all names alike.
type GapShape = (String, String);

/// Measures a data file, or only its cards of one set.
pub fn coverage(path: &Path, set: Option<&str>, known: &CardLibrary) -> Result<TextCoverage, ImportError> {
    Ok(DataFile::read(path)?.coverage(set, known))
}

impl DataFile {
    /// Measures these cards, or only those of one set. Entries that lack a field belong to no set.
    pub fn coverage(&self, set: Option<&str>, known: &CardLibrary) -> TextCoverage {
        let lexicon = self.lexicon(known);
        let mut coverage = TextCoverage::default();
        let mut gaps: Vec<(GapShape, TextGap)> = Vec::new();
        // For each shape, the cards that fail only there.
        let mut unlocked: HashMap<GapShape, usize> = HashMap::new();

        for entry in self.entries.iter().filter(|entry| set.is_none_or(|set| entry.set() == set)) {
            let found = measure(entry, &lexicon, &mut coverage);
            if let Some((first, _)) = found.first()
                && found.iter().all(|(shape, _)| shape == first)
            {
                *unlocked.entry(first.clone()).or_default() += 1;
            }
            gaps.extend(found);
        }
        if set.is_none() {
            coverage.cards = self.total;
            for refused in &self.refused {
                let shape = (refused.reason.to_string(), String::new());
                *unlocked.entry(shape.clone()).or_default() += 1;
                let gap = TextGap {
                    card: refused.full_name.clone(),
                    ability: String::new(),
                    span: 0..0,
                    expected: GapReason::Reason(refused.reason.clone()),
                    cards_unlocked: 0,
                };
                gaps.push((shape, gap));
            }
        }
        for (shape, gap) in &mut gaps {
            gap.cards_unlocked = unlocked.get(shape).copied().unwrap_or(0);
        }
        gaps.sort_by(|(shape_a, a), (shape_b, b)| {
            (b.cards_unlocked, shape_a, &a.card, a.span.start).cmp(&(
                a.cards_unlocked,
                shape_b,
                &b.card,
                b.span.start,
            ))
        });
        coverage.gaps = gaps.into_iter().map(|(_, gap)| gap).collect();
        coverage
    }
}

/// Counts one card and lists its gaps.
fn measure(entry: &CardEntry, lexicon: &Lexicon, coverage: &mut TextCoverage) -> Vec<(GapShape, TextGap)> {
    let mut gaps = Vec::new();
    let (mut compiled, mut exact) = (true, true);
    for section in &entry.sections {
        let ability = section.section().normalised();
        if ability.is_empty() {
            continue;
        }
        coverage.abilities += 1;
        let reason = match entry.compile_section(section, lexicon) {
            Ok(_) => {
                coverage.abilities_compiled += 1;
                continue;
            }
            Err(reason) => reason,
        };
        exact = false;
        if matches!(reason, CardRefusal::PrintsDifferently { .. }) {
            coverage.abilities_compiled += 1;
        } else {
            compiled = false;
        }
        gaps.push(gap(entry, ability, reason));
    }
    coverage.cards += 1;
    coverage.compiled += usize::from(compiled);
    coverage.round_trip_exact += usize::from(exact);
    gaps
}

/// The gap behind one refused section.
fn gap(entry: &CardEntry, ability: String, reason: CardRefusal) -> (GapShape, TextGap) {
    let (shape, span, expected) = match reason {
        CardRefusal::Text(diagnostic) => {
            // A wording belongs to one sentence; misprints share only the word they start at.
            let common = match &diagnostic.expected {
                Expected::Wording(_) => "another wording".to_owned(),
                expected => expected.to_string(),
            };
            let shape = (common, word_shape(&diagnostic.text));
            (shape, diagnostic.span, GapReason::Words(diagnostic.expected))
        }
        other => ((other.to_string(), String::new()), 0..ability.len(), GapReason::Reason(other)),
    };
    (shape, TextGap { card: entry.card.full_name(), ability, span, expected, cards_unlocked: 0 })
}

/// The first word of a text, with all digits replaced by one sign and all names by another.
fn word_shape(text: &str) -> String {
    let first = text.split_whitespace().next().unwrap_or_default();
    let word = first.trim_matches(|c: char| c.is_ascii_punctuation() && c != '+' && c != '-');
    if word.is_empty() {
        return first.to_owned();
    }
    if word.chars().any(|c| c.is_ascii_digit()) {
        return word.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect();
    }
    if word.starts_with(char::is_uppercase) { "Name".to_owned() } else { word.to_lowercase() }
}
