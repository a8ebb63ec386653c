//! The rulebook in memory: rules by name and by number.

use crate::entry::{
    EDITIONS, EditionChange, GlossaryTerm, RuleEntry, RulebookData, SearchTopic, ShortAnswer, Synonym,
    TestProof,
};
use crate::search::{SearchData, SearchIndex};
use engine::{Edition, RuleNo};
use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;
use wording::Language;

/// The files of `rules`, packed by `build.rs`.
static EMBEDDED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/rulebook.postcard"));

/// Every rule of every edition: those of 2.0.1 in the order of the document, then glossary entries, then
/// newer and older rules.
#[derive(Clone, Debug)]
pub struct Rulebook {
    entries: Vec<RuleEntry>,
    terms: Vec<GlossaryTerm>,
    synonyms: Vec<Synonym>,
    topics: Vec<SearchTopic>,
    answers: Vec<ShortAnswer>,
    tests: Vec<TestProof>,
    changes: Vec<EditionChange>,
    /// The project's name for a rule in lower case, to its position.
    by_id: HashMap<String, usize>,
    /// For each edition, number to the positions of its rules, the main one first.
    by_number: [HashMap<String, Vec<usize>>; EDITIONS],
    /// Search indexes by edition and language, built on first use.
    indexes: [[OnceLock<SearchIndex>; Language::ALL.len()]; EDITIONS],
}

/// A numbered paragraph of an edition with its rules: one, or several if another edition has split it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph<'a> {
    pub edition: Edition,
    pub number: &'a str,
    pub rules: Vec<&'a RuleEntry>,
}

impl<'a> Paragraph<'a> {
    /// Its rules without those that it says in the words of another one.
    pub fn statements(&self) -> impl Iterator<Item = &'a RuleEntry> {
        let is_own = |rule: &&'a RuleEntry| {
            !rule.numbers[self.edition as usize].restated.iter().any(|number| number == self.number)
        };
        self.rules.iter().copied().filter(is_own)
    }

    /// The related rules of the edition in other paragraphs, one for each paragraph.
    pub fn related<'b>(&self, book: &'b Rulebook) -> Vec<&'b RuleEntry> {
        let related = self.rules.iter().flat_map(|rule| &rule.related).filter_map(|id| book.rule(id));
        let there = related.filter(|rule| rule.is_in(self.edition) || rule.is_glossary());
        let mut seen = HashSet::from([self.number]);
        there.filter(|rule| seen.insert(rule.number(self.edition))).collect()
    }

    /// The paragraphs of an edition with its rules.
    pub fn numbers(&self, edition: Edition) -> Vec<&'a str> {
        once(self.rules.iter().flat_map(|rule| &rule.numbers[edition as usize].own).map(String::as_str))
    }

    /// The changes between editions about its rules.
    pub fn changes<'b>(&self, book: &'b Rulebook) -> impl Iterator<Item = &'b EditionChange> {
        let about = |change: &&EditionChange| self.rules.iter().any(|rule| change.rules.contains(&rule.id));
        book.changes().iter().filter(about)
    }

    /// Whether a running game can show one of its rules.
    pub fn needs_proof(&self) -> bool {
        self.rules.iter().any(|rule| rule.needs_proof())
    }

    /// The title of its main rule.
    pub fn title(&self, language: Language) -> &'a str {
        self.statements().next().map_or("", |rule| rule.title_in(self.edition, language))
    }
}

