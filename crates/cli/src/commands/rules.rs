//! `inkwright rules`: rules with the scenarios that show them, search, changes between editions, and the
//! coverage of an edition.

use crate::failure::{Failure, eprint_quietly};
use crate::language::{self, say};
use crate::output::Output;
use crate::{library, names};
use cards::LocalNames;
use clap::Subcommand;
use engine::Edition;
use rulebook::{EditionChange, GlossaryTerm, Paragraph, Rulebook, Ruling, ScenarioRef};
use scenario::{EditionOutcome, EditionsReport, ScenarioFile};
use serde::Serialize;
use service::rules::{RuleProof, RuleProofs};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:
  inkwright rules 8.6.1
  inkwright rules 8.6.1 4.3.6
  inkwright rules 8.6.1 --edition 2025-10-31
  inkwright rules G drying
  inkwright rules find can a character I just played sing
  inkwright rules glossary drying
  inkwright rules rulings 8.10
  inkwright rules diff 2.0.1 2.3.0
  inkwright rules coverage --json"
)]
pub struct RuleArgs {
    /// Numbers of rules or sections, such as 8.6.1; or G and a term that only the glossary explains
    #[arg(value_name = "NUMBER")]
    number: Vec<String>,
    #[command(flatten)]
    how: LookupArgs,
    #[command(subcommand)]
    command: Option<RuleCommand>,
}

