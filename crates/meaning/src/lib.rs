#![doc = include_str!("../README.md")]

mod condition;
mod describe;
mod gap;
mod number;
mod refer;
mod resolve;
mod rule;
mod step;
mod trigger;
mod uses;

pub use condition::Condition;
pub use describe::{Able, Description, Place, Side, Test};
pub use gap::{Doubt, Gap};
pub use number::Number;
pub use refer::{Cards, Holding, Person, Players, Tally, Var};
pub use resolve::{Reference, Referent, Resolved, Unresolved, resolve, support};
pub use rule::{Change, Prohibition, Rule, Scope, Static, Until};
pub use step::{Choice, Destination, HowMany, Purpose, Step, Way};
pub use trigger::{Limit, Trigger, Triggered, Window};
pub use uses::{Uses, forget_unused};

use wording::{Keyword, Name};

/// One ability of a card, resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ability {
    /// The story name (5.2.8); other cards may speak of it.
    pub name: Option<Name>,
    pub kind: Kind,
}

/// The kinds of abilities (chapter 6). One ability of a card may stand for several: two triggers joined by "and" are
/// two triggered abilities (6.2.6), two rules joined by "and" two static ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Keyword(Keyword),
    /// Shift for something other than ink (8.10).
    ShiftFor {
        keyword: Keyword,
        cost: Vec<Step>,
    },
    Triggered(Vec<Triggered>),
    Activated(Activated),
    Static(Vec<Static>),
    Replacement(Replacement),
    /// The effects of an action (5.4.3); all such abilities of a card are one run of steps.
    Action(Vec<Step>),
    /// For building decks only.
    DeckBuilding,
}

/// Something to use in one's turn (6.3), or that a static ability offers to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Activated {
    /// When it may be used at all.
    pub condition: Option<Condition>,
    /// At most once in a turn.
    pub once: bool,
    /// Exert the source.
    pub exert: bool,
    pub ink: u8,
    /// What is done to pay, besides.
    pub costs: Vec<Step>,
    /// An offer: what pays for it is an effect, too, and the rest follows only if all of that was done (6.1.5.1).
    pub offer: bool,
    pub effects: Vec<Step>,
}

/// A replacement effect that a card in play has (6.5).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Replacement {
    pub replaces: Replaced,
    /// Whom the damage would strike, or what would be banished.
    pub subject: Scope,
    pub window: Window,
    /// Only the first time in a turn.
    pub first_time: bool,
    pub instead: Instead,
}

/// What can be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Replaced {
    /// Damage that would be dealt (1.9.1.1).
    DealtDamage,
    /// Damage that would be taken, however it comes (1.9.1.5).
    TakenDamage,
    /// Being banished.
    Banished,
    /// Getting an ink drop, each of them, by one of these players.
    InkDrop(Players),
}

/// What happens in its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Instead {
    Nothing,
    /// As much damage is put on the source.
    PutOnSource,
    /// The card goes somewhere else.
    Goes(Destination),
    /// These steps, with [`Step::Replace`] among them.
    Do(Vec<Step>),
}
