//! Reading card data in LorcanaJSON's shapes and compiling its text.
//!
//! A [`DataFile`] is read and merged once: one [`Entry`] per full name, reprints joined, the newest wording
//! kept. Compiling it gives an [`Import`]; measuring it gives a [`Coverage`](crate::coverage::Coverage).

mod entry;
mod official;
mod raw;
mod reason;

pub use entry::{Entry, SectionText};
pub use official::{OfficialCard, OfficialImport, OfficialTexts, UnreadTexts};
pub use reason::{Reason, Why};

use crate::card::{CardData, PARTIAL_SET};
use crate::fold::fold;
use crate::library::{Library, lexicon_of};
use entry::Printing;
use grammar::{Lexicon, Section};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;
use thiserror::Error;
use wording::Ability;

/// No data file may be larger; the community's file is about a third of it.
pub const LARGEST_DATA_FILE: u64 = 32 << 20;

/// Why a data file could not be read at all.
#[derive(Debug, Error)]
pub enum ImportError {
    #[error("{file}: {source}. Check that the path exists and may be read")]
    Io { file: String, source: io::Error },
    #[error(
        "{file}: larger than {LARGEST_DATA_FILE} bytes; give LorcanaJSON's allCards.json or a file of its shape"
    )]
    TooLarge { file: String },
    #[error(
        "{file}:{line}:{column}: {what}; give LorcanaJSON's allCards.json, or a JSON array of its card entries"
    )]
    Malformed { file: String, line: usize, column: usize, what: String },
    #[error(
        "{file}: its cards are in \"{language}\", and the English wording decides (1.1.4); give the English file"
    )]
    Language { file: String, language: String },
    #[error(
        "{file}: its cards are in \"{language}\"; give a file in English, German, French, Italian or Chinese"
    )]
    Unspoken { file: String, language: String },
}

/// The bytes of a file, one more than the most where there are more.
fn read_bytes(path: &Path) -> Result<Vec<u8>, ImportError> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|opened| opened.take(LARGEST_DATA_FILE + 1).read_to_end(&mut bytes));
    match read {
        Ok(_) => Ok(bytes),
        Err(source) => Err(ImportError::Io { file: path.display().to_string(), source }),
    }
}

/// A card, or one printing of it, that did not make it into the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub full_name: String,
    /// The section of its text at fault, where it is the text.
    pub section: Option<usize>,
    pub reason: Reason,
}

/// The outcome of an import.
#[derive(Clone, Debug, Default)]
pub struct Import {
    /// Cards whose whole text compiles and prints back exactly, by full name.
    pub cards: Vec<CardData>,
    pub refused: Vec<Refused>,
    /// How many different full names the file has.
    pub total: usize,
}

/// Card data, read and merged, the text not compiled yet.
#[derive(Clone, Debug, Default)]
pub struct DataFile {
    /// One per full name, in the order of their folded names.
    pub entries: Vec<Entry>,
    /// Entries that lack something.
    pub refused: Vec<Refused>,
    /// How many different full names there are, refused ones included.
    pub total: usize,
}

impl DataFile {
    /// Reads a file of either shape.
    pub fn read(path: &Path) -> Result<DataFile, ImportError> {
        DataFile::parse(&read_bytes(path)?, &path.display().to_string())
    }

    /// Reads the contents of a file of either shape; `file` is its name for messages.
    pub fn parse(bytes: &[u8], file: &str) -> Result<DataFile, ImportError> {
        let file = file.to_owned();
        if bytes.len() as u64 > LARGEST_DATA_FILE {
            return Err(ImportError::TooLarge { file });
        }
        match raw::parse(bytes) {
            // 1.1.4: a translation must not become a second card beside the English one.
            Ok(raw::RawFile { language: Some(language), .. }) if !language.eq_ignore_ascii_case("en") => {
                let language = language.chars().take(20).collect();
                Err(ImportError::Language { file, language })
            }
            Ok(raw) => Ok(DataFile::merge(&raw)),
            Err(error) => Err(ImportError::Malformed {
                file,
                line: error.line(),
                column: error.column(),
                what: without_position(&error.to_string()),
            }),
        }
    }

    /// Joins the printings of each card.
    fn merge(raw: &raw::RawFile) -> DataFile {
        let mut printings: BTreeMap<String, Vec<Printing>> = BTreeMap::new();
        let mut refused = Vec::new();
        for (index, card) in raw.cards.iter().enumerate() {
            match Printing::new(card, raw) {
                Ok(printing) => {
                    printings.entry(fold(&printing.entry.card.full_name())).or_default().push(printing);
                }
                Err(reason) => {
                    refused.push(Refused { full_name: entry::label(card, index), section: None, reason });
                }
            }
        }
        let mut lost: Vec<String> = refused.iter().map(|card| fold(&card.full_name)).collect();
        lost.retain(|name| !printings.contains_key(name));
        lost.sort();
        lost.dedup();
        let total = printings.len() + lost.len();
        DataFile { entries: printings.into_values().filter_map(join).collect(), refused, total }
    }

