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

use crate::edition::RulesArgs;
use crate::failure::Failure;
use crate::output::Output;
use clap::Subcommand;
use sim::{ExerciseConfig, PairsConfig};
use std::path::PathBuf;
use wording::CardType;

#[derive(Debug, Subcommand)]
pub enum CardsCommand {
    /// Compile card data in LorcanaJSON's format and make what compiles playable at once, in every command
    #[command(after_help = "Examples:
  inkwright cards import allCards.json
  inkwright cards import allCards.json --leave-out \"Some Card - New Here\"
  inkwright cards import --list
  inkwright cards import allCards.json --out /tmp/cards --json

Imported cards are kept in your data folder, which --list names; the environment variable INKWRIGHT_DATA names another one.
To remove some, delete their files there. A card that is already known keeps its newest wording. A card that is not fully
understood is refused, with the reason. If only one ability is not understood, --leave-out imports the card without it: then it is not the
printed card, and says so wherever it is shown.

With --out, library files are written for developers: the program's own library is built in, from `cards` in the project.")]
    Import {
        /// LorcanaJSON's allCards.json, or a JSON array of its card entries
        #[arg(required_unless_present = "list")]
        file: Option<PathBuf>,
        /// Write library files to this folder instead, one for each set, with all cards of the data
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Import this card without its one ability that is not understood; it is marked wherever it is shown
        #[arg(long, value_name = "NAME", conflicts_with = "out")]
        leave_out: Vec<String>,
        /// Say what was imported and where it is
        #[arg(long, conflicts_with_all = ["file", "out"])]
        list: bool,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Say how much card text compiles and which missing construct would unlock the most cards
    #[command(after_help = "Examples:
  inkwright cards coverage --data allCards.json
  inkwright cards coverage --data allCards.json --set 1 --json")]
    Coverage {
        /// The card data [default: ../shared/cards/cards.json, if it is there]
        #[arg(long, value_name = "FILE")]
        data: Option<PathBuf>,
        /// Only cards filed under this set
        #[arg(long, value_name = "N")]
        set: Option<String>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// List the constructs of the card language, the cards that use each and the scenarios that show each; exit status 1
    /// when one is not fully shown
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
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Play games built around each card until every ability has done something, checking all laws at every step; exit
    /// status 1 when a law is broken or an ability never did anything
    #[command(after_help = "Examples:
  inkwright cards exercise
  inkwright cards exercise --card \"Stitch - New Dog\" --games 1000
  inkwright cards exercise --part 1/20 --json")]
    Exercise {
        /// Only this card (full name)
        #[arg(long, value_name = "NAME")]
        card: Option<String>,
        /// Only a part of the cards: the K-th of N
        #[arg(long, value_name = "K/N")]
        part: Option<exercise::LibraryPart>,
        /// At most this many games for one card
        #[arg(long, value_name = "N", default_value_t = 3_000)]
        games: u32,
        /// The seed of the run
        #[arg(long, value_name = "S", default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        rules: RulesArgs,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Play games in which related cards meet, and look for faults that need no expected values; exit status 1 when one is found
    #[command(after_help = "Examples:
  inkwright cards pairs
  inkwright cards pairs --card \"Beast - Selfless Protector\" --partners 50
  inkwright cards pairs --part 1/20 --json

Two cards are related when one waits for, forbids, replaces or needs what the other causes. Each pair is dealt into positions
and played at random. Every step is checked: an effect that does nothing changes nothing, what is offered can be done, declining
changes nothing, nothing impossible happens, a card that came back is a new one, and the order of equal triggers does not matter.")]
    Pairs {
        /// Only pairs in which this card waits for, forbids, replaces or needs something (full name)
        #[arg(long, value_name = "NAME")]
        card: Option<String>,
        /// Only a part of the cards: the K-th of N
        #[arg(long, value_name = "K/N")]
        part: Option<exercise::LibraryPart>,
        /// Partners for each thing that a card is about
        #[arg(long, value_name = "N", default_value_t = 3)]
        partners: u32,
        /// Games for each pair
        #[arg(long, value_name = "N", default_value_t = 2)]
        games: u32,
        /// The seed of the run
        #[arg(long, value_name = "S", default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        rules: RulesArgs,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Read a card of your own: what it means, which rules matter to it, and what is not understood, in plain words
    #[command(after_help = "Examples:
  inkwright cards try my-card.txt
  echo 'When you play this character, draw 2 cards.' | inkwright cards try -
  inkwright cards try my-card.txt --play
  inkwright cards try my-card.txt --keep --exercise

The file holds cards as in scenarios, or one card's text, one ability per line:
  card \"Test Knight - Mail Clad\" character amber cost 3 inkable 2/4 lore 1 [Storyborn, Knight] {
    STAND FAST: When you play this character, you may draw a card.
  }
Write {E}, {I}, {L}, {S}, {W}, {C} for the symbols.")]
    Try {
        /// The file; - for standard input
        file: PathBuf,
        /// The type of card that a plain text is on
        #[arg(long = "type", value_name = "TYPE", default_value = "character")]
        card_type: CardTypeArg,
        /// Play games built around it until every ability has done something
        #[arg(long)]
        exercise: bool,
        /// Play a game with it in your deck and in your first hand
        #[arg(long, conflicts_with = "json")]
        play: bool,
        /// Add it to your own cards, so that decks can use it and every command knows it
        #[arg(long)]
        keep: bool,
        #[command(flatten)]
        rules: RulesArgs,
        /// Print a JSON array, one object per card
        #[arg(long)]
        json: bool,
    },
    /// Find cards by what they are and what they say; exit status 1 when none fits
    #[command(after_help = "Examples:
  inkwright cards search banish chosen character
  inkwright cards search \"gain 2 lore\" --ink amber --cost 3-
  inkwright cards search --name stitch --set 1
  inkwright cards search --type song --cost 2..4 --inkable=no
  inkwright cards search --class princess --keyword \"sing together\" --json

Everything that is given must match. Words are searched for in this program's wording of the text, at the beginning of words,
ignoring case and kinds of apostrophes; put several in quotation marks to find them side by side. Symbols are found as
{E}, {I}, {L}, {S}, {W}, {C} and as exert, ink, lore, strength, willpower, inkwell.")]
    Search(Box<search::SearchArgs>),
    /// Show a card: its facts, its text in this program's words, what the text means step by step, and the rules that
    /// matter to it
    #[command(after_help = "Examples:
  inkwright cards show \"Stitch - New Dog\"
  inkwright cards show \"Be Our Guest\" --json
  inkwright cards show \"Stitch - New Dog\" --lang fr

The card may be named in any language that it is printed in. In the meaning, letters stand for the cards (X, Y, Z), players (P, Q) and amounts (K, L) that a step sets and later steps
refer to. A step that begins with \"if\" or \"then\" says what it depends on; steps below it are indented.")]
    Show {
        /// Full name: name and version
        name: String,
        /// Also show the ability tree in the library's notation
        #[arg(long)]
        tree: bool,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Measure how close our own card text in another language comes to the official text, the worst first
    #[command(after_help = "Examples:
  inkwright cards writing --lang de --data ../shared/cards/lang/de.json
  inkwright cards writing --lang zh --data ../shared/cards/lang/zh.json --show 20
  inkwright cards writing --lang fr --data ../shared/cards/lang/fr.json --show 5 --find banish

The text is written from what a card means, by a grammar of the language. Each paragraph is compared with the official one:
the share that is the same, and the mean overlap of words (F1; of characters in Chinese). Kinds of quotation marks, capitals and
spaces don't count; reminder text counts after a keyword on a line of its own, where it is printed.")]
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
        CardsCommand::Constructs { filter, scenarios, missing, json } => {
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
        CardsCommand::Show { name, tree, json } => show::run(&name, tree, json, out),
        CardsCommand::Writing(args) => writing::run(&args, out),
    }
}
