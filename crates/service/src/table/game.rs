//! A game at a table: as it is stored, and as it runs.

use super::fingerprint::CardFingerprint;
use super::seat_view;
use super::series::{self, SeriesStartError};
use super::shuffle::ShuffleSalt;
use crate::cards;
use crate::error::RequestError;
use crate::host::{Host, NoRandom, StorageError, random_seed};
use crate::protocol::{CardNames, EndOfGame, Faces, ShuffleProof};
use engine::{Action, DefId, Game, Seat, Series};
use live::{AutoAnswers, GameStartError, Live, Manners, Sitter};
use playable::PlayableLibrary;
use replay::Replay;
use scenario::StageError;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use thiserror::Error;
use words::{Language, Message, Say};

/// The start of a stored game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableOrigin {
    /// A replay without answers. `base` is the number of answers given when the table was opened.
    Decks {
        replay: Replay,
        base: usize,
        /// None in a game stored by an older version.
        #[serde(default)]
        same: Option<CardFingerprint>,
    },
    Scenario {
        text: String,
        number: usize,
        played: bool,
    },
}

/// Everything stored about a game except its answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredGame {
    pub origin: TableOrigin,
    pub sitters: Vec<Sitter>,
    pub names: Vec<String>,
    pub practice: bool,
    /// The series before the current game or, with `between`, after it. None for a game that began in the
    /// middle.
    pub series: Option<Series>,
    /// The game is over and counted, and a player must choose who starts the next one.
    pub between: bool,
    /// Hides the seed in the promise about the shuffle. None if no seed decides, and in a game stored by an
    /// older version.
    #[serde(default)]
    pub salt: Option<ShuffleSalt>,
}

