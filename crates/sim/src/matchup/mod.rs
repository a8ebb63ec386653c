//! Decks against each other: which beats which, by how much, and how sure that is.
//!
//! Every pairing plays pairs of games. Both games of a pair have the same seed, and the decks swap seats in between, so that each deck
//! starts one of them. (Two decks of the same cards would play the same game twice, so their second game has another seed.) A game's
//! chance comes only from the run's seed, the cards of the two decks and the number of the pair: not from threads, and not from which
//! other decks take part.
//!
//! What is counted for a pair of decks is a [`PairTally`] of whole numbers, and tallies add up in any order. They come in [`Block`]s,
//! which are also what is saved and resumed from. [`Report`] is what they say.

mod csv;
mod head;
mod report;
mod tally;
mod watch;

pub use self::csv::{cards_csv, matrix_csv, pairings_csv};
pub use head::Head;
pub use report::{CardReport, DeckReport, Gap, PairReport, Rate, Report};
pub use tally::{Block, CardTally, MOST_ROUNDS, PairTally, Results, Seen};

use crate::play::{Broken, Listeners, MOST_DECISIONS, Played, Seeds, play_game};
use crate::replay::checksum;
use crate::simulate::{Entrant, SimError, panic_message};
use bots::Chair;
use cards::Deck;
use engine::{Action, CardDb, DefId, Game, Rules, Seat, Start, Teams, Variant};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::collections::HashMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use watch::{Roster, Watch};

/// More decks than this make a matrix that nobody reads.
pub const MOST_DECKS: usize = 200;

/// More games of a pairing than this are not played in one run.
pub const MOST_GAMES: u64 = 1_000_000;

/// Pairs of games in one task for a thread. A block of results has no more.
const PAIRS: u64 = 5;

/// A block is closed once it has taken this long: what is not closed is lost when the run is killed.
const LONG: Duration = Duration::from_secs(5);

/// What to play.
pub struct Config<'a> {
    pub entrants: Vec<Entrant>,
    /// Who meets whom, by number; a deck that meets itself is a mirror.
    pub pairings: Vec<[usize; 2]>,
    /// Games of each pairing; an odd number is rounded up.
    pub games: u64,
    pub seed: u64,
    /// 0: one for each core.
    pub threads: usize,
    /// The rules the games are played by.
    pub rules: Rules,
    /// A game is given up after this many decisions.
    pub most_decisions: u32,
    /// What is known from an earlier run with the same decks, players and seed. What doesn't fit is left out.
    pub earlier: Vec<Block>,
    /// Called with each block that is finished, by any thread.
    pub progress: Option<&'a (dyn Fn(&Block) + Sync)>,
    /// Once it is set, no further pair of games begins.
    pub stop: Option<&'a AtomicBool>,
}

