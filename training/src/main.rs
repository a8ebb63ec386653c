//! The training tools that need the engine. They play games and write them as rows of numbers, write the
//! facts of cards, compute a net's results for positions, and compare players. `training/README.md` describes
//! how they work together.

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
#[command(name = "inkwright-training", about = "Tools for training the bots' net", version)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play games of a net's policy and write their decisions as shards; each line of standard input is a
    /// request
    Rollout(rollout::Args),
    /// Play games of searching players and record them
    Games(games::PlayArgs),
    /// Make shards from recorded games
    Shards(games::ShardArgs),
    /// Write a net's results for positions of random games, to compare them with PyTorch's
    Said(said::Args),
    /// Write the deck lists used in training, from which bots guess hidden cards
    Lists(decks::ListsArgs),
    /// Write the facts of every card and the numbering of rows as JSON
    Facts(facts::Args),
    /// Play pairs of games between two players until it is clear which one is better
    Duel(duel::Args),
    /// Find positions in which one player finds the right move and another does not
    Positions(positions::Args),
    /// Play games at tables of every kind, count a player's wins, and check that all of its answers are legal
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
