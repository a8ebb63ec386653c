//! Events that triggered abilities and replacement effects wait for.

use crate::{Condition, Destination, Drops, Noun, Part, Target, Who, Whose, Window};
use serde::{Deserialize, Serialize};

/// How a trigger condition opens (6.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Opener {
    When,
    Whenever,
    /// "the first time".
    FirstTime,
    /// "the next time".
    NextTime,
    /// "at the start of …", "at the end of …": the event tells which.
    At,
    /// "when", with the event after the effect: "draw a card when he enters play".
    Behind,
    /// "the first time … each turn".
    FirstEachTurn,
    /// "whenever … for the first time each turn".
    WheneverFirst,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trigger {
    pub opener: Opener,
    pub event: Event,
}

/// An event. [`Event::subject`] is the card that its sentence begins with, [`Event::topic`] the card that
/// later words refer to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// "you play this character", "you play a song".
    Plays(Who, Target),
    /// "this character quests".
    Quests(Target),
    /// "this character challenges", "… challenges another character".
    Challenges(Target, Option<Target>),
    /// "this character is challenged".
    IsChallenged(Target),
    /// "this character challenges and is banished".
    ChallengesAndIsBanished(Target),
    /// "this character is challenged and banished".
    IsChallengedAndBanished(Target),
    /// "this character is banished".
    IsBanished(Target),
    /// "… is banished in a challenge".
    IsBanishedInChallenge(Target),
    /// "this character banishes another character in a challenge".
    BanishesInChallenge(Target, Target),
    /// "this character leaves play".
    LeavesPlay(Target),
    /// "this character sings a song".
    Sings(Target),
    /// "this character moves to a location".
    MovesTo(Target, Target),
    /// "this character takes damage" and the older "is damaged", "is dealt damage" (1.9.2).
    TakesDamage(Target),
    IsDamaged(Target),
    IsDealtDamage(Target),
    /// "you remove damage from …".
    RemovesDamage(Who, Target),
    /// "this character is exerted", "becomes exerted", "exerts".
    IsExerted(Target),
    /// "you ready this character".
    Readies(Who, Target),
    /// "you draw a card".
    Draws(Who),
    /// "you discard a card".
    Discards(Who),
    /// "a card is put into your inkwell".
    IsPut(Target, Destination),
    /// "you ink a card": as a turn action.
    Inks(Who),
    /// "you put a card under this character".
    PutsUnder(Who, Target),
    /// "you gain lore".
    GainsLore(Who),
    /// "you lose lore".
    LosesLore(Who),
    /// "this character is chosen for Support".
    ChosenForSupport(Target),
    /// "at the start of your turn".
    TurnStarts(Whose),
    /// "at the end of your turn", "at the end of the turn".
    TurnEnds(Whose),
    /// "EVENT while C"; with `leads`, "while C, … EVENT".
    While {
        event: Box<Event>,
        condition: Condition,
        leads: bool,
    },
    /// "EVENT during your turn".
    During(Box<Event>, Window),
    /// "you remove 1 or more damage from …".
    RemovesSomeDamage(Who, Target),
    /// "you move a character here"; `true` adds "from a location".
    Moves(Who, Target, bool),
    /// "a character moves here".
    MovesHere(Target),
    /// "becomes exerted".
    BecomesExerted(Target),
    /// "exerts".
    Exerts(Target),
    /// "this character deals damage to another character in a challenge".
    DealsDamageInChallenge(Target, Target),
    /// "another character is played".
    IsPlayed(Target),
    /// "… is returned to your hand from play".
    IsReturned(Target, Whose),
    /// "you put a card into your inkwell".
    PutsIntoInkwell(Who, Whose),
    /// "a card leaves your discard".
    LeavesDiscard(Target, Whose),
    /// "you play a second action in a turn"; with `false`, another word names the time.
    PlaysNth(Who, u8, Noun, bool),
    /// "this card is put into your discard from your deck".
    IsPutFrom(Target, Destination, Part),
    /// "you put 1 or more cards into your discard from your deck": all in one event.
    PutsSomeFrom(Who, Destination, Part),
    /// "one of your characters readies".
    GetsReady(Target),
    /// "you play a Floodborn character on this card".
    PlaysOn(Who, Target, Target),
    /// "you pay 2 or less to play a card".
    PaysToPlay(Who, u8, Target),
    /// "one or more of your characters sing a song": all singers of one song count as one event.
    SomeSing(Noun),
    /// "this character or another … quests": the same event for either subject.
    Either(Box<Event>, Target),
    /// "an opponent chooses this character for an action or ability".
    Chooses(Who, Target),
    /// "this character is chosen for an action or an item's ability".
    ChosenForActionOrItem(Target),
    /// "you use the Boost ability of a character".
    UsesBoost(Who, Target),
    /// "he enters play".
    EntersPlay(Target),
    /// "one of your actions deals damage to an opposing character": outside of challenges.
    DealsDamage(Target, Target),
    /// "you return a … card from your discard to your hand".
    Returns(Who, Target, Whose),
    /// "your opponent discards 1 or more cards": all discards of one effect count as one event.
    DiscardsSome(Who),
    /// "after the challenge": the end of this card's challenge.
    ChallengeOver(Target),
    /// "you shift this character", "you shift a character on top of this character".
    Shifts(Who, Target, Option<Target>),
    /// "you discard this card", "you discard a character card".
    DiscardsThe(Who, Target),
    /// "another character of yours enters play exerted".
    EntersPlayExerted(Target),
    /// "this character sings a song with Sing Together".
    SingsThe(Target, Target),
    /// "this character quests or challenges": any of these; the subject is written once.
    AnyOf(Vec<Event>),
    /// "you remove an ink drop"; `true` means "one or more ink drops", all in one event.
    InkDrops(Who, Drops, bool),
}

