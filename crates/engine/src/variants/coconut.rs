//! Format Coconut (beta): each player has a leader, a card with abilities outside the game's zones.

use crate::api::ids::{CardId, DefId, Seat};
use crate::program::card_db::CardDb;
use crate::state::zones::ListEnd;
use crate::state::{Game, Zone};

impl Game {
    /// Adds the players' leaders, in seat order.
    pub(crate) fn add_leaders(&mut self, db: &CardDb, leaders: &[Option<DefId>]) {
        for (seat, leader) in leaders.iter().enumerate() {
            if let Some(def) = leader {
                self.add_leader(db, *def, Seat(seat as u8));
            }
        }
        self.bring_collections(db);
        if leaders.iter().any(Option::is_some) {
            self.number_visible_cards();
        }
    }

    pub(crate) fn add_leader(&mut self, db: &CardDb, def: DefId, seat: Seat) -> CardId {
        let id = self.add_card(db, def, seat);
        self.player_mut(seat).leader = id;
        self.put(db, id, Zone::Leader, ListEnd::Last);
        id
    }

    /// Cards that a leader's text brings from outside the deck wait under it. They are numbered behind all
    /// others.
    pub(crate) fn bring_collections(&mut self, db: &CardDb) {
        for seat in self.seats() {
            let Some(leader) = self.leader(seat) else { continue };
            for brought in &db.def(self.card(leader).def).collection {
                let card = self.add_card(db, *brought, seat);
                self.put_under(db, card, leader, true);
            }
        }
    }

    /// The player's leader, while the player is in the game.
    pub fn leader(&self, seat: Seat) -> Option<CardId> {
        let leader = self.player(seat).leader;
        (leader.is_some() && self.card(leader).zone == Zone::Leader).then_some(leader)
    }

    /// Whether this card is a leader, which can't be moved, chosen or changed.
    #[inline]
    pub fn is_leader(&self, id: CardId) -> bool {
        self.player(self.card(id).owner).leader == id
    }
}
