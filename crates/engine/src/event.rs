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
