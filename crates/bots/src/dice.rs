//! A player's own random numbers.

use rand_chacha::ChaCha8Rng;
use rand_core::{RngCore, SeedableRng};

/// Random numbers from a seed. The same seed gives the same numbers.
#[derive(Clone, Debug)]
pub(crate) struct BotDice(ChaCha8Rng);

impl BotDice {
    pub fn new(seed: u64) -> BotDice {
        BotDice(ChaCha8Rng::seed_from_u64(seed))
    }

    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// An unbiased number below `n` (Lemire's method); 0 when `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let floor = n.wrapping_neg() % n;
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(n);
            if wide as u32 >= floor {
                return (wide >> 32) as u32;
            }
        }
    }
}
