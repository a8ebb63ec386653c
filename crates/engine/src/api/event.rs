//! Events: what happened in a game, each with its rule.

use crate::api::action::{Action, Payment};
use crate::api::ids::{CardId, DefId, RuleNo, Seat, SeatSet};
use crate::program::Pc;
use crate::state::{EffectEnd, TimedEffectKind, Zone};
use serde::{Deserialize, Serialize};

/// A single event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    pub rule: RuleNo,
    #[serde(rename = "what")]
    pub kind: EventKind,
    /// The cards of [`EventKind::cards`] as they were at the time, and who could see them. This can't be
    /// reconstructed later.
    pub seen: [CardSighting; 2],
}

/// A card as it was visible when an event happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardSighting {
    pub def: DefId,
    /// The players who could see which card it was.
    pub by: SeatSet,
    /// Distinguishes it from other cards in play with the same name.
    pub twin: Twin,
}

impl CardSighting {
    /// Visible to nobody.
    pub const NOTHING: CardSighting = CardSighting { def: DefId(0), by: SeatSet::NONE, twin: Twin::NONE };
}

/// Distinguishes a card in play from others with the same name, if there are any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Twin {
    /// The card's owner, if several players have such a card.
    pub owner: Option<Seat>,
    /// The card's position among its owner's copies in play, counted from 1. 0 if there is only one.
    pub nth: u8,
}

impl Twin {
    /// The only card of its name.
    pub const NONE: Twin = Twin { owner: None, nth: 0 };
}

impl Event {
    /// Whether the player learns of the event at all. Which cards were looked at is shown only to the player
    /// who looked.
    pub fn is_for(&self, viewer: Seat) -> bool {
        match self.kind.disclosure() {
            Disclosure::Seen(seat) => seat == viewer,
            Disclosure::Nothing
            | Disclosure::Shown(..)
            | Disclosure::Drawn(..)
            | Disclosure::LookedAt(_)
            | Disclosure::Shuffled => true,
        }
    }
}

