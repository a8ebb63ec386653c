//! Many games on all cores.

use crate::play::{BrokenGuarantee, Listeners, MOST_DECISIONS, PlayedGame, Seeds, play_game};
use crate::report::{RunInfo, SimReport, SimTally};
use bots::{BotMaker, Chair};
use cards::Deck;
use engine::{
    Action, CardDb, DefId, GameSetup, Rules, Seat, Series, SeriesKind, SeriesOutcome, TeamTurns, Teams,
    Variant,
};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use replay::{Replay, ReplayError};
use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use thiserror::Error;

/// Games per task for a thread.
const TASK: u64 = 32;

/// A deck and its player.
#[derive(Clone)]
pub struct Entrant {
    /// The list, for names and replays.
    pub list: Deck,
    pub cards: Vec<DefId>,
    /// For Format Coconut.
    pub leader: Option<DefId>,
    pub bot: BotMaker,
}

impl fmt::Debug for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entrant").field("deck", &self.list.name).finish_non_exhaustive()
    }
}

/// The folder for replays, and the hash of their card library.
#[derive(Clone, Debug)]
pub struct ReplayFolder {
    pub dir: PathBuf,
    pub library_hash: u64,
}

/// Configuration of a run.
pub struct SimConfig<'a> {
    /// The decks at one table. Seats rotate from game to game, so that each deck has every seat equally
    /// often.
    pub entrants: Vec<Entrant>,
    /// Number of games, or of series.
    pub games: u64,
    pub series: SeriesKind,
    pub seed: u64,
    /// 0: one per core.
    pub threads: usize,
    pub variant: Variant,
    /// The rules of the games.
    pub rules: Rules,
    /// The turn order of two teams whose members sit alternately; `None` for games without teams.
    pub teams: Option<TeamTurns>,
    /// A game is stopped after this many decisions.
    pub most_decisions: u32,
    pub save_replays: Option<ReplayFolder>,
    /// Called from time to time with the number of finished games, from any thread.
    pub progress: Option<&'a (dyn Fn(u64) + Sync)>,
    /// When set, no further game begins.
    pub stop: Option<&'a AtomicBool>,
}

impl SimConfig<'_> {
    /// Constructed games on every core, without replays or callbacks.
    pub fn new(entrants: Vec<Entrant>, games: u64, seed: u64) -> Self {
        SimConfig {
            entrants,
            games,
            series: SeriesKind::Single,
            seed,
            threads: 0,
            variant: Variant::Constructed,
            rules: Rules::default(),
            teams: None,
            most_decisions: MOST_DECISIONS,
            save_replays: None,
            progress: None,
            stop: None,
        }
    }
}

impl SimConfig<'_> {
    fn teams(&self) -> Teams {
        match self.teams {
            Some(turns) => Teams::of_two(self.entrants.len() as u8, turns),
            None => Teams::default(),
        }
    }
}

impl fmt::Debug for SimConfig<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SimConfig")
            .field("entrants", &self.entrants)
            .field("games", &self.games)
            .field("seed", &self.seed)
            .field("threads", &self.threads)
            .finish_non_exhaustive()
    }
}

