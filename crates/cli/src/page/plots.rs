//! Plots as SVG, one function each. Colours and lines are classes of the page's style.

use super::cards::points as signed;
use super::percent;
use crate::language::say;
use maud::{Markup, html};
use sim::matchup::{MatchupReport, RateGap, WinRate};

/// The lore that wins a game (1.8.1.1), drawn as a line.
const GOAL: f64 = 20.0;

/// Curves end at the round with this share of their final value, because they are flat after it.
const NEARLY_ALL: f64 = 0.995;

/// Linear scales of a plot.
#[derive(Clone, Copy, Debug)]
struct Scale {
    from: [f64; 2],
    to: [f64; 2],
}

impl Scale {
    fn new(from: [f64; 2], to: [f64; 2]) -> Scale {
        Scale { from, to }
    }

    fn at(self, value: f64) -> f64 {
        let [low, high] = self.from;
        let share = if high > low { ((value - low) / (high - low)).clamp(0.0, 1.0) } else { 0.5 };
        self.to[0] + share * (self.to[1] - self.to[0])
    }
}

/// A coordinate, rounded to tenths.
fn c(value: f64) -> String {
    format!("{value:.1}")
}

/// A range of shares that contains all intervals and one half, in steps of 10 %.
pub fn range_of(rates: &[WinRate]) -> [f64; 2] {
    let known = rates.iter().filter(|rate| rate.games > 0);
    let [low, high] =
        known.fold([0.4f64, 0.6f64], |[low, high], rate| [low.min(rate.ci95[0]), high.max(rate.ci95[1])]);
    [(low * 10.0).floor() / 10.0, (high * 10.0).ceil() / 10.0]
}

/// The width of small plots in tables.
const CELL: f64 = 130.0;

/// The width in the table of decks, whose intervals are short.
const WIDE_CELL: f64 = 330.0;

fn cell_scale(range: [f64; 2], width: f64) -> Scale {
    Scale::new(range, [6.0, width - 6.0])
}

/// The interval of a rate as a table cell.
pub fn interval(rate: WinRate, range: [f64; 2], name: &str) -> Markup {
    let x = cell_scale(range, WIDE_CELL);
    let label = say!("page-interval", "name" = name.to_owned(), "interval" = super::interval(rate));
    html! {
        svg viewBox=(format!("0 0 {WIDE_CELL} 16")) width=(WIDE_CELL) height="16" role="img" aria-label=(label) {
            line.half x1=(c(x.at(0.5))) x2=(c(x.at(0.5))) y1="0" y2="16" {}
            @if rate.games > 0 {
                line.whisker x1=(c(x.at(rate.ci95[0]))) x2=(c(x.at(rate.ci95[1]))) y1="8" y2="8" {}
                circle.dot cx=(c(x.at(rate.rate))) cy="8" r="3" {}
            }
        }
    }
}

/// The axis of [`interval`].
pub fn interval_axis(range: [f64; 2]) -> Markup {
    let marks = [range[0], 0.5, range[1]].map(|share| (share, format!("{:.0} %", 100.0 * share)));
    axis(cell_scale(range, WIDE_CELL), WIDE_CELL, &marks)
}

/// Maximum difference that a cell can show.
const WIDEST_GAP: f64 = 0.3;

/// A difference and its interval as a table cell.
pub fn gap(gap: RateGap, name: &str) -> Markup {
    let x = cell_scale([-WIDEST_GAP, WIDEST_GAP], CELL);
    let [low, high] = gap.ci95.map(signed);
    let between = say!("matchup-interval", "low" = low, "high" = high);
    let label = say!("page-gap", "name" = name.to_owned(), "interval" = between);
    html! {
        svg viewBox=(format!("0 0 {CELL} 16")) width=(CELL) height="16" role="img" aria-label=(label) {
            line.half x1=(c(x.at(0.0))) x2=(c(x.at(0.0))) y1="0" y2="16" {}
            line.whisker.unclear[!gap.is_clear()] x1=(c(x.at(gap.ci95[0]))) x2=(c(x.at(gap.ci95[1]))) y1="8" y2="8" {}
            circle.dot.unclear[!gap.is_clear()] cx=(c(x.at(gap.gap))) cy="8" r="3.5" {}
        }
    }
}

/// The axis of [`gap`].
pub fn gap_axis() -> Markup {
    let marks = [(-WIDEST_GAP, "−30"), (0.0, "0"), (WIDEST_GAP, "+30")].map(|(x, text)| (x, text.to_owned()));
    axis(cell_scale([-WIDEST_GAP, WIDEST_GAP], CELL), CELL, &marks)
}

