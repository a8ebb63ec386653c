//! Bots: they answer a game's decisions.
//!
//! A [`Bot`] sees a [`BotView`] and chooses one of its answers. A view holds only what the bot's seat may
//! know, in that seat's own card numbers. The bot never gets the state itself, so it can't cheat, not even by
//! accident. To look ahead, it can imagine positions ([`BotView::imagine`]) in which all hidden cards are
//! dealt at random, guided by its beliefs. A bot that does not look at the table says so
//! ([`Bot::wants_view`]) and gets only the number of answers, which saves building a view for each of its
//! decisions.
//!
//! [`Random`] chooses any answer with equal probability; [`Greedy`] looks one step ahead with a [`value()`]
//! based on [`Weights`]; [`Search`] plans its turns. The engine decides what is legal; this crate does no I/O
//! and keeps no statistics.
//!
//! # Vocabulary
//! These words mean the same in every crate:
//! - A *player* has a seat in a game and is a person or a bot.
//! - A [`Bot`] makes a player's choices, for one seat of one game. A [`BotView`] is what it sees of a
//!   decision.
//! - A [`BotMaker`] makes the bots of one kind, a new one for each seat and game. [`maker`] finds it by the
//!   bot's name.
//! - A [`Chair`] seats a bot: it shows the bot the game's decisions and returns its answers. A [`Team`] asks
//!   the chairs of teammates for the decisions they make together (9.3.1).
//! - `live::BotSpec` is the name of a bot with a time limit, for a seat at a table with people.
//!   `inkwright::BotPlayer` is a bot as the player of a library's game.

#![cfg_attr(
    not(feature = "net"),
    allow(
        unreachable_code,
        unused_variables,
        reason = "without the feature, a net is a type without values"
    )
)]

mod careless;
mod chair;
mod greedy;
mod imagined;
mod judge;
mod memory;
#[cfg(feature = "net")]
pub mod net;
#[cfg(not(feature = "net"))]
#[path = "no_net.rs"]
mod net;
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
pub use imagined::ImaginedPosition;
pub use judge::Judge;
pub use memory::BotMemory;
pub use policy::{Policy, prune};
pub use random::Random;
pub use search::{Budget, Search, SearchLine};
pub use team::Team;
pub use value::value;
pub use weights::{Weights, WeightsError};

use engine::{Action, CardFacts, CardId, CardView, Decision, DefId, Imagination, View};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A decision as a bot sees it: everything that its seat may know, with cards in the seat's own numbers.
#[derive(Clone, Copy, Debug)]
pub struct BotView<'a> {
    view: &'a View,
    decision: &'a Decision,
    answers: &'a [Action],
    imagination: Imagination<'a>,
}

impl<'a> BotView<'a> {
    /// `decision` and `answers` use the view's card numbers. There must be at least one answer.
    #[doc(hidden)]
    pub fn new(
        view: &'a View,
        decision: &'a Decision,
        answers: &'a [Action],
        imagination: Imagination<'a>,
    ) -> BotView<'a> {
        BotView { view, decision, answers, imagination }
    }

    /// The table as the seat sees it.
    pub fn view(&self) -> &'a View {
        self.view
    }

    /// The decision and the card that it is for.
    pub fn decision(&self) -> &'a Decision {
        self.decision
    }

    /// The possible answers; there is at least one.
    pub fn answers(&self) -> &'a [Action] {
        self.answers
    }

    /// A card that the seat sees, wherever it is.
    pub fn card(&self, id: CardId) -> Option<&'a CardView> {
        self.view.card(id)
    }

    /// What is printed on a card: its name, its cost and so on.
    pub fn printed(&self, def: DefId) -> CardFacts<'a> {
        self.imagination.db().facts(def)
    }

    /// The position as it might be: everything that the seat can't know is dealt at random. The opponents'
    /// unseen cards are guessed from their cards in view: further copies of them, and any cards in their inks.
    /// The same view and seed give the same position.
    ///
    /// What the bot sees is the same in each of these positions. Averaging an answer's results over several
    /// seeds says how good it is whatever the hidden cards are.
    pub fn imagine(&self, seed: u64) -> ImaginedPosition<'a> {
        self.imagine_decks(seed, &[])
    }

    /// Like [`BotView::imagine`], for a bot with a belief about the opponents' decks: the unseen cards of the
    /// player at seat `n` come from `decks[n]`, which lists each copy, without the copies in view. Decks that
    /// are missing or used up are guessed; the bot's own deck is known anyway.
    pub fn imagine_decks(&self, seed: u64, decks: &[Vec<DefId>]) -> ImaginedPosition<'a> {
        ImaginedPosition::new(self.imagination, self.view, decks, seed)
    }
}

