//! Search for rules by words or by a question in a player's words.
//!
//! The text of a rule consists of its title, its description, the glossary's and players' words that lead to
//! it, and the titles above it. Its score comes from the words of the question in it (BM25): rare words count
//! more than common ones, words in the title more than others. Words are compared by their stems, and
//! players' words also match the rulebook's ("attack" for "challenge").

use crate::book::Rulebook;
use crate::entry::{GlossaryTerm, RuleEntry, SearchTopic, Synonym};
use cards::fold;
use rust_stemmers::{Algorithm, Stemmer};
use std::collections::HashMap;
use wording::Language;

/// The weight of a word by its place.
const IN_TITLE: f32 = 3.0;
const IN_TEXT: f32 = 1.0;
const IN_TERM: f32 = 2.5;
/// A glossary term leads to a section that contains the rule.
const IN_TERM_ABOVE: f32 = 1.0;
const IN_TOPIC: f32 = 1.5;
const IN_TITLE_ABOVE: f32 = 1.0;

/// The usual constants of BM25: the saturation of repeated words, and the influence of the text's length.
const SATURATION: f32 = 1.2;
const LENGTH: f32 = 0.5;

/// The weight of a synonym.
const AS_SYNONYM: f32 = 0.8;
/// The weight of a word that only begins like a word of the rules.
const AS_BEGINNING: f32 = 0.5;
/// The weight of a heading compared with a rule.
const AS_HEADING: f32 = 0.7;

/// Maximum number of words of a question; the rest is cut.
const MOST_WORDS: usize = 40;
/// Minimum score of a result, as a share of the best one.
const LEAST: f32 = 0.25;

/// Words that don't change the meaning of a question.
const FILLERS: &str = "a about am an and any are as at be been being but by can could d did do does doesn don for from get gets go goes happen \
happens has have having he her his how i if in into is it its know lorcana m me mean means my need of on or our please rule rules s say says she \
should so still t that the their them then there these they this to was we what when where which while who why will with work works would you your";

/// A search index of all rules.
#[derive(Clone, Debug)]
pub(crate) struct SearchIndex {
    /// Stem to the rules with it, and its weighted count there.
    places: HashMap<String, Vec<(usize, f32)>>,
    /// The weighted length of each rule's text.
    lengths: Vec<f32>,
    mean_length: f32,
    synonyms: Vec<(Vec<String>, Vec<String>)>,
}

impl SearchIndex {
    pub(crate) fn new(
        entries: &[RuleEntry],
        terms: &[GlossaryTerm],
        synonyms: &[Synonym],
        topics: &[SearchTopic],
        language: Language,
    ) -> SearchIndex {
        let titles: HashMap<&str, &str> =
            entries.iter().map(|entry| (number(entry), entry.title.as_str())).collect();
        let mut places: HashMap<String, Vec<(usize, f32)>> = HashMap::new();
        let mut lengths = Vec::with_capacity(entries.len());
        for (at, entry) in entries.iter().enumerate() {
            let mut counts: HashMap<String, f32> = HashMap::new();
            let mut add = |text: &str, weight: f32| {
                for word in words(text) {
                    *counts.entry(word).or_default() += weight;
                }
            };
            add(&entry.title, IN_TITLE);
            add(&entry.text, IN_TEXT);
            if language != Language::English {
                add(entry.title_in(language), IN_TITLE);
                add(entry.text_in(language), IN_TEXT);
            }
            for above in above(number(entry)).filter_map(|above| titles.get(above)) {
                add(above, IN_TITLE_ABOVE);
            }
            for (term, weight) in terms.iter().filter_map(|term| Some((term, leads_to(term, entry)?))) {
                add(&term.english, weight);
                term.older.values().for_each(|words| add(words, weight));
            }
            for topic in topics.iter().filter(|topic| topic.rules.contains(&entry.id)) {
                add(&topic.words, IN_TOPIC);
            }
            lengths.push(counts.values().sum());
            for (word, count) in counts {
                places.entry(word).or_default().push((at, count));
            }
        }
        let mean_length = lengths.iter().sum::<f32>() / lengths.len().max(1) as f32;
        let stems = |text: &str| split(text).map(|word| stem(&word)).collect::<Vec<String>>();
        let synonyms = synonyms.iter().map(|one| (stems(&one.said), words(&one.meant).collect())).collect();
        SearchIndex { places, lengths, mean_length, synonyms }
    }

