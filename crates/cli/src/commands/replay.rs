//! `inkwright replay`: plays a saved game back and verifies it, steps through it, and prints or exports any
//! of its positions.

mod stepper;

use crate::board::PositionBoard;
use crate::failure::Failure;
use crate::language::{self, say};
use crate::output::Output;
use crate::{library, position};
use engine::{Outcome, Seat};
use replay::{Positions, Replay, ReplayLogEntry, ReplaySummary};
use scenario::export::{RecordedGame, ScenarioExport, export};
use serde::Serialize;
use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use words::{Message, Say};

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright replay replays/game-000000.replay
  inkwright replay replays/game-000000.replay --as p1
  inkwright replay replays/game-000000.replay --log
  inkwright replay replays/game-000000.replay --turn 6
  inkwright replay replays/game-000000.replay --at 57 --to-scenario question.scn
  inkwright replay replays/game-000000.replay --check --json

On a terminal you step through the game: Space or Right steps forward, Left steps back, n and p jump to the next and the previous turn, `g
6` and Enter to turn 6, `/` finds a card in the log, v changes whose cards are visible, s writes the position as a scenario, f shows how to
play on from there, q quits. Elsewhere, and with --check, the game is replayed and must end as recorded.

A position is given by the number of answers before it, including forced ones.")]
pub struct ReplayArgs {
    /// A file that `inkwright simulate --save-replays` wrote
    file: PathBuf,
    /// Print everything that happened, each event with its rule; with --at or --turn, only up to that position
    #[arg(long)]
    log: bool,
    /// Print the position after this many answers
    #[arg(long, value_name = "N", conflicts_with = "turn")]
    at: Option<usize>,
    /// Print the position at the beginning of this turn
    #[arg(long, value_name = "T")]
    turn: Option<u16>,
    /// Show only what this player sees; otherwise all cards are visible
    #[arg(long = "as", value_name = "pN", value_parser = position::seat)]
    viewer: Option<Seat>,
    /// Write the position as a scenario to this file; - prints it
    #[arg(long, value_name = "OUT", conflicts_with_all = ["viewer", "log"])]
    to_scenario: Option<PathBuf>,
    /// Check the game instead of stepping through it
    #[arg(long, conflicts_with_all = ["at", "turn", "to_scenario"])]
    check: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// A verified replay, as JSON.
#[derive(Debug, Serialize)]
struct ReplayReport<'a> {
    file: &'a str,
    verified: bool,
    /// Omitted for a player's view, because the seed reveals hidden cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    library_hash: String,
    /// In seat order.
    decks: Vec<&'a str>,
    starter: String,
    /// `None` for a draw or an unfinished game.
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

/// A position, as JSON.
#[derive(Debug, Serialize)]
struct PositionReport<'a> {
    file: &'a str,
    at: usize,
    answers: usize,
    board: PositionBoard,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<Vec<String>>,
}

/// An export, as JSON.
#[derive(Debug, Serialize)]
struct ExportReport<'a> {
    file: &'a str,
    at: usize,
    /// The path of the scenario; `None` if it is printed.
    scenario: Option<String>,
    /// Whether the scenario leads to exactly the same position.
    exact: bool,
    /// The differences from the position.
    lost: Vec<String>,
    begins: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

