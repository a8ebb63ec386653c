//! Results of games between two decks: integers that can be added up in any order.

use super::watch::SeatWatch;
use serde::{Deserialize, Serialize};

/// Later rounds count as this one.
pub const MOST_ROUNDS: usize = 64;

/// Maximum number of broken games whose messages a tally contains.
const TOLD: usize = 3;

/// Consecutive pairs of games of two decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultBlock {
    /// The decks by their numbers in the run.
    pub decks: [usize; 2],
    /// The number of the first pair.
    pub from: u64,
    pub pairs: u64,
    pub tally: PairTally,
}

impl ResultBlock {
    /// Appends the pairs that follow.
    pub(super) fn append(&mut self, next: &ResultBlock) {
        self.pairs += next.pairs;
        self.tally.add(&next.tally);
    }

    /// Whether it can be part of a run in which the two decks have this many different cards and play this
    /// many pairs.
    pub(super) fn fits(&self, cards: [usize; 2], pairs: u64) -> bool {
        let within = self.from.checked_add(self.pairs).is_some_and(|end| self.pairs > 0 && end <= pairs);
        within && self.tally.holds_together(cards, 2 * self.pairs)
    }
}

/// Wins of the first and the second of two decks, and draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WinCounts {
    pub wins: [u64; 2],
    pub draws: u64,
}

impl WinCounts {
    /// Games that were finished.
    pub fn games(&self) -> u64 {
        self.wins.iter().fold(self.draws, |sum, wins| sum.saturating_add(*wins))
    }

    fn add(&mut self, other: &WinCounts) {
        self.wins[0] += other.wins[0];
        self.wins[1] += other.wins[1];
        self.draws += other.draws;
    }
}

/// The number of games with some property, and the deck's points in them: 2 for a win, 1 for a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameCount {
    pub games: u64,
    pub half_points: u64,
}

impl GameCount {
    fn count(&mut self, half_points: u64) {
        self.games += 1;
        self.half_points += half_points;
    }

    pub(super) fn add(&mut self, other: GameCount) {
        self.games += other.games;
        self.half_points += other.half_points;
    }
}

/// The games in which a card's owner drew it, and those in which its owner played it. Several copies in one
/// game count once.
///
/// A card is drawn when it is in the opening hand that its owner keeps after altering it (2.2.2) or when its
/// owner draws it later (1.12.1). A card put into the hand in another way is not drawn. A card is played when
/// its owner plays it (4.3), from any zone and with any payment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u64; 4]", into = "[u64; 4]")]
pub struct CardTally {
    pub drawn: GameCount,
    pub played: GameCount,
}

impl CardTally {
    pub(super) fn add(&mut self, other: &CardTally) {
        self.drawn.add(other.drawn);
        self.played.add(other.played);
    }
}

impl From<[u64; 4]> for CardTally {
    fn from([drawn, drawn_points, played, played_points]: [u64; 4]) -> CardTally {
        CardTally {
            drawn: GameCount { games: drawn, half_points: drawn_points },
            played: GameCount { games: played, half_points: played_points },
        }
    }
}

impl From<CardTally> for [u64; 4] {
    fn from(CardTally { drawn, played }: CardTally) -> [u64; 4] {
        [drawn.games, drawn.half_points, played.games, played.half_points]
    }
}

/// The results of two decks. Pairs are by deck unless they are by the starting player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairTally {
    /// When the first deck started, and when the second one did.
    pub by_starter: [WinCounts; 2],
    /// Games stopped after too many decisions; they count nowhere else.
    pub unfinished: u64,
    /// Games that violated one of the engine's guarantees; they count nowhere else.
    pub broken: u64,
    /// The full messages of some of them.
    pub broken_games: Vec<String>,
    /// Turns of both players.
    pub turns: u64,
    /// Answers given, forced ones included.
    pub decisions: u64,
    /// The number of games that ended in each round. A round is a turn of each player; the first is at 0.
    pub rounds: Vec<u64>,
    /// The net lore gained in each round: when the deck started, and when it did not.
    pub lore: [[Vec<i64>; 2]; 2],
    /// For the different cards of each deck, in the order of its list.
    pub cards: [Vec<CardTally>; 2],
}

impl PairTally {
    /// For decks with this many different cards.
    pub fn new(cards: [usize; 2]) -> PairTally {
        PairTally { cards: cards.map(|n| vec![CardTally::default(); n]), ..PairTally::default() }
    }

