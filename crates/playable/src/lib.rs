//! From a card library to the programs that games are played with.
//!
//! [`playable`] resolves each card's wording and compiles its meaning. A card that can't be resolved or compiled is left out
//! and named with the reason: a card is played as a whole or not at all.

pub use cards::Why;

use cards::CardData;
use compile::{CompileError, Compiler};
use engine::{CardDb, DefId};
use meaning::Ability;
use thiserror::Error;
use wording::{CardFacts, Name};

/// A card that can't be played, and why.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{card}: {why}")]
pub struct Unplayable {
    /// The card's full name.
    pub card: String,
    /// The ability concerned, by its place on the card.
    pub ability: Option<usize>,
    pub why: Why,
}

/// Compiles the cards that can be played, and says why the others can't.
pub fn playable(cards: &[CardData]) -> (CardDb, Vec<Unplayable>) {
    let mut compiler = Compiler::new(cards.len());
    compiler.built_ins(&meaning::support());
    let refused = cards.iter().filter_map(|card| add(&mut compiler, card).err()).collect();
    (compiler.finish(), refused)
}

/// Compiles all of the cards. The first one that can't be played is named in the error.
pub fn all_playable(cards: &[CardData]) -> Result<CardDb, Unplayable> {
    let (db, mut refused) = playable(cards);
    if refused.is_empty() { Ok(db) } else { Err(refused.swap_remove(0)) }
}

/// [`all_playable`] with leaders of Format Coconut beside the cards: their definitions, in the same order. What can be named begins
/// with these names.
pub fn all_with_leaders(
    cards: &[CardData],
    leaders: &[CardData],
    nameable: &[Name],
) -> Result<(CardDb, Vec<DefId>), Unplayable> {
    let mut compiler = Compiler::new(cards.len() + leaders.len());
    compiler.nameable(nameable);
    compiler.built_ins(&meaning::support());
    for card in cards {
        add(&mut compiler, card)?;
    }
    finish_with(compiler, leaders)
}

/// [`playable`] with leaders of Format Coconut beside the cards: their definitions, in the same order. A leader whose text can't be
/// played is named in the error.
pub fn with_leaders(cards: &[CardData], leaders: &[CardData]) -> Result<(CardDb, Vec<DefId>), Unplayable> {
    let mut compiler = Compiler::new(cards.len() + leaders.len());
    compiler.built_ins(&meaning::support());
    for card in cards {
        // Cards that can't be played are told of where somebody asks for them.
        let _ = add(&mut compiler, card);
    }
    finish_with(compiler, leaders)
}

fn finish_with(mut compiler: Compiler, leaders: &[CardData]) -> Result<(CardDb, Vec<DefId>), Unplayable> {
    let defs = leaders.iter().map(|leader| add_leader(&mut compiler, leader)).collect::<Result<_, _>>()?;
    Ok((compiler.finish(), defs))
}

fn add_leader(compiler: &mut Compiler, leader: &CardData) -> Result<DefId, Unplayable> {
    let (facts, abilities) = resolved(leader)?;
    compiler.leader(&facts, &abilities).map_err(|error| not_compiled(leader, &error))
}

fn add(compiler: &mut Compiler, card: &CardData) -> Result<(), Unplayable> {
    let (facts, abilities) = resolved(card)?;
    compiler.card(&facts, &abilities).map_err(|error| not_compiled(card, &error))
}

fn resolved(card: &CardData) -> Result<(CardFacts, Vec<Ability>), Unplayable> {
    let resolved = meaning::resolve(card.card_type, &card.abilities)
        .map_err(|unresolved| unplayable(card, Some(unresolved.ability()), Why::Unresolved(unresolved)))?;
    Ok((card.facts(), resolved.abilities))
}

fn not_compiled(card: &CardData, error: &CompileError) -> Unplayable {
    unplayable(card, error.ability, Why::NotCompiled(error.what))
}

fn unplayable(card: &CardData, ability: Option<usize>, why: Why) -> Unplayable {
    Unplayable { card: card.full_name(), ability, why }
}
