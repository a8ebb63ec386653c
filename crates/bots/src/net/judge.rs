//! Evaluation of positions by the net.

use super::file::Net;
use super::layer::UNIT;
use super::model::{ListVectors, NetScene, NetTable};
use crate::value::WON;
use engine::{CardDb, Game, Outcome, Seat};
use std::cell::RefCell;
use std::sync::Arc;

/// The log-odds are limited to this.
const SUREST: f64 = 12.0;

/// Maximum part of a finished game's value that depends on its length. Wins are above 1 and losses below 0,
/// beyond every open position.
const SOON: f32 = 0.01;

/// A net that evaluates positions of one game.
#[derive(Clone, Debug)]
pub struct NetJudge {
    table: Arc<NetTable>,
    lists: ListVectors,
    scene: RefCell<NetScene>,
}

impl NetJudge {
    /// For a game with these players' lists.
    pub fn new(net: &Net, db: &CardDb, game: &Game) -> NetJudge {
        let table = net.table(db);
        let lists = table.lists(game);
        NetJudge { table, lists, scene: RefCell::default() }
    }

    /// The net's estimate of the chance of winning: the mean over the opponents still in the game.
    pub(crate) fn chance(&self, game: &Game, db: &CardDb, seat: Seat) -> f32 {
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

/// Uses only multiplications, so that every machine gets the same result.
fn sigmoid(odds: i32) -> f32 {
    let x = (f64::from(odds) / f64::from(UNIT)).clamp(-SUREST, SUREST);
    let mut power = 1.0 - x / 1_024.0;
    for _ in 0..10 {
        power *= power;
    }
    (1.0 / (1.0 + power)) as f32
}
