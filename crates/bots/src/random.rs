//! The player that answers at random.

use crate::{Player, Sight};
use engine::RandomStream;

/// Takes any answer, each equally likely, without looking. The same seed takes the same ones.
#[derive(Clone, Debug)]
pub struct Random {
    dice: RandomStream,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { dice: RandomStream::new(seed) }
    }
}

impl Player for Random {
    fn wants_view(&self) -> bool {
        false
    }

    fn choose(&mut self, sight: Sight<'_>) -> usize {
        let count = u32::try_from(sight.count()).unwrap_or(u32::MAX);
        self.dice.below(count) as usize
    }

    fn starts(&mut self) -> bool {
        self.dice.below(2) == 0
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
