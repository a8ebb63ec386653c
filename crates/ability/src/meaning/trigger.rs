//! What triggered abilities wait for.

use super::{Condition, Players, Scope, Step};
use serde::{Deserialize, Serialize};

/// What happened, as far as triggers and memories can tell.
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
    /// A card was dealt damage: more than taking it, or less, as the edition has it (1.9.2).
    IsDealtDamage,
    /// A player removed an ink drop (1.13).
    InkDropRemoved,
    /// A player got an ink drop.
    InkDropGot,
    /// A player removed, or got, ink drops, one or more at once.
    SomeDropsRemoved,
    SomeDropsGot,
}

/// What is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trigger {
    pub moment: Moment,
    /// What the event must be about; `None` for events that are about a player, or where the card is known otherwise.
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
