//! Chapter 9: more than two players.

pub(crate) mod leaving;
pub(crate) mod teams;
