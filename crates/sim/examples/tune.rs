//! Tunes the weights of the players that use them, by simultaneous perturbation (SPSA) in the arena.
//!
//! ```text
//! cargo run --release -p inkwright-sim --example tune -- FOLDER PLAYER STEPS GAMES SEED [WEIGHTS]
//! ```
//! plays the decks of the folder against themselves with a player that uses weights. Each step changes all
//! weights at random, once in some direction and once in the opposite one. The two results play GAMES games,
//! and the weights move towards the winner. The mean over the last third of the steps is printed as RON;
//! progress goes to standard error. A file of weights is used as the starting point.

use bots::{BotMaker, Weights, maker_with};
use cards::{Deck, parse_deck};
use engine::Chance;
use playable::{DeckSet, PlayableLibrary};
use sim::{ArenaConfig, Contender, arena};
use std::error::Error;
use std::path::Path;
use std::sync::Arc;

/// A perturbation changes each weight by this share of its size.
const SHARE: f32 = 0.25;

/// Size of a step: a win rate of 100 % moves the weights by this many perturbations.
const STRIDE: f32 = 0.8;

/// Minimum size of a weight when its perturbation is computed.
const LEAST: f32 = 0.1;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, player, steps, games, seed, rest @ ..] = &args[..] else {
        return Err("give FOLDER PLAYER STEPS GAMES SEED [WEIGHTS]".into());
    };
    let (steps, games, seed) = (steps.parse::<u32>()?, games.parse::<u64>()?, seed.parse::<u64>()?);
    let library = PlayableLibrary::embedded();
    let table = DeckSet::of_any(read(Path::new(folder), &library)?, &library)
        .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
    let decks: Vec<_> = table.lists.iter().map(|list| list.name.clone()).zip(table.decks.clone()).collect();
    let mut weights = match rest.first() {
        Some(file) => Weights::parse(&std::fs::read_to_string(file)?)?,
        None if player == "greedy" => Weights::greedy(),
        None => Weights::search(),
    };
    // Perturbations are shares of the initial sizes.
    let sizes: Vec<f32> = weights.each_mut().iter().map(|weight| weight.abs().max(LEAST) * SHARE).collect();
    let mut chance = Chance::new(seed);
    let mut sum = vec![0.0; sizes.len()];
    let mut counted = 0;
    for step in 0..steps {
        let signs: Vec<f32> = sizes.iter().map(|_| if chance.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        let changed = |by: f32| {
            let mut weights = weights;
            for ((weight, size), sign) in weights.each_mut().into_iter().zip(&sizes).zip(&signs) {
                *weight += by * size * sign;
            }
            weights
        };
        let contenders =
            vec![contender("plus", player, changed(1.0))?, contender("minus", player, changed(-1.0))?];
        let config = ArenaConfig::new(contenders, decks.clone(), games, seed ^ u64::from(step) << 20);
        let report = arena(table.db(), &config)?;
        let rate = report.pairings[0].win_rate as f32;
        // Steps grow shorter.
        let stride = STRIDE / (1.0 + step as f32 / 20.0).powf(0.602);
        weights = changed(stride * 2.0 * (rate - 0.5));
        eprintln!("step {step}: {rate:.3} of {} games", report.games);
        if step * 3 >= steps * 2 {
            counted += 1;
            sum.iter_mut().zip(weights.each_mut()).for_each(|(sum, weight)| *sum += *weight);
        }
    }
    let mut mean = weights;
    for (weight, sum) in mean.each_mut().into_iter().zip(&sum) {
        *weight = sum / counted.max(1) as f32;
    }
    println!("(");
    for (name, weight) in Weights::NAMES.iter().zip(mean.each_mut()) {
        println!("    {name}: {weight:.3},");
    }
    println!(")");
    Ok(())
}

fn contender(name: &str, player: &str, weights: Weights) -> Result<Contender, Box<dyn Error>> {
    let maker: BotMaker = maker_with(player, &Arc::new(weights)).ok_or("there is no such player")?;
    Ok(Contender { name: name.to_owned(), maker })
}

/// Reads the decks of a folder, sorted by file name.
fn read(folder: &Path, library: &Arc<PlayableLibrary>) -> Result<Vec<Deck>, Box<dyn Error>> {
    let mut paths: Vec<_> =
        std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.display().to_string();
        parse_deck(&std::fs::read_to_string(path)?, &name, &library.cards)
            .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ").into())
    };
    paths.iter().map(read).collect()
}
