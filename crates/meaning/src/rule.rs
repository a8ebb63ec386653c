//! Static abilities, and the rules that effects set up for a time.

use super::{Condition, Description, Number, Players, Step};
use wording::{Ability as Wording, Class, Keyword, KeywordKind, Name, Shift, Stat};

/// A static ability (6.4): a rule while a condition holds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Static {
    pub condition: Option<Condition>,
    /// Used up for the turn once it was made use of (6.1.13.2).
    pub once: bool,
    pub rule: Rule,
}

/// What a rule speaks of.
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
    /// The first can challenge the second though it is ready.
    ChallengeReady(Scope, Description),
    CantPlay(Players, Description),
    PayLess {
        n: Number,
        what: Scope,
        /// Only by Shift.
        by_shift: bool,
        /// Only by Shift onto these.
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
    /// Moving these characters costs less: to this location, or to what fits.
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
    /// This card may be played for what these steps do, in place of ink.
    PlayFreeFor(Vec<Step>),
    NoDamageRemoval,
    OneChallenger,
    InkwellExerted(Players),
    /// This card may enter play exerted, and then these steps happen.
    EnterExertedTo(Vec<Step>),
    /// No effect makes you discard.
    NoDiscard,
    FaceUpTop(Players),
    /// This card's ability of that name costs no ink.
    UseFree(Name),
    /// This card has that Shift besides, wherever it is.
    GainsShift(Shift, Option<Vec<Step>>),
    LosesAbility(Scope, Name),
    /// You may play these cards from where they are; `exerted`: they enter play so.
    PlayFrom {
        what: Description,
        exerted: bool,
    },
    /// Any card may be shifted onto this card, whatever its kind of Shift asks for.
    AnyShiftOnto,
    /// The first can't sing the second.
    SingBan(Scope, Description),
    /// Others may be shifted onto this card as if it had that name; `None`: any name.
    NamedForShift(Option<Name>),
    /// At the start of their turn, a player readies at most this many of the cards that fit.
    ReadyAtMost(u8, Description),
}

/// A change to a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    Strength(Number),
    Willpower(Number),
    Lore(Number),
    Gains(Keyword),
    /// A keyword with a plus, its number counted.
    GainsPer(KeywordKind, Number),
    Loses(KeywordKind),
    /// It can't gain the keyword, nor keep it.
    CantHave(KeywordKind),
    Class(Class),
    /// An ability, quoted or made from a condition on the card itself; with its wording where it has one.
    Ability(Box<super::Ability>, Option<Box<Wording>>),
    Cant(Prohibition),
    /// What it counts as more when it sings.
    SingCost(u8),
    /// Ink to pay for questing and for challenging.
    Toll(u8),
    /// Never below the printed value.
    Floor(Stat),
    /// It can challenge what fits though that is ready.
    ChallengeReady(Description),
    /// The next damage that would be dealt to it isn't (6.5).
    Shield,
}

/// What a card is kept from, or made to do.
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
    /// Ending the turn while it could quest.
    NotQuest,
    /// Having to be dry to quest.
    WaitToQuest,
    /// Being passed over by opponents who choose.
    BePassedOver,
    /// Dealing challenge damage by Strength: Willpower takes its place.
    DamageByStrength,
}

/// How long something lasts (6.1.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// The end of this turn.
    EndOfTurn,
    /// The start of your next turn.
    YourNextTurn,
    /// Through the next turn of the affected card's player, and only then.
    DuringTheirNextTurn,
    /// The next readying at the start of a turn of the affected card's player.
    TheirNextReady,
    EndOfYourNextTurn,
    /// Until the end of the first turn of yours that ends: this one, if it is yours.
    EndOfYourTurn,
    /// The end of the present challenge.
    EndOfChallenge,
    /// As long as the affected card stays in play.
    LeavesPlay,
    /// As long as this card stays in play.
    ThisLeaves,
}
