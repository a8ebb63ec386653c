//! Every construct of the format, and the positions of errors.

use super::*;
use crate::ast::{
    AbilityChoice, ActionSpec, AnswerSpec, CardFact, CardNumber, CardState, CardTrait, ChoiceKind,
    Expectation, PaidActionSpec, PaymentSpec, PlaceSpec, PlayerFact, StepKind, UnderSpec, ZoneWord,
};
use wording::{CardType, Ink, KeywordKind};

fn one(text: &str) -> Scenario {
    let mut scenarios = parse_file("test.scn", text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(scenarios.len(), 1);
    scenarios.remove(0)
}

/// A scenario with handles a to d, followed by these lines.
fn with(lines: &str) -> String {
    format!(
        "scenario \"T\"\np1:\n  play \"A\" as a\n  play \"B\" as b\n  hand \"C\" as c\np2:\n  play \"D\" as d\n{lines}"
    )
}

fn step(line: &str) -> StepKind {
    let mut scenario = one(&with(line));
    assert_eq!(scenario.steps.len(), 1);
    scenario.steps.remove(0).kind
}

fn paid_action(line: &str) -> PaidActionSpec {
    match step(line) {
        StepKind::Do(action) => action,
        other => panic!("{line}: {other:?}"),
    }
}

fn action(line: &str) -> ActionSpec {
    paid_action(line).action
}

fn answer(line: &str) -> AnswerSpec {
    match step(line) {
        StepKind::Choose(answer) => answer,
        other => panic!("{line}: {other:?}"),
    }
}

fn expectation(line: &str) -> Expectation {
    match step(line) {
        StepKind::Expect(expect) => expect,
        other => panic!("{line}: {other:?}"),
    }
}

fn fact(line: &str) -> CardFact {
    match expectation(line) {
        Expectation::Card { card, fact } => {
            assert_eq!(card.to_string(), "a");
            fact
        }
        other => panic!("{line}: {other:?}"),
    }
}

fn player_fact(line: &str) -> PlayerFact {
    match expectation(line) {
        Expectation::Player { player: PlayerNo(0), fact } => fact,
        other => panic!("{line}: {other:?}"),
    }
}

fn error(text: &str) -> (usize, usize, String) {
    match parse_file("test.scn", text) {
        Ok(scenarios) => panic!("accepted: {scenarios:?}"),
        Err(error) => (error.line, error.column, error.message.to_string()),
    }
}

/// The error of one line after eight lines of setup, without its line number.
fn step_error(line: &str) -> (usize, String) {
    let (at, column, message) = error(&with(line));
    assert_eq!(at, 8, "{message}");
    (column, message)
}

#[test]
fn the_head_lines_are_read() {
    let scenario =
        one("scenario \"Title\"  # comment\nrules 4.6.6.1, 1.8\nseed 7\nplayers 4\nvariant pack-rush\n\
         teams p1 p3, p2 p4\nturn p2\n");
    assert_eq!(scenario.title, "Title");
    assert_eq!(scenario.rules, ["4.6.6.1", "1.8"]);
    assert_eq!((scenario.seed, scenario.players, scenario.variant), (7, 4, VariantSpec::PackRush));
    assert_eq!(scenario.teams, [[PlayerNo(0), PlayerNo(2)], [PlayerNo(1), PlayerNo(3)]]);
    assert_eq!(scenario.opening, Opening::Turn { player: PlayerNo(1), number: None });
    assert_eq!(scenario.sides.len(), 4);
}

#[test]
fn editions_are_read() {
    for edition in Edition::ALL {
        let read = one(&format!("scenario \"T\"\nedition {edition}")).edition;
        assert_eq!(read, Some((edition, Pos { line: 2, column: 9 })));
    }
    assert_eq!(one("scenario \"T\"").edition, None);
    let text = "edition 2.1.0\nscenario \"A\"\nscenario \"B\"\nedition 2025-10-31\nscenario \"C\"";
    let named: Vec<_> =
        parse_file("test.scn", text).unwrap().iter().map(|scenario| scenario.edition).collect();
    let of_the_file = Some((Edition::V2_1_0, Pos { line: 1, column: 9 }));
    let own = Some((Edition::October2025, Pos { line: 4, column: 9 }));
    assert_eq!(named, [of_the_file, own, of_the_file]);
    let (line, column, message) = error("# for all\nedition 2.3\nscenario \"T\"");
    assert_eq!((line, column), (2, 9), "{message}");
    let (line, column, message) = error("scenario \"T\"\nedition 2.3.0 2.2.0");
    assert_eq!((line, column), (2, 15), "{message}");
}

#[test]
fn team_turns_marketing_cards_loops_and_draws_are_read() {
    let together = one("scenario \"T\"\nteams p1 p3, p2\nturns together\np2:\n marketing 2");
    assert!(together.together);
    assert_eq!(together.sides[1].marketing, 2);
    assert!(!one("scenario \"T\"\nteams p1 p3, p2\nturns alternating").together);
    let (line, column, message) = error("scenario \"T\"\nturns together");
    assert_eq!((line, column), (2, 1), "{message}");
    assert_eq!(step("loop"), StepKind::Loop);
    assert_eq!(step("repeat 5"), StepKind::Repeat(5));
    assert_eq!(step_error("repeat 0").0, 8);
    assert_eq!(expectation("expect draw"), Expectation::Draw { because: None });
    assert_eq!(
        expectation("expect draw because 6.1.10"),
        Expectation::Draw { because: Some("6.1.10".into()) }
    );
}

#[test]
fn what_is_left_out_has_its_default() {
    let scenario = one("scenario \"T\"");
    assert_eq!((scenario.seed, scenario.players, scenario.variant), (1, 2, VariantSpec::Constructed));
    assert_eq!(scenario.opening, Opening::Turn { player: PlayerNo(0), number: None });
    assert_eq!(scenario.sides[1].filler(), 20);
}

#[test]
fn the_highest_player_named_sets_the_number_of_players() {
    assert_eq!(one("scenario \"T\"\nexpect p3 lore 0").players, 3);
    assert_eq!(one("scenario \"T\"\np4:\n lore 2").players, 4);
}

#[test]
fn a_game_can_begin_at_the_beginning() {
    let starter = |text| match one(text).opening {
        Opening::Setup { starter } => starter,
        Opening::Turn { .. } => panic!("no setup"),
    };
    assert_eq!(starter("scenario \"T\"\nsetup\nstart p2\np1:\n deck \"A\"\n deck 60"), Some(PlayerNo(1)));
    assert_eq!(starter("scenario \"T\"\nsetup"), None);
}

#[test]
fn cards_can_be_made_up() {
    let scenario = one("scenario \"T\"
card \"Test Knight - Mail Clad\" character amber cost 3 inkable 2/4 lore 1 [Storyborn, Seven Dwarfs] {
  Bodyguard            # with a comment
  STAND FAST: {E}, 1 {I} - Draw a card.
}                       # and another
card \"Test Song\" song ruby cost 2 { Deal 2 damage to chosen character. }
card \"Test Tool\" item steel sapphire cost 1 inkable { }
card \"Test Place - Hill\" location sapphire cost 2 move 1 willpower 5 lore 1 { }
card \"Plain\" action amber cost 1");
    let [knight, song, tool, hill, plain] = &scenario.cards[..] else { panic!("{:?}", scenario.cards) };
    assert_eq!((knight.card_type, knight.cost, knight.inkable), (CardType::Character, 3, true));
    assert_eq!((knight.strength, knight.willpower, knight.lore), (Some(2), Some(4), Some(1)));
    assert_eq!(knight.classes, ["Storyborn", "Seven Dwarfs"]);
    let lines: Vec<_> =
        knight.text.iter().map(|line| (line.pos.line, line.pos.column, &*line.text)).collect();
    assert_eq!(lines, [(3, 3, "Bodyguard"), (4, 3, "STAND FAST: {E}, 1 {I} - Draw a card.")]);
    assert!(song.song && song.card_type == CardType::Action && !song.inkable);
    assert_eq!(song.text[0].text, "Deal 2 damage to chosen character.");
    assert_eq!(song.text[0].pos, Pos { line: 6, column: 37 });
    assert_eq!(tool.inks, [Ink::Steel, Ink::Sapphire]);
    assert_eq!((hill.move_cost, hill.willpower, hill.lore), (Some(1), Some(5), Some(1)));
    assert!(plain.text.is_empty());
}

