//! Resolving effects (6.7): one op at a time.

use crate::action::Payment;
use crate::event::What;
use crate::frame::{Ask, Effect, Frame};
use crate::ids::{CardId, Seat, rule};
use crate::program::{Cards, MOVED, Moment, Op, Players, cant};
use crate::query::Ctx;
use crate::run::Run;
use crate::state::{Game, Picked, TimedKind, Until, Zone};
use crate::zones::End;
use smallvec::SmallVec;

/// A handful of cards.
pub(crate) type Some16 = SmallVec<[CardId; 16]>;

impl Run<'_> {
    /// Runs one op of the effect on top.
    #[inline(never)]
    pub fn run_effect(&mut self, mut effect: Effect) {
        if effect.base == u16::MAX {
            effect.base = self.g.picked.len() as u16;
            self.set_top(Frame::Effect(effect));
        }
        let ctx = Ctx::from_effect(&effect);
        let op = self.db.ops[effect.pc as usize];
        match op {
            Op::End => self.end_effect(&effect),
            Op::Begin => {
                self.set_done(true);
                self.advance();
            }
            Op::NotDone => {
                self.set_done(false);
                self.advance();
            }
            Op::Jump(to) => self.jump(to),
            Op::IfNot { cond, to } => {
                self.g.refresh(self.db);
                let holds = self.g.holds(self.db, cond, &ctx);
                if let Some(watch) = self.watch {
                    watch.condition(cond, holds);
                }
                if holds { self.advance() } else { self.jump(to) }
            }
            Op::IfNotDone(to) => {
                if effect.done {
                    self.advance()
                } else {
                    self.jump(to)
                }
            }
            Op::IfDone(to) => {
                if effect.done {
                    self.jump(to)
                } else {
                    self.advance()
                }
            }
            Op::May { by, end } => self.may(&effect, by, end, &ctx),
            Op::EachPlayer { who, end, regs } => self.each_player(&effect, who, end, regs, &ctx),
            Op::KeepPlayers(who) => {
                let kept = self.players_of(who, &ctx).iter().fold(0, |bits, seat| bits | 1 << seat.0);
                if let Some(top) = self.effect_mut() {
                    top.chosen = kept;
                }
                self.advance();
            }
            Op::ChoosePlayer { opponents } => match effect.answer {
                -1 => self.ask(Ask::Player { seat: effect.you, opponents }),
                _ => self.advance(),
            },
            Op::Option { by, n } => match effect.answer {
                // 1.7.7: with nothing to choose this part has no effect.
                -1 if !self.g.any_option(self.db, effect.pc, &ctx) => {
                    self.set_done(false);
                    self.jump(Game::options_end(self.db, effect.pc + 1));
                }
                -1 => {
                    let seat = self.g.one_player(by, &ctx).unwrap_or(effect.you);
                    self.ask(Ask::Option { seat, n, ends: false });
                }
                k => self.jump(effect.pc + 1 + k as u32),
            },
            Op::NameCard => match effect.answer {
                -1 => self.ask(Ask::Name { seat: effect.you }),
                _ => {
                    self.tell(rule(5, 2, 6, 0), What::NamedCard { seat: effect.you, name: effect.name });
                    self.advance();
                }
            },
            Op::Pick(pick) => self.pick(pick, &ctx),
            Op::All { reg, from } => {
                self.g.refresh(self.db);
                let mut found = Some16::new();
                self.g.each_fit(self.db, from, &ctx, |id| {
                    found.push(id);
                    true
                });
                self.register(reg, &found);
                self.finish(!found.is_empty());
            }
            Op::Aside { reg } => {
                let mut found = Some16::new();
                for seat in self.g.seats() {
                    found.extend(self.g.zone(seat, Zone::Aside));
                }
                self.register(reg, &found);
                self.advance();
            }
            Op::Draw(who, n) => {
                let n = self.g.value(self.db, n, &ctx).max(0);
                let mut drawn = 0;
                for seat in self.players_of(who, &ctx) {
                    // 1.12.2
                    for _ in 0..n {
                        drawn += i16::from(self.draw(seat, rule(1, 12, 1, 0)));
                    }
                }
                self.count(drawn);
                self.finish(drawn > 0);
            }
            Op::GainLore(who, n) => {
                let n = self.g.value(self.db, n, &ctx).max(0) as u16;
                for seat in self.players_of(who, &ctx) {
                    self.gain_lore(seat, n, rule(1, 11, 1, 0));
                }
                self.finish(true);
            }
            Op::LoseLore(who, n) => {
                let n = self.g.value(self.db, n, &ctx).max(0) as u16;
                let mut lost = 0;
                for seat in self.players_of(who, &ctx) {
                    lost += self.lose_lore(seat, n, rule(1, 11, 1, 0));
                }
                self.count(lost as i16);
                self.finish(lost > 0);
            }
            Op::PayInk(_) if effect.free => self.finish(true),
            Op::PayInk(n) => {
                let able = self.g.player(effect.you).ready_ink >= u16::from(n);
                if able {
                    self.pay_ink(effect.you, u16::from(n), rule(6, 1, 5, 1));
                }
                self.finish(able);
            }
            Op::PayExert => {
                if let Some(id) = self.g.find(effect.source) {
                    self.exert(id, rule(4, 4, 3, 4));
                }
                self.finish(true);
            }
            Op::DiscardHand(who) => {
                for seat in self.players_of(who, &ctx) {
                    if self.g.keeps_hand(self.db, seat) {
                        continue;
                    }
                    let n = self.g.list(seat, Zone::Hand).len as i16;
                    // A hand may be large: one by one, without a list of it.
                    while self.g.list(seat, Zone::Hand).first.is_some() {
                        let card = self.g.list(seat, Zone::Hand).first;
                        self.discard(&[card]);
                    }
                    self.discarded_some(seat, n);
                }
                self.finish(true);
            }
            Op::Discard(cards) => {
                let list = self.gather(cards, &ctx);
                self.follow(&effect, &list);
                self.discard(&list);
                for seat in self.g.seats() {
                    let n = list.iter().filter(|id| self.g.card(**id).owner == seat).count();
                    self.discarded_some(seat, n as i16);
                }
                self.count(list.len() as i16);
                self.finish(!list.is_empty());
            }
            Op::Deal(n, cards) => {
                let n = self.g.value(self.db, n, &ctx).max(0) as u16;
                let list = self.gather_in_play(cards, &ctx);
                self.finish(!list.is_empty());
                self.deal_damage(effect.source.id, &list, n, true);
            }
            Op::PutDamage(n, cards) => {
                let n = self.g.value(self.db, n, &ctx).max(0) as u16;
                let list = self.gather_in_play(cards, &ctx);
                self.finish(!list.is_empty());
                self.deal_damage(effect.source.id, &list, n, false);
            }
            Op::RemoveDamage { up_to, amount, from } => self.remove_some(&effect, up_to, amount, from, &ctx),
            Op::RemoveAllDamage(cards) => {
                let mut total = 0;
                for id in self.gather_in_play(cards, &ctx) {
                    total += self.remove_damage(id, u16::MAX, effect.you);
                }
                self.count(total as i16);
                self.finish(total > 0);
            }
            Op::MoveDamage { up_to, amount, from, to } => {
                self.move_damage(&effect, up_to, amount, from, to, &ctx);
            }
            Op::Banish(cards) => {
                let list = self.gather_in_play(cards, &ctx);
                self.follow(&effect, &list);
                for id in &list {
                    self.g.card_mut(*id).blame = effect.source.id;
                }
                if !list.is_empty() {
                    self.banish(&list, rule(6, 7, 2, 4));
                }
                self.finish(!list.is_empty());
            }
            Op::Ready(cards) => {
                self.g.refresh(self.db);
                let mut any = false;
                for id in self.gather_readiable(cards, &ctx) {
                    // 1.2.2
                    let barred =
                        self.g.card(id).zone == Zone::Play && self.g.traits(id).cant & cant::READY != 0;
                    if self.g.card(id).exerted && !barred {
                        self.ready(id, rule(5, 1, 1, 1));
                        any = true;
                    }
                }
                self.finish(any);
            }
            Op::Exert(cards) => {
                let list = self.gather_readiable(cards, &ctx);
                let any = list.iter().any(|id| !self.g.card(*id).exerted);
                for id in list {
                    self.exert(id, rule(5, 1, 1, 2));
                }
                self.finish(any);
            }
            Op::Move(cards, dest) => self.move_cards(&effect, cards, dest, &ctx),
            Op::MoveRest { dest, any_order, by } => self.move_rest(&effect, dest, any_order, by, &ctx),
            Op::ShuffleInto(cards) => {
                let list = self.gather(cards, &ctx);
                self.send(&effect, &list, Zone::Deck, End::Last);
                let owners: SmallVec<[Seat; 4]> = self
                    .g
                    .seats()
                    .filter(|seat| list.iter().any(|id| self.g.card(*id).owner == *seat))
                    .collect();
                for seat in owners {
                    self.shuffle(seat, rule(6, 7, 2, 4));
                }
                self.finish(!list.is_empty());
            }
            Op::ShuffleDeck(who) => {
                for seat in self.players_of(who, &ctx) {
                    self.shuffle(seat, rule(6, 7, 2, 4));
                }
                self.finish(true);
            }
            Op::Look { whose, n, reveal, by } => {
                let viewer = self.g.one_player(by, &ctx).unwrap_or(effect.you);
                for seat in self.players_of(whose, &ctx) {
                    self.look(seat, viewer, n, reveal);
                }
                self.finish(true);
            }
            Op::Reveal(cards) => {
                let list = self.gather(cards, &ctx);
                for card in &list {
                    let def = self.g.card(*card).def;
                    self.tell(rule(6, 1, 14, 1), What::Revealed { card: *card, def });
                }
                self.finish(!list.is_empty());
            }
            Op::Top { whose, n, reg } => {
                let mut found = Some16::new();
                for seat in self.players_of(whose, &ctx) {
                    found.extend(self.g.zone(seat, Zone::Deck).take(usize::from(n)));
                }
                self.register(reg, &found);
                self.finish(!found.is_empty());
            }
            Op::Play { what, free } => self.play_cards(what, free, false, &ctx),
            Op::MoveToLocation { who, to } => {
                let mut list = self.gather_in_play(who, &ctx);
                let target = self.g.first_of(to, &ctx);
                // 4.7.1: to a place of the same player; who is there already does not move (4.7.2).
                list.retain(|id| {
                    let card = self.g.card(*id);
                    target.is_some_and(|to| self.g.card(to).owner == card.owner && card.at != to)
                });
                if let Some(to) = target {
                    self.register(MOVED, &list);
                    for id in &list {
                        self.move_to(*id, to);
                    }
                }
                self.finish(!list.is_empty());
            }
            Op::Give { to, mods, lasts } => self.give(&effect, to, mods, lasts, &ctx),
            Op::Enact { what, lasts } => {
                let until = self.until(lasts, effect.you, effect.you);
                self.add_timed(&effect, TimedKind::Rule(what), CardId::NONE, until);
                self.finish(true);
            }
            Op::PayLessForNext { n, what } => {
                let n = self.g.value(self.db, n, &ctx);
                self.add_timed(&effect, TimedKind::PayLessForNext(n, what), CardId::NONE, Until::EndOfTurn);
                self.finish(true);
            }
            Op::Watch { trigger, lasts, once, about } => {
                let until = self.until(lasts, effect.you, effect.you);
                let what = TimedKind::Watch(trigger, once);
                match about {
                    None => self.add_timed(&effect, what, CardId::NONE, until),
                    Some(cards) => {
                        for id in self.gather(cards, &ctx) {
                            self.add_timed(&effect, what, id, until);
                        }
                    }
                }
                self.finish(true);
            }
            Op::Entered(cards) => {
                for id in self.gather_in_play(cards, &ctx) {
                    if !self.g.is_kind(self.db, id, ability::CardType::Location) {
                        self.g.set_exerted(id, true);
                    }
                }
                self.advance();
            }
            Op::TopUnderEach(cards) => {
                let mut any = false;
                for host in self.gather_in_play(cards, &ctx) {
                    let top = self.g.list(effect.you, Zone::Deck).first;
                    if top.is_some() {
                        self.put_under(top, host, false);
                        any = true;
                    }
                }
                self.finish(any);
            }
            Op::Boost => {
                let top = self.g.list(effect.you, Zone::Deck).first;
                if let Some(host) = self.g.find(effect.source)
                    && top.is_some()
                {
                    self.put_under(top, host, false);
                    self.fire(Moment::UsedBoost, host, top, effect.you, 0);
                }
                self.finish(top.is_some());
            }
            Op::ShowHand { .. }
            | Op::Show(_)
            | Op::Search(_)
            | Op::LookAtInkwell(_)
            | Op::Random { .. }
            | Op::PickMany(..)
            | Op::DrawUntil(..)
            | Op::RevealUntil { .. }
            | Op::LookMany { .. }
            | Op::ShuffleRest
            | Op::Count(_)
            | Op::Times { .. }
            | Op::Restart(_)
            | Op::PayInkBy(..)
            | Op::BottomWhenDone(_)
            | Op::PlayExerted(_)
            | Op::MoveOrdered { .. }
            | Op::Hold { .. } => self.run_deed(&effect, op, &ctx),
            Op::ChoosePlayers { .. }
            | Op::Recall { .. }
            | Op::Sang { .. }
            | Op::PlayBy { .. }
            | Op::EnactReady { .. }
            | Op::KeepExerted { .. } => self.run_way(&effect, op, &ctx),
        }
    }

    pub fn advance(&mut self) {
        if let Some(effect) = self.effect_mut() {
            effect.pc += 1;
            effect.answer = -1;
            effect.cursor = 0;
        }
    }

    pub fn jump(&mut self, to: u32) {
        if let Some(effect) = self.effect_mut() {
            effect.pc = to;
            effect.answer = -1;
            effect.cursor = 0;
        }
    }

    pub fn set_done(&mut self, done: bool) {
        if let Some(effect) = self.effect_mut() {
            effect.done = done;
        }
    }

    /// So many cards of the player were discarded together.
    fn discarded_some(&mut self, seat: Seat, n: i16) {
        if n > 0 {
            self.fire(Moment::DiscardedSome, CardId::NONE, CardId::NONE, seat, n);
        }
    }

    /// The op is over; `done` says whether it did all it says.
    pub fn finish(&mut self, done: bool) {
        self.note(done);
        self.go_on(done);
    }

    /// Tells who watches whether the present op did what it says.
    #[inline]
    pub fn note(&self, done: bool) {
        if let Some(watch) = self.watch
            && let Some(Frame::Effect(effect)) = self.g.frames.last()
        {
            watch.op(effect.pc, done);
        }
    }

    pub fn go_on(&mut self, done: bool) {
        if let Some(effect) = self.effect_mut() {
            effect.done &= done;
        }
        self.advance();
    }

    /// Keeps a number for "that many" and "for each … this way".
    pub fn count(&mut self, number: i16) {
        if let Some(effect) = self.effect_mut() {
            effect.number = number;
        }
    }

    pub fn register(&mut self, reg: u8, cards: &[CardId]) {
        for id in cards {
            let card = self.g.refer(*id);
            self.g.picked.push(Picked { reg, card });
        }
    }

    pub fn gather(&self, cards: Cards, ctx: &Ctx) -> Some16 {
        let mut list = Some16::new();
        self.g.cards_of(cards, ctx, |id| {
            // 10.2.2.1
            if !self.g.is_marketing(id) {
                list.push(id);
            }
        });
        list
    }

    pub fn gather_in_play(&self, cards: Cards, ctx: &Ctx) -> Some16 {
        let mut list = self.gather(cards, ctx);
        list.retain(|id| self.g.card(*id).zone == Zone::Play);
        list
    }

    /// The cards that can be ready or exerted: those in play, and ink (5.1.1.1, 7.5.3), marketing cards included.
    fn gather_readiable(&self, cards: Cards, ctx: &Ctx) -> Some16 {
        let mut list = Some16::new();
        self.g.cards_of(cards, ctx, |id| {
            if matches!(self.g.card(id).zone, Zone::Play | Zone::Inkwell) {
                list.push(id);
            }
        });
        list
    }

    pub fn players_of(&self, who: Players, ctx: &Ctx) -> SmallVec<[Seat; 8]> {
        self.g.turn_order().filter(|seat| self.g.is_among(who, *seat, ctx)).collect()
    }

    fn end_effect(&mut self, effect: &Effect) {
        self.g.frames.pop();
        self.g.picked.truncate(usize::from(effect.base));
        self.g.hide_all();
        self.put_back_aside();
        if effect.once != 0
            && effect.done
            && let Some(id) = self.g.find(effect.source)
        {
            self.g.card_mut(id).used |= effect.once;
        }
    }

    /// What was looked at and put nowhere goes back where it was.
    pub fn put_back_aside(&mut self) {
        for seat in 0..self.g.players.len() {
            while self.g.players[seat].lists[Zone::Aside as usize].last.is_some() {
                let card = self.g.players[seat].lists[Zone::Aside as usize].last;
                self.g.put(self.db, card, Zone::Deck, End::First);
            }
        }
    }

    fn may(&mut self, effect: &Effect, by: Players, end: u32, ctx: &Ctx) {
        match effect.answer {
            -1 => {
                self.g.refresh(self.db);
                let seat = self.g.one_player(by, ctx);
                match seat.filter(|_| self.g.useful(self.db, effect.pc + 1, end, ctx)) {
                    Some(seat) => self.ask(Ask::May { seat }),
                    None => {
                        if let Some(watch) = self.watch {
                            watch.not_asked(self.db, effect.pc + 1, end);
                        }
                        self.set_done(false);
                        self.jump(end);
                    }
                }
            }
            0 => {
                self.note(false);
                self.set_done(false);
                self.jump(end);
            }
            _ => {
                self.note(true);
                self.advance();
            }
        }
    }

    fn each_player(&mut self, effect: &Effect, who: Players, end: u32, regs: u8, ctx: &Ctx) {
        if effect.each > 0 {
            self.next_round(effect, regs);
        }
        let next = self
            .g
            .around()
            .enumerate()
            .skip(usize::from(effect.each))
            .find(|(_, seat)| !self.g.player(*seat).out && self.g.is_among(who, *seat, ctx));
        let Some(top) = self.effect_mut() else { return };
        match next {
            Some((i, seat)) => {
                top.that = seat;
                top.each = i as u8 + 1;
                self.advance();
            }
            None => {
                top.each = 0;
                self.end_rounds(effect, regs);
                self.jump(end);
            }
        }
    }

    fn discard(&mut self, cards: &[CardId]) {
        for id in cards {
            let seat = self.g.card(*id).owner;
            self.g.put(self.db, *id, Zone::Discard, End::First);
            self.tell(rule(7, 3, 4, 0), What::Discarded { seat, card: *id });
            self.remember(Moment::Discarded, seat, *id);
            self.fire(Moment::Discarded, *id, CardId::NONE, seat, 0);
        }
    }

    pub fn play_cards(&mut self, what: Cards, free: bool, exerted: bool, ctx: &Ctx) {
        let list = self.gather(what, ctx);
        let payment = if free { Payment::Free } else { Payment::Ink };
        let able = |run: &Run<'_>, id: CardId| {
            // A card is played by its player, whoever's effect says so.
            let seat = run.g.card(id).owner;
            run.g.check_may_play(run.db, run.db.def(run.g.card(id).def), seat, id).is_ok()
                && run.g.payment_cost(run.db, seat, id, payment) <= run.g.player(seat).ready_ink
        };
        let list: Some16 = list.into_iter().filter(|id| able(self, *id)).collect();
        // What comes into play stays known to this effect: it passes through two zones.
        let entering: Some16 = list
            .iter()
            .copied()
            .filter(|id| !self.g.is_kind(self.db, *id, ability::CardType::Action))
            .collect();
        if let Some(effect) = self.effect_mut().map(|effect| *effect) {
            self.follow_by(&effect, &entering, 2);
        }
        self.finish(!list.is_empty());
        for id in list.iter().rev() {
            let seat = self.g.card(*id).owner;
            self.begin_play(seat, *id, payment, true);
            if let Some(Frame::Play(playing)) = self.g.frames.last_mut() {
                playing.exerted = exerted;
                playing.free = free;
            }
        }
    }
}
