//! The figure in the middle, by card type.

use crate::field::star;
use crate::geometry::{PathData, Point, Tenths, polar};
use crate::palette::InkPalette;
use crate::seed::NameSeed;
use crate::signs::sign;
use wording::{KeywordKind, KeywordSet};

/// The middle of an upright picture.
pub const MIDDLE: Point = (100.0, 100.0);

/// Copies of a shape around the middle. `id` names the shape.
fn around(id: &str, shape: &str, n: u64, offset: f64) -> String {
    let mut copies = format!("<g id='{id}' transform='rotate({} 100 100)'>{shape}</g>", Tenths(offset));
    for i in 1..n {
        let turn = Tenths(360.0 * i as f64 / n as f64);
        copies.push_str(&format!("<use href='#{id}' transform='rotate({turn} 100 100)'/>"));
    }
    copies
}

/// A petal that points up, between two distances from the middle.
fn petal(kind: u64, inner: f64, outer: f64, half: f64) -> PathData {
    let (x, y) = MIDDLE;
    let (base, tip, waist) = (y - inner, y - outer, y - (inner + outer) / 2.0);
    let path = PathData::new().go((x, base));
    match kind {
        // A leaf.
        0 => path.curve((x + half * 1.3, waist + 6.0), (x + half, waist - 8.0), (x, tip)).curve(
            (x - half, waist - 8.0),
            (x - half * 1.3, waist + 6.0),
            (x, base),
        ),
        // A round petal.
        1 => path.curve((x + half * 1.5, base - 2.0), (x + half * 1.7, tip), (x, tip)).curve(
            (x - half * 1.7, tip),
            (x - half * 1.5, base - 2.0),
            (x, base),
        ),
        // A spear.
        2 => path.line((x + half, waist)).line((x, tip)).line((x - half, waist)),
        // A heart.
        3 => path.curve((x + half * 1.9, waist), (x + half, tip - 5.0), (x, tip + 6.0)).curve(
            (x - half, tip - 5.0),
            (x - half * 1.9, waist),
            (x, base),
        ),
        // A flame that leans.
        4 => path
            .curve((x + half * 1.7, waist + 4.0), (x - half * 0.2, waist - 2.0), (x + half * 0.9, tip))
            .curve((x - half * 0.9, tip + 6.0), (x - half * 1.4, waist), (x, base)),
        // An arch.
        _ => path
            .line((x + half, base))
            .curve((x + half, waist), (x + half * 0.8, tip + 4.0), (x, tip))
            .curve((x - half * 0.8, tip + 4.0), (x - half, waist), (x - half, base)),
    }
    .close()
}

/// A rosette of two or three rows of petals, with the sign of the classification in its middle.
pub fn rosette<'c>(
    classes: impl Iterator<Item = &'c str> + Clone,
    ink: InkPalette,
    id: &str,
    seed: &mut NameSeed,
) -> String {
    let n = seed.one_of(&[5, 6, 7, 8, 8, 9, 10, 12]);
    let InkPalette { edge, line, bright, .. } = ink;
    let reach = 66.0;
    let narrow = std::f64::consts::PI / n as f64;
    let mut rows = String::new();
    // Outer petals.
    let outer_kind = seed.below(6);
    let inner = seed.range(22.0, 32.0);
    let path = petal(outer_kind, inner, reach, narrow * (reach + inner) / 2.0 * seed.range(0.55, 0.95));
    let vein = seed.below(2) == 0;
    let mut shape = format!("<path d='{path}'/>");
    if vein {
        shape.push_str(&format!(
            "<path d='M100 {}V{}' stroke-width='1'/>",
            Tenths(98.0 - inner),
            Tenths(108.0 - reach)
        ));
    }
    let strong = seed.below(3) > 0;
    let (fill, alpha) = if strong { (line, ".85") } else { (edge, ".75") };
    let border = if strong { edge } else { bright };
    rows.push_str(&format!(
        "<g fill='{fill}' fill-opacity='{alpha}' stroke='{border}' stroke-width='1.6' stroke-linejoin='round'>{}</g>",
        around(&format!("{id}a"), &shape, n, 0.0)
    ));
    // Small shapes between them.
    let between = match seed.below(4) {
        0 => format!(
            "<circle cx='100' cy='{}' r='{}'/>",
            Tenths(100.0 - seed.range(50.0, 58.0)),
            Tenths(seed.range(2.0, 4.0))
        ),
        1 => format!("<path d='{}'/>", petal(2, 40.0, 64.0, 3.2)),
        2 => format!("<path d='{}'/>", star((100.0, 44.0), 6.5, 2.4, 4)),
        _ => format!("<path d='{}'/>", petal(0, 34.0, 55.0, 4.5)),
    };
    rows.push_str(&format!(
        "<g fill='{bright}'>{}</g>",
        around(&format!("{id}b"), &between, n, 180.0 / n as f64)
    ));
    // Inner petals.
    let kind = (outer_kind + 1 + seed.below(5)) % 6;
    let m = if n < 9 && seed.below(2) == 0 { n * 2 } else { n };
    let top = seed.range(34.0, 44.0);
    let narrow = std::f64::consts::PI / m as f64;
    let path = petal(kind, 17.0, top, narrow * 29.0 * seed.range(0.6, 1.0));
    let (fill, border) = if strong { (edge, bright) } else { (line, edge) };
    rows.push_str(&format!(
        "<g fill='{fill}' stroke='{border}' stroke-width='1.3'>{}</g>",
        around(&format!("{id}c"), &format!("<path d='{path}'/>"), m, seed.one_of(&[0.0, 180.0 / m as f64]))
    ));
    let centre = sign(classes);
    format!(
        "{rows}<circle cx='100' cy='100' r='23' fill='{edge}' stroke='{bright}' stroke-width='2'/>\
         <path d='{centre}' transform='translate(100 100) scale(1.15)' fill='{bright}' fill-rule='evenodd'/>"
    )
}

