//! The runner, tested with made-up cards: decisions it answers, lines it refuses, and its reports.

use cards::CardLibrary;
use scenario::{Edition, RunOptions, ScenarioReport, TraceOptions, run_file, run_paths, trace_file};
use std::path::PathBuf;
use tempfile::TempDir;

/// A scenario file in a folder of its own.
struct ScenarioFile {
    folder: TempDir,
    path: PathBuf,
}

impl ScenarioFile {
    fn new(text: &str) -> ScenarioFile {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("test.scn");
        std::fs::write(&path, text).expect("the temporary folder can be written");
        ScenarioFile { folder, path }
    }
}

const CARDS: &str = r#"
card "Test Hero - Bold" character amber cost 2 inkable 3/4 lore 2 [Storyborn, Hero] { }
card "Test Foe - Grim" character ruby cost 2 inkable 2/3 lore 1 [Storyborn, Villain] { }
card "Test Scout - Swift" character emerald cost 3 inkable 1/2 lore 1 [Storyborn, Hero] {
  Evasive
}
card "Test Reader - Calm" character sapphire cost 2 inkable 1/3 lore 1 [Storyborn, Hero] {
  GOOD BOOK: When you play this character, you may draw a card.
}
card "Test Winner - Proud" character steel cost 2 inkable 1/3 lore 1 [Storyborn, Hero] {
  CHEERS: Whenever this character quests, gain 1 lore.
  APPLAUSE: Whenever this character quests, draw a card.
}
card "Test Bolt" action ruby cost 1 inkable { Deal 2 damage to chosen character. }
card "Test Look" action sapphire cost 1 inkable {
  Look at the top 4 cards of your deck and put them on the bottom of your deck in any order.
}
card "Test Balm" action amber cost 1 inkable { Remove up to 3 damage from chosen character. }
card "Test Call" action amber cost 1 inkable { Name a card. Draw a card. }
card "Test Mourner - Dark" character amber cost 1 inkable 1/1 lore 1 [Storyborn, Ally] {
  ALAS: Whenever one of your other characters is banished, gain 1 lore.
}
card "Test Song" song ruby cost 3 inkable { Draw a card. }
card "Test Tool" item steel cost 1 inkable { BREAK: Banish this item - Draw a card. }
card "Test Place - Hill" location sapphire cost 2 move 1 willpower 5 lore 1 { }
"#;

fn reports(text: &str) -> Vec<ScenarioReport> {
    let file = ScenarioFile::new(&format!("{CARDS}\n{text}"));
    run_file(&file.path, &CardLibrary::default())
}

/// The only report, with its line counted from the line after `scenario`.
fn report(text: &str) -> ScenarioReport {
    let mut reports = reports(&format!("scenario \"T\"\n{text}"));
    assert_eq!(reports.len(), 1);
    let mut report = reports.remove(0);
    report.line -= CARDS.lines().count() + 2;
    report
}

fn passes(text: &str) {
    let report = report(text);
    assert!(report.passed, "line {}: {}", report.line, report.message);
    assert!(report.message.is_empty());
}

/// Fails in that line with a message that contains all of these parts.
fn fails(text: &str, line: usize, says: &[&str]) {
    let report = report(text);
    assert!(!report.passed, "passed");
    assert_eq!(report.line, line, "{}", report.message);
    for part in says {
        assert!(report.message.to_string().contains(part), "{part}: {}", report.message);
    }
}

#[test]
fn a_position_is_as_the_file_says() {
    passes(
        r#"turn p2
p1:
  lore 4
  ink 5 exerted 2
  inkwell "Test Bolt" as inked
  deck "Test Bolt" as top, "Test Song"
  deck 3
  hand "Test Bolt", "Test Tool" as tool
  discard "Test Song" as old
  play "Test Place - Hill" as hill damage 2
  play "Test Hero - Bold" as hero exerted drying damage 1 at hill
  play "Test Foe - Grim" as foe on "Test Scout - Swift" as scout
  play "Test Scout - Swift" under 2
p2:
  play "Test Hero - Bold" as other under "Test Bolt" as up faceup, "Test Bolt" as down
expect turn p2
expect p1 lore 4
expect p1 ready ink 4
expect p1 inkwell 6
expect p1 deck 5
expect p2 deck 20
expect p1 hand 2
expect p1 hand "Test Bolt"
expect p1 hand not "Test Song"
expect p1 discard 1
expect p1 play 4
expect top on top of deck
expect tool in hand
expect old in discard
expect inked in inkwell
expect inked ready
expect inked facedown
expect hero exerted
expect hero drying
expect hero damaged
expect hero damage 1
expect hero at hill
expect hero strength 3
expect hero willpower 4
expect hero lore 2
expect hero cost 2
expect hero has classification Hero
expect hero has not classification Villain
expect hero has not Evasive
expect hill move cost 1
expect hill damage 2
expect foe dry
expect foe undamaged
expect foe at nowhere
expect foe under 1
expect scout in under foe
expect scout has Evasive
expect scout faceup
expect other under 2
expect up faceup
expect down facedown
expect hidden p1 down
expect shown p1 up
expect shown p1 tool
expect hidden p2 tool
expect bag empty
expect no winner
expect choice p2 action
"#,
    );
}

