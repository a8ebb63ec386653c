//! Moving cards between zones, and its effects on them (5.1.2, 7.1.6).

use crate::api::ids::{CardId, CardRef, Seat, SeatSet};
use crate::program::card_db::CardDb;
use crate::program::{Dependencies, Moment, RuleKinds};
use crate::state::visibility::come_into_sight;
use crate::state::{
    Card, EffectEnd, Game, PastEvent, PendingChecks, Player, StaleTraits, TimedEffectKind, UsedAbilities,
    Visibility, Zone, ZoneList,
};
use smallvec::SmallVec;

/// The place of a card in its new zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListEnd {
    /// First in the list: the top of a deck.
    First,
    Last,
}

/// Whether everyone could see the card in its old zone.
fn faceup(from: Zone, card: &Card) -> bool {
    match from {
        Zone::Play | Zone::Discard | Zone::Resolving | Zone::Leader => true,
        Zone::Under => !card.facedown,
        Zone::Gone | Zone::Deck | Zone::Inkwell | Zone::Hand | Zone::Aside => false,
    }
}

/// Moves a card from the list of its zone to that of another.
#[inline(always)]
fn relist(cards: &mut [Card], players: &mut [Player], id: CardId, zone: Zone, end: ListEnd) {
    let card = &cards[id.index()];
    let player = &mut players[card.owner.index()];
    unlist(cards, player, id);
    let (mut prev, mut next) = (CardId::NONE, CardId::NONE);
    if is_listed(zone) {
        (prev, next) = enlist(cards, player, id, zone, end);
    }
    let card = &mut cards[id.index()];
    (card.zone, card.prev, card.next, card.host) = (zone, prev, next, CardId::NONE);
}

/// Removes a card from the list of its zone.
#[inline(always)]
fn unlist(cards: &mut [Card], player: &mut Player, id: CardId) {
    let card = &cards[id.index()];
    let (from, prev, next, exerted) = (card.zone, card.prev, card.next, card.exerted);
    let listed = is_listed(from);
    if prev.is_some() {
        cards[prev.index()].next = next;
    } else if listed {
        player.lists[from as usize].first = next;
    }
    if next.is_some() {
        cards[next.index()].prev = prev;
    } else if listed {
        player.lists[from as usize].last = prev;
    }
    if listed {
        player.lists[from as usize].len -= 1;
        if from == Zone::Inkwell && !exerted {
            player.ready_ink -= 1;
        }
    }
}

/// Adds a card to the list of a zone. Returns its neighbours.
#[inline(always)]
fn enlist(cards: &mut [Card], player: &mut Player, id: CardId, zone: Zone, end: ListEnd) -> (CardId, CardId) {
    let (mut prev, mut next) = (CardId::NONE, CardId::NONE);
    let list = &mut player.lists[zone as usize];
    list.len += 1;
    match end {
        ListEnd::First => {
            next = std::mem::replace(&mut list.first, id);
            if next.is_some() {
                cards[next.index()].prev = id;
            } else {
                list.last = id;
            }
        }
        ListEnd::Last => {
            prev = std::mem::replace(&mut list.last, id);
            if prev.is_some() {
                cards[prev.index()].next = id;
            } else {
                list.first = id;
            }
        }
    }
    if zone == Zone::Inkwell {
        player.ready_ink += 1;
    }
    (prev, next)
}

fn is_listed(zone: Zone) -> bool {
    (zone as usize) < crate::state::LISTS
}

impl Zone {
    /// Whether only the owner or nobody can see cards there (7.1.3).
    #[inline]
    fn is_hidden(self) -> bool {
        match self {
            Zone::Deck | Zone::Hand | Zone::Inkwell | Zone::Aside => true,
            Zone::Discard | Zone::Play | Zone::Leader | Zone::Resolving | Zone::Under | Zone::Gone => false,
        }
    }

    /// Whether a card that comes or goes affects more than itself: abilities or a stack.
    #[inline]
    fn is_eventful(self) -> bool {
        match self {
            Zone::Play | Zone::Leader | Zone::Under => true,
            Zone::Deck
            | Zone::Hand
            | Zone::Inkwell
            | Zone::Aside
            | Zone::Discard
            | Zone::Resolving
            | Zone::Gone => false,
        }
    }
}

