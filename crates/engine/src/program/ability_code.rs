//! Which ops, static abilities and conditions belong to which ability of a card.

use std::ops::Range;
use wording::KeywordKind;

/// The parts of an ability in the lists of the [`CardDb`](crate::CardDb).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AbilityCode {
    pub ops: Range<usize>,
    pub statics: Range<usize>,
    pub conditions: Range<usize>,
    pub special: SpecialAbility,
}

/// Abilities without an op or a static rule of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpecialAbility {
    #[default]
    None,
    Keyword(KeywordKind),
    /// A replacement effect.
    Replacement,
    /// Additional names or classifications it has when a card is shifted onto it.
    ShiftedUpon,
    /// An ability for building decks, which no game can show.
    DeckBuilding,
}
