//! Shuffling and drawing (7.2).

use crate::api::event::EventKind;
use crate::api::ids::{CardId, RuleNo, Seat};
use crate::edition::EditionQuestion;
use crate::program::Moment;
use crate::run::GameRun;
use crate::state::zones::ListEnd;
use crate::state::{PendingChecks, Zone};

impl GameRun<'_> {
    pub fn shuffle(&mut self, seat: Seat, rule: RuleNo) {
        self.g.shuffle(seat);
        self.tell(rule, || EventKind::Shuffled { seat });
    }

    /// Draws one card, if the deck has any (1.12.1, 1.2.3).
    pub fn draw(&mut self, seat: Seat, rule: RuleNo) -> Option<CardId> {
        self.draw_from(seat, false, rule)
    }

    /// [`Self::draw`] from the top or the bottom of the deck.
    #[inline(always)]
    pub fn draw_from(&mut self, seat: Seat, bottom: bool, rule: RuleNo) -> Option<CardId> {
        // Cards being looked at or revealed still count as the top of the deck.
        let aside = self.g.list(seat, Zone::Aside).first;
        let deck = self.g.list(seat, Zone::Deck);
        let card = match (bottom && deck.last.is_some(), aside.is_some()) {
            (true, _) => deck.last,
            (false, true) => aside,
            (false, false) => deck.first,
        };
        if card.is_none() {
            if self.g.turn > 0 && self.g.rules.say(EditionQuestion::DrawingFromAnEmptyDeckLoses) {
                self.g.player_mut(seat).drew_nothing = true;
                self.g.unchecked |= PendingChecks::DECK;
            }
            return None;
        }
        self.g.put(self.db, card, Zone::Hand, ListEnd::Last);
        self.tell(rule, || EventKind::Drew { seat, card });
        self.remember(Moment::Drawn, seat, card);
        self.fire(Moment::Drawn, card, CardId::NONE, seat, 0);
        Some(card)
    }
}
