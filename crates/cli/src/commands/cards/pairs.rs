//! `inkwright cards pairs`: games in which related cards meet.

use super::exercise::{CardSelection, LibraryPart};
use crate::failure::Failure;
use crate::language::say;
use crate::library;
use crate::output::Output;
use crate::progress::{ProgressUnit, counting};
use sim::{PairsConfig, meet};

pub fn run(
    card: Option<&str>,
    part: Option<LibraryPart>,
    config: PairsConfig,
    json: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    let library = library::load_playable();
    let chosen = CardSelection::new(&library.cards, card, part)?;
    let bar = counting(ProgressUnit::Pairs, 0);
    let report =
        meet(&library, config, |card| chosen.has(card), |pairs| bar.set_length(pairs as u64), || bar.inc(1));
    bar.finish_and_clear();
    if json {
        out.json(&report)?;
    } else {
        for finding in &report.findings {
            out.line(say!("pairs-found", "what" = finding.clone()))?;
        }
        out.line(say!(
            "pairs-summary",
            "pairs" = report.pairs,
            "games" = report.games,
            "decisions" = report.decisions,
            "findings" = report.findings.len()
        ))?;
    }
    if report.findings.is_empty() { Ok(()) } else { Err(Failure::Checked) }
}
