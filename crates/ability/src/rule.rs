//! Rules that abilities add to the game, costs, and how long things last.

use crate::{Ability, Amount, Class, Effect, Keyword, KeywordKind, Noun, Target, Who};
use serde::{Deserialize, Serialize};

/// A change to how the game works: a static ability's content, or what an effect sets up for a duration.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rule {
    /// "TARGET gets +1 Strength and gains Rush".
    Give(Target, Vec<Modifier>),
    /// "TARGET can't quest or challenge".
    Cant(Target, Vec<Act>),
    /// "TARGET doesn't ready", the older wording of "can't ready".
    DoesntReady(Target),
    /// "TARGET can challenge ready characters": what it may challenge besides exerted characters.
    CanChallenge(Target, Noun),
    /// "WHO can't play actions".
    CantPlay(Who, Noun),
    /// "you pay 1 less to play Broom characters", "you pay 1 less to play this character".
    PayLess(Amount, Target),
    /// "you pay 1 less for the next character you play" (4.3.6).
    PayLessForNext(Amount, Noun),
    /// "you may ink an additional card" (4.2.3.1).
    InkAdditional,
    /// "TARGET enters play exerted".
    EntersExerted(Target),
    /// "TARGET may enter play exerted".
    MayEnterExerted(Target),
    /// "TARGET enters play with N damage".
    EntersWithDamage(Target, u8),
    /// "opponents need N lore to win the game".
    LoreToWin(Who, u8),
    /// "TARGET takes no damage from the challenge".
    NoChallengeDamage(Target),
    /// "skip your turn's Draw step".
    SkipDraw,
}

/// A change to a card's characteristics.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Modifier {
    /// "+2 Strength", "+1 Strength for each …".
    Strength(Sign, Amount),
    Willpower(Sign, Amount),
    Lore(Sign, Amount),
    /// "gains Rush".
    Gains(Keyword),
    /// "loses Evasive".
    Loses(KeywordKind),
    /// "gains the Hero classification".
    GainsClass(Class),
    /// A quoted ability.
    GainsAbility(Box<Ability>),
    /// "loses Strength equal to that number".
    LosesStat(crate::Stat, Amount),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sign {
    Plus,
    Minus,
}

/// What a card can be kept from doing.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    Quest,
    /// Challenge anything, or only what fits.
    Challenge(Option<Target>),
    /// "be challenged", by anything or only by what fits.
    BeChallenged(Option<Target>),
    /// "ready".
    Ready,
    /// "ready at the start of your turn", with the speaker's turn named in a duration where there is one.
    ReadyAtStart,
    /// "exert to sing songs".
    Sing,
    /// "be dealt damage".
    BeDealtDamage,
    /// "be chosen".
    BeChosen,
    /// "move".
    Move,
}

/// How long something lasts (6.1.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Duration {
    /// "this turn".
    ThisTurn,
    /// "for the rest of this turn".
    RestOfThisTurn,
    /// "until the start of your next turn".
    UntilYourNextTurn,
    /// "during their next turn": the next turn of the card's player.
    DuringTheirNextTurn,
    /// "at the start of their next turn": for readying only.
    AtTheirNextStart,
    /// "until the end of your next turn".
    UntilEndOfYourNextTurn,
    /// Unsaid: in the second half of "… instead", the duration of the effect replaced; elsewhere, as long as the
    /// thing stays in play, or for the challenge that is spoken of.
    Unsaid,
}

/// A part of the game's time in which something is watched or holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Window {
    /// "during your turn".
    YourTurn,
    /// "during opponents' turns".
    OpponentsTurns,
    /// "during an opponent's turn".
    AnOpponentsTurn,
    /// "during each opponent's turn".
    EachOpponentsTurn,
    /// "once during your turn".
    OnceDuringYourTurn,
    /// "once per turn".
    OncePerTurn,
}

/// One part of an activated ability's cost (4.4.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cost {
    /// The exert symbol: exert the source.
    Exert,
    /// Pay this much ink.
    Ink(u8),
    /// "Banish this item", "choose and discard a card": something done.
    Do(Effect),
}
