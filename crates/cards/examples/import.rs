//! Builds the library's files from card data.
//!
//! `cargo run -p inkwright-cards --example import -- FOLDER DATA.json...` writes a file per set into the folder,
//! with every card that compiles and prints back exactly, and lists the other cards. Each data file is a
//! JSON array of card entries, or LorcanaJSON's object with such an array.

use cards::{CardLibrary, DataFile, write_library};
use std::error::Error;
use std::io::{self, Write as _};
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, files @ ..] = arguments.as_slice() else {
        return Err("usage: import FOLDER DATA.json...".into());
    };
    let mut entries: Vec<serde_json::Value> = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        let data: serde_json::Value =
            serde_json::from_str(&text).map_err(|error| format!("{file}: {error}"))?;
        let cards = data.get("cards").unwrap_or(&data);
        let more =
            cards.as_array().ok_or_else(|| format!("{file}: neither an array nor an object with cards"))?;
        entries.extend(more.iter().cloned());
    }
    let data = DataFile::parse(&serde_json::to_vec(&entries)?, &files.join(", "))?;
    // The result must not depend on the present library, so only the files' own names count.
    let import = data.import(&CardLibrary::default());
    let mut out = io::stdout().lock();
    for file in write_library(Path::new(folder), &import.cards)? {
        writeln!(out, "wrote {}", file.display())?;
    }
    for refused in &import.refused {
        writeln!(out, "left out {}: {}", refused.full_name, refused.reason)?;
    }
    writeln!(out, "{} of {} cards", import.cards.len(), import.total)?;
    Ok(())
}
