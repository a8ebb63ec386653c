//! The built-in decks: starter decks from `decks/`, tournament decks from `decks/current/`.

/// A built-in deck: its set, its title, and its list as [`parse_deck`](crate::parse_deck) reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Starter {
    pub set: u8,
    /// The file's name without its extension.
    pub name: &'static str,
    pub title: &'static str,
    pub list: &'static str,
}

macro_rules! starters {
    ($($set:literal $name:literal $title:literal,)*) => {
        &[$(Starter {
            set: $set,
            name: $name,
            title: $title,
            list: include_str!(concat!(env!("OUT_DIR"), "/decks/", $name, ".txt")),
        }),*]
    };
}

/// All starter decks, in the order of their sets.
pub const STARTERS: &[Starter] = starters! {
    1 "the-heart-of-magic" "The Heart of Magic",
    1 "daring-and-deception" "Daring and Deception",
    1 "a-steadfast-strategy" "A Steadfast Strategy",
    2 "tactical-teamwork" "Tactical Teamwork",
    2 "might-and-magic" "Might and Magic",
    3 "dogged-and-dynamic" "Dogged and Dynamic",
    3 "plenty-of-pluck" "Plenty of Pluck",
    4 "madrigal-magic" "Madrigal Magic",
    4 "stand-together" "Stand Together",
    5 "ready-to-let-loose" "Ready to Let Loose",
    5 "a-roaring-guest-list" "A Roaring Guest List",
    6 "a-seaworthy-crew" "A Seaworthy Crew",
    6 "genius-reinvented" "Genius Reinvented",
    7 "feathered-and-feared" "Feathered and Feared",
    7 "an-inventive-pair" "An Inventive Pair",
    8 "a-harmonious-team" "A Harmonious Team",
    8 "brave-and-brazen" "Brave and Brazen",
    9 "princess-power" "Princess Power",
    9 "standout-headliners" "Standout Headliners",
    10 "spectacular-specters" "Spectacular Specters",
    10 "on-the-case" "On the Case",
    12 "playful-teamwork" "Playful Teamwork",
    12 "daring-heroics" "Daring Heroics",
};

macro_rules! current {
    ($($name:literal $title:literal,)*) => {
        &[$(Starter {
            set: 13,
            name: $name,
            title: $title,
            list: include_str!(concat!(env!("OUT_DIR"), "/decks/current/", $name, ".txt")),
        }),*]
    };
}

/// Decks from the 2026 championships, one of each kind: current decks to play against.
pub const CURRENT: &[Starter] = current! {
    "amethyst-emerald-discard" "Amethyst and Emerald: Discard",
    "amber-amethyst-madrigal" "Amber and Amethyst: Madrigal",
    "amber-emerald-aurora" "Amber and Emerald: Aurora and Pocahontas",
    "emerald-steel-darkwing" "Emerald and Steel: Darkwing Duck",
    "amethyst-ruby-peter-pan" "Amethyst and Ruby: Peter Pan",
    "emerald-sapphire-duo" "Emerald and Sapphire: Mickey and Minnie",
};

/// Every built-in deck.
pub fn built_in_decks() -> impl Iterator<Item = &'static Starter> {
    STARTERS.iter().chain(CURRENT)
}

#[cfg(test)]
mod tests {
    use super::{CURRENT, STARTERS};
    use crate::{CardLibrary, Date, Format, FormatName, parse_deck};

    #[test]
    fn every_starter_deck_keeps_the_rules_of_constructed_decks() {
        let library = CardLibrary::embedded();
        let day: Date = "2026-11-15".parse().expect("a day");
        for starter in STARTERS {
            let deck = parse_deck(starter.list, starter.name, &library).expect(starter.name);
            assert_eq!(deck.size(), 60, "{}", starter.name);
            let broken = Format::named(FormatName::Constructed).check(&deck, &library, day);
            assert!(broken.is_empty(), "{}: {broken:?}", starter.name);
        }
        let files =
            std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks")).expect("the folder");
        let lists = files.filter(|file| {
            file.as_ref()
                .is_ok_and(|file| file.path().extension().is_some_and(|extension| extension == "txt"))
        });
        assert_eq!(lists.count(), STARTERS.len(), "every list of the folder is built in");
    }

    #[test]
    fn every_current_deck_is_legal_in_core_today() {
        let library = CardLibrary::embedded();
        let day: Date = "2026-11-15".parse().expect("a day");
        for current in CURRENT {
            let deck = parse_deck(current.list, current.name, &library).expect(current.name);
            let broken = Format::named(FormatName::Core).check(&deck, &library, day);
            assert!(broken.is_empty(), "{}: {broken:?}", current.name);
        }
    }
}