impl Card {
    /// Makes this a new card without damage, states or history, after a change of zones (7.1.6).
    #[inline(always)]
    fn renew(&mut self, shown: Visibility) {
        self.shown = shown;
        self.damage = 0;
        self.exerted = false;
        self.drying = false;
        self.facedown = self.zone == Zone::Inkwell;
        self.at = CardId::NONE;
        self.used = UsedAbilities::NONE;
        self.life = self.life.wrapping_add(1);
        self.blame = CardId::NONE;
        self.leaving = false;
    }

    /// The players who can see or choose the card right after it came to its zone.
    #[inline]
    fn seen_in_a_new_zone(&self) -> SeatSet {
        match self.zone {
            Zone::Hand | Zone::Aside => SeatSet::of(self.owner),
            Zone::Deck if self.shown == Visibility::Known => SeatSet::ALL,
            Zone::Deck | Zone::Inkwell | Zone::Gone => SeatSet::NONE,
            Zone::Discard | Zone::Play | Zone::Leader | Zone::Resolving | Zone::Under => SeatSet::ALL,
        }
    }
}

impl Game {
    /// Moves one card without the cards under it. It becomes a new card without damage, states or history
    /// (7.1.6).
    #[inline(never)]
    fn transfer(&mut self, db: &CardDb, id: CardId, zone: Zone, end: ListEnd) {
        self.transfer_now(db, id, zone, end, false);
    }

    /// Like [`transfer`](Game::transfer). With `whole`, also moves the cards under it.
    #[inline(always)]
    fn transfer_now(&mut self, db: &CardDb, id: CardId, zone: Zone, end: ListEnd, whole: bool) {
        let from = self.card(id).zone;
        // Between most zones, nothing moves along with the card.
        let eventful = from.is_eventful() || zone.is_eventful();
        if eventful && whole {
            self.prepare_stack(db, id, zone, end);
        }
        if matches!(from, Zone::Play | Zone::Discard | Zone::Under) || zone == Zone::Discard {
            self.note_leaving(id, zone);
        }
        // As slices, their addresses are looked up only once.
        let (cards, players, alias) = (&mut self.cards[..], &mut self.players[..], &mut self.alias[..]);
        relist(cards, players, id, zone, end);
        let card = &mut cards[id.index()];
        // 7.2.3: a card that is put into a deck faceup is known until the deck is shuffled.
        let known = zone == Zone::Deck && faceup(from, card);
        card.renew(if known { Visibility::Known } else { Visibility::No });
        let public = |zone| matches!(zone, Zone::Play | Zone::Discard | Zone::Resolving | Zone::Leader);
        if !(public(from) && public(zone)) {
            let seen = card.seen_in_a_new_zone();
            come_into_sight(players, alias, cards.len(), id, seen);
        }
        if eventful {
            self.note_coming(db, id, from);
        }
        self.touch(Dependencies::ZONES);
    }

    /// Bookkeeping before a card leaves play, a discard or a stack, or enters a discard.
    #[inline(never)]
    fn note_leaving(&mut self, id: CardId, zone: Zone) {
        let Card { zone: from, used, life, .. } = *self.card(id);
        if from == Zone::Play && !used.is_empty() {
            self.keep_ghost(CardRef { id, life }, used);
        }
        self.note_discard(id, from, zone);
        if from == Zone::Under {
            self.take_from_under(id);
        }
    }

    /// Bookkeeping after a card moved to or from play, a leader's place or a stack.
    #[inline(never)]
    fn note_coming(&mut self, db: &CardDb, id: CardId, from: Zone) {
        let card = self.card_mut(id);
        let zone = card.zone;
        if zone == Zone::Play {
            card.shifted = false;
            if from != Zone::Resolving {
                card.drops = 0;
            }
            card.stay = card.life;
        }
        if from.has_working_abilities() || zone.has_working_abilities() {
            self.note_speaker(db, id, from, zone);
        }
        // The number of cards under a card is one of its traits.
        if from == Zone::Under || zone == Zone::Under {
            self.stale = StaleTraits::All;
        }
    }

    /// Removes a card from its stack.
    fn take_from_under(&mut self, id: CardId) {
        let Card { host, prev, next, .. } = *self.card(id);
        let host = self.card_mut(host);
        if prev.is_none() {
            host.under = next;
        }
        host.under_count -= 1;
    }

