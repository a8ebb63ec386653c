//! Rules that abilities add to the game, costs, and durations.

use crate::{
    Ability, Amount, Class, Condition, Effect, Keyword, KeywordKind, Measure, Name, Noun, Pronoun, Stat,
    Target, Who, Whose,
};
use serde::{Deserialize, Serialize};

/// A change to how the game works: the content of a static ability, or set up by an effect for a duration.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rule {
    /// "TARGET gets +1 Strength and gains Rush".
    Give(Target, Vec<Modifier>),
    /// "TARGET can't quest or challenge".
    Cant(Target, Vec<Act>),
    /// "TARGET doesn't ready", the older wording of "can't ready".
    DoesntReady(Target),
    /// "TARGET can challenge ready characters": the target may challenge these in
    /// addition to exerted characters.
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
    /// "RULE unless C".
    Unless(Box<Rule>, Condition),
    /// "RULE if C", after a static ability's rule.
    OnlyIf(Box<Rule>, Condition),
    /// Rules joined by "and". Rules with the same subject as the first do not repeat it.
    And(Vec<Rule>),
    /// "TARGET may challenge ready characters".
    Challenging(Modal, Target, Noun),
    /// "TARGET may move here for free".
    MoveHereFree(Modal, Target),
    /// "you pay 2 less to move TARGET", to the named location or, if TARGET says "here", to this one.
    PayLessToMove(Amount, Target, Option<Target>),
    /// "TARGET takes no damage from challenges".
    NoDamageFromChallenges(Target),
    /// "WHO can't play this character".
    CantPlayThis(Who, Target),
    /// "WHO can't lose lore".
    PlayerCant(Who, PlayerAct),
    /// "TARGET also counts as being named NAME for Shift".
    NamedForShift(Target, Name),
    /// "TARGET counts as having +N cost to sing songs".
    SingCost(Target, u8),
    /// "TARGET count as having" the inkwell symbol.
    CountAsInkable(Target),
    /// "you may play TARGET for free".
    PlayFree(Modal, Target),
    /// "you may E to play TARGET for free".
    PlayFreeFor(Box<Effect>, Target),
    /// "WHO pays N more to play TARGET".
    PayMore(Who, u8, Target),
    /// "TARGET can quest the turn they're played".
    QuestWhenPlayed(Target, Pronoun),
    /// "you can ink cards from your discard".
    InkFromDiscard,
    /// "TARGET may enter play exerted to E".
    EnterExertedTo(Target, Box<Effect>),
    /// "TARGET must quest if able"; `true` means that "if able" follows the duration.
    Must(Target, Act, bool),
    /// "TARGET can't ACT unless you pay N".
    PayTo(Target, Vec<Act>, u8),
    /// "you may have up to 99 copies of NAME — VERSION in your deck": for building decks only.
    DeckLimit(DeckLimit, Name, Option<Name>),
    /// "TARGET's Strength can't be reduced below their printed value".
    Floor(Target, Stat),
    /// "RULE this turn", as a static ability about this turn.
    ForTurn(Box<Rule>),
    /// "if C, RULE", for one of several rules with a common subject.
    IfSo(Condition, Box<Rule>),
    /// "TARGET takes no damage", however it comes.
    TakesNoDamage(Target),
    /// "RULE while C".
    OnlyWhile(Box<Rule>, Condition),
    /// "damage counters can't be removed".
    NoDamageRemoval,
    /// "each turn, only one character can challenge".
    OneChallenger,
    /// "cards enter opponents' inkwells exerted".
    InkwellExerted(Whose),
    /// "for each …, RULE": multiplies the rule's numbers by the measure.
    PerEach(Measure, Box<Rule>),
    /// "if an effect would cause you to discard one or more cards, you don't discard"; `true` adds "from your
    /// hand".
    NoDiscard(bool),
    /// "each player plays with the top card of their deck face up".
    FaceUpTop(Who),
    /// "WHO must choose TARGET for actions and abilities if able".
    MustChoose(Who, Target),
    /// "during challenges, TARGET deal damage with their Willpower instead of their Strength".
    DamageWith(Target, Stat, Stat),
    /// "you may play any character with Shift on TARGET as if TARGET had any name".
    AnyNameForShift(Target),
    /// "you pay 1 less for the first action you play each turn"; without the last words (`false`), a period
    /// named before limits it.
    PayLessForFirst(Amount, Noun, bool),
    /// "you may use TARGET's NAME ability for free".
    UseFree(Target, Name),
    /// "you may pay 1 less to move TARGET to …": what [`Rule::PayLessToMove`] says, as an offer.
    MayPayLessToMove(Amount, Target, Option<Target>),
    /// "you may play characters from under this item": cards that may be played from
    /// their zone, for their cost.
    PlayFrom(Modal, Target),
    /// "you may play characters from your discard. If you do, they enter play exerted".
    PlayFromExerted(Modal, Target),
    /// "you pay 1 less to shift a character on top of this character": the card to shift, and its base.
    PayLessToShift(Amount, Target, Option<Target>),
    /// "you pay 1 less for the next character you shift".
    PayLessForNextShift(Amount, Noun),
    /// "you may E to shift this character for free".
    ShiftFreeFor(Box<Effect>, Target),
    /// "you can shift any character on top of this character".
    ShiftOnto(Modal, Target, Target),
    /// "you can have other characters of a classification in your deck", whatever their inks: for building
    /// decks only.
    AnyInk(Modal, Noun),
    /// "you can have up to 4 copies of an item card named NAME in your deck": for building decks only.
    DeckCopies(Modal, u8, Noun),
    /// "you may use the exert abilities of TARGET the turn they're played".
    UseWhenPlayed(Target, Pronoun),
    /// "you may play characters from your discard. If you do, they enter play exerted and you can't play
    /// characters with the same name as characters you played this way this turn".
    PlayFromOnceEach(Modal, Target),
    /// "you pay 1 less to use Boost abilities", with the cards that also cost less to play.
    PayLessToUse(Amount, KeywordKind, Option<Target>),
    /// "TARGET count as having +1 cost for singing songs", with other characters that count as having more.
    CostForSinging(Target, u8, Option<(Target, u8)>),
}

