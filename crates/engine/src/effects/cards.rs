//! Ops on cards: banishing, readying, exerting, and moving them to zones and locations.

use super::completion::Completion;
use super::op_target::CardDeed;
use super::{CardList, ORDER};
use crate::api::action::Payment;
use crate::api::event::EventKind;
use crate::api::ids::{CardId, Seat, rule};
use crate::edition::EditionQuestion;
use crate::program::{CardOp, CardOperand, Dest, Moment, PlayerOperand};
use crate::run::GameRun;
use crate::state::frame::{EffectFrame, Frame, Prompt};
use crate::state::query::Ctx;
use crate::state::zones::ListEnd;
use crate::state::{Game, RegisterCard, StaleTraits, Zone};
use smallvec::SmallVec;

impl Game {
    /// The player's cards that still need a place in the order being chosen: those set aside for the running
    /// effect, or those in a register together with the cards under them.
    pub(crate) fn to_order(&self, seat: Seat, reg: Option<u8>) -> CardList {
        let mut all = CardList::new();
        let Some(ctx) = self.running_effect().map(Ctx::from_effect) else { return all };
        match reg {
            None => all.extend(self.zone(seat, Zone::Aside).filter(|id| self.is_aside_for(*id, &ctx))),
            Some(reg) => {
                self.cards_of(CardOperand::Reg(reg, 2), &ctx, |id| {
                    if self.card(id).owner == seat {
                        all.push(id);
                        // Facedown cards can't be ordered: they stay together, above the rest.
                        all.extend(self.under(id).filter(|under| !self.card(*under).facedown));
                    }
                });
            }
        }
        all.retain(|id| !self.picked.iter().any(|p| p.reg == ORDER && p.card.id == *id));
        all
    }

    /// The number of those cards.
    #[inline(never)]
    pub(crate) fn left_to_order(&self, seat: Seat, reg: Option<u8>) -> u8 {
        self.to_order(seat, reg).len().min(255) as u8
    }

    /// The effect at the top of the stack, even if it is waiting for an answer.
    fn running_effect(&self) -> Option<&EffectFrame> {
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
            | Frame::Damage { .. }
            | Frame::Drops(_)
            | Frame::Spend { .. } => None,
        }
    }
}

