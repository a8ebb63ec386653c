//! Many games at once, and single games as files.
//!
//! [`simulate`] plays games with a [`DeckSet`](playable::DeckSet) and gives a [`SimReport`]. Each game's chance comes only from the run's seed and the game's number, so the
//! result does not depend on threads. [`arena`] lets players meet and rates them, [`sprt`] plays until it can say whether one is
//! better than another, [`matchup`] lets decks meet and reports the results. Long runs are saved as they go ([`ResultsFile`]) and can
//! be resumed. A [`Replay`] is one game as a small file: [`Replay::read`] trusts nothing in it, and [`Replay::verify`] plays it back
//! and checks that it ends as recorded.
//!
//! The engine says what is legal, a bot picks; this crate runs the games.

mod arena;
mod exercise;
pub mod matchup;
mod play;
mod positions;
mod rating;
mod replay;
mod report;
mod results;
mod simulate;
mod sprt;
mod stamp;
mod told;

pub use arena::{
    ArenaConfig, ArenaHead, ArenaReport, Contender, GameRecord, GameResult, Matchups, Over, PairingReport,
    PlayerReport, arena, finished_arena, missing_games, play_arena_game,
};
pub use exercise::{Drill, ExerciseReport, Exercised, Idle, Meeting, Never, PairsReport, exercise, meet};
pub use play::{Broken, MOST_DECISIONS, Played, Seeds};
pub use positions::{Entry, MOST_POSITIONS, Positions};
pub use replay::{LARGEST_REPLAY, Replay, ReplayError, Step, Verified, checksum};
pub use report::{BrokenGame, SeriesReport, SimReport, wilson95, wilson95_of};
pub use results::{
    Difference, LARGEST_RESULTS, LONGEST_LINE, ResultsError, ResultsFile, Resumed, Stands, results_text,
};
pub use simulate::{Entrant, SaveReplays, SimConfig, SimError, simulate};
pub use sprt::{Hypotheses, SprtReport, SprtVerdict, sprt};
pub use stamp::Stamp;
