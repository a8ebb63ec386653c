//! The Lorcana card game as a library: all cards, the rules, bots, replays and scenarios.
//!
//! A [`Library`] holds the cards. A [`Game`] between decks from it always waits for one [`Decision`]:
//! [`Game::legal`] lists the answers, [`Game::play`] accepts one and returns what happened. A whole game with
//! random answers:
//!
//! ```
//! use inkwright::{Dice, Game, Library};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let library = Library::built_in();
//! let decks = [library.starter("The Heart of Magic")?, library.starter("Daring and Deception")?];
//! let mut game = Game::builder(&library).decks(decks).seed(7).start()?;
//! let mut dice = Dice::new(7);
//! while game.decision().is_some() {
//!     let answer = dice.pick(&game.legal());
//!     for event in game.play(answer)? {
//!         println!("{} ({})", game.tell(&event), event.rule);
//!     }
//! }
//! println!("{:?} after {} turns", game.outcome(), game.turn());
//! # Ok(())
//! # }
//! ```
//!
//! # Writing a bot
//! A [`Bot`] sees what its seat may know and picks an answer. It never sees the state, so it can't cheat by accident.
//!
//! ```
//! use inkwright::{Action, Bot, BotPlayer, BotView, Game, Library};
//!
//! /// Quests with everything and does whatever comes first otherwise.
//! #[derive(Debug)]
//! struct Quester;
//!
//! impl Bot for Quester {
//!     fn choose(&mut self, position: &BotView<'_>) -> Action {
//!         let quest = position.answers().iter().find(|answer| matches!(answer, Action::Quest(_)));
//!         *quest.unwrap_or(&position.answers()[0])
//!     }
//! }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let library = Library::built_in();
//! let decks = [library.starter("Might and Magic")?, library.starter("Tactical Teamwork")?];
//! let mut game = Game::builder(&library).decks(decks).seed(1).start()?;
//! let mut players = [BotPlayer::new(Quester), BotPlayer::named("greedy", 1)?];
//! let outcome = game.play_out(&mut players)?;
//! println!("{outcome:?}");
//! # Ok(())
//! # }
//! ```
//!
//! A bot can look ahead: [`BotView::imagine`] deals a position as it might be, from what the bot knows. Answers can be played
//! in it like in a game.
//!
//! ```
//! use inkwright::{Action, Bot, BotPlayer, BotView, Game, Library};
//!
//! /// Takes the answer after which it has the most lore and strength in play.
//! #[derive(Debug)]
//! struct LooksAhead;
//!
//! impl Bot for LooksAhead {
//!     fn choose(&mut self, position: &BotView<'_>) -> Action {
//!         let worth = |answer: Action| {
//!             let mut imagined = position.imagine(7);
//!             if imagined.play(answer).is_err() {
//!                 return 0;
//!             }
//!             let view = imagined.view();
//!             let strength = view.mine().play.iter().map(|card| i32::from(card.strength)).sum::<i32>();
//!             i32::from(view.mine().lore) * 4 + strength
//!         };
//!         let best = position.answers().iter().copied().max_by_key(|answer| worth(*answer));
//!         best.unwrap_or(position.answers()[0])
//!     }
//! }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let library = Library::built_in();
//! # let decks = [library.starter("Might and Magic")?, library.starter("Tactical Teamwork")?];
//! let mut game = Game::builder(&library).decks(decks).seed(1).start()?;
//! game.play_out(&mut [BotPlayer::new(LooksAhead), BotPlayer::named("random", 1)?])?;
//! # Ok(())
//! # }
//! ```
//!
//! # Other features
//! - [`Game::words`]: questions, answers and events in the words of a language.
//! - [`Game::view`]: what one player may know, in that player's own card numbers.
//! - [`Game::check`] and [`Game::explain`]: whether an action is possible, and if not, by which rule.
//! - [`Game::from_scenario`], [`run_scenarios`]: positions and whole test cases as small text files;
//!   [`Game::ask`] answers a question about any position, written in the same format.
//! - [`Game::replay`] and [`Game::from_replay`]: games as small files, checked when they are loaded.
//! - [`Game::to_bytes`] and [`Game::from_bytes`]: a game at any moment, to be continued in another process.
//! - [`NewCard`]: a made-up card. Its text is compiled like that of any other card, and [`Card::reading`]
//!   explains what was understood, step by step.
//!
//! Everything is deterministic: the same seed and the same answers give the same game on every platform. Nothing here touches
//! files, clocks or the network unless a method says so.
//!
//! Types of other crates are re-exported if they appear in this API. The program `inkwright` (package
//! `inkwright-cli`) offers the same features on the command line, in the terminal and in the browser.

#![deny(missing_docs)]

mod bot;
mod card;
mod dice;
mod error;
mod game;
mod game_words;
mod library;
mod recording;
mod scenarios;
mod setup;
mod snapshot;

pub use bot::{BotPlayer, PlayError, UnknownBot, bot_names};
pub use card::{Card, NewCard};
pub use dice::Dice;
pub use error::{BadDeck, CardError, GameError, UnknownStarter};
pub use game::Game;
pub use game_words::GameWords;
pub use library::Library;
pub use scenarios::run_scenarios;
pub use setup::GameBuilder;
pub use snapshot::SnapshotError;

pub use bots::{Bot, BotView, ImaginedPosition, Patience, SearchLine};
pub use cards::{Deck, DeckError};
pub use engine::{
    Action, CardFacts, CardId, CardView, Decision, DecisionKind, DefId, Edition, Event, EventKind,
    Explanation, ExplanationReason, Outcome, Payment, Reason, Refusal, RuleNo, Rules, Seat, SetupError,
    SideView, TeamTurns, Teams, Variant, View,
};
pub use grammar::Diagnostic;
pub use playable::DeckSetError;
pub use replay::{Replay, ReplayError};
pub use scenario::{
    ExplainError, ExplainedAction, PositionExplanation, ScenarioReport, StageError, WordedReason,
};
pub use wording::{CardType, Ink, KeywordKind as Keyword, Language, UnknownLanguage};
