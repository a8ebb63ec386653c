//! Search for rules by words or by a question in a player's words.
//!
//! The text of a rule consists of its title, its description, the glossary's and players' words that lead to
//! it, and the titles above it. Its score comes from the words of the question in it (BM25): rare words count
//! more than common ones, words in the title more than others. Words are compared by their stems, each in its language, and
//! players' words also match the rulebook's ("attack" for "challenge"). A word that nobody knows is taken for
//! the known one that it is spelled like, or for the two of which it is composed.

use crate::book::{Paragraph, Rulebook};
use crate::entry::{GlossaryTerm, RuleEntry, SearchTopic, ShortAnswer, Synonym};
use cards::fold;
use engine::Edition;
use mentions::{CardMentions, mentions};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Range;
use wording::Language;
use words::{is_filler, is_han, is_negated, is_negation, is_obligation, split, stem, stems};

mod mentions;
mod words;

/// The weight of a word by its place.
const IN_TITLE: f32 = 3.0;
const IN_TEXT: f32 = 1.0;
const IN_TERM: f32 = 2.5;
/// A glossary term leads to a section that contains the rule.
const IN_TERM_ABOVE: f32 = 1.0;
const IN_TOPIC: f32 = 1.5;
const IN_TITLE_ABOVE: f32 = 1.0;

/// The constants of BM25: the saturation of repeated words, and the influence of the text's length, which is small because
/// rules are short.
const SATURATION: f32 = 1.2;
const LENGTH: f32 = 0.3;

/// The weight of a synonym.
const AS_SYNONYM: f32 = 0.8;
/// The weight of a word that only begins like a word of the rules.
const AS_BEGINNING: f32 = 0.5;
/// The weight of a word that is part of a compound.
const AS_PART: f32 = 0.5;
/// The weight of a pair of Chinese characters of which the rules have one.
const AS_HALF: f32 = 0.3;
/// Minimum share of common words of two questions that ask the same, by their information.
const SAME: f32 = 0.6;
/// If a question with the opposite answer is as close as this, there is no answer.
const DOUBT: f32 = 0.15;
/// The information in a word that the rules don't have, or everywhere.
const LEAST_RARE: f32 = 1.0;
/// The weight of a rule about the card in the question.
const OF_THE_CARD: f32 = 1.3;
/// The weight of a heading compared with a rule.
const AS_HEADING: f32 = 0.7;

/// What title and terms count as in the length of a rule.
const OWN_LENGTH: f32 = 20.0;

/// Maximum number of words of a question; the rest is cut.
const MOST_WORDS: usize = 40;
/// Minimum score of a result, as a share of the best one.
const LEAST: f32 = 0.25;

/// The words of all rules of an edition, ready to be searched.
#[derive(Clone, Debug)]
pub(crate) struct SearchIndex {
    /// Stem to the rules with it, and its weighted count there.
    places: HashMap<String, Vec<(usize, f32)>>,
    /// Every word that the rules or players use, folded, to its stem.
    forms: BTreeMap<String, String>,
    /// The weighted length of each rule's text.
    lengths: Vec<f32>,
    /// The number of rules.
    rules: f32,
    mean_length: f32,
    language: Language,
    phrases: Vec<PlayersPhrase>,
    /// The stems of all words in the phrases.
    players: HashSet<String>,
    /// Stems of players' words that stand for one stem of the rules.
    one_word: HashMap<String, String>,
    /// The yes/no questions that have an answer in the edition, with their positions.
    known: Vec<(usize, QuestionGist)>,
}

/// What is searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchData<'a> {
    pub entries: &'a [RuleEntry],
    pub terms: &'a [GlossaryTerm],
    pub synonyms: &'a [Synonym],
    pub topics: &'a [SearchTopic],
    pub answers: &'a [ShortAnswer],
}

/// The words of a yes/no question. "Can it?", "can't it?" and "must it?" ask different things.
#[derive(Clone, Debug)]
struct QuestionGist {
    stems: BTreeSet<String>,
    /// The words themselves: "challenge" and "challenged" make a difference.
    forms: BTreeSet<String>,
    /// The same in the order of the question.
    order: Vec<String>,
    negated: bool,
    obliges: bool,
}

