//! What happened, with the rule that made it happen.

use crate::api::action::{Action, Payment};
use crate::api::ids::{CardId, DefId, RuleNo, Seat, SeatSet};
use crate::program::Pc;
use crate::state::{TimedKind, Until, Zone};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    pub rule: RuleNo,
    pub what: What,
    /// Which cards those of [`What::cards`] were when it happened, and who could see it. Later nobody could say.
    pub seen: [Seen; 2],
}

/// A card as it was seen when something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    pub def: DefId,
    /// Who could see which card it was.
    pub by: SeatSet,
    /// What told it from others of its name in play.
    pub twin: Twin,
}

impl Seen {
    /// Nobody saw it.
    pub const NOTHING: Seen = Seen { def: DefId(0), by: SeatSet::NONE, twin: Twin::NONE };
}

/// What tells a card in play from others of the same name, as far as that is needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Twin {
    /// Whose it is, where several players have one.
    pub owner: Option<Seat>,
    /// Which one of that player's it is, counted from 1 in the order in which they lie there; 0 where there is one.
    pub nth: u8,
}

impl Twin {
    /// There is no other.
    pub const NONE: Twin = Twin { owner: None, nth: 0 };
}

impl Event {
    /// Whether this player is told of it at all: only whoever looks at cards is told which they are.
    pub fn is_for(&self, viewer: Seat) -> bool {
        match self.what.news() {
            News::Seen(seat) => seat == viewer,
            News::Nothing | News::Shown(..) | News::Drawn(..) | News::LookedAt(_) | News::Shuffled => true,
        }
    }
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
    /// The player says that the turn is to end.
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
    /// Ink drops that the player got, or removed where `n` is negative (1.13).
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
    /// `from` is the card that gives it, `now` what the player has then.
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
    /// `now` is all damage that the card has then.
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
    /// Something else becomes of a card that would be banished.
    BanishReplaced {
        card: CardId,
        by: CardId,
    },
    /// Something else happens where the card would be damaged this much.
    DamageReplaced {
        card: CardId,
        by: CardId,
        n: u16,
    },
    /// Something else happens where the player would get an ink drop.
    DropReplaced {
        seat: Seat,
        by: CardId,
    },
    /// Protection from the next damage is used up, or ceases because another of its kind was (6.5.8).
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
    /// `def` says which card it is where one of the zones is public (7.1.2).
    Moved {
        card: CardId,
        def: Option<DefId>,
        from: Zone,
        to: Zone,
        /// Under the others of that zone.
        bottom: bool,
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
    /// A player looks at cards of a zone of `whose`.
    LookedAt {
        seat: Seat,
        whose: Seat,
        zone: Zone,
        cards: u8,
    },
    /// One of the cards looked at; only that player is told.
    Saw {
        seat: Seat,
        card: CardId,
    },
    /// Yes or no, an option, a number or a player, as somebody was asked for, and the ability that asks, if one does.
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
    /// Something about the card changes for a time, by what another card says.
    Modified {
        card: CardId,
        by: CardId,
        change: TimedKind,
        until: Until,
    },
    EffectEnded {
        card: CardId,
        change: TimedKind,
    },
    /// Something keeps an effect from acting on the card, or damage from being dealt to it (1.2.2): `n` of it.
    Prevented {
        card: CardId,
        by: CardId,
        n: u16,
    },
    /// This much less damage is dealt to the card.
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
    /// An ability does nothing.
    CameToNothing {
        source: CardId,
        program: Pc,
        why: Idle,
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

/// Why an ability does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Idle {
    /// Its condition does not hold (6.2.4).
    Condition,
    /// It was used as often as it may be (6.1.13.2).
    UsedUp,
    /// It was offered and declined (6.1.4).
    Declined,
    /// There was nothing it could do.
    Nothing,
    /// It did not resolve as a whole, so that it can be used again this turn (6.1.13.2).
    NotUsedUp,
}

impl What {
    /// The cards it names, in the order in which they are told of.
    pub fn cards(mut self) -> [Option<CardId>; 2] {
        self.cards_mut().map(|card| card.map(|card| *card).filter(|card| card.is_some()))
    }

    /// The same, to be replaced by others.
    pub(crate) fn cards_mut(&mut self) -> [Option<&mut CardId>; 2] {
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
            | What::Saw { card, .. }
            | What::Chose { card, .. }
            | What::EffectEnded { card, .. }
            | What::Answered { source: card, .. }
            | What::LoreGained { from: card, .. }
            | What::DropReplaced { by: card, .. }
            | What::DamageReduced { card, .. }
            | What::TriggerAdded { source: card, .. }
            | What::TriggerResolves { source: card, .. }
            | What::CameToNothing { source: card, .. }
            | What::Played { card, payment: Payment::Ink | Payment::SingTogether | Payment::Free, .. } => {
                [Some(card), None]
            }
            What::Played { card, payment: Payment::Shift(other) | Payment::Sing(other), .. }
            | What::Sang { card, song: other }
            | What::Challenged { by: card, target: other }
            | What::ChallengeEnded { by: card, target: other }
            | What::MovedTo { card, location: other }
            | What::DamageMoved { from: card, to: other, .. }
            | What::DamageReplaced { by: card, card: other, .. }
            | What::BanishReplaced { by: card, card: other }
            | What::Prevented { by: card, card: other, .. }
            | What::Modified { by: card, card: other, .. }
            | What::ShieldGone { by: card, card: other, .. }
            | What::PutUnder { card, host: other } => [Some(card), Some(other)],
            What::GameBegan { .. }
            | What::Shuffled { .. }
            | What::HandAltered { .. }
            | What::TurnBegan { .. }
            | What::EndDeclared { .. }
            | What::TurnEnded { .. }
            | What::Paid { .. }
            | What::InkDrops { .. }
            | What::LoreLost { .. }
            | What::LookedAt { .. }
            | What::NamedCard { .. }
            | What::DrawSkipped { .. }
            | What::Lost { .. }
            | What::LeftGame { .. }
            | What::Won { .. }
            | What::Drawn => [None, None],
        }
    }

    /// What of it was hidden before, and from whom.
    pub fn news(self) -> News {
        match self {
            What::Moved { card, def: Some(def), .. } | What::Revealed { card, def } => News::Shown(card, def),
            What::Drew { seat, card } => News::Drawn(seat, card),
            What::LookedAt { seat, .. } => News::LookedAt(seat),
            What::Saw { seat, .. } => News::Seen(seat),
            What::Shuffled { .. } => News::Shuffled,
            What::Moved { def: None, .. }
            | What::GameBegan { .. }
            | What::HandAltered { .. }
            | What::TurnBegan { .. }
            | What::EndDeclared { .. }
            | What::TurnEnded { .. }
            | What::Readied { .. }
            | What::Exerted { .. }
            | What::Dried { .. }
            | What::Inked { .. }
            | What::Paid { .. }
            | What::InkDrops { .. }
            | What::Played { .. }
            | What::Sang { .. }
            | What::Used { .. }
            | What::Quested { .. }
            | What::Challenged { .. }
            | What::ChallengeEnded { .. }
            | What::MovedTo { .. }
            | What::LoreGained { .. }
            | What::LoreLost { .. }
            | What::DamageDealt { .. }
            | What::DamagePut { .. }
            | What::DamageRemoved { .. }
            | What::DamageMoved { .. }
            | What::DamageReplaced { .. }
            | What::DropReplaced { .. }
            | What::DamageReduced { .. }
            | What::BanishReplaced { .. }
            | What::ShieldGone { .. }
            | What::Prevented { .. }
            | What::Banished { .. }
            | What::Discarded { .. }
            | What::PutUnder { .. }
            | What::Answered { .. }
            | What::NamedCard { .. }
            | What::Chose { .. }
            | What::Modified { .. }
            | What::EffectEnded { .. }
            | What::DrawSkipped { .. }
            | What::TriggerAdded { .. }
            | What::TriggerResolves { .. }
            | What::CameToNothing { .. }
            | What::Lost { .. }
            | What::LeftGame { .. }
            | What::Won { .. }
            | What::Drawn => News::Nothing,
        }
    }

    /// Which card everyone learns by it, whatever lay hidden before.
    pub fn reveals(self) -> Option<(CardId, DefId)> {
        match self.news() {
            News::Shown(card, def) => Some((card, def)),
            News::Nothing | News::Drawn(..) | News::LookedAt(_) | News::Seen(_) | News::Shuffled => None,
        }
    }

    /// Whether chance or hidden cards decide what comes of it, so that nobody can foresee more than that it happens.
    pub fn is_uncertain(self) -> bool {
        match self {
            What::Moved { from, .. } => matches!(from, Zone::Deck | Zone::Aside | Zone::Inkwell),
            What::HandAltered { .. } | What::TurnBegan { .. } => true,
            what => what.news() != News::Nothing,
        }
    }
}

/// What an event tells that was hidden before. Whoever guards secrets asks for this, so that a new event must say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    Nothing,
    /// Everyone sees which card it is.
    Shown(CardId, DefId),
    /// This player sees the card drawn.
    Drawn(Seat, CardId),
    /// This player looks at hidden cards.
    LookedAt(Seat),
    /// One of the cards looked at: nobody else is told of it.
    Seen(Seat),
    Shuffled,
}
