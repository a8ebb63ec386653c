//! Games of searching players, for imitation learning.
//!
//! Such games are expensive to play, so they are recorded. A record has only the answers, because the rest
//! follows from the seed. A file is `INKGAM01` followed by games, all little-endian: the run's seed (`u64`),
//! the game's number (`u64`), the seats of the player to learn from (`u8`, one bit each), the number of
//! answers (`u16`), then for each answer its index in the list of legal answers (`u8`, or 255 and a `u16`).
//! Decisions with a single answer are left out.

use crate::decks::{self, DeckMaker, DeckSelection};
use crate::record::{self, GameSide, RecordedStep, Shard, ValueExamples};
use crate::{AnyError, duel};
use bots::Chair;
use bots::net::{LibraryFacts, Net, NetScene, NetTable};
use cards::CardLibrary;
use engine::{Action, Chance, DefId, Game, GameSetup, Seat};
use playable::{DeckSet, PlayableLibrary};
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use sim::Seeds;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

const MAGIC: &[u8; 8] = b"INKGAM01";

/// Games with more decisions are dropped.
const MOST: u32 = 2_000;

/// Number of games per file.
const FILE: u64 = 200;

/// Indices of answers from this one on take two more bytes.
const FAR: u8 = u8::MAX;

#[derive(Debug, clap::Args)]
pub struct GamesArgs {
    /// Name of the player to record; `@FILE` after a name gives it another net
    #[arg(long, default_value = "hard")]
    player: String,
    /// Opponent in some of the games; may be given more than once
    #[arg(long, value_name = "PLAYER")]
    against: Vec<String>,
    /// Percentage of games against these opponents; in the others the player plays against itself
    #[arg(long, default_value_t = 30)]
    share: u32,
    /// Folder of deck lists; may be given more than once
    #[arg(long, value_name = "DIR", required = true)]
    decks: Vec<PathBuf>,
    /// File with the names of the held-out decks
    #[arg(long, value_name = "FILE", default_value = "training/held-out.txt")]
    held_out: PathBuf,
    /// Number of games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Seed of the run
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Folder for the games; running the same command again plays the missing ones
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Start no new game after this many seconds
    #[arg(long)]
    seconds: Option<u64>,
    /// Number of threads; 0 means one per core
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

#[derive(Debug, clap::Args)]
pub struct ShardsArgs {
    /// Net whose values the results of decisions are compared with
    #[arg(long, value_name = "FILE")]
    net: PathBuf,
    /// Folder of recorded games; may be given more than once
    #[arg(long, value_name = "DIR", required = true)]
    games: Vec<PathBuf>,
    /// Folder of deck lists that the games were played with; may be given more than once, in the same order
    #[arg(long, value_name = "DIR", required = true)]
    decks: Vec<PathBuf>,
    /// File with the names of the held-out decks
    #[arg(long, value_name = "FILE", default_value = "training/held-out.txt")]
    held_out: PathBuf,
    /// Folder for the shards, one per file of games
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// λ of the advantage estimation: how much later values count in the result of a decision
    #[arg(long, default_value_t = 0.95)]
    reach: f32,
    /// Number of threads; 0 means one per core
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

/// The decks and cards to play with.
struct GamesSetting {
    table: DeckSet,
    made: DeckMaker,
}

impl GamesSetting {
    fn new(folders: &[PathBuf], held_out: &Path) -> Result<GamesSetting, AnyError> {
        let library = CardLibrary::embedded();
        let lists = decks::read(folders, held_out, DeckSelection::Train, &library)?;
        let table = DeckSet::of_any(lists, &PlayableLibrary::new(library.clone()))
            .map_err(|errors| errors[0].to_string())?;
        let made = DeckMaker::new(&library, table.db());
        Ok(GamesSetting { table, made })
    }

    /// Starts a game. The second value is a source of chance for everything outside the game.
    fn begin(&self, seeds: Seeds) -> Option<(Game, Chance)> {
        let mut chance = Chance::new(seeds.game ^ 0x5eed);
        let mut deck = || -> Vec<DefId> { self.made.any(&self.table.decks, &mut chance) };
        let start = GameSetup::new(vec![deck(), deck()], seeds.game);
        Some((Game::start(self.table.db(), &start).ok()?, chance))
    }
}

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct KeptGame {
    run: u64,
    number: u64,
    learned: u8,
    answers: Vec<u16>,
}

impl KeptGame {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.run.to_le_bytes());
        out.extend(self.number.to_le_bytes());
        out.push(self.learned);
        out.extend((self.answers.len() as u16).to_le_bytes());
        for answer in &self.answers {
            match u8::try_from(*answer) {
                Ok(near) if near < FAR => out.push(near),
                _ => {
                    out.push(FAR);
                    out.extend(answer.to_le_bytes());
                }
            }
        }
    }

