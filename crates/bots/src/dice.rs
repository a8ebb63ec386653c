//! A player's own random numbers.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};

/// Throws of one seed: the same seed throws the same numbers.
#[derive(Clone, Debug)]
pub(crate) struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(seed))
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

#[cfg(test)]
mod tests {
    use super::Dice;

    #[test]
    fn a_seed_throws_the_same_numbers_in_every_version() {
        let mut dice = Dice::new(7);
        // Numbers of one and of two words take turns, so that some of the second kind are in two of the blocks of 64 words that
        // the generator makes at once.
        let mut next =
            |n: u32| if n.is_multiple_of(3) { dice.number() } else { u64::from(dice.below(1_000_000_007)) };
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