impl Rule {
    /// The cards that are the rule's subject, if any.
    pub fn subject(&self) -> Option<&Target> {
        match self {
            Rule::Give(who, _)
            | Rule::Cant(who, _)
            | Rule::DoesntReady(who)
            | Rule::CanChallenge(who, _)
            | Rule::EntersExerted(who)
            | Rule::MayEnterExerted(who)
            | Rule::EntersWithDamage(who, _)
            | Rule::NoChallengeDamage(who)
            | Rule::Challenging(_, who, _)
            | Rule::MoveHereFree(_, who)
            | Rule::NoDamageFromChallenges(who)
            | Rule::NamedForShift(who, _)
            | Rule::SingCost(who, _)
            | Rule::CostForSinging(who, ..)
            | Rule::CountAsInkable(who)
            | Rule::QuestWhenPlayed(who, _)
            | Rule::EnterExertedTo(who, _)
            | Rule::Must(who, _, _)
            | Rule::TakesNoDamage(who)
            | Rule::PayTo(who, _, _) => Some(who),
            Rule::IfSo(_, rule) => rule.subject(),
            Rule::CantPlay(..)
            | Rule::PayLess(..)
            | Rule::PayLessForNext(..)
            | Rule::InkAdditional
            | Rule::LoreToWin(..)
            | Rule::SkipDraw
            | Rule::Unless(..)
            | Rule::OnlyIf(..)
            | Rule::And(..)
            | Rule::PayLessToMove(..)
            | Rule::CantPlayThis(..)
            | Rule::PlayerCant(..)
            | Rule::PlayFree(..)
            | Rule::PlayFreeFor(..)
            | Rule::PayMore(..)
            | Rule::InkFromDiscard
            | Rule::DeckLimit(..)
            | Rule::Floor(..)
            | Rule::ForTurn(..)
            | Rule::OnlyWhile(..)
            | Rule::NoDamageRemoval
            | Rule::OneChallenger
            | Rule::InkwellExerted(..)
            | Rule::PerEach(..)
            | Rule::NoDiscard(..)
            | Rule::FaceUpTop(..)
            | Rule::MustChoose(..)
            | Rule::DamageWith(..)
            | Rule::AnyNameForShift(..)
            | Rule::PayLessForFirst(..)
            | Rule::UseFree(..)
            | Rule::MayPayLessToMove(..)
            | Rule::PlayFrom(..)
            | Rule::PlayFromExerted(..)
            | Rule::PayLessToShift(..)
            | Rule::PayLessForNextShift(..)
            | Rule::ShiftFreeFor(..)
            | Rule::ShiftOnto(..)
            | Rule::AnyInk(..)
            | Rule::DeckCopies(..)
            | Rule::PlayFromOnceEach(..)
            | Rule::PayLessToUse(..)
            | Rule::UseWhenPlayed(..) => None,
        }
    }
}

