//! Naming things: which cards and players an ability refers to.

use crate::{Bound, Class, Deed, Ink, KeywordKind, Name, Stat, Target as T};
use serde::{Deserialize, Serialize};

/// A description of cards: adjectives, one head, post-modifiers, in printed order. All parts must hold.
///
/// `[Your, Other, Class([Musketeer]), Is(Character)]` says "your other Musketeer characters".
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Noun(pub Vec<Part>);

/// One part of a description.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Part {
    // Before the head.
    /// "your": played by the speaker.
    Your,
    /// "their": of the player spoken of.
    Their,
    /// "opposing": an opponent's.
    Opposing,
    /// "other": not the source, and nothing selected before (6.1.6).
    Other,
    Exerted,
    Ready,
    Damaged,
    Undamaged,
    /// "challenging", "challenged": its role in the present challenge.
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
    // The head.
    /// "character", "character or item", "character, item, or location": things in play.
    Is(Vec<Kind>),
    /// "card", "character card", "song card": cards, wherever they are.
    CardOf(Vec<Kind>),
    /// "ink drop": no card at all (1.13.1.2).
    InkDrop,
    // After the head.
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
    /// "with damage".
    WithDamage,
    /// "with no damage".
    WithNoDamage,
    /// "in play".
    InPlay,
    /// "you have in play", "opponents have in play".
    HaveInPlay(Who),
    /// "you have", of ink drops.
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
    /// "Prince and King", where either will do.
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
    /// "using their Shift ability": played so.
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
    /// "with that name": the card named before.
    ThatName,
    /// "with cost equal to or less than this character's Strength".
    StatAgainst(Stat, Stat, Box<T>),
    /// "with the same cost or less": as what was spoken of before.
    SameCostOrLess,
    /// "with cost up to 2 more than the banished character".
    CostUpToMore(u8, Box<T>),
    /// "with less Strength than that character".
    LessThan(Stat, Box<T>),
    /// "with Strength equal to or less than the Strength he had in play".
    NotMoreThanHad(Stat, Pronoun),
    /// "with total Strength 10 or less": all that are taken together.
    Total(Stat, Bound),
    /// "of theirs".
    OfTheirs,
    /// "who was challenged this turn".
    WasChallenged,
    /// "revealed", as in "revealed character cards".
    Revealed,
    /// "discarded", "moved": in front of what an effect just did that to.
    Discarded,
    Moved,
    /// "at random".
    AtRandom,
    /// "in their hands": each in their own.
    InHands(Whose),
    /// "Villain", "Knight": a classification as the head, said of characters.
    OfClass(Class),
    /// "you have here": at this location.
    HaveHere(Who),
    /// "at locations".
    AtLocations,
    /// "characters and/or locations": a head of several kinds, joined so.
    IsAndOr(Vec<Kind>),
    /// "items or locations", where other words would join the kinds of a head by "and".
    IsOr(Vec<Kind>),
    /// "from your inkwell".
    FromInkwell(Whose),
    /// "with cost 3 or less or named NAME": one of these.
    AnyOf(Vec<Part>),
    /// "… or item": everything in front of it, or this noun.
    OrElse(Box<Noun>),
    /// "here", said behind the noun where other cards say "while here" at the end.
    RightHere,
    /// "3 or more damage".
    DamageIs(Bound),
    /// "your opponents'".
    YourOpponents,
    /// "from there": from the zone just looked at.
    FromThere,
    /// "you removed damage from this way".
    Done(Deed),
    /// "that were under him": until it left play.
    WereUnder(Pronoun),
    /// "… or a location card": everything in front of it, or this noun; what stands behind is said of both.
    OrA(Box<Noun>),
    /// "from here": at this location, said of what goes elsewhere.
    FromHere,
    /// "at that location": the one spoken of.
    AtThatLocation,
}

/// What a head may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    Character,
    Item,
    Location,
    Action,
    Song,
}

/// How many a determiner takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Quantity {
    /// One, unsaid: "chosen character".
    One,
    /// "2 chosen characters".
    Exactly(u8),
    /// "up to 2 chosen characters".
    UpTo(u8),
    /// "any number of chosen characters".
    AnyNumber,
}

/// The determiner: how a target is singled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Det {
    /// "this character": the source.
    This,
    /// "that character", "that card": spoken of before (6.1.11).
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
    /// "chosen": a choice that Ward and the like see (8.15.1).
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
    /// "those": spoken of before, several.
    Those,
    /// "the revealed cards": like "the", of several.
    TheSeveral,
}

/// The word that stands for something named before.
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
    /// The thing last named that fits the word.
    Pronoun(Pronoun),
    /// "the top N cards of your deck".
    Top(u8, Whose),
    /// "the rest" of the cards looked at or revealed.
    Rest,
    /// Unsaid: in the second half of "… instead", the target of the effect replaced.
    Unsaid,
    /// "a Toy character card or a location card named NAME": one that fits any of these.
    Either(Vec<T>),
    /// "up to 1 character card and up to 1 item card", "chosen item and all other items with the same name": all of these.
    Both(Vec<T>),
    /// "one of them", "2 of them": of the cards being looked at or spoken of.
    SomeOfThem(Quantity),
    /// "there": the location spoken of.
    There,
    /// "all the cards in your inkwell", "all cards in your hand": everything in a zone, with its article or without.
    TheCards(bool, Box<Part>),
    /// "the top card", "the top 5 cards", of the deck that was just named.
    TopCards(u8),
}

/// A player or players as the subject of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The speaker, unsaid: "draw a card".
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
    /// "that player", or "they" where a player was named before.
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
    /// "each opposing player".
    EachOpposingPlayer,
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

/// Whose zone, card or turn.
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
