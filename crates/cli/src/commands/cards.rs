//! `inkwright cards import`, `coverage`, `constructs`, `exercise`, `pairs`, `search`, `show` and `writing`.

mod constructs;
mod coverage;
mod exercise;
mod import;
mod pairs;
mod search;
pub mod show;
mod try_card;
mod writing;

use crate::edition::EditionArgs;
use crate::failure::Failure;
use crate::output::Output;
use clap::Subcommand;
use sim::{ExerciseConfig, PairsConfig};
use std::path::PathBuf;
use wording::CardType;

#[derive(Debug, Subcommand)]
pub enum CardsCommand {
    /// Compile card data in LorcanaJSON's format, so that every command can use the cards that compile
    #[command(after_help = "Examples:
  inkwright cards import allCards.json
  inkwright cards import allCards.json --leave-out \"Some Card - New Here\"
  inkwright cards import --list
  inkwright cards import allCards.json --out /tmp/cards --json

Imported cards are kept in your data folder. --list shows where it is; the environment variable INKWRIGHT_DATA chooses another one. To
remove cards, delete their files there. A card that is already known keeps its newest wording. A card that is not fully understood is
refused, with the reason. If only one ability is not understood, --leave-out imports the card without it. Such a card differs from the
printed one and is marked wherever it is shown.

--out is for developers: it writes library files such as those in `data/cards`, which are built into the program.")]
    Import {
        /// LorcanaJSON's allCards.json, or a JSON array of its card entries
        #[arg(required_unless_present = "list")]
        file: Option<PathBuf>,
        /// Write all cards of the data to this folder instead, as library files, one per set
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Import this card without its only ability that is not understood; the card is marked wherever it is shown
        #[arg(long, value_name = "NAME", conflicts_with = "out")]
        leave_out: Vec<String>,
        /// List what was imported and where it is stored
        #[arg(long, conflicts_with_all = ["file", "out"])]
        list: bool,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Measure how much card text compiles, and which missing construct would unlock the most cards
    #[command(after_help = "Examples:
  inkwright cards coverage --data allCards.json
  inkwright cards coverage --data allCards.json --set 1 --json")]
    Coverage {
        /// The card data [default: ../shared/cards/cards.json, if it exists]
        #[arg(long, value_name = "FILE")]
        data: Option<PathBuf>,
        /// Only cards filed under this set
        #[arg(long, value_name = "N")]
        set: Option<String>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// List the constructs of the card language, with the cards that use them and the scenarios that show them; exit status 1 if one is not
    /// fully shown
    #[command(after_help = "Examples:
  inkwright cards constructs
  inkwright cards constructs --missing
  inkwright cards constructs Effect::May --json")]
    Constructs {
        /// Only constructs whose name contains this
        filter: Option<String>,
        /// Scenario files and folders
        #[arg(long, value_name = "PATH", default_value = "scenarios")]
        scenarios: Vec<PathBuf>,
        /// Only constructs that are not fully shown
        #[arg(long)]
        missing: bool,
        /// Put events and conditions into every context that takes one, and list the texts that can't be played
        #[arg(long, conflicts_with_all = ["filter", "missing", "scenarios"])]
        holes: bool,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Play games built around each card until every ability has done something, checking all laws at every step; exit status 1 if a law is
    /// broken or an ability never does anything
    #[command(after_help = "Examples:
  inkwright cards exercise
  inkwright cards exercise --card \"Stitch - New Dog\" --games 1000
  inkwright cards exercise --part 1/20 --json")]
    Exercise {
        /// Only this card (full name)
        #[arg(long, value_name = "NAME")]
        card: Option<String>,
        /// Only part K of N of the cards
        #[arg(long, value_name = "K/N")]
        part: Option<exercise::LibraryPart>,
        /// At most this many games per card
        #[arg(long, value_name = "N", default_value_t = 3_000)]
        games: u32,
        /// The seed of the run
        #[arg(long, value_name = "S", default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        rules: EditionArgs,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Play games in which related cards meet, and look for errors that can be seen without an expected result; exit status 1 if one is
    /// found
    #[command(after_help = "Examples:
  inkwright cards pairs
  inkwright cards pairs --card \"Beast - Selfless Protector\" --partners 50
  inkwright cards pairs --part 1/20 --json

Two cards are related if one waits for, forbids, replaces or needs something that the other causes. Each pair is put into several positions
and played at random. Every step is checked: an effect that does nothing changes nothing, everything that is offered can be done, declining
changes nothing, nothing impossible happens, a card that returns is a new card, and the order of equal triggers does not matter.")]
    Pairs {
        /// Only pairs in which this card waits for, forbids, replaces or needs something (full name)
        #[arg(long, value_name = "NAME")]
        card: Option<String>,
        /// Only part K of N of the cards
        #[arg(long, value_name = "K/N")]
        part: Option<exercise::LibraryPart>,
        /// The number of partners for each thing that a card is about
        #[arg(long, value_name = "N", default_value_t = 3)]
        partners: u32,
        /// Games per pair
        #[arg(long, value_name = "N", default_value_t = 2)]
        games: u32,
        /// The seed of the run
        #[arg(long, value_name = "S", default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        rules: EditionArgs,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Explain a card of your own in plain words: what it means, which rules apply to it, and what is not understood
    #[command(after_help = "Examples:
  inkwright cards try my-card.txt
  echo 'When you play this character, draw 2 cards.' | inkwright cards try -
  inkwright cards try my-card.txt --play
  inkwright cards try my-card.txt --keep --exercise

The file holds cards as scenarios define them, or the text of one card, one ability per line:
  card \"Test Knight - Mail Clad\" character amber cost 3 inkable 2/4 lore 1 [Storyborn, Knight] {
    STAND FAST: When you play this character, you may draw a card.
  }
Write {E}, {I}, {L}, {S}, {W}, {C} for the symbols.")]
    Try {
        /// The file; - for standard input
        file: PathBuf,
        /// The card type, for a plain text
        #[arg(long = "type", value_name = "TYPE", default_value = "character")]
        card_type: CardTypeArg,
        /// Play games built around the card until every ability has done something
        #[arg(long)]
        exercise: bool,
        /// Play a game with the card in your deck and in your opening hand
        #[arg(long, conflicts_with = "json")]
        play: bool,
        /// Add the card to your own cards, so that decks and all commands can use it
        #[arg(long)]
        keep: bool,
        #[command(flatten)]
        rules: EditionArgs,
        /// Print a JSON array, one object per card
        #[arg(long)]
        json: bool,
    },
    /// Find cards by their facts and their text; exit status 1 if none matches
    #[command(after_help = "Examples:
  inkwright cards search banish chosen character
  inkwright cards search \"gain 2 lore\" --ink amber --cost 3-
  inkwright cards search --name stitch --set 1
  inkwright cards search --type song --cost 2..4 --inkable=no
  inkwright cards search --class princess --keyword \"sing together\" --json

A card must match all options and words. The search looks for the beginnings of words in this program's wording of the text and ignores case
and the kind of apostrophe; put several words in quotation marks to find them side by side. Write symbols as {E}, {I}, {L}, {S}, {W}, {C} or
as exert, ink, lore, strength, willpower, inkwell.")]
    Search(Box<search::SearchArgs>),
    /// Show a card: its facts, its text in this program's words, what the text means step by step, and the rules that apply to it
    #[command(after_help = "Examples:
  inkwright cards show \"Stitch - New Dog\"
  inkwright cards show \"Be Our Guest\" --json
  inkwright cards show \"Stitch - New Dog\" --lang fr

You can name the card in any language that it is printed in. In the meaning, letters stand for the cards (X, Y, Z), players (P, Q) and
amounts (K, L) that one step sets and later steps use. A step that begins with \"if\" or \"then\" says what the indented steps below it
depend on.")]
    Show {
        /// The full name: name and version
        name: String,
        #[command(flatten)]
        rules: EditionArgs,
        /// Also show the ability tree in the library's notation
        #[arg(long)]
        tree: bool,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Measure how close our own card text in another language comes to the official text
    #[command(after_help = "Examples:
  inkwright cards writing --lang de --data ../shared/cards/lang/de.json
  inkwright cards writing --lang zh --data ../shared/cards/lang/zh.json --show 20
  inkwright cards writing --lang fr --data ../shared/cards/lang/fr.json --show 5 --find banish

A grammar of the language writes the text from what a card means. Each paragraph is compared with the official one; the report gives the
share of paragraphs that are the same and the mean overlap of words (F1; in Chinese, of characters). The kind of quotation marks, capitals
and spaces don't count. Reminder text counts only after a keyword on a line of its own, which is where it is printed.")]
    Writing(writing::WritingArgs),
}

/// The type of a card in plain text.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum CardTypeArg {
    Character,
    Action,
    Item,
    Location,
}

impl From<CardTypeArg> for CardType {
    fn from(said: CardTypeArg) -> CardType {
        match said {
            CardTypeArg::Character => CardType::Character,
            CardTypeArg::Action => CardType::Action,
            CardTypeArg::Item => CardType::Item,
            CardTypeArg::Location => CardType::Location,
        }
    }
}

pub fn run(command: CardsCommand, out: &mut Output) -> Result<(), Failure> {
    match command {
        CardsCommand::Import { file, out: folder, leave_out, list: _, json } => match (file, folder) {
            (Some(file), Some(folder)) => import::to_files(&file, &folder, json, out),
            (Some(file), None) => import::to_own(&file, &leave_out, json, out),
            (None, _) => import::list(json, out),
        },
        CardsCommand::Coverage { data, set, json } => {
            coverage::run(data.as_deref(), set.as_deref(), json, out)
        }
        CardsCommand::Constructs { holes: true, json, .. } => constructs::holes(json, out),
        CardsCommand::Constructs { filter, scenarios, missing, json, .. } => {
            constructs::run(filter.as_deref(), &scenarios, missing, json, out)
        }
        CardsCommand::Exercise { card, part, games, seed, rules, json } => {
            let config = ExerciseConfig { seed, games, rules: rules.rules()?, ..ExerciseConfig::default() };
            exercise::run(card.as_deref(), part, config, json, out)
        }
        CardsCommand::Pairs { card, part, partners, games, seed, rules, json } => {
            let exercise =
                ExerciseConfig { seed, games, rules: rules.rules()?, ..PairsConfig::default().exercise };
            let config = PairsConfig { partners, exercise };
            pairs::run(card.as_deref(), part, config, json, out)
        }
        CardsCommand::Try { file, card_type, play, exercise, keep, rules, json } => {
            let wanted = try_card::TryOptions { play, exercise, keep, json };
            try_card::run(&file, card_type.into(), wanted, rules.rules()?, out)
        }
        CardsCommand::Search(args) => search::run(*args, out),
        CardsCommand::Show { name, rules, tree, json } => {
            show::run(&name, rules.edition()?.unwrap_or_default(), tree, json, out)
        }
        CardsCommand::Writing(args) => writing::run(&args, out),
    }
}
