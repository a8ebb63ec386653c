//! Games at tables of every kind: with more than two players, with teams, and of other variants.

use crate::decks::{self, DeckMaker, DeckSelection};
use crate::{AnyError, duel};
use bots::{Bot, BotView, Chair, Patience, Team};
use cards::CardLibrary;
use clap::ValueEnum;
use engine::{Action, CardDb, Chance, DefId, Game, GameSetup, Seat, TeamTurns, Teams, Variant, View};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde_json::json;
use sim::{Seeds, wilson95};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Games with more decisions are stopped.
const MOST: u32 = 20_000;

/// How many decks out of ten are generated.
const GENERATED: u32 = 3;

/// A kind of table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum TableKind {
    Two,
    Three,
    Four,
    Six,
    Teams,
    SharedTurns,
    Limited,
    PackRush,
    Coconut,
}

impl TableKind {
    fn players(self) -> u8 {
        match self {
            TableKind::Two | TableKind::Limited | TableKind::PackRush | TableKind::Coconut => 2,
            TableKind::Three => 3,
            TableKind::Four | TableKind::Teams | TableKind::SharedTurns => 4,
            TableKind::Six => 6,
        }
    }

    fn teams(self) -> Option<TeamTurns> {
        match self {
            TableKind::Teams => Some(TeamTurns::Alternating),
            TableKind::SharedTurns => Some(TeamTurns::Together),
            TableKind::Two
            | TableKind::Three
            | TableKind::Four
            | TableKind::Six
            | TableKind::Limited
            | TableKind::PackRush
            | TableKind::Coconut => None,
        }
    }

    /// The variant, and the number of cards that a deck takes from a list.
    fn variant(self) -> (Variant, usize) {
        match self {
            TableKind::Two
            | TableKind::Three
            | TableKind::Four
            | TableKind::Six
            | TableKind::Teams
            | TableKind::SharedTurns => (Variant::Constructed, usize::MAX),
            TableKind::Limited => (Variant::Limited, 40),
            TableKind::PackRush => (Variant::PackRush, 24),
            TableKind::Coconut => (Variant::Coconut, usize::MAX),
        }
    }
}

