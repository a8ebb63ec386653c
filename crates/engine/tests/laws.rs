//! The laws of the engine, over random games of the starter decks.

mod common;

use common::{SEATS, Table, table, whole_library};
use engine::{Action, CardDb, CardId, Chance, Game, Payment, Seat};
use fastrand::Rng;
use proptest::prelude::{ProptestConfig, any, proptest};
use std::sync::LazyLock;

static TABLE: LazyLock<Table> = LazyLock::new(table);

/// More than any real game needs: a game that reaches it does not end.
const CAP: usize = 5_000;

/// Plays a random game of the starter decks and calls `look` at every decision, before it is answered.
fn play(seed: u64, look: impl FnMut(&Game, &[Action], &mut Rng)) -> Game {
    play_on(&TABLE.db, TABLE.game(seed), seed, look)
}

fn play_on(db: &CardDb, mut game: Game, seed: u64, mut look: impl FnMut(&Game, &[Action], &mut Rng)) -> Game {
    let mut rng = Rng::with_seed(seed ^ 0x5eed);
    let mut list = vec![];
    for _ in 0..CAP {
        if game.decision().is_none() {
            break;
        }
        game.legal(db, &mut list);
        look(&game, &list, &mut rng);
        let action = list[rng.usize(..list.len())];
        game.apply(db, action, None).expect("a listed action is accepted");
    }
    assert!(game.outcome().is_some(), "seed {seed}: the game ends");
    game
}

/// A random action, legal or not.
fn any_action(game: &Game, rng: &mut Rng) -> Action {
    let cards = game.card_ids().count() + 2;
    let mut card = || CardId(rng.usize(..cards) as u16);
    let (a, b) = (card(), card());
    match rng.usize(..20) {
        0 => Action::Ink(a),
        1 => Action::Play(a, Payment::Ink),
        2 => Action::Play(a, Payment::Shift(b)),
        3 => Action::Play(a, Payment::Sing(b)),
        4 => Action::Play(a, Payment::SingTogether),
        5 => Action::Play(a, Payment::Free),
        6 => Action::Quest(a),
        7 => Action::Challenge(a, b),
        8 => Action::Move(a, b),
        9 => Action::Use(a, rng.usize(..3) as u8),
        10 => Action::EndTurn,
        11 => Action::Card(a),
        12 => Action::Done,
        13 => Action::Yes,
        14 => Action::No,
        15 => Action::Option(rng.usize(..4) as u8),
        16 => Action::Number(rng.usize(..8) as u16),
        17 => Action::Player(Seat(rng.usize(..4) as u8)),
        18 => Action::Trigger(rng.usize(..4) as u8),
        _ => Action::Replacement(a, 0),
    }
}

