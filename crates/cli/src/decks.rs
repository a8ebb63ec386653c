//! Deck lists from files, prepared for play.

use crate::failure::{Failure, note};
use crate::language::{say, tell};
use crate::variant::VariantArg;
use cards::{
    CardLibrary, Date, Deck, DeckList, Format, FormatName, LARGEST_DECK_FILE, STARTERS, Starter,
    UnknownCardPolicy, Violation, read_deck,
};
use playable::{DeckSet, PlayableLibrary};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use words::Say as _;

/// The default decks of `inkwright play`.
pub const DEFAULTS: [(&str, &str); 2] =
    [(STARTERS[0].name, STARTERS[0].list), (STARTERS[1].name, STARTERS[1].list)];

/// Decks on the command line, named in the same way by every command that plays with some.
#[derive(Clone, Debug, clap::Args)]
pub struct DeckArgs {
    /// Decks: files, folders with .txt files, or names of starter decks
    #[arg(value_name = "DECKS", required_unless_present = "deck")]
    decks: Vec<PathBuf>,
    /// Decks, named by an option; may be given more than once
    #[arg(long, alias = "decks", value_name = "DECKS")]
    deck: Vec<PathBuf>,
}

impl DeckArgs {
    /// The paths in order.
    pub fn all(&self) -> impl Iterator<Item = &PathBuf> {
        self.decks.iter().chain(&self.deck)
    }

    /// The files of the deck lists.
    pub fn files(&self) -> Result<Vec<PathBuf>, Failure> {
        files(&self.all().cloned().collect::<Vec<_>>())
    }
}

/// The starter deck of this name, unless a file has that name.
fn starter(path: &Path) -> Option<&'static Starter> {
    let named = |starter: &&Starter| path.as_os_str() == starter.name;
    STARTERS.iter().find(named).filter(|_| !path.exists())
}

/// Whether the file name means standard input.
pub fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The name of a file in messages.
pub fn name(path: &Path) -> String {
    if is_stdin(path) { say!("standard-input") } else { path.display().to_string() }
}

/// Reads a deck list in any form, from a file or, for "-", from standard input.
pub fn read_list(
    path: &Path,
    unknown: UnknownCardPolicy,
    library: &CardLibrary,
) -> Result<DeckList, Failure> {
    let file = name(path);
    if let Some(starter) = starter(path) {
        return parse_list(starter.list.as_bytes(), &file, unknown, library);
    }
    let mut bytes = Vec::new();
    let mut take = |source: &mut dyn Read| source.take(LARGEST_DECK_FILE as u64 + 1).read_to_end(&mut bytes);
    let read = if is_stdin(path) {
        take(&mut io::stdin().lock())
    } else {
        File::open(path).and_then(|mut opened| take(&mut opened))
    };
    read.map_err(|error| {
        let why = words::io_error(&error);
        Failure::input(say!("check-deck-path", "file" = file.clone(), "why" = why))
    })?;
    parse_list(&bytes, &file, unknown, library)
}

fn parse_list(
    bytes: &[u8],
    file: &str,
    unknown: UnknownCardPolicy,
    library: &CardLibrary,
) -> Result<DeckList, Failure> {
    read_deck(bytes, file, library, unknown)
        .map_err(|errors| Failure::inputs(&say!("deck-unreadable", "file" = file.to_owned()), &errors))
}

/// Reads a deck for play and, unless anything goes, checks it against the rules of the variant. Only Format Coconut has leaders.
pub fn read(
    path: &Path,
    variant: VariantArg,
    any_deck: bool,
    library: &CardLibrary,
) -> Result<Deck, Failure> {
    let mut list = read_list(path, UnknownCardPolicy::Refuse, library)?;
    let file = name(path);
    if let Some(format) = variant.format().filter(|_| !any_deck) {
        // Sets and bans of a season are for tournaments; `inkwright deck check` checks them.
        let problems = Format::named(format).check(&list.deck, library, Date::today());
        if !problems.is_empty() {
            let told = |problem: &Violation| format!("\n  {}", tell(&problem.message()));
            let problems: String = problems.iter().map(told).collect();
            let format = if format == FormatName::Coconut { "coconut" } else { "constructed" };
            let what = say!("deck-not-legal", "file" = file, "format" = format, "problems" = problems);
            return Err(Failure::input(format!("{what}\n{}", say!("deck-any-way"))));
        }
    }
    if variant != VariantArg::Coconut && list.deck.leader.take().is_some() {
        note(say!("deck-leader-idle", "file" = file.clone()));
    }
    if !list.sideboard.is_empty() {
        note(say!("deck-sideboard-idle", "file" = file, "n" = list.sideboard_size()));
    }
    Ok(list.deck)
}

/// Parses the text of a deck list; `file` is its name for messages.
pub fn parse(text: &str, file: &str, library: &CardLibrary) -> Result<Deck, Failure> {
    parse_list(text.as_bytes(), file, UnknownCardPolicy::Refuse, library).map(|list| list.deck)
}

/// The deck lists for some paths: files themselves, and the .txt files of folders, sorted by name.
pub fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if is_stdin(path) || starter(path).is_some() {
            files.push(path.clone());
            continue;
        }
        let known = fs::metadata(path).map_err(|error| {
            Failure::input(say!(
                "check-deck-name",
                "file" = path.display().to_string(),
                "why" = words::io_error(&error),
                "first" = STARTERS[0].name.to_owned(),
                "last" = STARTERS[STARTERS.len() - 1].name.to_owned()
            ))
        })?;
        if !known.is_dir() {
            files.push(path.clone());
            continue;
        }
        let entries = fs::read_dir(path)
            .and_then(|entries| entries.collect::<Result<Vec<_>, _>>())
            .map_err(|error| Failure::io(path, &error))?;
        let mut found: Vec<PathBuf> = entries
            .iter()
            .map(fs::DirEntry::path)
            .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
            .collect();
        if found.is_empty() {
            let file = path.display().to_string();
            return Err(Failure::input(say!("no-decks-in-folder", "file" = file)));
        }
        found.sort();
        files.extend(found);
    }
    Ok(files)
}

/// Reads deck lists; each is named after its file.
pub fn read_all(
    files: &[PathBuf],
    variant: VariantArg,
    any_deck: bool,
    library: &CardLibrary,
) -> Result<Vec<Deck>, Failure> {
    let read_one = |file: &PathBuf| {
        let mut list = read(file, variant, any_deck, library)?;
        if let Some(stem) = file.file_stem() {
            list.name = stem.to_string_lossy().into_owned();
        }
        Ok(list)
    };
    files.iter().map(read_one).collect()
}

/// Compiles any number of decks that don't all play together.
pub fn table_of_any(decks: Vec<Deck>, library: &Arc<PlayableLibrary>) -> Result<DeckSet, Failure> {
    DeckSet::of_any(decks, library).map_err(|errors| Failure::inputs(&say!("decks-not-playable"), &errors))
}

/// Compiles decks that play together.
pub fn table(decks: Vec<Deck>, library: &Arc<PlayableLibrary>) -> Result<DeckSet, Failure> {
    DeckSet::new(decks, library).map_err(|errors| Failure::inputs(&say!("decks-not-playable"), &errors))
}
