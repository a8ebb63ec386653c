//! Observations: what one player may know, as rows of small integers of a fixed layout, for programs that learn.
//!
//! An [`Encoder`] writes a [`View`](engine::View) into a row of numbers ([`Encoder::observe`]), each answer into a row of features
//! ([`Encoder::features`]), and finds the place of each answer in a fixed list of answers ([`Encoder::places`]). Everything comes from
//! the view and the answers, in the viewer's card numbers. The state is not used, so nothing hidden can get in. The [`Layout`] says
//! where each number stands and has a version ([`VERSION`]); `docs/observations.md` describes it.
//!
//! Players, games and files belong to other crates.

mod answers;
mod encoder;
mod fixed;
mod layout;
mod table;

pub use answers::shortlist;
pub use encoder::Encoder;
pub use fixed::Fixed;
pub use layout::{Layout, VERSION, card, feature, head, side};
