//! Nouns and references: the cards and players an ability refers to.

use crate::{Bound, Class, Deed, Ink, KeywordKind, Name, Stat, Target as T};
use serde::{Deserialize, Serialize};

/// A description of cards: adjectives, one head, post-modifiers, in printed order. All parts must match.
///
/// `[Your, Other, Class([Musketeer]), Is(Character)]` says "your other Musketeer characters".
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Noun(pub Vec<Part>);

/// One part of a description. [`Part::position`] says where it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Part {
    /// "your": played by the ability's player.
    Your,
    /// "their": of the player mentioned before.
    Their,
    /// "opposing": an opponent's.
    Opposing,
    /// "other": neither the source nor anything selected before (6.1.6).
    Other,
    Exerted,
    Ready,
    Damaged,
    Undamaged,
    /// "challenging", "challenged": the role in the current challenge.
    Challenging,
    Challenged,
    /// "banished", as in "the banished character".
    Banished,
    /// "chosen", as in "the chosen character".
    Chosen,
    /// "Princess", "Prince or King".
    Class(Vec<Class>),
    Ink(Ink),
    /// "next", as in "the next character you play".
    Next,
    /// "character", "character or item", "character, item, or location": things in play.
    Is(Vec<Kind>),
    /// "card", "character card", "song card": cards in any zone.
    CardOf(Vec<Kind>),
    /// "ink drop": not a card (1.13.1.2).
    InkDrop,
    /// "of yours".
    OfYours,
    /// "named NAME", "named NAME or NAME".
    Named(Vec<Name>),
    /// "with cost 3 or less", "with 5 Strength or more".
    StatIs(Stat, Bound),
    /// "with Evasive".
    With(KeywordKind),
    /// "without Evasive".
    Without(KeywordKind),
    /// "without an ability".
    WithoutAbility,
    /// "with damage".
    WithDamage,
    /// "with no damage".
    WithNoDamage,
    /// "in play".
    InPlay,
    /// "you have in play", "opponents have in play".
    HaveInPlay(Who),
    /// "you have", about ink drops.
    Have(Who),
    /// "here": at this location.
    Here,
    /// "at a location".
    AtLocation,
    /// "in your hand".
    InHand(Whose),
    /// "from your hand".
    FromHand(Whose),
    /// "in your inkwell".
    InInkwell(Whose),
    /// "in your discard".
    InDiscard(Whose),
    /// "from your discard", "from any discard".
    FromDiscard(Whose),
    /// "under it".
    Under(Box<T>),
    /// "Prince and King", where either one matches.
    ClassAnd(Vec<Class>),
    /// "being challenged".
    BeingChallenged,
    /// "challenging a damaged character".
    ChallengingA(Box<T>),
    /// "with a card under them".
    WithCardUnder(Pronoun),
    /// "with more Strength than each opposing character".
    MoreThanEach(Stat, Box<Noun>),
    /// "with" the inkwell symbol.
    WithInkSymbol,
    /// "using their Shift ability": played in that way.
    UsingShift(Pronoun),
    /// "non-character": before the head.
    Non(Kind),
    /// "that isn't a song".
    IsNot(Kind),
    /// "that isn't a song card".
    IsNotCard(Kind),
    /// "not named NAME".
    NotNamed(Vec<Name>),
    /// "that have a card under them".
    HavingCardUnder(Pronoun),
    /// "with cost 2 or less each".
    StatIsEach(Stat, Bound),
    /// "from your hand or discard".
    FromHandOrDiscard(Whose),
    /// "from under her".
    FromUnder(Box<T>),
    /// "from the top of your deck".
    FromTop(Whose),
    /// "with the same name".
    SameName,
    /// "with the same name as the banished character".
    SameNameAs(Box<T>),
    /// "with that name": the name of the card mentioned before.
    ThatName,
    /// "with cost equal to or less than this character's Strength".
    StatAgainst(Stat, Stat, Box<T>),
    /// "with the same cost or less": compared with the card mentioned before.
    SameCostOrLess,
    /// "with cost up to 2 more than the banished character".
    CostUpToMore(u8, Box<T>),
    /// "with less Strength than that character".
    LessThan(Stat, Box<T>),
    /// "with Strength equal to or less than the Strength he had in play".
    NotMoreThanHad(Stat, Pronoun),
    /// "with total Strength 10 or less": the total of all cards taken.
    Total(Stat, Bound),
    /// "of theirs".
    OfTheirs,
    /// "who was challenged this turn".
    WasChallenged,
    /// "revealed", as in "revealed character cards".
    Revealed,
    /// "discarded", "moved": before the noun for cards an effect just acted on.
    Discarded,
    Moved,
    /// "at random".
    AtRandom,
    /// "in their hands": each in their own.
    InHands(Whose),
    /// "Villain", "Knight": a classification as the head, meaning characters.
    OfClass(Class),
    /// "you have here": at this location.
    HaveHere(Who),
    /// "at locations".
    AtLocations,
    /// "characters and/or locations": a head of several kinds, with that conjunction.
    IsAndOr(Vec<Kind>),
    /// "items or locations", where other cards join the kinds by "and".
    IsOr(Vec<Kind>),
    /// "from your inkwell".
    FromInkwell(Whose),
    /// "with cost 3 or less or named NAME": any of these.
    AnyOf(Vec<Part>),
    /// "… or item": everything before it, or this noun.
    OrElse(Box<Noun>),
    /// "here", directly after the noun; other cards write "while here" at the end.
    RightHere,
    /// "3 or more damage".
    DamageIs(Bound),
    /// "your opponents'".
    YourOpponents,
    /// "from there": from the zone just looked at.
    FromThere,
    /// "you removed damage from this way".
    Done(Deed),
    /// "that were under him": before it left play.
    WereUnder(Pronoun),
    /// "… or a location card": everything before it, or this noun; the parts after it apply to both.
    OrA(Box<Noun>),
    /// "from here": at this location, for things that move elsewhere.
    FromHere,
    /// "at that location": the location mentioned before.
    AtThatLocation,
    /// "with a different name", "with different names": for counting, each name once.
    DifferentName,
    /// "with the highest cost, or tied for highest cost,".
    HighestOrTied(Stat),
    /// "you played this turn".
    PlayedThisTurn(Who),
    /// "from your deck".
    FromDeck(Whose),
    /// "there": at each of the locations that the rule is about.
    There,
    /// "Mickey Mouse character cards", "a Moana or Pua character": cards with one of these names.
    NameOf(Vec<Name>),
    /// "from your collection": outside the deck.
    FromCollection(Whose),
    /// "in your hand, deck, and discard".
    InHandDeckDiscard(Whose),
    /// "abilities or actions", as sources of what they do.
    AbilityOrAction,
}

