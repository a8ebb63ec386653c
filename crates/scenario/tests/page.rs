//! The examples of docs/scenarios.md run as they are printed there.

use cards::CardLibrary;
use std::fs;
use std::path::Path;

#[test]
fn the_examples_of_the_reference_hold() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scenarios.md");
    let page = fs::read_to_string(path).expect("docs/scenarios.md");
    let library = CardLibrary::embedded();
    let mut examples = 0;
    for block in page.split("```scn\n").skip(1) {
        examples += 1;
        let example = block.split("```").next().unwrap_or_default();
        for report in scenario::run_text("docs/scenarios.md", example, &library) {
            let place = format!("example {examples}, line {}: {}", report.line, report.title);
            assert!(report.passed, "{place}: {}", report.message);
        }
    }
    assert!(examples >= 10, "{examples} examples");
}
