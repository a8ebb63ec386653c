//! The training tools that need the engine. They play games and write them as rows of numbers, write the
//! facts of cards, compute a net's results for positions, and compare players. `training/README.md` describes
//! how they work together.

mod decks;
mod duel;
mod facts;
mod games;
mod outputs;
mod positions;
mod record;
mod rollout;
mod tables;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Debug, Parser)]
#[command(name = "inkwright-training", about = "Tools for training the bots' net", version)]
struct TrainingArgs {
    #[command(subcommand)]
    command: TrainingCommand,
}

#[derive(Debug, Subcommand)]
enum TrainingCommand {
    /// Play games of a net's policy and write their decisions as shards; each line of standard input is a
    /// request
    Rollout(rollout::RolloutArgs),
    /// Play games of searching players and record them
    Games(games::GamesArgs),
    /// Make shards from recorded games
    Shards(games::ShardsArgs),
    /// Write a net's results for positions of random games, to compare them with PyTorch's
    #[command(name = "said")]
    Outputs(outputs::OutputsArgs),
    /// Write the deck lists used in training, from which bots guess hidden cards
    Lists(decks::ListsArgs),
    /// Write the facts of every card and the numbering of rows as JSON
    Facts(facts::FactsArgs),
    /// Play pairs of games between two players until it is clear which one is better
    Duel(duel::DuelArgs),
    /// Find positions in which one player finds the right move and another does not
    Positions(positions::PositionsArgs),
    /// Play games at tables of every kind, count a player's wins, and check that all of its answers are legal
    Tables(tables::TablesArgs),
}

fn main() -> ExitCode {
    let done = match TrainingArgs::parse().command {
        TrainingCommand::Rollout(args) => rollout::run(&args),
        TrainingCommand::Games(args) => games::play(&args),
        TrainingCommand::Shards(args) => games::shards(&args),
        TrainingCommand::Outputs(args) => outputs::run(&args),
        TrainingCommand::Lists(args) => decks::lists(&args),
        TrainingCommand::Facts(args) => facts::run(&args),
        TrainingCommand::Duel(args) => duel::run(&args),
        TrainingCommand::Positions(args) => positions::run(&args),
        TrainingCommand::Tables(args) => tables::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// An error message.
type AnyError = Box<dyn std::error::Error>;
