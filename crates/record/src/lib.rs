//! From a card library to the programs that games are played with.
//!
//! [`playable`] resolves each card's wording and compiles its meaning. A card that can't be resolved or compiled is left out
//! and named with the reason: a card is played as a whole or not at all.

use cards::CardData;
use compile::Compiler;
use engine::CardDb;
use thiserror::Error;

/// A card that can't be played, and why.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{card}: {why}")]
pub struct Unplayable {
    /// The card's full name.
    pub card: String,
    /// The ability concerned, by its place on the card.
    pub ability: Option<usize>,
    pub why: String,
}

/// Compiles the cards that can be played, and says why the others can't.
pub fn playable(cards: &[CardData]) -> (CardDb, Vec<Unplayable>) {
    let mut compiler = Compiler::new(cards.len());
    compiler.built_ins(&text::support());
    let refused = cards.iter().filter_map(|card| add(&mut compiler, card).err()).collect();
    (compiler.finish(), refused)
}

/// Compiles all of the cards. The first one that can't be played is named in the error.
pub fn all_playable(cards: &[CardData]) -> Result<CardDb, Unplayable> {
    let (db, mut refused) = playable(cards);
    if refused.is_empty() { Ok(db) } else { Err(refused.swap_remove(0)) }
}

fn add(compiler: &mut Compiler, card: &CardData) -> Result<(), Unplayable> {
    let unplayable = |ability, why: String| Unplayable { card: card.full_name(), ability, why };
    let resolved = text::resolve(card.card_type, &card.abilities)
        .map_err(|unresolved| unplayable(Some(unresolved.ability()), unresolved.to_string()))?;
    compiler
        .card(&card.facts(), &resolved.abilities)
        .map_err(|error| unplayable(error.ability, error.to_string()))
}
