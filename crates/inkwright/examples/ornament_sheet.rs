//! Prints a sheet of 40 ornaments as one SVG document: `cargo run -p inkwright --example ornament_sheet > sheet.svg`. With
//! names after `--`, the sheet shows those cards.

use inkwright::{CardType, Library};
use std::collections::BTreeMap;
use std::error::Error;

const COLUMNS: usize = 10;
const WIDE: usize = 150;
const HIGH: usize = 150;

fn main() -> Result<(), Box<dyn Error>> {
    let library = Library::built_in();
    let names: Vec<String> = std::env::args().skip(1).collect();
    let cards: Vec<_> = if names.is_empty() {
        // A little of everything: each type in each ink, three characters each, and four cards of two inks.
        let mut groups: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for card in library.cards() {
            let song = card.classifications().any(|class| class == "Song");
            let character = card.card_type() == CardType::Character;
            groups
                .entry((card.inks().len(), !character, card.card_type(), song, card.inks().to_vec()))
                .or_default()
                .push(card);
        }
        let single = groups.iter().filter(|((inks, ..), _)| *inks == 1);
        let mut chosen: Vec<_> = single.clone().map(|(_, cards)| cards[cards.len() / 2]).collect();
        let characters = single.filter(|((_, other, ..), _)| !other);
        chosen.splice(6..6, characters.map(|(_, cards)| cards[cards.len() / 5]));
        let double: Vec<_> = groups
            .iter()
            .filter(|((inks, ..), _)| *inks == 2)
            .map(|(_, cards)| cards[cards.len() / 2])
            .collect();
        let left = 40usize.saturating_sub(chosen.len()).max(1);
        chosen.extend(double.iter().step_by((double.len() / left).max(1)).take(left));
        chosen
    } else {
        names.iter().filter_map(|name| library.card(name)).collect()
    };
    let rows = cards.len().div_ceil(COLUMNS);
    println!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {} {}'>", COLUMNS * WIDE, rows * HIGH);
    for (i, card) in cards.iter().enumerate() {
        let (x, y) = (i % COLUMNS * WIDE + 5, i / COLUMNS * HIGH + 5);
        let place = format!("<svg x='{x}' y='{y}' width='{}' height='{}'", WIDE - 10, HIGH - 10);
        println!("{}", card.ornament().replacen("<svg", &place, 1));
    }
    println!("</svg>");
    Ok(())
}
