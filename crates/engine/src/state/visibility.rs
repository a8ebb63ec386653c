//! Which player can see which card (7.1.3).

use crate::api::event::Twin;
use crate::api::ids::{CardId, Seat, SeatSet};
use crate::program::card_db::CardDb;
use crate::program::{RuleKinds, StaticRule};
use crate::state::query::Ctx;
use crate::state::{Game, Player, Visibility, Zone};

impl Game {
    /// Whether everyone can see the top card of the player's deck.
    fn top_is_open(&self, db: &CardDb, seat: Seat) -> bool {
        let mut open = false;
        self.each_static(db, RuleKinds::PLAYER, |(source, you, _), rule| {
            if let StaticRule::FaceUpTop(who) = rule {
                open |= self.is_among(*who, seat, &Ctx::of(self, source, you));
            }
        });
        open
    }

    /// Turns the top cards of decks faceup or facedown as the current rules require.
    #[inline(always)]
    pub(crate) fn turn_tops(&mut self, db: &CardDb) {
        if self.open_tops || self.static_kinds.has(RuleKinds::PLAYER) {
            self.turn_each_top(db);
        }
    }

    #[inline(never)]
    fn turn_each_top(&mut self, db: &CardDb) {
        self.open_tops = false;
        for seat in self.seats() {
            let top = self.list(seat, Zone::Deck).first;
            let open = top.is_some() && self.top_is_open(db, seat);
            // Hide cards that were on top but no longer are, and the top card if it is no longer open.
            let mut next = if open { self.card(top).next } else { top };
            while next.is_some() {
                let id = next;
                next = self.card(id).next;
                if self.card(id).shown == Visibility::Top {
                    self.show(id, Visibility::No);
                }
            }
            if open && self.card(top).shown == Visibility::No {
                self.show(top, Visibility::Top);
            }
            self.open_tops |= open;
        }
    }

    /// Distinguishes the card from others in play with the same name.
    pub(crate) fn twin(&self, id: CardId) -> Twin {
        let card = self.card(id);
        if card.zone != Zone::Play {
            return Twin::NONE;
        }
        let of = |seat| self.zone(seat, Zone::Play).filter(move |other| self.card(*other).def == card.def);
        let owner = self.seats().any(|seat| seat != card.owner && of(seat).next().is_some());
        let nth = match of(card.owner).count() {
            0 | 1 => 0,
            _ => of(card.owner).take_while(|other| *other != id).count() as u8 + 1,
        };
        Twin { owner: owner.then_some(card.owner), nth }
    }

    /// Shows a card of a hidden zone, or hides it again.
    pub(crate) fn show(&mut self, id: CardId, shown: Visibility) {
        self.card_mut(id).shown = shown;
        self.sight(id);
    }

    /// Gives every player new numbers for the visible cards, and discards earlier numbers.
    pub(crate) fn number_visible_cards(&mut self) {
        self.alias.fill(0);
        self.players.iter_mut().for_each(|player| player.next_alias = 1);
        self.card_ids().for_each(|id| self.sight(id));
    }

    /// Gives the card a new number in the view of each player who can see it now but couldn't before. Removes
    /// the number for players who can't see it any longer.
    pub(crate) fn sight(&mut self, id: CardId) {
        // A card under another is on the table: players can choose it even if nobody knows which card it is.
        let card = self.card(id);
        let seen = match card.shown {
            _ if card.zone == Zone::Under => SeatSet::ALL,
            Visibility::Choosable(seat) => SeatSet::of(seat),
            _ => self.viewers(id),
        };
        come_into_sight(&mut self.players, &mut self.alias, self.cards.len(), id, seen);
    }

    /// Whether a player may see which card this is now (7.1.2, 7.1.3, 5.1.1.10).
    #[inline]
    pub fn knows(&self, _db: &CardDb, viewer: Seat, id: CardId) -> bool {
        self.viewers(id).has(SeatSet::of(viewer))
    }

    /// The players who may see which card this is now.
    #[inline]
    pub(crate) fn viewers(&self, id: CardId) -> SeatSet {
        let card = self.card(id);
        let owner = SeatSet::of(card.owner);
        let shown = match card.shown {
            Visibility::No | Visibility::Choosable(_) => SeatSet::NONE,
            Visibility::To(seat) => SeatSet::of(seat),
            Visibility::All | Visibility::Known | Visibility::Top => SeatSet::ALL,
        };
        match card.zone {
            Zone::Gone => SeatSet::NONE,
            Zone::Deck | Zone::Inkwell => shown,
            Zone::Hand => owner | shown,
            // The player who looks sees set-aside cards, not the owner of the deck.
            Zone::Aside if card.shown == Visibility::No => owner,
            Zone::Aside => shown,
            Zone::Discard | Zone::Play | Zone::Resolving | Zone::Leader => SeatSet::ALL,
            Zone::Under if card.facedown => SeatSet::NONE,
            Zone::Under => SeatSet::ALL,
        }
    }
}

/// Gives the card a number in the view of each player in `seen`, and removes it for the others. `cards` is
/// the number of cards.
#[inline]
pub(crate) fn come_into_sight(
    players: &mut [Player],
    alias: &mut [u16],
    cards: usize,
    id: CardId,
    seen: SeatSet,
) {
    let (mut seen, mut at) = (seen.bits(), id.index());
    for player in players {
        let alias = &mut alias[at];
        if seen & 1 == 0 {
            *alias = 0;
        } else if *alias == 0 {
            *alias = player.next_alias;
            player.next_alias = player.next_alias.wrapping_add(1).max(1);
        }
        seen >>= 1;
        at += cards;
    }
}
