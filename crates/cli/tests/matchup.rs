//! `matchup` and `simulate`, tested through the program: files, interruptions, resuming.

use serde_json::Value;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const LISTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks");
const HEART: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks/the-heart-of-magic.txt");
const DARING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks/daring-and-deception.txt");

/// The program, started in this folder.
fn inkwright(dir: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkwright"));
    // Cards imported on this machine must not matter.
    let nothing = concat!(env!("CARGO_TARGET_TMPDIR"), "/nothing-imported");
    command.args(args).current_dir(dir).stdin(Stdio::null()).env("INKWRIGHT_DATA", nothing);
    command
}

fn run(dir: &Path, args: &[&str]) -> Output {
    inkwright(dir, args).output().expect("the program starts")
}

/// A folder that contains a folder with three decks.
fn folder() -> TempDir {
    let dir = tempfile::tempdir().expect("a temporary folder can be made");
    fs::create_dir(dir.path().join(DECKS)).expect("a folder");
    for name in ["a-steadfast-strategy.txt", "daring-and-deception.txt", "the-heart-of-magic.txt"] {
        fs::copy(Path::new(LISTS).join(name), dir.path().join(DECKS).join(name)).expect("a starter deck");
    }
    dir
}

const DECKS: &str = "decks";

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[track_caller]
fn refused(dir: &Path, args: &[&str], parts: &[&str]) {
    let output = run(dir, args);
    let message = stderr(&output);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    for part in parts {
        assert!(message.contains(part), "no {part:?} in {message:?}");
    }
    assert!(output.stdout.is_empty());
}

/// The JSON of a run without times.
#[track_caller]
fn json(output: &Output) -> Value {
    assert_eq!(output.status.code(), Some(0), "{}", stderr(output));
    let mut value: Value = serde_json::from_slice(&output.stdout).expect("one JSON value");
    let object = value.as_object_mut().expect("an object");
    for key in ["elapsed_s", "games_per_s", "threads"] {
        assert!(object.remove(key).is_some(), "no {key}");
    }
    value
}

fn matchup(dir: &Path, more: &[&str]) -> Value {
    let args = [&["matchup", DECKS, "--bot", "random", "--seed", "3", "--json"], more].concat();
    json(&run(dir, &args))
}

fn lines(path: &Path) -> usize {
    fs::read_to_string(path).unwrap_or_default().lines().count()
}

/// Waits until a condition holds, for at most a minute.
#[track_caller]
fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < Duration::from_secs(60), "{what} does not come");
        sleep(Duration::from_millis(20));
    }
}

fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").args([name, &child.id().to_string()]).status();
    assert!(sent.expect("there is a program to send signals").success());
}

#[test]
fn a_run_writes_every_report_and_says_what_it_takes_to_repeat_it() {
    let dir = folder();
    let report = matchup(dir.path(), &["--games", "10"]);
    let decks = report["decks"].as_array().map(Vec::len).expect("decks");
    assert_eq!(report["pairings"].as_array().map(Vec::len), Some(decks * (decks - 1) / 2));
    assert_eq!(report["games"], 10 * decks * (decks - 1) / 2);
    assert_eq!((&report["seed"], &report["interrupted"]), (&Value::from(3), &Value::from(false)));
    assert_eq!(report["library"], format!("{:016x}", cards::CardLibrary::embedded().hash()));
    assert_eq!(report["program"], concat!("inkwright ", env!("CARGO_PKG_VERSION")));
    assert_eq!(report["players"], serde_json::json!(["random"]));
    let command = report["command"].as_str().expect("a command");
    assert_eq!(command, "inkwright matchup decks --games 10 --seed 3 --bot random");
    let read = |name: &str| fs::read_to_string(dir.path().join("matchup").join(name)).expect(name);
    assert!(read("report.html").starts_with("<!DOCTYPE html>"));
    assert!(read("report.json").starts_with('{'));
    assert_eq!(read("matrix.csv").lines().count(), decks + 1);
    assert_eq!(read("matrix.csv").lines().next().map(|line| line.split(',').count()), Some(decks + 1));
    assert_eq!(read("pairings.csv").lines().count(), decks * (decks - 1) / 2 + 1);
    let cards = report["decks"].as_array().into_iter().flatten();
    let cards: usize = cards.map(|deck| deck["cards"].as_array().map_or(0, Vec::len)).sum();
    assert_eq!(read("cards.csv").lines().count(), cards + 1);
    let names: Vec<String> = fs::read_dir(dir.path().join("matchup"))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    assert!(!names.iter().any(|name| name.ends_with(".part")), "{names:?}");
}

