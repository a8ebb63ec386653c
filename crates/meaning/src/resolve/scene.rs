//! What an ability has mentioned so far.

use super::mention::Mention;
use crate::{Cards, Number, Person, Players, Purpose, Tally, Until, Var};
use wording::{CardType, Noun, Part, Target};

/// What has been said, and how what comes next is to be taken.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub card_type: CardType,
    vars: u8,
    tallies: u8,
    persons: u8,
    /// Who an unsaid subject is.
    pub by: Players,
    /// Cards spoken of, the most recent last.
    pub mentions: Vec<Mention>,
    /// Players spoken of, the most recent last.
    pub people: Vec<Players>,
    /// How many cards had been spoken of when this card was spoken of last.
    pub this_at: Option<usize>,
    /// The present clause: two things named in one clause can't be told apart by "they".
    pub clause: u16,
    pub trigger: Option<Event>,
    /// The cards being looked at.
    pub looking: Option<Looking>,
    /// What was counted last.
    pub counted: Option<Number>,
    /// The cards that damage was removed from last.
    pub healed: Option<Var>,
    /// What "another" in an event contrasts with: the card the event is about.
    pub contrast: Option<Cards>,
    /// The zone that "there" means.
    pub there: Option<Part>,
    /// A target that was chosen ahead of the effect that names it.
    pub ahead: Option<(Target, Cards)>,
    /// How long the effect lasts that an "instead" replaces.
    pub until: Option<Until>,
    /// What the effect works on that an "instead" replaces.
    pub unsaid: Option<Cards>,
    pub purpose: Purpose,
    /// What is being resolved must be done as a whole (6.1.5.1).
    pub required: bool,
    /// What is being resolved is the price of an offer.
    pub price: bool,
    /// An effect is being resolved, so that players and cards can be asked for.
    pub running: bool,
    /// The card that a description of affected cards is about is "they".
    pub affected: bool,
    /// A trigger that an effect sets up is being resolved.
    pub watching: bool,
    /// The cards that a condition asked for: "those" where nothing else was named.
    pub asked: Option<Noun>,
    /// Another card was shifted onto this one, so that "this character" is the one on top.
    pub covered: bool,
    /// This card was said to be at a location.
    pub this_at_location: bool,
}

/// The trigger's event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Event {
    pub moment: wording::Moment,
    /// Where the event's card is the source itself.
    pub about_this: bool,
}

/// Cards that the effect looks at or reveals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Looking {
    pub var: Var,
    /// They are of another deck than that of whoever acts.
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
            ahead: None,
            until: None,
            unsaid: None,
            purpose: Purpose::Effect,
            required: false,
            price: false,
            running: false,
            affected: false,
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

    /// A step counts something: "that many" from then on.
    pub fn count(&mut self) -> Tally {
        let tally = self.new_tally();
        self.counted = Some(Number::Tally(1, tally));
        tally
    }
}
