//! The training tools that need the engine: games of players against themselves as rows of numbers, the facts
//! of cards, a net's results for positions, and comparisons of players. `training/README.md` describes how
//! they work together.

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
#[command(name = "inkwright-training", about = "Self-play for the learning player", version)]
struct TrainingArgs {
    #[command(subcommand)]
    command: TrainingCommand,
}

#[derive(Debug, Subcommand)]
enum TrainingCommand {
    /// Plays games of a net's policy as it is told on standard input, a line of JSON for each round, and writes their decisions as shards
    Rollout(rollout::RolloutArgs),
    /// Plays games of players that search, and keeps them
    Games(games::GamesArgs),
    /// Makes shards of games that were kept
    Shards(games::ShardsArgs),
    /// Says what a net makes of some positions and answers
    #[command(name = "said")]
    Outputs(outputs::OutputsArgs),
    /// Writes the lists that are trained on, for beliefs about hidden cards
    Lists(decks::ListsArgs),
    /// Writes the facts of every card, and how rows are numbered, as JSON
    Facts(facts::FactsArgs),
    /// Plays pairs of games between two players until one is known to be better, or all are played
    Duel(duel::DuelArgs),
    /// Looks for positions in which one player finds the move and another does not
    Positions(positions::PositionsArgs),
    /// Plays games at tables of every kind, counts a player's wins and looks for answers outside the list
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
