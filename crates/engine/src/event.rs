//! What happened, told with the rule that made it happen.

use crate::action::Payment;
use crate::ids::{CardId, DefId, RuleNo, Seat};
use crate::state::Zone;
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    pub rule: RuleNo,
    pub what: What,
}

/// The things that can happen. A card id of [`CardId::NONE`] is a card the viewer can't know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    GameBegan {
        starter: Seat,
    },
    Shuffled {
        seat: Seat,
    },
    HandAltered {
        seat: Seat,
        cards: u8,
    },
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    TurnEnded {
        seat: Seat,
    },
    Readied {
        card: CardId,
    },
    Exerted {
        card: CardId,
    },
    Dried {
        card: CardId,
    },
    Drew {
        seat: Seat,
        card: CardId,
    },
    Inked {
        seat: Seat,
        card: CardId,
    },
    Paid {
        seat: Seat,
        ink: u16,
    },
    Played {
        seat: Seat,
        card: CardId,
        payment: Payment,
    },
    Sang {
        card: CardId,
        song: CardId,
    },
    Used {
        card: CardId,
        ability: u8,
    },
    Quested {
        card: CardId,
    },
    Challenged {
        by: CardId,
        target: CardId,
    },
    ChallengeEnded {
        by: CardId,
        target: CardId,
    },
    MovedTo {
        card: CardId,
        location: CardId,
    },
    LoreGained {
        seat: Seat,
        n: u16,
    },
    LoreLost {
        seat: Seat,
        n: u16,
    },
    DamageDealt {
        card: CardId,
        n: u16,
    },
    DamagePut {
        card: CardId,
        n: u16,
    },
    DamageRemoved {
        card: CardId,
        n: u16,
    },
    DamageMoved {
        from: CardId,
        to: CardId,
        n: u16,
    },
    /// Something else becomes of a card that would be banished.
    BanishReplaced {
        card: CardId,
        by: CardId,
    },
    DamageReplaced {
        card: CardId,
        by: CardId,
    },
    Banished {
        card: CardId,
    },
    Discarded {
        seat: Seat,
        card: CardId,
    },
    /// `def` says which card it is where one of the zones is public (7.1.2).
    Moved {
        card: CardId,
        def: Option<DefId>,
        from: Zone,
        to: Zone,
    },
    PutUnder {
        card: CardId,
        host: CardId,
    },
    /// Everyone sees which card it is (6.1.14.1).
    Revealed {
        card: CardId,
        def: DefId,
    },
    LookedAt {
        seat: Seat,
        cards: u8,
    },
    NamedCard {
        seat: Seat,
        name: u16,
    },
    Chose {
        seat: Seat,
        card: CardId,
    },
    Modified {
        card: CardId,
    },
    EffectEnded {
        card: CardId,
    },
    TriggerAdded {
        seat: Seat,
        source: CardId,
    },
    TriggerResolves {
        seat: Seat,
        source: CardId,
    },
    Lost {
        seat: Seat,
    },
    /// With all cards, abilities in the bag and floating triggers.
    LeftGame {
        seat: Seat,
    },
    Won {
        seat: Seat,
    },
    Drawn,
}

impl What {
    /// The cards it names, in the order in which they are told of.
    pub fn cards(self) -> [Option<CardId>; 2] {
        let one = |card: CardId| [card.is_some().then_some(card), None];
        let two = |a: CardId, b: CardId| [a.is_some().then_some(a), b.is_some().then_some(b)];
        match self {
            What::Readied { card }
            | What::Exerted { card }
            | What::Dried { card }
            | What::Drew { card, .. }
            | What::Inked { card, .. }
            | What::Used { card, .. }
            | What::Quested { card }
            | What::DamageDealt { card, .. }
            | What::DamagePut { card, .. }
            | What::DamageRemoved { card, .. }
            | What::Banished { card }
            | What::Discarded { card, .. }
            | What::Moved { card, .. }
            | What::Revealed { card, .. }
            | What::Chose { card, .. }
            | What::Modified { card }
            | What::EffectEnded { card }
            | What::TriggerAdded { source: card, .. }
            | What::TriggerResolves { source: card, .. }
            | What::Played { card, payment: Payment::Ink | Payment::SingTogether | Payment::Free, .. } => {
                one(card)
            }
            What::Played { card, payment: Payment::Shift(other) | Payment::Sing(other), .. }
            | What::Sang { card, song: other }
            | What::Challenged { by: card, target: other }
            | What::ChallengeEnded { by: card, target: other }
            | What::MovedTo { card, location: other }
            | What::DamageMoved { from: card, to: other, .. }
            | What::DamageReplaced { by: card, card: other }
            | What::BanishReplaced { by: card, card: other }
            | What::PutUnder { card, host: other } => two(card, other),
            What::GameBegan { .. }
            | What::Shuffled { .. }
            | What::HandAltered { .. }
            | What::TurnBegan { .. }
            | What::TurnEnded { .. }
            | What::Paid { .. }
            | What::LoreGained { .. }
            | What::LoreLost { .. }
            | What::LookedAt { .. }
            | What::NamedCard { .. }
            | What::Lost { .. }
            | What::LeftGame { .. }
            | What::Won { .. }
            | What::Drawn => [None, None],
        }
    }
}
