//! Triggered, activated and replacement abilities.

use super::{CondId, Dest, Moment, Pc, PlayerOperand, StaticScope};
use crate::bits::bit_set;

bit_set! {
    /// The moments that triggers wait for.
    MomentSet(u64) {}
}

/// The events that every game records for the rest of the turn.
pub const RECORDED: &[Moment] = &[
    Moment::Played,
    Moment::Quested,
    Moment::Challenges,
    Moment::Challenged,
    Moment::Banished,
    Moment::BanishedInChallenge,
    Moment::Sings,
    Moment::TakesDamage,
    Moment::DamageRemoved,
    Moment::PutUnder,
    Moment::PutIntoInkwell,
    Moment::Drawn,
    Moment::Discarded,
    Moment::IntoDiscard,
    Moment::LeftDiscard,
    Moment::PlayedOn,
    Moment::InkDropRemoved,
    Moment::InkDropGot,
];

impl MomentSet {
    #[inline]
    pub const fn of(moment: Moment) -> MomentSet {
        MomentSet(1 << moment as u8)
    }
}

/// A triggered ability (6.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriggerDef {
    pub moment: Moment,
    /// The card the event must be about. `None` for events about a player.
    pub subject: Option<StaticScope>,
    pub object: Option<StaticScope>,
    /// The player who must cause the event.
    pub who: Option<PlayerOperand>,
    pub window: TurnWindow,
    /// Only once per turn (6.1.13.2).
    pub once: bool,
    /// Only for the first such event in a turn, whatever the ability did then.
    pub first: bool,
    /// Only twice per turn.
    pub twice: bool,
    /// An additional condition, checked when the event happens.
    pub cond: Option<CondId>,
    /// The "if" that the program checks first (6.2.4). Some editions also check it when the ability enters
    /// the bag.
    pub secondary: Option<CondId>,
    /// The ability's story name, for effects that remove it.
    pub name: Option<u16>,
    pub program: Pc,
}

impl TriggerDef {
    /// Whether the trigger depends only on the kind of event, who caused it, and when, and possibly on its
    /// own card.
    #[inline]
    pub(crate) fn is_plain(&self) -> bool {
        let describes = matches!(self.subject, Some(StaticScope::Fits(_))) || self.object.is_some();
        !describes && self.cond.is_none()
    }

    /// What its entry of the bag needs: the program, and the "if" that some editions test first.
    pub(crate) fn in_bag(&self) -> (Pc, Option<CondId>) {
        (self.program, self.secondary)
    }
}

/// The turns in which a triggered ability can trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnWindow {
    Always,
    YourTurn,
    OpponentsTurn,
    /// Any turn of the player who caused the event.
    DoersTurn,
}

/// An activated ability (6.3). Its program begins with the costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActivatedDef {
    pub exert: bool,
    pub ink: u8,
    /// The start of the costs: exerting, ink, then other actions.
    pub program: Pc,
    /// The start of the costs that are actions.
    pub costs: Pc,
    /// The end of the costs and the start of the effects.
    pub effects: Pc,
    /// The number of ink drops that the costs remove, which can't also pay the ink.
    pub drops: u8,
    /// At most once per turn (Boost, 8.4.1).
    pub once: bool,
    /// A condition for using the ability.
    pub cond: Option<CondId>,
    /// Whether this is Boost, which needs a card in the deck.
    pub boost: bool,
}

impl ActivatedDef {
    /// Whether the ability only needs its card to exert and enough ink.
    pub(crate) fn is_plain(&self) -> bool {
        let more = self.once || self.boost || self.drops > 0 || self.costs != self.effects;
        self.exert && !more && self.cond.is_none()
    }
}

/// A replacement effect (6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplacementDef {
    pub replaces: ReplacedEvent,
    pub subject: StaticScope,
    pub window: TurnWindow,
    pub instead: Substitute,
    /// Only the first time per turn.
    pub once: bool,
    /// The ability's story name, for effects that remove it.
    pub name: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplacedEvent {
    DealtDamage,
    TakenDamage,
    Banished,
    /// Getting an ink drop, by one of these players.
    InkDrop(PlayerOperand),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Substitute {
    /// Nothing happens.
    Nothing,
    /// The same amount of damage is put on the source.
    PutOnSource,
    /// The card goes to this place.
    Goes(Dest),
    /// This program runs and decides whether to replace ([`FlowOp::Replace`](super::FlowOp::Replace)).
    Do(Pc),
}