#[test]
fn turn_actions_are_made() {
    passes(
        r#"p1:
  ink 4
  hand "Test Hero - Bold" as hero, "Test Bolt", "Test Song"
  play "Test Scout - Swift" as scout
  play "Test Place - Hill" as hill
  play "Test Tool" as tool
p2:
  play "Test Foe - Grim" as foe exerted
do ink "Test Song"
expect p1 ready ink 5
do play hero
expect hero drying
expect total ink cost "Test Bolt" 1
do play "Test Bolt"
choose foe
expect foe damage 2
do challenge scout foe
expect foe in discard
expect illegal do quest scout
expect illegal do quest hero
do move hero to hill
expect hero at hill
do use tool "BREAK"
expect tool in discard
do pass
expect turn p2
do concede p2
expect out p2
expect winner p1
"#,
    );
}

#[test]
fn a_song_can_be_sung() {
    passes(
        r#"p1:
  hand "Test Song" as song
  play "Test Scout - Swift" as scout
expect illegal do play song
expect legal do play song sing scout
do play song sing scout
expect scout exerted
expect p1 hand 1
"#,
    );
}

#[test]
fn a_game_can_be_set_up_from_the_beginning() {
    passes(
        r#"setup
start p2
p1:
  deck 30
p2:
  deck "Test Bolt" as a
  deck 29
expect choice p2 mulligan
choose none
expect choice p1 mulligan
choose "Filler", "Filler"
expect turn p2
expect p1 hand 7
expect p2 hand 7
do pass
expect p1 hand 8
"#,
    );
}

#[test]
fn a_decision_with_one_answer_is_answered() {
    passes(
        r#"p1:
  ink 1
  hand "Test Bolt"
p2:
  play "Test Hero - Bold" as hero
do play "Test Bolt"
expect hero damage 2
"#,
    );
}

#[test]
fn a_forced_decision_can_be_looked_at_first() {
    passes(
        r#"p1:
  ink 1
  hand "Test Bolt"
p2:
  play "Test Hero - Bold" as hero
do play "Test Bolt"
expect choice p1 cards
expect options hero
expect legal choose hero
expect illegal choose yes
choose hero
expect hero damage 2
"#,
    );
}

#[test]
fn an_order_left_open_stays_as_it_is() {
    let text = r#"p1:
  ink 1
  deck "Test Bolt" as top, "Test Tool" as b, "Test Song" as c, "Test Call" as d
  hand "Test Look"
do play "Test Look"
expect choice p1 order
"#;
    passes(&format!("{text}expect d on bottom of deck"));
    passes(&format!("{text}choose d, c, b, top\nexpect top on bottom of deck"));
    passes(&format!("{text}choose d, top, b\nexpect c on bottom of deck"));
    // The rest keeps its order. A handle may look like an answer: here it doesn't mean the end of a deck.
    passes(&format!("{text}choose top\nexpect d on bottom of deck"));
    passes(&format!("{text}choose d\nexpect c on bottom of deck"));
    fails(&format!("{text}choose d, d"), 7, &["not one of the cards to order"]);
}

#[test]
fn an_amount_left_open_is_the_largest() {
    let text = "p1:\n  ink 1\n  hand \"Test Balm\"\n  play \"Test Hero - Bold\" as hero damage 2\ndo play \"Test Balm\"\n";
    passes(&format!("{text}expect hero damage 0"));
    passes(&format!("{text}choose hero\nchoose number 1\nexpect hero damage 1"));
}

#[test]
fn equal_triggers_left_open_resolve_one_by_one() {
    passes(
        r#"p1:
  ink 1
  hand "Test Bolt"
  play "Test Mourner - Dark" as a
  play "Test Mourner - Dark" as b
  play "Test Mourner - Dark" as c
do play "Test Bolt"
choose a
expect bag p1 2
expect choice p1 trigger
expect p1 lore 2
expect bag empty
"#,
    );
}

#[test]
fn a_name_can_be_called() {
    let text = "p1:\n  ink 1\n  hand \"Test Call\"\ndo play \"Test Call\"\nexpect choice p1 name\n";
    passes(&format!("{text}choose name \"Test Hero\"\nexpect p1 hand 1"));
    passes(&format!("{text}choose name \"test hero – bold\"\nexpect p1 hand 1"));
    fails(&format!("{text}choose name \"Nobody\""), 6, &["unknown card name \"Nobody\""]);
}

#[test]
fn an_open_decision_is_an_error() {
    let text = r#"p1:
  ink 2
  hand "Test Reader - Calm" as reader
do play reader
expect p1 hand 0
"#;
    fails(text, 5, &["a decision is open", "p1 must decide (may for reader): yes | no"]);
    fails(&text.replace("expect p1 hand 0", "do pass"), 5, &["a decision is open"]);
    passes(&text.replace("expect p1 hand 0", "expect choice p1 may\ndo concede p2\nexpect winner p1"));
    passes(&text.replace("expect p1 hand 0", "choose? number 1\nchoose? yes\nchoose? yes\nexpect p1 hand 1"));
}

#[test]
fn triggers_are_asked_for_by_source_and_name() {
    let text = r#"p1:
  play "Test Winner - Proud" as winner
do quest winner
expect bag p1 2
expect choice p1 trigger
expect options winner
"#;
    passes(&format!("{text}choose trigger winner \"APPLAUSE\"\nexpect p1 hand 1\nexpect p1 lore 2"));
    fails(&format!("{text}choose trigger winner"), 7, &["winner has several abilities"]);
    fails(&format!("{text}choose trigger winner \"BOO\""), 7, &["no such ability"]);
    fails(&format!("{text}expect p1 lore 2"), 7, &["a decision is open", "trigger winner \"CHEERS\""]);
}

