//! Evidence that the engine is right: laws, inspections, coverage, comparisons of games.

pub(crate) mod coverage;
pub(crate) mod inspection;
pub(crate) mod laws;
pub(crate) mod same;
