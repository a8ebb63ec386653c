//! The numbers that a rule has in each edition.
//!
//! The engine's source names a rule by one number whatever the edition: that of 2.0.1, or of the editions after or before it for a
//! rule that 2.0.1 does not have ([`newer`], [`older`]). What a game tells carries the numbers of the game's own edition; they
//! are looked up here, when an event is told or an action refused, and nowhere else.

use crate::edition::Edition;
use crate::ids::RuleNo;
use std::sync::LazyLock;

/// One line for each rule: its name, and for each edition its numbers, or "~" and the number of the rule that comes closest.
const TABLE: &str = include_str!("../../../rules/numbers.tsv");

/// Marks the name of a rule that came after 2.0.1.
const NEWER: u8 = 0x80;
/// Marks the name of a rule that was gone with 2.0.1.
const OLDER: u8 = 0x40;

/// A rule that 2.0.1 does not have yet, by its number in the newest edition that has it.
pub const fn newer(chapter: u8, section: u8, item: u8, sub: u8) -> RuleNo {
    RuleNo([chapter | NEWER, section, item, sub])
}

/// A rule that 2.0.1 has no more, by its number in the editions that have it.
pub const fn older(chapter: u8, section: u8, item: u8, sub: u8) -> RuleNo {
    RuleNo([chapter | OLDER, section, item, sub])
}

/// A rule's name, and its numbers in each edition. The first number is the one that is shown.
struct Row {
    name: RuleNo,
    shown: [RuleNo; Edition::ALL.len()],
    /// Empty where the edition has no such rule.
    numbers: [Vec<RuleNo>; Edition::ALL.len()],
}

/// In order of name.
static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let mut rows: Vec<Row> = TABLE.lines().skip(1).filter_map(row).collect();
    // Where 2.0.1 has no rule of this number, a newer rule answers to the plain number, too.
    let is_plain = |rows: &[Row], name| rows.iter().any(|row: &Row| row.name == name);
    let plain: Vec<Row> = rows
        .iter()
        .filter(|row| row.name.0[0] & NEWER != 0)
        .map(|row| {
            let [chapter, section, item, sub] = row.name.0;
            let name = RuleNo([chapter & !NEWER, section, item, sub]);
            Row { name, shown: row.shown, numbers: row.numbers.clone() }
        })
        .filter(|row| !is_plain(&rows, row.name))
        .collect();
    rows.extend(plain);
    rows.sort_by_key(|row| row.name);
    rows
});

/// `None` for what only the glossary says: it has no number.
fn row(line: &str) -> Option<Row> {
    let (name, cells) = line.split_once('\t')?;
    let name = match name.split_once(' ') {
        Some(("N", number)) => RuleNo::parse(number).map(|RuleNo([a, b, c, d])| newer(a, b, c, d)),
        Some(("O", number)) => RuleNo::parse(number).map(|RuleNo([a, b, c, d])| older(a, b, c, d)),
        _ => RuleNo::parse(name),
    }?;
    let (mut shown, mut numbers) = (Vec::new(), Vec::new());
    for cell in cells.split('\t') {
        let own: Vec<RuleNo> = cell.split(", ").filter_map(RuleNo::parse).collect();
        shown.push(own.first().copied().or_else(|| RuleNo::parse(cell.strip_prefix('~')?))?);
        numbers.push(own);
    }
    Some(Row { name, shown: shown.try_into().ok()?, numbers: numbers.try_into().ok()? })
}

impl RuleNo {
    /// The number of the rule that the engine's source calls so, in an edition. Where the edition has no such rule it is the
    /// number of the rule that comes closest.
    pub fn in_edition(self, edition: Edition) -> RuleNo {
        match ROWS.binary_search_by_key(&self, |row| row.name) {
            Ok(at) => ROWS[at].shown[edition as usize],
            Err(_) => self,
        }
    }

