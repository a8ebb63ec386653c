//! What judges a position: the weights or the net.

use crate::net::{Lists, Scene, Table, UNIT};
use crate::value::{WON, value};
use crate::weights::Weights;
use engine::{CardDb, Game, Outcome, Seat};
use std::cell::RefCell;
use std::sync::Arc;

/// The logarithm of the odds is cut off at this.
const SUREST: f64 = 12.0;

/// Of a won or lost game, the share that says how soon: less than anything that is still open.
const SOON: f32 = 0.01;

/// Says what a position is worth to a player; more is better.
#[derive(Clone, Debug)]
pub enum Judge {
    /// By hand-made features: 1 is about a lore.
    Weights(Arc<Weights>),
    /// By the net: the chance to win.
    Net(Box<Eyes>),
}

/// A net that looks at positions of one game.
#[derive(Clone, Debug)]
pub struct Eyes {
    table: Arc<Table>,
    lists: Lists,
    scene: RefCell<Scene>,
}

impl Eyes {
    /// For a game with these players' lists.
    pub fn new(table: Arc<Table>, game: &Game) -> Eyes {
        let lists = table.lists(game);
        Eyes { table, lists, scene: RefCell::default() }
    }

    /// The chance to win, as the net sees it: the mean against each opponent still in the game.
    fn chance(&self, game: &Game, db: &CardDb, seat: Seat) -> f32 {
        match game.outcome() {
            Some(Outcome::Won { .. }) => {
                let soon = SOON * (WON - f32::from(game.turn().min(500))) / WON;
                return if game.has_won(seat) { 1.0 + soon } else { -soon };
            }
            Some(Outcome::Draw { .. }) => return 0.5,
            None => {}
        }
        let mut scene = self.scene.borrow_mut();
        let (mut sum, mut count) = (0.0, 0.0f32);
        for other in game.seats().filter(|other| game.are_opponents(seat, *other) && !game.player(*other).out)
        {
            self.table.look(game, db, seat, other, &self.lists, &mut scene);
            sum += sigmoid(self.table.odds(&scene));
            count += 1.0;
        }
        sum / count.max(1.0)
    }
}

impl Judge {
    pub fn value(&self, game: &Game, db: &CardDb, seat: Seat) -> f32 {
        match self {
            Judge::Weights(weights) => value(game, db, weights, seat),
            Judge::Net(eyes) => eyes.chance(game, db, seat),
        }
    }

    /// Whether the end of the turn must be seen to say what it is worth.
    pub fn sees_turns(&self) -> bool {
        match self {
            Judge::Weights(_) => false,
            Judge::Net(_) => true,
        }
    }
}

/// Multiplications alone, so that every machine gets the same result.
fn sigmoid(odds: i32) -> f32 {
    let x = (f64::from(odds) / f64::from(UNIT)).clamp(-SUREST, SUREST);
    let mut power = 1.0 - x / 1_024.0;
    for _ in 0..10 {
        power *= power;
    }
    (1.0 / (1.0 + power)) as f32
}
