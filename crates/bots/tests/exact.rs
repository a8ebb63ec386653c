//! Exact results: players take a win by questing with the board, and stop the opponent's if possible.
//!
//! The positions come from games of the greedy player against itself, at most one of each kind per game. So
//! they are the same on every machine and need no file.

mod common;

use bots::{BotMemory, Chair};
use common::TestTable;
use engine::program::Prohibitions;
use engine::{
    Action, CardId, Chance, DecisionKind, Game, GameSetup, Imagination, Rules, Seat, Teams, Variant, Zone,
};
use std::collections::{HashSet, VecDeque};
use std::sync::LazyLock;
use wording::{CardType, KeywordKind};

/// Number of positions of each kind.
const POSITIONS: usize = 40;

/// Maximum number of games to find them in.
const GAMES: u64 = 2_000;

/// Maximum number of answers in a defence, and of positions in the search for one.
const LONGEST: usize = 5;
const LOOKED_AT: usize = 3_000;

static TABLE: LazyLock<TestTable> = LazyLock::new(|| {
    common::table(&[
        "the-heart-of-magic",
        "daring-and-deception",
        "a-seaworthy-crew",
        "genius-reinvented",
        "playful-teamwork",
    ])
});

fn start(seed: u64) -> Game {
    let n = TABLE.decks.len() as u64;
    let decks = vec![
        TABLE.decks[(seed % n) as usize].clone(),
        TABLE.decks[((seed / n + 1 + seed) % n) as usize].clone(),
    ];
    let (variant, rules, teams) = (Variant::Constructed, Rules::default(), Teams::default());
    Game::start(&TABLE.db, &GameSetup { decks, leaders: vec![], seed, starter: None, variant, rules, teams })
        .expect("a game can begin like this")
}

/// Plays games and passes each position with a turn action to `keep`, until it keeps one; then begins the
/// next game.
fn positions(mut keep: impl FnMut(&Game, Seat) -> bool) -> Vec<(u64, Game)> {
    let db = &TABLE.db;
    let mut kept = Vec::new();
    for seed in 0..GAMES {
        let mut game = start(seed);
        let greedy = bots::maker("greedy").expect("it is there");
        let mut chairs = [0, 1].map(|seat| Chair::new(greedy(seed * 2 + seat)));
        let mut legal = Vec::new();
        while let Some(decision) = game.decision() {
            if decision.kind == DecisionKind::Action && keep(&game, decision.seat) {
                kept.push((seed, game));
                break;
            }
            game.legal(db, &mut legal);
            let answer = match legal[..] {
                [only] => only,
                _ => chairs[decision.seat.index()].ask(&game, db, &decision, &legal).expect("an answer"),
            };
            game.apply(db, answer, None).expect("a listed answer is accepted");
        }
        if kept.len() == POSITIONS {
            break;
        }
    }
    assert_eq!(kept.len(), POSITIONS, "there are enough positions");
    kept
}

fn missing(game: &Game, seat: Seat) -> i32 {
    i32::from(game.lore_to_win(&TABLE.db, seat)) - i32::from(game.player(seat).lore)
}

/// Whether quests alone win, in descending order of lore, without a question in between.
fn wins_by_questing(game: &Game) -> bool {
    let db = &TABLE.db;
    let mut game = game.clone();
    let Some(decision) = game.decision() else { return false };
    let me = decision.seat;
    let mut legal = Vec::new();
    loop {
        let Some(decision) = game.decision() else { return game.has_won(me) };
        if decision.seat != me || decision.kind != DecisionKind::Action {
            return false;
        }
        game.legal(db, &mut legal);
        let quests = legal.iter().filter_map(|action| match action {
            Action::Quest(id) => Some(*id),
            _ => None,
        });
        let Some(quest) = quests.max_by_key(|id| game.traits(*id).lore) else { return false };
        game.apply(db, Action::Quest(quest), None).expect("a listed answer is accepted");
    }
}

/// Plays the current turn with the player under test.
fn finish_turn(game: &Game, name: &str, seed: u64) -> Game {
    let db = &TABLE.db;
    let mut game = game.clone();
    let me = game.decision().expect("somebody is on the move").seat;
    let maker = bots::maker(name).expect("there is such a player");
    let mut chairs = [0, 1].map(|seat| Chair::new(maker(seed * 2 + seat)));
    let turn = game.turn();
    let mut legal = Vec::new();
    while let Some(decision) = game.decision() {
        if game.turn() != turn && decision.kind == DecisionKind::Action && decision.seat != me {
            break;
        }
        game.legal(db, &mut legal);
        let answer = match legal[..] {
            [only] => only,
            _ => chairs[decision.seat.index()].ask(&game, db, &decision, &legal).expect("an answer"),
        };
        game.apply(db, answer, None).expect("a listed answer is accepted");
    }
    game
}

