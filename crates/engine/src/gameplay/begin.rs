//! The conditions for starting a game. Every start and every position from outside is checked here.

use crate::api::ids::{DefId, Seat};
use crate::gameplay::position::{Position, PositionCard, PositionSide};
use crate::gameplay::setup::GameSetup;
use crate::multiplayer::teams::TeamsError;
use crate::program::card_db::CardDb;
use crate::state::Variant;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use wording::CardType;

/// Card ids have 16 bits, and the highest ones are reserved.
const MOST_CARDS: usize = 65_000;

/// The turn counter has 16 bits. No real game comes near this limit.
pub const LAST_TURN: u16 = 50_000;

/// Why a game can't start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum SetupError {
    #[error("a game takes 2 to 64 decks, not {0} (1.3.1)")]
    Players(usize),
    #[error("the decks have {0} cards in total; a game takes fewer than 65,000")]
    TooManyCards(usize),
    #[error("{0} can't start: this player is not in the game (2.2.1.1)")]
    NoSuchPlayer(Seat),
    #[error("{0}")]
    Teams(#[from] TeamsError),
    #[error("{seat} has card number {}, which is not in the card database", def.0)]
    NoSuchCard { seat: Seat, def: DefId },
    #[error(
        "{seat} has a leader, but leaders are only for Format Coconut; choose that variant, or play without leaders"
    )]
    LeaderElsewhere { seat: Seat },
    #[error("the leader of {seat} was not compiled as a leader")]
    NotALeader { seat: Seat },
    #[error("there are leaders for {leaders} players, but the game has {players}")]
    TooManyLeaders { leaders: usize, players: usize },
    #[error("the cards of {seat} include a leader; a leader is not part of the deck")]
    LeaderAmongCards { seat: Seat },
    #[error("card {index} of {seat} is an action, and actions don't stay in play (5.4.3)")]
    ActionInPlay { seat: Seat, index: usize },
    #[error("card {index} of {seat} is at a location that {seat} does not have in play")]
    NoSuchLocation { seat: Seat, index: usize },
    #[error("card {index} of {seat} has {cards} cards under it; the most is 255")]
    TooManyUnder { seat: Seat, index: usize, cards: usize },
    #[error("turn {0} is too late; the last possible turn is {LAST_TURN}")]
    TooLate(u16),
}

impl SetupError {
    /// Whether a game can have this number of players and cards.
    pub fn check_size(players: usize, cards: usize) -> Result<(), SetupError> {
        if !(2..=64).contains(&players) {
            return Err(SetupError::Players(players));
        }
        if cards >= MOST_CARDS {
            return Err(SetupError::TooManyCards(cards));
        }
        Ok(())
    }
}

/// Checks that all cards are in the database. The marketing cards of Pack Rush are not: the engine adds them
/// (10.2.2).
fn check_cards<'a>(
    db: &CardDb,
    seat: Seat,
    cards: impl IntoIterator<Item = &'a DefId>,
) -> Result<(), SetupError> {
    for def in cards {
        if !db.has(*def) {
            return Err(SetupError::NoSuchCard { seat, def: *def });
        }
        if db.def(*def).leader {
            return Err(SetupError::LeaderAmongCards { seat });
        }
    }
    Ok(())
}

/// Checks that a leader was compiled as one and belongs to this variant.
fn check_leader(db: &CardDb, seat: Seat, leader: Option<DefId>, variant: Variant) -> Result<(), SetupError> {
    let Some(def) = leader else { return Ok(()) };
    if !db.has(def) {
        return Err(SetupError::NoSuchCard { seat, def });
    }
    if !db.def(def).leader {
        return Err(SetupError::NotALeader { seat });
    }
    if variant == Variant::Coconut { Ok(()) } else { Err(SetupError::LeaderElsewhere { seat }) }
}

fn check_seat(seat: Seat, players: usize) -> Result<(), SetupError> {
    if seat.index() < players { Ok(()) } else { Err(SetupError::NoSuchPlayer(seat)) }
}

