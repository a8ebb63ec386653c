//! Error types, one for each operation that can fail.

use cards::DeckError;
use engine::SetupError;
use grammar::Diagnostic;
use playable::DeckSetError;
use thiserror::Error;

/// There is no starter deck with this title.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown starter deck \"{0}\"; `Library::starters` lists them")]
pub struct UnknownStarter(pub String);

/// The errors in a deck list.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct BadDeck(pub Vec<DeckError>);

/// Why a game can't start.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum GameError {
    /// A deck has cards that are not in the library or can't be played.
    #[error("the decks can't be played: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Decks(Vec<DeckSetError>),
    /// Players, teams or the position violate the rules.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl From<Vec<DeckSetError>> for GameError {
    fn from(errors: Vec<DeckSetError>) -> GameError {
        GameError::Decks(errors)
    }
}

/// Why a card can't be created.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum CardError {
    /// Where the text is not understood, and what was expected there.
    #[error("the card's text is not understood: {0}")]
    Text(Diagnostic),
    /// The text is understood but can't be played yet.
    #[error("{0}")]
    NotPlayable(String),
}
