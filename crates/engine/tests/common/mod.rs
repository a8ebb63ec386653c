//! Games for tests: the starter decks under `decks/`, played at random.

use cards::{CardData, CardLibrary};
use engine::{CardDb, DefId, Edition, Game, GameSetup, Rules, Seat, TeamTurns, Teams, Variant};
use fastrand::Rng;
use playable::PlayableLibrary;
use std::path::Path;

/// Decks and their compiled cards.
pub struct Table {
    pub db: CardDb,
    pub decks: Vec<Vec<DefId>>,
}

#[allow(dead_code)]
pub fn table() -> Table {
    let library = CardLibrary::embedded();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/decks");
    let mut paths: Vec<_> = std::fs::read_dir(&folder)
        .expect("the project's decks")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    paths.sort();
    assert!(paths.len() >= 3, "three starter decks in {}", folder.display());
    let lists: Vec<cards::Deck> = paths
        .iter()
        .map(|path| {
            let text = std::fs::read_to_string(path).expect("a deck file");
            cards::parse_deck(&text, &path.display().to_string(), &library).expect("a deck list")
        })
        .collect();
    let mut data: Vec<CardData> = vec![];
    for (_, name) in lists.iter().flat_map(|list| &list.entries) {
        let card = library.find(name).expect("a known card");
        if !data.contains(card) {
            data.push(card.clone());
        }
    }
    let library = PlayableLibrary::staged(data, vec![], &[]).expect("cards that can be played");
    let db = (*library.db).clone();
    let decks = lists
        .iter()
        .map(|list| {
            let copies = |(n, name): &(u16, String)| {
                std::iter::repeat_n(db.find(name).expect("a card of the deck"), usize::from(*n))
            };
            list.entries.iter().flat_map(copies).collect()
        })
        .collect();
    Table { db, decks }
}

/// The whole library. Each game's seed selects random decks from it.
#[allow(dead_code)]
pub fn whole_library() -> Table {
    let db = (*PlayableLibrary::embedded().db).clone();
    Table { db, decks: vec![] }
}

/// A kind of game: the number of players, their teams and the variant.
#[allow(dead_code)]
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub players: u8,
    pub teams: Option<TeamTurns>,
    pub variant: Variant,
}

impl Table {
    /// A new game of this kind with random decks. Half of the cards come from `favoured` unless that is
    /// empty.
    #[allow(dead_code)]
    pub fn shaped_game(&self, shape: Shape, edition: Edition, favoured: &[DefId], seed: u64) -> Game {
        let mut rng = Rng::with_seed(seed);
        let n = self.db.defs().len();
        // 10.2.1: two boosters have 24 cards.
        let size = if shape.variant == Variant::PackRush { 24 } else { 60 };
        let mut card = |nth: usize| match nth.is_multiple_of(2) && !favoured.is_empty() {
            true => favoured[rng.usize(..favoured.len())],
            false => DefId(rng.usize(..n) as u16),
        };
        let deck = |_| -> Vec<DefId> { (0..size).map(&mut card).collect() };
        let start = GameSetup {
            decks: (0..shape.players).map(deck).collect(),
            leaders: vec![],
            seed,
            starter: None,
            variant: shape.variant,
            rules: edition.into(),
            teams: shape.teams.map(|turns| Teams::of_two(shape.players, turns)).unwrap_or_default(),
        };
        Game::start(&self.db, &start).expect("a game can begin like this")
    }

    /// A new game between two decks of 60 random cards.
    #[allow(dead_code)]
    pub fn mixed_game(&self, seed: u64) -> Game {
        let mut rng = Rng::with_seed(seed);
        let n = self.db.defs().len();
        let mut deck = || -> Vec<DefId> { (0..60).map(|_| DefId(rng.usize(..n) as u16)).collect() };
        let decks = vec![deck(), deck()];
        let (variant, teams) = (Variant::Constructed, Teams::default());
        Game::start(
            &self.db,
            &GameSetup {
                decks,
                leaders: vec![],
                seed,
                starter: None,
                variant,
                rules: Rules::default(),
                teams,
            },
        )
        .expect("a game can begin like this")
    }

    /// A new game between two of the decks, selected by the seed.
    #[allow(dead_code)]
    pub fn game(&self, seed: u64) -> Game {
        let n = self.decks.len() as u64;
        let pick = |i: u64| self.decks[(i % n) as usize].clone();
        let start = GameSetup {
            decks: vec![pick(seed), pick((seed / n).wrapping_add(seed).wrapping_add(1))],
            leaders: vec![],
            seed,
            starter: None,
            variant: Variant::Constructed,
            rules: Rules::default(),
            teams: Teams::default(),
        };
        Game::start(&self.db, &start).expect("a game can begin like this")
    }
}

#[allow(dead_code)]
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
