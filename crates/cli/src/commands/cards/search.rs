//! `inkwright cards search`: finds cards by their properties and text.

use crate::commands::deck::show::marked;
use crate::failure::Failure;
use crate::language::{self, say};
use crate::layout::{fit, wide};
use crate::output::Output;
use crate::{library, names};
use cards::{CardData, CostRange, Query, TypeFilter, parse_keyword};
use serde::Serialize;
use wording::{CardType, Class, Ink, KeywordKind};

#[derive(Debug, clap::Args)]
pub struct SearchArgs {
    /// Words that must all be in the text
    words: Vec<String>,
    /// A part of the full name
    #[arg(long, value_name = "PART")]
    name: Option<String>,
    /// The ink; repeat the option for cards with both inks
    #[arg(long, value_name = "INK", value_parser = names::ink())]
    ink: Vec<Ink>,
    /// The cost: N, N- for N or less, N+ for N or more, N..M
    #[arg(long, value_name = "COST", allow_hyphen_values = true)]
    cost: Option<CostRange>,
    /// The card type
    #[arg(long = "type", value_name = "TYPE", value_parser = names::card_type())]
    card_type: Option<TypeFilter>,
    /// A classification; repeat the option for cards with several
    #[arg(long, value_name = "CLASS")]
    class: Vec<String>,
    /// A keyword printed on the card; repeat the option for cards with several
    #[arg(long, value_name = "KEYWORD", value_parser = parse_keyword)]
    keyword: Vec<KeywordKind>,
    /// The code of a set that the card is printed in
    #[arg(long, value_name = "SET")]
    set: Option<String>,
    /// Only cards with the inkwell symbol; with =no, only those without
    #[arg(long, value_name = "yes|no", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
        value_parser = yes_or_no)]
    inkable: Option<bool>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn yes_or_no(said: &str) -> Result<bool, String> {
    match said {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(say!("search-inkable")),
    }
}

/// The matching cards, as JSON.
#[derive(Debug, Serialize)]
struct SearchReport<'a> {
    found: usize,
    cards: Vec<SearchMatch<'a>>,
}

#[derive(Debug, Serialize)]
struct SearchMatch<'a> {
    full_name: String,
    #[serde(rename = "type")]
    card_type: CardType,
    inks: &'a [Ink],
    cost: u8,
    inkable: bool,
    classes: &'a [Class],
    printings: &'a [String],
    /// Its text in the program's wording.
    text: Vec<String>,
}

impl<'a> SearchMatch<'a> {
    fn new(card: &'a CardData) -> SearchMatch<'a> {
        SearchMatch {
            full_name: card.full_name(),
            card_type: card.card_type,
            inks: &card.inks,
            cost: card.cost,
            inkable: card.inkable,
            classes: &card.classes,
            printings: &card.printings,
            text: grammar::print_card(&card.abilities),
        }
    }
}

pub fn run(args: SearchArgs, out: &mut Output) -> Result<(), Failure> {
    let library = library::load();
    let query = Query {
        name: args.name,
        inks: args.ink,
        cost: args.cost,
        card_type: args.card_type,
        classes: args.class,
        keywords: args.keyword,
        set: args.set,
        inkable: args.inkable,
        words: args.words,
    };
    let found = library.search(&query).map_err(Failure::of)?;
    if args.json {
        out.json(&SearchReport {
            found: found.len(),
            cards: found.iter().map(|card| SearchMatch::new(card)).collect(),
        })?;
    } else if found.is_empty() {
        out.line(say!("search-none"))?;
    } else {
        table(&found, out)?;
    }
    if found.is_empty() { Err(Failure::Checked) } else { Ok(()) }
}

/// One line per card: cost, inkable or not, ink, type, numbers, name.
fn table(found: &[&CardData], out: &mut Output) -> Result<(), Failure> {
    let heading = |column: &'static str| say!("search-heading", "column" = column);
    let inkable = say!("show-inkable");
    let first = (3 + wide(&inkable)).max(wide(&heading("cost")));
    let rows: Vec<[String; 5]> = found.iter().map(|card| row(card, &inkable)).collect();
    let heads = ["cost", "ink", "type", "numbers", "name"].map(heading);
    let widest = |column: usize| {
        let cells = rows.iter().map(|row| wide(&row[column]));
        cells.chain([wide(&heads[column])]).max().unwrap_or(0)
    };
    let widths = [first, widest(1), widest(2).max(9), widest(3).max(13), 0];
    for row in std::iter::once(&heads).chain(&rows) {
        let cell = |column: usize| fit(&row[column], widths[column]);
        out.line(format_args!("{} {}  {}  {}  {}", cell(0), cell(1), cell(2), cell(3), row[4]))?;
    }
    out.line(say!("search-found", "n" = found.len()))?;
    Ok(())
}

/// The columns of a card's line.
fn row(card: &CardData, inkable: &str) -> [String; 5] {
    let language = language::current();
    let kind = match card.card_type {
        CardType::Character => "character",
        CardType::Action => "action",
        CardType::Item => "item",
        CardType::Location => "location",
    };
    let inks: Vec<String> = card.inks.iter().map(|ink| words::ink_name(language, *ink)).collect();
    [
        format!("{:>2} {}", card.cost, if card.inkable { inkable } else { "" }),
        inks.join("/"),
        say!("card-type", "type" = kind),
        numbers(card),
        marked(&card.full_name_in(language), card.is_partial()),
    ]
}

/// Strength, Willpower and Lore value, with a dash for missing ones.
fn numbers(card: &CardData) -> String {
    let numbers = [card.strength, card.willpower, card.lore];
    if numbers.iter().all(Option::is_none) {
        return String::new();
    }
    numbers.map(|n| n.map_or("-".to_owned(), |n| n.to_string())).join("/")
}
