//! Observes a game: the cards drawn and played, and the lore by round.

use super::tally::{at, round_of};
use engine::{CardDb, CardId, DefId, Event, EventKind, Game, Seat, Zone};

/// The different cards of a deck.
#[derive(Debug)]
pub(super) struct Roster {
    /// In the order of the list, with the number of copies.
    pub cards: Vec<(DefId, u16)>,
    /// The index of each card of the library among them.
    places: Vec<Option<u16>>,
}

impl Roster {
    pub fn new(db: &CardDb, deck: &[DefId]) -> Roster {
        let mut roster = Roster { cards: Vec::new(), places: vec![None; db.defs().len()] };
        for def in deck {
            match roster.places[def.index()] {
                Some(place) => roster.cards[usize::from(place)].1 += 1,
                None => {
                    roster.places[def.index()] = Some(roster.cards.len() as u16);
                    roster.cards.push((*def, 1));
                }
            }
        }
        roster
    }

    pub fn len(&self) -> usize {
        self.cards.len()
    }
}

/// Observes one game of two players.
#[derive(Debug)]
pub(super) struct GameWatch<'a> {
    /// By seat.
    rosters: [&'a Roster; 2],
    pub seats: [SeatWatch; 2],
    turn: u16,
}

/// Observations about one player.
#[derive(Debug)]
pub(super) struct SeatWatch {
    /// By index in the roster.
    pub drawn: Vec<bool>,
    pub played: Vec<bool>,
    /// The net lore gained in each round.
    pub lore: Vec<i64>,
}

impl<'a> GameWatch<'a> {
    pub fn new(rosters: [&'a Roster; 2]) -> GameWatch<'a> {
        let seat = |roster: &Roster| SeatWatch {
            drawn: vec![false; roster.len()],
            played: vec![false; roster.len()],
            lore: Vec::new(),
        };
        GameWatch { rosters, seats: rosters.map(seat), turn: 0 }
    }

    /// Processes the events of an answer.
    pub fn see(&mut self, game: &Game, events: &[Event]) {
        for event in events {
            match event.kind {
                EventKind::TurnBegan { turn, .. } => self.turn = turn,
                // 2.2.2: cards in the hand now were kept or replaced others. None can have left it, because
                // nobody acts between this and the first turn.
                EventKind::HandAltered { seat, .. } => {
                    for card in game.zone(seat, Zone::Hand) {
                        self.drew(game, seat, card);
                    }
                }
                EventKind::Drew { seat, card } => self.drew(game, seat, card),
                EventKind::Played { seat, card, .. } => {
                    if let Some(place) = self.place(game, seat, card) {
                        self.seats[seat.index()].played[place] = true;
                    }
                }
                EventKind::LoreGained { seat, n, .. } => self.lore(seat, i64::from(n)),
                EventKind::LoreLost { seat, n, .. } => self.lore(seat, -i64::from(n)),
                // Other events don't affect the counts.
                _ => {}
            }
        }
    }

    fn drew(&mut self, game: &Game, seat: Seat, card: CardId) {
        if let Some(place) = self.place(game, seat, card) {
            self.seats[seat.index()].drawn[place] = true;
        }
    }

    fn lore(&mut self, seat: Seat, n: i64) {
        *at(&mut self.seats[seat.index()].lore, round_of(self.turn)) += n;
    }

    /// The index of a player's own card in the roster.
    fn place(&self, game: &Game, seat: Seat, card: CardId) -> Option<usize> {
        let card = game.card(card);
        let place = self.rosters[seat.index()].places.get(card.def.index()).copied().flatten();
        place.map(usize::from).filter(|_| card.owner == seat)
    }
}
