//! The player's own cards: imported cards that are not built in, kept in the player's data folder.
//!
//! The folder is laid out like the library, with one file per set. It also lists the refused cards, so that
//! the program can give the reason when a deck names one. Every file records the program version that wrote
//! it. Another version may read an ability tree differently, so it asks for a new import.

use crate::card::CardData;
use crate::files::{
    HEADER, LARGEST_FILE, LibraryError, parse_ron, parse_set_file, read_text, replace, ron_files, write_sets,
};
use crate::fold::fold;
use crate::import::{CardRefusal, add_new};
use crate::library::CardLibrary;
use etcetera::BaseStrategy as _;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};
use thiserror::Error;

/// The environment variable that names the data folder.
pub const DATA_VARIABLE: &str = "INKWRIGHT_DATA";

/// The most cards that a player may add: twice as many as thirteen sets have, and few
/// enough for the engine's tables.
pub const MOST_OWN_CARDS: usize = 5_000;

/// The most refused cards to remember, and the most characters of each text in a reason.
const MOST_REFUSED: usize = 5_000;
const LONGEST_REASON: usize = 400;

/// The second line of every file begins with this; the version follows.
const STAMP: &str = "// Imported by inkwright ";

/// The name of the file of refused cards.
const REFUSED: &str = "refused.ron";

/// The folder that holds the player's own cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnCards {
    dir: PathBuf,
}

/// The system has no folder for a player's data.
#[derive(Debug, Error)]
#[error("this system has no folder for your data; name one with the environment variable {DATA_VARIABLE}")]
pub struct NoDataFolder;

/// The contents of the folder.
#[derive(Debug, Default)]
pub struct OwnFolder {
    pub files: Vec<OwnFile>,
    /// Refused cards by full name, each with the reason.
    pub refused: Vec<(String, CardRefusal)>,
    /// Files that could not be read.
    pub problems: Vec<LibraryError>,
}

/// The file of one set.
#[derive(Debug)]
pub struct OwnFile {
    pub path: PathBuf,
    pub cards: Vec<CardData>,
}

/// The built-in library together with the player's own cards.
#[derive(Debug)]
pub struct LoadedLibrary {
    pub library: CardLibrary,
    /// Problems with the player's files. Their cards are left out; everything else works.
    pub problems: Vec<LibraryError>,
}

impl CardLibrary {
    /// The built-in library with the player's own cards, as every command uses it. One of the player's cards
    /// replaces a built-in card of the same name.
    pub fn load() -> LoadedLibrary {
        match OwnCards::usual() {
            Ok(own) => own.load(),
            // Without a data folder, the player has no cards.
            Err(NoDataFolder) => LoadedLibrary { library: CardLibrary::embedded(), problems: Vec::new() },
        }
    }
}

/// The program's data folder: the one in the environment variable, or else the system's usual place.
pub fn data_folder() -> Result<PathBuf, NoDataFolder> {
    match env::var_os(DATA_VARIABLE).filter(|name| !name.is_empty()) {
        Some(folder) => Ok(PathBuf::from(folder)),
        None => {
            let home = etcetera::base_strategy::choose_native_strategy().map_err(|_| NoDataFolder)?;
            Ok(home.data_dir().join("inkwright"))
        }
    }
}

impl OwnCards {
    /// The cards in the usual folder.
    pub fn usual() -> Result<OwnCards, NoDataFolder> {
        Ok(OwnCards::in_folder(&data_folder()?))
    }

    /// The cards in this data folder.
    pub fn in_folder(data: &Path) -> OwnCards {
        OwnCards { dir: data.join("cards") }
    }

    /// The folder of the card files.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Loads the built-in library with these cards.
    pub fn load(&self) -> LoadedLibrary {
        let OwnFolder { files, refused, problems } = self.read();
        let cards = files.into_iter().flat_map(|file| file.cards).collect();
        let library = CardLibrary::embedded().with_extra(cards).with_refused(refused);
        LoadedLibrary { library, problems }
    }

    /// Reads every file. A bad file does not prevent reading the others; a missing folder counts as empty.
    pub fn read(&self) -> OwnFolder {
        let mut shelf = OwnFolder::default();
        let files = match ron_files(&self.dir) {
            Ok(files) => files,
            Err(LibraryError::Io { source, .. }) if source.kind() == io::ErrorKind::NotFound => return shelf,
            Err(problem) => {
                shelf.problems.push(problem);
                return shelf;
            }
        };
        let mut seen: HashMap<String, PathBuf> = HashMap::new();
        let mut room = (MOST_OWN_CARDS, 4 * LARGEST_FILE as usize);
        for path in files {
            if path.file_name().is_some_and(|name| name == REFUSED) {
                match read_stamped(&path).and_then(|text| parse_refused(&text, &path)) {
                    Ok(refused) => shelf.refused = refused,
                    Err(problem) => shelf.problems.push(problem),
                }
                continue;
            }
            match read_set(&path, &mut room) {
                Ok(mut cards) => {
                    cards.retain(|card| match seen.get(&fold(&card.full_name())) {
                        None => {
                            seen.insert(fold(&card.full_name()), path.clone());
                            true
                        }
                        Some(other) => {
                            let (full_name, other) = (card.full_name(), other.clone());
                            let path = path.clone();
                            shelf.problems.push(LibraryError::Twice { full_name, path, other });
                            false
                        }
                    });
                    shelf.files.push(OwnFile { path, cards });
                }
                Err(problem) => shelf.problems.push(problem),
            }
        }
        shelf.refused.truncate(MOST_REFUSED);
        shelf
    }

