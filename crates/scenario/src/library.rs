//! The card library and its indices, shared by the scenarios of a run.

use crate::ast::MadeUpCard;
use cards::{CardData, CardLibrary, Leader, fold};
use grammar::{Diagnostic, Lexicon, Section};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};
use wording::{Class, Name};

/// The library with indices of its names and classifications, each built on first use.
pub(crate) struct IndexedLibrary<'a> {
    pub library: &'a CardLibrary,
    known: OnceLock<LibraryIndex>,
    /// The lexicon of the library, for the text of made-up cards.
    words: OnceLock<Arc<Lexicon>>,
    /// Names that can be named in addition to those of a scenario's own cards.
    pub nameable: Vec<Name>,
}

struct LibraryIndex {
    /// Folded name of a card (without version) to a card with that name.
    by_name: HashMap<String, usize>,
    classes: HashSet<String>,
}

impl LibraryIndex {
    fn new(cards: &[CardData]) -> LibraryIndex {
        let mut by_name = HashMap::new();
        let mut classes = HashSet::new();
        for (at, card) in cards.iter().enumerate() {
            for name in card.names() {
                by_name.entry(fold(&name.0)).or_insert(at);
            }
            classes.extend(card.classes.iter().map(|class| fold(&class.0)));
        }
        LibraryIndex { by_name, classes }
    }
}

impl<'a> IndexedLibrary<'a> {
    pub fn new(library: &'a CardLibrary) -> IndexedLibrary<'a> {
        IndexedLibrary { library, known: OnceLock::new(), words: OnceLock::new(), nameable: Vec::new() }
    }

    fn known(&self) -> &LibraryIndex {
        self.known.get_or_init(|| LibraryIndex::new(&self.library.cards))
    }

    /// A shelf for games at a table: any card can be named, so that the list reveals nothing about a
    /// scenario.
    pub fn for_table(library: &'a CardLibrary) -> IndexedLibrary<'a> {
        let names = library.cards.iter().flat_map(CardData::names);
        let mut seen = HashSet::new();
        let nameable = names.filter(|name| seen.insert(fold(&name.0))).collect();
        IndexedLibrary { nameable, ..IndexedLibrary::new(library) }
    }

    /// A card with this name or full name (5.2.6).
    pub fn answering(&self, name: &str) -> Option<&'a CardData> {
        let library = self.library;
        self.known().by_name.get(&fold(name)).map(|at| &library.cards[*at]).or_else(|| library.find(name))
    }

    /// Whether any card of the library has this classification.
    pub fn has_class(&self, class: &str) -> bool {
        self.known().classes.contains(&fold(class))
    }

    /// The words of the library and of these cards.
    pub fn lexicon(&self, made_up: &[CardData]) -> Lexicon {
        let words = self.words.get_or_init(|| Arc::new(lexicon(&self.library.cards, None)));
        lexicon(made_up, Some(words))
    }
}

fn lexicon(cards: &[CardData], below: Option<&Arc<Lexicon>>) -> Lexicon {
    let names: Vec<Name> = cards.iter().flat_map(CardData::names).collect();
    let names = names.iter().map(|name| name.0.as_str());
    let classes = cards.iter().flat_map(|card| &card.classes).map(|class| class.0.as_str());
    match below {
        Some(below) => Lexicon::over(below, names, classes),
        None => Lexicon::new(names, classes),
    }
}

/// The facts of a made-up card, without its abilities.
pub fn facts(card: &MadeUpCard) -> CardData {
    let (name, version) = match card.name.split_once(" - ") {
        Some((name, version)) => (name.trim(), Some(Name(version.trim().to_owned()))),
        None => (card.name.trim(), None),
    };
    let mut classes: Vec<Class> = card.classes.iter().cloned().map(Class).collect();
    // 5.4.4.1
    if card.song && !classes.iter().any(|class| class.0.eq_ignore_ascii_case("song")) {
        classes.push(Class("Song".into()));
    }
    CardData {
        name: Name(name.to_owned()),
        version,
        inks: card.inks.clone(),
        cost: card.cost,
        inkable: card.inkable,
        strength: card.strength,
        willpower: card.willpower,
        lore: card.lore,
        move_cost: card.move_cost,
        classes,
        ..CardData::blank(card.card_type)
    }
}

/// Compiles the text of a made-up card into `data`. An error comes with the line of its text.
pub(crate) fn compile(
    card: &MadeUpCard,
    data: &mut CardData,
    lexicon: &Lexicon,
) -> Result<(), (usize, Diagnostic)> {
    for (n, line) in card.text.iter().enumerate() {
        let text = if card.leader { Leader::worded(&line.text) } else { line.text.clone() };
        let section = Section { name: None, text: &text };
        let abilities = grammar::compile_section(&section, card.card_type, lexicon)
            .map_err(|diagnostic| (n, diagnostic))?;
        data.abilities.extend(abilities);
    }
    Ok(())
}