/// A verb of permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Modal {
    May,
    Can,
    /// "can also".
    CanAlso,
}

/// How many copies of a card a deck may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeckLimit {
    /// "up to N copies".
    UpTo(u8),
    /// "only … N copies".
    Only(u8),
    /// "any number of cards named".
    AnyNumber,
}

/// A player's action that a rule can forbid.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayerAct {
    GainLore,
    LoseLore,
    /// "can't get ink drops".
    GetInkDrops,
    /// "choose your items for abilities or effects".
    Choose(Target),
    /// "ready more than 1 of their characters".
    ReadyMore(u8, Noun),
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
    /// "gains Singer": a keyword that has a number, without the number.
    GainsBare(KeywordKind),
    /// "loses Evasive".
    Loses(KeywordKind),
    /// "gains the Hero classification".
    GainsClass(Class),
    /// A quoted ability.
    GainsAbility(Box<Ability>),
    /// "gains Resist +1 for each …".
    GainsPer(Keyword, Measure),
    /// "loses Strength equal to that number".
    LosesStat(Stat, Amount),
    /// "loses the NAME ability": the one with that story name (5.2.8).
    LosesAbility(Name),
}

impl Modifier {
    /// The number of a card that changes, and how.
    pub fn change(&self) -> Option<(Stat, Sign, &Amount)> {
        match self {
            Modifier::Strength(sign, amount) => Some((Stat::Strength, *sign, amount)),
            Modifier::Willpower(sign, amount) => Some((Stat::Willpower, *sign, amount)),
            Modifier::Lore(sign, amount) => Some((Stat::Lore, *sign, amount)),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sign {
    Plus,
    Minus,
}

/// A card's action that a rule can forbid.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    Quest,
    /// Challenge: anything, or only matching cards.
    Challenge(Option<Target>),
    /// "be challenged": by anything, or only by matching cards.
    BeChallenged(Option<Target>),
    /// "ready".
    Ready,
    /// "ready at the start of your turn"; the duration may name the speaker's turn.
    ReadyAtStart,
    /// "exert to sing songs".
    Sing,
    /// "be dealt damage".
    BeDealtDamage,
    /// "be chosen".
    BeChosen,
    /// "move".
    Move,
    /// "ready at the start of their turn": the turn of the card's player.
    ReadyAtTheirStart,
    /// "ready at the start of their players' turns".
    ReadyAtTheirPlayersStart,
    /// "move to locations".
    MoveToLocations,
    /// "gain Evasive".
    Gain(KeywordKind),
    /// "sing songs without Sing Together".
    SingThe(Noun),
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
    /// Implied: in the second half of "… instead", the duration of the replaced effect; elsewhere, as long as
    /// the thing stays in play, or for the challenge mentioned before.
    Unsaid,
    /// "during that challenge".
    ThatChallenge,
    /// "while this item is in play".
    WhileThisItem,
    /// "while this location is in play".
    WhileThisLocation,
    /// "at the start of its next turn": of an item's player.
    AtItsNextStart,
}

/// A period in which a rule holds or a trigger can happen.
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
    /// "twice during your turn".
    TwiceDuringYourTurn,
    /// "during their turn": the turn of the player mentioned before.
    TheirTurn,
    /// "once per game during your turn".
    OncePerGame,
}

/// One part of an activated ability's cost (4.4.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cost {
    /// The exert symbol: exert the source.
    Exert,
    /// Pay this much ink.
    Ink(u8),
    /// "Banish this item", "choose and discard a card": an action.
    Do(Effect),
}
