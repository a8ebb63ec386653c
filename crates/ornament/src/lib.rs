//! An ornament for every card: an SVG picture that follows from the card's printed facts and its name, the same on
//! every machine. [`OrnamentSubject`] is what it is drawn from. This crate knows no card, no file and no page.

mod emblem;
mod field;
mod geometry;
mod palette;
mod seed;
mod signs;

use palette::{InkPalette, PLAIN, palette};
use seed::NameSeed;
use wording::{CardType, Class, Ink, KeywordSet};

/// The classification of actions that characters can sing (5.4.4.1).
const SONG: &str = "Song";

/// The facts behind an ornament.
#[derive(Clone, Debug)]
pub struct OrnamentSubject<'c> {
    /// The English name with its version, so that a card looks the same in every language.
    pub full_name: &'c str,
    pub card_type: CardType,
    pub inks: &'c [Ink],
    pub cost: u8,
    pub classes: &'c [Class],
    pub keywords: KeywordSet,
}

impl OrnamentSubject<'_> {
    /// The picture as an SVG document: 200 by 200, and 280 by 200 for a location, which lies on its side. Names within it are
    /// its own, so that several pictures can share a page.
    pub fn draw(&self) -> String {
        let mut seed = NameSeed::new(self.full_name);
        let id = seed.id();
        let location = self.card_type == CardType::Location;
        let size = if location { (280.0, 200.0) } else { (200.0, 200.0) };
        let first = self.inks.first().map_or(PLAIN, |ink| palette(*ink));
        let second = self.inks.get(1).map_or(first, |ink| palette(*ink));
        let (wide, high) = size;
        let ground = ground(first, second, &id, size);
        let pattern = self.pattern(size, &id, &mut seed);
        // Two inks: lines of the first, highlights of the second.
        let colours =
            InkPalette { ground: first.ground, edge: first.edge, line: first.line, bright: second.bright };
        let figure = self.figure(size, colours, &id, &mut seed);
        let beads = emblem::beads(self.cost, size, colours);
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {wide} {high}' preserveAspectRatio='xMidYMid slice'>\
             {ground}{pattern}{figure}{beads}</svg>"
        )
    }

    /// The patterns of the card's inks. With two, each fades into the other.
    fn pattern(&self, (wide, high): (f64, f64), id: &str, seed: &mut NameSeed) -> String {
        match *self.inks {
            [] => String::new(),
            [ink] => field::field(ink, (wide, high), palette(ink).line, id, seed),
            [one, two, ..] => {
                let first = field::field(one, (wide, high), palette(one).line, &format!("{id}x"), seed);
                let second = field::field(two, (wide, high), palette(two).line, &format!("{id}y"), seed);
                format!(
                    "<mask id='{id}m'><rect width='{wide}' height='{high}' fill='url(#{id}h)'/></mask><mask id='{id}n'>\
                     <rect width='{wide}' height='{high}' fill='url(#{id}k)'/></mask><linearGradient id='{id}h' x2='1' y2='.5'>\
                     <stop offset='.35' stop-color='#fff'/><stop offset='.65'/></linearGradient><linearGradient id='{id}k' x2='1' \
                     y2='.5'><stop offset='.35'/><stop offset='.65' stop-color='#fff'/></linearGradient>\
                     <g mask='url(#{id}m)'>{first}</g><g mask='url(#{id}n)'>{second}</g>"
                )
            }
        }
    }

    fn figure(&self, size: (f64, f64), colours: InkPalette, id: &str, seed: &mut NameSeed) -> String {
        let classes = self.classes.iter().map(|class| class.0.as_str());
        match self.card_type {
            CardType::Character => {
                emblem::rings(self.keywords, colours) + &emblem::rosette(classes, colours, id, seed)
            }
            CardType::Action if classes.clone().any(|class| class == SONG) => {
                emblem::staves(self.cost, colours, seed)
            }
            CardType::Action => emblem::swirl(colours, id, seed),
            CardType::Item => emblem::gem(colours, id, seed),
            CardType::Location => emblem::skyline(size, colours, seed),
        }
    }
}

/// The ground: lighter in the middle; two inks meet on a slant.
fn ground(first: InkPalette, second: InkPalette, id: &str, (wide, high): (f64, f64)) -> String {
    let edge = if first.ground == second.ground {
        String::new()
    } else {
        format!(
            "<linearGradient id='{id}d' x2='1' y2='.5'><stop offset='.35' stop-color='{}' stop-opacity='0'/>\
             <stop offset='.65' stop-color='{}'/></linearGradient><radialGradient id='{id}e' r='.75'>\
             <stop offset='.2' stop-color='{}' stop-opacity='0'/><stop offset='1' stop-color='{}'/></radialGradient>",
            second.ground, second.ground, second.edge, second.edge
        )
    };
    let over = if edge.is_empty() {
        String::new()
    } else {
        format!("<rect width='{wide}' height='{high}' fill='url(#{id}d)'/>")
    };
    format!(
        "<radialGradient id='{id}g' r='.75'><stop offset='.1' stop-color='{}'/><stop offset='1' stop-color='{}'/></radialGradient>\
         {edge}<rect width='{wide}' height='{high}' fill='url(#{id}g)'/>{over}",
        first.ground, first.edge
    )
}
