//! Actions, decisions, refusals and outcomes: what players are asked and what they can answer.

use crate::api::ids::{CardId, RuleNo, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use wording::KeywordKind;

/// One answer to a decision. Small and `Copy`, because search and learning work on long lists of them.
///
/// In a [`View`](crate::View) the card ids are the viewer's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Action {
    // Turn actions (chapter 4).
    /// Put this card from the hand into the inkwell (4.2).
    Ink(CardId),
    /// Play this card and pay its cost this way (4.3).
    Play(CardId, Payment),
    /// Quest with this character (4.5).
    Quest(CardId),
    /// The first character challenges the second card, a character or a location (4.6).
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
    /// Pick no more cards.
    Done,
    /// Do it.
    Yes,
    /// Don't.
    No,
    /// This option, counted from 0 in printed order.
    Option(u8),
    /// This many.
    Number(u16),
    /// This player.
    Player(Seat),
    /// Name a card: an index into [`CardDb::names`](crate::CardDb::names).
    Name(u16),
    /// Resolve this entry of the bag next.
    Trigger(u8),
    /// Apply a replacement effect of this card. The number says which, if the card has several.
    Replacement(CardId, u8),
    /// Leave the game (2.3.3.4). Any player still in the game may do so at any time; never listed.
    Concede(Seat),
}

impl Action {
    /// The cards the action names, the acting one first.
    #[inline]
    pub fn cards(mut self) -> [Option<CardId>; 2] {
        self.cards_mut().map(|card| card.copied())
    }

    /// Like [`cards`](Action::cards), but mutable.
    #[inline]
    pub fn cards_mut(&mut self) -> [Option<&mut CardId>; 2] {
        self.with_cards([None, None], |card| [Some(card), None], |card, other| [Some(card), Some(other)])
    }

    /// Whether all cards that the action names pass the test.
    #[inline]
    pub fn all_cards(mut self, test: impl Fn(CardId) -> bool) -> bool {
        self.with_cards(true, |card| test(*card), |card, other| test(*card) && test(*other))
    }

    /// Calls the function for the number of cards that the action names. The only list of them.
    #[inline(always)]
    fn with_cards<'a, R>(
        &'a mut self,
        none: R,
        one: impl FnOnce(&'a mut CardId) -> R,
        two: impl FnOnce(&'a mut CardId, &'a mut CardId) -> R,
    ) -> R {
        match self {
            Action::Ink(a)
            | Action::Quest(a)
            | Action::Use(a, _)
            | Action::Card(a)
            | Action::Replacement(a, _)
            | Action::Play(a, Payment::Ink | Payment::SingTogether | Payment::Free) => one(a),
            Action::Challenge(a, b)
            | Action::Move(a, b)
            | Action::Play(a, Payment::Shift(b) | Payment::Sing(b)) => two(a, b),
            Action::EndTurn
            | Action::Done
            | Action::Yes
            | Action::No
            | Action::Option(_)
            | Action::Number(_)
            | Action::Player(_)
            | Action::Name(_)
            | Action::Trigger(_)
            | Action::Concede(_) => none,
        }
    }

    /// Whether all the action's cards and seats are within these counts.
    #[inline]
    pub(crate) fn names_only(self, cards: usize, seats: usize) -> bool {
        match self.seat() {
            Some(seat) => seat.index() < seats,
            None => self.all_cards(|card| card.index() < cards),
        }
    }

    /// The action as a turn action; `None` if it answers a question.
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

    /// The player the action names.
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

/// An action of the active player in the main phase (chapter 4). The other [`Action`]s answer questions.
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
    /// The card that takes the action.
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
    /// Ink, as much as the card costs now.
    Ink,
    /// Shift, onto this character.
    Shift(CardId),
    /// Exert this character to sing.
    Sing(CardId),
    /// Sing Together. The next question asks for the singers.
    SingTogether,
    /// Nothing: an effect lets the card be played for free.
    Free,
}

/// The pending question: who must answer, and with what kind of answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The player who must answer. If a team decides together, the member who speaks for it.
    pub seat: Seat,
    /// What is asked.
    pub kind: DecisionKind,
    /// The card whose ability or effect asks the question, if there is one.
    pub source: Option<CardId>,
    /// Whether any member of the team that takes its turn together may answer (9.3.1, 9.3.2). See
    /// [`Game::legal_for`](crate::Game::legal_for).
    pub shared: bool,
}