/// A leader and the cards that it brings from outside the deck.
fn with_collection(db: &CardDb, leader: DefId) -> usize {
    1 + if db.has(leader) { db.def(leader).collection.len() } else { 0 }
}

impl GameSetup {
    /// The number of cards in the game.
    pub(crate) fn size(&self, db: &CardDb) -> usize {
        let cards: usize = self.decks.iter().map(Vec::len).sum();
        let leaders: usize = self.leaders.iter().flatten().map(|leader| with_collection(db, *leader)).sum();
        cards + leaders + self.variant.marketing() * self.decks.len()
    }

    /// Checks whether a game can start this way.
    pub fn check(&self, db: &CardDb) -> Result<(), SetupError> {
        let players = self.decks.len();
        SetupError::check_size(players, self.size(db))?;
        if let Some(starter) = self.starter {
            check_seat(starter, players)?;
        }
        self.teams.check(players)?;
        for (seat, deck) in self.decks.iter().enumerate() {
            check_cards(db, Seat(seat as u8), deck)?;
        }
        if self.leaders.len() > players {
            return Err(SetupError::TooManyLeaders { leaders: self.leaders.len(), players });
        }
        for (seat, leader) in self.leaders.iter().enumerate() {
            check_leader(db, Seat(seat as u8), *leader, self.variant)?;
        }
        Ok(())
    }
}

impl Position {
    /// The number of cards in the game.
    pub(crate) fn size(&self, db: &CardDb) -> usize {
        self.sides.iter().map(|side| side.size(db)).sum()
    }

    /// Checks whether a game can start in this position.
    pub fn check(&self, db: &CardDb) -> Result<(), SetupError> {
        let players = self.sides.len();
        SetupError::check_size(players, self.size(db))?;
        check_seat(self.active, players)?;
        if let Some(turn) = self.turn.filter(|turn| *turn > LAST_TURN) {
            return Err(SetupError::TooLate(turn));
        }
        self.teams.check(players)?;
        for (seat, side) in self.sides.iter().enumerate() {
            side.check(db, Seat(seat as u8))?;
            let leader = side.leader.map(|(def, _)| def);
            check_leader(db, Seat(seat as u8), leader, self.variant)?;
        }
        Ok(())
    }
}

impl PositionSide {
    fn size(&self, db: &CardDb) -> usize {
        let play: usize = self.play.iter().map(|placed| 1 + placed.under.len()).sum();
        let leader = self.leader.map_or(0, |(leader, _)| with_collection(db, leader));
        let beside = self.marketing + leader;
        self.deck.len() + self.hand.len() + self.discard.len() + self.inkwell.len() + beside + play
    }

    fn check(&self, db: &CardDb, seat: Seat) -> Result<(), SetupError> {
        let inkwell = self.inkwell.iter().map(|(def, _)| def);
        check_cards(db, seat, self.deck.iter().chain(&self.hand).chain(&self.discard).chain(inkwell))?;
        for (index, placed) in self.play.iter().enumerate() {
            let under = placed.under.iter().map(|(def, _)| def);
            check_cards(db, seat, [&placed.def].into_iter().chain(under))?;
            self.check_placed(db, seat, index, placed)?;
        }
        Ok(())
    }

    fn check_placed(
        &self,
        db: &CardDb,
        seat: Seat,
        index: usize,
        placed: &PositionCard,
    ) -> Result<(), SetupError> {
        if db.def(placed.def).kind == CardType::Action {
            return Err(SetupError::ActionInPlay { seat, index });
        }
        let is_location = |at: usize| {
            self.play
                .get(at)
                .is_some_and(|host| db.has(host.def) && db.def(host.def).kind == CardType::Location)
        };
        if placed.at.is_some_and(|at| !is_location(at)) {
            return Err(SetupError::NoSuchLocation { seat, index });
        }
        if placed.under.len() > usize::from(u8::MAX) {
            return Err(SetupError::TooManyUnder { seat, index, cards: placed.under.len() });
        }
        Ok(())
    }
}