impl GameRun<'_> {
    pub fn run_card(&mut self, effect: &EffectFrame, op: CardOp, ctx: &Ctx) {
        match op {
            CardOp::Banish(cards) => {
                let (list, done) = self.act_on(cards, CardDeed::Banish, ctx);
                for id in &list {
                    self.g.card_mut(*id).blame = effect.source.id;
                }
                // 4.4.3.4 if this is the cost of an activated ability, otherwise the effect's rule.
                let cost = self.has_listener() && self.cost_being_paid(effect).is_some();
                let number = if cost { rule(4, 4, 3, 4) } else { rule(6, 7, 2, 4) };
                let replaced = if list.is_empty() { Some(0) } else { self.banish(&list, number) };
                // A player has to decide first.
                let Some(replaced) = replaced else { return };
                // 6.1.5.1: a replaced effect was not done.
                self.finish(match replaced {
                    0 => done,
                    n if n == list.len() => Completion::Prevented,
                    _ => Completion::Part,
                });
            }
            CardOp::Ready(cards) => {
                self.each_able(cards, CardDeed::Ready, ctx, |run, id| run.ready(id, rule(5, 1, 1, 1)));
            }
            CardOp::Exert { cards, symbol } => {
                let deed = CardDeed::Exert { symbol };
                self.each_able(cards, deed, ctx, |run, id| run.exert(id, rule(5, 1, 1, 2)));
            }
            CardOp::Put { cards, dest, by } => self.put_cards(effect, cards, dest, by, ctx),
            CardOp::PutInOrder { cards, top } => self.put_in_order(cards, top, ctx),
            CardOp::PutRest { dest, any_order, by } => self.put_rest(effect, dest, any_order, by, ctx),
            CardOp::ShuffleInto(cards) => self.shuffle_into(cards, ctx),
            CardOp::ShuffleRest => self.shuffle_rest(ctx),
            CardOp::TopUnderEach(cards) => {
                let hosts = self.gather_in_play(cards, ctx);
                let mut served = 0;
                for host in &hosts {
                    let top = self.g.list(effect.you, Zone::Deck).first;
                    if top.is_some() {
                        self.put_under(top, *host, false);
                        served += 1;
                    }
                }
                self.finish(Completion::of(served, hosts.len()));
            }
            CardOp::Boost => {
                let top = self.g.list(effect.you, Zone::Deck).first;
                if let Some(host) = self.g.find(effect.source)
                    && top.is_some()
                {
                    self.put_under(top, host, false);
                    self.fire(Moment::UsedBoost, host, top, effect.you, 0);
                }
                self.finish(Completion::when(top.is_some()));
            }
            CardOp::MoveTo { who, to, moved } => {
                self.g.refresh(self.db);
                let (list, done) = self.act_on(who, CardDeed::MoveTo(to), ctx);
                if let Some(to) = self.g.first_of(to, ctx) {
                    if let Some(reg) = moved {
                        self.register(reg, &list);
                    }
                    for id in &list {
                        self.move_to(*id, to);
                    }
                }
                // Cards that did not move were not affected, and "if you do" requires all of them (6.1.5.1).
                let wanted = self.gather(who, ctx).len();
                self.finish(if done == Completion::All { Completion::of(list.len(), wanted) } else { done });
            }
            CardOp::BottomWhenDone(cards) => self.bottom_when_done(cards, ctx),
            CardOp::TakeOff(cards) => self.take_off(effect, cards, ctx),
            CardOp::ShiftOnto(base) => self.shift_for_free(base, ctx),
        }
    }

    /// Shifts the card being played onto the chosen card, at no cost.
    fn shift_for_free(&mut self, base: CardOperand, ctx: &Ctx) {
        let base = self.g.first_of(base, ctx);
        let mut found = false;
        for frame in &mut self.g.frames {
            if let (Frame::Play(playing), Some(base)) = (frame, base)
                && playing.card == ctx.source.id
            {
                playing.payment = Payment::Shift(base);
                playing.free = true;
                found = true;
            }
        }
        self.finish(Completion::when(found));
    }

    /// Sends a single card to a destination.
    pub fn send_to(&mut self, card: CardId, dest: Dest) {
        match dest {
            Dest::Hand => self.send(&[card], Zone::Hand, ListEnd::Last),
            Dest::Discard => self.send(&[card], Zone::Discard, ListEnd::First),
            Dest::DeckTop => self.send(&[card], Zone::Deck, ListEnd::First),
            Dest::DeckBottom | Dest::DeckEither | Dest::DeckRandom => {
                self.send(&[card], Zone::Deck, ListEnd::Last);
            }
            Dest::Inkwell { exerted } => self.put_into_inkwell(&[card], exerted),
            Dest::Under { .. } => {}
        }
    }

    /// Sends cards to a zone of their players. Cards in play leave together.
    pub fn send(&mut self, cards: &[CardId], zone: Zone, end: ListEnd) {
        self.follow(cards);
        let in_play: CardList =
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

    fn put_cards(
        &mut self,
        effect: &EffectFrame,
        cards: CardOperand,
        dest: Dest,
        by: PlayerOperand,
        ctx: &Ctx,
    ) {
        let (list, done) = self.act_on(cards, CardDeed::Put(dest), ctx);
        if list.is_empty() {
            return self.finish(Completion::Nothing);
        }
        if dest == Dest::DeckEither && effect.answer < 0 {
            return self.ask(Prompt::Option { seat: effect.you, n: 2, ends: true });
        }
        let by = self.g.one_player(by, ctx).unwrap_or(effect.you);
        let placed = self.place_by(effect, &list, dest, by, ctx);
        self.finish(if placed { done } else { Completion::Nothing });
    }

    /// Places cards, and triggers what waits for cards that a player puts from a deck into a discard.
    fn place_by(&mut self, effect: &EffectFrame, list: &[CardId], dest: Dest, by: Seat, ctx: &Ctx) -> bool {
        if dest != Dest::Discard {
            return self.place(effect, list, dest, ctx);
        }
        // Cards looked at are still part of their deck.
        let in_deck = |id: &CardId| matches!(self.g.card(*id).zone, Zone::Deck | Zone::Aside);
        let from_deck: CardList = list.iter().copied().filter(in_deck).collect();
        let placed = self.place(effect, list, dest, ctx);
        for id in &from_deck {
            let owner = self.g.card(*id).owner;
            self.fire(Moment::PutFromDeck, *id, CardId::NONE, owner, 0);
        }
        let own = from_deck.iter().filter(|id| self.g.card(**id).owner == by).count();
        if own > 0 {
            self.fire(Moment::SomePutFromDeck, CardId::NONE, CardId::NONE, by, own as i16);
        }
        placed
    }

    fn place(&mut self, effect: &EffectFrame, list: &[CardId], dest: Dest, ctx: &Ctx) -> bool {
        match dest {
            Dest::Hand => self.send(list, Zone::Hand, ListEnd::Last),
            Dest::Discard => self.send(list, Zone::Discard, ListEnd::First),
            Dest::DeckTop => self.send(list, Zone::Deck, ListEnd::First),
            Dest::DeckBottom => self.send(list, Zone::Deck, ListEnd::Last),
            Dest::DeckRandom => {
                let mut shuffled: CardList = list.iter().copied().collect();
                self.g.chance.shuffle(&mut shuffled);
                // The events come in the old order: nobody learns the new one.
                self.send(list, Zone::Deck, ListEnd::Last);
                for seat in self.g.seats() {
                    let is_there = |id: &CardId| {
                        let card = self.g.card(*id);
                        card.zone == Zone::Deck && card.owner == seat
                    };
                    let own: CardList = shuffled.iter().copied().filter(is_there).collect();
                    if own.len() > 1 {
                        self.g.arrange(seat, &own, false);
                    }
                }
                self.g.forget(&shuffled);
            }
            Dest::DeckEither => {
                let end = if effect.answer == 0 { ListEnd::First } else { ListEnd::Last };
                self.send(list, Zone::Deck, end);
            }
            Dest::Inkwell { exerted } => self.put_into_inkwell(list, exerted),
            Dest::Under { host, faceup } => {
                let Some(host) = self.g.first_of(host, ctx) else { return false };
                self.follow(list);
                for id in list {
                    let from = self.g.card(*id).zone;
                    self.put_under(*id, host, faceup);
                    self.left(*id, from, Zone::Under);
                }
            }
        }
        true
    }

    /// 7.5.6: the cards are not revealed and need no inkwell symbol. A stack goes there as a whole.
    fn put_into_inkwell(&mut self, list: &[CardId], exerted: bool) {
        let mut all: CardList = SmallVec::new();
        for id in list {
            all.push(*id);
            if self.g.card(*id).zone == Zone::Play {
                all.extend(self.g.under(*id));
            }
        }
        self.send(list, Zone::Inkwell, ListEnd::Last);
        for id in all {
            let owner = self.g.card(id).owner;
            let exerted = exerted || self.g.inkwell_exerted(self.db, owner);
            self.g.set_exerted(id, exerted);
            if exerted {
                self.tell(rule(5, 1, 1, 2), || EventKind::Exerted { card: id });
            }
            self.remember(Moment::PutIntoInkwell, owner, id);
            self.fire(Moment::PutIntoInkwell, id, CardId::NONE, owner, 0);
        }
    }

    pub fn put_under(&mut self, card: CardId, host: CardId, faceup: bool) {
        self.g.put_under(self.db, card, host, faceup);
        self.g.stale = StaleTraits::All;
        self.tell(rule(5, 1, 1, 5), || EventKind::PutUnder { card, host });
        let owner = self.g.card(host).owner;
        self.remember(Moment::PutUnder, owner, host);
        self.fire(Moment::PutUnder, host, card, owner, 0);
    }

    fn put_rest(&mut self, effect: &EffectFrame, dest: Dest, any_order: bool, by: PlayerOperand, ctx: &Ctx) {
        let chooser = self.g.one_player(by, ctx).unwrap_or(effect.you);
        // If several players have cards set aside, the acting player puts their own away.
        let has = |seat: &Seat| self.g.zone(*seat, Zone::Aside).any(|id| self.g.is_aside_for(id, ctx));
        let of = Some(chooser).filter(has).or_else(|| self.g.seats().find(has));
        // Nothing is left to put away.
        let Some(of) = of else { return self.advance() };
        let rest: CardList =
            self.g.zone(of, Zone::Aside).filter(|id| self.g.is_aside_for(*id, ctx)).collect();
        if any_order && rest.len() > 1 {
            let top = dest == Dest::DeckTop;
            return self.ask(Prompt::Order { seat: chooser, of, top, reg: None });
        }
        if dest == Dest::DeckEither && effect.answer < 0 {
            return self.ask(Prompt::Option { seat: chooser, n: 2, ends: true });
        }
        if dest == Dest::DeckTop {
            let back: CardList = rest.iter().rev().copied().collect();
            self.place(effect, &back, dest, ctx);
        } else {
            self.place_by(effect, &rest, dest, chooser, ctx);
        }
        self.finish(Completion::All);
    }

    /// Adds the next card to an order, from top to bottom. The last card follows automatically.
    pub fn order(&mut self, seat: Seat, of: Seat, top: bool, reg: Option<u8>, card: CardId) {
        let card_ref = self.g.refer(card);
        self.g.picked.push(RegisterCard { reg: ORDER, rounds: [0; 2], spared: false, card: card_ref });
        let left = self.g.to_order(of, reg);
        if left.len() > 1 {
            return self.ask(Prompt::Order { seat, of, top, reg });
        }
        if reg.is_some() {
            // The op continues with the next player, or moves all the cards.
            return;
        }
        let mut order: CardList =
            self.g.picked.iter().filter(|p| p.reg == ORDER).map(|p| p.card.id).collect();
        order.extend(left);
        self.g.picked.retain(|p| p.reg != ORDER);
        if top {
            order.reverse();
        }
        let end = if top { ListEnd::First } else { ListEnd::Last };
        for id in order {
            self.relocate(id, Zone::Deck, end, rule(6, 7, 2, 4));
        }
        self.finish(Completion::All);
    }

    /// Puts cards into their players' decks, all at once, in the order that each player chooses for their own
    /// (7.2.3).
    fn put_in_order(&mut self, cards: CardOperand, top: bool, ctx: &Ctx) {
        let reg = match cards {
            CardOperand::Reg(reg, _) => Some(reg),
            _ => None,
        };
        let list = self.gather(cards, ctx);
        let owners: SmallVec<[Seat; 8]> = self.g.turn_order().collect();
        if let Some(reg) = reg
            && let Some(seat) =
                owners.iter().copied().find(|seat| self.g.to_order(*seat, Some(reg)).len() > 1)
        {
            return self.ask(Prompt::Order { seat, of: seat, top, reg: Some(reg) });
        }
        let mut order: CardList =
            self.g.picked.iter().filter(|p| p.reg == ORDER).map(|p| p.card.id).collect();
        for seat in &owners {
            if let Some(reg) = reg {
                order.extend(self.g.to_order(*seat, Some(reg)));
            }
        }
        self.g.picked.retain(|p| p.reg != ORDER);
        self.send(&list, Zone::Deck, if top { ListEnd::First } else { ListEnd::Last });
        for seat in owners {
            let own: CardList = order.iter().copied().filter(|id| self.g.card(*id).owner == seat).collect();
            self.g.arrange(seat, &own, top);
        }
        self.finish(Completion::when(!list.is_empty()));
    }

    fn shuffle_into(&mut self, cards: CardOperand, ctx: &Ctx) {
        let list = self.gather(cards, ctx);
        self.send(&list, Zone::Deck, ListEnd::Last);
        let owners: SmallVec<[Seat; 4]> =
            self.g.seats().filter(|seat| list.iter().any(|id| self.g.card(*id).owner == *seat)).collect();
        for seat in owners {
            self.shuffle(seat, rule(6, 7, 2, 4));
        }
        self.finish(Completion::when(!list.is_empty()));
    }

    fn shuffle_rest(&mut self, ctx: &Ctx) {
        for seat in self.g.seats() {
            let rest: CardList =
                self.g.zone(seat, Zone::Aside).filter(|id| self.g.is_aside_for(*id, ctx)).collect();
            for id in &rest {
                self.g.put(self.db, *id, Zone::Deck, ListEnd::Last);
            }
            if !rest.is_empty() {
                self.shuffle(seat, rule(6, 7, 2, 4));
            }
        }
        self.finish(Completion::All);
    }

    /// 8.10.8.5: takes a card off the top or out of the middle of a stack. The card directly under the top
    /// one returns to play and keeps the state of the stack.
    fn take_off(&mut self, effect: &EffectFrame, cards: CardOperand, ctx: &Ctx) {
        let found = self.g.find(self.g.single(cards, ctx));
        let Some(card) = found.filter(|id| matches!(self.g.card(*id).zone, Zone::Play | Zone::Under)) else {
            return self.finish(Completion::Nothing);
        };
        let top = if self.g.card(card).zone == Zone::Under { self.g.card(card).host } else { card };
        self.remove_all_damage(top, effect.you);
        if top != card {
            self.relocate(card, Zone::Hand, ListEnd::Last, rule(8, 10, 8, 5));
            return self.finish(Completion::All);
        }
        if let Some(below) = self.g.uncover(self.db, card) {
            let def = Some(self.g.card(below).def);
            let what =
                EventKind::Moved { card: below, def, from: Zone::Under, to: Zone::Play, bottom: false };
            self.tell(rule(8, 10, 8, 5), || what);
        }
        self.leave_play(&[card], Zone::Hand, ListEnd::Last, rule(8, 10, 8, 5));
        self.finish(Completion::All);
    }

    fn bottom_when_done(&mut self, cards: CardOperand, ctx: &Ctx) {
        let card = self.g.single(cards, ctx).id;
        if self.g.rules.say(EditionQuestion::ReplayedSongGoesBelowFirst)
            && card.is_some()
            && self.g.card(card).zone == Zone::Resolving
        {
            self.relocate(card, Zone::Deck, ListEnd::Last, rule(6, 7, 7, 0));
            return self.finish(Completion::All);
        }
        let mut found = false;
        for frame in &mut self.g.frames {
            if *frame == Frame::ActionDone(card) {
                *frame = Frame::ActionToBottom(card);
                found = true;
            }
        }
        self.finish(Completion::when(found));
    }
}
