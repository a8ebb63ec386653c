//! `inkwright deck check`: deck lists against a deck format.

use crate::decks;
use crate::failure::Failure;
use crate::library;
use crate::output::Output;
use cards::{Date, Deck, Format, FormatName, Library, Violation, parse_list};
use clap::Subcommand;
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Name every rule that a deck breaks; exit status 1 when one does, 2 when a list can't be read
    #[command(after_help = "Examples:
  inkwright deck check my-deck.txt
  inkwright deck check decks/*.txt --format infinity
  inkwright deck check my-deck.txt --format core --date 2026-07-16 --json
  inkwright deck check pool.txt --format sealed

Formats: core and infinity with their sets and bans; constructed, the rules alone with any set; draft, sealed, pack-rush.")]
    Check {
        /// Deck lists
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// The deck format
        #[arg(long, value_name = "NAME", default_value_t = FormatName::Core)]
        format: FormatName,
        /// The day it is played on; today when left out
        #[arg(long, value_name = "YYYY-MM-DD")]
        date: Option<Date>,
        /// Print one JSON object for each deck, one a line
        #[arg(long)]
        json: bool,
    },
}

pub fn run(command: Command, out: &mut Output) -> Result<(), Failure> {
    match command {
        Command::Check { files, format, date, json } => {
            check(&files, format, date.unwrap_or_else(Date::today), json, out)
        }
    }
}

/// What is said of one deck, as JSON.
#[derive(Debug, Serialize)]
struct Checked<'a> {
    file: String,
    format: &'a str,
    date: Date,
    cards: u32,
    legal: bool,
    violations: Vec<Broken<'a>>,
}

#[derive(Debug, Serialize)]
struct Broken<'a> {
    rule: &'a str,
    kind: &'a str,
    card: Option<&'a str>,
    message: String,
}

impl<'a> Broken<'a> {
    fn new(violation: &'a Violation) -> Broken<'a> {
        Broken {
            rule: violation.rule(),
            kind: violation.kind(),
            card: violation.full_name(),
            message: violation.to_string(),
        }
    }
}

fn check(
    files: &[PathBuf],
    format: FormatName,
    date: Date,
    json: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    let library = library::load();
    // All of them are read before anything is said: a list that can't be read is one message and nothing else.
    let decks = files.iter().map(|path| read(path, &library)).collect::<Result<Vec<_>, _>>()?;
    let mut legal = 0;
    for (path, deck) in files.iter().zip(&decks) {
        let violations = Format::named(format).check(deck, &library, date);
        legal += usize::from(violations.is_empty());
        if json {
            out.json(&Checked {
                file: path.display().to_string(),
                format: format.name(),
                date,
                cards: deck.size(),
                legal: violations.is_empty(),
                violations: violations.iter().map(Broken::new).collect(),
            })?;
            continue;
        }
        let verdict = if violations.is_empty() { "legal" } else { "not legal" };
        out.line(format_args!("{}: {verdict}, {} cards", path.display(), deck.size()))?;
        for violation in &violations {
            out.line(format_args!("  {violation}"))?;
        }
    }
    if !json {
        out.line(format_args!(
            "{legal} of {} legal in {} on {date}",
            decks.len(),
            Format::named(format).title
        ))?;
    }
    if legal == decks.len() { Ok(()) } else { Err(Failure::Checked) }
}

fn read(path: &Path, library: &Library) -> Result<Deck, Failure> {
    let file = path.display().to_string();
    parse_list(&decks::read_text(path)?, &file, library)
        .map_err(|errors| Failure::inputs(&format!("{file}: this deck list can't be read"), &errors))
}
