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

/// A text with two readings is refused, with both in the message.
#[test]
fn a_word_with_two_readings_is_refused_with_both() {
    let cases = [
        (Character, "While opponents have an item in play, this character gets +2 ¤.", "opponents"),
        (Character, "While opponents have more lore than you, this character gets +2 ¤.", "opponents"),
        (
            Character,
            "While each opponent has more cards in their hand than an opponent, this character gets +2 ¤.",
            "than",
        ),
        (
            Action,
            "If 2 or more cards were put into your opponents' discards this turn, draw a card.",
            "opponents",
        ),
        (
            Character,
            "Whenever one of your characters challenges another character, that character gets -1 ¤ this turn.",
            "that character",
        ),
        (
            Character,
            "Whenever one of your characters banishes another character in a challenge, put that card on the bottom \
             of its player's deck.",
            "that card",
        ),
        (Character, "Each of your characters gets +1 ¤ for each other character you have in play.", "other"),
        (
            Character,
            "While you have a character with the same name in play, this character gets +1 ¤.",
            "the same name",
        ),
    ];
    for (card_type, text, word) in cases {
        let section = Section { name: None, text };
        let Ok(wording) = compile_section(&section, card_type, &Lexicon::default()) else {
            panic!("{text}: not in the grammar")
        };
        match resolve(card_type, &wording) {
            Err(Unresolved::Unclear { word: named, why, .. }) => {
                assert_eq!(named, word, "{text}");
                let both = why.to_string();
                assert!(both.contains(" or ") || why == meaning::Doubt::NothingNamed, "{text}: {both}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    let unsupported = [
        "While this character is in your discard, your characters get +1 ¤.",
        "You pay 1 ⬡ less to move your characters.",
        "While you have 2 or more characters with the same name in play, this character gets +2 ¤.",
        "While an opponent has an item and a location in play, this character gets +2 ¤.",
    ];
    for text in unsupported {
        match meaning(Character, text) {
            Err(Unresolved::Unsupported { .. }) => {}
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn all_players_do_one_part_before_the_next() {
    assert_eq!(
        reads(Action, "Each player draws a card and loses 1 lore."),
        [
            "1. For each player in turn order, player P:",
            "  2. Player P draws 1 card.",
            "3. For each player in turn order, player P:",
            "  4. Player P loses 1 lore.",
        ]
    );
}

#[test]
fn a_card_in_the_discard_is_put_from_there() {
    assert_eq!(
        reads(
            Character,
            "When this character is banished, put this card from your discard on the top of your deck."
        ),
        [
            "When this character is banished:",
            "  1. This character goes from your discard to the top of its player's deck.",
        ]
    );
}

#[test]
fn players_keep_their_quantifier() {
    let cases = [
        (
            "While each opponent has no cards in their hand, this character gets +2 ¤.",
            "each opponent has no cards in hand",
        ),
        (
            "While an opponent has no cards in their hand, this character gets +2 ¤.",
            "an opponent has no cards in hand",
        ),
        (
            "While opponents have no items in play, this character gets +2 ¤.",
            "each opponent has no items in play",
        ),
        (
            "While each opponent has more lore than you, this character gets +2 ¤.",
            "each opponent has more lore than you",
        ),
        (
            "While you have more characters in play than an opponent, this character gets +2 ¤.",
            "you have more characters in play than an opponent",
        ),
        (
            "While you have more characters in play than each opponent, this character gets +2 ¤.",
            "you have more characters in play than each opponent",
        ),
        (
            "While each player has 2 or more characters in play, this character gets +2 ¤.",
            "each player has 2 or more characters in play",
        ),
    ];
    for (text, condition) in cases {
        assert_eq!(
            reads(Character, text),
            [format!("While {condition}: this character gets +2 Strength.")],
            "{text}"
        );
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