    /// Updates abilities after a card moved to or from a zone where its abilities work.
    fn note_speaker(&mut self, db: &CardDb, id: CardId, from: Zone, zone: Zone) {
        if from.has_working_abilities() && !self.timed.is_empty() {
            let before = self.timed.len();
            self.timed.retain(|timed| timed.until != EffectEnd::SourceLeaves || timed.source != id);
            if self.timed.len() < before {
                self.stale = StaleTraits::All;
            }
        }
        if self.static_kinds.has(RuleKinds::LORE_TO_WIN) {
            // An ability that requires more lore may be gone.
            self.unchecked |= PendingChecks::LORE;
        }
        let def = db.def(self.card(id).def);
        if !def.listens.is_empty() || !def.statics.is_empty() || !def.replacements.is_empty() {
            if from.has_working_abilities() {
                self.speakers.retain(|speaker| *speaker != id);
            }
            if zone.has_working_abilities() {
                self.speakers.push(id);
            }
            self.index_speakers(db);
        }
        let depended_on = self.static_deps.has(Dependencies::PLAY | Dependencies::DERIVED) || self.granting;
        if depended_on || db.changes_others(def) {
            self.stale = StaleTraits::All;
        } else if zone == Zone::Play {
            self.card_changed(id);
        }
    }