fn axis(x: Scale, width: f64, marks: &[(f64, String)]) -> Markup {
    html! {
        svg.axis viewBox=(format!("0 0 {width} 14")) width=(width) height="14" aria-hidden="true" {
            @for (at, (value, text)) in marks.iter().enumerate() {
                @let anchor = if at == 0 { "start" } else if at + 1 == marks.len() { "end" } else { "middle" };
                @let place = if at == 0 { 0.0 } else if at + 1 == marks.len() { width } else { x.at(*value) };
                text x=(c(place)) y="11" text-anchor=(anchor) { (text) }
            }
        }
    }
}

/// A plot with axes: its size and margins.
#[derive(Clone, Copy, Debug)]
struct PlotFrame {
    width: f64,
    height: f64,
    left: f64,
    bottom: f64,
}

const FRAME: PlotFrame = PlotFrame { width: 560.0, height: 280.0, left: 44.0, bottom: 40.0 };

impl PlotFrame {
    fn x(self, range: [f64; 2]) -> Scale {
        Scale::new(range, [self.left, self.width - 12.0])
    }

    fn y(self, range: [f64; 2]) -> Scale {
        Scale::new(range, [self.height - self.bottom, 14.0])
    }

    /// Horizontal lines with their values, and the labels of the axes.
    fn grid(self, y: Scale, marks: &[f64], unit: &str, below: &str) -> Markup {
        html! {
            @for mark in marks {
                line.grid x1=(c(self.left)) x2=(c(self.width - 12.0)) y1=(c(y.at(*mark))) y2=(c(y.at(*mark))) {}
                text.mark x=(c(self.left - 6.0)) y=(c(y.at(*mark) + 4.0)) text-anchor="end" { (format!("{mark:.0}{unit}")) }
            }
            text.mark x=(c((self.left + self.width) / 2.0)) y=(c(self.height - 6.0)) text-anchor="middle" { (below) }
        }
    }

    /// The numbers of rounds.
    fn rounds(self, x: Scale, rounds: usize) -> Markup {
        let step = (rounds / 12 + 1).max(1);
        html! {
            @for round in (1..=rounds).filter(|round| (round - 1).is_multiple_of(step)) {
                text.mark x=(c(x.at(round as f64))) y=(c(self.height - self.bottom + 17.0)) text-anchor="middle" { (round) }
            }
        }
    }
}

/// A step that divides a range into about five parts, from 1, 2 and 5.
fn step_for(most: f64) -> f64 {
    let rough = (most / 5.0).max(1e-9);
    let power = 10f64.powf(rough.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|n| n * power);
    steps.into_iter().find(|step| *step >= rough).unwrap_or(10.0 * power)
}

fn marks_to(most: f64) -> Vec<f64> {
    let step = step_for(most);
    (0..).map(|n| f64::from(n) * step).take_while(|mark| *mark <= most + 1e-9).collect()
}

/// The share of games that ended in each round.
pub fn lengths(rounds: &[u64]) -> Markup {
    let all: u64 = rounds.iter().sum();
    let share = |games: u64| 100.0 * games as f64 / all.max(1) as f64;
    let first = rounds.iter().position(|games| *games > 0).unwrap_or(0);
    let shown = &rounds[first..];
    let most = shown.iter().map(|games| share(*games)).fold(1.0, f64::max);
    let (x, y) = (FRAME.x([first as f64 + 0.4, rounds.len() as f64 + 0.6]), FRAME.y([0.0, most]));
    let wide = (x.at(2.0 + first as f64) - x.at(1.0 + first as f64)) * 0.82;
    let numbers = (first + 1..=rounds.len()).step_by((shown.len() / 14 + 1).max(1));
    html! {
        svg.plot viewBox=(format!("0 0 {} {}", FRAME.width, FRAME.height)) role="img" aria-label=(say!("page-plot", "plot" = "lengths")) {
            (FRAME.grid(y, &marks_to(most), " %", &say!("page-axis", "axis" = "ended")))
            @for (round, games) in (first + 1..).zip(shown) {
                @let part = format!("{:.1} %", share(*games));
                @let told = say!("page-round", "round" = round, "share" = part, "n" = *games);
                rect.bar x=(c(x.at(round as f64) - wide / 2.0)) width=(c(wide)) y=(c(y.at(share(*games))))
                    height=(c((y.at(0.0) - y.at(share(*games))).max(0.0))) data-tip=(told) { title { (told) } }
            }
            @for round in numbers {
                text.mark x=(c(x.at(round as f64))) y=(c(FRAME.height - FRAME.bottom + 17.0)) text-anchor="middle" { (round) }
            }
        }
    }
}

/// Number of rounds of a curve to show.
fn worth_showing(curve: &[f64]) -> usize {
    let last = curve.last().copied().unwrap_or(0.0);
    curve.iter().position(|lore| *lore >= NEARLY_ALL * last).map_or(curve.len(), |at| at + 1).max(2)
}

