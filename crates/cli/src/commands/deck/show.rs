//! `inkwright deck show`: a deck by types and costs.

use crate::failure::Failure;
use crate::language::{self, say};
use crate::layout::{fit, wide};
use crate::output::Output;
use crate::{decks, library};
use cards::{CardCategory, CardData, CardLibrary, DeckList, Leader, UnknownCardPolicy};
use serde::Serialize;
use std::path::PathBuf;
use wording::Ink;

#[derive(Debug, clap::Args)]
pub struct DeckShowArgs {
    /// Deck lists in any form; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object per deck, each on its own line
    #[arg(long)]
    json: bool,
}

/// A deck, as JSON.
#[derive(Debug, Serialize)]
struct DeckListing<'a> {
    file: String,
    name: &'a str,
    form: &'a str,
    cards: u32,
    inks: Vec<Ink>,
    #[serde(skip_serializing_if = "Option::is_none")]
    leader: Option<&'a Leader>,
    deck: Vec<DeckRow<'a>>,
    sideboard: Vec<DeckRow<'a>>,
}

/// Copies of one card.
#[derive(Debug, Serialize)]
struct DeckRow<'a> {
    count: u16,
    full_name: String,
    #[serde(skip)]
    local_name: String,
    #[serde(rename = "type")]
    kind: CardCategory,
    cost: u8,
    inks: &'a [Ink],
    inkable: bool,
    printing: Option<&'a str>,
    /// Whether it lacks one of its abilities.
    #[serde(skip_serializing_if = "is_false")]
    partial: bool,
}

fn is_false(said: &bool) -> bool {
    !said
}

impl<'a> DeckRow<'a> {
    fn new(count: u16, card: &'a CardData) -> DeckRow<'a> {
        DeckRow {
            count,
            full_name: card.full_name(),
            local_name: card.full_name_in(language::current()),
            kind: CardCategory::of(card),
            cost: card.cost,
            inks: &card.inks,
            inkable: card.inkable,
            printing: card.printings.first().map(String::as_str),
            partial: card.is_partial(),
        }
    }
}

/// The entries, sorted by type, cost and name.
fn rows<'a>(entries: &[(u16, String)], library: &'a CardLibrary) -> Vec<DeckRow<'a>> {
    let known = entries.iter().filter_map(|(count, name)| Some(DeckRow::new(*count, library.find(name)?)));
    let mut rows: Vec<DeckRow<'a>> = known.collect();
    rows.sort_by(|a, b| (a.kind, a.cost, &a.full_name).cmp(&(b.kind, b.cost, &b.full_name)));
    rows
}

pub fn run(args: &DeckShowArgs, out: &mut Output) -> Result<(), Failure> {
    let library = library::load();
    let read = args.files.iter().map(|path| decks::read_list(path, UnknownCardPolicy::Refuse, &library));
    let lists = read.collect::<Result<Vec<DeckList>, _>>()?;
    for (number, (path, list)) in args.files.iter().zip(&lists).enumerate() {
        let deck = rows(&list.deck.entries, &library);
        let mut inks: Vec<Ink> = deck.iter().flat_map(|row| row.inks).copied().collect();
        inks.sort();
        inks.dedup();
        let shown = DeckListing {
            file: decks::name(path),
            name: &list.deck.name,
            form: list.form.name(),
            cards: list.deck.size(),
            inks,
            leader: list.deck.leader.as_ref(),
            deck,
            sideboard: rows(&list.sideboard, &library),
        };
        if args.json {
            out.json(&shown)?;
        } else {
            if number > 0 {
                out.line("")?;
            }
            print(&shown, list, out)?;
        }
    }
    Ok(())
}

fn print(shown: &DeckListing<'_>, list: &DeckList, out: &mut Output) -> Result<(), Failure> {
    let (name, inks) = (shown.name.to_owned(), names(&shown.inks));
    out.line(say!("show-deck", "name" = name, "n" = shown.cards, "inks" = inks))?;
    if let Some(leader) = shown.leader {
        out.line(format_args!("\n{}", leader.to_string().trim_end()))?;
    }
    let width =
        shown.deck.iter().chain(&shown.sideboard).map(|row| wide(&names(row.inks))).max().unwrap_or(0);
    for group in shown.deck.chunk_by(|a, b| a.kind == b.kind) {
        let count: u32 = group.iter().map(|row| u32::from(row.count)).sum();
        out.line(format_args!("\n{}", say!("show-kind", "kind" = kind_id(group[0].kind), "n" = count)))?;
        table(group, width, out)?;
    }
    if !shown.sideboard.is_empty() {
        out.line(format_args!("\n{}", say!("show-sideboard", "n" = list.sideboard_size())))?;
        table(&shown.sideboard, width, out)?;
    }
    Ok(())
}

/// One line per card: copies, cost, ink, inkable or not, name.
fn table(rows: &[DeckRow<'_>], width: usize, out: &mut Output) -> Result<(), Failure> {
    let inkable = say!("show-inkable");
    for row in rows {
        let cost = say!("card-cost", "n" = format!("{:>2}", row.cost));
        let symbol = if row.inkable { inkable.as_str() } else { "" };
        let (inks, symbol) = (fit(&names(row.inks), width), fit(symbol, wide(&inkable)));
        let name = marked(&row.local_name, row.partial);
        out.line(format_args!("{:>3}  {cost}  {inks}  {symbol}  {name}", row.count))?;
    }
    Ok(())
}

/// The name of a card, marked if it lacks one of its abilities.
pub fn marked(name: &str, partial: bool) -> String {
    match partial {
        true => format!("{name} ({})", say!("card-partial")),
        false => name.to_owned(),
    }
}

/// The id of a kind of card in message catalogues.
pub fn kind_id(kind: CardCategory) -> &'static str {
    match kind {
        CardCategory::Character => "character",
        CardCategory::Action => "action",
        CardCategory::Song => "song",
        CardCategory::Item => "item",
        CardCategory::Location => "location",
    }
}

/// The names of inks, separated by slashes.
pub fn names(inks: &[Ink]) -> String {
    inks.iter().map(|ink| words::ink_name(language::current(), *ink)).collect::<Vec<_>>().join("/")
}