impl QuestionGist {
    /// Whether both ask in the same way: about what is, what is not, or what must be.
    fn asks_as(&self, other: &QuestionGist) -> bool {
        (self.negated, self.obliges) == (other.negated, other.obliges)
    }
}

/// Stems of a phrase of players, and those of the rulebook's words for it.
#[derive(Clone, Debug)]
struct PlayersPhrase {
    language: Language,
    said: Vec<String>,
    meant: Vec<String>,
}

/// The words that may stand for one word of a question, with their weights.
type Alternatives = Vec<(String, f32)>;

impl SearchIndex {
    pub(crate) fn new(
        SearchData { entries, terms, synonyms, topics, answers }: SearchData<'_>,
        edition: Edition,
        language: Language,
    ) -> SearchIndex {
        let with_number: HashMap<&str, &RuleEntry> =
            entries.iter().map(|entry| (number(entry), entry)).collect();
        let in_edition = |(_, entry): &(usize, &RuleEntry)| entry.is_in(edition) || entry.is_glossary();
        let spoken = |one: Language| both(language).any(|language| language == one);
        let mut forms: BTreeMap<String, String> = BTreeMap::new();
        let mut know = |text: &str, language: Language| {
            for word in split(text) {
                forms.entry(fold(&word)).or_insert_with(|| stem(&word, language));
            }
        };
        for (_, entry) in entries.iter().enumerate().filter(in_edition) {
            for language in both(language) {
                know(entry.title_in(edition, language), language);
                know(entry.text_in(edition, language), language);
            }
        }
        for term in terms {
            know(&term.english, Language::English);
            term.older.iter().for_each(|(language, words)| know(words, *language));
        }
        for one in synonyms.iter().filter(|one| spoken(one.language)) {
            know(&one.said, one.language);
        }
        let mut places: HashMap<String, Vec<(usize, f32)>> = HashMap::new();
        let mut lengths = vec![0.0; entries.len()];
        for (at, entry) in entries.iter().enumerate().filter(in_edition) {
            let mut counts: HashMap<String, f32> = HashMap::new();
            let texts = both(language).map(|language| entry.text_in(edition, language));
            // What players say of a rule doesn't make it longer.
            let length = OWN_LENGTH + texts.map(|text| split(text).len() as f32).sum::<f32>();
            let mut add = |text: &str, language: Language, weight: f32| {
                for word in split(text).into_iter().filter(|word| !is_filler(word, language)) {
                    if language == Language::German {
                        for part in compound(&fold(&word), &forms) {
                            *counts.entry(part).or_default() += weight * AS_PART;
                        }
                    }
                    *counts.entry(stem(&word, language)).or_default() += weight;
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
            for topic in
                topics.iter().filter(|topic| spoken(topic.language) && topic.rules.contains(&entry.id))
            {
                add(&topic.words, topic.language, IN_TOPIC);
            }
            lengths[at] = length;
            for (word, count) in counts {
                places.entry(word).or_default().push((at, count));
            }
        }
        let rules = lengths.iter().filter(|length| **length > 0.0).count().max(1) as f32;
        let mean_length = lengths.iter().sum::<f32>() / rules;
        let phrase = |one: &Synonym| {
            let mut said = split(&one.said);
            // A question is searched without its fillers.
            if one.language != Language::English && said.iter().any(|word| !is_filler(word, one.language)) {
                said.retain(|word| !is_filler(word, one.language));
            }
            PlayersPhrase {
                language: one.language,
                said: said.iter().map(|word| stem(word, one.language)).collect(),
                meant: stems(&one.meant, one.language).collect(),
            }
        };
        let phrases: Vec<PlayersPhrase> =
            synonyms.iter().filter(|one| spoken(one.language)).map(phrase).collect();
        let said = phrases.iter().filter(|phrase: &&PlayersPhrase| phrase.language == language);
        let one_word = said.filter_map(|phrase| match (&phrase.said[..], &phrase.meant[..]) {
            ([said], [meant]) => Some((said.clone(), meant.clone())),
            _ => None,
        });
        let one_word = one_word.collect();
        let players = phrases.iter().flat_map(|phrase| phrase.said.iter().cloned()).collect();
        let mut index = SearchIndex {
            places,
            forms,
            lengths,
            rules,
            mean_length,
            language,
            phrases,
            players,
            one_word,
            known: vec![],
        };
        let holds = |answer: &&ShortAnswer| answer.editions & 1 << edition as usize != 0;
        let asked = answers.iter().enumerate().filter(|(_, answer)| holds(answer));
        let known = asked.map(|(at, answer)| {
            let question = &answer.questions[language as usize];
            (at, index.gist(&split(question), question))
        });
        index.known = known.collect();
        index
    }

    /// What a yes/no question is about, by its words.
    fn gist(&self, said: &[String], question: &str) -> QuestionGist {
        let spoken = said.iter().filter(|word| !is_filler(word, self.language));
        let stems = spoken.clone().map(|word| {
            let stem = stem(word, self.language);
            self.one_word.get(&stem).cloned().unwrap_or(stem)
        });
        let order: Vec<String> = spoken.clone().map(|word| fold(word)).collect();
        QuestionGist {
            stems: stems.collect(),
            forms: order.iter().cloned().collect(),
            order,
            negated: said.iter().any(|word| is_negation(word, self.language))
                || (self.language == Language::Chinese && is_negated(question)),
            obliges: match self.language {
                // A word of two characters may be split between pairs.
                Language::Chinese => ["必须", "必需"].iter().any(|word| question.contains(word)),
                language => said.iter().any(|word| is_obligation(word, language)),
            },
        }
    }

    /// The position of the known question that asks the same. If another answer is nearly as close, there is
    /// none.
    fn same_question(&self, question: &str, answers: &[ShortAnswer]) -> Option<usize> {
        let said = split(question);
        let asked = self.gist(&said, question);
        if let Some((at, _)) =
            self.known.iter().find(|(_, known)| known.order == asked.order && known.asks_as(&asked))
        {
            return Some(*at);
        }
        let corrected: Vec<String> = said.into_iter().map(|word| self.corrected(word)).collect();
        let asked = self.gist(&corrected, question);
        let weight = |word: &String| self.rarity(word).max(LEAST_RARE);
        let alike = |one: &BTreeSet<String>, other: &BTreeSet<String>| {
            let shared: f32 = one.intersection(other).map(weight).sum();
            let all: f32 = one.union(other).map(weight).sum();
            if all > 0.0 { shared / all } else { 0.0 }
        };
        let found: Vec<(f32, usize)> = self
            .known
            .iter()
            .filter(|(_, known)| known.asks_as(&asked))
            .map(|(at, known)| {
                ((alike(&asked.stems, &known.stems) + alike(&asked.forms, &known.forms)) / 2.0, *at)
            })
            .collect();
        let (most, best) = *found.iter().max_by(|(a, _), (b, _)| a.total_cmp(b))?;
        let contradicts =
            |(alike, at): &(f32, usize)| *alike > most - DOUBT && answers[*at].is_yes != answers[best].is_yes;
        (most >= SAME && !found.iter().any(contradicts)).then_some(best)
    }

    /// The positions of the best-matching rules, best first.
    fn search(&self, question: &str, entries: &[RuleEntry], favoured: &HashSet<&str>) -> Vec<usize> {
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
                let favour = if favoured.contains(entries[at].id.as_str()) { OF_THE_CARD } else { 1.0 };
                (at, score * said * favour * (part / whole).sqrt())
            })
            .collect();
        found.sort_by(|(a, x), (b, y)| y.total_cmp(x).then(a.cmp(b)));
        let least = found.first().map_or(0.0, |(_, best)| best * LEAST);
        found.into_iter().take_while(|(_, score)| *score >= least).map(|(at, _)| at).collect()
    }

