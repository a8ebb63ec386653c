//! `inkwright play`: a game in the terminal, line by line or as a full-screen table.

mod game_files;
mod plain;
mod table_text;
mod tui;

use crate::decks::{self, DEFAULTS};
use crate::edition::EditionArgs;
use crate::failure::Failure;
use crate::language::{self, say};
use crate::output::Output;
use crate::position::seat;
use crate::variant::VariantArg;
use crate::{library, names, numbers};
use cards::{CardData, CardLibrary, Deck};
use engine::{Rules, Seat, Teams};
use game_files::{GameFiles, Seating};
use live::{BotSpec, Live, Setup, Sitter};
use playable::PlayableLibrary;
use sim::Replay;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright play
  inkwright play --tui --bot search:normal
  inkwright play --tui --hot-seat
  inkwright play --deck a-steadfast-strategy --opponent mine.txt --seed 7
  inkwright play --deck mine.txt --opponent a.txt --opponent b.txt --variant coconut
  inkwright play --resume --tui
  inkwright play --from game.replay --at 57 --seat p2

Type the number of an answer, or its words. `?` shows help, `q` concedes. The game is saved after every answer, in the folder INKWRIGHT_DATA
or else in the system's usual one; --resume continues the last unfinished game.")]
pub struct PlayArgs {
    /// Your deck list, or the name of a starter deck [default: a starter deck]
    #[arg(long, value_name = "FILE|NAME")]
    deck: Option<PathBuf>,
    /// The opponent's deck list, or the name of a starter deck; repeat the option for each opponent [default: another starter deck]
    #[arg(long, value_name = "FILE|NAME")]
    opponent: Vec<PathBuf>,
    /// The bot to play against [default: hard]
    #[arg(long, value_name = "NAME", value_parser = names::bot())]
    bot: Option<String>,
    /// The game's seed [default: a new one each time]
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = numbers::seed)]
    seed: Option<u64>,
    /// The rules variant; `pack-rush` accepts any deck, `coconut` (beta) needs a leader in each deck list
    #[arg(long, value_name = "NAME", default_value = "constructed")]
    variant: VariantArg,
    /// Accept decks that are not legal in Constructed or, with that variant, in Format Coconut
    #[arg(long)]
    any_deck: bool,
    #[command(flatten)]
    rules: EditionArgs,
    /// Show a full-screen table; needs a terminal of at least 80 by 24 characters
    #[arg(long)]
    tui: bool,
    /// Play with people in all seats, who take turns at this screen
    #[arg(long, conflicts_with = "bot")]
    hot_seat: bool,
    /// Continue the last unfinished game
    #[arg(long, conflicts_with_all = ["deck", "opponent", "seed", "from"])]
    resume: bool,
    /// Fork a saved game: play on from one of its positions
    #[arg(long, value_name = "REPLAY", conflicts_with_all = ["deck", "opponent", "seed"])]
    from: Option<PathBuf>,
    /// Begin after this many answers of the saved game, forced ones included [default: after all of them]
    #[arg(long, value_name = "N", requires = "from")]
    at: Option<usize>,
    /// Your seat in the saved game
    #[arg(long, value_name = "pN", requires = "from", value_parser = seat)]
    seat: Option<Seat>,
}

/// Number of copies of a tried card in the deck.
const COPIES: usize = 4;
/// Maximum number of deals to find an opening hand with a tried card.
const DEALS: u64 = 200;

/// The default opponent.
const USUAL_BOT: &str = "hard";

pub fn run(args: PlayArgs, out: &mut Output) -> Result<(), Failure> {
    if args.tui {
        tui::check_terminal()?;
    }
    let (mut live, store) = begin(&args)?;
    live.set_language(language::current());
    if args.tui { tui::run(live, store, out) } else { plain::run(live, store, out) }
}

/// The requested game, and its store.
fn begin(args: &PlayArgs) -> Result<(Live, GameFiles), Failure> {
    let bot = args.bot.as_deref().map(BotSpec::named).transpose().map_err(Failure::of)?;
    if args.resume {
        let (store, replay, seating) = GameFiles::latest()?;
        let sitters = match (&bot, args.hot_seat) {
            (_, true) => vec![Sitter::Person; replay.decks.len()],
            (Some(bot), false) => {
                let other =
                    |sitter: Sitter| if sitter.is_person() { sitter } else { Sitter::Bot(bot.clone()) };
                seating.sitters(replay.decks.len()).into_iter().map(other).collect()
            }
            (None, false) => seating.sitters(replay.decks.len()),
        };
        let library = PlayableLibrary::new(library::load());
        let live = Live::resume(&library, &replay, None, sitters, true)
            .map_err(|error| Failure::in_file(store.place(), &error))?;
        return Ok((live, store));
    }
    let bot = match bot {
        Some(bot) => bot,
        None => BotSpec::named(USUAL_BOT).expect("the usual bot exists"),
    };
    let live = match &args.from {
        Some(path) => fork(path, args, &bot)?,
        None => fresh(args, bot)?,
    };
    Ok((live, GameFiles::new()))
}

