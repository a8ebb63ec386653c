#![doc = include_str!("../README.md")]
//!
//! # Where to start
//! - [`Library`] holds the cards, [`Game::builder`] sets up a game. [`Game::legal`] lists the answers to the pending
//!   [`Decision`], [`Game::play`] takes one and returns what happened.
//! - [`Bot`]: a player of your own, and [`BotPlayer`]: how it plays a game.
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
//!
//! # What may change
//! Types that appear in this API can be named from this crate. New sets of cards bring new events, reasons, decisions and
//! questions, so the enums and structs of the rules grow ([`EventKind`], [`Reason`], [`DecisionKind`], [`Action`], [`View`],
//! [`CardView`] …). Write a wildcard arm when you match on such an enum, and don't build such a struct yourself: a new variant
//! or field is a minor version. The errors of this crate are `#[non_exhaustive]`. Types of the crates underneath that are
//! hidden from this documentation may change at any time.

#![deny(missing_docs)]
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

#[cfg(feature = "bots")]
mod bot;
mod card;
mod dice;
mod error;
mod game;
mod game_words;
mod library;
mod recording;
#[cfg(feature = "scenarios")]
mod scenarios;
mod setup;
mod snapshot;

#[cfg(feature = "bots")]
pub use bot::{BotPlayer, PlayError, UnknownBot, bot_names};
pub use card::{Card, NewCard};
pub use dice::Dice;
pub use error::{BadDeck, CardError, GameError, UnknownStarter};
pub use game::Game;
pub use game_words::GameWords;
pub use library::Library;
pub use recording::Replay;
#[cfg(feature = "scenarios")]
pub use scenarios::run_scenarios;
pub use setup::GameBuilder;
pub use snapshot::SnapshotError;

/// Numbers of the parts of compiled cards, as some events mention them. Equal numbers are the same part; they
/// mean nothing else outside of the engine.
pub mod compiled {
    pub use engine::program::{FilterId, Pc as ProgramStart, Prohibitions, StaticId, TriggerId};
}

#[cfg(feature = "bots")]
pub use bots::{Bot, BotView, ImaginedPosition, Patience, SearchLine};
pub use cards::{
    CardRefusal, Deck, DeckEntries, DeckError, DeckErrorKind, ExpectedList, Leader, LeaderError,
    ListPosition, UnplayableReason,
};
pub use engine::{
    Action, CardFacts, CardId, CardSighting, CardView, Cause, Decision, DecisionKind, DeckCardView, DefId,
    Disclosure, Edition, EditionQuestion, EffectEnd, Event, EventKind, Explanation, ExplanationReason,
    Misfit, NoEffectReason, Outcome, Payment, Reason, Refusal, Restraint, RuleNo, Rules, Seat, SeatSet,
    Seats, SetupError, SideView, TeamTurns, Teams, TeamsError, TimedEffectKind, TurnAction, Twin,
    UnknownDate, UnknownEdition, Variant, View, Zone,
};
pub use grammar::{Diagnostic, Expected};
pub use meaning::{Doubt, Gap, Unresolved};
pub use playable::{DeckSetError, UnplayableCard};
pub use replay::ReplayError;
#[cfg(feature = "scenarios")]
pub use scenario::{
    ExplainError, ExplainedAction, ParseError, PositionExplanation, ScenarioReport, StageError, WordedReason,
};
pub use wording::{CardType, Ink, KeywordKind as Keyword, KeywordSet, Language, UnknownLanguage, Works};
pub use words::StoredText;
