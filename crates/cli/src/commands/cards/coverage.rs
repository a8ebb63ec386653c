//! `inkwright cards coverage`: the share of card text that compiles to engine programs.

use crate::failure::Failure;
use crate::language::say;
use crate::library;
use crate::output::Output;
use cards::import::CardEntry;
use cards::{CardData, DataFile, GapReason, TextCoverage, TextGap, UnplayableReason};
use grammar::{Lexicon, Section};
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::Path;
use words::{Arg, Say as _};

/// Path of the developers' card data.
const USUAL: &str = "../shared/cards/cards.json";

/// Number of gaps listed in the text report.
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
        let (file, set) = (path.display().to_string(), set.to_owned());
        return Err(Failure::input(match sets(&data) {
            sets if sets.is_empty() => say!("coverage-no-set", "file" = file, "set" = set),
            sets => say!("coverage-no-set-but", "file" = file, "set" = set, "sets" = sets),
        }));
    }
    let mut coverage = data.coverage(set, &library);
    add_lowering(&data, set, &data.lexicon(&library), &mut coverage);
    if json {
        return Ok(out.json(&coverage)?);
    }
    report(&coverage, out)
}

/// The sets in the data, for a message.
fn sets(data: &DataFile) -> String {
    let mut sets: Vec<&str> = data.entries.iter().map(CardEntry::set).filter(|set| !set.is_empty()).collect();
    sets.sort_by_key(|set| (set.len(), *set));
    sets.dedup();
    sets.join(", ")
}

/// Removes cards that the engine can't compile from the counts of cards.
fn add_lowering(data: &DataFile, set: Option<&str>, lexicon: &Lexicon, coverage: &mut TextCoverage) {
    let mut gaps: Vec<TextGap> = Vec::new();
    // For each missing construct, the number of cards that lack nothing else.
    let mut unlocked: HashMap<String, usize> = HashMap::new();
    let mut whats = Vec::new();
    for entry in data.entries.iter().filter(|entry| set.is_none_or(|set| entry.set() == set)) {
        let Ok(card) = entry.compile(lexicon) else { continue };
        let Err(whole) = playable::check_card(&card) else { continue };
        coverage.compiled -= 1;
        coverage.round_trip_exact -= 1;
        let mut missing = HashSet::new();
        for section in &entry.sections {
            let section = Section { name: section.name.as_deref(), text: &section.text };
            let Some(why) = not_lowered(&card, &section, lexicon) else { continue };
            coverage.abilities_compiled -= 1;
            missing.insert(why.to_string());
            whats.push(why.to_string());
            gaps.push(gap(&card, section.normalised(), why));
        }
        if missing.is_empty() {
            missing.insert(whole.why.to_string());
            whats.push(whole.why.to_string());
            gaps.push(gap(&card, String::new(), whole.why));
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

/// The part of a card's section that the engine can't compile.
fn not_lowered(card: &CardData, section: &Section<'_>, lexicon: &Lexicon) -> Option<UnplayableReason> {
    let abilities = grammar::compile_section(section, card.card_type, lexicon).ok()?;
    let alone = CardData { abilities, ..card.clone() };
    playable::check_card(&alone).err().map(|error| error.why)
}

fn gap(card: &CardData, ability: String, why: UnplayableReason) -> TextGap {
    let span = 0..ability.len();
    TextGap { card: card.full_name(), ability, span, expected: GapReason::Program(why), cards_unlocked: 0 }
}

fn report(coverage: &TextCoverage, out: &mut Output) -> Result<(), Failure> {
    let TextCoverage { cards, compiled, round_trip_exact, abilities, abilities_compiled, gaps } = coverage;
    let exact = *round_trip_exact;
    out.line(say!("coverage-cards", "cards" = *cards, "compiled" = *compiled, "exact" = exact))?;
    out.line(say!("coverage-abilities", "n" = *abilities, "compiled" = *abilities_compiled))?;
    let causes = causes(gaps);
    for (gap, cards) in causes.iter().take(SHOWN) {
        let at = place(gap).to_owned();
        let (card, expected) = (Arg::FullName(gap.card.clone()), gap.expected.message());
        let told = match cards.len() - 1 {
            0 => say!("coverage-gap", "card" = card, "text" = at, "expected" = expected),
            more => {
                say!("coverage-cause", "card" = card, "more" = more, "text" = at, "expected" = expected)
            }
        };
        out.line(format_args!("{:4}  {told}", cards.len()))?;
    }
    if causes.len() > SHOWN {
        out.line(say!("coverage-more", "n" = causes.len() - SHOWN))?;
    }
    Ok(())
}

/// The words at fault.
fn place(gap: &TextGap) -> &str {
    gap.ability.get(gap.span.clone()).unwrap_or_default()
}

/// The gaps by their cause, the same expectation at the same words whatever their numbers, each with its first gap
/// and all of its cards. The cause of most cards comes first.
fn causes(gaps: &[TextGap]) -> Vec<(&TextGap, BTreeSet<&str>)> {
    let mut causes: Vec<(&TextGap, BTreeSet<&str>)> = Vec::new();
    let mut known: HashMap<(String, String), usize> = HashMap::new();
    for gap in gaps {
        let words = place(gap).replace(|c: char| c.is_ascii_digit(), "#");
        let at = *known.entry((words, gap.expected.to_string())).or_insert_with(|| {
            causes.push((gap, BTreeSet::new()));
            causes.len() - 1
        });
        causes[at].1.insert(&gap.card);
    }
    causes.sort_by_key(|(_, cards)| Reverse(cards.len()));
    causes
}
