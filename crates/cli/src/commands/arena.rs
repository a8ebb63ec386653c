//! `inkwright arena`: players against each other.

use crate::decks;
use crate::failure::{Failure, eprint_quietly};
use crate::library;
use crate::output::Output;
use crate::progress::{self, STOP};
use bots::Weights;
use cards::{Deck, Library};
use serde::{Deserialize, Serialize};
use sim::{ArenaConfig, ArenaReport, Contender, GameRecord, Matchups, Over, Table, arena};
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright arena --players greedy,random --decks decks --games 400 --seed 1
  inkwright arena --players greedy,search:fast,search:normal --decks decks --games 40 --json
  inkwright arena --players greedy,greedy@mine.ron --decks decks --games 1000
  inkwright arena --players greedy,search:strong --decks decks --games 400 --results strong.jsonl

Players are random, greedy, search:fast, search:normal and search:strong; `@FILE` after a name gives it other weights. Every two of them play
pairs of games that differ only in who sits where. The same players, decks and seed give the same games, whatever the number of threads.
Ctrl-C stops early and reports the games that are finished; with --results the run can be taken up again.")]
pub struct Args {
    /// The players, separated by commas
    #[arg(long, value_name = "NAMES", required = true, value_delimiter = ',')]
    players: Vec<String>,
    /// A folder of deck lists, or one of them; may be given more than once
    #[arg(long, value_name = "DIR", required = true)]
    decks: Vec<PathBuf>,
    /// How many games every two players play; an odd number is rounded up
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The seed of the run
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Let different decks meet; without it each deck plays against itself
    #[arg(long)]
    mixed: bool,
    /// How many threads; one for each core when left out
    #[arg(long, value_name = "T", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    /// Write each game to this file, and don't play games again that are in it
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Play decks that are not legal in Constructed, too
    #[arg(long)]
    any_deck: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args, out: &mut Output) -> Result<(), Failure> {
    let contenders = contenders(&args.players)?;
    let library = library::load();
    let table = table(&args.decks, args.any_deck, &library)?;
    let names: Vec<String> = table.lists.iter().map(|list| list.name.clone()).collect();
    let head = Head {
        players: args.players.clone(),
        decks: names.clone(),
        seed: args.seed,
        mixed: args.mixed,
        library: format!("{:016x}", library.hash()),
    };
    let (earlier, results) = match &args.results {
        Some(path) => {
            let (earlier, file) = open_results(path, &head)?;
            (earlier, Some(Mutex::new(file)))
        }
        None => (Vec::new(), None),
    };
    progress::stop_on_ctrl_c();
    let n = contenders.len() as u64;
    let bar = progress::bar(args.games.div_ceil(2) * 2 * (n * n.saturating_sub(1) / 2));
    let tell = |over: Over<'_>| {
        bar.set_position(over.games);
        if let Some(file) = results.as_ref().filter(|_| over.new) {
            let line = serde_json::to_string(over.record).unwrap_or_default();
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            if let Err(error) = writeln!(file, "{line}") {
                eprint_quietly(&format!("note: a game could not be written down: {error}"));
            }
        }
    };
    let config = ArenaConfig {
        matchups: if args.mixed { Matchups::Mixed } else { Matchups::Mirror },
        threads: args.threads,
        earlier,
        progress: Some(&tell),
        stop: Some(&STOP),
        ..ArenaConfig::new(contenders, names.into_iter().zip(table.decks).collect(), args.games, args.seed)
    };
    let report = arena(&table.db, &config).map_err(Failure::input);
    bar.finish_and_clear();
    let report = report?;
    if args.json {
        out.json(&report)?;
    } else {
        say(&report, out)?;
    }
    for broken in &report.broken_games {
        eprint_quietly(&format!("error: {broken}"));
    }
    if report.broken > 0 { Err(Failure::Checked) } else { Ok(()) }
}

/// The players by their names; `name@FILE` has weights of its own.
fn contenders(names: &[String]) -> Result<Vec<Contender>, Failure> {
    let mut contenders: Vec<Contender> = Vec::new();
    for name in names {
        let (kind, maker) = match name.split_once('@') {
            Some((kind, file)) => (kind, bots::maker_with(kind, &Arc::new(read_weights(Path::new(file))?))),
            None => (&name[..], bots::maker(name)),
        };
        let maker = maker.ok_or_else(|| {
            Failure::input(format!("there is no player \"{kind}\"; there are {}", bots::NAMES.join(", ")))
        })?;
        if contenders.iter().any(|other| other.name == *name) {
            return Err(Failure::input(format!("the player \"{name}\" is named twice; name others to meet")));
        }
        contenders.push(Contender { name: name.clone(), maker });
    }
    if contenders.len() < 2 {
        return Err(Failure::input("an arena takes 2 players or more; give --players greedy,random"));
    }
    Ok(contenders)
}

