//! The whole training process in miniature: after a few rounds on a CPU, the net beats `random`.

use std::path::Path;
use std::process::Command;

/// A Python interpreter that has PyTorch and NumPy, if there is one.
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
        testing::skip("PyTorch is not installed; apt-get install python3-torch python3-numpy");
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
    let python = |script: &str| {
        let mut command = Command::new(python);
        command.current_dir(&root).arg(here.join(script));
        command
    };
    let (facts, learned) = (at("facts.json"), at("run"));
    run(program().args(["facts", "--out", &facts]));
    // Two runs: the second continues where the first stopped.
    for (rounds, told) in [("3", "round 3: "), ("5", "resuming after 3 rounds")] {
        let out = run(python("learn.py")
            .args([
                "--facts",
                &facts,
                "--dir",
                &learned,
                "--program",
                env!("CARGO_BIN_EXE_inkwright-training"),
            ])
            .args(["--decks", "data/decks", "--games", "240", "--shard", "10", "--shards", "2"])
            .args(["--rate", "2e-3", "--mean", "0.3", "--seconds", "90", "--rounds", rounds]));
        assert!(out.contains(told), "{out}");
    }
    // The program and PyTorch compute the same results with the trained net.
    let (net, said) = (at("run/best.net"), at("said.bin"));
    run(program().args(["said", "--net", &net, "--decks", "data/decks", "--games", "6", "--out", &said]));
    let agreed = run(python("net.py").args(["check", &net, &facts, &said]));
    assert!(agreed.contains(" odds: ") && agreed.contains(" scores: "), "{agreed}");
    for (player, least) in [("net:policy", 0.6), ("net:1/2/4/2/2/1/3/1/5", 0.7)] {
        let player = format!("{player}@{net}");
        let duel = ["duel", &player, "random", "--decks", "data/decks", "--games", "64", "--to-the-end"];
        let duel = run(program().args(duel));
        let report: serde_json::Value = serde_json::from_str(&duel).expect("a report");
        let surely = report["score_ci95"][0].as_f64().expect("a score");
        assert!(surely > least, "{duel}");
    }
    // Games of a searching player are recorded, turned into shards and imitated.
    let (games, shards, imitated) = (at("games"), at("shards"), at("imitated.net"));
    let played = ["games", "--player", "search:1/2/3/2/1/1", "--against", "greedy", "--decks", "data/decks"];
    for told in ["400 games", "0 games"] {
        // The second time, all games have already been recorded.
        let out = run(program().args(played).args(["--games", "400", "--out", &games]));
        assert!(out.starts_with(told), "{out}");
    }
    let made = ["shards", "--net", &net, "--games", &games, "--decks", "data/decks", "--out", &shards];
    assert_eq!(run(program().args(made)), "400 games\n");
    let imitation = ["--facts", &facts, "--begin", &net, "--shards", &shards, "--out", &imitated];
    let out = run(python("imitate.py")
        .args(imitation)
        .args(["--aside", "2", "--epochs", "2", "--rate", "2e-3", "--mean", "1"]));
    let loss = |when: &str| -> f64 {
        let (_, rest) = out.split_once(&format!("{when}: policy ")).expect("it says how well it does");
        rest.split(',').next().and_then(|loss| loss.parse().ok()).expect("a number")
    };
    assert!(loss("after") < loss("before"), "{out}");
}
