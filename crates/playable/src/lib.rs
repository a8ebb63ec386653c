//! Compiles a card library into the programs that games run.
//!
//! [`playable`] resolves each card's wording and compiles its meaning. If a card can't be resolved or
//! compiled, it is left out and listed with the reason: a card is either fully playable or not at all.

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
    /// The index of the ability on the card.
    pub ability: Option<usize>,
    pub why: Why,
}

/// Compiles the cards that can be played and lists the others with the reason.
pub fn playable(cards: &[CardData]) -> (CardDb, Vec<Unplayable>) {
    let mut compiler = Compiler::new(cards.len());
    compiler.built_ins(&meaning::support());
    let refused = cards.iter().filter_map(|card| add(&mut compiler, card).err()).collect();
    (compiler.finish(), refused)
}

/// Compiles all cards. The error names the first one that can't be played.
pub fn all_playable(cards: &[CardData]) -> Result<CardDb, Unplayable> {
    let (db, mut refused) = playable(cards);
    if refused.is_empty() { Ok(db) } else { Err(refused.swap_remove(0)) }
}

/// Like [`all_playable`], with leaders of Format Coconut in addition to the cards. Returns the definitions of
/// the leaders in the same order. The names in `nameable` get the lowest ids.
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

/// Like [`playable`], with leaders of Format Coconut in addition to the cards. Returns the definitions of the
/// leaders in the same order. The error names the first leader that can't be played.
pub fn with_leaders(cards: &[CardData], leaders: &[CardData]) -> Result<(CardDb, Vec<DefId>), Unplayable> {
    let mut compiler = Compiler::new(cards.len() + leaders.len());
    compiler.built_ins(&meaning::support());
    for card in cards {
        // [`playable`] reports the cards that can't be played.
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
