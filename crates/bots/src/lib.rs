//! Players: they answer a game's decisions.
//!
//! A [`Player`] sees a [`Sight`] and chooses one of the answers by its index. A sight holds only what the
//! player's seat may know, in that seat's own card numbers. The player never gets the state itself, so it
//! can't cheat, not even by accident. To look ahead, it can imagine games ([`engine::Imagination`]) in which
//! all hidden cards are dealt at random, guided by its beliefs. A player that does not look at the table says
//! so ([`Player::wants_view`]) and gets only the number of answers, which saves building a view for each of
//! its decisions.
//!
//! A [`Chair`] asks a player for a game's decisions. A [`Team`] asks its members for the decisions they make
//! together (9.3.1). [`Random`] chooses any answer with equal probability; [`Greedy`] looks one step ahead
//! with a [`value()`] based on [`Weights`]; [`Search`] plans its turns. [`maker`] finds a kind of player by
//! name. The engine decides what is legal; this crate does no I/O and keeps no statistics.

mod careless;
mod chair;
mod dice;
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

/// A decision as a player sees it.
#[derive(Clone, Copy, Debug)]
pub enum Sight<'a> {
    /// For players that don't look: the number of answers, at least one.
    Nothing { answers: usize },
    /// Everything the seat may know. Decision and answers use the view's card numbers. `imagination` deals
    /// possible games.
    Full { view: &'a View, decision: &'a Decision, answers: &'a [Action], imagination: Imagination<'a> },
}

impl Sight<'_> {
    /// The number of answers.
    pub fn count(&self) -> usize {
        match self {
            Sight::Nothing { answers } => *answers,
            Sight::Full { answers, .. } => answers.len(),
        }
    }
}

/// Answers decisions for one seat of one game.
pub trait Player: fmt::Debug + Send {
    /// Whether this player looks at the table. If not, it always gets [`Sight::Nothing`].
    fn wants_view(&self) -> bool {
        true
    }

    /// Chooses an answer by its index, below [`Sight::count`].
    fn choose(&mut self, sight: Sight<'_>) -> usize;

    /// Looks at the table without a decision, when the player joins a running game.
    fn look(&mut self, _view: &View) {}

    /// Sets how long it may think from now on. Only searching players use it.
    fn heed(&mut self, _patience: &Patience) {}

    /// Whether to start the next game of a series, after losing one (2.1.3.2).
    fn starts(&mut self) -> bool {
        true
    }

    /// The lines considered at the last decision, best first; empty if it did not search.
    fn lines(&self) -> &[Line] {
        &[]
    }
}

/// How long a caller waits for an answer: until a time, and as long as the answer is wanted. A hurried choice
/// depends on the machine.
#[derive(Clone, Debug, Default)]
pub struct Patience {
    pub until: Option<Instant>,
    /// Set to true when the answer is no longer wanted.
    pub unwanted: Arc<AtomicBool>,
}

impl Patience {
    pub fn is_over(&self) -> bool {
        self.unwanted.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// Makes a player for one seat of one game from a seed. The same seed makes the same player.
pub type Maker = Arc<dyn Fn(u64) -> Box<dyn Player> + Send + Sync>;

/// The names of the players: four levels for people, then the players they are built from and measured
/// against.
pub const NAMES: [&str; 9] =
    ["easy", "medium", "hard", "best", "random", "greedy", "search:fast", "search:normal", "search:strong"];

/// Percentage of random answers of the easy player.
const CARELESS: u32 = 30;

/// The kind of player with this name; `None` if the name is unknown. In addition to [`NAMES`] it accepts
/// `search:` and `net:` with any [`Budget::parse`], and `net:policy`, which uses the policy alone.
pub fn maker(name: &str) -> Option<Maker> {
    maker_within(name, None)
}

/// Like [`maker`], but a searching player stops thinking after this time. Its choice then depends on the
/// machine.
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

/// Like [`maker`], with custom weights for the players that use them.
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

/// The suffix after `net:` for the player that uses a net's policy alone.
const LED: &str = "policy";

fn led(net: &Arc<net::Net>) -> Maker {
    let (weights, net) = (Arc::new(Weights::greedy()), net.clone());
    Arc::new(move |seed| Box::new(Greedy::led(seed, weights.clone(), net.clone())))
}

fn learned(budget: Budget, net: &Arc<net::Net>) -> Maker {
    let net = net.clone();
    Arc::new(move |seed| Box::new(Search::learned(seed, budget, net.clone())))
}

/// Why a file can't be used by a player.
#[derive(Debug, thiserror::Error)]
pub enum BadFile {
    #[error(transparent)]
    Weights(#[from] BadWeights),
    #[error(transparent)]
    Net(#[from] net::BadNet),
    #[error("weights are text, but this file is not")]
    Text,
}

/// The player of this name with the contents of a file: a net for players that use one, weights for the
/// others; `None` if the name is unknown.
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
