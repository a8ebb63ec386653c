//! Builds the file of Format Coconut's leaders from their texts.
//!
//! `cargo run -p inkwright-cards --example leaders -- OUT.ron LEADERS.tsv` reads a table with the columns number,
//! name, version and text. It writes the leaders whose text compiles and prints back exactly, and lists the others.

use cards::{CardData, CardLibrary, Leader, write_leaders};
use grammar::Section;
use std::error::Error;
use std::io::{self, Write as _};
use std::path::Path;
use wording::{Ability, CardType};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [to, from] = arguments.as_slice() else {
        return Err("usage: leaders OUT.ron LEADERS.tsv".into());
    };
    let table = std::fs::read_to_string(from).map_err(|error| format!("{from}: {error}"))?;
    let library = CardLibrary::embedded();
    let (mut leaders, mut total) = (Vec::new(), 0);
    let mut out = io::stdout().lock();
    for row in table.lines().skip(1) {
        let columns: Vec<&str> = row.split('\t').collect();
        let [_, name, version, text] = columns[..] else {
            return Err(format!("{from}: a row has {} columns instead of 4", columns.len()).into());
        };
        total += 1;
        let full_name = if version.is_empty() { name.to_owned() } else { format!("{name} - {version}") };
        let card = library.find(&full_name).ok_or_else(|| format!("no card is named {full_name}"))?;
        match compiled(&Leader::worded(text), &library) {
            Ok(abilities) => leaders.push(CardData {
                name: card.name.clone(),
                version: card.version.clone(),
                inks: card.inks.clone(),
                abilities,
                ..CardData::blank(CardType::Item)
            }),
            Err(why) => writeln!(out, "left out {full_name}: {why}")?,
        }
    }
    write_leaders(Path::new(to), &leaders)?;
    writeln!(out, "{} of {total} leaders", leaders.len())?;
    Ok(())
}

/// The abilities of a text. The table joins several abilities into one line, so a sentence that opens like an ability
/// begins a new one.
fn compiled(text: &str, library: &CardLibrary) -> Result<Vec<Ability>, String> {
    const OPENINGS: [&str; 3] = [". Whenever ", ". Once ", ". At the "];
    let mut abilities = Vec::new();
    let mut rest = text;
    while let Some(end) = OPENINGS.iter().filter_map(|opening| rest.find(opening)).min() {
        let (first, more) = rest.split_at(end + 1);
        abilities.extend(section(first, library)?);
        rest = more.trim_start();
    }
    abilities.extend(section(rest, library)?);
    Ok(abilities)
}

fn section(text: &str, library: &CardLibrary) -> Result<Vec<Ability>, String> {
    let section = Section { name: None, text };
    let abilities = grammar::compile_section(&section, CardType::Item, &library.lexicon())
        .map_err(|why| why.to_string())?;
    let printed = grammar::print_section(&abilities);
    if printed != section.normalised() {
        return Err(format!("prints back as {printed}"));
    }
    meaning::resolve(CardType::Item, &abilities).map_err(|gap| format!("{gap:?}"))?;
    Ok(abilities)
}
