//! A bot that answers at random now and then.

use crate::{Bot, BotView, Patience, SearchLine};
use engine::{Action, RandomStream, View};

/// Wraps another bot and replaces some of its answers with random ones, so that a beginner can win.
#[derive(Debug)]
pub struct Careless {
    dice: RandomStream,
    /// Percentage of random answers.
    percent: u32,
    bot: Box<dyn Bot>,
}

impl Careless {
    pub fn new(seed: u64, percent: u32, bot: Box<dyn Bot>) -> Careless {
        // Independent of the wrapped bot's random numbers.
        Careless { dice: RandomStream::new(seed ^ 0xca5e), percent, bot }
    }

    /// The index of a random answer, if it is time for one.
    fn slip(&mut self, answers: usize) -> Option<usize> {
        let count = u32::try_from(answers).unwrap_or(u32::MAX);
        (self.dice.below(100) < self.percent).then(|| self.dice.below(count) as usize)
    }
}

impl Bot for Careless {
    fn choose(&mut self, position: &BotView<'_>) -> Action {
        let answer = self.bot.choose(position);
        self.slip(position.answers().len()).map_or(answer, |at| position.answers()[at])
    }

    fn wants_view(&self) -> bool {
        self.bot.wants_view()
    }

    fn choose_unseen(&mut self, answers: usize) -> usize {
        let answer = self.bot.choose_unseen(answers);
        self.slip(answers).unwrap_or(answer)
    }

    fn look(&mut self, view: &View) {
        self.bot.look(view);
    }

    fn set_patience(&mut self, patience: &Patience) {
        self.bot.set_patience(patience);
    }

    fn starts(&mut self) -> bool {
        self.bot.starts()
    }

    fn lines(&self) -> &[SearchLine] {
        self.bot.lines()
    }
}
