//! Which abilities a card has used up, including those of cards that have left play.

use crate::api::ids::CardRef;
use crate::state::{Game, Ghost, UsedAbilities};

impl Game {
    /// Records the card's traits for a stay in play that is over or about to end.
    pub(crate) fn keep_ghost(&mut self, card: CardRef, used: UsedAbilities) {
        let (shifted, traits) = (self.card(card.id).shifted, *self.traits(card.id));
        self.ghosts.push(Ghost { card, shifted, used, traits });
    }

    /// The "once a turn" abilities that a card has used up in that stay in play (6.1.13.2).
    pub(crate) fn used_up(&self, card: CardRef) -> UsedAbilities {
        match self.find(card) {
            Some(id) => self.card(id).used,
            None => self
                .ghosts
                .iter()
                .rev()
                .find(|ghost| ghost.card == card)
                .map_or(UsedAbilities::NONE, |ghost| ghost.used),
        }
    }

    /// Marks abilities of the card as used up. The card may have left play by then.
    pub(crate) fn use_up(&mut self, card: CardRef, used: UsedAbilities) {
        if let Some(id) = self.find(card) {
            self.card_mut(id).used |= used;
        } else if let Some(ghost) = self.ghosts.iter_mut().rev().find(|ghost| ghost.card == card) {
            ghost.used |= used;
        } else if card.id.is_some() && self.card(card.id).stay == card.life {
            self.keep_ghost(card, used);
        }
    }
}
