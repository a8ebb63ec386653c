//! `inkwright matchup`: matches between decks.

mod text;

use crate::edition::EditionArgs;
use crate::failure::{Failure, eprint_quietly};
use crate::journal::{Journal, write_whole};
use crate::language::say;
use crate::output::Output;
use crate::progress::{self, STOP};
use crate::variant::VariantArg;
use crate::{decks, library, names, numbers, page, players};
use engine::CardDb;
use serde::Serialize;
use sim::matchup::{
    MOST_DECKS, MOST_GAMES, MatchupConfig, MatchupHead, MatchupReport, ResultBlock, against, cards_csv,
    finished, games_known, matchup, matrix_csv, pairings_csv, round_robin,
};
use sim::{Entrant, Stamp, results_text};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright matchup decks --games 200 --bot greedy
  inkwright matchup a.txt b.txt c.txt --games 1000 --seed 7 --out abc
  inkwright matchup mine.txt --against decks --games 400 --bot greedy --json
  inkwright matchup decks --games 1000 --csv matrix.csv --html report.html

Games come in pairs with the seats swapped, so that each deck starts one of the two. The same decks, bots and seed always give the same
result, however many threads there are. Each finished game is written to DIR/results.jsonl: Ctrl-C stops early and reports these games, and
the same command, or one with more --games, continues from there. DIR also contains report.html, which needs no network, report.json,
matrix.csv, pairings.csv and cards.csv.")]
pub struct MatchupArgs {
    #[command(flatten)]
    decks: decks::DeckArgs,
    /// Play the decks only against these decks (a folder, file or name), and not against each other; may be given more than once
    #[arg(long, value_name = "DECKS")]
    against: Vec<PathBuf>,
    /// Games per pairing; odd numbers are rounded up
    #[arg(long, value_name = "N", default_value_t = 200, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    /// The seed of the run
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = numbers::seed)]
    seed: u64,
    /// The bot that plays the decks
    #[arg(long, value_name = "NAME", default_value = "greedy", value_parser = names::bot())]
    bot: String,
    /// The bot that plays the decks of --against [default: the same as --bot]
    #[arg(long, value_name = "NAME", requires = "against", value_parser = names::bot())]
    against_bot: Option<String>,
    /// Also play each deck against itself
    #[arg(long, conflicts_with = "against")]
    mirrors: bool,
    /// The folder for results and reports
    #[arg(long, value_name = "DIR", default_value = "matchup")]
    out: PathBuf,
    /// Write each block of games to this file, and skip games that are already in it
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Write the matrix to this file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the HTML report to this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// The number of threads [default: one per core]
    #[arg(long, value_name = "T", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    #[command(flatten)]
    rules: EditionArgs,
    /// Accept decks that are not legal in Constructed
    #[arg(long)]
    any_deck: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The data to repeat the run, printed with a report.
#[derive(Debug, Serialize)]
pub struct RunDescription {
    #[serde(flatten)]
    pub stamp: Stamp,
    /// One for all decks, or one for each side of `--against`.
    pub players: Vec<String>,
    /// The command to repeat the run.
    pub command: String,
    /// With `--against`: the number of decks, from the first, that met the others.
    #[serde(skip)]
    pub mine: Option<usize>,
}

#[derive(Debug, Serialize)]
struct StampedMatchup<'a> {
    #[serde(flatten)]
    about: &'a RunDescription,
    #[serde(flatten)]
    report: &'a MatchupReport,
}

pub fn run(args: MatchupArgs, out: &mut Output) -> Result<(), Failure> {
    let (mine, others) = files(&args)?;
    let bots = [Some(&args.bot), args.against_bot.as_ref()];
    let makers =
        bots.into_iter().flatten().map(|name| players::maker(name)).collect::<Result<Vec<_>, _>>()?;
    let players =
        bots.into_iter().flatten().map(|name| players::label(name)).collect::<Result<Vec<_>, _>>()?;
    let library = library::load_playable();
    let lists = decks::read_all(
        &[&mine[..], &others].concat(),
        VariantArg::Constructed,
        args.any_deck,
        &library.cards,
    )?;
    let table = decks::table_of_any(lists, &library)?;
    // The index of a deck's player: the last player has the decks of --against.
    let side = |deck: usize| if deck < mine.len() { 0 } else { makers.len() - 1 };
    let entrants: Vec<Entrant> = (0..table.lists.len())
        .map(|deck| Entrant {
            list: table.lists[deck].clone(),
            cards: table.decks[deck].clone(),
            leader: None,
            bot: makers[side(deck)].clone(),
        })
        .collect();
    let rules = args.rules.rules()?;
    let stamp = Stamp::new(&library.cards, rules);
    let pairings = if others.is_empty() {
        round_robin(mine.len(), args.mirrors)
    } else {
        against(mine.len(), entrants.len())
    };
    let config = MatchupConfig { rules, ..MatchupConfig::new(entrants, pairings, args.games, args.seed) };
    let head =
        MatchupHead::new(stamp.clone(), &config, (0..table.lists.len()).map(|deck| &players[side(deck)][..]));
    fs::create_dir_all(&args.out).map_err(|error| Failure::io(&args.out, &error))?;
    let results = args.results.clone().unwrap_or_else(|| args.out.join("results.jsonl"));
    let (earlier, journal) = Journal::open::<ResultBlock>(&results, &head)?;
    let config = MatchupConfig { earlier, ..config };
    let config = MatchupConfig { threads: numbers::threads(args.threads, config.wanted()), ..config };
    progress::stop_on_ctrl_c();
    let bar = progress::bar(config.wanted());
    // Known games don't count for the rate.
    bar.set_position(games_known(table.db(), &config));
    bar.reset_eta();
    let tell = |block: &ResultBlock| {
        bar.inc(2 * block.pairs);
        journal.write(block);
    };
    let config = MatchupConfig { progress: Some(&tell), stop: Some(&STOP), ..config };
    let report = matchup(table.db(), &config).map_err(Failure::of);
    bar.finish_and_clear();
    let report = report?;
    let config = MatchupConfig {
        rules,
        ..MatchupConfig::new(config.entrants, config.pairings, args.games, args.seed)
    };
    drop(journal);
    put_in_order(&results, &head, table.db(), config)?;
    let about = RunDescription {
        stamp,
        players,
        command: command(&args),
        mine: (!others.is_empty()).then_some(mine.len()),
    };
    if args.json {
        out.json(&StampedMatchup { about: &about, report: &report })?;
    } else {
        text::print(&report, &about, out)?;
    }
    // If a file can't be written, the others are still written.
    let mut written = write_reports(&args, &report, &about)?;
    written.push(results);
    if !args.json {
        let names: Vec<String> = written.iter().map(|path| path.display().to_string()).collect();
        out.line(say!("written", "files" = names.join(", ")))?;
    }
    for broken in &report.broken_games {
        eprint_quietly(&say!("error", "what" = broken.to_string()));
    }
    if report.broken > 0 { Err(Failure::Checked) } else { Ok(()) }
}

