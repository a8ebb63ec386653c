//! What each seat has been told.

use engine::{CardDb, Event, Game, RuleNo, Seat};
use std::ops::Range;
use words::{Eyes, Language, Message, Sentence};

/// One thing that happened, as one seat saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The answer that caused it, counted from 0.
    pub answer: usize,
    pub rule: RuleNo,
    /// In the seat's own card numbers; cards out of its sight are none.
    pub event: Event,
    /// What it says: the cards by name that were in the seat's sight when it happened.
    pub message: Message,
}

impl Entry {
    /// In words, for this seat.
    pub fn say(&self, language: Language, seat: Seat, db: &CardDb) -> Sentence {
        words::say(language, &self.message, db, Some(seat))
    }
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
            let eyes = Eyes::of(seat, game, db);
            log.extend(events.iter().filter(|event| event.is_for(seat)).map(|event| Entry {
                answer,
                rule: event.rule,
                event: game.event_for(seat, event),
                message: words::event(event, &eyes),
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

/// How many entries come before this answer.
fn before(log: &[Entry], answer: usize) -> usize {
    log.partition_point(|entry| entry.answer < answer)
}
