//! The numbers of each rule in every edition.
//!
//! The engine's source names a rule by the same number in all editions: its number in 2.0.1, or in a newer or
//! older edition if 2.0.1 does not have the rule ([`newer`], [`older`]). Events and refusals carry the number
//! of the game's own edition, which is looked up here when they are made.

use crate::api::ids::RuleNo;
use crate::edition::Edition;
use std::sync::LazyLock;

/// One line per rule: its name, and the numbers in each edition, or "~" and the number of the closest rule.
const TABLE: &str = include_str!("../../data/numbers.tsv");

/// Marks the name of a rule added after 2.0.1.
const NEWER: u8 = 0x80;
/// Marks the name of a rule removed by 2.0.1.
const OLDER: u8 = 0x40;

/// A rule added after 2.0.1, by its number in the newest edition that has it.
pub const fn newer(chapter: u8, section: u8, item: u8, sub: u8) -> RuleNo {
    RuleNo([chapter | NEWER, section, item, sub])
}

/// A rule that 2.0.1 no longer has, by its number in the editions that have it.
pub const fn older(chapter: u8, section: u8, item: u8, sub: u8) -> RuleNo {
    RuleNo([chapter | OLDER, section, item, sub])
}

/// A rule's name and its number in each edition.
type NumberRow = (RuleNo, [RuleNo; Edition::ALL.len()]);

/// Sorted by name. Every event needs this table, so nothing else is parsed for it.
static NUMBERS_TO_SHOW: LazyLock<Vec<NumberRow>> = LazyLock::new(|| {
    let mut rows: Vec<NumberRow> =
        lines().filter_map(|(name, cells)| Some((name, numbers_to_show(cells)?))).collect();
    rows.sort_unstable_by_key(|row| row.0);
    // If 2.0.1 has no rule with this number, the plain number also names the newer rule.
    let is_free = |name: &RuleNo| rows.binary_search_by_key(name, |row| row.0).is_err();
    let plain: Vec<NumberRow> =
        rows.iter().filter_map(|(name, shown)| Some((plain_name(*name).filter(is_free)?, *shown))).collect();
    rows.extend(plain);
    rows.sort_unstable_by_key(|row| row.0);
    rows
});

/// All numbers of a rule in each edition: none, one or several. Used to compare editions.
static OWN: LazyLock<Vec<(RuleNo, Vec<Vec<RuleNo>>)>> = LazyLock::new(|| {
    // Cells that start with "~" have no number of their own and fail to parse.
    let numbers = |cell: &str| cell.split(", ").filter_map(RuleNo::parse).collect();
    lines().map(|(name, cells)| (name, cells.split('\t').map(numbers).collect())).collect()
});

/// The names and cells of all rules. Skips glossary entries, which have no number.
fn lines() -> impl Iterator<Item = (RuleNo, &'static str)> {
    TABLE.lines().skip(1).filter_map(|line| {
        let (name, cells) = line.split_once('\t')?;
        let name = match name.split_once(' ') {
            Some(("N", number)) => RuleNo::parse(number).map(|RuleNo([a, b, c, d])| newer(a, b, c, d)),
            Some(("O", number)) => RuleNo::parse(number).map(|RuleNo([a, b, c, d])| older(a, b, c, d)),
            _ => RuleNo::parse(name),
        }?;
        Some((name, cells))
    })
}

/// The number in each edition: its first number, or that of the closest rule.
fn numbers_to_show(cells: &str) -> Option<[RuleNo; Edition::ALL.len()]> {
    let mut shown = [RuleNo([0; 4]); Edition::ALL.len()];
    let mut cells = cells.split('\t');
    for number in &mut shown {
        let cell = cells.next()?;
        let first = cell.split_once(',').map_or(cell, |(first, _)| first);
        *number = RuleNo::parse(first.strip_prefix('~').unwrap_or(first))?;
    }
    Some(shown)
}

fn plain_name(RuleNo([chapter, section, item, sub]): RuleNo) -> Option<RuleNo> {
    (chapter & NEWER != 0).then_some(RuleNo([chapter & !NEWER, section, item, sub]))
}

impl RuleNo {
    /// The rule's number in an edition, or the number of the closest rule if the edition does not have it.
    pub fn in_edition(self, edition: Edition) -> RuleNo {
        match NUMBERS_TO_SHOW.binary_search_by_key(&self, |row| row.0) {
            Ok(at) => NUMBERS_TO_SHOW[at].1[edition as usize],
            Err(_) => self,
        }
    }

    /// Whether the table has a rule with this name.
    pub fn is_named(self) -> bool {
        NUMBERS_TO_SHOW.binary_search_by_key(&self, |row| row.0).is_ok()
    }

    /// The numbers in another edition for a number of one edition. Several if several paragraphs there state
    /// the rule; empty if the edition has no such number.
    pub fn translate(self, from: Edition, to: Edition) -> Vec<RuleNo> {
        if from == to {
            return vec![self];
        }
        let mut found: Vec<RuleNo> = Vec::new();
        for (name, own) in OWN.iter().filter(|(_, own)| own[from as usize].contains(&self)) {
            // Without a number of its own, that of the closest rule.
            let closest = [name.in_edition(to)];
            let numbers = if own[to as usize].is_empty() { &closest[..] } else { &own[to as usize] };
            for number in numbers {
                if !found.contains(number) {
                    found.push(*number);
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::{NUMBERS_TO_SHOW, TABLE, newer, older};
    use crate::api::ids::{RuleNo, rule};
    use crate::edition::Edition;

    #[test]
    fn every_line_of_the_table_is_understood() {
        let head: Vec<&str> = TABLE.lines().next().expect("a head").split('\t').skip(1).collect();
        assert_eq!(head, Edition::ALL.map(Edition::name));
        let lines = TABLE.lines().skip(1).filter(|line| !line.starts_with("G ")).count();
        let plain = NUMBERS_TO_SHOW.iter().filter(|row| row.0.0[0] & super::NEWER != 0).count();
        let also_newer = NUMBERS_TO_SHOW.len() - lines;
        assert!(
            also_newer > 0 && also_newer <= plain,
            "{also_newer} of {plain} newer rules have a plain name"
        );
        assert!(NUMBERS_TO_SHOW.windows(2).all(|pair| pair[0].0 < pair[1].0), "each name once");
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
        // Discard pile in the old edition, Evasive in the new one.
        assert_eq!(rule(8, 6, 1, 0).translate(old, newest), [rule(7, 6, 1, 0)]);
        assert_eq!(rule(4, 3, 7, 4).translate(old, newest), [rule(4, 7, 3, 4), rule(4, 7, 4, 0)]);
        assert_eq!(rule(9, 9, 9, 9).translate(old, newest), [RuleNo([0; 4]); 0]);
        assert_eq!(rule(9, 9, 9, 9).translate(old, old), [rule(9, 9, 9, 9)]);
    }
}