/// The place of a part in a noun phrase, as English prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PartPosition {
    /// An adjective, in front of the head.
    Front,
    /// The head itself.
    Head,
    /// A post-modifier, behind the head.
    Behind,
}

impl Part {
    /// Where the part is printed.
    pub fn position(&self) -> PartPosition {
        match self {
            Part::Your
            | Part::Their
            | Part::YourOpponents
            | Part::Opposing
            | Part::Other
            | Part::Next
            | Part::Exerted
            | Part::Ready
            | Part::Damaged
            | Part::Undamaged
            | Part::Challenging
            | Part::Challenged
            | Part::Banished
            | Part::Chosen
            | Part::Revealed
            | Part::Discarded
            | Part::Moved
            | Part::Class(_)
            | Part::ClassAnd(_)
            | Part::Ink(_)
            | Part::NameOf(_)
            | Part::Non(_) => PartPosition::Front,
            Part::Is(_)
            | Part::IsAndOr(_)
            | Part::IsOr(_)
            | Part::CardOf(_)
            | Part::InkDrop
            | Part::AbilityOrAction
            | Part::OfClass(_) => PartPosition::Head,
            Part::OfYours
            | Part::OfTheirs
            | Part::Named(_)
            | Part::NotNamed(_)
            | Part::SameName
            | Part::SameNameAs(_)
            | Part::ThatName
            | Part::StatIs(..)
            | Part::StatIsEach(..)
            | Part::StatAgainst(..)
            | Part::SameCostOrLess
            | Part::CostUpToMore(..)
            | Part::LessThan(..)
            | Part::MoreThanEach(..)
            | Part::NotMoreThanHad(..)
            | Part::Total(..)
            | Part::With(_)
            | Part::Without(_)
            | Part::WithoutAbility
            | Part::There
            | Part::InHandDeckDiscard(_)
            | Part::FromCollection(_)
            | Part::WithDamage
            | Part::WithNoDamage
            | Part::DamageIs(_)
            | Part::WithInkSymbol
            | Part::WithCardUnder(_)
            | Part::HavingCardUnder(_)
            | Part::BeingChallenged
            | Part::ChallengingA(_)
            | Part::WasChallenged
            | Part::IsNot(_)
            | Part::IsNotCard(_)
            | Part::InPlay
            | Part::HaveInPlay(_)
            | Part::Have(_)
            | Part::HaveHere(_)
            | Part::Here
            | Part::RightHere
            | Part::AtLocation
            | Part::AtLocations
            | Part::AtThatLocation
            | Part::DifferentName
            | Part::HighestOrTied(_)
            | Part::PlayedThisTurn(_)
            | Part::FromDeck(_)
            | Part::InHand(_)
            | Part::InHands(_)
            | Part::InInkwell(_)
            | Part::InDiscard(_)
            | Part::FromHand(_)
            | Part::FromInkwell(_)
            | Part::FromDiscard(_)
            | Part::FromHandOrDiscard(_)
            | Part::FromTop(_)
            | Part::FromUnder(_)
            | Part::FromThere
            | Part::FromHere
            | Part::Under(_)
            | Part::WereUnder(_)
            | Part::UsingShift(_)
            | Part::AtRandom
            | Part::Done(_)
            | Part::AnyOf(_)
            | Part::OrElse(_)
            | Part::OrA(_) => PartPosition::Behind,
        }
    }
}

