//! A card of the library.

use inkwright::{CardType, Ink, Language};
use pyo3::prelude::*;

/// A card: its printed facts, and the meaning of its text.
///
/// >>> import inkwright
/// >>> card = inkwright.Library().card("Stitch - New Dog")
/// >>> card.cost, card.strength, card.willpower, card.lore
/// (1, 2, 2, 1)
#[pyclass(frozen, get_all, name = "Card", module = "inkwright")]
#[derive(Clone)]
pub struct PyCard {
    /// Name and version in the form of deck lists.
    pub full_name: String,
    /// Its number in views and observations; None if it can't be played.
    pub number: Option<u16>,
    /// "character", "action", "item" or "location".
    #[pyo3(name = "type")]
    pub card_type: String,
    /// Its ink types in lower case.
    pub inks: Vec<String>,
    /// The cost to play it.
    pub cost: u8,
    /// Whether it can be put into the inkwell.
    pub inkable: bool,
    /// Printed strength.
    pub strength: Option<u8>,
    /// Printed willpower.
    pub willpower: Option<u8>,
    /// Printed lore value.
    pub lore: Option<u8>,
    /// The cost to move a character here.
    pub move_cost: Option<u8>,
    /// Its classifications.
    pub classifications: Vec<String>,
    /// Its text, one ability per line, without reminders.
    pub text: Vec<String>,
    /// The meaning of its text in plain numbered lines with explicit references, in the requested language.
    pub reading: Vec<String>,
    /// A picture that follows from its facts and its name, as an SVG document.
    pub ornament: String,
}

pub fn type_name(kind: CardType) -> &'static str {
    match kind {
        CardType::Character => "character",
        CardType::Action => "action",
        CardType::Item => "item",
        CardType::Location => "location",
    }
}

pub fn ink_name(ink: Ink) -> String {
    format!("{ink:?}").to_lowercase()
}

impl PyCard {
    /// The card, with its reading in this language.
    pub fn of(library: &inkwright::Library, card: &inkwright::Card<'_>, language: Language) -> PyCard {
        PyCard {
            full_name: card.full_name(),
            number: library.number(&card.full_name()).map(|def| def.0),
            card_type: type_name(card.card_type()).to_owned(),
            inks: card.inks().iter().map(|ink| ink_name(*ink)).collect(),
            cost: card.cost(),
            inkable: card.inkable(),
            strength: card.strength(),
            willpower: card.willpower(),
            lore: card.lore(),
            move_cost: card.move_cost(),
            classifications: card.classifications().map(str::to_owned).collect(),
            text: card.text(),
            reading: card.reading_in(language),
            ornament: card.ornament(),
        }
    }
}

#[pymethods]
impl PyCard {
    fn __repr__(&self) -> String {
        format!("<Card {:?}>", self.full_name)
    }

    fn __eq__(&self, other: &PyCard) -> bool {
        self.full_name == other.full_name && self.text == other.text
    }

    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("inkwright.show")?.call_method1("card_html", (slf,))
    }

    fn __hash__(&self) -> u64 {
        replay::checksum(self.full_name.as_bytes())
    }
}