    /// Reads the next game of a file. `None` at the end, or if the game is incomplete.
    fn read(bytes: &mut &[u8]) -> Option<KeptGame> {
        fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
            let (first, rest) = bytes.split_first_chunk()?;
            *bytes = rest;
            Some(*first)
        }
        let (run, number) = (u64::from_le_bytes(take(bytes)?), u64::from_le_bytes(take(bytes)?));
        let [learned] = take(bytes)?;
        let count = u16::from_le_bytes(take(bytes)?);
        let mut answers = Vec::with_capacity(usize::from(count).min(bytes.len()));
        for _ in 0..count {
            let [near] = take(bytes)?;
            answers.push(if near == FAR { u16::from_le_bytes(take(bytes)?) } else { near.into() });
        }
        Some(KeptGame { run, number, learned, answers })
    }
}

/// Plays games and records them.
pub fn play(args: &GamesArgs) -> Result<(), AnyError> {
    let setting = GamesSetting::new(&args.decks, &args.held_out)?;
    let player = duel::maker(&args.player)?;
    let others: Vec<bots::BotMaker> =
        args.against.iter().map(|name| duel::maker(name)).collect::<Result<_, _>>()?;
    std::fs::create_dir_all(&args.out)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build()?;
    let (begin, played) = (Instant::now(), AtomicU64::new(0));
    let end = args.seconds.map(|seconds| begin + Duration::from_secs(seconds));
    let is_over = || end.is_some_and(|end| Instant::now() >= end);
    pool.install(|| {
        (0..args.games.div_ceil(FILE)).into_par_iter().try_for_each(|file| {
            let path = args.out.join(format!("games-{:05}-{file:06}.bin", args.seed));
            if path.exists() || is_over() {
                return Ok(());
            }
            let mut out = MAGIC.to_vec();
            for number in file * FILE..((file + 1) * FILE).min(args.games) {
                if is_over() {
                    break;
                }
                if let Some(kept) = one(&setting, &player, &others, args.share, args.seed, number) {
                    kept.write(&mut out);
                }
                let games = played.fetch_add(1, Ordering::Relaxed) + 1;
                if games.is_multiple_of(5_000) {
                    let rate = games as f64 / begin.elapsed().as_secs_f64();
                    eprintln!("{games} games, {rate:.0} a second");
                }
            }
            record::save(&path, &out)
        })
    })?;
    println!("{} games in {:.0} s", played.into_inner(), begin.elapsed().as_secs_f64());
    Ok(())
}

/// Plays one game and returns its record; `None` if the game does not end.
fn one(
    setting: &GamesSetting,
    player: &bots::BotMaker,
    others: &[bots::BotMaker],
    share: u32,
    run: u64,
    number: u64,
) -> Option<KeptGame> {
    let seeds = Seeds::new(run, number);
    let db = setting.table.db();
    let (mut game, mut chance) = setting.begin(seeds)?;
    let own = (!others.is_empty() && chance.below(100) < share).then_some(Seat((number % 2) as u8));
    let other = others.get(chance.below(others.len().max(1) as u32) as usize).unwrap_or(player);
    let mut chairs = [Seat(0), Seat(1)].map(|seat| {
        let maker = if own.is_none_or(|own| own == seat) { player } else { other };
        Chair::new(maker(seeds.player(seat)))
    });
    let mut legal = Vec::new();
    let mut answers = Vec::new();
    for _ in 0..MOST {
        let Some(decision) = game.decision() else { break };
        game.legal(db, &mut legal);
        let answer = match legal[..] {
            [only] => only,
            _ => {
                let answer = chairs[decision.seat.index()].ask(&game, db, &decision, &legal)?;
                answers.push(legal.iter().position(|other| *other == answer)? as u16);
                answer
            }
        };
        game.apply(db, answer, None).ok()?;
    }
    game.outcome()?;
    let learned = own.map_or(0b11, |own| 1 << own.0);
    Some(KeptGame { run, number, learned, answers })
}

