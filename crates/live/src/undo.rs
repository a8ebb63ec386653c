//! Taking answers back.
//!
//! A person can take back their own last choice together with everything after it. This is free as long as no
//! seat, including bots, has learned a new card since, nothing random has happened, no other person has
//! answered, and the game is not over. Otherwise the others must agree, except in a practice game. A bot that
//! gets the same question again gives the same answer, so undoing does not roll the dice again.

use crate::game::{AnswerSource, Live};
use engine::{Seat, SeatSet};
use serde::Serialize;
use std::fmt;
use thiserror::Error;
use words::{Language, Message, Say};

/// The consequences of taking back a seat's last choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Undo {
    /// The number of answers that remain.
    pub to: usize,
    /// The number of answers taken back, including forced ones and those of bots.
    pub answers: usize,
    /// The seats that have learned something since.
    pub learned: Vec<Seat>,
    /// The other people who have answered since.
    pub answered: Vec<Seat>,
    /// Whether the game is over.
    pub over: bool,
}

impl Undo {
    /// Whether no objection exists.
    pub fn is_free(&self) -> bool {
        self.learned.is_empty() && self.answered.is_empty() && !self.over
    }
}

impl Undo {
    /// The objections in words.
    pub fn tell(&self, language: Language) -> String {
        words::text(language, &self.message())
    }
}

impl Say for Undo {
    fn message(&self) -> Message {
        let names = |seats: &[Seat]| seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let mut reasons = Vec::new();
        if !self.learned.is_empty() {
            reasons.push(Message::new("undo-learned").with("players", names(&self.learned)));
        }
        if !self.answered.is_empty() {
            reasons.push(Message::new("undo-answered").with("players", names(&self.answered)));
        }
        if self.over {
            reasons.push(Message::new("undo-over"));
        }
        match words::together(reasons) {
            Some(why) => Message::new("undo-since").with("why", why),
            None => Message::new("undo-free"),
        }
    }
}

impl fmt::Display for Undo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Language::English))
    }
}

/// Why nothing was taken back.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
pub enum UndoError {
    #[error("this player has no choice to take back")]
    Nothing,
    /// It needs agreement: see [`Live::undo_further`].
    #[error("{0}")]
    Needs(Undo),
}

impl Say for UndoError {
    fn message(&self) -> Message {
        match self {
            UndoError::Nothing => Message::new("undo-nothing"),
            UndoError::Needs(undo) => undo.message(),
        }
    }
}

impl Live {
    /// The consequences of taking back this seat's last choice.
    pub fn undoable(&self, seat: Seat) -> Result<Undo, UndoError> {
        let own = |by: AnswerSource| match by {
            AnswerSource::Person => true,
            AnswerSource::Bot | AnswerSource::Force => false,
        };
        let last = self.past.iter().rposition(|past| past.seat == seat && own(past.by));
        let to = last.ok_or(UndoError::Nothing)?;
        let since = &self.past[to..];
        let learned: SeatSet = since.iter().map(|past| past.learned).collect();
        let people = self.people();
        let mut answered: Vec<Seat> = people
            .into_iter()
            .filter(|person| *person != seat)
            .filter(|person| since.iter().any(|past| past.seat == *person && own(past.by)))
            .collect();
        answered.sort_unstable();
        let over = self.outcome().is_some();
        Ok(Undo { to, answers: since.len(), learned: learned.iter().collect(), answered, over })
    }

    /// Takes back this seat's last choice if that is free.
    pub fn undo(&mut self, seat: Seat) -> Result<Undo, UndoError> {
        let undo = self.undoable(seat)?;
        if !undo.is_free() {
            return Err(UndoError::Needs(undo));
        }
        Ok(self.take_back(undo))
    }

    /// Takes back this seat's last choice even if it is not free, in a practice game or when all other people
    /// agree.
    pub fn undo_further(&mut self, seat: Seat, agreed: &[Seat]) -> Result<Undo, UndoError> {
        let undo = self.undoable(seat)?;
        let agreed = self.people().into_iter().all(|person| person == seat || agreed.contains(&person));
        let alone = self.people() == [seat];
        if undo.is_free() || self.practice || (agreed && !alone) {
            return Ok(self.take_back(undo));
        }
        Err(UndoError::Needs(undo))
    }

    fn take_back(&mut self, undo: Undo) -> Undo {
        self.undone = self.past.iter().map(|past| past.action).collect();
        self.set_back(undo.to);
        undo
    }
}
