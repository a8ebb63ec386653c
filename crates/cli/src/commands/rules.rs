//! `inkwright rules`: what a rule says and what shows it, rules by words, and how much of the rulebook is shown.

use crate::failure::Failure;
use crate::output::Output;
use clap::Subcommand;
use rulebook::{Entry, Proofs, Rulebook};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Where the project keeps its scenarios.
const SCENARIOS: &str = "scenarios";

#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:
  inkwright rules 8.6.1
  inkwright rules G drying
  inkwright rules find evasive
  inkwright rules coverage --json"
)]
pub struct Args {
    /// The number of a rule or section, such as 8.6.1; G and a word for what only the glossary says
    #[arg(value_name = "NUMBER")]
    number: Vec<String>,
    #[command(flatten)]
    how: How,
    #[command(subcommand)]
    command: Option<Command>,
}

/// What all of them take.
#[derive(Debug, clap::Args)]
struct How {
    /// Where the scenarios are; `scenarios` in this folder, if there is one, when left out
    #[arg(long, value_name = "DIR")]
    scenarios: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Find rules by words, in English, French, German, Italian or Chinese
    #[command(after_help = "Examples:
  inkwright rules find evasive
  inkwright rules find passing the bag")]
    Find {
        #[arg(required = true)]
        words: Vec<String>,
        #[command(flatten)]
        how: How,
    },
    /// Say what shows each rule; exit status 1 when a rule has no proof
    #[command(after_help = "Examples:
  inkwright rules coverage
  inkwright rules coverage --scenarios my-scenarios --json")]
    Coverage {
        #[command(flatten)]
        how: How,
    },
}

pub fn run(args: Args, out: &mut Output) -> Result<(), Failure> {
    let book = Rulebook::embedded();
    match args.command {
        None => show(&book, &args.number.join(" "), &args.how, out),
        Some(Command::Find { words, how }) => find(&book, &words.join(" "), &how, out),
        Some(Command::Coverage { how }) => coverage(&book, &how, out),
    }
}

/// A rule with what shows it, as JSON.
#[derive(Debug, Serialize)]
struct Shown<'a> {
    #[serde(flatten)]
    rule: &'a Entry,
    shown_by: &'a [rulebook::ScenarioRef],
}

/// Rules found by words, the likeliest first, as JSON.
#[derive(Debug, Serialize)]
struct Found<'a> {
    found: Vec<Shown<'a>>,
}

impl<'a> Shown<'a> {
    fn new(rule: &'a Entry, proofs: &'a Proofs) -> Shown<'a> {
        Shown { rule, shown_by: proofs.get(&rule.number).map_or(&[], Vec::as_slice) }
    }
}

fn show(book: &Rulebook, number: &str, how: &How, out: &mut Output) -> Result<(), Failure> {
    if number.is_empty() {
        return Err(Failure::input("give the number of a rule, or `find` and words, or `coverage`"));
    }
    let rule = book.find(number).ok_or_else(|| unknown(book, number))?;
    let proofs = proofs(book, how)?;
    if how.json {
        return Ok(out.json(&Shown::new(rule, &proofs))?);
    }
    write_rule(book, rule, &proofs, how, out)
}

/// There is no such rule; what the person may have meant.
fn unknown(book: &Rulebook, number: &str) -> Failure {
    let mut above = number;
    while let Some((section, _)) = above.rsplit_once('.') {
        if let Some(section) = book.find(section) {
            let parts: Vec<&str> = book.parts(&section.number).map(|part| part.number.as_str()).collect();
            let has = if parts.is_empty() {
                "has no parts".to_owned()
            } else {
                format!("has {}", parts.join(", "))
            };
            return Failure::input(format!("there is no rule {number}; {} {has}", section.number));
        }
        above = section;
    }
    Failure::input(format!("there is no rule \"{number}\"; to look for words: inkwright rules find {number}"))
}

fn find(book: &Rulebook, words: &str, how: &How, out: &mut Output) -> Result<(), Failure> {
    let found = book.search(words);
    if found.is_empty() {
        return Err(Failure::input(format!("no rule has all of these words: {words}")));
    }
    let proofs = proofs(book, how)?;
    if how.json {
        let found = found.iter().map(|rule| Shown::new(rule, &proofs)).collect();
        return Ok(out.json(&Found { found })?);
    }
    for (n, rule) in found.iter().enumerate() {
        if n > 0 {
            out.line("")?;
        }
        write_rule(book, rule, &proofs, how, out)?;
    }
    Ok(())
}

/// Number, title, text, related rules, older numbers, and what shows it; for a section also its parts.
fn write_rule(
    book: &Rulebook,
    rule: &Entry,
    proofs: &Proofs,
    how: &How,
    out: &mut Output,
) -> Result<(), Failure> {
    out.line(format_args!("{}  {}", rule.number, rule.title))?;
    if !rule.text.is_empty() {
        out.line(format_args!("  {}", rule.text))?;
    }
    for part in book.parts(&rule.number) {
        out.line(format_args!("  {}  {}", part.number, part.title))?;
    }
    if !rule.related.is_empty() {
        out.line(format_args!("  related: {}", rule.related.join(", ")))?;
    }
    if let Some((of, older)) = book.older(rule) {
        let numbers: Vec<String> =
            older.iter().map(|(edition, numbers)| format!("{edition}: {}", numbers.join(", "))).collect();
        let section = if of == rule { String::new() } else { format!(" of {}", of.number) };
        out.line(format_args!("  older numbers{section}: {}", numbers.join("; ")))?;
    }
    match Shown::new(rule, proofs).shown_by {
        [] if rule.needs_proof() && folder(how).is_none() => {
            out.line("  the scenarios that show it are not in this folder; name theirs with --scenarios")?;
        }
        [] if rule.needs_proof() => out.line("  shown by nothing yet")?,
        [] => {}
        shown_by => {
            out.line("  shown by")?;
            for proof in shown_by {
                out.line(format_args!("    {}: {}", proof.file, proof.title))?;
            }
        }
    }
    Ok(())
}

fn coverage(book: &Rulebook, how: &How, out: &mut Output) -> Result<(), Failure> {
    let Some(folder) = folder(how) else {
        return Err(Failure::input("there is no folder `scenarios` here; name one with --scenarios"));
    };
    let coverage = book.coverage(&[folder]).map_err(Failure::input)?;
    if how.json {
        out.json(&coverage)?;
    } else {
        for rule in book.to_prove() {
            out.line(format_args!("{}  {}", rule.number, rule.title))?;
            for proof in coverage.by_rule.get(&rule.number).map_or(&[][..], Vec::as_slice) {
                out.line(format_args!("    {}: {}", proof.file, proof.title))?;
            }
        }
        if !coverage.missing.is_empty() {
            out.line(format_args!("missing: {}", coverage.missing.join(", ")))?;
        }
        out.line(format_args!("{} of {} rules shown", coverage.shown, coverage.rules))?;
    }
    if coverage.missing.is_empty() { Ok(()) } else { Err(Failure::Checked) }
}

/// The proofs of all rules; without a folder of scenarios, those that tests give.
fn proofs(book: &Rulebook, how: &How) -> Result<Proofs, Failure> {
    let folders: Vec<&Path> = folder(how).into_iter().collect();
    book.proofs(&folders).map_err(Failure::input)
}

fn folder(how: &How) -> Option<&Path> {
    match &how.scenarios {
        Some(folder) => Some(folder),
        None => Some(Path::new(SCENARIOS)).filter(|folder| folder.is_dir()),
    }
}
