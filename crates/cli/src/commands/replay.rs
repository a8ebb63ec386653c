//! `inkwright replay`: a saved game, played back and checked.

use crate::failure::Failure;
use crate::library;
use crate::output::Output;
use engine::{Outcome, describe, describe_action};
use serde::Serialize;
use sim::{Replay, Step};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright replay replays/game-000000.replay
  inkwright replay replays/game-000000.replay --log")]
pub struct Args {
    /// A file that `inkwright simulate --save-replays` wrote
    file: PathBuf,
    /// Print all that happened, each event with its rule
    #[arg(long)]
    log: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// A replay that holds, as JSON.
#[derive(Debug, Serialize)]
struct Shown<'a> {
    file: String,
    verified: bool,
    seed: u64,
    library_hash: String,
    /// In seat order.
    decks: Vec<&'a str>,
    starter: String,
    /// `None` for a draw or a game without end.
    winner: Option<String>,
    /// The deck that won.
    winning_deck: Option<&'a str>,
    /// The rule that ended the game.
    rule: Option<String>,
    turns: u16,
    decisions: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<Vec<String>>,
}

pub fn run(args: Args, out: &mut Output) -> Result<(), Failure> {
    let file = args.file.display().to_string();
    let replay = Replay::read(&args.file).map_err(Failure::input)?;
    let library = library::load();
    let mut log = vec![format!("{} starts (2.2.1.1)", replay.starter)];
    let result = if args.log {
        replay.play_back(&library, |step| match step {
            Step::Answer { seat, action, game, db } => {
                log.push(format!("{seat}: {}", describe_action(*action, game, db)));
            }
            Step::Events { events, game, db } => log.extend(
                events.iter().map(|event| format!("  {} ({})", describe(event, game, db), event.rule)),
            ),
        })
    } else {
        replay.verify(&library)
    };
    let verified = result.map_err(|error| Failure::input(format!("{file}: {error}")))?;
    let winner = verified.outcome.and_then(Outcome::winner);
    let winning_deck = winner.and_then(|seat| replay.decks.get(seat.index())).map(|(name, _)| name.as_str());
    let rule = verified.outcome.map(|outcome| match outcome {
        Outcome::Won { rule, .. } | Outcome::Draw { rule } => rule.to_string(),
    });
    if args.json {
        let shown = Shown {
            file,
            verified: true,
            seed: replay.seed,
            library_hash: format!("{:016x}", replay.library_hash),
            decks: replay.decks.iter().map(|(name, _)| name.as_str()).collect(),
            starter: replay.starter.to_string(),
            winner: winner.map(|seat| seat.to_string()),
            winning_deck,
            rule,
            turns: verified.turns,
            decisions: verified.decisions,
            log: args.log.then_some(log),
        };
        return Ok(out.json(&shown)?);
    }
    if args.log {
        for line in log {
            out.line(line)?;
        }
    }
    let end = match (winner, winning_deck, rule) {
        (Some(seat), Some(deck), Some(rule)) => format!("{seat} ({deck}) wins ({rule})"),
        (_, _, Some(rule)) => format!("a draw ({rule})"),
        (_, _, None) => "the game was not played to its end".to_owned(),
    };
    out.line(format_args!(
        "verified: {end} after {} turns and {} decisions",
        verified.turns, verified.decisions
    ))?;
    Ok(())
}
