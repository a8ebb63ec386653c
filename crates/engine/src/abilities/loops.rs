//! Loops (6.1.10): abilities that could continue forever.
//!
//! If a player keeps a loop going by choice, [`Game::repeat`] runs it a number of times at once. The rules
//! don't cover a loop that nobody can stop; the engine ends the game in a draw.

use crate::api::action::{Action, DecisionKind, Outcome, Reason, Refusal};
use crate::api::event::{Event, EventKind};
use crate::api::ids::rule;
use crate::program::card_db::CardDb;
use crate::run::GameRun;
use crate::state::Game;
use crate::state::frame::{Frame, Prompt};
use fnv::FnvHasher;
use serde::{Deserialize, Serialize};
use std::hash::{Hash as _, Hasher as _};

/// The number of consecutive bag entries from which on the engine looks for a loop.
const USUAL: u16 = 64;

/// A position that has come back this often is taken to repeat forever. Once is not enough, because what an
/// ability counts "this turn" is not part of a position.
const RETURNS: u8 = 8;

/// After this many consecutive entries, the loop is taken to be endless even if no position came back.
const MOST: u16 = 1 << 11;

/// Tracks how long the bag has been resolving without a choice by any player. It keeps one position to
/// compare with and replaces it whenever the number of entries has doubled, so it finds a loop of any length
/// without a history.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct LoopWatch {
    /// Bag entries resolved since a player last had a choice.
    resolved: u16,
    /// Hash of the kept position.
    mark: u64,
    /// How often that position came back.
    returns: u8,
}

impl LoopWatch {
    #[inline]
    pub fn is_unusual(self) -> bool {
        self.resolved >= USUAL
    }
}

impl Game {
    /// Applies the answers of one round of a loop this many times at once (6.1.10). Afterwards the player
    /// must do something else: the round's first answer is not accepted as the next one unless it is the only
    /// legal one.
    ///
    /// A round begins and ends at the same decision of the same player. The caller must make sure that all
    /// players agree: their answers are part of `round`. If any answer is refused, the game is unchanged.
    pub fn repeat(
        &mut self,
        db: &CardDb,
        round: &[Action],
        times: u16,
        mut events: Option<&mut Vec<Event>>,
    ) -> Result<(), Refusal> {
        let no_loop =
            Refusal { rule: rule(6, 1, 10, 0).in_edition(self.rules.edition()), reason: Reason::NotALoop };
        let (Some(first), Some(question)) = (round.first().copied(), self.decision()) else {
            return Err(no_loop);
        };
        let told = events.as_deref().map_or(0, Vec::len);
        let mut game = self.clone();
        let result = (0..times).try_for_each(|_| {
            for action in round {
                if game.outcome.is_some() {
                    return Ok(());
                }
                game.apply(db, *action, events.as_deref_mut())?;
            }
            let back = |now: crate::Decision| {
                now.seat == question.seat && now.kind == question.kind && now.source == question.source
            };
            if game.decision().is_none_or(back) { Ok(()) } else { Err(no_loop) }
        });
        if let Err(refusal) = result {
            if let Some(events) = events {
                events.truncate(told);
            }
            return Err(refusal);
        }
        let mut others = vec![];
        game.legal(db, &mut others);
        if others.len() > 1 && others.contains(&first) {
            game.loop_over = Some(first);
        }
        *self = game;
        Ok(())
    }

    /// Whether the pending question offers a way out of the loop. The order of things that all happen is not
    /// one.
    pub(crate) fn has_way_out(&self, db: &CardDb) -> bool {
        let Some(decision) = self.decision() else { return false };
        match decision.kind {
            DecisionKind::Trigger | DecisionKind::Order { .. } | DecisionKind::Replacement => false,
            DecisionKind::Action
            | DecisionKind::Mulligan
            | DecisionKind::Cards { .. }
            | DecisionKind::Player
            | DecisionKind::May
            | DecisionKind::Option { .. }
            | DecisionKind::Number { .. }
            | DecisionKind::Name => {
                let mut legal = vec![];
                self.legal(db, &mut legal);
                legal.len() > 1
            }
        }
    }

    /// Hash of the position, for detecting that a loop came back to it. Leaves out counts that only grow.
    fn loop_position(&self) -> u64 {
        // FNV-1a and no hash with random keys, because a game that is written down carries it. It is the same on all platforms
        // with the same word size.
        let mut hash = FnvHasher::default();
        for card in &self.cards {
            (card.zone, card.damage, card.exerted, card.drying, card.facedown).hash(&mut hash);
            (card.at, card.host, card.next, card.used, card.shifted, card.drops).hash(&mut hash);
        }
        for player in &self.players {
            (player.lore, player.ready_ink, player.inked, player.out, player.lists).hash(&mut hash);
            player.ink_drops.hash(&mut hash);
        }
        for entry in &self.bag {
            (entry.seat, entry.source.id, entry.program, entry.number).hash(&mut hash);
            (entry.subject.id, entry.object.id, entry.that, entry.once).hash(&mut hash);
        }
        for timed in &self.timed {
            (timed.kind, timed.on.id, timed.source, timed.you, timed.until).hash(&mut hash);
        }
        self.frames.len().hash(&mut hash);
        hash.finish()
    }
}

impl GameRun<'_> {
    /// Counts one more resolved bag entry. Returns whether that ended the game in a draw.
    pub fn goes_on_for_ever(&mut self) -> bool {
        let watch = &mut self.g.loops;
        watch.resolved += 1;
        if !watch.is_unusual() {
            return false;
        }
        let LoopWatch { resolved, mark, returns } = *watch;
        let here = self.g.loop_position();
        let watch = &mut self.g.loops;
        if resolved.is_power_of_two() {
            watch.mark = here;
            watch.returns = 0;
        } else if here == mark {
            watch.returns = returns + 1;
        }
        if self.g.loops.returns < RETURNS && resolved < MOST {
            return false;
        }
        let rule = rule(6, 1, 10, 0);
        self.g.outcome = Some(Outcome::Draw { rule: rule.in_edition(self.g.rules.edition()) });
        self.tell(rule, || EventKind::Drawn);
        true
    }

    /// A player acts, or could have chosen otherwise: the players continue the loop by choice.
    #[inline]
    pub fn note_choice(&mut self) {
        if self.g.loops.resolved == 0 {
            return;
        }
        let main = matches!(self.g.frames.last(), Some(Frame::Ask(Prompt::Main)));
        if main || (self.g.loops.is_unusual() && self.g.has_way_out(self.db)) {
            self.g.loops = LoopWatch::default();
        }
    }
}
