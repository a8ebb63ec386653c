//! Static abilities, and rules that effects set up for a time.

use super::{Condition, Description, Number, Players, Step};
use wording::{Ability as Wording, Class, Keyword, KeywordKind, Name, Shift, Stat};

/// A static ability (6.4): a rule while a condition holds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Static {
    pub condition: Option<Condition>,
    /// Whether it is used up for the turn after one use (6.1.13.2).
    pub once: bool,
    pub rule: Rule,
}

/// The cards a rule applies to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    This,
    Each(Description),
}

/// A change to how the game works.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    Changes(Scope, Vec<Change>),
    /// The first can't challenge the second.
    ChallengeBan(Scope, Scope),
    /// The first can challenge the second even if it is ready.
    ChallengeReady(Scope, Description),
    CantPlay(Players, Description),
    PayLess {
        n: Number,
        what: Scope,
        /// Applies only to Shift.
        by_shift: bool,
        /// Applies only to Shift onto these.
        onto: Option<Scope>,
    },
    PayMore {
        who: Players,
        n: u8,
        what: Scope,
    },
    InkAdditional,
    EntersExerted(Scope),
    MayEnterExerted(Scope),
    EntersWithDamage(Scope, u8),
    LoreToWin(Players, u8),
    SkipDraw,
    /// These characters move to this location for free.
    MoveFree(Scope),
    /// Moving these characters costs less: to this location, or to matching ones.
    MoveLess {
        n: Number,
        who: Scope,
        to: Option<Description>,
    },
    CantPlayThis(Players),
    CantGainLore(Players),
    /// Each of these players can't gain lore unless the condition holds for that player ([`Players::Asked`]).
    CantGainLoreUnless(Players, Condition),
    CantLoseLore(Players),
    CantGetInkDrops(Players),
    Inkable(Scope),
    InkFromDiscard,
    PlayFree(Scope),
    /// This card may be played by doing these steps instead of paying ink.
    PlayFreeFor(Vec<Step>),
    NoDamageRemoval,
    OneChallenger,
    InkwellExerted(Players),
    /// This card may enter play exerted; if it does, these steps happen.
    EnterExertedTo(Vec<Step>),
    /// Effects can't make you discard.
    NoDiscard,
    FaceUpTop(Players),
    /// Using the Boost abilities of your cards costs less.
    BoostLess(Number),
    /// This card's ability with that name costs no ink.
    UseFree(Name),
    /// This card also has that Shift, in every zone.
    GainsShift(Shift, Option<Vec<Step>>),
    /// These cards also have that Shift, wherever they are.
    GrantsShift(Description, Shift),
    LosesAbility(Scope, Name),
    /// You may play these cards from their zone; with `exerted`, they enter play exerted.
    PlayFrom {
        what: Description,
        exerted: bool,
        /// After one of them is played this way, you can't play others with its name that turn.
        once_each: bool,
    },
    /// Any card with Shift may be shifted onto this card, whatever base its Shift needs.
    AnyShiftOnto,
    /// The first can't sing the second.
    SingBan(Scope, Description),
    /// Other cards may be shifted onto this card as if it had that name; `None` means any name.
    NamedForShift(Option<Name>),
    /// At the start of their turn, a player readies at most this many matching cards.
    ReadyAtMost(u8, Description),
}

/// A change to a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    Strength(Number),
    Willpower(Number),
    Lore(Number),
    Gains(Keyword),
    /// A keyword that has a number, without the number.
    GainsBare(KeywordKind),
    /// A keyword with a plus, whose number is counted.
    GainsPer(KeywordKind, Number),
    Loses(KeywordKind),
    /// It can't gain or keep the keyword.
    CantHave(KeywordKind),
    Class(Class),
    /// An ability, quoted or made from a condition on the card itself; with its wording, if it has one.
    Ability(Box<super::Ability>, Option<Box<Wording>>),
    Cant(Prohibition),
    /// Its additional cost for singing.
    SingCost(u8),
    /// Ink to pay for questing or challenging.
    Toll(u8),
    /// The characteristic can't be below its printed value.
    Floor(Stat),
    /// It can challenge matching characters even if they are ready.
    ChallengeReady(Description),
    /// It can't challenge matching cards.
    CantChallenge(Description),
    /// The next damage that would be dealt to it is prevented (6.5).
    Shield,
}

/// An action that a card can't or must take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prohibition {
    Quest,
    Challenge,
    BeChallenged,
    Ready,
    ReadyAtStart,
    Sing,
    BeDealtDamage,
    BeChosen,
    Move,
    TakeChallengeDamage,
    /// Damage of any kind: dealt, put or moved.
    TakeDamage,
    /// Must quest: the turn can't end while it could quest.
    NotQuest,
    /// Can quest while drying.
    WaitToQuest,
    /// Can use its exert abilities while drying.
    WaitToUse,
    /// Must be chosen by opponents, if possible.
    BePassedOver,
    /// Deals challenge damage by Willpower instead of Strength.
    DamageByStrength,
}

/// When something ends (6.1.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// The end of this turn.
    EndOfTurn,
    /// The start of your next turn.
    YourNextTurn,
    /// During the next turn of the affected card's player, and only then.
    DuringTheirNextTurn,
    /// Through the next readying at the start of a turn of the affected card's player.
    TheirNextReady,
    EndOfYourNextTurn,
    /// The end of your turn, if it is your turn now, otherwise the end of your next one.
    EndOfYourTurn,
    /// The end of the current challenge.
    EndOfChallenge,
    /// While the affected card is in play.
    LeavesPlay,
    /// While this card is in play.
    ThisLeaves,
}
