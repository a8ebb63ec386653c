//! `inkwright hint`: the searching player's choice in a saved game or a scenario, and the alternatives it
//! considered.

use crate::edition::EditionArgs;
use crate::failure::Failure;
use crate::language::{self, decimal, percent, say};
use crate::output::Output;
use crate::position::PositionArg;
use crate::{library, names};
use bots::net::Net;
use bots::{Bot as _, BotView, Budget, Search, SearchLine};
use engine::{Action, CardDb, Edition, Game, Imagination};
use replay::{Replay, ReplayStep};
use serde::Serialize;
use std::path::Path;
use std::time::Instant;

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright hint replays/game-000000.replay --at 40
  inkwright hint my-puzzle.scn:14
  inkwright hint replays/game-000000.replay --at 40 --budget strong --json

The searching bot knows only what the player who must decide could know. Values are chances of winning.")]
pub struct HintArgs {
    /// GAME.replay:N for a game after N answers, or FILE.scn:LINE for a scenario before that line
    #[arg(value_name = "POSITION")]
    place: String,
    /// Look at the replay after this many answers, forced ones included
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// How much to think
    #[arg(long, value_name = "BUDGET", default_value = "normal", value_parser = names::budget())]
    budget: Budget,
    /// The seed for the imagined games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    rules: EditionArgs,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The result in words.
#[derive(Debug, Serialize)]
struct HintReport {
    seat: String,
    turn: u16,
    /// The number of answers.
    answers: usize,
    choice: String,
    /// Best first; lines that looked bad early come last.
    lines: Vec<HintReportLine>,
    /// The answer in the recorded game, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<String>,
    elapsed_s: f64,
    /// Number of decisions in imagined games.
    playout_decisions: u64,
}

#[derive(Debug, Serialize)]
struct HintReportLine {
    value: f32,
    samples: u32,
    actions: Vec<String>,
}

pub fn run(args: HintArgs, out: &mut Output) -> Result<(), Failure> {
    let search = Search::with_net(args.seed, args.budget, Net::built_in());
    let hint = match PositionArg::parse(&args.place) {
        PositionArg::Scenario { .. } if args.at.is_some() => {
            return Err(Failure::input(say!("at-is-for-replays", "place" = args.place.clone())));
        }
        PositionArg::Scenario { file, line } => in_scenario(search, &file, line, args.rules.edition()?)?,
        PositionArg::Replay { .. } if args.rules.is_given() => {
            return Err(args.rules.not_for_replays(&args.place));
        }
        PositionArg::Replay { file, at } => in_replay(search, &file, at.or(args.at))?,
    };
    if args.json { Ok(out.json(&hint)?) } else { print(&hint, out) }
}

/// The deciding player at a scenario's line has no memory of earlier decisions.
fn in_scenario(
    mut search: Search,
    path: &Path,
    line: Option<usize>,
    edition: Option<Edition>,
) -> Result<HintReport, Failure> {
    let (game, db) = scenario::game_at(path, line, edition, &library::load()).map_err(Failure::of)?;
    if let Some(decision) = game.decision() {
        search.look(&game.view(&db, decision.seat));
    }
    look(&mut search, &game, &db, None)
        .ok_or_else(|| Failure::input(say!("nothing-decided-there", "file" = path.display().to_string())))
}

fn in_replay(mut search: Search, path: &Path, at: Option<usize>) -> Result<HintReport, Failure> {
    let file = path.display().to_string();
    let replay = Replay::read(path).map_err(Failure::of)?;
    let Some(at) = at else {
        return Err(Failure::input(say!("say-where-hint", "file" = file)));
    };
    let library = library::load_playable();
    // The deciding player remembers the views at their earlier decisions.
    let mut asked = None;
    let mut number = 0;
    let result = replay.play_back(&library, |step| {
        if let ReplayStep::Answer { seat, .. } = step {
            if number == at {
                asked = Some(*seat);
            }
            number += 1;
        }
    });
    result.map_err(|error| Failure::in_file(&file, &error))?;
    let asked = asked.ok_or_else(|| {
        Failure::input(say!("answers-up-to", "file" = file.clone(), "n" = number, "at" = at))
    })?;
    let mut number = 0;
    let mut hint = None;
    let result = replay.play_back(&library, |step| {
        let ReplayStep::Answer { seat, action, game, db } = step else { return };
        if *seat == asked && number <= at {
            search.look(&game.view(db, asked));
        }
        if number == at {
            hint = look(&mut search, game, db, Some(*action));
        }
        number += 1;
    });
    result.map_err(|error| Failure::in_file(&file, &error))?;
    hint.ok_or_else(|| Failure::input(say!("nothing-decided-there", "file" = format!("{file}:{at}"))))
}

fn look(search: &mut Search, game: &Game, db: &CardDb, played: Option<Action>) -> Option<HintReport> {
    let decision = game.decision()?;
    let seat = decision.seat;
    let mut legal = Vec::new();
    game.legal_for(db, seat, &mut legal);
    let answers: Vec<Action> = legal.iter().filter_map(|action| game.action_for(seat, *action)).collect();
    let view = game.view(db, seat);
    let decision = view.decision.filter(|_| !answers.is_empty())?;
    let begin = Instant::now();
    let imagination = Imagination::new(game, db, seat);
    let choice = search.choose(&BotView::new(&view, &decision, &answers, imagination));
    let elapsed_s = begin.elapsed().as_secs_f64();
    let eyes = words::Eyes::all(game, db);
    let in_words = |action: Action| eyes.say(language::current(), &words::answer(action, &eyes)).to_string();
    let words = |action: &Action| game.action_from(seat, *action).map_or_else(|| "…".to_owned(), in_words);
    let line = |line: &SearchLine| HintReportLine {
        value: line.value.clamp(0.0, 1.0),
        samples: line.samples,
        actions: line.actions.iter().map(words).collect(),
    };
    Some(HintReport {
        seat: seat.to_string(),
        turn: game.turn(),
        answers: answers.len(),
        choice: words(&choice),
        lines: search.lines().iter().map(line).collect(),
        played: played.map(in_words),
        elapsed_s,
        playout_decisions: search.playout_decisions(),
    })
}

fn print(hint: &HintReport, out: &mut Output) -> Result<(), Failure> {
    out.line(say!(
        "hint-choice",
        "turn" = hint.turn,
        "player" = hint.seat.clone(),
        "n" = hint.answers,
        "choice" = hint.choice.clone()
    ))?;
    for line in &hint.lines {
        let told = say!("hint-line", "n" = line.samples, "what" = line.actions.join("; "));
        out.line(format_args!("{:>8}  {told}", percent(f64::from(line.value))))?;
    }
    if let Some(played) = &hint.played {
        out.line(say!("hint-played", "what" = played.clone()))?;
    }
    let seconds = decimal(hint.elapsed_s, 2);
    out.line(say!("hint-time", "seconds" = seconds, "n" = hint.playout_decisions))?;
    Ok(())
}
