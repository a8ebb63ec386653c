//! A report as text for a terminal.

use super::RunDescription;
use crate::failure::Failure;
use crate::language::{self, decimal, say, stamp_text};
use crate::layout::{fit, right, wide};
use crate::output::Output;
use sim::matchup::{MatchupReport, PairReport, WinRate};

/// Maximum length of names in the list of decks, and in the matrix.
const LIST_NAME: usize = 44;
const MATRIX_NAME: usize = 28;

/// The heading of a column.
fn column(name: &'static str) -> String {
    say!("matchup-column", "column" = name)
}

/// A column of numbers: its heading, and its width.
struct TextColumn {
    title: String,
    width: usize,
}

impl TextColumn {
    fn new(title: String, least: usize) -> TextColumn {
        TextColumn { width: least.max(wide(&title)), title }
    }

    fn head(&self) -> String {
        right(&self.title, self.width)
    }

    fn cell(&self, text: &str) -> String {
        right(text, self.width)
    }
}

/// The columns of every list: rate, interval and games.
fn columns() -> [TextColumn; 3] {
    [
        TextColumn::new(column("rate"), 8),
        TextColumn::new("95 %".to_owned(), 14),
        TextColumn::new(column("games"), 6),
    ]
}

pub fn print(report: &MatchupReport, about: &RunDescription, out: &mut Output) -> Result<(), Failure> {
    let players = match &about.players[..] {
        [one, other] => say!("matchup-versus", "one" = one.clone(), "other" = other.clone()),
        players => players.join(", "),
    };
    out.line(say!(
        "matchup-head",
        "decks" = report.decks.len(),
        "pairings" = report.pairings.len(),
        "games" = report.games,
        "seed" = report.seed.to_string(),
        "players" = players,
        "stopped" = if report.interrupted { "yes" } else { "no" }
    ))?;
    match about.mine {
        Some(mine) => (0..mine).try_for_each(|deck| print_one(report, deck, out))?,
        None => print_all(report, out)?,
    }
    let starter = report.starter;
    out.line("")?;
    out.line(say!("matchup-starter", "share" = percent(starter), "interval" = interval(starter)))?;
    out.line(say!(
        "matchup-draws",
        "draws" = report.draws,
        "unfinished" = report.unfinished,
        "turns" = decimal(report.turns_mean, 1),
        "decisions" = decimal(report.decisions_mean, 1)
    ))?;
    if report.broken > 0 {
        out.line(say!("report-broken", "n" = report.broken))?;
    }
    let (seconds, rate) = (decimal(report.elapsed_s, 1), decimal(report.games_per_s, 0));
    out.line(say!("report-speed", "seconds" = seconds, "threads" = report.threads, "rate" = rate))?;
    out.line(stamp_text(&about.stamp))?;
    out.line(say!("matchup-repeat", "command" = about.command.clone()))?;
    Ok(())
}

/// All decks, best first, and the matrix.
fn print_all(report: &MatchupReport, out: &mut Output) -> Result<(), Failure> {
    let order = report.ranking();
    let name_of = |deck: usize| &report.decks[deck].name[..];
    let widest = order.iter().map(|deck| name_of(*deck).chars().count()).max().unwrap_or(4);
    let list = widest.clamp(4, LIST_NAME);
    out.line("")?;
    let [rate, range, games] = columns();
    let [starting, second] = ["starting", "second"].map(|name| TextColumn::new(column(name), 8));
    let heads = [&rate, &range, &games, &starting, &second].map(TextColumn::head).join("  ");
    out.line(format_args!("  # {}  {heads}", fit(&column("deck"), list)))?;
    for (rank, deck) in (1..).zip(&order) {
        let one = &report.decks[*deck];
        out.line(format_args!(
            "{rank:3} {}  {}  {}  {}  {}  {}",
            cut(name_of(*deck), list),
            rate.cell(&percent(one.overall)),
            range.cell(&interval(one.overall)),
            games.cell(&one.overall.games.to_string()),
            starting.cell(&percent(one.starting)),
            second.cell(&percent(one.second))
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
    let names = widest.clamp(4, MATRIX_NAME);
    out.line("")?;
    out.line(say!("matchup-matrix"))?;
    let heads: String = (1..=order.len()).map(|rank| format!("{rank:width$}")).collect();
    out.line(format_args!("  # {} {heads}", fit(&column("deck"), names)))?;
    for (rank, row) in (1..).zip(&order) {
        let cells: String = order.iter().map(|column| format!("{:>width$}", cell(*row, *column))).collect();
        out.line(format_args!("{rank:3} {} {cells}", cut(name_of(*row), names)))?;
    }
    if report.pairings.iter().any(PairReport::is_mirror) {
        out.line(say!("matchup-mirror"))?;
    }
    Ok(())
}

/// One deck against each of the others, hardest last.
fn print_one(report: &MatchupReport, deck: usize, out: &mut Output) -> Result<(), Failure> {
    let mut met: Vec<&PairReport> = report.pairings.iter().filter(|pair| pair.decks[0] == deck).collect();
    met.sort_by(|a, b| b.rate.rate.total_cmp(&a.rate.rate));
    let name_of = |deck: usize| &report.decks[deck].name[..];
    let one = &report.decks[deck];
    let names = met.iter().map(|pair| name_of(pair.decks[1]).chars().count()).max().unwrap_or(4);
    let names = names.clamp(7, LIST_NAME);
    out.line("")?;
    out.line(say!(
        "matchup-one",
        "name" = clean(&one.name),
        "share" = percent(one.overall),
        "interval" = interval(one.overall),
        "n" = one.overall.games,
        "starting" = percent(one.starting),
        "second" = percent(one.second)
    ))?;
    let [rate, range, games] = columns();
    let heads = [&rate, &range, &games].map(TextColumn::head).join("  ");
    out.line(format_args!("  {}  {heads}", fit(&column("against"), names)))?;
    for pair in met {
        out.line(format_args!(
            "  {}  {}  {}  {}",
            cut(name_of(pair.decks[1]), names),
            rate.cell(&percent(pair.rate)),
            range.cell(&interval(pair.rate)),
            games.cell(&pair.rate.games.to_string())
        ))?;
    }
    Ok(())
}

fn percent(rate: WinRate) -> String {
    if rate.games == 0 { "-".to_owned() } else { language::percent(rate.rate) }
}

fn interval(rate: WinRate) -> String {
    let [low, high] = rate.ci95.map(|share| decimal(100.0 * share, 1));
    say!("matchup-interval", "low" = low, "high" = high)
}

/// A name, cut or padded to this many columns.
fn cut(name: &str, width: usize) -> String {
    let clean = clean(name);
    if clean.chars().count() <= width {
        return format!("{clean:width$}");
    }
    clean.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// A name without control characters.
fn clean(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
