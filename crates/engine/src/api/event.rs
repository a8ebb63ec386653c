//! Events: what happened in a game, each with its rule.

use crate::api::action::{Action, Payment};
use crate::api::ids::{CardId, DefId, RuleNo, Seat, SeatSet};
use crate::program::Pc;
use crate::state::{TimedKind, Until, Zone};
use serde::{Deserialize, Serialize};

/// A single event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    pub rule: RuleNo,
    pub what: What,
    /// The cards of [`What::cards`] as they were at the time, and who could see them. This can't be
    /// reconstructed later.
    pub seen: [Seen; 2],
}

/// A card as it was visible when an event happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    pub def: DefId,
    /// The players who could see which card it was.
    pub by: SeatSet,
    /// Distinguishes it from other cards in play with the same name.
    pub twin: Twin,
}

impl Seen {
    /// Visible to nobody.
    pub const NOTHING: Seen = Seen { def: DefId(0), by: SeatSet::NONE, twin: Twin::NONE };
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
        match self.what.news() {
            News::Seen(seat) => seat == viewer,
            News::Nothing | News::Shown(..) | News::Drawn(..) | News::LookedAt(_) | News::Shuffled => true,
        }
    }
}

/// What can happen. [`CardId::NONE`] means a card that the viewer can't know.
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
        change: TimedKind,
        until: Until,
    },
    EffectEnded {
        card: CardId,
        change: TimedKind,
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
        why: Idle,
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
pub enum Idle {
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

impl What {
    /// The cards the event names, in the order in which the log names them.
    pub fn cards(mut self) -> [Option<CardId>; 2] {
        self.cards_mut().map(|card| card.map(|card| *card).filter(|card| card.is_some()))
    }

    /// Like [`cards`](What::cards), but mutable, with [`CardId::NONE`] included.
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

    /// The hidden information that the event shows, and to whom.
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

    /// The card that the event makes public, and its definition.
    pub fn reveals(self) -> Option<(CardId, DefId)> {
        match self.news() {
            News::Shown(card, def) => Some((card, def)),
            News::Nothing | News::Drawn(..) | News::LookedAt(_) | News::Seen(_) | News::Shuffled => None,
        }
    }

    /// Whether the result depends on chance or hidden cards, so that nobody can foresee it.
    pub fn is_uncertain(self) -> bool {
        match self {
            What::Moved { from, .. } => matches!(from, Zone::Deck | Zone::Aside | Zone::Inkwell),
            What::HandAltered { .. } | What::TurnBegan { .. } => true,
            what => what.news() != News::Nothing,
        }
    }
}

/// Hidden information that an event shows. The match in [`What::news`] lists every event, so each new one
/// must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
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
