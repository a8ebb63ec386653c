//! The cards and players that an ability has mentioned so far.

use super::mention::Mention;
use crate::{Cards, Number, Person, Players, Purpose, Tally, Until, Var};
use wording::{CardType, Noun, Part, Target};

/// The context in which later words are resolved.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub card_type: CardType,
    vars: u8,
    tallies: u8,
    persons: u8,
    /// The player an implied subject means.
    pub by: Players,
    /// Mentioned cards, the latest last.
    pub mentions: Vec<Mention>,
    /// Mentioned players, the latest last.
    pub people: Vec<Players>,
    /// The number of mentions when this card was last mentioned.
    pub this_at: Option<usize>,
    /// The current clause. "They" can't tell apart two things named in the same clause.
    pub clause: u16,
    pub trigger: Option<Event>,
    /// The cards being looked at.
    pub looking: Option<Looking>,
    /// The number counted last.
    pub counted: Option<Number>,
    /// The cards that damage was removed from last.
    pub healed: Option<Var>,
    /// The card that "another" in an event excludes: the event's own card.
    pub contrast: Option<Cards>,
    /// The zone "there" means.
    pub there: Option<Part>,
    /// The players who revealed their hands.
    pub shown: Option<Players>,
    /// A target chosen before the effect that names it.
    pub ahead: Option<(Target, Cards)>,
    /// The duration of the effect that an "instead" replaces.
    pub until: Option<Until>,
    /// The target of the effect that an "instead" replaces.
    pub unsaid: Option<Cards>,
    pub purpose: Purpose,
    /// Whether the current effect must be done as a whole (6.1.5.1).
    pub required: bool,
    /// Whether the price of an offer is being resolved.
    pub price: bool,
    /// Whether an effect is being resolved, so that players and cards can be chosen.
    pub running: bool,
    /// Whether "they" means the card in a description of affected cards.
    pub affected: bool,
    /// Whether the changes of several cards are being resolved, so that "other" could leave out each of them.
    pub several: bool,
    /// Whether a trigger set up by an effect is being resolved.
    pub watching: bool,
    /// The cards in a condition, which "those" means if nothing else was named.
    pub asked: Option<Noun>,
    /// Whether another card was shifted onto this one; then "this character" is the card on top.
    pub covered: bool,
    /// Whether this card was described as being at a location.
    pub this_at_location: bool,
}

/// The trigger's event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Event {
    pub moment: wording::Moment,
    /// Whether the event's card is the source itself.
    pub about_this: bool,
}

/// Cards that the effect looks at or reveals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Looking {
    pub var: Var,
    /// Whether they are from another deck than that of the player who acts.
    pub theirs: bool,
}

impl Scene {
    pub fn new(card_type: CardType) -> Scene {
        Scene {
            card_type,
            vars: 0,
            tallies: 0,
            persons: 0,
            by: Players::You,
            mentions: vec![],
            people: vec![],
            this_at: None,
            clause: 0,
            trigger: None,
            looking: None,
            counted: None,
            healed: None,
            contrast: None,
            there: None,
            shown: None,
            ahead: None,
            until: None,
            unsaid: None,
            purpose: Purpose::Effect,
            required: false,
            price: false,
            running: false,
            affected: false,
            several: false,
            watching: false,
            asked: None,
            covered: false,
            this_at_location: false,
        }
    }

    pub fn new_var(&mut self) -> Var {
        self.vars += 1;
        Var(self.vars - 1)
    }

    pub fn new_tally(&mut self) -> Tally {
        self.tallies += 1;
        Tally(self.tallies - 1)
    }

    pub fn new_person(&mut self) -> Person {
        self.persons += 1;
        Person(self.persons - 1)
    }

    /// A tally for a step's count; from then on "that many" means it.
    pub fn count(&mut self) -> Tally {
        let tally = self.new_tally();
        self.counted = Some(Number::Tally(1, tally));
        tally
    }
}
