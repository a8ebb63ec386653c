//! All scenarios of the project as one test, and random games with any cards. Mutation testing (`make
//! mutants`) runs them against a modified engine.

use cards::CardLibrary;
use engine::{Chance, DefId, Edition, Game, GameSetup, Teams, Variant};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_scenario_of_the_project_passes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut folders: Vec<PathBuf> = fs::read_dir(root)
        .expect("the project's scenarios")
        .map(|entry| entry.expect("an entry of the folder").path())
        .collect();
    folders.sort();
    let library = CardLibrary::embedded();
    let mut passed = 0;
    // Folder by folder, so that a broken rule shows early.
    for folder in folders {
        let reports = scenario::run_paths(&[&folder], &library, scenario::RunOptions::default());
        let failed: Vec<String> = reports
            .iter()
            .filter(|report| !report.passed)
            .take(3)
            .map(|report| format!("{}:{}: {}: {}", report.file, report.line, report.title, report.message))
            .collect();
        assert!(failed.is_empty(), "{}", failed.join("\n"));
        passed += reports.len();
    }
    assert!(passed > 2_000, "only {passed} scenarios were found");
}

/// Every scenario under every edition: each different result is due to a change in the list of changes.
#[test]
fn every_difference_between_editions_has_a_change_behind_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let results = scenario::run_editions(&[root], &CardLibrary::embedded(), 0);
    let unexplained: Vec<String> = results
        .iter()
        .filter(|result| !result.is_explained())
        .map(|result| format!("{}:{}: {}", result.file, result.line, result.title))
        .collect();
    assert!(unexplained.is_empty(), "{}", unexplained.join("\n"));
    let differing = results.iter().filter(|result| !result.is_alike()).count();
    assert!(differing > 100, "only {differing} scenarios differ");
}

/// Random games with any cards of the library keep all laws of the engine.
#[test]
fn random_games_keep_the_laws() {
    let db = playable::PlayableLibrary::embedded().db.clone();
    for seed in 0..42 {
        let mut chance = Chance::new(seed);
        let mut deck = || (0..40).map(|_| DefId(chance.below(db.defs().len() as u32) as u16)).collect();
        let decks = vec![deck(), deck()];
        let start = GameSetup {
            decks,
            leaders: vec![],
            seed,
            starter: None,
            variant: Variant::Constructed,
            rules: Edition::ALL[seed as usize % Edition::ALL.len()].into(),
            teams: Teams::default(),
        };
        let mut game = Game::start(&db, &start).expect("a game can begin like this");
        let mut legal = vec![];
        let mut steps = 0;
        while game.decision().is_some() {
            game.legal(&db, &mut legal);
            assert_eq!(game.broken_law(&db, &legal), None, "seed {seed}, decision {steps}");
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(&db, action, None).expect("a listed action is accepted");
            steps += 1;
            assert!(steps < 5_000, "seed {seed}: the game ends");
        }
    }
}
