//! The ink curve as a self-contained SVG.

use super::show::names;
use crate::language::{decimal, say};
use cards::{CostRow, DeckStats, InkShare};
use std::fmt::Write as _;
use wording::Ink;

/// The picture's dimensions in its own units.
const BAR: u32 = 44;
const GAP: u32 = 16;
const HEIGHT: u32 = 240;
const LEFT: u32 = 32;
const TOP: u32 = 76;

/// The layout of the colour legend: entries per row, and distances.
const IN_A_ROW: u32 = 3;
const ASIDE: u32 = 145;
const DOWN: u32 = 18;

/// An ink's colour on screen.
fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Amber => "#f4b223",
        Ink::Amethyst => "#7c4182",
        Ink::Emerald => "#2f8f3c",
        Ink::Ruby => "#c8102e",
        Ink::Sapphire => "#0085ad",
        Ink::Steel => "#8a949c",
    }
}

/// The curve of a deck: a bar per cost, coloured by ink, with uninkable cards hatched.
pub fn svg(name: &str, stats: &DeckStats) -> String {
    let inks = inks(stats);
    let most = stats.curve.iter().map(|row| row.share.total()).max().unwrap_or(0).max(1);
    let columns = (stats.curve.len() as u32 * (BAR + GAP)).max(440);
    let width = LEFT + columns + GAP;
    let rows = (inks.len() as u32 + 1).div_ceil(IN_A_ROW);
    let height = TOP + HEIGHT + 40 + rows * DOWN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"sans-serif\" role=\"img\">\n<title>{title}</title>\n<defs>\n\
         <pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
         <rect width=\"3\" height=\"6\" fill=\"#fff\" fill-opacity=\"0.6\"/></pattern>\n",
        title = escape(name)
    );
    for inks in inks.iter().filter(|inks| inks.len() > 1) {
        gradient(inks, &mut svg);
    }
    let (cards, inkable) = (stats.cards, stats.share.inkable);
    line(&mut svg, format_args!("</defs>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>"));
    let middle = LEFT + columns / 2;
    text(&mut svg, middle, 26, 18, &escape(name));
    text(
        &mut svg,
        middle,
        46,
        12,
        &escape(&say!(
            "curve-head",
            "cards" = cards,
            "inkable" = inkable,
            "cost" = decimal(stats.mean_cost, 2)
        )),
    );
    let bars = (stats.curve.len() as u32 * (BAR + GAP)).saturating_sub(GAP);
    let first = middle - bars / 2;
    for (column, row) in stats.curve.iter().enumerate() {
        bar(row, first + column as u32 * (BAR + GAP), most, &mut svg);
    }
    legend(&inks, &mut svg);
    svg.push_str("</svg>\n");
    svg
}

/// The inks and pairs of inks in the deck.
fn inks(stats: &DeckStats) -> Vec<Vec<Ink>> {
    let mut inks: Vec<Vec<Ink>> =
        stats.curve.iter().flat_map(|row| &row.by_inks).map(|share| share.inks.clone()).collect();
    inks.sort();
    inks.dedup();
    inks
}

/// A gradient for cards of several inks, from the first to the last.
fn gradient(inks: &[Ink], svg: &mut String) {
    line(svg, format_args!("<linearGradient id=\"{}\">", id(inks)));
    for (place, ink) in inks.iter().enumerate() {
        let offset = 100 * place / (inks.len() - 1).max(1);
        line(svg, format_args!("<stop offset=\"{offset}%\" stop-color=\"{}\"/>", colour(*ink)));
    }
    line(svg, format_args!("</linearGradient>"));
}

fn id(inks: &[Ink]) -> String {
    inks.iter().map(|ink| ink.name().to_lowercase()).collect::<Vec<_>>().join("-")
}

fn fill(inks: &[Ink]) -> String {
    match inks {
        [] => "#ccc".to_owned(),
        [ink] => colour(*ink).to_owned(),
        several => format!("url(#{})", id(several)),
    }
}

