//! The part of a report that is about single cards.

use super::{percent, plots, thousands};
use maud::{Markup, html};
use sim::matchup::{CardReport, Gap, Rate, Report};

/// With fewer games on either side a card is not among those pointed out.
const FEW: u64 = 100;

/// The most cards that are pointed out at each end.
const POINTED_OUT: usize = 10;

pub fn section(report: &Report, order: &[usize]) -> Markup {
    html! {
        section {
            h2 #cards { "Cards" }
            p.note {
                "The win rate of a deck in games in which a card was drawn, less its win rate in those in which it was not; and the same for being played. \
                Drawn means: in the opening hand that was kept, or drawn later; played: by its owner, in any way. "
                b { "This is what goes along with a card, not what the card does." }
                " Long games see more cards, dear cards are played by who is not losing, and of many intervals of 95 % some miss by chance."
            }
            (pointed_out(report, order))
            h3 { "Every card of each deck" }
            @for deck in order {
                @let one = &report.decks[*deck];
                details.deck {
                    summary { (one.name) " " span.muted { "(" (one.cards.len()) " cards, " (percent(one.overall)) ")" } }
                    (table(&one.cards))
                }
            }
        }
    }
}

/// The cards with the largest differences, best and worst.
fn pointed_out(report: &Report, order: &[usize]) -> Markup {
    let mut all: Vec<(&str, &CardReport, Gap)> = order
        .iter()
        .map(|deck| &report.decks[*deck])
        .flat_map(|deck| deck.cards.iter().map(|card| (&deck.name[..], card)))
        .filter(|(_, card)| card.drawn.games >= FEW && card.not_drawn.games >= FEW)
        .filter_map(|(deck, card)| card.drawn_gap.filter(Gap::is_clear).map(|gap| (deck, card, gap)))
        .collect();
    all.sort_by(|a, b| b.2.gap.total_cmp(&a.2.gap));
    let best = all.iter().filter(|one| one.2.gap > 0.0).take(POINTED_OUT);
    let worst = all.iter().rev().filter(|one| one.2.gap < 0.0).take(POINTED_OUT);
    let rows = |list: &[&(&str, &CardReport, Gap)]| {
        html! {
            @for (deck, card, gap) in list {
                tr {
                    th.name scope="row" { (card.name) div.muted { (deck) } }
                    td.number { b { (points(gap.gap)) } }
                    td.plot { (plots::gap(*gap, &card.name)) }
                }
            }
        }
    };
    let (best, worst): (Vec<_>, Vec<_>) = (best.collect(), worst.collect());
    html! {
        @if best.is_empty() && worst.is_empty() {
            p.note { "There are too few games to point out cards: none has " (thousands(FEW)) " with and without it and an interval that leaves 0 out." }
        } @else {
            div.pair {
                div.scroll {
                    table.ends {
                        caption { "Won more often when drawn (percentage points)" }
                        tbody { (rows(&best)) }
                    }
                }
                div.scroll {
                    table.ends {
                        caption { "Won less often when drawn (percentage points)" }
                        tbody { (rows(&worst)) }
                    }
                }
            }
        }
    }
}

fn table(cards: &[CardReport]) -> Markup {
    html! {
        div.scroll {
            table.sortable.cards {
                thead {
                    tr {
                        td colspan="2" {}
                        th colspan="5" scope="colgroup" { "When drawn" }
                        th colspan="5" scope="colgroup" { "When played" }
                    }
                    tr {
                        th scope="col" { "Card" }
                        th scope="col" { "Copies" }
                        @for _ in ["drawn", "played"] {
                            th.part scope="col" { "Games" }
                            th scope="col" { "Won" }
                            th scope="col" { "Difference" }
                            th scope="col" { "95 % interval" }
                            th.plain scope="col" { (plots::gap_axis()) }
                        }
                    }
                }
                tbody {
                    @for card in cards {
                        tr {
                            th.name scope="row" { (card.name) }
                            td.number { (card.copies) }
                            (seen(&card.name, card.drawn, card.drawn_gap))
                            (seen(&card.name, card.played, card.played_gap))
                        }
                    }
                }
            }
        }
    }
}

/// The cells of a card for being drawn, or played.
fn seen(name: &str, rate: Rate, gap: Option<Gap>) -> Markup {
    html! {
        td.number.part { (rate.games) }
        td.number { (percent(rate)) }
        @match gap {
            Some(gap) => {
                td.number { b { (points(gap.gap)) } }
                td.number data-key=(gap.ci95[0]) { (points(gap.ci95[0])) " to " (points(gap.ci95[1])) }
                td.plot { (plots::gap(gap, name)) }
            }
            None => {
                td.number { "–" }
                td.number { "–" }
                td.plot {}
            }
        }
    }
}

/// Percentage points with their sign.
fn points(gap: f64) -> String {
    format!("{:+.1}", 100.0 * gap).replace('-', "−")
}
