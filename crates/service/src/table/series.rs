//! Series of games at one table: the engine's series, rebuilt from the answers.

use super::game::{StoredGame, TableOrigin};
use crate::protocol::{SeriesLength, SeriesState};
use engine::{GameSetup, Seat, Series, SeriesError, SeriesOutcome};
use live::Live;
use playable::DeckSetError;
use playable::PlayableLibrary;
use replay::{Replay, ReplayError};
use std::sync::Arc;
use thiserror::Error;
use words::{Message, Say};

/// Why a series can't begin or continue.
#[derive(Debug, Error)]
pub enum SeriesStartError {
    #[error("{0}")]
    Series(#[from] SeriesError),
    #[error("{0}")]
    Replay(#[from] ReplayError),
    #[error("the decks can't be played: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Decks(Vec<DeckSetError>),
}

impl Say for SeriesStartError {
    fn message(&self) -> Message {
        match self {
            SeriesStartError::Series(error) => error.message(),
            SeriesStartError::Replay(error) => error.message(),
            SeriesStartError::Decks(errors) => {
                let why: Vec<Message> = errors.iter().map(Say::message).collect();
                Message::new("start-decks").with("why", why)
            }
        }
    }
}

impl From<SeriesLength> for engine::SeriesKind {
    fn from(kind: SeriesLength) -> engine::SeriesKind {
        match kind {
            SeriesLength::Single => engine::SeriesKind::Single,
            SeriesLength::TwoGames => engine::SeriesKind::TwoGames,
            SeriesLength::BestOfThree => engine::SeriesKind::BestOf(3),
            SeriesLength::BestOfFive => engine::SeriesKind::BestOf(5),
        }
    }
}

fn length(kind: engine::SeriesKind) -> SeriesLength {
    match kind {
        engine::SeriesKind::Single => SeriesLength::Single,
        engine::SeriesKind::TwoGames => SeriesLength::TwoGames,
        engine::SeriesKind::BestOf(0..=3) => SeriesLength::BestOfThree,
        engine::SeriesKind::BestOf(4..) => SeriesLength::BestOfFive,
    }
}

/// A series of these decks before its first game.
pub fn fresh(
    of: engine::SeriesKind,
    replay: &Replay,
    starter: Option<Seat>,
    library: &Arc<PlayableLibrary>,
) -> Result<Series, SeriesStartError> {
    let lists = replay.lists()?;
    let library = library.for_decks(&lists).map_err(SeriesStartError::Decks)?;
    let decks = library.deal(&lists).map_err(SeriesStartError::Decks)?;
    let Replay { variant, rules, ref teams, .. } = *replay;
    let leaders = library.leaders.clone();
    Ok(Series::new(of, GameSetup { decks, leaders, seed: 0, starter, variant, rules, teams: teams.clone() })?)
}

/// Who starts the next game of the series, which this replay is of, if that has this seed.
pub fn starter(
    series: &Series,
    replay: &Replay,
    seed: u64,
    library: &Arc<PlayableLibrary>,
) -> Result<Seat, SeriesStartError> {
    let library = library.for_decks(&replay.lists()?).map_err(SeriesStartError::Decks)?;
    Ok(series.clone().begin(&library.db, seed)?.starter())
}

/// The series with the finished game counted; `None` while the game is running or outside a series.
pub fn counted(head: &StoredGame, live: &Live) -> Option<Series> {
    let mut series = head.series.clone()?;
    if head.between {
        return Some(series);
    }
    live.outcome()?;
    let TableOrigin::Decks { replay, .. } = &head.origin else { return None };
    let db = &live.library().db;
    let game = series.begin(db, replay.seed).ok()?;
    for action in live.actions(0) {
        game.apply(db, action, None).ok()?;
    }
    series.end().ok()?;
    Some(series)
}

/// The state of the table's series; `counted` is the result of [`counted`].
pub fn state(head: &StoredGame, counted: Option<&Series>, live: &Live, ready: &[Seat]) -> SeriesState {
    let ready = ready.iter().map(|seat| seat.0).collect();
    let Some(series) = counted.or(head.series.as_ref()) else {
        // A single game that began in the middle.
        let winner = live.outcome().and_then(|outcome| outcome.winner());
        let wins = (0..head.sitters.len()).map(|seat| u16::from(winner == Some(Seat(seat as u8)))).collect();
        return SeriesState {
            kind: SeriesLength::Single,
            game: 1,
            wins,
            chooser: None,
            ready,
            decided: live.outcome().is_some(),
            winner: winner.map(|seat| seat.0),
        };
    };
    let finished = series.finished().len();
    let verdict = series.verdict();
    SeriesState {
        kind: length(series.kind()),
        game: if counted.is_some() { finished } else { finished + 1 } as u16,
        wins: series.wins().into_iter().map(|wins| wins as u16).collect(),
        chooser: series.chooser().map(|seat| seat.0),
        ready,
        decided: verdict.is_some(),
        winner: verdict.and_then(|verdict| match verdict {
            SeriesOutcome::Won(seat) => Some(seat.0),
            SeriesOutcome::Drawn => None,
        }),
    }
}
