//! The data about cards, programs and rows that the Python side of training needs.

use crate::AnyError;
use bots::net::{AIMS, Aim, FIXED, NAMED_SLOTS, PARTS, ROLES, SLOTS, facts, program_facts};
use engine::DefId;
use playable::{DeckSet, PlayableLibrary};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct FactsArgs {
    /// JSON file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// The sorted names of all facts, and for each set the indices of its facts.
fn numbered(sets: &[BTreeSet<String>]) -> (Vec<String>, Vec<Vec<usize>>) {
    let names: BTreeSet<&String> = sets.iter().flatten().collect();
    let index: BTreeMap<&String, usize> = names.iter().enumerate().map(|(at, name)| (*name, at)).collect();
    let numbers = sets.iter().map(|set| set.iter().map(|name| index[name]).collect()).collect();
    (names.into_iter().cloned().collect(), numbers)
}

pub fn run(args: &FactsArgs) -> Result<(), AnyError> {
    let table =
        DeckSet::of_any(Vec::new(), &PlayableLibrary::embedded()).map_err(|errors| errors[0].to_string())?;
    let db = table.db();
    let cards: Vec<BTreeSet<String>> = (0..db.defs().len()).map(|def| facts(db, DefId(def as u16))).collect();
    let ops = db.ops.len();
    let programs: Vec<BTreeSet<String>> = [Aim::At, Aim::Do]
        .into_iter()
        .flat_map(|aim| (0..ops).map(move |pc| program_facts(db, aim, pc as u32)))
        .collect();
    let (card_names, cards) = numbered(&cards);
    let (program_names, programs) = numbered(&programs);
    let json = json!({
        "fixed": FIXED,
        "slots": SLOTS,
        "named_slots": NAMED_SLOTS,
        "parts": PARTS,
        "roles": ROLES,
        "aims": AIMS,
        "ops": ops,
        "card_facts": card_names,
        "cards": cards,
        "program_facts": program_names,
        "programs": programs,
    });
    std::fs::write(&args.out, serde_json::to_vec(&json)?)?;
    println!("{} cards, {ops} steps of programs, {FIXED} fixed rows, {PARTS} fixed parts", cards.len());
    Ok(())
}