/// What most of them take.
#[derive(Debug, clap::Args)]
struct LookupArgs {
    /// Show the rules of this edition [default: the newest]
    #[arg(long, value_name = "EDITION", default_value_t, hide_default_value = true, value_parser = names::edition())]
    edition: Edition,
    /// A folder of scenarios to use instead of the program's own
    #[arg(long, value_name = "DIR")]
    scenarios: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum RuleCommand {
    /// Find rules by a question or by words, in English, French, German, Italian or Chinese
    #[command(after_help = "Examples:
  inkwright rules find evasive
  inkwright rules find can a character I just played sing
  inkwright rules find passing the bag --edition 2.0.1

All words count, and players' words will do: \"attack\" finds the rules about challenges. The best matches come first.")]
    Find {
        #[arg(required = true)]
        words: Vec<String>,
        /// Show at most this many rules
        #[arg(long, value_name = "N", default_value_t = 5)]
        limit: usize,
        #[command(flatten)]
        how: LookupArgs,
    },
    /// Show what the terms of the rules mean
    #[command(after_help = "Examples:
  inkwright rules glossary
  inkwright rules glossary drying
  inkwright rules glossary --json")]
    Glossary {
        /// Only terms that contain this
        #[arg(value_name = "WORD")]
        word: Vec<String>,
        /// Show the terms of this edition [default: the newest]
        #[arg(long, value_name = "EDITION", default_value_t, hide_default_value = true, value_parser = names::edition())]
        edition: Edition,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Show how this program reads what the rules leave open
    #[command(after_help = "Examples:
  inkwright rules rulings
  inkwright rules rulings 8.10
  inkwright rules rulings moved damage
  inkwright rules rulings --edition 2025-10-31

`inkwright rules NUMBER` also shows the readings of that rule.")]
    Rulings {
        /// Only readings of this rule and the rules below it, or readings with all of these words
        #[arg(value_name = "NUMBER|WORD")]
        about: Vec<String>,
        /// Show the readings for this edition [default: the newest]
        #[arg(long, value_name = "EDITION", default_value_t, hide_default_value = true, value_parser = names::edition())]
        edition: Edition,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Show what changed between two editions
    #[command(after_help = "Examples:
  inkwright rules diff 2.0.1 2.3.0
  inkwright rules diff 2025-10-31 2.0.1 --numbers
  inkwright rules diff 2.2.0 2.3.0 --scenarios my-questions

With --scenarios, each scenario that names no edition is played under both. If the outcome differs, the scenario is listed with the change
that makes the difference. To find that change, the scenario is played again with one change of the other edition at a time.")]
    Diff {
        /// The edition to start from
        #[arg(value_name = "FROM", value_parser = names::edition())]
        from: Edition,
        /// The edition to compare it with
        #[arg(value_name = "TO", value_parser = names::edition())]
        to: Edition,
        /// Play the scenarios of this file or folder under both editions, and list those whose outcome differs
        #[arg(long, value_name = "PATH", conflicts_with = "numbers")]
        scenarios: Option<PathBuf>,
        /// List the rules whose numbers differ, instead of the changes
        #[arg(long)]
        numbers: bool,
        /// The number of threads that play scenarios [default: one per core]
        #[arg(long, default_value_t = 0, hide_default_value = true)]
        threads: usize,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// List the scenarios and tests that show each rule of an edition; exit status 1 if nothing shows a rule
    #[command(after_help = "Examples:
  inkwright rules coverage
  inkwright rules coverage --edition 2025-10-31
  inkwright rules coverage --scenarios my-scenarios --json

A scenario that names no edition counts for every edition under which it passes; one that names an edition counts only for that one.")]
    Coverage {
        #[command(flatten)]
        how: LookupArgs,
    },
}

pub fn run(args: RuleArgs, out: &mut Output) -> Result<(), Failure> {
    let book = Rulebook::embedded();
    match args.command {
        None => show(&book, &args.number, &args.how, out),
        Some(RuleCommand::Find { words, limit, how }) => find(&book, &words.join(" "), limit, &how, out),
        Some(RuleCommand::Glossary { word, edition, json }) => {
            glossary(&book, &word.join(" "), edition, json, out)
        }
        Some(RuleCommand::Rulings { about, edition, json }) => rulings(&book, &about, edition, json, out),
        Some(RuleCommand::Coverage { how }) => coverage(&book, &how, out),
        Some(RuleCommand::Diff { from, to, .. }) if from == to => {
            Err(Failure::input(say!("rules-diff-same", "edition" = from.to_string())))
        }
        Some(RuleCommand::Diff { from, to, scenarios: Some(path), threads, json, .. }) => {
            compare(&book, [from, to], &path, threads, json, out)
        }
        Some(RuleCommand::Diff { from, to, numbers: true, json, .. }) => moved(&book, [from, to], json, out),
        Some(RuleCommand::Diff { from, to, json, .. }) => diff(&book, [from, to], json, out),
    }
}

/// A paragraph with its proofs, as JSON.
#[derive(Debug, Serialize)]
struct RuleReport<'a> {
    /// In the requested edition.
    number: &'a str,
    title: &'a str,
    /// A line for each of its rules. From the second on, each begins with its title.
    text: String,
    related: Vec<&'a str>,
    observable: bool,
    /// The paragraphs with its rules in the editions that have one.
    numbers: BTreeMap<&'static str, Vec<&'a str>>,
    shown_by: Vec<&'a RuleProof>,
}

/// Matching rules, as JSON.
#[derive(Debug, Serialize)]
struct RuleMatches<'a> {
    edition: Edition,
    found: Vec<RuleReport<'a>>,
}

impl<'a> RuleReport<'a> {
    fn new(book: &'a Rulebook, paragraph: &Paragraph<'a>, proofs: &'a RuleProofs) -> RuleReport<'a> {
        let (edition, language) = (paragraph.edition, language::current());
        let mut lines: Vec<String> = Vec::new();
        for rule in paragraph.statements() {
            let (title, text) = (rule.title_in(edition, language), rule.text_in(edition, language));
            match text {
                "" => {}
                text if lines.is_empty() => lines.push(text.to_owned()),
                text => lines.push(say!("rules-part", "title" = title.to_owned(), "text" = text.to_owned())),
            }
        }
        let numbers = Edition::ALL.into_iter().map(|one| (one.name(), paragraph.numbers(one)));
        RuleReport {
            number: paragraph.number,
            title: paragraph.statements().next().map_or("", |rule| rule.title_in(edition, language)),
            text: lines.join("\n"),
            related: paragraph.related(book).into_iter().map(|rule| rule.number(edition)).collect(),
            observable: paragraph.rules.iter().any(|rule| rule.observable),
            numbers: numbers.filter(|(_, numbers)| !numbers.is_empty()).collect(),
            shown_by: service::rules::proofs_of(paragraph, proofs),
        }
    }
}

fn show(book: &Rulebook, numbers: &[String], how: &LookupArgs, out: &mut Output) -> Result<(), Failure> {
    // A glossary term may contain spaces.
    let is_word = numbers.first().is_some_and(|first| first.eq_ignore_ascii_case("g"));
    let numbers = if is_word { vec![numbers.join(" ")] } else { numbers.to_vec() };
    if numbers.is_empty() {
        return Err(Failure::input(say!("rules-give")));
    }
    let find =
        |number: &String| book.find(number, how.edition).ok_or_else(|| unknown(book, number, how.edition));
    let paragraphs = numbers.iter().map(find).collect::<Result<Vec<Paragraph<'_>>, Failure>>()?;
    let proofs = proofs(book, how)?;
    write_rules(book, &paragraphs, &proofs, how, out)
}

fn write_rules(
    book: &Rulebook,
    paragraphs: &[Paragraph<'_>],
    proofs: &RuleProofs,
    how: &LookupArgs,
    out: &mut Output,
) -> Result<(), Failure> {
    if how.json {
        let found = paragraphs.iter().map(|paragraph| RuleReport::new(book, paragraph, proofs)).collect();
        return Ok(out.json(&RuleMatches { edition: how.edition, found })?);
    }
    for (n, paragraph) in paragraphs.iter().enumerate() {
        if n > 0 {
            out.line("")?;
        }
        write_rule(book, paragraph, proofs, out)?;
    }
    Ok(())
}

/// A glossary term, as JSON.
#[derive(Debug, Serialize)]
struct GlossaryReport<'a> {
    word: &'a str,
    meaning: &'a str,
    /// The rules about it, by the edition's numbers.
    rules: Vec<&'a str>,
}

fn glossary(
    book: &Rulebook,
    word: &str,
    edition: Edition,
    json: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    let wanted = cards::fold(word);
    let words: Vec<GlossaryReport<'_>> = book
        .glossary(edition)
        .into_iter()
        .filter(|(term, _)| {
            [&term.english, term.word_in(language::current())]
                .iter()
                .any(|word| cards::fold(word).contains(&wanted))
        })
        .map(|(term, rules)| GlossaryReport {
            word: term.word_in(language::current()),
            meaning: book.meaning_in(term, edition, language::current()),
            rules,
        })
        .collect();
    if words.is_empty() {
        let none = || say!("rules-no-word", "word" = word.to_owned());
        let elsewhere = terms_elsewhere(book, word, edition).into_iter().next();
        return Err(Failure::input(elsewhere.unwrap_or_else(none)));
    }
    if json {
        return Ok(out.json(&words)?);
    }
    for GlossaryReport { word, meaning, rules } in words {
        out.line(format_args!("{word}: {meaning} ({})", rules.join(", ")))?;
    }
    Ok(())
}

/// A sentence for each named term that other editions have and this one doesn't.
fn terms_elsewhere(book: &Rulebook, words: &str, edition: Edition) -> Vec<String> {
    let terms = book.terms_elsewhere(words, edition, language::current());
    let sentence = |(term, editions): (&GlossaryTerm, Vec<Edition>)| {
        let editions: Vec<&str> = editions.into_iter().map(Edition::name).collect();
        say!(
            "rules-term-elsewhere",
            "edition" = edition.to_string(),
            "term" = term.word_in(language::current()).to_owned(),
            "editions" = editions.join(", ")
        )
    };
    terms.into_iter().map(sentence).collect()
}

/// A ruling, as JSON.
#[derive(Debug, Serialize)]
struct RulingReport<'a> {
    section: &'a str,
    label: &'a str,
    /// By their numbers in the edition.
    rules: &'a [String],
    text: &'a str,
}

fn rulings(
    book: &Rulebook,
    about: &[String],
    edition: Edition,
    json: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    let is_number = |word: &String| word.starts_with(|c: char| c.is_ascii_digit());
    let about_it = |ruling: &Ruling, word: &String| match is_number(word) {
        true => ruling.is_about(word.trim_end_matches('.')),
        false => cards::fold(&ruling.text).contains(&cards::fold(word)),
    };
    let rulings = book.rulings_in(edition, language::current());
    let mut found =
        rulings.iter().filter(|ruling| about.iter().all(|word| about_it(ruling, word))).peekable();
    if found.peek().is_none() {
        return Err(Failure::input(say!("rules-no-ruling", "about" = about.join(" "))));
    }
    if json {
        let readings: Vec<RulingReport<'_>> = found
            .map(|Ruling { section, label, rules, text, .. }| RulingReport { section, label, rules, text })
            .collect();
        return Ok(out.json(&readings)?);
    }
    let mut section = "";
    for ruling in found {
        if ruling.section != section {
            if !section.is_empty() {
                out.line("")?;
            }
            section = &ruling.section;
            out.line(section)?;
        }
        // A ruling without a label has its rules in its text.
        match ruling.label.as_str() {
            "" => out.line(format_args!("  {}", ruling.text))?,
            label => out.line(format_args!("  {label} ({}): {}", ruling.rules.join(", "), ruling.text))?,
        }
    }
    out.line("")?;
    out.line(say!("rules-rulings-edition", "edition" = edition.to_string()))?;
    Ok(())
}

/// The error for an unknown rule, with suggestions.
fn unknown(book: &Rulebook, number: &str, edition: Edition) -> Failure {
    let elsewhere: Vec<&str> = Edition::ALL
        .into_iter()
        .filter(|other| book.find(number, *other).is_some())
        .map(Edition::name)
        .collect();
    if !elsewhere.is_empty() {
        let editions = elsewhere.join(", ");
        let edition = edition.to_string();
        let number = number.to_owned();
        return Failure::input(say!(
            "rules-not-in-edition",
            "edition" = edition,
            "number" = number,
            "editions" = editions
        ));
    }
    let mut above = number;
    while let Some((section, _)) = above.rsplit_once('.') {
        if let Some(section) = book.find(section, edition) {
            let parts = book.parts(section.number, edition);
            let parts: Vec<&str> = parts.iter().map(|part| part.number).collect();
            let (number, section) = (number.to_owned(), section.number.to_owned());
            return Failure::input(match parts.is_empty() {
                true => say!("rules-has-no-parts", "number" = number, "section" = section),
                false => {
                    let parts = parts.join(", ");
                    say!("rules-has-parts", "number" = number, "section" = section, "parts" = parts)
                }
            });
        }
        above = section;
    }
    Failure::input(say!("rules-unknown", "number" = number.to_owned()))
}

fn find(
    book: &Rulebook,
    words: &str,
    limit: usize,
    how: &LookupArgs,
    out: &mut Output,
) -> Result<(), Failure> {
    let mut found = book.answer(words, how.edition, language::current());
    let elsewhere = terms_elsewhere(book, words, how.edition);
    if found.is_empty() {
        let none =
            || say!("rules-none-found", "edition" = how.edition.to_string(), "words" = words.to_owned());
        return Err(Failure::input(elsewhere.into_iter().next().unwrap_or_else(none)));
    }
    if !how.json {
        for line in elsewhere {
            out.line(format_args!("{line}\n"))?;
        }
    }
    found.truncate(limit.max(1));
    let paragraphs: Vec<Paragraph<'_>> =
        found.iter().filter_map(|rule| book.find(rule.number(how.edition), how.edition)).collect();
    write_rules(book, &paragraphs, &*proofs(book, how)?, how, out)
}

/// Prints number, title, text, related rules, numbers in all editions, changes and proofs; for a section also
/// its parts.
fn write_rule(
    book: &Rulebook,
    paragraph: &Paragraph<'_>,
    proofs: &RuleProofs,
    out: &mut Output,
) -> Result<(), Failure> {
    let edition = paragraph.edition;
    let shown = RuleReport::new(book, paragraph, proofs);
    out.line(format_args!("{}  {}", shown.number, shown.title))?;
    for line in shown.text.lines() {
        out.line(format_args!("  {line}"))?;
    }
    for part in book.parts(shown.number, edition) {
        out.line(format_args!("  {}  {}", part.number, part.title(language::current())))?;
    }
    if !shown.related.is_empty() {
        out.line(format_args!("  {}", say!("rules-related", "rules" = shown.related.join(", "))))?;
    }
    if !shown.number.starts_with("G ") {
        out.line(format_args!("  {}", say!("rules-numbers", "numbers" = numbers(paragraph))))?;
    }
    for change in paragraph.changes(book) {
        let what = format!("{} ({})", change.title_in(language::current()), change.ids.join(", "));
        out.line(format_args!("  {}", say!("rules-changed", "what" = what)))?;
        if let Some(reading) = change.reading_in(language::current(), edition) {
            out.line(format_args!("    {reading}"))?;
        }
    }
    let own = paragraph.numbers(edition);
    for ruling in book.rulings_in(edition, language::current()) {
        if own.iter().any(|one| ruling.rules.iter().any(|rule| rule == one)) {
            out.line(format_args!("  {}", say!("rules-reading", "text" = ruling.text)))?;
        }
    }
    match &shown.shown_by[..] {
        [] if paragraph.needs_proof() => out.line(format_args!("  {}", say!("rules-shown-by-nothing")))?,
        [] => {}
        shown_by => {
            out.line(format_args!("  {}", say!("rules-shown-by")))?;
            for RuleProof { shown_by: ScenarioRef { file, title }, edition, .. } in shown_by {
                let only = edition.map(|edition| format!(" ({edition})")).unwrap_or_default();
                out.line(format_args!("    {file}: {title}{only}"))?;
            }
        }
    }
    Ok(())
}

/// "10.4.1 (2025-03-14, 2025-08-22), 8.6.1 (2.0.1 to 2.3.0)": consecutive editions with the same numbers
/// share an entry.
fn numbers(paragraph: &Paragraph<'_>) -> String {
    let mut rows: Vec<(String, Vec<&str>)> = Vec::new();
    for edition in Edition::ALL {
        let own = paragraph.numbers(edition);
        let told = if own.is_empty() { say!("rules-number-none") } else { own.join(", ") };
        match rows.last_mut() {
            Some((last, editions)) if *last == told => editions.push(edition.name()),
            Some(_) | None => rows.push((told, vec![edition.name()])),
        }
    }
    let told = rows.iter().map(|(told, editions)| match editions[..] {
        [only] => say!("rules-number-in", "number" = told.clone(), "edition" = only.to_owned()),
        [first, .., last] => say!(
            "rules-number-from",
            "number" = told.clone(),
            "first" = first.to_owned(),
            "last" = last.to_owned()
        ),
        [] => String::new(),
    });
    told.collect::<Vec<_>>().join("; ")
}

/// A change between two editions, as JSON.
#[derive(Debug, Serialize)]
struct ChangeReport<'a> {
    ids: Vec<&'a str>,
    title: &'a str,
    before: ChangeSide<'a>,
    after: ChangeSide<'a>,
    cards: &'a [String],
    confidence: rulebook::Confidence,
    shown_by: &'a [ScenarioRef],
    /// The reason that no scenario shows it.
    none: Option<&'a str>,
}

#[derive(Debug, Serialize)]
struct ChangeSide<'a> {
    edition: Edition,
    /// The rules about it in this edition.
    rules: Vec<&'a str>,
    says: &'a str,
}

