//! Measures the engine against its budgets and prints a table: `make bench`.
//!
//! Instructions are counted with valgrind, so the number doesn't depend on the machine's other load. The
//! program runs itself twice, once playing games and once only setting them up, and reports the difference.

mod play;

use engine::Edition;
use play::Bench;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// Number of games played under valgrind.
const COUNTED: u64 = 450;
/// Number of games in the timed runs.
const TIMED: u64 = 6_000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        [] => table(),
        ["play", edition] => println!("{}", bench(edition).play(COUNTED)),
        ["idle", edition] => println!("{}", bench(edition).idle(COUNTED)),
        ["start"] => println!("{}", play::first_decision()),
        _ => {
            eprintln!("error: unknown arguments; run without any");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

/// The edition that the newest one is compared with.
const OLDER: Edition = Edition::V2_0_1;

fn bench(edition: &str) -> Bench {
    Bench::new(edition.parse().expect("the program names an edition to itself"))
}

fn table() {
    println!("{:<58} {:>14} {:>14}", "what", "measured", "budget");
    let row = |what: &str, measured: String, budget: &str| println!("{what:<58} {measured:>14} {budget:>14}");
    match instructions(Edition::NEWEST).and_then(|newest| Ok((newest, instructions(OLDER)?))) {
        Ok(((per_decision, per_game), (older, _))) => {
            row("legal + apply, instructions per decision", format!("{per_decision:.0}"), "<= 3000");
            row("whole random game, instructions", format!("{per_game:.0}"), "");
            let more = format!("{:+.1} %", (older / per_decision - 1.0) * 100.0);
            row(&format!("instructions per decision by edition {OLDER}"), more, "2 %");
        }
        Err(why) => println!("instructions: not measured, {why}"),
    }
    let bench = Bench::new(Edition::NEWEST);
    let begin = cpu_seconds();
    let decisions = bench.play(TIMED);
    let seconds = cpu_seconds() - begin;
    row(
        "random games of the set 1 starter decks per CPU second",
        format!("{:.0}", TIMED as f64 / seconds),
        ">= 13000",
    );
    row("decisions per game", format!("{:.1}", decisions as f64 / TIMED as f64), "");
    row("clone_from of a two-player state", format!("{:.0} ns", bench.clone_ns()), "<= 120 ns");
    row("the learned value of a position", format!("{:.0} ns", bench.judge_ns()), "<= 2000 ns");
    row("size of that state", format!("{} bytes", bench.state_bytes()), "");
    match compile_seconds() {
        Some((cards, seconds)) => {
            row(
                &format!("compiling the text of {cards} cards"),
                format!("{:.0} ms", seconds * 1e3),
                "<= 300 ms",
            );
        }
        None => println!("compiling all cards: not measured, ../shared/cards/cards.json is not there"),
    }
    match start_seconds() {
        Ok(seconds) => row("program start to first decision", format!("{:.1} ms", seconds * 1e3), "<= 30 ms"),
        Err(why) => println!("program start: not measured, {why}"),
    }
}

/// Runs this program again.
fn again(word: &str) -> Result<Command, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut command = Command::new(own);
    command.arg(word);
    Ok(command)
}

/// Instructions per decision and per game.
fn instructions(edition: Edition) -> Result<(f64, f64), String> {
    let (playing, decisions) = counted("play", edition)?;
    let (idle, _) = counted("idle", edition)?;
    let spent = playing.saturating_sub(idle) as f64;
    Ok((spent / decisions as f64, spent / COUNTED as f64))
}

/// The number of instructions of one run, and the number it printed.
fn counted(word: &str, edition: Edition) -> Result<(u64, u64), String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(own)
        .args([word, &edition.to_string()])
        .output()
        .map_err(|_| "valgrind is not installed (apt-get install valgrind)".to_owned())?;
    let told = String::from_utf8_lossy(&output.stderr);
    let refs = told
        .lines()
        .find(|line| line.contains("refs:"))
        .and_then(|line| line.rsplit(' ').next())
        .and_then(|number| number.replace(',', "").parse().ok())
        .ok_or("valgrind printed no count")?;
    let printed =
        String::from_utf8_lossy(&output.stdout).trim().parse().map_err(|_| "no number of decisions")?;
    Ok((refs, printed))
}

/// The CPU time of this process in seconds; wall time if the system doesn't report it.
fn cpu_seconds() -> f64 {
    static BEGIN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let wall = BEGIN.get_or_init(Instant::now).elapsed().as_secs_f64();
    let stat = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    stat.split(' ').next().and_then(|ns| ns.parse::<f64>().ok()).map_or(wall, |ns| ns / 1e9)
}

fn compile_seconds() -> Option<(usize, f64)> {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards/cards.json");
    let data = cards::import::DataFile::read(&path).ok()?;
    let known = cards::CardLibrary::default();
    let begin = Instant::now();
    let import = data.import(&known);
    Some((import.total, begin.elapsed().as_secs_f64()))
}

/// The shortest of several starts: load the whole library, compile it, deal a game.
fn start_seconds() -> Result<f64, String> {
    let mut best = f64::MAX;
    for _ in 0..10 {
        let begin = Instant::now();
        let status = again("start")?.output().map_err(|error| error.to_string())?.status;
        if !status.success() {
            return Err("the program failed".to_owned());
        }
        best = best.min(begin.elapsed().as_secs_f64());
    }
    Ok(best)
}
