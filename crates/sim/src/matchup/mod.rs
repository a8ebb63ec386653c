//! Matches between decks: win rates with their certainty.
//!
//! Every pairing plays pairs of games. Both games of a pair have the same seed, and the decks swap seats, so
//! that each deck starts one of them. (Two decks of the same cards would play the same game twice, so their
//! second game has another seed.) A game's chance depends only on the run's seed, the cards of the two decks
//! and the number of the pair: not on threads or the other decks.
//!
//! The results of two decks are a [`PairTally`] of integers, which can be added up in any order. They come in
//! [`ResultBlock`]s, the unit of saving and resuming. [`MatchupReport`] computes the statistics.

mod csv;
mod head;
mod report;
mod tally;
mod watch;

pub use self::csv::{cards_csv, matrix_csv, pairings_csv};
pub use head::MatchupHead;
pub use report::{CardReport, DeckReport, MatchupReport, PairReport, RateGap, WinRate};
pub use tally::{CardTally, GameCount, MOST_ROUNDS, PairTally, ResultBlock, WinCounts};

use crate::play::{BrokenGuarantee, Listeners, MOST_DECISIONS, PlayedGame, Seeds, play_game};
use crate::simulate::{Entrant, SimError, panic_message};
use bots::Chair;
use cards::Deck;
use engine::{Action, CardDb, DefId, Game, GameSetup, Rules, Seat, Teams, Variant};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use replay::checksum;
use std::collections::HashMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use watch::{GameWatch, Roster};

/// Maximum number of decks. A larger matrix would be unreadable.
pub const MOST_DECKS: usize = 200;

/// Maximum number of games of a pairing in one run.
pub const MOST_GAMES: u64 = 1_000_000;

/// Pairs of games in one task for a thread, and maximum size of a block of results.
const PAIRS: u64 = 5;

/// A block ends after this time, because an unfinished block is lost when the run is killed.
const LONG: Duration = Duration::from_secs(5);

/// Configuration of a run.
pub struct MatchupConfig<'a> {
    pub entrants: Vec<Entrant>,
    /// The pairings, by deck numbers; a deck paired with itself is a mirror.
    pub pairings: Vec<[usize; 2]>,
    /// Number of games of each pairing; an odd number is rounded up.
    pub games: u64,
    pub seed: u64,
    /// 0: one per core.
    pub threads: usize,
    /// The rules of the games.
    pub rules: Rules,
    /// A game is stopped after this many decisions.
    pub most_decisions: u32,
    /// Results of an earlier run with the same decks, players and seed. Blocks that don't fit are ignored.
    pub earlier: Vec<ResultBlock>,
    /// Called with each finished block, from any thread.
    pub progress: Option<&'a (dyn Fn(&ResultBlock) + Sync)>,
    /// When set, no further pair of games begins.
    pub stop: Option<&'a AtomicBool>,
}

impl MatchupConfig<'_> {
    /// A run on every core, without callbacks.
    pub fn new(entrants: Vec<Entrant>, pairings: Vec<[usize; 2]>, games: u64, seed: u64) -> Self {
        MatchupConfig {
            entrants,
            pairings,
            games,
            seed,
            threads: 0,
            rules: Rules::default(),
            most_decisions: MOST_DECISIONS,
            earlier: Vec::new(),
            progress: None,
            stop: None,
        }
    }

    /// The number of pairs of games per pairing.
    fn pairs(&self) -> u64 {
        self.games.min(MOST_GAMES).div_ceil(2)
    }

    /// The total number of games.
    pub fn wanted(&self) -> u64 {
        2 * self.pairs() * self.pairings.len() as u64
    }
}

impl fmt::Debug for MatchupConfig<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("entrants", &self.entrants)
            .field("pairings", &self.pairings.len())
            .field("games", &self.games)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

/// Each deck against each other one, and against itself if `mirrors` is set.
pub fn round_robin(decks: usize, mirrors: bool) -> Vec<[usize; 2]> {
    (0..decks)
        .flat_map(|first| (first..decks).map(move |second| [first, second]))
        .filter(|[first, second]| mirrors || first != second)
        .collect()
}

/// Each of the first `mine` decks against each of the others.
pub fn against(mine: usize, decks: usize) -> Vec<[usize; 2]> {
    (0..mine).flat_map(|first| (mine..decks).map(move |second| [first, second])).collect()
}

