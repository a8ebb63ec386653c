//! The bot that answers at random.

use crate::{Bot, BotView};
use engine::{Action, RandomStream};

/// Chooses any answer with equal probability, without looking. The same seed makes the same choices.
#[derive(Clone, Debug)]
pub struct Random {
    dice: RandomStream,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { dice: RandomStream::new(seed) }
    }
}

impl Bot for Random {
    fn choose(&mut self, position: &BotView<'_>) -> Action {
        position.answers()[self.choose_unseen(position.answers().len())]
    }

    fn wants_view(&self) -> bool {
        false
    }

    fn choose_unseen(&mut self, answers: usize) -> usize {
        let count = u32::try_from(answers).unwrap_or(u32::MAX);
        self.dice.below(count) as usize
    }

    fn starts(&mut self) -> bool {
        self.dice.below(2) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::Random;
    use crate::Bot;

    #[test]
    fn every_answer_comes_up_about_equally_often() {
        let mut bot = Random::new(1);
        let mut seen = [0u32; 5];
        for _ in 0..10_000 {
            seen[bot.choose_unseen(5)] += 1;
        }
        assert!(seen.iter().all(|n| (1_800..2_200).contains(n)), "{seen:?}");
    }

    #[test]
    fn the_same_seed_takes_the_same_answers() {
        let answers = |seed| {
            let mut bot = Random::new(seed);
            (0..100).map(|n| bot.choose_unseen(n % 7 + 1)).collect::<Vec<_>>()
        };
        assert_eq!(answers(7), answers(7));
        assert_ne!(answers(7), answers(8));
    }
}
