//! `inkwright sprt`: tests whether one player is better than another.

use crate::commands::arena::put_in_order;
use crate::edition::EditionArgs;
use crate::failure::{Failure, eprint_quietly};
use crate::journal::Journal;
use crate::language::{decimal, percent, say};
use crate::output::Output;
use crate::progress::{self, STOP};
use crate::variant::VariantArg;
use crate::{decks, library, names, numbers, players};
use engine::DefId;
use sim::{
    ArenaConfig, ArenaGame, ArenaHead, Contender, GameRecord, Hypotheses, Matchups, SprtReport, SprtVerdict,
    sprt as test,
};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright sprt hard search:normal decks
  inkwright sprt net:1/8/24/8/16/0@mine.net hard decks --elo0 0 --elo1 10 --results mine.jsonl
  inkwright sprt best search:strong decks --games 1000 --to-the-end --json

Plays games in pairs, with the same decks and seed but with the seats swapped, until the results show that A is better than B by --elo1
(\"accepted\") or by no more than --elo0 (\"rejected\"). This is a generalised sequential probability ratio test on pairs. The same bots,
decks and seed always give the same games and the same verdict, however many threads there are. Ctrl-C stops early; with --results, the same
command continues later.")]
pub struct SprtArgs {
    /// The bot that may be better; `@FILE` after a name gives it other weights or another net
    #[arg(value_name = "A", value_parser = names::bot())]
    one: String,
    /// The bot to compare it with
    #[arg(value_name = "B", value_parser = names::bot())]
    other: String,
    #[command(flatten)]
    decks: decks::DeckArgs,
    /// A is not better than B if its lead is at most this
    #[arg(long, value_name = "ELO", default_value_t = 0.0, allow_negative_numbers = true, value_parser = elo)]
    elo0: f64,
    /// A is better than B if its lead is at least this
    #[arg(long, value_name = "ELO", default_value_t = 10.0, allow_negative_numbers = true, value_parser = elo)]
    elo1: f64,
    /// How often the test may accept by mistake
    #[arg(long, value_name = "SHARE", default_value_t = 0.05, value_parser = share)]
    alpha: f64,
    /// How often the test may reject by mistake
    #[arg(long, value_name = "SHARE", default_value_t = 0.05, value_parser = share)]
    beta: f64,
    /// At most this many games; odd numbers are rounded up
    #[arg(long, value_name = "N", default_value_t = 20_000, allow_negative_numbers = true, value_parser = numbers::games)]
    games: u64,
    /// Play all games, even if the test has decided earlier
    #[arg(long)]
    to_the_end: bool,
    /// The seed of the run
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = numbers::seed)]
    seed: u64,
    /// Play each deck against itself; otherwise different decks meet
    #[arg(long)]
    mirror: bool,
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

fn elo(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|elo| elo.abs() <= 1_000.0);
    number.ok_or_else(|| say!("an-elo-is"))
}

fn share(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|share| (0.000_1..=0.4).contains(share));
    number.ok_or_else(|| say!("a-share-is"))
}