    /// The possible matches for each word of a question.
    fn wanted(&self, question: &str) -> Vec<Alternatives> {
        let mut said: Vec<String> = split(question).into_iter().map(|word| self.corrected(word)).collect();
        said.truncate(MOST_WORDS);
        if self.language != Language::English {
            // "die" is no synonym for "banished" in German.
            said.retain(|word| !is_filler(word, self.language));
        }
        let mut wanted: Vec<Alternatives> = Vec::new();
        let mut covered: HashSet<usize> = HashSet::new();
        for language in both(self.language) {
            let stems: Vec<String> = said.iter().map(|word| stem(word, language)).collect();
            for phrase in self.phrases.iter().filter(|phrase| phrase.language == language) {
                let there = stems.windows(phrase.said.len()).position(|window| window == phrase.said);
                let Some(at) = there else { continue };
                let mut alternatives: Alternatives = Vec::new();
                if let [word] = &phrase.said[..] {
                    alternatives.push((word.clone(), 1.0));
                }
                // The pairs of characters of a Chinese word mean nothing alone.
                if phrase.said.len() == 1 || language == Language::Chinese {
                    covered.extend(at..at + phrase.said.len());
                }
                alternatives.extend(phrase.meant.iter().map(|word| (word.clone(), AS_SYNONYM)));
                wanted.push(alternatives);
            }
        }
        for (at, word) in said.iter().enumerate() {
            if !is_filler(word, Language::English) && !covered.contains(&at) {
                wanted.extend(self.alike(word));
            }
        }
        let mut once = HashSet::new();
        wanted.retain(|alternatives| alternatives.first().is_some_and(|(word, _)| once.insert(word.clone())));
        wanted
    }

