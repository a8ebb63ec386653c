//! The meaning of made-up texts. Every reference and dependency is explicit, and an ambiguous word is
//! refused.

use grammar::{Lexicon, Section, compile_section};
use meaning::{Unresolved, resolve};
use reading::{reading, referent};
use wording::CardType::{self, Action, Character, Item, Location};
use wording::Language;
use writers::{EnglishNames, Site};

fn meaning(card_type: CardType, text: &str) -> Result<meaning::Resolved, Unresolved> {
    let section = Section { name: None, text };
    let wording = compile_section(&section, card_type, &Lexicon::default())
        .unwrap_or_else(|problem| panic!("{text}: {problem}"));
    resolve(card_type, &wording)
}

/// The reading of a text, line by line.
fn reads(card_type: CardType, text: &str) -> Vec<String> {
    let resolved = meaning(card_type, text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
    let site = Site { name: "", card_type, names: &EnglishNames, reminders: false };
    reading(Language::English, &site, &resolved.abilities)
}

/// The words that refer to something, with their meanings.
fn references(card_type: CardType, text: &str) -> Vec<(&'static str, String)> {
    let resolved = meaning(card_type, text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
    let site = Site { name: "", card_type, names: &EnglishNames, reminders: false };
    resolved.references.iter().map(|r| (r.word, referent(Language::English, &site, r))).collect()
}

#[test]
fn what_is_spoken_of_again_is_what_was_chosen() {
    let text = "Deal 2 damage to chosen character. Then, if that character is damaged, banish them.";
    assert_eq!(
        reads(Action, text),
        [
            "1. You choose a character: X.",
            "2. X is dealt 2 damage.",
            "3. If X is damaged:",
            "  4. X is banished."
        ]
    );
    let chosen = || "the chosen character X".to_owned();
    assert_eq!(references(Action, text), [("that character", chosen()), ("they", chosen())]);
}

#[test]
fn wording_alone_makes_no_difference() {
    let same = [
        "Exert chosen character. That character can't ready at the start of their next turn.",
        "Exert chosen character. They can't ready at the start of their next turn.",
    ];
    assert_eq!(meaning(Action, same[0]).unwrap().abilities, meaning(Action, same[1]).unwrap().abilities);
    let same = ["Draw a card. Then, gain 1 lore.", "Draw a card. Then gain 1 lore."];
    assert_eq!(meaning(Action, same[0]).unwrap().abilities, meaning(Action, same[1]).unwrap().abilities);
}

#[test]
fn a_price_and_what_hangs_on_it_are_told_apart() {
    let text = "When you play this character, you may choose and discard a card to exert chosen character.";
    assert_eq!(
        reads(Character, text),
        [
            "When you play this character:",
            "  1. You may do this:",
            "    2. All of this, if all of it can be done:",
            "      3. You take a card in your hand that can be discarded: X.",
            "      4. X is discarded.",
            "    If all of that was done:",
            "      5. You choose a character: Y.",
            "      6. Y is exerted.",
        ]
    );
}

#[test]
fn if_you_do_and_otherwise_hang_on_the_sentence_before() {
    let text = "Whenever this character quests, you may choose and discard a card. If you do, draw a card. Otherwise, \
                gain 1 lore.";
    assert_eq!(
        reads(Character, text),
        [
            "When this character quests:",
            "  1. All of this, if all of it can be done:",
            "    2. You may do this:",
            "      3. You take a card in your hand that can be discarded: X.",
            "      4. X is discarded.",
            "  If all of that was done:",
            "    5. You draw 1 card.",
            "  Otherwise:",
            "    6. You gain 1 lore.",
        ]
    );
}

#[test]
fn another_leaves_out_what_was_named_before_it() {
    let cases = [
        // No choice before: "other" than this card.
        (
            Character,
            "When you play this character, deal 1 damage to another chosen character.",
            "this character",
        ),
        // A choice before: only the chosen card is left out.
        (
            Action,
            "Chosen character gets +2 ¤ this turn. Deal 1 damage to another chosen character.",
            "the chosen character X",
        ),
        (
            Action,
            "Chosen character of yours gains Evasive this turn. If you have another character in play, draw a card.",
            "the chosen character of yours X",
        ),
        // An event with two cards: the first one is left out.
        (
            Character,
            "Whenever this character challenges another character, draw a card.",
            "the card the event is about",
        ),
        // A location is not a character, so the character that quested is left out.
        (
            Location,
            "Whenever a character quests while here, you may move another character of yours to this location for free.",
            "the event's character",
        ),
    ];
    for (card_type, text, left_out) in cases {
        assert_eq!(references(card_type, text), [("other", left_out.to_owned())], "{text}");
    }
}

#[test]
fn that_player_is_the_player_named_last_or_the_player_of_the_card_named_last() {
    let cases = [
        (
            Character,
            "Whenever an opponent plays a character, that player loses 1 lore.",
            "the event's player",
        ),
        (
            Action,
            "Return chosen character to their player's hand, then that player discards a card at random.",
            "the player of the chosen character X",
        ),
        (
            Character,
            "When you play this character, chosen opponent reveals their hand. That player discards a card at random.",
            "player P",
        ),
    ];
    for (card_type, text, who) in cases {
        assert_eq!(references(card_type, text), [("that player", who.to_owned())], "{text}");
    }
}

#[test]
fn this_way_counts_what_the_effect_did() {
    let text = "Remove up to 3 damage from chosen character. Gain 1 lore for each 1 damage removed this way.";
    assert_eq!(
        reads(Action, text),
        [
            "1. You choose a character: X.",
            "2. You remove up to 3 damage from X (how many: K).",
            "3. You gain K lore."
        ]
    );
}

#[test]
fn what_lasts_and_what_waits_says_until_when_and_over_whom() {
    let text = "Play a character from your hand with cost 4 or less for free. They gain Rush. At the end of your turn, \
                banish them.";
    assert_eq!(
        reads(Action, text),
        [
            "1. You take a character card in your hand with cost 4 or less that its player can play for free: X.",
            "2. X is played by its player, for free.",
            "3. X gains Rush, as long as it stays in play.",
            "4. From now on, until the end of your turn, once, watching over X:",
            "  When your turn ends:",
            "    1. The event's card is banished.",
        ]
    );
}

#[test]
fn each_of_several_players_chooses_their_own() {
    assert_eq!(
        reads(Item, "⟳ — Each player chooses and discards a card."),
        [
            "In your turn you may exert this item:",
            "  1. For each player in turn order, player P:",
            "    2. Player P takes a card in player P's hand that can be discarded: X.",
            "    3. X is discarded.",
        ]
    );
}

#[test]
fn a_word_that_means_nothing_certain_is_refused_by_name() {
    let cases = [
        (Action, "Banish it.", "it"),
        (Character, "She gains Rush.", "she"),
        (Character, "While you have a character named Anna in play, she gets +1 ◊.", "she"),
        (Character, "When you play this character, that player discards a card at random.", "that player"),
        (Action, "Those characters gain Rush this turn.", "those"),
        (Action, "Deal 1 damage to another chosen character.", "other"),
        (Action, "If you do, draw a card.", "if you do"),
    ];
    for (card_type, text, word) in cases {
        match meaning(card_type, text) {
            Err(Unresolved::Unclear { word: named, .. }) => assert_eq!(named, word, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

/// Damage can be prevented or put on the source, but it can't be replaced by moving the card elsewhere.
#[test]
fn only_a_banishment_is_replaced_by_going_elsewhere() {
    let unsupported = [
        "Whenever this character would be dealt damage, return this character to your hand instead.",
        "Whenever one of your other characters would take damage, put that character into your hand instead.",
        "If this character would be banished, put a card from your discard into your hand instead.",
    ];
    for text in unsupported {
        match meaning(Character, text) {
            Err(Unresolved::Unsupported { .. }) => {}
            other => panic!("{text}: {other:?}"),
        }
    }
    let goes = meaning(
        Character,
        "If this character would be banished, return this character to your hand instead.",
    );
    assert!(goes.is_ok(), "{goes:?}");
}
