//! Which cards of the library the engine can't play yet, and why.

use cards::Library;
use engine::CardDb;
use std::collections::BTreeMap;

fn main() {
    let library = Library::embedded();
    let mut missing: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for card in &library.cards {
        if let Err(error) = CardDb::new(std::slice::from_ref(card)) {
            missing.entry(error.what).or_default().push(error.card);
        }
    }
    let total: usize = missing.values().map(Vec::len).sum();
    println!("{} cards, {total} can't be played", library.cards.len());
    for (what, cards) in missing {
        println!(
            "{:4} {what}: {}",
            cards.len(),
            cards.iter().take(4).cloned().collect::<Vec<_>>().join("; ")
        );
    }
}
