//! `inkwright deck check`: deck lists against a deck format.

use crate::failure::Failure;
use crate::language::{say, tell};
use crate::output::Output;
use crate::{decks, library, names};
use cards::{
    CardData, Date, DeckError, DeckList, Format, FormatName, ListPosition, UnknownCardPolicy, Violation,
};
use serde::Serialize;
use std::path::PathBuf;
use words::Say as _;

#[derive(Debug, clap::Args)]
pub struct DeckCheckArgs {
    /// Deck lists in any form
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The deck format
    #[arg(long, value_name = "NAME", default_value_t = FormatName::Core, value_parser = names::format())]
    format: FormatName,
    /// The date of play [default: today]
    #[arg(long, value_name = "YYYY-MM-DD")]
    date: Option<Date>,
    /// Print one JSON object per deck, each on its own line
    #[arg(long)]
    json: bool,
}

/// The result for one deck, as JSON.
#[derive(Debug, Serialize)]
struct DeckCheckReport<'a> {
    file: String,
    format: &'a str,
    date: Date,
    cards: u32,
    sideboard: u32,
    legal: bool,
    violations: Vec<BrokenRule<'a>>,
    /// The cards that lack one of their abilities.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    partial: Vec<String>,
}

#[derive(Debug, Serialize)]
struct BrokenRule<'a> {
    rule: &'a str,
    kind: &'a str,
    card: Option<&'a str>,
    /// The line of an unknown card in the list.
    line: Option<usize>,
    message: String,
}

impl<'a> BrokenRule<'a> {
    fn new(violation: &'a Violation, list: &DeckList) -> BrokenRule<'a> {
        let rule = violation.rule();
        let unresolved = violation.full_name().and_then(|full_name| unresolved(full_name, list));
        BrokenRule {
            rule,
            kind: violation.kind(),
            card: violation.full_name(),
            line: unresolved.and_then(|error| match error.place {
                ListPosition::Line(line) | ListPosition::Column(line, _) => Some(line),
                ListPosition::File | ListPosition::Card(_) => None,
            }),
            // The parser's message about an unknown name is more precise.
            message: match unresolved {
                Some(DeckError { place: ListPosition::Line(line), problem, .. }) => {
                    let what = words::Message::new("deck-at-line").with("n", *line);
                    ruled(what.with("what", problem.message()), rule)
                }
                Some(DeckError { place: ListPosition::Card(number), problem, .. }) => {
                    let what = words::Message::new("deck-at-card").with("n", *number);
                    ruled(what.with("what", problem.message()), rule)
                }
                Some(DeckError { place: ListPosition::File | ListPosition::Column(..), .. }) | None => {
                    tell(&violation.message())
                }
            },
        }
    }
}

fn ruled(what: words::Message, rule: &str) -> String {
    say!("and-so-on", "what" = what, "rule" = rule.to_owned())
}

fn unresolved<'l>(full_name: &str, list: &'l DeckList) -> Option<&'l DeckError> {
    list.unresolved.iter().find(|(name, _)| name == full_name).map(|(_, error)| error)
}

pub fn run(args: &DeckCheckArgs, out: &mut Output) -> Result<(), Failure> {
    let library = library::load();
    let format = Format::named(args.format);
    let date = args.date.unwrap_or_else(Date::today);
    // All lists are read before any output: if one can't be read, that is the only message.
    let read = args.files.iter().map(|path| decks::read_list(path, UnknownCardPolicy::Keep, &library));
    let lists = read.collect::<Result<Vec<_>, _>>()?;
    let mut legal = 0;
    for (path, list) in args.files.iter().zip(&lists) {
        let violations = format.check(&list.deck, &library, date);
        legal += usize::from(violations.is_empty());
        let checked = DeckCheckReport {
            file: decks::name(path),
            format: args.format.name(),
            date,
            cards: list.deck.size(),
            sideboard: list.sideboard_size(),
            legal: violations.is_empty(),
            violations: violations.iter().map(|violation| BrokenRule::new(violation, list)).collect(),
            partial: list.deck.partial(&library).into_iter().map(CardData::full_name).collect(),
        };
        if args.json {
            out.json(&checked)?;
        } else {
            print(&checked, out)?;
        }
    }
    if !args.json {
        let (format, date) = (args.format.message(), date.to_string());
        out.line(say!("check-total", "legal" = legal, "n" = lists.len(), "format" = format, "date" = date))?;
    }
    if legal == lists.len() { Ok(()) } else { Err(Failure::Checked) }
}

fn print(checked: &DeckCheckReport<'_>, out: &mut Output) -> Result<(), Failure> {
    let legal = if checked.legal { "yes" } else { "no" };
    let what = words::Message::new("check-legal").with("file", checked.file.clone()).with("legal", legal);
    let what = what.with("n", checked.cards);
    out.line(match checked.sideboard {
        0 => tell(&what),
        n => say!("check-sideboard", "what" = what, "n" = n),
    })?;
    for violation in &checked.violations {
        out.line(format_args!("  {}", violation.message))?;
    }
    for card in &checked.partial {
        out.line(format_args!("  {}", say!("deck-partial", "card" = card.clone())))?;
    }
    Ok(())
}
