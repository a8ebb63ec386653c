//! Chapter 10: other ways to play.

pub(crate) mod coconut;
pub(crate) mod pack_rush;
