//! Imagined games contain everything a player knows and nothing else.

mod common;

use common::{SEATS, Table, whole_library};
use engine::{Action, Belief, CardDb, Chance, DefId, Game, Imagination, Seat, Variant};
use fastrand::Rng;

/// Guesses this card and its neighbors in the list for all unseen cards.
struct From(u16);

impl Belief for From {
    fn guess(&self, db: &CardDb, _: Variant, owner: Seat, count: usize, _: &mut Chance) -> Vec<DefId> {
        let all = db.defs().len();
        (0..count).map(|i| DefId(((usize::from(self.0) + i * 7 + owner.index()) % all) as u16)).collect()
    }
}

/// Plays random games with all cards and calls `look` at some decisions.
fn look_into(table: &Table, games: u64, look: impl Fn(&Game, Seat, u64)) {
    let mut list = vec![];
    for seed in 0..games {
        let mut game = table.mixed_game(seed);
        let mut rng = Rng::with_seed(seed ^ 0xd1ce);
        for step in 0..5_000 {
            let Some(decision) = game.decision() else { break };
            if rng.usize(..4) == 0 {
                look(&game, decision.seat, seed << 16 | step);
                look(&game, SEATS[rng.usize(..SEATS.len())], seed << 16 | step);
            }
            game.legal(&table.db, &mut list);
            game.apply(&table.db, list[rng.usize(..list.len())], None).expect("a listed action is accepted");
        }
    }
}

fn answers(db: &CardDb, game: &Game, viewer: Seat) -> Vec<Option<Action>> {
    let mut list = vec![];
    game.legal_for(db, viewer, &mut list);
    list.iter().map(|action| game.action_for(viewer, *action)).collect()
}

#[test]
fn an_imagined_game_looks_like_the_real_one_to_its_viewer() {
    let table = whole_library();
    let db = &table.db;
    look_into(&table, 60, |game, viewer, seed| {
        let imagined = Imagination::new(game, db, viewer).imagine(&From(seed as u16), &mut Chance::new(seed));
        assert_eq!(imagined.game.view(db, viewer), game.view(db, viewer), "seed {seed}");
        assert_eq!(answers(db, &imagined.game, viewer), answers(db, game, viewer), "seed {seed}");
        let stale = imagined.game.stale_card(db).map(|id| &db.def(imagined.game.card(id).def).full_name);
        assert_eq!(stale, None, "seed {seed}");
    });
}

#[test]
fn what_a_viewer_cannot_know_does_not_change_what_is_imagined() {
    let table = whole_library();
    let db = &table.db;
    look_into(&table, 60, |game, viewer, seed| {
        // Other hidden cards in other positions, with other ids and another seed: the same game for the
        // viewer.
        let belief = From(seed as u16);
        let other =
            Imagination::new(game, db, viewer).imagine(&From(!seed as u16), &mut Chance::new(!seed)).game;
        let mut permuted = game.clone();
        permuted.permute_hidden(db, &[viewer], &mut Chance::new(seed ^ 1));
        let imagine =
            |game: &Game| Imagination::new(game, db, viewer).imagine(&belief, &mut Chance::new(seed));
        let imagined = imagine(game);
        assert!(imagined == imagine(&other), "seed {seed}: the game with other hidden cards");
        assert!(imagined == imagine(&permuted), "seed {seed}: the game with hidden cards in other places");
        // The test would notice a leak: the real cards are different.
        assert!(imagined.game != *game, "seed {seed}");
    });
}

#[test]
fn an_imagined_game_is_played_to_its_end_like_any_other() {
    let table = whole_library();
    let db = &table.db;
    look_into(&table, 4, |game, viewer, seed| {
        let mut game =
            Imagination::new(game, db, viewer).imagine(&From(seed as u16), &mut Chance::new(seed)).game;
        let mut rng = Rng::with_seed(seed);
        let mut list = vec![];
        for _ in 0..60 {
            if game.decision().is_none() {
                break;
            }
            game.legal(db, &mut list);
            assert!(!list.is_empty(), "seed {seed}: there is an answer");
            game.apply(db, list[rng.usize(..list.len())], None).expect("a listed action is accepted");
        }
    });
}

#[test]
fn a_position_has_one_key_whichever_way_it_was_reached() {
    let table = whole_library();
    let db = &table.db;
    let (mut met, mut steps, mut same) = (0, 0, 0);
    let mut list = vec![];
    for seed in 0..200 {
        let mut game = table.mixed_game(seed);
        let mut rng = Rng::with_seed(seed);
        for _ in 0..400 {
            if game.decision().is_none() {
                break;
            }
            game.legal(db, &mut list);
            let quests: Vec<Action> =
                list.iter().filter(|a| matches!(a, Action::Quest(_))).copied().collect();
            if let [first, second, ..] = quests[..] {
                let both = |order: [Action; 2]| {
                    let mut copy = game.clone();
                    order.iter().all(|action| copy.apply(db, *action, None).is_ok()).then_some(copy)
                };
                if let (Some(one), Some(other)) = (both([first, second]), both([second, first]))
                    && one.timed().is_empty()
                    && one.bag().is_empty()
                    && one.view(db, Seat(0)) == other.view(db, Seat(0))
                {
                    met += usize::from(one.position_key() == other.position_key());
                }
            }
            let before = game.position_key();
            game.apply(db, list[rng.usize(..list.len())], None).expect("a listed action is accepted");
            // Some effects change nothing.
            steps += 1;
            same += usize::from(game.position_key() == before);
        }
    }
    assert!(met > 100, "{met} transpositions met");
    assert!(same * 200 < steps, "{same} of {steps} answers change nothing");
}
