//! The colours of each ink. The six grounds differ in lightness as well, and so do their patterns, for readers who see
//! colours differently.

use wording::Ink;

/// The colours of an ink: the ground in the middle and at the edge, lines, and highlights.
#[derive(Clone, Copy, Debug)]
pub struct InkPalette {
    pub ground: &'static str,
    pub edge: &'static str,
    pub line: &'static str,
    pub bright: &'static str,
}

pub fn palette(ink: Ink) -> InkPalette {
    let [ground, edge, line, bright] = match ink {
        Ink::Amber => ["#a96a0b", "#5a3202", "#f6bd4f", "#ffe9b8"],
        Ink::Amethyst => ["#5b2c85", "#271040", "#b98be6", "#efdcff"],
        Ink::Emerald => ["#14633b", "#052a18", "#5cc389", "#d3f6dc"],
        Ink::Ruby => ["#8e1a2a", "#3b050f", "#f4766c", "#ffd9cd"],
        Ink::Sapphire => ["#125a94", "#05223f", "#63b3ee", "#d5ecff"],
        Ink::Steel => ["#56616d", "#20262d", "#aebbc8", "#f0f5fa"],
    };
    InkPalette { ground, edge, line, bright }
}

/// For cards without ink.
pub const PLAIN: InkPalette =
    InkPalette { ground: "#4a4467", edge: "#1d1a30", line: "#a9a2d6", bright: "#ece9ff" };