/// A hash of the cards of a deck in their order; its name doesn't matter.
pub fn fingerprint(deck: &Deck) -> u64 {
    let lines: String = deck.entries.iter().map(|(copies, name)| format!("{copies} {name}\n")).collect();
    checksum(lines.as_bytes())
}

/// Plays all pairings. Everything except the elapsed time depends only on decks, players, games and seed,
/// unless the run is stopped.
pub fn matchup(db: &CardDb, config: &MatchupConfig<'_>) -> Result<MatchupReport, SimError> {
    let found = config.entrants.len();
    let known = |deck: &usize| *deck < found;
    let numbered = config.pairings.iter().flatten().all(known);
    if !(1..=MOST_DECKS).contains(&found) || config.pairings.is_empty() || !numbered {
        return Err(SimError::Meeting { found, most: MOST_DECKS });
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(config.threads)
        .build()
        .map_err(|error| SimError::Threads(error.to_string()))?;
    let rosters = rosters(db, config);
    let known = EarlierBlocks::new(config, &rosters);
    let begin = Instant::now();
    let earlier = known.games();
    let tallies = Mutex::new(known.tallies());
    let pairings = config.pairings.len() as u64;
    pool.install(|| {
        // All pairings progress together, so that a stopped run has results for each.
        (0..config.pairs().div_ceil(PAIRS) * pairings).into_par_iter().for_each(|task| {
            let (from, pairing) = (task / pairings * PAIRS, (task % pairings) as usize);
            let mut worker = MatchupWorker::new(db, config, &rosters, pairing);
            for [from, to] in known.missing(pairing, [from, config.pairs().min(from + PAIRS)]) {
                worker.play(from, to, |block| {
                    let mut tallies = tallies.lock().unwrap_or_else(PoisonError::into_inner);
                    tallies[pairing].add(&block.tally);
                    if let Some(progress) = config.progress {
                        progress(&block);
                    }
                });
            }
        });
    });
    let tallies = tallies.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut report = MatchupReport::new(db, config, &rosters, &tallies);
    report.elapsed_s = begin.elapsed().as_secs_f64();
    report.threads = pool.current_num_threads();
    let new = report.games.saturating_sub(earlier);
    report.games_per_s = if report.elapsed_s > 0.0 { new as f64 / report.elapsed_s } else { 0.0 };
    Ok(report)
}

/// Plays some pairs of games of one pairing on this thread. A run can be split into such pieces, on any
/// number of machines, and the blocks can be combined: each has the pairs that it has in a finished run.
pub fn play_pairs(
    db: &CardDb,
    config: &MatchupConfig<'_>,
    pairing: usize,
    [from, to]: [u64; 2],
) -> Vec<ResultBlock> {
    if pairing >= config.pairings.len() {
        return Vec::new();
    }
    let rosters = rosters(db, config);
    let mut worker = MatchupWorker::new(db, config, &rosters, pairing);
    let mut blocks: Vec<ResultBlock> = Vec::new();
    let (mut from, end) = (from, to.min(config.pairs()));
    while from < end {
        let to = end.min((from / PAIRS + 1) * PAIRS);
        let mut whole: Option<ResultBlock> = None;
        worker.play(from, to, |block| match &mut whole {
            None => whole = Some(block),
            Some(whole) => whole.append(&block),
        });
        blocks.extend(whole);
        from = to;
    }
    blocks
}

/// The parts of a run not covered by its earlier blocks: the pairing and a range of pairs, at most `most` at
/// a time, in the order in which a run plays them.
pub fn missing(db: &CardDb, config: &MatchupConfig<'_>, most: u64) -> Vec<(usize, [u64; 2])> {
    let rosters = rosters(db, config);
    let known = EarlierBlocks::new(config, &rosters);
    let step = most.max(1).next_multiple_of(PAIRS);
    let mut missing = Vec::new();
    for from in (0..config.pairs()).step_by(usize::try_from(step).unwrap_or(usize::MAX)) {
        for pairing in 0..config.pairings.len() {
            let range = [from, config.pairs().min(from.saturating_add(step))];
            missing.extend(known.missing(pairing, range).into_iter().map(|range| (pairing, range)));
        }
    }
    missing
}

/// The blocks of a finished run in canonical order and size; `None` if results are missing or blocks of other
/// sizes can't be combined into them.
pub fn finished(db: &CardDb, config: &MatchupConfig<'_>) -> Option<Vec<ResultBlock>> {
    let rosters = rosters(db, config);
    let known = EarlierBlocks::new(config, &rosters);
    let mut finished = Vec::new();
    for from in (0..config.pairs()).step_by(PAIRS as usize) {
        for (pairing, decks) in config.pairings.iter().enumerate() {
            let to = config.pairs().min(from + PAIRS);
            let sizes = decks.map(|deck| rosters[deck].len());
            let mut whole = ResultBlock { decks: *decks, from, pairs: 0, tally: PairTally::new(sizes) };
            let within = |block: &&&ResultBlock| block.from >= from && block.from < to;
            known.blocks[pairing].iter().filter(within).for_each(|block| whole.append(block));
            if whole.pairs != to - from {
                return None;
            }
            finished.push(whole);
        }
    }
    Some(finished)
}

/// The cards of each deck.
fn rosters(db: &CardDb, config: &MatchupConfig<'_>) -> Vec<Roster> {
    config.entrants.iter().map(|entrant| Roster::new(db, &entrant.cards)).collect()
}

/// The number of games in earlier blocks that fit the run.
pub fn games_known(db: &CardDb, config: &MatchupConfig<'_>) -> u64 {
    let rosters = rosters(db, config);
    EarlierBlocks::new(config, &rosters).games()
}

/// The earlier blocks that fit, by pairing, in order and without overlaps.
struct EarlierBlocks<'a> {
    blocks: Vec<Vec<&'a ResultBlock>>,
    rosters: Vec<[usize; 2]>,
}

