//! The subject of a question: every "may" and every option of every ability says what it would do.

mod common;

use cards::CardLibrary;
use common::whole_library;
use engine::{AnswerEffects, DecisionKind};
use fastrand::Rng;

#[test]
fn every_may_and_every_option_says_what_it_would_do() {
    let library = CardLibrary::embedded();
    let table = whole_library();
    let db = &table.db;
    let (mut mays, mut options, mut found) = (0, 0, 0);
    for seed in 0..400 {
        let mut game = table.mixed_game(seed);
        let mut rng = Rng::with_seed(seed);
        let mut legal = vec![];
        while let Some(decision) = game.decision() {
            let asked = game.ability_question(db);
            match (decision.kind, asked.map(|asked| asked.answers)) {
                (DecisionKind::May, Some(AnswerEffects::EnterExerted)) => {}
                (DecisionKind::May, Some(AnswerEffects::May(effect))) => {
                    mays += 1;
                    // Support does not come from a card. For any other question, the named ability contains
                    // the effect.
                    if let Some((def, ability)) = asked.and_then(|asked| asked.ability) {
                        let card = library.find(&db.def(def).full_name).expect("a card of the library");
                        let tree = format!("{:?}", card.abilities[ability]);
                        found += usize::from(tree.contains(&format!("{effect:?}")));
                    }
                }
                (DecisionKind::Option { n, ends: false }, Some(AnswerEffects::Options(said))) => {
                    assert_eq!(said.len(), usize::from(n), "seed {seed}");
                    options += 1;
                }
                (DecisionKind::Option { n: 5, ends: false }, Some(AnswerEffects::Ways)) => {}
                (DecisionKind::May | DecisionKind::Option { ends: false, .. }, _) => {
                    panic!("seed {seed}: {:?} asks and nothing is said: {asked:?}", decision.source)
                }
                _ => {}
            }
            game.legal(db, &mut legal);
            let action = legal[rng.usize(..legal.len())];
            game.apply(db, action, None).expect("a listed action is accepted");
        }
    }
    assert!(mays > 1_000 && options > 50, "{mays} mays, {options} options");
    // Support and effects that lowering creates ("move there", two effects joined) are not found literally.
    assert!(found * 100 > mays * 70, "{found} of {mays} found in the tree of the ability named");
}
