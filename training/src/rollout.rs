//! Games of a net's policy against itself and earlier nets, without search, for reinforcement learning.

use crate::decks::{self, DeckMaker, DeckSelection};
use crate::record::{self, GameSide, RecordedStep, Shard, ValueExamples};
use crate::{AnyError, duel};
use bots::Chair;
use bots::net::{LibraryFacts, ListVectors, Net, NetScene, NetTable, UNIT};
use cards::CardLibrary;
use engine::{CardDb, Chance, DefId, Edition, Game, GameSetup, Rules, Seat};
use playable::{DeckSet, PlayableLibrary};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Deserialize;
use serde_json::json;
use sim::Seeds;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// Games with more decisions count as draws.
const MOST: u32 = 2_000;

/// Percentage of games that use a random edition of the rules instead of the newest.
const OLDER: u32 = 8;

#[derive(Debug, clap::Args)]
pub struct RolloutArgs {
    /// Folder of deck lists; may be given more than once
    #[arg(long, value_name = "DIR", required = true)]
    decks: Vec<PathBuf>,
    /// File with the names of the held-out decks
    #[arg(long, value_name = "FILE", default_value = "training/held-out.txt")]
    held_out: PathBuf,
    /// Number of threads; 0 means one per core
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

/// A request: a line of JSON on standard input.
#[derive(Debug, Deserialize)]
struct RolloutOrder {
    /// The net to play with.
    net: PathBuf,
    /// Its opponents: files of earlier nets (`….net`) or names of players. In games against them, only the
    /// net's own decisions are recorded.
    #[serde(default)]
    against: Vec<String>,
    /// Percentage of games against these opponents, if there are any.
    share: u32,
    games: u64,
    seed: u64,
    /// The folder for the shards.
    out: PathBuf,
    /// Percentage of decisions to record.
    keep: u32,
    /// The λ of generalised advantage estimation.
    reach: f32,
    /// Number of games per shard.
    shard: u64,
}

/// Counts over the played games.
#[derive(Clone, Copy, Debug, Default)]
struct RolloutCount {
    games: u64,
    decisions: u64,
    kept: u64,
    turns: u64,
    against: u64,
    won: u64,
    drawn: u64,
    entropy: f64,
    error: f64,
}

impl std::ops::Add for RolloutCount {
    type Output = RolloutCount;

    fn add(self, other: RolloutCount) -> RolloutCount {
        RolloutCount {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            kept: self.kept + other.kept,
            turns: self.turns + other.turns,
            against: self.against + other.against,
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            entropy: self.entropy + other.entropy,
            error: self.error + other.error,
        }
    }
}

/// Reads requests from standard input, and writes the counts of their games to standard output, a line each.
pub fn run(args: &RolloutArgs) -> Result<(), AnyError> {
    let library = CardLibrary::embedded();
    let lists = decks::read(&args.decks, &args.held_out, DeckSelection::Train, &library)?;
    let table = DeckSet::of_any(lists, &PlayableLibrary::new(library.clone()))
        .map_err(|errors| errors[0].to_string())?;
    let made = DeckMaker::new(&library, table.db());
    let facts = Arc::new(LibraryFacts::new(table.db()));
    let net = |path: &Path| Ok::<_, AnyError>(Net::parse(&std::fs::read(path)?)?.table_of(&facts));
    let rival = |name: &String| {
        let path = Path::new(name);
        let is_net = path.extension().is_some_and(|extension| extension == "net");
        Ok::<_, AnyError>(if is_net { Rival::Net(net(path)?) } else { Rival::Player(duel::maker(name)?) })
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build()?;
    for line in std::io::stdin().lines() {
        let order: RolloutOrder = serde_json::from_str(&line?)?;
        let setting = RolloutSetting {
            db: table.db(),
            decks: &table.decks,
            made: &made,
            net: net(&order.net)?,
            against: order.against.iter().map(rival).collect::<Result<_, _>>()?,
            order: &order,
        };
        let said = pool.install(|| setting.play_all())?;
        println!("{said}");
    }
    Ok(())
}

/// The decks, cards and nets to play with.
struct RolloutSetting<'a> {
    db: &'a CardDb,
    decks: &'a [Vec<DefId>],
    made: &'a DeckMaker,
    net: NetTable,
    against: Vec<Rival>,
    order: &'a RolloutOrder,
}

/// An opponent of the net.
enum Rival {
    Net(NetTable),
    Player(bots::BotMaker),
}

impl RolloutSetting<'_> {
    /// Plays the requested games and returns their counts.
    fn play_all(&self) -> std::io::Result<serde_json::Value> {
        let order = self.order;
        std::fs::create_dir_all(&order.out)?;
        let begin = Instant::now();
        let count = (0..order.games.div_ceil(order.shard))
            .into_par_iter()
            .map(|number| {
                let mut shard = Shard::default();
                let mut count = RolloutCount::default();
                for game in number * order.shard..((number + 1) * order.shard).min(order.games) {
                    self.play(Seeds::new(order.seed, game), game, &mut shard, &mut count);
                }
                count.kept = shard.len() as u64;
                shard.save(&order.out.join(format!("shard-{number:06}.bin")))?;
                Ok(count)
            })
            .try_reduce(RolloutCount::default, |one, other| Ok::<_, std::io::Error>(one + other))?;
        let each = |sum: f64| sum / count.decisions.max(1) as f64;
        Ok(json!({
            "games": count.games,
            "decisions": count.decisions,
            "kept": count.kept,
            "turns": count.turns as f64 / count.games.max(1) as f64,
            "against": count.against,
            "won": count.won,
            "drawn": count.drawn,
            "entropy": each(count.entropy),
            "error": each(count.error),
            "seconds": begin.elapsed().as_secs_f64(),
        }))
    }

