//! Search for rules by words or by a question in a player's words.
//!
//! The text of a rule consists of its title, its description, the glossary's and players' words that lead to
//! it, and the titles above it. Its score comes from the words of the question in it (BM25): rare words count
//! more than common ones, words in the title more than others. Words are compared by their stems, each in its language, and
//! players' words also match the rulebook's
//! ("attack" for "challenge").

use crate::book::Rulebook;
use crate::entry::{GlossaryTerm, RuleEntry, SearchTopic, Synonym};
use cards::fold;
use engine::Edition;
use std::collections::{HashMap, HashSet};
use wording::Language;
use words::{is_filler, split, stem, stems};

mod words;

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
const LENGTH: f32 = 0.75;

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

/// The words of all rules, ready to be searched.
#[derive(Clone, Debug)]
pub(crate) struct SearchIndex {
    /// Stem to the rules with it, and its weighted count there.
    places: HashMap<String, Vec<(usize, f32)>>,
    /// The weighted length of each rule's text.
    lengths: Vec<f32>,
    /// The number of rules.
    rules: f32,
    mean_length: f32,
    language: Language,
    synonyms: Vec<(Vec<String>, Vec<String>)>,
}

impl SearchIndex {
    pub(crate) fn new(
        entries: &[RuleEntry],
        terms: &[GlossaryTerm],
        synonyms: &[Synonym],
        topics: &[SearchTopic],
        edition: Edition,
        language: Language,
    ) -> SearchIndex {
        let with_number: HashMap<&str, &RuleEntry> =
            entries.iter().map(|entry| (number(entry), entry)).collect();
        let mut places: HashMap<String, Vec<(usize, f32)>> = HashMap::new();
        let mut lengths = vec![0.0; entries.len()];
        let in_edition = |(_, entry): &(usize, &RuleEntry)| entry.is_in(edition) || entry.is_glossary();
        for (at, entry) in entries.iter().enumerate().filter(in_edition) {
            let mut counts: HashMap<String, f32> = HashMap::new();
            let mut add = |text: &str, language: Language, weight: f32| {
                for stem in stems(text, language) {
                    *counts.entry(stem).or_default() += weight;
                }
            };
            for language in both(language) {
                add(entry.title_in(edition, language), language, IN_TITLE);
                add(entry.text_in(edition, language), language, IN_TEXT);
                for above in above(number(entry)).filter_map(|above| with_number.get(above)) {
                    add(above.title_in(edition, language), language, IN_TITLE_ABOVE);
                }
            }
            for (term, weight) in terms.iter().filter_map(|term| Some((term, leads_to(term, entry)?))) {
                add(&term.english, Language::English, weight);
                term.older.iter().for_each(|(language, words)| add(words, *language, weight));
            }
            for topic in topics.iter().filter(|topic| topic.rules.contains(&entry.id)) {
                add(&topic.words, Language::English, IN_TOPIC);
            }
            lengths[at] = counts.values().sum();
            for (word, count) in counts {
                places.entry(word).or_default().push((at, count));
            }
        }
        let rules = lengths.iter().filter(|length| **length > 0.0).count().max(1) as f32;
        let mean_length = lengths.iter().sum::<f32>() / rules;
        let phrase = |text: &str| split(text).iter().map(|word| stem(word, Language::English)).collect();
        let synonyms = synonyms
            .iter()
            .map(|one| (phrase(&one.said), stems(&one.meant, Language::English).collect()))
            .collect();
        SearchIndex { places, lengths, rules, mean_length, language, synonyms }
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
        let mut said = split(question);
        said.truncate(MOST_WORDS);
        if self.language != Language::English {
            // "die" is no synonym for "banished" in German.
            said.retain(|word| !is_filler(word, self.language));
        }
        let stems: Vec<String> = said.iter().map(|word| stem(word, Language::English)).collect();
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
            .filter(|(word, stem)| !is_filler(word, Language::English) && !covered(stem))
            .map(|(word, _)| self.alike(word))
            .collect();
        wanted.extend(plain);
        let mut once = HashSet::new();
        wanted.retain(|alternatives| alternatives.first().is_some_and(|(word, _)| once.insert(word.clone())));
        wanted
    }

    /// The stem of a word in the first language in which the rules have it; without one, the stems that begin like the word. Chinese
    /// has no spaces between words: there, it may be anywhere in one.
    fn alike(&self, word: &str) -> Vec<(String, f32)> {
        let mut stems = both(self.language).chain(Language::ALL).map(|language| stem(word, language));
        if let Some(stem) = stems.find(|stem| self.places.contains_key(stem)) {
            return vec![(stem, 1.0)];
        }
        let word = fold(word);
        let known = |other: &&String| match word.is_ascii() {
            true => word.len() > 2 && other.starts_with(&word),
            false => other.contains(&word),
        };
        let mut alike: Vec<String> = self.places.keys().filter(known).cloned().collect();
        alike.sort();
        alike.into_iter().map(|word| (word, AS_BEGINNING)).collect()
    }

    /// The information in a word: the fewer rules have it, the more.
    fn rarity(&self, word: &str) -> f32 {
        let with = self.places.get(word).map_or(0.0, |places| places.len() as f32);
        if with == 0.0 { 0.0 } else { (1.0 + (self.rules - with + 0.5) / (with + 0.5)).ln() }
    }

    fn score(&self, word: &str, at: usize, count: f32) -> f32 {
        let length = 1.0 - LENGTH + LENGTH * self.lengths[at] / self.mean_length;
        self.rarity(word) * count * (SATURATION + 1.0) / (count + SATURATION * length)
    }
}

impl Rulebook {
    /// The rules of an edition that answer a question, most relevant first: the rule with that number, if the
    /// question is one, and then those of [`search`](Rulebook::search).
    pub fn answer(&self, question: &str, edition: Edition, language: Language) -> Vec<&RuleEntry> {
        let mut rules = self.find(question, edition).map(|paragraph| paragraph.rules).unwrap_or_default();
        for rule in self.search(question, edition, language) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }

    /// The rules of an edition that answer a question or contain its words in English or in this language,
    /// most relevant first. One matching word is enough. Words of the older editions' languages also match.
    pub fn search(&self, question: &str, edition: Edition, language: Language) -> Vec<&RuleEntry> {
        let found = self.index(edition, language).search(question, self.entries());
        found.into_iter().map(|at| &self.entries()[at]).collect()
    }
}

/// A language and English, in which every rule is searched as well.
fn both(language: Language) -> impl Iterator<Item = Language> {
    let english = Some(Language::English).filter(|english| *english != language);
    std::iter::once(language).chain(english)
}

/// How strongly a word of the glossary speaks for a rule.
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
