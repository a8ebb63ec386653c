//! Many games at once.
//!
//! [`simulate`] plays games between the decks of a [`DeckSet`](playable::DeckSet) and returns
//! a [`SimReport`]. Each game's chance depends only on the run's seed and the game's number, so the result
//! does not depend on threads. [`arena`] plays players against each other and rates them, [`sprt`] plays
//! until it is known whether one is better than another, [`matchup`] plays decks against each other and
//! reports the results. Long runs are saved as they progress ([`ResultsFile`]) and can be resumed. A
//! [`ReplayFolder`] keeps each game as a [`Replay`](replay::Replay).
//!
//! The engine knows what is legal and a bot chooses; this crate runs the games.

mod arena;
mod exercise;
pub mod matchup;
mod messages;
mod play;
mod rating;
mod report;
mod results;
mod simulate;
mod sprt;
mod stamp;

pub use arena::{
    ArenaConfig, ArenaGame, ArenaHead, ArenaReport, Contender, GameRecord, GameResult, Matchups,
    PairingReport, PlayerReport, arena, finished_arena, missing_games, play_arena_game,
};
pub use exercise::{
    CardExercise, ExerciseConfig, ExerciseReport, IdleAbility, IdleReason, PairsConfig, PairsReport,
    exercise, meet,
};
pub use play::{BrokenGuarantee, MOST_DECISIONS, PlayedGame, Seeds};
pub use report::{BrokenGame, SeriesReport, SimReport, wilson95, wilson95_of};
pub use results::{
    HeadDifference, HeadValue, LARGEST_RESULTS, LONGEST_LINE, ResultsError, ResultsFile, ResumedRun,
    results_text,
};
pub use simulate::{Entrant, ReplayFolder, SimConfig, SimError, simulate};
pub use sprt::{Hypotheses, SprtReport, SprtVerdict, sprt};
pub use stamp::Stamp;