impl<'a> EarlierBlocks<'a> {
    fn new(config: &'a MatchupConfig<'_>, rosters: &[Roster]) -> EarlierBlocks<'a> {
        let sizes = |[first, second]: [usize; 2]| [rosters[first].len(), rosters[second].len()];
        let mut blocks = vec![Vec::new(); config.pairings.len()];
        let places: HashMap<[usize; 2], usize> =
            config.pairings.iter().enumerate().map(|(place, decks)| (*decks, place)).collect();
        for block in &config.earlier {
            let place = places.get(&block.decks);
            if let Some(place) = place.filter(|_| block.fits(sizes(block.decks), config.pairs())) {
                blocks[*place].push(block);
            }
        }
        for list in &mut blocks {
            list.sort_by_key(|block| (block.from, block.pairs));
            let mut end = 0;
            list.retain(|block| {
                let after = block.from >= end;
                end = if after { block.from + block.pairs } else { end };
                after
            });
        }
        EarlierBlocks { blocks, rosters: config.pairings.iter().map(|decks| sizes(*decks)).collect() }
    }

    fn games(&self) -> u64 {
        self.blocks.iter().flatten().map(|block| 2 * block.pairs).sum()
    }

    fn tallies(&self) -> Vec<PairTally> {
        let sum = |(list, sizes): (&Vec<&ResultBlock>, &[usize; 2])| {
            let mut tally = PairTally::new(*sizes);
            list.iter().for_each(|block| tally.add(&block.tally));
            tally
        };
        self.blocks.iter().zip(&self.rosters).map(sum).collect()
    }

    /// The parts of a range of pairs that have not been played.
    fn missing(&self, pairing: usize, [from, to]: [u64; 2]) -> Vec<[u64; 2]> {
        let mut missing = Vec::new();
        let mut at = from;
        for block in &self.blocks[pairing] {
            let (begin, end) = (block.from, block.from + block.pairs);
            if begin >= to {
                break;
            }
            if end <= at {
                continue;
            }
            if begin > at {
                missing.push([at, begin]);
            }
            at = end;
        }
        if at < to {
            missing.push([at, to]);
        }
        missing
    }
}

/// Plays games of one pairing.
struct MatchupWorker<'a> {
    db: &'a CardDb,
    config: &'a MatchupConfig<'a>,
    decks: [usize; 2],
    rosters: [&'a Roster; 2],
    /// The decks in the seats of the first and second game of a pair; only the seed changes.
    starts: [GameSetup; 2],
    /// The seed of this pairing.
    seed: u64,
    /// Whether both decks have the same cards.
    same: bool,
    legal: Vec<Action>,
}

