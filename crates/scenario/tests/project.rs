//! All scenarios of the project as one test: what mutation testing runs against a changed engine (`make mutants`).

use cards::Library;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
#[ignore = "make scenarios runs them with the program; this one is for mutation testing"]
fn every_scenario_of_the_project_passes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut folders: Vec<PathBuf> = fs::read_dir(root)
        .expect("the project's scenarios")
        .map(|entry| entry.expect("an entry of the folder").path())
        .collect();
    folders.sort();
    let library = Library::embedded();
    let mut passed = 0;
    // Folder by folder, so that a broken rule shows early.
    for folder in folders {
        let reports = scenario::run_paths(&[&folder], &library, 0);
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
