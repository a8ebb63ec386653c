//! Cards of the library, and new ones.

use crate::error::CardError;
use cards::CardData;
use grammar::{Diagnostic, Lexicon, Section};
use wording::{CardType, Class, Ink, Language, Name};

/// A card of a [`Library`](crate::Library).
#[derive(Clone, Copy, Debug)]
pub struct Card<'a> {
    pub(crate) data: &'a CardData,
}

impl Card<'_> {
    /// Name and version, as deck lists write it: `Stitch - New Dog`.
    pub fn full_name(&self) -> String {
        self.data.full_name()
    }

    /// Character, action, item or location.
    pub fn card_type(&self) -> CardType {
        self.data.card_type
    }

    /// Its ink types.
    pub fn inks(&self) -> &[Ink] {
        &self.data.inks
    }

    /// The cost to play it.
    pub fn cost(&self) -> u8 {
        self.data.cost
    }

    /// Whether it can be put into the inkwell.
    pub fn inkable(&self) -> bool {
        self.data.inkable
    }

    /// Printed Strength of a character.
    pub fn strength(&self) -> Option<u8> {
        self.data.strength
    }

    /// Printed Willpower of a character or location.
    pub fn willpower(&self) -> Option<u8> {
        self.data.willpower
    }

    /// Printed lore value of a character or location.
    pub fn lore(&self) -> Option<u8> {
        self.data.lore
    }

    /// The cost to move a character to this location.
    pub fn move_cost(&self) -> Option<u8> {
        self.data.move_cost
    }

    /// Its classifications: Storyborn, Hero, Song …
    pub fn classifications(&self) -> impl Iterator<Item = &str> {
        self.data.classes.iter().map(|class| class.0.as_str())
    }

    /// Its text, one ability per line, without reminder text.
    pub fn text(&self) -> Vec<String> {
        grammar::print_card(&self.data.abilities)
    }

    /// A picture that follows from its facts and its name, as an SVG document. No printed art is copied.
    pub fn ornament(&self) -> String {
        self.data.ornament()
    }

    /// The meaning of its text, in plain numbered lines with every reference explicit.
    pub fn reading(&self) -> Vec<String> {
        self.reading_in(Language::English)
    }

    /// [`Card::reading`] in another language.
    pub fn reading_in(&self, language: Language) -> Vec<String> {
        match meaning::resolve(self.data.card_type, &self.data.abilities) {
            Ok(resolved) => self.data.reading_in(language, &resolved.abilities),
            Err(unresolved) => vec![unresolved.to_string()],
        }
    }
}

/// A made-up card: its facts and its text, in the wording of real cards.
///
/// ```
/// use inkwright::{Ink, Library, NewCard};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let knight = NewCard::character("Test Knight - Mail Clad", 2, 4)
///     .cost(3)
///     .ink(Ink::Steel)
///     .text("Bodyguard\nSTAND FAST When you play this character, you may draw a card.");
/// let library = Library::built_in().with_card(&knight)?;
/// assert_eq!(library.card("Test Knight - Mail Clad").map(|card| card.cost()), Some(3));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct NewCard {
    data: CardData,
    text: String,
}

impl NewCard {
    fn new(full_name: &str, card_type: CardType) -> NewCard {
        let (name, version) = match full_name.split_once(" - ") {
            Some((name, version)) => (name.trim(), Some(Name(version.trim().to_owned()))),
            None => (full_name.trim(), None),
        };
        let data = CardData { name: Name(name.to_owned()), version, cost: 1, ..CardData::blank(card_type) };
        NewCard { data, text: String::new() }
    }

    /// A character with strength and willpower. It costs 1 and has 1 lore by default.
    pub fn character(full_name: &str, strength: u8, willpower: u8) -> NewCard {
        let mut card = NewCard::new(full_name, CardType::Character);
        card.data.strength = Some(strength);
        card.data.willpower = Some(willpower);
        card.data.lore = Some(1);
        card
    }

    /// An action. With the [`NewCard::classification`] `Song` it is a song.
    pub fn action(name: &str) -> NewCard {
        NewCard::new(name, CardType::Action)
    }

    /// An item.
    pub fn item(name: &str) -> NewCard {
        NewCard::new(name, CardType::Item)
    }

    /// A location with its move cost and willpower.
    pub fn location(full_name: &str, move_cost: u8, willpower: u8) -> NewCard {
        let mut card = NewCard::new(full_name, CardType::Location);
        card.data.move_cost = Some(move_cost);
        card.data.willpower = Some(willpower);
        card.data.lore = Some(0);
        card
    }

    /// Sets the cost to play it.
    pub fn cost(mut self, cost: u8) -> NewCard {
        self.data.cost = cost;
        self
    }

    /// Adds an ink type.
    pub fn ink(mut self, ink: Ink) -> NewCard {
        self.data.inks.push(ink);
        self
    }

    /// Adds the inkwell symbol.
    pub fn inkable(mut self) -> NewCard {
        self.data.inkable = true;
        self
    }

    /// Sets the lore value of a character or location.
    pub fn lore(mut self, lore: u8) -> NewCard {
        self.data.lore = Some(lore);
        self
    }

    /// Adds a classification.
    pub fn classification(mut self, class: &str) -> NewCard {
        self.data.classes.push(Class(class.to_owned()));
        self
    }

    /// Sets the text, one paragraph per line.
    pub fn text(mut self, text: &str) -> NewCard {
        text.clone_into(&mut self.text);
        self
    }

    /// The card with its text compiled. The text may refer to the card itself and to names and words of the
    /// lexicon.
    pub(crate) fn compile(&self, lexicon: &Lexicon) -> Result<CardData, CardError> {
        let mut data = self.data.clone();
        for (n, line) in self.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let section = Section { name: None, text: line };
            let abilities = grammar::compile_section(&section, data.card_type, lexicon)
                .map_err(|diagnostic| CardError::Text(Diagnostic { section: n, ..diagnostic }))?;
            data.abilities.extend(abilities);
        }
        playable::check_card(&data).map_err(|error| CardError::NotPlayable(error.to_string()))?;
        Ok(data)
    }

    pub(crate) fn facts(&self) -> &CardData {
        &self.data
    }
}
