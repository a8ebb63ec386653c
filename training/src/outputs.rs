//! A net's results for positions and answers, for comparison with PyTorch's.

use crate::AnyError;
use crate::decks::{self, DeckSelection};
use crate::record::{GameSide, Shard};
use bots::net::{Net, NetScene};
use cards::CardLibrary;
use engine::{Chance, Game, GameSetup, Seat};
use playable::{DeckSet, PlayableLibrary};
use std::fmt::Write as _;
use std::path::PathBuf;

/// One in this many decisions of a random game is recorded.
const EVERY: u32 = 7;

#[derive(Debug, clap::Args)]
pub struct OutputsArgs {
    /// The net to run
    #[arg(long, value_name = "FILE")]
    net: PathBuf,
    /// Folder of deck lists; may be given more than once
    #[arg(long, value_name = "DIR", required = true)]
    decks: Vec<PathBuf>,
    /// File with the names of the held-out decks
    #[arg(long, value_name = "FILE", default_value = "training/held-out.txt")]
    held_out: PathBuf,
    /// Number of random games
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// Shard to write the decisions to; the net's results go to a .txt file beside it, with the log-odds and
    /// the scores of each decision on a line
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub fn run(args: &OutputsArgs) -> Result<(), AnyError> {
    let library = CardLibrary::embedded();
    let lists = decks::read(&args.decks, &args.held_out, DeckSelection::All, &library)?;
    let table = DeckSet::of_any(lists, &PlayableLibrary::new(library.clone()))
        .map_err(|errors| errors[0].to_string())?;
    let db = table.db();
    let net = Net::parse(&std::fs::read(&args.net)?)?.table(db);
    let (mut shard, mut said) = (Shard::default(), String::new());
    let (mut scene, mut scores, mut legal) = (NetScene::default(), Vec::new(), Vec::new());
    for seed in 0..args.games {
        let mut chance = Chance::new(seed);
        let mut deck = || table.decks[chance.below(table.decks.len() as u32) as usize].clone();
        let mut game = Game::start(db, &GameSetup::new(vec![deck(), deck()], seed))?;
        let lists = net.lists(&game);
        let kept = [Seat(0), Seat(1)].map(|seat| shard.list(&game, db, seat));
        for step in 0u32.. {
            let Some(decision) = game.decision() else { break };
            game.legal(db, &mut legal);
            bots::prune(&game, db, &mut legal);
            if step % EVERY == 0 && legal.len() > 1 {
                let (seat, other) = (decision.seat, Seat(1 - decision.seat.0));
                net.look(&game, db, seat, other, &lists, &mut scene);
                write!(said, "{}", net.odds(&scene))?;
                net.scores(&game, db, seat, &mut scene, &legal, &mut scores);
                scores.iter().try_for_each(|score| write!(said, " {score}"))?;
                said.push('\n');
                let side = GameSide { game: &game, db, seat, other };
                shard.decision(&side, kept[seat.index()], &legal, 0, 0.0);
            }
            game.apply(db, legal[chance.below(legal.len() as u32) as usize], None)?;
        }
    }
    shard.save(&args.out)?;
    std::fs::write(args.out.with_extension("txt"), said)?;
    println!("{} decisions", shard.len());
    Ok(())
}
