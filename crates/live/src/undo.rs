//! Taking answers back.
//!
//! A person takes back their own last choice, and with it everything that came after it. That is free as long as no seat, a bot's
//! included, has learned a card since that it did not know before, chance has decided nothing, no other person has answered, and the
//! game is not over. Otherwise the others must agree, unless the game is for practice. A bot that is asked the same question again
//! gives the same answer, so undoing does not roll the dice again.

use crate::game::{By, Live};
use engine::{Seat, SeatSet};
use serde::Serialize;
use std::fmt;
use thiserror::Error;
use words::{Language, Message, Say};

/// What taking back a seat's last choice means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Undo {
    /// How many answers are left.
    pub to: usize,
    /// How many are taken back, forced ones and those of bots included.
    pub answers: usize,
    /// Seats that have learned something since.
    pub learned: Vec<Seat>,
    /// Other people who have answered since.
    pub answered: Vec<Seat>,
    /// The game is over.
    pub over: bool,
}

impl Undo {
    /// Whether nothing speaks against it.
    pub fn is_free(&self) -> bool {
        self.learned.is_empty() && self.answered.is_empty() && !self.over
    }
}

impl Undo {
    /// What speaks against it, in words.
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
pub enum NoUndo {
    #[error("this player has no choice to take back")]
    Nothing,
    /// It goes further than is free: see [`Live::undo_further`].
    #[error("{0}")]
    Needs(Undo),
}

impl Say for NoUndo {
    fn message(&self) -> Message {
        match self {
            NoUndo::Nothing => Message::new("undo-nothing"),
            NoUndo::Needs(undo) => undo.message(),
        }
    }
}

impl Live {
    /// What taking back this seat's last choice would mean.
    pub fn undoable(&self, seat: Seat) -> Result<Undo, NoUndo> {
        let own = |by: By| match by {
            By::Person => true,
            By::Bot | By::Force => false,
        };
        let last = self.past.iter().rposition(|past| past.seat == seat && own(past.by));
        let to = last.ok_or(NoUndo::Nothing)?;
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

    /// Takes back this seat's last choice where that is free.
    pub fn undo(&mut self, seat: Seat) -> Result<Undo, NoUndo> {
        let undo = self.undoable(seat)?;
        if !undo.is_free() {
            return Err(NoUndo::Needs(undo));
        }
        Ok(self.take_back(undo))
    }

    /// Takes back this seat's last choice whatever came to light: in a practice game, or when all other people agree.
    pub fn undo_further(&mut self, seat: Seat, agreed: &[Seat]) -> Result<Undo, NoUndo> {
        let undo = self.undoable(seat)?;
        let agreed = self.people().into_iter().all(|person| person == seat || agreed.contains(&person));
        let alone = self.people() == [seat];
        if undo.is_free() || self.practice || (agreed && !alone) {
            return Ok(self.take_back(undo));
        }
        Err(NoUndo::Needs(undo))
    }

    fn take_back(&mut self, undo: Undo) -> Undo {
        self.undone = self.past.iter().map(|past| past.action).collect();
        self.set_back(undo.to);
        undo
    }
}
