//! The setup of a game and its players.

use bots::Bot;
use cards::Deck;
use engine::{Rules, Seat, SetupError, Teams, Variant};
use playable::DeckSetError;
use replay::ReplayError;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use thiserror::Error;
use words::{Message, Say};

/// The setup of a game, as in a [`replay::Replay`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The decks, in seat order.
    pub decks: Vec<Deck>,
    pub seed: u64,
    /// `None` selects the starting player at random (2.2.1.1).
    pub starter: Option<Seat>,
    pub variant: Variant,
    pub rules: Rules,
    pub teams: Teams,
}

impl Setup {
    /// A Constructed game for two players.
    pub fn duel(decks: [Deck; 2], seed: u64) -> Setup {
        let (variant, teams) = (Variant::Constructed, Teams::default());
        Setup { decks: decks.into(), seed, starter: None, variant, rules: Rules::default(), teams }
    }
}

/// The conventions at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manners {
    /// Whether any answer can be taken back.
    pub practice: bool,
    pub forced: AutoAnswers,
}

impl From<bool> for Manners {
    /// For practice or not, with all forced answers given automatically.
    fn from(practice: bool) -> Manners {
        Manners { practice, forced: AutoAnswers::All }
    }
}

/// Which forced answers are given without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutoAnswers {
    All,
    /// All except ending a person's turn.
    ButTurnEnds,
    /// None: an automatic answer could reveal something about a hand.
    None,
}

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sitter {
    Person,
    Bot(BotSpec),
}

impl Sitter {
    pub fn is_person(&self) -> bool {
        match self {
            Sitter::Person => true,
            Sitter::Bot(_) => false,
        }
    }
}

/// A bot of [`bots`], by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BotSpec {
    name: String,
    time: Option<Duration>,
}

/// There is no bot with this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown bot \"{0}\"; choose one of {names}", names = bots::NAMES.join(", "))]
pub struct UnknownBotName(pub String);

impl BotSpec {
    /// The bot with one of the [`bots::NAMES`], or `search:` or `net:` with a [`bots::Budget::parse`].
    pub fn named(name: &str) -> Result<BotSpec, UnknownBotName> {
        match bots::maker(name) {
            Some(_) => Ok(BotSpec { name: name.to_owned(), time: None }),
            None => Err(UnknownBotName(name.to_owned())),
        }
    }

    /// The same bot with a time limit for searching. Its answers then depend on the machine.
    pub fn within(self, time: Duration) -> BotSpec {
        BotSpec { time: Some(time), ..self }
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn make(&self, seed: u64) -> Box<dyn Bot> {
        let maker = bots::maker_within(&self.name, self.time);
        maker.expect("the name was checked when the bot was named")(seed)
    }
}

impl TryFrom<String> for BotSpec {
    type Error = UnknownBotName;

    fn try_from(name: String) -> Result<BotSpec, UnknownBotName> {
        BotSpec::named(&name)
    }
}

impl From<BotSpec> for String {
    fn from(bot: BotSpec) -> String {
        bot.name
    }
}

/// Why a game can't start, or a stored one can't continue.
#[derive(Debug, Error)]
pub enum GameStartError {
    #[error("the decks can't be played: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Decks(Vec<DeckSetError>),
    #[error("{0}")]
    Setup(#[from] SetupError),
    #[error("{decks} decks were given for {sitters} players; give each player one (1.3.1)")]
    Sitters { decks: usize, sitters: usize },
    #[error("the game has {there} answers, not {asked}; give a smaller number")]
    TooFar { there: usize, asked: usize },
    #[error("{0}")]
    Replay(#[from] ReplayError),
    #[error("nobody is waiting for this game any more")]
    Unwanted,
}

impl Say for UnknownBotName {
    fn message(&self) -> Message {
        let names = bots::NAMES.join(", ");
        Message::new("no-such-bot").with("name", self.0.clone()).with("names", names)
    }
}

impl Say for GameStartError {
    fn message(&self) -> Message {
        match self {
            GameStartError::Decks(errors) => {
                let why: Vec<Message> = errors.iter().map(Say::message).collect();
                Message::new("start-decks").with("why", why)
            }
            GameStartError::Setup(error) => error.message(),
            GameStartError::Sitters { decks, sitters } => {
                Message::new("start-sitters").with("decks", *decks).with("sitters", *sitters)
            }
            GameStartError::TooFar { there, asked } => {
                Message::new("start-too-far").with("there", *there).with("asked", *asked)
            }
            GameStartError::Replay(error) => error.message(),
            GameStartError::Unwanted => Message::new("start-unwanted"),
        }
    }
}
