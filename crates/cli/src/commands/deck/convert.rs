//! `inkwright deck convert`: a deck in another form.

use crate::decks;
use crate::failure::{Failure, eprint_quietly};
use crate::library;
use crate::output::Output;
use cards::{DeckList, Form, Unknown, write_deck};
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Deck lists in any form; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The form to write: text, pixelborn, csv, ids or json
    #[arg(long, value_name = "FORM")]
    to: Form,
    /// Where to write: a file, or for several decks a folder; standard output when left out
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
    /// Write over files that are there
    #[arg(long, requires = "out")]
    force: bool,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Failure> {
    let library = library::load();
    let read = args.files.iter().map(|path| decks::read_list(path, Unknown::Refuse, &library));
    let lists = read.collect::<Result<Vec<DeckList>, _>>()?;
    if args.out.is_none() && lists.len() > 1 && !args.to.is_one_line() {
        return Err(Failure::input(format!(
            "several decks as {} would run into one another; give --out FOLDER",
            args.to
        )));
    }
    // All of them are written in memory first: nothing is left half done.
    let mut written = Vec::new();
    for (path, list) in args.files.iter().zip(&lists) {
        let text = write_deck(list, args.to, &library)
            .map_err(|error| Failure::input(format!("{}: {error}", decks::name(path))))?;
        if args.to == Form::Pixelborn && !list.sideboard.is_empty() {
            let (file, cards) = (decks::name(path), decks::cards(list.sideboard_size()));
            eprint_quietly(&format!(
                "note: {file}: a Pixelborn code has no sideboard, so its {cards} are left out"
            ));
        }
        written.push(text);
    }
    let Some(target) = &args.out else {
        return Ok(written.iter().try_for_each(|text| out.text(text))?);
    };
    let places = places(target, &lists, args.to)?;
    if let Some(there) = places.iter().find(|path| !args.force && path.exists()) {
        return Err(is_there(there));
    }
    for (path, text) in places.iter().zip(&written) {
        save(path, text, args.force)?;
        out.line(format_args!("wrote {}", path.display()))?;
    }
    Ok(())
}

/// Where each deck goes: one file, or a folder with a file for each.
fn places(target: &Path, lists: &[DeckList], form: Form) -> Result<Vec<PathBuf>, Failure> {
    let is_folder = target.is_dir() || target.as_os_str().to_string_lossy().ends_with(['/', '\\']);
    if lists.len() == 1 && !is_folder {
        return Ok(vec![target.to_owned()]);
    }
    if target.exists() && !target.is_dir() {
        return Err(Failure::input(format!("{} is no folder; several decks need one", target.display())));
    }
    let mut places: Vec<PathBuf> = Vec::new();
    for list in lists {
        let place = target.join(format!("{}.{}", list.deck.name, form.extension()));
        if places.contains(&place) {
            let place = place.display();
            return Err(Failure::input(format!(
                "two decks would be written to {place}; convert them one by one"
            )));
        }
        places.push(place);
    }
    fs::create_dir_all(target).map_err(|error| Failure::input(format!("{}: {error}", target.display())))?;
    Ok(places)
}

/// Writes a file that is not there yet, or any with `force`.
pub fn save(path: &Path, text: &str, force: bool) -> Result<(), Failure> {
    let mut options = OpenOptions::new();
    options.write(true);
    if force {
        options.create(true).truncate(true);
    } else {
        options.create_new(true);
    }
    let written = options.open(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => is_there(path),
        _ => Failure::input(format!("{}: {error}", path.display())),
    })
}

fn is_there(path: &Path) -> Failure {
    Failure::input(format!("{} is there already; give --force to write over it", path.display()))
}
