//! Matches between players: who is better, with what certainty.
//!
//! Every two players meet in pairs of games. Both games of a pair have the same decks in the same seats, the
//! same starter and the same seed, and the players swap seats, to reduce the influence of luck. Games and
//! results depend only on the players, decks, seed and number, not on threads.

use crate::play::{BrokenGuarantee, Listeners, MOST_DECISIONS, Seeds, play_game};
use crate::rating::{Score, ratings};
use crate::report::wilson95;
use crate::simulate::{SimError, panic_message};
use bots::{Bot, BotMaker, BotView, Chair};
use cards::CardLibrary;
use engine::{Action, CardDb, DefId, Game, GameSetup, Rules, Seat, Teams, Variant};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// A player of an arena.
#[derive(Clone)]
pub struct Contender {
    pub name: String,
    pub maker: BotMaker,
}

impl fmt::Debug for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contender").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Which decks meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Matchups {
    /// Each deck against itself.
    #[default]
    Mirror,
    /// Each deck against the next ones in turn.
    Mixed,
}

/// Configuration of an arena.
pub struct ArenaConfig<'a> {
    pub contenders: Vec<Contender>,
    /// The decks' names and cards.
    pub decks: Vec<(String, Vec<DefId>)>,
    pub matchups: Matchups,
    /// Number of games per pair of players; an odd number is rounded up.
    pub games: u64,
    pub seed: u64,
    /// 0: one per core.
    pub threads: usize,
    pub variant: Variant,
    pub rules: Rules,
    pub most_decisions: u32,
    /// Games of an earlier run with the same players, decks and seed, which are not played again.
    pub earlier: Vec<GameRecord>,
    /// Called with each finished game, from any thread.
    pub progress: Option<&'a (dyn Fn(ArenaGame<'_>) + Sync)>,
    /// When set, no further pair of games begins.
    pub stop: Option<&'a AtomicBool>,
}

impl<'a> ArenaConfig<'a> {
    /// Mirror matches of Constructed decks on every core.
    pub fn new(contenders: Vec<Contender>, decks: Vec<(String, Vec<DefId>)>, games: u64, seed: u64) -> Self {
        ArenaConfig {
            contenders,
            decks,
            matchups: Matchups::Mirror,
            games,
            seed,
            threads: 0,
            variant: Variant::Constructed,
            rules: Rules::default(),
            most_decisions: MOST_DECISIONS,
            earlier: Vec::new(),
            progress: None,
            stop: None,
        }
    }
}

impl fmt::Debug for ArenaConfig<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ArenaConfig")
            .field("contenders", &self.contenders)
            .field("games", &self.games)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

/// A finished game.
#[derive(Clone, Copy, Debug)]
pub struct ArenaGame<'a> {
    pub record: &'a GameRecord,
    /// The number of finished games.
    pub games: u64,
    /// Whether it was played in this run, not in an earlier one.
    pub new: bool,
}

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRecord {
    /// The names of the two players. The first has the lower number in the arena.
    pub players: [String; 2],
    /// Its number among the games of the two.
    pub number: u64,
    /// The decks in seat order.
    pub decks: [String; 2],
    pub result: GameResult,
    pub turns: u16,
    /// Number of decisions of each of the two, and the time they took.
    pub decisions: [u64; 2],
    pub think_ms: [f64; 2],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// The first of the two won.
    First,
    Second,
    Draw,
    /// Stopped after too many decisions.
    Unfinished,
    /// Violated one of the engine's guarantees.
    Broken(String),
}

