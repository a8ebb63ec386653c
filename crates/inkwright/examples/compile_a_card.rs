//! Compiles a made-up card, shows what its text means, and reports errors in a text that the library does not
//! understand. Run it with `cargo run -p inkwright --example compile_a_card`, or add a text after `--`.

use inkwright::{Ink, Library, NewCard};
use std::error::Error;

const TEXT: &str = "LATE AGAIN When you play this character, you may banish chosen item of yours to deal 3 damage to chosen character. \
    Draw a card.";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| TEXT.to_owned());
    let card =
        NewCard::character("Test Rabbit - Keeper of Watches", 2, 3).cost(3).ink(Ink::Amethyst).text(&text);
    let library = match Library::built_in().with_card(&card) {
        Ok(library) => library,
        Err(error) => {
            println!("{error}");
            return Ok(());
        }
    };
    let card = library.card("Test Rabbit - Keeper of Watches").ok_or("it was just added")?;
    for line in card.reading() {
        println!("{line}");
    }
    Ok(())
}
