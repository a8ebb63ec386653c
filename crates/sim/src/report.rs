//! The statistics of a run.

use crate::play::{BrokenGuarantee, PlayedGame};
use engine::{Outcome, SeriesKind};
use serde::Serialize;

/// Maximum number of broken games in a report.
const TOLD: usize = 10;

/// The statistics of a run. Lists are by deck, in the given order.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimReport {
    pub decks: Vec<String>,
    /// Games played, unfinished ones included.
    pub games: u64,
    /// Games won by the deck's player or that player's team.
    pub wins: Vec<u64>,
    pub draws: u64,
    /// Wins divided by finished games.
    pub win_rate: Vec<f64>,
    /// Wilson's 95 % interval of each win rate.
    pub ci95: Vec<[f64; 2]>,
    /// The share of decided games won by the starting player or that player's team.
    pub first_player_win_rate: f64,
    /// Turns of all players together.
    pub turns_mean: f64,
    /// Answers given, forced ones included.
    pub decisions_mean: f64,
    /// Games stopped after too many decisions.
    pub unfinished: u64,
    /// Games that violated one of the engine's guarantees; they count nowhere else.
    pub broken: u64,
    /// The first of them by number, with full messages.
    pub broken_games: Vec<BrokenGame>,
    /// The run was stopped before all its games were played.
    pub interrupted: bool,
    pub elapsed_s: f64,
    pub games_per_s: f64,
    pub threads: usize,
    pub seed: u64,
    /// The statistics of series, if games were played in series.
    pub series: Option<SeriesReport>,
}

/// The statistics of series. Lists are by deck, in the given order.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeriesReport {
    /// The kind of series in the spelling of the command line.
    pub kind: String,
    /// Series that were finished.
    pub played: u64,
    pub wins: Vec<u64>,
    pub draws: u64,
    pub win_rate: Vec<f64>,
    /// Wilson's 95 % interval of each win rate.
    pub ci95: Vec<[f64; 2]>,
}

/// The circumstances of a run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RunInfo {
    pub elapsed_s: f64,
    pub threads: usize,
    pub seed: u64,
    /// The requested number of games or series.
    pub wanted: u64,
}

/// A game that violated one of the engine's guarantees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BrokenGame {
    /// Its number in the run, from 0.
    pub game: u64,
    /// The seed of its chance.
    pub seed: u64,
    pub message: String,
}

/// Counts that can be added up in any order.
#[derive(Clone, Debug, Default)]
pub(crate) struct SimTally {
    wins: Vec<u64>,
    games: u64,
    draws: u64,
    unfinished: u64,
    first_player_wins: u64,
    turns: u64,
    decisions: u64,
    series: u64,
    series_wins: Vec<u64>,
    broken: u64,
    broken_games: Vec<BrokenGame>,
}

impl SimTally {
    pub fn new(decks: usize) -> SimTally {
        SimTally { wins: vec![0; decks], series_wins: vec![0; decks], ..SimTally::default() }
    }

    /// Counts one series for the deck that won it, if any.
    pub fn count_series(&mut self, winner: Option<usize>) {
        self.series += 1;
        if let Some(deck) = winner {
            self.series_wins[deck] += 1;
        }
    }

    /// Counts one game; `deck_of` maps seats to decks.
    pub fn count(&mut self, played: &PlayedGame, deck_of: impl Fn(usize) -> usize) {
        self.games += 1;
        self.turns += u64::from(played.turns);
        self.decisions += u64::from(played.decisions);
        match played.outcome {
            Some(Outcome::Won { .. }) => {
                for seat in &played.winners {
                    self.wins[deck_of(seat.index())] += 1;
                }
                self.first_player_wins += u64::from(played.winners.contains(&played.starter));
            }
            Some(Outcome::Draw { .. }) => self.draws += 1,
            None => self.unfinished += 1,
        }
    }

    pub fn count_broken(&mut self, game: u64, seed: u64, broken: &BrokenGuarantee) {
        self.broken += 1;
        self.broken_games.push(BrokenGame { game, seed, message: broken.to_string() });
        self.keep_first();
    }

    /// Keeps only the first ones by number, no matter which thread found them.
    fn keep_first(&mut self) {
        self.broken_games.sort_by_key(|broken| broken.game);
        self.broken_games.truncate(TOLD);
    }

    pub fn add(mut self, other: SimTally) -> SimTally {
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
        for (mine, theirs) in self.series_wins.iter_mut().zip(&other.series_wins) {
            *mine += theirs;
        }
        self.series += other.series;
        self.games += other.games;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.first_player_wins += other.first_player_wins;
        self.turns += other.turns;
        self.decisions += other.decisions;
        self.broken += other.broken;
        self.broken_games.extend(other.broken_games);
        self.keep_first();
        self
    }

    /// The number of series, including single games and broken ones.
    pub fn played(&self) -> u64 {
        self.series + self.broken
    }

    pub fn report(self, decks: Vec<String>, kind: SeriesKind, run: RunInfo) -> SimReport {
        let RunInfo { elapsed_s, threads, seed, wanted } = run;
        let series = match kind {
            SeriesKind::Single => None,
            SeriesKind::TwoGames | SeriesKind::BestOf(_) => Some(SeriesReport {
                kind: kind.to_string(),
                played: self.series,
                draws: self.series - self.series_wins.iter().sum::<u64>(),
                win_rate: self.series_wins.iter().map(|wins| ratio(*wins, self.series)).collect(),
                ci95: self.series_wins.iter().map(|wins| wilson95(*wins, self.series)).collect(),
                wins: self.series_wins.clone(),
            }),
        };
        let finished = self.games - self.unfinished;
        let won = finished - self.draws;
        SimReport {
            decks,
            games: self.games,
            win_rate: self.wins.iter().map(|wins| ratio(*wins, finished)).collect(),
            ci95: self.wins.iter().map(|wins| wilson95(*wins, finished)).collect(),
            draws: self.draws,
            first_player_win_rate: ratio(self.first_player_wins, won),
            turns_mean: ratio(self.turns, self.games),
            decisions_mean: ratio(self.decisions, self.games),
            unfinished: self.unfinished,
            interrupted: self.played() < wanted,
            broken: self.broken,
            broken_games: self.broken_games,
            wins: self.wins,
            elapsed_s,
            games_per_s: if elapsed_s > 0.0 { self.games as f64 / elapsed_s } else { 0.0 },
            threads,
            seed,
            series,
        }
    }
}

/// A share; 0 of nothing is 0.
fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// How many standard deviations a 95 % interval of a normal distribution reaches to each side.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;

/// Wilson's 95 % interval for a share of `wins` in `games`; the whole range without games.
pub fn wilson95(wins: u64, games: u64) -> [f64; 2] {
    wilson95_of(wins as f64, games as f64)
}

/// The same with draws as half a win.
pub fn wilson95_of(points: f64, games: f64) -> [f64; 2] {
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    let (n, p, z) = (games, points / games, Z95);
    let z2 = z * z;
    let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::wilson95;

    #[test]
    fn wilsons_interval_is_the_known_one() {
        let [low, high] = wilson95(8, 10);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4, "{low} {high}");
    }

    #[test]
    fn wilsons_interval_stays_within_0_and_1() {
        assert_eq!(wilson95(0, 0), [0.0, 1.0]);
        assert_eq!(wilson95(0, 50)[0], 0.0);
        assert!(wilson95(50, 50)[1] <= 1.0);
    }
}