/// What can happen. [`CardId::NONE`] means a card that the viewer can't know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EventKind {
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
    /// The player declares the end of the turn.
    EndDeclared {
        seat: Seat,
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
    /// The player got `n` ink drops, or lost them if `n` is negative (1.13).
    InkDrops {
        seat: Seat,
        n: i16,
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
    /// `from` is the source of the lore, `now` the player's new total.
    LoreGained {
        seat: Seat,
        n: u16,
        from: CardId,
        now: u16,
    },
    LoreLost {
        seat: Seat,
        n: u16,
        now: u16,
    },
    /// `now` is the card's new total damage.
    DamageDealt {
        card: CardId,
        n: u16,
        now: u16,
    },
    DamagePut {
        card: CardId,
        n: u16,
        now: u16,
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
    /// A replacement effect of `by` keeps the card from being banished.
    BanishReplaced {
        card: CardId,
        by: CardId,
    },
    /// A replacement effect of `by` replaces `n` damage to the card.
    DamageReplaced {
        card: CardId,
        by: CardId,
        n: u16,
    },
    /// A replacement effect of `by` replaces an ink drop the player would get.
    DropReplaced {
        seat: Seat,
        by: CardId,
    },
    /// A shield against the next damage was used up, or ended because another one of its kind was (6.5.8).
    ShieldGone {
        card: CardId,
        by: CardId,
        used: bool,
    },
    Banished {
        card: CardId,
    },
    Discarded {
        seat: Seat,
        card: CardId,
    },
    /// `def` is known if one of the two zones is public (7.1.2).
    Moved {
        card: CardId,
        def: Option<DefId>,
        from: Zone,
        to: Zone,
        /// Put on the bottom of the deck.
        bottom: bool,
    },
    PutUnder {
        card: CardId,
        host: CardId,
    },
    /// Everyone sees the card (6.1.14.1).
    Revealed {
        card: CardId,
        def: DefId,
    },
    /// A player looks at cards in one of `whose` zones.
    LookedAt {
        seat: Seat,
        whose: Seat,
        zone: Zone,
        cards: u8,
        /// Whether these are all cards of the zone, not only those on the top.
        all: bool,
    },
    /// One of the cards looked at. Only the player who looks sees this event.
    Saw {
        seat: Seat,
        card: CardId,
    },
    /// The answer to a question: yes or no, an option, a number or a player. `program` is the ability that
    /// asked, if there is one.
    Answered {
        seat: Seat,
        action: Action,
        source: CardId,
        program: Option<Pc>,
    },
    NamedCard {
        seat: Seat,
        name: u16,
    },
    Chose {
        seat: Seat,
        card: CardId,
    },
    /// The card changes for a time because of `by`.
    Modified {
        card: CardId,
        by: CardId,
        change: TimedEffectKind,
        until: EffectEnd,
    },
    EffectEnded {
        card: CardId,
        change: TimedEffectKind,
    },
    /// `by` prevents an effect on the card, or `n` damage to it (1.2.2).
    Prevented {
        card: CardId,
        by: CardId,
        n: u16,
    },
    /// The card takes this much less damage.
    DamageReduced {
        card: CardId,
        n: u16,
    },
    DrawSkipped {
        seat: Seat,
    },
    TriggerAdded {
        seat: Seat,
        source: CardId,
        program: Pc,
    },
    TriggerResolves {
        seat: Seat,
        source: CardId,
        program: Pc,
    },
    /// An ability did nothing.
    CameToNothing {
        source: CardId,
        program: Pc,
        why: NoEffectReason,
    },
    Lost {
        seat: Seat,
    },
    /// All the player's cards, abilities in the bag and floating triggers leave as well.
    LeftGame {
        seat: Seat,
    },
    Won {
        seat: Seat,
    },
    Drawn,
}

/// Why an ability did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoEffectReason {
    /// Its condition does not hold (6.2.4).
    Condition,
    /// It has been used as often as it may be (6.1.13.2).
    UsedUp,
    /// The player declined it (6.1.4).
    Declined,
    /// There was nothing it could do.
    Nothing,
    /// It did not resolve completely, so it can be used again this turn (6.1.13.2).
    NotUsedUp,
}

impl EventKind {
    /// The cards the event names, in the order in which the log names them.
    pub fn cards(mut self) -> [Option<CardId>; 2] {
        self.cards_mut().map(|card| card.map(|card| *card).filter(|card| card.is_some()))
    }

    /// Like [`cards`](EventKind::cards), but mutable, with [`CardId::NONE`] included.
    pub(crate) fn cards_mut(&mut self) -> [Option<&mut CardId>; 2] {
        match self {
            EventKind::Readied { card }
            | EventKind::Exerted { card }
            | EventKind::Dried { card }
            | EventKind::Drew { card, .. }
            | EventKind::Inked { card, .. }
            | EventKind::Used { card, .. }
            | EventKind::Quested { card }
            | EventKind::DamageDealt { card, .. }
            | EventKind::DamagePut { card, .. }
            | EventKind::DamageRemoved { card, .. }
            | EventKind::Banished { card }
            | EventKind::Discarded { card, .. }
            | EventKind::Moved { card, .. }
            | EventKind::Revealed { card, .. }
            | EventKind::Saw { card, .. }
            | EventKind::Chose { card, .. }
            | EventKind::EffectEnded { card, .. }
            | EventKind::Answered { source: card, .. }
            | EventKind::LoreGained { from: card, .. }
            | EventKind::DropReplaced { by: card, .. }
            | EventKind::DamageReduced { card, .. }
            | EventKind::TriggerAdded { source: card, .. }
            | EventKind::TriggerResolves { source: card, .. }
            | EventKind::CameToNothing { source: card, .. }
            | EventKind::Played {
                card, payment: Payment::Ink | Payment::SingTogether | Payment::Free, ..
            } => [Some(card), None],
            EventKind::Played { card, payment: Payment::Shift(other) | Payment::Sing(other), .. }
            | EventKind::Sang { card, song: other }
            | EventKind::Challenged { by: card, target: other }
            | EventKind::ChallengeEnded { by: card, target: other }
            | EventKind::MovedTo { card, location: other }
            | EventKind::DamageMoved { from: card, to: other, .. }
            | EventKind::DamageReplaced { by: card, card: other, .. }
            | EventKind::BanishReplaced { by: card, card: other }
            | EventKind::Prevented { by: card, card: other, .. }
            | EventKind::Modified { by: card, card: other, .. }
            | EventKind::ShieldGone { by: card, card: other, .. }
            | EventKind::PutUnder { card, host: other } => [Some(card), Some(other)],
            EventKind::GameBegan { .. }
            | EventKind::Shuffled { .. }
            | EventKind::HandAltered { .. }
            | EventKind::TurnBegan { .. }
            | EventKind::EndDeclared { .. }
            | EventKind::TurnEnded { .. }
            | EventKind::Paid { .. }
            | EventKind::InkDrops { .. }
            | EventKind::LoreLost { .. }
            | EventKind::LookedAt { .. }
            | EventKind::NamedCard { .. }
            | EventKind::DrawSkipped { .. }
            | EventKind::Lost { .. }
            | EventKind::LeftGame { .. }
            | EventKind::Won { .. }
            | EventKind::Drawn => [None, None],
        }
    }

    /// The hidden information that the event shows, and to whom.
    pub fn disclosure(self) -> Disclosure {
        match self {
            EventKind::Moved { card, def: Some(def), .. } | EventKind::Revealed { card, def } => {
                Disclosure::Shown(card, def)
            }
            EventKind::Drew { seat, card } => Disclosure::Drawn(seat, card),
            EventKind::LookedAt { seat, .. } => Disclosure::LookedAt(seat),
            EventKind::Saw { seat, .. } => Disclosure::Seen(seat),
            EventKind::Shuffled { .. } => Disclosure::Shuffled,
            EventKind::Moved { def: None, .. }
            | EventKind::GameBegan { .. }
            | EventKind::HandAltered { .. }
            | EventKind::TurnBegan { .. }
            | EventKind::EndDeclared { .. }
            | EventKind::TurnEnded { .. }
            | EventKind::Readied { .. }
            | EventKind::Exerted { .. }
            | EventKind::Dried { .. }
            | EventKind::Inked { .. }
            | EventKind::Paid { .. }
            | EventKind::InkDrops { .. }
            | EventKind::Played { .. }
            | EventKind::Sang { .. }
            | EventKind::Used { .. }
            | EventKind::Quested { .. }
            | EventKind::Challenged { .. }
            | EventKind::ChallengeEnded { .. }
            | EventKind::MovedTo { .. }
            | EventKind::LoreGained { .. }
            | EventKind::LoreLost { .. }
            | EventKind::DamageDealt { .. }
            | EventKind::DamagePut { .. }
            | EventKind::DamageRemoved { .. }
            | EventKind::DamageMoved { .. }
            | EventKind::DamageReplaced { .. }
            | EventKind::DropReplaced { .. }
            | EventKind::DamageReduced { .. }
            | EventKind::BanishReplaced { .. }
            | EventKind::ShieldGone { .. }
            | EventKind::Prevented { .. }
            | EventKind::Banished { .. }
            | EventKind::Discarded { .. }
            | EventKind::PutUnder { .. }
            | EventKind::Answered { .. }
            | EventKind::NamedCard { .. }
            | EventKind::Chose { .. }
            | EventKind::Modified { .. }
            | EventKind::EffectEnded { .. }
            | EventKind::DrawSkipped { .. }
            | EventKind::TriggerAdded { .. }
            | EventKind::TriggerResolves { .. }
            | EventKind::CameToNothing { .. }
            | EventKind::Lost { .. }
            | EventKind::LeftGame { .. }
            | EventKind::Won { .. }
            | EventKind::Drawn => Disclosure::Nothing,
        }
    }

    /// The card that the event makes public, and its definition.
    pub fn reveals(self) -> Option<(CardId, DefId)> {
        match self.disclosure() {
            Disclosure::Shown(card, def) => Some((card, def)),
            Disclosure::Nothing
            | Disclosure::Drawn(..)
            | Disclosure::LookedAt(_)
            | Disclosure::Seen(_)
            | Disclosure::Shuffled => None,
        }
    }

    /// Whether the result depends on chance or hidden cards, so that nobody can foresee it.
    pub fn is_uncertain(self) -> bool {
        match self {
            EventKind::Moved { from, .. } => matches!(from, Zone::Deck | Zone::Aside | Zone::Inkwell),
            EventKind::HandAltered { .. } | EventKind::TurnBegan { .. } => true,
            kind => kind.disclosure() != Disclosure::Nothing,
        }
    }
}

/// Hidden information that an event shows. The match in [`EventKind::disclosure`] lists every event, so each
/// new one must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disclosure {
    Nothing,
    /// Everyone sees the card.
    Shown(CardId, DefId),
    /// This player sees the card drawn.
    Drawn(Seat, CardId),
    /// This player looks at hidden cards.
    LookedAt(Seat),
    /// One of the cards looked at. Only this player sees the event.
    Seen(Seat),
    Shuffled,
}
