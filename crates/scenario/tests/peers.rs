//! Failing scenarios of other projects match the list in docs/lab/peers.md, which gives a reason for each.

use cards::CardLibrary;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn the_list_of_failures_is_current() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let Some(peers) = testing::shared("scenarios/peer") else { return };
    let reports = scenario::run_paths(&[&peers], &CardLibrary::embedded(), scenario::RunOptions::default());
    let place =
        |file: &str| file.split_once("/peer/").map_or_else(String::new, |(_, place)| place.to_owned());
    let failed: BTreeSet<String> = reports
        .iter()
        .filter(|report| !report.passed)
        .map(|report| format!("{}:{}", place(&report.file), report.line))
        .collect();
    let page = fs::read_to_string(project.join("docs/lab/peers.md")).expect("docs/lab/peers.md");
    let listed: BTreeSet<String> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once('`'))
        .map(|(place, _)| place.to_owned())
        .collect();
    let both = |a: &BTreeSet<String>, b: &BTreeSet<String>| a.difference(b).cloned().collect::<Vec<_>>();
    assert_eq!(both(&failed, &listed), Vec::<String>::new(), "these fail and are not listed");
    assert_eq!(both(&listed, &failed), Vec::<String>::new(), "these are listed and don't fail there");
    let passed = reports.iter().filter(|report| report.passed).count();
    assert!(passed * 100 >= reports.len() * 97, "{passed} of {} pass", reports.len());
}
