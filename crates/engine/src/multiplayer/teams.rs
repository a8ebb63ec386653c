//! Teams (1.3.5, 1.3.6) and turns taken together (9.3).

use crate::api::ids::{Seat, SeatSet, Seats};
use crate::state::Game;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How the members of teams take their turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TeamTurns {
    /// Every player takes their own turns.
    #[default]
    Alternating,
    /// The members of a team take their turns together (9.3.1).
    Together,
}

/// The teams of a game, fixed before it starts (1.3.6.1). By default there are none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Teams {
    /// The members of each team. Players not listed play alone.
    pub members: Vec<Vec<Seat>>,
    pub turns: TeamTurns,
}

/// Why these teams are not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum TeamsError {
    #[error("{0} is in a team, but not in the game (1.3.6.1)")]
    NoSuchPlayer(Seat),
    #[error("{0} is in two teams (1.3.6.1)")]
    InTwoTeams(Seat),
    #[error("all players are in one team, so nobody is left to play against (1.3.5.1)")]
    NoOpponents,
}

impl Teams {
    /// Two teams whose members sit alternately around the table.
    pub fn of_two(players: u8, turns: TeamTurns) -> Teams {
        let side = |first: u8| (first..players).step_by(2).map(Seat).collect();
        Teams { members: vec![side(0), side(1)], turns }
    }

    /// Checks whether these teams work for this number of players.
    pub fn check(&self, players: usize) -> Result<(), TeamsError> {
        let all: Vec<Seat> = self.members.iter().flatten().copied().collect();
        for (i, seat) in all.iter().enumerate() {
            if seat.index() >= players {
                return Err(TeamsError::NoSuchPlayer(*seat));
            }
            if all[..i].contains(seat) {
                return Err(TeamsError::InTwoTeams(*seat));
            }
        }
        let one = self.members.iter().any(|team| team.len() == players);
        if one { Err(TeamsError::NoOpponents) } else { Ok(()) }
    }
}

/// Seats in order around the table. Stored as bits, so that iterating doesn't borrow the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatOrder {
    first: u8,
    /// The seats to come, with the first seat at the lowest bit.
    now: u64,
    /// The seats that come after all of those.
    later: u64,
}

impl SeatOrder {
    /// The seats of one set, then those of another, each starting from the same seat.
    #[inline]
    fn from_seat(first: Seat, now: SeatSet, later: SeatSet) -> SeatOrder {
        let turn = u32::from(first.0);
        SeatOrder {
            first: first.0,
            now: now.bits().rotate_right(turn),
            later: later.bits().rotate_right(turn),
        }
    }
}

impl Iterator for SeatOrder {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.now == 0 {
            self.now = std::mem::take(&mut self.later);
        }
        if self.now == 0 {
            return None;
        }
        let step = self.now.trailing_zeros() as u8;
        self.now &= self.now - 1;
        Some(Seat((self.first + step) % 64))
    }
}

impl Game {
    /// Assigns the teams. A team's number is that of its first seat.
    pub(crate) fn form_teams(&mut self, teams: &Teams) {
        self.team_turns = teams.turns;
        for team in &teams.members {
            let Some(first) = team.iter().min() else { continue };
            for seat in team {
                let player = self.player_mut(*seat);
                player.team = first.0;
                if teams.turns == TeamTurns::Together {
                    player.party = first.0;
                }
            }
        }
    }

    /// Whether two players are opponents (1.3.5.1). Teammates are not (1.3.6.1).
    #[inline]
    pub fn are_opponents(&self, a: Seat, b: Seat) -> bool {
        self.player(a).team != self.player(b).team
    }

    /// Whether two players are teammates. Nobody is their own teammate (1.3.6.2).
    pub fn are_teammates(&self, a: Seat, b: Seat) -> bool {
        a != b && !self.are_opponents(a, b)
    }

    /// Whether it is this player's turn, alone or together with teammates (1.3.4.1, 9.3.1).
    #[inline]
    pub fn is_active(&self, seat: Seat) -> bool {
        self.player(seat).party == self.player(self.active).party
    }

    /// The players who take their turns together with this one, including this one, in seat order.
    pub fn players_taking_turns_with(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |other| self.same_party(*other, seat))
    }

    /// Whether the two players take their turns together or are the same player.
    pub(crate) fn same_party(&self, a: Seat, b: Seat) -> bool {
        self.player(a).party == self.player(b).party
    }

    pub fn team_turns(&self) -> TeamTurns {
        self.team_turns
    }

    /// Whether the player or their team has won.
    pub fn has_won(&self, seat: Seat) -> bool {
        let winner = self.outcome.and_then(|outcome| outcome.winner());
        winner.is_some_and(|winner| !self.are_opponents(winner, seat))
    }

    /// All seats in turn order, including players who left: the active player, then to the left (9.2.2). A
    /// team that takes its turns together comes first.
    #[inline]
    pub(crate) fn around(&self) -> SeatOrder {
        let all = SeatSet::first(self.players.len());
        let now = match self.team_turns {
            TeamTurns::Alternating => all,
            TeamTurns::Together => self.party_members(self.player(self.active).party),
        };
        SeatOrder::from_seat(self.active, now, all.without(now))
    }

    /// The seats still in the game in turn order, starting with the active player.
    #[inline]
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.around().filter(|seat| !self.player(*seat).out)
    }

    /// The active players: one, or a team that takes its turns together (9.3.1), from the lowest seat.
    #[inline]
    pub(crate) fn active_players(&self) -> Seats {
        match self.team_turns {
            TeamTurns::Alternating if self.player(self.active).out => SeatSet::NONE.iter(),
            TeamTurns::Alternating => SeatSet::of(self.active).iter(),
            TeamTurns::Together => self.active_party().iter(),
        }
    }

    #[inline(never)]
    fn active_party(&self) -> SeatSet {
        let out: SeatSet = self.seats().filter(|seat| self.player(*seat).out).collect();
        self.party_members(self.player(self.active).party).without(out)
    }

    /// The players of a party, including those who left.
    #[inline(never)]
    fn party_members(&self, party: u8) -> SeatSet {
        self.seats().filter(|seat| self.player(*seat).party == party).collect()
    }

    /// The player who acts for the active players. The table order still starts at the active seat if that
    /// player left.
    pub(crate) fn speaker(&self) -> Seat {
        match self.player(self.active).out {
            false => self.active,
            true => self.spokesman(self.player(self.active).party).unwrap_or(self.active),
        }
    }

    /// The player who acts for a party: the first member still in the game.
    pub(crate) fn spokesman(&self, party: u8) -> Option<Seat> {
        self.seats().find(|seat| self.player(*seat).party == party && !self.player(*seat).out)
    }

    /// Whether this player's decisions are shared with others.
    pub(crate) fn is_shared(&self, seat: Seat) -> bool {
        self.team_turns == TeamTurns::Together
            && self.seats().filter(|other| self.same_party(*other, seat) && !self.player(*other).out).count()
                > 1
    }
}
