//! What a hand can do with the cards in play: whom its cards can be shifted onto, and who can sing its songs.

use engine::program::Cant;
use engine::{CardDb, CardId, Def, Game, Seat, Zone};
use smallvec::SmallVec;
use wording::CardType;

/// How a card with Shift stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shifting {
    /// There is nobody to shift it onto.
    Alone,
    /// Somebody of that name is in hand, too, and costs less.
    Held,
    /// Somebody is in play.
    Lacking,
    /// Somebody is in play, and there is ink for it.
    Able,
}

/// How a song stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Singing {
    Nobody,
    /// Somebody is in play, but not ready.
    Later,
    Now,
}

/// What a player's hand can do with the cards in play.
#[derive(Clone, Debug, Default)]
pub(super) struct Hand {
    /// What the cards with Shift can be put onto.
    bases: SmallVec<[CardId; 8]>,
    /// The cards with Shift that can be put onto something.
    shifters: SmallVec<[CardId; 8]>,
    /// The highest cost of a song that somebody in play could sing, ready or not.
    ever: u8,
    /// The highest that somebody ready can sing now.
    now: u8,
    /// What all who are ready count together.
    together: u16,
}

impl Hand {
    pub fn of(game: &Game, db: &CardDb, seat: Seat) -> Hand {
        let mut hand = Hand::default();
        let mut songs = false;
        for id in game.zone(seat, Zone::Hand) {
            let def = db.def(game.card(id).def);
            songs |= def.song;
            if def.shift.is_none() {
                continue;
            }
            let before = hand.bases.len();
            hand.bases.extend(game.shift_bases(db, id));
            if hand.bases.len() > before {
                hand.shifters.push(id);
            }
        }
        if songs {
            hand.listen(game, db, seat);
        }
        hand
    }

    /// Takes in who can sing.
    fn listen(&mut self, game: &Game, db: &CardDb, seat: Seat) {
        // In another's turn, everyone will be ready.
        let waits = !game.is_active(seat);
        for id in game.zone(seat, Zone::Play) {
            let card = game.card(id);
            if db.def(card.def).kind != CardType::Character || game.traits(id).cant.has(Cant::SING) {
                continue;
            }
            let voice = game.sings_for(db, id);
            self.ever = self.ever.max(voice);
            if waits || !card.exerted && !card.drying {
                self.now = self.now.max(voice);
                self.together += u16::from(voice);
            }
        }
    }

    /// Whether a card in play can have a card of this hand put on top.
    pub fn is_base(&self, id: CardId) -> bool {
        self.bases.contains(&id)
    }

    /// How a card of the hand stands with this ink; `None` without Shift.
    pub fn shifting(&self, game: &Game, db: &CardDb, ink: i32, id: CardId) -> Option<Shifting> {
        let card = game.card(id);
        let def = db.def(card.def);
        let shift = def.shift?;
        if self.shifters.contains(&id) {
            return Some(if i32::from(shift.ink) <= ink { Shifting::Able } else { Shifting::Lacking });
        }
        let named = |other: &Def| {
            other.kind == CardType::Character
                && other.cost < def.cost
                && def.names.iter().any(|name| other.answers_to(*name))
        };
        let held = game.zone(card.owner, Zone::Hand).any(|other| named(db.def(game.card(other).def)));
        Some(if held { Shifting::Held } else { Shifting::Alone })
    }

    /// How a song of the hand stands; `None` for other cards.
    pub fn singing(&self, def: &Def) -> Option<Singing> {
        if !def.song {
            return None;
        }
        let together = def.sing_together.is_some_and(|needs| u16::from(needs) <= self.together);
        Some(if def.cost <= self.now || together {
            Singing::Now
        } else if def.cost <= self.ever {
            Singing::Later
        } else {
            Singing::Nobody
        })
    }
}
