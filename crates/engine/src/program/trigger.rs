//! Abilities that wait or are used: triggered, activated, replacing.

use super::{CondId, Dest, Moment, Pc, Players, Scope};
use crate::bits::bit_set;

bit_set! {
    /// What triggers wait for.
    MomentSet(u64) {}
}

impl MomentSet {
    #[inline]
    pub const fn of(moment: Moment) -> MomentSet {
        MomentSet(1 << moment as u8)
    }
}

/// A triggered ability (6.2), ready to watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriggerDef {
    pub moment: Moment,
    /// What the event must be about; `None` for events that are about a player.
    pub subject: Option<Scope>,
    pub object: Option<Scope>,
    /// Whose doing it must be.
    pub who: Option<Players>,
    pub window: Window,
    /// Only once in a turn (6.1.13.2).
    pub once: bool,
    /// Only the first time that it happens in a turn, whatever is made of it.
    pub first: bool,
    /// Only twice in a turn.
    pub twice: bool,
    /// What must hold when the event happens, besides.
    pub cond: Option<CondId>,
    /// The "if" that its program asks first (6.2.4); some editions ask it when the event happens, too.
    pub secondary: Option<CondId>,
    /// The story name of the ability, for those that take it away.
    pub name: Option<u16>,
    pub program: Pc,
}

impl TriggerDef {
    /// Whether it asks for nothing but the event, whose doing it is and when, and perhaps for its own card.
    #[inline]
    pub(crate) fn is_plain(&self) -> bool {
        let describes = matches!(self.subject, Some(Scope::Fits(_))) || self.object.is_some();
        !describes && self.cond.is_none() && self.secondary.is_none()
    }
}

/// When a triggered ability watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    Always,
    YourTurn,
    OpponentsTurn,
    /// The turn of the player whose doing the event is.
    DoersTurn,
}

/// An activated ability (6.3), ready to use: its program begins with its costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActivatedDef {
    pub exert: bool,
    pub ink: u8,
    /// Costs first: exerting, ink, then what is done.
    pub program: Pc,
    /// Where the costs begin that are something done.
    pub costs: Pc,
    /// Where the costs end and the effects begin.
    pub effects: Pc,
    /// How many ink drops those costs remove: they can't pay the ink as well.
    pub drops: u8,
    /// At most once in a turn (Boost, 8.4.1).
    pub once: bool,
    /// When it may be used at all.
    pub cond: Option<CondId>,
    /// It is Boost, which needs a card in the deck.
    pub boost: bool,
}

impl ActivatedDef {
    /// Whether it may be used whenever its card can exert and there is ink for it.
    pub(crate) fn is_plain(&self) -> bool {
        let more = self.once || self.boost || self.drops > 0 || self.costs != self.effects;
        self.exert && !more && self.cond.is_none()
    }
}

/// A replacement effect (6.5), ready to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplacementDef {
    pub replaces: Replaces,
    pub subject: Scope,
    pub window: Window,
    pub instead: Instead,
    /// Only the first time in a turn.
    pub once: bool,
    /// The story name of the ability, for those that take it away.
    pub name: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replaces {
    DealtDamage,
    TakenDamage,
    Banished,
    /// Getting an ink drop, by one of these players.
    InkDrop(Players),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Nothing happens.
    Nothing,
    /// That much damage is put on the source.
    PutOnSource,
    /// The card goes somewhere else.
    Goes(Dest),
    /// A program that says when it replaces ([`FlowOp::Replace`](super::FlowOp::Replace)).
    Do(Pc),
}
