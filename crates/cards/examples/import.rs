//! Makes the library's files anew from card data.
//!
//! `cargo run -p cards --example import -- DATA.json [FOLDER]`: prints what compiles and the first gaps; with a
//! folder, writes a file per set there, with every card that compiles and prints back exactly.

use cards::{DataFile, Library, write_library};
use std::error::Error;
use std::io::{self, Write as _};
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (data, folder) = match arguments.as_slice() {
        [data] => (data, None),
        [data, folder] => (data, Some(folder)),
        _ => return Err("usage: import DATA.json [FOLDER]".into()),
    };
    let mut out = io::stdout().lock();
    // What the library holds already must not decide what it will hold: only the file's own names count.
    let known = Library::default();
    let data = DataFile::read(Path::new(data))?;
    let coverage = data.coverage(None, &known);
    writeln!(
        out,
        "{} cards, {} compiled, {} round-trip exact; {} abilities, {} compiled",
        coverage.cards,
        coverage.compiled,
        coverage.round_trip_exact,
        coverage.abilities,
        coverage.abilities_compiled
    )?;
    if let Some(folder) = folder {
        for file in write_library(Path::new(folder), &data.import(&known).cards)? {
            writeln!(out, "wrote {}", file.display())?;
        }
    }
    for gap in coverage.gaps.iter().take(20) {
        let at = gap.ability.get(gap.span.clone()).unwrap_or_default();
        writeln!(out, "{:4}  {}: at “{at}”, expected {}", gap.cards_unlocked, gap.card, gap.expected)?;
    }
    Ok(())
}
