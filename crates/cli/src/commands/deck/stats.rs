//! `inkwright deck stats`: the composition of a deck, and the probability of having cards in hand.

use super::convert::save;
use super::curve;
use super::show::kind_id;
use crate::failure::Failure;
use crate::language::{self, decimal, percent, say};
use crate::layout::{fit, right, wide};
use crate::output::Output;
use crate::{decks, library};
use cards::{
    CardCategory, CardLibrary, Deck, DeckList, DeckStats, HandChance, HandGoal, LAST_TURN, PropertyCount,
    TurnOrder, UnknownCardPolicy, ink_every_turn,
};
use clap::value_parser;
use serde::Serialize;
use std::path::PathBuf;
use wording::Ink;
use words::{Arg, Message};

/// Number of turns in a table of probabilities.
const TURNS: u32 = 8;

/// Maximum length of a bar.
const BAR: u32 = 40;

/// Maximum number of listed classifications; JSON has all.
const LISTED: usize = 12;

#[derive(Debug, clap::Args)]
pub struct DeckStatsArgs {
    /// Deck lists in any form; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// A card to hold, by its full name; repeat the option to hold several cards together
    #[arg(long, value_name = "CARD")]
    hold: Vec<String>,
    /// The number of copies of each
    #[arg(long, value_name = "N", default_value_t = 1, requires = "hold", value_parser = value_parser!(u32).range(1..=60))]
    copies: u32,
    /// Count the copies of these cards together, so that any of them will do
    #[arg(long, requires = "hold")]
    any: bool,
    /// By which of your turns [default: a table of the first 8]
    #[arg(long, value_name = "T", value_parser = value_parser!(u32).range(1..=LAST_TURN as i64))]
    turn: Option<u32>,
    /// Only on the play: you take the first turn
    #[arg(long, conflicts_with = "draw")]
    play: bool,
    /// Only on the draw: your opponent takes the first turn
    #[arg(long)]
    draw: bool,
    /// Write the curve to this file, as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Overwrite an existing file
    #[arg(long, requires = "svg")]
    force: bool,
    /// Print one JSON object per deck, each on its own line
    #[arg(long)]
    json: bool,
}

impl DeckStatsArgs {
    fn turns(&self) -> Vec<u32> {
        match self.turn {
            Some(turn) => vec![turn],
            None => (1..=TURNS).collect(),
        }
    }

    fn seats(&self) -> Vec<TurnOrder> {
        match (self.play, self.draw) {
            (true, _) => vec![TurnOrder::First],
            (_, true) => vec![TurnOrder::Second],
            (false, false) => TurnOrder::BOTH.to_vec(),
        }
    }
}

/// The figures of one deck, as JSON.
#[derive(Debug, Serialize)]
struct DeckFigures<'a> {
    file: String,
    name: &'a str,
    #[serde(flatten)]
    stats: DeckStats,
    sideboard: u32,
    turns: Vec<TurnChances>,
    hold: Option<HoldReport>,
}

/// Probabilities for one turn.
#[derive(Debug, Serialize)]
struct TurnChances {
    turn: u32,
    going: &'static str,
    /// A card to ink in this turn and in every turn before it.
    ink_every_turn: f64,
    /// A card of exactly this cost among those seen.
    card_of_cost: f64,
}

/// The probability of having cards in hand.
#[derive(Debug, Serialize)]
struct HoldReport {
    cards: Vec<String>,
    copies: u32,
    any: bool,
    chances: Vec<HoldChances>,
}

#[derive(Debug, Serialize)]
struct HoldChances {
    turn: u32,
    going: &'static str,
    kept: f64,
    altered: f64,
}

/// The players' name for going first or second.
fn going_name(going: TurnOrder) -> &'static str {
    match going {
        TurnOrder::First => "play",
        TurnOrder::Second => "draw",
    }
}