/// Chooses the answers of one seat in one game.
pub trait Bot: fmt::Debug + Send {
    /// Chooses one of [`BotView::answers`].
    fn choose(&mut self, position: &BotView<'_>) -> Action;

    /// Whether this bot looks at the table. If not, [`Bot::choose_unseen`] is called instead of
    /// [`Bot::choose`].
    fn wants_view(&self) -> bool {
        true
    }

    /// Chooses an answer by its index, without looking. `answers` is their number, at least one.
    fn choose_unseen(&mut self, _answers: usize) -> usize {
        0
    }

    /// Looks at the table without a decision, when the bot joins a running game.
    fn look(&mut self, _view: &View) {}

    /// Sets how long the bot may think from now on. Only searching bots use it.
    fn set_patience(&mut self, _patience: &Patience) {}

    /// Whether to start the next game of a series, after losing one (2.1.3.2).
    fn starts(&mut self) -> bool {
        true
    }

    /// The lines considered at the last decision, best first; empty if the bot did not search.
    fn lines(&self) -> &[SearchLine] {
        &[]
    }
}

/// How long a caller waits for an answer: until the time is up, and as long as the answer is wanted. A hurried
/// choice depends on the machine.
#[derive(Clone, Default)]
pub struct Patience {
    /// Whether the time is up, by the caller's clock; none for any time.
    pub is_late: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
    /// Set to true when the answer is no longer wanted.
    pub unwanted: Arc<AtomicBool>,
}

impl Patience {
    /// Patience until this moment.
    pub fn until(moment: Instant) -> Patience {
        Patience { is_late: Some(Arc::new(move || Instant::now() >= moment)), ..Patience::default() }
    }

    /// Patience for this many steps of a search, whatever their time: the choice is the same on every machine.
    /// `taken` counts the steps.
    pub fn for_steps(steps: u64, taken: Arc<AtomicU64>) -> Patience {
        let is_late = move || taken.fetch_add(1, Ordering::Relaxed) >= steps;
        Patience { is_late: Some(Arc::new(is_late)), ..Patience::default() }
    }

    pub fn is_over(&self) -> bool {
        self.unwanted.load(Ordering::Relaxed) || self.is_late.as_ref().is_some_and(|is_late| is_late())
    }
}

impl fmt::Debug for Patience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unwanted = self.unwanted.load(Ordering::Relaxed);
        f.debug_struct("Patience").field("unwanted", &unwanted).finish_non_exhaustive()
    }
}

/// Makes a bot for one seat of one game from a seed. The same seed makes the same bot.
pub type BotMaker = Arc<dyn Fn(u64) -> Box<dyn Bot> + Send + Sync>;

/// A bot that has a name.
#[derive(Clone, Copy, Debug)]
pub struct NamedBot {
    pub name: &'static str,
    /// Its English title, for people who choose a bot. Titles in other languages are in the catalogues of
    /// `words`, under `bot-title`.
    pub title: &'static str,
    /// Makes its maker; a searching bot stops thinking after the time.
    make: fn(Option<Duration>) -> BotMaker,
}

