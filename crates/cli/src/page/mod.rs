//! Reports as one HTML file that needs nothing else: no network, no fonts, no other files.
//!
//! Text from outside, such as the names of decks, goes through [`maud`], which escapes it. The page's content security policy forbids
//! it to load anything, so a mistake would show up as an error instead of a request.

mod cards;
mod plots;

use crate::commands::matchup::About;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use sim::matchup::{PairReport, Rate, Report};

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/// Win rates this far from one half have the strongest colours.
const FULL_COLOUR: f64 = 0.3;

/// The report of a run of decks against each other.
pub fn matchup(report: &Report, about: &About) -> String {
    let order = report.ranking();
    // With --against it is the first decks that matter; the others are what they meet.
    let (order, columns): (Vec<usize>, Vec<usize>) = match about.mine {
        Some(mine) => order.into_iter().partition(|deck| *deck < mine),
        None => (order.clone(), order),
    };
    let title = title(report, about);
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
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

fn title(report: &Report, about: &About) -> String {
    match about.mine {
        Some(1) => format!("{} against {} decks", report.decks[0].name, report.decks.len() - 1),
        Some(mine) => format!("Matchup of {mine} decks against {}", report.decks.len() - mine),
        None => format!("Matchup of {} decks", report.decks.len()),
    }
}

fn header(report: &Report, about: &About, title: &str) -> Markup {
    let fact = |name: &str, value: String| html! { div { dt { (name) } dd { (value) } } };
    html! {
        header {
            h1 { (title) }
            @if report.interrupted {
                p.warn { "The run was stopped early: not all pairings have all their games." }
            }
            @if report.broken > 0 {
                p.warn { (report.broken) " games broke a promise of the engine and are not counted." }
            }
            dl.facts {
                (fact("Games", thousands(report.games)))
                (fact("Pairings", format!("{} × {} games", report.pairings.len(), report.games_each)))
                (fact("Players", about.players.join(" against ")))
                (fact("Seed", report.seed.to_string()))
                (fact("Program", about.stamp.program.clone()))
                (fact("Rules", about.stamp.rules.clone()))
                (fact("Card library", about.stamp.library.clone()))
            }
            p.command { "Repeat it: " code { (about.command) } }
        }
    }
}

fn footer(about: &About) -> Markup {
    html! {
        footer {
            p {
                "Made by " (about.stamp.program) ", an unofficial fan project. Win rates count a draw as half a win; intervals are Wilson's, of 95 %. \
                What is told holds for these players: others may use the same cards better."
            }
        }
    }
}

fn ranking(report: &Report, order: &[usize]) -> Markup {
    let rates: Vec<Rate> = order.iter().map(|deck| report.decks[*deck].overall).collect();
    let range = plots::range_of(&rates);
    html! {
        section {
            h2 #ranking { "Decks" }
            p.note {
                "Win rate of each deck over all its games"
                @if report.pairings.iter().any(PairReport::is_mirror) { " against other decks" }
                ". The line is the interval, the mark in the middle is 50 %."
            }
            div.scroll {
                table.sortable.ranking {
                    thead { tr {
                        th scope="col" { "#" }
                        th scope="col" { "Deck" }
                        th scope="col" { "Win rate" }
                        th scope="col" { "95 % interval" }
                        th.plain scope="col" { (plots::interval_axis(range)) }
                        th scope="col" { "Games" }
                        th scope="col" { "Starting" }
                        th scope="col" { "Second" }
                        th scope="col" { "Rounds" }
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

/// One deck against each of those it met, the easiest first.
fn meetings(report: &Report, deck: usize) -> Markup {
    let mut met: Vec<&PairReport> = report.pairings.iter().filter(|pair| pair.decks[0] == deck).collect();
    met.sort_by(|a, b| b.rate.rate.total_cmp(&a.rate.rate));
    let rates: Vec<Rate> = met.iter().map(|pair| pair.rate).collect();
    let range = plots::range_of(&rates);
    html! {
        section {
            h2 { (report.decks[deck].name) " against each" }
            div.scroll {
                table.sortable.meetings {
                    thead { tr {
                        th scope="col" { "Against" }
                        th scope="col" { "Win rate" }
                        th scope="col" { "95 % interval" }
                        th.plain scope="col" { (plots::interval_axis(range)) }
                        th scope="col" { "Wins" }
                        th scope="col" { "Losses" }
                        th scope="col" { "Draws" }
                        th scope="col" { "Starter won" }
                        th scope="col" { "Turns" }
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

fn heat_map(report: &Report, order: &[usize], columns: &[usize]) -> Markup {
    let matrix = report.matrix();
    let name = |deck: usize| &report.decks[deck].name[..];
    let tip = |row: usize, column: usize, rate: Rate| {
        let (low, high) = (100.0 * rate.ci95[0], 100.0 * rate.ci95[1]);
        let who = if row == column {
            format!("{} against itself: who started won", name(row))
        } else {
            format!("{} against {}:", name(row), name(column))
        };
        format!("{who} {:.1} % (95 %: {low:.1} to {high:.1}) of {} games", 100.0 * rate.rate, rate.games)
    };
    html! {
        section {
            h2 #matrix { "Who beats whom" }
            p.note {
                "Win rate in % of the deck of the row against the one of the column. Point at a cell, or go there with the arrow keys, for its interval."
            }
            div.legend aria-hidden="true" {
                span { "20 % and less" }
                span.scale {}
                span { "80 % and more" }
            }
            div.scroll {
                table.heat #heat {
                    thead { tr {
                        th scope="col" { span.sr { "Deck" } }
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

/// How strong a cell's colour is, in percent.
fn strength(rate: Rate) -> f64 {
    (100.0 * (rate.rate - 0.5).abs() / FULL_COLOUR).min(100.0)
}

fn pairings(report: &Report) -> Markup {
    let name = |deck: usize| &report.decks[deck].name[..];
    html! {
        section {
            details {
                summary { "All " (report.pairings.len()) " pairings with their intervals" }
                div.scroll {
                    table.sortable #pairings {
                        thead { tr {
                            th scope="col" { "Deck" }
                            th scope="col" { "Against" }
                            th scope="col" { "Win rate" }
                            th scope="col" { "95 % interval" }
                            th scope="col" { "Wins" }
                            th scope="col" { "Losses" }
                            th scope="col" { "Draws" }
                            th scope="col" { "Starter won" }
                            th scope="col" { "Turns" }
                        } }
                        tbody {
                            @for pair in &report.pairings {
                                tr {
                                    th.name scope="row" { (name(pair.decks[0])) }
                                    td.name { (name(pair.decks[1])) @if pair.is_mirror() { " (itself; win rate of who started)" } }
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

fn length(report: &Report) -> Markup {
    html! {
        section {
            h2 #length { "Length of games" }
            p.note {
                "In which round games ended; a round is a turn of each player. The mean is "
                (format!("{:.1}", report.turns_mean)) " turns and " (format!("{:.0}", report.decisions_mean)) " decisions a game."
            }
            (plots::lengths(&report.rounds))
        }
    }
}

fn lore(report: &Report) -> Markup {
    html! {
        section {
            h2 #lore { "Lore by round" }
            p.note { "Mean lore at the end of each round. Games that are over keep their lore." }
            (plots::lore(&report.lore))
        }
    }
}

fn edge(report: &Report, order: &[usize]) -> Markup {
    html! {
        section {
            h2 #edge { "Who starts" }
            p.note {
                "The starting player won " b { (percent(report.starter)) } " of all games (95 %: " (interval(report.starter))
                "). Below, each deck when it starts and when it goes second."
            }
            (plots::edge(report, order))
        }
    }
}

fn lore_of_decks(report: &Report, order: &[usize]) -> Markup {
    html! {
        section {
            h2 #curves { "Lore of each deck" }
            p.note { "Mean lore at the end of each round; the grey line is the mean of all decks." }
            div.multiples {
                @for deck in order { (plots::small_lore(report, *deck)) }
            }
        }
    }
}

fn percent(rate: Rate) -> String {
    if rate.games == 0 { "–".to_owned() } else { format!("{:.1} %", 100.0 * rate.rate) }
}

fn interval(rate: Rate) -> String {
    format!("{:.1} to {:.1}", 100.0 * rate.ci95[0], 100.0 * rate.ci95[1])
}

/// 50600 as 50,600.
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