/// The kind of answer a decision asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DecisionKind {
    /// A turn action, or the end of the turn.
    Action,
    /// Cards of the opening hand to put away (2.2.2), one at a time, then `Done`.
    Mulligan,
    /// Between `min` and `max` cards, one at a time, then `Done`. `picked` of them are already chosen.
    Cards { picked: u8, min: u8, max: u8 },
    /// One of the players.
    Player,
    /// Yes or no.
    May,
    /// One of `n` options. With `ends`, the options are the top and the bottom of a deck.
    Option { n: u8, ends: bool },
    /// A number in this range.
    Number { min: u16, max: u16 },
    /// A card's name.
    Name,
    /// Which of the player's own bag entries resolves next (7.7.4.2).
    Trigger,
    /// Cards in an order, the topmost first.
    Order { left: u8 },
    /// Which replacement effect applies (6.5.7).
    Replacement,
}

impl DecisionKind {
    /// A one-word name, the same in scenarios, in catalogues and for programs.
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

/// A rejected action: the reason and its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    pub rule: RuleNo,
    pub reason: Reason,
}

/// Why an action was rejected, with the cards concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    GameOver,
    /// The question needs another kind of answer.
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
    /// `has` is the combined cost of everyone who could sing together.
    NotEnoughSingers {
        needs: u16,
        has: u16,
    },
    Drying(CardId),
    Exerted(CardId),
    /// A keyword of this card, such as Reckless, Evasive or Ward, forbids it.
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
    /// The ability's own condition does not hold.
    ConditionNotMet(CardId),
    NoShift(CardId),
    WrongShiftBase(CardId),
    NotASong(CardId),
    CostTooLow(CardId),
    CantSing(CardId),
    NoSingTogether(CardId),
    NotFree(CardId),
    /// This character must quest before the turn ends.
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
    /// The loop ran the chosen number of times; now the player must do something else.
    LoopOver,
}

impl Reason {
    /// The card that an ability restricts, if this is such a reason.
    pub fn restrained(self) -> Option<CardId> {
        match self {
            Reason::CantQuest(id)
            | Reason::CantChallenge(id)
            | Reason::CantBeChallenged(id)
            | Reason::CantMove(id)
            | Reason::CantSing(id)
            | Reason::CantBeChosen(id)
            | Reason::CantPlay(id)
            | Reason::Keyword(id, _)
            | Reason::MustChallenge(id)
            | Reason::MustQuest(id) => Some(id),
            _ => None,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Reason::GameOver => "the game is over",
            Reason::NotAsked => "the game asks for something else now",
            Reason::NotYourCard(_) => "it is not this player's card",
            Reason::NotInHand(_) => "it is not in the player's hand",
            Reason::NotInPlay(_) => "it is not in play",
            Reason::NotCharacter(_) => "it is not a character",
            Reason::NotInkable(_) => "it has no inkwell symbol",
            Reason::AlreadyInked => "no more cards may be inked this turn",
            Reason::NotEnoughInk { needs, has } => {
                return write!(f, "it needs {needs} ready ink, and there is {has}");
            }
            Reason::NotEnoughSingers { needs, has } => {
                return write!(f, "it needs singers with a total cost of {needs}, and they have {has}");
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
            Reason::NotALocation(_) => "it is not one of this player's locations",
            Reason::AlreadyThere(_) => "the character is already there",
            Reason::CantMove(_) => "it can't move",
            Reason::NoSuchAbility(_) => "it has no such activated ability",
            Reason::AlreadyUsed(_) => "it was already used this turn",
            Reason::ConditionNotMet(_) => "its condition is not met",
            Reason::CostNotPayable(_) => "its cost can't be paid",
            Reason::NoShift(_) => "it has no Shift",
            Reason::WrongShiftBase(_) => "it can't be shifted onto this character",
            Reason::NotASong(_) => "it is not a song",
            Reason::CostTooLow(_) => "the singer's cost is too low",
            Reason::CantSing(_) => "it can't sing songs",
            Reason::NoSingTogether(_) => "it has no Sing Together",
            Reason::MustQuest(_) => "a character must quest first",
            Reason::NotFree(_) => "nothing lets it be played for free",
            Reason::CantPlay(_) => "an effect prevents this player from playing it",
            Reason::CantBeChosen(_) => "it can't be chosen",
            Reason::NotAnOption => "it is not one of the possible answers",
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
    /// This player won, with any teammates: see [`Game::has_won`](crate::Game::has_won).
    Won { by: Seat, rule: RuleNo },
    /// Nobody won.
    Draw { rule: RuleNo },
}

impl Outcome {
    /// The rule that ended the game.
    pub fn rule(self) -> RuleNo {
        match self {
            Outcome::Won { rule, .. } | Outcome::Draw { rule } => rule,
        }
    }

    /// The winner; `None` for a draw.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Outcome::Won { by, .. } => Some(by),
            Outcome::Draw { .. } => None,
        }
    }
}