/// The results of an arena.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    pub players: Vec<PlayerReport>,
    pub pairings: Vec<PairingReport>,
    pub games: u64,
    pub unfinished: u64,
    pub broken: u64,
    /// The full messages of the first of them.
    pub broken_games: Vec<String>,
    pub decks: Vec<String>,
    /// Decisions of players per second of the run.
    pub decisions_per_s: f64,
    pub elapsed_s: f64,
    pub threads: usize,
    pub seed: u64,
    /// Whether games are missing.
    pub interrupted: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerReport {
    pub name: String,
    /// Games that were finished.
    pub games: u64,
    /// The share of wins and half the draws.
    pub win_rate: f64,
    /// Wilson's 95 % interval of it.
    pub ci95: [f64; 2],
    /// Relative to a mean of 1500 over all players.
    pub elo: f64,
    pub elo_ci95: [f64; 2],
    /// Time per decision with more than one answer, including those answered from a plan; 0 if unknown.
    pub think_ms_mean: f64,
    pub decisions_per_s: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairingReport {
    pub players: [String; 2],
    pub games: u64,
    pub wins: [u64; 2],
    pub draws: u64,
    /// The win rate of the first player.
    pub win_rate: f64,
    pub ci95: [f64; 2],
}

/// Plays every two players against each other.
pub fn arena(db: &CardDb, config: &ArenaConfig<'_>) -> Result<ArenaReport, SimError> {
    let n = config.contenders.len();
    if n < 2 {
        return Err(SimError::Players(n));
    }
    if config.decks.is_empty() {
        return Err(SimError::Decks(0));
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(config.threads)
        .build()
        .map_err(|error| SimError::Threads(error.to_string()))?;
    let pairs = config.games.div_ceil(2);
    // All pairings progress together, so that a stopped run has results for each.
    let mut tasks = Vec::new();
    for pair in 0..pairs {
        for first in 0..n {
            tasks.extend((first + 1..n).map(|second| GamePair { first, second, pair }));
        }
    }
    let begin = Instant::now();
    let records = Mutex::new(Vec::<GameRecord>::new());
    let done = AtomicU64::new(0);
    pool.install(|| {
        tasks.par_iter().for_each(|task| {
            for number in [task.pair * 2, task.pair * 2 + 1] {
                let earlier = config.earlier.iter().find(|record| {
                    let names = [&config.contenders[task.first].name, &config.contenders[task.second].name];
                    record.number == number && record.players.each_ref() == names
                });
                let record = match earlier {
                    Some(record) => record.clone(),
                    None if config.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) => return,
                    None => task.play(db, config, number),
                };
                let games = done.fetch_add(1, Ordering::Relaxed) + 1;
                if let Some(progress) = config.progress {
                    progress(ArenaGame { record: &record, games, new: earlier.is_none() });
                }
                records.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(record);
            }
        });
    });
    let mut records = records.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    records.sort_by(|a, b| (a.number, &a.players).cmp(&(b.number, &b.players)));
    let elapsed_s = begin.elapsed().as_secs_f64();
    let wanted = tasks.len() as u64 * 2;
    Ok(report(config, &records, wanted, elapsed_s, pool.current_num_threads()))
}

/// Head of a results file. Games of a different arena can't be resumed.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaHead {
    /// The players' identities: for a player made from a file, more than its name.
    pub players: Vec<String>,
    decks: Vec<String>,
    seed: u64,
    mixed: bool,
    /// The edition of the rules.
    edition: &'static str,
    library: String,
}

impl ArenaHead {
    pub fn new(config: &ArenaConfig<'_>, library: &CardLibrary) -> ArenaHead {
        ArenaHead {
            players: config.contenders.iter().map(|contender| contender.name.clone()).collect(),
            decks: config.decks.iter().map(|(name, _)| name.clone()).collect(),
            seed: config.seed,
            mixed: config.matchups == Matchups::Mixed,
            edition: config.rules.edition().name(),
            library: format!("{:016x}", library.hash()),
        }
    }
}

/// All games of an arena in order: the numbers of the two players, and the game's number in their pairing.
fn all_games(config: &ArenaConfig<'_>) -> Vec<([usize; 2], u64)> {
    let n = config.contenders.len();
    let mut games = Vec::new();
    for number in 0..2 * config.games.div_ceil(2) {
        for first in 0..n {
            games.extend((first + 1..n).map(|second| ([first, second], number)));
        }
    }
    games
}

/// The games played earlier, by players and number.
fn known<'a>(config: &'a ArenaConfig<'_>) -> HashMap<([String; 2], u64), &'a GameRecord> {
    config.earlier.iter().map(|record| ((record.players.clone(), record.number), record)).collect()
}

fn names(config: &ArenaConfig<'_>, players: [usize; 2]) -> [String; 2] {
    players.map(|player| config.contenders[player].name.clone())
}

/// The games of an arena that have not been played.
pub fn missing_games(config: &ArenaConfig<'_>) -> Vec<([usize; 2], u64)> {
    let known = known(config);
    let missing =
        |(players, number): &([usize; 2], u64)| !known.contains_key(&(names(config, *players), *number));
    all_games(config).into_iter().filter(missing).collect()
}

