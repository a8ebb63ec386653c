//! `inkwright cards coverage`: how much card text compiles all the way to engine programs.

use crate::failure::Failure;
use crate::library;
use crate::output::Output;
use crate::tongue::say;
use cards::import::Entry;
use cards::{CardData, Coverage, DataFile, Gap};
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::path::Path;
use text::{Lexicon, Section};

/// Where the developers' card data are.
const USUAL: &str = "../shared/cards/cards.json";

/// How many gaps are shown to people.
const SHOWN: usize = 20;

pub fn run(data: Option<&Path>, set: Option<&str>, json: bool, out: &mut Output) -> Result<(), Failure> {
    let path = match data {
        Some(path) => path,
        None if Path::new(USUAL).is_file() => Path::new(USUAL),
        None => {
            return Err(Failure::input(say!("coverage-no-data", "file" = USUAL.to_owned())));
        }
    };
    let library = library::load();
    let data = DataFile::read(path).map_err(Failure::of)?;
    let set = set.map(|set| set.trim_start_matches('0'));
    if let Some(set) = set
        && !data.entries.iter().any(|entry| entry.set() == set)
    {
        return Err(Failure::input(format!(
            "{}: no card is filed under set {set}{}",
            path.display(),
            sets(&data)
        )));
    }
    let mut coverage = data.coverage(set, &library);
    add_lowering(&data, set, &data.lexicon(&library), &mut coverage);
    if json {
        return Ok(out.json(&coverage)?);
    }
    say(&coverage, out)
}

/// The sets there are, for a message.
fn sets(data: &DataFile) -> String {
    let mut sets: Vec<&str> = data.entries.iter().map(Entry::set).filter(|set| !set.is_empty()).collect();
    sets.sort_by_key(|set| (set.len(), *set));
    sets.dedup();
    if sets.is_empty() { String::new() } else { format!("; there are {}", sets.join(", ")) }
}

/// A card is compiled only if the engine has programs for its tree: takes those out that it has none for.
fn add_lowering(data: &DataFile, set: Option<&str>, lexicon: &Lexicon, coverage: &mut Coverage) {
    let mut gaps: Vec<Gap> = Vec::new();
    // How many cards each missing construct keeps out all alone.
    let mut unlocked: HashMap<String, usize> = HashMap::new();
    let mut whats = Vec::new();
    for entry in data.entries.iter().filter(|entry| set.is_none_or(|set| entry.set() == set)) {
        let Ok(card) = entry.compile(lexicon) else { continue };
        let Err(whole) = record::all_playable(std::slice::from_ref(&card)) else { continue };
        coverage.compiled -= 1;
        let mut missing = HashSet::new();
        for section in &entry.sections {
            let section = Section { name: section.name.as_deref(), text: &section.text };
            let Some(what) = not_lowered(&card, &section, lexicon) else { continue };
            coverage.abilities_compiled -= 1;
            gaps.push(gap(&card, section.normalised(), &what));
            missing.insert(what.clone());
            whats.push(what);
        }
        if missing.is_empty() {
            gaps.push(gap(&card, String::new(), &whole.why.to_string()));
            missing.insert(whole.why.to_string());
            whats.push(whole.why.to_string());
        }
        if missing.len() == 1 {
            for what in missing {
                *unlocked.entry(what).or_default() += 1;
            }
        }
    }
    for (gap, what) in gaps.iter_mut().zip(&whats) {
        gap.cards_unlocked = unlocked.get(what).copied().unwrap_or(0);
    }
    coverage.gaps.extend(gaps);
    coverage.gaps.sort_by_key(|gap| Reverse(gap.cards_unlocked));
}

/// What the engine lacks for one section of a card.
fn not_lowered(card: &CardData, section: &Section<'_>, lexicon: &Lexicon) -> Option<String> {
    let abilities = text::compile_section(section, card.card_type, lexicon).ok()?;
    let alone = CardData { abilities, ..card.clone() };
    record::all_playable(&[alone]).err().map(|error| error.why.to_string())
}

fn gap(card: &CardData, ability: String, what: &str) -> Gap {
    let span = 0..ability.len();
    Gap {
        card: card.full_name(),
        ability,
        span,
        expected: format!("a program for {what}"),
        cards_unlocked: 0,
    }
}

fn say(coverage: &Coverage, out: &mut Output) -> Result<(), Failure> {
    let Coverage { cards, compiled, round_trip_exact, abilities, abilities_compiled, gaps } = coverage;
    out.line(format_args!("{cards} cards, {compiled} compiled, {round_trip_exact} printed back exactly"))?;
    out.line(format_args!("{abilities} abilities, {abilities_compiled} compiled"))?;
    for gap in gaps.iter().take(SHOWN) {
        let at = gap.ability.get(gap.span.clone()).unwrap_or_default();
        out.line(format_args!(
            "{:4}  {}: at \"{at}\", expected {}",
            gap.cards_unlocked, gap.card, gap.expected
        ))?;
    }
    if gaps.len() > SHOWN {
        out.line(format_args!("{} more gaps; --json shows all", gaps.len() - SHOWN))?;
    }
    Ok(())
}
