//! Chapter 2: how games are set up, played in series and cleared away.

pub(crate) mod begin;
pub(crate) mod cleanup;
pub(crate) mod position;
pub(crate) mod series;
pub(crate) mod setup;
