//! Abilities that wait or are used: triggered, activated, replacing.

use super::{CondId, Pc, Players, Scope};
use serde::{Deserialize, Serialize};

/// What happened, as far as triggers can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Moment {
    Played,
    Quested,
    Challenges,
    Challenged,
    Banished,
    BanishedInChallenge,
    ChallengerBanished,
    ChallengedBanished,
    BanishesInChallenge,
    LeavesPlay,
    Sings,
    Moves,
    TakesDamage,
    DamageRemoved,
    Exerted,
    Readied,
    Drawn,
    Discarded,
    PutIntoInkwell,
    Inked,
    PutUnder,
    LoreGained,
    LoreLost,
    ChosenForSupport,
    TurnStarts,
    TurnEnds,
    /// A card came into a discard, or left one.
    IntoDiscard,
    LeftDiscard,
    /// A character dealt damage to another in a challenge.
    DealsChallengeDamage,
    /// A card in play went back to its player's hand.
    Returned,
    /// The card is put on top of the other by Shift.
    PlayedOn,
    /// A song was sung, by one character or several.
    SongSung,
    /// A card was chosen for an action or ability, the other card, by a player.
    Chosen,
    /// The Boost ability of a card was used.
    UsedBoost,
    /// The challenge of this card against the other is over.
    ChallengeOver,
    /// An effect of the other card dealt it damage.
    EffectDamage,
    /// A card went from its player's discard to the hand.
    BackToHand,
    /// A player discarded cards, one or more at once.
    DiscardedSome,
}

impl Moment {
    pub fn bit(self) -> u64 {
        1 << (self as u8)
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
    /// The story name of the ability, for those that take it away.
    pub name: Option<u16>,
    pub program: Pc,
}

/// When a triggered ability watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    Always,
    YourTurn,
    OpponentsTurn,
    /// The turn of the player whose doing the event is.
    TheirTurn,
}

/// An activated ability (6.3), ready to use: its program begins with its costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActivatedDef {
    pub exert: bool,
    pub ink: u8,
    pub program: Pc,
    /// Where the costs end and the effects begin.
    pub effects: Pc,
    /// At most once in a turn (Boost, 8.4.1).
    pub once: bool,
    /// When it may be used at all.
    pub cond: Option<CondId>,
    /// It is Boost, which needs a card in the deck.
    pub boost: bool,
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
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Nothing happens.
    Nothing,
    /// That much damage is put on the source.
    PutOnSource,
}
