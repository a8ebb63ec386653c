//! Effects that move cards from zone to zone.

use crate::event::What;
use crate::exec::Some16;
use crate::frame::{Ask, Effect, Frame};
use crate::ids::{CardId, CardRef, Seat, rule};
use crate::program::{Cards, Dest, Moment, Players};
use crate::query::Ctx;
use crate::run::Run;
use crate::state::{Game, Picked, Shown, Stale, Zone};
use crate::zones::End;
use smallvec::SmallVec;

/// The register that holds an order while it is being given.
const ORDER: u8 = u8::MAX;

impl Game {
    /// The cards of a player that have no place in the order being given yet: of those lying aside, or of those a
    /// register holds together with what lies under them.
    pub(crate) fn to_order(&self, seat: Seat, reg: Option<u8>) -> Some16 {
        let mut all = Some16::new();
        match reg {
            None => all.extend(self.zone(seat, Zone::Aside)),
            Some(reg) => {
                let Some(ctx) = self.running_effect().map(Ctx::from_effect) else { return all };
                self.cards_of(Cards::Reg(reg), &ctx, |id| {
                    if self.card(id).owner == seat {
                        all.push(id);
                        // What lies facedown nobody can order: it stays together above the rest.
                        all.extend(self.under(id).filter(|under| !self.card(*under).facedown));
                    }
                });
            }
        }
        all.retain(|id| !self.picked.iter().any(|p| p.reg == ORDER && p.card.id == *id));
        all
    }

    /// How many of those there are.
    #[inline(never)]
    pub(crate) fn left_to_order(&self, seat: Seat, reg: Option<u8>) -> u8 {
        self.to_order(seat, reg).len().min(255) as u8
    }

    /// The effect on top of the stack, whether or not it is asking.
    fn running_effect(&self) -> Option<&Effect> {
        match self.frames.last()? {
            Frame::Effect(effect) => Some(effect),
            Frame::Ask(_) => self.asking_effect(),
            Frame::Setup { .. }
            | Frame::Turn(_)
            | Frame::Settle { .. }
            | Frame::Play(_)
            | Frame::Challenge { .. }
            | Frame::ActionDone(_)
            | Frame::ActionToBottom(_)
            | Frame::Damage { .. } => None,
        }
    }
}

