//! `inkwright scenario run`, `trace` and `explain`.

use crate::commands::explain;
use crate::edition::EditionArgs;
use crate::failure::{Failure, eprint_quietly};
use crate::language::{self, say, tell};
use crate::library;
use crate::output::Output;
use crate::position::{self, PositionArg};
use clap::Subcommand;
use engine::{Edition, Seat};
use scenario::{RunOptions, TraceOptions};
use serde::Serialize;
use std::path::{Path, PathBuf};
use words::{Language, Message};

#[derive(Debug, Subcommand)]
pub enum ScenarioCommand {
    /// Run scenario files, or folders of them; exit status 1 if a scenario fails, 2 if a file can't be read
    #[command(after_help = "Examples:
  inkwright scenario run scenarios
  inkwright scenario run scenarios/chapter-4 my-question.scn --json")]
    Run {
        /// Files, or folders with *.scn files
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// Print one JSON object per scenario, each on its own line
        #[arg(long)]
        json: bool,
        /// The number of threads [default: one per core]
        #[arg(long, default_value_t = 0, hide_default_value = true)]
        threads: usize,
        #[command(flatten)]
        rules: EditionArgs,
        /// Run every scenario that names no edition under all editions, and list those under which it passes
        #[arg(long, value_name = "all", value_parser = ["all"], conflicts_with_all = ["edition", "date"])]
        editions: Option<String>,
    },
    /// Print everything that happens in a scenario file, each event with its rule
    #[command(after_help = "Examples:
  inkwright scenario trace my-question.scn
  inkwright scenario trace my-question.scn --as p2 --edition 2.0.1")]
    Trace {
        file: PathBuf,
        /// Show only what this player sees; otherwise all cards are visible
        #[arg(long = "as", value_name = "pN", value_parser = position::seat)]
        reader: Option<Seat>,
        #[command(flatten)]
        rules: EditionArgs,
        /// Print one JSON object with the lines
        #[arg(long)]
        json: bool,
    },
    /// Show what may be done at a line of a scenario file, or why something may not
    #[command(after_help = "Examples:
  inkwright scenario explain my-question.scn:14
  inkwright scenario explain my-question.scn:14 \"do challenge stitch milo\"
  inkwright scenario explain my-question.scn:14 \"choose milo\"
  inkwright scenario explain my-question.scn:14 stitch
  inkwright scenario explain my-question.scn stitch --viewer p2 --json

The scenario is played up to the line, but not the line itself; without a line, it is played to its end. For a card, everything that could
be done with it is explained. If you ask about nothing, the action of the line is explained or, if it has none, all cards of the player who
must decide.")]
    Explain {
        /// The file, and the line to stop before
        #[arg(value_name = "FILE[:LINE]")]
        place: String,
        /// A line that begins with `do` or `choose`, or a card: its handle, or its full name in double quotes
        what: Option<String>,
        /// Use only what this player may know; otherwise all cards are visible
        #[arg(long, value_name = "pN", value_parser = position::seat)]
        viewer: Option<Seat>,
        #[command(flatten)]
        rules: EditionArgs,
        /// Print one JSON object per explanation, each on its own line
        #[arg(long)]
        json: bool,
    },
}

pub fn run(command: ScenarioCommand, out: &mut Output) -> Result<(), Failure> {
    match command {
        ScenarioCommand::Run { paths, json, threads, editions: Some(_), .. } => {
            run_editions(&paths, json, threads, out)
        }
        ScenarioCommand::Run { paths, json, threads, rules, editions: None } => {
            run_paths(&paths, json, RunOptions { threads, edition: rules.edition()? }, out)
        }
        ScenarioCommand::Trace { file, reader, rules, json } => {
            let language = if json { Language::English } else { language::current() };
            trace(&file, TraceOptions { language, reader, edition: rules.edition()? }, json, out)
        }
        ScenarioCommand::Explain { place, what, viewer, rules, json } => {
            explain(&place, what.as_deref(), viewer, rules.edition()?, json, out)
        }
    }
}

fn check_paths(paths: &[PathBuf]) -> Result<(), Failure> {
    for path in paths {
        path.metadata().map_err(|error| {
            let file = path.display().to_string();
            Failure::input(say!("check-path", "file" = file, "why" = words::io_error(&error)))
        })?;
    }
    Ok(())
}

