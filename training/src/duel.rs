//! Plays two players against each other to find out which one is better.

use crate::AnyError;
use crate::decks::{self, DeckSelection};
use sim::{ArenaConfig, ArenaGame, Contender, Hypotheses, Matchups, sprt};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// Seconds between two progress lines.
const TOLD_EVERY: u64 = 20;

#[derive(Debug, clap::Args)]
pub struct DuelArgs {
    /// Name of the player that may be better; `@FILE` after a name gives it another net or other weights
    one: String,
    /// Name of the player it is compared with
    other: String,
    /// Folder of deck lists; may be given more than once
    #[arg(long, value_name = "DIR", required_unless_present = "part")]
    decks: Vec<PathBuf>,
    /// File with the names of the held-out decks
    #[arg(long, value_name = "FILE", default_value = "training/held-out.txt")]
    held_out: PathBuf,
    /// Which decks to play with
    #[arg(long, default_value = "test")]
    part: DeckSelection,
    /// Maximum number of games
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Seed of the run
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The first player is not better if its lead in Elo is at most this
    #[arg(long, default_value_t = 0.0, allow_negative_numbers = true)]
    elo0: f64,
    /// The first player is better if its lead in Elo is at least this
    #[arg(long, default_value_t = 10.0, allow_negative_numbers = true)]
    elo1: f64,
    /// Play all games, even after the test has decided
    #[arg(long)]
    to_the_end: bool,
    /// Play each deck against itself instead of against other decks
    #[arg(long)]
    mirror: bool,
    /// Start no new game after this many seconds
    #[arg(long)]
    seconds: Option<u64>,
    /// Number of threads; 0 means one per core
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

/// A maker of the player with this name; `NAME@FILE` uses the net or weights of the file.
pub fn maker(name: &str) -> Result<bots::BotMaker, AnyError> {
    let maker = match name.split_once('@') {
        Some((kind, file)) => {
            let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
            bots::maker_from(kind, &bytes).map_err(|error| format!("{file}: {error}"))?
        }
        None => bots::maker(name),
    };
    maker.ok_or_else(|| format!("unknown bot \"{name}\"").into())
}

pub fn run(args: &DuelArgs) -> Result<(), AnyError> {
    let (table, names) = decks::table(&args.decks, &args.held_out, args.part)?;
    let contender = |name: &String| Ok::<_, AnyError>(Contender { name: name.clone(), maker: maker(name)? });
    let contenders = vec![contender(&args.one)?, contender(&args.other)?];
    let begin = Instant::now();
    let (stop, told) = (AtomicBool::new(false), AtomicU64::new(0));
    let progress = |over: ArenaGame<'_>| {
        let passed = begin.elapsed().as_secs();
        if args.seconds.is_some_and(|seconds| passed >= seconds) {
            stop.store(true, Ordering::Relaxed);
        }
        let part = passed / TOLD_EVERY;
        if told.fetch_max(part, Ordering::Relaxed) < part {
            eprintln!("{} of {} games in {passed} s", over.games, args.games);
        }
    };
    let config = ArenaConfig {
        matchups: if args.mirror { Matchups::Mirror } else { Matchups::Mixed },
        threads: args.threads,
        progress: Some(&progress),
        stop: Some(&stop),
        ..ArenaConfig::new(
            contenders,
            names.into_iter().zip(table.decks.clone()).collect(),
            args.games,
            args.seed,
        )
    };
    let hypotheses = Hypotheses { elo0: args.elo0, elo1: args.elo1, alpha: 0.05, beta: 0.05 };
    let report = sprt(table.db(), &config, hypotheses, args.to_the_end)?;
    println!("{}", serde_json::to_string(&report)?);
    Ok(())
}
