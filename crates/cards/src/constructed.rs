//! The deck rules of the Constructed format (1.10.1.1). Banned cards are not known here.

use crate::card::CopyLimit;
use crate::deck::Deck;
use crate::library::Library;
use ability::Ink;
use std::collections::BTreeMap;
use thiserror::Error;

/// The fewest cards of a Constructed deck (1.10.1.1).
pub const CONSTRUCTED_SIZE: u32 = 60;

/// The most ink types of a Constructed deck (1.10.1.1).
pub const CONSTRUCTED_INKS: usize = 2;

/// A reason why a deck may not be played in Constructed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeckProblem {
    #[error("the deck has {count} cards and needs at least {CONSTRUCTED_SIZE} (1.10.1.1)")]
    TooFewCards { count: u32 },
    #[error("the deck has {} ink types and may have {CONSTRUCTED_INKS}: {} (1.10.1.1)", inks.len(), list(inks))]
    TooManyInks {
        /// Each ink with the number of cards that have it; a card of two inks counts for both.
        inks: Vec<(Ink, u32)>,
    },
    #[error("the deck has {count} copies of \"{full_name}\" and may have {limit} (1.10.1.1)")]
    TooManyCopies { full_name: String, count: u32, limit: u8 },
    #[error(
        "\"{full_name}\" is not in the card library{}",
        nearest.as_ref().map(|name| format!("; did you mean \"{name}\"?")).unwrap_or_default()
    )]
    NotInLibrary { full_name: String, nearest: Option<String> },
}

impl DeckProblem {
    /// The rule that is broken; none for a card that nothing is known about.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            DeckProblem::TooFewCards { .. }
            | DeckProblem::TooManyInks { .. }
            | DeckProblem::TooManyCopies { .. } => Some("1.10.1.1"),
            DeckProblem::NotInLibrary { .. } => None,
        }
    }
}

fn list(inks: &[(Ink, u32)]) -> String {
    let named: Vec<String> = inks.iter().map(|(ink, cards)| format!("{ink} ({cards})")).collect();
    named.join(", ")
}

/// Everything that keeps the deck out of Constructed play; empty for a legal deck.
pub fn check_constructed(deck: &Deck, library: &Library) -> Vec<DeckProblem> {
    let mut problems = Vec::new();
    let size = deck.size();
    if size < CONSTRUCTED_SIZE {
        problems.push(DeckProblem::TooFewCards { count: size });
    }
    // A deck made by hand may name a card twice, in two spellings: count by place in the library.
    let mut copies: BTreeMap<usize, u32> = BTreeMap::new();
    let mut inks: BTreeMap<Ink, u32> = BTreeMap::new();
    for (count, full_name) in &deck.entries {
        match library.position(full_name) {
            Some(at) => *copies.entry(at).or_default() += u32::from(*count),
            None => problems.push(DeckProblem::NotInLibrary {
                full_name: full_name.clone(),
                nearest: library.suggest(full_name).map(str::to_owned),
            }),
        }
    }
    let counted: Vec<_> = copies
        .into_iter()
        .filter_map(|(at, count)| library.cards.get(at).map(|card| (card, count)))
        .collect();
    for (card, count) in &counted {
        for ink in &card.inks {
            *inks.entry(*ink).or_default() += count;
        }
    }
    if inks.len() > CONSTRUCTED_INKS {
        problems.push(DeckProblem::TooManyInks { inks: inks.into_iter().collect() });
    }
    for (card, count) in counted {
        match card.copies {
            CopyLimit::UpTo(limit) if count > u32::from(limit) => {
                problems.push(DeckProblem::TooManyCopies { full_name: card.full_name(), count, limit });
            }
            CopyLimit::UpTo(_) | CopyLimit::AnyNumber => {}
        }
    }
    problems
}
