//! The Cleanup stage (2.4): a finished game's cards become decks again.

use crate::abilities::loops::LoopWatch;
use crate::api::event::{Event, What};
use crate::api::ids::{CardId, rule};
use crate::program::card_db::CardDb;
use crate::run::Run;
use crate::state::zones::End;
use crate::state::{Card, Game, Shown, Stale, Zone};

impl Game {
    /// Clears the table of a game that is over or given up: counters go, and every card lies facedown in its owner's deck
    /// again, those of players who had left included.
    pub(crate) fn clear_table(&mut self, db: &CardDb, events: Option<&mut Vec<Event>>) {
        self.frames.clear();
        self.bag.clear();
        self.timed.clear();
        self.picked.clear();
        self.packets.clear();
        let mut run = Run { g: self, db, out: events, watch: None };
        for id in run.g.card_ids() {
            let card = *run.g.card(id);
            if card.damage > 0 {
                // 2.4.1.2
                run.g.card_mut(id).damage = 0;
                run.tell(rule(2, 4, 1, 2), || What::DamageRemoved { card: id, n: card.damage });
            }
            // 2.4.1.1. A card under another may have come along with it; what an effect looked at is of the deck already.
            if run.g.is_marketing(id) || run.g.is_leader(id) {
                // 10.2.2: it is of no deck and goes back to the pack it came with. Neither is a leader of one.
                run.g.put(db, id, Zone::Gone, End::Last);
            } else if card.zone == Zone::Aside {
                run.g.put(db, id, Zone::Deck, End::Last);
            } else if card.zone != Zone::Deck {
                run.relocate(id, Zone::Deck, End::Last, rule(2, 4, 1, 1));
            }
        }
        for id in self.card_ids() {
            self.show(id, Shown::No);
        }
        self.memory.clear();
        self.ghosts.clear();
        self.loops = LoopWatch::default();
        self.loop_over = None;
        self.index_speakers(db);
        self.stale = Stale::All;
        self.refresh(db);
    }

    /// Whether nothing is left on the table: every card in its owner's deck, no counters, nothing waiting (2.4.2).
    pub fn is_cleared(&self) -> bool {
        let away = |id: CardId, card: &Card| {
            card.zone == Zone::Gone && (self.is_marketing(id) || self.is_leader(id))
        };
        let cleared =
            |id: CardId, card: &Card| card.damage == 0 && (card.zone == Zone::Deck || away(id, card));
        self.card_ids().all(|id| cleared(id, self.card(id))) && self.bag.is_empty() && self.timed.is_empty()
    }
}
