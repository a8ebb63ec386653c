//! What triggered abilities wait for.

use super::{Condition, Players, Scope, Step};
use wording::Moment;

/// What is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trigger {
    pub moment: Moment,
    /// What the event must be about; `None` for events that are about a player, or where the card is known
    /// otherwise.
    pub subject: Option<Scope>,
    /// What the other card of the event must be.
    pub object: Option<Scope>,
    /// Whose doing it must be.
    pub by: Option<Players>,
    pub window: Window,
    /// What must hold when the event happens.
    pub condition: Option<Condition>,
}

/// A triggered ability (6.2).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Triggered {
    pub trigger: Trigger,
    pub limit: Limit,
    /// It works while the card is in its player's discard (6.1.12).
    pub from_discard: bool,
    /// The secondary condition (6.2.4).
    pub condition: Option<Condition>,
    pub effects: Vec<Step>,
}

/// How often in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    Any,
    /// Until it has been done once (6.1.13.2).
    Once,
    Twice,
    /// For the first such event alone, whatever is made of it.
    FirstTime,
}

/// When something works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Window {
    Always,
    YourTurn,
    OpponentsTurn,
    /// The turn of the player whose doing the event is.
    DoersTurn,
}
