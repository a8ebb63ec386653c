//! `inkwright arena`: matches between players.

use crate::edition::EditionArgs;
use crate::failure::{Failure, eprint_quietly};
use crate::journal::{Journal, write_whole};
use crate::language::{self, decimal, percent, say};
use crate::output::Output;
use crate::progress::{self, STOP};
use crate::variant::VariantArg;
use crate::{decks, library, names, numbers, players};
use engine::DefId;
use sim::{
    ArenaConfig, ArenaGame, ArenaHead, ArenaReport, Contender, GameRecord, Matchups, arena, finished_arena,
    results_text,
};
use std::path::{Path, PathBuf};
use words::Message;

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright arena decks --players greedy,random --games 400 --seed 1
  inkwright arena the-heart-of-magic --players greedy,search:fast,search:normal --games 40 --json
  inkwright arena decks --players greedy,greedy@mine.ron --games 1000
  inkwright arena decks --players greedy,search:strong --games 400 --results strong.jsonl

`@FILE` after the name of a bot gives it other weights. Each pair of bots plays games in pairs that differ only in the seats. The same bots,
decks and seed always give the same games, however many threads there are. Ctrl-C stops early and reports the finished games; with
--results, the run can be resumed.")]
pub struct ArenaArgs {
    /// The bots, separated by commas
    #[arg(long, value_name = "NAMES", required = true, value_delimiter = ',', value_parser = names::bot())]
    players: Vec<String>,
    #[command(flatten)]
    decks: decks::DeckArgs,
    /// Games for each pair of bots; odd numbers are rounded up
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = numbers::games)]
    games: u64,
    /// The seed of the run
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = numbers::seed)]
    seed: u64,
    /// Play different decks against each other; otherwise each deck plays against itself
    #[arg(long)]
    mixed: bool,
    /// The number of threads [default: one per core]
    #[arg(long, value_name = "T", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    /// Write each game to this file, and skip games that are already in it
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    #[command(flatten)]
    rules: EditionArgs,
    /// Accept decks that are not legal in Constructed
    #[arg(long)]
    any_deck: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: ArenaArgs, out: &mut Output) -> Result<(), Failure> {
    let contenders = contenders(&args.players)?;
    let rules = args.rules.rules()?;
    let library = library::load_playable();
    let lists =
        decks::read_all(&args.decks.files()?, VariantArg::Constructed, args.any_deck, &library.cards)?;
    let table = decks::table_of_any(lists, &library)?;
    let names: Vec<String> = table.lists.iter().map(|list| list.name.clone()).collect();
    let decks: Vec<(String, Vec<DefId>)> = names.into_iter().zip(table.decks.clone()).collect();
    let plan = || ArenaConfig {
        matchups: if args.mixed { Matchups::Mixed } else { Matchups::Mirror },
        rules,
        ..ArenaConfig::new(contenders.clone(), decks.clone(), args.games, args.seed)
    };
    let head = ArenaHead::new(&plan(), &library.cards);
    let (earlier, results) = match &args.results {
        Some(path) => {
            let (earlier, journal) = Journal::open::<GameRecord>(path, &head)?;
            (earlier, Some(journal))
        }
        None => (Vec::new(), None),
    };
    progress::stop_on_ctrl_c();
    let n = contenders.len() as u64;
    let all = args.games.div_ceil(2).saturating_mul(2).saturating_mul(n * n.saturating_sub(1) / 2);
    let bar = progress::bar(all);
    let tell = |over: ArenaGame<'_>| {
        bar.set_position(over.games);
        if let Some(journal) = results.as_ref().filter(|_| over.new) {
            journal.write(over.record);
        }
    };
    let config = ArenaConfig {
        threads: numbers::threads(args.threads, all),
        earlier,
        progress: Some(&tell),
        stop: Some(&STOP),
        ..plan()
    };
    let report = arena(table.db(), &config).map_err(Failure::of);
    bar.finish_and_clear();
    let report = report?;
    if let (Some(path), Some(journal)) = (&args.results, results) {
        drop(journal);
        put_in_order(path, &head, plan())?;
    }
    if args.json {
        out.json(&report)?;
    } else {
        print(&report, out)?;
    }
    for broken in &report.broken_games {
        eprint_quietly(&say!("error", "what" = broken.to_string()));
    }
    if report.broken > 0 { Err(Failure::Checked) } else { Ok(()) }
}

/// The players by name, without duplicates.
fn contenders(names: &[String]) -> Result<Vec<Contender>, Failure> {
    let mut contenders: Vec<Contender> = Vec::new();
    for name in names {
        let maker = players::maker(name)?;
        if contenders.iter().any(|other| other.name == *name) {
            return Err(Failure::input(say!("player-named-twice", "name" = name.clone())));
        }
        contenders.push(Contender { name: name.clone(), maker });
    }
    if contenders.len() < 2 {
        return Err(Failure::input(say!("arena-two-players")));
    }
    Ok(contenders)
}

/// Sorts the results of a finished arena into canonical order, so that the file is the same on every machine.
pub fn put_in_order(path: &Path, head: &ArenaHead, config: ArenaConfig<'_>) -> Result<(), Failure> {
    let (earlier, _) = Journal::open::<GameRecord>(path, head)?;
    let there = earlier.len();
    match finished_arena(&ArenaConfig { earlier, ..config }) {
        // A file with results of other runs is left unchanged.
        Some(records) if records.len() == there => {
            write_whole(path, &results_text(head, &records).map_err(Failure::input)?)
        }
        Some(_) | None => Ok(()),
    }
}

fn print(report: &ArenaReport, out: &mut Output) -> Result<(), Failure> {
    let stopped = if report.interrupted { "yes" } else { "no" };
    let decks = match &report.decks[..] {
        [only] => only.clone(),
        many => say!("so-many-decks", "n" = many.len()),
    };
    let seed = report.seed.to_string();
    out.line(say!("arena-games", "n" = report.games, "decks" = decks, "seed" = seed, "stopped" = stopped))?;
    for player in &report.players {
        let ([low, high], [least, most]) = (player.ci95.map(percent), player.elo_ci95.map(whole));
        let what = Message::new("arena-player")
            .with("name", player.name.clone())
            .with("share", percent(player.win_rate))
            .with("n", player.games)
            .with("low", low)
            .with("high", high)
            .with("elo", whole(player.elo))
            .with("least", least)
            .with("most", most);
        // A finished file contains no times.
        out.line(match player.think_ms_mean > 0.0 {
            true => say!("arena-time", "what" = what, "ms" = decimal(player.think_ms_mean, 2)),
            false => language::tell(&what),
        })?;
    }
    for pairing in &report.pairings {
        let [low, high] = pairing.ci95.map(percent);
        out.line(say!(
            "arena-pairing",
            "one" = pairing.players[0].clone(),
            "other" = pairing.players[1].clone(),
            "won" = pairing.wins[0],
            "lost" = pairing.wins[1],
            "draws" = pairing.draws,
            "share" = percent(pairing.win_rate),
            "low" = low,
            "high" = high
        ))?;
    }
    let (seconds, rate) = (decimal(report.elapsed_s, 1), decimal(report.decisions_per_s, 0));
    out.line(say!("report-decisions-speed", "seconds" = seconds, "threads" = report.threads, "rate" = rate))?;
    if report.unfinished > 0 {
        out.line(say!("report-given-up", "n" = report.unfinished))?;
    }
    if report.broken > 0 {
        out.line(say!("report-broken", "n" = report.broken))?;
    }
    Ok(())
}

fn whole(elo: f64) -> String {
    decimal(elo, 0)
}
