//! Plays random games between two decks and prints how many a second: `random_games DECK DECK GAMES`.

use cards::Library;
use engine::{Action, CardDb, DefId, Game, Start, Variant};
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [a, b, games] = &args[..] else { panic!("usage: random_games DECK DECK GAMES") };
    let library = Library::embedded();
    let lists: Vec<cards::Deck> = [a, b]
        .iter()
        .map(|path| {
            let text = std::fs::read_to_string(path).expect("a deck file");
            cards::parse_deck(&text, path, &library).expect("a deck list")
        })
        .collect();
    let mut data: Vec<cards::CardData> = vec![];
    for list in &lists {
        for (_, name) in &list.entries {
            let card = library.find(name).expect("a known card");
            if !data.contains(card) {
                data.push(card.clone());
            }
        }
    }
    let db = CardDb::new(&data).expect("cards that can be played");
    let decks: Vec<Vec<DefId>> = lists
        .iter()
        .map(|list| {
            list.entries
                .iter()
                .flat_map(|(n, name)| std::iter::repeat_n(db.find(name).expect("known"), usize::from(*n)))
                .collect()
        })
        .collect();
    let games: u64 = games.parse().expect("a number of games");
    let begin = Instant::now();
    let mut list: Vec<Action> = vec![];
    let (mut decisions, mut turns, mut unfinished) = (0u64, 0u64, 0u64);
    for seed in 0..games {
        let start = Start { decks: decks.clone(), seed, starter: None, variant: Variant::Constructed };
        let mut game = Game::start(&db, &start);
        let mut random = seed ^ 0x9e37_79b9;
        let mut n = 0;
        while game.decision().is_some() && n < 20_000 {
            game.legal(&db, &mut list);
            assert!(!list.is_empty(), "seed {seed}: no legal answer to {:?}", game.decision());
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = list[((random >> 33) % list.len() as u64) as usize];
            game.apply(&db, action, None).expect("a listed action is accepted");
            n += 1;
        }
        decisions += n;
        turns += u64::from(game.turn());
        unfinished += u64::from(game.outcome().is_none());
    }
    let elapsed = begin.elapsed().as_secs_f64();
    println!(
        "{games} games, {:.0}/s, {:.1} decisions and {:.1} turns a game, {unfinished} unfinished",
        games as f64 / elapsed,
        decisions as f64 / games as f64,
        turns as f64 / games as f64
    );
}