impl Rulebook {
    /// The built-in rulebook.
    pub fn embedded() -> Rulebook {
        let RulebookData { entries, terms, synonyms, topics, answers, proofs, changes } =
            postcard::from_bytes(EMBEDDED).expect("build.rs wrote the blob with these very types");
        let by_id = entries.iter().enumerate().map(|(at, entry)| (entry.id.to_lowercase(), at)).collect();
        let mut by_number: [HashMap<String, Vec<usize>>; EDITIONS] = Default::default();
        for (edition, index) in by_number.iter_mut().enumerate() {
            for (at, entry) in entries.iter().enumerate().filter(|(_, entry)| !entry.is_glossary()) {
                for number in &entry.numbers[edition].own {
                    index.entry(number.clone()).or_default().push(at);
                }
            }
            for (number, rules) in index {
                rules.sort_by_key(|at| entries[*at].numbers[edition].own.first() != Some(number));
            }
        }
        Rulebook {
            entries,
            terms,
            synonyms,
            topics,
            answers,
            tests: proofs,
            changes,
            by_id,
            by_number,
            indexes: Default::default(),
        }
    }

    /// All entries: rules and headings, in order.
    pub fn entries(&self) -> &[RuleEntry] {
        &self.entries
    }

    /// The glossary.
    pub fn terms(&self) -> &[GlossaryTerm] {
        &self.terms
    }

    /// The glossary in alphabetical order, with the rule numbers in an edition. Omits terms that the edition
    /// does not have.
    pub fn glossary(&self, edition: Edition) -> Vec<(&GlossaryTerm, Vec<&str>)> {
        let numbers = |term: &GlossaryTerm| -> Vec<&str> {
            let rules = term.rules.iter().filter_map(|id| self.rule(id)).filter(|rule| rule.is_in(edition));
            // Two rules may share a paragraph.
            once(rules.map(|rule| rule.number(edition)))
        };
        let mut words: Vec<(&GlossaryTerm, Vec<&str>)> =
            self.terms.iter().map(|term| (term, numbers(term))).collect();
        words.retain(|(_, numbers)| !numbers.is_empty());
        words.sort_by_key(|(term, _)| term.english.to_lowercase());
        words
    }

    /// Whether the edition has a rule about a glossary term.
    pub(crate) fn has_term(&self, term: &GlossaryTerm, edition: Edition) -> bool {
        term.rules.iter().filter_map(|id| self.rule(id)).any(|rule| rule.is_in(edition))
    }

    /// Topics of players' questions.
    pub fn topics(&self) -> &[SearchTopic] {
        &self.topics
    }

    /// The answers to yes/no questions.
    pub fn short_answers(&self) -> &[ShortAnswer] {
        &self.answers
    }

    pub(crate) fn index(&self, edition: Edition, language: Language) -> &SearchIndex {
        self.indexes[edition as usize][language as usize].get_or_init(|| {
            let data = SearchData {
                entries: &self.entries,
                terms: &self.terms,
                synonyms: &self.synonyms,
                topics: &self.topics,
                answers: &self.answers,
            };
            SearchIndex::new(data, edition, language)
        })
    }

    /// The tests that show rules.
    pub fn tests(&self) -> &[TestProof] {
        &self.tests
    }

    /// The changes between editions.
    pub fn changes(&self) -> &[EditionChange] {
        &self.changes
    }

    /// The change with this id.
    pub fn change(&self, id: &str) -> Option<&EditionChange> {
        self.changes.iter().find(|change| change.ids.iter().any(|one| one.eq_ignore_ascii_case(id)))
    }

    /// The changes whose answers differ between two editions.
    pub fn changes_between(&self, a: Edition, b: Edition) -> impl Iterator<Item = &EditionChange> {
        self.changes.iter().filter(move |change| change.answer(a) != change.answer(b))
    }

    /// The rules whose numbers differ between two editions, including those that only one of them has.
    pub fn moved(&self, [a, b]: [Edition; 2]) -> Vec<&RuleEntry> {
        let differ = |entry: &&RuleEntry| entry.numbers[a as usize].own != entry.numbers[b as usize].own;
        self.entries.iter().filter(|entry| !entry.is_glossary()).filter(differ).collect()
    }

