//! One game from its start to its end.

use bots::{Chair, Team};
use engine::{Action, CardDb, Event, Game, Outcome, Seat, SeriesError, SetupError};
use std::fmt;
use thiserror::Error;

/// A game with more decisions than this is stopped. Random games of real decks take a few hundred.
pub const MOST_DECISIONS: u32 = 20_000;

/// The seeds of one game of a run. They depend only on the run's seed and the game's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeds {
    /// For the game's chance.
    pub game: u64,
}

impl Seeds {
    pub fn new(run: u64, number: u64) -> Seeds {
        Seeds { game: mix(mix(run).wrapping_add(number)) }
    }

    /// The seeds of one game of a series. The first game uses the series' own.
    pub fn of_game(self, number: u64) -> Seeds {
        if number == 0 { self } else { Seeds { game: mix(self.game ^ mix(number)) } }
    }

    /// For the player of one seat.
    pub fn player(self, seat: Seat) -> u64 {
        mix(self.game ^ (u64::from(seat.0) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

/// SplitMix64: turns consecutive numbers into unrelated ones.
fn mix(n: u64) -> u64 {
    let mut z = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// `None` if it was stopped.
    pub outcome: Option<Outcome>,
    /// The winners: one player, or all of a team.
    pub winners: Vec<Seat>,
    pub starter: Seat,
    pub turns: u16,
    /// Answers given, forced ones included.
    pub decisions: u32,
}

/// Why a game violated one of the engine's guarantees.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BrokenGuarantee {
    #[error("decision {decision} has no legal answer: {asked}")]
    NoAnswer { decision: u32, asked: String },
    #[error("decision {decision}: the listed answer {answer} is refused: {why}")]
    Refused { decision: u32, answer: String, why: String },
    #[error("the engine panicked: {0}")]
    Panicked(String),
    #[error("the game can't begin: {0}")]
    Setup(#[from] SetupError),
    #[error("the series is stuck: {0}")]
    Series(#[from] SeriesError),
}

/// Called with the events of an answer, and the game after them.
pub(crate) type Listener<'a> = dyn FnMut(&Game, &[Event]) + 'a;

/// Observers of a game.
#[derive(Default)]
pub(crate) struct Listeners<'a> {
    /// Every answer is appended here.
    pub answers: Option<&'a mut Vec<Action>>,
    pub events: Option<&'a mut Listener<'a>>,
}

impl fmt::Debug for Listeners<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listeners").field("answers", &self.answers).finish_non_exhaustive()
    }
}

/// Plays a new game. If a decision has only one answer, it is given without asking the player.
pub(crate) fn play_game(
    db: &CardDb,
    game: &mut Game,
    chairs: &mut [Chair],
    most: u32,
    legal: &mut Vec<Action>,
    mut listeners: Listeners<'_>,
) -> Result<PlayedGame, BrokenGuarantee> {
    let mut team = Team::default();
    let mut events = Vec::new();
    let mut decisions = 0;
    while let Some(decision) = game.decision() {
        if decisions >= most {
            break;
        }
        game.legal(db, legal);
        let answer = match legal[..] {
            [only] => Some(only),
            _ if decision.shared => team.ask(game, db, &decision, chairs, legal),
            _ => {
                chairs.get_mut(decision.seat.index()).and_then(|chair| chair.ask(game, db, &decision, legal))
            }
        };
        let Some(answer) = answer else {
            return Err(BrokenGuarantee::NoAnswer { decision: decisions, asked: format!("{decision:?}") });
        };
        if let Some(answers) = listeners.answers.as_deref_mut() {
            answers.push(answer);
        }
        events.clear();
        let heard = listeners.events.is_some().then_some(&mut events);
        game.apply(db, answer, heard).map_err(|refusal| BrokenGuarantee::Refused {
            decision: decisions,
            answer: format!("{answer:?}"),
            why: refusal.to_string(),
        })?;
        if let Some(listener) = listeners.events.as_deref_mut() {
            listener(game, &events);
        }
        decisions += 1;
    }
    let winners = game.seats().filter(|seat| game.has_won(*seat)).collect();
    let (outcome, starter, turns) = (game.outcome(), game.starter(), game.turn());
    Ok(PlayedGame { outcome, winners, starter, turns, decisions })
}

#[cfg(test)]
mod tests {
    use super::Seeds;
    use engine::Seat;
    use std::collections::HashSet;

    #[test]
    fn games_and_players_of_a_run_have_seeds_of_their_own() {
        let mut seen = HashSet::new();
        for number in 0..1_000 {
            let seeds = Seeds::new(7, number);
            assert!(seen.insert(seeds.game));
            assert!(seen.insert(seeds.player(Seat(0))));
            assert!(seen.insert(seeds.player(Seat(1))));
            assert_eq!(seeds.of_game(0), seeds);
            assert!(seen.insert(seeds.of_game(1).game));
            assert!(seen.insert(seeds.of_game(2).game));
        }
    }

    #[test]
    fn runs_with_neighbouring_seeds_share_no_games() {
        let games = |run| (0..1_000).map(|number| Seeds::new(run, number).game).collect::<HashSet<_>>();
        assert!(games(1).is_disjoint(&games(2)));
    }
}
