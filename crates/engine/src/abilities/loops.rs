//! Loops (6.1.10): abilities that could go on for ever.
//!
//! Where a player keeps a loop going, [`Game::repeat`] runs it a number of times at once. Where nobody can stop it, no rule
//! says what happens; the engine ends the game in a draw.

use crate::api::action::{Action, DecisionKind, Outcome, Reason, Refusal};
use crate::api::event::{Event, What};
use crate::api::ids::rule;
use crate::program::card_db::CardDb;
use crate::run::Run;
use crate::state::Game;
use crate::state::frame::{Ask, Frame};
use fnv::FnvHasher;
use serde::{Deserialize, Serialize};
use std::hash::{Hash as _, Hasher as _};

/// From this many entries of the bag in a row on, a loop is looked for.
const USUAL: u16 = 64;

/// A position that came back this often comes back for ever. Once is not enough: what an ability counts "this turn" is not part
/// of a position.
const RETURNS: u8 = 8;

/// This many entries in a row are taken to go on for ever, whether or not a position comes back.
const MOST: u16 = 1 << 11;

/// How long the bag has been resolving without anybody having a say. One position is kept to compare with, and a later one
/// in its place whenever the number of entries has doubled: so a loop of any length is found without a history.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct LoopWatch {
    /// Entries of the bag that resolved since a player could do otherwise.
    resolved: u16,
    /// The position kept.
    mark: u64,
    /// How often it came back.
    returns: u8,
}

impl LoopWatch {
    #[inline]
    pub fn is_unusual(self) -> bool {
        self.resolved >= USUAL
    }
}

impl Game {
    /// Takes the answers of one round of a loop this many times at once (6.1.10). After that the player must do something else:
    /// the round's first answer is not accepted as the next one, unless there is no other.
    ///
    /// A round begins and ends at the same decision of the same player. That all players agree is for the caller to see to:
    /// their answers are among those given. When any answer of any round is refused, everything is as it was.
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

    /// Whether the pending question lets its player do otherwise. What comes first among things that all come is no way out.
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

    /// The position as far as it tells whether a loop came back to it: without counts that only ever grow.
    fn loop_position(&self) -> u64 {
        // The same on every platform of one word size.
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
            (timed.what, timed.on.id, timed.source, timed.you, timed.until).hash(&mut hash);
        }
        self.frames.len().hash(&mut hash);
        hash.finish()
    }
}

impl Run<'_> {
    /// One more entry of the bag resolves. Says whether the game ended in a draw over it.
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
        self.tell(rule, || What::Drawn);
        true
    }

    /// A player acts, or could have done otherwise: whatever goes on is kept going by choice.
    #[inline]
    pub fn note_choice(&mut self) {
        if self.g.loops.resolved == 0 {
            return;
        }
        let main = matches!(self.g.frames.last(), Some(Frame::Ask(Ask::Main)));
        if main || (self.g.loops.is_unusual() && self.g.has_way_out(self.db)) {
            self.g.loops = LoopWatch::default();
        }
    }
}
