//! Cards and decks for tests.

use cards::parse_deck;
use engine::{CardDb, DefId};
use playable::PlayableLibrary;
use std::path::Path;

/// The whole library, and some of the project's decks.
pub struct TestTable {
    pub db: CardDb,
    pub decks: Vec<Vec<DefId>>,
}

/// Loads the decks with these names.
pub fn table(names: &[&str]) -> TestTable {
    let library = PlayableLibrary::embedded();
    let db = (*library.db).clone();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/decks");
    let deck = |name: &&str| {
        let text = std::fs::read_to_string(folder.join(name).with_extension("txt")).expect("a deck file");
        let list = parse_deck(&text, name, &library.cards).expect("a deck list");
        let copies = |(n, name): &(u16, String)| {
            std::iter::repeat_n(db.find(name).expect("a card of the deck"), usize::from(*n))
        };
        list.entries.iter().flat_map(copies).collect()
    };
    let decks = names.iter().map(deck).collect();
    TestTable { db, decks }
}
