//! `inkwright cards constructs`: the constructs of the card language, with the cards that use them and the
//! scenarios that show them.

use crate::failure::Failure;
use crate::language::{self, percent, say};
use crate::library;
use crate::output::Output;
use cards::LocalNames;
use scenario::{
    ConstructListing, ConstructUse, condition_closure, event_closure, list_constructs, watch_paths,
};
use std::path::PathBuf;
use words::{Message, Say};

/// Maximum number of listed cards and scenarios.
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
            let file = path.display().to_string();
            Failure::input(say!("check-path", "file" = file, "why" = words::io_error(&error)))
        })?;
    }
    let library = library::load_playable();
    let watched = watch_paths(scenarios, &library.cards);
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
            let construct = excuse.construct.clone();
            out.line(say!("constructs-idle", "construct" = construct, "what" = excuse.lacks.message()))?;
        }
        if failed > 0 {
            out.line(say!("constructs-failed", "n" = failed))?;
        }
    }
    if unshown > 0 || !listing.idle_excuses.is_empty() { Err(Failure::Checked) } else { Ok(()) }
}

/// Lists the texts of the two closure tables that can't be played.
pub fn holes(json: bool, out: &mut Output) -> Result<(), Failure> {
    let tables = [event_closure(), condition_closure()];
    if json {
        return Ok(out.json(&tables)?);
    }
    for table in &tables {
        for row in table.rows.iter().filter(|row| !row.holes.is_empty()) {
            out.line(row.words)?;
            for text in &row.holes {
                out.line(format_args!("    {text}"))?;
            }
        }
    }
    for (table, what) in tables.iter().zip(["events", "conditions"]) {
        let (cells, holes) = table.size();
        out.line(say!("constructs-holes", "what" = what, "n" = holes, "all" = cells))?;
    }
    Ok(())
}

fn print(one: &ConstructUse, out: &mut Output) -> Result<(), Failure> {
    let (cards, scenarios) = (one.cards.len(), one.scenarios.len());
    let used = say!("constructs-used", "cards" = cards, "scenarios" = scenarios);
    let lone = if one.lone { format!("  {}", say!("constructs-lone")) } else { String::new() };
    out.line(format_args!("{}  {used}{lone}", one.construct))?;
    let names = LocalNames::of(language::current());
    for card in one.cards.iter().take(MOST) {
        let local = names.full_name(card);
        let card = local.as_ref().unwrap_or(card);
        out.line(format_args!("    {card}"))?;
    }
    for scenario in one.scenarios.iter().take(MOST) {
        out.line(format_args!("    {scenario}"))?;
    }
    for excuse in &one.excused {
        let (what, why) = (excuse.lacks.message(), excuse.why.message());
        out.line(format_args!("    {}", say!("constructs-never", "what" = what, "why" = why)))?;
    }
    if !one.missing.is_empty() {
        let missing: Vec<Message> = one.missing.iter().map(Say::message).collect();
        out.line(format_args!("    {}", say!("constructs-not-shown", "what" = missing)))?;
    }
    Ok(())
}

fn summary(listing: &ConstructListing, all: usize, unshown: usize, out: &mut Output) -> Result<(), Failure> {
    let share = listing.lone_abilities as f64 / listing.abilities.max(1) as f64;
    out.line(say!("constructs-summary", "n" = all, "unshown" = unshown))?;
    out.line(say!(
        "constructs-lone-abilities",
        "n" = listing.lone_abilities,
        "all" = listing.abilities,
        "share" = percent(share)
    ))?;
    Ok(())
}
