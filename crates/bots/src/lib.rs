//! Players: they answer a game's decisions.
//!
//! A [`Player`] is shown a [`Sight`] and picks one of the answers by its place in the list. A sight holds only what the
//! player's seat may know, in that seat's own card numbers. The player never gets the state itself, so it can't cheat, not
//! even by accident. To look ahead, it can imagine games ([`engine::Imagination`]) in which everything it can't know is dealt
//! anew, as it believes it to be. A player that does not look at the table says so ([`Player::wants_view`]) and is told only how
//! many answers there are, which saves building a view for each of its decisions.
//!
//! A [`Chair`] asks a player for a game's decisions. A [`Team`] asks its members for those that they take together (9.3.1).
//! [`Random`] takes any answer, each equally likely; [`Greedy`] looks one step ahead with a [`value()`] made of [`Weights`]; [`Search`]
//! plans its turns. [`maker`] finds a kind of player by name. The engine decides what is legal; this crate does no I/O and keeps no
//! statistics.

mod careless;
mod chair;
mod greedy;
mod judge;
mod memory;
pub mod net;
mod opening;
mod policy;
mod race;
mod random;
mod search;
mod team;
mod value;
mod weights;

pub use careless::Careless;
pub use chair::Chair;
pub use greedy::Greedy;
pub use judge::Judge;
pub use memory::Memory;
pub use policy::{Policy, prune};
pub use random::Random;
pub use search::{Budget, Line, Search};
pub use team::Team;
pub use value::value;
pub use weights::{BadWeights, Weights};

use engine::{Action, Decision, Imagination, View};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a player is shown of a decision.
#[derive(Clone, Copy, Debug)]
pub enum Sight<'a> {
    /// For players that asked not to look: how many answers there are, at least one.
    Nothing { answers: usize },
    /// All that the seat may know. Decision and answers name cards by the numbers of the view. `imagination` makes games as they
    /// might be.
    Full { view: &'a View, decision: &'a Decision, answers: &'a [Action], imagination: Imagination<'a> },
}

impl Sight<'_> {
    /// How many answers there are.
    pub fn count(&self) -> usize {
        match self {
            Sight::Nothing { answers } => *answers,
            Sight::Full { answers, .. } => answers.len(),
        }
    }
}

/// Something that answers decisions for one seat of one game.
pub trait Player: fmt::Debug + Send {
    /// Whether this player looks at the table. One that says no is shown [`Sight::Nothing`], always.
    fn wants_view(&self) -> bool {
        true
    }