    /// The stem of a word that the rules have, in the first language in which they have it.
    fn known(&self, word: &str) -> Option<String> {
        let mut stems = both(self.language).chain(Language::ALL).map(|language| stem(word, language));
        stems.find(|stem| self.places.contains_key(stem))
    }

    /// The word, or the known one that it is spelled like, if it is not known itself.
    fn corrected(&self, word: String) -> String {
        let folded = fold(&word);
        let length = folded.chars().count();
        let most = match length {
            0..=3 => return word,
            4..=7 => 1,
            _ => 2,
        };
        let begins = |form: &String| folded.is_ascii() && form.starts_with(&folded);
        let is_said = both(self.language)
            .any(|language| is_filler(&word, language) || self.players.contains(&stem(&word, language)));
        if is_said
            || self.known(&word).is_some()
            || self.forms.keys().any(begins)
            || !self.parts(&folded).is_empty()
        {
            return word;
        }
        let nearest = self
            .forms
            .keys()
            .filter(|form| form.chars().count().abs_diff(length) <= most)
            .map(|form| {
                let other_start = form.chars().next() != folded.chars().next();
                (strsim::osa_distance(form, &folded), other_start, form)
            })
            .filter(|(distance, ..)| *distance <= most)
            .min();
        nearest.map_or(word, |(.., form)| form.clone())
    }

    /// What the rules have for a word: its stem; else the parts of a compound; else the words that begin like it. Of two Chinese
    /// characters, either may be written wrongly.
    fn alike(&self, word: &str) -> Vec<Alternatives> {
        if let Some(stem) = self.known(word) {
            return vec![vec![(stem, 1.0)]];
        }
        let folded = fold(word);
        let parts = self.parts(&folded);
        if !parts.is_empty() {
            return parts.into_iter().map(|part| vec![(part, AS_SYNONYM)]).collect();
        }
        if let Some(stem) = self.forms.get(&folded).filter(|stem| self.places.contains_key(*stem)) {
            return vec![vec![(stem.clone(), 1.0)]];
        }
        let (first, last) = (folded.chars().next(), folded.chars().last());
        let is_han = first.is_some_and(is_han);
        let known = |other: &&String| match (is_han, first == last) {
            (false, _) => folded.len() > 2 && other.starts_with(&folded),
            (true, true) => first.is_some_and(|one| other.contains(one)),
            (true, false) => other.chars().next() == first || other.chars().last() == last,
        };
        let mut alike: Vec<String> = self.places.keys().filter(known).cloned().collect();
        alike.sort();
        let weight = if is_han { AS_HALF } else { AS_BEGINNING };
        vec![alike.into_iter().map(|word| (word, weight)).collect()]
    }

