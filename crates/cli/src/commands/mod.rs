//! The commands, one module each.

pub mod cards;
pub mod play;
pub mod replay;
pub mod scenario;
pub mod simulate;
