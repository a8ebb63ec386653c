//! Chapter 10: variants of the game.

pub(crate) mod coconut;
pub(crate) mod pack_rush;
