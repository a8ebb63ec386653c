//! The program as its users run it: exit status, messages, and robustness against bad input.

use serde_json::Value;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

const HEART: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks/the-heart-of-magic.txt");
const DARING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks/daring-and-deception.txt");

fn inkwright(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkwright"));
    // Cards imported on this machine must not matter.
    let nothing = concat!(env!("CARGO_TARGET_TMPDIR"), "/nothing-imported");
    command.args(args).stdin(Stdio::null()).env("INKWRIGHT_DATA", nothing);
    command
}

fn run(args: &[&str]) -> Output {
    inkwright(args).output().expect("the program starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Bad input: exit status 2, one message that contains all of these, nothing on standard output.
#[track_caller]
fn refused(args: &[&str], parts: &[&str]) {
    let output = run(args);
    let message = stderr(&output);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.starts_with("error: "), "{message}");
    assert_eq!(message.matches("error: ").count(), 1, "{message}");
    for part in parts {
        assert!(message.contains(part), "no {part:?} in {message:?}");
    }
    assert_eq!(stdout(&output), "");
}

fn file(dir: &TempDir, name: &str, contents: impl AsRef<[u8]>) -> String {
    let path = dir.path().join(name);
    fs::write(&path, contents).expect("a temporary file can be written");
    path.display().to_string()
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

fn simulate(decks: [&str; 2], more: &[&str]) -> Output {
    let mut args = vec!["simulate", "--deck", decks[0], "--deck", decks[1]];
    args.extend(more);
    run(&args)
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"))
}

#[test]
fn a_missing_file_is_named() {
    refused(&["cards", "import", "no-such.json", "--out", "no-such-dir"], &["no-such.json"]);
    refused(&["cards", "coverage", "--data", "no-such.json"], &["no-such.json"]);
    refused(&["scenario", "run", "no-such.scn"], &["no-such.scn"]);
    refused(&["scenario", "trace", "no-such.scn"], &["no-such.scn"]);
    refused(&["scenario", "explain", "no-such.scn:3"], &["no-such.scn"]);
    refused(&["replay", "no-such.replay"], &["no-such.replay"]);
    refused(&["simulate", "--deck", "no-such.txt", "--deck", HEART], &["no-such.txt"]);
    refused(&["play", "--deck", "no-such.txt"], &["no-such.txt"]);
    refused(&["deck", "check", HEART, "no-such.txt"], &["no-such.txt"]);
    refused(&["arena", "--players", "random,greedy", "--decks", "no-such-dir"], &["no-such-dir"]);
    refused(&["hint", "no-such.replay", "--at", "1"], &["no-such.replay"]);
    assert!(!Path::new("no-such-dir").exists());
}

#[test]
fn malformed_card_data_are_refused_with_line_and_column_and_nothing_is_written() {
    let dir = folder();
    let data = file(&dir, "cards.json", "[\n  {\"name\": \"A\",\n  oops\n]");
    let out = dir.path().join("out").display().to_string();
    refused(&["cards", "import", &data, "--out", &out], &["cards.json:3:"]);
    refused(&["cards", "coverage", "--data", &data], &["cards.json:3:"]);
    assert!(!Path::new(&out).exists());
}

#[test]
fn an_import_of_some_cards_keeps_the_others_of_the_library() {
    let dir = folder();
    let out = dir.path().join("cards").display().to_string();
    let card = |name: &str, number: u32| {
        format!(
            r#"{{"name":"{name}","version":"Made Up","fullName":"{name} - Made Up","type":"Character","color":"Amber",
            "cost":1,"inkwell":true,"strength":1,"willpower":1,"lore":1,"setCode":"1","number":{number},
            "subtypes":["Storyborn"],"fullTextSections":[]}}"#
        )
    };
    let first = file(&dir, "a.json", format!("[{}]", card("Ann", 1)));
    let second = file(&dir, "b.json", format!("[{}]", card("Bob", 2)));
    for data in [&first, &second] {
        let output = run(&["cards", "import", data, "--out", &out, "--json"]);
        assert!(output.status.success(), "{}", stderr(&output));
        assert_eq!(json(&output)["imported"], 1, "{}", stdout(&output));
    }
    let set = fs::read_to_string(Path::new(&out).join("set01.ron")).expect("the set was written");
    assert!(set.contains("Ann") && set.contains("Bob"), "{set}");
}

