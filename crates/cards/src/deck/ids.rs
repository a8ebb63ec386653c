//! A series of LorcanaJSON ids, `41, 41, 63`: each mention is one copy. (A line `4 41` means 4 copies of id
//! 41; such lines are text lists.)

use super::builder::{DeckListBuilder, DeckPart};
use super::error::{DeckErrorKind, ListPosition, quote};
use super::resolve::ListReference;

/// Whether the text consists of numbers with commas between them.
pub(super) fn is_series(content: &str) -> bool {
    let plain = |c: char| c.is_ascii_digit() || c == ',' || c.is_whitespace();
    content.contains(',') && content.contains(|c: char| c.is_ascii_digit()) && content.chars().all(plain)
}

pub(super) fn read(content: &str, list: &mut DeckListBuilder<'_>) {
    for (index, line) in content.lines().enumerate() {
        let place = ListPosition::Line(index + 1);
        for id in line.split(',').map(str::trim).filter(|id| !id.is_empty()) {
            if list.stopped() {
                return;
            }
            match id.parse() {
                Ok(number) => list.add(place, DeckPart::Deck, "1", &ListReference::by_id(id, number)),
                // The number is too large, or a comma is missing between two.
                Err(_) => list.refuse(place, DeckErrorKind::UnknownCard { text: quote(id), nearest: None }),
            }
        }
    }
}
