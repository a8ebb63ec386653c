//! Banishing cards and moving them out of play, including the replacement of banishing.

use crate::api::event::EventKind;
use crate::api::ids::{CardId, CardRef, RuleNo, rule};
use crate::effects::completion::Completion;
use crate::program::{Dest, Moment, RuleKinds};
use crate::run::GameRun;
use crate::state::Zone;
use crate::state::frame::Prompt;
use crate::state::zones::ListEnd;
use smallvec::SmallVec;

impl GameRun<'_> {
    /// Banishes cards together, so that each of them sees the others leave (7.4.3). Returns how many
    /// banishings were replaced (6.5). Returns `None` if a player must first choose between replacement
    /// effects: nothing has happened then, and the caller tries again.
    pub fn banish(&mut self, cards: &[CardId], number: RuleNo) -> Option<usize> {
        self.g.refresh(self.db);
        if !self.g.static_kinds.has(RuleKinds::REPLACES) {
            self.follow(cards);
            self.banish_now(cards, number);
            return Some(0);
        }
        for id in cards {
            if self.g.instead_of_banishing(self.db, *id).len() > 1 {
                // 6.5.7: the player whose card is affected decides.
                let seat = self.g.card(*id).owner;
                self.ask(Prompt::Replacement { seat, banished: self.g.refer(*id) });
                return None;
            }
        }
        let (replaced, rest) = self.replace_banishing(cards);
        if !rest.is_empty() {
            // A replaced banishing did not happen, so references don't follow those cards.
            self.follow(&rest);
            self.banish_now(&rest, number);
        }
        Some(replaced)
    }

    /// Applies the chosen replacement effect to a card that would be banished.
    pub(crate) fn replace_banishing_of(&mut self, card: CardRef, source: CardId, nth: u8) {
        let Some(card) = self.g.find(card) else { return };
        let all = self.g.instead_of_banishing(self.db, card);
        let Some(chosen) = all.iter().find(|one| (one.source, one.nth) == (source, nth)) else { return };
        if let Some(dest) = self.g.goes_instead(self.db, *chosen) {
            self.goes_elsewhere(card, source, dest);
            // 6.1.5.1: a replaced effect was not done.
            self.note(Completion::Prevented);
        }
    }

    fn goes_elsewhere(&mut self, card: CardId, by: CardId, dest: Dest) {
        self.tell(rule(6, 5, 4, 0), || EventKind::BanishReplaced { card, by });
        self.spare(None, |id| id == card);
        self.send_to(card, dest);
    }

    fn banish_now(&mut self, cards: &[CardId], number: RuleNo) {
        for id in cards {
            self.g.card_mut(*id).leaving = true;
        }
        let challenge = self.g.challenge();
        for id in cards {
            self.tell(number, || EventKind::Banished { card: *id });
            let owner = self.g.card(*id).owner;
            self.remember(Moment::Banished, owner, *id);
            self.fire(Moment::Banished, *id, CardId::NONE, owner, 0);
            if let Some((by, target)) = challenge {
                self.fire_banished_in_challenge(*id, by, target);
            }
        }
        self.leave_play(cards, Zone::Discard, ListEnd::First, number);
    }

    /// Moves the cards that go elsewhere instead of being banished (6.5.4). Returns their number and the
    /// cards that remain to be banished.
    fn replace_banishing(&mut self, cards: &[CardId]) -> (usize, SmallVec<[CardId; 16]>) {
        let mut rest = SmallVec::new();
        let mut elsewhere: SmallVec<[(CardId, CardId, Dest); 4]> = SmallVec::new();
        for id in cards {
            let only = self.g.instead_of_banishing(self.db, *id).first().copied();
            match only.and_then(|only| Some((only.source, self.g.goes_instead(self.db, only)?))) {
                Some((source, dest)) => elsewhere.push((*id, source, dest)),
                None => rest.push(*id),
            }
        }
        for (id, source, dest) in &elsewhere {
            self.goes_elsewhere(*id, *source, *dest);
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

    /// Moves cards out of play together, after triggering the abilities about leaving play (7.4.3).
    pub fn leave_play(&mut self, cards: &[CardId], zone: Zone, end: ListEnd, number: RuleNo) {
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
