//! Pack Rush (10.2): marketing cards in the inkwell, and renewed decks.

use crate::api::ids::{CardId, DefId, Seat, rule};
use crate::program::card_db::CardDb;
use crate::run::GameRun;
use crate::state::zones::ListEnd;
use crate::state::{Game, Variant, Visibility, Zone};

/// The number of marketing cards that each player starts with (10.2.2).
pub(crate) const MARKETING: usize = 2;

impl Variant {
    /// The number of marketing cards in each inkwell at the start (10.2.2).
    pub(crate) fn marketing(self) -> usize {
        match self {
            Variant::Constructed | Variant::Limited | Variant::Coconut => 0,
            Variant::PackRush => MARKETING,
        }
    }
}

impl Game {
    /// Puts a marketing card into an inkwell, where it stays. Its identity is public.
    pub(crate) fn add_marketing(&mut self, db: &CardDb, seat: Seat) -> CardId {
        let id = self.add_card(db, DefId::MARKETING, seat);
        self.put(db, id, Zone::Inkwell, ListEnd::Last);
        self.show(id, Visibility::Known);
        id
    }

    /// Whether this card is a marketing card, which can't be moved (10.2.2.1) or chosen (10.2.2.2).
    #[inline]
    pub fn is_marketing(&self, id: CardId) -> bool {
        self.card(id).def == DefId::MARKETING
    }
}

impl GameRun<'_> {
    /// 10.2.5: a player without a deck shuffles the discard into a new one.
    #[inline(never)]
    pub fn renew_decks(&mut self) {
        let mut order: smallvec::SmallVec<[Seat; 8]> = self.g.turn_order().collect();
        order.retain(|seat| self.g.count(*seat, Zone::Deck) == 0 && self.g.count(*seat, Zone::Discard) > 0);
        for seat in order {
            while self.g.list(seat, Zone::Discard).first.is_some() {
                let card = self.g.list(seat, Zone::Discard).first;
                self.relocate(card, Zone::Deck, ListEnd::Last, rule(10, 2, 5, 0));
            }
            self.shuffle(seat, rule(10, 2, 5, 0));
        }
    }
}
