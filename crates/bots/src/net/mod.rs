//! The learned value: what a position is worth to a seat by what that seat may know.
//!
//! Each card in sight is the sum of its [`facts()`], taken for where it is and in which state. With the players' numbers these are
//! the `rows` of a side. Both sides' sums go through small layers ([`Net`], [`Table`]). `training/` makes the numbers.

mod facts;
mod model;
pub(crate) mod rows;

pub use facts::facts;
pub use model::{BadNet, LARGEST, Net, Table, made_value};
pub use rows::{FIXED, Row, SLOTS, Slot, card_row, each_row};
