//! Moving cards between zones, and what moving does to them (5.1.2, 7.1.6).

use crate::api::ids::{CardId, CardRef, Seat};
use crate::program::card_db::CardDb;
use crate::program::{Depends, Moment, RuleKinds};
use crate::state::{Card, Game, List, Memory, Shown, Stale, TimedKind, Unchecked, Until, UsedUp, Zone};
use smallvec::SmallVec;

/// Where in the new zone a card lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The first place: the top of a deck.
    First,
    Last,
}

impl Game {
    fn is_listed(zone: Zone) -> bool {
        (zone as usize) < crate::state::LISTS
    }

    fn unlink(&mut self, id: CardId) {
        let card = *self.card(id);
        let (prev, next) = (card.prev, card.next);
        if Game::is_listed(card.zone) {
            if card.zone == Zone::Inkwell && !card.exerted {
                self.player_mut(card.owner).ready_ink -= 1;
            }
            let list = &mut self.players[card.owner.index()].lists[card.zone as usize];
            if prev.is_none() {
                list.first = next;
            }
            if next.is_none() {
                list.last = prev;
            }
            list.len -= 1;
        } else if card.zone == Zone::Under {
            let host = self.card_mut(card.host);
            if prev.is_none() {
                host.under = next;
            }
            host.under_count -= 1;
        }
        if prev.is_some() {
            self.card_mut(prev).next = next;
        }
        if next.is_some() {
            self.card_mut(next).prev = prev;
        }
        self.card_mut(id).host = CardId::NONE;
    }

    fn link(&mut self, id: CardId, zone: Zone, end: End) {
        let card = self.card_mut(id);
        card.zone = zone;
        if !Game::is_listed(zone) {
            (card.prev, card.next) = (CardId::NONE, CardId::NONE);
            return;
        }
        let owner = card.owner;
        let list = &mut self.players[owner.index()].lists[zone as usize];
        let (prev, next) = match end {
            End::First => (CardId::NONE, list.first),
            End::Last => (list.last, CardId::NONE),
        };
        if prev.is_none() {
            list.first = id;
        }
        if next.is_none() {
            list.last = id;
        }
        list.len += 1;
        let card = self.card_mut(id);
        (card.prev, card.next) = (prev, next);
        if prev.is_some() {
            self.card_mut(prev).next = id;
        }
        if next.is_some() {
            self.card_mut(next).prev = id;
        }
    }

    /// Moves one card, and nothing that lies under it. It becomes a new card without damage, states or history (7.1.6).
    fn transfer(&mut self, db: &CardDb, id: CardId, zone: Zone, end: End) {
        let from = self.card(id).zone;
        if from == Zone::Play && !self.card(id).used.is_empty() {
            self.keep_ghost(CardRef { id, life: self.card(id).life }, self.card(id).used);
        }
        self.note_discard(id, from, zone);
        self.unlink(id);
        // 7.2.3: what goes into a deck faceup is known there until it is shuffled.
        let faceup = match from {
            Zone::Play | Zone::Discard | Zone::Resolving | Zone::Leader => true,
            Zone::Under => !self.card(id).facedown,
            Zone::Gone | Zone::Deck | Zone::Inkwell | Zone::Hand | Zone::Aside => false,
        };
        let card = self.card_mut(id);
        card.damage = 0;
        card.exerted = false;
        card.drying = false;
        card.facedown = zone == Zone::Inkwell;
        if zone == Zone::Play {
            card.shifted = false;
            if from != Zone::Resolving {
                card.drops = 0;
            }
            card.stay = card.life.wrapping_add(1);
        }
        card.shown = if faceup && zone == Zone::Deck { Shown::Known } else { Shown::No };
        card.at = CardId::NONE;
        card.used = UsedUp::NONE;
        card.life = card.life.wrapping_add(1);
        card.blame = CardId::NONE;
        card.leaving = false;
        let (owner, def) = (card.owner, card.def);
        self.link(id, zone, end);
        if zone == Zone::Inkwell {
            self.player_mut(owner).ready_ink += 1;
        }
        if from.lets_speak() && !self.timed.is_empty() {
            let before = self.timed.len();
            self.timed.retain(|timed| timed.until != Until::SourceLeaves || timed.source != id);
            if self.timed.len() < before {
                self.stale = Stale::All;
            }
        }
        if from.lets_speak() || zone.lets_speak() {
            let before = self.static_kinds;
            if before.has(RuleKinds::LORE_TO_WIN) {
                // What asked for more lore may be gone.
                self.unchecked |= Unchecked::LORE;
            }
            let def = db.def(def);
            if !def.listens.is_empty() || !def.statics.is_empty() || !def.replacements.is_empty() {
                if from.lets_speak() {
                    self.speakers.retain(|speaker| *speaker != id);
                }
                if zone.lets_speak() {
                    self.speakers.push(id);
                }
                self.index_speakers(db);
            }
            let depended_on = self.static_deps.has(Depends::PLAY | Depends::DERIVED) || self.granting;
            if depended_on || def.static_kinds.has(RuleKinds::MODS | RuleKinds::LOSES) {
                self.stale = Stale::All;
            } else if zone == Zone::Play {
                self.card_changed(id);
            }
        }
        self.touch(Depends::ZONES);
        // What lies under a card counts among its traits.
        if from == Zone::Under || zone == Zone::Under {
            self.stale = Stale::All;
        }
        let public = |zone| matches!(zone, Zone::Play | Zone::Discard | Zone::Resolving | Zone::Leader);
        if !(public(from) && public(zone)) {
            self.sight(id);
        }
    }

