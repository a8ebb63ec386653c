//! Games of a player against itself.

use crate::Failure;
use crate::decks::{self, Maker, Part};
use crate::duel;
use crate::record::{self, Choice, Labelled, Position};
use bots::{Chair, Weights};
use cards::Library;
use engine::{CardDb, Chance, DecisionKind, DefId, Game, Outcome, Rules, Seat, Start, Teams, Variant};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use sim::{Seeds, Table};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Games in one shard.
const SHARD: u64 = 50;

/// How many of a thousand decisions are answered at random, to reach positions that the player would avoid.
const RANDOM: u32 = 25;

/// How many of a hundred positions are kept: of those at the beginning of a turn, and of those within one.
const AT_TURN: u32 = 60;
const IN_TURN: u32 = 15;

/// How many of a hundred choices of a turn action are kept.
const CHOICES: u32 = 50;

/// How many of ten decks are generated.
const GENERATED: u32 = 4;

/// Games with more decisions are left out.
const MOST: u32 = 3_000;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Who plays: a player's name, with `@FILE` for a net
    #[arg(long, default_value = "search:fast")]
    player: String,
    /// Who sits on the other side; then only the player's own positions are kept. The player itself when left out
    #[arg(long, value_name = "PLAYER")]
    against: Option<String>,
    /// Folders of deck lists; may be given more than once
    #[arg(long, value_name = "DIR", required = true)]
    decks: Vec<PathBuf>,
    /// The names of decks that are never trained on
    #[arg(long, value_name = "FILE", default_value = "training/held-out.txt")]
    held_out: PathBuf,
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where the shards go
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Begin no further shard after this many seconds
    #[arg(long)]
    seconds: Option<u64>,
    /// How many threads; one for each core when left out
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let library = Library::embedded();
    let lists = decks::read(&args.decks, &args.held_out, Part::Train, &library)?;
    let table = Table::of_any(lists, &library).map_err(|errors| errors[0].to_string())?;
    let cast = Cast {
        player: duel::maker(&args.player)?,
        against: args.against.as_deref().map(duel::maker).transpose()?,
    };
    let made = Maker::new(&library, &table.db);
    std::fs::create_dir_all(&args.out)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build()?;
    let begin = Instant::now();
    let (games, positions) = (AtomicU64::new(0), AtomicU64::new(0));
    let end = args.seconds.map(|seconds| begin + Duration::from_secs(seconds));
    let done: Vec<Result<(), std::io::Error>> = pool.install(|| {
        (0..args.games.div_ceil(SHARD))
            .into_par_iter()
            .map(|shard| {
                let path = args.out.join(format!("shard-{:05}-{shard:06}.bin", args.seed));
                if path.exists() || end.is_some_and(|end| Instant::now() >= end) {
                    return Ok(());
                }
                let mut kept = Kept::default();
                for number in shard * SHARD..((shard + 1) * SHARD).min(args.games) {
                    let seeds = Seeds::new(args.seed, number);
                    play(&table.db, &table.decks, &made, &cast, seeds, number, &mut kept);
                }
                record::write_choices(
                    &args.out.join(format!("choice-{:05}-{shard:06}.bin", args.seed)),
                    &kept.choices,
                )?;
                // Last: a shard that is there is complete.
                record::write(&path, &kept.positions)?;
                let games = games.fetch_add(SHARD, Ordering::Relaxed) + SHARD;
                let more = kept.positions.len() as u64;
                let positions = positions.fetch_add(more, Ordering::Relaxed) + more;
                if games.is_multiple_of(SHARD * 100) {
                    let seconds = begin.elapsed().as_secs_f64();
                    eprintln!(
                        "{games} games, {positions} positions, {:.0} games a second",
                        games as f64 / seconds
                    );
                }
                Ok(())
            })
            .collect()
    });
    done.into_iter().collect::<Result<(), _>>()?;
    let (games, positions) = (games.into_inner(), positions.into_inner());
    println!(
        "{games} games, {positions} positions in {:.0} s, {} decks",
        begin.elapsed().as_secs_f64(),
        table.decks.len()
    );
    Ok(())
}

/// Who plays.
struct Cast {
    player: bots::Maker,
    against: Option<bots::Maker>,
}

/// What is kept of games.
#[derive(Default)]
struct Kept {
    positions: Vec<Labelled>,
    choices: Vec<Choice>,
}

/// Plays one game and keeps some of its positions and choices.
fn play(
    db: &CardDb,
    decks: &[Vec<DefId>],
    made: &Maker,
    cast: &Cast,
    seeds: Seeds,
    number: u64,
    all: &mut Kept,
) {
    let mut chance = Chance::new(seeds.game ^ 0x5eed);
    let mut deck = || {
        if chance.below(10) < GENERATED {
            made.make(&mut chance)
        } else {
            decks[chance.below(decks.len() as u32) as usize].clone()
        }
    };
    let decks = vec![deck(), deck()];
    let start = Start {
        decks,
        leaders: vec![],
        seed: seeds.game,
        starter: None,
        variant: Variant::Constructed,
        rules: Rules::default(),
        teams: Teams::default(),
    };
    let Ok(mut game) = Game::start(db, &start) else { return };
    // Against another, the player sits first in games of even numbers.
    let own = cast.against.as_ref().map(|_| Seat((number % 2) as u8));
    let mut chairs = [Seat(0), Seat(1)].map(|seat| {
        let maker = cast.against.as_ref().filter(|_| own != Some(seat)).unwrap_or(&cast.player);
        Chair::new(maker(seeds.player(seat)))
    });
    let weights = Weights::search();
    let mut legal = Vec::new();
    let mut kept: Vec<Position> = Vec::new();
    let mut choices: Vec<Choice> = Vec::new();
    let mut turn = 0;
    for _ in 0..MOST {
        let Some(decision) = game.decision() else { break };
        game.legal(db, &mut legal);
        let mut answer = match legal[..] {
            [only] => only,
            _ => {
                let chair = &mut chairs[decision.seat.index()];
                let Some(answer) = chair.ask(&game, db, &decision, &legal) else { return };
                answer
            }
        };
        if decision.kind == DecisionKind::Action {
            let share = if game.turn() != turn { AT_TURN } else { IN_TURN };
            turn = game.turn();
            if chance.below(100) < share {
                let any = Seat(chance.below(2) as u8);
                let viewer = own.unwrap_or(any);
                let lines = chairs[decision.seat.index()].player.lines();
                let value = lines.first().map(|line| line.value).filter(|value| (0.0..=1.0).contains(value));
                let value = value.map(|value| if viewer == decision.seat { value } else { 1.0 - value });
                let searched = value.map_or(-1, |value| (value * 10_000.0) as i16);
                kept.push(Position::of(&game, db, &weights, viewer, searched));
            }
            let counts = legal.len() > 1 && own.is_none_or(|own| own == decision.seat);
            if counts && chance.below(100) < CHOICES {
                choices.extend(Choice::of(&game, db, &weights, decision.seat, &legal, answer));
            }
        }
        if legal.len() > 1 && chance.below(1_000) < RANDOM {
            answer = legal[chance.below(legal.len() as u32) as usize];
        }
        if game.apply(db, answer, None).is_err() {
            return;
        }
    }
    let Some(outcome) = game.outcome() else { return };
    for position in kept {
        let points = match outcome {
            Outcome::Draw { .. } => 1,
            Outcome::Won { .. } => {
                if game.has_won(position.viewer) {
                    2
                } else {
                    0
                }
            }
        };
        all.positions.push((position, points));
    }
    all.choices.extend(choices);
}
