//! Properties that hold for any bytes: one function per fuzz target. `crates/cli/tests/fuzz.rs` runs them on
//! a stable compiler with the seeds in `corpus/`, every crash found so far (`crashes/`), and mutations of
//! both.

use cards::{CardLibrary, DeckForm, LARGEST_DECK, UnknownCardPolicy, read_deck, write_deck};
use grammar::{Lexicon, Section};
use playable::PlayableLibrary;
use replay::{Replay, checksum};
use std::sync::{Arc, LazyLock};
use writers::{EnglishNames, Site};

static LIBRARY: LazyLock<CardLibrary> = LazyLock::new(CardLibrary::embedded);
static PLAYABLE: LazyLock<Arc<PlayableLibrary>> = LazyLock::new(PlayableLibrary::embedded);
static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| LIBRARY.lexicon());

/// A text that compiles is printed back unchanged, and resolving, reading and compiling it never panics.
pub fn card_text(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let section = Section { name: None, text };
    for card_type in [wording::CardType::Character, wording::CardType::Action] {
        let Ok(abilities) = grammar::compile_section(&section, card_type, &LEXICON) else { continue };
        assert_eq!(grammar::print_section(&abilities), section.normalised());
        if let Ok(resolved) = meaning::resolve(card_type, &abilities) {
            let site = Site { name: "", card_type, names: &EnglishNames, reminders: false };
            for language in wording::Language::ALL {
                reading::reading(language, &site, &resolved.abilities);
            }
        }
        let mut card = LIBRARY.cards[0].clone();
        (card.card_type, card.abilities) = (card_type, abilities);
        let _ = playable::check_card(&card);
    }
}

/// A scenario passes, fails or can't be parsed; it never makes the engine panic.
pub fn scenario(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for report in scenario::run_text("fuzz", text, &LIBRARY) {
        assert!(!report.message.to_string().contains("the engine panicked"), "{}", report.message);
        assert!(report.passed || !report.message.is_empty());
    }
}

/// A parsed deck is within the size limit, and written as text it parses as the same deck.
pub fn deck_list(bytes: &[u8]) {
    let Ok(list) = read_deck(bytes, "fuzz", &LIBRARY, UnknownCardPolicy::Refuse) else { return };
    assert!(list.deck.size() + list.sideboard_size() <= LARGEST_DECK);
    let Ok(text) = write_deck(&list, DeckForm::Text, &LIBRARY) else { return };
    let again = read_deck(text.as_bytes(), "fuzz", &LIBRARY, UnknownCardPolicy::Refuse).expect("we wrote it");
    assert_eq!((again.deck, again.sideboard), (list.deck, list.sideboard));
}

/// The contents of a replay. The file's magic and checksum are added, so that they are parsed.
pub fn replay(bytes: &[u8]) {
    let mut file = b"inkwright-replay".to_vec();
    file.extend(bytes);
    file.extend(checksum(&file).to_le_bytes());
    let Ok(replay) = Replay::from_bytes(&file, "fuzz") else { return };
    let replay = Replay { library_hash: LIBRARY.hash(), ..replay };
    if let Ok(verified) = replay.verify(&PLAYABLE) {
        assert_eq!(verified.decisions, replay.actions.len());
    }
}

/// A parsed message can be written, and parses as the same message.
pub fn server_message(bytes: &[u8]) {
    use server::protocol::ClientMessage;
    let Ok(message) = serde_json::from_slice::<ClientMessage>(bytes) else { return };
    let written = serde_json::to_vec(&message).expect("a message can be written");
    assert_eq!(serde_json::from_slice::<ClientMessage>(&written).expect("we wrote it"), message);
}
