//! Reads card data in LorcanaJSON's shapes and compiles its text.
//!
//! A [`DataFile`] is read and merged once: one [`CardEntry`] per full name, with all reprints and the newest
//! wording. Compiling it gives an [`Import`]; measuring it gives a
//! [`TextCoverage`](crate::coverage::TextCoverage).

mod entry;
mod official;
mod raw;
mod refusal;

pub use entry::{CardEntry, SectionText};
pub use official::{OfficialCard, OfficialImport, OfficialTexts, UnreadTexts};
pub use refusal::{CardRefusal, UnplayableReason};

use crate::card::{CardData, PARTIAL_SET};
use crate::fold::fold;
use crate::library::{CardLibrary, lexicon_of};
use entry::Printing;
use grammar::{Lexicon, Section};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;
use thiserror::Error;
use wording::Ability;

/// The largest data file, in bytes, about three times the community's file.
pub const LARGEST_DATA_FILE: u64 = 32 << 20;

/// Why an entire data file could not be read.
#[derive(Debug, Error)]
pub enum ImportError {
    #[error("{file}: {source}. Check that the path exists and is readable")]
    Io { file: String, source: io::Error },
    #[error(
        "{file}: larger than {LARGEST_DATA_FILE} bytes; give LorcanaJSON's allCards.json or a file like it"
    )]
    TooLarge { file: String },
    #[error(
        "{file}:{line}:{column}: {what}; give LorcanaJSON's allCards.json, or a JSON array of its card entries"
    )]
    Malformed { file: String, line: usize, column: usize, what: String },
    #[error(
        "{file}: its cards are in \"{language}\", but the English wording counts (1.1.4); give the English file"
    )]
    Language { file: String, language: String },
    #[error(
        "{file}: its cards are in \"{language}\"; give a file in English, German, French, Italian or Chinese"
    )]
    Unspoken { file: String, language: String },
}

/// Reads a file's bytes, up to one more than the limit.
fn read_bytes(path: &Path) -> Result<Vec<u8>, ImportError> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|opened| opened.take(LARGEST_DATA_FILE + 1).read_to_end(&mut bytes));
    match read {
        Ok(_) => Ok(bytes),
        Err(source) => Err(ImportError::Io { file: path.display().to_string(), source }),
    }
}

/// A card, or one of its printings, that was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedCard {
    pub full_name: String,
    /// The index of the section at fault, if the text is the reason.
    pub section: Option<usize>,
    pub reason: CardRefusal,
}

/// The outcome of an import.
#[derive(Clone, Debug, Default)]
pub struct Import {
    /// Cards whose whole text compiles and prints back exactly, by full name.
    pub cards: Vec<CardData>,
    pub refused: Vec<RefusedCard>,
    /// The number of different full names in the file.
    pub total: usize,
}

/// Card data, read and merged, but not compiled yet.
#[derive(Clone, Debug, Default)]
pub struct DataFile {
    /// One entry per full name, sorted by folded name.
    pub entries: Vec<CardEntry>,
    /// Incomplete entries.
    pub refused: Vec<RefusedCard>,
    /// The number of different full names, refused ones included.
    pub total: usize,
}

impl DataFile {
    /// Reads a data file of either shape.
    pub fn read(path: &Path) -> Result<DataFile, ImportError> {
        DataFile::parse(&read_bytes(path)?, &path.display().to_string())
    }

    /// Parses a data file of either shape; `file` is its name in messages.
    pub fn parse(bytes: &[u8], file: &str) -> Result<DataFile, ImportError> {
        let file = file.to_owned();
        if bytes.len() as u64 > LARGEST_DATA_FILE {
            return Err(ImportError::TooLarge { file });
        }
        match raw::parse(bytes) {
            // 1.1.4: a translation must not become a second card.
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

    /// Merges the printings of each card.
    fn merge(raw: &raw::RawFile) -> DataFile {
        let mut printings: BTreeMap<String, Vec<Printing>> = BTreeMap::new();
        let mut refused = Vec::new();
        for (index, card) in raw.cards.iter().enumerate() {
            match Printing::new(card, raw) {
                Ok(printing) => {
                    printings.entry(fold(&printing.entry.card.full_name())).or_default().push(printing);
                }
                Err(reason) => {
                    refused.push(RefusedCard { full_name: entry::label(card, index), section: None, reason });
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

    /// The names and classifications of these cards and of the known ones.
    pub fn lexicon(&self, known: &CardLibrary) -> Lexicon {
        lexicon_of(self.entries.iter().map(|entry| &entry.card).chain(&known.cards))
    }

    /// Compiles every card. The text may use names from the file and from `known`.
    pub fn import(&self, known: &CardLibrary) -> Import {
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
pub fn import(path: &Path, known: &CardLibrary) -> Result<Import, ImportError> {
    Ok(DataFile::read(path)?.import(known))
}

/// Merges the printings of one card: filed under the first, with the newest wording, listing all printings.
fn join(mut printings: Vec<Printing>) -> Option<CardEntry> {
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

/// Appends the elements that the list lacks.
pub(crate) fn add_new<T: Clone + PartialEq>(list: &mut Vec<T>, more: &[T]) {
    for one in more {
        if !list.contains(one) {
            list.push(one.clone());
        }
    }
}

impl CardEntry {
    /// The set the card is filed under.
    pub fn set(&self) -> &str {
        self.card.printings.first().and_then(|printing| printing.split_once('/')).map_or("", |(set, _)| set)
    }

    /// The card with all its abilities, or why it is refused.
    pub fn compile(&self, lexicon: &Lexicon) -> Result<CardData, RefusedCard> {
        let mut card = self.card.clone();
        for (index, section) in self.sections.iter().enumerate() {
            match self.compile_section(section, lexicon) {
                Ok(abilities) => card.abilities.extend(abilities),
                Err(reason) => {
                    let reason = reason.in_section(index);
                    return Err(RefusedCard { full_name: card.full_name(), section: Some(index), reason });
                }
            }
        }
        Ok(card)
    }

    /// The card without the one section that is not understood, filed under [`PARTIAL_SET`]. None unless
    /// exactly one section fails.
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

    /// The abilities of one section, which must print back exactly.
    pub(crate) fn compile_section(
        &self,
        section: &SectionText,
        lexicon: &Lexicon,
    ) -> Result<Vec<Ability>, CardRefusal> {
        let section = section.section();
        let abilities =
            grammar::compile_section(&section, self.card.card_type, lexicon).map_err(CardRefusal::Text)?;
        let (expected, printed) = (section.normalised(), grammar::print_section(&abilities));
        if expected == printed {
            Ok(abilities)
        } else {
            Err(CardRefusal::PrintsDifferently { expected, printed })
        }
    }
}

impl SectionText {
    /// The section as input for the compiler.
    pub(crate) fn section(&self) -> Section<'_> {
        Section { name: self.name.as_deref(), text: &self.text }
    }
}

/// serde_json's message without the position at its end, which our message already gives.
fn without_position(message: &str) -> String {
    message.rsplit_once(" at line ").map_or(message, |(what, _)| what).to_owned()
}
