//! The log of each seat.

use engine::{CardDb, Event, Game, RuleNo, Seat};
use std::ops::Range;
use words::{Eyes, Language, Message, Sentence};

/// A log entry: one event, as one seat saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The index of the answer that caused it.
    pub answer: usize,
    pub rule: RuleNo,
    /// The event in the seat's own card numbers, without cards that it can't see.
    pub event: Event,
    /// Its text, with the names of the cards visible to the seat at that time.
    pub message: Message,
}

impl LogEntry {
    /// The entry in words, for this seat.
    pub fn say(&self, language: Language, seat: Seat, db: &CardDb) -> Sentence {
        words::say(language, &self.message, db, Some(seat))
    }
}

/// A log for each seat, written during the game: it can't be determined later what a seat saw.
#[derive(Clone, Debug)]
pub(crate) struct Logs(Vec<Vec<LogEntry>>);

impl Logs {
    pub fn new(seats: usize) -> Logs {
        Logs(vec![Vec::new(); seats])
    }

    /// Logs the events of an answer for every seat. `game` is the state after it.
    pub fn tell(&mut self, answer: usize, events: &[Event], game: &Game, db: &CardDb) {
        for (seat, log) in self.0.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            let eyes = Eyes::of(seat, game, db);
            log.extend(events.iter().filter(|event| event.is_for(seat)).map(|event| LogEntry {
                answer,
                rule: event.rule,
                event: game.event_for(seat, event),
                message: words::event(event, &eyes),
            }));
        }
    }

    /// Removes the entries for this answer and all later ones.
    pub fn truncate(&mut self, answers: usize) {
        for log in &mut self.0 {
            log.truncate(before(log, answers));
        }
    }

    pub fn of(&self, seat: Seat) -> &[LogEntry] {
        self.0.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The entries for these answers.
    pub fn during(&self, seat: Seat, answers: &Range<usize>) -> &[LogEntry] {
        let log = self.of(seat);
        let (from, to) = (before(log, answers.start), before(log, answers.end));
        &log[from..to.max(from)]
    }
}

/// The number of entries before this answer.
fn before(log: &[LogEntry], answer: usize) -> usize {
    log.partition_point(|entry| entry.answer < answer)
}
