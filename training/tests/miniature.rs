//! The whole process in miniature: games of `random`, a minute of training on a CPU, and a net that beats `random`.

use std::path::Path;
use std::process::Command;

/// The Python that has PyTorch, if there is one.
fn python() -> Option<&'static str> {
    let has_torch = |python: &&str| {
        let run = Command::new(python).args(["-c", "import torch, numpy"]).output();
        run.is_ok_and(|run| run.status.success())
    };
    ["python3", "/usr/bin/python3"].into_iter().find(has_torch)
}

fn run(command: &mut Command) -> String {
    let run = command.output().expect("it can be started");
    let (out, errors) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{command:?}: {out}{errors}");
    out.into_owned()
}

#[test]
fn a_net_trained_for_a_minute_beats_random() {
    let Some(python) = python() else {
        println!("skipped: there is no Python with PyTorch; apt-get install python3-torch python3-numpy");
        return;
    };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.join("..");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("miniature");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the games");
    let at = |name: &str| folder.join(name).display().to_string();
    let program = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_inkwright-training"));
        command.current_dir(&root);
        command
    };
    let (facts, games, net) = (at("facts.json"), at("games"), at("small.net"));
    run(program().args(["facts", "--out", &facts]));
    let play = ["selfplay", "--player", "random", "--decks", "decks", "--games", "600", "--out", &games];
    run(program().args(play));
    let train = here.join("train.py");
    let train = || {
        let mut command = Command::new(python);
        command.arg(&train).args(["--facts", &facts]);
        command
    };
    run(train().args([
        "--shards",
        &games,
        "--out",
        &net,
        "--epochs",
        "2",
        "--batch",
        "512",
        "--seconds",
        "60",
    ]));
    // A policy on top of it, which chooses as `random` did.
    run(train().args(["--shards", &games, "--policy", "--from", &net, "--out", &net]).args([
        "--epochs",
        "1",
        "--batch",
        "512",
        "--seconds",
        "30",
    ]));
    // The program and PyTorch agree about the new net and its policy.
    let odds = at("odds.bin");
    run(program().args(["odds", "--net", &net, "--decks", "decks", "--games", "6", "--out", &odds]));
    let agreed = run(train().args(["--check", &net, "--positions", &odds]));
    assert!(agreed.contains(" positions: ") && agreed.contains(" actions: "), "{agreed}");
    let player = format!("net:1/2/4/2/1/0@{net}");
    let duel =
        run(program().args(["duel", &player, "random", "--decks", "decks", "--games", "64", "--to-the-end"]));
    let report: serde_json::Value = serde_json::from_str(&duel).expect("a report");
    let least = report["score_ci95"][0].as_f64().expect("a score");
    assert!(least > 0.7, "{duel}");
}
