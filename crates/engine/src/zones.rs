//! Moving cards between zones, and what moving does to them (5.1.2, 7.1.6).

use crate::db::CardDb;
use crate::ids::{CardId, CardRef, Seat};
use crate::program::{Mod, Moment, StaticRule, dep, kind};
use crate::state::{Card, Game, Ghost, List, Memory, Shown, Stale, Timed, TimedKind, Until, Zone, unchecked};
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
        let card = self.card_mut(id);
        card.prev = CardId::NONE;
        card.next = CardId::NONE;
        card.host = CardId::NONE;
    }

    fn link(&mut self, id: CardId, zone: Zone, end: End) {
        let owner = self.card(id).owner;
        self.card_mut(id).zone = zone;
        if !Game::is_listed(zone) {
            return;
        }
        let list = *self.list(owner, zone);
        let (prev, next) = match end {
            End::First => (CardId::NONE, list.first),
            End::Last => (list.last, CardId::NONE),
        };
        if prev.is_some() {
            self.card_mut(prev).next = id;
        }
        if next.is_some() {
            self.card_mut(next).prev = id;
        }
        let card = self.card_mut(id);
        card.prev = prev;
        card.next = next;
        let list = &mut self.players[owner.index()].lists[zone as usize];
        if prev.is_none() {
            list.first = id;
        }
        if next.is_none() {
            list.last = id;
        }
        list.len += 1;
    }

    /// Moves one card, and nothing that lies under it. It becomes a new card without damage, states or history (7.1.6).
    fn transfer(&mut self, db: &CardDb, id: CardId, zone: Zone, end: End) {
        let from = self.card(id).zone;
        if from == Zone::Play && self.card(id).used != 0 {
            self.keep_ghost(CardRef { id, life: self.card(id).life }, self.card(id).used);
        }
        self.note_discard(id, from, zone);
        self.unlink(id);
        // 7.2.3: what goes into a deck faceup is known there until it is shuffled.
        let faceup = match from {
            Zone::Play | Zone::Discard | Zone::Resolving => true,
            Zone::Under => !self.card(id).facedown,
            Zone::Gone | Zone::Deck | Zone::Inkwell | Zone::Hand | Zone::Aside => false,
        };
        let card = self.card_mut(id);
        card.damage = 0;
        card.exerted = false;
        card.drying = false;
        card.facedown = false;
        if zone == Zone::Play {
            card.shifted = false;
            card.stay = card.life.wrapping_add(1);
        }
        card.shown = if faceup && zone == Zone::Deck { Shown::Known } else { Shown::No };
        card.at = CardId::NONE;
        card.used = 0;
        card.life = card.life.wrapping_add(1);
        card.blame = CardId::NONE;
        card.leaving = false;
        self.link(id, zone, end);
        if zone == Zone::Inkwell {
            self.card_mut(id).facedown = true;
            let owner = self.card(id).owner;
            self.player_mut(owner).ready_ink += 1;
        }
        if from == Zone::Play {
            let before = self.timed.len();
            self.timed.retain(|timed| timed.until != Until::SourceLeaves || timed.source != id);
            if self.timed.len() < before {
                self.stale = Stale::All;
            }
        }
        if from == Zone::Play || zone == Zone::Play {
            let before = self.static_kinds;
            if before & kind::LORE_TO_WIN != 0 {
                // What asked for more lore may be gone.
                self.unchecked |= unchecked::LORE;
            }
            let def = db.def(self.card(id).def);
            if def.listens != 0 || !def.statics.is_empty() || !def.replacements.is_empty() {
                self.speakers.retain(|speaker| *speaker != id);
                if zone == Zone::Play {
                    self.speakers.push(id);
                }
                self.index_speakers(db);
            }
            let depended_on = self.static_deps & (dep::PLAY | dep::DERIVED) != 0 || self.granting;
            if depended_on || def.static_kinds & (kind::MODS | kind::LOSES) != 0 {
                self.stale = Stale::All;
            } else if zone == Zone::Play {
                self.card_changed(id);
            }
        }
        self.touch(dep::ZONES);
        // What lies under a card counts among its traits.
        if from == Zone::Under || zone == Zone::Under {
            self.stale = Stale::All;
        }
        let public = |zone| matches!(zone, Zone::Play | Zone::Discard | Zone::Resolving);
        if !(public(from) && public(zone)) {
            self.sight(id);
        }
    }

    /// Keeps in mind what comes into a discard and what leaves one.
    fn note_discard(&mut self, id: CardId, from: Zone, zone: Zone) {
        if from == zone || zone == Zone::Gone || self.turn == 0 {
            return;
        }
        let moment = match (from, zone) {
            (_, Zone::Discard) => Moment::IntoDiscard,
            (Zone::Discard, _) => Moment::LeftDiscard,
            _ => return,
        };
        let seat = self.card(id).owner;
        let def = self.card(id).def;
        let card = self.refer(id);
        self.memory.push(Memory { moment, seat, card, def });
        self.touch(dep::HISTORY);
    }

    /// Something changed that traits depend on only where a static ability asks for it.
    #[inline]
    pub(crate) fn touch(&mut self, deps: u16) {
        if self.static_deps & deps != 0 {
            self.stale = Stale::All;
        }
    }

    /// A card changed in a way that its own traits depend on.
    pub(crate) fn card_changed(&mut self, id: CardId) {
        self.stale = match self.stale {
            Stale::None => Stale::Card(id),
            Stale::Card(other) if other == id => Stale::Card(id),
            Stale::Card(_) | Stale::All => Stale::All,
        };
    }

    /// A timed effect begins or ends.
    pub(crate) fn timed_changed(&mut self, timed: &Timed) {
        if matches!(timed.what, TimedKind::Rule(_) | TimedKind::Ability(_)) {
            self.stale = Stale::All;
        } else if timed.on.id.is_some() {
            self.card_changed(timed.on.id);
        }
    }

    /// Gathers what the cards in play and the timed effects speak to.
    pub(crate) fn index_speakers(&mut self, db: &CardDb) {
        self.static_kinds = 0;
        self.static_deps = 0;
        self.listens = 0;
        self.granting = false;
        for id in &self.speakers {
            let def = db.def(self.cards[id.index()].def);
            self.static_kinds |= def.static_kinds;
            for id in &def.statics {
                let def = &db.statics[usize::from(id.0)];
                self.static_deps |= def.mods_deps();
                if let StaticRule::Mods { mods, .. } = def.rule {
                    for change in &db.mods[usize::from(mods.0)..usize::from(mods.0) + usize::from(mods.1)] {
                        if let Mod::Ability(n) = *change {
                            let grant = &db.grants[usize::from(n) - 1];
                            self.granting = true;
                            self.listens |= grant.listens;
                            self.static_kinds |= grant.static_kinds;
                            for id in &grant.statics {
                                self.static_deps |= db.statics[usize::from(id.0)].mods_deps();
                            }
                        }
                    }
                }
            }
            self.listens |= def.listens;
        }
        for timed in &self.timed {
            match timed.what {
                TimedKind::Rule(id) => {
                    let def = &db.statics[usize::from(id.0)];
                    self.static_kinds |= def.rule.kind();
                    self.static_deps |= def.mods_deps();
                }
                TimedKind::PayLessForNext(..) | TimedKind::PayLessForNextShift(..) => {
                    self.static_kinds |= kind::PAY_LESS;
                }
                TimedKind::Watch(id, _) => self.listens |= db.triggers[usize::from(id.0)].moment.bit(),
                TimedKind::Strength(_)
                | TimedKind::Willpower(_)
                | TimedKind::Lore(_)
                | TimedKind::Keyword(..)
                | TimedKind::Lose(_)
                | TimedKind::Class(_)
                | TimedKind::SingCost(_)
                | TimedKind::Toll(_)
                | TimedKind::TheNext(_)
                | TimedKind::Shield
                | TimedKind::Cant(_) => {}
                TimedKind::ChallengeReady(_) => self.static_kinds |= kind::CHALLENGE,
                TimedKind::Ability(n) => {
                    let grant = &db.grants[usize::from(n) - 1];
                    self.granting = true;
                    self.listens |= grant.listens;
                    self.static_kinds |= grant.static_kinds;
                    for id in &grant.statics {
                        self.static_deps |= db.statics[usize::from(id.0)].mods_deps();
                    }
                }
            }
        }
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

    /// Keeps what a card was like in a stay in play that is over or is ending.
    fn keep_ghost(&mut self, card: CardRef, used: u8) {
        let (shifted, traits) = (self.card(card.id).shifted, *self.traits(card.id));
        self.ghosts.push(Ghost { card, shifted, used, traits });
    }

    /// Which of its "once a turn" abilities a card has used up in that stay in play (6.1.13.2).
    pub(crate) fn used_up(&self, card: CardRef) -> u8 {
        match self.find(card) {
            Some(id) => self.card(id).used,
            None => self.ghosts.iter().rev().find(|ghost| ghost.card == card).map_or(0, |ghost| ghost.used),
        }
    }

    /// It has used up another one, and may have left play by then.
    pub(crate) fn use_up(&mut self, card: CardRef, used: u8) {
        if let Some(id) = self.find(card) {
            self.card_mut(id).used |= used;
        } else if let Some(ghost) = self.ghosts.iter_mut().rev().find(|ghost| ghost.card == card) {
            ghost.used |= used;
        } else if card.id.is_some() && self.card(card.id).stay == card.life {
            self.keep_ghost(card, used);
        }
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
        self.stale = Stale::All;
        self.unchecked |= unchecked::DAMAGE;
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
        self.touch(dep::EXERT);
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

    /// Shows a card of a hidden zone, or hides it again.
    pub(crate) fn show(&mut self, id: CardId, shown: Shown) {
        self.card_mut(id).shown = shown;
        self.sight(id);
    }

    /// Gives every player numbers for the cards in sight. Numbers that were given before all cards were there stand for nothing.
    pub(crate) fn number_what_is_seen(&mut self) {
        self.alias.fill(0);
        self.players.iter_mut().for_each(|player| player.next_alias = 1);
        self.card_ids().for_each(|id| self.sight(id));
    }

    /// Gives the card a fresh number in the view of each player who can see it now and could not before, and takes the
    /// number away from those who can't see it any more.
    fn sight(&mut self, id: CardId) {
        // A card under another lies on the table: it can be pointed at even where nobody knows which card it is.
        let under = self.card(id).zone == Zone::Under;
        let mut seen = if under { u64::MAX } else { self.viewers(id) };
        let (n, mut at) = (self.cards.len(), id.index());
        for player in &mut self.players {
            let alias = &mut self.alias[at];
            if seen & 1 == 0 {
                *alias = 0;
            } else if *alias == 0 {
                *alias = player.next_alias;
                player.next_alias = player.next_alias.wrapping_add(1).max(1);
            }
            seen >>= 1;
            at += n;
        }
    }

    /// Whether a player may see which card this is now (7.1.2, 7.1.3, 5.1.1.10).
    #[inline]
    pub fn knows(&self, _db: &CardDb, viewer: Seat, id: CardId) -> bool {
        self.viewers(id) & (1 << viewer.0) != 0
    }

    /// Who may see which card this is now, as bits by seat.
    #[inline]
    pub(crate) fn viewers(&self, id: CardId) -> u64 {
        let card = self.card(id);
        let owner = 1 << card.owner.0;
        let shown = match card.shown {
            Shown::No => 0,
            Shown::To(seat) => 1 << seat.0,
            Shown::All | Shown::Known | Shown::Top => u64::MAX,
        };
        match card.zone {
            Zone::Gone => 0,
            Zone::Deck | Zone::Inkwell => shown,
            Zone::Hand => owner | shown,
            // Cards looked at are seen by who looks, not by whose deck they are from.
            Zone::Aside if card.shown == Shown::No => owner,
            Zone::Aside => shown,
            Zone::Discard | Zone::Play | Zone::Resolving => u64::MAX,
            Zone::Under if card.facedown => 0,
            Zone::Under => u64::MAX,
        }
    }
}