#[test]
fn a_quoted_name_must_fit_one_card() {
    let text = r#"p1:
  ink 2
  hand "Test Bolt", "Test Bolt" as second
p2:
  play "Test Hero - Bold" as one
  play "Test Hero - Bold" as two
do play "Test Bolt"
"#;
    fails(&format!("{text}choose \"Test Hero - Bold\""), 8, &["could mean 2 cards", "handle"]);
    passes(&format!("{text}choose two\nexpect two damage 2\nexpect one damage 0\nexpect second in hand"));
    passes(&format!("{text}expect options two, one\nexpect illegal choose second"));
}

#[test]
fn refusals_come_with_their_rule() {
    let text = r#"p1:
  play "Test Hero - Bold" as hero
p2:
  play "Test Scout - Swift" as scout exerted
  play "Test Foe - Grim" as foe
"#;
    passes(&format!("{text}expect illegal do challenge hero scout because 8.6.1"));
    passes(&format!("{text}expect illegal do challenge hero scout because 8.6"));
    fails(&format!("{text}expect illegal do challenge hero foe because 8.6.1"), 6, &["found that"]);
    fails(&format!("{text}expect illegal do quest hero"), 6, &["found that it is legal"]);
    fails(&format!("{text}do challenge hero foe"), 6, &["to be legal, but"]);
    fails(&format!("{text}choose foe"), 6, &["no decision is open"]);
}

#[test]
fn a_failure_says_what_was_expected_and_found() {
    fails("expect p1 lore 3", 1, &["expected p1 lore 3; found 0"]);
    let hero = "p1:\n  play \"Test Hero - Bold\" as hero\n";
    fails(&format!("{hero}expect hero strength 9"), 3, &["expected hero strength 9; found 3"]);
    fails(&format!("{hero}expect hero in hand"), 3, &["found it in p1's play"]);
    fails(&format!("{hero}expect hero exerted # now"), 3, &["expected hero exerted; found ready"]);
    fails(&format!("{hero}expect hero has Evasive"), 3, &["found that it has not"]);
}

#[test]
fn what_is_unknown_never_passes() {
    let unknown = report("p1:\n  hand \"Nobody - At All\"");
    assert!(
        unknown.message.to_string().starts_with("unknown card \"Nobody - At All\""),
        "{}",
        unknown.message
    );
    fails("p1:\n  hand \"Test Heroo - Bold\"", 2, &["did you mean \"Test Hero - Bold\"?", "(column 8)"]);
    fails("expect p1 hand not \"Nobody\"", 1, &["unknown card \"Nobody\""]);
    fails("p1:\n  play \"Test Tool\" as t\ndo use t \"BRAKE\"", 3, &["did you mean \"BREAK\"?"]);
    fails("p1:\n  play \"Test Tool\" as t\nexpect t has not classification Heroo", 3, &["no card has"]);
    fails("p1:\n  play \"Test Tool\" as t\n  play \"Test Hero - Bold\" at t", 3, &["not a location"]);
    fails("card \"X\" item amber cost 1 {\n  Do something odd.\n}", 2, &["does not compile"]);
    fails("expect p1 loer 3", 1, &["did you mean \"lore\"?"]);
}

#[test]
fn a_file_that_does_not_parse_is_one_failed_report() {
    let reports = reports("scenario \"A\"\nscenario \"B\"\nexpct p1 lore 0");
    assert_eq!(reports.len(), 1);
    assert!(!reports[0].passed && reports[0].message.to_string().contains("(column 1)"), "{reports:?}");
}

#[test]
fn reports_carry_title_and_rules_and_become_objects() {
    let reports = reports("scenario \"A\"\nrules 4.6.6.1, 1.8\nscenario \"B\"\nexpect p1 lore 1");
    assert_eq!(
        reports.iter().map(|report| (&*report.title, report.passed)).collect::<Vec<_>>(),
        [("A", true), ("B", false)]
    );
    let object = serde_json::to_value(&reports[0]).expect("a report is plain data");
    assert_eq!(object["rules"], serde_json::json!(["4.6.6.1", "1.8"]));
    for key in ["file", "title", "passed", "line", "message"] {
        assert!(object.get(key).is_some(), "{key}");
    }
}

#[test]
fn folders_are_walked_in_order() {
    let (a, b) = (ScenarioFile::new("scenario \"A\"\n"), ScenarioFile::new("scenario \"B\"\n"));
    let folder = |file: &ScenarioFile| file.folder.path().to_owned();
    std::fs::write(folder(&a).join("a.scn"), "scenario \"First\"\n").expect("writable");
    std::fs::write(folder(&a).join("notes.txt"), "not a scenario").expect("writable");
    let missing = folder(&b).join("missing.scn");
    let options = RunOptions { threads: 2, ..RunOptions::default() };
    let reports = run_paths(&[folder(&a), b.path.clone(), missing], &CardLibrary::default(), options);
    let titles: Vec<_> = reports.iter().map(|report| &*report.title).collect();
    assert_eq!(titles, ["First", "A", "B", ""]);
    assert!(!reports[3].passed);
}

#[test]
fn a_trace_names_the_rule_of_each_event() {
    let text = format!(
        "{CARDS}\nscenario \"T\"\np1:\n play \"Test Hero - Bold\" as hero\ndo quest hero\nexpect p1 lore 3"
    );
    let file = ScenarioFile::new(&text);
    let trace = trace_file(&file.path, TraceOptions::default(), &CardLibrary::default())
        .unwrap_or_else(|error| panic!("{error}"));
    assert!(trace.contains(": do quest hero"), "{trace}");
    assert!(trace.lines().any(|line| line.trim_start().starts_with("4.5.")), "{trace}");
    assert!(trace.contains("failed at line"), "{trace}");
}

