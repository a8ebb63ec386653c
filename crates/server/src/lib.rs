//! The table in the browser: a server that is the authority over games, and what it says to browsers ([`protocol`]).

pub mod protocol;