#[derive(Debug, Serialize)]
struct ChangeList<'a> {
    changes: Vec<ChangeReport<'a>>,
}

impl<'a> ChangeReport<'a> {
    fn new(book: &'a Rulebook, change: &'a EditionChange, [from, to]: [Edition; 2]) -> ChangeReport<'a> {
        let side = |edition: Edition| {
            let rules = change.rules.iter().filter_map(|id| book.rule(id));
            let stated = rules.flat_map(|rule| &rule.numbers[edition as usize].own);
            let mut seen = std::collections::BTreeSet::new();
            let rules = stated.map(String::as_str).filter(|number| seen.insert(*number)).collect();
            ChangeSide { edition, rules, says: change.answer_in(language::current(), edition) }
        };
        ChangeReport {
            ids: change.ids_between(from, to),
            title: change.title_in(language::current()),
            before: side(from),
            after: side(to),
            cards: &change.cards,
            confidence: change.confidence,
            shown_by: &change.shown_by,
            none: change.none_in(language::current()),
        }
    }
}

fn diff(book: &Rulebook, editions: [Edition; 2], json: bool, out: &mut Output) -> Result<(), Failure> {
    let [from, to] = editions;
    let changes: Vec<ChangeReport<'_>> =
        book.changes_between(from, to).map(|change| ChangeReport::new(book, change, editions)).collect();
    if json {
        return Ok(out.json(&ChangeList { changes })?);
    }
    for change in &changes {
        out.line(format_args!("{}  {}", change.ids.join(", "), change.title))?;
        for ChangeSide { edition, rules, says } in [&change.before, &change.after] {
            let rules = if rules.is_empty() { say!("rules-diff-no-rule") } else { rules.join(", ") };
            out.line(format_args!("  {edition} ({rules}): {says}"))?;
        }
        if !change.cards.is_empty() {
            let names = LocalNames::of(language::current());
            let cards = change.cards.iter().map(|card| names.full_name(card).unwrap_or_else(|| card.clone()));
            let cards: Vec<String> = cards.collect();
            out.line(format_args!("  {}", say!("rules-diff-cards", "cards" = cards.join("; "))))?;
        }
        for ScenarioRef { file, title } in change.shown_by {
            let what = format!("{file}: {title}");
            out.line(format_args!("  {}", say!("rules-diff-shown-by", "what" = what)))?;
        }
        match change.none {
            Some(reason) => {
                let reason = reason.to_owned();
                out.line(format_args!("  {}", say!("rules-diff-no-scenario", "reason" = reason)))?;
            }
            None if change.shown_by.is_empty() => {
                out.line(format_args!("  {}", say!("rules-diff-no-scenario-yet")))?;
            }
            None => {}
        }
        out.line("")?;
    }
    let shown = changes.iter().filter(|change| !change.shown_by.is_empty()).count();
    let moved = book.moved(editions).len();
    out.line(say!(
        "rules-diff-changes",
        "n" = changes.len(),
        "from" = from.to_string(),
        "to" = to.to_string(),
        "shown" = shown,
        "moved" = moved
    ))?;
    Ok(())
}

