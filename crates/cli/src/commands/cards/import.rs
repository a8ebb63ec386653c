//! `inkwright cards import`: card data into library files.

use crate::failure::Failure;
use crate::output::Output;
use cards::{CardData, DataFile, Library, fold, read_library_dir, write_library};
use serde::Serialize;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// What came of an import.
#[derive(Debug, Serialize)]
struct Summary {
    /// Cards of the data file, by full name.
    cards: usize,
    imported: usize,
    /// Cards of the library that the data file does not know; they stay as they are.
    kept: usize,
    refused: Vec<Refusal>,
    written: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Refusal {
    card: String,
    /// Which section of its text is at fault, from 0.
    section: Option<usize>,
    reason: String,
}

pub fn run(file: &Path, folder: Option<&Path>, json: bool, out: &mut Output) -> Result<(), Failure> {
    let folder = match folder {
        Some(folder) => folder.to_owned(),
        None if Path::new("cards").is_dir() => PathBuf::from("cards"),
        None => {
            return Err(Failure::input(
                "there is no folder `cards` here to write to; say where with --out DIR",
            ));
        }
    };
    let data = DataFile::read(file).map_err(Failure::input)?;
    if data.total == 0 {
        return Err(Failure::input(format!("{}: holds no cards; nothing was written", file.display())));
    }
    let kept = kept(&data, &folder)?;
    let import = data.import(&Library::new(kept.clone()));
    let refused: Vec<Refusal> = import
        .refused
        .iter()
        .map(|refused| Refusal {
            card: refused.full_name.clone(),
            section: refused.section,
            reason: refused.reason.to_string(),
        })
        .collect();
    let imported = import.cards.len();
    let mut library = import.cards;
    library.extend(kept.iter().cloned());
    let written =
        if imported == 0 { Vec::new() } else { write_library(&folder, &library).map_err(Failure::input)? };
    let written = written.iter().map(|path| path.display().to_string()).collect();
    say(&Summary { cards: data.total, imported, kept: kept.len(), refused, written }, json, out)
}

/// The cards of the library there is that the data say nothing about.
fn kept(data: &DataFile, folder: &Path) -> Result<Vec<CardData>, Failure> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let known = data.entries.iter().map(|entry| entry.card.full_name());
    let refused = data.refused.iter().map(|refused| refused.full_name.clone());
    let named: HashSet<String> = known.chain(refused).map(|name| fold(&name)).collect();
    let mut library = read_library_dir(folder).map_err(Failure::input)?;
    library.retain(|card| !named.contains(&fold(&card.full_name())));
    Ok(library)
}

fn say(summary: &Summary, json: bool, out: &mut Output) -> Result<(), Failure> {
    if json {
        return Ok(out.json(summary)?);
    }
    for refused in &summary.refused {
        out.line(format_args!("refused {}: {}", refused.card, refused.reason))?;
    }
    for file in &summary.written {
        out.line(format_args!("wrote {file}"))?;
    }
    if summary.written.is_empty() {
        out.line("nothing was written")?;
    }
    out.line(format_args!(
        "{} cards: {} imported, {} refused; {} others kept",
        summary.cards,
        summary.imported,
        summary.refused.len(),
        summary.kept
    ))?;
    Ok(())
}
