//! The program `inkwright`.
//!
//! There is one module per command in [`commands`]. They share the card library ([`library`]), decks
//! ([`decks`]), players ([`players`]), output ([`output`], [`page`]), progress of long runs ([`progress`])
//! and their results ([`journal`], [`sim::Stamp`]), and failures ([`failure`]). This crate deals with files,
//! terminals and people; everything about the game comes from the other crates.

mod board;
mod commands;
mod decks;
mod edition;
mod failure;
mod help;
mod interrupt;
mod journal;
mod language;
mod layout;
mod library;
mod messages;
mod names;
mod numbers;
mod output;
mod page;
mod players;
mod position;
mod progress;
mod variant;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use failure::Failure;
use language::say;
use output::Output;
use std::process::ExitCode;
use words::Language;

/// Plays, checks and simulates the Disney Lorcana trading card game by its Comprehensive Rules.
///
/// An unofficial fan project: it ships no card text and no art.
#[derive(Debug, Parser)]
#[command(name = "inkwright", disable_version_flag = true, after_help = EXAMPLES)]
struct ProgramArgs {
    /// Print the version and the hash of the card library
    #[arg(short = 'V', long)]
    version: bool,
    /// The language to use [default: INKWRIGHT_LANG, otherwise the system's locale]
    #[arg(long, global = true, value_name = "LANG", value_parser = names::language())]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<ProgramCommand>,
}

const EXAMPLES: &str = "Examples:
  inkwright play
  inkwright scenario run scenarios
  inkwright cards show \"Stitch - New Dog\"
  inkwright simulate the-heart-of-magic a-steadfast-strategy --games 1000 --seed 1

Exit status: 0 for success, 1 if a check failed (a scenario, a deck, a simulated game), 2 for bad input, 130 if Ctrl-C ended a run before it
could report.

Environment: INKWRIGHT_DATA is the folder for imported cards and saved games [default: the system's usual place, ~/.local/share/inkwright on
Linux]. INKWRIGHT_LANG is the language [default: the system's locale]. NO_COLOR turns colours off.";

#[derive(Debug, Subcommand)]
enum ProgramCommand {
    /// Run scenario files, or show what happens in one
    #[command(subcommand)]
    Scenario(commands::scenario::ScenarioCommand),
    /// Import card data, measure how much of it compiles, find and show cards
    #[command(subcommand)]
    Cards(commands::cards::CardsCommand),
    /// Check, show, convert and analyse deck lists
    #[command(subcommand)]
    Deck(commands::deck::DeckCommand),
    /// Show a rule, search the rules, compare editions, measure how many rules have a proof
    Rules(commands::rules::RuleArgs),
    /// Play many games between decks and count who wins
    Simulate(commands::simulate::SimulateArgs),
    /// Play decks against each other in many games: which deck beats which, and which cards go along with winning
    Matchup(commands::matchup::MatchupArgs),
    /// Play bots against each other in many games and rate them
    Arena(commands::arena::ArenaArgs),
    /// Test whether one bot is better than another, with as many games as it takes
    Sprt(commands::sprt::SprtArgs),
    /// Show what the searching bot would do in a saved game or a scenario
    Hint(commands::hint::HintArgs),
    /// Show what may be done in a position of a saved game or scenario, and why everything else may not
    Explain(commands::explain::ExplainArgs),
    /// Step through a saved game, print its log or any position, export a position as a scenario
    Replay(commands::replay::ReplayArgs),
    /// Play a game in the terminal against a bot
    Play(commands::play::PlayArgs),
    /// Run a server on this machine for games in the browser
    Serve(Box<commands::serve::ServeArgs>),
    /// Print a script that completes commands and options in a shell
    Completions(commands::shell::CompletionsArgs),
    /// Print the manual page, or write one for each command
    Man(commands::shell::ManArgs),
}

fn main() -> ExitCode {
    // Help and errors about the command line are translated, too.
    language::set(std::env::args());
    let parsed = help::command(ProgramArgs::command()).try_get_matches();
    let args = match parsed.and_then(|matches| ProgramArgs::from_arg_matches(&matches)) {
        Ok(args) => args,
        Err(error) => return help::tell(&error),
    };
    let mut out = Output::stdout();
    let result = run(args, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // The output before the failure is still useful.
            let _ = out.flush();
            failure.report()
        }
    }
}

fn run(args: ProgramArgs, out: &mut Output) -> Result<(), Failure> {
    match args.command {
        _ if args.version => {
            let library = format!("{:016x}", library::load().hash());
            let version = env!("CARGO_PKG_VERSION").to_owned();
            out.line(say!("program-version", "version" = version, "library" = library))?;
            Ok(())
        }
        None => {
            let page = help::page(&help::command(ProgramArgs::command()).render_help().to_string());
            Err(Failure::input(format!("{}\n\n{page}", say!("no-command"))))
        }
        Some(ProgramCommand::Scenario(command)) => commands::scenario::run(command, out),
        Some(ProgramCommand::Cards(command)) => commands::cards::run(command, out),
        Some(ProgramCommand::Deck(command)) => commands::deck::run(command, out),
        Some(ProgramCommand::Rules(args)) => commands::rules::run(args, out),
        Some(ProgramCommand::Simulate(args)) => commands::simulate::run(args, out),
        Some(ProgramCommand::Matchup(args)) => commands::matchup::run(args, out),
        Some(ProgramCommand::Arena(args)) => commands::arena::run(args, out),
        Some(ProgramCommand::Sprt(args)) => commands::sprt::run(args, out),
        Some(ProgramCommand::Hint(args)) => commands::hint::run(args, out),
        Some(ProgramCommand::Explain(args)) => commands::explain::run(args, out),
        Some(ProgramCommand::Replay(args)) => commands::replay::run(args, out),
        Some(ProgramCommand::Play(args)) => commands::play::run(args, out),
        Some(ProgramCommand::Serve(args)) => commands::serve::run(*args, out),
        Some(ProgramCommand::Completions(args)) => {
            commands::shell::completions(&args, help::command(ProgramArgs::command()), out)
        }
        Some(ProgramCommand::Man(args)) => {
            commands::shell::man(&args, help::command(ProgramArgs::command()), out)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ProgramArgs;
    use clap::CommandFactory as _;

    /// Commands that interact with a person or write files have no JSON output.
    const NO_JSON: &[&str] = &["play", "completions", "man", "serve"];

    #[test]
    fn every_command_has_examples_and_json() {
        let mut program = ProgramArgs::command();
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
        /// Whether it can be used without a subcommand.
        fn has_flags(&self) -> bool {
            self.get_positionals().next().is_some()
        }
    }
}