/// Blades that swirl around a star.
pub fn swirl(ink: InkPalette, id: &str, seed: &mut NameSeed) -> String {
    let InkPalette { edge, line, bright, .. } = ink;
    let n = seed.count(4, 9);
    let twist = seed.range(0.1, 0.26) * if seed.below(2) == 0 { 1.0 } else { -1.0 };
    let reach = seed.range(60.0, 66.0);
    let wide = seed.range(0.45, 0.8) / n as f64;
    let blade = |reach: f64, wide: f64, twist: f64| {
        PathData::new()
            .go(polar(MIDDLE, 14.0, 0.0))
            .curve(
                polar(MIDDLE, 30.0, twist * 0.1),
                polar(MIDDLE, reach * 0.8, twist * 0.45),
                polar(MIDDLE, reach, twist),
            )
            .curve(
                polar(MIDDLE, reach * 0.75, twist * 0.4 + wide),
                polar(MIDDLE, 34.0, twist * 0.1 + wide * 1.5),
                polar(MIDDLE, 14.0, wide * 1.2),
            )
            .close()
    };
    let (one, two) = (blade(reach, wide, twist), blade(reach * 0.72, wide * 0.7, twist * 1.2));
    let points = seed.count(4, 8);
    let core = star(MIDDLE, 19.0, seed.range(6.0, 11.0), points);
    format!(
        "<g fill='{line}' stroke='{edge}' stroke-width='1.5'>{}</g><g fill='{bright}' fill-opacity='.9' stroke='{edge}'>{}</g>\
         <circle cx='100' cy='100' r='25' fill='{edge}' stroke='{bright}' stroke-width='1.6'/><path d='{core}' fill='{bright}'/>",
        around(&format!("{id}a"), &format!("<path d='{one}'/>"), n, 0.0),
        around(&format!("{id}b"), &format!("<path d='{two}'/>"), n, 180.0 / n as f64),
    )
}

