//! The commands, one module each.

pub mod arena;
pub mod cards;
pub mod deck;
pub mod explain;
pub mod hint;
pub mod matchup;
pub mod play;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod shell;
pub mod simulate;
pub mod sprt;
