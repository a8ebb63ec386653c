//! The learned value and policy: how good a position is for a seat, given what that seat knows, and which
//! answers are good.
//!
//! Each visible card is the sum of the vectors of its [`facts()`] for its zone and of rows about its state;
//! cards are added up by group (`rows`). These sums, together with the players' rows, go through small layers
//! ([`Net`], [`NetTable`]). `training/` produces the weights.
//!
//! The policy selects the answers worth considering: it scores each answer from the sum of its parts
//! (`answers`) and the position ([`NetTable::scores`]).

mod answers;
mod facts;
mod file;
mod guide;
mod hand;
mod judge;
mod layer;
mod maker;
mod model;
mod rows;

pub use answers::{AIMS, Aim, AnswerFeatures, AnswerPart, CardRole, PARTS, ROLES};
pub use facts::{LibraryFacts, facts, program_facts};
pub use file::{LARGEST, Net, NetError};
pub(crate) use guide::Guide;
pub use judge::NetJudge;
pub use layer::UNIT;
pub(crate) use maker::{best, hard, maker, maker_from};
pub use model::{ListVectors, NetScene, NetTable};
pub use rows::{
    Canvas, CardGroup, CardSlot, FIXED, FeatureRow, Fighters, NAMED_SLOTS, SLOTS, show, show_other,
};
