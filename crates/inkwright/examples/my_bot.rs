//! A custom bot against `greedy`: `cargo run --release -p inkwright --example my_bot -- GAMES`.
//!
//! It quests when that is safe, challenges when it wins the challenge, and plays the most expensive card that
//! it can.

use inkwright::{Action, Bot, BotPlayer, BotView, CardView, DecisionKind, Dice, Game, Library, Seat};
use std::error::Error;

/// A bot that rates each answer and picks the best one, at random among equals.
#[derive(Debug)]
struct MyBot {
    dice: Dice,
}

impl Bot for MyBot {
    fn choose(&mut self, position: &BotView<'_>) -> Action {
        let answers = position.answers();
        let worth = |answer: &Action| rate(position, *answer);
        let best = answers.iter().map(worth).max();
        let equal: Vec<Action> =
            answers.iter().filter(|answer| Some(worth(answer)) == best).copied().collect();
        self.dice.pick(&equal)
    }
}

/// The rating of an answer. Only the order matters.
fn rate(position: &BotView<'_>, answer: Action) -> i32 {
    let card = |id| position.card(id);
    match answer {
        // Ink first: the most expensive cards are not affordable yet.
        Action::Ink(id) => {
            let mine = position.view().mine();
            let ink = i32::from(mine.ready_ink + mine.exerted_ink);
            if ink < 7 { 60 + cost(position, id) } else { 0 }
        }
        Action::Play(id, _) => 40 + cost(position, id),
        Action::Challenge(by, target) => match (card(by), card(target)) {
            (Some(by), Some(target)) if banishes(by, target) => {
                30 + i32::from(target.lore) * 3 - if banishes(target, by) { 5 } else { 0 }
            }
            _ => -1,
        },
        Action::Quest(id) => 25 + card(id).map_or(0, |card| i32::from(card.lore)),
        Action::Use(..) => 20,
        Action::Yes => 10,
        // Harmful effects should hit an opponent's card, helpful ones your own. Without reading the card, an
        // opponent's is the better guess.
        Action::Card(id) if position.decision().kind != DecisionKind::Mulligan => {
            let mine = position.view().mine().cards().any(|card| card.id == id);
            if mine { 1 } else { 5 + card(id).map_or(0, |card| i32::from(card.strength)) }
        }
        Action::Card(id) => cost(position, id) - 4,
        Action::Number(n) => i32::from(n),
        _ => 0,
    }
}

fn cost(position: &BotView<'_>, id: inkwright::CardId) -> i32 {
    position.card(id).map_or(0, |card| i32::from(position.printed(card.def).cost()))
}

/// Whether a challenge would banish the second card.
fn banishes(one: &CardView, other: &CardView) -> bool {
    i32::from(other.damage) + i32::from(one.strength) >= i32::from(other.willpower)
}

fn main() -> Result<(), Box<dyn Error>> {
    let games: u64 = std::env::args().nth(1).map_or(Ok(20), |games| games.parse())?;
    let library = Library::built_in();
    let decks = [library.starter("Might and Magic")?, library.starter("Tactical Teamwork")?];
    let mut won = 0;
    for seed in 0..games {
        // Both bots play every deck and every seat.
        let me = (seed % 2) as usize;
        let mut players = [BotPlayer::named("greedy", seed)?, BotPlayer::named("greedy", seed)?];
        players[me] = BotPlayer::new(MyBot { dice: Dice::new(seed) });
        let mut game = Game::builder(&library).decks(decks.clone()).seed(seed / 2).start()?;
        game.play_out(&mut players)?;
        won += u32::from(game.has_won(Seat(me as u8)));
    }
    println!("my bot won {won} of {games} games against greedy");
    Ok(())
}