/// The bar of one cost, from the bottom: for each ink the inkable cards, then the uninkable ones.
fn bar(row: &CostRow, x: u32, most: u32, svg: &mut String) {
    let bottom = TOP + HEIGHT;
    let middle = x + BAR / 2;
    let height = |cards: u32| cards * HEIGHT / most;
    let mut below = 0;
    for InkShare { inks, share } in &row.by_inks {
        for (cards, hatched) in [(share.inkable, false), (share.not_inkable, true)] {
            if cards == 0 {
                continue;
            }
            let (y, tall) = (bottom - height(below + cards), height(below + cards) - height(below));
            let place = format!("x=\"{x}\" y=\"{y}\" width=\"{BAR}\" height=\"{tall}\"");
            let title = say!(
                "curve-bar",
                "cost" = row.cost,
                "cards" = cards,
                "inks" = names(inks),
                "inkable" = if hatched { "no" } else { "yes" }
            );
            line(svg, format_args!("<g><title>{}</title>", escape(&title)));
            line(svg, format_args!("<rect {place} fill=\"{}\" stroke=\"#333\"/>", fill(inks)));
            if hatched {
                line(svg, format_args!("<rect {place} fill=\"url(#hatch)\"/>"));
            }
            line(svg, format_args!("</g>"));
            below += cards;
        }
    }
    if below > 0 {
        text(svg, middle, bottom - height(below) - 5, 12, &below.to_string());
    }
    text(svg, middle, bottom + 18, 14, &row.cost.to_string());
}

fn legend(inks: &[Vec<Ink>], svg: &mut String) {
    let hatched = (say!("curve-not-inkable"), "url(#hatch)".to_owned());
    let entries = inks.iter().map(|inks| (names(inks), fill(inks))).chain([hatched]);
    for (place, (name, fill)) in entries.enumerate() {
        let x = LEFT + (place as u32 % IN_A_ROW) * ASIDE;
        let y = TOP + HEIGHT + 34 + (place as u32 / IN_A_ROW) * DOWN;
        line(svg, format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"12\" height=\"12\" fill=\"#555\"/>"));
        line(
            svg,
            format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"12\" height=\"12\" fill=\"{fill}\" stroke=\"#333\"/>"
            ),
        );
        let (x, y) = (x + 18, y + 11);
        line(
            svg,
            format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"12\" fill=\"#222\">{}</text>", escape(&name)),
        );
    }
}

/// Text centred at this position.
fn text(svg: &mut String, x: u32, y: u32, size: u32, words: &str) {
    let place = format_args!("x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"middle\" fill=\"#222\"");
    line(svg, format_args!("<text {place}>{words}</text>"));
}

fn line(svg: &mut String, line: std::fmt::Arguments<'_>) {
    writeln!(svg, "{line}").expect("writing to a string does not fail");
}

/// Escapes text for XML; characters that XML can't contain are dropped.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            sign if sign.is_control() || matches!(sign, '\u{fffe}' | '\u{ffff}') => {}
            sign => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::{escape, svg};
    use cards::{CardLibrary, Deck, DeckStats};

    #[test]
    fn every_card_is_in_the_picture() {
        let deck = Deck {
            leader: None,
            name: "a <b> & \"c\"".into(),
            entries: vec![(4, "Stitch - New Dog".into()), (3, "Dragon Fire".into())],
        };
        let library = CardLibrary::embedded();
        let picture = svg(&deck.name, &DeckStats::of(&deck, &library));
        for part in [
            "<title>a &lt;b&gt; &amp; &quot;c&quot;</title>",
            "cost 1: 4 Amber, inkable",
            "cost 5: 3 Ruby, not inkable",
        ] {
            assert!(picture.contains(part), "no {part} in {picture}");
        }
        assert_eq!(picture.matches("<g>").count(), picture.matches("</g>").count());
        assert!(!picture.contains("href"), "{picture}");
    }

    #[test]
    fn signs_that_xml_cannot_have_are_left_out() {
        assert_eq!(escape("a\u{1}b\u{ffff}'"), "ab'");
    }
}
