//! Handles for cards without a name in a file.

use cards::fold;
use engine::{CardDb, CardId, Game};
use std::collections::{BTreeMap, BTreeSet};

/// Words of the format that can appear in place of a handle. A file may use them as handles, but should not.
const WORDS: [&str; 54] = [
    "a",
    "about",
    "after",
    "as",
    "at",
    "bag",
    "because",
    "bottom",
    "card",
    "choice",
    "choose",
    "deck",
    "discard",
    "do",
    "draw",
    "drops",
    "edition",
    "event",
    "expect",
    "faceup",
    "facedown",
    "free",
    "hand",
    "has",
    "hidden",
    "illegal",
    "in",
    "ink",
    "inkwell",
    "legal",
    "loop",
    "lore",
    "meanwhile",
    "name",
    "no",
    "none",
    "number",
    "on",
    "option",
    "options",
    "out",
    "play",
    "player",
    "replacement",
    "sing",
    "shown",
    "to",
    "together",
    "top",
    "total",
    "trigger",
    "turn",
    "winner",
    "yes",
];

/// The handles of cards, each unique.
#[derive(Clone, Debug, Default)]
pub(crate) struct Handles {
    by_card: BTreeMap<CardId, String>,
    taken: BTreeSet<String>,
}

impl Handles {
    /// The card's handle, created if necessary.
    pub fn of(&mut self, id: CardId, game: &Game, db: &CardDb) -> String {
        if let Some(handle) = self.by_card.get(&id) {
            return handle.clone();
        }
        let base = base(&db.def(game.card(id).def).name);
        let mut handle = base.clone();
        let mut copy = 1;
        while WORDS.contains(&handle.as_str()) || self.taken.contains(&handle) {
            copy += 1;
            handle = format!("{base}_{copy}");
        }
        self.taken.insert(handle.clone());
        self.by_card.insert(id, handle.clone());
        handle
    }

    /// The card's handle, if it has one.
    pub fn get(&self, id: CardId) -> Option<&str> {
        self.by_card.get(&id).map(String::as_str)
    }

    /// All of them, by name.
    pub fn by_name(&self) -> BTreeMap<String, CardId> {
        self.by_card.iter().map(|(id, handle)| (handle.clone(), *id)).collect()
    }
}

/// A card's name as a handle: lowercase letters, digits and `_`, beginning with a letter, and not a player's
/// name.
fn base(name: &str) -> String {
    let mut handle = String::new();
    for c in fold(name).chars() {
        if c.is_ascii_lowercase() || c.is_ascii_digit() {
            handle.push(c);
        } else if !handle.is_empty() && !handle.ends_with('_') && c != '\'' {
            handle.push('_');
        }
    }
    let handle = handle.trim_end_matches('_');
    let is_player =
        handle.strip_prefix('p').is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()));
    if handle.starts_with(|c: char| c.is_ascii_lowercase()) && !is_player {
        handle.to_owned()
    } else {
        format!("card_{handle}")
    }
}

#[cfg(test)]
mod tests {
    use super::{WORDS, base};

    #[test]
    fn a_name_becomes_a_handle_that_the_format_reads() {
        assert_eq!(base("Test Knight"), "test_knight");
        assert_eq!(base("Chip 'n' Dale"), "chip_n_dale");
        assert_eq!(base("Té Kā!"), "te_ka");
        assert_eq!(base("99 Puppies"), "card_99_puppies");
        assert_eq!(base("P2"), "card_p2");
        assert_eq!(base("?"), "card_");
    }

    #[test]
    fn no_word_of_the_format_is_listed_twice() {
        let mut words = WORDS.to_vec();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), WORDS.len());
    }
}
