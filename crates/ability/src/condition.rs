//! Tests on the game.

use crate::{Noun, Part, Pronoun, Target, Who, Whose};
use serde::{Deserialize, Serialize};

/// "At least", "at most" or "exactly" this many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bound {
    /// "a", "an": at least one, without a number.
    Some,
    /// "another", as in "another character": at least one besides the source.
    Another,
    /// "no".
    None,
    /// "N or more".
    OrMore(u8),
    /// "N or less", "N or fewer".
    OrLess(u8),
    /// "exactly N", or a bare number.
    Exactly(u8),
}

/// A condition (6.4.3), one type for all that can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// "you have a character named NAME in play", "you have no cards in your hand". Where the noun says no zone,
    /// things in play are meant.
    Has(Who, Bound, Noun),
    /// "a Villain character is in play".
    InPlay(Bound, Noun),
    /// "this character is exerted", "this character is at a location", "the chosen character is named NAME".
    Is(Target, Vec<Part>),
    /// "this character has no damage", "this character has 5 Strength or more".
    With(Target, Vec<Part>),
    /// "it's a character card": what the card spoken of is.
    ItIs(Noun),
    /// "it's the named card" (after "name a card").
    IsNamedCard(Target),
    /// "a Villain character is chosen".
    IsChosen(Noun),
    /// "an opponent has more cards in their hand than you": first, what is counted, second.
    HasMore(Who, Noun, Who),
    /// "an opponent has more lore than you".
    MoreLore(Who, Who),
    /// "you have N lore", "an opponent has 15 or more lore".
    LoreIs(Who, Bound),
    /// "there's a card under this character".
    CardUnder(Target),
    /// "you used Shift to play this character".
    Shifted(Target),
    /// "this is your first turn and you're not the first player".
    FirstTurnGoingSecond,
    /// "it's your turn", as part of a condition.
    Turn(Whose),
    /// What happened this turn: "you played another character this turn".
    ThisTurn(HistoryEvent),
    /// "A and B".
    And(Vec<Condition>),
    /// "A or B".
    Or(Vec<Condition>),
    /// "unless …".
    Not(Box<Condition>),
    /// "that card is a Princess character card", "they're a Hero character".
    ThatIs(Target, Noun),
    /// "you removed damage this way": the effect before did something.
    RemovedThisWay,
    /// "you discarded a Pirate character card": what the effect before discarded.
    YouDiscarded(Noun),
    /// "a … is discarded this way".
    IsDiscardedThisWay(Noun),
    /// "you returned a Hero character this way".
    YouReturned(Noun),
    /// "any Princess cards were moved this way".
    AnyMoved(Noun),
    /// "that item costs 3 or less".
    Costs(Target, Bound),
    /// "it has the same name as the chosen card".
    SameName(Target, Target),
    /// "that character had a card under them": when it left play.
    HadCardUnder(Target, Pronoun),
    /// "a character sang this song", "2 or more characters sang this song".
    Sang(Bound),
    /// "you do and C": the effect before was done, and the condition holds.
    YouDoAnd(Box<Condition>),
    /// "you have fewer than 3 cards in your hand": fewer (`true`) or more than a number.
    HasThan(Who, bool, u8, Noun),
}

/// Things a turn remembers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HistoryEvent {
    Played(Who, Bound, Noun),
    Banished(Bound, Noun),
    BanishedInChallenge(Bound, Noun),
    Challenged(Bound, Noun),
    Damaged(Bound, Noun),
}
