//! The program `inkwright`.
//!
//! There is one module for each command under [`commands`]. They share which cards there are ([`library`]), how decks are read
//! ([`decks`]), who plays ([`players`]), how output is written ([`output`], [`page`]), how long runs show progress ([`progress`]), are
//! kept ([`journal`]) and can be repeated ([`sim::Stamp`]), and how commands fail ([`failure`]). This crate deals with files, terminals
//! and people; what it says about the game comes from the other crates.

mod board;
mod commands;
mod decks;
mod edition;
mod failure;
mod help;
mod interrupt;
mod journal;
mod layout;
mod library;
mod numbers;
mod output;
mod page;
mod place;
mod players;
mod progress;
mod told;
mod tongue;
mod variant;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use failure::Failure;
use output::Output;
use std::process::ExitCode;
use tongue::say;
use words::Language;

/// Plays, checks and simulates the Disney Lorcana trading card game by its Comprehensive Rules.
///
/// An unofficial fan project: it ships no card text and no art.
#[derive(Debug, Parser)]
#[command(name = "inkwright", disable_version_flag = true, after_help = EXAMPLES)]
struct Args {
    /// Print the version and the hash of the card library
    #[arg(short = 'V', long)]
    version: bool,
    /// The language to use: en, de, fr, it or zh [default: INKWRIGHT_LANG, else the system's locale]
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "Examples:
  inkwright play
  inkwright scenario run scenarios
  inkwright cards show \"Stitch - New Dog\"
  inkwright simulate the-heart-of-magic a-steadfast-strategy --games 1000 --seed 1

Exit status: 0 for success, 1 when a check failed (a scenario, a deck, a simulated game), 2 for bad input, 130 when Ctrl-C ended a run
before it could report.

Environment: INKWRIGHT_DATA names the folder for what the program keeps (imported cards, saved games) [default: the system's usual place,
~/.local/share/inkwright on Linux]. INKWRIGHT_LANG names the language [default: the system's locale]. NO_COLOR turns
colours off.";

#[derive(Debug, Subcommand)]
enum Command {
    /// Run scenario files, or show what happens in one
    #[command(subcommand)]
    Scenario(commands::scenario::Command),
    /// Import card data, measure what compiles, show a card
    #[command(subcommand)]
    Cards(commands::cards::Command),
    /// Check, show, convert and count deck lists
    #[command(subcommand)]
    Deck(commands::deck::Command),
    /// Show what a rule says, find rules by words, compare editions, count which rules have proof
    Rules(commands::rules::Args),
    /// Play many games between decks and count who wins
    Simulate(commands::simulate::Args),
    /// Play decks against each other in many games: who beats whom, and which cards go with winning
    Matchup(commands::matchup::Args),
    /// Let players meet in many games and rate them
    Arena(commands::arena::Args),
    /// Is one player better than another? Plays until it can say
    Sprt(commands::sprt::Args),
    /// Say what the searching player would do in a saved game or a scenario
    Hint(commands::hint::Args),
    /// Say what may be done in a position of a saved game or scenario, and why other things may not
    Explain(commands::explain::Args),
    /// Step through a saved game, print its log or any position, export a position as a scenario
    Replay(commands::replay::Args),
    /// Play a game in the terminal against a bot
    Play(commands::play::Args),
    /// Serve tables to browsers on this machine
    Serve(commands::serve::Args),
    /// Print a script that completes commands and options in a shell
    Completions(commands::shell::CompletionsArgs),
    /// Print the manual page, or write one for each command
    Man(commands::shell::ManArgs),
}

fn main() -> ExitCode {
    // Help and complaints about the command line are in a language, too.
    tongue::speak(std::env::args());
    let parsed = help::command(Args::command()).try_get_matches();
    let args = match parsed.and_then(|matches| Args::from_arg_matches(&matches)) {
        Ok(args) => args,
        Err(error) => return help::tell(&error),
    };
    let mut out = Output::stdout();
    let result = run(args, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // What was said before it went wrong is still worth reading.
            let _ = out.flush();
            failure.report()
        }
    }
}

fn run(args: Args, out: &mut Output) -> Result<(), Failure> {
    match args.command {
        _ if args.version => {
            let library = format!("{:016x}", library::load().hash());
            let version = env!("CARGO_PKG_VERSION").to_owned();
            out.line(say!("program-version", "version" = version, "library" = library))?;
            Ok(())
        }
        None => {
            let page = help::page(&help::command(Args::command()).render_help().to_string());
            Err(Failure::input(format!("{}\n\n{page}", say!("no-command"))))
        }
        Some(Command::Scenario(command)) => commands::scenario::run(command, out),
        Some(Command::Cards(command)) => commands::cards::run(command, out),
        Some(Command::Deck(command)) => commands::deck::run(command, out),
        Some(Command::Rules(args)) => commands::rules::run(args, out),
        Some(Command::Simulate(args)) => commands::simulate::run(args, out),
        Some(Command::Matchup(args)) => commands::matchup::run(args, out),
        Some(Command::Arena(args)) => commands::arena::run(args, out),
        Some(Command::Sprt(args)) => commands::sprt::run(args, out),
        Some(Command::Hint(args)) => commands::hint::run(args, out),
        Some(Command::Explain(args)) => commands::explain::run(args, out),
        Some(Command::Replay(args)) => commands::replay::run(args, out),
        Some(Command::Play(args)) => commands::play::run(args, out),
        Some(Command::Serve(args)) => commands::serve::run(args, out),
        Some(Command::Completions(args)) => {
            commands::shell::completions(&args, help::command(Args::command()), out)
        }
        Some(Command::Man(args)) => commands::shell::man(&args, help::command(Args::command()), out),
    }
}

#[cfg(test)]
mod tests {
    use super::Args;
    use clap::CommandFactory as _;

    /// Commands that talk to a person or write files have no JSON to print.
    const NO_JSON: &[&str] = &["play", "completions", "man", "serve"];

    #[test]
    fn every_command_has_examples_and_json() {
        let mut program = Args::command();
        program.build();
        program.clone().debug_assert();
        let mut left: Vec<(String, clap::Command)> = vec![("inkwright".to_owned(), program)];
        let mut missing = vec![];
        while let Some((name, command)) = left.pop() {
            let inner: Vec<_> =
                command.get_subcommands().filter(|inner| inner.get_name() != "help").collect();
            left.extend(inner.iter().map(|inner| (format!("{name} {}", inner.get_name()), (*inner).clone())));
            if name == "inkwright" || !inner.is_empty() && !command.has_flags() {
                continue;
            }
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            if !help.contains("Examples:\n  inkwright") {
                missing.push(format!("{name}: examples"));
            }
            let json = command.get_arguments().any(|argument| argument.get_long() == Some("json"));
            if !json && !NO_JSON.contains(&command.get_name()) {
                missing.push(format!("{name}: --json"));
            }
        }
        assert!(missing.is_empty(), "{missing:#?}");
    }

    trait HasFlags {
        fn has_flags(&self) -> bool;
    }

    impl HasFlags for clap::Command {
        /// Whether it does something by itself, without a command of its own.
        fn has_flags(&self) -> bool {
            self.get_positionals().next().is_some()
        }
    }
}
