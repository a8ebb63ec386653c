//! A sequential test whether one player is better than another, with as few games as possible.
//!
//! Two players meet in pairs of games with the same decks and seed and swapped seats. A pair gives the first
//! player 0, ½, 1, 1½ or 2 points; the generalised sequential probability ratio test uses that distribution,
//! so luck of the cards, which both games of a pair share, does not count as evidence. The hypotheses are two
//! differences in Elo. The games are tested after each batch of a fixed size, so the result does not depend
//! on threads.

use crate::arena::{ArenaConfig, ArenaGame, GamePair, GameRecord, GameResult};
use crate::report::Z95;
use crate::simulate::SimError;
use engine::CardDb;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Number of pairs between tests.
const BATCH: u64 = 32;

/// Added to every count, so that results without a game so far don't count as impossible.
const PRIOR: f64 = 1e-3;

/// The hypotheses of a test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Hypotheses {
    /// The first hypothesis: the first player is better by at most this much Elo.
    pub elo0: f64,
    /// The second hypothesis: it is better by at least this much.
    pub elo1: f64,
    /// The probability of accepting the second if the first holds.
    pub alpha: f64,
    /// The probability of accepting the first if the second holds.
    pub beta: f64,
}

impl Hypotheses {
    /// The limits of the test: below the first it fails, above the second it passes.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SprtVerdict {
    /// The first player is better by `elo1`.
    Accepted,
    /// The first player is not better.
    Rejected,
    /// All games were played, or the run was stopped, without a decision.
    Open,
}

/// The results so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SprtReport {
    pub players: [String; 2],
    pub hypotheses: Hypotheses,
    pub verdict: SprtVerdict,
    /// The log-likelihood ratio, and the limits at which the test ends.
    pub llr: f64,
    pub bounds: [f64; 2],
    pub games: u64,
    pub wins: [u64; 2],
    pub draws: u64,
    /// Pairs in which the first player has 0, ½, 1, 1½ and 2 points.
    pub pairs: [u64; 5],
    /// The first player's share of the points, and its 95 % interval from pairs.
    pub score: f64,
    pub score_ci95: [f64; 2],
    pub elo: f64,
    pub elo_ci95: [f64; 2],
    /// In units of the standard deviation of single games.
    pub normalised_elo: f64,
    pub normalised_elo_ci95: [f64; 2],
    /// Per decision with more than one answer.
    pub think_ms_mean: [f64; 2],
    pub unfinished: u64,
    pub broken: u64,
    /// The full messages of the first of them.
    pub broken_games: Vec<String>,
    pub seed: u64,
    pub elapsed_s: f64,
    pub threads: usize,
}

/// Plays the first two contenders of an arena until the test ends or all games are played. `to_the_end` plays
/// all games regardless of the test.
pub fn sprt(
    db: &CardDb,
    config: &ArenaConfig<'_>,
    hypotheses: Hypotheses,
    to_the_end: bool,
) -> Result<SprtReport, SimError> {
    let [one, other] = &config.contenders[..] else { return Err(SimError::Players(config.contenders.len())) };
    if config.decks.is_empty() {
        return Err(SimError::Decks(0));
    }
    let names = [one.name.clone(), other.name.clone()];
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(config.threads)
        .build()
        .map_err(|error| SimError::Threads(error.to_string()))?;
    let earlier: HashMap<u64, &GameRecord> = config
        .earlier
        .iter()
        .filter(|record| record.players == names)
        .map(|record| (record.number, record))
        .collect();
    let begin = Instant::now();
    let done = AtomicU64::new(0);
    let mut tally = SprtTally::default();
    let all = config.games.div_ceil(2);
    let mut next = 0;
    while next < all {
        let batch = next..(next + BATCH).min(all);
        next = batch.end;
        let pairs: Vec<Option<[GameRecord; 2]>> = pool.install(|| {
            batch
                .into_par_iter()
                .map(|pair| {
                    let play = |number: u64| {
                        let known = earlier.get(&number).map(|record| (*record).clone());
                        if known.is_none() && config.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                            return None;
                        }
                        let new = known.is_none();
                        let task = GamePair { first: 0, second: 1, pair };
                        let record = known.unwrap_or_else(|| task.play(db, config, number));
                        let games = done.fetch_add(1, Ordering::Relaxed) + 1;
                        if let Some(progress) = config.progress {
                            progress(ArenaGame { record: &record, games, new });
                        }
                        Some(record)
                    };
                    Some([play(pair * 2)?, play(pair * 2 + 1)?])
                })
                .collect()
        });
        let stopped = pairs.iter().any(Option::is_none);
        pairs.iter().flatten().for_each(|pair| tally.add(pair));
        if stopped || !to_the_end && verdict(&tally, &hypotheses) != SprtVerdict::Open {
            break;
        }
    }
    let elapsed_s = begin.elapsed().as_secs_f64();
    Ok(tally.report(names, hypotheses, config.seed, elapsed_s, pool.current_num_threads()))
}