/// The bots: four levels for people, then the bots they are built from and measured against. Everything that
/// lists bots lists these. Those with a net are left out without the feature `net`.
pub const BOTS: &[NamedBot] = &[
    NamedBot { name: "easy", title: "Easy: often moves without thinking", make: |_| careless() },
    NamedBot { name: "medium", title: "Medium: looks one step ahead", make: |_| greedy() },
    #[cfg(feature = "net")]
    NamedBot {
        name: "hard",
        title: "Hard: plans its turns and has learned from many games",
        make: net::hard,
    },
    #[cfg(feature = "net")]
    NamedBot { name: "best", title: "Best: like Hard, but thinks longer", make: net::best },
    NamedBot {
        name: "random",
        title: "Random: makes any move",
        make: |_| Arc::new(|seed| Box::new(Random::new(seed))),
    },
    NamedBot { name: "greedy", title: "Greedy: looks one step ahead", make: |_| greedy() },
    NamedBot { name: "search:fast", title: "Search, fast", make: |time| search(Budget::FAST, time) },
    NamedBot { name: "search:normal", title: "Search", make: |time| search(Budget::NORMAL, time) },
    NamedBot { name: "search:strong", title: "Search, strong", make: |time| search(Budget::STRONG, time) },
];

/// The names of the [`BOTS`].
pub const NAMES: [&str; BOTS.len()] = {
    let mut names = [""; BOTS.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = BOTS[at].name;
        at += 1;
    }
    names
};

/// Whether the bot of this name thinks with the program's net.
pub fn uses_net(name: &str) -> bool {
    ["hard", "best"].contains(&name) || name.starts_with("net:")
}

/// Percentage of random answers of the easy bot.
const CARELESS: u32 = 30;

/// Makes bots of this name; `None` if the name is unknown. In addition to [`NAMES`] it accepts
/// `search:` and `net:` with any [`Budget::parse`], and `net:policy`, which uses the policy alone.
pub fn maker(name: &str) -> Option<BotMaker> {
    maker_within(name, None)
}

/// Like [`maker`], but a searching bot stops thinking after this time. Its choice then depends on the
/// machine.
pub fn maker_within(name: &str, time: Option<Duration>) -> Option<BotMaker> {
    if let Some(bot) = BOTS.iter().find(|bot| bot.name == name) {
        return Some((bot.make)(time));
    }
    match name.strip_prefix("net:") {
        Some(budget) => net::maker(budget, time),
        None => with_weights(name, &Arc::new(Weights::search()), time),
    }
}

fn careless() -> BotMaker {
    let weights = Arc::new(Weights::greedy());
    Arc::new(move |seed| {
        let greedy = Greedy::new(seed, weights.clone());
        Box::new(Careless::new(seed, CARELESS, Box::new(greedy)))
    })
}

fn greedy() -> BotMaker {
    let weights = Arc::new(Weights::greedy());
    Arc::new(move |seed| Box::new(Greedy::new(seed, weights.clone())))
}

fn search(budget: Budget, time: Option<Duration>) -> BotMaker {
    let (budget, weights) = (Budget { time, ..budget }, Arc::new(Weights::search()));
    Arc::new(move |seed| Box::new(Search::new(seed, budget, weights.clone())))
}

/// Like [`maker`], with custom weights for the bots that use them.
pub fn maker_with(name: &str, weights: &Arc<Weights>) -> Option<BotMaker> {
    with_weights(name, weights, None)
}

fn with_weights(name: &str, weights: &Arc<Weights>, time: Option<Duration>) -> Option<BotMaker> {
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

/// Why a file can't be used by a bot.
#[derive(Debug, thiserror::Error)]
pub enum BotFileError {
    #[error(transparent)]
    Weights(#[from] WeightsError),
    #[error(transparent)]
    Net(#[from] net::NetError),
    #[error("weights are text, but this file is not")]
    Text,
}

/// Makes bots of this name with the contents of a file: a net for bots that use one, weights for the others;
/// `None` if the name is unknown.
pub fn maker_from(name: &str, file: &[u8]) -> Result<Option<BotMaker>, BotFileError> {
    if let Some(budget) = name.strip_prefix("net:") {
        return Ok(net::maker_from(budget, file)?);
    }
    let text = std::str::from_utf8(file).map_err(|_| BotFileError::Text)?;
    Ok(maker_with(name, &Arc::new(Weights::parse(text)?)))
}

#[cfg(test)]
#[path = "../tests/common/mod.rs"]
mod common;
