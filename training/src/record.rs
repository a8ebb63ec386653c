//! Positions as rows of numbers, and the files they are kept in.
//!
//! A shard is a header and blocks, all little-endian: `INKPOS02`, the numbers of positions, of rows of the viewers' sides and of the other
//! sides (`u32` each); the viewer's result of the game in half points (`u8` each); the chance to win that the player gave itself when it had just
//! searched, in ten thousandths, or −1 (`i16`); the hand-made value in 64ths (`i16`); how many rows the viewer's side has (`u16`), how
//! many the other side has (`u16`); all rows of the viewers' sides (`u16`); all rows of the other sides.
//!
//! A shard of choices: `INKCHO01`, the numbers of choices, of rows of the viewers' sides and of the other sides, of actions and of
//! their parts (`u32` each); which action was taken, and how many there were (`u16` each); the sides as above; how many parts each action has;
//! all parts (`u16` each).

use bots::Weights;
use bots::net::{Offer, Part, Row, card_row, each_part, each_row, made_value, part_row};
use engine::{Action, CardDb, Game, Seat};
use std::io::{self, Write};
use std::path::Path;

const MAGIC: &[u8; 8] = b"INKPOS02";
const CHOICES: &[u8; 8] = b"INKCHO01";

/// A position of a game of two as one player sees it.
#[derive(Clone, Debug)]
pub struct Position {
    pub viewer: Seat,
    /// In ten thousandths; −1 when nothing is known.
    pub searched: i16,
    /// The hand-made value.
    pub made: i16,
    pub rows: [Vec<u16>; 2],
}

impl Position {
    pub fn of(game: &Game, db: &CardDb, weights: &Weights, viewer: Seat, searched: i16) -> Position {
        let other = Seat(1 - viewer.0);
        let defs = db.defs().len();
        let side = |side: Seat| {
            let mut rows = Vec::new();
            each_row(game, db, viewer, side, |row| match row {
                Row::Fixed(n) => rows.push(n),
                Row::Card(slot, def) if def < defs => {
                    rows.push(row_number(card_row(slot, def, defs)));
                }
                Row::Card(..) => {}
            });
            rows
        };
        let made = made_value(game, db, weights, viewer, other);
        Position { viewer, searched, made, rows: [side(viewer), side(other)] }
    }
}

/// A position with what came of the game for its viewer: 0, 1 or 2 half points.
pub type Labelled = (Position, u8);

/// A turn action that was chosen among others.
#[derive(Clone, Debug)]
pub struct Choice {
    pub position: Position,
    /// The parts of each action, and which was taken.
    pub actions: Vec<Vec<u16>>,
    pub taken: u16,
}

impl Choice {
    /// What the player on the move chose from; `None` when the action is not among these.
    pub fn of(
        game: &Game,
        db: &CardDb,
        weights: &Weights,
        seat: Seat,
        actions: &[Action],
        taken: Action,
    ) -> Option<Choice> {
        let taken = actions.iter().position(|action| *action == taken)?;
        let (offer, defs) = (Offer::of(actions), db.defs().len());
        let parts = |action: &Action| {
            let mut parts = Vec::new();
            each_part(game, db, seat, &offer, *action, |part| match part {
                Part::Fixed(n) => parts.push(n),
                Part::Card(role, def) if def < defs => parts.push(row_number(part_row(role, def, defs))),
                Part::Card(..) => {}
            });
            parts
        };
        let position = Position::of(game, db, weights, seat, -1);
        Some(Choice {
            position,
            actions: actions.iter().map(parts).collect(),
            taken: u16::try_from(taken).ok()?,
        })
    }
}

fn row_number(row: usize) -> u16 {
    u16::try_from(row).expect("a library of some thousand cards")
}

/// A file in the making.
#[derive(Default)]
struct Out(Vec<u8>);

impl Out {
    fn counts(&mut self, counts: &[usize]) {
        counts.iter().for_each(|n| self.0.extend_from_slice(&(*n as u32).to_le_bytes()));
    }

    fn shorts(&mut self, shorts: impl Iterator<Item = u16>) {
        shorts.for_each(|short| self.0.extend_from_slice(&short.to_le_bytes()));
    }

    /// For both sides how many rows each position has, then all rows.
    fn sides<'a>(&mut self, positions: impl Iterator<Item = &'a Position> + Clone) {
        for side in 0..2 {
            self.shorts(positions.clone().map(|position| position.rows[side].len() as u16));
        }
        for side in 0..2 {
            self.shorts(positions.clone().flat_map(|position| position.rows[side].iter().copied()));
        }
    }

    /// The file is there as a whole or not at all.
    fn save(self, path: &Path) -> io::Result<()> {
        let unfinished = path.with_extension("part");
        let mut file = std::fs::File::create(&unfinished)?;
        file.write_all(&self.0)?;
        file.sync_all()?;
        std::fs::rename(&unfinished, path)
    }
}

fn rows<'a>(positions: impl Iterator<Item = &'a Position>) -> [usize; 2] {
    positions
        .fold([0, 0], |[one, other], position| [one + position.rows[0].len(), other + position.rows[1].len()])
}

/// Writes a shard of positions.
pub fn write(path: &Path, positions: &[Labelled]) -> io::Result<()> {
    let all = positions.iter().map(|(position, _)| position);
    let mut out = Out(MAGIC.to_vec());
    let [mine, theirs] = rows(all.clone());
    out.counts(&[positions.len(), mine, theirs]);
    out.0.extend(positions.iter().map(|(_, points)| *points));
    out.shorts(all.clone().map(|position| position.searched as u16));
    out.shorts(all.clone().map(|position| position.made as u16));
    out.sides(all);
    out.save(path)
}

/// Writes a shard of choices.
pub fn write_choices(path: &Path, choices: &[Choice]) -> io::Result<()> {
    let all = choices.iter().map(|choice| &choice.position);
    let actions = || choices.iter().flat_map(|choice| &choice.actions);
    let mut out = Out(CHOICES.to_vec());
    let [mine, theirs] = rows(all.clone());
    out.counts(&[choices.len(), mine, theirs, actions().count(), actions().map(Vec::len).sum()]);
    out.shorts(choices.iter().map(|choice| choice.taken));
    out.shorts(choices.iter().map(|choice| choice.actions.len() as u16));
    out.sides(all);
    out.shorts(actions().map(|parts| parts.len() as u16));
    out.shorts(actions().flatten().copied());
    out.save(path)
}
