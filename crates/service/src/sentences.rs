//! Sentences as sent to a page: in segments that mark cards and players.

use crate::protocol::Segment;
use engine::{CardDb, CardId, Seat};
use words::{Language, Message, Piece, Sentence};

/// The recipient of a message: a seat and its language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatReader {
    pub seat: Seat,
    pub language: Language,
}

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

/// The segments of a message for one seat.
pub fn say(message: &Message, reader: SeatReader, db: &CardDb) -> Vec<Segment> {
    segments(words::say(reader.language, message, db, Some(reader.seat)))
}