/// Makes shards from recorded games.
pub fn shards(args: &ShardsArgs) -> Result<(), AnyError> {
    let setting = GamesSetting::new(&args.decks, &args.held_out)?;
    let facts = Arc::new(LibraryFacts::new(setting.table.db()));
    let net = Net::parse(&std::fs::read(&args.net)?)?.table_of(&facts);
    std::fs::create_dir_all(&args.out)?;
    let mut files = Vec::new();
    for folder in &args.games {
        for entry in std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
            files.push(entry?.path());
        }
    }
    files.retain(|path| path.extension().is_some_and(|extension| extension == "bin"));
    files.sort();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build()?;
    let games = AtomicU64::new(0);
    pool.install(|| {
        files.into_par_iter().enumerate().with_max_len(1).try_for_each(|(number, path)| {
            let bytes = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let mut rest = bytes
                .strip_prefix(MAGIC)
                .ok_or_else(|| format!("{}: this is not a file of games", path.display()))?;
            let mut shard = Shard::default();
            while let Some(kept) = KeptGame::read(&mut rest) {
                show(&setting, &net, &kept, args.reach, &mut shard).ok_or_else(|| {
                    let (file, number) = (path.display(), kept.number);
                    format!("{file}: the answers of game {number} are not legal here; give --decks as when it was played, in the same order, and use the same version of the program")
                })?;
                games.fetch_add(1, Ordering::Relaxed);
            }
            let out = args.out.join(format!("shard-{number:06}.bin"));
            shard.save(&out).map_err(|error| format!("{}: {error}", out.display()))
        })
    })
    .map_err(|error: String| error)?;
    println!("{} games", games.into_inner());
    Ok(())
}

/// Replays a game and adds its decisions to a shard; `None` if one of its answers is not legal.
fn show(
    setting: &GamesSetting,
    net: &NetTable,
    kept: &KeptGame,
    reach: f32,
    shard: &mut Shard,
) -> Option<()> {
    let db = setting.table.db();
    let (mut game, mut chance) = setting.begin(Seeds::new(kept.run, kept.number))?;
    let lists = net.lists(&game);
    let kept_lists = [Seat(0), Seat(1)].map(|seat| shard.list(&game, db, seat));
    let mut scene = NetScene::default();
    let mut legal: Vec<Action> = Vec::new();
    let mut answers = kept.answers.iter();
    let mut steps: [Vec<RecordedStep>; 2] = Default::default();
    let mut examples = ValueExamples::default();
    let is_learned = |seat: Seat| kept.learned & 1 << seat.0 != 0;
    while let Some(decision) = game.decision() {
        game.legal(db, &mut legal);
        let answer = match legal[..] {
            [only] => only,
            _ => {
                let answer = *legal.get(usize::from(*answers.next()?))?;
                let (seat, other) = (decision.seat, Seat(1 - decision.seat.0));
                if is_learned(other) && examples.wants(&game, &mut chance) {
                    let side = GameSide { game: &game, db, seat: other, other: seat };
                    examples.keep(shard.example(&side, kept_lists[other.index()]), other);
                }
                bots::prune(&game, db, &mut legal);
                let taken = legal.iter().position(|other| *other == answer);
                if let (Some(taken), true) = (taken, is_learned(seat) && legal.len() > 1) {
                    net.look(&game, db, seat, other, &lists, &mut scene);
                    let value = record::chance(net.odds(&scene));
                    let side = GameSide { game: &game, db, seat, other };
                    let place = shard.decision(&side, kept_lists[seat.index()], &legal, taken, 0.0);
                    steps[seat.index()].push(RecordedStep { place: Some(place), value });
                }
                answer
            }
        };
        game.apply(db, answer, None).ok()?;
    }
    let points = |seat: Seat| record::points(&game, seat);
    examples.tell(shard, points);
    for seat in [Seat(0), Seat(1)] {
        record::tell(&steps[seat.index()], points(seat), reach, shard);
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::KeptGame;

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let one = KeptGame { run: 7, number: 3, learned: 2, answers: vec![0, 254, 255, 1_000] };
        let other = KeptGame { run: 7, number: 4, learned: 3, answers: vec![] };
        let mut bytes = Vec::new();
        one.write(&mut bytes);
        other.write(&mut bytes);
        let mut rest = &bytes[..];
        assert_eq!(KeptGame::read(&mut rest), Some(one));
        assert_eq!(KeptGame::read(&mut rest), Some(other));
        assert_eq!(KeptGame::read(&mut rest), None);
        assert_eq!(KeptGame::read(&mut &bytes[..20]), None, "it breaks off");
    }
}
