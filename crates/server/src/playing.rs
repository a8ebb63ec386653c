//! Turns a stored game into one that is played, and back.

use crate::series::{self, CantPlay};
use crate::store::{Head, Origin, Store, StoreError};
use crate::token::{NoRandom, random_seed};
use engine::{Action, Game, Series};
use live::{Bot, CantStart, Forced, Hall, Live, Manners, Sitter};
use scenario::StageError;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// A searching bot stops thinking after this time, even if no other waits.
pub const BOT_TIME: Duration = Duration::from_secs(3);

/// Why there is no game.
#[derive(Debug, Error)]
pub enum NoGame {
    #[error("this game no longer exists")]
    Gone,
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Start(#[from] CantStart),
    #[error("the scenario can't be set up: {0}")]
    Scenario(#[from] StageError),
    #[error("{0}")]
    Series(#[from] CantPlay),
    #[error("{0}")]
    Random(#[from] NoRandom),
}

/// A game and what is stored of it.
#[derive(Debug)]
pub struct Playing {
    pub head: Head,
    pub live: Live,
    /// The series with this game counted, once it is over.
    counted: Option<Series>,
}

impl Playing {
    /// A game as its head and answers say.
    pub fn build(hall: &Arc<Hall>, head: Head, answers: &[Action]) -> Result<Playing, NoGame> {
        let sitters = head.sitters.iter().map(bounded).collect();
        // Where people play against each other, that somebody had no choice is nobody else's business.
        let forced = if head.practice { Forced::ButTurnEnds } else { Forced::None };
        let manners = Manners { practice: head.practice, forced };
        let live = match &head.origin {
            Origin::Decks { replay, .. } => {
                let replay = sim::Replay { actions: answers.to_vec(), ..replay.clone() };
                Live::resume(hall, &replay, None, sitters, manners)?
            }
            Origin::Scenario { text, number, played } => {
                let (own, game, seed) = stage(hall, text, *number, *played)?;
                Live::from_position(&own, game, seed, answers, sitters, manners)?
            }
        };
        let mut playing = Playing { head, live, counted: None };
        playing.count();
        Ok(playing)
    }

    /// The stored game. Should it have answers that are not stored, they are now.
    pub fn load(hall: &Arc<Hall>, store: &Store, id: &str) -> Result<Playing, NoGame> {
        let (mut head, answers) = store.game(id)?.ok_or(NoGame::Gone)?;
        if let Origin::Decks { replay, same: Some(same), .. } = &mut head.origin
            && replay.library_hash != hall.hash()
            && replay.lists().is_ok_and(|lists| same.are_in(hall, &lists, &answers))
        {
            replay.library_hash = hall.hash();
        }
        let playing = Playing::build(hall, head, &answers)?;
        if playing.live.answered() > answers.len() {
            let new: Vec<Action> = playing.live.actions(answers.len()).collect();
            store.add_answers(id, answers.len(), &new, playing.is_over(), false)?;
        }
        Ok(playing)
    }

    /// Whether nobody has anything to hide from anybody else: one person against bots, for practice, or the game is over.
    pub fn is_open(&self) -> bool {
        self.is_over() || (self.head.practice && self.live.people().len() < 2)
    }

    pub fn is_over(&self) -> bool {
        self.live.outcome().is_some()
    }

    /// Takes note of whether the game is over.
    pub fn count(&mut self) {
        self.counted = series::counted(&self.head, &self.live);
    }

    pub fn counted(&self) -> Option<&Series> {
        self.counted.as_ref()
    }

    /// The hall for another game at this table: with the same cards, if it began with decks.
    fn hall(&self, now: &Arc<Hall>) -> Arc<Hall> {
        match self.head.origin {
            Origin::Decks { .. } => self.live.hall().clone(),
            Origin::Scenario { .. } => now.clone(),
        }
    }

    /// The game anew from where this table began; with another seed where it began with decks.
    pub fn restarted(&self, hall: &Arc<Hall>, same_seed: bool) -> Result<Playing, NoGame> {
        let (hall, mut head) = (&self.hall(hall), self.head.clone());
        let answers: Vec<Action> = match &mut head.origin {
            Origin::Scenario { .. } => Vec::new(),
            Origin::Decks { replay, base, .. } => {
                if let (false, Some(series)) = (same_seed, &head.series) {
                    replay.seed = random_seed()?;
                    replay.starter = series::starter(series, replay, replay.seed, hall)?;
                }
                self.live.actions(0).take(*base).collect()
            }
        };
        Playing::build(hall, head, &answers)
    }

    /// The next game of a series that stands before one.
    pub fn next(&self, hall: &Arc<Hall>, series: Series) -> Result<Playing, NoGame> {
        let (hall, mut head) = (&self.hall(hall), Head { between: false, ..self.head.clone() });
        if let Origin::Decks { replay, base, .. } = &mut head.origin {
            replay.seed = random_seed()?;
            replay.starter = series::starter(&series, replay, replay.seed, hall)?;
            *base = 0;
        }
        head.series = Some(series);
        Playing::build(hall, head, &[])
    }
}

/// Bots don't think for ever.
fn bounded(sitter: &Sitter) -> Sitter {
    match sitter {
        Sitter::Person => Sitter::Person,
        Sitter::Bot(bot) => Sitter::Bot(Bot::clone(bot).within(BOT_TIME)),
    }
}

/// A scenario's own cards and its game.
fn stage(hall: &Hall, text: &str, number: usize, played: bool) -> Result<(Arc<Hall>, Game, u64), StageError> {
    let staged = scenario::stage(text, number, played, &hall.library)?;
    let hall = Hall::staged(staged.cards, staged.leaders, &staged.nameable);
    Ok((hall.expect("what a scenario is played with was compiled before"), staged.game, staged.seed))
}
