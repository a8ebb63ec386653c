//! `inkwright cards writing`: compares our own card text in another language with the official text.

use crate::failure::Failure;
use crate::language::{self, decimal, percent, say};
use crate::library;
use crate::output::Output;
use cards::writing::{ParagraphComparison, ParagraphFigures, WritingComparison};
use serde::Serialize;
use std::path::PathBuf;
use wording::Language;

#[derive(Debug, clap::Args)]
pub struct WritingArgs {
    /// The official texts: a JSON object with the name, version and text of each card under its English full name
    #[arg(long, value_name = "FILE")]
    data: PathBuf,
    /// Show this many paragraphs that differ, worst first
    #[arg(long, value_name = "N", default_value_t = 0)]
    show: usize,
    /// Show only paragraphs with this in the card's name, the English text, the official text or ours
    #[arg(long, value_name = "WORD")]
    find: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The figures as JSON.
#[derive(Debug, Serialize)]
struct WritingReport<'a> {
    language: &'static str,
    all: ParagraphFigures,
    without_keywords: ParagraphFigures,
    unmatched: &'a [String],
    unknown: usize,
    worst: Vec<&'a ParagraphComparison>,
}

pub fn run(args: &WritingArgs, out: &mut Output) -> Result<(), Failure> {
    let library = library::load();
    let language = language::requested().filter(|language| *language != Language::English);
    let language = language.ok_or_else(|| Failure::input(say!("writing-which")))?;
    let writing = WritingComparison::measure(&args.data, language, &library).map_err(Failure::of)?;
    let fits = |one: &&ParagraphComparison| {
        let find = args.find.as_deref().unwrap_or_default();
        !one.same
            && [&one.card, &one.english, &one.official, &one.ours].iter().any(|text| text.contains(find))
    };
    let worst: Vec<&ParagraphComparison> = writing.compared.iter().filter(fits).take(args.show).collect();
    let (all, without_keywords) = (writing.figures(true), writing.figures(false));
    if args.json {
        return Ok(out.json(&WritingReport {
            language: language.code(),
            all,
            without_keywords,
            unmatched: &writing.unmatched,
            unknown: writing.unknown,
            worst,
        })?);
    }
    for one in worst {
        out.line(format_args!("{} ({:.2})", one.card, one.f1))?;
        for (row, text) in [("english", &one.english), ("official", &one.official), ("ours", &one.ours)] {
            out.line(format_args!("  {}", say!("writing-row", "row" = row, "text" = text.clone())))?;
        }
        out.line("")?;
    }
    out.line(figures("all", &all))?;
    out.line(figures("without", &without_keywords))?;
    if !writing.unmatched.is_empty() {
        out.line(say!("writing-unmatched", "cards" = writing.unmatched.join(", ")))?;
    }
    if writing.unknown > 0 {
        out.line(say!("writing-unknown", "n" = writing.unknown))?;
    }
    Ok(())
}

fn figures(what: &'static str, figures: &ParagraphFigures) -> String {
    say!(
        "writing-figures",
        "what" = what,
        "n" = figures.count,
        "same" = figures.same,
        "share" = percent(figures.share()),
        "mean" = decimal(figures.mean_f1, 3)
    )
}