/// The results of all pairs.
#[derive(Clone, Debug, Default)]
struct SprtTally {
    pairs: [u64; 5],
    wins: [u64; 2],
    draws: u64,
    decisions: [u64; 2],
    think_ms: [f64; 2],
    unfinished: u64,
    broken: Vec<String>,
}

impl SprtTally {
    /// A pair with an unfinished game gives no information about the players.
    fn add(&mut self, pair: &[GameRecord; 2]) {
        let mut points = Some(0);
        for record in pair {
            let half_points = match &record.result {
                GameResult::First => Some(2),
                GameResult::Second => Some(0),
                GameResult::Draw => Some(1),
                GameResult::Unfinished => {
                    self.unfinished += 1;
                    None
                }
                GameResult::Broken(what) => {
                    self.broken.push(what.clone());
                    None
                }
            };
            match half_points {
                Some(2) => self.wins[0] += 1,
                Some(0) => self.wins[1] += 1,
                Some(_) => self.draws += 1,
                None => {}
            }
            points = points.zip(half_points).map(|(sum, more)| sum + more);
            for side in 0..2 {
                self.decisions[side] += record.decisions[side];
                self.think_ms[side] += record.think_ms[side];
            }
        }
        if let Some(points) = points {
            self.pairs[points] += 1;
        }
    }

    fn report(
        self,
        players: [String; 2],
        hypotheses: Hypotheses,
        seed: u64,
        elapsed_s: f64,
        threads: usize,
    ) -> SprtReport {
        let (score, spread) = mean_and_spread(&shares(&self.pairs));
        let pairs = self.pairs.iter().sum::<u64>() as f64;
        let half = if pairs > 0.0 { Z95 * spread / pairs.sqrt() } else { 0.5 };
        let score_ci95 = [(score - half).max(0.0), (score + half).min(1.0)];
        // A pair has two games, so a single game's standard deviation is larger by √2.
        let normal = |score: f64| (score - 0.5) / (spread * 2f64.sqrt()) * 800.0 / std::f64::consts::LN_10;
        SprtReport {
            players,
            hypotheses,
            verdict: verdict(&self, &hypotheses),
            llr: llr(&self.pairs, hypotheses.elo0, hypotheses.elo1),
            bounds: hypotheses.bounds(),
            games: self.wins[0] + self.wins[1] + self.draws,
            wins: self.wins,
            draws: self.draws,
            pairs: self.pairs,
            score,
            score_ci95,
            elo: elo_of(score),
            elo_ci95: score_ci95.map(elo_of),
            normalised_elo: normal(score),
            normalised_elo_ci95: score_ci95.map(normal),
            think_ms_mean: [0, 1].map(|side| self.think_ms[side] / (self.decisions[side].max(1) as f64)),
            unfinished: self.unfinished,
            broken: self.broken.len() as u64,
            broken_games: self.broken.into_iter().take(10).collect(),
            seed,
            elapsed_s,
            threads,
        }
    }
}

fn verdict(tally: &SprtTally, hypotheses: &Hypotheses) -> SprtVerdict {
    let llr = llr(&tally.pairs, hypotheses.elo0, hypotheses.elo1);
    let [low, high] = hypotheses.bounds();
    if llr >= high {
        SprtVerdict::Accepted
    } else if llr <= low {
        SprtVerdict::Rejected
    } else {
        SprtVerdict::Open
    }
}

/// The expected score for a difference in Elo.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

