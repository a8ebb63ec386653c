//! Chapter 3: the turn.

pub(crate) mod phases;
