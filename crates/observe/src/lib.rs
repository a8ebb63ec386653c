//! Observations for machine learning: what one player may know, as rows of small integers in a fixed layout.
//!
//! An [`Encoder`] writes a [`View`](engine::View) as a row of numbers ([`Encoder::observe`]) and each answer
//! as a row of features ([`Encoder::features`]), and finds the index of each answer in a fixed list
//! ([`Encoder::places`]). It only uses the view and the answers, in the viewer's card numbers, and never the
//! state, so nothing hidden can leak. The [`Layout`] defines the position of each number and has a version
//! ([`VERSION`]); `docs/observations.md` describes it.
//!
//! Players, games and files belong to other crates.

mod answers;
mod encoder;
mod fixed;
mod layout;
mod table;

pub use answers::shortlist;
pub use encoder::Encoder;
pub use fixed::FixedAnswers;
pub use layout::{Layout, VERSION, card, feature, head, side};
