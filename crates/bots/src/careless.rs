//! A player that gives some answers at random.

use crate::{Line, Patience, Player, Sight};
use engine::{RandomStream, View};

/// Lets another player answer, but takes any answer in its place now and then, so that a beginner can win.
#[derive(Debug)]
pub struct Careless {
    dice: RandomStream,
    /// How many of a hundred answers are random.
    percent: u32,
    player: Box<dyn Player>,
}

impl Careless {
    pub fn new(seed: u64, percent: u32, player: Box<dyn Player>) -> Careless {
        // Not the throws of the player it speaks for.
        Careless { dice: RandomStream::new(seed ^ 0xca5e), percent, player }
    }
}

impl Player for Careless {
    fn wants_view(&self) -> bool {
        self.player.wants_view()
    }

    fn choose(&mut self, sight: Sight<'_>) -> usize {
        let count = u32::try_from(sight.count()).unwrap_or(u32::MAX);
        let place = self.player.choose(sight);
        if self.dice.below(100) < self.percent { self.dice.below(count) as usize } else { place }
    }

    fn look(&mut self, view: &View) {
        self.player.look(view);
    }

    fn heed(&mut self, patience: &Patience) {
        self.player.heed(patience);
    }

    fn starts(&mut self) -> bool {
        self.player.starts()
    }

    fn lines(&self) -> &[Line] {
        self.player.lines()
    }
}
