//! The sign of a classification, in a box from -12 to 12. The first classification of a card that has a sign decides.

/// Signs by classification, the most telling first.
const SIGNS: &[(&[&str], &str)] = &[
    (&["Queen", "King", "Princess", "Prince"], CROWN),
    (&["Villain"], CRESCENT),
    (&["Sorcerer", "Deity"], WAND),
    (&["Dragon"], FLAME),
    (&["Fairy"], WINGS),
    (&["Pirate", "Captain"], WHEEL),
    (&["Inventor", "Robot", "Hyena"], GEAR),
    (&["Knight", "Musketeer", "Gargoyle", "Detective"], SHIELD),
    (&["Titan", "Alien"], BOLT),
    (&["Mentor", "Seven Dwarfs", "Madrigal"], BOOK),
    (&["Puppy", "Tigger", "Racer"], PAW),
    (&["Hero"], SWORD),
    (&["Ally"], LINKS),
];

const CROWN: &str = "M-10 8V-6L-5 0L0 -9L5 0L10 -6V8Z";
const CRESCENT: &str = "M2 -11A11 11 0 1 0 11 3A9.500 9.500 0 0 1 2 -11Z";
const WAND: &str = "M-9 11L2 0L-.6 -2.600L1.800 -10L6 -4L12 -5L8 0L11 6L4.600 3L2.600 4.600L-7 12Z";
const FLAME: &str =
    "M0 -12C7 -4 9 0 7 5C6 9 3 11 0 11C-3 11 -6 9 -7 5C-8 1 -4 -1 -4 -4C-2 -3 -1 -1 -1 1C2 -3 2 -7 0 -12Z";
const WINGS: &str = "M0 2C-3 -6 -9 -10 -12 -9C-12 -3 -7 1 -2 2C-7 3 -8 8 -6 10C-3 10 0 6 0 3C0 6 3 10 6 10C8 8 7 3 2 2C7 1 12 -3 12 -9C9 -10 3 -6 0 2Z";
const WHEEL: &str = "M-1.200 -12H1.200V-7.500A7.500 7.500 0 0 1 7.500 -1.200H12V1.200H7.500A7.500 7.500 0 0 1 1.200 7.500V12H-1.200V7.500A7.500 7.500 0 0 1 -7.500 1.200H-12V-1.200H-7.500A7.500 7.500 0 0 1 -1.200 -7.500ZM0 -4.500A4.500 4.500 0 1 0 0 4.500A4.500 4.500 0 1 0 0 -4.500Z";
const GEAR: &str = "M-2 -12H2L3 -8L6 -6.500L9.500 -8.500L12 -5L9.500 -2V2L12 5L9.500 8.500L6 6.500L3 8L2 12H-2L-3 8L-6 6.500L-9.500 8.500L-12 5L-9.500 2V-2L-12 -5L-9.500 -8.500L-6 -6.500L-3 -8ZM0 -4A4 4 0 1 0 0 4A4 4 0 1 0 0 -4Z";
const SHIELD: &str = "M0 -11L10 -8V0C10 6 5 10 0 12C-5 10 -10 6 -10 0V-8Z";
const BOLT: &str = "M3 -12L-8 2H-1L-4 12L8 -3H1Z";
const BOOK: &str =
    "M0 -6C-3 -9 -8 -9 -11 -8V8C-8 7 -3 7 0 10C3 7 8 7 11 8V-8C8 -9 3 -9 0 -6ZM-.7 -3V6H.7V-3Z";
const PAW: &str = "M0 -1C4 -1 8 4 7 8C6 11 3 10 0 10C-3 10 -6 11 -7 8C-8 4 -4 -1 0 -1ZM-8 -6A2.600 3.400 0 1 1 -8 .8A2.600 3.400 0 1 1 -8 -6ZM8 -6A2.600 3.400 0 1 1 8 .8A2.600 3.400 0 1 1 8 -6ZM-3.200 -11A2.600 3.600 0 1 1 -3.200 -3.800A2.600 3.600 0 1 1 -3.200 -11ZM3.200 -11A2.600 3.600 0 1 1 3.200 -3.800A2.600 3.600 0 1 1 3.200 -11Z";
const SWORD: &str = "M0 -12L2.400 -9V3H7V6H2V11H-2V6H-7V3H-2.400V-9Z";
const LINKS: &str = "M-4 -7A7 7 0 1 0 -4 7A7 7 0 1 0 -4 -7ZM-4 -4A4 4 0 1 1 -4 4A4 4 0 1 1 -4 -4ZM4 -7A7 7 0 1 1 4 7A7 7 0 1 1 4 -7ZM4 -4A4 4 0 1 0 4 4A4 4 0 1 0 4 -4Z";
const GEM: &str = "M0 -11L8 0L0 11L-8 0Z";

/// The path of the sign for a card with these classifications.
pub fn sign<'c>(mut classes: impl Iterator<Item = &'c str> + Clone) -> &'static str {
    let found = SIGNS.iter().find(|(names, _)| classes.clone().any(|class| names.contains(&class)));
    match (found, classes.next()) {
        (Some((_, path)), _) => path,
        (None, _) => GEM,
    }
}
