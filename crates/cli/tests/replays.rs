//! Saved games, tested through the program: positions, logs, exports, explanations, and stepping on a real
//! terminal.

use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const HEART: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks/the-heart-of-magic.txt");
const DARING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks/daring-and-deception.txt");

/// Cards imported on this machine must not matter.
const NOTHING: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/nothing-imported");

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkwright"));
    command.args(args).stdin(Stdio::null()).env("INKWRIGHT_DATA", NOTHING);
    command.output().expect("the program starts")
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The output of a successful command.
#[track_caller]
fn said(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[track_caller]
fn json(args: &[&str]) -> Value {
    serde_json::from_str(&said(args)).expect("one JSON value")
}

/// Bad input: exit status 2, and a message that contains all of these.
#[track_caller]
fn refused(args: &[&str], parts: &[&str]) {
    let output = run(args);
    let message = stderr(&output);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    for part in parts {
        assert!(message.contains(part), "no {part:?} in {message:?}");
    }
}

/// Saves a game of greedy players.
fn saved() -> (TempDir, String) {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = dir.path().display().to_string();
    let decks = ["simulate", "--deck", HEART, "--deck", DARING, "--bot", "greedy"];
    said(&[&decks[..], &["--games", "1", "--seed", "3", "--save-replays", &folder]].concat());
    let file = dir.path().join("game-000000.replay").display().to_string();
    (dir, file)
}

#[test]
fn any_position_can_be_printed_open_or_as_a_seat_sees_it() {
    let (_dir, file) = saved();
    let last = json(&["replay", &file, "--json"])["decisions"].as_u64().expect("a number");
    let board = json(&["replay", &file, "--turn", "7", "--json"]);
    assert_eq!((board["board"]["turn"].as_u64(), board["answers"].as_u64()), (Some(7), Some(last)));
    let at = board["at"].as_u64().expect("a number").to_string();
    assert_eq!(json(&["replay", &file, "--at", &at, "--json"]), board);
    let hand = |board: &Value, seat: usize| {
        board["board"]["sides"][seat]["hand"].as_array().expect("a list").len() as u64
    };
    let seen = json(&["replay", &file, "--at", &at, "--as", "p1", "--json"]);
    for seat in 0..2 {
        assert_eq!(Some(hand(&board, seat)), board["board"]["sides"][seat]["hand_count"].as_u64());
        assert!(hand(&board, seat) > 0, "{board}");
    }
    assert_eq!(hand(&seen, 0), hand(&board, 0));
    assert_eq!(hand(&seen, 1), 0, "{seen}");
    assert_eq!(
        seen["board"]["sides"][0]["deck"],
        Value::Array(vec![]),
        "nobody knows the order of their own deck"
    );
    let text = said(&["replay", &file, "--at", &at, "--log"]);
    assert!(text.contains(&format!("after {at} of {last} answers, turn 7 of ")), "{text}");
    assert!(text.contains("(3.2.3.1)") && text.contains("must decide: a turn action"), "{text}");
    let end = said(&["replay", &file, "--at", &last.to_string()]);
    assert!(end.contains("has won (1.8.1.1)"), "{end}");
    refused(&["replay", &file, "--at", "99999"], &[&file, &last.to_string()]);
    refused(&["replay", &file, "--turn", "999"], &[&file, "turns"]);
    refused(&["replay", &file, "--at", "3", "--as", "p3"], &["p3 is not in this game"]);
    refused(&["replay", &file, "--at", "3", "--as", "me"], &["p1, p2"]);
    refused(&["replay", &file, "--at", "3", "--turn", "3"], &["--turn"]);
}

#[test]
fn in_a_pipe_the_game_is_checked() {
    let (_dir, file) = saved();
    for args in [&["replay", &file][..], &["replay", &file, "--check"]] {
        assert!(said(args).starts_with("verified: "));
    }
}

#[test]
fn a_position_becomes_a_scenario_that_passes() {
    let (dir, file) = saved();
    let to = dir.path().join("out.scn").display().to_string();
    for at in ["0", "40", "90"] {
        let message = said(&["replay", &file, "--at", at, "--to-scenario", &to]);
        assert!(message.contains("exactly the position"), "{message}");
        assert_eq!(said(&["scenario", "run", &to]), "1 passed, 0 failed\n");
    }
    let written = json(&["replay", &file, "--at", "90", "--to-scenario", &to, "--json"]);
    assert_eq!(written["exact"], true);
    assert_eq!(written["lost"], Value::Array(vec![]));
    let text = fs::read_to_string(&to).expect("the scenario");
    assert_eq!(said(&["replay", &file, "--at", "90", "--to-scenario", "-"]), text);
    // The scenario has the same legal actions.
    let here = json(&["explain", &format!("{file}:90"), "--json"]);
    let there = json(&["explain", &to, "--json"]);
    let answers = |told: &Value| {
        let explained = told["explained"].as_array().expect("a list").iter();
        let mut words: Vec<String> = explained.map(|one| one["why"].to_string()).collect();
        words.sort();
        words
    };
    assert!(answers(&here).len() > 1, "{here}");
    assert_eq!(answers(&here), answers(&there));
    refused(&["replay", &file, "--to-scenario", &to], &["--at"]);
    let nowhere = dir.path().join("no/such/out.scn").display().to_string();
    refused(&["replay", &file, "--at", "3", "--to-scenario", &nowhere], &["out.scn", "folder"]);
    refused(&["replay", &file, "--at", "3", "--to-scenario", &to, "--as", "p1"], &["--as"]);
}

#[test]
fn a_position_of_a_replay_can_be_explained() {
    let (_dir, file) = saved();
    let at = json(&["replay", &file, "--turn", "7", "--json"])["at"].as_u64().expect("a number");
    let place = format!("{file}:{at}");
    let told = json(&["explain", &place, "--json"]);
    let answers = told["explained"].as_array().expect("a list");
    assert!(answers.iter().all(|one| one["allowed"] == true), "{told}");
    assert!(answers.iter().any(|one| one["what"] == "pass"), "{told}");
    assert_eq!(json(&["explain", &file, "--turn", "7", "--json"]), told);
    assert_eq!(json(&["explain", &file, "--at", &at.to_string(), "--json"]), told);
    // Every use of a card, and the reasons against it, by rule number.
    let active = told["decision"].as_str().expect("words")[..2].to_owned();
    let board = json(&["replay", &file, "--at", &at.to_string(), "--json"]);
    let sides = board["board"]["sides"].as_array().expect("a list");
    let other = sides.iter().find(|side| side["seat"] != active.as_str()).expect("another player");
    // A card of theirs that is not in a public zone.
    let open = format!("{} {}", other["discard"], other["play"]);
    let mut hand = other["hand"].as_array().expect("a list").iter().filter_map(Value::as_str);
    let name = hand.find(|name| !open.contains(name)).expect("a card out of sight");
    let about = said(&["explain", &place, name]);
    assert!(about.contains("no  ink ") && about.contains("    4.2"), "{about}");
    // That card is hidden from the active player.
    let seat = ["--as", active.as_str()];
    let told = run(&["explain", &place, name, seat[0], seat[1]]);
    let text = String::from_utf8_lossy(&told.stdout).into_owned() + &stderr(&told);
    assert_eq!(told.status.code(), Some(2), "{text}");
    assert!(text.contains("no card fits "), "{text}");
    assert!(said(&["explain", &place, seat[0], seat[1]]).contains("yes pass"));
    let other = other["seat"].as_str().expect("a seat");
    let nothing = said(&["explain", &place, "--as", other]);
    assert!(nothing.ends_with(&format!("there is nothing for {other} to decide now\n")), "{nothing}");
    let action = said(&["explain", &place, "do pass"]);
    assert!(action.contains("yes pass\n"), "{action}");
    refused(&["explain", &file], &[&file, ":N"]);
    refused(&["explain", &format!("{file}:99999")], &["answers"]);
    refused(&["explain", &place, "nobody"], &["unknown handle"]);
    refused(&["explain", &place, "No Such Card"], &["No Such Card"]);
    refused(&["explain", &place, "--as", "p7"], &["p7 is not in this game"]);
    refused(&["explain", "no-such.replay:3"], &["no-such.replay"]);
    refused(&["explain", "no-such.scn:3"], &["no-such.scn"]);
    refused(&["explain", "no-such.scn", "--at", "3"], &["FILE.scn:LINE"]);
}

#[test]
fn a_hint_can_be_had_for_a_scenario() {
    let (dir, file) = saved();
    let to = dir.path().join("out.scn").display().to_string();
    said(&["replay", &file, "--turn", "5", "--to-scenario", &to]);
    let hint = json(&["hint", &to, "--budget", "1/2/2/2/2/1", "--json"]);
    assert!(!hint["lines"].as_array().expect("a list").is_empty(), "{hint}");
    assert_eq!(hint.get("played"), None);
    refused(&["hint", &to, "--at", "3"], &["FILE.scn:LINE"]);
    refused(&["hint", &file], &["--at"]);
}

/// A separate terminal, closed afterwards.
struct Screen {
    socket: String,
}

impl Screen {
    /// Runs a command on a screen of 120 by 40; `None` without tmux.
    fn open(name: &str, command: &str) -> Option<Screen> {
        let screen = Screen { socket: format!("inkwright-{name}-{}", std::process::id()) };
        let started =
            screen.tmux(&["-f", "/dev/null", "new-session", "-d", "-x", "120", "-y", "40", command]);
        started.map(|_| screen)
    }

    fn tmux(&self, args: &[&str]) -> Option<Output> {
        Command::new("tmux").arg("-L").arg(&self.socket).args(args).env("TERM", "xterm").output().ok()
    }

    fn press(&self, keys: &[&str]) {
        let sent = self.tmux(&[&["send-keys"][..], keys].concat());
        assert!(sent.is_some_and(|output| output.status.success()), "{keys:?}");
    }

    /// Waits until the screen shows this.
    #[track_caller]
    fn shows(&self, part: &str) -> String {
        let begin = Instant::now();
        let mut shown = String::new();
        while begin.elapsed() < Duration::from_secs(60) {
            let captured = self.tmux(&["capture-pane", "-p"]).expect("tmux is there");
            shown = String::from_utf8_lossy(&captured.stdout).into_owned();
            if shown.contains(part) {
                return shown;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("the screen never shows {part:?}:\n{shown}");
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.tmux(&["kill-server"]);
    }
}

#[test]
fn on_a_terminal_keys_step_through_the_game() {
    let (_dir, file) = saved();
    let program = PathBuf::from(env!("CARGO_BIN_EXE_inkwright"));
    let command =
        format!("INKWRIGHT_DATA='{NOTHING}' '{}' replay '{file}'; echo left with $?; cat", program.display());
    let Some(screen) = Screen::open("replay", &command) else {
        testing::skip("there is no tmux to test a terminal with");
        return;
    };
    screen.shows("answer 0 of ");
    screen.press(&["Space"]);
    screen.shows("answer 1 of ");
    screen.press(&["Right", "Left"]);
    screen.shows("answer 1 of ");
    screen.press(&["g", "5", "Enter"]);
    let shown = screen.shows("turn 5  answer");
    assert!(shown.contains("p1: ") && shown.contains("Log"), "{shown}");
    screen.press(&["n"]);
    screen.shows("turn 6  answer");
    screen.press(&["f"]);
    screen.shows("inkwright play --from ");
    screen.press(&["q"]);
    // The terminal is restored.
    screen.shows("left with 0");
}
