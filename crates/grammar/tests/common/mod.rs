//! Cards for tests, read from a folder next to the project because we may not ship their text.

use grammar::{Lexicon, Section};
use serde::Deserialize;
use wording::CardType;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Card {
    pub full_name: String,
    pub name: String,
    #[serde(rename = "type")]
    pub card_type: CardType,
    #[serde(default)]
    pub subtypes: Vec<String>,
    #[serde(default)]
    pub full_text_sections: Vec<String>,
    pub set_code: String,
    #[serde(default)]
    pub abilities: Vec<Printed>,
}

/// An ability in the card data.
#[derive(Deserialize)]
pub struct Printed {
    pub name: Option<String>,
}

impl Card {
    pub fn sections(&self) -> Vec<Section<'_>> {
        self.full_text_sections.iter().map(|text| Section { name: None, text }).collect()
    }
}

/// All cards and a lexicon of their words. Without the card data it prints a note and returns `None`.
pub fn cards() -> Option<(Vec<Card>, Lexicon)> {
    let bytes = std::fs::read(testing::shared("cards/cards.json")?).expect("the card data can be read");
    let cards: Vec<Card> = serde_json::from_slice(&bytes).expect("the card data is a list of cards");
    let lexicon = Lexicon::new(
        cards.iter().map(|card| card.name.as_str()),
        cards.iter().flat_map(|card| card.subtypes.iter().map(String::as_str)),
    );
    Some((cards, lexicon))
}
