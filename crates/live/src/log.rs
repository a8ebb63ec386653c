//! What each seat has been told.

use engine::{CardDb, CardId, DefId, Event, Game, RuleNo, Seat, What, describe_for};
use serde::Serialize;
use std::ops::Range;

/// One thing that happened, as one seat saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The answer that caused it, counted from 0.
    pub answer: usize,
    pub rule: RuleNo,
    /// In the seat's own card numbers; cards out of its sight are none.
    pub event: Event,
    pub text: String,
    /// The cards that the text calls by name, in its order.
    pub named: Vec<Named>,
}

/// A card that is called by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// In the seat's own number, if the seat could still point at it afterwards.
    pub card: Option<CardId>,
    pub def: DefId,
}

/// A log for each seat, built while things happen: later nobody could say any more what a seat saw.
#[derive(Clone, Debug)]
pub(crate) struct Logs(Vec<Vec<Entry>>);

impl Logs {
    pub fn new(seats: usize) -> Logs {
        Logs(vec![Vec::new(); seats])
    }

    /// Tells every seat what an answer caused; the game is as it was left by it.
    pub fn tell(&mut self, answer: usize, events: &[Event], game: &Game, db: &CardDb) {
        for (seat, log) in self.0.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            log.extend(events.iter().map(|event| Entry {
                answer,
                rule: event.rule,
                event: game.event_for(seat, event),
                text: describe_for(seat, event, game, db),
                named: named(seat, event, game, db),
            }));
        }
    }

    /// Forgets what these answers and all after them caused.
    pub fn truncate(&mut self, answers: usize) {
        for log in &mut self.0 {
            log.truncate(before(log, answers));
        }
    }

    pub fn of(&self, seat: Seat) -> &[Entry] {
        self.0.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// What these answers caused.
    pub fn during(&self, seat: Seat, answers: &Range<usize>) -> &[Entry] {
        let log = self.of(seat);
        let (from, to) = (before(log, answers.start), before(log, answers.end));
        &log[from..to.max(from)]
    }
}

/// The cards that [`describe_for`] calls by name.
fn named(seat: Seat, event: &Event, game: &Game, db: &CardDb) -> Vec<Named> {
    let public = match event.what {
        What::Moved { def, .. } => def,
        What::Revealed { def, .. } => Some(def),
        _ => None,
    };
    let known = |id: CardId| game.knows(db, seat, id).then(|| game.card(id).def);
    let cards = event.what.cards().into_iter().flatten();
    cards
        .filter_map(|id| Some(Named { card: game.view_id(seat, id), def: public.or_else(|| known(id))? }))
        .collect()
}

/// How many entries come before this answer.
fn before(log: &[Entry], answer: usize) -> usize {
    log.partition_point(|entry| entry.answer < answer)
}
