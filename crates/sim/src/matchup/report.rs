//! Statistics of the tallies: win rates with their intervals, lore by round, and how drawing or playing a
//! card correlates with winning.

use super::tally::{CardTally, GameCount, PairTally, WinCounts, add_up};
use super::watch::Roster;
use super::{MatchupConfig, fingerprint};
use crate::report::wilson95_of;
use engine::CardDb;
use serde::Serialize;

/// Maximum number of broken games whose messages a report contains.
const TOLD: usize = 10;

/// A win rate. A draw counts as half a win.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct WinRate {
    /// Games that were finished.
    pub games: u64,
    pub points: f64,
    /// Points divided by games; 0 without games.
    pub rate: f64,
    /// Wilson's 95 % interval of the rate.
    pub ci95: [f64; 2],
}

impl WinRate {
    /// From twice the points, which is an integer.
    pub fn of(half_points: u64, games: u64) -> WinRate {
        let (points, n) = (half_points as f64 / 2.0, games as f64);
        let rate = if games == 0 { 0.0 } else { points / n };
        WinRate { games, points, rate, ci95: wilson95_of(points, n) }
    }

    /// The rate of one of two decks.
    fn of_side(results: WinCounts, side: usize) -> WinRate {
        WinRate::of(2 * results.wins[side] + results.draws, results.games())
    }

    fn of_count(seen: GameCount) -> WinRate {
        WinRate::of(seen.half_points, seen.games)
    }
}

/// The difference of the win rates of two sets of games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct RateGap {
    pub gap: f64,
    /// Newcombe's 95 % interval, computed from both Wilson intervals.
    pub ci95: [f64; 2],
}

impl RateGap {
    /// `None` if one set has no games.
    pub fn between(of: WinRate, from: WinRate) -> Option<RateGap> {
        if of.games == 0 || from.games == 0 {
            return None;
        }
        let gap = of.rate - from.rate;
        let (down, up) = (of.rate - of.ci95[0], of.ci95[1] - of.rate);
        let (from_down, from_up) = (from.rate - from.ci95[0], from.ci95[1] - from.rate);
        Some(RateGap { gap, ci95: [gap - down.hypot(from_up), gap + up.hypot(from_down)] })
    }

    /// Whether the interval excludes 0.
    pub fn is_clear(&self) -> bool {
        self.ci95[0] > 0.0 || self.ci95[1] < 0.0
    }
}

/// The statistics of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchupReport {
    /// In the given order.
    pub decks: Vec<DeckReport>,
    pub pairings: Vec<PairReport>,
    /// Games played, unfinished ones included.
    pub games: u64,
    pub draws: u64,
    /// Games stopped after too many decisions.
    pub unfinished: u64,
    /// Games that violated one of the engine's guarantees; they count nowhere else.
    pub broken: u64,
    /// The full messages of some of them.
    pub broken_games: Vec<String>,
    /// The run was stopped before all its games were played.
    pub interrupted: bool,
    /// Number of requested games per pairing.
    pub games_each: u64,
    pub seed: u64,
    /// The starting player's win rate.
    pub starter: WinRate,
    /// Turns of both players.
    pub turns_mean: f64,
    /// Answers given, forced ones included.
    pub decisions_mean: f64,
    /// The number of games that ended in each round. A round is a turn of each player; the first is at 0.
    pub rounds: Vec<u64>,
    /// The mean lore of the starting player and of the other at the end of each round. Finished games keep
    /// their lore.
    pub lore: [Vec<f64>; 2],
    pub elapsed_s: f64,
    /// Counts only games played in this run.
    pub games_per_s: f64,
    pub threads: usize,
}

/// One deck in all its games. `overall` excludes mirrors, which could only pull it towards one half.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeckReport {
    pub name: String,
    /// A hash of its cards.
    pub fingerprint: String,
    pub overall: WinRate,
    /// When it started, and when it did not, mirrors included.
    pub starting: WinRate,
    pub second: WinRate,
    /// Mean length of its games in rounds.
    pub rounds_mean: f64,
    /// The mean lore at the end of each round. Finished games keep their lore.
    pub lore: Vec<f64>,
    pub cards: Vec<CardReport>,
}

