//! Conditions.

use crate::{Event, Name, Noun, Part, Pronoun, Target, Who, Whose};
use serde::{Deserialize, Serialize};

/// "At least", "at most" or "exactly" this many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bound {
    /// "a", "an": at least one, without a number.
    Some,
    /// "another", as in "another character": at least one apart from the source.
    Another,
    /// "no".
    None,
    /// "N or more".
    OrMore(u8),
    /// "N or less", "N or fewer".
    OrLess(u8),
    /// "exactly N", or a bare number.
    Exactly(u8),
    /// "N or greater", the other wording of "N or more".
    OrGreater(u8),
    /// "any": at least one, in the plural.
    Any,
    /// "only N".
    Only(u8),
}

/// A condition (6.4.3): one type for everything that a card text can ask.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// "you have a character named NAME in play", "you have no cards in your hand". A noun without a
    /// zone means things in play.
    Has(Who, Bound, Noun),
    /// "a Villain character is in play".
    InPlay(Bound, Noun),
    /// "this character is exerted", "this character is at a location", "the chosen character is named NAME".
    Is(Target, Vec<Part>),
    /// "this character has no damage", "this character has 5 Strength or more".
    With(Target, Vec<Part>),
    /// "it's a character card": describes the card mentioned before.
    ItIs(Noun),
    /// "it's the named card" (after "name a card").
    IsNamedCard(Target),
    /// "a Villain character is chosen".
    IsChosen(Noun),
    /// "an opponent has more cards in their hand than you": the player with more, the
    /// noun to count, the other player.
    HasMore(Who, Noun, Who),
    /// "an opponent has more lore than you".
    MoreLore(Who, Who),
    /// "you have N lore", "an opponent has 15 or more lore".
    LoreIs(Who, Bound),
    /// "you removed an ink drop to play this character".
    RemovedToPlay(Who, Bound, Noun, Target),
    /// "there's a card under this character".
    CardUnder(Target),
    /// "you used Shift to play this character".
    Shifted(Target),
    /// "this is your first turn and you're not the first player".
    FirstTurnGoingSecond,
    /// "it's your first turn", and "at the start of your first turn".
    FirstTurn,
    /// "you have A and B among the cards in your hand, in your discard, and in play".
    HasAmong(Who, Vec<(Bound, Noun)>),
    /// "it's your turn", as part of a condition.
    Turn(Whose),
    /// A test of this turn's history: "you played another character this turn".
    ThisTurn(HistoryEvent),
    /// "A and B".
    And(Vec<Condition>),
    /// "A or B".
    Or(Vec<Condition>),
    /// "unless …".
    Not(Box<Condition>),
    /// "at a location", "being challenged", "challenging a damaged character": describes the sentence's
    /// subject without naming it.
    Bare(Part),
    /// "it is at a location", on cards that don't contract "it is".
    ItIsSo(Part),
    /// "there are 5 or more characters with damage in play", "there's a character with Evasive here".
    There(Bound, Noun),
    /// "it's the second card you've put into your inkwell this turn": the trigger's event is that one of its
    /// kind.
    ItIsNth(u8, Nth),
    /// "you have 2 or more opponents".
    Opponents(Bound),
    /// "they were a Villain character", "that character was named NAME": the test, in the past tense.
    Past(Box<Condition>),
    /// "2 or more characters of yours are exerted".
    Are(Bound, Noun, Part),
    /// "you have another A or a B in play", "you have an A and a B in play": both or one of them,
    /// with the place at the end.
    HasEach(Who, Vec<(Bound, Noun)>, Joint, Part),
    /// "that card is a Princess character card", "they're a Hero character".
    ThatIs(Target, Noun),
    /// "you removed damage this way": the previous effect did so.
    RemovedThisWay,
    /// "you discarded a Pirate character card": discarded by the previous effect.
    /// With `true`, the words "this way" follow.
    YouDiscarded(Noun, bool),
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
    /// "they have the same name": the two cards that the effect named.
    SameNames(Pronoun),
    /// "it has a different name than each other item you have in play".
    DifferentName(Target, Noun),
    /// "one of them is cost 3 or less".
    OneOfThemIs(Part),
    /// "that character had a card under them": before it left play.
    HadCardUnder(Target, Pronoun),
    /// "a character sang this song", "2 or more characters sang this song".
    Sang(Bound),
    /// "you do and C": the previous effect was done, and the condition holds.
    YouDoAnd(Box<Condition>),
    /// "you have fewer than 3 cards in your hand": fewer than a number (`true`), or more.
    HasThan(Who, bool, u8, Noun),
    /// "you have characters named A and B in play": one of each name.
    HasEachNamed(Who, Vec<Name>),
    /// "there was an exerted character here": at the time of the trigger's event.
    ThereWas(Bound, Noun),
    /// "any of the cards that were under them are character cards": the cards, and the test for one of them.
    AnyOfThem(Noun, Noun),
}

/// Player actions with ink drops (1.13.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drops {
    Get,
    Remove,
}

/// Events counted within a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Nth {
    /// "card you've put into your inkwell".
    YouPutIntoInkwell,
    /// "card they've drawn".
    TheyDrew,
    /// "card you drew".
    YouDrew,
    /// "action you played".
    YouPlayed(Noun),
    /// "challenge".
    Challenge,
}

/// The conjunction that joins a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Joint {
    And,
    Or,
}

/// An event in a turn's history.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HistoryEvent {
    /// An event of cards: "2 or more characters were banished". The cards are the event's subject.
    Happened(Bound, Box<Event>),
    Played(Who, Bound, Noun),
    /// "you've played …", "no other character has quested": the same event in the perfect tense.
    Perfect(Box<HistoryEvent>),
    /// "you removed damage from a character"; `true` means "1 or more".
    RemovedDamage(Who, bool, Target),
    /// "you put a card under him".
    PutUnder(Who, Target),
    /// "you put any cards into your inkwell".
    PutIntoInkwell(Who, Whose),
    /// "you discarded a card", "an opponent drew 2 or more cards".
    Did(Who, Past, Bound, Noun),
}

impl HistoryEvent {
    /// The cards that an event of cards is counted for.
    pub fn cards(&self) -> Option<(Bound, &Noun)> {
        match self {
            HistoryEvent::Happened(bound, event) => match event.subject() {
                Some(Target::Of(_, noun)) => Some((*bound, noun)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The event whatever its tense.
    pub fn plain(&self) -> &HistoryEvent {
        match self {
            HistoryEvent::Perfect(event) => event.plain(),
            event => event,
        }
    }
}

/// A player action in a turn's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Past {
    Discarded,
    Drew,
    Shifted,
    /// Got ink drops.
    Got,
    /// Removed ink drops.
    Removed,
}
