//! Reports as one self-contained HTML file: no network, no fonts, no other files.
//!
//! Text from outside, such as deck names, is escaped by [`maud`]. The page's content security policy forbids
//! loading anything, so a mistake would show as an error instead of a request.

mod cards;
mod plots;

use crate::commands::matchup::RunDescription;
use crate::language::{self, say};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use sim::matchup::{MatchupReport, PairReport, WinRate};

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/// Distance of a win rate from one half at which the colours are strongest.
const FULL_COLOUR: f64 = 0.3;

/// The report of a matchup of decks.
pub fn matchup(report: &MatchupReport, about: &RunDescription) -> String {
    let order = report.ranking();
    // With --against, the rows are the first decks and the columns their opponents.
    let (order, columns): (Vec<usize>, Vec<usize>) = match about.mine {
        Some(mine) => order.into_iter().partition(|deck| *deck < mine),
        None => (order.clone(), order),
    };
    let title = title(report, about);
    let markup = html! {
        (DOCTYPE)
        html lang=(language::current().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                (header(report, about, &title))
                main {
                    (ranking(report, &order))
                    @if about.mine.is_some() {
                        @for deck in &order { (meetings(report, *deck)) }
                    }
                    @if order.len() > 1 { (heat_map(report, &order, &columns)) }
                    @if about.mine.is_none() { (pairings(report)) }
                    div.pair {
                        (length(report))
                        (lore(report))
                    }
                    (edge(report, &order))
                    (lore_of_decks(report, &order))
                    (cards::section(report, &order))
                }
                (footer(about))
                div #tip role="status" hidden {}
                script { (PreEscaped(SCRIPT)) }
            }
        }
    };
    markup.into_string()
}

fn title(report: &MatchupReport, about: &RunDescription) -> String {
    match about.mine {
        Some(1) => {
            say!("page-title-one", "deck" = report.decks[0].name.clone(), "n" = report.decks.len() - 1)
        }
        Some(mine) => say!("page-title-mine", "mine" = mine, "n" = report.decks.len() - mine),
        None => say!("page-title", "n" = report.decks.len()),
    }
}

fn header(report: &MatchupReport, about: &RunDescription, title: &str) -> Markup {
    let fact = |name: &'static str, value: String| {
        html! { div { dt { (say!("page-fact", "fact" = name)) } dd { (value) } } }
    };
    let players = match &about.players[..] {
        [one, other] => say!("matchup-versus", "one" = one.clone(), "other" = other.clone()),
        players => players.join(", "),
    };
    let pairings = say!("page-pairings", "n" = report.pairings.len(), "games" = report.games_each);
    html! {
        header {
            h1 { (title) }
            @if report.interrupted {
                p.warn { (say!("page-stopped")) }
            }
            @if report.broken > 0 {
                p.warn { (say!("page-broken", "n" = report.broken)) }
            }
            dl.facts {
                (fact("games", thousands(report.games)))
                (fact("pairings", pairings))
                (fact("players", players))
                (fact("seed", report.seed.to_string()))
                (fact("program", about.stamp.program.clone()))
                (fact("rules", about.stamp.rules.clone()))
                (fact("library", about.stamp.library.clone()))
            }
            p.command { (say!("page-repeat")) " " code { (about.command) } }
        }
    }
}

fn footer(about: &RunDescription) -> Markup {
    html! {
        footer {
            p { (say!("page-footer", "program" = about.stamp.program.clone())) }
        }
    }
}