fn read_weights(path: &Path) -> Result<Weights, Failure> {
    let file = path.display();
    let text = fs::read_to_string(path).map_err(|error| Failure::input(format!("{file}: {error}")))?;
    Weights::parse(&text).map_err(|error| Failure::input(format!("{file}: {error}")))
}

/// The deck lists of some folders, in the order of their names.
fn table(paths: &[PathBuf], any_deck: bool, library: &Library) -> Result<Table, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let entries = fs::read_dir(path)
                .and_then(|entries| entries.collect::<Result<Vec<_>, _>>())
                .map_err(|error| Failure::input(format!("{}: {error}", path.display())))?;
            let mut found: Vec<PathBuf> = entries
                .iter()
                .map(fs::DirEntry::path)
                .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
                .collect();
            found.sort();
            files.extend(found);
        } else {
            files.push(path.clone());
        }
    }
    if files.is_empty() {
        return Err(Failure::input("there are no deck lists (files that end in .txt) in the folder"));
    }
    let lists = files.iter().map(|file| {
        let list = decks::read(file, any_deck, library)?;
        let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        Ok(Deck { name: stem.unwrap_or(list.name), entries: list.entries })
    });
    let lists = lists.collect::<Result<Vec<Deck>, Failure>>()?;
    Table::of_any(lists, library).map_err(|errors| Failure::inputs("the decks can't be played", &errors))
}

/// What a file of results begins with: games of another arena can't be taken over.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    players: Vec<String>,
    decks: Vec<String>,
    seed: u64,
    mixed: bool,
    library: String,
}

/// The games of an earlier run, and the file to write further ones to.
fn open_results(path: &Path, head: &Head) -> Result<(Vec<GameRecord>, File), Failure> {
    let name = path.display();
    let broken = |error: &dyn std::fmt::Display| Failure::input(format!("{name}: {error}"));
    let mut earlier = Vec::new();
    let fresh = !path.exists();
    if !fresh {
        let file = File::open(path).map_err(|error| broken(&error))?;
        let mut lines = BufReader::new(file).lines();
        let first = lines.next().transpose().map_err(|error| broken(&error))?.unwrap_or_default();
        if serde_json::from_str::<Head>(&first).ok().as_ref() != Some(head) {
            return Err(broken(&"the results of another arena, or none at all; give another file"));
        }
        for line in lines {
            // The last line of a run that was killed may be cut off: that game is played again.
            let line = line.map_err(|error| broken(&error))?;
            earlier.extend(serde_json::from_str::<GameRecord>(&line));
        }
    }
    let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(|error| broken(&error))?;
    if fresh {
        let line = serde_json::to_string(head).map_err(|error| broken(&error))?;
        writeln!(file, "{line}").map_err(|error| broken(&error))?;
    }
    Ok((earlier, file))
}

fn say(report: &ArenaReport, out: &mut Output) -> Result<(), Failure> {
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let stopped = if report.interrupted { ", stopped early" } else { "" };
    out.line(format_args!(
        "{} games, {} decks, seed {}{stopped}",
        report.games,
        report.decks.len(),
        report.seed
    ))?;
    for player in &report.players {
        let ([low, high], [least, most]) = (player.ci95, player.elo_ci95);
        out.line(format_args!(
            "{}: {} of {} games (95 %: {} to {}), Elo {:.0} ({least:.0} to {most:.0}), {:.2} ms a decision",
            player.name,
            percent(player.win_rate),
            player.games,
            percent(low),
            percent(high),
            player.elo,
            player.think_ms_mean
        ))?;
    }
    for pairing in &report.pairings {
        let [low, high] = pairing.ci95;
        out.line(format_args!(
            "{} against {}: {} to {}, {} drawn; {} (95 %: {} to {})",
            pairing.players[0],
            pairing.players[1],
            pairing.wins[0],
            pairing.wins[1],
            pairing.draws,
            percent(pairing.win_rate),
            percent(low),
            percent(high)
        ))?;
    }
    out.line(format_args!(
        "{:.1} s on {} threads: {:.0} decisions a second",
        report.elapsed_s, report.threads, report.decisions_per_s
    ))?;
    if report.unfinished > 0 {
        out.line(format_args!("{} games were given up after too many decisions", report.unfinished))?;
    }
    if report.broken > 0 {
        out.line(format_args!("{} games broke a promise of the engine", report.broken))?;
    }
    Ok(())
}
