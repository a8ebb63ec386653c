//! Exported scenarios, and forced decisions.

use engine::{Action, CardDb, Chance, DecisionKind, DefId, Game, GameSetup, Rules, Teams, Variant};
use scenario::export::{RecordedGame, export};
use std::sync::Arc;

/// A random game up to the first question in the middle of a turn that satisfies `wanted`, if there is one.
fn random_game(
    db: &CardDb,
    seed: u64,
    wanted: impl Fn(&Game, DecisionKind, &[Action]) -> bool,
) -> Option<(GameSetup, Vec<Action>)> {
    let mut chance = Chance::new(seed);
    let mut deck = || (0..40).map(|_| DefId(chance.below(db.defs().len() as u32) as u16)).collect();
    let decks = vec![deck(), deck()];
    let start = GameSetup {
        decks,
        leaders: vec![],
        seed,
        starter: None,
        variant: Variant::Constructed,
        rules: Rules::default(),
        teams: Teams::default(),
    };
    let mut game = Game::start(db, &start).expect("a game can begin like this");
    let (mut actions, mut legal) = (vec![], vec![]);
    while let Some(decision) = game.decision() {
        game.legal(db, &mut legal);
        if wanted(&game, decision.kind, &legal) {
            return Some((start, actions));
        }
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply(db, action, None).expect("a listed action is accepted");
        actions.push(action);
    }
    None
}

#[test]
fn a_player_who_leaves_a_forced_question_leaves_it_in_the_export() {
    let db = playable::PlayableLibrary::embedded().db.clone();
    let db = Arc::new(db);
    let forced = |game: &Game, kind: DecisionKind, legal: &[Action]| {
        game.turn() > 2 && legal.len() == 1 && matches!(kind, DecisionKind::Cards { .. })
    };
    let mut exported = 0;
    for (start, mut actions) in (0..40).filter_map(|seed| random_game(&db, seed, forced)).take(8) {
        actions.push(Action::Concede(engine::Seat(0)));
        let recorded =
            RecordedGame { db: Arc::clone(&db), start: &start, leader_texts: &[], actions: &actions };
        let scenario = export(&recorded, actions.len(), "Left").unwrap_or_else(|error| panic!("{error}"));
        assert!(scenario.text.contains("do concede p1"), "{}", scenario.text);
        assert!(scenario.is_exact(), "{:?}\n{}", scenario.lost, scenario.text);
        exported += 1;
    }
    assert!(exported > 0, "enough games come to a forced question");
}

#[test]
fn cards_that_must_all_be_taken_are_written_down() {
    let db = playable::PlayableLibrary::embedded().db.clone();
    let db = Arc::new(db);
    let all = |game: &Game, kind: DecisionKind, legal: &[Action]| {
        let DecisionKind::Cards { picked, min, .. } = kind else { return false };
        game.turn() > 2 && legal.len() > 1 && usize::from(min.saturating_sub(picked)) == legal.len()
    };
    let mut exported = 0;
    for (start, mut actions) in (0..200).filter_map(|seed| random_game(&db, seed, all)).take(8) {
        let mut game = Game::start(&db, &start).expect("a game can begin like this");
        for action in &actions {
            game.apply(&db, *action, None).expect("it was accepted before");
        }
        let mut legal = vec![];
        game.legal(&db, &mut legal);
        // Not in the order of the runner's default, but the last one first.
        let last = *legal.last().expect("a card is offered");
        game.apply(&db, last, None).expect("a listed action is accepted");
        actions.push(last);
        for at in [actions.len() - 1, actions.len()] {
            let recorded =
                RecordedGame { db: Arc::clone(&db), start: &start, leader_texts: &[], actions: &actions };
            let scenario = export(&recorded, at, "All").unwrap_or_else(|error| panic!("{error}"));
            assert!(scenario.is_exact(), "{:?}\n{}", scenario.lost, scenario.text);
        }
        exported += 1;
    }
    assert!(exported > 0, "enough games come to such a question");
}