    /// Keeps in mind what comes into a discard and what leaves one.
    fn note_discard(&mut self, id: CardId, from: Zone, zone: Zone) {
        let moment = match (from == Zone::Discard, zone == Zone::Discard) {
            (false, true) => Moment::IntoDiscard,
            (true, false) => Moment::LeftDiscard,
            (true, true) | (false, false) => return,
        };
        if zone == Zone::Gone || self.turn == 0 {
            return;
        }
        let seat = self.card(id).owner;
        let def = self.card(id).def;
        let card = self.refer(id);
        self.memory.push(Memory { moment, seat, card, def });
        self.touch(Depends::HISTORY);
    }

    /// Moves a card to another zone; a stack goes along as a whole (5.1.1.7) and characters at a location stay in play.
    pub(crate) fn put(&mut self, db: &CardDb, id: CardId, zone: Zone, end: End) {
        if self.card(id).zone == Zone::Play && zone != Zone::Play {
            if db.def(self.card(id).def).kind == ability::CardType::Location {
                self.empty_location(id);
            }
            while self.card(id).under.is_some() {
                let under = self.card(id).under;
                self.transfer(db, under, zone, end);
                if zone == Zone::Discard {
                    // What was under it may be asked for, until either of them moves on.
                    self.card_mut(under).host = id;
                }
            }
        }
        if zone == Zone::Play && self.card(id).stay != Card::NEVER {
            if self.traits(id).under > 0 {
                self.part_from(id);
            }
            // It becomes a new card; what it was may still be spoken of this turn.
            let life = self.card(id).stay;
            let used = self.used_up(CardRef { id, life });
            self.keep_ghost(CardRef { id, life }, used);
        }
        self.transfer(db, id, zone, end);
    }

    /// The card becomes a new one (7.1.6): nothing was under it.
    fn part_from(&mut self, id: CardId) {
        let mut next = self.list(self.card(id).owner, Zone::Discard).first;
        while next.is_some() {
            let card = self.card_mut(next);
            next = card.next;
            if card.host == id {
                card.host = CardId::NONE;
            }
        }
    }

    fn empty_location(&mut self, location: CardId) {
        for i in 0..self.cards.len() {
            if self.cards[i].at == location {
                self.cards[i].at = CardId::NONE;
            }
        }
    }

    /// Puts a card under another, on top of what lies there already. Cards under it come along below it.
    pub(crate) fn put_under(&mut self, db: &CardDb, id: CardId, host: CardId, faceup: bool) {
        let mut chain = self.card(id).under;
        let count = self.card(id).under_count;
        self.transfer(db, id, Zone::Under, End::First);
        {
            let card = self.card_mut(id);
            card.under = CardId::NONE;
            card.under_count = 0;
            card.host = host;
            card.facedown = !faceup;
        }
        // What lay under it follows directly below it.
        let old_first = self.card(host).under;
        self.card_mut(host).under = id;
        self.card_mut(host).under_count += 1 + count;
        let mut last = id;
        while chain.is_some() {
            let next = self.card(chain).next;
            self.card_mut(last).next = chain;
            let card = self.card_mut(chain);
            card.prev = last;
            card.host = host;
            last = chain;
            chain = next;
        }
        self.card_mut(last).next = old_first;
        if old_first.is_some() {
            self.card_mut(old_first).prev = last;
        }
        self.sight(id);
    }