/// A rule whose number differs, as JSON.
#[derive(Debug, Serialize)]
struct RenumberedRule<'a> {
    title: &'a str,
    before: &'a [String],
    after: &'a [String],
}

#[derive(Debug, Serialize)]
struct RenumberedRules<'a> {
    moved: Vec<RenumberedRule<'a>>,
}

fn moved(book: &Rulebook, editions: [Edition; 2], json: bool, out: &mut Output) -> Result<(), Failure> {
    let [from, to] = editions.map(|edition| edition as usize);
    let moved = book.moved(editions).into_iter().map(|rule| RenumberedRule {
        title: rule.title_in(editions[1], language::current()),
        before: &rule.numbers[from].own,
        after: &rule.numbers[to].own,
    });
    if json {
        return Ok(out.json(&RenumberedRules { moved: moved.collect() })?);
    }
    let told = |numbers: &[String]| match numbers {
        [] => say!("rules-number-none"),
        numbers => numbers.join(", "),
    };
    for RenumberedRule { title, before, after } in moved {
        out.line(format_args!("{} > {}  {title}", told(before), told(after)))?;
    }
    Ok(())
}

/// Scenarios under two editions, as JSON.
#[derive(Debug, Serialize)]
struct EditionComparison {
    /// Number of scenarios played under both.
    played: usize,
    /// Number of scenarios that name their edition.
    named: usize,
    differing: Vec<EditionsReport>,
}

