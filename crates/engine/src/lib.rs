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

pub use api::action::{Action, Decision, DecisionKind, Outcome, Payment, Reason, Refusal, TurnAction};
pub use api::event::{Event, Idle, News, Seen as SeenCard, Twin, What};
pub use api::explanation::{Cause, Explanation, Restraint, Why};
pub use api::ids::{CardId, CardRef, DefId, RuleNo, Seat, SeatSet, rule};
pub use api::question::{Answers, Asked, Spoken};
pub use api::view::{CardView, SideView, View};
pub use edition::numbers::{newer, older};
pub use edition::{Edition, OctoberText, Question, Rules, UnknownDate, UnknownEdition};
pub use gameplay::begin::{LAST_TURN, SetupError};
pub use gameplay::position::{Placed, Position, Side};
pub use gameplay::series::{
    Finished, LONGEST as LONGEST_SERIES, Series, SeriesError, SeriesKind, UnknownSeries, Verdict,
};
pub use gameplay::setup::Start;
pub use multiplayer::teams::{TeamTurns, Teams, TeamsError};
pub use program::card_db::{CardDb, Def, Programs, ShiftDef, ShiftOnto, fold};
pub use proof::coverage::{AbilityCode, Coverage, Seen, Special, Ways};
pub use proof::inspection::Finding;
pub use proof::laws::BrokenLaw;
pub use proof::same::Difference;
pub use state::chance::{Chance, RandomStream};
pub use state::imagined::{Belief, Imagination, Imagined};
pub use state::{BagEntry, Card, Game, Player, Timed, TimedKind, Traits, Until, Variant, Zone};