    /// The positions of the best-matching rules, best first.
    fn search(&self, question: &str, entries: &[RuleEntry]) -> Vec<usize> {
        // The score of a rule, and how much of the question it covers.
        let mut found: HashMap<usize, (f32, f32)> = HashMap::new();
        let mut whole = 0.0;
        for alternatives in self.wanted(question) {
            let weight = alternatives.iter().map(|(word, _)| self.rarity(word)).fold(0.0, f32::max);
            whole += weight;
            // Of a word and its synonyms, the best match counts.
            let mut best: HashMap<usize, f32> = HashMap::new();
            for (word, weight) in &alternatives {
                for (at, count) in self.places.get(word).into_iter().flatten() {
                    let score = self.score(word, *at, *count) * weight;
                    let kept = best.entry(*at).or_default();
                    *kept = kept.max(score);
                }
            }
            for (at, score) in best {
                let (sum, part) = found.entry(at).or_default();
                *sum += score;
                *part += weight;
            }
        }
        let mut found: Vec<(usize, f32)> = found
            .into_iter()
            .map(|(at, (score, part))| {
                let said = if entries[at].text.is_empty() { AS_HEADING } else { 1.0 };
                (at, score * said * (part / whole).sqrt())
            })
            .collect();
        found.sort_by(|(a, x), (b, y)| y.total_cmp(x).then(a.cmp(b)));
        let least = found.first().map_or(0.0, |(_, best)| best * LEAST);
        found.into_iter().take_while(|(_, score)| *score >= least).map(|(at, _)| at).collect()
    }

    /// The possible matches for each word of a question, with their weights.
    fn wanted(&self, question: &str) -> Vec<Vec<(String, f32)>> {
        let said: Vec<String> = split(question).take(MOST_WORDS).collect();
        let stems: Vec<String> = said.iter().map(|word| stem(word)).collect();
        let mut wanted: Vec<Vec<(String, f32)>> = Vec::new();
        for (phrase, meant) in &self.synonyms {
            if stems.windows(phrase.len()).any(|window| window == phrase) {
                let mut alternatives: Vec<(String, f32)> = Vec::new();
                if let [word] = &phrase[..] {
                    alternatives.push((word.clone(), 1.0));
                }
                alternatives.extend(meant.iter().map(|word| (word.clone(), AS_SYNONYM)));
                wanted.push(alternatives);
            }
        }
        let covered =
            |stem: &String| wanted.iter().flatten().any(|(known, weight)| known == stem && *weight == 1.0);
        let plain: Vec<Vec<(String, f32)>> = said
            .iter()
            .zip(&stems)
            .filter(|(word, stem)| !is_filler(word) && !covered(stem))
            .map(|(word, stem)| self.alike(word, stem))
            .collect();
        wanted.extend(plain);
        let mut once = std::collections::HashSet::new();
        wanted.retain(|alternatives| alternatives.first().is_some_and(|(word, _)| once.insert(word.clone())));
        wanted
    }

    /// A word of the rules, or those that begin with it. Chinese has no spaces between words, so there a
    /// match can be anywhere.
    fn alike(&self, word: &str, stem: &str) -> Vec<(String, f32)> {
        if self.places.contains_key(stem) {
            return vec![(stem.to_owned(), 1.0)];
        }
        let known = |other: &&String| match word.is_ascii() {
            true => word.len() > 2 && other.starts_with(word),
            false => other.contains(word),
        };
        let mut alike: Vec<String> = self.places.keys().filter(known).cloned().collect();
        alike.sort();
        alike.into_iter().map(|word| (word, AS_BEGINNING)).collect()
    }

    /// The information in a word: the fewer rules have it, the more.
    fn rarity(&self, word: &str) -> f32 {
        let with = self.places.get(word).map_or(0.0, |places| places.len() as f32);
        let all = self.lengths.len() as f32;
        if with == 0.0 { 0.0 } else { (1.0 + (all - with + 0.5) / (with + 0.5)).ln() }
    }

    fn score(&self, word: &str, at: usize, count: f32) -> f32 {
        let length = 1.0 - LENGTH + LENGTH * self.lengths[at] / self.mean_length;
        self.rarity(word) * count * (SATURATION + 1.0) / (count + SATURATION * length)
    }
}

impl Rulebook {
    /// The rules that answer a question or contain its words in English or in this language, most relevant
    /// first. One matching word is enough. Words of the older editions' languages also match.
    pub fn search(&self, question: &str, language: Language) -> Vec<&RuleEntry> {
        self.index(language)
            .search(question, self.entries())
            .into_iter()
            .map(|at| &self.entries()[at])
            .collect()
    }
}

/// The weight of a glossary term for a rule.
fn leads_to(term: &GlossaryTerm, entry: &RuleEntry) -> Option<f32> {
    let beneath =
        |rule: &String| number(entry).strip_prefix(rule.as_str()).is_some_and(|rest| rest.starts_with('.'));
    if term.rules.contains(&entry.id) {
        Some(IN_TERM)
    } else if term.rules.iter().any(beneath) {
        Some(IN_TERM_ABOVE)
    } else {
        None
    }
}

/// The number in a rule's name.
fn number(entry: &RuleEntry) -> &str {
    entry.id.trim_start_matches("N ")
}

/// The numbers above a number.
fn above(number: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(number.rsplit_once('.'), |(above, _)| above.rsplit_once('.'))
        .map(|(above, _)| above)
}

/// The stems of a text's words, without fillers.
fn words(text: &str) -> impl Iterator<Item = String> {
    split(text).filter(|word| !is_filler(word)).map(|word| stem(&word)).collect::<Vec<_>>().into_iter()
}

fn is_filler(word: &str) -> bool {
    FILLERS.split(' ').any(|filler| filler == word)
}

fn stem(word: &str) -> String {
    Stemmer::create(Algorithm::English).stem(word).into_owned()
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
