//! The library's files: `set01.ron` and so on, one per set, with facts and ability trees but no prose.

use crate::card::{CardData, CopyLimit};
use crate::fold::fold;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The largest library file, in bytes.
pub const LARGEST_FILE: u64 = 16 << 20;

/// The first line of every file: allows optional values without `Some(…)`.
pub(crate) const HEADER: &str = "#![enable(implicit_some)]\n";

/// Why a library could not be read or written.
#[derive(Debug, Error)]
pub enum LibraryError {
    #[error("{}: {source}. Check that the path exists and is accessible", path.display())]
    Io { path: PathBuf, source: io::Error },
    #[error("{}: larger than {LARGEST_FILE} bytes; the file of a set is never that large", path.display())]
    TooLarge { path: PathBuf },
    #[error("{}:{line}:{column}: {what}. Correct the file or import it again", path.display())]
    Malformed { path: PathBuf, line: usize, column: usize, what: String },
    #[error("{}: \"{full_name}\" is also in {}; keep one of the two entries", path.display(), other.display())]
    Twice { full_name: String, path: PathBuf, other: PathBuf },
    #[error("\"{full_name}\" needs a printing of the form set/number, such as \"1/23\"")]
    Unfiled { full_name: String },
    #[error("\"{full_name}\" can't be written as RON: {what}")]
    Unwritable { full_name: String, what: String },
    #[error(
        "{}: written by {}, but this is version {}; its cards are left out. Import the card data again: \
         inkwright cards import FILE", path.display(), by(version.as_deref()), env!("CARGO_PKG_VERSION")
    )]
    OtherVersion {
        path: PathBuf,
        /// Absent if the file doesn't say.
        version: Option<String>,
    },
    #[error("{}: not a file; its cards are left out. Delete it and import the card data again", path.display())]
    NoFile { path: PathBuf },
    #[error(
        "{}: with this file you would have more than {most} cards or {} bytes; its cards are left out. \
         Delete files that you don't need", path.display(), 4 * LARGEST_FILE
    )]
    TooMany { path: PathBuf, most: usize },
}

fn by(version: Option<&str>) -> String {
    version.map_or_else(|| "something else".to_owned(), |version| format!("version {version}"))
}

/// Writes the library: one file per set, sorted by number. The same cards give the same bytes. Each file is
/// written to a temporary file, then moved into place. Files of sets without cards are left alone.
///
/// Returns the paths of the files written.
pub fn write_library(dir: &Path, cards: &[CardData]) -> Result<Vec<PathBuf>, LibraryError> {
    write_sets(dir, cards, "")
}

/// [`write_library`], with extra lines after the header of each file.
pub(crate) fn write_sets(dir: &Path, cards: &[CardData], stamp: &str) -> Result<Vec<PathBuf>, LibraryError> {
    let mut sets: BTreeMap<String, Vec<(Filing, &CardData)>> = BTreeMap::new();
    for card in cards {
        let filing = filing(card).ok_or_else(|| LibraryError::Unfiled { full_name: card.full_name() })?;
        sets.entry(filing.file_name()).or_default().push((filing, card));
    }
    // Build every file's content before touching the first file.
    let mut contents = Vec::new();
    for (file, mut filed) in sets {
        filed.sort_by(|(a, card_a), (b, card_b)| {
            (a.number, &a.suffix, card_a.full_name()).cmp(&(b.number, &b.suffix, card_b.full_name()))
        });
        contents.push((dir.join(file), set_file(filed.into_iter().map(|(_, card)| card), stamp)?));
    }
    fs::create_dir_all(dir).map_err(|source| LibraryError::Io { path: dir.to_owned(), source })?;
    let mut written = Vec::new();
    for (path, text) in contents {
        replace(&path, &text).map_err(|source| LibraryError::Io { path: path.clone(), source })?;
        written.push(path);
    }
    Ok(written)
}

/// Writes leaders, which belong to no set, to one file.
pub fn write_leaders(path: &Path, leaders: &[CardData]) -> Result<(), LibraryError> {
    replace(path, &set_file(leaders, "")?)
        .map_err(|source| LibraryError::Io { path: path.to_owned(), source })
}