/// The points of a curve that begins at 0, one per round.
fn points(curve: &[f64], rounds: usize, x: Scale, y: Scale) -> Vec<[f64; 2]> {
    let last = curve.last().copied().unwrap_or(0.0);
    let value = |round: usize| if round == 0 { 0.0 } else { curve.get(round - 1).copied().unwrap_or(last) };
    (0..=rounds).map(|round| [x.at(round as f64), y.at(value(round))]).collect()
}

fn path(points: &[[f64; 2]]) -> String {
    let pairs: Vec<String> = points.iter().map(|[x, y]| format!("{},{}", c(*x), c(*y))).collect();
    format!("M{}", pairs.join(" L"))
}

/// The lore of the starting player and of the other, by round.
pub fn lore(curves: &[Vec<f64>; 2]) -> Markup {
    let rounds = curves.iter().map(|curve| worth_showing(curve)).max().unwrap_or(2);
    let (x, y) = (FRAME.x([0.0, rounds as f64]), FRAME.y([0.0, GOAL]));
    let classes = ["first", "second"];
    let names = classes.map(|who| say!("page-player", "who" = who));
    html! {
        svg.plot viewBox=(format!("0 0 {} {}", FRAME.width, FRAME.height)) role="img"
            aria-label=(say!("page-plot", "plot" = "lore")) {
            (FRAME.grid(y, &[0.0, 5.0, 10.0, 15.0, 20.0], "", &say!("page-axis", "axis" = "round")))
            (FRAME.rounds(x, rounds))
            @for (curve, class) in curves.iter().zip(classes) {
                @let places = points(curve, rounds, x, y);
                path class=(format!("curve {class}")) d=(path(&places)) {}
                @for (round, [px, py]) in places.iter().enumerate().skip(1) {
                    @let value = curve.get(round - 1).or(curve.last()).copied().unwrap_or(0.0);
                    @let lore = format!("{value:.1}");
                    @let told = say!("page-lore-point", "who" = class, "round" = round, "lore" = lore);
                    circle class=(format!("point {class}")) cx=(c(*px)) cy=(c(*py)) r="3" data-tip=(told) { title { (told) } }
                }
            }
            @for (at, (name, class)) in names.into_iter().zip(classes).enumerate() {
                @let top = 26.0 + 18.0 * at as f64;
                line class=(format!("curve {class}")) x1=(c(FRAME.left + 12.0)) x2=(c(FRAME.left + 40.0)) y1=(c(top)) y2=(c(top)) {}
                text.label x=(c(FRAME.left + 47.0)) y=(c(top + 4.0)) { (name) }
            }
        }
    }
}

/// The lore of one deck by round, and the mean of all decks behind it.
pub fn small_lore(report: &MatchupReport, deck: usize) -> Markup {
    const SMALL: PlotFrame = PlotFrame { width: 220.0, height: 116.0, left: 26.0, bottom: 20.0 };
    let one = &report.decks[deck];
    let all: Vec<f64> = {
        let [first, second] = &report.lore;
        let value = |curve: &Vec<f64>, at: usize| curve.get(at).or(curve.last()).copied().unwrap_or(0.0);
        (0..first.len().max(second.len())).map(|at| (value(first, at) + value(second, at)) / 2.0).collect()
    };
    let rounds = worth_showing(&all);
    let (x, y) = (SMALL.x([0.0, rounds as f64]), SMALL.y([0.0, GOAL]));
    let last = format!("{:.1}", one.lore.last().copied().unwrap_or(0.0));
    let told = say!("page-lore-end", "deck" = one.name.clone(), "lore" = last);
    html! {
        figure {
            figcaption { (one.name) }
            svg viewBox=(format!("0 0 {} {}", SMALL.width, SMALL.height)) role="img" aria-label=(told) {
                @for mark in [0.0, 10.0, 20.0] {
                    line.grid x1=(c(SMALL.left)) x2=(c(SMALL.width - 12.0)) y1=(c(y.at(mark))) y2=(c(y.at(mark))) {}
                    text.mark x=(c(SMALL.left - 5.0)) y=(c(y.at(mark) + 4.0)) text-anchor="end" { (format!("{mark:.0}")) }
                }
                @for round in [5, 10, 15, 20].into_iter().filter(|round| *round <= rounds) {
                    text.mark x=(c(x.at(round as f64))) y=(c(SMALL.height - 4.0)) text-anchor="middle" { (round) }
                }
                path.curve.mean d=(path(&points(&all, rounds, x, y))) {}
                path.curve.first d=(path(&points(&one.lore, rounds, x, y))) {}
            }
        }
    }
}

