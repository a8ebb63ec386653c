//! Players: what answers a game's decisions.
//!
//! A [`Player`] is shown a [`Sight`] and picks one of the answers by its place in the list. What it is shown is built from
//! what its seat may know, in that seat's own card numbers; the state itself never comes near it, so no player can cheat,
//! not even by accident. A player that does not look at the table says so ([`Player::wants_view`]) and is told only how many
//! answers there are, which saves building a view for each of its decisions.
//!
//! [`Chair`] puts a player to a game's decisions and [`Team`] those that a team takes in common (9.3.1) to its members; [`Random`] is the player that takes any answer, each equally likely;
//! [`maker`] finds a kind of player by name. This room knows no files and no statistics, and it decides no rules.

mod chair;
mod random;
mod team;

pub use chair::Chair;
pub use random::Random;
pub use team::Team;

use engine::{Action, Decision, View};
use std::fmt;
use std::sync::Arc;

/// What a player is shown of a decision.
#[derive(Clone, Copy, Debug)]
pub enum Sight<'a> {
    /// For players that asked not to look: how many answers there are, at least one.
    Nothing { answers: usize },
    /// All that the seat may know. Decision and answers name cards by the numbers of the view.
    Full { view: &'a View, decision: &'a Decision, answers: &'a [Action] },
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

    /// Whether to start the next game of a series, after losing one (2.1.3.2).
    fn starts(&mut self) -> bool {
        true
    }
}

/// Makes a player for one seat of one game from a seed. The same seed makes the same player.
pub type Maker = Arc<dyn Fn(u64) -> Box<dyn Player> + Send + Sync>;

/// The kinds of players that can be asked for by name.
pub const NAMES: [&str; 1] = ["random"];

/// The kind of player with this name; `None` when there is none.
pub fn maker(name: &str) -> Option<Maker> {
    match name {
        "random" => Some(Arc::new(|seed| Box::new(Random::new(seed)))),
        _ => None,
    }
}
