//! `inkwright cards import`: imports card data into the player's own cards or into library files.

use crate::failure::{Failure, note};
use crate::language::{self, say};
use crate::library;
use crate::output::Output;
use cards::{
    CardData, CardLibrary, CardRefusal, DataFile, OfficialImport, OfficialTexts, OwnCards, RefusedCard, fold,
    new_cards, read_library_dir, write_library,
};
use grammar::{Lexicon, Section};
use playable::PlayableLibrary;
use serde::{Serialize, Serializer};
use service::cards::TextAdviser;
use std::collections::{HashMap, HashSet};
use std::path::Path;
use wording::Language;
use words::{Message, Say as _};

/// The number of refused texts for which the closest known sentence is searched: more than a set has cards.
const MOST_SEARCHES: usize = 300;

/// The results of an import.
#[derive(Debug, Serialize)]
struct ImportSummary {
    /// Number of cards in the data file, by full name.
    cards: usize,
    /// Number of new or changed cards.
    imported: usize,
    /// Number of cards that were already known in the same form.
    unchanged: usize,
    /// Number of earlier imported cards that are not in the data file; they are kept.
    kept: usize,
    refused: Vec<RefusedImport>,
    written: Vec<String>,
}

#[derive(Debug, Serialize)]
struct RefusedImport {
    card: String,
    /// The section of its text with the error, counted from 0.
    section: Option<usize>,
    #[serde(serialize_with = "in_english")]
    reason: CardRefusal,
    /// The reason in plain words, if it is in the text.
    advice: Vec<String>,
    /// Whether another version of the card is known and stays playable.
    known: bool,
    /// Whether the rest of it is understood, so that it can be played without this section.
    only: bool,
}

fn in_english<S: Serializer>(reason: &CardRefusal, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(reason)
}

impl RefusedImport {
    fn new(
        refused: &RefusedCard,
        data: &DataFile,
        library: &CardLibrary,
        lexicon: &Lexicon,
        adviser: &mut TextAdviser<'_>,
    ) -> RefusedImport {
        let entry = data.entries.iter().find(|entry| entry.card.full_name() == refused.full_name);
        RefusedImport {
            card: refused.full_name.clone(),
            section: refused.section,
            reason: refused.reason.clone(),
            advice: advice(refused, data, adviser).unwrap_or_default(),
            known: library.find(&refused.full_name).is_some(),
            only: refused.section.is_some()
                && entry.is_some_and(|entry| entry.compile_partly(lexicon).is_some()),
        }
    }
}

/// Explains in plain words why a card's text is not understood.
fn advice(refused: &RefusedCard, data: &DataFile, adviser: &mut TextAdviser<'_>) -> Option<Vec<String>> {
    let CardRefusal::Text(diagnostic) = &refused.reason else { return None };
    let entry = data.entries.iter().find(|entry| entry.card.full_name() == refused.full_name)?;
    let section = entry.sections.get(refused.section?)?;
    let section = Section { name: section.name.as_deref(), text: &section.text };
    Some(adviser.advice(&section.normalised(), diagnostic))
}

/// Reads the data, which must not be empty.
fn read(file: &Path) -> Result<DataFile, Failure> {
    let data = DataFile::read(file).map_err(Failure::of)?;
    if data.total == 0 {
        return Err(Failure::input(say!("import-empty", "file" = file.display().to_string())));
    }
    Ok(data)
}

/// Makes the cards that compile playable.
pub fn to_own(file: &Path, leave_out: &[String], json: bool, out: &mut Output) -> Result<(), Failure> {
    let own = OwnCards::usual().map_err(Failure::of)?;
    let known = library::load();
    if let Some(import) = OfficialTexts::import(file, &known).map_err(Failure::of)? {
        return keep_official(import, json, out);
    }
    let data = read(file)?;
    let mut import = data.import(&known);
    let lexicon = data.lexicon(&known);
    for name in leave_out {
        let part = partly(name, &data, &lexicon)?;
        import.refused.retain(|refused| fold(&refused.full_name) != fold(name));
        import.cards.push(part);
    }
    let compiled = import.cards.len();
    let cards = new_cards(import.cards, &known);
    let unchanged = compiled - cards.len();
    let mut adviser = TextAdviser::new(&known, language::current(), MOST_SEARCHES);
    let one = |refused: &RefusedCard| RefusedImport::new(refused, &data, &known, &lexicon, &mut adviser);
    let mut refused: Vec<RefusedImport> = import.refused.iter().map(one).collect();
    let (cards, not_lowered) = lowered(cards, &known);
    refused.extend(not_lowered);

    let imported = cards.len();
    let named = named(&data);
    let before = own.read().files.into_iter().flat_map(|file| file.cards);
    let kept = before.filter(|card| !named.contains(&fold(&card.full_name()))).count();
    let remembered = refused.iter().map(|one| (one.card.clone(), one.reason.clone())).collect();
    let written = own.add(cards, remembered).map_err(Failure::of)?;
    let written = written.iter().map(|path| path.display().to_string()).collect();
    say(&ImportSummary { cards: data.total, imported, unchanged, kept, refused, written }, json, out)
}