    /// The names and classifications of these cards and of those known already.
    pub fn lexicon(&self, known: &Library) -> Lexicon {
        lexicon_of(self.entries.iter().map(|entry| &entry.card).chain(&known.cards))
    }

    /// Compiles every card. Names that the text may speak of are those of the file and of `known`.
    pub fn import(&self, known: &Library) -> Import {
        let lexicon = self.lexicon(known);
        let mut import = Import { cards: Vec::new(), refused: self.refused.clone(), total: self.total };
        for entry in &self.entries {
            match entry.compile(&lexicon) {
                Ok(card) => import.cards.push(card),
                Err(refused) => import.refused.push(refused),
            }
        }
        import
    }
}

/// Reads and compiles a data file.
pub fn import(path: &Path, known: &Library) -> Result<Import, ImportError> {
    Ok(DataFile::read(path)?.import(known))
}

/// One card from its printings: filed under the first, worded as the newest, known under all.
fn join(mut printings: Vec<Printing>) -> Option<Entry> {
    printings.sort_by(|a, b| a.filing.cmp(&b.filing));
    let (mut all, mut ids) = (Vec::new(), Vec::new());
    for printing in &printings {
        add_new(&mut all, &printing.entry.card.printings);
        add_new(&mut ids, &printing.entry.card.ids);
    }
    let newest = printings.into_iter().max_by(|a, b| a.wording.cmp(&b.wording))?;
    let mut entry = newest.entry;
    entry.card.printings = all;
    entry.card.ids = ids;
    Some(entry)
}

/// Adds to a list what is not in it yet.
pub(crate) fn add_new<T: Clone + PartialEq>(list: &mut Vec<T>, more: &[T]) {
    for one in more {
        if !list.contains(one) {
            list.push(one.clone());
        }
    }
}

impl Entry {
    /// The set the card is filed under.
    pub fn set(&self) -> &str {
        self.card.printings.first().and_then(|printing| printing.split_once('/')).map_or("", |(set, _)| set)
    }

    /// The card with its abilities, or why it is refused: all or nothing.
    pub fn compile(&self, lexicon: &Lexicon) -> Result<CardData, Refused> {
        let mut card = self.card.clone();
        for (index, section) in self.sections.iter().enumerate() {
            match self.compile_section(section, lexicon) {
                Ok(abilities) => card.abilities.extend(abilities),
                Err(reason) => {
                    let reason = reason.in_section(index);
                    return Err(Refused { full_name: card.full_name(), section: Some(index), reason });
                }
            }
        }
        Ok(card)
    }

    /// The card without its one section that is not understood, filed under [`PARTIAL_SET`]; nothing where that is none or several.
    pub fn compile_partly(&self, lexicon: &Lexicon) -> Option<CardData> {
        let compiled = self.sections.iter().map(|section| self.compile_section(section, lexicon));
        let (good, bad): (Vec<_>, Vec<_>) = compiled.partition(Result::is_ok);
        let printings = self.card.printings.iter();
        (bad.len() == 1).then(|| CardData {
            abilities: good.into_iter().flatten().flatten().collect(),
            printings: printings.map(|printing| format!("{PARTIAL_SET}{printing}")).collect(),
            ..self.card.clone()
        })
    }

    /// The abilities of one section, which must print back as it was read.
    pub(crate) fn compile_section(
        &self,
        section: &SectionText,
        lexicon: &Lexicon,
    ) -> Result<Vec<Ability>, Reason> {
        let section = section.section();
        let abilities =
            grammar::compile_section(&section, self.card.card_type, lexicon).map_err(Reason::Text)?;
        let (expected, printed) = (section.normalised(), grammar::print_section(&abilities));
        if expected == printed { Ok(abilities) } else { Err(Reason::PrintsDifferently { expected, printed }) }
    }
}

impl SectionText {
    /// The section as the compiler takes it.
    pub(crate) fn section(&self) -> Section<'_> {
        Section { name: self.name.as_deref(), text: &self.text }
    }
}

/// serde_json's message without the position at its end, which stands in front already.
fn without_position(message: &str) -> String {
    message.rsplit_once(" at line ").map_or(message, |(what, _)| what).to_owned()
}
