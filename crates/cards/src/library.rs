//! The library in memory: cards by name.

use crate::card::CardData;
use crate::fold::fold;
use crate::import::CardRefusal;
use crate::names::{LocalNames, english_name};
use fnv::FnvHasher;
use grammar::Lexicon;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hasher as _;
use wording::Language;

/// The cards of `cards/*.ron`, packed by `build.rs`.
static EMBEDDED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/library.postcard"));

/// The leaders of `leaders/*.ron`, packed by `build.rs`.
static EMBEDDED_LEADERS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/leaders.postcard"));

/// Longer names are not compared with the library's; no card's name comes near this length.
const LONGEST_NAME: usize = 120;

/// How similar two names must be, from 0 to 1, for one to be suggested for the other.
const ALIKE: f64 = 0.6;

/// All cards the program knows, in a fixed order. Positions stay valid under [`CardLibrary::with_extra`].
#[derive(Clone, Debug, Default)]
pub struct CardLibrary {
    /// Read freely, but add cards only through [`CardLibrary::with_extra`], which updates the names.
    pub cards: Vec<CardData>,
    /// The full name of each card, parallel to `cards`.
    names: Vec<String>,
    /// Positions by folded full name.
    index: HashMap<String, usize>,
    /// Reasons for refused cards, by folded full name.
    refused: HashMap<String, CardRefusal>,
    /// The published leaders of Format Coconut, each with the name of its card.
    leaders: Vec<CardData>,
}

impl CardLibrary {
    /// A library of these cards. If two have the same full name, the later one counts.
    pub fn new(cards: Vec<CardData>) -> CardLibrary {
        CardLibrary::default().with_extra(cards)
    }

    /// The library built into the program.
    pub fn embedded() -> CardLibrary {
        let read = |blob| postcard::from_bytes(blob).expect("build.rs wrote the blob with these very types");
        CardLibrary { leaders: read(EMBEDDED_LEADERS), ..CardLibrary::new(read(EMBEDDED)) }
    }

    /// The published leaders of Format Coconut. Each has the name and the inks of its card, and abilities of its own.
    pub fn leaders(&self) -> &[CardData] {
        &self.leaders
    }

    /// The published leader that belongs to the card with this full name.
    pub fn leader(&self, full_name: &str) -> Option<&CardData> {
        let name = fold(full_name);
        self.leaders.iter().find(|leader| fold(&leader.full_name()) == name)
    }

    /// Adds cards to this library. A card with a known full name replaces the known card.
    pub fn with_extra(mut self, extra: Vec<CardData>) -> CardLibrary {
        self.cards.reserve(extra.len());
        self.names.reserve(extra.len());
        self.index.reserve(extra.len());
        for card in extra {
            let full_name = card.full_name();
            match self.index.entry(fold(&full_name)) {
                Entry::Occupied(known) => {
                    let at = *known.get();
                    self.cards[at] = card;
                    self.names[at] = full_name;
                }
                Entry::Vacant(place) => {
                    place.insert(self.cards.len());
                    self.cards.push(card);
                    self.names.push(full_name);
                }
            }
        }
        self
    }

    /// Adds the names of refused cards to this library, each with the reason.
    pub fn with_refused(mut self, refused: Vec<(String, CardRefusal)>) -> CardLibrary {
        self.refused.extend(refused.into_iter().map(|(full_name, reason)| (fold(&full_name), reason)));
        self
    }

    /// Why an import refused the card with this full name. None if no import did or the library has the card.
    pub fn refusal(&self, full_name: &str) -> Option<&CardRefusal> {
        let name = fold(full_name);
        if self.index.contains_key(&name) { None } else { self.refused.get(&name) }
    }

    /// The card with this full name (5.2.6), in English or any language cards are printed in. Spellings of
    /// apostrophes, dashes, accents and capitals don't matter.
    pub fn find(&self, full_name: &str) -> Option<&CardData> {
        self.cards.get(self.position(full_name)?)
    }

