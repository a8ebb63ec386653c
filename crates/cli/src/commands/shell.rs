//! `inkwright completions` and `inkwright man`: shell completions and manual pages.

use crate::failure::Failure;
use crate::help;
use crate::language::say;
use crate::output::Output;
use clap_complete::Shell;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright completions bash > ~/.local/share/bash-completion/completions/inkwright
  inkwright completions zsh > ~/.zfunc/_inkwright
  inkwright completions fish > ~/.config/fish/completions/inkwright.fish")]
pub struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright man > inkwright.1
  inkwright man --out ~/.local/share/man/man1 && man inkwright-deck-check")]
pub struct ManArgs {
    /// Write one page for the program and one for each command to this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Writes the script that completes commands, options and their values.
pub fn completions(
    args: &CompletionsArgs,
    mut program: clap::Command,
    out: &mut Output,
) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut program, "inkwright", &mut script);
    Ok(out.text(String::from_utf8_lossy(&script))?)
}

/// Writes manual pages: the program's on standard output, or all of them as files.
pub fn man(args: &ManArgs, mut program: clap::Command, out: &mut Output) -> Result<(), Failure> {
    // Gives every command its full name.
    program.build();
    let Some(folder) = &args.out else {
        return Ok(out.text(page(program)?)?);
    };
    let failed = |path: &Path, error: std::io::Error| {
        let file = path.display().to_string();
        Failure::input(say!("check-folder-written", "file" = file, "why" = words::io_error(&error)))
    };
    fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    let mut pages = 0_usize;
    let mut left = vec![("inkwright".to_owned(), program)];
    while let Some((name, command)) = left.pop() {
        for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
            left.push((format!("{name}-{}", inner.get_name()), inner.clone()));
        }
        let path = folder.join(format!("{name}.1"));
        fs::write(&path, page(command.display_name(name))?).map_err(|error| failed(&path, error))?;
        pages += 1;
    }
    Ok(out.line(say!("pages-written", "n" = pages, "folder" = folder.display().to_string()))?)
}

fn page(command: clap::Command) -> Result<String, Failure> {
    let mut text = Vec::new();
    clap_mangen::Man::new(command).render(&mut text)?;
    Ok(help::manual(&String::from_utf8_lossy(&text)))
}
