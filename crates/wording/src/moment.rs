//! Events that triggered abilities wait for.

use serde::{Deserialize, Serialize};

/// An event that triggers and a turn's history can refer to.
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
    /// A card returned from play to its player's hand.
    Returned,
    /// The card was put on top of the other card by Shift.
    PlayedOn,
    /// A song was sung by one or more characters.
    SongSung,
    /// A player chose the card for an action or ability, which is the other card.
    Chosen,
    /// The Boost ability of a card was used.
    UsedBoost,
    /// The challenge of this card against the other ended.
    ChallengeOver,
    /// An effect of the other card dealt it damage.
    EffectDamage,
    /// A card went from its player's discard to the hand.
    BackToHand,
    /// A player discarded one or more cards at once.
    DiscardedSome,
    /// A card was dealt damage. Depending on the edition, that is more or less than taking damage (1.9.2).
    IsDealtDamage,
    /// A player removed an ink drop (1.13).
    InkDropRemoved,
    /// A player got an ink drop.
    InkDropGot,
    /// A player removed, or got, one or more ink drops at once.
    SomeDropsRemoved,
    SomeDropsGot,
    /// A card went from a deck to its player's discard without being discarded.
    PutFromDeck,
    /// A player put one or more cards from their own deck into their discard at once.
    SomePutFromDeck,
}

/// Which players may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whom {
    Anyone,
    Opponents,
    /// Anyone but the player who chooses.
    Others,
}