pub fn run(args: &DeckStatsArgs, out: &mut Output) -> Result<(), Failure> {
    if args.svg.is_some() && args.files.len() > 1 {
        return Err(Failure::input(say!("stats-one-svg")));
    }
    let library = library::load();
    let read = args.files.iter().map(|path| decks::read_list(path, UnknownCardPolicy::Refuse, &library));
    let lists = read.collect::<Result<Vec<DeckList>, _>>()?;
    let counts = args.files.iter().zip(&lists).map(|(path, list)| {
        let stats = DeckStats::of(&list.deck, &library);
        let turns = turns(&stats, args);
        let hold = hold(&list.deck, &library, args).map_err(|problem| {
            Failure::input(say!("at-place", "place" = decks::name(path), "what" = problem.to_string()))
        })?;
        let (name, sideboard) = (&*list.deck.name, list.sideboard_size());
        Ok(DeckFigures { file: decks::name(path), name, stats, sideboard, turns, hold })
    });
    let counts = counts.collect::<Result<Vec<DeckFigures<'_>>, Failure>>()?;
    if let (Some(path), [counts]) = (&args.svg, &counts[..]) {
        save(path, &curve::svg(counts.name, &counts.stats), args.force)?;
    }
    for (number, counts) in counts.iter().enumerate() {
        if args.json {
            out.json(counts)?;
        } else {
            if number > 0 {
                out.line("")?;
            }
            print(counts, args, out)?;
        }
    }
    if let Some(path) = args.svg.as_ref().filter(|_| !args.json) {
        out.line(format_args!("\n{}", say!("wrote", "files" = path.display().to_string())))?;
    }
    Ok(())
}

fn turns(stats: &DeckStats, args: &DeckStatsArgs) -> Vec<TurnChances> {
    let (cards, inkable) = (stats.cards, stats.share.inkable);
    let of = |going: TurnOrder| {
        let ink = ink_every_turn(cards, inkable, LAST_TURN, going);
        let turn = move |turn: u32| TurnChances {
            turn,
            going: going_name(going),
            ink_every_turn: ink[turn as usize - 1],
            card_of_cost: HandGoal::of_kind(cards, stats.of_cost(turn), 1).by(turn, going).kept,
        };
        args.turns().into_iter().map(turn)
    };
    args.seats().into_iter().flat_map(of).collect()
}

fn hold(deck: &Deck, library: &CardLibrary, args: &DeckStatsArgs) -> Result<Option<HoldReport>, Failure> {
    if args.hold.is_empty() {
        return Ok(None);
    }
    let named = args.hold.iter().map(|name| library::find(library, name).map(|card| card.full_name()));
    let names = named.collect::<Result<Vec<String>, _>>()?;
    let wanted = if args.any {
        HandGoal::any(deck, &names, args.copies)
    } else {
        HandGoal::each(deck, &names, args.copies)
    };
    let wanted = wanted.map_err(Failure::of)?;
    let chances = args.seats().into_iter().flat_map(|going| {
        let wanted = &wanted;
        args.turns().into_iter().map(move |turn| {
            let HandChance { kept, altered } = wanted.by(turn, going);
            HoldChances { turn, going: going_name(going), kept, altered }
        })
    });
    Ok(Some(HoldReport { chances: chances.collect(), cards: names, copies: args.copies, any: args.any }))
}

fn print(counts: &DeckFigures<'_>, args: &DeckStatsArgs, out: &mut Output) -> Result<(), Failure> {
    let stats = &counts.stats;
    out.line(say!(
        "stats-head",
        "name" = counts.name.to_owned(),
        "n" = stats.cards,
        "different" = stats.different,
        "cost" = decimal(stats.mean_cost, 2),
        "inkable" = stats.share.inkable,
        "share" = percent(share(stats.share.inkable, stats.cards))
    ))?;
    if counts.sideboard > 0 {
        out.line(say!("stats-sideboard", "n" = counts.sideboard))?;
    }
    out.line(format_args!("\n{}", say!("stats-curve")))?;
    let most = stats.curve.iter().map(|row| row.share.total()).max().unwrap_or(0);
    for row in &stats.curve {
        let inkable = scaled(row.share.inkable, most);
        let bar = "#".repeat(inkable) + &"-".repeat(scaled(row.share.total(), most) - inkable);
        out.line(format_args!("{:>4}  {:>5}  {bar}", row.cost, row.share.total()).to_string().trim_end())?;
    }
    let language = language::current();
    let ink = |ink: &PropertyCount<Ink>| format!("{} {}", words::ink_name(language, ink.name), ink.cards);
    let kind = |kind: &PropertyCount<CardCategory>| {
        say!("stats-kind", "kind" = kind_id(kind.name), "n" = kind.cards)
    };
    let class = |class: &PropertyCount<String>| {
        format!("{} {}", writers::class_name(language, &class.name), class.cards)
    };
    let rows = [
        (say!("stats-inks"), listed(&stats.inks, usize::MAX, ink)),
        (say!("stats-types"), listed(&stats.types, usize::MAX, kind)),
        (say!("stats-classes"), listed(&stats.classifications, LISTED, class)),
    ];
    let width = rows.iter().map(|(title, _)| wide(title)).max().unwrap_or(0);
    out.line("")?;
    for (title, counts) in rows {
        out.line(format_args!("{}  {counts}", fit(&title, width)))?;
    }
    let seats = args.seats();
    out.line(format_args!("\n{}", say!("stats-chances")))?;
    let columns = [
        ChanceColumn {
            title: say!("stats-ink-every-turn"),
            chance: |turn: &TurnChances| turn.ink_every_turn,
        },
        ChanceColumn { title: say!("stats-card-of-cost"), chance: |turn: &TurnChances| turn.card_of_cost },
    ];
    table(&counts.turns, |turn| (turn.turn, turn.going), &columns, &seats, out)?;
    if let Some(hold) = &counts.hold {
        out.line(format_args!("\n{}", asked(hold)))?;
        let columns = [
            ChanceColumn { title: say!("stats-hand-kept"), chance: |held: &HoldChances| held.kept },
            ChanceColumn { title: say!("stats-all-altered"), chance: |held: &HoldChances| held.altered },
        ];
        table(&hold.chances, |held| (held.turn, held.going), &columns, &seats, out)?;
    }
    Ok(())
}

