//! The commands, one module each.

pub mod arena;
pub mod cards;
pub mod deck;
pub mod hint;
pub mod play;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod shell;
pub mod simulate;
