//! Sets up a position, lists the possible actions and explains why others are not:
//! `cargo run -p inkwright --example ask_a_judge`.

use inkwright::{Game, Library};
use std::error::Error;

/// Which cards can be challenged while a character with Bodyguard is exerted?
const POSITION: &str = r#"
scenario "Bodyguard"
p1:
  play "Stitch - New Dog"
p2:
  play "Simba - Protective Cub" exerted
  play "Flounder - Voice of Reason" exerted
"#;

fn main() -> Result<(), Box<dyn Error>> {
    let game = Game::from_scenario(&Library::built_in(), POSITION)?;
    println!("may be done now:");
    for answer in game.legal() {
        println!("  {}", game.describe(answer));
    }
    for question in ["do challenge stitch flounder", "do challenge stitch simba", "do quest stitch"] {
        for explained in game.ask(question)?.explained {
            println!("{}: {}", explained.what, if explained.allowed { "allowed" } else { "refused" });
            for why in explained.why {
                println!("  {} ({})", why.text, why.rule.unwrap_or_default());
            }
        }
    }
    Ok(())
}