/// The `*.ron` files of a folder, in name order.
pub(crate) fn ron_files(dir: &Path) -> Result<Vec<PathBuf>, LibraryError> {
    let io = |source| LibraryError::Io { path: dir.to_owned(), source };
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).map_err(io)? {
        let path = entry.map_err(io)?.path();
        if path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The text of a library file; an error if the file is too large.
pub(crate) fn read_text(path: &Path) -> Result<String, LibraryError> {
    let mut text = String::new();
    fs::File::open(path)
        .and_then(|file| file.take(LARGEST_FILE + 1).read_to_string(&mut text))
        .map_err(|source| LibraryError::Io { path: path.to_owned(), source })?;
    if text.len() as u64 > LARGEST_FILE {
        return Err(LibraryError::TooLarge { path: path.to_owned() });
    }
    Ok(text)
}

/// Reads every `*.ron` file of a folder, in name order. An empty folder is an empty library.
pub fn read_library_dir(dir: &Path) -> Result<Vec<CardData>, LibraryError> {
    let files = ron_files(dir)?;
    let mut cards = Vec::new();
    let mut seen: HashMap<String, PathBuf> = HashMap::new();
    for path in files {
        for card in parse_set_file(&read_text(&path)?, &path)? {
            if let Some(other) = seen.insert(fold(&card.full_name()), path.clone()) {
                return Err(LibraryError::Twice { full_name: card.full_name(), path, other });
            }
            cards.push(card);
        }
    }
    Ok(cards)
}

/// Parses the text of one library file; `path` is for messages.
pub fn parse_set_file(text: &str, path: &Path) -> Result<Vec<CardData>, LibraryError> {
    parse_ron(text, path)
}

/// Parses RON; `path` is for messages.
pub(crate) fn parse_ron<T: DeserializeOwned>(text: &str, path: &Path) -> Result<T, LibraryError> {
    ron::from_str(text).map_err(|error| LibraryError::Malformed {
        path: path.to_owned(),
        line: error.span.start.line,
        column: error.span.start.col,
        what: error.code.to_string(),
    })
}

/// Where a card's entry is filed, from its first printing.
struct Filing {
    set: String,
    number: u32,
    /// The letters after the number, such as the "a" of "4a".
    suffix: String,
}

impl Filing {
    /// `set01.ron` for numbered sets, `setQ1.ron` for others.
    fn file_name(&self) -> String {
        match self.set.parse::<u8>() {
            Ok(number) => format!("set{number:02}.ron"),
            Err(_) => format!("set{}.ron", self.set),
        }
    }
}

fn filing(card: &CardData) -> Option<Filing> {
    let (set, number) = card.printings.first()?.split_once('/')?;
    let digits = number.bytes().take_while(u8::is_ascii_digit).count();
    let (digits, suffix) = number.split_at(digits);
    // The set becomes part of a file name, so only letters and digits are allowed.
    let plain = |part: &str| part.len() <= 8 && part.bytes().all(|b| b.is_ascii_alphanumeric());
    (!set.is_empty() && plain(set) && plain(suffix)).then_some(())?;
    Some(Filing { set: set.to_owned(), number: digits.parse().ok()?, suffix: suffix.to_owned() })
}

/// Builds the text of one set's file.
pub(crate) fn set_file<'a>(
    cards: impl IntoIterator<Item = &'a CardData>,
    stamp: &str,
) -> Result<String, LibraryError> {
    let mut text = format!("{HEADER}{stamp}[\n");
    for card in cards {
        let unwritable = |what: ron::Error| LibraryError::Unwritable {
            full_name: card.full_name(),
            what: what.to_string(),
        };
        text.push_str(&entry(card).map_err(unwritable)?);
    }
    text.push_str("]\n");
    Ok(text)
}

/// One card's entry: identity, numbers and lists on a line each, then one line per ability.
/// Absent facts are left out.
fn entry(card: &CardData) -> Result<String, ron::Error> {
    // Destructured, so that a new field cannot be forgotten here.
    let CardData {
        name,
        version,
        card_type,
        inks,
        cost,
        inkable,
        strength,
        willpower,
        lore,
        move_cost,
        classes,
        copies,
        printings,
        ids,
        abilities,
    } = card;
    let mut text = String::from("    (\n");
    let mut identity = FieldLine::default();
    identity.field("name", name)?;
    identity.optional("version", version)?;
    identity.end(&mut text);

    let mut facts = FieldLine::default();
    facts.field("card_type", card_type)?;
    facts.field("inks", inks)?;
    facts.field("cost", cost)?;
    facts.field("inkable", inkable)?;
    facts.optional("strength", strength)?;
    facts.optional("willpower", willpower)?;
    facts.optional("lore", lore)?;
    facts.optional("move_cost", move_cost)?;
    facts.end(&mut text);

    let mut lists = FieldLine::default();
    lists.field("classes", classes)?;
    if *copies != CopyLimit::default() {
        lists.field("copies", copies)?;
    }
    lists.field("printings", printings)?;
    if !ids.is_empty() {
        lists.field("ids", ids)?;
    }
    lists.end(&mut text);

    if abilities.is_empty() {
        text.push_str("        abilities: [],\n");
    } else {
        text.push_str("        abilities: [\n");
        for ability in abilities {
            let ability = one_line(ability)?;
            writeln!(text, "            {ability},").expect("writing to a string does not fail");
        }
        text.push_str("        ],\n");
    }
    text.push_str("    ),\n");
    Ok(text)
}

/// Fields of an entry that share one line.
#[derive(Default)]
struct FieldLine(Vec<String>);

impl FieldLine {
    fn field(&mut self, name: &str, value: &impl Serialize) -> Result<(), ron::Error> {
        self.0.push(format!("{name}: {}", one_line(value)?));
        Ok(())
    }

    fn optional(&mut self, name: &str, value: &Option<impl Serialize>) -> Result<(), ron::Error> {
        match value {
            Some(value) => self.field(name, value),
            None => Ok(()),
        }
    }

    fn end(self, text: &mut String) {
        writeln!(text, "        {},", self.0.join(", ")).expect("writing to a string does not fail");
    }
}

/// Serialises a value as RON on one line.
fn one_line(value: &impl Serialize) -> Result<String, ron::Error> {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.to_string_pretty(value, PrettyConfig::new().depth_limit(0).escape_strings(false))
}

/// Replaces the file's content with `text` in one step: a reader sees the old file or the new one.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let temporary = path.with_extension(format!("ron.{}.tmp", std::process::id()));
    let written = (|| {
        let mut file = fs::File::create(&temporary)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&temporary, path)
    })();
    if written.is_err() {
        // Report the first failure, not this one.
        let _ = fs::remove_file(&temporary);
    }
    written
}
