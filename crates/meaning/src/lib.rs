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
    /// The story name (5.2.8), which other cards may mention.
    pub name: Option<Name>,
    pub kind: Kind,
}

/// The kinds of abilities (chapter 6). One ability of a card may represent several: two triggers joined by
/// "and" are two triggered abilities (6.2.6), and two rules joined by "and" are two static ones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Keyword(Keyword),
    /// Shift for a cost other than ink (8.10).
    ShiftFor {
        keyword: Keyword,
        cost: Vec<Step>,
    },
    Triggered(Vec<Triggered>),
    Activated(Activated),
    Static(Vec<Static>),
    Replacement(Replacement),
    /// The effects of an action (5.4.3); the steps of all such abilities of a card run together.
    Action(Vec<Step>),
    /// For deck building only.
    DeckBuilding,
}

/// An activated ability (6.3), or an action that a static ability offers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Activated {
    /// Must hold for the ability to be used.
    pub condition: Option<Condition>,
    /// Whether it can be used only once per turn.
    pub once: bool,
    /// Whether it can be used only once per game.
    pub per_game: bool,
    /// Whether the source exerts as a cost.
    pub exert: bool,
    pub ink: u8,
    /// Other costs.
    pub costs: Vec<Step>,
    /// Whether it is an offer: its price is part of the effect, and the rest follows only if all of the
    /// price was paid (6.1.5.1).
    pub offer: bool,
    pub effects: Vec<Step>,
}

/// A replacement effect (6.5) of a card in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Replacement {
    pub replaces: Replaced,
    /// The card that would be damaged or banished.
    pub subject: Scope,
    pub window: Window,
    /// Whether it applies only the first time each turn.
    pub first_time: bool,
    pub instead: Instead,
}

/// An event that can be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Replaced {
    /// Damage that would be dealt (1.9.1.1).
    DealtDamage,
    /// Damage that would be taken from any source (1.9.1.5).
    TakenDamage,
    /// Being banished.
    Banished,
    /// Each ink drop that one of these players would get.
    InkDrop(Players),
}

/// The event that happens instead.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Instead {
    Nothing,
    /// The same amount of damage is put on the source.
    PutOnSource,
    /// The card goes to another place.
    Goes(Destination),
    /// These steps, with [`Step::Replace`] among them.
    Do(Vec<Step>),
}
