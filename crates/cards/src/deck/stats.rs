//! Statistics about a deck's cards.

use super::Deck;
use crate::card::CardData;
use crate::library::CardLibrary;
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use wording::{CardType, Ink};

/// Kinds of cards in the usual order of lists, with songs separate from other actions (5.4.4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum CardCategory {
    Character,
    Action,
    Song,
    Item,
    Location,
}

impl CardCategory {
    pub fn of(card: &CardData) -> CardCategory {
        match card.card_type {
            CardType::Character => CardCategory::Character,
            CardType::Action if card.classes.iter().any(|class| class.0 == "Song") => CardCategory::Song,
            CardType::Action => CardCategory::Action,
            CardType::Item => CardCategory::Item,
            CardType::Location => CardCategory::Location,
        }
    }

    /// The heading for this kind.
    pub fn title(self) -> &'static str {
        match self {
            CardCategory::Character => "Characters",
            CardCategory::Action => "Actions",
            CardCategory::Song => "Songs",
            CardCategory::Item => "Items",
            CardCategory::Location => "Locations",
        }
    }
}

/// Counts of cards with and without the inkwell symbol (5.2.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct InkableCounts {
    pub inkable: u32,
    pub not_inkable: u32,
}

impl InkableCounts {
    pub fn total(self) -> u32 {
        self.inkable + self.not_inkable
    }

    fn add(&mut self, card: &CardData, count: u32) {
        if card.inkable {
            self.inkable += count;
        } else {
            self.not_inkable += count;
        }
    }
}

/// The cards with one cost.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CostRow {
    pub cost: u8,
    #[serde(flatten)]
    pub share: InkableCounts,
    /// The same cards by inks; a card of two inks counts under the pair.
    pub by_inks: Vec<InkShare>,
}

/// The cards of an ink or a pair of inks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InkShare {
    pub inks: Vec<Ink>,
    #[serde(flatten)]
    pub share: InkableCounts,
}

/// The number of cards with a property.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PropertyCount<T> {
    pub name: T,
    pub cards: u32,
}

/// A deck's statistics. All numbers count copies.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeckStats {
    pub cards: u32,
    /// The number of different full names.
    pub different: usize,
    pub mean_cost: f64,
    #[serde(flatten)]
    pub share: InkableCounts,
    /// From cost 0 or 1 to the highest, without gaps.
    pub curve: Vec<CostRow>,
    /// Each ink with its cards; a card of two inks counts for both.
    pub inks: Vec<PropertyCount<Ink>>,
    pub types: Vec<PropertyCount<CardCategory>>,
    /// The most frequent first.
    pub classifications: Vec<PropertyCount<String>>,
}

impl DeckStats {
    /// Computes the statistics of a deck; all its cards must be in the library.
    pub fn of(deck: &Deck, library: &CardLibrary) -> DeckStats {
        let known =
            deck.entries.iter().filter_map(|(count, name)| Some((u32::from(*count), library.find(name)?)));
        let cards: Vec<(u32, &CardData)> = known.collect();
        let mut share = InkableCounts::default();
        let mut by_cost: BTreeMap<u8, BTreeMap<Vec<Ink>, InkableCounts>> = BTreeMap::new();
        let mut inks: BTreeMap<Ink, u32> = BTreeMap::new();
        let mut types: BTreeMap<CardCategory, u32> = BTreeMap::new();
        let mut classes: BTreeMap<&str, u32> = BTreeMap::new();
        let mut costs = 0;
        for (count, card) in &cards {
            share.add(card, *count);
            costs += count * u32::from(card.cost);
            by_cost.entry(card.cost).or_default().entry(card.inks.clone()).or_default().add(card, *count);
            card.inks.iter().for_each(|ink| *inks.entry(*ink).or_default() += count);
            *types.entry(CardCategory::of(card)).or_default() += count;
            card.classes.iter().for_each(|class| *classes.entry(&class.0).or_default() += count);
        }
        let mut classifications =
            counted(classes.into_iter().map(|(class, cards)| (class.to_owned(), cards)));
        // Classifications with equal counts stay in order of their names.
        classifications.sort_by_key(|class| Reverse(class.cards));
        let number = share.total();
        DeckStats {
            cards: number,
            different: cards.len(),
            mean_cost: if number == 0 { 0.0 } else { f64::from(costs) / f64::from(number) },
            share,
            curve: curve(by_cost),
            inks: counted(inks),
            types: counted(types),
            classifications,
        }
    }

    /// The number of cards with this cost.
    pub fn of_cost(&self, cost: u32) -> u32 {
        self.curve.iter().find(|row| u32::from(row.cost) == cost).map_or(0, |row| row.share.total())
    }
}

fn counted<T>(counts: impl IntoIterator<Item = (T, u32)>) -> Vec<PropertyCount<T>> {
    counts.into_iter().map(|(name, cards)| PropertyCount { name, cards }).collect()
}

fn curve(mut by_cost: BTreeMap<u8, BTreeMap<Vec<Ink>, InkableCounts>>) -> Vec<CostRow> {
    let Some(highest) = by_cost.keys().next_back().copied() else { return Vec::new() };
    let lowest = by_cost.keys().next().copied().unwrap_or(highest).min(1);
    let row = |cost| {
        let shares = by_cost.remove(&cost).unwrap_or_default();
        let by_inks: Vec<InkShare> =
            shares.into_iter().map(|(inks, share)| InkShare { inks, share }).collect();
        let share = InkableCounts {
            inkable: by_inks.iter().map(|one| one.share.inkable).sum(),
            not_inkable: by_inks.iter().map(|one| one.share.not_inkable).sum(),
        };
        CostRow { cost, share, by_inks }
    };
    (lowest..=highest).map(row).collect()
}