/// Staves with a melody of its own.
pub fn staves(cost: u8, ink: InkPalette, seed: &mut NameSeed) -> String {
    let InkPalette { edge, line, bright, .. } = ink;
    let lift = seed.range(14.0, 34.0) * if seed.below(2) == 0 { 1.0 } else { -1.0 };
    let gap = 10.0;
    // The staff bends once up and once down.
    let height = |x: f64| {
        let t = (x - 10.0) / 180.0;
        100.0 - lift * (t * 10.0 - 15.0 * t * t + 5.0 * t * t * t) * 0.9 + lift * 0.7
    };
    let mut lines = String::new();
    for i in 0..5 {
        let y = |x: f64| height(x) + (f64::from(i) - 2.0) * gap;
        let path = PathData::new()
            .go((-6.0, y(-6.0)))
            .curve((55.0, y(55.0) - lift * 0.1), (80.0, y(80.0)), (100.0, y(100.0)))
            .curve((125.0, y(122.0)), (160.0, y(160.0)), (206.0, y(206.0)));
        lines.push_str(&format!("<path d='{path}'/>"));
    }
    let n = u64::from(cost.min(6)) + 3;
    let mut notes = String::new();
    for i in 0..n {
        let x = 34.0 + 132.0 * (i as f64 + 0.5) / n as f64;
        let step = seed.below(7) as f64 - 3.0;
        let y = height(x) + step * gap / 2.0;
        let up = step > -1.0;
        let end = if up { y - 30.0 } else { y + 30.0 };
        let stem = if up { x + 5.6 } else { x - 5.6 };
        let flag = if seed.below(3) == 0 {
            let side = if up { 1.0 } else { -1.0 };
            format!("q2 {} 9 {}", Tenths(6.0 * side), Tenths(14.0 * side))
        } else {
            String::new()
        };
        let (sx, sy, ex) = (Tenths(x), Tenths(y), Tenths(end));
        let st = Tenths(stem);
        notes.push_str(&format!(
            "<ellipse cx='{sx}' cy='{sy}' rx='6.600' ry='4.800' transform='rotate(-22 {sx} {sy})' stroke='none'/>\
             <path d='M{st} {sy}V{ex}{flag}' fill='none'/>"
        ));
    }
    format!(
        "<circle cx='100' cy='100' r='64' fill='{edge}' fill-opacity='.72' stroke='{line}' stroke-width='2'/>\
         <circle cx='100' cy='100' r='58' fill='none' stroke='{line}' stroke-dasharray='2 5' stroke-width='1.4'/>\
         <g fill='none' stroke='{line}' stroke-width='1.5'>{lines}</g><g fill='{bright}' stroke='{bright}' stroke-width='2'>{notes}</g>"
    )
}

/// A cut gem in a round setting.
pub fn gem(ink: InkPalette, id: &str, seed: &mut NameSeed) -> String {
    let InkPalette { edge, line, bright, .. } = ink;
    let n = seed.count(5, 10);
    let turn = seed.one_of(&[0.0, 0.5]) / n as f64;
    let table = seed.range(18.0, 28.0);
    let girdle = seed.range(42.0, 47.0);
    let mut facets = String::new();
    for i in 0..n {
        let at = i as f64 / n as f64 + turn;
        let (half, next) = (at + 0.5 / n as f64, at + 1.0 / n as f64);
        let one = PathData::new().polygon([
            polar(MIDDLE, table, at),
            polar(MIDDLE, girdle, half),
            polar(MIDDLE, table, next),
        ]);
        let two = PathData::new().polygon([
            polar(MIDDLE, table, at),
            polar(MIDDLE, girdle, at),
            polar(MIDDLE, girdle, half),
        ]);
        let three = PathData::new().polygon([
            polar(MIDDLE, table, next),
            polar(MIDDLE, girdle, next),
            polar(MIDDLE, girdle, half),
        ]);
        // Light falls from the top left.
        let toward = (half + 0.125) % 1.0;
        let light = if toward < 0.5 { 0.5 - toward } else { toward - 0.5 } * 2.0;
        let shade = |by: f64| Tenths(((0.2 + 0.7 * light) * by * 10.0).floor() / 10.0);
        facets.push_str(&format!(
            "<path d='{one}' fill-opacity='{}'/><path d='{two}{three}' fill-opacity='{}'/>",
            shade(1.0),
            shade(0.7)
        ));
    }
    let top = PathData::new().polygon((0..n).map(|i| polar(MIDDLE, table, i as f64 / n as f64 + turn)));
    let teeth = seed.one_of(&[12, 16, 18, 24]);
    let tooth = match seed.below(3) {
        0 => format!("<path d='{}'/>", petal(2, 52.0, 66.0, 5.0)),
        1 => "<circle cx='100' cy='40' r='3.400'/>".to_owned(),
        _ => "<path d='M97 36H103V46H97Z'/>".to_owned(),
    };
    format!(
        "<circle cx='100' cy='100' r='56' fill='{edge}' stroke='{line}' stroke-width='3'/>\
         <g fill='{line}'>{}</g><g fill='{bright}' stroke='{edge}' stroke-width='1.2'>{facets}</g>\
         <path d='{top}' fill='{line}' stroke='{bright}' stroke-width='1.6'/>",
        around(&format!("{id}a"), &tooth, teeth, 0.0)
    )
}

