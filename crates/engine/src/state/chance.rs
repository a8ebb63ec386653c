//! Randomness. All of it comes from here.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};

/// The game's source of randomness: a seed and the number of uses. Each use has its own ChaCha8 stream, so
/// the same seed and the same actions give the same game on every platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chance {
    seed: u64,
    uses: u64,
}

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance { seed, uses: 0 }
    }

    /// The source with this seed after this many uses.
    pub fn after(seed: u64, uses: u64) -> Chance {
        Chance { seed, uses }
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of uses so far.
    pub fn uses(&self) -> u64 {
        self.uses
    }

    fn stream(&mut self) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(self.uses);
        self.uses += 1;
        rng
    }

    /// A uniformly random number below `n`.
    pub fn below(&mut self, n: u32) -> u32 {
        below(&mut self.stream(), n)
    }

    /// Shuffles in place (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut rng = self.stream();
        for i in (1..items.len()).rev() {
            let j = below(&mut rng, i as u32 + 1) as usize;
            items.swap(i, j);
        }
    }
}

/// An unbiased number below `n` (Lemire's method); 0 when `n` is 0.
fn below(rng: &mut ChaCha8Rng, n: u32) -> u32 {
    if n == 0 {
        return 0;
    }
    loop {
        let wide = u64::from(rng.next_u32()) * u64::from(n);
        // The remainder is less than `n`, so most numbers need no division.
        if wide as u32 >= n || wide as u32 >= n.wrapping_neg() % n {
            return (wide >> 32) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn a_seed_gives_the_same_numbers_in_every_version() {
        let mut chance = Chance::new(7);
        assert_eq!([(); 6].map(|()| chance.below(1000)), [140, 659, 587, 525, 906, 530]);
        // More than the 64 numbers that the generator makes at once.
        let mut items: Vec<u8> = (0..80).collect();
        chance.shuffle(&mut items);
        assert_eq!(items[..10], [8, 41, 0, 26, 15, 50, 47, 28, 42, 62]);
        assert_eq!(items[70..], [71, 76, 9, 3, 49, 45, 55, 59, 29, 40]);
        assert_eq!(Chance::after(u64::MAX, 1 << 40).below(u32::MAX), 3_954_669_207);
    }
}