fn compare(
    book: &Rulebook,
    editions: [Edition; 2],
    path: &Path,
    threads: usize,
    json: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    path.metadata().map_err(|error| {
        let file = path.display().to_string();
        Failure::input(say!("check-path", "file" = file, "why" = words::io_error(&error)))
    })?;
    let [from, to] = editions;
    let (older, newer) = (from.min(to), from.max(to));
    let results = scenario::run_between(&[path], &library::load(), threads, &[older, newer]);
    let (broken, read): (Vec<_>, Vec<_>) = results.into_iter().partition(|result| result.title.is_empty());
    for EditionsReport { file, line, outcomes, .. } in &broken {
        let message =
            outcomes.first().map(|outcome| outcome.message.text(language::current())).unwrap_or_default();
        eprint_quietly(&say!("error", "what" = format!("{file}:{line}: {message}")));
    }
    let (both, named): (Vec<_>, Vec<_>) = read.into_iter().partition(|result| result.outcomes.len() == 2);
    let (played, named) = (both.len(), named.len());
    let differing: Vec<EditionsReport> = both.into_iter().filter(|result| !result.is_alike()).collect();
    if json {
        out.json(&EditionComparison { played, named, differing })?;
    } else {
        for result in &differing {
            out.line(format_args!("{}:{}: {}", result.file, result.line, result.title))?;
            for edition in editions {
                let told = result.outcomes.iter().find(|outcome| outcome.edition == edition).map(outcome);
                out.line(format_args!("  {edition}: {}", told.unwrap_or_default()))?;
            }
            out.line(format_args!("  {}", behind(book, result)))?;
        }
        let (differ, unexplained) =
            (differing.len(), differing.iter().filter(|result| !result.is_explained()).count());
        out.line(say!(
            "rules-diff-played",
            "n" = played,
            "from" = from.to_string(),
            "to" = to.to_string(),
            "differ" = differ,
            "unexplained" = unexplained,
            "named" = named
        ))?;
    }
    if broken.is_empty() { Ok(()) } else { Err(Failure::Broken) }
}

