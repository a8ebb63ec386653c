//! Sentences with their cards and players marked.

use crate::protocol::Segment;
use engine::{CardDb, CardId, DefId};

/// A card that a sentence calls by its full name.
#[derive(Clone, Copy, Debug)]
pub struct Mention {
    /// In the reader's own number.
    pub card: Option<CardId>,
    pub def: DefId,
}

/// Cuts a sentence at the names of these cards, in the order in which it has them, and at players ("p1").
pub fn segments(text: &str, mentions: &[Mention], db: &CardDb) -> Vec<Segment> {
    let mut found: Vec<(usize, usize, Mention)> = Vec::new();
    for mention in mentions {
        let name = db.def(mention.def).full_name.as_str();
        let free = |at: usize| found.iter().all(|(from, to, _)| at + name.len() <= *from || at >= *to);
        if let Some((at, _)) = text.match_indices(name).find(|(at, _)| free(*at)) {
            found.push((at, at + name.len(), *mention));
        }
    }
    found.sort_unstable_by_key(|(from, _, _)| *from);
    let mut segments = Vec::new();
    let mut done = 0;
    for (from, to, mention) in found {
        plain(&text[done..from], &mut segments);
        segments.push(Segment::Card {
            card: mention.card.map(|card| card.0),
            face: mention.def.0,
            name: text[from..to].to_owned(),
        });
        done = to;
    }
    plain(&text[done..], &mut segments);
    segments
}

/// Text without cards: players are cut out.
fn plain(text: &str, segments: &mut Vec<Segment>) {
    let mut rest = text;
    let mut from = 0;
    while let Some(at) = rest[from..].find('p').map(|at| from + at) {
        let digits = rest[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let end = at + 1 + digits;
        let starts = !rest[..at].ends_with(|c: char| c.is_alphanumeric());
        let ends = !rest[end..].starts_with(|c: char| c.is_alphanumeric());
        match rest[at + 1..end].parse::<u8>() {
            Ok(seat @ 1..=64) if starts && ends => {
                push(&rest[..at], segments);
                segments.push(Segment::Seat { seat: seat - 1 });
                rest = &rest[end..];
                from = 0;
            }
            _ => from = at + 1,
        }
    }
    push(rest, segments);
}

fn push(text: &str, segments: &mut Vec<Segment>) {
    if !text.is_empty() {
        segments.push(Segment::Text { text: text.to_owned() });
    }
}

/// A sentence without cards.
pub fn text(text: &str) -> Vec<Segment> {
    let mut segments = Vec::new();
    plain(text, &mut segments);
    segments
}

#[cfg(test)]
mod tests {
    use super::text;
    use crate::protocol::Segment;

    fn joined(segments: &[Segment]) -> Vec<String> {
        let show = |segment: &Segment| match segment {
            Segment::Text { text } => text.clone(),
            Segment::Card { name, .. } => format!("<{name}>"),
            Segment::Seat { seat } => format!("#{seat}"),
        };
        segments.iter().map(show).collect()
    }

    #[test]
    fn players_are_cut_out_of_sentences_and_words_with_a_p_are_not() {
        assert_eq!(
            joined(&text("p1 plays a p2p card; up to p12, p64.")),
            ["#0", " plays a p2p card; up to ", "#11", ", ", "#63", "."]
        );
        assert_eq!(joined(&text("p65 and p0 stop, p")), ["p65 and p0 stop, p"]);
        assert!(text("").is_empty());
    }
}