impl Config<'_> {
    /// On every core, nobody told.
    pub fn new(entrants: Vec<Entrant>, pairings: Vec<[usize; 2]>, games: u64, seed: u64) -> Self {
        Config {
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

    /// How many pairs of games a pairing plays.
    fn pairs(&self) -> u64 {
        self.games.min(MOST_GAMES).div_ceil(2)
    }

    /// How many games all pairings play together.
    pub fn wanted(&self) -> u64 {
        2 * self.pairs() * self.pairings.len() as u64
    }
}

impl fmt::Debug for Config<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("entrants", &self.entrants)
            .field("pairings", &self.pairings.len())
            .field("games", &self.games)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

/// Each deck against each other one, and against itself if asked.
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

/// A number for the cards of a deck in their order; its name doesn't matter.
pub fn fingerprint(deck: &Deck) -> u64 {
    let lines: String = deck.entries.iter().map(|(copies, name)| format!("{copies} {name}\n")).collect();
    checksum(lines.as_bytes())
}

/// Plays all pairings. Everything but the time taken depends on decks, players, games and seed alone, unless the run is stopped.
pub fn matchup(db: &CardDb, config: &Config<'_>) -> Result<Report, SimError> {
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
    let known = Known::new(config, &rosters);
    let begin = Instant::now();
    let earlier = known.games();
    let tallies = Mutex::new(known.tallies());
    let pairings = config.pairings.len() as u64;
    pool.install(|| {
        // All pairings go on side by side: a run that is stopped has something to say about each.
        (0..config.pairs().div_ceil(PAIRS) * pairings).into_par_iter().for_each(|task| {
            let (from, pairing) = (task / pairings * PAIRS, (task % pairings) as usize);
            let mut worker = Worker::new(db, config, &rosters, pairing);
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
    let mut report = Report::new(db, config, &rosters, &tallies);
    report.elapsed_s = begin.elapsed().as_secs_f64();
    report.threads = pool.current_num_threads();
    let new = report.games.saturating_sub(earlier);
    report.games_per_s = if report.elapsed_s > 0.0 { new as f64 / report.elapsed_s } else { 0.0 };
    Ok(report)
}

/// Plays some pairs of games of one pairing on this thread. A run can be taken apart into such pieces, on any number of machines, and the
/// blocks put together again: each has the pairs that it has in a finished run.
pub fn play_pairs(db: &CardDb, config: &Config<'_>, pairing: usize, [from, to]: [u64; 2]) -> Vec<Block> {
    if pairing >= config.pairings.len() {
        return Vec::new();
    }
    let rosters = rosters(db, config);
    let mut worker = Worker::new(db, config, &rosters, pairing);
    let mut blocks: Vec<Block> = Vec::new();
    let (mut from, end) = (from, to.min(config.pairs()));
    while from < end {
        let to = end.min((from / PAIRS + 1) * PAIRS);
        let mut whole: Option<Block> = None;
        worker.play(from, to, |block| match &mut whole {
            None => whole = Some(block),
            Some(whole) => whole.append(&block),
        });
        blocks.extend(whole);
        from = to;
    }
    blocks
}

/// What is missing of a run after its earlier blocks: the pairing and a range of pairs, in the order in which a run plays them, at most
/// `most` pairs at a time.
pub fn missing(db: &CardDb, config: &Config<'_>, most: u64) -> Vec<(usize, [u64; 2])> {
    let rosters = rosters(db, config);
    let known = Known::new(config, &rosters);
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

/// The blocks of a finished run in the one order and size that every finished run has, however it was played; `None` while something is
/// missing, or where blocks of other sizes can't be put together so.
pub fn finished(db: &CardDb, config: &Config<'_>) -> Option<Vec<Block>> {
    let rosters = rosters(db, config);
    let known = Known::new(config, &rosters);
    let mut finished = Vec::new();
    for from in (0..config.pairs()).step_by(PAIRS as usize) {
        for (pairing, decks) in config.pairings.iter().enumerate() {
            let to = config.pairs().min(from + PAIRS);
            let sizes = decks.map(|deck| rosters[deck].len());
            let mut whole = Block { decks: *decks, from, pairs: 0, tally: PairTally::new(sizes) };
            let within = |block: &&&Block| block.from >= from && block.from < to;
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
fn rosters(db: &CardDb, config: &Config<'_>) -> Vec<Roster> {
    config.entrants.iter().map(|entrant| Roster::new(db, &entrant.cards)).collect()
}

/// How many games of earlier blocks fit the run, and need not be played.
pub fn games_known(db: &CardDb, config: &Config<'_>) -> u64 {
    let rosters = rosters(db, config);
    Known::new(config, &rosters).games()
}

/// The earlier blocks that fit, by pairing, in order and without overlaps.
struct Known<'a> {
    blocks: Vec<Vec<&'a Block>>,
    rosters: Vec<[usize; 2]>,
}

impl<'a> Known<'a> {
    fn new(config: &'a Config<'_>, rosters: &[Roster]) -> Known<'a> {
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
        Known { blocks, rosters: config.pairings.iter().map(|decks| sizes(*decks)).collect() }
    }

    fn games(&self) -> u64 {
        self.blocks.iter().flatten().map(|block| 2 * block.pairs).sum()
    }

    fn tallies(&self) -> Vec<PairTally> {
        let sum = |(list, sizes): (&Vec<&Block>, &[usize; 2])| {
            let mut tally = PairTally::new(*sizes);
            list.iter().for_each(|block| tally.add(&block.tally));
            tally
        };
        self.blocks.iter().zip(&self.rosters).map(sum).collect()
    }

    /// The parts of a range of pairs that are still to be played.
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
struct Worker<'a> {
    db: &'a CardDb,
    config: &'a Config<'a>,
    decks: [usize; 2],
    rosters: [&'a Roster; 2],
    /// The decks as they sit in the first and in the second game of a pair; only the seed changes.
    starts: [Start; 2],
    /// For the chance of this pairing.
    seed: u64,
    /// Both decks have the same cards.
    same: bool,
    legal: Vec<Action>,
}

impl<'a> Worker<'a> {
    fn new(db: &'a CardDb, config: &'a Config<'a>, rosters: &'a [Roster], pairing: usize) -> Worker<'a> {
        let decks = config.pairings[pairing];
        let start = |order: [usize; 2]| Start {
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
        Worker {
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

    /// Plays the pairs of a range and gives them out in blocks.
    fn play(&mut self, from: u64, to: u64, mut give: impl FnMut(Block)) {
        let sizes = self.rosters.map(Roster::len);
        let mut block = Block { decks: self.decks, from, pairs: 0, tally: PairTally::new(sizes) };
        let mut begin = Instant::now();
        for pair in from..to {
            if self.config.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                break;
            }
            let starter = self.game(pair, false, None, &mut block.tally);
            self.game(pair, true, starter, &mut block.tally);
            block.pairs += 1;
            if begin.elapsed() > LONG {
                let next = Block { from: pair + 1, pairs: 0, tally: PairTally::new(sizes), ..block };
                give(std::mem::replace(&mut block, next));
                begin = Instant::now();
            }
        }
        if block.pairs > 0 {
            give(block);
        }
    }

    /// Plays one game, counts it and gives its starter. Chance names one where none is given.
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
        let mut watch = Watch::new([0, 1].map(|seat| self.rosters[side_of(Seat(seat))]));
        // A panic breaks one game, not the run.
        let played = catch_unwind(AssertUnwindSafe(|| {
            let mut game = Game::start(db, start)?;
            let mut see = |game: &Game, events: &[engine::Event]| watch.see(game, events);
            let listeners = Listeners { answers: None, events: Some(&mut see) };
            play_game(db, &mut game, &mut chairs, most, legal, listeners)
        }))
        .unwrap_or_else(|panic| Err(Broken::Panicked(panic_message(&*panic))));
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

fn cards_of<'a>(config: &'a Config<'_>, deck: usize) -> &'a [DefId] {
    &config.entrants[deck].cards
}

fn count(tally: &mut PairTally, played: &Played, watch: &Watch<'_>, side_of: impl Fn(Seat) -> usize) {
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
