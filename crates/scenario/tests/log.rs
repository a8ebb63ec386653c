//! The log says who did what with whose cards.

use cards::CardLibrary;
use scenario::{TraceOptions, trace_file};
use std::io::Write as _;

fn log(text: &str) -> String {
    let mut file = tempfile::Builder::new().suffix(".scn").tempfile().expect("a temporary file");
    file.write_all(text.as_bytes()).expect("it can be written");
    trace_file(file.path(), TraceOptions::default(), &CardLibrary::embedded()).expect("a trace")
}

#[test]
fn a_search_is_not_a_look_at_the_top() {
    let log = log(r#"
card "Test Map" action amber cost 0 { Search your deck for a character card and reveal that card to all players. Put that card into your discard. Shuffle your deck. }
scenario "x"
p1:
  hand "Test Map" as map
  deck "Stitch - New Dog" as stitch, "Lantern", "Lantern"
do play map
choose stitch
"#);
    assert!(log.contains("p1 searches their deck"), "{log}");
    assert!(!log.contains("the top"), "{log}");
    assert!(log.contains("p1's Stitch - New Dog is revealed"), "{log}");
}

#[test]
fn faceup_cards_under_a_stack_stay_known() {
    let log = log(r#"
card "Test Wolf - Young" character amber cost 3 inkable 2/3 lore 1 [Storyborn] { }
card "Test Wolf - Grown" character amber cost 6 inkable 5/5 lore 2 [Floodborn] { Shift 2 }
card "Test Recall" action amethyst cost 0 { Return chosen character to their player's hand. }
scenario "x"
p1:
  hand "Test Recall" as recall
  play "Test Wolf - Grown" as grown on "Test Wolf - Young" as young
do play recall
choose grown
"#);
    assert!(log.contains("Test Wolf - Young, which was under it, goes to the hand"), "{log}");
}

#[test]
fn both_characters_of_a_duo_shift_have_a_line() {
    let log = log(r#"
card "Test Sun - Bright" character amber cost 2 2/2 lore 1 [Storyborn] { }
card "Test Moon - Pale" character amber cost 2 2/2 lore 1 [Storyborn] { }
card "Test Sun & Test Moon - Together" character amber cost 6 5/5 lore 2 [Floodborn] { Duo Shift 0 }
scenario "x"
p1:
  hand "Test Sun & Test Moon - Together" as both
  play "Test Sun - Bright" as sun
  play "Test Moon - Pale" as moon
do play both shift sun, moon
"#);
    assert!(log.contains("Test Moon - Pale is put under Test Sun & Test Moon - Together"), "{log}");
}

#[test]
fn ink_that_an_effect_exerts_has_a_line() {
    let log = log(r#"
card "Test Drain" action emerald cost 0 { Exert all cards in your inkwell. }
scenario "x"
p1:
  ink 1
  hand "Test Drain" as drain
do play drain
"#);
    assert!(log.contains("a card in p1's inkwell is exerted"), "{log}");
}