/// A new game.
fn fresh(args: &PlayArgs, bot: BotSpec) -> Result<Live, Failure> {
    let library = library::load();
    let mut decks = vec![read(args.deck.as_deref(), DEFAULTS[0], args, &library)?];
    if args.opponent.is_empty() {
        decks.push(read(None, DEFAULTS[1], args, &library)?);
    }
    for opponent in &args.opponent {
        decks.push(read(Some(opponent), DEFAULTS[1], args, &library)?);
    }
    let opponent = if args.hot_seat { Sitter::Person } else { Sitter::Bot(bot) };
    let mut sitters = vec![opponent; decks.len()];
    sitters[0] = Sitter::Person;
    let setup = Setup {
        decks,
        seed: args.seed.unwrap_or_else(fresh_seed),
        starter: None,
        variant: args.variant.into(),
        rules: args.rules.rules()?,
        teams: Teams::default(),
    };
    start(&PlayableLibrary::new(library), setup, sitters)
}

/// A game with newly made-up cards: four copies of each in a starter deck, and one in the opening hand.
pub fn with_cards(
    known: CardLibrary,
    cards: Vec<CardData>,
    rules: Rules,
    out: &mut Output,
) -> Result<(), Failure> {
    let list: String = cards.iter().map(|card| format!("{COPIES} {}\n", card.full_name())).collect();
    let names: Vec<String> = cards.iter().map(CardData::full_name).collect();
    let library = known.with_extra(cards);
    let deck = decks::parse(&format!("{list}{}", DEFAULTS[0].1), &say!("your-cards"), &library)?;
    let other = decks::parse(DEFAULTS[1].1, DEFAULTS[1].0, &library)?;
    let library = PlayableLibrary::new(library);
    let sitters = vec![Sitter::Person, Sitter::Bot(BotSpec::named(USUAL_BOT).expect("the usual bot exists"))];
    let first = fresh_seed();
    let setup = |seed: u64| Setup { rules, ..Setup::duel([deck.clone(), other.clone()], seed) };
    let begin = |seed: u64| start(&library, setup(seed), sitters.clone());
    let mut live = begin(first)?;
    for seed in 1..DEALS {
        let hand = live.game().view(&library.db, Seat(0));
        let held =
            |name: &String| hand.sides[0].hand.iter().any(|card| library.db.def(card.def).full_name == *name);
        if names.iter().any(held) {
            break;
        }
        live = begin(first.wrapping_add(seed))?;
    }
    plain::run(live, GameFiles::new(), out)
}

fn start(library: &Arc<PlayableLibrary>, setup: Setup, sitters: Vec<Sitter>) -> Result<Live, Failure> {
    // Undo is always allowed on the player's own screen.
    Live::start(library, setup, sitters, true).map_err(Failure::of)
}

/// Continues a saved game from some point.
fn fork(path: &Path, args: &PlayArgs, bot: &BotSpec) -> Result<Live, Failure> {
    let file = path.display();
    let replay = Replay::read(path).map_err(Failure::of)?;
    let seats = replay.decks.len();
    let you = args.seat.unwrap_or(Seat(0));
    if you.index() >= seats {
        return Err(Failure::input(say!(
            "no-such-seat",
            "file" = file.to_string(),
            "player" = you,
            "n" = seats
        )));
    }
    let sitters = Seating::alone(you, bot, args.hot_seat, seats);
    let library = PlayableLibrary::new(library::load());
    Live::resume(&library, &replay, args.at, sitters, true).map_err(|error| Failure::in_file(file, &error))
}

fn read(
    path: Option<&Path>,
    default: (&str, &str),
    args: &PlayArgs,
    library: &CardLibrary,
) -> Result<Deck, Failure> {
    match path {
        Some(path) if decks::is_stdin(path) => Err(Failure::input(say!("play-deck-from-input"))),
        Some(path) => decks::read(path, args.variant, args.any_deck, library),
        None if args.variant == VariantArg::Coconut && !args.any_deck => {
            Err(Failure::input(say!("play-no-leader")))
        }
        None => decks::parse(default.1, default.0, library),
    }
}

fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_secs() ^ u64::from(now.subsec_nanos()) << 20
}
