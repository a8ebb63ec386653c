//! A report as text for a terminal.

use super::About;
use crate::failure::Failure;
use crate::output::Output;
use sim::matchup::{PairReport, Rate, Report};

/// Longer names are cut off in the list of decks, and in the matrix.
const LIST_NAME: usize = 44;
const MATRIX_NAME: usize = 28;

pub fn say(report: &Report, about: &About, out: &mut Output) -> Result<(), Failure> {
    let stopped = if report.interrupted { ", stopped early" } else { "" };
    out.line(format_args!(
        "{} decks, {} pairings, {} games, seed {}, players: {}{stopped}",
        report.decks.len(),
        report.pairings.len(),
        report.games,
        report.seed,
        about.players.join(" against ")
    ))?;
    match about.mine {
        Some(mine) => (0..mine).try_for_each(|deck| say_one(report, deck, out))?,
        None => say_all(report, out)?,
    }
    let starter = report.starter;
    out.line("")?;
    out.line(format_args!("the starting player won {} (95 %: {})", percent(starter), interval(starter)))?;
    out.line(format_args!(
        "{} draws, {} unfinished; {:.1} turns and {:.1} decisions a game",
        report.draws, report.unfinished, report.turns_mean, report.decisions_mean
    ))?;
    if report.broken > 0 {
        out.line(format_args!("{} games broke a promise of the engine", report.broken))?;
    }
    out.line(format_args!(
        "{:.1} s on {} threads: {:.0} games a second",
        report.elapsed_s, report.threads, report.games_per_s
    ))?;
    out.line(&about.stamp)?;
    out.line(format_args!("repeat: {}", about.command))?;
    Ok(())
}

/// All decks, the best first, and the matrix.
fn say_all(report: &Report, out: &mut Output) -> Result<(), Failure> {
    let order = report.ranking();
    let name_of = |deck: usize| &report.decks[deck].name[..];
    let wide = order.iter().map(|deck| name_of(*deck).chars().count()).max().unwrap_or(4);
    let list = wide.clamp(4, LIST_NAME);
    out.line("")?;
    out.line(format_args!("  # {:list$}  win rate            95 %   games  starting    second", "deck"))?;
    for (rank, deck) in (1..).zip(&order) {
        let one = &report.decks[*deck];
        out.line(format_args!(
            "{rank:3} {}  {:>8}  {:>14}  {:>6}  {:>8}  {:>8}",
            cut(name_of(*deck), list),
            percent(one.overall),
            interval(one.overall),
            one.overall.games,
            percent(one.starting),
            percent(one.second)
        ))?;
    }
    let matrix = report.matrix();
    let cell = |row: usize, column: usize| match matrix[row][column] {
        Some(rate) if rate.games > 0 => format!("{:.0}", 100.0 * rate.rate),
        Some(_) | None if row == column => "·".to_owned(),
        Some(_) | None => "?".to_owned(),
    };
    let all = order.iter().flat_map(|row| order.iter().map(|column| cell(*row, *column)));
    let width = 1 + all.map(|text| text.chars().count()).max().unwrap_or(2).max(2);
    let names = wide.clamp(4, MATRIX_NAME);
    out.line("")?;
    out.line("win rate in % of the deck of the row against the one of the column")?;
    let heads: String = (1..=order.len()).map(|rank| format!("{rank:width$}")).collect();
    out.line(format_args!("  # {:names$} {heads}", "deck"))?;
    for (rank, row) in (1..).zip(&order) {
        let cells: String = order.iter().map(|column| format!("{:>width$}", cell(*row, *column))).collect();
        out.line(format_args!("{rank:3} {} {cells}", cut(name_of(*row), names)))?;
    }
    if report.pairings.iter().any(PairReport::is_mirror) {
        out.line("a deck against itself: the win rate of who started")?;
    }
    Ok(())
}

/// One deck against each of the others, the hardest last.
fn say_one(report: &Report, deck: usize, out: &mut Output) -> Result<(), Failure> {
    let mut met: Vec<&PairReport> = report.pairings.iter().filter(|pair| pair.decks[0] == deck).collect();
    met.sort_by(|a, b| b.rate.rate.total_cmp(&a.rate.rate));
    let name_of = |deck: usize| &report.decks[deck].name[..];
    let one = &report.decks[deck];
    let names = met.iter().map(|pair| name_of(pair.decks[1]).chars().count()).max().unwrap_or(4);
    let names = names.clamp(7, LIST_NAME);
    out.line("")?;
    out.line(format_args!(
        "{}: {} (95 %: {}) of {} games; {} starting, {} second",
        clean(&one.name),
        percent(one.overall),
        interval(one.overall),
        one.overall.games,
        percent(one.starting),
        percent(one.second)
    ))?;
    out.line(format_args!("  {:names$}  win rate            95 %   games", "against"))?;
    for pair in met {
        out.line(format_args!(
            "  {}  {:>8}  {:>14}  {:>6}",
            cut(name_of(pair.decks[1]), names),
            percent(pair.rate),
            interval(pair.rate),
            pair.rate.games
        ))?;
    }
    Ok(())
}

fn percent(rate: Rate) -> String {
    if rate.games == 0 { "-".to_owned() } else { format!("{:.1} %", 100.0 * rate.rate) }
}

fn interval(rate: Rate) -> String {
    format!("{:.1} to {:.1}", 100.0 * rate.ci95[0], 100.0 * rate.ci95[1])
}

/// A name cut or filled up to this many columns.
fn cut(name: &str, width: usize) -> String {
    let clean = clean(name);
    if clean.chars().count() <= width {
        return format!("{clean:width$}");
    }
    clean.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// A name that can do nothing to a terminal.
fn clean(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
