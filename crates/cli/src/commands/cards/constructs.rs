//! `inkwright cards constructs`: the constructs of the card language, the cards that use each and the scenarios that show it.

use crate::failure::Failure;
use crate::library;
use crate::output::Output;
use scenario::{ConstructUse, Listing, list_constructs, watch_paths};
use std::path::PathBuf;

/// The most cards and scenarios that are named.
const MOST: usize = 3;

pub fn run(
    filter: Option<&str>,
    scenarios: &[PathBuf],
    only_missing: bool,
    json: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    for path in scenarios {
        path.metadata().map_err(|error| {
            Failure::input(format!("{}: {error}. Check that the path exists", path.display()))
        })?;
    }
    let library = library::load();
    let watched = watch_paths(scenarios, &library);
    let mut listing = list_constructs(&library, &watched);
    let failed = watched.iter().filter(|watched| !watched.report.passed).count();
    let all = listing.constructs.len();
    let unshown = listing.constructs.iter().filter(|one| !one.missing.is_empty()).count();
    listing.constructs.retain(|one| {
        let named = filter
            .is_none_or(|filter| one.construct.to_string().to_lowercase().contains(&filter.to_lowercase()));
        named && (!only_missing || !one.missing.is_empty())
    });
    if json {
        out.json(&listing)?;
    } else {
        for one in &listing.constructs {
            print(one, out)?;
        }
        summary(&listing, all, unshown, out)?;
        for excuse in &listing.idle_excuses {
            out.line(format_args!("{} is excused for \"{}\" without need", excuse.construct, excuse.lacks))?;
        }
        if failed > 0 {
            out.line(format_args!("{failed} scenarios failed and show nothing"))?;
        }
    }
    if unshown > 0 || !listing.idle_excuses.is_empty() { Err(Failure::Checked) } else { Ok(()) }
}

fn print(one: &ConstructUse, out: &mut Output) -> Result<(), Failure> {
    let lone = if one.lone { "  stands alone" } else { "" };
    let cards = one.cards.len();
    out.line(format_args!("{}  {cards} cards, {} scenarios{lone}", one.construct, one.scenarios.len()))?;
    for card in one.cards.iter().take(MOST) {
        out.line(format_args!("    {card}"))?;
    }
    for scenario in one.scenarios.iter().take(MOST) {
        out.line(format_args!("    {scenario}"))?;
    }
    for excuse in &one.excused {
        out.line(format_args!("    never {}: {}", excuse.lacks, excuse.why))?;
    }
    if !one.missing.is_empty() {
        out.line(format_args!("    not shown: {}", one.missing.join(", ")))?;
    }
    Ok(())
}

fn summary(listing: &Listing, all: usize, unshown: usize, out: &mut Output) -> Result<(), Failure> {
    let share = 100.0 * listing.lone_abilities as f64 / listing.abilities.max(1) as f64;
    out.line(format_args!("{all} constructs, {unshown} of them not wholly shown"))?;
    out.line(format_args!(
        "{} of {} abilities ({share:.1} %) need a construct without parameters that a single card uses",
        listing.lone_abilities, listing.abilities
    ))?;
    Ok(())
}
