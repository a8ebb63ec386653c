//! What is printed on a card, for players and programs: no part of its compiled form.

use crate::api::ids::DefId;
use crate::program::InkSet;
use crate::program::card_db::{CardDb, CardDef};
use std::fmt;
use wording::{CardType, Ink, KeywordKind};

/// The facts printed on a card. Effects may change them for a card in play: [`CardView`](crate::CardView) has
/// the current values.
#[derive(Clone, Copy)]
pub struct CardFacts<'a> {
    db: &'a CardDb,
    def: &'a CardDef,
}

impl CardDb {
    /// The facts printed on a card.
    pub fn facts(&self, def: DefId) -> CardFacts<'_> {
        CardFacts { db: self, def: self.def(def) }
    }
}

impl<'a> CardFacts<'a> {
    /// Name and version: `Stitch - New Dog`.
    pub fn full_name(&self) -> &'a str {
        &self.def.full_name
    }

    /// The name without the version.
    pub fn name(&self) -> &'a str {
        &self.def.name
    }

    /// Character, action, item or location; `None` for a leader of Format Coconut and for a marketing card of
    /// Pack Rush, which have no card type.
    pub fn card_type(&self) -> Option<CardType> {
        (!self.def.leader && !self.def.kinds.is_empty()).then_some(self.def.kind)
    }

    /// Whether the card is a song (5.4.4).
    pub fn is_song(&self) -> bool {
        self.def.song
    }

    /// Its ink types.
    pub fn inks(&self) -> impl Iterator<Item = Ink> + use<> {
        let inks = self.def.inks;
        Ink::ALL.into_iter().filter(move |ink| inks.has(InkSet::of(*ink)))
    }

    /// The cost to play it.
    pub fn cost(&self) -> u8 {
        self.def.cost
    }

    /// Whether it can be put into the inkwell.
    pub fn inkable(&self) -> bool {
        self.def.inkable
    }

    /// Strength of a character.
    pub fn strength(&self) -> Option<i16> {
        self.value(self.def.strength, &[CardType::Character])
    }

    /// Willpower of a character or location.
    pub fn willpower(&self) -> Option<i16> {
        self.value(self.def.willpower, &[CardType::Character, CardType::Location])
    }

    /// Lore value of a character or location.
    pub fn lore(&self) -> Option<i16> {
        self.value(self.def.lore, &[CardType::Character, CardType::Location])
    }

    /// The cost to move a character to this location.
    pub fn move_cost(&self) -> Option<u8> {
        self.value(self.def.move_cost, &[CardType::Location])
    }

    fn value<T>(&self, value: T, types: &[CardType]) -> Option<T> {
        self.card_type().filter(|card_type| types.contains(card_type)).map(|_| value)
    }

    /// Its classifications in English: Storyborn, Hero, Song …
    pub fn classifications(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let (names, classes) = (&self.db.classes, self.def.classes);
        let has = move |class: &u8| classes.has(crate::program::ClassSet::of(*class));
        (0..names.len() as u8).filter(has).map(|class| names[usize::from(class)].as_str())
    }

    /// Whether it has this keyword.
    pub fn has(&self, keyword: KeywordKind) -> bool {
        self.def.has(keyword)
    }

    /// Its keywords.
    pub fn keywords(&self) -> impl Iterator<Item = KeywordKind> + use<> {
        self.def.keywords.iter()
    }

    /// The number after a keyword: 2 for Challenger +2, 3 for Shift 3. `None` if the card lacks the keyword, or
    /// if no number is printed after it.
    pub fn keyword_number(&self, keyword: KeywordKind) -> Option<u8> {
        if !self.has(keyword) {
            return None;
        }
        match keyword {
            KeywordKind::Shift => {
                self.def.shift.filter(|shift| shift.program.is_none()).map(|shift| shift.ink)
            }
            KeywordKind::SingTogether => self.def.sing_together,
            KeywordKind::Boost => {
                let boost = self.def.boost.and_then(|at| self.def.activated.get(usize::from(at)));
                boost.map(|ability| ability.ink)
            }
            counted => keyword.is_counted().then(|| self.def.counts.of(counted)),
        }
    }

    /// The number of its activated abilities, which [`Action::Use`](crate::Action::Use) counts from 0.
    pub fn activated_abilities(&self) -> usize {
        self.def.activated.len()
    }

    /// The story name of an activated ability, if it has one.
    pub fn ability_name(&self, ability: u8) -> Option<&'a str> {
        self.def.activated_names.get(usize::from(ability))?.as_deref()
    }
}

impl fmt::Debug for CardFacts<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("CardFacts").field(&self.full_name()).finish()
    }
}
