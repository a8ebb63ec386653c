//! Chapter 7: what is special to some zones.

pub(crate) mod bag;
pub(crate) mod deck;