    /// Parts the top card of a stack from what lies under it: the uppermost of that is in play in its place. It is the same
    /// card to the abilities that watch over it.
    pub(crate) fn uncover(&mut self, db: &CardDb, top: CardId) -> Option<CardId> {
        let beneath: SmallVec<[(CardId, bool); 8]> =
            self.under(top).map(|id| (id, self.card(id).facedown)).collect();
        let ((below, _), rest) = beneath.split_first()?;
        let (below, before, over) = (*below, self.refer(*below), *self.card(top));
        let above = self.refer(top);
        self.transfer(db, below, Zone::Play, End::Last);
        for (id, facedown) in rest.iter().rev() {
            self.put_under(db, *id, below, !facedown);
        }
        let card = self.card_mut(below);
        card.exerted = over.exerted;
        card.drying = over.drying;
        card.damage = over.damage;
        card.at = over.at;
        card.shifted = !rest.is_empty();
        let after = self.refer(below);
        self.rename(before, after);
        // What applied to the character goes on (8.10.5), but not what sends the other card back.
        let returns = TimedKind::Watch(db.temporary, true);
        for timed in self.timed.iter_mut().filter(|timed| timed.on == above && timed.what != returns) {
            timed.on = after;
        }
        self.index_speakers(db);
        self.stale = Stale::All;
        self.unchecked |= Unchecked::DAMAGE;
        Some(below)
    }

    /// What watches over a card, or waits in the bag about it, goes on doing so though the card changed zones.
    pub(crate) fn rename(&mut self, before: CardRef, after: CardRef) {
        for timed in self.timed.iter_mut().filter(|timed| timed.on == before) {
            timed.on = after;
        }
        for entry in self.bag.iter_mut().filter(|entry| entry.subject == before) {
            entry.subject = after;
        }
    }

    /// Exerts or readies a card, keeping count of ready ink.
    pub(crate) fn set_exerted(&mut self, id: CardId, exerted: bool) {
        let card = self.card_mut(id);
        if card.exerted == exerted {
            return;
        }
        card.exerted = exerted;
        if card.zone == Zone::Inkwell {
            let owner = card.owner;
            let player = self.player_mut(owner);
            if exerted {
                player.ready_ink -= 1;
            } else {
                player.ready_ink += 1;
            }
        }
        self.touch(Depends::EXERT);
    }

    /// Shuffles a deck.
    pub(crate) fn shuffle(&mut self, seat: Seat) {
        let mut order: SmallVec<[CardId; 128]> = self.zone(seat, Zone::Deck).collect();
        self.chance.shuffle(&mut order);
        self.forget(&order);
        self.relink(seat, Zone::Deck, &order);
    }

    /// Nobody knows the places of these cards of a deck any more.
    pub(crate) fn forget(&mut self, cards: &[CardId]) {
        for id in cards {
            if matches!(self.card(*id).shown, Shown::Known | Shown::Top) {
                self.show(*id, Shown::No);
            }
        }
    }

    /// Puts cards of a deck together on its top or bottom, in this order from above; none of them changes zones.
    pub(crate) fn arrange(&mut self, seat: Seat, cards: &[CardId], top: bool) {
        let others = self.zone(seat, Zone::Deck).filter(|id| !cards.contains(id));
        let order: SmallVec<[CardId; 128]> = match top {
            true => cards.iter().copied().chain(others).collect(),
            false => others.chain(cards.iter().copied()).collect(),
        };
        self.relink(seat, Zone::Deck, &order);
    }

    /// Makes a zone the list of these cards, which are in it.
    pub(crate) fn relink(&mut self, seat: Seat, zone: Zone, order: &[CardId]) {
        let mut prev = CardId::NONE;
        for (i, id) in order.iter().enumerate() {
            let next = order.get(i + 1).copied().unwrap_or(CardId::NONE);
            let card = self.card_mut(*id);
            card.prev = prev;
            card.next = next;
            prev = *id;
        }
        self.players[seat.index()].lists[zone as usize] = List {
            first: order.first().copied().unwrap_or(CardId::NONE),
            last: prev,
            len: order.len() as u16,
        };
    }
}
