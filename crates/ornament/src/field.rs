//! The pattern behind: a family for each ink.

use crate::geometry::{PathData, Point, Tenths, polar};
use crate::seed::NameSeed;
use wording::Ink;

/// The pattern of an ink on a field of this size, in lines of a colour. `id` is a prefix for names within the picture.
pub fn field(ink: Ink, (wide, high): (f64, f64), line: &str, id: &str, seed: &mut NameSeed) -> String {
    match ink {
        Ink::Amber => rays((wide, high), line, seed),
        Ink::Amethyst => lattice((wide, high), line, id, seed),
        Ink::Emerald => leaves((wide, high), line, id, seed),
        Ink::Ruby => flames((wide, high), line, seed),
        Ink::Sapphire => waves((wide, high), line, seed),
        Ink::Steel => plates((wide, high), line, id, seed),
    }
}

/// Rays from a point, and arcs around it.
fn rays((wide, high): (f64, f64), line: &str, seed: &mut NameSeed) -> String {
    let centre: Point = (wide * seed.range(0.3, 0.7), high * seed.one_of(&[-0.05, 0.2, 0.5, 0.8, 1.05]));
    let n = seed.count(12, 22);
    let offset = seed.range(0.0, 1.0);
    let share = seed.range(0.3, 0.6);
    let mut wedges = PathData::new();
    for i in 0..n {
        let at = (i as f64 + offset) / n as f64;
        let to = at + share / n as f64;
        wedges = wedges.polygon([
            polar(centre, 14.0, at),
            polar(centre, 330.0, at),
            polar(centre, 330.0, to),
            polar(centre, 14.0, to),
        ]);
    }
    let mut circles = String::new();
    let mut radius = seed.range(30.0, 46.0);
    let growth = seed.range(1.28, 1.6);
    for _ in 0..5 {
        let (x, y, r) = (Tenths(centre.0), Tenths(centre.1), Tenths(radius));
        circles.push_str(&format!("<circle cx='{x}' cy='{y}' r='{r}'/>"));
        radius *= growth;
    }
    format!(
        "<path d='{wedges}' fill='{line}' opacity='.2'/><g fill='none' stroke='{line}' stroke-width='1.4' \
         stroke-dasharray='{} 5' opacity='.5'>{circles}</g>",
        seed.count(2, 14)
    )
}

/// Crossing bands with a small star in each field.
fn lattice((wide, high): (f64, f64), line: &str, id: &str, seed: &mut NameSeed) -> String {
    let step = seed.range(22.0, 34.0);
    let height = step * seed.range(0.8, 1.7);
    let turn = seed.one_of(&[0, 0, 45, 30, 60]);
    let (w, h) = (Tenths(step), Tenths(height));
    let (x, y) = (step / 2.0, height / 2.0);
    let bands = PathData::new().go((0.0, y)).line((x, 0.0)).line((step, y)).line((x, height)).close();
    let inner = seed.range(0.3, 0.7);
    let second = PathData::new().polygon([
        (x, y - y * inner),
        (x + x * inner, y),
        (x, y + y * inner),
        (x - x * inner, y),
    ]);
    let star_size = seed.range(2.0, 4.5);
    let star = star((x, y), star_size, star_size * 0.35, 4);
    format!(
        "<pattern id='{id}l' width='{w}' height='{h}' patternUnits='userSpaceOnUse' patternTransform='rotate({turn})'>\
         <g fill='none' stroke='{line}'><path d='{bands}' stroke-width='1.6'/><path d='{second}' stroke-width='.8'/></g>\
         <path d='{star}' fill='{line}'/></pattern><rect width='{}' height='{}' fill='url(#{id}l)' opacity='.36'/>",
        Tenths(wide),
        Tenths(high)
    )
}

/// Two mirrored stems with leaves.
fn leaves((wide, high): (f64, f64), line: &str, id: &str, seed: &mut NameSeed) -> String {
    let width = seed.range(5.0, 9.5);
    let length = seed.range(22.0, 34.0);
    let leaf = PathData::new()
        .go((0.0, 0.0))
        .curve((width, -length * 0.3), (width, -length * 0.7), (0.0, -length))
        .curve((-width, -length * 0.7), (-width, -length * 0.3), (0.0, 0.0))
        .close();
    let sway = seed.range(14.0, 40.0);
    let mut stems = String::new();
    for (n, start) in [(seed.count(6, 8), 0.44), (seed.count(5, 7), 0.13)] {
        let at = |t: f64| -> Point {
            let bow = (t * (1.0 - t)) * 4.0;
            (wide * start - sway * bow * (1.0 - start), high * (1.06 - 1.12 * t))
        };
        let (from, middle, to) = (at(0.0), at(0.5), at(1.0));
        let stem = PathData::new().go(from).bend((2.0 * middle.0 - wide * start, middle.1), to);
        stems.push_str(&format!("<path d='{stem}' fill='none' stroke='{line}' stroke-width='1.6'/>"));
        for i in 0..n {
            let point = at((f64::from(i as u32) + 0.6) / n as f64);
            let side = if i % 2 == 0 { 1.0 } else { -1.0 };
            let turn = side * seed.range(38.0, 68.0);
            let (x, y) = (Tenths(point.0), Tenths(point.1));
            stems.push_str(&format!(
                "<use href='#{id}b' transform='translate({x} {y}) rotate({})'/>",
                Tenths(turn)
            ));
        }
    }
    format!(
        "<defs><path id='{id}b' d='{leaf}M0 -3L0 -{}'/></defs><g id='{id}s' fill='{line}' fill-opacity='.45' stroke='{line}' \
         stroke-width='.8' opacity='.5'>{stems}</g><use href='#{id}s' transform='translate({}) scale(-1 1)'/>",
        Tenths(length * 0.8),
        Tenths(wide)
    )
}