/// Why games could not be played or finished.
#[derive(Debug, Error)]
pub enum SimError {
    #[error("a game takes 2 to 64 decks, not {0} (1.3.1)")]
    Decks(usize),
    #[error("a run takes 2 to {most} decks, which meet in pairs, not {found}")]
    Meeting { found: usize, most: usize },
    #[error("an arena takes at least 2 bots, not {0}")]
    Players(usize),
    #[error("two teams take an even number of decks, at least 4, not {0}")]
    Teams(usize),
    #[error("the threads can't be started: {0}. Ask for fewer")]
    Threads(String),
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// Plays the games and adds up the results. Everything except the elapsed time depends only on decks, games,
/// seed and bots, unless the run is stopped.
pub fn simulate(db: &CardDb, config: &SimConfig<'_>) -> Result<SimReport, SimError> {
    let decks = config.entrants.len();
    if !(2..=64).contains(&decks) {
        return Err(SimError::Decks(decks));
    }
    if config.teams.is_some() && (decks < 4 || decks % 2 == 1) {
        return Err(SimError::Teams(decks));
    }
    if let Some(save) = &config.save_replays {
        std::fs::create_dir_all(&save.dir)
            .map_err(|source| ReplayError::Io { file: save.dir.display().to_string(), source })?;
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(config.threads)
        .build()
        .map_err(|error| SimError::Threads(error.to_string()))?;
    let begin = Instant::now();
    let done = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let tally = pool.install(|| {
        (0..config.games.div_ceil(TASK))
            .into_par_iter()
            .map_init(
                || SimWorker::new(db, config),
                |worker, task| {
                    let result = worker.task(task, &failed);
                    if result.is_err() {
                        failed.store(true, Ordering::Relaxed);
                    }
                    if let (Ok(tally), Some(progress)) = (&result, config.progress) {
                        let played = tally.played();
                        progress(done.fetch_add(played, Ordering::Relaxed) + played);
                    }
                    result
                },
            )
            .try_reduce(|| SimTally::new(decks), |a, b| Ok(a.add(b)))
    })?;
    let names = config.entrants.iter().map(|entrant| entrant.list.name.clone()).collect();
    let elapsed = begin.elapsed().as_secs_f64();
    let run = RunInfo {
        elapsed_s: elapsed,
        threads: pool.current_num_threads(),
        seed: config.seed,
        wanted: config.games,
    };
    Ok(tally.report(names, config.series, run))
}

/// A thread's state, reused from game to game.
struct SimWorker<'a> {
    db: &'a CardDb,
    config: &'a SimConfig<'a>,
    /// One per seating of the decks; only the seed changes.
    starts: Vec<GameSetup>,
    legal: Vec<Action>,
    record: Vec<Action>,
}

impl<'a> SimWorker<'a> {
    fn new(db: &'a CardDb, config: &'a SimConfig<'a>) -> SimWorker<'a> {
        let n = config.entrants.len();
        let start = |turn: usize| GameSetup {
            decks: (0..n).map(|seat| config.entrants[(seat + turn) % n].cards.clone()).collect(),
            leaders: (0..n).map(|seat| config.entrants[(seat + turn) % n].leader).collect(),
            seed: 0,
            starter: None,
            variant: config.variant,
            rules: config.rules,
            teams: config.teams(),
        };
        SimWorker { db, config, starts: (0..n).map(start).collect(), legal: Vec::new(), record: Vec::new() }
    }

    /// Plays the games or series of one task.
    fn task(&mut self, task: u64, failed: &AtomicBool) -> Result<SimTally, SimError> {
        let mut tally = SimTally::new(self.config.entrants.len());
        let first = task * TASK;
        for number in first..self.config.games.min(first + TASK) {
            let stop = self.config.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
            if stop || failed.load(Ordering::Relaxed) {
                break;
            }
            self.series(number, &mut tally)?;
        }
        Ok(tally)
    }

    /// Plays one series, which may be a single game. If a game breaks, the series ends without a result.
    fn series(&mut self, number: u64, tally: &mut SimTally) -> Result<(), SimError> {
        let n = self.config.entrants.len();
        let turn = (number % n as u64) as usize;
        let deck_of = |seat: usize| (seat + turn) % n;
        let seeds = Seeds::new(self.config.seed, number);
        let mut series = match Series::new(self.config.series, self.starts[turn].clone()) {
            Ok(series) => series,
            Err(error) => {
                tally.count_broken(number, seeds.game, &BrokenGuarantee::Series(error));
                return Ok(());
            }
        };
        while series.verdict().is_none() {
            let of_series = series.finished().len() as u64;
            let seeds = seeds.of_game(of_series);
            match self.game(&mut series, turn, seeds) {
                Ok(played) => {
                    tally.count(&played, deck_of);
                    self.save(number, of_series, turn, seeds, &played)?;
                }
                Err(broken) => {
                    tally.count_broken(number, seeds.game, &broken);
                    return Ok(());
                }
            }
        }
        tally.count_series(series.verdict().and_then(|verdict| match verdict {
            SeriesOutcome::Won(seat) => Some(deck_of(seat.index())),
            SeriesOutcome::Drawn => None,
        }));
        Ok(())
    }

    /// Plays the next game of a series with new players.
    fn game(
        &mut self,
        series: &mut Series,
        turn: usize,
        seeds: Seeds,
    ) -> Result<PlayedGame, BrokenGuarantee> {
        let n = self.config.entrants.len();
        let mut chairs: Vec<Chair> = (0..n)
            .map(|seat| {
                Chair::new((self.config.entrants[(seat + turn) % n].bot)(seeds.player(Seat(seat as u8))))
            })
            .collect();
        self.record.clear();
        let answers = self.config.save_replays.is_some().then_some(&mut self.record);
        let listeners = Listeners { answers, events: None };
        let (db, most, legal) = (self.db, self.config.most_decisions, &mut self.legal);
        // A panic breaks one game, not the run. State left behind is cleared before use.
        catch_unwind(AssertUnwindSafe(|| {
            if let Some(seat) = series.chooser() {
                let start = chairs[seat.index()].bot.starts();
                series.choose(seat, start)?;
            }
            let game = series.begin(db, seeds.game)?;
            let played = play_game(db, game, &mut chairs, most, legal, listeners)?;
            match played.outcome {
                Some(_) => series.end()?,
                None => series.give_up()?,
            };
            series.clean_up(db, None)?;
            Ok(played)
        }))
        .unwrap_or_else(|panic| Err(BrokenGuarantee::Panicked(panic_message(&*panic))))
    }

    /// Saves a game under its number and, in a series, the game's number within it.
    fn save(
        &mut self,
        number: u64,
        of_series: u64,
        turn: usize,
        seeds: Seeds,
        played: &PlayedGame,
    ) -> Result<(), SimError> {
        let Some(save) = &self.config.save_replays else { return Ok(()) };
        let n = self.config.entrants.len();
        let decks: Vec<Deck> =
            (0..n).map(|seat| self.config.entrants[(seat + turn) % n].list.clone()).collect();
        let replay = Replay {
            version: Replay::VERSION,
            library_hash: save.library_hash,
            seed: seeds.game,
            decks: decks.iter().map(Replay::deck).collect(),
            leaders: Replay::leaders_of(&decks),
            starter: played.starter,
            variant: self.config.variant,
            rules: self.config.rules,
            teams: self.config.teams(),
            actions: std::mem::take(&mut self.record),
            outcome: played.outcome,
        };
        let name = match self.config.series {
            SeriesKind::Single => format!("game-{number:06}.replay"),
            SeriesKind::TwoGames | SeriesKind::BestOf(_) => {
                format!("series-{number:06}-game-{}.replay", of_series + 1)
            }
        };
        replay.write(&save.dir.join(name))?;
        self.record = replay.actions;
        Ok(())
    }
}

pub(crate) fn panic_message(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "no message".to_owned())
}
