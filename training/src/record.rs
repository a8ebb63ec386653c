//! Positions as rows of numbers, and the files they are kept in.
//!
//! A shard is a header and blocks, all little-endian: `INKPOS02`, the numbers of positions, of rows of the viewers' sides and of the other
//! sides (`u32` each); the viewer's result of the game in half points (`u8` each); the chance to win that the player gave itself when it had just
//! searched, in ten thousandths, or −1 (`i16`); the hand-made value in 64ths (`i16`); how many rows the viewer's side has (`u16`), how
//! many the other side has (`u16`); all rows of the viewers' sides (`u16`); all rows of the other sides.

use bots::Weights;
use bots::net::{Row, card_row, each_row, made_value};
use engine::{CardDb, Game, Seat};
use std::io::{self, Write};
use std::path::Path;

const MAGIC: &[u8; 8] = b"INKPOS02";

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
                    rows.push(
                        u16::try_from(card_row(slot, def, defs)).expect("a library of some thousand cards"),
                    );
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

/// Writes a shard; it is there as a whole or not at all.
pub fn write(path: &Path, positions: &[Labelled]) -> io::Result<()> {
    let mut out = Vec::new();
    out.extend_from_slice(MAGIC);
    let rows = |side: usize| positions.iter().map(move |(position, _)| &position.rows[side]);
    let total = |side: usize| rows(side).map(Vec::len).sum::<usize>();
    for n in [positions.len(), total(0), total(1)] {
        out.extend_from_slice(&(n as u32).to_le_bytes());
    }
    out.extend(positions.iter().map(|(_, points)| *points));
    for (position, _) in positions {
        out.extend_from_slice(&position.searched.to_le_bytes());
    }
    for (position, _) in positions {
        out.extend_from_slice(&position.made.to_le_bytes());
    }
    for side in 0..2 {
        rows(side).for_each(|rows| out.extend_from_slice(&(rows.len() as u16).to_le_bytes()));
    }
    for side in 0..2 {
        rows(side).flatten().for_each(|row| out.extend_from_slice(&row.to_le_bytes()));
    }
    let unfinished = path.with_extension("part");
    let mut file = std::fs::File::create(&unfinished)?;
    file.write_all(&out)?;
    file.sync_all()?;
    std::fs::rename(&unfinished, path)
}