/// Why a game can't be loaded or built.
#[derive(Debug, Error)]
pub enum TableGameError {
    #[error("this game no longer exists")]
    Gone,
    #[error("{0}")]
    Storage(#[from] StorageError),
    #[error("{0}")]
    GameSetup(#[from] GameStartError),
    #[error("the scenario can't be set up: {0}")]
    Scenario(#[from] StageError),
    #[error("{0}")]
    Series(#[from] SeriesStartError),
    #[error("{0}")]
    Random(#[from] NoRandom),
}

impl Say for TableGameError {
    fn message(&self) -> Message {
        match self {
            TableGameError::Gone => Message::new("game-gone"),
            TableGameError::Storage(error) => error.message(),
            TableGameError::GameSetup(error) => error.message(),
            TableGameError::Scenario(error) => {
                Message::new("scenario-not-set-up").with("why", error.message())
            }
            TableGameError::Series(error) => error.message(),
            TableGameError::Random(error) => error.message(),
        }
    }
}

/// A running game, and what is stored about it.
#[derive(Debug)]
pub struct TableGame {
    pub stored: StoredGame,
    pub live: Live,
    /// The series including this game, once the game is over.
    counted: Option<Series>,
}

impl TableGame {
    /// Builds a game from what is stored and its answers.
    pub fn build(
        library: &Arc<PlayableLibrary>,
        stored: StoredGame,
        answers: &[Action],
    ) -> Result<TableGame, TableGameError> {
        let sitters = stored.sitters.clone();
        // When people play each other, nobody may learn that another had no choice.
        let forced = if stored.practice { AutoAnswers::ButTurnEnds } else { AutoAnswers::None };
        let manners = Manners { practice: stored.practice, forced };
        let live = match &stored.origin {
            TableOrigin::Decks { replay, .. } => {
                let replay = Replay { actions: answers.to_vec(), ..replay.clone() };
                Live::resume(library, &replay, None, sitters, manners)?
            }
            TableOrigin::Scenario { text, number, played } => {
                let (own, game, seed) = stage(library, text, *number, *played)?;
                Live::from_position(&own, game, seed, answers, sitters, manners)?
            }
        };
        let mut playing = TableGame { stored, live, counted: None };
        playing.count();
        Ok(playing)
    }

    /// Loads a stored game. Answers that are forced but not yet stored are stored now.
    pub fn load(host: &dyn Host, id: &str) -> Result<TableGame, TableGameError> {
        let library = &host.library();
        let (mut stored, answers) = host.storage().game(id)?.ok_or(TableGameError::Gone)?;
        if let TableOrigin::Decks { replay, same: Some(same), .. } = &mut stored.origin
            && replay.library_hash != library.hash()
            && replay.lists().is_ok_and(|lists| same.are_in(library, &lists, &answers))
        {
            replay.library_hash = library.hash();
        }
        let playing = TableGame::build(library, stored, &answers)?;
        if playing.live.answered() > answers.len() {
            let new: Vec<Action> = playing.live.actions(answers.len()).collect();
            host.storage().add_answers(id, answers.len(), &new, playing.is_over(), false)?;
        }
        Ok(playing)
    }

    /// Whether no player has hidden information left: a practice game of one person, or a finished game.
    pub fn is_open(&self) -> bool {
        self.is_over() || (self.stored.practice && self.live.people().len() < 2)
    }

    /// The promise about the shuffle, which players are sent before the game.
    pub fn promise(&self) -> Option<String> {
        Some(self.proof()?.promise)
    }

    fn proof(&self) -> Option<ShuffleProof> {
        match (&self.stored.origin, &self.stored.salt) {
            (TableOrigin::Decks { replay, .. }, Some(salt)) => Some(salt.proof(replay.seed)),
            _ => None,
        }
    }

    /// The result for a seat, with the proof of what was promised.
    pub fn over(&self, seat: Seat, language: Language) -> Option<EndOfGame> {
        let (live, names) = (&self.live, &self.stored.names);
        let over = seat_view::over(live.game(), &live.library().db, names, Some(seat), language)?;
        Some(EndOfGame { shuffle: self.proof(), ..over })
    }

    pub fn is_over(&self) -> bool {
        self.live.outcome().is_some()
    }

    /// The game as a replay for a person to save. It shows everything, so it is there only once nothing is
    /// hidden.
    pub fn replay_to_save(&self) -> Result<Replay, RequestError> {
        match self.stored.origin {
            TableOrigin::Scenario { .. } => Err(RequestError::not_now(Message::new("save-scenario"))),
            TableOrigin::Decks { .. } if !self.is_open() => {
                Err(RequestError::not_now(Message::new("save-when-over")))
            }
            TableOrigin::Decks { .. } => Ok(self.live.replay()),
        }
    }

    /// The finished game as a replay to review.
    pub fn replay_to_review(&self) -> Result<Replay, RequestError> {
        match self.stored.origin {
            TableOrigin::Scenario { .. } => Err(RequestError::not_now(Message::new("summary-scenario"))),
            TableOrigin::Decks { .. } if !self.is_over() => {
                Err(RequestError::not_now(Message::new("game-not-over-yet")))
            }
            TableOrigin::Decks { .. } => Ok(self.live.replay()),
        }
    }

    /// The faces of the game's cards with these numbers, for one seat.
    pub fn faces(&self, seat: Seat, ids: &str, language: Language) -> Result<Faces, RequestError> {
        let (library, seen) = (self.live.library(), self.live.known_cards(seat));
        let mut faces = cards::faces(library, language, ids)?;
        // The cards in a scenario are secret until this seat has seen them.
        if matches!(self.stored.origin, TableOrigin::Scenario { .. }) {
            faces.retain(|face| seen.contains(&DefId(face.id)));
        }
        Ok(Faces { library: cards::library_version(library), faces })
    }

    /// The names that can be named in this game, in the order of their numbers: those of `all` cards, which
    /// everybody knows, and those of cards the seat has seen.
    pub fn names(&self, seat: Seat, all: &PlayableLibrary, language: Language) -> CardNames {
        let db = &self.live.library().db;
        let known = |name: &String| {
            all.db.find_name(name).map_or_else(String::new, |_| cards::local_name(language, name))
        };
        let mut names: Vec<String> = db.names().iter().map(known).collect();
        for def in self.live.known_cards(seat) {
            for name in &db.def(def).names {
                names[usize::from(*name)] = cards::local_name(language, &db.names()[usize::from(*name)]);
            }
        }
        CardNames { names }
    }

    /// Updates the series if the game is over.
    pub fn count(&mut self) {
        self.counted = series::counted(&self.stored, &self.live);
    }

    pub fn counted(&self) -> Option<&Series> {
        self.counted.as_ref()
    }

    /// The library for another game at this table. With decks, the cards stay the same.
    fn library(&self, now: &Arc<PlayableLibrary>) -> Arc<PlayableLibrary> {
        match self.stored.origin {
            TableOrigin::Decks { .. } => self.live.library().clone(),
            TableOrigin::Scenario { .. } => now.clone(),
        }
    }

    /// Restarts the game from where this table began, with a new seed if it began with decks.
    pub fn restarted(&self, host: &dyn Host, same_seed: bool) -> Result<TableGame, TableGameError> {
        let (library, mut stored) = (&self.library(&host.library()), self.stored.clone());
        let answers: Vec<Action> = match &mut stored.origin {
            TableOrigin::Scenario { .. } => Vec::new(),
            TableOrigin::Decks { replay, base, .. } => {
                if let (false, Some(series)) = (same_seed, &stored.series) {
                    replay.seed = random_seed(host)?;
                    replay.starter = series::starter(series, replay, replay.seed, library)?;
                    stored.salt = Some(ShuffleSalt::random(host)?);
                }
                self.live.actions(0).take(*base).collect()
            }
        };
        TableGame::build(library, stored, &answers)
    }

    /// The next game of this series.
    pub fn next(&self, host: &dyn Host, series: Series) -> Result<TableGame, TableGameError> {
        let (library, mut stored) =
            (&self.library(&host.library()), StoredGame { between: false, ..self.stored.clone() });
        if let TableOrigin::Decks { replay, base, .. } = &mut stored.origin {
            replay.seed = random_seed(host)?;
            replay.starter = series::starter(&series, replay, replay.seed, library)?;
            *base = 0;
            stored.salt = Some(ShuffleSalt::random(host)?);
        }
        stored.series = Some(series);
        TableGame::build(library, stored, &[])
    }
}

/// A scenario's own cards and its game.
fn stage(
    library: &PlayableLibrary,
    text: &str,
    number: usize,
    played: bool,
) -> Result<(Arc<PlayableLibrary>, Game, u64), StageError> {
    let staged = scenario::stage(text, number, played, &library.cards)?;
    let library = PlayableLibrary::staged(staged.cards, staged.leaders, &staged.nameable);
    Ok((library.expect("what a scenario is played with was compiled before"), staged.game, staged.seed))
}
