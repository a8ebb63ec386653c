//! Series of games (2.1.2): which player starts the next game, clearing the table in between, and winning the
//! series.

use crate::api::action::Outcome;
use crate::api::event::Event;
use crate::api::ids::{RuleNo, Seat, rule};
use crate::gameplay::begin::SetupError;
use crate::gameplay::setup::GameSetup;
use crate::program::card_db::CardDb;
use crate::state::Game;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The maximum number of games in a series.
pub const LONGEST: u8 = 99;

/// The number of games in a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeriesKind {
    Single,
    /// Exactly two games (2.1.3.1).
    TwoGames,
    /// Until a player has won more than half of this odd number of games (2.1.3.2).
    BestOf(u8),
}

impl SeriesKind {
    fn most_games(self) -> usize {
        match self {
            SeriesKind::Single => 1,
            SeriesKind::TwoGames => 2,
            SeriesKind::BestOf(n) => usize::from(n),
        }
    }
}

impl fmt::Display for SeriesKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeriesKind::Single => f.write_str("single"),
            SeriesKind::TwoGames => f.write_str("two-game"),
            SeriesKind::BestOf(n) => write!(f, "best-of-{n}"),
        }
    }
}

/// The text does not describe a series.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown series \"{0}\"; write single, two-game, or best-of-N with an odd number up to {LONGEST}")]
pub struct UnknownSeries(pub String);

impl FromStr for SeriesKind {
    type Err = UnknownSeries;

    fn from_str(text: &str) -> Result<SeriesKind, UnknownSeries> {
        let odd = |n: &u8| *n % 2 == 1 && *n <= LONGEST;
        match text {
            "single" => Some(SeriesKind::Single),
            "two-game" => Some(SeriesKind::TwoGames),
            other => {
                let n = other.strip_prefix("best-of-").and_then(|n| n.parse().ok()).filter(odd);
                n.map(SeriesKind::BestOf)
            }
        }
        .ok_or_else(|| UnknownSeries(text.chars().take(40).collect()))
    }
}

/// A finished game of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeriesGame {
    pub starter: Seat,
    /// `None` for a game that was given up, which nobody won.
    pub outcome: Option<Outcome>,
}

/// How a series ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeriesOutcome {
    /// The winner, or the first member of the winning team.
    Won(Seat),
    /// Two or more players have won the most games.
    Drawn,
}

/// Why the series doesn't allow something at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum SeriesError {
    #[error("a game takes two players or more, each with a deck ({rule})", rule = self.rule())]
    NoPlayers,
    #[error("{0} has no deck ({rule})", rule = self.rule())]
    NoDeck(Seat),
    #[error("a best-of series takes an odd number of games up to {LONGEST} ({rule})", rule = self.rule())]
    Length,
    #[error("the game is not over yet ({rule})", rule = self.rule())]
    GameGoesOn,
    #[error("no game is being played ({rule})", rule = self.rule())]
    NoGame,
    #[error("the table is not cleared yet ({rule})", rule = self.rule())]
    NotCleared,
    #[error("{0} must first choose who starts ({rule})", rule = self.rule())]
    ChoiceOpen(Seat),
    #[error("this player does not choose who starts ({rule})", rule = self.rule())]
    NotYourChoice,
    #[error("the series is over ({rule})", rule = self.rule())]
    Over,
    #[error("{0}")]
    Setup(#[from] SetupError),
}

impl SeriesError {
    /// The rule that the error is based on.
    pub fn rule(self) -> RuleNo {
        match self {
            SeriesError::NoPlayers | SeriesError::NoDeck(_) | SeriesError::Setup(_) => rule(1, 1, 1, 0),
            SeriesError::GameGoesOn | SeriesError::NoGame => rule(2, 1, 1, 0),
            SeriesError::NotCleared => rule(2, 4, 2, 0),
            SeriesError::ChoiceOpen(_) | SeriesError::NotYourChoice => rule(2, 1, 3, 2),
            SeriesError::Over | SeriesError::Length => rule(2, 1, 2, 0),
        }
    }
}

