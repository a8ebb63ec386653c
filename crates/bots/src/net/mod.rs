//! The learned value and policy: what a position is worth to a seat by what that seat may know, and which answers are good.
//!
//! Each card in sight is the sum of its [`facts()`], taken for where it is, and of rows about its state; cards are summed up by group
//! (`rows`). With the players' numbers these sums go through small layers ([`Net`], [`Table`]). `training/` makes the numbers.
//!
//! The policy says which answers are worth a look: an answer is the sum of its parts (`answers`) and of what the position means to
//! it ([`Table::scores`]).

mod answers;
mod facts;
mod file;
mod guide;
mod hand;
mod layer;
mod model;
mod rows;

pub use answers::{AIMS, Aim, Choice, PARTS, Part, ROLES, Role};
pub use facts::{LibraryFacts, facts, program_facts};
pub use file::{BadNet, LARGEST, Net};
pub(crate) use guide::Guide;
pub use layer::UNIT;
pub use model::{Lists, Scene, Table};
pub use rows::{Canvas, FIXED, Fighters, Group, NAMED_SLOTS, Row, SLOTS, Slot, show, show_other};