/// Each deck's win rate when it starts and when it goes second.
pub fn edge(report: &MatchupReport, order: &[usize]) -> Markup {
    const ROW: f64 = 22.0;
    const NAMES: f64 = 330.0;
    let rates: Vec<WinRate> =
        order.iter().flat_map(|deck| [report.decks[*deck].starting, report.decks[*deck].second]).collect();
    let known = rates.iter().filter(|rate| rate.games > 0);
    let [low, high] = known.fold([0.4f64, 0.6], |[low, high], one| [low.min(one.rate), high.max(one.rate)]);
    let range = [(low * 10.0).floor() / 10.0, (high * 10.0).ceil() / 10.0];
    let (width, top) = (900.0, 34.0);
    let height = top + ROW * order.len() as f64 + 10.0;
    let x = Scale::new(range, [NAMES, width - 20.0]);
    let marks = (0..=10)
        .map(|n| f64::from(n) / 10.0)
        .filter(|mark| *mark >= range[0] - 1e-9 && *mark <= range[1] + 1e-9);
    html! {
        svg.plot.wide viewBox=(format!("0 0 {width} {height}")) role="img"
            aria-label=(say!("page-plot", "plot" = "edge")) {
            @for mark in marks {
                line class=(if (mark - 0.5).abs() < 1e-9 { "half" } else { "grid" })
                    x1=(c(x.at(mark))) x2=(c(x.at(mark))) y1=(c(top - 4.0)) y2=(c(height - 6.0)) {}
                text.mark x=(c(x.at(mark))) y=(c(top - 9.0)) text-anchor="middle" { (format!("{:.0} %", 100.0 * mark)) }
            }
            circle.point.first cx="8" cy="17" r="5" {}
            text.label x="20" y="21" { (say!("page-turn", "who" = "first")) }
            rect.point.second x="92.5" y="12.5" width="9" height="9" {}
            text.label x="110" y="21" { (say!("page-turn", "who" = "second")) }
            @for (at, deck) in order.iter().enumerate() {
                @let one = &report.decks[*deck];
                @let y = top + ROW * (at as f64 + 0.5);
                text.label x=(c(NAMES - 14.0)) y=(c(y + 4.0)) text-anchor="end" { (shortened(&one.name)) title { (one.name) } }
                @if one.starting.games > 0 && one.second.games > 0 {
                    line.bridge x1=(c(x.at(one.starting.rate))) x2=(c(x.at(one.second.rate))) y1=(c(y)) y2=(c(y)) {}
                    @let told = tip(&one.name, "second", one.second);
                    rect.point.second x=(c(x.at(one.second.rate) - 4.5)) y=(c(y - 4.5)) width="9" height="9" data-tip=(told) { title { (told) } }
                    @let told = tip(&one.name, "starts", one.starting);
                    circle.point.first cx=(c(x.at(one.starting.rate))) cy=(c(y)) r="5" data-tip=(told) { title { (told) } }
                }
            }
        }
    }
}

fn tip(name: &str, role: &'static str, rate: WinRate) -> String {
    say!(
        "page-tip",
        "of" = role,
        "deck" = name.to_owned(),
        "other" = String::new(),
        "share" = percent(rate),
        "interval" = super::interval(rate),
        "n" = rate.games
    )
}

/// A name short enough for the space next to a plot.
fn shortened(name: &str) -> String {
    const MOST: usize = 44;
    if name.chars().count() <= MOST {
        name.to_owned()
    } else {
        name.chars().take(MOST - 1).chain(['…']).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Scale, marks_to, range_of, worth_showing};
    use sim::matchup::WinRate;

    #[test]
    fn marks_are_round_numbers() {
        assert_eq!(marks_to(23.0), [0.0, 5.0, 10.0, 15.0, 20.0]);
        assert_eq!(marks_to(1.0), [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]);
    }

    #[test]
    fn places_stay_within_the_plot() {
        let scale = Scale::new([0.4, 0.6], [0.0, 100.0]);
        assert_eq!([scale.at(0.0), scale.at(0.4), scale.at(1.0)], [0.0, 0.0, 100.0]);
        assert!((scale.at(0.45) - 25.0).abs() < 1e-9);
    }

    #[test]
    fn the_range_holds_every_interval() {
        assert_eq!(range_of(&[WinRate::of(0, 0)]), [0.4, 0.6]);
        // 8 of 10: 49.0 to 94.3 %.
        assert_eq!(range_of(&[WinRate::of(16, 10)]), [0.4, 1.0]);
    }

    #[test]
    fn the_flat_end_of_a_curve_is_left_out() {
        assert_eq!(worth_showing(&[0.0, 10.0, 19.95, 20.0, 20.0]), 3);
        assert_eq!(worth_showing(&[]), 2);
    }
}