    /// Whether the table of numbers knows a rule by this name.
    pub fn is_named(self) -> bool {
        ROWS.binary_search_by_key(&self, |row| row.name).is_ok()
    }

    /// What a number of one edition can be in another: one number or several, as rules were split and joined. Empty where
    /// the edition has no such number.
    pub fn translate(self, from: Edition, to: Edition) -> Vec<RuleNo> {
        if from == to {
            return vec![self];
        }
        let mut found: Vec<RuleNo> = Vec::new();
        for row in ROWS.iter().filter(|row| row.numbers[from as usize].contains(&self)) {
            let number = row.shown[to as usize];
            if !found.contains(&number) {
                found.push(number);
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::{ROWS, TABLE, newer, older};
    use crate::edition::Edition;
    use crate::ids::{RuleNo, rule};

    #[test]
    fn every_line_of_the_table_is_understood() {
        let head: Vec<&str> = TABLE.lines().next().expect("a head").split('\t').skip(1).collect();
        assert_eq!(head, Edition::ALL.map(Edition::name));
        let lines = TABLE.lines().skip(1).filter(|line| !line.starts_with("G ")).count();
        let plain = ROWS.iter().filter(|row| row.name.0[0] & super::NEWER != 0).count();
        let also_newer = ROWS.len() - lines;
        assert!(
            also_newer > 0 && also_newer <= plain,
            "{also_newer} of {plain} newer rules have a plain name"
        );
        assert!(ROWS.windows(2).all(|pair| pair[0].name < pair[1].name), "each name once");
    }

    #[test]
    fn a_rule_has_the_number_of_the_edition() {
        let evasive = rule(8, 6, 1, 0);
        assert_eq!(evasive.in_edition(Edition::March2025), rule(10, 4, 1, 0));
        assert_eq!(evasive.in_edition(Edition::October2025), rule(10, 6, 1, 0));
        assert_eq!(evasive.in_edition(Edition::V2_3_0), evasive);
        assert_eq!(rule(6, 7, 6, 0).in_edition(Edition::V2_0_1), rule(6, 7, 6, 0));
        assert_eq!(rule(6, 7, 6, 0).in_edition(Edition::V2_1_0), rule(6, 7, 7, 0));
        // The same number means another rule in each of these.
        assert_eq!(newer(6, 7, 3, 0).in_edition(Edition::V2_3_0), rule(6, 7, 3, 0));
        assert_eq!(rule(6, 7, 3, 0).in_edition(Edition::V2_3_0), rule(6, 7, 4, 0));
        assert_eq!(rule(8, 16, 2, 0).in_edition(Edition::V2_3_0), rule(8, 16, 2, 0));
        assert_eq!(older(7, 4, 4, 1).in_edition(Edition::August2025), rule(7, 4, 4, 1));
        assert_eq!(older(7, 4, 4, 1).in_edition(Edition::V2_0_1), rule(6, 2, 4, 0));
    }

    #[test]
    fn a_number_is_read_as_that_of_another_edition() {
        let (newest, old) = (Edition::V2_3_0, Edition::October2025);
        assert_eq!(rule(6, 7, 7, 0).translate(newest, Edition::V2_0_1), [rule(6, 7, 6, 0)]);
        assert_eq!(rule(8, 6, 1, 0).translate(newest, old), [rule(10, 6, 1, 0)]);
        // The discard pile of old, and Evasive of new.
        assert_eq!(rule(8, 6, 1, 0).translate(old, newest), [rule(7, 6, 1, 0)]);
        assert_eq!(rule(4, 3, 7, 4).translate(old, newest), [rule(4, 7, 3, 4), rule(4, 7, 4, 0)]);
        assert_eq!(rule(9, 9, 9, 9).translate(old, newest), [RuleNo([0; 4]); 0]);
        assert_eq!(rule(9, 9, 9, 9).translate(old, old), [rule(9, 9, 9, 9)]);
    }
}