#[test]
fn threads_do_not_change_a_run_and_an_earlier_one_is_taken_up() {
    let dir = folder();
    let whole = matchup(dir.path(), &["--games", "24", "--threads", "1", "--out", "whole"]);
    assert_eq!(whole, matchup(dir.path(), &["--games", "24", "--threads", "3", "--out", "threads"]));
    let short = matchup(dir.path(), &["--games", "14", "--out", "parts"]);
    assert_eq!(short["games_each"], 14);
    let results = dir.path().join("parts/results.jsonl");
    let before = lines(&results);
    let all = matchup(dir.path(), &["--games", "24", "--out", "parts"]);
    assert!(lines(&results) > before);
    assert_eq!(all["pairings"], whole["pairings"]);
    assert_eq!(all["decks"], whole["decks"]);
    // All results are known now, so nothing is played or written.
    let before = lines(&results);
    matchup(dir.path(), &["--games", "24", "--out", "parts"]);
    assert_eq!(lines(&results), before);
}

#[test]
fn the_results_of_another_run_are_refused_with_what_differs() {
    let dir = folder();
    matchup(dir.path(), &["--games", "2"]);
    let base = ["matchup", DECKS, "--games", "2"];
    refused(
        dir.path(),
        &[&base[..], &["--bot", "random", "--seed", "4"]].concat(),
        &["results.jsonl", "seed: 3 there, 4 here"],
    );
    refused(
        dir.path(),
        &[&base[..], &["--bot", "greedy", "--seed", "3"]].concat(),
        &["decks: ", "random", "greedy"],
    );
    let text = fs::read_to_string(dir.path().join("matchup/results.jsonl")).expect("results");
    let hash = format!("{:016x}", cards::CardLibrary::embedded().hash());
    fs::write(dir.path().join("other.jsonl"), text.replace(&hash, "0000000000000001")).expect("it writes");
    refused(
        dir.path(),
        &[&base[..], &["--bot", "random", "--seed", "3", "--results", "other.jsonl"]].concat(),
        &["other.jsonl", "library: \"0000000000000001\" there"],
    );
    fs::write(dir.path().join("letter.txt"), "Dear Ann,\n").expect("it writes");
    refused(
        dir.path(),
        &[&base[..], &["--results", "letter.txt"]].concat(),
        &["letter.txt", "not a file of results"],
    );
    assert_eq!(fs::read_to_string(dir.path().join("letter.txt")).expect("it is there"), "Dear Ann,\n");
}

#[test]
fn a_killed_run_loses_only_what_it_was_at() {
    let dir = folder();
    let results = dir.path().join("matchup/results.jsonl");
    let args = ["matchup", DECKS, "--bot", "random", "--seed", "3", "--games", "100000"];
    let mut child = inkwright(dir.path(), &args).stdout(Stdio::null()).spawn().expect("the program starts");
    wait_until("a result", || lines(&results) > 4);
    signal(&child, "-KILL");
    child.wait().expect("it ends");
    let kept = lines(&results);
    // As if the last line had been cut off.
    let mut file = fs::OpenOptions::new().append(true).open(&results).expect("results");
    file.write_all(b"{\"decks\":[0,").expect("it writes");
    drop(file);
    let again = matchup(dir.path(), &["--games", "40"]);
    assert!(lines(&results) >= kept, "what was written is kept");
    assert_eq!(again, matchup(dir.path(), &["--games", "40", "--out", "fresh"]));
}

