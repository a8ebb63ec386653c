//! The head of a results file.

use super::{MatchupConfig, fingerprint};
use crate::stamp::Stamp;
use serde::Serialize;

/// Identifies the run of a results file. Games of a different run can't be resumed.
#[derive(Clone, Debug, Serialize)]
pub struct MatchupHead {
    kind: &'static str,
    #[serde(flatten)]
    stamp: Stamp,
    seed: u64,
    /// Each with a hash of its cards and its player's name.
    decks: Vec<String>,
}

impl MatchupHead {
    /// `players` are the names of the decks' players, in the same order.
    pub fn new<'a>(
        stamp: Stamp,
        config: &MatchupConfig<'_>,
        players: impl IntoIterator<Item = &'a str>,
    ) -> MatchupHead {
        let deck = |(entrant, player): (&crate::Entrant, &str)| {
            format!("{} ({:016x}), {player}", entrant.list.name, fingerprint(&entrant.list))
        };
        let decks = config.entrants.iter().zip(players).map(deck).collect();
        MatchupHead { kind: "matchup", stamp, seed: config.seed, decks }
    }
}
