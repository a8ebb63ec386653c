//! Banishing cards and moving them out of play, and what replaces that.

use crate::api::event::What;
use crate::api::ids::{CardId, CardRef, RuleNo, rule};
use crate::program::{Dest, Instead, Moment, Replaces, RuleKinds};
use crate::run::Run;
use crate::state::zones::End;
use crate::state::{Game, Zone};
use smallvec::SmallVec;

impl Run<'_> {
    /// Banishes cards together: all of them see each other leave (7.4.3). Says how many something else became of (6.5).
    pub fn banish(&mut self, cards: &[CardId], number: RuleNo) -> usize {
        self.g.refresh(self.db);
        if self.g.static_kinds.has(RuleKinds::REPLACES) {
            let (replaced, rest) = self.replace_banishing(cards);
            if !rest.is_empty() {
                self.banish_now(&rest, number);
            }
            return replaced;
        }
        self.banish_now(cards, number);
        0
    }

    fn banish_now(&mut self, cards: &[CardId], number: RuleNo) {
        for id in cards {
            self.g.card_mut(*id).leaving = true;
        }
        let challenge = self.g.challenge();
        for id in cards {
            self.tell(number, What::Banished { card: *id });
            let owner = self.g.card(*id).owner;
            self.remember(Moment::Banished, owner, *id);
            self.fire(Moment::Banished, *id, CardId::NONE, owner, 0);
            if let Some((by, target)) = challenge {
                self.fire_banished_in_challenge(*id, by, target);
            }
        }
        self.leave_play(cards, Zone::Discard, End::First, number);
    }

    /// Those that go elsewhere instead of being banished do so (6.5.4); the others are left to be banished.
    fn replace_banishing(&mut self, cards: &[CardId]) -> (usize, SmallVec<[CardId; 16]>) {
        let mut rest = SmallVec::new();
        let mut elsewhere: SmallVec<[(CardId, CardId, Dest); 4]> = SmallVec::new();
        for id in cards {
            match self.g.instead_of_banishing(self.db, *id) {
                Some((source, dest)) => elsewhere.push((*id, source, dest)),
                None => rest.push(*id),
            }
        }
        for (id, source, dest) in &elsewhere {
            self.tell(rule(6, 5, 4, 0), What::BanishReplaced { card: *id, by: *source });
            self.send_to(*id, *dest);
        }
        (elsewhere.len(), rest)
    }

    fn fire_banished_in_challenge(&mut self, id: CardId, by: CardRef, target: CardRef) {
        let owner = self.g.card(id).owner;
        let same = |card: CardRef| card.id == id && self.g.card(id).life == card.life;
        let (other, moment) = if same(by) {
            (target.id, Moment::ChallengerBanished)
        } else if same(target) {
            (by.id, Moment::ChallengedBanished)
        } else {
            return;
        };
        self.remember(Moment::BanishedInChallenge, owner, id);
        self.fire(Moment::BanishedInChallenge, id, other, owner, 0);
        self.fire(moment, id, other, owner, 0);
        let other_owner = self.g.card(other).owner;
        if self.g.card(other).zone == Zone::Play && self.g.card(id).blame == other {
            self.fire(Moment::BanishesInChallenge, other, id, other_owner, 0);
        }
    }

    /// Moves cards out of play together; the triggers about leaving are gathered first (7.4.3).
    pub fn leave_play(&mut self, cards: &[CardId], zone: Zone, end: End, number: RuleNo) {
        self.g.refresh(self.db);
        for id in cards {
            self.g.card_mut(*id).leaving = true;
        }
        for id in cards {
            let owner = self.g.card(*id).owner;
            self.fire(Moment::LeavesPlay, *id, CardId::NONE, owner, 0);
            if zone == Zone::Hand {
                self.fire(Moment::Returned, *id, CardId::NONE, owner, 0);
            }
        }
        for id in cards {
            self.relocate(*id, zone, end, number);
        }
    }
}

impl Game {
    /// What becomes of a card instead of being banished, and the card that says so: the first in turn order (6.5.7).
    fn instead_of_banishing(&self, db: &crate::CardDb, id: CardId) -> Option<(CardId, Dest)> {
        let mut first = None;
        self.each_replacement(db, self.card(id).owner, |source, seat, _, replacement| {
            if let (Replaces::Banished, Instead::Goes(dest)) = (replacement.replaces, replacement.instead)
                && first.is_none()
                && self.in_scope(db, replacement.subject, id, source, seat)
            {
                first = Some((source, dest));
            }
        });
        first
    }
}