impl<'a> MatchupWorker<'a> {
    fn new(
        db: &'a CardDb,
        config: &'a MatchupConfig<'a>,
        rosters: &'a [Roster],
        pairing: usize,
    ) -> MatchupWorker<'a> {
        let decks = config.pairings[pairing];
        let start = |order: [usize; 2]| GameSetup {
            decks: order.map(|deck| config.entrants[deck].cards.clone()).into(),
            leaders: vec![],
            seed: 0,
            starter: None,
            variant: Variant::Constructed,
            rules: config.rules,
            teams: Teams::default(),
        };
        let [first, second] = decks;
        let prints = decks.map(|deck| fingerprint(&config.entrants[deck].list));
        MatchupWorker {
            db,
            config,
            decks,
            rosters: decks.map(|deck| &rosters[deck]),
            starts: [start([first, second]), start([second, first])],
            seed: config.seed ^ prints[0].wrapping_add(prints[1]),
            same: cards_of(config, first) == cards_of(config, second),
            legal: Vec::new(),
        }
    }

    /// Plays a range of pairs and passes the results on in blocks.
    fn play(&mut self, from: u64, to: u64, mut give: impl FnMut(ResultBlock)) {
        let sizes = self.rosters.map(Roster::len);
        let mut block = ResultBlock { decks: self.decks, from, pairs: 0, tally: PairTally::new(sizes) };
        let mut begin = Instant::now();
        for pair in from..to {
            if self.config.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                break;
            }
            let starter = self.game(pair, false, None, &mut block.tally);
            self.game(pair, true, starter, &mut block.tally);
            block.pairs += 1;
            if begin.elapsed() > LONG {
                let next = ResultBlock { from: pair + 1, pairs: 0, tally: PairTally::new(sizes), ..block };
                give(std::mem::replace(&mut block, next));
                begin = Instant::now();
            }
        }
        if block.pairs > 0 {
            give(block);
        }
    }

    /// Plays and counts one game, and returns its starter, which is random if `starter` is `None`.
    fn game(
        &mut self,
        pair: u64,
        swapped: bool,
        starter: Option<Seat>,
        tally: &mut PairTally,
    ) -> Option<Seat> {
        let seeds = Seeds::new(self.seed, pair);
        let seeds = if self.same && swapped { seeds.of_game(1) } else { seeds };
        let side_of = |seat: Seat| if swapped { 1 - seat.index() } else { seat.index() };
        let mut chairs: Vec<Chair> = (0..2)
            .map(|seat| {
                let seat = Seat(seat);
                let entrant = &self.config.entrants[self.decks[side_of(seat)]];
                Chair::new((entrant.bot)(seeds.player(seat)))
            })
            .collect();
        let start = &mut self.starts[usize::from(swapped)];
        (start.seed, start.starter) = (seeds.game, starter);
        let (db, most, legal) = (self.db, self.config.most_decisions, &mut self.legal);
        let mut watch = GameWatch::new([0, 1].map(|seat| self.rosters[side_of(Seat(seat))]));
        // A panic breaks one game, not the run.
        let played = catch_unwind(AssertUnwindSafe(|| {
            let mut game = Game::start(db, start)?;
            let mut see = |game: &Game, events: &[engine::Event]| watch.see(game, events);
            let listeners = Listeners { answers: None, events: Some(&mut see) };
            play_game(db, &mut game, &mut chairs, most, legal, listeners)
        }))
        .unwrap_or_else(|panic| Err(BrokenGuarantee::Panicked(panic_message(&*panic))));
        match played {
            Ok(played) => {
                count(tally, &played, &watch, side_of);
                Some(played.starter)
            }
            Err(broken) => {
                let [first, second] = self.decks.map(|deck| &self.config.entrants[deck].list.name);
                let seed = seeds.game;
                tally.count_broken(format!("{first} against {second}, pair {pair}, seed {seed}: {broken}"));
                None
            }
        }
    }
}

fn cards_of<'a>(config: &'a MatchupConfig<'_>, deck: usize) -> &'a [DefId] {
    &config.entrants[deck].cards
}

fn count(tally: &mut PairTally, played: &PlayedGame, watch: &GameWatch<'_>, side_of: impl Fn(Seat) -> usize) {
    if played.outcome.is_none() {
        tally.unfinished += 1;
        return;
    }
    let winner = played.winners.first().map(|seat| side_of(*seat));
    tally.count(side_of(played.starter), winner, played.turns, played.decisions);
    for seat in [Seat(0), Seat(1)] {
        let side = side_of(seat);
        let half_points = match winner {
            Some(winner) => 2 * u64::from(winner == side),
            None => 1,
        };
        tally.count_side(side, seat == played.starter, half_points, &watch.seats[seat.index()]);
    }
}

#[cfg(test)]
mod tests;
