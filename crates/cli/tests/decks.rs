//! Decks on the command line: standard input, output files, and every form with every command.

use serde_json::Value;
use std::fs;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

const HEART: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks/the-heart-of-magic.txt");
const DARING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks/daring-and-deception.txt");

/// Runs the program with this standard input.
fn run(args: &[&str], input: &str) -> Output {
    // Cards imported on this machine must not matter.
    let nothing = concat!(env!("CARGO_TARGET_TMPDIR"), "/nothing-imported");
    let mut child = Command::new(env!("CARGO_BIN_EXE_inkwright"))
        .args(args)
        .env("INKWRIGHT_DATA", nothing)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It may refuse before reading.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[track_caller]
fn good(args: &[&str], input: &str) -> String {
    let output = run(args, input);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

#[track_caller]
fn refused(args: &[&str], input: &str, part: &str) {
    let output = run(args, input);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stdout));
    let said = text(&output.stderr);
    assert!(said.starts_with("error: ") && said.contains(part), "no {part:?} in {said}");
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

#[test]
fn a_deck_comes_from_standard_input_in_any_form() {
    let list = good(&["deck", "convert", HEART, "--to", "text"], "");
    for form in ["text", "pixelborn", "csv", "ids", "json"] {
        let written = good(&["deck", "convert", HEART, "--to", form], "");
        assert_eq!(good(&["deck", "convert", "-", "--to", "text"], &written), list, "{form}");
    }
    refused(&["deck", "show", "-"], "", "standard input: contains no cards");
    refused(&["deck", "show", "-"], "4 Stich - New Dog", "standard input:1: \"Stich - New Dog\"");
    // A game reads its answers from standard input.
    refused(&["play", "--deck", "-"], &list, "standard input");
}

#[test]
fn games_are_played_with_decks_of_any_form() {
    let dir = folder();
    let path = |name: &str| dir.path().join(name).display().to_string();
    let simulate = |deck: &str| {
        let said = good(
            &["simulate", "--deck", deck, "--deck", DARING, "--games", "4", "--seed", "2", "--json"],
            "",
        );
        let report: Value = serde_json::from_str(&said).expect("JSON");
        (report["wins"].clone(), report["decisions_mean"].clone())
    };
    let expected = simulate(HEART);
    for (form, name) in [("pixelborn", "the-heart-of-magic.txt"), ("csv", "the-heart-of-magic.csv")] {
        good(&["deck", "convert", HEART, "--to", form, "--out", &path(name)], "");
        assert_eq!(simulate(&path(name)), expected, "{form}");
    }
}

#[test]
fn a_sideboard_does_not_play_and_that_is_said() {
    let dir = folder();
    let path = dir.path().join("side.txt");
    let list = fs::read_to_string(HEART).expect("a list") + "\nSideboard\n4 Stitch - New Dog\n";
    fs::write(&path, list).expect("a temporary file can be written");
    let deck = path.display().to_string();
    let output = run(&["simulate", "--deck", &deck, "--deck", DARING, "--games", "2"], "");
    assert!(output.status.success());
    let said = text(&output.stderr);
    assert!(said.contains("side.txt: the sideboard of 4 cards is not used"), "{said}");
    let checked = good(&["deck", "check", &deck, "--format", "constructed"], "");
    assert!(checked.contains("legal, 60 cards; a sideboard of 4 cards, not checked"), "{checked}");
}

#[test]
fn files_are_never_written_over_others_unasked_and_all_or_none() {
    let dir = folder();
    let tables = dir.path().join("tables");
    let out = tables.display().to_string();
    let said = good(&["deck", "convert", HEART, DARING, "--to", "csv", "--out", &out], "");
    assert_eq!(said.lines().filter(|line| line.starts_with("wrote ")).count(), 2, "{said}");
    let table = tables.join("the-heart-of-magic.csv");
    let before = fs::read_to_string(&table).expect("a table");
    let args = ["deck", "convert", HEART, "--to", "ids", "--out", &table.display().to_string()];
    refused(&args, "", "--force");
    assert_eq!(fs::read_to_string(&table).expect("a table"), before);
    good(&[&args[..], &["--force"]].concat(), "");
    assert_ne!(fs::read_to_string(&table).expect("a table"), before);
    // One of two files exists, so the other is not written either.
    fs::remove_file(tables.join("daring-and-deception.csv")).expect("it was written");
    refused(&["deck", "convert", DARING, HEART, "--to", "csv", "--out", &out], "", "--force");
    // Two decks with the same name, or a broken deck after a good one: nothing is written.
    refused(&["deck", "convert", HEART, HEART, "--to", "text", "--out", &out], "", "one by one");
    refused(&["deck", "convert", HEART, "-", "--to", "text", "--out", &out], "garbage", "standard input:1");
    assert_eq!(fs::read_dir(&tables).expect("a folder").count(), 1);
}

#[test]
fn the_curve_is_drawn_to_a_file() {
    let dir = folder();
    let path = dir.path().join("curve.svg");
    let svg = path.display().to_string();
    good(&["deck", "stats", HEART, "--svg", &svg], "");
    let picture = fs::read_to_string(&path).expect("a picture");
    assert!(picture.starts_with("<svg xmlns=") && picture.ends_with("</svg>\n"), "{picture}");
    // 13 of the 17 cards of cost 3 are inkable.
    let of_cost_3 = |what: &str| -> u32 {
        let parts = picture
            .lines()
            .filter_map(|line| line.strip_prefix("<g><title>cost 3: ")?.strip_suffix("</title>"));
        let parts = parts.filter(|part| part.ends_with(what));
        parts.map(|part| part.split(' ').next().and_then(|n| n.parse::<u32>().ok()).expect("a number")).sum()
    };
    assert_eq!((of_cost_3(", inkable"), of_cost_3(", not inkable")), (13, 4), "{picture}");
    refused(&["deck", "stats", HEART, "--svg", &svg], "", "--force");
    refused(&["deck", "stats", HEART, DARING, "--svg", &svg, "--force"], "", "one deck");
}