/// Tongues of fire in three rows.
fn flames((wide, high): (f64, f64), line: &str, seed: &mut NameSeed) -> String {
    let mut rows = String::new();
    for (row, opacity) in [(0, ".16"), (1, ".2"), (2, ".26")] {
        let n = seed.count(4, 7);
        let step = wide / n as f64;
        let base = high * (0.5 + 0.2 * f64::from(row));
        let lean = seed.range(-0.5, 0.5);
        let mut path = PathData::new().go((-step, high)).line((-step, base));
        for i in 0..=n {
            let x = (i as f64 - 0.5) * step;
            let top = base - seed.range(0.22, 0.46) * high;
            let tip = (x + step * (0.5 + lean), top);
            path =
                path.curve((x, base - 6.0), (x + step * (0.2 + lean), base - 0.4 * (base - top)), tip).curve(
                    (x + step * (0.5 + lean * 0.4), top + 0.45 * (base - top)),
                    (x + step * 0.95, base - 12.0),
                    (x + step, base),
                );
        }
        let path = path.line((wide + step, high)).close();
        rows.push_str(&format!("<path d='{path}' opacity='{opacity}'/>"));
    }
    let mut sparks = String::new();
    for _ in 0..seed.count(5, 10) {
        let (x, y, r) = (seed.range(0.05, 0.95) * wide, seed.range(0.03, 0.4) * high, seed.range(1.0, 2.6));
        sparks.push_str(&format!("<circle cx='{}' cy='{}' r='{}'/>", Tenths(x), Tenths(y), Tenths(r)));
    }
    format!("<g fill='{line}'>{rows}<g opacity='.5'>{sparks}</g></g>")
}

/// Rows of waves.
fn waves((wide, high): (f64, f64), line: &str, seed: &mut NameSeed) -> String {
    let n = seed.count(6, 9);
    let length = seed.range(34.0, 84.0);
    let height = seed.range(0.16, 0.34) * length;
    let shift = seed.range(0.2, 0.8);
    let (w, h) = (Tenths(length / 2.0), Tenths(height));
    let half = Tenths(length / 4.0);
    let mut rows = String::new();
    for row in 0..n {
        let y = high * (row as f64 + 0.4) / n as f64;
        let x = -length * (1.0 + (row as f64 * shift) % 1.0);
        let turns = ((wide + 2.0 * length) / length * 2.0) as u64;
        let mut path = format!("M{} {}q{half} -{h} {w} 0", Tenths(x), Tenths(y));
        for _ in 0..turns {
            path.push_str(&format!("t{w} 0"));
        }
        let thick = if row % 2 == 0 { "2.6" } else { "1.1" };
        let opacity = 20 + 26 * row / n;
        rows.push_str(&format!("<path d='{path}' stroke-width='{thick}' opacity='.{opacity}'/>"));
    }
    format!("<g fill='none' stroke='{line}'>{rows}</g>")
}

/// Plates with rivets: bricks or hexagons.
fn plates((wide, high): (f64, f64), line: &str, id: &str, seed: &mut NameSeed) -> String {
    let size = seed.range(15.0, 25.0);
    let rivet = Tenths(seed.range(1.2, 2.4));
    let turn = seed.one_of(&[0, 0, 90, 30]);
    let (w, h, seams, rivets): (f64, f64, PathData, Vec<Point>) = if seed.below(2) == 0 {
        let (w, h) = (size * 2.0, size * seed.range(1.1, 1.7));
        let seams = PathData::new()
            .go((0.0, 0.0))
            .line((w, 0.0))
            .go((0.0, h / 2.0))
            .line((w, h / 2.0))
            .go((w / 4.0, 0.0))
            .line((w / 4.0, h / 2.0))
            .go((w * 0.75, h / 2.0))
            .line((w * 0.75, h));
        let rivets = vec![
            (w / 4.0 + 4.5, 4.5),
            (w / 4.0 - 4.5, 4.5),
            (w * 0.75 + 4.5, h / 2.0 + 4.5),
            (w * 0.75 - 4.5, h / 2.0 + 4.5),
        ];
        (w, h, seams, rivets)
    } else {
        let (w, h) = (size * 1.732, size * 3.0);
        let seams = PathData::new()
            .go((0.0, size * 0.5))
            .line((w / 2.0, 0.0))
            .line((w, size * 0.5))
            .line((w, size * 1.5))
            .line((w / 2.0, size * 2.0))
            .line((0.0, size * 1.5))
            .close()
            .go((w / 2.0, size * 2.0))
            .line((w / 2.0, h));
        (w, h, seams, vec![(w / 2.0, size), (0.0, size * 2.5), (w, size * 2.5)])
    };
    let dots: String = rivets
        .iter()
        .map(|(x, y)| format!("<circle cx='{}' cy='{}' r='{rivet}'/>", Tenths(*x), Tenths(*y)))
        .collect();
    format!(
        "<pattern id='{id}p' width='{}' height='{}' patternUnits='userSpaceOnUse' patternTransform='rotate({turn})'>\
         <path d='{seams}' fill='none' stroke='{line}' stroke-width='1.6'/><g fill='{line}'>{dots}</g></pattern>\
         <rect width='{}' height='{}' fill='url(#{id}p)' opacity='.34'/>",
        Tenths(w),
        Tenths(h),
        Tenths(wide),
        Tenths(high)
    )
}

/// A star with this many points.
pub fn star(centre: Point, outer: f64, inner: f64, points: u64) -> PathData {
    let corners = (0..points * 2).map(|i| {
        let radius = if i % 2 == 0 { outer } else { inner };
        polar(centre, radius, i as f64 / (points * 2) as f64)
    });
    PathData::new().polygon(corners)
}
