//! Points, paths and angles. The sine is a series of our own: that of the system may differ in its last digit.

use std::fmt::Write;

/// A point of the picture.
pub type Point = (f64, f64);

/// A fraction of a full turn as a sine.
fn sine(turn: f64) -> f64 {
    // From -1/4 to 1/4 of a turn the series below is exact to six digits.
    let folded = turn - (turn + 0.5).floor();
    let quarter = if folded > 0.25 {
        0.5 - folded
    } else if folded < -0.25 {
        -0.5 - folded
    } else {
        folded
    };
    let x = quarter * std::f64::consts::TAU;
    let square = x * x;
    x * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0))))
}

/// The point at this distance from a centre. Turns run clockwise from the top.
pub fn polar((x, y): Point, radius: f64, turn: f64) -> Point {
    (x + radius * sine(turn), y - radius * sine(turn + 0.25))
}

/// The data of an SVG path, rounded to tenths.
#[derive(Debug, Default)]
pub struct PathData(String);

impl PathData {
    pub fn new() -> PathData {
        PathData::default()
    }

    fn points(mut self, command: char, points: &[Point]) -> PathData {
        self.0.push(command);
        for (i, (x, y)) in points.iter().enumerate() {
            if i > 0 {
                self.0.push(' ');
            }
            let _ = write!(self.0, "{} {}", Tenths(*x), Tenths(*y));
        }
        self
    }

    pub fn go(self, to: Point) -> PathData {
        self.points('M', &[to])
    }

    pub fn line(self, to: Point) -> PathData {
        self.points('L', &[to])
    }

    pub fn bend(self, by: Point, to: Point) -> PathData {
        self.points('Q', &[by, to])
    }

    pub fn curve(self, from: Point, by: Point, to: Point) -> PathData {
        self.points('C', &[from, by, to])
    }

    pub fn close(mut self) -> PathData {
        self.0.push('Z');
        self
    }

    /// A closed polygon.
    pub fn polygon(self, corners: impl IntoIterator<Item = Point>) -> PathData {
        let mut path = self;
        for (i, corner) in corners.into_iter().enumerate() {
            path = if i == 0 { path.go(corner) } else { path.line(corner) };
        }
        path.close()
    }
}

impl std::fmt::Display for PathData {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A number as SVG wants it: one digit after the point, and none where it is 0.
pub struct Tenths(pub f64);

impl std::fmt::Display for Tenths {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tenths = (self.0 * 10.0 + 0.5).floor() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
        if rest == 0 { write!(f, "{sign}{whole}") } else { write!(f, "{sign}{whole}.{rest}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sines_are_those_of_the_textbook() {
        for (turn, value) in
            [(0.0, 0.0), (1.0 / 12.0, 0.5), (0.25, 1.0), (0.5, 0.0), (0.75, -1.0), (1.25, 1.0)]
        {
            assert!((sine(turn) - value).abs() < 1e-5, "{turn}");
        }
    }

    #[test]
    fn numbers_are_short() {
        let written: Vec<String> =
            [0.0, 1.0, -0.04, -1.25, 12.34].iter().map(|n| Tenths(*n).to_string()).collect();
        assert_eq!(written, ["0", "1", "0", "-1.2", "12.3"]);
    }
}
