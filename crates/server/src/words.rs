//! Sentences as sent to the page: in segments that mark cards and players.

use crate::protocol::Segment;
use engine::CardId;
use words::{Piece, Sentence};

/// The segments of a sentence.
pub fn segments(sentence: Sentence) -> Vec<Segment> {
    let segment = |piece: Piece| match piece {
        Piece::Text(text) => Segment::Text { text },
        Piece::Card { id, def, name } => {
            Segment::Card { card: id.map(|CardId(card)| card), face: def.0, name }
        }
        Piece::Player(seat) => Segment::Seat { seat: seat.0 },
        Piece::Rule(rule) => Segment::Text { text: rule.to_string() },
    };
    sentence.0.into_iter().map(segment).collect()
}
