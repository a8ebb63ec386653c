//! Explanations name every obstacle with its card and its rule, and blame nothing innocent.

use cards::CardLibrary;
use scenario::{ExplainQuery, PositionExplanation, explain_file};
use std::io::Write as _;
use words::Language;

const CARDS: &str = r#"
card "Test Pal - Small" character amber cost 2 inkable 1/5 lore 1 [Storyborn] { }
card "Test Pal - Big" character amber cost 7 inkable 6/7 lore 1 [Storyborn] { }
card "Test Spur - Swift" item ruby cost 1 { Your characters gain Rush. }
card "Test Ban - One" item steel cost 1 { Opposing characters can't challenge. }
card "Test Ban - Two" item steel cost 1 { Opposing characters can't challenge. }
card "Test Quiet - One" item steel cost 1 { Opponents can't play songs. }
card "Test Quiet - Two" item steel cost 1 { Opponents can't play actions. }
card "Test Homebody - Shy" character amber cost 2 2/2 lore 1 { This character can't quest unless you have an item in play. }
card "Test Song" song amber cost 5 { Draw a card. }
card "Test Chorus" song amber cost 9 {
  Sing Together 9
  Draw a card.
}
card "Test Wolf - Young" character amber cost 3 inkable 2/3 lore 1 [Storyborn, Ally] { }
card "Test Wolf - Grown" character amber cost 6 inkable 5/5 lore 2 [Floodborn] { Shift 2 }
card "Test Chameleon - Any" character amber cost 6 inkable 5/5 lore 2 [Floodborn] { Universal Shift 2 }
card "Test Duo - Two" character amber cost 6 inkable 5/5 lore 2 [Floodborn] { Ally Shift 2 }
card "Test Zap" action ruby cost 1 { Deal 1 damage to chosen damaged character of yours. }
"#;

/// The reasons for the last line of a scenario, each with its rule.
fn told(steps: &str, asked: &str, viewer: Option<u8>) -> (PositionExplanation, Vec<String>) {
    let library = CardLibrary::embedded();
    let mut file = tempfile::Builder::new().suffix(".scn").tempfile().expect("a temporary file");
    file.write_all(format!("{CARDS}\nscenario \"x\"\n{steps}\n").as_bytes()).expect("it can be written");
    let asked = ExplainQuery::Words(asked);
    let viewer = viewer.map(engine::Seat);
    let told = explain_file(file.path(), None, asked, viewer, None, &library).expect("an answer");
    let [explained] = &told.explained[..] else { panic!("{told:?}") };
    let english = |why: &scenario::WordedReason| {
        format!("{} {}", why.rule.as_deref().unwrap_or_default(), why.text.text(Language::English))
    };
    let reasons = explained.why.iter().map(english).collect();
    (told, reasons)
}

fn reasons(steps: &str, asked: &str) -> Vec<String> {
    told(steps, asked, None).1
}

/// Without the item that gives Rush, the drying character would be refused for another reason: the item is
/// still innocent.
#[test]
fn an_innocent_card_is_not_blamed() {
    let steps = "
p1:
  play \"Test Pal - Small\" as pal drying
  play \"Test Spur - Swift\"
p2:
  play \"Test Pal - Big\" as big exerted
  play \"Test Ban - One\" as ban";
    let reasons = reasons(steps, "do challenge pal big");
    assert_eq!(reasons.len(), 1, "{reasons:?}");
    assert!(reasons[0].contains("because of Test Ban - One"), "{reasons:?}");
}

#[test]
fn every_card_that_forbids_the_same_is_named() {
    let steps = "
p1:
  play \"Test Pal - Small\" as pal
p2:
  play \"Test Pal - Big\" as big exerted
  play \"Test Ban - One\"
  play \"Test Ban - Two\"
  play \"Gantu - Galactic Federation Captain\"";
    let reasons = reasons(steps, "do challenge pal big");
    assert_eq!(reasons.len(), 3, "{reasons:?}");
    for name in ["Test Ban - One", "Test Ban - Two", "Gantu - Galactic Federation Captain"] {
        assert_eq!(reasons.iter().filter(|reason| reason.contains(name)).count(), 1, "{name}: {reasons:?}");
    }
}

/// Gantu stops cheap characters only.
#[test]
fn a_card_that_forbids_something_to_others_is_not_blamed() {
    let steps = "
p1:
  play \"Test Pal - Big\" as pal
p2:
  play \"Test Pal - Small\" as small exerted
  play \"Gantu - Galactic Federation Captain\"
  play \"Test Ban - One\"";
    let reasons = reasons(steps, "do challenge pal small");
    assert_eq!(reasons.len(), 1, "{reasons:?}");
    assert!(reasons[0].contains("because of Test Ban - One"), "{reasons:?}");
}

#[test]
fn a_card_that_may_not_be_played_has_its_other_obstacles_told() {
    let steps = "
p1:
  ink 1
  hand \"Test Song\" as song
  play \"Test Pal - Small\" as pal drying
p2:
  play \"Test Quiet - One\"
  play \"Test Quiet - Two\"";
    let by_ink = reasons(steps, "do play song");
    assert_eq!(by_ink.len(), 3, "{by_ink:?}");
    assert!(by_ink[0].starts_with("1.2.2") && by_ink[0].contains("Test Quiet - One"), "{by_ink:?}");
    assert!(by_ink[1].starts_with("1.2.2") && by_ink[1].contains("Test Quiet - Two"), "{by_ink:?}");
    assert!(by_ink[2].starts_with("1.5.3") && by_ink[2].contains("5 ink"), "{by_ink:?}");
    let sung = reasons(steps, "do play song sing pal");
    assert!(sung.iter().any(|reason| reason.contains("still drying")), "{sung:?}");
    assert!(sung.iter().any(|reason| reason.contains("counts as cost 2")), "{sung:?}");
}

#[test]
fn a_restriction_of_the_card_itself_is_its_own() {
    let shy = reasons("p1:\n  play \"Test Homebody - Shy\" as shy", "do quest shy");
    assert_eq!(shy.len(), 1, "{shy:?}");
    assert!(shy[0].contains("because of its own text"), "{shy:?}");
    let steps = "p1:\n  ink 5\n  hand \"Mirabel Madrigal - Family Gatherer\" as mirabel";
    let mirabel = reasons(steps, "do play mirabel");
    assert!(mirabel[0].contains("own text") && !mirabel[0].contains("an effect"), "{mirabel:?}");
}

#[test]
fn sing_together_says_which_singer_fails_and_why() {
    let steps = "
p1:
  hand \"Test Chorus\" as chorus
  play \"Test Pal - Small\" as dry drying
  play \"Test Pal - Small\" as tired exerted
  play \"Test Pal - Small\" as fit";
    let reasons = reasons(steps, "do play chorus sing dry, tired, fit");
    assert!(reasons[0].contains("cost 2 in total"), "{reasons:?}");
    assert!(reasons.iter().any(|reason| reason.contains("drying")), "{reasons:?}");
    assert!(reasons.iter().any(|reason| reason.contains("exerted")), "{reasons:?}");
    assert_eq!(reasons.len(), 3, "{reasons:?}");
}

#[test]
fn shift_says_what_is_wrong_with_the_character_below() {
    let shift = |play: &str, card: &str| {
        let steps = format!("p1:\n  ink 5\n  hand \"{card}\" as top\n{play}");
        reasons(&steps, "do play top shift base")
    };
    let mine = |name: &str| format!("  play \"{name}\" as base");
    let theirs = |name: &str| format!("p2:\n  play \"{name}\" as base");
    let named = shift(&mine("Test Pal - Small"), "Test Wolf - Grown");
    assert!(named[0].starts_with("8.10.1") && named[0].contains("not named Test Wolf"), "{named:?}");
    let other = shift(&theirs("Test Wolf - Young"), "Test Wolf - Grown");
    assert!(other[0].starts_with("8.10.1") && other[0].contains("is not p1's"), "{other:?}");
    let universal = shift(&theirs("Test Pal - Small"), "Test Chameleon - Any");
    assert!(universal[0].starts_with("8.10.8.2") && universal[0].contains("is not p1's"), "{universal:?}");
    let item = shift(&mine("Test Spur - Swift"), "Test Chameleon - Any");
    assert!(item[0].starts_with("8.10.8.2") && item[0].contains("not a character"), "{item:?}");
}

#[test]
fn choosing_another_card_says_what_does_not_fit() {
    let steps = "
p1:
  ink 1
  hand \"Test Zap\" as zap
  play \"Test Pal - Small\" as hurt damage 1
  play \"Test Pal - Big\" as hurt_too damage 1
  play \"Test Pal - Small\" as well
  play \"Test Spur - Swift\" as spur
p2:
  play \"Test Pal - Small\" as theirs damage 1
do play zap";
    for (card, why) in [
        ("well", "is not damaged"),
        ("spur", "not of the card type"),
        ("theirs", "belongs to a player"),
        ("zap", "in another zone"),
    ] {
        let reasons = reasons(steps, &format!("choose {card}"));
        assert!(reasons.len() == 1 && reasons[0].contains(why), "{card}: {reasons:?}");
    }
}

#[test]
fn in_a_shared_turn_both_players_may_act() {
    let steps = "
teams p1 p3, p2 p4
turns together
p1:
  play \"Test Pal - Small\" as mine
p3:
  play \"Test Pal - Small\" as theirs";
    let (told, reasons) = told(steps, "do quest theirs", Some(0));
    let question = told.decision.text(Language::English);
    assert!(question.contains("p1, p3"), "{question}");
    assert!(reasons[0].starts_with("9.3.1") && !reasons[0].contains("must decide"), "{reasons:?}");
}
