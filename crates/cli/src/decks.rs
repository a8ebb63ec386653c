//! Deck lists from files, made ready for play.

use crate::failure::Failure;
use cards::{Date, Deck, Format, FormatName, LARGEST_DECK_FILE, Library, parse_deck};
use sim::Table;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// The decks of `inkwright play` when none are given.
pub const DEFAULTS: [(&str, &str); 2] = [
    ("the-heart-of-magic", include_str!("../../../decks/the-heart-of-magic.txt")),
    ("daring-and-deception", include_str!("../../../decks/daring-and-deception.txt")),
];

/// The text of a deck list.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    File::open(path)
        .and_then(|opened| opened.take(LARGEST_DECK_FILE as u64 + 1).read_to_string(&mut text))
        .map_err(|error| {
        let file = path.display();
        Failure::input(format!("{file}: {error}. Check that the path is right and leads to a text file"))
    })?;
    Ok(text)
}

/// Reads a deck list and, unless anything goes, checks it against the Constructed rules.
pub fn read(path: &Path, any_deck: bool, library: &Library) -> Result<Deck, Failure> {
    let file = path.display().to_string();
    let deck = parse(&read_text(path)?, &file, library)?;
    if !any_deck {
        // The sets and bans of a season are for tournaments: `inkwright deck check` knows them.
        let problems = Format::named(FormatName::Constructed).check(&deck, library, Date::today());
        if !problems.is_empty() {
            let list: Vec<String> = problems.iter().map(|problem| format!("\n  {problem}")).collect();
            return Err(Failure::input(format!(
                "{file}: not a legal Constructed deck:{}\nGive --any-deck to play it all the same",
                list.concat()
            )));
        }
    }
    Ok(deck)
}

/// Reads the text of a deck list; `file` is its name for messages.
pub fn parse(text: &str, file: &str, library: &Library) -> Result<Deck, Failure> {
    parse_deck(text, file, library)
        .map_err(|errors| Failure::inputs(&format!("{file}: this deck list can't be read"), &errors))
}

/// Decks and their cards alone, compiled.
pub fn table(decks: Vec<Deck>, library: &Library) -> Result<Table, Failure> {
    Table::new(decks, library).map_err(|errors| Failure::inputs("the decks can't be played", &errors))
}