/// The subject of an event's sentence, from a shared or mutable reference.
macro_rules! subject_of {
    ($event:expr, $inner:path) => {
        match $event {
            Event::Quests(card)
            | Event::Challenges(card, _)
            | Event::IsChallenged(card)
            | Event::ChallengesAndIsBanished(card)
            | Event::IsChallengedAndBanished(card)
            | Event::IsBanished(card)
            | Event::IsBanishedInChallenge(card)
            | Event::BanishesInChallenge(card, _)
            | Event::LeavesPlay(card)
            | Event::Sings(card)
            | Event::SingsThe(card, _)
            | Event::MovesTo(card, _)
            | Event::MovesHere(card)
            | Event::TakesDamage(card)
            | Event::IsDamaged(card)
            | Event::IsDealtDamage(card)
            | Event::DealsDamage(card, _)
            | Event::DealsDamageInChallenge(card, _)
            | Event::IsExerted(card)
            | Event::BecomesExerted(card)
            | Event::Exerts(card)
            | Event::IsPut(card, _)
            | Event::IsPutFrom(card, ..)
            | Event::GetsReady(card)
            | Event::IsPlayed(card)
            | Event::EntersPlay(card)
            | Event::EntersPlayExerted(card)
            | Event::IsReturned(card, _)
            | Event::LeavesDiscard(card, _)
            | Event::ChosenForSupport(card)
            | Event::ChosenForActionOrItem(card)
            | Event::ChallengeOver(card)
            | Event::Either(_, card) => Some(card),
            Event::While { event, .. } | Event::During(event, _) => $inner(event),
            Event::AnyOf(_)
            | Event::SomeSing(_)
            | Event::Plays(..)
            | Event::PlaysOn(..)
            | Event::PlaysNth(..)
            | Event::PutsSomeFrom(..)
            | Event::PaysToPlay(..)
            | Event::Shifts(..)
            | Event::UsesBoost(..)
            | Event::Readies(..)
            | Event::Moves(..)
            | Event::Chooses(..)
            | Event::RemovesDamage(..)
            | Event::RemovesSomeDamage(..)
            | Event::PutsUnder(..)
            | Event::PutsIntoInkwell(..)
            | Event::Returns(..)
            | Event::Draws(_)
            | Event::Discards(_)
            | Event::DiscardsSome(_)
            | Event::DiscardsThe(..)
            | Event::Inks(_)
            | Event::GainsLore(_)
            | Event::LosesLore(_)
            | Event::InkDrops(..)
            | Event::TurnStarts(_)
            | Event::TurnEnds(_) => None,
        }
    };
}

impl Event {
    /// The card that is the grammatical subject: "one of your actions" in "one of your actions deals damage
    /// to an opposing character". An event that a player is the subject of has none.
    pub fn subject(&self) -> Option<&Target> {
        subject_of!(self, Event::subject)
    }

    /// The grammatical subject, to be changed.
    pub fn subject_mut(&mut self) -> Option<&mut Target> {
        subject_of!(self, Event::subject_mut)
    }

    /// The card that the event is about, which "that character" and later pronouns mean unless something else
    /// is named in between. It is the subject, but for two kinds of events: the card a player does something
    /// to, "a character" in "you play a character", and the card that something deals damage to, "an opposing
    /// character" in the example above.
    pub fn topic(&self) -> Option<&Target> {
        match self {
            Event::DealsDamage(_, card)
            | Event::Plays(_, card)
            | Event::PlaysOn(_, card, _)
            | Event::PaysToPlay(_, _, card)
            | Event::Shifts(_, card, _)
            | Event::UsesBoost(_, card)
            | Event::Readies(_, card)
            | Event::Moves(_, card, _)
            | Event::Chooses(_, card)
            | Event::RemovesDamage(_, card)
            | Event::RemovesSomeDamage(_, card)
            | Event::PutsUnder(_, card)
            | Event::Returns(_, card, _)
            | Event::DiscardsThe(_, card) => Some(card),
            Event::AnyOf(events) => events.first().and_then(Event::topic),
            Event::While { event, .. } | Event::During(event, _) => event.topic(),
            event => event.subject(),
        }
    }
}

/// The event that a replacement effect replaces.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Would {
    /// "whenever TARGET would be dealt damage, … instead".
    BeDealtDamage(Opener, Target),
    /// "whenever TARGET would take damage, … instead".
    TakeDamage(Opener, Target),
    /// "if TARGET would be banished, … instead".
    BeBanished(Target),
    /// "if you would get an ink drop, … instead".
    GetInkDrop(Who),
}