#[test]
fn teams_that_cannot_play_are_an_error() {
    fails("teams p1 p2\nexpect turn p1", 0, &["nobody is left to play against"]);
}

#[test]
fn a_draw_is_no_win_and_no_unfinished_game() {
    fails("expect draw", 1, &["a game that is not over"]);
    fails("do concede p1\nexpect draw", 2, &["winner p2"]);
}

#[test]
fn what_does_not_come_back_is_no_loop() {
    fails("repeat 2", 1, &["must follow \"loop\""]);
    fails("loop\ndo pass\nrepeat 2", 3, &["6.1.10"]);
}

#[test]
fn a_comma_at_the_end_leaves_the_question_open() {
    let text = r#"
card "Test Sparks" action ruby cost 1 inkable { Deal 1 damage to up to 2 chosen characters. }
p1:
  ink 1
  hand "Test Sparks"
p2:
  play "Test Foe - Grim" as foe
  play "Test Hero - Bold" as hero
  play "Test Scout - Swift" as scout
do play "Test Sparks"
choose foe,  # and perhaps more
expect choice p1 cards
expect options hero, scout
choose hero
expect foe damage 1
expect hero damage 1
expect scout undamaged
"#;
    passes(text);
    // Without the comma, the answer is complete.
    let closed = text.replace("choose foe,  # and perhaps more", "choose foe");
    let line = text.lines().position(|line| line == "expect choice p1 cards").expect("the line") + 1;
    fails(&closed, line, &["action"]);
}

#[test]
fn abilities_of_one_card_can_be_told_apart_by_number() {
    let text = r#"
card "Test Kit" item steel cost 1 inkable {
  FIRST: {E} - Gain 1 lore.
  SECOND: {E} - Draw a card.
}
p1:
  play "Test Kit" as kit
  play "Test Winner - Proud" as winner
expect illegal do use kit 3
do use kit 2
expect p1 hand 1
expect p1 lore 0
do quest winner
expect legal choose trigger winner 2
expect illegal choose trigger winner 3
choose trigger winner "APPLAUSE" 1
expect p1 hand 2
expect p1 lore 2
"#;
    passes(text);
}

#[test]
fn a_song_for_several_singers_can_be_begun_first() {
    let text = r#"
card "Test Choir" song ruby cost 5 inkable {
  Sing Together 5
  Draw a card.
}
p1:
  hand "Test Choir"
  play "Test Hero - Bold" as hero
  play "Test Scout - Swift" as scout
do play "Test Choir" sing together
expect choice p1 cards
choose hero, scout
expect hero exerted
expect scout exerted
expect p1 hand 1
"#;
    passes(text);
}

#[test]
fn an_edition_is_named_for_the_file_or_for_one_scenario() {
    passes("edition 2.0.1\nexpect turn p1");
    // A player who ends a turn with an empty deck only loses from 2.0.1 on (ED-01).
    let ends = "p1:\n  deck 0\ndo pass\nexpect winner p2";
    let reports = reports(&format!(
        "edition 2.0.1\nscenario \"A\"\n{ends}\nscenario \"B\"\nedition 2025-10-31\n{ends}\nscenario \"C\"\nedition 2.3.0\n{ends}"
    ));
    let passed: Vec<_> = reports.iter().map(|report| (&*report.title, report.passed)).collect();
    assert_eq!(passed, [("A", true), ("B", false), ("C", true)]);
}

#[test]
fn without_an_edition_it_is_the_newest() {
    // A keyword that is given again for longer only lasts in 2.3.0 (E23-08).
    let cards = "card \"Test Dust\" action ruby cost 1 inkable { Chosen character gains Evasive this turn. }\n\
                 card \"Test Cloud\" action ruby cost 1 inkable { Chosen character gains Evasive until the start of your next turn. }\n";
    let text = format!(
        "{cards}p1:\n  ink 2\n  hand \"Test Dust\" as dust, \"Test Cloud\" as cloud\n  play \"Test Foe - Grim\" as foe\n\
         do play dust\nchoose? foe\ndo play cloud\nchoose? foe\ndo pass\nexpect foe has Evasive"
    );
    passes(&text);
    fails(&format!("edition 2.2.0\n{text}"), 13, &["expected foe has Evasive"]);
}

#[test]
fn an_unknown_edition_is_an_error_with_its_place() {
    fails("seed 1\n  edition 2.4.0", 2, &["unknown word \"2.4.0\"", "2.3.0", "(column 11)"]);
    fails("edition 2", 1, &["expected one of", "found \"2\"", "(column 9)"]);
    fails("edition 2.0.1\nedition 2.0.1", 2, &["twice", "(column 1)"]);
    fails("expect turn p1\nedition 2.0.1", 2, &["set-up lines come before", "(column 1)"]);
}

#[test]
fn an_edition_can_be_given_from_outside() {
    let text =
        format!("{CARDS}\nscenario \"A\"\nexpect turn p1\nscenario \"B\"\nedition 2.0.1\nexpect turn p1");
    let file = ScenarioFile::new(&text);
    let run = |edition| {
        let options = RunOptions { edition, ..RunOptions::default() };
        let reports = run_paths(&[&file.path], &CardLibrary::default(), options);
        reports.iter().map(|report| report.passed).collect::<Vec<_>>()
    };
    for edition in Edition::ALL {
        assert_eq!(run(Some(edition)), [true, true]);
    }
}

