//! The tree of texts given on the command line: `cargo run -p text --example tree -- character "Draw a card."`.

use ability::CardType;
use text::{Lexicon, Section};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let card_type = match arguments.next().as_deref() {
        Some("action") => CardType::Action,
        Some("item") => CardType::Item,
        Some("location") => CardType::Location,
        Some("character") => CardType::Character,
        _ => return Err("usage: tree character|action|item|location TEXT...".into()),
    };
    for text in arguments {
        let section = Section { name: None, text: &text };
        match text::compile_section(&section, card_type, false, &Lexicon::default()) {
            Ok(abilities) => {
                for ability in abilities {
                    println!("{ability:?}");
                }
            }
            Err(problem) => println!("{problem}"),
        }
    }
    Ok(())
}
