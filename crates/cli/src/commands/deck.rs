//! `inkwright deck`: deck lists in any form.

mod check;
mod convert;
mod curve;
pub mod show;
mod stats;

use crate::failure::Failure;
use crate::output::Output;
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub enum DeckCommand {
    /// Name every rule that a deck breaks; exit status 1 when one does, 2 when a list can't be read
    #[command(after_help = "Examples:
  inkwright deck check my-deck.txt
  inkwright deck check decks/*.txt --format infinity
  inkwright deck check my-deck.txt --format core --date 2026-07-16 --json
  inkwright deck check pool.txt --format sealed

Formats: core and infinity with their sets and bans; constructed, only the rules, with any set; draft, sealed, pack-rush.
A sideboard is counted but not checked. A file named - is standard input.")]
    Check(check::DeckCheckArgs),
    /// List a deck by types and costs
    #[command(after_help = "Examples:
  inkwright deck show my-deck.txt
  pbpaste | inkwright deck show -
  inkwright deck show decks/*.txt --json")]
    Show(show::DeckShowArgs),
    /// Write a deck in another form
    #[command(after_help = "Examples:
  inkwright deck convert my-deck.txt --to pixelborn
  inkwright deck convert code.txt --to text --out my-deck.txt
  inkwright deck convert decks/*.txt --to csv --out tables/
  echo https://example.org/deck?code=… | inkwright deck convert - --to text

Every command reads every form and recognises it by the file's contents: text lists, Pixelborn codes and links with one, tables (CSV),
LorcanaJSON ids, JSON. A Pixelborn code has no place for a sideboard; it is left out with a note.")]
    Convert(convert::DeckConvertArgs),
    /// Count what a deck is made of, and how likely cards are to be in hand
    #[command(after_help = "Examples:
  inkwright deck stats my-deck.txt
  inkwright deck stats my-deck.txt --svg curve.svg
  inkwright deck stats decks/the-heart-of-magic.txt --hold \"Stitch - New Dog\" --turn 3
  inkwright deck stats my-deck.txt --hold \"Card A - One\" --hold \"Card B - Two\" --play
  inkwright deck stats my-deck.txt --hold \"Card A - One\" --hold \"Card B - Two\" --any --copies 2 --json

To hold a card by a turn is to have drawn it by that turn's main phase: seven cards (2.2.1.4) and one each turn, except in the
first turn on the play (3.2.3.1). \"altered\" means that every card that is not asked for is altered (2.2.2), once.")]
    Stats(stats::DeckStatsArgs),
}

pub fn run(command: DeckCommand, out: &mut Output) -> Result<(), Failure> {
    match command {
        DeckCommand::Check(args) => check::run(&args, out),
        DeckCommand::Show(args) => show::run(&args, out),
        DeckCommand::Convert(args) => convert::run(&args, out),
        DeckCommand::Stats(args) => stats::run(&args, out),
    }
}
