//! Official names and texts in other languages, imported by the player. They are shown in place of our own.
//!
//! They are kept in `cards/lang/LANG.json` in the player's data folder, by English full name. A card is
//! matched by its LorcanaJSON id or its set and number, never by its name.

use super::{ImportError, LARGEST_DATA_FILE, raw, read_bytes};
use crate::library::CardLibrary;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{fs, io};
use thiserror::Error;
use wording::Language;

/// The longest text of a card.
const LONGEST_TEXT: usize = 2_000;

/// The official names and text of one card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfficialCard {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// One element per paragraph, story name first.
    #[serde(default)]
    pub text: Vec<String>,
}

impl OfficialCard {
    /// Name and version as one string.
    pub fn full_name(&self) -> String {
        match &self.version {
            Some(version) => format!("{} - {version}", self.name),
            None => self.name.clone(),
        }
    }
}

/// The official texts of one language, by English full name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OfficialTexts {
    cards: BTreeMap<String, OfficialCard>,
}

/// The result of importing a data file in another language.
#[derive(Debug)]
pub struct OfficialImport {
    pub language: Language,
    pub texts: OfficialTexts,
    /// The number of entries that are not in the library.
    pub unknown: usize,
}

static INSTALLED: [OnceLock<OfficialTexts>; 5] = [const { OnceLock::new() }; 5];

impl OfficialTexts {
    /// The texts loaded for this language at start-up.
    pub fn of(language: Language) -> Option<&'static OfficialTexts> {
        INSTALLED[language as usize].get()
    }

    pub fn card(&self, english: &str) -> Option<&OfficialCard> {
        self.cards.get(english)
    }

    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (&String, &OfficialCard)> {
        self.cards.iter()
    }

    /// Imports LorcanaJSON's file in another language; none if the file is English or names no language.
    pub fn import(path: &Path, library: &CardLibrary) -> Result<Option<OfficialImport>, ImportError> {
        let file = path.display().to_string();
        let bytes = read_bytes(path)?;
        // If the file can't be parsed at all, the import as English data reports it.
        let Ok(raw) = raw::parse(&bytes) else { return Ok(None) };
        let language = match raw.language.as_deref() {
            None => return Ok(None),
            Some(language) => language
                .parse()
                .map_err(|_| ImportError::Unspoken { file, language: language.chars().take(20).collect() })?,
        };
        if language == Language::English {
            return Ok(None);
        }
        let mut texts = OfficialTexts::default();
        let mut unknown = 0;
        for entry in raw.cards {
            match known(&entry, library).zip(official(&entry)) {
                // The newest printing comes last.
                Some((english, card)) => drop(texts.cards.insert(english, card)),
                None => unknown += 1,
            }
        }
        Ok(Some(OfficialImport { language, texts, unknown }))
    }

    /// Saves the texts in the player's data folder, adding to those there. Returns the file's path.
    pub fn keep(self, data: &Path, language: Language) -> io::Result<PathBuf> {
        let path = place(data, language);
        let mut kept = read(&path).ok().flatten().unwrap_or_default();
        kept.cards.extend(self.cards);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let written = path.with_extension("new");
        fs::write(&written, serde_json::to_vec_pretty(&kept)?)?;
        fs::rename(&written, &path)?;
        Ok(path)
    }

    /// Loads the texts saved in this data folder for the rest of the run. Returns the
    /// files that can't be read.
    pub fn install(data: &Path) -> Vec<UnreadTexts> {
        let mut problems = Vec::new();
        for language in Language::OTHERS {
            let path = place(data, language);
            match read(&path) {
                Ok(Some(texts)) => drop(INSTALLED[language as usize].set(texts)),
                Ok(None) => {}
                Err(source) => problems.push(UnreadTexts { path, source }),
            }
        }
        problems
    }
}

/// A file of official texts that can't be read.
#[derive(Debug, Error)]
#[error("{}: {source}; import it again", path.display())]
pub struct UnreadTexts {
    pub path: PathBuf,
    pub source: io::Error,
}

fn place(data: &Path, language: Language) -> PathBuf {
    data.join("cards").join("lang").join(format!("{language}.json"))
}

fn read(path: &Path) -> io::Result<Option<OfficialTexts>> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
        Ok(about) if about.len() > LARGEST_DATA_FILE => {
            return Err(io::Error::other("larger than any such file"));
        }
        Ok(_) => {}
    }
    Ok(Some(serde_json::from_slice(&fs::read(path)?)?))
}

/// The English full name of the card that this entry is a printing of.
fn known(entry: &raw::RawCard, library: &CardLibrary) -> Option<String> {
    let id = entry.id.and_then(|id| u32::try_from(id).ok()).and_then(|id| library.with_id(id));
    let number = || {
        let (set, number) = (entry.set_code.as_deref()?, entry.number?.to_string());
        library.with_printing(set, &number)
    };
    id.or_else(number).map(|card| card.full_name())
}

fn official(entry: &raw::RawCard) -> Option<OfficialCard> {
    let name = entry.name.clone().filter(|name| !name.is_empty() && name.len() <= LONGEST_TEXT)?;
    let paragraphs = entry.full_text_sections.iter().flatten();
    let text: Vec<String> =
        paragraphs.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    let fits = text.iter().map(String::len).sum::<usize>() <= LONGEST_TEXT;
    Some(OfficialCard { name, version: entry.version.clone(), text: if fits { text } else { Vec::new() } })
}