#[test]
fn an_unknown_card_gets_the_nearest_match() {
    refused(&["cards", "show", "Stich - New Dog"], &["did you mean \"Stitch - New Dog\"?"]);
    let dir = folder();
    let deck = file(&dir, "deck.txt", "# mine\n4 Stich - New Dog\n");
    refused(
        &["simulate", "--deck", &deck, "--deck", HEART],
        &["deck.txt:2: ", "did you mean \"Stitch - New Dog\"?"],
    );
}

#[test]
fn an_illegal_deck_is_refused_with_every_reason_and_rule() {
    let dir = folder();
    let deck = file(&dir, "deck.txt", "5 Stitch - New Dog\n2 Dragon Fire\n2 Fire the Cannons!\n");
    refused(
        &["simulate", "--deck", &deck, "--deck", HEART],
        &["deck.txt", "9 cards", "ink types", "5 copies", "1.10.1.1", "--any-deck"],
    );
    let output = simulate([&deck, HEART], &["--games", "4", "--any-deck", "--json"]);
    assert!(output.status.success(), "{}", stderr(&output));
}

#[test]
fn a_deck_is_checked_against_a_format_on_a_day() {
    let output = run(&["deck", "check", HEART, DARING, "--format", "infinity", "--date", "2026-07-17"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let said = stdout(&output);
    assert_eq!(said.lines().last(), Some("2 of 2 legal in Infinity Constructed on 2026-07-17"), "{said}");

    // Set 1 left Core; the day before, the list was legal.
    let output = run(&["deck", "check", HEART, "--format", "core", "--date", "2025-09-04"]);
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    let output = run(&["deck", "check", HEART, "--format", "core", "--date", "2025-09-05", "--json"]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let said = json(&output);
    assert_eq!(said["legal"], false);
    assert_eq!(said["violations"][0]["kind"], "not-in-sets", "{said}");
    assert_eq!(said["violations"][0]["rule"], "1.10.1", "{said}");
}

#[test]
fn a_deck_check_names_every_broken_rule_and_the_nearest_card() {
    let dir = folder();
    let deck =
        file(&dir, "deck.txt", "5 Stitch - New Dog\n2 Dragon Fire\n2 Fire the Cannons!\n1 Stich - New Dog\n");
    let output = run(&["deck", "check", &deck, "--format", "infinity"]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let said = stdout(&output);
    for part in
        ["10 cards", "ink types", "5 copies", "1.10.1.1", "1.4.1", "did you mean \"Stitch - New Dog\"?"]
    {
        assert!(said.contains(part), "no {part:?} in {said}");
    }
    refused(&["deck", "check", &deck, "--date", "2026-02-30"], &["2026-02-30", "year-month-day"]);
    refused(&["deck", "check", &deck, "--format", "standard"], &["standard", "pack-rush"]);
    let garbage = file(&dir, "garbage.txt", "no list\n");
    refused(&["deck", "check", HEART, &garbage], &["garbage.txt:1"]);
}

#[test]
fn a_run_takes_more_decks_teams_and_variants() {
    let four = ["--deck", HEART, "--deck", DARING, "--games", "6", "--json"];
    for more in [&[][..], &["--teams", "alternating"], &["--teams", "together"], &["--variant", "pack-rush"]]
    {
        let output = simulate([HEART, DARING], &[&four[..], more].concat());
        assert!(output.status.success(), "{more:?}: {}", stderr(&output));
        let report = json(&output);
        assert_eq!(report["decks"].as_array().map(Vec::len), Some(4), "{more:?}");
        assert_eq!((report["games"].as_u64(), report["broken"].as_u64()), (Some(6), Some(0)), "{more:?}");
    }
}

#[test]
fn teams_that_cannot_be_made_are_refused() {
    let three = ["simulate", "--deck", HEART, "--deck", DARING, "--deck", HEART];
    refused(&[&three[..], &["--teams", "together"]].concat(), &["even number", "3"]);
    refused(&["simulate", "--deck", HEART], &["at least two decks"]);
}

#[test]
fn pack_rush_takes_any_deck() {
    let dir = folder();
    let deck = file(&dir, "packs.txt", "5 Stitch - New Dog\n2 Dragon Fire\n2 Fire the Cannons!\n");
    let output = simulate([&deck, &deck], &["--games", "4", "--variant", "pack-rush", "--json"]);
    assert!(output.status.success(), "{}", stderr(&output));
}

#[test]
fn a_broken_scenario_is_refused_with_file_and_line() {
    let dir = folder();
    let scenario = file(&dir, "broken.scn", "scenario \"Broken\"\nexpct p1 lore 3\n");
    let output = run(&["scenario", "run", &scenario]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).starts_with("error: "), "{}", stderr(&output));
    assert!(stderr(&output).contains("broken.scn:2"), "{}", stderr(&output));
    assert_eq!(stdout(&output).lines().last(), Some("0 passed, 1 failed"));
    refused(&["scenario", "trace", &scenario], &["broken.scn:2"]);
}

#[test]
fn a_failing_scenario_gives_status_1_and_a_passing_one_0() {
    let dir = folder();
    let failing = file(&dir, "failing.scn", "scenario \"Fails\"\np1:\n  lore 4\nexpect p1 lore 3\n");
    let output = run(&["scenario", "run", &failing]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let said = stdout(&output);
    assert!(said.contains("failing.scn:4: Fails: "), "{said}");
    assert_eq!(said.lines().last(), Some("0 passed, 1 failed"));

    let passing = file(&dir, "passing.scn", "scenario \"Passes\"\np1:\n  lore 4\nexpect p1 lore 4\n");
    let output = run(&["scenario", "run", &passing, "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_eq!(json(&output)["passed"], true);
}

const QUESTION: &str = r#"scenario "Who may challenge whom"
card "Test Bird - High Up" character amber cost 2 inkable 1/3 lore 1 [Storyborn] { Evasive }
card "Test Guard - On Duty" character amber cost 2 inkable 1/3 lore 1 [Storyborn] { Bodyguard }
card "Test Ward - Shy" character amber cost 2 inkable 1/3 lore 1 [Storyborn] { Ward }
card "Test Zap" action ruby cost 1 { Deal 1 damage to chosen opposing character. }
p1:
  ink 1
  hand "Test Zap" as zap
  play "Test Guard - On Duty" as mine drying exerted
p2:
  hand "Test Ward - Shy" as hidden
  play "Test Bird - High Up" as bird
  play "Test Guard - On Duty" as guard exerted
  play "Test Ward - Shy" as shy
expect illegal do challenge mine bird
do play zap
choose guard
expect guard damage 1
"#;

#[test]
fn an_explanation_names_every_rule_and_card_that_stands_against_an_action() {
    let dir = folder();
    let path = file(&dir, "question.scn", QUESTION);
    let explain = |place: &str, more: &[&str]| {
        let mut args = vec!["scenario", "explain", place];
        args.extend(more);
        let output = run(&args);
        assert!(output.status.success(), "{}", stderr(&output));
        stdout(&output)
    };
    // The line's own action.
    let said = explain(&format!("{path}:15"), &[]);
    let expected = "no  challenge mine bird
    4.6.4.1   Test Guard - On Duty is exerted.
    4.6.4.1   Test Guard - On Duty is still drying.
    4.6.4.2   Test Bird - High Up is ready, and only exerted characters can be challenged.
    8.6.1     Test Bird - High Up is Evasive, and Test Guard - On Duty has neither Evasive nor Alert.
    8.3.3     Test Guard - On Duty has Bodyguard and must be challenged instead of Test Bird - High Up.
";
    assert_eq!(said, expected);
    // Another action, before the line and in the middle of a decision.
    let said = explain(&format!("{path}:16"), &["do play zap"]);
    assert_eq!(said, "yes play zap\n    4.3.1     p1 may play Test Zap (1 ink).\n");
    let said = explain(&format!("{path}:17"), &["choose shy"]);
    assert!(said.contains("8.15.1    Test Ward - Shy has Ward"), "{said}");
    let said = explain(&format!("{path}:17"), &["do quest mine"]);
    assert!(said.contains("p1 must choose cards first, for Test Zap."), "{said}");
    // A card: all its legal and illegal actions.
    let said = explain(&path, &["mine"]);
    assert!(said.contains("no  quest mine\n    1.7.5     Test Guard - On Duty is still drying."), "{said}");
    assert_eq!(said.matches("challenge mine").count(), 3, "{said}");
    // Explanations don't reveal cards hidden from the viewer.
    let said = explain(&path, &["hidden", "--viewer", "p1"]);
    assert!(said.contains("7.1.3     p1 can't see one of these cards."), "{said}");
    assert!(!said.contains("Shy"), "{said}");
    refused(&["scenario", "explain", &path, "nobody"], &["question.scn", "unknown handle"]);
    refused(&["scenario", "explain", &path, "mine", "--viewer", "p7"], &["p7 is not in this game"]);
}

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_threads() {
    let result = |threads: &str| {
        let more = ["--games", "300", "--seed", "5", "--json", "--threads", threads];
        let output = simulate([HEART, DARING], &more);
        assert!(output.status.success(), "{}", stderr(&output));
        let mut value = json(&output);
        let object = value.as_object_mut().expect("an object");
        for key in ["elapsed_s", "games_per_s", "threads"] {
            assert!(object.remove(key).is_some(), "no {key}");
        }
        value
    };
    let one = result("1");
    assert_eq!(one, result("2"));
    assert_eq!(one["games"], 300);
}

/// Saves a few games; returns their folder and the first one's file.
fn saved() -> (TempDir, PathBuf) {
    let dir = folder();
    let replays = dir.path().join("replays");
    let more = ["--games", "4", "--seed", "3", "--save-replays", &replays.display().to_string()];
    let output = simulate([HEART, DARING], &more);
    assert!(output.status.success(), "{}", stderr(&output));
    let mut names: Vec<PathBuf> =
        fs::read_dir(&replays).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    names.sort();
    assert_eq!(names.len(), 4, "{names:?}");
    (dir, names.remove(0))
}

#[test]
fn a_saved_game_plays_back_and_its_log_names_rules() {
    let (_dir, replay) = saved();
    let path = replay.display().to_string();
    let output = run(&["replay", &path, "--json"]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(json(&output)["verified"], true);
    let output = run(&["replay", &path, "--log"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let log = stdout(&output);
    assert!(log.contains("turn 1: ") && log.contains(" (3."), "{log}");
    assert!(log.lines().last().is_some_and(|line| line.starts_with("verified: ")), "{log}");
}

#[test]
fn a_broken_replay_is_refused() {
    let (dir, replay) = saved();
    let whole = fs::read(&replay).expect("a replay");
    let damaged = |name: &str, bytes: &[u8], part: &str| {
        let path = file(&dir, name, bytes);
        refused(&["replay", &path], &[name, part]);
    };
    damaged("empty.replay", b"", "not a replay");
    damaged("text.replay", b"4 Stitch - New Dog\n", "not a replay");
    damaged("cut.replay", &whole[..whole.len() / 2], "damaged");
    let mut flipped = whole.clone();
    flipped[40] ^= 1;
    damaged("flipped.replay", &flipped, "damaged");
    let mut newer = whole.clone();
    newer[16] = 9;
    damaged("newer.replay", &newer, "version 9");
}

#[test]
fn a_replay_of_another_card_library_says_so() {
    let (dir, replay) = saved();
    let mut replay = replay::Replay::read(&replay).expect("a replay");
    replay.library_hash ^= 1;
    let path = dir.path().join("other.replay");
    replay.write(&path).expect("it can be written");
    refused(&["replay", &path.display().to_string()], &["other.replay", "another card library"]);
}

#[test]
fn a_replay_with_an_action_against_the_rules_is_refused() {
    let (dir, replay) = saved();
    let mut replay = replay::Replay::read(&replay).expect("a replay");
    replay.actions[0] = engine::Action::Number(9);
    let path = dir.path().join("cheat.replay");
    replay.write(&path).expect("it can be written");
    refused(&["replay", &path.display().to_string()], &["cheat.replay", "action 0", "refused"]);
}

/// Runs the program with a separate data folder and this input.
fn in_folder(data: &TempDir, args: &[&str], input: &str) -> Output {
    let mut child = inkwright(args)
        .env("INKWRIGHT_DATA", data.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It may have ended before reading everything.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

#[test]
fn a_game_whose_input_ends_is_kept_and_goes_on() {
    let data = folder();
    let output = in_folder(&data, &["play", "--seed", "1", "--bot", "random"], "8\n");
    assert!(output.status.success(), "{}", stderr(&output));
    let said = stdout(&output);
    assert!(said.contains("Seed 1.") && said.contains("inkwright play --resume"), "{said}");
    assert!(said.contains("== turn "), "{said}");

    let output = in_folder(&data, &["play", "--resume"], "q\n");
    let said = stdout(&output);
    assert!(said.contains("Seed 1.") && said.contains("== turn "), "{said}");
    assert!(said.trim_end().ends_with("p2 wins. (2.3.3.4)"), "{said}");

    let output = in_folder(&data, &["play", "--resume"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("no unfinished game"), "{}", stderr(&output));
}

#[test]
fn a_damaged_game_in_progress_is_told_about_and_passed_over() {
    let data = folder();
    let output = in_folder(&data, &["play", "--seed", "3"], "");
    assert!(output.status.success(), "{}", stderr(&output));
    let games = data.path().join("games");
    fs::write(games.join("9999999999999-1.game"), b"inkwright-replay and nonsense")
        .expect("it can be written");
    let output = in_folder(&data, &["play", "--resume"], "");
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stderr(&output).starts_with("note: "), "{}", stderr(&output));
    assert!(stdout(&output).contains("Seed 3."), "{}", stdout(&output));
}

#[test]
fn people_take_turns_at_one_screen() {
    let data = folder();
    let output = in_folder(
        &data,
        &["play", "--hot-seat", "--seed", "1"],
        "\ndone\n\ndone\n\nend the turn\n\nu\n\nq\n",
    );
    let said = stdout(&output);
    assert!(said.contains("2 people are playing."), "{said}");
    assert!(said.contains("Pass the screen to p1") && said.contains("Pass the screen to p2"), "{said}");
    assert!(said.contains("taken back"), "{said}");
    assert!(said.contains("wins. (2.3.3.4)"), "{said}");
    refused(&["play", "--tui", "--seed", "1"], &["--tui needs a terminal"]);
}

#[test]
fn a_saved_game_can_be_forked() {
    let (dir, replay) = saved();
    let path = replay.display().to_string();
    let output =
        in_folder(&dir, &["play", "--from", &path, "--at", "30", "--seat", "p2", "--bot", "random"], "q\n");
    let said = stdout(&output);
    assert!(said.contains("You are p2."), "{}{said}", stderr(&output));
    assert!(said.contains("p1 wins. (2.3.3.4)"), "{said}");
    refused(&["play", "--from", &path, "--at", "99999"], &["answers", "99999"]);
    refused(&["play", "--from", &path, "--seat", "p7"], &["p7 is not in this game"]);
    refused(&["play", "--from", "no-such.replay"], &["no-such.replay"]);
    refused(&["play", "--bot", "genius"], &["genius", "greedy"]);
}

#[test]
fn a_game_in_the_terminal_takes_numbers_and_shrugs_at_nonsense() {
    let mut child = inkwright(&["play", "--seed", "1", "--bot", "greedy"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    // Eight answers end any opening hand; the rest must not matter.
    input.write_all(b"?\n0\n99999\nnonsense\n\xff\xfe\n8\n1\n1\nq\n").expect("it reads");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}", stderr(&output));
    let said = stdout(&output);
    assert!(said.contains("Type a number from 1 to "), "{said}");
    assert!(said.contains("== turn "), "{said}");
    assert!(said.trim_end().ends_with("p2 wins. (2.3.3.4)"), "{said}");
}

#[test]
fn output_to_a_closed_pipe_ends_quietly() {
    let dir = folder();
    let mut scenario = String::new();
    for n in 0..2_000 {
        scenario += &format!("scenario \"Number {n}\"\nexpect p1 lore 3\n");
    }
    let path = file(&dir, "long.scn", scenario);
    let mut child = inkwright(&["scenario", "run", &path, "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(stderr(&output), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_card_shows_its_facts_and_tree() {
    let output = run(&["cards", "show", "stitch - new dog", "--json"]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(json(&output)["full_name"], "Stitch - New Dog");
    let output = run(&["cards", "show", "HeiHei - Boat Snack"]);
    assert!(stdout(&output).contains("Support"), "{}", stdout(&output));
}

#[test]
fn the_version_names_the_card_library() {
    let said = stdout(&run(&["--version"]));
    let hash = format!("{:016x}", cards::CardLibrary::embedded().hash());
    assert!(said.starts_with("inkwright ") && said.contains(&hash), "{said}");
}

#[test]
fn every_command_has_help_with_examples() {
    for command in [
        &["--help"][..],
        &["scenario", "run", "--help"],
        &["scenario", "trace", "--help"],
        &["scenario", "explain", "--help"],
        &["cards", "import", "--help"],
        &["cards", "coverage", "--help"],
        &["cards", "show", "--help"],
        &["cards", "search", "--help"],
        &["deck", "check", "--help"],
        &["deck", "show", "--help"],
        &["deck", "convert", "--help"],
        &["deck", "stats", "--help"],
        &["simulate", "--help"],
        &["matchup", "--help"],
        &["arena", "--help"],
        &["sprt", "--help"],
        &["hint", "--help"],
        &["replay", "--help"],
        &["play", "--help"],
    ] {
        let output = run(command);
        assert!(output.status.success());
        assert!(stdout(&output).contains("Examples:"), "{command:?}: {}", stdout(&output));
    }
}

const DECKS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks");

/// An arena's report without times.
fn arena(more: &[&str]) -> Value {
    let mut args = vec!["arena", "--players", "greedy,random", "--decks", DECKS, "--json", "--seed", "3"];
    args.extend(more);
    let output = run(&args);
    assert!(output.status.success(), "{}", stderr(&output));
    let mut value = json(&output);
    let object = value.as_object_mut().expect("an object");
    for key in ["elapsed_s", "decisions_per_s", "threads"] {
        assert!(object.remove(key).is_some(), "no {key}");
    }
    for player in object["players"].as_array_mut().expect("a list") {
        let player = player.as_object_mut().expect("an object");
        for key in ["think_ms_mean", "decisions_per_s"] {
            assert!(player.remove(key).is_some_and(|value| value.is_number()), "no {key}");
        }
    }
    value
}

#[test]
fn an_arena_rates_its_players_and_is_the_same_whatever_the_threads() {
    let report = arena(&["--games", "12", "--threads", "1"]);
    assert_eq!(report, arena(&["--games", "12", "--threads", "3"]));
    let names: Vec<&Value> =
        report["players"].as_array().expect("a list").iter().map(|p| &p["name"]).collect();
    assert_eq!(names, ["greedy", "random"]);
    for player in report["players"].as_array().expect("a list") {
        assert_eq!(player["games"], 12);
        for key in ["win_rate", "elo"] {
            assert!(player[key].is_number(), "{key}: {player}");
        }
        assert_eq!(player["ci95"].as_array().map(Vec::len), Some(2), "{player}");
    }
    assert_eq!(report["pairings"][0]["games"], 12);
    assert_eq!(report["broken"], 0);
    assert_eq!(report["interrupted"], false);
}

#[test]
fn an_arena_is_taken_up_where_it_was_left() {
    let dir = folder();
    let results = dir.path().join("results.jsonl").display().to_string();
    arena(&["--games", "4", "--results", &results]);
    let lines = |text: &str| text.lines().count();
    assert_eq!(lines(&fs::read_to_string(&results).expect("results")), 1 + 4);
    let all = arena(&["--games", "8", "--results", &results]);
    assert_eq!(lines(&fs::read_to_string(&results).expect("results")), 1 + 8);
    assert_eq!(all, arena(&["--games", "8"]));
    // Games of another arena are not accepted.
    let other =
        ["arena", "--players", "greedy,random", "--decks", DECKS, "--seed", "4", "--results", &results];
    refused(&other, &["results.jsonl", "another run", "seed: 3 there, 4 here"]);
}

/// A sequential test's report without times.
fn sprt(more: &[&str]) -> Value {
    let mut args = vec!["sprt", "greedy", "random", DECKS, "--json", "--seed", "3"];
    args.extend(more);
    let output = run(&args);
    assert!(output.status.success(), "{}", stderr(&output));
    let mut value = json(&output);
    let object = value.as_object_mut().expect("an object");
    for key in ["elapsed_s", "threads", "think_ms_mean"] {
        assert!(object.remove(key).is_some(), "no {key}");
    }
    value
}

#[test]
fn a_sequential_test_ends_as_soon_as_it_can_say_who_is_better() {
    let report = sprt(&["--threads", "1"]);
    assert_eq!(report["verdict"], "accepted");
    assert_eq!(report["games"], 256, "four batches of pairs are enough: {report}");
    assert_eq!(report, sprt(&["--threads", "3"]));
    let low = report["score_ci95"][0].as_f64().expect("a number");
    assert!(low > 0.9, "{report}");
    assert_eq!(sprt(&["--games", "6"])["verdict"], "open");
}

#[test]
fn a_sequential_test_is_taken_up_where_it_was_left() {
    let dir = folder();
    let results = dir.path().join("results.jsonl").display().to_string();
    sprt(&["--games", "4", "--results", &results]);
    let all = sprt(&["--games", "8", "--results", &results]);
    assert_eq!(fs::read_to_string(&results).expect("results").lines().count(), 1 + 8);
    assert_eq!(all, sprt(&["--games", "8"]));
    let other = ["sprt", "greedy", "random", DECKS, "--seed", "4", "--results", &results];
    refused(&other, &["results.jsonl", "another run", "seed: 3 there, 4 here"]);
}

#[test]
fn a_sequential_test_refuses_what_it_cannot_tell_apart() {
    refused(&["sprt", "greedy", "greedy", DECKS], &["twice"]);
    refused(
        &["sprt", "greedy", "random", DECKS, "--elo0", "10", "--elo1", "10"],
        &["--elo1 must be greater"],
    );
    refused(&["sprt", "net:1/1/1/1/1/0@no-such.net", "random", DECKS], &["no-such.net"]);
}

#[test]
fn an_arena_refuses_players_it_cannot_seat() {
    let arena = |players: &str, parts: &[&str]| {
        refused(&["arena", "--players", players, "--decks", DECKS], parts);
    };
    arena("greedy,clever", &["\"clever\"", "search:normal"]);
    arena("greedy", &["at least 2 bots"]);
    arena("greedy,greedy", &["twice"]);
    arena("greedy,greedy@no-such.ron", &["no-such.ron"]);
    arena("greedy,search:0/1/1/1/1/1", &["search:0/1/1/1/1/1"]);
}

#[test]
fn a_hint_weighs_lines_and_says_what_was_played() {
    let dir = folder();
    let replays = dir.path().display().to_string();
    let output = simulate([HEART, DARING], &["--games", "1", "--bot", "greedy", "--save-replays", &replays]);
    assert!(output.status.success(), "{}", stderr(&output));
    let replay = dir.path().join("game-000000.replay").display().to_string();
    let output = run(&["hint", &replay, "--at", "30", "--budget", "1/2/2/2/2/1", "--json"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let hint = json(&output);
    let lines = hint["lines"].as_array().expect("a list");
    assert!(!lines.is_empty(), "{hint}");
    assert_eq!(lines[0]["actions"][0], hint["choice"]);
    assert!(hint["playout_decisions"].as_u64() > Some(0), "{hint}");
    refused(&["hint", &replay, "--at", "99999"], &["instead of 99999"]);
}

#[test]
fn a_card_without_its_version_is_listed_or_shown() {
    let said = stdout(&run(&["cards", "show", "stitch"]));
    for name in ["Stitch - New Dog", "Stitch - Rock Star", "versions; give the full name of one"] {
        assert!(said.contains(name), "{said}");
    }
    let listed: Vec<String> =
        serde_json::from_slice(&run(&["cards", "show", "STITCH", "--json"]).stdout).expect("JSON");
    assert!(listed.len() > 3 && listed.iter().all(|name| name.starts_with("Stitch - ")), "{listed:?}");
    // The only version of a card is shown at once; a song has no version.
    assert!(stdout(&run(&["cards", "show", "friends on the other side"])).contains("Action"));
}

#[test]
fn decks_are_named_the_same_way_everywhere() {
    let dir = tempfile::tempdir().expect("a folder");
    let out = dir.path().join("out").display().to_string();
    let (by_name, by_file) = (["the-heart-of-magic", "daring-and-deception"], [HEART, DARING]);
    let games = ["--games", "2", "--seed", "1", "--json"];
    let reports = [by_name, by_file].map(|decks| {
        let simulated = run(&[&["simulate"][..], &decks, &games].concat());
        let met = run(&[&["matchup", "--out", &out][..], &decks, &games].concat());
        let players = run(&[&["arena", "--players", "greedy,random"][..], &decks, &games].concat());
        [simulated, met, players].map(|output| {
            assert!(output.status.success(), "{}", stderr(&output));
            let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
            report["decks"].clone()
        })
    });
    assert_eq!(reports[0], reports[1]);
    assert!(reports[0][0].to_string().contains("the-heart-of-magic"), "{}", reports[0][0]);
    assert!(stdout(&run(&["deck", "show", "the-heart-of-magic"])).contains("60 cards"));
    for command in ["simulate", "matchup", "arena"] {
        let mut args = vec![command, by_name[0], by_name[1], "--games", "0"];
        if command == "arena" {
            args.extend(["--players", "greedy,random"]);
        }
        refused(&args, &["--games", "1"]);
        args[3..5].copy_from_slice(&["--seed", "-1"]);
        refused(&args, &["--seed", "from 0"]);
    }
}
