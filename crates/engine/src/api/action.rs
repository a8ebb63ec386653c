//! What players can be asked and what they can answer.

use crate::api::ids::{CardId, RuleNo, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use wording::KeywordKind;

/// One answer to a decision. Small and `Copy`: lists of actions are what search and learning work on.
///
/// In a [`View`](crate::View) the card ids are the viewer's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Action {
    // Turn actions (chapter 4).
    /// Put this card of the hand into the inkwell (4.2).
    Ink(CardId),
    /// Play this card, and how its cost is paid (4.3).
    Play(CardId, Payment),
    /// Quest with this character (4.5).
    Quest(CardId),
    /// The first character challenges the second, or a location (4.6).
    Challenge(CardId, CardId),
    /// Move this character to this location (4.7).
    Move(CardId, CardId),
    /// Use the card's activated ability with this index.
    Use(CardId, u8),
    /// End the turn.
    EndTurn,
    // Answers.
    /// Pick this card.
    Card(CardId),
    /// No further card.
    Done,
    /// Do it.
    Yes,
    /// Don't.
    No,
    /// One of several. Counted from 0, in printed order.
    Option(u8),
    /// This many.
    Number(u16),
    /// This player.
    Player(Seat),
    /// Name a card: an index into [`CardDb::names`](crate::CardDb::names).
    Name(u16),
    /// Resolve this entry of the bag next.
    Trigger(u8),
    /// Apply the replacement effect of this card; the number says which, where it has several.
    Replacement(CardId, u8),
    /// Leave the game (2.3.3.4). Accepted at any time from a player still in it, never listed.
    Concede(Seat),
}

impl Action {
    /// The cards it names, the one that acts first.
    #[inline]
    pub fn cards(mut self) -> [Option<CardId>; 2] {
        self.cards_mut().map(|card| card.copied())
    }

    /// The same, to be replaced by others.
    #[inline]
    pub fn cards_mut(&mut self) -> [Option<&mut CardId>; 2] {
        match self {
            Action::Ink(a)
            | Action::Quest(a)
            | Action::Use(a, _)
            | Action::Card(a)
            | Action::Replacement(a, _)
            | Action::Play(a, Payment::Ink | Payment::SingTogether | Payment::Free) => [Some(a), None],
            Action::Challenge(a, b)
            | Action::Move(a, b)
            | Action::Play(a, Payment::Shift(b) | Payment::Sing(b)) => [Some(a), Some(b)],
            Action::EndTurn
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Player(_)
            | Action::Name(_)
            | Action::Trigger(_)
            | Action::Concede(_) => [None, None],
        }
    }

    /// Whether all cards and players that it names are among the first so many.
    #[inline]
    pub(crate) fn names_only(self, cards: usize, seats: usize) -> bool {
        match self {
            Action::Ink(a)
            | Action::Quest(a)
            | Action::Use(a, _)
            | Action::Card(a)
            | Action::Replacement(a, _)
            | Action::Play(a, Payment::Ink | Payment::SingTogether | Payment::Free) => a.index() < cards,
            Action::Challenge(a, b)
            | Action::Move(a, b)
            | Action::Play(a, Payment::Shift(b) | Payment::Sing(b)) => a.index() < cards && b.index() < cards,
            Action::Player(seat) | Action::Concede(seat) => seat.index() < seats,
            Action::EndTurn
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Name(_)
            | Action::Trigger(_) => true,
        }
    }

    /// The turn action that it is, unless it is an answer.
    #[inline(always)]
    pub fn turn_action(self) -> Option<TurnAction> {
        Some(match self {
            Action::Ink(card) => TurnAction::Ink(card),
            Action::Play(card, payment) => TurnAction::Play(card, payment),
            Action::Quest(card) => TurnAction::Quest(card),
            Action::Challenge(by, target) => TurnAction::Challenge(by, target),
            Action::Move(card, to) => TurnAction::Move(card, to),
            Action::Use(card, ability) => TurnAction::Use(card, ability),
            Action::EndTurn => TurnAction::EndTurn,
            Action::Card(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Player(_)
            | Action::Name(_)
            | Action::Trigger(_)
            | Action::Replacement(..)
            | Action::Concede(_) => return None,
        })
    }

    /// The player it names.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Action::Player(seat) | Action::Concede(seat) => Some(seat),
            Action::Ink(_)
            | Action::Play(..)
            | Action::Quest(_)
            | Action::Challenge(..)
            | Action::Move(..)
            | Action::Use(..)
            | Action::EndTurn
            | Action::Card(_)
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Name(_)
            | Action::Trigger(_)
            | Action::Replacement(..) => None,
        }
    }
}