/// A skyline under a sun or a moon, in a picture on its side.
pub fn skyline((wide, high): (f64, f64), ink: InkPalette, seed: &mut NameSeed) -> String {
    let InkPalette { edge, line, bright, ground } = ink;
    let sun = (wide * seed.range(0.25, 0.75), high * seed.range(0.26, 0.44));
    let radius = seed.range(24.0, 40.0);
    let disc = if seed.below(3) == 0 {
        let inner = PathData::new().go((sun.0 + radius * 0.3, sun.1 - radius));
        format!(
            "<path d='{inner}A{r} {r} 0 1 0 {} {}A{q} {q} 0 1 1 {} {}Z' fill='{bright}'/>",
            Tenths(sun.0 + radius * 0.3),
            Tenths(sun.1 + radius),
            Tenths(sun.0 + radius * 0.3),
            Tenths(sun.1 - radius),
            r = Tenths(radius * 1.05),
            q = Tenths(radius * 1.15),
        )
    } else {
        let (x, y) = (Tenths(sun.0), Tenths(sun.1));
        format!(
            "<circle cx='{x}' cy='{y}' r='{}' fill='{bright}'/><circle cx='{x}' cy='{y}' r='{}' fill='none' stroke='{bright}' \
             stroke-dasharray='3 6' stroke-width='2'/>",
            Tenths(radius),
            Tenths(radius + 8.0)
        )
    };
    let mut layers = String::new();
    let town = seed.below(4);
    for (row, fill) in [(0, line), (1, ground), (2, edge)] {
        let base = high * (0.62 + 0.14 * f64::from(row));
        let mut path = PathData::new().go((0.0, high)).line((0.0, base));
        let mut x = 0.0;
        let mut lights = String::new();
        while x < wide {
            let step = seed.range(0.07, 0.16) * wide;
            let end = (x + step).min(wide);
            let rise = seed.range(0.05, 0.3 - 0.05 * f64::from(row)) * high;
            let top = base - rise;
            let middle = f64::midpoint(x, end);
            let kind = if seed.below(3) == 0 { 3 } else { town };
            path = match kind {
                // A tower with a pointed roof.
                0 => path.line((x, top)).line((middle, top - step * 0.8)).line((end, top)),
                // A dome.
                1 => path.line((x, top)).curve((x, top - step * 0.7), (end, top - step * 0.7), (end, top)),
                // A peak.
                2 => path.line((middle, top - step * 0.5)).line((end, base - rise * 0.3)),
                // A hill or a roof.
                _ => path.curve((x, top), (end, top), (end, base)),
            };
            if kind < 2 && row > 0 && step > 16.0 {
                lights.push_str(&format!("M{} {}v7h5v-7z", Tenths(middle - 2.5), Tenths(top + 8.0)));
            }
            x = end;
        }
        let path = path.line((wide, high)).close();
        layers.push_str(&format!("<path d='{path}' fill='{fill}' stroke='{edge}'/>"));
        if !lights.is_empty() {
            layers.push_str(&format!("<path d='{lights}' fill='{bright}'/>"));
        }
    }
    format!("{disc}{layers}")
}

