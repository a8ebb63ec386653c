//! The player without a plan.

use crate::{Player, Sight};
use rand_chacha::ChaCha8Rng;
use rand_core::{RngCore, SeedableRng};

/// Takes any answer, each equally likely, without looking. The same seed takes the same ones.
#[derive(Clone, Debug)]
pub struct Random {
    rng: ChaCha8Rng,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// An unbiased number below `n` (Lemire's method); 0 when `n` is 0.
    fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let floor = n.wrapping_neg() % n;
        loop {
            let wide = u64::from(self.rng.next_u32()) * u64::from(n);
            if wide as u32 >= floor {
                return (wide >> 32) as u32;
            }
        }
    }
}

impl Player for Random {
    fn wants_view(&self) -> bool {
        false
    }

    fn choose(&mut self, sight: Sight<'_>) -> usize {
        let count = u32::try_from(sight.count()).unwrap_or(u32::MAX);
        self.below(count) as usize
    }

    fn starts(&mut self) -> bool {
        self.below(2) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::Random;
    use crate::{Player, Sight};

    #[test]
    fn every_answer_comes_up_about_equally_often() {
        let mut player = Random::new(1);
        let mut seen = [0u32; 5];
        for _ in 0..10_000 {
            seen[player.choose(Sight::Nothing { answers: 5 })] += 1;
        }
        assert!(seen.iter().all(|n| (1_800..2_200).contains(n)), "{seen:?}");
    }

    #[test]
    fn the_same_seed_takes_the_same_answers() {
        let answers = |seed| {
            let mut player = Random::new(seed);
            (0..100).map(|n| player.choose(Sight::Nothing { answers: n % 7 + 1 })).collect::<Vec<_>>()
        };
        assert_eq!(answers(7), answers(7));
        assert_ne!(answers(7), answers(8));
    }
}