#[test]
fn a_card_before_the_first_scenario_is_good_for_all() {
    let text =
        "card \"X\" item amber cost 1 { }\nscenario \"A\"\nscenario \"B\"\ncard \"X\" item amber cost 2 { }";
    let scenarios = parse_file("test.scn", text).unwrap();
    assert_eq!(scenarios.iter().map(|scenario| scenario.cards[0].cost).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn a_side_is_read() {
    let scenario = one("scenario \"T\"
p1:
  lore 4
  ink 5 exerted 2
  inkwell \"I\" as i
  deck \"A - B\", \"C - D\" as cd
  deck 7
  hand \"Fire!\", \"F\" as f2
  discard \"Dragon Fire\"
  play \"Rock\" as rock damage 2
  play \"S\" exerted drying damage 1
  play \"Fl\" as fl at rock
  play \"T\" as tink on \"T2\" as tiny
  play \"K\" under 2
  play \"C\" under \"St\" as st faceup, \"Si\" as si
p2: play \"M\" as milo exerted");
    let side = &scenario.sides[0];
    assert_eq!((side.lore, side.ink, side.exerted_ink, side.filler()), (4, 5, 2, 7));
    assert_eq!(side.inkwell[0].0.handle.as_deref(), Some("i"));
    assert_eq!(side.deck.iter().map(|card| &*card.name).collect::<Vec<_>>(), ["A - B", "C - D"]);
    assert_eq!(side.hand[1].handle.as_deref(), Some("f2"));
    assert_eq!(side.discard[0].name, "Dragon Fire");
    let [rock, simba, flounder, tink, knight, cauldron] = &side.play[..] else { panic!("{:?}", side.play) };
    assert_eq!((rock.damage, rock.exerted), (2, false));
    assert_eq!((simba.damage, simba.exerted, simba.drying), (1, true, true));
    assert_eq!(flounder.at.as_ref().map(ToString::to_string).as_deref(), Some("rock"));
    assert_eq!(tink.on[0].handle.as_deref(), Some("tiny"));
    assert_eq!(knight.under, [UnderSpec::Filler(2)]);
    let faces = cauldron.under.iter().map(|card| matches!(card, UnderSpec::Card { faceup: true, .. }));
    assert_eq!(faces.collect::<Vec<_>>(), [true, false]);
    assert!(scenario.sides[1].play[0].exerted);
}

#[test]
fn names_may_hold_quotation_marks() {
    for text in ["\"X's \"Baby\"\"", "\"X's “Baby”\"", "\"X's \\\"Baby\\\"\"", "“X's “Baby””"] {
        let scenario = one(&format!("scenario \"T\"\np1:\n hand {text}, \"Y\" as y # \"z\""));
        let names: Vec<_> = scenario.sides[0].hand.iter().map(|card| cards::fold(&card.name)).collect();
        assert_eq!(names, ["x's \"baby\"", "y"], "{text}");
    }
    assert_eq!(one("scenario \"Says \"yes\" # twice\"").title, "Says \"yes\" # twice");
}

#[test]
fn turn_actions_are_read() {
    assert!(
        matches!(action("do ink \"Simba - Cub\""), ActionSpec::Ink(card) if card.to_string() == "\"Simba - Cub\"")
    );
    assert!(matches!(action("do play c"), ActionSpec::Play { how: PaymentSpec::Ink, .. }));
    assert!(
        matches!(action("do play c shift a"), ActionSpec::Play { how: PaymentSpec::Shift(onto), .. } if onto.len() == 1)
    );
    assert!(
        matches!(action("do play c sing a, b"), ActionSpec::Play { how: PaymentSpec::Sing(cards), .. } if cards.len() == 2)
    );
    assert!(matches!(action("do play c free"), ActionSpec::Play { how: PaymentSpec::Free, .. }));
    assert!(matches!(action("do quest a"), ActionSpec::Quest(_)));
    assert!(matches!(action("do challenge a d"), ActionSpec::Challenge { .. }));
    assert!(matches!(action("do move a to b"), ActionSpec::Move { .. }));
    assert!(matches!(action("do use a"), ActionSpec::Use { ability: AbilityChoice::Only, .. }));
    assert!(
        matches!(action("do use a \"NAME\""), ActionSpec::Use { ability: AbilityChoice::Named(name), .. } if name.text == "NAME")
    );
    assert!(matches!(action("do boost a"), ActionSpec::Boost(_)));
    assert_eq!(action("do pass"), ActionSpec::Pass);
    assert_eq!(action("do concede p2"), ActionSpec::Concede(PlayerNo(1)));
}

#[test]
fn answers_are_read() {
    assert!(matches!(answer("choose a"), AnswerSpec::Cards(cards) if cards.len() == 1));
    assert!(matches!(answer("choose a, \"B\""), AnswerSpec::Cards(cards) if cards.len() == 2));
    assert_eq!(answer("choose none"), AnswerSpec::None);
    assert_eq!(answer("choose yes"), AnswerSpec::Yes);
    assert_eq!(answer("choose no"), AnswerSpec::No);
    assert_eq!(answer("choose option 2"), AnswerSpec::Option(2));
    assert_eq!(answer("choose number 3"), AnswerSpec::Number(3));
    assert!(matches!(answer("choose name \"Flotsam\""), AnswerSpec::Name(name) if name.text == "Flotsam"));
    assert_eq!(answer("choose player p2"), AnswerSpec::Player(PlayerNo(1)));
    assert!(matches!(answer("choose trigger a"), AnswerSpec::Trigger { ability: None, .. }));
    assert!(matches!(answer("choose trigger a \"X Y\""), AnswerSpec::Trigger { ability: Some(_), .. }));
    assert!(matches!(answer("choose replacement a"), AnswerSpec::Replacement(_)));
    assert_eq!(answer("choose top"), AnswerSpec::Top);
    assert_eq!(answer("choose bottom"), AnswerSpec::Bottom);
    assert_eq!(step("choose? yes"), StepKind::ChooseIf(AnswerSpec::Yes));
}

#[test]
fn facts_about_cards_are_read() {
    assert_eq!(fact("expect a in discard"), CardFact::In(PlaceSpec::Zone(ZoneWord::Discard)));
    assert_eq!(fact("expect a in none"), CardFact::In(PlaceSpec::Nowhere));
    assert!(matches!(fact("expect a in under b"), CardFact::In(PlaceSpec::Under(_))));
    assert_eq!(fact("expect a on top of deck"), CardFact::OnTop);
    assert_eq!(fact("expect a on bottom of deck"), CardFact::OnBottom);
    assert_eq!(fact("expect a undamaged"), CardFact::Is(CardState::Undamaged));
    assert_eq!(fact("expect a damage 2"), CardFact::Number(CardNumber::Damage, 2));
    assert_eq!(fact("expect a strength -1"), CardFact::Number(CardNumber::Strength, -1));
    assert_eq!(fact("expect a move cost 2"), CardFact::Number(CardNumber::MoveCost, 2));
    let keyword = |not, kind, number| CardFact::Has { not, what: CardTrait::Keyword(kind, number) };
    assert_eq!(fact("expect a has Evasive"), keyword(false, KeywordKind::Evasive, None));
    assert_eq!(fact("expect a has not Evasive"), keyword(true, KeywordKind::Evasive, None));
    assert_eq!(fact("expect a has Resist +2"), keyword(false, KeywordKind::Resist, Some(2)));
    assert_eq!(fact("expect a has Sing Together 7"), keyword(false, KeywordKind::SingTogether, Some(7)));
    let class = CardFact::Has { not: false, what: CardTrait::Class("Seven Dwarfs".into()) };
    assert_eq!(fact("expect a has classification Seven Dwarfs"), class);
    assert!(matches!(fact("expect a at b"), CardFact::At(Some(_))));
    assert_eq!(fact("expect a at nowhere"), CardFact::At(None));
    assert_eq!(fact("expect a under 2"), CardFact::Under(2));
}

#[test]
fn facts_about_players_and_the_game_are_read() {
    assert_eq!(player_fact("expect p1 lore 3"), PlayerFact::Lore(3));
    assert_eq!(player_fact("expect p1 hand 4"), PlayerFact::Count(ZoneWord::Hand, 4));
    assert_eq!(player_fact("expect p1 ready ink 3"), PlayerFact::ReadyInk(3));
    assert!(matches!(player_fact("expect p1 hand \"X\""), PlayerFact::Holds { not: false, .. }));
    assert!(matches!(player_fact("expect p1 hand not \"X\""), PlayerFact::Holds { not: true, .. }));
    assert_eq!(expectation("expect turn p2"), Expectation::Turn(PlayerNo(1)));
    assert_eq!(expectation("expect bag empty"), Expectation::BagEmpty);
    assert_eq!(expectation("expect bag p1 2"), Expectation::Bag { player: PlayerNo(0), entries: 2 });
    let choice = Expectation::Choice { player: PlayerNo(1), kind: ChoiceKind::May };
    assert_eq!(expectation("expect choice p2 may"), choice);
    assert!(matches!(expectation("expect options a, b"), Expectation::Options(cards) if cards.len() == 2));
    assert!(matches!(
        expectation("expect legal do quest a"),
        Expectation::Do { legal: true, because: None, .. }
    ));
    match expectation("expect illegal do challenge a d because 8.6.1") {
        Expectation::Do { legal: false, because, .. } => assert_eq!(because.as_deref(), Some("8.6.1")),
        other => panic!("{other:?}"),
    }
    assert!(matches!(expectation("expect legal choose a"), Expectation::Choose { legal: true, .. }));
    assert!(matches!(
        expectation("expect illegal choose option 2"),
        Expectation::Choose { legal: false, .. }
    ));
    assert_eq!(expectation("expect winner p1"), Expectation::Winner(PlayerNo(0)));
    assert_eq!(expectation("expect no winner"), Expectation::NoWinner);
    assert_eq!(expectation("expect out p2"), Expectation::Out(PlayerNo(1)));
    assert!(matches!(expectation("expect hidden p1 a"), Expectation::View { shown: false, .. }));
    assert!(matches!(expectation("expect shown p1 a"), Expectation::View { shown: true, .. }));
    assert!(matches!(expectation("expect total ink cost \"L\" 1"), Expectation::TotalInkCost { ink: 1, .. }));
}

#[test]
fn a_handle_may_look_like_a_word_or_a_player() {
    let text = "scenario \"T\"\np1:\n play \"A\" as turn\n hand \"B\" as p1_card\nexpect turn exerted\n\
                expect p1_card in hand\nexpect turn p1\ndo quest turn\nchoose turn, p1_card";
    assert_eq!(one(text).steps.len(), 5);
    let text = "scenario \"T\"\np1:\n play \"A\" as event\n play \"B\" as about\nexpect event exerted\nexpect event 4.6 event\n\
                choose trigger about about event\nchoose event\nexpect about ready";
    assert_eq!(one(text).steps.len(), 5);
}

#[test]
fn errors_point_at_the_word() {
    assert_eq!(step_error("expect a exertd").0, 10);
    assert!(step_error("expect a exertd").1.ends_with("did you mean \"exerted\"?"));
    assert!(step_error("  do qest a").1.contains("did you mean \"quest\"?"));
    assert_eq!(step_error("  do qest a").0, 6);
    assert_eq!(step_error("do quest aa"), (10, "unknown handle \"aa\"".into()));
    let (line, column, message) = error("scenario \"T\"\np1:\n play \"A\" as stitch\ndo quest stich");
    assert_eq!((line, column), (4, 10));
    assert_eq!(message, "unknown handle \"stich\"; did you mean \"stitch\"?");
    assert_eq!(step_error("do pass now").0, 9);
    assert_eq!(step_error("do quest \"A").0, 10);
    assert_eq!(step_error("expct a ready"), (1, "unknown word \"expct\"; did you mean \"expect\"?".into()));
    assert_eq!(step_error("expect a has Evasiv").0, 14);
    assert_eq!(step_error("expect a strength").0, 18);
    assert_eq!(step_error("choose option 0").0, 15);
    assert_eq!(step_error("expect illegal do pass because x").0, 32);
    assert_eq!(step_error("do quest a; do pass").0, 11);
}

#[test]
fn errors_of_the_set_up_point_at_their_place() {
    let at = |text: &str| {
        let (line, column, _) = error(text);
        (line, column)
    };
    assert_eq!(at("p1:\n lore 3"), (1, 1));
    assert_eq!(at("scenario \"T\"\nlore 3"), (2, 1));
    assert_eq!(at("scenario \"T\"\np1:\n hand \"A\" as Bad"), (3, 14));
    assert_eq!(at("scenario \"T\"\np1:\n hand \"A\" as p2"), (3, 14));
    assert_eq!(at("scenario \"T\"\np1:\n hand \"A\" as a, \"B\" as a"), (3, 24));
    assert_eq!(at("scenario \"T\"\np1:\n play \"A\" at hill"), (3, 14));
    assert_eq!(at("scenario \"T\"\nplayers 2\np3:\n lore 1"), (3, 1));
    assert_eq!(at("scenario \"T\"\nexpect p1 lore 0\np1:\n lore 1"), (3, 1));
    assert_eq!(at("scenario \"T\"\ncard \"X\" character amber cost 1 { }"), (2, 6));
    assert_eq!(at("scenario \"T\"\ncard \"X\" item amber cost 1 {\n Ward\n"), (2, 28));
    assert_eq!(at("scenario \"T\"\ncard \"X\" item amber cost 1 { } x"), (2, 32));
    assert_eq!(at("scenario \"T\"\ncard \"X\" item ambre cost 1 { }"), (2, 15));
    assert_eq!(at("scenario \"T\"\nsetup\np1:\n lore 1"), (2, 1));
    assert_eq!(at("scenario \"T\"\nstart p1"), (2, 1));
    assert_eq!(at("scenario \"T\"\nvariant pack-rsh"), (2, 9));
    assert_eq!(at("# nothing\n"), (1, 1));
    assert_eq!(at("scenario \"T\"\np1:\n ink 2 exerted 3"), (3, 16));
}

#[test]
fn any_beginning_of_a_file_gives_scenarios_or_an_error() {
    let text = with(
        "card \"X\" item amber cost 1 { {E} - Draw a card. }\ndo play c sing a, b\nexpect a has Resist +2\n",
    );
    for (at, _) in text.char_indices() {
        let _ = parse_file("test.scn", &text[..at]);
        let _ = parse_file("test.scn", &text[at..]);
        let _ = parse_file("test.scn", &format!("{}\u{fffd}“{}", &text[..at], &text[at..]));
    }
}

#[test]
fn chance_and_the_turn_go_on_from_where_they_were() {
    let scenario = one("scenario \"x\"\nseed 18446744073709551615 after 12\nturn p2 9");
    assert_eq!((scenario.seed, scenario.chance_used), (u64::MAX, 12));
    assert_eq!(scenario.opening, Opening::Turn { player: PlayerNo(1), number: Some(9) });
    assert!(error("scenario \"x\"\nturn p2 0").2.contains("counted from 1"));
    assert!(error("scenario \"x\"\nturn p2 70000").2.contains("out of range"));
    assert!(error("scenario \"x\"\nseed 18446744073709551616").2.contains("out of range"));
}

#[test]
fn an_answer_may_be_left_incomplete() {
    assert!(matches!(answer("choose a, \"B\","), AnswerSpec::Begin(cards) if cards.len() == 2));
    assert!(matches!(answer("choose a,  # and perhaps more"), AnswerSpec::Begin(cards) if cards.len() == 1));
}

#[test]
fn abilities_can_be_meant_by_their_place() {
    assert!(matches!(action("do use a 2"), ActionSpec::Use { ability: AbilityChoice::Number(2), .. }));
    assert!(matches!(
        answer("choose trigger a 3"),
        AnswerSpec::Trigger { ability: None, number: Some(3), .. }
    ));
    let named = answer("choose trigger a \"NAME\" 1");
    assert!(matches!(named, AnswerSpec::Trigger { ability: Some(_), number: Some(1), .. }));
}

#[test]
fn a_song_may_be_begun_before_its_singers_are_named() {
    assert!(matches!(
        action("do play a sing together"),
        ActionSpec::Play { how: PaymentSpec::SingTogether, .. }
    ));
}

#[test]
fn an_expectation_in_the_middle_is_read() {
    let damage = Expectation::Card {
        card: CardExpr { pos: Pos { line: 8, column: 18 }, word: CardWord::Handle("a".into()) },
        fact: CardFact::Number(CardNumber::Damage, 2),
    };
    assert_eq!(step("meanwhile expect a damage 2"), StepKind::Meanwhile(damage));
    assert!(matches!(
        step("meanwhile expect illegal choose b because 8.6.1"),
        StepKind::Meanwhile(Expectation::Choose { legal: false, because: Some(_), .. })
    ));
    assert_eq!(step_error("meanwhile do pass").0, 11);
    assert_eq!(step_error("meanwhile expect e ready"), (18, "unknown handle \"e\"".into()));
    assert_eq!(
        expectation("expect choice p2 replacement"),
        Expectation::Choice { player: PlayerNo(1), kind: ChoiceKind::Replacement }
    );
}

#[test]
fn what_a_trigger_was_about_is_read() {
    let about = |line: &str| match answer(line) {
        AnswerSpec::Trigger { about, .. } => about.map(|about| about.to_string()),
        other => panic!("{line}: {other:?}"),
    };
    assert_eq!(about("choose trigger a"), None);
    assert_eq!(about("choose trigger a about d").as_deref(), Some("d"));
    assert_eq!(about("choose trigger a \"NAME\" about \"D\"").as_deref(), Some("\"D\""));
    assert_eq!(about("choose trigger a \"NAME\" 2 about p2").as_deref(), Some("p2"));
    assert_eq!(one(&with("choose trigger a about p3")).players, 3);
    assert_eq!(step_error("choose trigger a about e"), (24, "unknown handle \"e\"".into()));
}

#[test]
fn events_are_read() {
    let event = |line: &str| match expectation(line) {
        Expectation::Event { not, rule, card } => (not, rule, card.map(|card| card.to_string())),
        other => panic!("{line}: {other:?}"),
    };
    assert_eq!(event("expect event 4.6.6.1"), (false, "4.6.6.1".into(), None));
    assert_eq!(event("expect event 4 a"), (false, "4".into(), Some("a".into())));
    assert_eq!(event("expect no event 4.6 \"A\""), (true, "4.6".into(), Some("\"A\"".into())));
    assert_eq!(step_error("expect event a").0, 14);
    assert_eq!(step_error("expect no evnt 4.6").0, 11);
    assert_eq!(step_error("expect event 4.6 a b").0, 20);
}

#[test]
fn ink_drops_and_shifting_onto_several_cards_are_read() {
    let drops = |line: &str| paid_action(line).drops.map(|drops| (drops.number, drops.pos.column));
    assert_eq!(drops("do play c"), None);
    assert_eq!(drops("do play c drops 1"), Some((1, 11)));
    assert_eq!(drops("do play c shift a drops 2"), Some((2, 19)));
    assert_eq!(drops("do quest a drops 1"), Some((1, 12)));
    assert_eq!(drops("do challenge a d drops 1"), Some((1, 18)));
    assert_eq!(drops("do move a to b drops 0"), Some((0, 16)));
    assert_eq!(drops("do use a drops 1"), Some((1, 10)));
    assert_eq!(drops("do use a \"NAME\" drops 1"), Some((1, 17)));
    assert_eq!(drops("do boost a drops 2"), Some((2, 12)));
    assert!(
        matches!(action("do play c shift a, b"), ActionSpec::Play { how: PaymentSpec::Shift(onto), .. } if onto.len() == 2)
    );
    assert!(matches!(
        expectation("expect illegal do play c drops 3 because 4.3.2"),
        Expectation::Do { action: PaidActionSpec { drops: Some(_), .. }, because: Some(_), .. }
    ));
    assert!(matches!(player_fact("expect p1 ink drops 2"), PlayerFact::InkDrops(drops) if drops.number == 2));
    let scenario = one("scenario \"T\"\np1:\n ink 3\n ink drops 2");
    let side = &scenario.sides[0];
    assert_eq!((side.ink, side.ink_drops.map(|drops| drops.number)), (3, Some(2)));
    assert_eq!(scenario.sides[1].ink_drops, None);
    assert_eq!(step_error("do play c drops a").0, 17);
    assert_eq!(step_error("do play c sing a drops 1").0, 18);
    assert_eq!(step_error("do ink c drops 1").0, 10);
    assert_eq!(step_error("do play c shift a, e"), (20, "unknown handle \"e\"".into()));
}