    /// Adds these cards, replacing those of the same name, and remembers the refused ones, replacing
    /// what was known about their names. Cards equal to built-in ones need no file. Each file changes
    /// as a whole or not at all.
    ///
    /// Returns the paths of the files written.
    pub fn add(
        &self,
        cards: Vec<CardData>,
        refused: Vec<(String, CardRefusal)>,
    ) -> Result<Vec<PathBuf>, LibraryError> {
        let before = self.read();
        let old_files: Vec<PathBuf> = before.files.iter().map(|file| file.path.clone()).collect();
        let known = before.files.into_iter().flat_map(|file| file.cards).collect();
        let mut own = CardLibrary::new(known).with_extra(cards).cards;
        let built_in = CardLibrary::embedded();
        own.retain(|card| built_in.find(&card.full_name()) != Some(card));
        if own.len() > MOST_OWN_CARDS {
            return Err(LibraryError::TooMany { path: self.dir.clone(), most: MOST_OWN_CARDS });
        }
        let mut written = write_sets(&self.dir, &own, &stamp())?;
        // Their cards have been written to other files.
        for path in old_files.iter().filter(|path| !written.contains(path)) {
            fs::remove_file(path).map_err(|source| LibraryError::Io { path: path.clone(), source })?;
        }
        let library = built_in.with_extra(own);
        let mut all: HashMap<String, (String, CardRefusal)> = HashMap::new();
        for (full_name, reason) in before.refused.into_iter().chain(refused) {
            all.insert(fold(&full_name), (full_name, reason.shortened(LONGEST_REASON)));
        }
        let mut refused: Vec<_> =
            all.into_values().filter(|(name, _)| library.find(name).is_none()).collect();
        refused.sort_by(|(one, _), (other, _)| one.cmp(other));
        refused.truncate(MOST_REFUSED);
        written.extend(self.write_refused(&refused)?);
        Ok(written)
    }

    fn write_refused(&self, refused: &[(String, CardRefusal)]) -> Result<Option<PathBuf>, LibraryError> {
        let path = self.dir.join(REFUSED);
        if refused.is_empty() && !path.exists() {
            return Ok(None);
        }
        let list = ron::ser::to_string_pretty(refused, ron::ser::PrettyConfig::new().depth_limit(1));
        let list = list.map_err(|error| {
            let (full_name, what) = (REFUSED.to_owned(), error.to_string());
            LibraryError::Unwritable { full_name, what }
        })?;
        replace(&path, &format!("{HEADER}{}{list}\n", stamp()))
            .map_err(|source| LibraryError::Io { path: path.clone(), source })?;
        Ok(Some(path))
    }
}

/// Merges newly compiled cards with the library and keeps those that differ from it. A reprint adds its
/// printings, and the wording of the newest set applies; between equals, the new data do.
pub fn new_cards(cards: Vec<CardData>, library: &CardLibrary) -> Vec<CardData> {
    let merged = cards.into_iter().map(|card| match library.find(&card.full_name()) {
        Some(known) => merge(known, card),
        None => card,
    });
    merged.filter(|card| library.find(&card.full_name()) != Some(card)).collect()
}

fn merge(known: &CardData, new: CardData) -> CardData {
    let (mut printings, mut ids) = (known.printings.clone(), known.ids.clone());
    add_new(&mut printings, &new.printings);
    add_new(&mut ids, &new.ids);
    let newer = if newest_set(known) > newest_set(&new) { known.clone() } else { new };
    CardData { printings, ids, ..newer }
}

/// The highest number of any set the card is printed in; promotional series have none.
fn newest_set(card: &CardData) -> Option<u32> {
    card.printings.iter().filter_map(|printing| printing.split_once('/')?.0.parse().ok()).max()
}

fn stamp() -> String {
    format!("{STAMP}{}\n", env!("CARGO_PKG_VERSION"))
}

/// Reads a file that this version of the program wrote.
fn read_stamped(path: &Path) -> Result<String, LibraryError> {
    // Opening a named pipe would block forever.
    let about = fs::metadata(path).map_err(|source| LibraryError::Io { path: path.to_owned(), source })?;
    if !about.is_file() {
        return Err(LibraryError::NoFile { path: path.to_owned() });
    }
    let text = read_text(path)?;
    let writer = text.lines().take(2).find_map(|line| line.strip_prefix(STAMP)).map(str::trim);
    if writer == Some(env!("CARGO_PKG_VERSION")) {
        return Ok(text);
    }
    let plain = |version: &&str| version.len() <= 20 && version.chars().all(|c| c.is_ascii_graphic());
    let version = writer.filter(plain).map(str::to_owned);
    Err(LibraryError::OtherVersion { path: path.to_owned(), version })
}

/// Parses the file of refused cards. Earlier versions wrote the reasons in English.
fn parse_refused(text: &str, path: &Path) -> Result<Vec<(String, CardRefusal)>, LibraryError> {
    parse_ron(text, path).or_else(|problem| {
        let told: Vec<(String, String)> = parse_ron(text, path).map_err(|_| problem)?;
        Ok(told.into_iter().map(|(full_name, why)| (full_name, CardRefusal::Words(why))).collect())
    })
}

/// Reads the cards of one set's file, if there is room for them and their bytes.
fn read_set(path: &Path, room: &mut (usize, usize)) -> Result<Vec<CardData>, LibraryError> {
    let too_many = || LibraryError::TooMany { path: path.to_owned(), most: MOST_OWN_CARDS };
    let text = read_stamped(path)?;
    room.1 = room.1.checked_sub(text.len()).ok_or_else(too_many)?;
    let cards = parse_set_file(&text, path)?;
    room.0 = room.0.checked_sub(cards.len()).ok_or_else(too_many)?;
    Ok(cards)
}