#[derive(Debug, clap::Args)]
pub struct TablesArgs {
    /// Name of the player with one seat or one team of each table; `@FILE` after a name gives it another net
    /// or other weights
    player: String,
    /// Name of the player in the other seats [default: the same player]
    #[arg(long, value_name = "PLAYER")]
    against: Option<String>,
    /// Folder of deck lists; may be given more than once
    #[arg(long, value_name = "DIR", required = true)]
    decks: Vec<PathBuf>,
    /// File with the names of the held-out decks
    #[arg(long, value_name = "FILE", default_value = "training/held-out.txt")]
    held_out: PathBuf,
    /// Which decks to play with, in addition to generated ones
    #[arg(long, default_value = "test")]
    part: DeckSelection,
    /// Kinds of tables, separated by commas [default: all]
    #[arg(long, value_delimiter = ',')]
    kinds: Vec<TableKind>,
    /// Total number of games, divided equally among the kinds
    #[arg(long, default_value_t = 900)]
    games: u64,
    /// Seed of the run
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; 0 means one per core
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

/// A bot that counts its answers, and those that are outside the list of legal ones.
#[derive(Debug)]
struct CountedBot {
    bot: Box<dyn Bot>,
    counts: Arc<AnswerCounts>,
}

#[derive(Debug, Default)]
struct AnswerCounts {
    answers: AtomicU64,
    outside: AtomicU64,
}

impl CountedBot {
    fn count(&self, listed: bool) {
        self.counts.answers.fetch_add(1, Ordering::Relaxed);
        if !listed {
            self.counts.outside.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Bot for CountedBot {
    fn choose(&mut self, position: &BotView<'_>) -> Action {
        let answer = self.bot.choose(position);
        self.count(position.answers().contains(&answer));
        answer
    }

    fn wants_view(&self) -> bool {
        self.bot.wants_view()
    }

    fn choose_unseen(&mut self, answers: usize) -> usize {
        let place = self.bot.choose_unseen(answers);
        self.count(place < answers);
        place
    }

    fn look(&mut self, view: &View) {
        self.bot.look(view);
    }

    fn set_patience(&mut self, patience: &Patience) {
        self.bot.set_patience(patience);
    }
}

/// The result of a game for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GameEnd {
    Won,
    NotWon,
    Unfinished,
    /// The player gave no answer or an illegal one, or something panicked.
    Broken,
}

/// The decks, cards and players to play with.
struct TableSetting<'a> {
    db: &'a CardDb,
    decks: &'a [Vec<DefId>],
    made: DeckMaker,
    player: bots::BotMaker,
    against: bots::BotMaker,
    counts: Arc<AnswerCounts>,
}

pub fn run(args: &TablesArgs) -> Result<(), AnyError> {
    let (table, _) = decks::table(&args.decks, &args.held_out, args.part)?;
    let player = duel::maker(&args.player)?;
    let against = args.against.as_deref().map_or(Ok(player.clone()), duel::maker)?;
    let kinds = if args.kinds.is_empty() { TableKind::value_variants() } else { &args.kinds };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build()?;
    let games = args.games.div_ceil(kinds.len() as u64);
    for kind in kinds {
        let counts = Arc::new(AnswerCounts::default());
        let setting = TableSetting {
            db: table.db(),
            decks: &table.decks,
            made: DeckMaker::new(&CardLibrary::embedded(), table.db()),
            player: player.clone(),
            against: against.clone(),
            counts: counts.clone(),
        };
        let begin = Instant::now();
        let ends: Vec<GameEnd> = pool.install(|| {
            let game = |number| {
                let played = AssertUnwindSafe(|| setting.play(*kind, Seeds::new(args.seed, number), number));
                catch_unwind(played).unwrap_or(GameEnd::Broken)
            };
            (0..games).into_par_iter().map(game).collect()
        });
        let count = |end: GameEnd| ends.iter().filter(|other| **other == end).count() as u64;
        let (won, over) = (count(GameEnd::Won), count(GameEnd::Won) + count(GameEnd::NotWon));
        let sides = if kind.teams().is_some() { 2 } else { kind.players() };
        let report = json!({
            "kind": kind.to_possible_value().map(|value| value.get_name().to_owned()),
            "player": args.player,
            "against": args.against,
            "games": games,
            "wins": won,
            "share": won as f64 / over.max(1) as f64,
            "ci95": wilson95(won, over),
            "share_of_equals": 1.0 / f64::from(sides),
            "answers": counts.answers.load(Ordering::Relaxed),
            "outside": counts.outside.load(Ordering::Relaxed),
            "unfinished": count(GameEnd::Unfinished),
            "broken": count(GameEnd::Broken),
            "seed": args.seed,
            "elapsed_s": begin.elapsed().as_secs_f64(),
        });
        println!("{report}");
    }
    Ok(())
}

impl TableSetting<'_> {
    fn play(&self, kind: TableKind, seeds: Seeds, number: u64) -> GameEnd {
        let mut chance = Chance::new(seeds.game ^ 0x7ab1e);
        let (variant, cards) = kind.variant();
        let mut deck = |_| {
            let mut deck = if chance.below(10) < GENERATED {
                self.made.make(&mut chance)
            } else {
                self.decks[chance.below(self.decks.len() as u32) as usize].clone()
            };
            chance.shuffle(&mut deck);
            deck.truncate(cards);
            deck
        };
        let players = kind.players();
        let teams = kind.teams().map(|turns| Teams::of_two(players, turns)).unwrap_or_default();
        let decks = (0..players).map(&mut deck).collect();
        let start = GameSetup { variant, teams, ..GameSetup::new(decks, seeds.game) };
        let Ok(mut game) = Game::start(self.db, &start) else { return GameEnd::Broken };
        let own = Seat((number % u64::from(players)) as u8);
        let mut chairs: Vec<Chair> = (0..players)
            .map(|seat| {
                let friend = !game.are_opponents(Seat(seat), own);
                let maker = if friend { &self.player } else { &self.against };
                let bot = maker(seeds.player(Seat(seat)));
                Chair::new(Box::new(CountedBot { bot, counts: self.counts.clone() }))
            })
            .collect();
        let mut team = Team::default();
        let mut legal = Vec::new();
        for _ in 0..MOST {
            let Some(decision) = game.decision() else {
                return if game.has_won(own) { GameEnd::Won } else { GameEnd::NotWon };
            };
            game.legal(self.db, &mut legal);
            let answer = match legal[..] {
                [only] => Some(only),
                _ if decision.shared => team.ask(&game, self.db, &decision, &mut chairs, &legal),
                _ => chairs[decision.seat.index()].ask(&game, self.db, &decision, &legal),
            };
            let taken = answer.is_some_and(|answer| game.apply(self.db, answer, None).is_ok());
            if !taken {
                return GameEnd::Broken;
            }
        }
        GameEnd::Unfinished
    }
}