/// The files of the decks, and of the decks they meet if these are different. A deck doesn't meet itself
/// there.
fn files(args: &MatchupArgs) -> Result<(Vec<PathBuf>, Vec<PathBuf>), Failure> {
    let mine = args.decks.files()?;
    let mut others = decks::files(&args.against)?;
    let real = |path: &PathBuf| fs::canonicalize(path).unwrap_or_else(|_| path.clone());
    let own: Vec<PathBuf> = mine.iter().map(real).collect();
    others.retain(|path| !own.contains(&real(path)));
    let all = mine.len() + others.len();
    if all > MOST_DECKS {
        return Err(Failure::input(say!("matchup-too-many", "n" = all, "most" = MOST_DECKS)));
    }
    if args.against.is_empty() && mine.len() < 2 && !args.mirrors {
        return Err(Failure::input(say!("matchup-alone")));
    }
    if !args.against.is_empty() && others.is_empty() {
        return Err(Failure::input(say!("matchup-against-none")));
    }
    Ok((mine, others))
}

/// Sorts the results of a finished run into canonical order, so that the file is the same on every machine.
fn put_in_order(
    path: &Path,
    head: &MatchupHead,
    db: &CardDb,
    config: MatchupConfig<'_>,
) -> Result<(), Failure> {
    let (earlier, _) = Journal::open::<ResultBlock>(path, head)?;
    let pairs = |blocks: &[ResultBlock]| blocks.iter().map(|block| block.pairs).sum::<u64>();
    let there = pairs(&earlier);
    let config = MatchupConfig { earlier, ..config };
    match finished(db, &config) {
        // A file with results of other runs is left unchanged.
        Some(blocks) if pairs(&blocks) == there => {
            write_whole(path, &results_text(head, &blocks).map_err(Failure::input)?)
        }
        Some(_) | None => Ok(()),
    }
}

/// Writes the requested files, and the rest to the folder.
fn write_reports(
    args: &MatchupArgs,
    report: &MatchupReport,
    about: &RunDescription,
) -> Result<Vec<PathBuf>, Failure> {
    let in_out = |name: &str| args.out.join(name);
    let json = serde_json::to_string(&StampedMatchup { about, report }).map_err(Failure::input)?;
    let files = [
        (args.html.clone().unwrap_or_else(|| in_out("report.html")), page::matchup(report, about)),
        (in_out("report.json"), json + "\n"),
        (args.csv.clone().unwrap_or_else(|| in_out("matrix.csv")), matrix_csv(report)),
        (in_out("pairings.csv"), pairings_csv(report)),
        (in_out("cards.csv"), cards_csv(report)),
    ];
    for (path, contents) in &files {
        write_whole(path, contents)?;
    }
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

/// The command that repeats the run.
fn command(args: &MatchupArgs) -> String {
    let mut command = "inkwright matchup".to_owned();
    let mut add = |flag: &str, value: &str| {
        let _ = write!(command, " {flag}{}{}", if flag.is_empty() { "" } else { " " }, quoted(value));
    };
    args.decks.all().for_each(|path| add("", &path.display().to_string()));
    args.against.iter().for_each(|path| add("--against", &path.display().to_string()));
    add("--games", &args.games.to_string());
    add("--seed", &args.seed.to_string());
    add("--bot", &args.bot);
    if let Some(edition) = args.rules.edition {
        add("--edition", edition.name());
    }
    if let Some(date) = &args.rules.date {
        add("--date", date);
    }
    if let Some(bot) = &args.against_bot {
        add("--against-bot", bot);
    }
    if args.mirrors {
        command += " --mirrors";
    }
    if args.any_deck {
        command += " --any-deck";
    }
    command
}

/// A word quoted for a shell.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:@%+,=".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}
