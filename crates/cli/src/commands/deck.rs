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
    /// List the rules that decks break; exit status 1 if a deck breaks one, 2 if a list can't be read
    #[command(after_help = "Examples:
  inkwright deck check my-deck.txt
  inkwright deck check decks/*.txt --format infinity
  inkwright deck check my-deck.txt --format core --date 2026-07-16 --json
  inkwright deck check pool.txt --format sealed

A sideboard is counted but not checked. A file named - is standard input.")]
    Check(check::DeckCheckArgs),
    /// List a deck by type and cost
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

Every command reads all forms and tells them apart by the contents of the file: text lists, Pixelborn codes and links that contain one,
tables (CSV), LorcanaJSON ids, JSON. A Pixelborn code can't hold a sideboard, which is left out with a note.")]
    Convert(convert::DeckConvertArgs),
    /// Count the costs, inks and types of a deck, and how likely you are to hold certain cards
    #[command(after_help = "Examples:
  inkwright deck stats my-deck.txt
  inkwright deck stats my-deck.txt --svg curve.svg
  inkwright deck stats decks/the-heart-of-magic.txt --hold \"Stitch - New Dog\" --turn 3
  inkwright deck stats my-deck.txt --hold \"Card A - One\" --hold \"Card B - Two\" --play
  inkwright deck stats my-deck.txt --hold \"Card A - One\" --hold \"Card B - Two\" --any --copies 2 --json

You hold a card by a turn if you have drawn it by that turn's main phase: seven cards (2.2.1.4) and one each turn, except on the first turn
on the play (3.2.3.1). \"altered\" means that you alter your opening hand (2.2.2) and put away every card that is not asked for.")]
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
