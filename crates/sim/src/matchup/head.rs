//! What a file of results begins with.

use super::{Config, fingerprint};
use crate::stamp::Stamp;
use serde::Serialize;

/// The run that a file of results belongs to: games of another one can't be taken over.
#[derive(Clone, Debug, Serialize)]
pub struct Head {
    kind: &'static str,
    #[serde(flatten)]
    stamp: Stamp,
    seed: u64,
    /// Each with a number for its cards and with who plays it.
    decks: Vec<String>,
}

impl Head {
    /// `players` are the names of who plays the decks, in their order.
    pub fn new<'a>(stamp: Stamp, config: &Config<'_>, players: impl IntoIterator<Item = &'a str>) -> Head {
        let deck = |(entrant, player): (&crate::Entrant, &str)| {
            format!("{} ({:016x}), {player}", entrant.list.name, fingerprint(&entrant.list))
        };
        let decks = config.entrants.iter().zip(players).map(deck).collect();
        Head { kind: "matchup", stamp, seed: config.seed, decks }
    }
}
