//! `inkwright explain`: the legal actions in a position, and why others are illegal, with rule numbers.

use crate::edition::EditionArgs;
use crate::failure::Failure;
use crate::language::{self, say};
use crate::library;
use crate::output::Output;
use crate::position::{self, PositionArg};
use engine::Seat;
use replay::Replay;
use scenario::{ExplainQuery, PositionExplanation, explain_file, explain_game};
use std::path::Path;
use std::sync::Arc;

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright explain replays/game-000000.replay:57
  inkwright explain replays/game-000000.replay:57 \"Stitch - New Dog\"
  inkwright explain replays/game-000000.replay --turn 6 stitch_2 --as p1
  inkwright explain my-question.scn:14 \"do challenge stitch milo\"
  inkwright explain my-question.scn:14 stitch --edition 2.0.1
  inkwright explain my-question.scn:14 stitch --json

A position of a replay is given by the number of answers before it, a position of a scenario by a line. The line itself is not played;
without a line, the scenario is played to its end. Name a card of a replay by its full name or, if there are several copies, by a handle
such as stitch or stitch_2, as the printed answers do.")]
pub struct ExplainArgs {
    /// GAME.replay:N for a game after N answers, or FILE.scn:LINE for a scenario before that line
    #[arg(value_name = "POSITION")]
    place: String,
    /// A card, to explain everything that could be done with it, or a line that begins with `do` or `choose`; without it, everything that
    /// may be done is listed
    what: Option<String>,
    /// Look at the replay after this many answers, forced ones included
    #[arg(long, value_name = "N", conflicts_with = "turn")]
    at: Option<usize>,
    /// Look at the replay at the beginning of this turn
    #[arg(long, value_name = "T")]
    turn: Option<u16>,
    /// Use only what this player may know; otherwise all cards are visible
    #[arg(long = "as", value_name = "pN", value_parser = position::seat)]
    viewer: Option<Seat>,
    #[command(flatten)]
    rules: EditionArgs,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: ExplainArgs, out: &mut Output) -> Result<(), Failure> {
    let asked = args.what.as_deref().map_or(ExplainQuery::Answers, ExplainQuery::Words);
    let told = match PositionArg::parse(&args.place) {
        PositionArg::Scenario { .. } if args.at.is_some() || args.turn.is_some() => {
            return Err(Failure::input(say!("at-is-for-replays", "place" = args.place.clone())));
        }
        PositionArg::Scenario { file, line } => {
            let edition = args.rules.edition()?;
            explain_file(&file, line, asked, args.viewer, edition, &library::load()).map_err(Failure::of)?
        }
        PositionArg::Replay { .. } if args.rules.is_given() => {
            return Err(args.rules.not_for_replays(&args.place));
        }
        PositionArg::Replay { file, at } => in_replay(&file, at.or(args.at), asked, &args)?,
    };
    if args.json {
        return Ok(out.json(&told)?);
    }
    out.line(told.decision.text(language::current()))?;
    if let Some(seat) = args.viewer.filter(|_| told.explained.is_empty()) {
        out.line(say!("nothing-for-player", "player" = seat))?;
    }
    say_explained(&told, out)
}

fn in_replay(
    path: &Path,
    at: Option<usize>,
    asked: ExplainQuery<'_>,
    args: &ExplainArgs,
) -> Result<PositionExplanation, Failure> {
    let file = path.display().to_string();
    let replay = Replay::read(path).map_err(Failure::of)?;
    let positions =
        replay.positions(&library::load_playable()).map_err(|error| Failure::in_file(&file, &error))?;
    let at = position::find(&positions, &file, at, args.turn)?;
    let Some(game) = at.and_then(|at| positions.at(at)) else {
        return Err(Failure::input(say!("say-where", "file" = file, "n" = positions.last())));
    };
    explain_game(&file, &game, Arc::clone(positions.db()), asked, args.viewer).map_err(Failure::of)
}

/// Prints each explanation with its reasons.
pub fn say_explained(told: &PositionExplanation, out: &mut Output) -> Result<(), Failure> {
    let [yes, no] = [say!("explain-yes"), say!("explain-no")];
    let width = yes.chars().count().max(no.chars().count());
    for explained in &told.explained {
        let may = if explained.allowed { &yes } else { &no };
        out.line(format_args!("{may:<width$} {}", explained.what.text(language::current())))?;
        for why in &explained.why {
            let rule = why.rule.as_deref().unwrap_or_default();
            out.line(format_args!("    {rule:<9} {}", why.text.text(language::current())))?;
        }
    }
    Ok(())
}