    /// The position of that card in `cards`.
    pub fn position(&self, full_name: &str) -> Option<usize> {
        let english = |name: &str| self.index.get(&fold(name)).copied();
        english(full_name).or_else(|| english(english_name(full_name)?))
    }

    /// The most similar full name, for "did you mean"; none if no name is similar.
    pub fn suggest(&self, name: &str) -> Option<&str> {
        if name.len() > LONGEST_NAME {
            return None;
        }
        let wanted = fold(name);
        let length = wanted.chars().count();
        let without_version = format!("{wanted} - ");
        let mut best: Option<(f64, usize)> = None;
        for (folded, &at) in &self.index {
            // Each letter that one name has more is a change, so names of other lengths need no comparison.
            let other = folded.chars().count();
            let (short, long) = (length.min(other), length.max(other));
            let likeness = if folded.starts_with(&without_version) {
                1.0
            } else if (short as f64) < ALIKE * long as f64 {
                continue;
            } else {
                strsim::normalized_damerau_levenshtein(&wanted, folded)
            };
            // Of equally similar names, the first card's.
            if likeness >= ALIKE && best.is_none_or(|(most, first)| (likeness, first) > (most, at)) {
                best = Some((likeness, at));
            }
        }
        best.map(|(_, at)| self.names[at].as_str())
    }

    /// A hash of the cards' and leaders' contents and order (FNV-1a), the player's own included, the same on every
    /// platform. Replays carry it. LorcanaJSON's ids don't count, because they don't affect games.
    pub fn hash(&self) -> u64 {
        let plain = |card: &CardData| CardData { ids: Vec::new(), ..card.clone() };
        let cards: Vec<CardData> = self.cards.iter().chain(&self.leaders).map(plain).collect();
        let bytes = postcard::to_stdvec(&cards).expect("writing to memory does not fail");
        let mut hash = FnvHasher::default();
        hash.write(&bytes);
        hash.finish()
    }

    /// The card with a printing of this set and number; leading zeros don't matter.
    pub fn with_printing(&self, set: &str, number: &str) -> Option<&CardData> {
        let same = |one: &str, other: &str| {
            one.trim_start_matches('0').eq_ignore_ascii_case(other.trim_start_matches('0'))
        };
        let is_it = |printing: &String| {
            printing.split_once('/').is_some_and(|(of_set, place)| same(of_set, set) && same(place, number))
        };
        self.cards.iter().find(|card| card.printings.iter().any(is_it))
    }

    /// The card with this LorcanaJSON id.
    pub fn with_id(&self, id: u32) -> Option<&CardData> {
        self.cards.iter().find(|card| card.ids.contains(&id))
    }

    /// The full names of all cards with this name in any language, sorted.
    pub fn versions(&self, name: &str) -> Vec<&str> {
        let name = fold(name);
        let local = |full_name: &str| {
            let mut names =
                Language::OTHERS.iter().filter_map(|language| LocalNames::of(*language).card(full_name));
            names.any(|local| fold(local.name) == name)
        };
        let of_name = |(card, full_name): &(&CardData, &String)| {
            card.version.is_some() && (fold(&card.name.0) == name || local(full_name))
        };
        let mut versions: Vec<&str> =
            self.cards.iter().zip(&self.names).filter(of_name).map(|(_, full)| full.as_str()).collect();
        versions.sort_unstable();
        versions
    }

    /// The names and classifications that card text may mention.
    pub fn lexicon(&self) -> Lexicon {
        lexicon_of(&self.cards)
    }
}

/// The names and classifications of these cards. A joint name also adds each of its single names (5.2.6.1).
pub(crate) fn lexicon_of<'a>(cards: impl IntoIterator<Item = &'a CardData>) -> Lexicon {
    let mut names = Vec::new();
    let mut classes = Vec::new();
    for card in cards {
        names.extend(card.names());
        classes.extend(&card.classes);
    }
    names.sort();
    names.dedup();
    classes.sort();
    classes.dedup();
    Lexicon::new(names.iter().map(|name| name.0.as_str()), classes.iter().map(|class| class.0.as_str()))
}