    fn play(&self, seeds: Seeds, number: u64, shard: &mut Shard, count: &mut RolloutCount) {
        let db = self.db;
        let mut chance = Chance::new(seeds.game ^ 0x5eed);
        let decks = vec![self.made.any(self.decks, &mut chance), self.made.any(self.decks, &mut chance)];
        let rules = if chance.below(100) < OLDER {
            Rules::from(Edition::ALL[chance.below(Edition::ALL.len() as u32) as usize])
        } else {
            Rules::default()
        };
        let start = GameSetup { rules, ..GameSetup::new(decks, seeds.game) };
        let Ok(mut game) = Game::start(db, &start) else { return };
        let own = (!self.against.is_empty() && chance.below(100) < self.order.share)
            .then_some(Seat((number % 2) as u8));
        let rival = own.and(self.against.get(chance.below(self.against.len().max(1) as u32) as usize));
        let mut chair = match rival {
            Some(Rival::Player(maker)) => Some(Chair::new(maker(seeds.player(Seat(0))))),
            Some(Rival::Net(_)) | None => None,
        };
        let nets = [Seat(0), Seat(1)].map(|seat| match rival {
            Some(Rival::Net(earlier)) if own != Some(seat) => earlier,
            _ => &self.net,
        });
        let lists: [ListVectors; 2] = [nets[0].lists(&game), nets[1].lists(&game)];
        let kept_lists = [Seat(0), Seat(1)].map(|seat| shard.list(&game, db, seat));
        let mut scene = NetScene::default();
        let (mut legal, mut scores, mut chances) = (Vec::new(), Vec::new(), Vec::new());
        let mut steps: [Vec<RecordedStep>; 2] = Default::default();
        let mut examples = ValueExamples::default();
        for _ in 0..MOST {
            let Some(decision) = game.decision() else { break };
            game.legal(db, &mut legal);
            bots::prune(&game, db, &mut legal);
            let seat = decision.seat;
            let other = Seat(1 - seat.0);
            let answer = match (&legal[..], &mut chair) {
                ([only], _) => *only,
                (_, Some(chair)) if own != Some(seat) => {
                    if examples.wants(&game, &mut chance) {
                        let side = GameSide { game: &game, db, seat: other, other: seat };
                        examples.keep(shard.example(&side, kept_lists[other.index()]), other);
                    }
                    let Some(answer) = chair.ask(&game, db, &decision, &legal) else { break };
                    answer
                }
                _ => {
                    let net = nets[seat.index()];
                    let lists = &lists[seat.index()];
                    net.look(&game, db, seat, other, lists, &mut scene);
                    let hopes = record::chance(net.odds(&scene));
                    net.scores(&game, db, seat, &mut scene, &legal, &mut scores);
                    let taken = sample(&scores, &mut chances, &mut chance);
                    if own.is_none_or(|own| own == other) && examples.wants(&game, &mut chance) {
                        let side = GameSide { game: &game, db, seat: other, other: seat };
                        examples.keep(shard.example(&side, kept_lists[other.index()]), other);
                    }
                    if own.is_none_or(|own| own == seat) {
                        count.decisions += 1;
                        count.entropy += entropy(&chances);
                        let place = (chance.below(100) < self.order.keep).then(|| {
                            let list = kept_lists[seat.index()];
                            let side = GameSide { game: &game, db, seat, other };
                            shard.decision(&side, list, &legal, taken, chances[taken].ln())
                        });
                        // Each player sees different cards, so the mean of both values depends less on luck.
                        net.look(&game, db, other, seat, lists, &mut scene);
                        let fears = record::chance(net.odds(&scene));
                        steps[seat.index()].push(RecordedStep { place, value: (hopes + 1.0 - fears) / 2.0 });
                    }
                    legal[taken]
                }
            };
            if game.apply(db, answer, None).is_err() {
                break;
            }
        }
        count.games += 1;
        count.turns += u64::from(game.turn());
        let points = |seat: Seat| record::points(&game, seat);
        if points(Seat(0)) == 1 {
            count.drawn += 1;
        }
        if let Some(own) = own {
            count.against += 1;
            count.won += u64::from(points(own) == 2);
        }
        examples.tell(shard, points);
        for seat in [Seat(0), Seat(1)] {
            count.error += record::tell(&steps[seat.index()], points(seat), self.order.reach, shard);
        }
    }
}

/// Samples an answer with the policy's probabilities.
fn sample(scores: &[i32], chances: &mut Vec<f32>, chance: &mut Chance) -> usize {
    let most = scores.iter().copied().max().unwrap_or(0);
    chances.clear();
    chances.extend(scores.iter().map(|score| (score.saturating_sub(most) as f32 / UNIT as f32).exp()));
    let sum: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance = (*chance / sum).max(1e-9));
    let mut left = chance.below(1 << 24) as f32 / (1 << 24) as f32;
    for (at, share) in chances.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return at;
        }
    }
    chances.len() - 1
}

fn entropy(chances: &[f32]) -> f64 {
    chances.iter().map(|chance| -f64::from(chance * chance.ln())).sum()
}
