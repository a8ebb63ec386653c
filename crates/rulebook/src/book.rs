//! The rulebook in memory: rules by number.

use crate::entry::{Data, Edition, Entry, Term, TestProof};
use std::collections::{BTreeMap, HashMap};

/// The files of `rules`, packed by `build.rs`.
static EMBEDDED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/rulebook.postcard"));

/// Every rule, in the order of the document; what only the glossary says comes last.
#[derive(Clone, Debug)]
pub struct Rulebook {
    entries: Vec<Entry>,
    terms: Vec<Term>,
    tests: Vec<TestProof>,
    /// Number in lower case to position.
    index: HashMap<String, usize>,
}

impl Rulebook {
    /// The rulebook that is built into the program.
    pub fn embedded() -> Rulebook {
        let Data { entries, terms, proofs } =
            postcard::from_bytes(EMBEDDED).expect("build.rs wrote the blob with these very types");
        let key = |(at, entry): (usize, &Entry)| (entry.number.to_lowercase(), at);
        let index = entries.iter().enumerate().map(key).collect();
        Rulebook { entries, terms, tests: proofs, index }
    }

    /// All entries: rules and headings, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The words of the glossary.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The tests that show rules.
    pub fn tests(&self) -> &[TestProof] {
        &self.tests
    }

    /// The rules that need a proof: those with a number that a running game can show.
    pub fn to_prove(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| entry.needs_proof())
    }

    /// The entry with this number; a full stop behind it and the case of letters don't matter.
    pub fn find(&self, number: &str) -> Option<&Entry> {
        let number = number.trim().trim_end_matches('.').to_lowercase();
        self.index.get(&number).map(|at| &self.entries[*at])
    }

    /// The entries one level beneath this number.
    pub fn parts(&self, number: &str) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| parent(&entry.number) == Some(number))
    }

    /// Where older editions have a rule: the entry that knows, which is the nearest section above where the rule itself
    /// does not, and the numbers.
    pub fn older<'a>(&'a self, entry: &'a Entry) -> Option<(&'a Entry, &'a BTreeMap<Edition, Vec<String>>)> {
        let mut at = Some(entry);
        while let Some(entry) = at {
            if !entry.older.is_empty() {
                return Some((entry, &entry.older));
            }
            at = parent(&entry.number).and_then(|number| self.find(number));
        }
        None
    }
}

/// The number one level above.
fn parent(number: &str) -> Option<&str> {
    number.rsplit_once('.').map(|(above, _)| above)
}
