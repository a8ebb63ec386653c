//! The server for games in the browser. It is the authority over them.
//!
//! A browser asks for cards, decks and games over REST (`http`) and joins a table over one WebSocket per seat
//! (`socket`), with the messages of [`protocol`]. A table (`table`) is a [`live::Live`] game: an answer is
//! checked against the list of legal ones, applied, stored (`store`) and only then sent to each seat, in that
//! seat's language and card numbers (`show`). Bots think on their own threads (`thinkers`). Seats never
//! receive hidden information.
//!
//! This crate deals with networks, files and clocks. It contains no rules: it asks `live` and the engine.

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
