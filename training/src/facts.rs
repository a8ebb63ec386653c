//! What the trainer must know about cards and rows, and what a net says about positions.

use crate::Failure;
use crate::decks::{self, Part};
use crate::record::{self, Choice, Position};
use bots::Weights;
use bots::net::{FIXED, Net, PARTS, ROLES, SLOTS, facts};
use cards::Library;
use engine::{Chance, DecisionKind, DefId, Game, Rules, Seat, Start, Teams, Variant};
use serde_json::json;
use sim::Table;
use std::fmt::Write as _;
use std::path::PathBuf;

/// A random game's position is looked at once in this many decisions.
const EVERY: u32 = 7;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where the JSON goes
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let table = Table::of_any(Vec::new(), &Library::embedded()).map_err(|errors| errors[0].to_string())?;
    let db = &table.db;
    let cards: Vec<Vec<String>> =
        (0..db.defs().len()).map(|def| facts(db, DefId(def as u16)).into_iter().collect()).collect();
    let json = json!({ "fixed": FIXED, "slots": SLOTS, "parts": PARTS, "roles": ROLES, "cards": cards });
    std::fs::write(&args.out, serde_json::to_vec(&json)?)?;
    println!("{} cards, {FIXED} fixed rows", cards.len());
    Ok(())
}

#[derive(Debug, clap::Args)]
pub struct OddsArgs {
    /// The net
    #[arg(long, value_name = "FILE")]
    net: PathBuf,
    /// Folders of deck lists; may be given more than once
    #[arg(long, value_name = "DIR", required = true)]
    decks: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", default_value = "training/held-out.txt")]
    held_out: PathBuf,
    /// How many random games
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// Where the positions go, as a shard; what the net says goes beside it, a line for each, as `.txt`. Choices of turn actions and what the
    /// net's policy says about each action, if it has one, go into `.choices.bin` and `.choices.txt`
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub fn odds(args: &OddsArgs) -> Result<(), Failure> {
    let library = Library::embedded();
    let lists = decks::read(&args.decks, &args.held_out, Part::All, &library)?;
    let table = Table::of_any(lists, &library).map_err(|errors| errors[0].to_string())?;
    let db = &table.db;
    let net = Net::parse(&std::fs::read(&args.net)?)?.table(db);
    let weights = Weights::search();
    let (mut positions, mut said) = (Vec::new(), String::new());
    let (mut choices, mut scored, mut scores) = (Vec::new(), String::new(), Vec::new());
    for seed in 0..args.games {
        let mut chance = Chance::new(seed);
        let mut deck = || table.decks[chance.below(table.decks.len() as u32) as usize].clone();
        let start = Start {
            decks: vec![deck(), deck()],
            leaders: vec![],
            seed,
            starter: None,
            variant: Variant::Constructed,
            rules: Rules::default(),
            teams: Teams::default(),
        };
        let mut game = Game::start(db, &start)?;
        let mut legal = Vec::new();
        for step in 0u32.. {
            let Some(decision) = game.decision() else { break };
            game.legal(db, &mut legal);
            if step % EVERY == 0 {
                let (viewer, other) = (Seat((step / EVERY % 2) as u8), Seat(1 - (step / EVERY % 2) as u8));
                positions.push((Position::of(&game, db, &weights, viewer, -1), 1));
                writeln!(said, "{}", net.odds(&game, db, viewer, other))?;
                if decision.kind == DecisionKind::Action {
                    let seat = decision.seat;
                    net.scores(&game, db, seat, &legal, &mut scores);
                    choices.extend(Choice::of(&game, db, &weights, seat, &legal, legal[0]));
                    scores.iter().try_for_each(|score| writeln!(scored, "{score}"))?;
                }
            }
            game.apply(db, legal[chance.below(legal.len() as u32) as usize], None)?;
        }
    }
    record::write(&args.out, &positions)?;
    std::fs::write(args.out.with_extension("txt"), said)?;
    if !scored.is_empty() {
        record::write_choices(&args.out.with_extension("choices.bin"), &choices)?;
        std::fs::write(args.out.with_extension("choices.txt"), scored)?;
    }
    println!("{} positions", positions.len());
    Ok(())
}
