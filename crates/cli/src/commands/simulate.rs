//! `inkwright simulate`: many games between decks.

use crate::edition::EditionArgs;
use crate::failure::{Failure, eprint_quietly};
use crate::language::{decimal, percent, say, stamp_text};
use crate::output::Output;
use crate::progress::{self, STOP};
use crate::variant::VariantArg;
use crate::{decks, library, names, numbers, players};
use engine::{SeriesKind, TeamTurns};
use serde::Serialize;
use sim::{Entrant, ReplayFolder, SimConfig, SimReport, Stamp, simulate};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright simulate the-heart-of-magic daring-and-deception --games 1000 --seed 1
  inkwright simulate a.txt b.txt --games 20 --seed 7 --save-replays replays --json
  inkwright simulate a.txt b.txt c.txt d.txt --teams together
  inkwright simulate a.txt b.txt --games 500 --series best-of-3
  inkwright simulate a.txt b.txt c.txt --variant coconut

The same decks, number of games and seed always give the same result, however many threads there are. Ctrl-C stops early and reports the
finished games.")]
pub struct SimulateArgs {
    #[command(flatten)]
    decks: decks::DeckArgs,
    /// The number of games, or of series
    #[arg(long, value_name = "N", default_value_t = 1000, allow_negative_numbers = true, value_parser = numbers::games)]
    games: u64,
    /// Play series: single, two-game, or best-of-N with an odd N
    #[arg(long, value_name = "KIND", default_value_t = SeriesKind::Single)]
    series: SeriesKind,
    /// The seed of the run
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = numbers::seed)]
    seed: u64,
    /// The bot that plays all decks, or one bot for each deck, in the same order
    #[arg(long = "bot", value_name = "NAME", default_value = "random", value_parser = names::bot())]
    bots: Vec<String>,
    /// The number of threads [default: one per core]
    #[arg(long, value_name = "T", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    /// Save every game to a file in this folder
    #[arg(long, value_name = "DIR")]
    save_replays: Option<PathBuf>,
    /// Play in two teams, with every second deck in the same team; players take separate turns, or each team takes its turns together
    #[arg(long, value_name = "TURNS")]
    teams: Option<TeamsArg>,
    /// The rules variant; `pack-rush` accepts any deck, `coconut` (beta) needs a leader in each deck list
    #[arg(long, value_name = "NAME", default_value = "constructed")]
    variant: VariantArg,
    #[command(flatten)]
    rules: EditionArgs,
    /// Accept decks that are not legal in Constructed or, with that variant, in Format Coconut
    #[arg(long)]
    any_deck: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// How teams take their turns.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum TeamsArg {
    Alternating,
    Together,
}

impl From<TeamsArg> for TeamTurns {
    fn from(teams: TeamsArg) -> TeamTurns {
        match teams {
            TeamsArg::Alternating => TeamTurns::Alternating,
            TeamsArg::Together => TeamTurns::Together,
        }
    }
}