fn elo_of(score: f64) -> f64 {
    let score = score.clamp(1e-6, 1.0 - 1e-6);
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The score of each result of a pair.
fn points(result: usize) -> f64 {
    result as f64 / 4.0
}

fn shares(pairs: &[u64; 5]) -> [f64; 5] {
    let counts = pairs.map(|count| count as f64 + PRIOR);
    let sum: f64 = counts.iter().sum();
    counts.map(|count| count / sum)
}

fn mean_and_spread(shares: &[f64; 5]) -> (f64, f64) {
    let mean: f64 = shares.iter().enumerate().map(|(at, share)| points(at) * share).sum();
    let variance: f64 =
        shares.iter().enumerate().map(|(at, share)| (points(at) - mean).powi(2) * share).sum();
    (mean, variance.sqrt().max(1e-9))
}

/// The log-likelihood ratio of the second hypothesis to the first, each with the best-fitting distribution
/// with its mean.
fn llr(pairs: &[u64; 5], elo0: f64, elo1: f64) -> f64 {
    let shares = shares(pairs);
    let n = pairs.iter().sum::<u64>() as f64;
    let [first, second] = [elo0, elo1].map(|elo| likeliest(&shares, score_of(elo)));
    n * (0..5).map(|at| shares[at] * (second[at] / first[at]).ln()).sum::<f64>()
}

/// The maximum likelihood distribution with this mean: each share divided by `1 + θ(x − mean)`, with the θ
/// that gives the mean.
fn likeliest(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let tilted = |theta: f64| {
        let mut tilted = *shares;
        for (at, share) in tilted.iter_mut().enumerate() {
            *share /= 1.0 + theta * (points(at) - mean);
        }
        tilted
    };
    let excess =
        |theta: f64| tilted(theta).iter().enumerate().map(|(at, p)| (points(at) - mean) * p).sum::<f64>();
    // All shares stay positive between these limits.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    tilted((low + high) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::{
        Hypotheses, SprtTally, SprtVerdict, elo_of, likeliest, llr, mean_and_spread, score_of, shares,
        verdict,
    };

    const USUAL: Hypotheses = Hypotheses { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };

    fn tally(pairs: [u64; 5]) -> SprtTally {
        SprtTally { pairs, ..SprtTally::default() }
    }

    #[test]
    fn elo_and_score_are_inverse() {
        for elo in [-300.0, -10.0, 0.0, 10.0, 190.8] {
            assert!((elo_of(score_of(elo)) - elo).abs() < 1e-9);
        }
        assert!((score_of(190.85) - 0.75).abs() < 1e-4);
    }

    #[test]
    fn the_likeliest_distribution_has_the_mean_it_should() {
        let found = likeliest(&shares(&[10, 20, 60, 30, 15]), 0.6);
        let (mean, _) = mean_and_spread(&found);
        assert!((mean - 0.6).abs() < 1e-9 && (found.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{found:?}");
    }

    /// For small differences the test approaches the one for the mean of a normal distribution.
    #[test]
    fn the_ratio_is_near_the_one_of_a_normal_distribution() {
        let pairs = [400, 900, 2_000, 1_000, 500];
        let n: u64 = pairs.iter().sum();
        let (mean, spread) = mean_and_spread(&shares(&pairs));
        let (s0, s1) = (score_of(0.0), score_of(10.0));
        let normal = n as f64 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * spread * spread);
        let exact = llr(&pairs, 0.0, 10.0);
        assert!((exact - normal).abs() < 0.02 * normal.abs().max(1.0), "{exact} {normal}");
    }

    #[test]
    fn much_better_is_accepted_worse_is_rejected_and_little_stays_open() {
        assert_eq!(verdict(&tally([20, 50, 200, 300, 200]), &USUAL), SprtVerdict::Accepted);
        assert_eq!(verdict(&tally([200, 300, 200, 50, 20]), &USUAL), SprtVerdict::Rejected);
        assert_eq!(verdict(&tally([1, 2, 5, 2, 1]), &USUAL), SprtVerdict::Open);
        assert_eq!(verdict(&tally([0; 5]), &USUAL), SprtVerdict::Open);
        let [low, high] = USUAL.bounds();
        assert!((high - 2.944).abs() < 0.001 && (low + 2.944).abs() < 0.001);
    }
}