/// Checks the laws that the engine can test by itself.
fn lawful(db: &CardDb, game: &Game, legal: &[Action], seed: u64) {
    assert_eq!(game.broken_law(db, legal), None, "seed {seed}, turn {}", game.turn());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn exactly_the_listed_actions_are_accepted(seed in any::<u64>()) {
        let db = &TABLE.db;
        play(seed, |game, list, rng| {
            assert!(!list.is_empty(), "there is always an answer");
            let mut copy = game.clone();
            for action in list {
                assert_eq!(game.check(db, *action), Ok(()));
            }
            for _ in 0..12 {
                let action = any_action(game, rng);
                if list.contains(&action) {
                    continue;
                }
                let refusal = copy.apply(db, action, None).expect_err("an unlisted action is refused");
                assert!(refusal.rule.0[0] > 0, "a refusal names its rule");
                assert_eq!(&copy, game, "a refusal changes nothing");
            }
        });
    }

    #[test]
    fn a_stored_game_goes_on_as_the_same_game(seed in any::<u64>(), stop in 0usize..200) {
        let db = &TABLE.db;
        let mut steps = 0;
        play(seed, |game, list, rng| {
            steps += 1;
            if steps != stop {
                return;
            }
            let bytes = postcard::to_stdvec(game).expect("a game can be stored");
            let mut stored: Game = postcard::from_bytes(&bytes).expect("a stored game can be read");
            assert_eq!(&stored, game);
            let mut original = game.clone();
            let action = list[rng.usize(..list.len())];
            original.apply(db, action, None).expect("a listed action");
            stored.apply(db, action, None).expect("the same action");
            assert_eq!(stored, original);
        });
    }

    #[test]
    fn a_view_shows_nothing_its_player_cannot_know(seed in any::<u64>()) {
        let db = &TABLE.db;
        let mut chance = Chance::new(seed);
        play(seed, |game, list, rng| {
            for viewer in SEATS {
                let mut other = game.clone();
                other.permute_hidden(db, &[viewer], &mut chance);
                let views = [game, &other].map(|g| postcard::to_stdvec(&g.view(db, viewer)).expect("a view"));
                assert_eq!(views[0], views[1], "the view of {viewer}");
                let Some(decision) = game.decision() else { continue };
                if decision.seat != viewer {
                    continue;
                }
                let mut others = vec![];
                other.legal(db, &mut others);
                let answers = |g: &Game, list: &[Action]| -> Vec<Option<Action>> {
                    list.iter().map(|action| g.action_for(viewer, *action)).collect()
                };
                assert_eq!(answers(game, list), answers(&other, &others), "the answers of {viewer}");
                assert!(answers(game, list).iter().all(Option::is_some), "every answer is in sight");
                let action = list[rng.usize(..list.len())];
                assert_eq!(game.action_from(viewer, game.action_for(viewer, action).expect("in sight")), Some(action));
            }
        });
    }

    #[test]
    fn events_show_nothing_their_reader_cannot_know(seed in any::<u64>()) {
        let db = &TABLE.db;
        let mut chance = Chance::new(seed);
        play(seed, |game, list, rng| {
            let Some(decision) = game.decision() else { return };
            let viewer = Seat(1 - decision.seat.0);
            let action = list[rng.usize(..list.len())];
            // Neither player knows the cards in decks and inkwells.
            let mut other = game.clone();
            other.permute_hidden(db, &SEATS, &mut chance);
            let told = |mut g: Game| {
                let mut events = vec![];
                g.apply(db, action, Some(&mut events)).expect("a listed action");
                let seen: Vec<_> = events.iter().map(|event| g.event_for(viewer, event)).collect();
                (seen, g.view(db, viewer))
            };
            let (first, second) = (told(game.clone()), told(other));
            // A card revealed on the way is expected to differ, and so is what the viewer then looks at.
            // Compare only if none was.
            let opened = |(events, view): &(Vec<engine::Event>, engine::View)| {
                view.sides.iter().any(|side| !side.aside.is_empty() || !side.inkwell.is_empty())
                    || events.iter().any(|event| matches!(
                        event.kind,
                        engine::EventKind::Revealed { .. } | engine::EventKind::Moved { def: Some(_), .. } | engine::EventKind::Drew { .. }
                    ))
            };
            if !opened(&first) && !opened(&second) {
                assert_eq!(first, second);
            }
        });
    }
}

#[test]
fn every_step_of_500_games_keeps_the_invariants() {
    for seed in 0..500 {
        play(seed, |game, list, _| lawful(&TABLE.db, game, list, seed));
    }
}

/// The laws hold for any combination of cards.
#[test]
fn any_cards_together_keep_the_laws() {
    let table = whole_library();
    let db = &table.db;
    for seed in 0..1_000 {
        let mut chance = Chance::new(seed);
        play_on(db, table.mixed_game(seed), seed, |game, list, rng| {
            lawful(db, game, list, seed);
            let mut copy = game.clone();
            let action = any_action(game, rng);
            if !list.contains(&action) {
                copy.apply(db, action, None).expect_err("an unlisted action is refused");
                assert_eq!(&copy, game, "seed {seed}: a refusal changes nothing");
            }
            for viewer in SEATS {
                copy.clone_from(game);
                copy.permute_hidden(db, &[viewer], &mut chance);
                let views = [game, &copy].map(|g| postcard::to_stdvec(&g.view(db, viewer)).expect("a view"));
                assert_eq!(views[0], views[1], "seed {seed}: the view of {viewer}");
            }
        });
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for seed in 0..20 {
        assert_eq!(play(seed, |_, _, _| {}), play(seed, |_, _, _| {}));
    }
}

#[test]
fn conceding_is_possible_at_any_time() {
    let db = &TABLE.db;
    play(11, |game, _, _| {
        for seat in SEATS {
            let mut copy = game.clone();
            copy.apply(db, Action::Concede(seat), None).expect("2.3.3.4");
            assert_eq!(copy.outcome().and_then(|outcome| outcome.winner()), Some(Seat(1 - seat.0)));
        }
    });
}

#[test]
fn an_action_is_small() {
    assert!(size_of::<Action>() <= 8);
}
