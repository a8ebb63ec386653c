//! Chapter 1: basic concepts of the game.

pub(crate) mod banishing;
pub(crate) mod costs;
pub(crate) mod damage;
pub(crate) mod exerting;
pub(crate) mod game_state_check;
pub(crate) mod lore;