/// Plays one game of an arena on this thread: `first` must be lower than `second`, and `number` counts the
/// games of the two. `None` if there are no such contenders or no decks.
pub fn play_arena_game(
    db: &CardDb,
    config: &ArenaConfig<'_>,
    [first, second]: [usize; 2],
    number: u64,
) -> Option<GameRecord> {
    let there = first < second && second < config.contenders.len() && !config.decks.is_empty();
    there.then(|| GamePair { first, second, pair: number / 2 }.play(db, config, number))
}

/// The records of a finished arena in canonical order, without times, which depend on the machine; `None` if
/// games are missing.
pub fn finished_arena(config: &ArenaConfig<'_>) -> Option<Vec<GameRecord>> {
    let known = known(config);
    let record = |(players, number): ([usize; 2], u64)| {
        let record = known.get(&(names(config, players), number))?;
        Some(GameRecord { think_ms: [0.0; 2], ..(*record).clone() })
    };
    all_games(config).into_iter().map(record).collect()
}

/// A pair of games of two players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GamePair {
    pub first: usize,
    pub second: usize,
    pub pair: u64,
}

impl GamePair {
    pub fn play(self, db: &CardDb, config: &ArenaConfig<'_>, number: u64) -> GameRecord {
        let decks = config.decks.len();
        let first = (self.pair % decks as u64) as usize;
        let second = match config.matchups {
            Matchups::Mirror => first,
            Matchups::Mixed => {
                (first + 1 + (self.pair as usize / decks) % decks.max(2).saturating_sub(1)) % decks
            }
        };
        let seats = [first, second];
        // All pairings play the same games with different players.
        let seeds = Seeds::new(config.seed, self.pair);
        // The first of the two has the first seat in games with even numbers.
        let swapped = number % 2 == 1;
        let order = if swapped { [self.second, self.first] } else { [self.first, self.second] };
        let clocks = [ThinkClock::default(), ThinkClock::default()];
        let mut chairs: Vec<Chair> = (0..2)
            .map(|seat| {
                let bot = (config.contenders[order[seat]].maker)(seeds.player(Seat(seat as u8)));
                Chair::new(Box::new(TimedBot { bot, clock: clocks[seat].clone() }))
            })
            .collect();
        let start = GameSetup {
            decks: seats.iter().map(|deck| config.decks[*deck].1.clone()).collect(),
            leaders: vec![],
            seed: seeds.game,
            starter: None,
            variant: config.variant,
            rules: config.rules,
            teams: Teams::default(),
        };
        // A panic breaks one game, not the run.
        let played = catch_unwind(AssertUnwindSafe(|| {
            let mut game = Game::start(db, &start)?;
            let (most, listeners) = (config.most_decisions, Listeners::default());
            play_game(db, &mut game, &mut chairs, most, &mut Vec::new(), listeners)
        }))
        .unwrap_or_else(|panic| Err(BrokenGuarantee::Panicked(panic_message(&*panic))));
        let (result, turns) = match played {
            Ok(played) => (result_of(&played, swapped), played.turns),
            Err(broken) => (GameResult::Broken(format!("game {number}, seed {}: {broken}", seeds.game)), 0),
        };
        let of = |seat: usize| clocks[seat].read();
        let (one, other) = if swapped { (of(1), of(0)) } else { (of(0), of(1)) };
        GameRecord {
            players: [self.first, self.second].map(|player| config.contenders[player].name.clone()),
            number,
            decks: seats.map(|deck| config.decks[deck].0.clone()),
            result,
            turns,
            decisions: [one.0, other.0],
            think_ms: [one.1, other.1],
        }
    }
}

fn result_of(played: &crate::PlayedGame, swapped: bool) -> GameResult {
    match (played.outcome, played.winners.first()) {
        (None, _) => GameResult::Unfinished,
        (Some(_), None) => GameResult::Draw,
        (Some(_), Some(seat)) if (*seat == Seat(0)) != swapped => GameResult::First,
        (Some(_), Some(_)) => GameResult::Second,
    }
}

/// Number and duration of a player's decisions.
#[derive(Clone, Debug, Default)]
struct ThinkClock(Arc<[AtomicU64; 2]>);

impl ThinkClock {
    /// The number of decisions, and milliseconds.
    fn read(&self) -> (u64, f64) {
        let [decisions, nanos] = [0, 1].map(|at| self.0[at].load(Ordering::Relaxed));
        (decisions, nanos as f64 / 1e6)
    }
}

/// A bot with a clock.
#[derive(Debug)]
struct TimedBot {
    bot: Box<dyn Bot>,
    clock: ThinkClock,
}