/// Two decks.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairReport {
    /// By number.
    pub decks: [usize; 2],
    pub wins: [u64; 2],
    pub draws: u64,
    pub unfinished: u64,
    pub broken: u64,
    /// The win rate of the first of the two; in a mirror, of the starting player.
    pub rate: WinRate,
    /// The starting player's win rate.
    pub starter: WinRate,
    pub turns_mean: f64,
}

/// One card of a deck. A correlation with drawing or playing it need not be causal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardReport {
    pub name: String,
    pub copies: u16,
    /// The deck's games in which it was drawn or not; see [`CardTally`].
    pub drawn: WinRate,
    pub not_drawn: WinRate,
    pub drawn_gap: Option<RateGap>,
    pub played: WinRate,
    pub not_played: WinRate,
    pub played_gap: Option<RateGap>,
}

/// The sum of a deck's games.
#[derive(Clone, Debug, Default)]
struct DeckSum {
    overall: GameCount,
    /// Starting, and second.
    roles: [GameCount; 2],
    rounds: u64,
    lore: Vec<i64>,
    cards: Vec<CardTally>,
}

impl MatchupReport {
    pub(super) fn new(
        db: &CardDb,
        config: &MatchupConfig<'_>,
        rosters: &[Roster],
        tallies: &[PairTally],
    ) -> MatchupReport {
        let mut sums: Vec<DeckSum> = rosters
            .iter()
            .map(|roster| DeckSum { cards: vec![CardTally::default(); roster.len()], ..DeckSum::default() })
            .collect();
        let mut all = PairTally::default();
        let mut lore: [Vec<i64>; 2] = Default::default();
        for (decks, tally) in config.pairings.iter().zip(tallies) {
            all.add(&PairTally { cards: Default::default(), ..tally.clone() });
            for (side, deck) in decks.iter().enumerate() {
                sums[*deck].add(side, tally, decks[0] == decks[1]);
            }
            for (role, curve) in lore.iter_mut().enumerate() {
                tally.lore.iter().for_each(|of_deck| add_up(curve, &of_deck[role]));
            }
        }
        let results = all.results();
        let finished = results.games();
        let pairings = config.pairings.iter().zip(tallies).map(|(decks, tally)| pair(*decks, tally));
        let decks = sums.iter().enumerate().map(|(deck, sum)| {
            let entrant = &config.entrants[deck];
            let fingerprint = format!("{:016x}", fingerprint(&entrant.list));
            sum.report(db, entrant.list.name.clone(), fingerprint, &rosters[deck])
        });
        let mut broken_games = all.broken_games.clone();
        broken_games.truncate(TOLD);
        MatchupReport {
            decks: decks.collect(),
            pairings: pairings.collect(),
            games: finished + all.unfinished,
            draws: results.draws,
            unfinished: all.unfinished,
            broken: all.broken,
            broken_games,
            interrupted: all.games() < config.wanted(),
            games_each: 2 * config.pairs(),
            seed: config.seed,
            starter: starter(&all),
            turns_mean: mean(all.turns, finished),
            decisions_mean: mean(all.decisions, finished),
            rounds: all.rounds,
            lore: lore.map(|curve| climb(&curve, finished)),
            elapsed_s: 0.0,
            games_per_s: 0.0,
            threads: 0,
        }
    }

    /// The win rate of each deck, by row, against each other one; `None` if they did not meet. A mirror has
    /// the rate of the starting player.
    pub fn matrix(&self) -> Vec<Vec<Option<WinRate>>> {
        let n = self.decks.len();
        let mut matrix = vec![vec![None; n]; n];
        for pair in &self.pairings {
            let [first, second] = pair.decks;
            matrix[second][first] = Some(pair.rate_of_second());
            matrix[first][second] = Some(pair.rate);
        }
        matrix
    }