    /// The parts of a compound, which only German writes as one word.
    fn parts(&self, folded: &str) -> Vec<String> {
        match self.language {
            Language::German => compound(folded, &self.forms),
            _ => vec![],
        }
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

/// The stems of the known words that make up a folded word, such as "kampfschaden": all of it, or the longest
/// at its beginning or end; none if there are no such words.
fn compound(word: &str, forms: &BTreeMap<String, String>) -> Vec<String> {
    const LINKS: [&str; 5] = ["", "s", "n", "en", "es"];
    /// A shorter part of a word is chance, unless the other part is a word as well.
    const LONG: usize = 5;
    if !word.is_ascii() {
        return vec![];
    }
    let known = |part: &str| {
        let forms = |part: &str| forms.get(part).filter(|_| part.len() > 2).cloned();
        let linked = LINKS.iter().find_map(|link| forms(part.strip_suffix(link)?));
        linked.or_else(|| forms(&(part.to_owned() + "e")))
    };
    // The shortest first word leaves the longest last one, which says what it is.
    for at in 3..word.len().saturating_sub(2) {
        let (left, right) = word.split_at(at);
        if let (Some(left), Some(right)) = (known(left), forms.get(right)) {
            return vec![left, right.clone()];
        }
    }
    let ends = |range: Range<usize>| range.map(|at| word.split_at(at));
    let first = ends(LONG..word.len()).rev().find_map(|(left, rest)| Some((known(left)?, rest)));
    if let Some((first, rest)) = first {
        let more = compound(rest, forms);
        return std::iter::once(first).chain(more).collect();
    }
    let last = ends(1..word.len().saturating_sub(LONG - 1)).find_map(|(_, right)| forms.get(right).cloned());
    last.into_iter().collect()
}

impl Rulebook {
    /// The rules of an edition that answer a question, most relevant first: the rule with that number, if the
    /// question is one, and then those of [`search`](Rulebook::search). Of rules that share a paragraph, only one.
    pub fn answer(&self, question: &str, edition: Edition, language: Language) -> Vec<&RuleEntry> {
        let paragraph = self.find(question, edition);
        let asked = paragraph.iter().flat_map(Paragraph::statements);
        let mut seen = HashSet::new();
        let found = asked.chain(self.search(question, edition, language));
        found.filter(|rule| seen.insert(rule.number(edition))).collect()
    }

    /// The answer to a yes/no question, if it is asked in much the same words as one that a scenario proves in
    /// this edition.
    pub fn short_answer(&self, question: &str, edition: Edition, language: Language) -> Option<&ShortAnswer> {
        let answers = self.short_answers();
        let at = self.index(edition, language).same_question(question, answers)?;
        answers.get(at)
    }

    /// The terms that a question names and that have no rule in the edition, each with the editions in which
    /// it has one. A term within a longer one that is named as well is left out.
    pub fn terms_elsewhere(
        &self,
        question: &str,
        edition: Edition,
        language: Language,
    ) -> Vec<(&GlossaryTerm, Vec<Edition>)> {
        let words =
            |text: &str| -> Vec<String> { split(text).iter().map(|word| stem(word, language)).collect() };
        let said = words(question);
        // The places of the question's words that are the term's. A term with a common word such as "on" is
        // too easily named by chance.
        let place = |name: &str| -> Option<Range<usize>> {
            if split(name).iter().any(|word| is_filler(word, language)) {
                return None;
            }
            let name = words(name);
            let at = said.windows(name.len().max(1)).position(|window| window == name)?;
            Some(at..at + name.len())
        };
        let named: Vec<(&GlossaryTerm, Range<usize>)> = self
            .terms()
            .iter()
            .filter_map(|term| {
                let names = std::iter::once(term.english.as_str()).chain(term.word_in(language).split(", "));
                let longest = names.filter_map(place).max_by_key(|place| place.end - place.start)?;
                Some((term, longest))
            })
            .collect();
        let within = |inner: &Range<usize>, outer: &Range<usize>| {
            outer.start <= inner.start && inner.end <= outer.end && inner.len() < outer.len()
        };
        let is_part = |place: &Range<usize>| named.iter().any(|(_, other)| within(place, other));
        let whole = named.iter().filter(|(_, place)| !is_part(place)).map(|(term, _)| *term);
        whole
            .filter(|term| !self.has_term(term, edition))
            .map(|term| (term, Edition::ALL.into_iter().filter(|one| self.has_term(term, *one)).collect()))
            .collect()
    }

    /// The rules of an edition that answer a question or contain its words in English or in this language,
    /// most relevant first. One matching word is enough. Words of the older editions' languages also match. The
    /// rules of a card that the question names come somewhat sooner, and its name is not searched for.
    pub fn search(&self, question: &str, edition: Edition, language: Language) -> Vec<&RuleEntry> {
        let CardMentions { rest, cards } = mentions(question, language);
        let favoured: HashSet<&str> =
            cards.iter().flat_map(|card| self.of_card(card)).map(|rule| rule.id.as_str()).collect();
        let found = self.index(edition, language).search(&rest, self.entries(), &favoured);
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
