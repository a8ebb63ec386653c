//! Tracking of the seats that learned something from an answer.

use engine::{CardDb, CardId, Disclosure, Event, Game, SeatSet};

/// The cards that each seat knows, and the number of random decisions.
#[derive(Clone, Debug)]
pub(crate) struct Knowledge {
    /// For each card, the seats that know it.
    knows: Vec<SeatSet>,
    chance: u64,
}

impl Knowledge {
    pub fn of(game: &Game, db: &CardDb) -> Knowledge {
        let knows = |id: CardId| game.seats().filter(|seat| game.knows(db, *seat, id)).collect();
        Knowledge { knows: game.card_ids().map(knows).collect(), chance: game.chance_uses() }
    }

    /// The seats that know a card now, or knew it on the way, that they did not know before. All seats, if
    /// something was random. A shuffle alone reveals nothing.
    pub fn learned(&self, now: &Game, db: &CardDb, events: &[Event]) -> SeatSet {
        let after = Knowledge::of(now, db);
        let all: SeatSet = now.seats().collect();
        // Marketing cards can be created: they were not known before.
        let before = |id: usize| self.knows.get(id).copied().unwrap_or_default();
        let mut learned = SeatSet::NONE;
        for (id, knows) in after.knows.iter().enumerate() {
            learned |= knows.without(before(id));
        }
        let mut shuffles = 0;
        for event in events {
            match event.kind.disclosure() {
                Disclosure::Shown(card, _) => learned |= all.without(before(card.index())),
                Disclosure::Drawn(seat, card) => learned |= SeatSet::of(seat).without(before(card.index())),
                Disclosure::LookedAt(seat) | Disclosure::Seen(seat) => learned |= SeatSet::of(seat),
                Disclosure::Shuffled => shuffles += 1,
                Disclosure::Nothing => {}
            }
        }
        if after.chance.saturating_sub(self.chance) > shuffles {
            learned |= all;
        }
        learned
    }
}
