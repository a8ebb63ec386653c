//! Imagined games for looking ahead: what a player knows, completed with guesses.
//!
//! An [`Imagination`] is a player's only access to the state, and it only provides [`ImaginedGame`] games. In
//! those, everything the player can't know is redistributed: the player's own deck is reordered, the
//! opponents' unseen cards follow the player's belief, and chance has another seed. Two states that differ
//! only in what the player can't know give the same imagined game for the same belief and chance.

use crate::abilities::loops::LoopWatch;
use crate::api::action::Action;
use crate::api::ids::{CardId, CardRef, DefId, Seat};
use crate::program::Moment;
use crate::program::card_db::CardDb;
use crate::state::chance::Chance;
use crate::state::frame::Frame;
use crate::state::{Card, Game, StaleTraits, Traits, Variant, Zone};
use std::fmt;
use wording::CardType;

/// What a player believes about the unseen cards of the others.
pub trait Belief {
    /// Guesses `count` hidden cards of `owner`. A shorter answer is repeated from its start; an empty answer
    /// makes the cards random.
    fn guess(
        &self,
        db: &CardDb,
        variant: Variant,
        owner: Seat,
        count: usize,
        chance: &mut Chance,
    ) -> Vec<DefId>;
}

/// A player's access to the game, for imagining how it might be.
#[derive(Clone, Copy)]
pub struct Imagination<'a> {
    game: &'a Game,
    db: &'a CardDb,
    viewer: Seat,
}

impl fmt::Debug for Imagination<'_> {
    /// Prints nothing of the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Imagination").field("viewer", &self.viewer).finish_non_exhaustive()
    }
}

/// A game as it might be. Cards have the engine's numbers. The viewer's own card numbers stay valid; those of
/// other players don't.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImaginedGame {
    pub game: Game,
    pub viewer: Seat,
}

impl ImaginedGame {
    /// The action behind an answer in the viewer's card numbers.
    pub fn answer(&self, shown: Action) -> Option<Action> {
        self.game.action_from(self.viewer, shown)
    }

    /// Gives the other players numbers for the cards that they can see, so that they have views and answers
    /// of their own.
    pub fn number_cards_for_others(&mut self) {
        self.game.card_ids().for_each(|id| self.game.sight(id));
    }
}

impl<'a> Imagination<'a> {
    pub fn new(game: &'a Game, db: &'a CardDb, viewer: Seat) -> Imagination<'a> {
        Imagination { game, db, viewer }
    }

    /// All cards of the database.
    pub fn db(&self) -> &'a CardDb {
        self.db
    }

    /// A copy of the game in which everything the viewer can't know is redistributed.
    pub fn imagine(&self, belief: &dyn Belief, chance: &mut Chance) -> ImaginedGame {
        let mut game = self.game.clone();
        game.deal_anew(self.db, self.viewer, belief, chance);
        ImaginedGame { game, viewer: self.viewer }
    }
}

/// The lists of zones with hidden cards.
const HIDING: [Zone; 4] = [Zone::Hand, Zone::Inkwell, Zone::Aside, Zone::Deck];