/// The results of an import in another language.
#[derive(Debug, Serialize)]
struct OfficialImportSummary {
    language: Language,
    /// Number of cards whose official names and texts are now shown.
    cards: usize,
    /// Number of entries that are not in the library.
    unknown: usize,
    written: String,
}

/// Stores official names and texts, which then replace our own.
fn keep_official(import: OfficialImport, json: bool, out: &mut Output) -> Result<(), Failure> {
    let OfficialImport { language, texts, unknown } = import;
    let cards = texts.len();
    let data = cards::data_folder().map_err(Failure::of)?;
    let written = texts.keep(&data, language).map_err(|error| {
        let (folder, why) = (data.display().to_string(), words::io_error(&error));
        Failure::input(say!("import-not-kept", "folder" = folder, "why" = why))
    })?;
    let written = written.display().to_string();
    if json {
        return Ok(out.json(&OfficialImportSummary { language, cards, unknown, written })?);
    }
    let name = language.own_name().to_owned();
    out.line(say!("import-official", "n" = cards, "language" = name, "path" = written))?;
    if unknown > 0 {
        out.line(say!("import-official-unknown", "n" = unknown))?;
    }
    Ok(())
}

/// A card without its only ability that is not understood.
fn partly(name: &str, data: &DataFile, lexicon: &Lexicon) -> Result<CardData, Failure> {
    let entry = data.entries.iter().find(|entry| fold(&entry.card.full_name()) == fold(name));
    let entry = entry.ok_or_else(|| Failure::input(say!("import-no-such-card", "name" = name.to_owned())))?;
    entry
        .compile_partly(lexicon)
        .ok_or_else(|| Failure::input(say!("import-not-one", "name" = name.to_owned())))
}

/// The cards that the engine can compile together with all known ones, and the reasons for refusing the
/// others.
fn lowered(cards: Vec<CardData>, known: &CardLibrary) -> (Vec<CardData>, Vec<RefusedImport>) {
    let all = known.clone().with_extra(cards.clone());
    let all = PlayableLibrary::new(all);
    let errors: HashMap<String, CardRefusal> =
        all.unplayable.iter().map(|error| (fold(&error.card), error.why.clone().into())).collect();
    let mut good = Vec::new();
    let mut refused = Vec::new();
    for card in cards {
        let full_name = card.full_name();
        match errors.get(&fold(&full_name)) {
            None => good.push(card),
            Some(why) => refused.push(RefusedImport {
                known: known.find(&full_name).is_some(),
                card: full_name,
                section: None,
                reason: why.clone(),
                advice: vec![],
                only: false,
            }),
        }
    }
    (good, refused)
}

/// The imported cards, as JSON.
#[derive(Debug, Serialize)]
struct ImportListing {
    folder: String,
    files: Vec<ListedFile>,
    refused: Vec<ListedRefusal>,
    problems: Vec<String>,
}

#[derive(Debug, Serialize)]
struct ListedFile {
    file: String,
    cards: Vec<String>,
}

#[derive(Debug, Serialize)]
struct ListedRefusal {
    card: String,
    reason: String,
}

