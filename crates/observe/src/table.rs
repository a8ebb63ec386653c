//! The mapping from cards of the view to rows of an observation.

use engine::CardId;

/// Rows by the viewer's card numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct RowTable {
    /// For each card number, the row counted from 1; 0 if the card has none.
    rows: Vec<u16>,
    filled: Vec<CardId>,
}

impl RowTable {
    pub fn clear(&mut self) {
        for id in self.filled.drain(..) {
            self.rows[id.index()] = 0;
        }
    }

    pub fn put(&mut self, id: CardId, row: usize) {
        if self.rows.len() <= id.index() {
            self.rows.resize(id.index() + 1, 0);
        }
        self.rows[id.index()] = row as u16 + 1;
        self.filled.push(id);
    }

    pub fn find(&self, id: CardId) -> Option<usize> {
        let row = *self.rows.get(id.index())?;
        usize::from(row).checked_sub(1)
    }

    /// The row counted from 1, as in observations; 0 for none.
    pub fn number(&self, id: Option<CardId>) -> i16 {
        id.and_then(|id| self.rows.get(id.index())).map_or(0, |row| *row as i16)
    }
}
