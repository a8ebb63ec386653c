//! Runs scenario files and folders: `cargo run -p scenario --example run_scenarios -- PATH...`; with `--trace` first, the
//! event log of one file.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let library = cards::Library::embedded();
    let mut paths: Vec<String> = std::env::args().skip(1).collect();
    if paths.first().is_some_and(|first| first == "--trace") {
        paths.remove(0);
        for path in &paths {
            match scenario::trace_file(Path::new(path), &library) {
                Ok(trace) => print!("{trace}"),
                Err(error) => println!("{error}"),
            }
        }
        return ExitCode::SUCCESS;
    }
    let reports = scenario::run_paths(&paths, &library, 0);
    let failed: Vec<_> = reports.iter().filter(|report| !report.passed).collect();
    for report in &failed {
        println!("{}:{}: {}: {}", report.file, report.line, report.title, report.message);
    }
    println!("{} passed, {} failed", reports.len() - failed.len(), failed.len());
    if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