/// What is done in the main phase by whose turn it is (chapter 4): an [`Action`] that is not an answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnAction {
    Ink(CardId),
    Play(CardId, Payment),
    Quest(CardId),
    Challenge(CardId, CardId),
    Move(CardId, CardId),
    Use(CardId, u8),
    EndTurn,
}

impl TurnAction {
    /// The card that it is done with.
    pub fn card(self) -> Option<CardId> {
        match self {
            TurnAction::Ink(card)
            | TurnAction::Play(card, _)
            | TurnAction::Quest(card)
            | TurnAction::Challenge(card, _)
            | TurnAction::Move(card, _)
            | TurnAction::Use(card, _) => Some(card),
            TurnAction::EndTurn => None,
        }
    }
}

/// How a card's cost is paid (4.3.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Payment {
    /// Ink, as much as it costs now.
    Ink,
    /// Shift, onto this character.
    Shift(CardId),
    /// Exert this character to sing.
    Sing(CardId),
    /// Sing Together: the singers are asked for next.
    SingTogether,
    /// Nothing: some effect allows it.
    Free,
}

/// The pending question: who must answer, and what kind of answer is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// Who must answer; where the players of a team decide in common, who speaks for them.
    pub seat: Seat,
    /// What is asked.
    pub kind: DecisionKind,
    /// The card whose ability or effect asks, if one does.
    pub source: Option<CardId>,
    /// Any member of the team that takes its turn together may answer (9.3.1, 9.3.2): see
    /// [`Game::legal_for`](crate::Game::legal_for).
    pub shared: bool,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DecisionKind {
    /// A turn action, or the end of the turn.
    Action,
    /// Which cards of the opening hand to put away (2.2.2), one at a time, then `Done`.
    Mulligan,
    /// Cards, one at a time, between `min` and `max` of them; `Done` when enough are picked.
    Cards { picked: u8, min: u8, max: u8 },
    /// One of the players.
    Player,
    /// Yes or no.
    May,
    /// One of `n` options; `ends` says that they are the top and bottom of a deck.
    Option { n: u8, ends: bool },
    /// A number in this range.
    Number { min: u16, max: u16 },
    /// A card's name.
    Name,
    /// Which own entry of the bag resolves next (7.7.4.2).
    Trigger,
    /// Cards in an order, the uppermost first.
    Order { left: u8 },
    /// Which replacement effect applies (6.5.7).
    Replacement,
}

impl DecisionKind {
    /// One word for it, the same wherever kinds of decisions are named: in scenarios, in catalogues, for programs.
    pub fn word(self) -> &'static str {
        match self {
            DecisionKind::Action => "action",
            DecisionKind::Mulligan => "mulligan",
            DecisionKind::Cards { .. } => "cards",
            DecisionKind::Player => "player",
            DecisionKind::May => "may",
            DecisionKind::Option { .. } => "option",
            DecisionKind::Number { .. } => "number",
            DecisionKind::Name => "name",
            DecisionKind::Trigger => "trigger",
            DecisionKind::Order { .. } => "order",
            DecisionKind::Replacement => "replacement",
        }
    }
}

/// Why an action was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    pub rule: RuleNo,
    pub reason: Reason,
}

