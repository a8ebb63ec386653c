//! The ornament of a card.

use crate::CardData;
use ornament::OrnamentSubject;
use wording::{AbilityKind, KeywordKind, KeywordSet};

impl CardData {
    /// The card's ornament as an SVG document: the same for every printing and in every language.
    pub fn ornament(&self) -> String {
        let printed = self.abilities.iter().filter_map(|ability| match &ability.kind {
            AbilityKind::Keyword(keyword) => Some(keyword.kind()),
            AbilityKind::Triggered { .. }
            | AbilityKind::Activated { .. }
            | AbilityKind::Static { .. }
            | AbilityKind::Replacement { .. }
            | AbilityKind::Action(_)
            | AbilityKind::Offer { .. } => None,
        });
        OrnamentSubject {
            full_name: &self.full_name(),
            card_type: self.card_type,
            inks: &self.inks,
            cost: self.cost,
            classes: &self.classes,
            keywords: KeywordSet::of(&printed.collect::<Vec<KeywordKind>>()),
        }
        .draw()
    }
}
