//! `inkwright deck convert`: a deck in another form.

use crate::failure::{Failure, note};
use crate::language::{self, say};
use crate::output::Output;
use crate::{decks, library, names};
use cards::{DeckForm, DeckList, UnknownCardPolicy, write_deck_in};
use serde::Serialize;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub struct DeckConvertArgs {
    /// Deck lists in any form; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The form to write
    #[arg(long, value_name = "FORM", value_parser = names::form())]
    to: DeckForm,
    /// The file to write, or the folder for several decks [default: standard output]
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
    /// Overwrite existing files
    #[arg(long, requires = "out")]
    force: bool,
    /// Print one JSON object per deck, each on its own line, about what was read and written; to convert decks to JSON, use --to json
    #[arg(long)]
    json: bool,
}

/// The result for one deck, as JSON.
#[derive(Debug, Serialize)]
struct DeckConversion {
    file: String,
    from: &'static str,
    to: &'static str,
    cards: u32,
    sideboard: u32,
    /// Number of cards that the form can't contain.
    left_out: u32,
    /// The deck in its new form, if it was not written to a file.
    text: Option<String>,
    /// The file it was written to.
    out: Option<String>,
}

pub fn run(args: &DeckConvertArgs, out: &mut Output) -> Result<(), Failure> {
    let library = library::load();
    let read = args.files.iter().map(|path| decks::read_list(path, UnknownCardPolicy::Refuse, &library));
    let lists = read.collect::<Result<Vec<DeckList>, _>>()?;
    if args.out.is_none() && lists.len() > 1 && !args.to.is_one_line() && !args.json {
        return Err(Failure::input(say!("convert-run-together", "form" = args.to.to_string())));
    }
    // All decks are converted in memory first, so that an error leaves no incomplete result.
    let mut written = Vec::new();
    for (path, list) in args.files.iter().zip(&lists) {
        let text = write_deck_in(list, args.to, language::requested(), &library)
            .map_err(|error| Failure::in_file(decks::name(path), &error))?;
        written.push(text);
    }
    let places = match &args.out {
        None => Vec::new(),
        Some(target) => places(target, &lists, args.to)?,
    };
    if let Some(there) = places.iter().find(|path| !args.force && path.exists()) {
        return Err(is_there(there));
    }
    for (number, (text, list)) in written.into_iter().zip(&lists).enumerate() {
        let file = decks::name(&args.files[number]);
        let left_out = if args.to == DeckForm::Pixelborn { list.sideboard_size() } else { 0 };
        if left_out > 0 {
            note(say!("convert-no-sideboard", "file" = file.clone(), "n" = left_out));
        }
        let keeps_leader = match args.to {
            DeckForm::Text | DeckForm::Ids | DeckForm::Json => true,
            DeckForm::Pixelborn | DeckForm::Csv => false,
        };
        if !keeps_leader && list.deck.leader.is_some() {
            note(say!("convert-no-leader", "file" = file.clone(), "form" = args.to.to_string()));
        }
        let place = places.get(number);
        if let Some(path) = place {
            save(path, &text, args.force)?;
        }
        match place {
            _ if args.json => out.json(&DeckConversion {
                file,
                from: list.form.name(),
                to: args.to.name(),
                cards: list.deck.size(),
                sideboard: list.sideboard_size(),
                left_out,
                text: place.is_none().then_some(text),
                out: place.map(|path| path.display().to_string()),
            })?,
            Some(path) => out.line(say!("wrote", "files" = path.display().to_string()))?,
            None => out.text(text)?,
        }
    }
    Ok(())
}

/// The output paths: one file, or a folder with a file per deck.
fn places(target: &Path, lists: &[DeckList], form: DeckForm) -> Result<Vec<PathBuf>, Failure> {
    let is_folder = target.is_dir() || target.as_os_str().to_string_lossy().ends_with(['/', '\\']);
    if lists.len() == 1 && !is_folder {
        return Ok(vec![target.to_owned()]);
    }
    if target.exists() && !target.is_dir() {
        return Err(Failure::input(say!("convert-no-folder", "file" = target.display().to_string())));
    }
    let mut places: Vec<PathBuf> = Vec::new();
    for list in lists {
        let place = target.join(format!("{}.{}", list.deck.name, form.extension()));
        if places.contains(&place) {
            return Err(Failure::input(say!("convert-same-file", "file" = place.display().to_string())));
        }
        places.push(place);
    }
    fs::create_dir_all(target).map_err(|error| Failure::io(target, &error))?;
    Ok(places)
}

/// Writes a new file or, with `force`, overwrites an existing one.
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
        _ => Failure::io(path, &error),
    })
}

fn is_there(path: &Path) -> Failure {
    Failure::input(say!("is-there", "file" = path.display().to_string()))
}
