//! The rules: state, turn structure, turn actions, effects, bag, game state check, views, events, chance.
//!
//! A [`Game`] is plain data; the cards it is played with are compiled once into a [`CardDb`] that all games share. At any
//! time a game waits for one [`Decision`]; [`Game::legal`] lists the answers, [`Game::apply`] takes one and runs to the
//! next decision, telling [`Event`]s on the way, each with the number of the rule behind it. [`Game::view`] shows a
//! player what that player may know and nothing else.
//!
//! File formats, card texts and players are the business of other crates.

mod action;
mod allow;
mod asked;
mod begin;
mod chance;
mod cleanup;
mod coverage;
mod db;
mod edition;
mod effects;
mod enter;
mod event;
mod explain;
mod frame;
mod ids;
mod imagine;
mod inspect;
mod key;
mod law;
mod leave;
mod legal;
mod loops;
mod numbers;
mod packs;
mod play;
mod position;
pub mod program;
mod query;
mod run;
mod same;
mod series;
mod settle;
mod state;
mod teams;
mod traits;
mod turn;
mod turn_action;
mod view;
mod ways;
mod zones;

pub use action::{Action, Decision, DecisionKind, Outcome, Payment, Reason, Refusal};
pub use asked::{Answers, Asked, Spoken};
pub use begin::SetupError;
pub use chance::Chance;
pub use coverage::{AbilityCode, Special};
pub use coverage::{Coverage, Seen, Ways};
pub use db::{CardDb, Def, Programs, ShiftDef, ShiftOnto, fold};
pub use edition::{Edition, OctoberText, Question, Rules, UnknownDate, UnknownEdition};
pub use event::{Event, Idle, News, Seen as SeenCard, What};
pub use explain::{Cause, Explanation, Restraint, Why};
pub use ids::{CardId, CardRef, DefId, RuleNo, Seat, rule};
pub use imagine::{Belief, Imagination, Imagined};
pub use inspect::Finding;
pub use law::BrokenLaw;
pub use numbers::{newer, older};
pub use position::{Placed, Position, Side};
pub use same::Difference;
pub use series::{Finished, Series, SeriesError, SeriesKind, UnknownSeries, Verdict};
pub use state::{BagEntry, Card, Game, Player, Timed, TimedKind, Traits, Until, Variant, Zone};
pub use teams::{TeamTurns, Teams, TeamsError};
pub use turn::Start;
pub use view::{CardView, SideView, View};