impl Game {
    fn deal_anew(&mut self, db: &CardDb, viewer: Seat, belief: &dyn Belief, chance: &mut Chance) {
        let held = self.referenced();
        for owner in self.seats() {
            self.renumber_hidden(db, viewer, owner, &held);
            let hidden = self.hidden_from(db, viewer, owner);
            let mut cards: Vec<DefId> = if owner == viewer {
                // Viewers know their own deck list, but not the place of each card.
                let mut own: Vec<DefId> = hidden.iter().map(|id| self.card(*id).def).collect();
                own.sort_unstable();
                own
            } else {
                let guess = belief.guess(db, self.variant, owner, hidden.len(), chance);
                let filled = guess.iter().copied().cycle().take(hidden.len()).collect::<Vec<_>>();
                if filled.is_empty() { any_cards(db, hidden.len(), chance) } else { filled }
            };
            chance.shuffle(&mut cards);
            for (id, def) in hidden.iter().zip(cards) {
                self.card_mut(*id).def = def;
            }
            self.remember_anew(viewer, owner, &hidden);
        }
        self.has_locations = self.cards.iter().any(|card| db.def(card.def).kind == CardType::Location);
        self.restless = self.cards.iter().any(|card| !db.def(card.def).discard_triggers.is_empty());
        self.chance =
            Chance::new(u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX)));
        self.loops = LoopWatch::default();
        self.stale = StaleTraits::All;
        self.refresh(db);
        self.forget_other_numbers(viewer);
    }

    /// Adjusts the memory of what hidden cards did this turn. If only the owner saw it, the card imagined in
    /// that place did it. If everyone saw it, one of the hidden cards did, and no other player can know
    /// which.
    fn remember_anew(&mut self, viewer: Seat, owner: Seat, hidden: &[CardId]) {
        let Some(first) = hidden.first() else { return };
        for i in 0..self.memory.len() {
            let memory = self.memory[i];
            if !hidden.contains(&memory.card.id) {
                continue;
            }
            if !is_private(memory.moment) {
                // It is a new card now, whichever it is (7.1.6).
                self.memory[i].card = CardRef { id: *first, life: u16::MAX };
            } else if owner != viewer {
                self.memory[i].def = self.card(memory.card.id).def;
            }
        }
    }

    /// A player's cards that the viewer can't know, in the order of their places.
    fn hidden_from(&self, db: &CardDb, viewer: Seat, owner: Seat) -> Vec<CardId> {
        let listed = HIDING.into_iter().flat_map(|zone| self.zone(owner, zone));
        let under = self.zone(owner, Zone::Play).flat_map(|host| self.under(host));
        listed.chain(under).filter(|id| !self.knows(db, viewer, *id)).collect()
    }

    /// Renumbers a player's hidden cards by their places, so that a number doesn't reveal where a card was
    /// before. Cards that are referenced elsewhere (`held`) keep their number.
    fn renumber_hidden(&mut self, db: &CardDb, viewer: Seat, owner: Seat, held: &[bool]) {
        let mut places: Vec<CardId> = Vec::new();
        let mut orders: Vec<(Zone, Vec<CardId>)> = Vec::with_capacity(HIDING.len());
        for zone in HIDING {
            let order: Vec<CardId> = self.zone(owner, zone).collect();
            places.extend(
                order.iter().filter(|id| !self.knows(db, viewer, **id) && !held[id.index()]).copied(),
            );
            orders.push((zone, order));
        }
        let mut numbers = places.clone();
        numbers.sort_unstable();
        let mut now: Vec<CardId> = self.card_ids().collect();
        let cards: Vec<Card> = places.iter().map(|id| *self.card(*id)).collect();
        for ((old, new), card) in places.iter().zip(&numbers).zip(cards) {
            now[old.index()] = *new;
            *self.card_mut(*new) = Card { life: 0, ..card };
            self.traits[new.index()] = Traits::default();
        }
        for (zone, order) in orders {
            let order: Vec<CardId> = order.iter().map(|id| now[id.index()]).collect();
            self.relink(owner, zone, &order);
        }
    }

    /// For each card, whether anything other than its zone refers to it.
    fn referenced(&self) -> Vec<bool> {
        let mut held = vec![false; self.cards.len()];
        let mut hold = |id: CardId| {
            if let Some(held) = held.get_mut(id.index()) {
                *held = true;
            }
        };
        for frame in &self.frames {
            match frame {
                Frame::Setup { .. }
                | Frame::Turn(_)
                | Frame::Settle { .. }
                | Frame::Damage { .. }
                | Frame::Ask(_) => {}
                Frame::Play(playing) => {
                    hold(playing.card);
                    hold(playing.second);
                }
                Frame::Drops(coming) => coming.met.iter().for_each(|(card, _)| hold(card)),
                Frame::Spend { action, .. } => action.cards().into_iter().flatten().for_each(&mut hold),
                Frame::Challenge { by, target, .. } => {
                    [by, target].into_iter().for_each(|card| hold(card.id));
                }
                Frame::Effect(effect) => {
                    [effect.source, effect.subject, effect.object].into_iter().for_each(|card| hold(card.id));
                }
                Frame::ActionDone(card) | Frame::ActionToBottom(card) => hold(*card),
            }
        }
        for entry in &self.bag {
            [entry.source, entry.subject, entry.object].into_iter().for_each(|card| hold(card.id));
        }
        for timed in &self.timed {
            [timed.on.id, timed.source].into_iter().for_each(&mut hold);
        }
        for packet in &self.packets {
            [packet.target.id, packet.by.id].into_iter().for_each(&mut hold);
        }
        self.picked.iter().for_each(|picked| hold(picked.card.id));
        self.memory.iter().filter(|memory| is_private(memory.moment)).for_each(|memory| hold(memory.card.id));
        for card in &self.cards {
            [card.at, card.host, card.under, card.blame].into_iter().for_each(&mut hold);
        }
        held
    }

    /// Drops the other players' card numbers.
    fn forget_other_numbers(&mut self, viewer: Seat) {
        let n = self.cards.len();
        for seat in self.seats().filter(|seat| *seat != viewer) {
            let start = seat.index() * n;
            self.alias[start..start + n].fill(0);
            self.player_mut(seat).next_alias = 1;
        }
    }
}

/// Whether only the card's owner may have seen this kind of event.
fn is_private(moment: Moment) -> bool {
    matches!(moment, Moment::Drawn | Moment::PutIntoInkwell | Moment::Inked)
}

/// Random cards out of all except leaders.
fn any_cards(db: &CardDb, count: usize, chance: &mut Chance) -> Vec<DefId> {
    let all = db.defs().len() as u32;
    let mut any = || DefId(chance.below(all) as u16);
    // Ends because a card in a deck is never a leader, so there are others.
    let mut card = || std::iter::repeat_with(&mut any).find(|def| !db.def(*def).leader);
    (0..count).filter_map(|_| card()).collect()
}
