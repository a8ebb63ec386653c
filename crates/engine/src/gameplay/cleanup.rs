//! The Cleanup stage (2.4): the cards of a finished game become decks again.

use crate::abilities::loops::LoopWatch;
use crate::api::event::{Event, EventKind};
use crate::api::ids::{CardId, rule};
use crate::program::card_db::CardDb;
use crate::run::GameRun;
use crate::state::zones::ListEnd;
use crate::state::{Card, Game, StaleTraits, Visibility, Zone};

impl Game {
    /// Clears the table after a game that is over or was given up: removes counters and puts every card,
    /// including those of players who left, facedown into its owner's deck.
    pub(crate) fn clear_table(&mut self, db: &CardDb, events: Option<&mut Vec<Event>>) {
        self.frames.clear();
        self.bag.clear();
        self.timed.clear();
        self.picked.clear();
        self.packets.clear();
        let mut run = GameRun { g: self, db, out: events, watch: None };
        for id in run.g.card_ids() {
            let card = *run.g.card(id);
            if card.damage > 0 {
                // 2.4.1.2
                run.g.card_mut(id).damage = 0;
                run.tell(rule(2, 4, 1, 2), || EventKind::DamageRemoved { card: id, n: card.damage });
            }
            // 2.4.1.1. A card under another may have moved with it already. Cards set aside for an effect
            // belong to the deck.
            if run.g.is_marketing(id) || run.g.is_leader(id) {
                // 10.2.2: a marketing card is not part of a deck and returns to its pack. A leader is not
                // part of a deck either.
                run.g.put(db, id, Zone::Gone, ListEnd::Last);
            } else if card.zone == Zone::Aside {
                run.g.put(db, id, Zone::Deck, ListEnd::Last);
            } else if card.zone != Zone::Deck {
                run.relocate(id, Zone::Deck, ListEnd::Last, rule(2, 4, 1, 1));
            }
        }
        for id in self.card_ids() {
            self.show(id, Visibility::No);
        }
        self.memory.clear();
        self.ghosts.clear();
        self.loops = LoopWatch::default();
        self.loop_over = None;
        self.index_speakers(db);
        self.stale = StaleTraits::All;
        self.refresh(db);
    }

    /// Whether the table is empty: every card in its owner's deck, no counters, nothing pending (2.4.2).
    pub fn is_cleared(&self) -> bool {
        let away = |id: CardId, card: &Card| {
            card.zone == Zone::Gone && (self.is_marketing(id) || self.is_leader(id))
        };
        let cleared =
            |id: CardId, card: &Card| card.damage == 0 && (card.zone == Zone::Deck || away(id, card));
        self.card_ids().all(|id| cleared(id, self.card(id))) && self.bag.is_empty() && self.timed.is_empty()
    }
}