fn ranking(report: &MatchupReport, order: &[usize]) -> Markup {
    let rates: Vec<WinRate> = order.iter().map(|deck| report.decks[*deck].overall).collect();
    let range = plots::range_of(&rates);
    let mirrors = if report.pairings.iter().any(PairReport::is_mirror) { "yes" } else { "no" };
    html! {
        section {
            h2 #ranking { (heading("decks")) }
            p.note { (say!("page-ranking-note", "mirrors" = mirrors)) }
            div.scroll {
                table.sortable.ranking {
                    thead { tr {
                        th scope="col" { "#" }
                        th scope="col" { (column("deck")) }
                        th scope="col" { (column("rate")) }
                        th scope="col" { (column("interval")) }
                        th.plain scope="col" { (plots::interval_axis(range)) }
                        th scope="col" { (column("games")) }
                        th scope="col" { (column("starting")) }
                        th scope="col" { (column("second")) }
                        th scope="col" { (column("rounds")) }
                    } }
                    tbody {
                        @for (rank, deck) in (1..).zip(order) {
                            @let one = &report.decks[*deck];
                            tr {
                                td.number { (rank) }
                                th.name scope="row" { (one.name) }
                                td.number { b { (percent(one.overall)) } }
                                td.number data-key=(one.overall.ci95[0]) { (interval(one.overall)) }
                                td.plot { (plots::interval(one.overall, range, &one.name)) }
                                td.number { (one.overall.games) }
                                td.number { (percent(one.starting)) }
                                td.number { (percent(one.second)) }
                                td.number { (format!("{:.1}", one.rounds_mean)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// One deck against each of its opponents, easiest first.
fn meetings(report: &MatchupReport, deck: usize) -> Markup {
    let mut met: Vec<&PairReport> = report.pairings.iter().filter(|pair| pair.decks[0] == deck).collect();
    met.sort_by(|a, b| b.rate.rate.total_cmp(&a.rate.rate));
    let rates: Vec<WinRate> = met.iter().map(|pair| pair.rate).collect();
    let range = plots::range_of(&rates);
    html! {
        section {
            h2 { (say!("page-against-each", "deck" = report.decks[deck].name.clone())) }
            div.scroll {
                table.sortable.meetings {
                    thead { tr {
                        th scope="col" { (column("against")) }
                        th scope="col" { (column("rate")) }
                        th scope="col" { (column("interval")) }
                        th.plain scope="col" { (plots::interval_axis(range)) }
                        th scope="col" { (column("wins")) }
                        th scope="col" { (column("losses")) }
                        th scope="col" { (column("draws")) }
                        th scope="col" { (column("starter")) }
                        th scope="col" { (column("turns")) }
                    } }
                    tbody {
                        @for pair in met {
                            @let name = &report.decks[pair.decks[1]].name;
                            tr {
                                th.name scope="row" { (name) }
                                td.number { b { (percent(pair.rate)) } }
                                td.number data-key=(pair.rate.ci95[0]) { (interval(pair.rate)) }
                                td.plot { (plots::interval(pair.rate, range, name)) }
                                td.number { (pair.wins[0]) }
                                td.number { (pair.wins[1]) }
                                td.number { (pair.draws) }
                                td.number { (percent(pair.starter)) }
                                td.number { (format!("{:.1}", pair.turns_mean)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn heat_map(report: &MatchupReport, order: &[usize], columns: &[usize]) -> Markup {
    let matrix = report.matrix();
    let name = |deck: usize| &report.decks[deck].name[..];
    let tip = |row: usize, column: usize, rate: WinRate| {
        say!(
            "page-tip",
            "of" = if row == column { "itself" } else { "against" },
            "deck" = name(row).to_owned(),
            "other" = name(column).to_owned(),
            "share" = percent(rate),
            "interval" = interval(rate),
            "n" = rate.games
        )
    };
    html! {
        section {
            h2 #matrix { (heading("matrix")) }
            p.note { (say!("page-matrix-note")) }
            div.legend aria-hidden="true" {
                span { (say!("page-legend", "end" = "low")) }
                span.scale {}
                span { (say!("page-legend", "end" = "high")) }
            }
            div.scroll {
                table.heat #heat {
                    thead { tr {
                        th scope="col" { span.sr { (column("deck")) } }
                        @for (rank, deck) in (1..).zip(columns) {
                            th scope="col" data-tip=(name(*deck)) aria-label=(name(*deck)) { (rank) }
                        }
                    } }
                    tbody {
                        @for (rank, row) in (1..).zip(order) {
                            tr {
                                th scope="row" { span.rank { (rank) } " " (name(*row)) }
                                @for column in columns {
                                    @match matrix[*row][*column].filter(|rate| rate.games > 0) {
                                        Some(rate) => {
                                            td.cell.up[rate.rate >= 0.5].down[rate.rate < 0.5].mirror[row == column]
                                                style=(format!("--m:{:.0}%", strength(rate)))
                                                data-tip=(tip(*row, *column, rate)) {
                                                (format!("{:.0}", 100.0 * rate.rate))
                                            }
                                        }
                                        None => td.cell.none { @if row == column { "·" } @else { "?" } },
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The strength of a cell's colour in percent.
fn strength(rate: WinRate) -> f64 {
    (100.0 * (rate.rate - 0.5).abs() / FULL_COLOUR).min(100.0)
}

fn pairings(report: &MatchupReport) -> Markup {
    let name = |deck: usize| &report.decks[deck].name[..];
    html! {
        section {
            details {
                summary { (say!("page-all-pairings", "n" = report.pairings.len())) }
                div.scroll {
                    table.sortable #pairings {
                        thead { tr {
                            th scope="col" { (column("deck")) }
                            th scope="col" { (column("against")) }
                            th scope="col" { (column("rate")) }
                            th scope="col" { (column("interval")) }
                            th scope="col" { (column("wins")) }
                            th scope="col" { (column("losses")) }
                            th scope="col" { (column("draws")) }
                            th scope="col" { (column("starter")) }
                            th scope="col" { (column("turns")) }
                        } }
                        tbody {
                            @for pair in &report.pairings {
                                tr {
                                    th.name scope="row" { (name(pair.decks[0])) }
                                    td.name { (name(pair.decks[1])) @if pair.is_mirror() { " " (say!("page-itself")) } }
                                    td.number { b { (percent(pair.rate)) } }
                                    td.number data-key=(pair.rate.ci95[0]) { (interval(pair.rate)) }
                                    td.number { (pair.wins[0]) }
                                    td.number { (pair.wins[1]) }
                                    td.number { (pair.draws) }
                                    td.number { (percent(pair.starter)) }
                                    td.number { (format!("{:.1}", pair.turns_mean)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn length(report: &MatchupReport) -> Markup {
    let turns = format!("{:.1}", report.turns_mean);
    let decisions = format!("{:.0}", report.decisions_mean);
    html! {
        section {
            h2 #length { (heading("length")) }
            p.note { (say!("page-length-note", "turns" = turns, "decisions" = decisions)) }
            (plots::lengths(&report.rounds))
        }
    }
}

fn lore(report: &MatchupReport) -> Markup {
    html! {
        section {
            h2 #lore { (heading("lore")) }
            p.note { (say!("page-lore-note")) }
            (plots::lore(&report.lore))
        }
    }
}

fn edge(report: &MatchupReport, order: &[usize]) -> Markup {
    let share = percent(report.starter);
    html! {
        section {
            h2 #edge { (heading("edge")) }
            p.note { (say!("page-edge-note", "share" = share, "interval" = interval(report.starter))) }
            (plots::edge(report, order))
        }
    }
}

fn lore_of_decks(report: &MatchupReport, order: &[usize]) -> Markup {
    html! {
        section {
            h2 #curves { (heading("curves")) }
            p.note { (say!("page-curves-note")) }
            div.multiples {
                @for deck in order { (plots::small_lore(report, *deck)) }
            }
        }
    }
}

fn percent(rate: WinRate) -> String {
    if rate.games == 0 { "–".to_owned() } else { format!("{:.1} %", 100.0 * rate.rate) }
}

fn interval(rate: WinRate) -> String {
    let [low, high] = rate.ci95.map(|share| format!("{:.1}", 100.0 * share));
    say!("matchup-interval", "low" = low, "high" = high)
}

fn heading(of: &'static str) -> String {
    say!("page-heading", "of" = of)
}

fn column(column: &'static str) -> String {
    say!("page-column", "column" = column)
}

/// Formats 50600 as 50,600.
fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests;