/// The kinds of things that can be the head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    Character,
    Item,
    Location,
    Action,
    Song,
}

/// The number of things a determiner takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Quantity {
    /// One, without a number: "chosen character".
    One,
    /// "2 chosen characters".
    Exactly(u8),
    /// "up to 2 chosen characters".
    UpTo(u8),
    /// "any number of chosen characters".
    AnyNumber,
}

/// The determiner: how a target is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Det {
    /// "this character": the source.
    This,
    /// "that character", "that card": mentioned before (6.1.11).
    That,
    /// "the challenging character", "the chosen character".
    The,
    /// "a", "an".
    A,
    /// "another".
    Another,
    /// "any": "any card from your hand".
    Any,
    /// "one of your characters".
    OneOf,
    /// "2 cards", "up to 2 item cards".
    Count(Quantity),
    /// "chosen": a choice in the sense of Ward and similar abilities (8.15.1).
    Chosen(Quantity),
    /// "another chosen".
    AnotherChosen(Quantity),
    /// "all".
    All,
    /// "each".
    Each,
    /// "each of your characters".
    EachOf,
    /// A bare plural: "your other characters", "opposing characters".
    Bare,
    /// "2 of your items", "up to 2 of your characters".
    CountOf(Quantity),
    /// "a chosen".
    AChosen,
    /// "those": several, mentioned before.
    Those,
    /// "the revealed cards": "the" with a plural.
    TheSeveral,
}

/// A pronoun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pronoun {
    /// they, them, their
    They,
    /// he, him, his
    He,
    /// she, her
    She,
    /// it, its
    It,
    /// each of them
    EachOfThem,
}

/// A reference to cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// A determiner and a description.
    Of(Det, Noun),
    /// The thing named last that fits the pronoun.
    Pronoun(Pronoun),
    /// "the top N cards of your deck".
    Top(u8, Whose),
    /// "the rest" of the cards looked at or revealed.
    Rest,
    /// Implied: in the second half of "… instead", the target of the replaced effect.
    Unsaid,
    /// "a Toy character card or a location card named NAME": matches any of these.
    Either(Vec<T>),
    /// "up to 1 character card and up to 1 item card", "chosen item and all other items with the same name":
    /// all of these.
    Both(Vec<T>),
    /// "one of them", "2 of them": of the cards being looked at or mentioned before.
    SomeOfThem(Quantity),
    /// "there": the location mentioned before.
    There,
    /// "all the cards in your inkwell", "all cards in your hand": everything in a
    /// zone; `true` means with "the".
    TheCards(bool, Box<Part>),
    /// "the top card", "the top 5 cards" of the deck just named.
    TopCards(u8),
    /// "one", "2": of the cards in the zone just looked at.
    SomeOf(Quantity),
    /// "both": the two cards mentioned before.
    BothOfThem,
    /// "the card with the highest cost revealed this way, or each card tied for highest cost,".
    Highest(Stat, Noun),
}

/// A player or players as the subject of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The ability's player, implied: "draw a card".
    Implied,
    /// "you".
    You,
    /// "an opponent".
    AnOpponent,
    /// "opponents".
    Opponents,
    /// "each opponent".
    EachOpponent,
    /// "each player".
    EachPlayer,
    /// "chosen opponent".
    ChosenOpponent,
    /// "chosen player".
    ChosenPlayer,
    /// "that player", or "they" after a player was named.
    ThatPlayer,
    They,
    /// "the challenging player".
    ChallengingPlayer,
    /// "its player", "their player": of the card named before.
    ItsPlayer,
    TheirPlayer,
    /// "all opponents".
    AllOpponents,
    /// "that character's player".
    ThatCharactersPlayer,
    /// "the challenging character's player".
    ChallengingCharactersPlayer,
    /// "each opponent with more lore than you".
    EachOpponentAhead,
    /// "one or more opponents".
    SomeOpponents,
    /// "the player or players with the most cards in their hand".
    WithMostCards,
    /// "the player or players with the most cards in their hands".
    WithMostCardsPlural,
    /// "your opponent".
    YourOpponent,
    /// "you and another chosen player each".
    YouAndAnother,
}

/// The owner of a zone, card or turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    /// "your".
    Your,
    /// "their", of a player named before.
    Their,
    /// "its player's".
    ItsPlayers,
    /// "their player's".
    TheirPlayers,
    /// "their players'" hands.
    TheirPlayersPlural,
    /// "any": any player's.
    Any,
    /// "chosen player's".
    ChosenPlayers,
    /// "chosen opponent's".
    ChosenOpponents,
    /// "an opponent's".
    AnOpponents,
    /// "opponents'".
    Opponents,
    /// "each opponent's".
    EachOpponents,
    /// "each player's".
    EachPlayers,
    /// "a player's".
    APlayers,
    /// "your opponents'".
    YourOpponents,
}