    /// The paragraphs of an edition that need a proof because a running game can show them.
    pub fn to_prove(&self, edition: Edition) -> impl Iterator<Item = Paragraph<'_>> {
        self.paragraphs(edition).into_iter().filter(Paragraph::needs_proof)
    }

    /// The rule with the project's name.
    pub fn rule(&self, id: &str) -> Option<&RuleEntry> {
        self.by_id.get(&id.to_lowercase()).map(|at| &self.entries[*at])
    }

    /// The paragraph with this number in an edition, or the glossary entry with this word. A final full stop
    /// and the case of letters don't matter.
    pub fn find(&self, number: &str, edition: Edition) -> Option<Paragraph<'_>> {
        let number = number.trim().trim_end_matches('.');
        if let Some((number, rules)) = self.by_number[edition as usize].get_key_value(number) {
            let rules = rules.iter().map(|at| &self.entries[*at]).collect();
            return Some(Paragraph { edition, number, rules });
        }
        let entry = self.rule(number).filter(|entry| entry.is_glossary())?;
        Some(Paragraph { edition, number: &entry.id, rules: vec![entry] })
    }

    /// All numbered paragraphs of an edition, in order.
    pub fn paragraphs(&self, edition: Edition) -> Vec<Paragraph<'_>> {
        let mut all: Vec<Paragraph<'_>> = self.by_number[edition as usize]
            .iter()
            .map(|(number, rules)| {
                let rules = rules.iter().map(|at| &self.entries[*at]).collect();
                Paragraph { edition, number, rules }
            })
            .collect();
        all.sort_by_key(|paragraph| RuleNo::parse(paragraph.number));
        all
    }

    /// The paragraphs one level below this number.
    pub fn parts<'a>(&'a self, number: &str, edition: Edition) -> Vec<Paragraph<'a>> {
        let mut parts = self.paragraphs(edition);
        parts.retain(|part| parent(part.number) == Some(number));
        parts
    }
}

impl RuleEntry {
    /// The number to show in an edition: its own, or that of the closest rule. A glossary entry has its word
    /// instead.
    pub fn number(&self, edition: Edition) -> &str {
        if self.is_glossary() {
            return &self.id;
        }
        self.numbers[edition as usize].number_to_show().unwrap_or(&self.id)
    }

    /// Whether the edition has this rule.
    pub fn is_in(&self, edition: Edition) -> bool {
        !self.numbers[edition as usize].own.is_empty()
    }
}

impl EditionChange {
    /// The rule in an edition.
    pub fn answer(&self, edition: Edition) -> &str {
        self.in_force(edition).map_or("", |at| &self.answers[at].1)
    }

    /// The index of the answer in force in an edition.
    pub(crate) fn in_force(&self, edition: Edition) -> Option<usize> {
        let since =
            |(since, _): &(String, String)| since.parse::<Edition>().is_ok_and(|since| since <= edition);
        self.answers.iter().rposition(since)
    }

    /// Its ids that belong to changes between two editions; all of them if none does.
    pub fn ids_between(&self, a: Edition, b: Edition) -> Vec<&str> {
        let first = |id: &str| match id.split_once('-') {
            Some(("E21", _)) => Edition::V2_1_0,
            Some(("E22", _)) => Edition::V2_2_0,
            Some(("E23", _)) => Edition::V2_3_0,
            Some(_) | None => Edition::V2_0_1,
        };
        let ids = || self.ids.iter().map(String::as_str);
        let between: Vec<&str> = ids().filter(|id| a.min(b) < first(id) && first(id) <= a.max(b)).collect();
        if between.is_empty() { ids().collect() } else { between }
    }
}

/// The number of a rule in an edition, or that of the closest rule. The engine's source has one number per
/// rule for all editions; games translate it like this when they report a rule.
pub fn number(rule: RuleNo, edition: Edition) -> RuleNo {
    rule.in_edition(edition)
}

/// Numbers without repetitions. Rules that share a paragraph have the same number.
pub(crate) fn once<'a>(numbers: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen = HashSet::new();
    numbers.filter(|number| seen.insert(*number)).collect()
}

/// The number one level above.
fn parent(number: &str) -> Option<&str> {
    number.rsplit_once('.').map(|(above, _)| above)
}