impl Run<'_> {
    /// Lets this effect's references follow cards that it is about to move (7.1.6).
    pub fn follow(&mut self, effect: &Effect, cards: &[CardId]) {
        self.follow_by(effect, cards, 1);
    }

    /// The same for cards about to change zones so many times.
    pub fn follow_by(&mut self, effect: &Effect, cards: &[CardId], times: u16) {
        let moved = |card: CardRef| CardRef { life: card.life.wrapping_add(times), ..card };
        for i in usize::from(effect.base)..self.g.picked.len() {
            let card = self.g.picked[i].card;
            if cards.contains(&card.id) && self.g.find(card).is_some() {
                self.g.picked[i].card = moved(card);
            }
        }
        let follow = |g: &Game, card: CardRef| {
            if cards.contains(&card.id) && g.find(card).is_some() { moved(card) } else { card }
        };
        let [source, subject, object] =
            [effect.source, effect.subject, effect.object].map(|card| follow(self.g, card));
        if let Some(top) = self.effect_mut() {
            top.source = source;
            top.subject = subject;
            top.object = object;
        }
    }

    /// Sends cards to a zone of their players, those in play together.
    pub fn send(&mut self, effect: &Effect, cards: &[CardId], zone: Zone, end: End) {
        self.follow(effect, cards);
        let in_play: Some16 =
            cards.iter().copied().filter(|id| self.g.card(*id).zone == Zone::Play).collect();
        for id in cards {
            if self.g.card(*id).zone != Zone::Play {
                self.relocate(*id, zone, end, rule(6, 7, 2, 4));
            }
        }
        if !in_play.is_empty() {
            self.leave_play(&in_play, zone, end, rule(6, 7, 2, 4));
        }
    }

    pub fn move_cards(&mut self, effect: &Effect, cards: Cards, dest: Dest, ctx: &Ctx) {
        let list = self.gather(cards, ctx);
        if list.is_empty() {
            return self.finish(false);
        }
        if dest == Dest::DeckEither && effect.answer < 0 {
            return self.ask(Ask::Option { seat: effect.you, n: 2, ends: true });
        }
        self.place(effect, &list, dest, ctx);
        self.finish(true);
    }

    pub fn place(&mut self, effect: &Effect, list: &[CardId], dest: Dest, ctx: &Ctx) {
        match dest {
            Dest::Hand => self.send(effect, list, Zone::Hand, End::Last),
            Dest::Discard => self.send(effect, list, Zone::Discard, End::First),
            Dest::DeckTop => self.send(effect, list, Zone::Deck, End::First),
            Dest::DeckBottom => self.send(effect, list, Zone::Deck, End::Last),
            Dest::DeckRandom => {
                let mut shuffled: Some16 = list.iter().copied().collect();
                self.g.chance.shuffle(&mut shuffled);
                self.send(effect, &shuffled, Zone::Deck, End::Last);
                self.g.forget(&shuffled);
            }
            Dest::DeckEither => {
                let end = if effect.answer == 0 { End::First } else { End::Last };
                self.send(effect, list, Zone::Deck, end);
            }
            Dest::Inkwell { exerted } => {
                // 7.5.6: not revealed, no symbol needed. A stack goes along whole.
                let mut all: Some16 = SmallVec::new();
                for id in list {
                    all.push(*id);
                    if self.g.card(*id).zone == Zone::Play {
                        all.extend(self.g.under(*id));
                    }
                }
                self.send(effect, list, Zone::Inkwell, End::Last);
                for id in all {
                    let owner = self.g.card(id).owner;
                    let exerted = exerted || self.g.inkwell_exerted(self.db, owner);
                    self.g.set_exerted(id, exerted);
                    self.remember(Moment::PutIntoInkwell, owner, id);
                    self.fire(Moment::PutIntoInkwell, id, CardId::NONE, owner, 0);
                }
            }
            Dest::Under { host, faceup } => {
                if let Some(host) = self.g.first_of(host, ctx) {
                    self.follow(effect, list);
                    for id in list {
                        let from = self.g.card(*id).zone;
                        self.put_under(*id, host, faceup);
                        self.left(*id, from, Zone::Under);
                    }
                }
            }
        }
    }

    pub fn put_under(&mut self, card: CardId, host: CardId, faceup: bool) {
        self.g.put_under(self.db, card, host, faceup);
        self.g.stale = Stale::All;
        self.tell(rule(5, 1, 1, 5), What::PutUnder { card, host });
        let owner = self.g.card(host).owner;
        self.remember(Moment::PutUnder, owner, host);
        self.fire(Moment::PutUnder, host, card, owner, 0);
    }

    /// Takes the top cards of a deck aside.
    pub fn look(&mut self, seat: Seat, viewer: Seat, n: u8, reveal: bool) {
        let mut count = 0;
        // 1.2.3: as many as there are.
        for _ in 0..n {
            let card = self.g.list(seat, Zone::Deck).first;
            if card.is_none() {
                break;
            }
            self.g.put(self.db, card, Zone::Aside, End::Last);
            self.g.show(card, if reveal { Shown::All } else { Shown::To(viewer) });
            count += 1;
            if reveal {
                let def = self.g.card(card).def;
                self.tell(rule(6, 1, 14, 1), What::Revealed { card, def });
            }
        }
        self.tell(rule(7, 2, 2, 0), What::LookedAt { seat, cards: count });
    }

    pub fn move_rest(&mut self, effect: &Effect, dest: Dest, any_order: bool, by: Players, ctx: &Ctx) {
        let chooser = self.g.one_player(by, ctx).unwrap_or(effect.you);
        let Some(of) = self.g.seats().find(|seat| self.g.list(*seat, Zone::Aside).len > 0) else {
            return self.finish(true);
        };
        let rest: Some16 = self.g.zone(of, Zone::Aside).collect();
        if any_order && rest.len() > 1 {
            let top = dest == Dest::DeckTop;
            return self.ask(Ask::Order { seat: chooser, of, top, reg: None });
        }
        if dest == Dest::DeckEither && effect.answer < 0 {
            return self.ask(Ask::Option { seat: chooser, n: 2, ends: true });
        }
        if dest == Dest::DeckTop {
            let back: Some16 = rest.iter().rev().copied().collect();
            self.place(effect, &back, dest, ctx);
        } else {
            self.place(effect, &rest, dest, ctx);
        }
        self.finish(true);
    }

    /// The next card of an order was named, the uppermost first. The last one follows by itself.
    pub fn order(&mut self, seat: Seat, of: Seat, top: bool, reg: Option<u8>, card: CardId) {
        let card_ref = self.g.refer(card);
        self.g.picked.push(Picked { reg: ORDER, card: card_ref });
        let left = self.g.to_order(of, reg);
        if left.len() > 1 {
            return self.ask(Ask::Order { seat, of, top, reg });
        }
        if reg.is_some() {
            // The op goes on with the next player, or moves them all.
            return;
        }
        let mut order: Some16 = self.g.picked.iter().filter(|p| p.reg == ORDER).map(|p| p.card.id).collect();
        order.extend(left);
        self.g.picked.retain(|p| p.reg != ORDER);
        if top {
            order.reverse();
        }
        let end = if top { End::First } else { End::Last };
        for id in order {
            self.g.put(self.db, id, Zone::Deck, end);
        }
        self.finish(true);
    }

    /// Cards go to their players' decks, all at once, in the order that each player gives their own (7.2.3).
    pub fn move_ordered(&mut self, effect: &Effect, reg: u8, top: bool, ctx: &Ctx) {
        let list = self.gather(Cards::Reg(reg), ctx);
        let owners: SmallVec<[Seat; 8]> = self.g.turn_order().collect();
        let open = owners.iter().copied().find(|seat| self.g.to_order(*seat, Some(reg)).len() > 1);
        if let Some(seat) = open {
            return self.ask(Ask::Order { seat, of: seat, top, reg: Some(reg) });
        }
        let mut order: Some16 = self.g.picked.iter().filter(|p| p.reg == ORDER).map(|p| p.card.id).collect();
        for seat in &owners {
            order.extend(self.g.to_order(*seat, Some(reg)));
        }
        self.g.picked.retain(|p| p.reg != ORDER);
        self.send(effect, &list, Zone::Deck, if top { End::First } else { End::Last });
        for seat in owners {
            let own: Some16 = order.iter().copied().filter(|id| self.g.card(*id).owner == seat).collect();
            self.g.arrange(seat, &own, top);
        }
        self.finish(!list.is_empty());
    }
}