    /// Remembers which cards enter or leave a discard.
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
        self.memory.push(PastEvent { moment, seat, card, def });
        self.touch(Dependencies::HISTORY);
    }

    /// Moves a card to another zone. A stack moves as a whole (5.1.1.7); characters at a location stay in
    /// play.
    #[inline(never)]
    pub(crate) fn put(&mut self, db: &CardDb, id: CardId, zone: Zone, end: ListEnd) {
        if self.card(id).zone.is_hidden() && (zone.is_hidden() || zone == Zone::Resolving) {
            self.transfer_quietly(id, zone, end);
        } else {
            self.transfer_now(db, id, zone, end, true);
        }
    }

    /// Moves a card that is being played into play. Everyone can see it already, and it is not in a list.
    #[inline(never)]
    pub(crate) fn put_into_play(&mut self, db: &CardDb, id: CardId) {
        let Card { zone, stay, owner, .. } = *self.card(id);
        if zone != Zone::Resolving {
            return self.put(db, id, Zone::Play, ListEnd::Last);
        }
        if stay != Card::NEVER {
            self.come_back(id);
        }
        let cards = &mut self.cards[..];
        let (prev, next) = enlist(cards, &mut self.players[owner.index()], id, Zone::Play, ListEnd::Last);
        let card = &mut cards[id.index()];
        (card.zone, card.prev, card.next) = (Zone::Play, prev, next);
        card.renew(Visibility::No);
        self.note_coming(db, id, Zone::Resolving);
        self.touch(Dependencies::ZONES);
    }

    /// Moves a card from one hidden zone to another or plays it: no other card moves with it, and nothing
    /// depends on it.
    #[inline(always)]
    fn transfer_quietly(&mut self, id: CardId, zone: Zone, end: ListEnd) {
        let (cards, players, alias) = (&mut self.cards[..], &mut self.players[..], &mut self.alias[..]);
        relist(cards, players, id, zone, end);
        let card = &mut cards[id.index()];
        card.renew(Visibility::No);
        let seen = match zone {
            Zone::Hand | Zone::Aside => SeatSet::of(card.owner),
            Zone::Resolving => SeatSet::ALL,
            _ => SeatSet::NONE,
        };
        come_into_sight(players, alias, cards.len(), id, seen);
        self.touch(Dependencies::ZONES);
    }

    /// Prepares a card and the cards under it for a change of zones.
    #[inline(always)]
    fn prepare_stack(&mut self, db: &CardDb, id: CardId, zone: Zone, end: ListEnd) {
        let card = self.card(id);
        if zone == Zone::Play {
            if card.stay != Card::NEVER {
                self.come_back(id);
            }
        } else if card.zone == Zone::Play {
            self.break_up(db, id, zone, end);
        }
    }

    /// Moves the cards under a card that is about to leave play to its new zone.
    #[inline(never)]
    fn break_up(&mut self, db: &CardDb, id: CardId, zone: Zone, end: ListEnd) {
        if db.def(self.card(id).def).kind == wording::CardType::Location {
            self.empty_location(id);
        }
        while self.card(id).under.is_some() {
            let under = self.card(id).under;
            self.transfer(db, under, zone, end);
            if zone == Zone::Discard {
                // Effects may ask for the cards that were under it, until one of the cards moves again.
                self.card_mut(under).host = id;
            }
        }
    }

    /// Keeps the old characteristics of a card that returns to play: effects may still ask for them this
    /// turn.
    #[inline(never)]
    fn come_back(&mut self, id: CardId) {
        if self.traits(id).under > 0 {
            self.part_from(id);
        }
        let life = self.card(id).stay;
        let used = self.used_up(CardRef { id, life });
        self.keep_ghost(CardRef { id, life }, used);
    }

    /// Forgets which cards were under the card, because it becomes a new one (7.1.6).
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

    /// Puts a card under another, on top of the cards already there. Cards under it stay below it.
    pub(crate) fn put_under(&mut self, db: &CardDb, id: CardId, host: CardId, faceup: bool) {
        let mut chain = self.card(id).under;
        let count = self.card(id).under_count;
        self.transfer(db, id, Zone::Under, ListEnd::First);
        {
            let card = self.card_mut(id);
            card.under = CardId::NONE;
            card.under_count = 0;
            card.host = host;
            card.facedown = !faceup;
        }
        // The cards under it come directly below it.
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

    /// Removes the top card of a stack. The card below it takes its place in play and counts as the same card
    /// for abilities that refer to it.
    pub(crate) fn uncover(&mut self, db: &CardDb, top: CardId) -> Option<CardId> {
        let beneath: SmallVec<[(CardId, bool); 8]> =
            self.under(top).map(|id| (id, self.card(id).facedown)).collect();
        let ((below, _), rest) = beneath.split_first()?;
        let (below, before, over) = (*below, self.refer(*below), *self.card(top));
        let above = self.refer(top);
        self.transfer(db, below, Zone::Play, ListEnd::Last);
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
        // Effects on the character continue (8.10.5), except the one that returns the other card.
        let returns = TimedEffectKind::Watch(db.temporary, true);
        for timed in self.timed.iter_mut().filter(|timed| timed.on == above && timed.kind != returns) {
            timed.on = after;
        }
        self.index_speakers(db);
        self.stale = StaleTraits::All;
        self.unchecked |= PendingChecks::DAMAGE;
        Some(below)
    }

    /// Updates timed effects and bag entries for a card that changed zones but still counts as the same card.
    pub(crate) fn rename(&mut self, before: CardRef, after: CardRef) {
        for timed in self.timed.iter_mut().filter(|timed| timed.on == before) {
            timed.on = after;
        }
        for entry in self.bag.iter_mut().filter(|entry| entry.subject == before) {
            entry.subject = after;
        }
    }

    /// Exerts or readies a card and updates the count of ready ink.
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
        self.touch(Dependencies::EXERT);
    }

    /// Shuffles a deck.
    pub(crate) fn shuffle(&mut self, seat: Seat) {
        let mut order: SmallVec<[CardId; 128]> = self.zone(seat, Zone::Deck).collect();
        self.chance.shuffle(&mut order);
        self.forget(&order);
        self.relink(seat, Zone::Deck, &order);
    }

    /// Hides these cards of a deck, because their places are no longer known.
    pub(crate) fn forget(&mut self, cards: &[CardId]) {
        let is_known =
            |game: &Game, id: CardId| matches!(game.card(id).shown, Visibility::Known | Visibility::Top);
        if !cards.iter().any(|id| is_known(self, *id)) {
            return;
        }
        for id in cards {
            if is_known(self, *id) {
                self.show(*id, Visibility::No);
            }
        }
    }

    /// Moves cards of a deck to its top or bottom in this order, topmost first. They don't change zones.
    pub(crate) fn arrange(&mut self, seat: Seat, cards: &[CardId], top: bool) {
        let others = self.zone(seat, Zone::Deck).filter(|id| !cards.contains(id));
        let order: SmallVec<[CardId; 128]> = match top {
            true => cards.iter().copied().chain(others).collect(),
            false => others.chain(cards.iter().copied()).collect(),
        };
        self.relink(seat, Zone::Deck, &order);
    }

    /// Replaces the list of a zone. All the cards must be in that zone already.
    pub(crate) fn relink(&mut self, seat: Seat, zone: Zone, order: &[CardId]) {
        let cards = &mut self.cards[..];
        let mut list = ZoneList::EMPTY;
        if let (Some(first), Some(last)) = (order.first().copied(), order.last().copied()) {
            list = ZoneList { first, last, len: order.len() as u16 };
            cards[first.index()].prev = CardId::NONE;
            cards[last.index()].next = CardId::NONE;
        }
        for pair in order.windows(2) {
            cards[pair[0].index()].next = pair[1];
            cards[pair[1].index()].prev = pair[0];
        }
        self.players[seat.index()].lists[zone as usize] = list;
    }
}
