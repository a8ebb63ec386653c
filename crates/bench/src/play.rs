//! Games for measurements: the starter decks under `decks/` against each other.

use bots::net::{Net, NetScene};
use cards::{CardLibrary, STARTERS};
use engine::{Action, CardDb, Chance, DefId, Edition, Game, GameSetup, Seat};
use playable::PlayableLibrary;
use std::time::Instant;

/// The starter decks of the first set.
const DECKS: [&str; 3] = [STARTERS[2].list, STARTERS[1].list, STARTERS[0].list];

/// A game at this turn is in its middle.
const MIDDLE: u16 = 16;

pub struct Bench {
    db: std::sync::Arc<CardDb>,
    /// A dealt game of each pairing, at its first decision.
    starts: Vec<Game>,
}

fn deck(library: &CardLibrary, db: &CardDb, text: &str) -> Vec<DefId> {
    let list = cards::parse_deck(text, "deck", library).expect("the project's decks are in the library");
    let copies = |(n, name): &(u16, String)| {
        std::iter::repeat_n(db.find(name).expect("a card of set 1 can be played"), usize::from(*n))
    };
    list.entries.iter().flat_map(copies).collect()
}

impl Bench {
    /// Games with this edition of the rules.
    pub fn new(edition: Edition) -> Bench {
        let library = PlayableLibrary::embedded();
        let db = library.db.clone();
        let decks = DECKS.map(|text| deck(&library.cards, &db, text));
        let mut starts = vec![];
        for seed in 0..15 {
            for (a, b) in [(0, 1), (1, 2), (2, 0)] {
                let decks = vec![decks[a].clone(), decks[b].clone()];
                let start = GameSetup { rules: edition.into(), ..GameSetup::new(decks, seed) };
                starts.push(Game::start(&db, &start).expect("a game can begin like this"));
            }
        }
        let bench = Bench { db, starts };
        // Warm up, so that lazily loaded tables aren't counted.
        bench.play(1);
        bench
    }

    /// Plays random games to the end and returns the number of decisions.
    pub fn play(&self, games: u64) -> u64 {
        self.run(games, |game, list, random| {
            let mut decisions = 0;
            while game.outcome().is_none() {
                game.legal(&self.db, list);
                // A generator of its own: the games must stay the same, so that figures can be compared with older ones.
                *random =
                    random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let action = list[((*random >> 33) % list.len() as u64) as usize];
                game.apply(&self.db, action, None).expect("a listed action is accepted");
                decisions += 1;
            }
            decisions
        })
    }

    /// Does the same as `play` without playing.
    pub fn idle(&self, games: u64) -> u64 {
        self.run(games, |game, _, _| u64::from(game.decision().is_some()))
    }

    fn run(&self, games: u64, mut each: impl FnMut(&mut Game, &mut Vec<Action>, &mut u64) -> u64) -> u64 {
        let mut game = self.starts[0].clone();
        let mut list = Vec::with_capacity(256);
        let mut total = 0;
        for i in 0..games {
            game.clone_from(&self.starts[i as usize % self.starts.len()]);
            let mut random = i ^ 0x9e37_79b9;
            total += each(&mut game, &mut list, &mut random);
        }
        total
    }

    /// Nanoseconds to copy a state into an existing one.
    pub fn clone_ns(&self) -> f64 {
        const COPIES: u32 = 200_000;
        let mut best = f64::MAX;
        let mut game = self.starts[0].clone();
        for _ in 0..5 {
            let begin = Instant::now();
            for i in 0..COPIES {
                game.clone_from(&self.starts[i as usize % 2]);
                std::hint::black_box(&mut game);
            }
            best = best.min(begin.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES));
        }
        best
    }

    /// Nanoseconds for the learned value of a position in the middle of a game.
    pub fn judge_ns(&self) -> f64 {
        const JUDGED: u32 = 50_000;
        let positions = self.middles();
        let net = Net::built_in().table(&self.db);
        let lists = net.lists(&positions[0]);
        let mut scene = NetScene::default();
        let mut best = f64::MAX;
        for _ in 0..5 {
            let begin = Instant::now();
            for i in 0..JUDGED {
                let game = &positions[i as usize % positions.len()];
                net.look(game, &self.db, Seat(0), Seat(1), &lists, &mut scene);
                std::hint::black_box(net.odds(&scene));
            }
            best = best.min(begin.elapsed().as_secs_f64() * 1e9 / f64::from(JUDGED));
        }
        best
    }

    /// A position from the middle of a game of each pairing.
    fn middles(&self) -> Vec<Game> {
        let mut legal = Vec::new();
        let mut middle = |start: &Game| {
            let mut game = start.clone();
            let mut chance = Chance::new(5);
            while game.turn() < MIDDLE && game.decision().is_some() {
                game.legal(&self.db, &mut legal);
                let answer = legal[chance.below(legal.len() as u32) as usize];
                game.apply(&self.db, answer, None).expect("a listed answer is accepted");
            }
            game
        };
        self.starts.iter().map(&mut middle).collect()
    }

    pub fn state_bytes(&self) -> usize {
        self.starts[0].bytes()
    }
}

/// The work before a program's first decision: load the whole library, compile it, deal.
pub fn first_decision() -> bool {
    let library = PlayableLibrary::embedded();
    let db = &library.db;
    let decks = vec![deck(&library.cards, db, DECKS[0]), deck(&library.cards, db, DECKS[1])];
    let game = Game::start(db, &GameSetup::new(decks, 1)).expect("a game can begin like this");
    game.decision().is_some()
}