pub fn run(args: ReplayArgs, out: &mut Output) -> Result<(), Failure> {
    let file = args.file.display().to_string();
    let replay = Replay::read(&args.file).map_err(Failure::of)?;
    let library = library::load_playable();
    let failed = |error: replay::ReplayError| Failure::in_file(&file, &error);
    position::check_seat(args.viewer, replay.decks.len())?;
    let whole = !args.log && args.at.is_none() && args.turn.is_none() && args.to_scenario.is_none();
    let stepping = whole && !args.check && !args.json && is_terminal();
    if whole && !stepping {
        let verified = replay.verify(&library).map_err(failed)?;
        return report(&args, &file, &replay, verified, None, out);
    }
    let positions = replay.positions(&library).map_err(failed)?;
    let at = position::find(&positions, &file, args.at, args.turn)?;
    match (at, &args.to_scenario) {
        (None, Some(_)) => Err(Failure::input(say!("position-which"))),
        (Some(at), Some(to)) => to_scenario(&args, &file, &positions, at, to, out),
        (Some(at), None) => print_position(&args, &file, &positions, at, out),
        (None, None) if stepping => stepper::run(&args.file, &positions, args.viewer),
        (None, None) => {
            let mut log = vec![say!("log-starts", "player" = replay.starter)];
            log.extend(positions.log(args.viewer, language::current()).iter().flat_map(entry_lines));
            report(&args, &file, &replay, positions.verified(), Some(log), out)
        }
    }
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Reports that the game is verified, and its result.
fn report(
    args: &ReplayArgs,
    file: &str,
    replay: &Replay,
    verified: ReplaySummary,
    log: Option<Vec<String>>,
    out: &mut Output,
) -> Result<(), Failure> {
    let winner = verified.outcome.and_then(Outcome::winner);
    let winning_deck = winner.and_then(|seat| replay.decks.get(seat.index())).map(|(name, _)| name.as_str());
    let rule = verified.outcome.map(|outcome| match outcome {
        Outcome::Won { rule, .. } | Outcome::Draw { rule } => rule.to_string(),
    });
    if args.json {
        let shown = ReplayReport {
            file,
            verified: true,
            seed: args.viewer.is_none().then_some(replay.seed),
            library_hash: format!("{:016x}", replay.library_hash),
            decks: replay.decks.iter().map(|(name, _)| name.as_str()).collect(),
            starter: replay.starter.to_string(),
            winner: winner.map(|seat| seat.to_string()),
            winning_deck,
            rule,
            turns: verified.turns,
            decisions: verified.decisions,
            log,
        };
        return Ok(out.json(&shown)?);
    }
    for line in log.into_iter().flatten() {
        out.line(line)?;
    }
    let end = match (winner, winning_deck, rule) {
        (Some(seat), Some(deck), Some(rule)) => {
            say!("replay-won", "player" = seat, "deck" = deck.to_owned(), "rule" = rule)
        }
        (_, _, Some(rule)) => say!("replay-draw", "rule" = rule),
        (_, _, None) => say!("replay-unfinished"),
    };
    let (turns, decisions) = (verified.turns, verified.decisions);
    out.line(say!("replay-verified", "end" = end, "turns" = turns, "decisions" = decisions))?;
    Ok(())
}

fn print_position(
    args: &ReplayArgs,
    file: &str,
    positions: &Positions,
    at: usize,
    out: &mut Output,
) -> Result<(), Failure> {
    let Some(game) = positions.at(at) else {
        return Err(Failure::input(say!("position-none", "file" = file.to_owned(), "at" = at)));
    };
    let board = PositionBoard::new(&game, positions.db(), args.viewer);
    let log = args.log.then(|| {
        let log = positions.log(args.viewer, language::current());
        log[..at.min(log.len())].iter().flat_map(entry_lines).collect::<Vec<String>>()
    });
    if args.json {
        return Ok(out.json(&PositionReport { file, at, answers: positions.last(), board, log })?);
    }
    for line in log.into_iter().flatten() {
        out.line(line)?;
    }
    let board = board.lines().join("\n");
    out.line(say!("position-after", "at" = at, "n" = positions.last(), "board" = board))?;
    Ok(())
}

/// One answer and its results.
fn entry_lines(entry: &ReplayLogEntry) -> Vec<String> {
    let mut lines = vec![say!("log-answer", "player" = entry.seat, "answer" = entry.answer.clone())];
    lines.extend(
        entry
            .events
            .iter()
            .map(|(rule, text)| format!("  {}", say!("and-so-on", "what" = text.clone(), "rule" = *rule))),
    );
    lines
}

fn to_scenario(
    args: &ReplayArgs,
    file: &str,
    positions: &Positions,
    at: usize,
    to: &Path,
    out: &mut Output,
) -> Result<(), Failure> {
    let exported = exported(&args.file, positions, at)?;
    let printed = to.as_os_str() == "-";
    if !printed {
        write_scenario(to, &exported)?;
    }
    let lost: Vec<String> = exported.lost.iter().map(ToString::to_string).collect();
    if args.json {
        return Ok(out.json(&ExportReport {
            file,
            at,
            scenario: (!printed).then(|| to.display().to_string()),
            exact: exported.is_exact(),
            lost,
            begins: exported.begins.to_string(),
            text: printed.then(|| exported.text.clone()),
        })?);
    }
    match printed {
        true => out.text(&exported.text)?,
        false => out.line(said(to, &exported, at))?,
    }
    Ok(())
}

/// The scenario of a position, with the name of the game's file in its title.
fn exported(file: &Path, positions: &Positions, at: usize) -> Result<ScenarioExport, Failure> {
    let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
    // Characters that a title can't contain are dropped.
    let name: String = name.chars().filter(|c| !c.is_control() && *c != '"').collect();
    let recorded = RecordedGame {
        db: Arc::clone(positions.db()),
        start: positions.start(),
        leader_texts: positions.leader_texts(),
        actions: positions.actions(),
    };
    export(&recorded, at, &format!("{name} after {at} answers"))
        .map_err(|error| Failure::in_file(file.display(), &error))
}

/// Writes the scenario atomically.
fn write_scenario(to: &Path, exported: &ScenarioExport) -> Result<(), Failure> {
    let temporary = to.with_extension(format!("{}.tmp", std::process::id()));
    let written = fs::write(&temporary, &exported.text).and_then(|()| fs::rename(&temporary, to));
    written.map_err(|error| {
        // The first failure is the one worth reporting.
        let _ = fs::remove_file(&temporary);
        let file = to.display().to_string();
        Failure::input(say!("check-folder-written", "file" = file, "why" = words::io_error(&error)))
    })
}

/// A message about the written file.
fn said(to: &Path, exported: &ScenarioExport, at: usize) -> String {
    let (file, begins) = (to.display().to_string(), exported.begins.message());
    if exported.is_exact() {
        return say!("export-exact", "file" = file, "at" = at, "begins" = begins);
    }
    let lost: Vec<Message> = exported.lost.iter().map(Say::message).collect();
    say!("export-not-quite", "file" = file, "at" = at, "lost" = lost, "begins" = begins)
}
