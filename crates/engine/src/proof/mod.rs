//! Evidence that the engine is right: laws, inspections, coverage, comparisons of games.

pub(crate) mod coverage;
pub(crate) mod game_difference;
pub(crate) mod inspection;
pub(crate) mod laws;