/// The reason of a refusal, in terms of the cards concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    GameOver,
    /// Another kind of answer is wanted.
    NotAsked,
    NotYourCard(CardId),
    NotInHand(CardId),
    NotInPlay(CardId),
    NotCharacter(CardId),
    NotInkable(CardId),
    AlreadyInked,
    NotEnoughInk {
        needs: u16,
        has: u16,
    },
    /// What all who could sing together count as.
    NotEnoughSingers {
        needs: u16,
        has: u16,
    },
    Drying(CardId),
    Exerted(CardId),
    /// A keyword of this card forbids it: Reckless, Evasive, Ward.
    Keyword(CardId, KeywordKind),
    CantQuest(CardId),
    CantChallenge(CardId),
    CantBeChallenged(CardId),
    NotExerted(CardId),
    OwnCharacter(CardId),
    Bodyguard(CardId),
    /// This Reckless character must challenge first.
    MustChallenge(CardId),
    NotALocation(CardId),
    AlreadyThere(CardId),
    CantMove(CardId),
    NoSuchAbility(CardId),
    AlreadyUsed(CardId),
    CostNotPayable(CardId),
    /// The ability's own condition.
    ConditionNotMet(CardId),
    NoShift(CardId),
    WrongShiftBase(CardId),
    NotASong(CardId),
    CostTooLow(CardId),
    CantSing(CardId),
    NoSingTogether(CardId),
    NotFree(CardId),
    /// It must quest before the turn ends.
    MustQuest(CardId),
    CantPlay(CardId),
    CantBeChosen(CardId),
    NotAnOption,
    TooFew,
    OutOfRange,
    NotYourEntry,
    LeftAlready,
    /// The answers don't lead back to where they began.
    NotALoop,
    /// A loop was taken a number of times, and something else must be done now.
    LoopOver,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Reason::GameOver => "the game is over",
            Reason::NotAsked => "another answer is wanted now",
            Reason::NotYourCard(_) => "it is not this player's card",
            Reason::NotInHand(_) => "it is not in the player's hand",
            Reason::NotInPlay(_) => "it is not in play",
            Reason::NotCharacter(_) => "it is not a character",
            Reason::NotInkable(_) => "it has no inkwell symbol",
            Reason::AlreadyInked => "no more cards may be inked this turn",
            Reason::NotEnoughInk { needs, has } => {
                return write!(f, "it takes {needs} ready ink and there is {has}");
            }
            Reason::NotEnoughSingers { needs, has } => {
                return write!(f, "it takes singers of cost {needs} together and there are {has}");
            }
            Reason::Drying(_) => "it is drying",
            Reason::Exerted(_) => "it is exerted",
            Reason::Keyword(_, keyword) => return write!(f, "it has {}", keyword.name()),
            Reason::CantQuest(_) => "it can't quest",
            Reason::CantChallenge(_) => "it can't challenge",
            Reason::CantBeChallenged(_) => "it can't be challenged by this character",
            Reason::NotExerted(_) => "only exerted characters can be challenged",
            Reason::OwnCharacter(_) => "it is not an opposing card",
            Reason::Bodyguard(_) => "a character with Bodyguard must be challenged instead",
            Reason::MustChallenge(_) => "a Reckless character must challenge first",
            Reason::NotALocation(_) => "it is not a location of this player",
            Reason::AlreadyThere(_) => "the character is there already",
            Reason::CantMove(_) => "it can't move",
            Reason::NoSuchAbility(_) => "it has no such activated ability",
            Reason::AlreadyUsed(_) => "it was used this turn already",
            Reason::ConditionNotMet(_) => "its condition does not hold",
            Reason::CostNotPayable(_) => "its cost can't be paid",
            Reason::NoShift(_) => "it has no Shift",
            Reason::WrongShiftBase(_) => "it can't be shifted onto this character",
            Reason::NotASong(_) => "it is not a song",
            Reason::CostTooLow(_) => "the singer's cost is too low",
            Reason::CantSing(_) => "it can't sing songs",
            Reason::NoSingTogether(_) => "it has no Sing Together",
            Reason::MustQuest(_) => "a character must quest first",
            Reason::NotFree(_) => "nothing lets it be played for free",
            Reason::CantPlay(_) => "an effect keeps this player from playing it",
            Reason::CantBeChosen(_) => "it can't be chosen",
            Reason::NotAnOption => "it is not among the possible answers",
            Reason::TooFew => "more must be chosen",
            Reason::OutOfRange => "the number is out of range",
            Reason::NotYourEntry => "it is not one of this player's entries in the bag",
            Reason::LeftAlready => "this player has left the game",
            Reason::NotALoop => "these answers don't lead back to where they began",
            Reason::LoopOver => "the loop is over, and another action must be taken",
        };
        f.write_str(text)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Refusal {}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// With `by` their teammates have won: see [`Game::has_won`](crate::Game::has_won).
    Won { by: Seat, rule: RuleNo },
    /// Nobody has.
    Draw { rule: RuleNo },
}

impl Outcome {
    /// The rule by which it ended.
    pub fn rule(self) -> RuleNo {
        match self {
            Outcome::Won { rule, .. } | Outcome::Draw { rule } => rule,
        }
    }

    /// Who won; `None` for a draw.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Outcome::Won { by, .. } => Some(by),
            Outcome::Draw { .. } => None,
        }
    }
}
