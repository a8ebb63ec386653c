//! Chapter 7: rules about individual zones.

pub(crate) mod bag;
pub(crate) mod deck;
