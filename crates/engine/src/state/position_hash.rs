//! A hash of a position, independent of how it was reached. For the transposition tables of search.

use crate::api::ids::CardId;
use crate::state::{Game, Zone};
use std::hash::{Hash, Hasher};

impl Game {
    /// Equal for positions that play the same way, and almost certainly different for others. Unlike the hash
    /// of the state, it ignores the order of events: questing with two characters gives the same position in
    /// either order.
    pub fn position_key(&self) -> u64 {
        let mut sum = 0u64;
        for (i, card) in self.cards.iter().enumerate() {
            // Hidden cards can't move unnoticed, so the zone of each card number and the neighbours in the
            // deck are enough.
            let neighbour = if matches!(card.zone, Zone::Deck) { card.next } else { CardId::NONE };
            sum = sum.wrapping_add(hash_of(&(
                i as u16,
                (card.zone as u8, card.damage, card.used, card.drops),
                (card.exerted, card.drying, card.shifted, card.facedown),
                (card.at, card.host, neighbour),
            )));
        }
        for timed in &self.timed {
            sum = sum.wrapping_add(hash_of(timed));
        }
        for memory in &self.memory {
            sum = sum.wrapping_add(hash_of(memory));
        }
        let players: u64 = self.players.iter().enumerate().fold(0, |sum, (seat, player)| {
            sum ^ hash_of(&(
                seat as u8,
                player.lore,
                player.ready_ink,
                player.ink_drops,
                player.inked,
                player.out,
            ))
        });
        hash_of(&(sum, players, &self.frames, &self.bag, &self.picked, self.turn, self.active, self.outcome))
    }
}

fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = Mixer(0x9e37_79b9_7f4a_7c15);
    value.hash(&mut hasher);
    hasher.finish()
}

/// Multiplies and folds. Fast, and good enough for keys that are not chosen by an attacker.
struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word) * 0x2d35_8dcc_aa6c_78a5_u128;
        self.0 = (wide >> 64) as u64 ^ wide as u64;
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.mix(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.mix(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.mix(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }

    fn finish(&self) -> u64 {
        let z = (self.0 ^ (self.0 >> 32)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 29)
    }
}
