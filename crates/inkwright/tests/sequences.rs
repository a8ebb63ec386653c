//! Counts the ways to play a turn, by hand and by the engine. A missing or superfluous answer shows
//! immediately.

use inkwright::{Action, Game, Library};
use std::sync::LazyLock;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);

/// The cards of these positions have no abilities, or one without choices. No card is banished within a
/// single turn.
const CARDS: &str = r#"
card "Test Hero" character amber cost 1 inkable 1/9 lore 1 { }
card "Test Wall" character steel cost 5 0/9 lore 1 { }
card "Test Guard" character steel cost 5 0/9 lore 1 { Bodyguard }
card "Test Runner" character ruby cost 1 1/9 lore 1 { Rush }
card "Test Song" song amber cost 1 { Gain 1 lore. }
card "Test Place" location sapphire cost 2 move 1 willpower 9 lore 0 { }
"#;

/// The number of ways to play the rest of the turn, with every possible answer to every decision.
fn ways(game: &Game) -> u64 {
    let next = |answer: &Action| match answer {
        Action::EndTurn => 1,
        other => {
            let mut game = game.clone();
            game.play(*other).expect("a listed answer");
            ways(&game)
        }
    };
    game.legal().iter().map(next).sum()
}

fn ways_in(position: &str) -> u64 {
    let text = format!("scenario \"A turn\"\n{CARDS}\n{position}");
    ways(&Game::from_scenario(&LIBRARY, &text).expect("a position"))
}

#[test]
fn quests_come_in_any_order() {
    // No, one, two or three of three quests, in every order: 1 + 3 + 6 + 6.
    assert_eq!(
        ways_in("p1:\n play \"Test Hero\"\n play \"Test Hero\"\n play \"Test Hero\"\np2:\n lore 0"),
        16
    );
}

#[test]
fn a_drying_character_waits_unless_it_has_rush() {
    // Drying characters can't quest (1.7.5). With Rush they may challenge (8.9): the wall, or nothing.
    let turn =
        "p1:\n play \"Test Hero\" drying\n play \"Test Runner\" drying\np2:\n play \"Test Wall\" exerted";
    assert_eq!(ways_in(turn), 2);
}

#[test]
fn each_character_quests_or_challenges() {
    // Two characters with two options each: 1 + 2 x 2 + 2 x 4.
    let turn = "p1:\n play \"Test Hero\"\n play \"Test Hero\"\np2:\n play \"Test Wall\" exerted";
    assert_eq!(ways_in(turn), 13);
    // A ready character can't be challenged (4.6.4.2): 1 + 2 + 2.
    assert_eq!(ways_in(&turn.replace(" exerted", "")), 5);
    // With two exerted walls there are three options, 1 + 2 x 3 + 2 x 9, unless one of them has Bodyguard
    // (8.3.3).
    assert_eq!(ways_in(&format!("{turn}\n play \"Test Wall\" exerted")), 25);
    assert_eq!(ways_in(&format!("{turn}\n play \"Test Guard\" exerted")), 13);
}

#[test]
fn one_card_is_inked_and_pays_for_the_other() {
    // Ink neither, or ink one of two (4.2) and play the other with that ink or not: 1 + 2 x 2. The played one
    // is drying.
    assert_eq!(ways_in("p1:\n hand \"Test Hero\", \"Test Hero\"\np2:\n lore 0"), 5);
}

#[test]
fn a_song_is_paid_for_or_sung() {
    // With Q for quest, S for sing and P for pay: nothing, Q, S, P, Q then P, P then Q. A singer can't quest
    // afterwards.
    let turn = "p1:\n ink 1\n hand \"Test Song\"\n play \"Test Hero\"\np2:\n lore 0";
    assert_eq!(ways_in(turn), 6);
    // Without ink it can only be sung: nothing, Q, S.
    assert_eq!(ways_in(&turn.replace("ink 1", "ink 0")), 3);
}

#[test]
fn a_character_moves_once_for_its_cost_and_may_still_quest() {
    // With one ink: nothing, quest, move, quest then move, move then quest (4.7).
    let turn = "p1:\n ink 1\n play \"Test Hero\"\n play \"Test Place\"\np2:\n lore 0";
    assert_eq!(ways_in(turn), 5);
    // The character stays at the location, so more ink changes nothing.
    assert_eq!(ways_in(&turn.replace("ink 1", "ink 3")), 5);
    assert_eq!(ways_in(&turn.replace("ink 1", "ink 0")), 2);
}