/// The stage of a series. Each game goes through the stages of 2.1.1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// This player chooses whether to start the next game.
    PlayOrDraw(Seat),
    /// The next game may begin. Without a starter, one is selected at random.
    Setup(Option<Seat>),
    InGame(Box<Game>),
    /// The game is over and its cards are still on the table.
    Cleanup(Box<Game>),
}

/// A series of games between the same players with the same decks. Plain data: it can be stored and continued
/// at any time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Series {
    kind: SeriesKind,
    /// The setup of every game. Seed and starter change from game to game.
    start: GameSetup,
    finished: Vec<SeriesGame>,
    stage: Stage,
}

impl Series {
    /// A series before its first game. `start` sets decks, variant and the starter of the first game. Its
    /// seed is not used.
    pub fn new(kind: SeriesKind, start: GameSetup) -> Result<Series, SeriesError> {
        if !(2..=64).contains(&start.decks.len()) {
            return Err(SeriesError::NoPlayers);
        }
        if let Some(seat) = start.decks.iter().position(Vec::is_empty) {
            return Err(SeriesError::NoDeck(Seat(seat as u8)));
        }
        if let SeriesKind::BestOf(n) = kind
            && (n % 2 == 0 || n > LONGEST)
        {
            return Err(SeriesError::Length);
        }
        let stage = Stage::Setup(start.starter);
        Ok(Series { kind, start, finished: Vec::new(), stage })
    }

    pub fn kind(&self) -> SeriesKind {
        self.kind
    }

    /// The games that are over, in order.
    pub fn finished(&self) -> &[SeriesGame] {
        &self.finished
    }

    /// The player who must choose whether to start the next game (2.1.3.2), if any.
    pub fn chooser(&self) -> Option<Seat> {
        match self.stage {
            Stage::PlayOrDraw(seat) => Some(seat),
            Stage::Setup(_) | Stage::InGame(_) | Stage::Cleanup(_) => None,
        }
    }

