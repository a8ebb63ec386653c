//! Ways to show that the engine is right: laws, inspections, what games have shown.

pub(crate) mod coverage;
pub(crate) mod inspection;
pub(crate) mod laws;
pub(crate) mod same;