/// The lore that a player's cards would gain next turn if nothing changed.
fn next_gain(game: &Game, seat: Seat) -> i32 {
    let db = &TABLE.db;
    let gives = |id: &CardId| {
        let (card, traits) = (game.card(*id), game.traits(*id));
        let stuck = card.exerted && traits.cant.has(Prohibitions::READY | Prohibitions::READY_AT_START);
        let quests =
            !traits.cant.has(Prohibitions::QUEST) && !traits.has(KeywordKind::Reckless) && traits.toll == 0;
        match db.def(card.def).kind {
            CardType::Character => quests && !stuck,
            CardType::Location => true,
            CardType::Item | CardType::Action => false,
        }
    };
    game.zone(seat, Zone::Play).filter(gives).map(|id| i32::from(game.traits(id).lore.max(0))).sum()
}

/// Whether the opponent wins next turn by questing with the current board.
fn is_threatened(game: &Game, me: Seat) -> bool {
    let other = Seat(1 - me.0);
    next_gain(game, other) >= missing(game, other)
}

/// Whether the active player wins by questing with all ready characters.
fn can_quest_out(game: &Game) -> bool {
    let db = &TABLE.db;
    let Some(decision) = game.decision() else { return false };
    let ready = |id: &CardId| {
        let (card, traits) = (game.card(*id), game.traits(*id));
        let quests =
            !traits.cant.has(Prohibitions::QUEST) && !traits.has(KeywordKind::Reckless) && traits.toll == 0;
        !card.exerted && quests && db.def(card.def).kind == CardType::Character
    };
    let lore =
        game.zone(decision.seat, Zone::Play).filter(ready).map(|id| i32::from(game.traits(id).lore.max(0)));
    lore.sum::<i32>() >= missing(game, decision.seat)
}

/// Whether a line of at most [`LONGEST`] answers prevents the opponent's win, in each of several imagined
/// games.
fn has_defence(game: &Game, me: Seat) -> bool {
    let db = &TABLE.db;
    let mut memory = BotMemory::default();
    memory.look(&game.view(db, me));
    let imagine = |seed| Imagination::new(game, db, me).imagine(&memory, &mut Chance::new(seed)).game;
    let worlds: Vec<Game> = (0..4).map(imagine).collect();
    let mut open = VecDeque::from([(worlds[0].clone(), Vec::<Action>::new())]);
    let mut seen = HashSet::new();
    let mut legal = Vec::new();
    for _ in 0..LOOKED_AT {
        let Some((game, line)) = open.pop_front() else { return false };
        let Some(decision) = game.decision() else { continue };
        if decision.kind == DecisionKind::Action && worlds.iter().all(|world| holds(world, &line)) {
            return true;
        }
        if decision.seat != me || line.len() >= LONGEST {
            continue;
        }
        game.legal(db, &mut legal);
        for action in legal.iter().filter(|action| **action != Action::EndTurn) {
            let mut next = game.clone();
            if next.apply(db, *action, None).is_ok() && seen.insert(next.position_key()) {
                open.push_back((next, line.iter().copied().chain([*action]).collect()));
            }
        }
    }
    false
}

/// Whether the opponent can't win by questing after this line and the end of the turn.
fn holds(world: &Game, line: &[Action]) -> bool {
    let db = &TABLE.db;
    let mut game = world.clone();
    let turn = game.turn();
    if !line.iter().chain([&Action::EndTurn]).all(|action| game.apply(db, *action, None).is_ok()) {
        return false;
    }
    let mut legal = Vec::new();
    while let Some(decision) = game.decision() {
        if decision.kind == DecisionKind::Action {
            return game.turn() != turn && !can_quest_out(&game);
        }
        game.legal(db, &mut legal);
        game.apply(db, legal[0], None).expect("a listed answer is accepted");
    }
    false
}

#[test]
fn a_win_by_questing_on_the_board_is_always_taken() {
    for (seed, game) in positions(|game, _| wins_by_questing(game)) {
        let me = game.decision().expect("somebody is on the move").seat;
        let after = finish_turn(&game, "hard", seed);
        assert!(after.has_won(me), "game {seed}, turn {}: the win is missed", game.turn());
    }
}

#[test]
fn the_opponents_win_next_turn_is_stopped_where_it_can_be() {
    let mut turn = (0, 0);
    let kept = positions(|game, me| {
        // Only the beginning of a turn: later the defence may already be spoilt.
        let begins = turn != (game.turn(), me.0);
        turn = (game.turn(), me.0);
        begins && is_threatened(game, me) && !wins_by_questing(game) && has_defence(game, me)
    });
    let mut lost = Vec::new();
    for (seed, game) in kept {
        let me = game.decision().expect("somebody is on the move").seat;
        let after = finish_turn(&game, "hard", seed);
        let safe = after.has_won(me) || after.outcome().is_none() && !can_quest_out(&after);
        if !safe {
            lost.push((seed, game.turn()));
        }
    }
    assert!(lost.is_empty(), "the opponent can quest out in these games and turns: {lost:?}");
}