    /// The decks' numbers, best first.
    pub fn ranking(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.decks.len()).collect();
        let rate = |deck: &usize| self.decks[*deck].overall.rate;
        order.sort_by(|a, b| rate(b).total_cmp(&rate(a)).then(a.cmp(b)));
        order
    }
}

impl PairReport {
    /// [`PairReport::rate`] of the second deck.
    pub fn rate_of_second(&self) -> WinRate {
        let WinRate { games, points, .. } = self.rate;
        WinRate::of(2 * games - (2.0 * points).round() as u64, games)
    }

    pub fn is_mirror(&self) -> bool {
        self.decks[0] == self.decks[1]
    }
}

fn pair(decks: [usize; 2], tally: &PairTally) -> PairReport {
    let results = tally.results();
    let starter = starter(tally);
    PairReport {
        decks,
        wins: results.wins,
        draws: results.draws,
        unfinished: tally.unfinished,
        broken: tally.broken,
        rate: if decks[0] == decks[1] { starter } else { WinRate::of_side(results, 0) },
        starter,
        turns_mean: mean(tally.turns, results.games()),
    }
}

/// The starting player's win rate.
fn starter(tally: &PairTally) -> WinRate {
    let half_points = tally.by_starter.iter().enumerate();
    let half_points: u64 = half_points.map(|(side, results)| 2 * results.wins[side] + results.draws).sum();
    WinRate::of(half_points, tally.results().games())
}

impl DeckSum {
    /// Adds one side of a pairing.
    fn add(&mut self, side: usize, tally: &PairTally, mirror: bool) {
        let score = |results: &WinCounts| GameCount {
            games: results.games(),
            half_points: 2 * results.wins[side] + results.draws,
        };
        if !mirror {
            self.overall.add(score(&tally.results()));
        }
        self.roles[0].add(score(&tally.by_starter[side]));
        self.roles[1].add(score(&tally.by_starter[1 - side]));
        self.rounds += tally.rounds.iter().zip(1..).map(|(games, round)| games * round).sum::<u64>();
        tally.lore[side].iter().for_each(|curve| add_up(&mut self.lore, curve));
        for (mine, theirs) in self.cards.iter_mut().zip(&tally.cards[side]) {
            mine.add(theirs);
        }
    }

    fn report(&self, db: &CardDb, name: String, fingerprint: String, roster: &Roster) -> DeckReport {
        let [starting, second] = self.roles;
        let all = GameCount {
            games: starting.games + second.games,
            half_points: starting.half_points + second.half_points,
        };
        let cards = roster.cards.iter().zip(&self.cards).map(|((def, copies), tally)| {
            let [drawn, not_drawn] = split(tally.drawn, all);
            let [played, not_played] = split(tally.played, all);
            CardReport {
                name: db.def(*def).full_name.clone(),
                copies: *copies,
                drawn,
                not_drawn,
                drawn_gap: RateGap::between(drawn, not_drawn),
                played,
                not_played,
                played_gap: RateGap::between(played, not_played),
            }
        });
        DeckReport {
            name,
            fingerprint,
            overall: WinRate::of_count(self.overall),
            starting: WinRate::of_count(starting),
            second: WinRate::of_count(second),
            rounds_mean: mean(self.rounds, all.games),
            lore: climb(&self.lore, all.games),
            cards: cards.collect(),
        }
    }
}

/// The win rates with and without these games.
fn split(seen: GameCount, all: GameCount) -> [WinRate; 2] {
    let others = GameCount {
        games: all.games.saturating_sub(seen.games),
        half_points: all.half_points.saturating_sub(seen.half_points),
    };
    [WinRate::of_count(seen), WinRate::of_count(others)]
}

/// The running sums of gains by round, as means over all games.
fn climb(gained: &[i64], games: u64) -> Vec<f64> {
    let sums = gained.iter().scan(0, |sum, gained| {
        *sum += gained;
        Some(*sum)
    });
    sums.map(|sum| sum as f64 / games.max(1) as f64).collect()
}

fn mean(sum: u64, games: u64) -> f64 {
    if games == 0 { 0.0 } else { sum as f64 / games as f64 }
}