const SPARKS: &str = r#"card "Test Sparks" action ruby cost 1 inkable { Deal 1 damage to 2 chosen characters. }
p1:
  ink 1
  hand "Test Sparks"
p2:
  play "Test Foe - Grim" as foe
  play "Test Hero - Bold" as hero
"#;

#[test]
fn a_question_that_takes_every_card_offered_has_one_answer() {
    passes(&format!("{SPARKS}do play \"Test Sparks\"\nexpect foe damage 1\nexpect hero damage 1"));
    passes(&format!(
        "{SPARKS}do play \"Test Sparks\"\nexpect choice p1 cards\nexpect options foe, hero\nexpect hero damage 1"
    ));
    passes(&format!(
        "{SPARKS}do play \"Test Sparks\"\nchoose hero, foe\nexpect foe damage 1\nexpect hero damage 1"
    ));
    // With one more card to choose from, there is a real choice.
    let three = format!("{SPARKS}  play \"Test Scout - Swift\" as scout\n");
    fails(&format!("{three}do play \"Test Sparks\"\nexpect foe damage 1"), 10, &["a decision is open"]);
}

#[test]
fn cards_that_must_all_be_taken_keep_their_order() {
    let text = r#"card "Test Purge" action ruby cost 1 inkable { Choose and discard 2 cards. }
p1:
  ink 1
  hand "Test Purge" as purge, "Test Bolt" as bolt, "Test Tool" as tool
do play purge
"#;
    passes(&format!("{text}expect p1 hand 0\nexpect bolt in discard\nexpect tool in discard"));
    // A `choose` that does not fit skips it like any other forced question.
    let may = text.replace("discard 2 cards.", "discard 2 cards. You may draw a card.");
    passes(&format!("{may}choose yes\nexpect bolt in discard\nexpect tool in discard\nexpect p1 hand 1"));
    passes(&format!("{may}expect choice p1 may\nchoose? no\nexpect p1 hand 0"));
    let file = ScenarioFile::new(&format!("{CARDS}\nscenario \"T\"\n{text}expect p1 hand 0"));
    let trace = trace_file(&file.path, TraceOptions::default(), &CardLibrary::default())
        .unwrap_or_else(|error| panic!("{error}"));
    let at = |what: &str| trace.find(what).unwrap_or_else(|| panic!("{what} is missing: {trace}"));
    assert!(at("(answered: bolt)") < at("(answered: tool)"), "{trace}");
}

#[test]
fn yes_and_no_can_be_taken_as_options() {
    let text = r#"card "Test Offer" action ruby cost 1 inkable { You may draw a card. }
p1:
  ink 1
  hand "Test Offer" as offer
do play offer
"#;
    passes(&format!("{text}choose option 1\nexpect p1 hand 1"));
    passes(&format!("{text}choose option 2\nexpect p1 hand 0"));
    fails(&format!("{text}choose option 3\nexpect p1 hand 0"), 6, &["choose option 3"]);
}

#[test]
fn singers_who_are_all_needed_need_not_be_named() {
    let text = r#"card "Test Choir" song ruby cost 5 inkable {
  Sing Together 5
  Draw a card.
}
p1:
  hand "Test Choir"
  play "Test Hero - Bold" as hero
  play "Test Scout - Swift" as scout
"#;
    passes(&format!("{text}do play \"Test Choir\" sing together\nexpect hero exerted\nexpect scout exerted"));
    // Any one of the three can be left out.
    let three = format!("{text}  play \"Test Song Bird - Old\"\n").replace(
        "p1:\n",
        "card \"Test Song Bird - Old\" character amber cost 4 inkable 1/1 lore 1 [Storyborn] { }\np1:\n",
    );
    fails(
        &format!("{three}do play \"Test Choir\" sing together\nexpect hero exerted"),
        12,
        &["a decision is open"],
    );
}

const TWO_QUESTIONS: &str = r#"card "Test Volley" action ruby cost 1 inkable {
  Deal 1 damage to chosen opposing character. Deal 1 damage to chosen character. You may draw a card.
}
p1:
  ink 1
  hand "Test Volley"
  play "Test Hero - Bold" as hero
p2:
  play "Test Foe - Grim" as foe
do play "Test Volley"
"#;

#[test]
fn looking_at_a_later_decision_answers_nothing() {
    // The first question has one answer, the second has two.
    passes(&format!(
        "{TWO_QUESTIONS}expect options hero, foe\nchoose foe\nchoose hero\nchoose no\nexpect foe damage 1"
    ));
    passes(&format!(
        "{TWO_QUESTIONS}expect legal choose hero\nchoose foe\nchoose foe\nchoose no\nexpect foe damage 2"
    ));
    passes(&format!("{TWO_QUESTIONS}expect legal choose hero\nmeanwhile expect foe undamaged"));
    passes(&format!(
        "{TWO_QUESTIONS}expect options hero, foe\nexpect options hero, foe\nchoose hero\nchoose no\nexpect foe damage 1"
    ));
    // A further look begins at the decision of the previous one.
    fails(&format!("{TWO_QUESTIONS}expect options hero, foe\nexpect illegal choose hero"), 12, &["legal"]);
    passes(&format!("{TWO_QUESTIONS}expect illegal choose hero"));
    // The decisions can be checked in turn.
    passes(&format!(
        "{TWO_QUESTIONS}choose foe\nexpect choice p1 cards\nchoose hero\nexpect choice p1 may\nchoose no\nexpect choice p1 action"
    ));
}