    /// Results, no matter who started.
    pub fn results(&self) -> WinCounts {
        let [mut sum, other] = self.by_starter;
        sum.add(&other);
        sum
    }

    /// All games, including broken and unfinished ones.
    pub fn games(&self) -> u64 {
        self.results().games().saturating_add(self.unfinished).saturating_add(self.broken)
    }

    /// Counts a finished game.
    pub(super) fn count(&mut self, starter: usize, winner: Option<usize>, turns: u16, decisions: u32) {
        match winner {
            Some(side) => self.by_starter[starter].wins[side] += 1,
            None => self.by_starter[starter].draws += 1,
        }
        self.turns += u64::from(turns);
        self.decisions += u64::from(decisions);
        *at(&mut self.rounds, round_of(turns)) += 1;
    }

    /// Counts a finished game for one of the decks.
    pub(super) fn count_side(&mut self, side: usize, started: bool, half_points: u64, watch: &SeatWatch) {
        let lore = &mut self.lore[side][usize::from(!started)];
        for (round, gained) in watch.lore.iter().enumerate() {
            *at(lore, round) += gained;
        }
        for (card, tally) in self.cards[side].iter_mut().enumerate() {
            if watch.drawn[card] {
                tally.drawn.count(half_points);
            }
            if watch.played[card] {
                tally.played.count(half_points);
            }
        }
    }

    pub(super) fn count_broken(&mut self, told: String) {
        self.broken += 1;
        self.broken_games.push(told);
        self.keep_first();
    }

    /// Sorts the messages, so that the same ones are kept no matter which thread found them.
    fn keep_first(&mut self) {
        self.broken_games.sort();
        self.broken_games.truncate(TOLD);
    }

    /// Adds the counts of other games of the same decks.
    pub fn add(&mut self, other: &PairTally) {
        for (mine, theirs) in self.by_starter.iter_mut().zip(&other.by_starter) {
            mine.add(theirs);
        }
        self.unfinished += other.unfinished;
        self.broken += other.broken;
        self.broken_games.extend(other.broken_games.iter().cloned());
        self.keep_first();
        self.turns += other.turns;
        self.decisions += other.decisions;
        add_up(&mut self.rounds, &other.rounds);
        for side in 0..2 {
            for started in 0..2 {
                add_up(&mut self.lore[side][started], &other.lore[side][started]);
            }
            for (mine, theirs) in self.cards[side].iter_mut().zip(&other.cards[side]) {
                mine.add(theirs);
            }
        }
    }

    /// Whether the numbers are possible for this many games: they may come from a file.
    fn holds_together(&self, cards: [usize; 2], games: u64) -> bool {
        const MOST: u64 = 1 << 40;
        let finished = self.results_checked();
        let seen = |seen: GameCount| seen.games <= games && seen.half_points <= 2 * seen.games;
        let lore = |list: &Vec<i64>| {
            list.len() <= MOST_ROUNDS && list.iter().all(|gained| gained.unsigned_abs() <= MOST)
        };
        let sum = finished
            .and_then(|finished| finished.checked_add(self.unfinished))
            .and_then(|sum| sum.checked_add(self.broken));
        let ends = self.rounds.iter().try_fold(0u64, |sum, n| sum.checked_add(*n));
        sum == Some(games)
            && self.rounds.len() <= MOST_ROUNDS
            && ends == finished
            && self.turns <= MOST
            && self.decisions <= MOST
            && self.lore.iter().flatten().all(lore)
            && self.cards.each_ref().map(Vec::len) == cards
            && self.cards.iter().flatten().all(|card| seen(card.drawn) && seen(card.played))
    }

    fn results_checked(&self) -> Option<u64> {
        let all =
            self.by_starter.iter().flat_map(|results| [results.wins[0], results.wins[1], results.draws]);
        all.into_iter().try_fold(0u64, u64::checked_add)
    }
}

/// The index of a turn's round.
pub(super) fn round_of(turn: u16) -> usize {
    (usize::from(turn.max(1)) - 1) / 2
}

/// The count of a round; late rounds share one.
pub(super) fn at<T: Clone + Default>(list: &mut Vec<T>, round: usize) -> &mut T {
    let round = round.min(MOST_ROUNDS - 1);
    if list.len() <= round {
        list.resize(round + 1, T::default());
    }
    &mut list[round]
}

pub(super) fn add_up<T: Copy + Clone + Default + std::ops::AddAssign>(mine: &mut Vec<T>, theirs: &[T]) {
    for (round, n) in theirs.iter().enumerate() {
        *at(mine, round) += *n;
    }
}