pub fn run(args: SprtArgs, out: &mut Output) -> Result<(), Failure> {
    if args.elo1 <= args.elo0 {
        return Err(Failure::input(say!("sprt-order")));
    }
    if args.one == args.other {
        return Err(Failure::input(say!("player-named-twice", "name" = args.one.clone())));
    }
    let names = [args.one.clone(), args.other.clone()];
    let contender = |name: &String| Ok(Contender { name: name.clone(), maker: players::maker(name)? });
    let contenders = names.iter().map(contender).collect::<Result<Vec<_>, Failure>>()?;
    let rules = args.rules.rules()?;
    let library = library::load_playable();
    let lists =
        decks::read_all(&args.decks.files()?, VariantArg::Constructed, args.any_deck, &library.cards)?;
    let table = decks::table_of_any(lists, &library)?;
    let deck_names: Vec<String> = table.lists.iter().map(|list| list.name.clone()).collect();
    let decks: Vec<(String, Vec<DefId>)> = deck_names.into_iter().zip(table.decks.clone()).collect();
    let plan = || ArenaConfig {
        matchups: if args.mirror { Matchups::Mirror } else { Matchups::Mixed },
        rules,
        ..ArenaConfig::new(contenders.clone(), decks.clone(), args.games, args.seed)
    };
    let mut head = ArenaHead::new(&plan(), &library.cards);
    head.players = vec![players::label(&args.one)?, players::label(&args.other)?];
    let (earlier, results) = match &args.results {
        Some(path) => {
            let (earlier, journal) = Journal::open::<GameRecord>(path, &head)?;
            (earlier, Some(journal))
        }
        None => (Vec::new(), None),
    };
    progress::stop_on_ctrl_c();
    let bar = progress::bar(args.games.div_ceil(2).saturating_mul(2));
    let tell = |over: ArenaGame<'_>| {
        bar.set_position(over.games);
        if let Some(journal) = results.as_ref().filter(|_| over.new) {
            journal.write(over.record);
        }
    };
    let config = ArenaConfig {
        threads: numbers::threads(args.threads, args.games),
        earlier,
        progress: Some(&tell),
        stop: Some(&STOP),
        ..plan()
    };
    let hypotheses = Hypotheses { elo0: args.elo0, elo1: args.elo1, alpha: args.alpha, beta: args.beta };
    let report = test(table.db(), &config, hypotheses, args.to_the_end).map_err(Failure::of);
    bar.finish_and_clear();
    let report = report?;
    if let (Some(path), Some(journal)) = (&args.results, results) {
        drop(journal);
        let (records, _) = Journal::open::<GameRecord>(path, &head)?;
        // The test may have ended early, so the file has exactly the games it needed.
        put_in_order(path, &head, ArenaConfig { games: records.len() as u64, ..plan() })?;
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

fn print(report: &SprtReport, out: &mut Output) -> Result<(), Failure> {
    let [one, other] = &report.players;
    let Hypotheses { elo0, elo1, .. } = report.hypotheses;
    let verdict = match report.verdict {
        SprtVerdict::Accepted => "accepted",
        SprtVerdict::Rejected => "rejected",
        SprtVerdict::Open => "open",
    };
    out.line(say!(
        "sprt-verdict",
        "verdict" = verdict,
        "one" = one.clone(),
        "other" = other.clone(),
        "high" = elo1.to_string(),
        "low" = elo0.to_string()
    ))?;
    let [low, high] = report.bounds.map(|bound| decimal(bound, 2));
    out.line(say!("sprt-ratio", "llr" = decimal(report.llr, 2), "low" = low, "high" = high))?;
    let [least, most] = report.score_ci95.map(percent);
    out.line(say!(
        "sprt-games",
        "n" = report.games,
        "won" = report.wins[0],
        "lost" = report.wins[1],
        "draws" = report.draws,
        "share" = percent(report.score),
        "low" = least,
        "high" = most
    ))?;
    out.line(say!("sprt-pairs", "pairs" = report.pairs.map(|pairs| pairs.to_string()).join(", ")))?;
    let signed = |elo: f64| format!("{elo:+.0}");
    let ([low, high], [least, most]) = (report.elo_ci95.map(signed), report.normalised_elo_ci95.map(signed));
    out.line(say!(
        "sprt-elo",
        "elo" = signed(report.elo),
        "low" = low,
        "high" = high,
        "normalised" = signed(report.normalised_elo),
        "least" = least,
        "most" = most
    ))?;
    let [one, other] = report.think_ms_mean.map(|ms| decimal(ms, 2));
    let seconds = decimal(report.elapsed_s, 1);
    out.line(say!(
        "sprt-time",
        "one" = one,
        "other" = other,
        "seconds" = seconds,
        "threads" = report.threads
    ))?;
    if report.unfinished > 0 {
        out.line(say!("report-given-up", "n" = report.unfinished))?;
    }
    Ok(())
}