pub fn run(args: SimulateArgs, out: &mut Output) -> Result<(), Failure> {
    let files = args.decks.files()?;
    if files.len() < 2 {
        return Err(Failure::input(say!("one-deck-given")));
    }
    let makers = makers(&args.bots, files.len())?;
    let library = library::load_playable();
    let lists = decks::read_all(&files, args.variant, args.any_deck, &library.cards)?;
    let table = decks::table(lists, &library)?;
    let entrants = table.lists.iter().zip(&table.decks).zip(table.leaders()).zip(makers);
    let entrants = entrants
        .map(|(((list, cards), leader), bot)| Entrant {
            list: list.clone(),
            cards: cards.clone(),
            leader,
            bot,
        })
        .collect();
    progress::stop_on_ctrl_c();
    let bar = progress::bar(args.games);
    let tell = |done| bar.set_position(done);
    let config = SimConfig {
        series: args.series,
        threads: numbers::threads(args.threads, args.games),
        save_replays: args.save_replays.map(|dir| ReplayFolder { dir, library_hash: library.hash() }),
        progress: Some(&tell),
        stop: Some(&STOP),
        variant: args.variant.into(),
        rules: args.rules.rules()?,
        teams: args.teams.map(TeamTurns::from),
        ..SimConfig::new(entrants, args.games, args.seed)
    };
    let report = simulate(table.db(), &config).map_err(Failure::of);
    bar.finish_and_clear();
    let report = report?;
    let stamp = Stamp::new(&library.cards, config.rules);
    if args.json {
        out.json(&StampedSimulation { report: &report, players: &args.bots, stamp: &stamp })?;
    } else {
        print(&report, out)?;
        out.line(say!("report-players", "players" = args.bots.join(", "), "stamp" = stamp_text(&stamp)))?;
    }
    for broken in &report.broken_games {
        let what = say!(
            "game-broken",
            "n" = broken.game,
            "seed" = broken.seed.to_string(),
            "what" = broken.message.clone()
        );
        eprint_quietly(&say!("error", "what" = what));
    }
    if report.broken > 0 { Err(Failure::Checked) } else { Ok(()) }
}

/// Creates a player for each deck.
fn makers(names: &[String], decks: usize) -> Result<Vec<bots::BotMaker>, Failure> {
    if names.len() != 1 && names.len() != decks {
        return Err(Failure::input(say!("bots-for-decks", "bots" = names.len(), "decks" = decks)));
    }
    let made = names.iter().map(|name| players::maker(name)).collect::<Result<Vec<_>, Failure>>()?;
    Ok(made.into_iter().cycle().take(decks).collect())
}

/// A report with the data to repeat the run.
#[derive(Debug, Serialize)]
struct StampedSimulation<'a> {
    #[serde(flatten)]
    report: &'a SimReport,
    /// One for all decks, or one per deck.
    players: &'a [String],
    #[serde(flatten)]
    stamp: &'a Stamp,
}

fn print(report: &SimReport, out: &mut Output) -> Result<(), Failure> {
    let stopped = if report.interrupted { "yes" } else { "no" };
    let seed = || report.seed.to_string();
    if let Some(series) = &report.series {
        let kind = series.kind.to_string();
        out.line(say!(
            "report-series",
            "n" = series.played,
            "kind" = kind,
            "seed" = seed(),
            "stopped" = stopped
        ))?;
        for (deck, name) in report.decks.iter().enumerate() {
            let [low, high] = series.ci95[deck].map(percent);
            let (n, share) = (series.wins[deck], percent(series.win_rate[deck]));
            let name = name.clone();
            out.line(say!(
                "report-series-won",
                "name" = name,
                "n" = n,
                "share" = share,
                "low" = low,
                "high" = high
            ))?;
        }
        out.line(say!("report-series-drawn", "n" = series.draws))?;
    }
    out.line(say!("report-games", "n" = report.games, "seed" = seed(), "stopped" = stopped))?;
    for (deck, name) in report.decks.iter().enumerate() {
        let [low, high] = report.ci95[deck].map(percent);
        let (n, share) = (report.wins[deck], percent(report.win_rate[deck]));
        out.line(say!(
            "report-won",
            "name" = name.clone(),
            "n" = n,
            "share" = share,
            "low" = low,
            "high" = high
        ))?;
    }
    let share = percent(report.first_player_win_rate);
    out.line(say!(
        "report-draws",
        "draws" = report.draws,
        "unfinished" = report.unfinished,
        "share" = share
    ))?;
    let (turns, decisions) = (decimal(report.turns_mean, 1), decimal(report.decisions_mean, 1));
    out.line(say!("report-length", "turns" = turns, "decisions" = decisions))?;
    let (seconds, rate) = (decimal(report.elapsed_s, 2), decimal(report.games_per_s, 0));
    out.line(say!("report-speed", "seconds" = seconds, "threads" = report.threads, "rate" = rate))?;
    if report.broken > 0 {
        out.line(say!("report-broken", "n" = report.broken))?;
    }
    Ok(())
}