    /// The current game, or the last one until it is cleared away.
    pub fn game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::InGame(game) | Stage::Cleanup(game) => Some(game),
            Stage::PlayOrDraw(_) | Stage::Setup(_) => None,
        }
    }

    /// The game being played, for mutation.
    pub fn game_mut(&mut self) -> Option<&mut Game> {
        match &mut self.stage {
            Stage::InGame(game) => Some(game),
            Stage::PlayOrDraw(_) | Stage::Setup(_) | Stage::Cleanup(_) => None,
        }
    }

    /// Lets the loser of the last game choose whether to start the next one (2.1.3.2).
    pub fn choose(&mut self, seat: Seat, start: bool) -> Result<(), SeriesError> {
        if self.chooser() != Some(seat) {
            return Err(SeriesError::NotYourChoice);
        }
        // Only two players ever get this choice: see `next_starter`.
        let other = Seat(1 - seat.0);
        self.stage = Stage::Setup(Some(if start { seat } else { other }));
        Ok(())
    }

    /// Begins the next game with this seed (2.2).
    pub fn begin(&mut self, db: &CardDb, seed: u64) -> Result<&mut Game, SeriesError> {
        let starter = match self.stage {
            Stage::Setup(_) if self.verdict().is_some() => return Err(SeriesError::Over),
            Stage::Setup(starter) => starter,
            Stage::PlayOrDraw(seat) => return Err(SeriesError::ChoiceOpen(seat)),
            Stage::InGame(_) => return Err(SeriesError::GameGoesOn),
            // 2.4.2
            Stage::Cleanup(_) => return Err(SeriesError::NotCleared),
        };
        let game = Game::start(db, &GameSetup { seed, starter, ..self.start.clone() })?;
        self.stage = Stage::InGame(Box::new(game));
        self.game_mut().ok_or(SeriesError::NoGame)
    }

    /// Records the result of a finished game. Its cards stay on the table until [`Series::clean_up`].
    pub fn end(&mut self) -> Result<SeriesGame, SeriesError> {
        match self.game_mut() {
            Some(game) if game.outcome().is_some() => self.note(),
            Some(_) => Err(SeriesError::GameGoesOn),
            None => Err(SeriesError::NoGame),
        }
    }

    /// Ends an unfinished game without a winner.
    pub fn give_up(&mut self) -> Result<SeriesGame, SeriesError> {
        self.note()
    }

    fn note(&mut self) -> Result<SeriesGame, SeriesError> {
        let stage = std::mem::replace(&mut self.stage, Stage::Setup(None));
        let (stage, result) = match stage {
            Stage::InGame(game) => {
                let finished = SeriesGame { starter: game.starter(), outcome: game.outcome() };
                self.finished.push(finished);
                (Stage::Cleanup(game), Ok(finished))
            }
            other => (other, Err(SeriesError::NoGame)),
        };
        self.stage = stage;
        result
    }

    /// Clears the table after the last game (2.4.1) and determines the next starter. Returns the cleared
    /// game.
    pub fn clean_up(
        &mut self,
        db: &CardDb,
        events: Option<&mut Vec<Event>>,
    ) -> Result<Box<Game>, SeriesError> {
        match &self.stage {
            Stage::Cleanup(_) => {}
            Stage::InGame(_) => return Err(SeriesError::GameGoesOn),
            Stage::PlayOrDraw(_) | Stage::Setup(_) => return Err(SeriesError::NoGame),
        }
        let next = self.next_starter();
        let Stage::Cleanup(mut game) = std::mem::replace(&mut self.stage, next) else {
            unreachable!("the stage was looked at above")
        };
        game.clear_table(db, events);
        Ok(game)
    }

    /// Determines the next starter. The rules only cover two players; with more players, or if nobody lost,
    /// the starter is random (2.2.1.1).
    fn next_starter(&self) -> Stage {
        let two = self.start.decks.len() == 2;
        match (self.kind, self.finished.last()) {
            _ if self.verdict().is_some() => Stage::Setup(None),
            // 2.1.3.1
            (SeriesKind::TwoGames, Some(last)) if two => Stage::Setup(Some(Seat(1 - last.starter.0))),
            // 2.1.3.2
            (SeriesKind::BestOf(_), Some(SeriesGame { outcome: Some(Outcome::Won { by, .. }), .. }))
                if two =>
            {
                Stage::PlayOrDraw(Seat(1 - by.0))
            }
            (SeriesKind::Single | SeriesKind::TwoGames | SeriesKind::BestOf(_), _) => Stage::Setup(None),
        }
    }

    /// The number of games that each player has won. A team's wins count for its first member.
    pub fn wins(&self) -> Vec<usize> {
        let mut wins = vec![0; self.start.decks.len()];
        for by in self.finished.iter().filter_map(|game| game.outcome?.winner()) {
            let team = self.start.teams.members.iter().find(|team| team.contains(&by));
            wins[team.map_or(by, |team| team[0]).index()] += 1;
        }
        wins
    }

    /// The result of the series; `None` while games remain.
    pub fn verdict(&self) -> Option<SeriesOutcome> {
        let wins = self.wins();
        let most = wins.iter().copied().max().unwrap_or(0);
        let decided = match self.kind {
            SeriesKind::Single | SeriesKind::TwoGames => false,
            SeriesKind::BestOf(n) => most > usize::from(n) / 2,
        };
        if !decided && self.finished.len() < self.kind.most_games() {
            return None;
        }
        let mut best = (0..wins.len()).filter(|seat| wins[*seat] == most);
        match (best.next(), best.next()) {
            (Some(seat), None) => Some(SeriesOutcome::Won(Seat(seat as u8))),
            (Some(_), Some(_)) | (None, _) => Some(SeriesOutcome::Drawn),
        }
    }
}