/// Rings around the figure for the keywords that change what others may do to the card or what it may do.
pub fn rings(keywords: KeywordSet, ink: InkPalette) -> String {
    let mut rings = String::new();
    let InkPalette { line, bright, .. } = ink;
    for keyword in keywords.iter() {
        let ring = match keyword {
            // A wall, once or twice.
            KeywordKind::Bodyguard => format!(
                "<path d='M100 24L166 62V138L100 176L34 138V62Z' fill='none' stroke='{bright}' stroke-width='3.500'/>"
            ),
            KeywordKind::Resist => format!(
                "<circle cx='100' cy='100' r='71' fill='none' stroke='{line}' stroke-width='6' stroke-dasharray='22 7'/>"
            ),
            KeywordKind::Ward => format!(
                "<circle cx='100' cy='100' r='70' fill='none' stroke='{bright}' stroke-width='3' stroke-dasharray='.1 7' stroke-linecap='round'/>"
            ),
            // Speed.
            KeywordKind::Rush => format!(
                "<path d='M12 60H60M4 80H48M4 120H48M12 140H60' stroke='{bright}' stroke-width='3.500' stroke-linecap='round'/>"
            ),
            KeywordKind::Evasive => format!(
                "<path d='M44 100C16 98 4 76 5 48C15 60 26 66 38 68C24 72 18 76 24 82C28 86 36 82 42 84C34 88 36 94 44 100ZM156 100C184 98 196 76 195 48C185 60 174 66 162 68C176 72 182 76 176 82C172 86 164 82 158 84C166 88 164 94 156 100Z' fill='{line}' stroke='{bright}' stroke-width='1.600'/>"
            ),
            KeywordKind::Alert => format!(
                "<path d='M36 100C60 60 140 60 164 100C140 140 60 140 36 100Z' fill='none' stroke='{bright}' stroke-width='2.500'/>"
            ),
            // Points toward others.
            KeywordKind::Challenger => format!(
                "<path d='M100 18L107 36H93ZM182 100L164 107V93ZM100 182L93 164H107ZM18 100L36 93V107ZM42 42L60 49L49 60ZM158 42L151 60L140 49ZM158 158L140 151L151 140ZM42 158L49 140L60 151Z' fill='{bright}'/>"
            ),
            KeywordKind::Reckless => format!(
                "<path d='M100 26L108 38L121 29L125 43L140 38L140 53L155 52L151 66L166 69L158 82L172 89L161 100L172 111L158 118L166 131L151 134L155 148L140 147L140 162L125 157L121 171L108 162L100 174L92 162L79 171L75 157L60 162L60 147L45 148L49 134L34 131L42 118L28 111L39 100L28 89L42 82L34 69L49 66L45 52L60 53L60 38L75 43L79 29L92 38Z' fill='none' stroke='{line}' stroke-width='2.400'/>"
            ),
            KeywordKind::Support => format!(
                "<path d='M30 128C30 150 52 168 76 172M170 128C170 150 148 168 124 172' fill='none' stroke='{bright}' stroke-width='4' stroke-linecap='round'/>"
            ),
            KeywordKind::Singer | KeywordKind::SingTogether => format!(
                "<path d='M160 46V24L176 20V40' fill='none' stroke='{bright}' stroke-width='3'/><circle cx='156' cy='46' r='5' fill='{bright}'/><circle cx='172' cy='41' r='5' fill='{bright}'/>"
            ),
            KeywordKind::Shift => format!(
                "<circle cx='106' cy='94' r='68' fill='none' stroke='{line}' stroke-width='1.600'/><circle cx='112' cy='88' r='68' fill='none' stroke='{line}' stroke-width='1' opacity='.7'/>"
            ),
            KeywordKind::Boost => format!(
                "<path d='M60 172L100 186L140 172M66 164L100 176L134 164' fill='none' stroke='{bright}' stroke-width='3'/>"
            ),
            KeywordKind::Vanish => format!(
                "<circle cx='100' cy='100' r='74' fill='none' stroke='{bright}' stroke-width='2' stroke-dasharray='30 4 20 8 12 12 6 16 3 20'/>"
            ),
            KeywordKind::Adventurous => format!(
                "<path d='M100 20L105 95L180 100L105 105L100 180L95 105L20 100L95 95Z' fill='{line}' fill-opacity='.5'/>"
            ),
        };
        rings.push_str(&ring);
    }
    rings
}

/// As many beads as the card costs, below the figure or along the lower edge.
pub fn beads(cost: u8, (wide, high): (f64, f64), ink: InkPalette) -> String {
    let n = f64::from(cost.min(12));
    let mut beads = String::new();
    for i in 0..cost.min(12) {
        let (x, y) = if wide > high {
            (wide / 2.0 + (f64::from(i) - (n - 1.0) / 2.0) * 11.0, high - 12.0)
        } else {
            polar(MIDDLE, 76.0, 0.5 - (f64::from(i) - (n - 1.0) / 2.0) * 0.028)
        };
        beads.push_str(&format!("<circle cx='{}' cy='{}' r='3.200'/>", Tenths(x), Tenths(y)));
    }
    format!("<g fill='{}' stroke='{}'>{beads}</g>", ink.bright, ink.edge)
}