#[test]
fn ctrl_c_reports_what_is_finished() {
    let dir = folder();
    let results = dir.path().join("matchup/results.jsonl");
    let args = ["matchup", DECKS, "--bot", "random", "--games", "1000000", "--json"];
    let child = inkwright(dir.path(), &args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let child = child.expect("the program starts");
    wait_until("a result", || lines(&results) > 4);
    signal(&child, "-INT");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(stderr(&output), "", "nothing about progress where nobody looks");
    let report = json(&output);
    assert_eq!(report["interrupted"], true);
    assert!(report["games"].as_u64() > Some(0), "{}", report["games"]);
    assert!(dir.path().join("matchup/report.html").exists());
}

#[test]
fn ctrl_c_in_simulate_reports_what_is_finished() {
    let dir = folder();
    let args = [
        "simulate",
        "--deck",
        HEART,
        "--deck",
        DARING,
        "--games",
        "100000000",
        "--json",
        "--save-replays",
        "games",
    ];
    let child = inkwright(dir.path(), &args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let child = child.expect("the program starts");
    wait_until("a game", || dir.path().join("games/game-000000.replay").exists());
    signal(&child, "-INT");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(stderr(&output), "", "nothing about progress where nobody looks");
    let report = json(&output);
    assert_eq!(report["interrupted"], true);
    let games = report["games"].as_u64().expect("a number");
    assert!(games > 0 && games < 100_000_000, "{games}");
    let wins: u64 = report["wins"].as_array().into_iter().flatten().filter_map(Value::as_u64).sum();
    assert_eq!(
        wins + report["draws"].as_u64().unwrap_or(0) + report["unfinished"].as_u64().unwrap_or(0),
        games
    );
}

#[test]
fn simulate_says_what_it_takes_to_repeat_it() {
    let dir = folder();
    let args = [
        "simulate",
        "--deck",
        HEART,
        "--deck",
        DARING,
        "--games",
        "4",
        "--bot",
        "greedy",
        "--bot",
        "search:1/2/2/2/2/1",
    ];
    let report = json(&run(dir.path(), &[&args[..], &["--json"]].concat()));
    let hash = format!("{:016x}", cards::CardLibrary::embedded().hash());
    assert_eq!((&report["library"], &report["seed"]), (&Value::from(hash.clone()), &Value::from(1)));
    assert_eq!(report["players"], serde_json::json!(["greedy", "search:1/2/2/2/2/1"]));
    assert_eq!(report["rules"], "2.3.0");
    let text = run(dir.path(), &args);
    let said = String::from_utf8_lossy(&text.stdout).into_owned();
    assert!(said.contains(&hash) && said.contains("players: greedy, search:1/2/2/2/2/1"), "{said}");
}

/// Runs the program on a pseudoterminal; `None` if `script` is missing.
fn on_a_terminal(dir: &Path, args: &[&str]) -> Option<String> {
    let words: Vec<String> = args.iter().map(|word| format!("'{word}'")).collect();
    let command = format!("'{}' {}", env!("CARGO_BIN_EXE_inkwright"), words.join(" "));
    let nothing = concat!(env!("CARGO_TARGET_TMPDIR"), "/nothing-imported");
    let output = Command::new("script")
        .args(["-qec", &command, "/dev/null"])
        .current_dir(dir)
        .stdin(Stdio::null())
        .env("INKWRIGHT_DATA", nothing)
        .env("TERM", "xterm")
        .output();
    output.ok().map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn a_terminal_shows_the_rate_and_the_time_left() {
    let dir = folder();
    let matchup = ["matchup", DECKS, "--bot", "random", "--games", "1000"];
    let simulate = ["simulate", "--deck", HEART, "--deck", DARING, "--games", "3000"];
    for args in [&matchup[..], &simulate] {
        let Some(shown) = on_a_terminal(dir.path(), args) else {
            testing::skip("there is no program `script` to make a terminal with");
            return;
        };
        assert!(shown.contains(" games, ") && shown.contains("/s, ") && shown.contains(" left"), "{shown}");
    }
}

#[test]
fn one_deck_meets_those_of_a_folder() {
    let dir = folder();
    let mine = "decks/the-heart-of-magic.txt";
    let args = ["matchup", mine, "--against", DECKS, "--bot", "random", "--games", "6", "--seed", "3"];
    let report = json(&run(dir.path(), &[&args[..], &["--json"]].concat()));
    let pairings = report["pairings"].as_array().expect("a list");
    assert_eq!(pairings.len(), 2, "not against itself");
    assert!(pairings.iter().all(|pair| pair["decks"][0] == 0));
    let said = run(dir.path(), &args);
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    assert!(said.contains("the-heart-of-magic: ") && said.contains("  daring-and-deception"), "{said}");
    // The same games as in the run with all decks.
    let all = matchup(dir.path(), &["--games", "6", "--out", "all"]);
    let name = |report: &Value, deck: &Value| {
        report["decks"][deck.as_u64().unwrap_or(0) as usize]["name"].as_str().map(str::to_owned)
    };
    let mine = Some("the-heart-of-magic".to_owned());
    let mut compared = 0;
    for pair in all["pairings"].as_array().expect("a list") {
        let names = [0, 1].map(|side| name(&all, &pair["decks"][side]));
        let Some(other) = names.iter().find(|other| names.contains(&mine) && **other != mine) else {
            continue;
        };
        let found = pairings.iter().find(|pair| name(&report, &pair["decks"][1]) == *other).expect("met");
        let mut wins = [0, 1].map(|side| found["wins"][side].clone());
        if names[0] != mine {
            wins.reverse();
        }
        assert_eq!(wins, [0, 1].map(|side| pair["wins"][side].clone()), "{names:?}");
        compared += 1;
    }
    assert_eq!(compared, pairings.len());
}

#[test]
fn decks_that_cannot_meet_are_refused() {
    let dir = folder();
    let at = dir.path();
    refused(at, &["matchup", "no-such-dir"], &["no-such-dir"]);
    refused(at, &["matchup", HEART], &["no opponents", "--against"]);
    refused(at, &["matchup", HEART, "--against", HEART], &["not among the others"]);
    refused(at, &["matchup", DECKS, "--bot", "clever"], &["\"clever\"", "search:normal"]);
    refused(at, &["matchup", DECKS, "--games", "0"], &["--games"]);
    refused(at, &["matchup", DECKS, "--games", "1000001"], &["--games", "1000000"]);
    fs::create_dir(at.join("empty")).expect("a folder");
    refused(at, &["matchup", "empty"], &["empty", "no deck lists"]);
    fs::create_dir(at.join("many")).expect("a folder");
    for n in 0..201 {
        fs::copy(HEART, at.join(format!("many/deck{n}.txt"))).expect("a copy");
    }
    refused(at, &["matchup", "many"], &["201 decks", "200"]);
    assert!(!at.join("matchup").exists(), "nothing is written before all is known to be well");
}
