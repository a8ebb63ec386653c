//! What can happen in a game, as far as cards wait for it, and which players a card lets somebody choose.

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

/// Which players may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whom {
    Anyone,
    Opponents,
    /// Anyone but the player who chooses.
    Others,
}
