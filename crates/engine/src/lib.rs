//! The rules engine: state, turn structure, turn actions, effects, bag, game state check, views, events,
//! chance.
//!
//! A [`Game`] is plain data. Its cards are compiled once into a [`CardDb`] that all games share. At any time
//! a game waits for one [`Decision`]: [`Game::legal`] lists the answers; [`Game::apply`] takes one, runs to
//! the next decision and reports the [`Event`]s on the way, each with its rule number. [`Game::view`] shows a
//! player exactly what that player may know.
//!
//! File formats, card text and players live in other crates.

mod abilities;
mod actions;
mod api;
mod bits;
mod concepts;
mod edition;
mod effects;
mod gameplay;
mod legal;
mod multiplayer;
pub mod program;
mod proof;
mod run;
mod state;
mod turn;
mod variants;
mod zones;

pub use api::ability_question::{AbilityQuestion, AnswerEffects, Quotation};
pub use api::action::{Action, Decision, DecisionKind, Outcome, Payment, Reason, Refusal, TurnAction};
pub use api::card_facts::CardFacts;
pub use api::event::{CardSighting, Disclosure, Event, EventKind, NoEffectReason, Twin};
pub use api::explanation::{Cause, Explanation, ExplanationReason, Restraint};
pub use api::ids::{CardId, CardRef, DefId, RuleNo, Seat, SeatSet, Seats, rule};
pub use api::misfit::Misfit;
pub use api::view::{CardView, DeckCardView, SideView, View};
pub use edition::numbers::{newer, older};
pub use edition::{Edition, EditionQuestion, Rules, UnknownDate, UnknownEdition};
pub use gameplay::begin::{LAST_TURN, SetupError};
pub use gameplay::position::{Position, PositionCard, PositionSide};
pub use gameplay::series::{
    LONGEST as LONGEST_SERIES, Series, SeriesError, SeriesGame, SeriesKind, SeriesOutcome, UnknownSeries,
};
pub use gameplay::setup::GameSetup;
pub use multiplayer::teams::{TeamTurns, Teams, TeamsError};
pub use program::ability_code::{AbilityCode, SpecialAbility};
pub use program::card_db::{CardDb, CardDef, Programs, ShiftDef, ShiftOnto, fold};
pub use proof::coverage::{AbilityBranches, AbilityCoverage, Coverage};
pub use proof::game_difference::GameDifference;
pub use proof::inspection::Finding;
pub use proof::laws::BrokenLaw;
pub use state::chance::{Chance, RandomStream};
pub use state::imagined::{Belief, Imagination, ImaginedGame};
pub use state::{
    BagEntry, Card, EffectEnd, Game, Player, TimedEffect, TimedEffectKind, Traits, Variant, Zone,
};
