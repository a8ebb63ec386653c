//! The section of a report about single cards.

use super::{column, heading, percent, plots, thousands};
use crate::language::{self, say};
use ::cards::LocalNames;
use maud::{Markup, html};
use sim::matchup::{CardReport, MatchupReport, RateGap, WinRate};

/// Minimum number of games with and without a card for it to be highlighted.
const FEW: u64 = 100;

/// Maximum number of highlighted cards at each end.
const POINTED_OUT: usize = 10;

pub fn section(report: &MatchupReport, order: &[usize]) -> Markup {
    html! {
        section {
            h2 #cards { (heading("cards")) }
            p.note {
                (say!("page-cards-note")) " " b { (say!("page-cards-warning")) } " " (say!("page-cards-why"))
            }
            (pointed_out(report, order))
            h3 { (heading("every-card")) }
            @for deck in order {
                @let one = &report.decks[*deck];
                details.deck {
                    summary { (one.name) " " span.muted { (say!("page-deck-cards", "n" = one.cards.len(), "share" = percent(one.overall))) } }
                    (table(&one.cards))
                }
            }
        }
    }
}

/// The cards with the largest differences, best and worst.
fn pointed_out(report: &MatchupReport, order: &[usize]) -> Markup {
    let mut all: Vec<(&str, &CardReport, RateGap)> = order
        .iter()
        .map(|deck| &report.decks[*deck])
        .flat_map(|deck| deck.cards.iter().map(|card| (&deck.name[..], card)))
        .filter(|(_, card)| card.drawn.games >= FEW && card.not_drawn.games >= FEW)
        .filter_map(|(deck, card)| card.drawn_gap.filter(RateGap::is_clear).map(|gap| (deck, card, gap)))
        .collect();
    all.sort_by(|a, b| b.2.gap.total_cmp(&a.2.gap));
    let best = all.iter().filter(|one| one.2.gap > 0.0).take(POINTED_OUT);
    let worst = all.iter().rev().filter(|one| one.2.gap < 0.0).take(POINTED_OUT);
    let rows = |list: &[&(&str, &CardReport, RateGap)]| {
        html! {
            @for (deck, card, gap) in list {
                tr {
                    th.name scope="row" { (name_of(card)) div.muted { (deck) } }
                    td.number { b { (points(gap.gap)) } }
                    td.plot { (plots::gap(*gap, &name_of(card))) }
                }
            }
        }
    };
    let (best, worst): (Vec<_>, Vec<_>) = (best.collect(), worst.collect());
    html! {
        @if best.is_empty() && worst.is_empty() {
            p.note { (say!("page-too-few", "n" = thousands(FEW))) }
        } @else {
            div.pair {
                div.scroll {
                    table.ends {
                        caption { (say!("page-ends", "end" = "more")) }
                        tbody { (rows(&best)) }
                    }
                }
                div.scroll {
                    table.ends {
                        caption { (say!("page-ends", "end" = "less")) }
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
                        th colspan="5" scope="colgroup" { (say!("page-when", "when" = "drawn")) }
                        th colspan="5" scope="colgroup" { (say!("page-when", "when" = "played")) }
                    }
                    tr {
                        th scope="col" { (column("card")) }
                        th scope="col" { (column("copies")) }
                        @for _ in ["drawn", "played"] {
                            th.part scope="col" { (column("games")) }
                            th scope="col" { (column("won")) }
                            th scope="col" { (column("difference")) }
                            th scope="col" { (column("interval")) }
                            th.plain scope="col" { (plots::gap_axis()) }
                        }
                    }
                }
                tbody {
                    @for card in cards {
                        tr {
                            @let name = name_of(card);
                            th.name scope="row" { (name) }
                            td.number { (card.copies) }
                            (seen(&name, card.drawn, card.drawn_gap))
                            (seen(&name, card.played, card.played_gap))
                        }
                    }
                }
            }
        }
    }
}

/// The cells of a card for being drawn or played.
fn seen(name: &str, rate: WinRate, gap: Option<RateGap>) -> Markup {
    html! {
        td.number.part { (rate.games) }
        td.number { (percent(rate)) }
        @match gap {
            Some(gap) => {
                td.number { b { (points(gap.gap)) } }
                td.number data-key=(gap.ci95[0]) {
                    (say!("matchup-interval", "low" = points(gap.ci95[0]), "high" = points(gap.ci95[1])))
                }
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

/// The name of the card in the reader's language.
fn name_of(card: &CardReport) -> String {
    LocalNames::of(language::current()).full_name(&card.name).unwrap_or_else(|| card.name.clone())
}

/// Percentage points with their sign.
pub fn points(gap: f64) -> String {
    format!("{:+.1}", 100.0 * gap).replace('-', "−")
}