/// Runs scenarios under every edition. Prints a line for each that does not pass in all of them, with the
/// editions in which it passes and the changes behind the difference.
fn run_editions(paths: &[PathBuf], json: bool, threads: usize, out: &mut Output) -> Result<(), Failure> {
    check_paths(paths)?;
    let results = scenario::run_editions(paths, &library::load(), threads);
    let (mut alike, mut explained, mut unexplained, mut broken) = (0_usize, 0_usize, 0_usize, 0_usize);
    for result in &results {
        let [first, ..] = &result.outcomes[..] else { continue };
        let is_broken = result.title.is_empty() && !first.passed;
        match (is_broken, result.is_alike(), result.is_explained()) {
            (true, ..) => broken += 1,
            (false, true, _) if first.passed => alike += 1,
            (false, false, true) => explained += 1,
            (false, ..) => unexplained += 1,
        }
        if json {
            out.json(result)?;
        } else if is_broken {
            let what =
                format!("{}:{}: {}", result.file, result.line, first.message.text(language::current()));
            eprint_quietly(&say!("error", "what" = what));
        } else if !(result.is_alike() && first.passed) {
            let (passing, failing): (Vec<_>, Vec<_>) =
                result.outcomes.iter().partition(|outcome| outcome.passed);
            let names = |outcomes: &[&scenario::EditionOutcome]| {
                let names: Vec<&str> = outcomes.iter().map(|outcome| outcome.edition.name()).collect();
                if names.is_empty() { say!("editions-none") } else { names.join(", ") }
            };
            let mut changes: Vec<&str> =
                result.differences.iter().flat_map(|difference| difference.changes.iter().copied()).collect();
            changes.sort_unstable();
            changes.dedup();
            let passes = Message::new("editions-passes")
                .with("place", format!("{}:{}", result.file, result.line))
                .with("title", result.title.clone())
                .with("passing", names(&passing))
                .with("failing", names(&failing));
            out.line(tell(&match (result.is_alike(), changes.is_empty()) {
                (true, _) => passes,
                (false, true) => Message::new("editions-unexplained").with("what", passes),
                (false, false) => {
                    Message::new("editions-changes").with("what", passes).with("changes", changes.join(", "))
                }
            }))?;
        }
    }
    if !json {
        out.line(say!(
            "editions-summary",
            "alike" = alike,
            "explained" = explained,
            "unexplained" = unexplained
        ))?;
    }
    match (broken, unexplained) {
        (0, 0) => Ok(()),
        (0, _) => Err(Failure::Checked),
        (_, _) => Err(Failure::Broken),
    }
}

fn run_paths(paths: &[PathBuf], json: bool, options: RunOptions, out: &mut Output) -> Result<(), Failure> {
    check_paths(paths)?;
    let reports = scenario::run_paths(paths, &library::load(), options);
    let (mut passed, mut broken) = (0, 0);
    for report in &reports {
        passed += usize::from(report.passed);
        // An unreadable file has one report without a title.
        let is_broken = !report.passed && report.title.is_empty();
        broken += usize::from(is_broken);
        if json {
            out.json(report)?;
        }
        if is_broken {
            let what =
                format!("{}:{}: {}", report.file, report.line, report.message.text(language::current()));
            eprint_quietly(&say!("error", "what" = what));
        } else if !json && !report.passed {
            let message = report.message.text(language::current());
            out.line(format_args!("{}:{}: {}: {message}", report.file, report.line, report.title))?;
        }
    }
    let failed = reports.len() - passed;
    if !json {
        out.line(say!("scenarios-passed", "passed" = passed, "failed" = failed))?;
    }
    match (broken, failed) {
        (0, 0) => Ok(()),
        (0, _) => Err(Failure::Checked),
        (_, _) => Err(Failure::Broken),
    }
}

/// A trace as JSON.
#[derive(Debug, Serialize)]
struct TraceReport<'a> {
    file: String,
    lines: Vec<&'a str>,
}

fn trace(file: &Path, options: TraceOptions, json: bool, out: &mut Output) -> Result<(), Failure> {
    let text = scenario::trace_file(file, options, &library::load()).map_err(Failure::of)?;
    if json {
        out.json(&TraceReport { file: file.display().to_string(), lines: text.lines().collect() })?;
    } else {
        out.text(text)?;
    }
    Ok(())
}

fn explain(
    place: &str,
    what: Option<&str>,
    viewer: Option<Seat>,
    edition: Option<Edition>,
    json: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    let (file, line) = match PositionArg::parse(place) {
        PositionArg::Scenario { file, line } | PositionArg::Replay { file, at: line } => (file, line),
    };
    let asked = what.map_or(scenario::ExplainQuery::Line, scenario::ExplainQuery::Words);
    let told =
        scenario::explain_file(&file, line, asked, viewer, edition, &library::load()).map_err(Failure::of)?;
    if !json {
        return explain::say_explained(&told, out);
    }
    for explained in &told.explained {
        out.json(explained)?;
    }
    Ok(())
}