impl TimedBot {
    fn note(&self, begin: Instant) {
        let nanos = u64::try_from(begin.elapsed().as_nanos()).unwrap_or(u64::MAX);
        self.clock.0[0].fetch_add(1, Ordering::Relaxed);
        self.clock.0[1].fetch_add(nanos, Ordering::Relaxed);
    }
}

// An answer that is not listed counts as a broken game; the chair would replace it.
impl Bot for TimedBot {
    fn choose(&mut self, position: &BotView<'_>) -> Action {
        let begin = Instant::now();
        let answer = self.bot.choose(position);
        assert!(
            position.answers().contains(&answer),
            "a player gave an answer that is not listed: {answer:?}"
        );
        self.note(begin);
        answer
    }

    fn wants_view(&self) -> bool {
        self.bot.wants_view()
    }

    fn choose_unseen(&mut self, answers: usize) -> usize {
        let begin = Instant::now();
        let place = self.bot.choose_unseen(answers);
        assert!(place < answers, "a player gave answer {place} of {answers}");
        self.note(begin);
        place
    }

    fn starts(&mut self) -> bool {
        self.bot.starts()
    }

    fn lines(&self) -> &[bots::SearchLine] {
        self.bot.lines()
    }
}

/// A player's results over all games.
#[derive(Clone, Copy, Debug, Default)]
struct PlayerSum {
    games: u64,
    points: f64,
    decisions: u64,
    think_ms: f64,
}

fn report(
    config: &ArenaConfig<'_>,
    records: &[GameRecord],
    wanted: u64,
    elapsed_s: f64,
    threads: usize,
) -> ArenaReport {
    let names: Vec<&String> = config.contenders.iter().map(|contender| &contender.name).collect();
    let n = names.len();
    let mut sums = vec![PlayerSum::default(); n];
    let mut scores = Vec::new();
    let mut pairings = Vec::new();
    let (mut unfinished, mut broken_games) = (0, Vec::new());
    for first in 0..n {
        for second in first + 1..n {
            let of_pair = |record: &&GameRecord| record.players.each_ref() == [names[first], names[second]];
            let (mut wins, mut draws) = ([0, 0], 0);
            for record in records.iter().filter(of_pair) {
                match &record.result {
                    GameResult::First => wins[0] += 1,
                    GameResult::Second => wins[1] += 1,
                    GameResult::Draw => draws += 1,
                    GameResult::Unfinished => unfinished += 1,
                    GameResult::Broken(what) => broken_games.push(what.clone()),
                }
                for (side, player) in [first, second].into_iter().enumerate() {
                    sums[player].decisions += record.decisions[side];
                    sums[player].think_ms += record.think_ms[side];
                }
            }
            let games = wins[0] + wins[1] + draws;
            for (side, player) in [first, second].into_iter().enumerate() {
                sums[player].games += games;
                sums[player].points += wins[side] as f64 + draws as f64 / 2.0;
            }
            let points = wins[0] as f64 + draws as f64 / 2.0;
            scores.push(Score { first, second, games: games as f64, points });
            pairings.push(PairingReport {
                players: [first, second].map(|player| names[player].clone()),
                games,
                wins,
                draws,
                win_rate: share(points, games as f64),
                ci95: wilson95(wins[0] + draws / 2, games),
            });
        }
    }
    let ratings = ratings(n, &scores);
    let players = names.iter().zip(&sums).zip(ratings).map(|((name, sum), rating)| PlayerReport {
        name: (*name).clone(),
        games: sum.games,
        win_rate: share(sum.points, sum.games as f64),
        ci95: wilson95(sum.points as u64, sum.games),
        elo: rating.elo,
        elo_ci95: rating.ci95,
        think_ms_mean: share(sum.think_ms, sum.decisions as f64),
        decisions_per_s: share(sum.decisions as f64, sum.think_ms / 1e3),
    });
    let decisions: u64 = sums.iter().map(|sum| sum.decisions).sum();
    ArenaReport {
        players: players.collect(),
        pairings,
        games: records.len() as u64,
        unfinished,
        broken: broken_games.len() as u64,
        broken_games: broken_games.into_iter().take(10).collect(),
        decks: config.decks.iter().map(|(name, _)| name.clone()).collect(),
        decisions_per_s: share(decisions as f64, elapsed_s),
        elapsed_s,
        threads,
        seed: config.seed,
        interrupted: (records.len() as u64) < wanted,
    }
}

fn share(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}
