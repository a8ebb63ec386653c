//! Plays two starter decks at random: `cargo run -p inkwright --example random_game -- SEED`.

use inkwright::{Dice, Game, Library};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(7), |seed| seed.parse())?;
    let library = Library::built_in();
    let decks = [library.starter("The Heart of Magic")?, library.starter("Daring and Deception")?];
    let mut game = Game::builder(&library).decks(decks).seed(seed).start()?;
    let mut dice = Dice::new(seed);
    while game.decision().is_some() {
        let answer = dice.pick(&game.legal());
        for event in game.play(answer)? {
            println!("{} ({})", game.tell(&event), event.rule);
        }
    }
    for seat in game.seats() {
        println!("{seat}: {} lore{}", game.lore(seat), if game.has_won(seat) { ", the winner" } else { "" });
    }
    Ok(())
}
