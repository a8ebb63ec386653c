//! Who learned something from an answer.

use engine::{CardDb, CardId, Event, Game, News, Seat};

/// Seats as bits.
pub(crate) type Seats = u64;

pub(crate) fn bit(seat: Seat) -> Seats {
    1 << seat.0
}

pub(crate) fn listed(seats: Seats) -> Vec<Seat> {
    (0..64).map(Seat).filter(|seat| seats & bit(*seat) != 0).collect()
}

/// Which cards each seat knows, and how often chance has spoken.
#[derive(Clone, Debug)]
pub(crate) struct Knowledge {
    /// By card, who knows which card it is.
    knows: Vec<Seats>,
    chance: u64,
}

impl Knowledge {
    pub fn of(game: &Game, db: &CardDb) -> Knowledge {
        let knows = |id: CardId| {
            let seats = game.seats().filter(|seat| game.knows(db, *seat, id));
            seats.fold(0, |seats, seat| seats | bit(seat))
        };
        Knowledge { knows: game.card_ids().map(knows).collect(), chance: game.chance_uses() }
    }

    /// The seats that know a card now, or knew it on the way here, that they did not know before; all of them where chance
    /// decided something. A shuffle alone tells nobody anything.
    pub fn learned(&self, now: &Game, db: &CardDb, events: &[Event]) -> Seats {
        let after = Knowledge::of(now, db);
        let all = now.seats().fold(0, |seats, seat| seats | bit(seat));
        // Marketing cards can come into being: nobody knew them before.
        let before = |id: usize| self.knows.get(id).copied().unwrap_or(0);
        let mut learned = 0;
        for (id, knows) in after.knows.iter().enumerate() {
            learned |= knows & !before(id);
        }
        let mut shuffles = 0;
        for event in events {
            match event.what.news() {
                News::Shown(card, _) => learned |= all & !before(card.index()),
                News::Drawn(seat, card) => learned |= bit(seat) & !before(card.index()),
                News::LookedAt(seat) | News::Seen(seat) => learned |= bit(seat),
                News::Shuffled => shuffles += 1,
                News::Nothing => {}
            }
        }
        if after.chance.saturating_sub(self.chance) > shuffles {
            learned |= all;
        }
        learned
    }
}
