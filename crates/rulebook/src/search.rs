//! Finding rules by words.

use crate::book::Rulebook;
use crate::entry::{Entry, Term};
use cards::fold;

/// What a word is worth, by the place where it is found.
const IN_TITLE: u32 = 8;
const IN_TERM: u32 = 4;
/// The glossary leads to a section, and the rule is part of it.
const IN_TERM_ABOVE: u32 = 2;
const IN_TEXT: u32 = 1;
/// A rule says more than a heading.
const IS_RULE: u32 = 4;

/// Longer questions than this are cut: no rule has so much to say.
const MOST_WORDS: usize = 16;

impl Rulebook {
    /// The rules that have all these words, or words that begin so, in title, text or glossary, the likeliest first. Words of
    /// the older editions' languages lead to the rules as well.
    pub fn search(&self, words: &str) -> Vec<&Entry> {
        let words: Vec<String> = split(words).take(MOST_WORDS).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let terms: Vec<(&Term, Vec<String>)> =
            self.terms().iter().map(|term| (term, term_words(term))).collect();
        let mut found: Vec<(u32, &Entry)> = Vec::new();
        for entry in self.entries() {
            let title: Vec<String> = split(&entry.title).collect();
            let text: Vec<String> = split(&entry.text).collect();
            let worth = |word: &String| {
                let in_term = |(term, known): &(&Term, Vec<String>)| match leads_to(term, entry) {
                    Some(worth) if has(known, word) => worth,
                    Some(_) | None => 0,
                };
                let places = [(&title, IN_TITLE), (&text, IN_TEXT)];
                let written = places.iter().filter(|(place, _)| has(place, word)).map(|(_, worth)| worth);
                written.sum::<u32>() + terms.iter().map(in_term).max().unwrap_or(0)
            };
            let worths: Vec<u32> = words.iter().map(worth).collect();
            if worths.iter().all(|worth| *worth > 0) {
                found.push((worths.iter().sum::<u32>() + IS_RULE * u32::from(entry.observable), entry));
            }
        }
        found.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        found.into_iter().map(|(_, entry)| entry).collect()
    }
}

fn term_words(term: &Term) -> Vec<String> {
    std::iter::once(&term.english).chain(term.older.values()).flat_map(|words| split(words)).collect()
}

/// How strongly a word of the glossary speaks for a rule.
fn leads_to(term: &Term, entry: &Entry) -> Option<u32> {
    let number = entry.id.trim_start_matches("N ");
    let beneath =
        |rule: &String| number.strip_prefix(rule.as_str()).is_some_and(|rest| rest.starts_with('.'));
    if term.rules.contains(&entry.id) {
        Some(IN_TERM)
    } else if term.rules.iter().any(beneath) {
        Some(IN_TERM_ABOVE)
    } else {
        None
    }
}

fn split(text: &str) -> impl Iterator<Item = String> {
    let folded = fold(text);
    let words: Vec<String> = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    words.into_iter()
}

/// Whether one of the words is the one looked for or begins with it. Chinese has no spaces between words: there, it may
/// stand anywhere.
fn has(words: &[String], wanted: &str) -> bool {
    words.iter().any(|word| match wanted.is_ascii() {
        true if wanted.len() < 3 => word == wanted,
        true => word.starts_with(wanted),
        false => word.contains(wanted),
    })
}