fn outcome(EditionOutcome { passed, line, message, .. }: &EditionOutcome) -> String {
    if *passed {
        return say!("rules-diff-passes");
    }
    say!("rules-diff-fails", "line" = *line, "message" = message.clone())
}

/// The changes behind the difference, with their titles.
fn behind(book: &Rulebook, result: &EditionsReport) -> String {
    let changes = result.differences.iter().flat_map(|difference| &difference.changes);
    let named: Vec<String> = changes
        .map(|id| match book.change(id) {
            Some(change) => format!("{id} ({})", change.title_in(language::current())),
            None => (*id).to_owned(),
        })
        .collect();
    if named.is_empty() {
        return say!("rules-diff-unexplained");
    }
    say!("rules-diff-because", "changes" = named.join(", "))
}

fn coverage(book: &Rulebook, how: &LookupArgs, out: &mut Output) -> Result<(), Failure> {
    let coverage = service::rules::coverage(book, &files(how)?, how.edition, &library::load());
    let coverage = coverage.map_err(Failure::input)?;
    if how.json {
        out.json(&coverage)?;
    } else {
        for paragraph in book.to_prove(how.edition) {
            let Paragraph { number, .. } = paragraph;
            out.line(format_args!("{number}  {}", paragraph.title(language::current())))?;
            for proof in coverage.by_rule.get(number).map_or(&[][..], Vec::as_slice) {
                out.line(format_args!("    {}: {}", proof.file, proof.title))?;
            }
        }
        if !coverage.missing.is_empty() {
            out.line(say!("rules-missing", "rules" = coverage.missing.join(", ")))?;
        }
        let edition = how.edition.to_string();
        out.line(say!("rules-shown", "shown" = coverage.shown, "n" = coverage.rules, "edition" = edition))?;
    }
    if coverage.missing.is_empty() { Ok(()) } else { Err(Failure::Checked) }
}

/// The proofs of all rules.
fn proofs(book: &Rulebook, how: &LookupArgs) -> Result<Cow<'static, RuleProofs>, Failure> {
    match &how.scenarios {
        Some(_) => service::rules::proofs(book, &files(how)?).map(Cow::Owned).map_err(Failure::input),
        None => Ok(Cow::Borrowed(service::rules::embedded_proofs())),
    }
}

/// The scenarios in question: those of a folder, or the program's own.
fn files(how: &LookupArgs) -> Result<Cow<'static, [ScenarioFile]>, Failure> {
    match &how.scenarios {
        Some(folder) => scenario::read_files(&[folder]).map(Cow::Owned).map_err(Failure::input),
        None => Ok(Cow::Borrowed(service::scenarios::embedded())),
    }
}
