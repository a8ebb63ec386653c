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

    fn stream(&mut self) -> RandomStream {
        let mut stream = RandomStream::new(self.seed);
        stream.0.set_stream(self.uses);
        self.uses += 1;
        stream
    }

    /// A uniformly random number below `n`.
    pub fn below(&mut self, n: u32) -> u32 {
        self.stream().below(n)
    }

    /// Shuffles in place (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut stream = self.stream();
        for i in (1..items.len()).rev() {
            let j = stream.below(i as u32 + 1) as usize;
            items.swap(i, j);
        }
    }
}

/// Random numbers one after another. The same seed gives the same numbers on every platform and in every version.
#[derive(Clone, Debug)]
pub struct RandomStream(ChaCha8Rng);

impl RandomStream {
    pub fn new(seed: u64) -> RandomStream {
        RandomStream(ChaCha8Rng::seed_from_u64(seed))
    }

    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// An unbiased number below `n` (Lemire's method); 0 when `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(n);
            // The remainder is less than `n`, so most numbers need no division.
            if wide as u32 >= n || wide as u32 >= n.wrapping_neg() % n {
                return (wide >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Chance, RandomStream};

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

    #[test]
    fn a_stream_gives_the_same_numbers_in_every_version() {
        let mut stream = RandomStream::new(7);
        // Numbers of one and of two words take turns, so that some of the second kind are in two of the blocks of 64 words that
        // the generator makes at once.
        let mut next = |n: u32| {
            if n.is_multiple_of(3) { stream.number() } else { u64::from(stream.below(1_000_000_007)) }
        };
        let numbers: Vec<u64> = (0..400).map(&mut next).collect();
        assert_eq!(
            numbers.iter().step_by(50).copied().collect::<Vec<_>>(),
            [
                2_910_824_217_569_608_635,
                339_137_208,
                202_095_123,
                16_311_162_900_794_568_119,
                316_190_676,
                957_080_179,
                13_735_881_332_228_483_885,
                915_320_371
            ]
        );
        let all = numbers.iter().fold(0, |all: u64, n| (all ^ n).rotate_left(7).wrapping_mul(31));
        assert_eq!(all, 1_798_833_967_223_516_662);
    }
}
