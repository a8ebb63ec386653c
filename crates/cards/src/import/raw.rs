//! The two JSON shapes of card data, parsed leniently.

use serde::Deserialize;
use serde::de::{Deserializer, Error as _, SeqAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;

/// The most cards in a data file.
pub const MOST_CARDS: usize = 50_000;

/// A data file of either shape.
#[derive(Debug, Default)]
pub struct RawFile {
    pub cards: Vec<RawCard>,
    pub sets: BTreeMap<String, RawSet>,
    /// The language of names and text, if given.
    pub language: Option<String>,
}

/// LorcanaJSON's own file: one entry per printing, and data about the sets.
#[derive(Debug, Deserialize)]
struct AllCards {
    cards: RawCardList,
    #[serde(default)]
    sets: BTreeMap<String, RawSet>,
    #[serde(default)]
    metadata: RawMetadata,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct RawMetadata {
    language: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RawSet {
    /// Year-month-day, so that later dates sort later.
    pub release_date: Option<String>,
}

/// One entry. Every field may be missing; unknown fields are ignored.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct RawCard {
    pub full_name: Option<String>,
    pub name: Option<String>,
    pub version: Option<String>,
    #[serde(rename = "type")]
    pub card_type: Option<String>,
    pub color: Option<String>,
    pub colors: Option<Vec<String>>,
    pub cost: Option<i64>,
    pub inkwell: Option<bool>,
    pub strength: Option<i64>,
    pub willpower: Option<i64>,
    pub lore: Option<i64>,
    pub move_cost: Option<i64>,
    pub subtypes: Option<Vec<String>>,
    pub abilities: Option<Vec<RawAbility>>,
    pub effects: Option<Vec<String>>,
    pub full_text: Option<String>,
    pub full_text_sections: Option<Vec<String>>,
    /// Absent means four, `null` any number.
    #[serde(deserialize_with = "present")]
    pub max_copies_in_deck: Option<Option<i64>>,
    pub set_code: Option<String>,
    pub number: Option<i64>,
    pub id: Option<i64>,
    /// The letter that distinguishes printings with the same number.
    pub variant: Option<String>,
    /// The promotional series of a printing, in place of its set.
    pub promo_grouping: Option<String>,
    pub printings: Option<Vec<String>>,
    /// The printing that the entry's wording comes from.
    pub text_from: Option<String>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct RawAbility {
    pub name: Option<String>,
}

/// Distinguishes an absent field from a `null` one.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<i64>>, D::Error> {
    Option::<i64>::deserialize(deserializer).map(Some)
}

/// A list of at most [`MOST_CARDS`] entries.
#[derive(Debug)]
struct RawCardList(Vec<RawCard>);

impl<'de> Deserialize<'de> for RawCardList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawCardList, D::Error> {
        struct CardListVisitor;
        impl<'de> Visitor<'de> for CardListVisitor {
            type Value = RawCardList;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<RawCardList, A::Error> {
                let mut cards = Vec::new();
                while let Some(card) = entries.next_element()? {
                    if cards.len() == MOST_CARDS {
                        return Err(A::Error::custom(format_args!("more than {MOST_CARDS} cards")));
                    }
                    cards.push(card);
                }
                Ok(RawCardList(cards))
            }
        }
        deserializer.deserialize_seq(CardListVisitor)
    }
}

/// Parses either shape; the first character decides which.
pub fn parse(bytes: &[u8]) -> serde_json::Result<RawFile> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    match bytes.iter().find(|byte| !byte.is_ascii_whitespace()) {
        Some(b'{') => {
            let AllCards { cards, sets, metadata } = serde_json::from_slice(bytes)?;
            Ok(RawFile { cards: cards.0, sets, language: metadata.language })
        }
        _ => {
            let cards: RawCardList = serde_json::from_slice(bytes)?;
            Ok(RawFile { cards: cards.0, ..RawFile::default() })
        }
    }
}