/// The cards to hold, in words.
fn asked(hold: &HoldReport) -> String {
    let copies = match (hold.copies, hold.any) {
        (1, _) => "one",
        (_, true) => "of",
        (_, false) if hold.cards.len() == 1 => "of",
        (_, false) => "each",
    };
    let name = |english: &String| Arg::FullName(english.clone());
    let joined = |first: Option<Arg>, second: Arg| {
        Some(match (first, hold.any) {
            (None, _) => second,
            (Some(first), true) => {
                Message::new("stats-or").with("first", first).with("second", second).into()
            }
            (Some(first), false) => {
                Message::new("stats-and").with("first", first).with("second", second).into()
            }
        })
    };
    let cards = hold.cards.iter().map(name).fold(None, joined);
    let cards = cards.unwrap_or_else(|| Arg::Text(String::new()));
    say!("stats-asked", "copies" = copies, "n" = hold.copies, "cards" = cards)
}

/// A column: its heading and its values.
struct ChanceColumn<T> {
    title: String,
    chance: fn(&T) -> f64,
}

/// A row per turn. Under each heading there is a column for each of the seats.
fn table<T>(
    chances: &[T],
    place: impl Fn(&T) -> (u32, &'static str),
    columns: &[ChanceColumn<T>],
    seats: &[TurnOrder],
    out: &mut Output,
) -> Result<(), Failure> {
    const WIDTH: usize = 10;
    // The first column under a heading is as wide as the heading needs.
    let others = (WIDTH + 2) * (seats.len() - 1);
    let first = |title: &str| WIDTH.max(wide(title).saturating_sub(others));
    let width = |title: &str, seat: usize| if seat == 0 { first(title) } else { WIDTH };
    let (mut heading, mut names) = ("      ".to_owned(), right(&say!("stats-turn"), 6));
    for ChanceColumn { title, .. } in columns {
        heading += &format!("  {}", right(title, first(title) + others));
        for (seat, going) in seats.iter().enumerate() {
            let going = say!("stats-going", "going" = going_name(*going));
            names += &format!("  {}", right(&going, width(title, seat)));
        }
    }
    out.line(heading)?;
    out.line(names)?;
    let mut turns: Vec<u32> = chances.iter().map(|chance| place(chance).0).collect();
    turns.sort_unstable();
    turns.dedup();
    for turn in turns {
        let mut row = format!("  {turn:>4}");
        for ChanceColumn { title, chance } in columns {
            for (seat, going) in seats.iter().enumerate() {
                let found = chances.iter().find(|one| place(one) == (turn, going_name(*going)));
                let shown = found.map(|one| percent(chance(one))).unwrap_or_default();
                row += &format!("  {shown:>width$}", width = width(title, seat));
            }
        }
        out.line(row)?;
    }
    Ok(())
}

/// Names with their counts.
fn listed<T>(counts: &[PropertyCount<T>], most: usize, one: impl Fn(&PropertyCount<T>) -> String) -> String {
    let shown = counts.iter().take(most).map(one).collect::<Vec<_>>().join(", ");
    match counts.len().saturating_sub(most) {
        0 => shown,
        more => say!("stats-more", "what" = shown, "n" = more),
    }
}

/// The length of a bar: one character per card, or scaled if that is too long.
fn scaled(count: u32, most: u32) -> usize {
    if most <= BAR { count as usize } else { (count * BAR).div_ceil(most) as usize }
}

fn share(part: u32, whole: u32) -> f64 {
    if whole == 0 { 0.0 } else { f64::from(part) / f64::from(whole) }
}
