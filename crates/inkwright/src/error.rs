//! Error types, one for each operation that can fail.

use cards::DeckError;
use engine::{Action, Refusal, Seat, SetupError};
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

/// There is no bot with this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown bot \"{0}\"; choose one of {names}", names = bots::NAMES.join(", "))]
pub struct UnknownBot(pub String);

/// Why a game can't start.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
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

/// Why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// Each seat needs a player.
    #[error("the game has {seats} seats, but {players} players were given; give each seat one")]
    Players {
        /// The number of seats in the game.
        seats: usize,
        /// The number of players given.
        players: usize,
    },
    /// A bot gave an answer that was not in its list.
    #[error("{seat} gave an answer that is not listed: {answer:?}")]
    NotListed {
        /// The bot's seat.
        seat: Seat,
        /// The answer, in the numbers of that seat's view.
        answer: Action,
    },
    /// The engine refused an answer that it had listed: a bug in this library.
    #[error("a listed answer is refused: {0}")]
    Refused(#[from] Refusal),
    /// The engine waits for a decision without answers: a bug in this library.
    #[error("the pending decision has no answer")]
    NoAnswer,
    /// The game does not end.
    #[error("the game is not over after {0} decisions")]
    TooLong(u32),
}

/// Why a card can't be created.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum CardError {
    /// Where the text is not understood, and what was expected there.
    #[error("the card's text is not understood: {0}")]
    Text(Diagnostic),
    /// The text is understood but can't be played yet.
    #[error("{0}")]
    NotPlayable(String),
}
