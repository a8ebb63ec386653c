//! The training tools that need the engine: games of players against themselves as rows of numbers, the facts
//! of cards, a net's results for positions, and comparisons of players. `training/README.md` describes how
//! they work together.

mod decks;
mod duel;
mod facts;
mod games;
mod positions;
mod record;
mod rollout;
mod said;
mod tables;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Debug, Parser)]
#[command(name = "inkwright-training", about = "Self-play for the learning player", version)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Plays games of a net's policy as it is told on standard input, a line of JSON for each round, and writes their decisions as shards
    Rollout(rollout::Args),
    /// Plays games of players that search, and keeps them
    Games(games::PlayArgs),
    /// Makes shards of games that were kept
    Shards(games::ShardArgs),
    /// Says what a net makes of some positions and answers
    Said(said::Args),
    /// Writes the lists that are trained on, for beliefs about hidden cards
    Lists(decks::ListsArgs),
    /// Writes the facts of every card, and how rows are numbered, as JSON
    Facts(facts::Args),
    /// Plays pairs of games between two players until one is known to be better, or all are played
    Duel(duel::Args),
    /// Looks for positions in which one player finds the move and another does not
    Positions(positions::Args),
    /// Plays games at tables of every kind, counts a player's wins and looks for answers outside the list
    Tables(tables::Args),
}

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::Rollout(args) => rollout::run(&args),
        Command::Games(args) => games::play(&args),
        Command::Shards(args) => games::shards(&args),
        Command::Said(args) => said::run(&args),
        Command::Lists(args) => decks::lists(&args),
        Command::Facts(args) => facts::run(&args),
        Command::Duel(args) => duel::run(&args),
        Command::Positions(args) => positions::run(&args),
        Command::Tables(args) => tables::run(&args),
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
type Failure = Box<dyn std::error::Error>;
