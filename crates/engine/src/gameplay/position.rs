//! Positions set up by hand, for scenarios, puzzles and analysis.

use crate::api::ids::{CardId, DefId, Seat};
use crate::edition::Rules;
use crate::gameplay::begin::SetupError;
use crate::multiplayer::teams::Teams;
use crate::program::card_db::CardDb;
use crate::run::GameRun;
use crate::state::chance::Chance;
use crate::state::frame::{Frame, TurnStep};
use crate::state::zones::ListEnd;
use crate::state::{Game, StaleTraits, Variant, Zone};

/// A position to start from, in the active player's Main Phase.
#[derive(Clone, Debug)]
pub struct Position {
    pub chance: Chance,
    pub variant: Variant,
    pub rules: Rules,
    pub teams: Teams,
    pub active: Seat,
    /// The number of the turn. By default, a turn after every player's first.
    pub turn: Option<u16>,
    pub sides: Vec<PositionSide>,
}

/// One player's part of a position.
#[derive(Clone, Debug, Default)]
pub struct PositionSide {
    pub lore: u16,
    /// From the top down.
    pub deck: Vec<DefId>,
    pub hand: Vec<DefId>,
    pub discard: Vec<DefId>,
    /// Cards in the inkwell, and whether each is exerted.
    pub inkwell: Vec<(DefId, bool)>,
    /// Additional marketing cards in the inkwell (10.2.2), ready. Their ids come after those of all other
    /// cards.
    pub marketing: usize,
    /// Ink drops in the inkwell.
    pub ink_drops: u16,
    pub play: Vec<PositionCard>,
    /// The leader in Format Coconut, and whether it is exerted.
    pub leader: Option<(DefId, bool)>,
}

/// A card in play.
#[derive(Clone, Debug)]
pub struct PositionCard {
    pub def: DefId,
    pub exerted: bool,
    pub drying: bool,
    pub damage: u16,
    /// The index in `PositionSide::play` of the location it is at.
    pub at: Option<usize>,
    /// Cards under it, from top to bottom, and whether each is faceup. Cards under a shifted character are
    /// faceup.
    pub under: Vec<(DefId, bool)>,
    /// Whether it was played with Shift.
    pub shifted: bool,
    /// Position in the order in which the cards of all sides entered play. Cards with the same number enter
    /// in the order listed. Abilities that trigger simultaneously go to the bag in this order.
    pub entered: u32,
}

impl Position {
    /// A Constructed game under the newest rules, without teams, on the first player's turn.
    pub fn new(sides: Vec<PositionSide>) -> Position {
        Position {
            chance: Chance::new(1),
            variant: Variant::Constructed,
            rules: Rules::default(),
            teams: Teams::default(),
            active: Seat(0),
            turn: None,
            sides,
        }
    }
}

impl PositionCard {
    pub fn new(def: DefId) -> PositionCard {
        PositionCard {
            def,
            exerted: false,
            drying: false,
            damage: 0,
            at: None,
            under: vec![],
            shifted: false,
            entered: 0,
        }
    }
}

impl Game {
    /// Starts in the Main Phase of a position. Card ids are assigned side by side: deck (from top to bottom),
    /// hand, discard, inkwell, then each card in play followed by the cards under it, then the leader. For
    /// errors, see [`Position::check`].
    pub fn from_position(db: &CardDb, position: &Position) -> Result<Game, SetupError> {
        position.check(db)?;
        let players = position.sides.len();
        let mut game =
            Game::empty(players, position.size(db), position.chance, position.variant, position.rules);
        let mut entered: Vec<(u32, CardId)> = Vec::new();
        for (i, side) in position.sides.iter().enumerate() {
            let seat = Seat(i as u8);
            game.player_mut(seat).lore = side.lore;
            game.player_mut(seat).ink_drops = side.ink_drops;
            game.player_mut(seat).turns = 2;
            for (defs, zone) in
                [(&side.deck, Zone::Deck), (&side.hand, Zone::Hand), (&side.discard, Zone::Discard)]
            {
                for def in defs {
                    let id = game.add_card(db, *def, seat);
                    game.put(db, id, zone, ListEnd::Last);
                }
            }
            for (def, exerted) in &side.inkwell {
                let id = game.add_card(db, *def, seat);
                game.put(db, id, Zone::Inkwell, ListEnd::Last);
                game.set_exerted(id, *exerted);
            }
            let placed = game.place(db, seat, &side.play);
            entered.extend(side.play.iter().map(|placed| placed.entered).zip(placed));
            if let Some((def, exerted)) = side.leader {
                let id = game.add_leader(db, def, seat);
                game.set_exerted(id, exerted);
            }
        }
        game.bring_collections(db);
        entered.sort_by_key(|(order, _)| *order);
        let order: Vec<CardId> = entered.into_iter().map(|(_, id)| id).collect();
        game.speakers.sort_by_key(|id| order.iter().position(|other| other == id));
        for (i, side) in position.sides.iter().enumerate() {
            for _ in 0..side.marketing {
                game.add_marketing(db, Seat(i as u8));
            }
        }
        game.form_teams(&position.teams);
        game.number_visible_cards();
        game.take_turn(position.active);
        match position.turn {
            Some(turn) => game.count_turns(turn),
            None => game.turn = (position.sides.len() * 2 + usize::from(position.active.0)) as u16,
        }
        game.frames.push(Frame::Turn(TurnStep::Main));
        GameRun { g: &mut game, db, out: None, watch: None }.go();
        Ok(game)
    }

    /// Sets the number of the turn, and derives the starting player and every player's number of turns,
    /// assuming that turns were taken in order.
    fn count_turns(&mut self, turn: u16) {
        let mut parties: Vec<u8> = self.players.iter().map(|player| player.party).collect();
        parties.sort_unstable();
        parties.dedup();
        let n = parties.len();
        let place = |party: u8| parties.iter().position(|other| *other == party).unwrap_or(0);
        self.turn = turn.max(1);
        let turns = usize::from(self.turn);
        let first = (place(self.player(self.active).party) + n - (turns - 1) % n) % n;
        for player in &mut self.players {
            let later = (place(player.party) + n - first) % n;
            player.turns = ((turns + n - 1 - later) / n) as u16;
        }
        self.starter = Seat(parties[first]);
    }

    fn place(&mut self, db: &CardDb, seat: Seat, play: &[PositionCard]) -> Vec<CardId> {
        let mut ids = Vec::with_capacity(play.len());
        for placed in play {
            let id = self.add_card(db, placed.def, seat);
            ids.push(id);
            self.put(db, id, Zone::Play, ListEnd::Last);
            let card = self.card_mut(id);
            card.exerted = placed.exerted;
            card.drying = placed.drying;
            card.damage = placed.damage;
            card.shifted = placed.shifted;
            let under: Vec<CardId> =
                placed.under.iter().map(|(def, _)| self.add_card(db, *def, seat)).collect();
            for (card, (_, faceup)) in under.iter().zip(&placed.under).rev() {
                self.put_under(db, *card, id, *faceup);
            }
        }
        for (placed, id) in play.iter().zip(&ids) {
            if let Some(at) = placed.at.and_then(|at| ids.get(at)) {
                self.card_mut(*id).at = *at;
            }
        }
        self.stale = StaleTraits::All;
        ids
    }
}
