//! Converts between a stored game and a running one.

use crate::series::{self, CantPlay};
use crate::store::{Head, Origin, Store, StoreError};
use crate::token::{NoRandom, random_seed};
use engine::{Action, Game, Series};
use live::{AutoAnswers, BotSpec, GameStartError, Live, Manners, Sitter};
use playable::PlayableLibrary;
use scenario::StageError;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// Maximum time a searching bot thinks, even if no other bot waits.
pub const BOT_TIME: Duration = Duration::from_secs(3);

/// Why a game can't be loaded or built.
#[derive(Debug, Error)]
pub enum NoGame {
    #[error("this game no longer exists")]
    Gone,
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Start(#[from] GameStartError),
    #[error("the scenario can't be set up: {0}")]
    Scenario(#[from] StageError),
    #[error("{0}")]
    Series(#[from] CantPlay),
    #[error("{0}")]
    Random(#[from] NoRandom),
}

/// A running game and its stored head.
#[derive(Debug)]
pub struct Playing {
    pub head: Head,
    pub live: Live,
    /// The series including this game, once the game is over.
    counted: Option<Series>,
}

impl Playing {
    /// Builds a game from its head and answers.
    pub fn build(library: &Arc<PlayableLibrary>, head: Head, answers: &[Action]) -> Result<Playing, NoGame> {
        let sitters = head.sitters.iter().map(bounded).collect();
        // When people play each other, nobody may learn that another had no choice.
        let forced = if head.practice { AutoAnswers::ButTurnEnds } else { AutoAnswers::None };
        let manners = Manners { practice: head.practice, forced };
        let live = match &head.origin {
            Origin::Decks { replay, .. } => {
                let replay = sim::Replay { actions: answers.to_vec(), ..replay.clone() };
                Live::resume(library, &replay, None, sitters, manners)?
            }
            Origin::Scenario { text, number, played } => {
                let (own, game, seed) = stage(library, text, *number, *played)?;
                Live::from_position(&own, game, seed, answers, sitters, manners)?
            }
        };
        let mut playing = Playing { head, live, counted: None };
        playing.count();
        Ok(playing)
    }

    /// Loads a stored game. Answers that are forced but not yet stored are stored now.
    pub fn load(library: &Arc<PlayableLibrary>, store: &Store, id: &str) -> Result<Playing, NoGame> {
        let (mut head, answers) = store.game(id)?.ok_or(NoGame::Gone)?;
        if let Origin::Decks { replay, same: Some(same), .. } = &mut head.origin
            && replay.library_hash != library.hash()
            && replay.lists().is_ok_and(|lists| same.are_in(library, &lists, &answers))
        {
            replay.library_hash = library.hash();
        }
        let playing = Playing::build(library, head, &answers)?;
        if playing.live.answered() > answers.len() {
            let new: Vec<Action> = playing.live.actions(answers.len()).collect();
            store.add_answers(id, answers.len(), &new, playing.is_over(), false)?;
        }
        Ok(playing)
    }

    /// Whether no player has hidden information left: a practice game of one person, or a finished game.
    pub fn is_open(&self) -> bool {
        self.is_over() || (self.head.practice && self.live.people().len() < 2)
    }

    pub fn is_over(&self) -> bool {
        self.live.outcome().is_some()
    }

    /// Updates the series if the game is over.
    pub fn count(&mut self) {
        self.counted = series::counted(&self.head, &self.live);
    }

    pub fn counted(&self) -> Option<&Series> {
        self.counted.as_ref()
    }

    /// The hall for another game at this table. With decks, the cards stay the same.
    fn library(&self, now: &Arc<PlayableLibrary>) -> Arc<PlayableLibrary> {
        match self.head.origin {
            Origin::Decks { .. } => self.live.library().clone(),
            Origin::Scenario { .. } => now.clone(),
        }
    }

    /// Restarts the game from where this table began, with a new seed if it began with decks.
    pub fn restarted(&self, library: &Arc<PlayableLibrary>, same_seed: bool) -> Result<Playing, NoGame> {
        let (library, mut head) = (&self.library(library), self.head.clone());
        let answers: Vec<Action> = match &mut head.origin {
            Origin::Scenario { .. } => Vec::new(),
            Origin::Decks { replay, base, .. } => {
                if let (false, Some(series)) = (same_seed, &head.series) {
                    replay.seed = random_seed()?;
                    replay.starter = series::starter(series, replay, replay.seed, library)?;
                }
                self.live.actions(0).take(*base).collect()
            }
        };
        Playing::build(library, head, &answers)
    }

    /// The next game of this series.
    pub fn next(&self, library: &Arc<PlayableLibrary>, series: Series) -> Result<Playing, NoGame> {
        let (library, mut head) = (&self.library(library), Head { between: false, ..self.head.clone() });
        if let Origin::Decks { replay, base, .. } = &mut head.origin {
            replay.seed = random_seed()?;
            replay.starter = series::starter(&series, replay, replay.seed, library)?;
            *base = 0;
        }
        head.series = Some(series);
        Playing::build(library, head, &[])
    }
}

/// Limits a bot's thinking time.
fn bounded(sitter: &Sitter) -> Sitter {
    match sitter {
        Sitter::Person => Sitter::Person,
        Sitter::Bot(bot) => Sitter::Bot(BotSpec::clone(bot).within(BOT_TIME)),
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