#[test]
fn nothing_is_answered_before_a_player_concedes() {
    let text = r#"p1:
  ink 1
  hand "Test Bolt"
p2:
  play "Test Hero - Bold" as hero
do play "Test Bolt"
do concede p1
expect winner p2
expect hero undamaged
"#;
    passes(text);
    // The player who leaves is not asked any more, but the others are.
    let three =
        text.replace("do concede p1\nexpect winner p2", "do concede p3\nmeanwhile expect hero undamaged");
    fails(&three, 9, &["found damaged"]);
}

#[test]
fn an_expectation_can_look_in_the_middle() {
    let text = r#"p1:
  ink 2
  hand "Test Reader - Calm" as reader
  play "Test Hero - Bold" as hero
do play reader
"#;
    passes(&format!(
        "{text}meanwhile expect reader in play\nmeanwhile expect p1 hand 0\nmeanwhile expect choice p1 may\n\
         meanwhile expect illegal do quest hero\nmeanwhile expect legal choose no\nmeanwhile expect bag empty\n\
         choose yes\nmeanwhile expect p1 hand 1\nexpect p1 hand 1"
    ));
    fails(&format!("{text}meanwhile expect p1 hand 1"), 6, &["expected p1 hand 1; found 0"]);
    fails(&format!("{text}meanwhile p1 hand 1"), 6, &["expected \"expect\"", "(column 11)"]);
    // Forced decisions are not answered either.
    let bolt = "p1:\n  ink 1\n  hand \"Test Bolt\"\np2:\n  play \"Test Hero - Bold\" as hero\ndo play \"Test Bolt\"\n";
    passes(&format!(
        "{bolt}meanwhile expect hero undamaged\nmeanwhile expect options hero\nexpect hero damage 2"
    ));
    fails(&format!("{bolt}meanwhile expect choice p1 action"), 7, &["p1 must decide (cards"]);
}

#[test]
fn which_replacement_effect_applies_can_be_expected() {
    let text = r#"scenario "T"
p1:
  ink 1
  hand "Test Bolt"
p2:
  play "Beast - Selfless Protector" as one
  play "Beast - Selfless Protector" as two
  play "Test Hero - Bold" as hero
do play "Test Bolt"
choose hero
expect choice p2 replacement
expect options one, two
choose replacement two
expect two damage 2
"#;
    let file = ScenarioFile::new(&format!("{CARDS}\n{text}"));
    for report in run_file(&file.path, &CardLibrary::embedded()) {
        assert!(report.passed, "line {}: {}", report.line, report.message);
    }
}

#[test]
fn an_entry_of_the_bag_is_meant_by_what_its_event_was_about() {
    let text = r#"card "Test Storm" action ruby cost 1 inkable { Banish all opposing characters. }
card "Test Ledger" item amber cost 1 inkable {
  TALLY: Whenever an opposing character is banished, gain lore equal to their {L}.
}
p1:
  ink 1
  hand "Test Storm"
  play "Test Ledger" as ledger
p2:
  play "Test Foe - Grim" as foe
  play "Test Hero - Bold" as hero
  play "Test Foe - Grim" as other
do play "Test Storm"
"#;
    for (about, lore) in [("hero", 2), ("foe", 1), ("other", 1), ("\"Test Hero - Bold\"", 2)] {
        for ability in ["", " \"TALLY\""] {
            passes(&format!(
                "{text}choose trigger ledger{ability} about {about}\nmeanwhile expect p1 lore {lore}\nexpect p1 lore 4"
            ));
        }
    }
    passes(&format!(
        "{text}choose trigger ledger about hero\nexpect illegal choose trigger ledger about hero"
    ));
    passes(&format!("{text}expect legal choose trigger ledger about p2"));
    passes(&format!("{text}expect illegal choose trigger ledger about p1"));
    fails(&format!("{text}choose trigger ledger about ledger"), 14, &["no such ability", "about ledger"]);
    fails(&format!("{text}choose trigger ledger about"), 14, &["expected a card", "(column 28)"]);
    fails(&format!("{text}choose trigger ledger about nobody"), 14, &["unknown handle \"nobody\""]);
}

#[test]
fn of_a_challenge_either_card_says_which_entry_is_meant() {
    let text = r#"card "Test Witness - Keen" character amber cost 1 inkable 1/1 lore 1 [Storyborn] {
  SCENE: Whenever a character challenges another character, you may draw a card.
}
p1:
  play "Test Witness - Keen" as one
  play "Test Witness - Keen" as two
  play "Test Hero - Bold" as hero
p2:
  play "Test Foe - Grim" as foe exerted
do challenge hero foe
"#;
    passes(&format!("{text}choose trigger two about hero\nchoose yes"));
    passes(&format!("{text}choose trigger two about foe\nchoose yes"));
    fails(&format!("{text}choose trigger two about one"), 11, &["no such ability"]);
}

#[test]
fn an_entry_of_the_bag_is_meant_by_the_player_its_event_was_about() {
    let text = r#"card "Test Tax" action ruby cost 1 inkable { Each opponent loses 1 lore. }
card "Test Solace" item amber cost 1 inkable { PITY: Whenever an opponent loses lore, they draw a card. }
p1:
  ink 1
  hand "Test Tax"
  play "Test Solace" as solace
p2:
  lore 2
p3:
  lore 2
p4:
  lore 2
do play "Test Tax"
"#;
    for (about, hands) in [("p2", [1, 0, 0]), ("p3", [0, 1, 0]), ("p4", [0, 0, 1])] {
        let [p2, p3, p4] = hands;
        passes(&format!(
            "{text}choose trigger solace \"PITY\" about {about}\nmeanwhile expect p2 hand {p2}\n\
             meanwhile expect p3 hand {p3}\nmeanwhile expect p4 hand {p4}\nexpect p2 hand 1\nexpect p4 hand 1"
        ));
    }
}

