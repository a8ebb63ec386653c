//! Positions in which `best` reaches the goal of the turn and `search:strong` does not.
//!
//! `inkwright-training positions` found them and wrote them to `training/positions.jsonl`. The games that the
//! players imagine depend on the library of cards, so new cards may change the result of a few.

use std::path::Path;
use std::process::Command;

#[test]
fn best_finds_moves_that_search_strong_does_not() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkwright-training"));
    command.current_dir(&root).args(["positions", "--check", "training/positions.jsonl", "--asked", "1"]);
    let run = command
        .args(["--decks", "data/decks", "--decks", "data/decks/current"])
        .output()
        .expect("it can be started");
    let (out, errors) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{out}{errors}");
    let found: Vec<serde_json::Value> =
        out.lines().map(|line| serde_json::from_str(line).expect("a line for each position")).collect();
    let times = |who: &str| found.iter().filter(|position| position[who] == 1).count();
    assert_eq!(found.len(), 10);
    assert!(times("player") >= 9, "best finds too few: {out}");
    assert!(times("other") <= 1, "search:strong finds some, too: {out}");
}
