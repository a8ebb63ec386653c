//! `inkwright cards pairs`: games in which related cards meet.

use super::exercise::{Chosen, Part};
use crate::failure::Failure;
use crate::library;
use crate::output::Output;
use crate::tongue::say;
use indicatif::{ProgressBar, ProgressStyle};
use sim::{Meeting, meet};
use std::io::{self, IsTerminal as _};

pub fn run(
    card: Option<&str>,
    part: Option<Part>,
    meeting: Meeting,
    json: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    let library = library::load();
    let chosen = Chosen::new(&library, card, part)?;
    let bar = if io::stderr().is_terminal() { ProgressBar::new(0) } else { ProgressBar::hidden() };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos} of {len} pairs, {eta} left") {
        bar.set_style(style);
    }
    let report =
        meet(&library, meeting, |card| chosen.has(card), |pairs| bar.set_length(pairs as u64), || bar.inc(1));
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