#[test]
fn events_can_be_expected_by_their_rule() {
    let text = r#"p1:
  ink 2
  hand "Test Bolt", "Test Reader - Calm" as reader
  play "Test Hero - Bold" as hero
p2:
  play "Test Foe - Grim" as foe exerted
  play "Test Scout - Swift" as scout
expect no event 4
do challenge hero foe
expect event 4.6.6.2
expect event 4.6.6.2 foe
expect event 4.6 hero
expect event 4.6.6.2 "Test Hero - Bold"
expect no event 4.6 scout
expect no event 4.5
expect event 1.8.1.4 foe
"#;
    passes(text);
    fails(&format!("{text}expect event 4.5"), 17, &["expected event 4.5; found no such event", "4.6.6.2"]);
    fails(&format!("{text}expect event 4.6.6.2 scout"), 17, &["found no such event"]);
    fails(&format!("{text}expect no event 4.6.6 foe"), 17, &["found 4.6.6.2"]);
    // A rule number that only begins with an event's rule number is a different rule.
    fails(&format!("{text}expect event 4.6.7.1"), 17, &["found no such event"]);
}

#[test]
fn events_are_those_since_the_last_thing_done_or_chosen() {
    let text = r#"p1:
  ink 4
  hand "Test Bolt" as bolt, "Test Reader - Calm" as reader
p2:
  play "Test Foe - Grim" as foe
"#;
    // Forced answers since then belong to it.
    passes(&format!("{text}do play bolt\nexpect event 4.3.2 bolt\nexpect event 1.9.2 foe"));
    passes(&format!(
        "{text}do play bolt\nmeanwhile expect no event 1.9.2\nchoose foe\nexpect no event 4.3.2\nexpect event 1.9.2 foe"
    ));
    passes(&format!("{text}do play bolt\ndo ink reader\nexpect no event 1.9.2\nexpect event 4.2 reader"));
    // Looking ahead and a `choose?` without effect don't count.
    let reader = format!("{text}do play reader\n");
    passes(&format!(
        "{reader}expect legal choose yes\nmeanwhile expect event 4.3\nmeanwhile expect no event 1.12.1"
    ));
    passes(&format!(
        "{reader}choose? number 1\nmeanwhile expect event 4.3\nchoose? yes\nexpect no event 4.3.2"
    ));
    passes(&format!(
        "{reader}expect legal do concede p2\nmeanwhile expect event 4.3\nmeanwhile expect no event 2.3"
    ));
    // A forced question that a `choose` skips comes before it.
    passes(&format!(
        "{TWO_QUESTIONS}choose hero\nmeanwhile expect event 1.9.2 hero\nmeanwhile expect no event 1.9.2 foe"
    ));
    passes(&format!("{TWO_QUESTIONS}choose? hero\nmeanwhile expect no event 1.9.2 foe"));
}

#[test]
fn ink_drops_are_put_out_and_paid_with() {
    passes(
        "p1:\n  ink drops 2\nexpect p1 ink drops 2\nexpect p2 ink drops 0\nmeanwhile expect p1 ink drops 2",
    );
    fails("p1:\n  ink drops 2\nexpect p1 ink drops 1", 3, &["found 2"]);
    let hero = "p1:\n  ink 2\n  hand \"Test Hero - Bold\" as hero\n  play \"Test Hero - Bold\" as a, \"Test Foe - Grim\" as b\n";
    for line in [
        "expect illegal do play hero drops 1",
        "expect legal do play hero drops 0",
        "expect illegal do play hero shift a drops 1",
        "expect illegal do play hero shift a, b",
    ] {
        passes(&format!("{hero}{line}"));
    }
    fails(&format!("{hero}do play hero drops 1"), 5, &["1 ink drops can't be removed"]);
    passes(&format!("{hero}expect illegal do play hero shift a\ndo play hero\nexpect p1 ready ink 0"));
    fails(&format!("{hero}do play hero drops"), 5, &["expected the number of drops", "(column 19)"]);
    fails(&format!("{hero}do play hero free drops 1"), 5, &["unexpected \"drops\"", "(column 19)"]);
    fails("p1:\n  ink drops\nexpect turn p1", 2, &["expected the number", "(column 12)"]);
    fails("expect p1 ink 2", 1, &["expected \"drops\"", "(column 15)"]);
}

/// What is put on the bottom in a random order is told in the order that everybody knew before.
#[test]
fn the_log_does_not_tell_a_random_order() {
    let text = |seed: u32| {
        format!(
            "card \"Test Storm\" action amber cost 1 {{ Reveal the top 5 cards of your deck. Put them on the bottom of your \
             deck in a random order. }}\nscenario \"storm\"\nseed {seed}\np1:\n  ink 1\n  hand \"Test Storm\" as storm\n  deck \
             \"Smash\", \"Dragon Fire\", \"Befuddle\", \"Healing Glow\", \"Fire the Cannons!\"\ndo play storm\n"
        )
    };
    let told = |seed: u32| -> Vec<String> {
        let file = ScenarioFile::new(&text(seed));
        let trace = trace_file(&file.path, TraceOptions::default(), &CardLibrary::embedded());
        let trace = trace.expect("the file can be read");
        let names = ["Smash", "Dragon Fire", "Befuddle", "Healing Glow", "Fire the Cannons!"];
        let lines = trace.lines().filter(|line| names.iter().any(|name| line.contains(name)));
        lines.map(str::to_owned).collect()
    };
    let first = told(1);
    assert!(first.len() >= 5, "{first:?}");
    for seed in 2..8 {
        assert_eq!(told(seed), first, "seed {seed}");
    }
}

