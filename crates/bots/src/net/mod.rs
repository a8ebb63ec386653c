//! The learned value: what a position is worth to a seat by what that seat may know.
//!
//! Each card in sight is the sum of its [`facts()`], taken for where it is and in which state. With the players' numbers these are
//! the `rows` of a side. Both sides' sums go through small layers ([`Net`], [`Table`]). `training/` makes the numbers.
//!
//! The policy says which turn actions are worth a look: an action is the sum of its parts (`answers`), weighed by what
//! the sides' sums say about the position ([`Table::scores`]).

mod answers;
mod facts;
mod guide;
mod model;
pub(crate) mod rows;

pub use answers::{Offer, PARTS, Part, ROLES, Role, each_part, part_row};
pub use facts::facts;
pub(crate) use guide::Guide;
pub use model::{BadNet, LARGEST, Net, Table, made_value};
pub use rows::{FIXED, Row, SLOTS, Slot, card_row, each_row};
