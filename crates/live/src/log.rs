//! The log of each seat.

use engine::{CardDb, DefId, Event, Game, RuleNo, Seat};
use std::collections::HashSet;
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

/// The number of older entries that a seat's log keeps. Nobody is sent more of them.
pub const MOST_ENTRIES: usize = 2_000;

/// A log for each seat, written during the game: it can't be determined later what a seat saw.
#[derive(Clone, Debug)]
pub(crate) struct Logs {
    seats: Vec<SeatLog>,
    /// How many older entries each keeps.
    most: usize,
}

#[derive(Clone, Debug, Default)]
struct SeatLog {
    entries: Vec<LogEntry>,
    /// The cards that any entry named, also those that are no longer kept.
    named: HashSet<DefId>,
}

impl Logs {
    pub fn new(seats: usize) -> Logs {
        Logs::keeping(seats, MOST_ENTRIES)
    }

    /// Logs that keep this many older entries.
    pub fn keeping(seats: usize, most: usize) -> Logs {
        Logs { seats: vec![SeatLog::default(); seats], most }
    }

    /// Logs the events of an answer for every seat. `game` is the state after it.
    pub fn tell(&mut self, answer: usize, events: &[Event], game: &Game, db: &CardDb) {
        for (seat, log) in self.seats.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            let eyes = Eyes::of(seat, game, db);
            // Half of them go at once, so that this is rare. All entries of this answer are kept for now.
            if log.entries.len() > 2 * self.most {
                log.entries.drain(..log.entries.len() - self.most);
            }
            for event in events.iter().filter(|event| event.is_for(seat)) {
                let message = words::event(event, &eyes);
                log.named.extend(message.named());
                let event =
                    LogEntry { answer, rule: event.rule, event: game.event_for(seat, event), message };
                log.entries.push(event);
            }
        }
    }

    /// Removes the entries for this answer and all later ones.
    pub fn truncate(&mut self, answers: usize) {
        for log in &mut self.seats {
            log.entries.truncate(before(&log.entries, answers));
        }
    }

    pub fn of(&self, seat: Seat) -> &[LogEntry] {
        self.seats.get(seat.index()).map_or(&[], |log| log.entries.as_slice())
    }

    /// The cards that the seat's log has ever named.
    pub fn named(&self, seat: Seat) -> impl Iterator<Item = DefId> {
        self.seats.get(seat.index()).into_iter().flat_map(|log| log.named.iter().copied())
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
