//! The comparison behind the review of a game.

use bots::{Budget, Patience};
use cards::CardLibrary;
use engine::{Action, Seat};
use live::{HintLine, HintTask, Live, Sitter};
use playable::PlayableLibrary;

const TEXT: &str = r#"scenario "one lore away"
p1:
  lore 19
  play "Stitch - New Dog"
p2:
  lore 19
  play "Stitch - New Dog"
"#;

#[test]
fn ending_the_turn_instead_of_winning_is_the_worse_line() {
    let all = PlayableLibrary::new(CardLibrary::embedded());
    let staged = scenario::stage(TEXT, 0, false, &all.cards).expect("a position");
    let library = PlayableLibrary::staged(staged.cards, staged.leaders, &staged.nameable)
        .expect("cards of the library");
    let sitters = vec![Sitter::Person, Sitter::Person];
    let live = Live::from_position(&library, staged.game, staged.seed, &[], sitters, true).expect("a table");
    let compare = |answer: Action| -> Option<[HintLine; 2]> {
        let task: HintTask = live.hinting(Seat(0), Budget::FAST).expect("the first player is asked");
        task.compare_within(answer, &Patience::default())
    };
    let [best, given] = compare(Action::EndTurn).expect("one of the answers");
    assert!(matches!(best.actions[0], Action::Quest(_)), "{best:?}");
    assert_eq!(given.actions, [Action::EndTurn]);
    assert!(best.value > 0.95, "{best:?}");
    assert!(given.value < 0.5, "the opponent quests next: {given:?}");
    let quest = live.game().action_from(Seat(0), best.actions[0]).expect("a card in play");
    let [again, quest] = compare(quest).expect("one of the answers");
    assert_eq!(again, quest, "nothing is better than to win");
    assert_eq!(compare(Action::Yes), None, "not one of the answers");
}