#[test]
fn ink_drops_pay_for_every_action_that_costs_ink() {
    let cards = r#"card "Test Mule - Plain" character amber cost 3 inkable 2/6 lore 1 [Storyborn] { Boost 1 {I} }
card "Test Hill - Bare" location sapphire cost 1 move 1 willpower 5 lore 1 { }
card "Test Well" item amber cost 1 inkable { STIR: 1 {I} - Draw a card. }
"#;
    let set_up = "p1:\n  ink 3\n  ink drops 2\n  play \"Test Mule - Plain\" as mule\n  play \"Test Hill - Bare\" as hill\n  \
                  play \"Test Well\" as well\np2:\n  play \"Test Mule - Plain\" as other exerted\n";
    for action in ["do move mule to hill", "do use well", "do use well \"STIR\"", "do boost mule"] {
        let rest = "expect p1 ready ink";
        passes(&format!("{cards}{set_up}{action} drops 1\n{rest} 3\nexpect p1 ink drops 1"));
        passes(&format!("{cards}{set_up}{action} drops 0\n{rest} 2\nexpect p1 ink drops 2"));
        passes(&format!("{cards}{set_up}{action}\n{rest} 2\nexpect p1 ink drops 2"));
        passes(&format!("{cards}{set_up}expect illegal {action} drops 2"));
        // What an earlier action was paid with is not counted.
        passes(&format!("{cards}{set_up}do use well drops 1\nexpect legal {action} drops 0"));
    }
    // What costs nothing is paid with no drops.
    for action in ["do quest mule", "do challenge mule other"] {
        passes(&format!("{cards}{set_up}expect illegal {action} drops 1"));
        passes(&format!("{cards}{set_up}expect legal {action} drops 0"));
    }
}

#[test]
fn a_choose_answers_the_numbers_before_it() {
    let text = r#"card "Test Salve" action amber cost 0 { Remove up to 3 damage from chosen character. Banish chosen item. }
card "Test Tool" item steel cost 1 inkable { }
card "Test Hammer" item steel cost 1 inkable { }

p1:
  hand "Test Salve" as salve
  play "Test Hero - Bold" as hero damage 2
  play "Test Tool" as tool, "Test Hammer" as hammer
do play salve
choose hero
"#;
    passes(&format!(
        "{text}choose tool\nexpect hero damage 0\nexpect tool in discard\nexpect hammer in play"
    ));
    passes(&format!("{text}choose? tool\nexpect hero damage 0\nexpect tool in discard"));
    passes(&format!("{text}choose number 1\nchoose tool\nexpect hero damage 1"));
    passes(&format!(
        "{text}expect choice p1 number\nexpect legal choose tool\nexpect illegal choose hero\nchoose number 0\nchoose tool\nexpect hero damage 2"
    ));
    // A number that is too large is wrong, and so is a card that nothing asks for.
    fails(&format!("{text}choose number 3\nchoose tool"), 11, &["number 0 | number 1 | number 2"]);
    fails(&format!("{text}choose hero"), 11, &["another kind of answer"]);
}

/// The answers that an error lists are lines that can be copied.
#[test]
fn waiting_abilities_of_one_card_are_told_apart() {
    let text = r#"card "Test Fan - Merry" character amber cost 5 inkable 1/3 lore 1 [Storyborn, Ally] {
  CHEER: Whenever one of your other characters is banished, you may return that card to your hand.
}
card "Test Storm" action ruby cost 0 { Banish all characters with cost 3 or less. }

p1:
  hand "Test Storm" as storm
  play "Test Fan - Merry" as fan, "Test Hero - Bold" as stitch, "Test Foe - Grim" as simba
do play storm
"#;
    let hint = r#"trigger fan "CHEER" about stitch | trigger fan "CHEER" about simba"#;
    fails(&format!("{text}choose trigger storm"), 10, &[hint]);
    passes(&format!(
        "{text}choose trigger fan \"CHEER\" about simba\nchoose yes\nmeanwhile expect p1 hand simba\nchoose no\nexpect p1 hand not stitch"
    ));
}

#[test]
fn a_trace_for_a_player_hides_what_the_player_does_not_see() {
    let text = "scenario \"T\"\np1:\n  deck \"Dragon Fire\"\n  play \"Stitch - New Dog\" as stitch\np2:\n  deck \"Healing Glow\", \
                \"Befuddle\"\ndo pass\ndo pass\n";
    let file = ScenarioFile::new(text);
    let library = CardLibrary::embedded();
    let trace = |reader| {
        let options = TraceOptions { reader, ..TraceOptions::default() };
        trace_file(&file.path, options, &library).unwrap_or_else(|error| panic!("{error}"))
    };
    let (all, mine, theirs) = (trace(None), trace(Some(engine::Seat(0))), trace(Some(engine::Seat(1))));
    assert!(all.contains("Dragon Fire") && all.contains("Healing Glow"), "{all}");
    assert!(mine.contains("Dragon Fire") && !mine.contains("Healing Glow"), "{mine}");
    assert!(!theirs.contains("Dragon Fire") && theirs.contains("Healing Glow"), "{theirs}");
    assert!(trace(Some(engine::Seat(4))).contains("p5 is not in this game"));
}
