//! `inkwright hint`: the searching player's choice in a saved game or a scenario, and the alternatives it
//! considered.

use crate::edition::EditionArgs;
use crate::failure::Failure;
use crate::output::Output;
use crate::place::Place;
use crate::tongue::{self, decimal, percent, say};
use crate::{library, names};
use bots::net::Net;
use bots::{Budget, Line, Player as _, Search, Sight};
use engine::{Action, CardDb, Edition, Game, Imagination};
use serde::Serialize;
use sim::{Replay, Step};
use std::path::Path;
use std::time::Instant;

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright hint replays/game-000000.replay --at 40
  inkwright hint my-puzzle.scn:14
  inkwright hint replays/game-000000.replay --at 40 --budget strong --json

The searching bot knows only what the player who must decide could know. Values are chances of winning.")]
pub struct Args {
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
struct Hint {
    seat: String,
    turn: u16,
    /// The number of answers.
    answers: usize,
    choice: String,
    /// Best first; lines that looked bad early come last.
    lines: Vec<LineInWords>,
    /// The answer in the recorded game, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<String>,
    elapsed_s: f64,
    /// Number of decisions in imagined games.
    playout_decisions: u64,
}

#[derive(Debug, Serialize)]
struct LineInWords {
    value: f32,
    samples: u32,
    actions: Vec<String>,
}

pub fn run(args: Args, out: &mut Output) -> Result<(), Failure> {
    let search = Search::learned(args.seed, args.budget, Net::built_in());
    let hint = match Place::parse(&args.place) {
        Place::Scenario { .. } if args.at.is_some() => {
            return Err(Failure::input(say!("at-is-for-replays", "place" = args.place.clone())));
        }
        Place::Scenario { file, line } => in_scenario(search, &file, line, args.rules.edition()?)?,
        Place::Replay { .. } if args.rules.is_given() => return Err(args.rules.not_for_replays(&args.place)),
        Place::Replay { file, at } => in_replay(search, &file, at.or(args.at))?,
    };
    if args.json { Ok(out.json(&hint)?) } else { print(&hint, out) }
}

/// The deciding player at a scenario's line has no memory of earlier decisions.
fn in_scenario(
    mut search: Search,
    path: &Path,
    line: Option<usize>,
    edition: Option<Edition>,
) -> Result<Hint, Failure> {
    let (game, db) = scenario::game_at(path, line, edition, &library::load()).map_err(Failure::of)?;
    if let Some(decision) = game.decision() {
        search.look(&game.view(&db, decision.seat));
    }
    look(&mut search, &game, &db, None)
        .ok_or_else(|| Failure::input(say!("nothing-decided-there", "file" = path.display().to_string())))
}

fn in_replay(mut search: Search, path: &Path, at: Option<usize>) -> Result<Hint, Failure> {
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
        if let Step::Answer { seat, .. } = step {
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
        let Step::Answer { seat, action, game, db } = step else { return };
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

fn look(search: &mut Search, game: &Game, db: &CardDb, played: Option<Action>) -> Option<Hint> {
    let decision = game.decision()?;
    let seat = decision.seat;
    let mut legal = Vec::new();
    game.legal_for(db, seat, &mut legal);
    let answers: Vec<Action> = legal.iter().filter_map(|action| game.action_for(seat, *action)).collect();
    let view = game.view(db, seat);
    let seen = view.decision?;
    let begin = Instant::now();
    let imagination = Imagination::new(game, db, seat);
    let place = search.choose(Sight::Full { view: &view, decision: &seen, answers: &answers, imagination });
    let elapsed_s = begin.elapsed().as_secs_f64();
    let eyes = words::Eyes::all(game, db);
    let in_words = |action: Action| eyes.say(tongue::language(), &words::answer(action, &eyes)).to_string();
    let words = |action: &Action| game.action_from(seat, *action).map_or_else(|| "…".to_owned(), in_words);
    let line = |line: &Line| LineInWords {
        value: line.value.clamp(0.0, 1.0),
        samples: line.samples,
        actions: line.actions.iter().map(words).collect(),
    };
    Some(Hint {
        seat: seat.to_string(),
        turn: game.turn(),
        answers: answers.len(),
        choice: answers.get(place).map(words)?,
        lines: search.lines().iter().map(line).collect(),
        played: played.map(in_words),
        elapsed_s,
        playout_decisions: search.playout_decisions(),
    })
}

fn print(hint: &Hint, out: &mut Output) -> Result<(), Failure> {
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