/// Lists the imported cards.
pub fn list(json: bool, out: &mut Output) -> Result<(), Failure> {
    let own = OwnCards::usual().map_err(Failure::of)?;
    let shelf = own.read();
    let problems: Vec<String> =
        shelf.problems.iter().map(|problem| language::tell(&problem.message())).collect();
    if json {
        let name = |path: &Path| path.display().to_string();
        let full_names = |cards: &[CardData]| cards.iter().map(CardData::full_name).collect();
        let files = shelf.files.iter();
        let refused = shelf.refused.into_iter();
        return Ok(out.json(&ImportListing {
            folder: name(own.dir()),
            files: files
                .map(|file| ListedFile { file: name(&file.path), cards: full_names(&file.cards) })
                .collect(),
            refused: refused
                .map(|(card, reason)| ListedRefusal { card, reason: reason.to_string() })
                .collect(),
            problems,
        })?);
    }
    for problem in problems {
        note(problem);
    }
    for file in &shelf.files {
        let path = file.path.display().to_string();
        out.line(say!("import-file-cards", "file" = path, "n" = file.cards.len()))?;
        for card in &file.cards {
            out.line(format_args!("  {}  {}", card.printings.join(", "), card.full_name()))?;
        }
    }
    for (card, reason) in &shelf.refused {
        out.line(say!("import-refused-card", "card" = card.clone(), "why" = reason.message()))?;
    }
    let cards: usize = shelf.files.iter().map(|file| file.cards.len()).sum();
    let (refused, folder) = (shelf.refused.len(), own.dir().display().to_string());
    out.line(say!("import-listed", "n" = cards, "refused" = refused, "folder" = folder))?;
    Ok(())
}

/// Writes library files with the data's cards, and keeps other cards in existing files.
pub fn to_files(file: &Path, folder: &Path, json: bool, out: &mut Output) -> Result<(), Failure> {
    let data = read(file)?;
    let kept = kept(&data, folder)?;
    let others = CardLibrary::new(kept.clone());
    let lexicon = data.lexicon(&others);
    let import = data.import(&others);
    let mut adviser = TextAdviser::new(&others, language::current(), MOST_SEARCHES);
    let refused: Vec<RefusedImport> = import
        .refused
        .iter()
        .map(|one| RefusedImport::new(one, &data, &others, &lexicon, &mut adviser))
        .collect();
    let imported = import.cards.len();
    let mut library = import.cards;
    library.extend(kept.iter().cloned());
    let written =
        if imported == 0 { Vec::new() } else { write_library(folder, &library).map_err(Failure::of)? };
    let written = written.iter().map(|path| path.display().to_string()).collect();
    let summary =
        ImportSummary { cards: data.total, imported, unchanged: 0, kept: kept.len(), refused, written };
    say(&summary, json, out)
}

/// The folded full names of all cards in the data.
fn named(data: &DataFile) -> HashSet<String> {
    let known = data.entries.iter().map(|entry| entry.card.full_name());
    let refused = data.refused.iter().map(|refused| refused.full_name.clone());
    known.chain(refused).map(|name| fold(&name)).collect()
}

/// The cards of the existing library that are not in the data.
fn kept(data: &DataFile, folder: &Path) -> Result<Vec<CardData>, Failure> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let named = named(data);
    let mut library = read_library_dir(folder).map_err(Failure::of)?;
    library.retain(|card| !named.contains(&fold(&card.full_name())));
    Ok(library)
}

fn say(summary: &ImportSummary, json: bool, out: &mut Output) -> Result<(), Failure> {
    if json {
        return Ok(out.json(summary)?);
    }
    for refused in &summary.refused {
        let why = match refused.advice[..] {
            [] => refused.reason.message(),
            [..] => Message::new("import-text-part"),
        };
        let told = Message::new("import-refused-card").with("card", refused.card.clone()).with("why", why);
        out.line(match refused.known {
            true => say!("import-known-stays", "what" = told),
            false => language::tell(&told),
        })?;
        for line in &refused.advice {
            out.line(format_args!("  {line}"))?;
        }
        if refused.only {
            let option = format!("--leave-out \"{}\"", refused.card);
            out.line(format_args!("  {}", say!("import-without", "option" = option)))?;
        }
    }
    for file in &summary.written {
        out.line(say!("wrote", "files" = file.clone()))?;
    }
    if summary.written.is_empty() {
        out.line(say!("import-nothing"))?;
    }
    let ImportSummary { cards, imported, unchanged, kept, refused, .. } = summary;
    out.line(say!(
        "import-summary",
        "cards" = *cards,
        "imported" = *imported,
        "unchanged" = *unchanged,
        "refused" = refused.len(),
        "kept" = *kept
    ))?;
    Ok(())
}
