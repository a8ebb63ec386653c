//! The table in the browser: a server that is the authority over games.
//!
//! A browser asks for cards, decks and games over REST (`http`) and sits down at a table over one WebSocket for each seat (`socket`), with
//! the messages of [`protocol`]. A table (`table`) is a [`live::Live`] game: an answer is checked against the one list of legal ones, applied,
//! stored (`store`) and only then sent to each seat, in that seat's language and card numbers (`show`). Bots think on threads of
//! their own (`thinkers`). What a seat can't know is never sent to it.
//!
//! This crate deals with networks, files and clocks. It knows no rules: it asks `live` and the engine.

mod app;
mod asked;
mod assets;
mod connection;
mod convert;
mod decks;
mod exposure;
mod faces;
mod finished;
mod games;
mod guard;
mod http;
mod lessons;
mod limits;
mod made_up;
mod metrics;
mod playing;
mod preview;
mod problem;
pub mod protocol;
mod replays;
mod rules;
mod same_cards;
mod series;
mod serve;
mod show;
mod socket;
mod store;
mod table;
mod thinkers;
mod token;
mod told;
mod tongue;
mod visitors;
mod words;
mod work;

pub use assets::has_page;
pub use exposure::{Exposure, PublicUrl, WrongUrl};
pub use limits::Limits;
pub use serve::{Config, PORT, Server, StartError};
pub use store::StoreError;
