//! Explanations agree with the judge, name its rules and never reveal what a player can't know.

mod common;

use common::{SEATS, Table, table};
use engine::{Action, CardId, Chance, EventKind, Game, Payment, Seat};
use fastrand::Rng;
use proptest::prelude::{ProptestConfig, any, proptest};
use std::sync::LazyLock;

static TABLE: LazyLock<Table> = LazyLock::new(table);

/// A random action with cards of the game, legal or not.
fn any_action(game: &Game, rng: &mut Rng) -> Action {
    let cards = game.card_ids().count() + 1;
    let (a, b) = (CardId(rng.usize(..cards) as u16), CardId(rng.usize(..cards) as u16));
    match rng.usize(..14) {
        0 => Action::Ink(a),
        1 => Action::Play(a, Payment::Ink),
        2 => Action::Play(a, Payment::Shift(b)),
        3 => Action::Play(a, Payment::Sing(b)),
        4 => Action::Play(a, Payment::Free),
        5 => Action::Quest(a),
        6 => Action::Challenge(a, b),
        7 => Action::Move(a, b),
        8 => Action::Use(a, rng.usize(..3) as u8),
        9 => Action::EndTurn,
        10 => Action::Card(a),
        11 => Action::Yes,
        12 => Action::Number(rng.usize(..8) as u16),
        _ => Action::Concede(Seat(rng.usize(..2) as u8)),
    }
}

/// Plays a random game and calls `look` at every decision.
fn play(seed: u64, mut look: impl FnMut(&Game, &[Action], &mut Rng)) {
    let db = &TABLE.db;
    let mut game = TABLE.game(seed);
    let mut rng = Rng::with_seed(seed ^ 0xe491);
    let mut list = vec![];
    while game.decision().is_some() {
        game.legal(db, &mut list);
        look(&game, &list, &mut rng);
        game.apply(db, list[rng.usize(..list.len())], None).expect("a listed action is accepted");
    }
    look(&game, &[], &mut rng);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn an_explanation_says_what_the_judge_says(seed in any::<u64>()) {
        let db = &TABLE.db;
        play(seed, |game, list, rng| {
            for action in list.iter().copied().chain((0..8).map(|_| any_action(game, rng))) {
                let told = game.explain(db, None, action);
                match game.check(db, action) {
                    Ok(()) => assert!(told.allowed, "{told:?}"),
                    Err(refusal) => assert_eq!((told.allowed, told.reasons[0].rule), (false, refusal.rule)),
                }
                for reason in &told.reasons {
                    let eyes = words::Eyes::all(game, db);
                    let said = eyes.tell(&words::reason(reason, action, &eyes));
                    assert!(said.len() > 10 && !said.contains('{'), "{reason:?}: {said}");
                    assert!(reason.rule.0[0] > 0 && reason.rule.0[1] > 0, "{reason:?}");
                }
                // A player who decides and sees the cards gets the same explanation as a judge.
                if let Some(decision) = game.decision()
                    && list.contains(&action)
                {
                    assert_eq!(game.explain(db, Some(decision.seat), action), told);
                }
            }
        });
    }

    #[test]
    fn an_explanation_tells_nothing_hidden(seed in any::<u64>()) {
        let db = &TABLE.db;
        play(seed, |game, _, rng| {
            for viewer in SEATS {
                let mut other = game.clone();
                other.permute_hidden(db, &[viewer], &mut Chance::new(seed ^ rng.u64(..)));
                for _ in 0..6 {
                    let action = any_action(game, rng);
                    let told = game.explain(db, Some(viewer), action);
                    assert_eq!(other.explain(db, Some(viewer), action), told);
                }
                for id in game.card_ids().filter(|id| game.knows(db, viewer, *id)).take(4) {
                    let told = game.explain_card(db, Some(viewer), id);
                    assert_eq!(other.explain_card(db, Some(viewer), id), told);
                }
            }
        });
    }
}

/// Whenever a card is banished or a player wins or loses, the log names the rule.
#[test]
fn every_forced_outcome_names_its_rule() {
    let db = &TABLE.db;
    let (mut banished, mut won) = (0, 0);
    let mut list = vec![];
    for seed in 0..60 {
        let mut game = TABLE.game(seed);
        let mut rng = Rng::with_seed(seed);
        while game.decision().is_some() {
            game.legal(db, &mut list);
            let mut events = vec![];
            game.apply(db, list[rng.usize(..list.len())], Some(&mut events)).expect("a listed action");
            for event in &events {
                assert!(event.rule.0[0] > 0 && event.rule.0[1] > 0, "{event:?}");
                let rule = event.rule.to_string();
                let known: &[&str] = match event.kind {
                    // Lethal damage, an effect, or the cost of an ability.
                    EventKind::Banished { .. } => &["1.8.1.4", "6.7.2.3", "4.4.3.4"],
                    // An empty deck.
                    EventKind::Lost { .. } => &["1.8.1.2"],
                    // Enough lore, or no opponents left.
                    EventKind::Won { .. } => &["1.8.1.1", "2.3.3.3"],
                    _ => continue,
                };
                assert!(known.contains(&rule.as_str()), "{event:?}");
                banished += usize::from(matches!(event.kind, EventKind::Banished { .. }));
                won += usize::from(matches!(event.kind, EventKind::Won { .. }));
            }
        }
    }
    assert!(banished > 100 && won == 60, "{banished} {won}");
}
