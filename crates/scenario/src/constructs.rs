//! The constructs of the card language, with the cards that use them and the scenarios that show them.

use crate::aspects::{ExcuseReason, MissingAspect};
use crate::watch::ScenarioCoverage;
use engine::{AbilityBranches, AbilityCoverage};
use playable::PlayableLibrary;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use wording::{Construct, constructs};

/// A construct with its cards and scenarios.
#[derive(Clone, Debug, Serialize)]
pub struct ConstructUse {
    pub construct: Construct,
    /// Full names of the cards that use it.
    pub cards: BTreeSet<String>,
    /// The number of abilities with it.
    pub abilities: usize,
    /// Files and titles of the scenarios in which it has an effect.
    pub scenarios: BTreeSet<String>,
    /// Aspects that no scenario shows yet.
    pub missing: Vec<MissingAspect>,
    /// Aspects that no scenario can show, with the reasons.
    pub excused: Vec<Excuse>,
    /// Whether it has no parameters and only one card uses it, so it may be a disguised sentence.
    pub lone: bool,
}

/// An aspect of a construct that no scenario can show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Excuse {
    pub construct: String,
    pub lacks: MissingAspect,
    pub why: ExcuseReason,
}

const EXCEPTIONS: &str = include_str!("../data/exceptions.ron");

/// The list of aspects that no scenario can show.
fn excuses() -> Vec<Excuse> {
    ron::from_str(EXCEPTIONS).unwrap_or_default()
}

/// All constructs of a library.
#[derive(Clone, Debug, Serialize)]
pub struct ConstructListing {
    pub constructs: Vec<ConstructUse>,
    /// The number of abilities of the library's cards.
    pub abilities: usize,
    /// The number of abilities that need a construct used by a single card.
    pub lone_abilities: usize,
    /// Excuses for aspects that a scenario shows, or for unknown constructs.
    pub idle_excuses: Vec<Excuse>,
}

/// Data about a construct, collected for the list.
#[derive(Default)]
struct ConstructEntry {
    cards: BTreeSet<String>,
    abilities: usize,
    /// Indices into the list of watched scenarios.
    scenarios: BTreeSet<usize>,
    seen: AbilityCoverage,
    ways: AbilityBranches,
    /// Whether it only concerns deck building.
    outside: bool,
}

/// Lists the constructs of the library's cards and the aspects of each that the scenarios show.
pub fn list_constructs(library: &PlayableLibrary, watched: &[ScenarioCoverage]) -> ConstructListing {
    let (library, db) = (&library.cards, &library.db);
    let mut entries: BTreeMap<Construct, ConstructEntry> = BTreeMap::new();
    let mut used: HashMap<(String, usize), BTreeSet<Construct>> = HashMap::new();
    for card in &library.cards {
        let name = card.full_name();
        for (at, ability) in card.abilities.iter().enumerate() {
            let found = constructs(ability);
            let def = db.find(&name);
            for construct in &found {
                let entry = entries.entry(*construct).or_default();
                entry.cards.insert(name.clone());
                entry.abilities += 1;
                if let Some(def) = def {
                    let ways = db.branches(def, at);
                    entry.ways.condition |= ways.condition;
                    entry.ways.may |= ways.may;
                    entry.ways.choice |= ways.choice;
                    entry.outside |= db.is_for_deck_building(def, at);
                }
            }
            used.insert((name.clone(), at), found);
        }
    }
    for (at, ScenarioCoverage { report, shown }) in watched.iter().enumerate() {
        if !report.passed {
            continue;
        }
        for shown in shown {
            let Some(found) = used.get(&(shown.card.clone(), shown.ability)) else { continue };
            for construct in found {
                let Some(entry) = entries.get_mut(construct) else { continue };
                entry.seen.add(shown.seen);
                if shown.seen.done {
                    entry.scenarios.insert(at);
                }
            }
        }
    }
    let lone: BTreeSet<Construct> = entries
        .iter()
        .filter(|(construct, entry)| construct.plain && entry.cards.len() == 1)
        .map(|(construct, _)| *construct)
        .collect();
    let lone_abilities = used.values().filter(|found| !found.is_disjoint(&lone)).count();
    let mut idle_excuses = excuses();
    let list: Vec<ConstructUse> = entries
        .into_iter()
        .map(|(construct, entry)| {
            let (name, mut missing) = (construct.to_string(), missing(construct, &entry));
            let excused: Vec<Excuse> = idle_excuses
                .extract_if(.., |excuse| excuse.construct == name && missing.contains(&excuse.lacks))
                .collect();
            missing.retain(|lacks| !excused.iter().any(|excuse| excuse.lacks == *lacks));
            ConstructUse {
                construct,
                missing,
                excused,
                cards: entry.cards,
                abilities: entry.abilities,
                scenarios: entry.scenarios.into_iter().map(|at| name_of(&watched[at])).collect(),
                lone: lone.contains(&construct),
            }
        })
        .collect();
    ConstructListing { constructs: list, abilities: used.len(), lone_abilities, idle_excuses }
}

fn name_of(watched: &ScenarioCoverage) -> String {
    format!("{}: {}", watched.report.file, watched.report.title)
}

/// The aspects of a construct that scenarios don't show. A condition must be true once and false once, a
/// "may" must be accepted and declined, a choice must have options and have none.
fn missing(construct: Construct, entry: &ConstructEntry) -> Vec<MissingAspect> {
    let seen = &entry.seen;
    if entry.outside {
        return vec![];
    }
    let mut missing = vec![];
    let mut want = |wanted: bool, there: bool, what| {
        if wanted && !there {
            missing.push(what);
        }
    };
    want(true, seen.done, MissingAspect::AtWork);
    let tests = matches!(construct.kind, "Condition" | "HistoryEvent" | "Lead")
        || matches!(construct.name, "If" | "OnlyIf" | "OnlyWhile" | "Unless" | "Instead");
    want(tests && entry.ways.condition, seen.held, MissingAspect::ConditionTrue);
    want(tests && entry.ways.condition, seen.failed, MissingAspect::ConditionFalse);
    let may = construct.kind == "Effect" && matches!(construct.name, "May" | "MayAlso");
    want(may && entry.ways.may, seen.taken, MissingAspect::Taken);
    want(may && entry.ways.may, seen.declined, MissingAspect::Declined);
    let chooses = matches!(construct.kind, "Effect" | "Part" | "Det" | "Target" | "Quantity");
    want(chooses && entry.ways.choice, seen.found, MissingAspect::SomethingToChoose);
    want(chooses && entry.ways.choice, seen.missed, MissingAspect::NothingToChoose);
    missing
}

#[cfg(test)]
mod tests {
    use super::{EXCEPTIONS, Excuse};

    #[test]
    fn the_exceptions_can_be_read_and_are_told_in_english() {
        let excuses: Vec<Excuse> = ron::from_str(EXCEPTIONS).expect("data/exceptions.ron");
        let told = serde_json::to_value(&excuses[0]).expect("an excuse");
        assert_eq!(told["lacks"], "nothing to choose");
        assert_eq!(told["why"], "an option with nothing to choose is not offered (6.1.5.2)");
    }
}