    /// Picks an answer: its place in the list, below [`Sight::count`].
    fn choose(&mut self, sight: Sight<'_>) -> usize;

    /// Takes in what is in sight without being asked anything: for a player who joins a game under way.
    fn look(&mut self, _view: &View) {}

    /// How long it may think from now on. Only players that search heed it.
    fn heed(&mut self, _patience: &Patience) {}

    /// Whether to start the next game of a series, after losing one (2.1.3.2).
    fn starts(&mut self) -> bool {
        true
    }

    /// What it weighed at its last decision, best first; empty where it did not.
    fn lines(&self) -> &[Line] {
        &[]
    }
}

/// How long somebody waits for an answer: until a moment, and while it is wanted at all. What is chosen in a hurry depends on the machine.
#[derive(Clone, Debug, Default)]
pub struct Patience {
    pub until: Option<Instant>,
    /// Set, nobody waits any more.
    pub unwanted: Arc<AtomicBool>,
}

impl Patience {
    pub fn is_over(&self) -> bool {
        self.unwanted.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// Makes a player for one seat of one game from a seed. The same seed makes the same player.
pub type Maker = Arc<dyn Fn(u64) -> Box<dyn Player> + Send + Sync>;

/// The kinds of players that can be asked for by name: four levels for people, then those they are made of and measured against.
pub const NAMES: [&str; 9] =
    ["easy", "medium", "hard", "best", "random", "greedy", "search:fast", "search:normal", "search:strong"];

/// How many of a hundred answers the easy player gives without thinking.
const CARELESS: u32 = 30;

/// The kind of player with this name; `None` when there is none. Besides [`NAMES`], `search:` and `net:` with any [`Budget::parse`]
/// are some, and `net:policy` asks the policy alone.
pub fn maker(name: &str) -> Option<Maker> {
    maker_within(name, None)
}

/// The same, but a player that searches stops thinking after this time. What it does then depends on the machine.
pub fn maker_within(name: &str, time: Option<Duration>) -> Option<Maker> {
    let budget = match name {
        "easy" => {
            let weights = Arc::new(Weights::greedy());
            return Some(Arc::new(move |seed| {
                let greedy = Greedy::new(seed, weights.clone());
                Box::new(Careless::new(seed, CARELESS, Box::new(greedy)))
            }));
        }
        "medium" => return maker_within("greedy", time),
        "hard" => Budget::HARD,
        "best" => Budget::BEST,
        _ => match name.strip_prefix("net:") {
            Some(LED) => return Some(led(&net::Net::built_in())),
            Some(budget) => Budget::parse(budget)?,
            None => {
                let weights = if name == "greedy" { Weights::greedy() } else { Weights::search() };
                return weighing(name, &Arc::new(weights), time);
            }
        },
    };
    Some(learned(Budget { time, ..budget }, &net::Net::built_in()))
}

/// The same with custom weights, for the players that use them.
pub fn maker_with(name: &str, weights: &Arc<Weights>) -> Option<Maker> {
    weighing(name, weights, None)
}

fn weighing(name: &str, weights: &Arc<Weights>, time: Option<Duration>) -> Option<Maker> {
    let weights = weights.clone();
    let budget = match name {
        "random" => return Some(Arc::new(|seed| Box::new(Random::new(seed)))),
        "greedy" => return Some(Arc::new(move |seed| Box::new(Greedy::new(seed, weights.clone())))),
        "search" => Budget::NORMAL,
        _ => Budget::parse(name.strip_prefix("search:")?)?,
    };
    let budget = Budget { time, ..budget };
    Some(Arc::new(move |seed| Box::new(Search::new(seed, budget, weights.clone()))))
}

/// What follows `net:` for the player that asks a net's policy alone.
const LED: &str = "policy";

fn led(net: &Arc<net::Net>) -> Maker {
    let (weights, net) = (Arc::new(Weights::greedy()), net.clone());
    Arc::new(move |seed| Box::new(Greedy::led(seed, weights.clone(), net.clone())))
}

fn learned(budget: Budget, net: &Arc<net::Net>) -> Maker {
    let net = net.clone();
    Arc::new(move |seed| Box::new(Search::learned(seed, budget, net.clone())))
}

/// A file that no player can use.
#[derive(Debug, thiserror::Error)]
pub enum BadFile {
    #[error(transparent)]
    Weights(#[from] BadWeights),
    #[error(transparent)]
    Net(#[from] net::BadNet),
    #[error("weights are text; this file is not")]
    Text,
}

/// The player of this name with what a file holds: a net for those that judge by one, weights for the others; `None` when there is no
/// such player.
pub fn maker_from(name: &str, file: &[u8]) -> Result<Option<Maker>, BadFile> {
    if let Some(budget) = name.strip_prefix("net:") {
        let net = Arc::new(net::Net::parse(file)?);
        if budget == LED {
            return Ok(Some(led(&net)));
        }
        return Ok(Budget::parse(budget).map(|budget| learned(budget, &net)));
    }
    let text = std::str::from_utf8(file).map_err(|_| BadFile::Text)?;
    Ok(maker_with(name, &Arc::new(Weights::parse(text)?)))
}

#[cfg(test)]
#[path = "../tests/common/mod.rs"]
mod common;
