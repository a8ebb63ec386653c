//! Interactions between a hand and the cards in play: characters to shift onto, and singers for songs.

use engine::program::Prohibitions;
use engine::{CardDb, CardDef, CardId, Game, Seat, Zone};
use smallvec::SmallVec;
use wording::CardType;

/// What is missing to play a card with Shift, if anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ShiftState {
    /// There is no character to shift onto.
    Alone,
    /// A cheaper character with that name is in the hand.
    Held,
    /// A character is in play, but there is not enough ink.
    Lacking,
    /// A character is in play, and there is enough ink.
    Able,
}

/// Whether a song can be sung.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SongState {
    Nobody,
    /// A singer is in play, but not ready.
    Later,
    Now,
}

/// Interactions between a player's hand and the cards in play.
#[derive(Clone, Debug, Default)]
pub(super) struct Hand {
    /// The characters in play that a card in the hand can be shifted onto.
    bases: SmallVec<[CardId; 8]>,
    /// The cards with Shift that have such a character.
    shifters: SmallVec<[CardId; 8]>,
    /// The highest cost of a song that a character in play could sing, ready or not.
    ever: u8,
    /// The highest cost of a song that a ready character can sing now.
    now: u8,
    /// The combined value of all ready singers.
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

    /// Finds the possible singers.
    fn listen(&mut self, game: &Game, db: &CardDb, seat: Seat) {
        // In another player's turn, all of them will be ready.
        let waits = !game.is_active(seat);
        for id in game.zone(seat, Zone::Play) {
            let card = game.card(id);
            if db.def(card.def).kind != CardType::Character || game.traits(id).cant.has(Prohibitions::SING) {
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

    /// Whether a card of this hand can be shifted onto this card in play.
    pub fn is_base(&self, id: CardId) -> bool {
        self.bases.contains(&id)
    }

    /// The state of a card with Shift, given this ink; `None` for other cards.
    pub fn shifting(&self, game: &Game, db: &CardDb, ink: i32, id: CardId) -> Option<ShiftState> {
        let card = game.card(id);
        let def = db.def(card.def);
        let shift = def.shift?;
        if self.shifters.contains(&id) {
            return Some(if i32::from(shift.ink) <= ink { ShiftState::Able } else { ShiftState::Lacking });
        }
        let named = |other: &CardDef| {
            other.kind == CardType::Character
                && other.cost < def.cost
                && def.names.iter().any(|name| other.answers_to(*name))
        };
        let held = game.zone(card.owner, Zone::Hand).any(|other| named(db.def(game.card(other).def)));
        Some(if held { ShiftState::Held } else { ShiftState::Alone })
    }

    /// The state of a song in the hand; `None` for other cards.
    pub fn singing(&self, def: &CardDef) -> Option<SongState> {
        if !def.song {
            return None;
        }
        let together = def.sing_together.is_some_and(|needs| u16::from(needs) <= self.together);
        Some(if def.cost <= self.now || together {
            SongState::Now
        } else if def.cost <= self.ever {
            SongState::Later
        } else {
            SongState::Nobody
        })
    }
}
