//! Damage (1.9): dealing, putting, removing and moving counters, and what replaces it (6.5).

use crate::db::CardDb;
use crate::event::What;
use crate::exec::Some16;
use crate::frame::{Ask, Effect, Frame, Packet};
use crate::ids::{CardId, Seat, rule};
use crate::program::{Cards, HEALED, Instead, Moment, Replaces, Value, Window, cant, dep, kind};
use crate::query::Ctx;
use crate::run::Run;
use crate::state::{Game, Timed, TimedKind, USED_ONCE, unchecked};
use ability::CardType;
use smallvec::SmallVec;

impl Game {
    /// The damage packet a replacement effect may speak to now.
    fn current_packet(&self) -> Option<&Packet> {
        self.frames.iter().rev().take(2).find_map(|frame| match frame {
            Frame::Damage { at, .. } => self.packets.get(usize::from(*at)),
            Frame::Setup { .. }
            | Frame::Turn(_)
            | Frame::Settle { .. }
            | Frame::Play(_)
            | Frame::Challenge { .. }
            | Frame::Effect(_)
            | Frame::ActionDone(_)
            | Frame::ActionToBottom(_)
            | Frame::Ask(_) => None,
        })
    }

    /// Calls `f` with the source of each replacement effect that applies to the damage being looked at (6.5.3) and has
    /// not had its chance yet (6.5.5).
    #[inline]
    pub(crate) fn each_replacement(&self, db: &CardDb, f: impl FnMut(CardId)) {
        if self.static_kinds & kind::REPLACES != 0 {
            self.each_replacement_in_play(db, f);
        }
    }

    #[inline(never)]
    fn each_replacement_in_play(&self, db: &CardDb, mut f: impl FnMut(CardId)) {
        let Some(packet) = self.current_packet() else { return };
        let Some(target) = self.find(packet.target) else { return };
        if packet.amount == 0 {
            return;
        }
        // In turn order, as they entered.
        for seat in self.turn_order() {
            for source in self.speakers.iter().copied().filter(|id| self.card(*id).owner == seat) {
                let applies = db.def(self.card(source).def).replacements.iter().any(|replacement| {
                    let in_window = match replacement.window {
                        Window::Always => true,
                        Window::YourTurn => self.is_active(seat),
                        Window::OpponentsTurn => self.are_opponents(self.active, seat),
                        Window::TheirTurn => self.is_active(self.card(target).owner),
                    };
                    let fits = match replacement.replaces {
                        Replaces::DealtDamage => packet.dealt,
                        Replaces::TakenDamage => true,
                    };
                    let spent = replacement.once && self.card(source).used & USED_ONCE != 0;
                    in_window
                        && fits
                        && !spent
                        && !self.loses(db, source, replacement.name)
                        && self.in_scope(db, replacement.subject, target, source, seat)
                });
                if applies && !packet.replaced.contains(&source) {
                    f(source);
                }
            }
        }
    }
}

impl Run<'_> {
    /// Damage to each of these cards, all at once.
    pub fn deal_damage(&mut self, by: CardId, cards: &[CardId], n: u16, dealt: bool) {
        let base = self.g.packets.len() as u16;
        for id in cards {
            self.add_packet(by, *id, n, dealt, false);
        }
        self.push(Frame::Damage { base, at: base });
    }

    fn add_packet(&mut self, by: CardId, id: CardId, amount: u16, dealt: bool, in_challenge: bool) {
        let target = self.g.refer(id);
        let (from, replaced) = (CardId::NONE, [CardId::NONE; 3]);
        self.g.packets.push(Packet { target, by, amount, dealt, in_challenge, from, replaced });
    }

    /// 4.6.6: both sides deal damage equal to their Strength at the same time; a location deals none (4.6.8.3).
    pub fn challenge_damage(&mut self, by: CardId, target: CardId) {
        self.g.refresh(self.db);
        // 4.6.6.1: negative Strength counts as 0.
        let strikes = |g: &Game, id: CardId| {
            let traits = g.traits(id);
            let by_strength = traits.cant & cant::DAMAGE_BY_STRENGTH == 0;
            let n = if by_strength { traits.strength } else { traits.willpower };
            n.max(0) as u16
        };
        let forth = strikes(self.g, by);
        let back = match self.g.is_kind(self.db, target, CardType::Character) {
            true => strikes(self.g, target),
            false => 0,
        };
        let base = self.g.packets.len() as u16;
        self.add_packet(by, target, forth, true, true);
        self.add_packet(target, by, back, true, true);
        self.push(Frame::Damage { base, at: base });
    }

    /// Looks at one packet after the other for replacement effects (6.7.2.2), then lets all damage happen at once.
    #[inline(never)]
    pub fn damage(&mut self, base: u16, at: u16) {
        if usize::from(at) >= self.g.packets.len() {
            self.g.frames.pop();
            self.land(base);
            return;
        }
        self.use_shields(at);
        let mut sources: SmallVec<[CardId; 4]> = SmallVec::new();
        self.g.each_replacement(self.db, |source| sources.push(source));
        match sources[..] {
            [] => self.set_top(Frame::Damage { base, at: at + 1 }),
            [only] => self.replace_damage(only),
            _ => {
                // 6.5.7: the player whose card is affected decides.
                let target = self.g.packets[usize::from(at)].target.id;
                let seat = self.g.card(target).owner;
                self.ask(Ask::Replacement { seat });
            }
        }
    }

    /// "The next time" effects on the card that damage is dealt to replace it, all of them being used up (6.5.8).
    fn use_shields(&mut self, at: u16) {
        let packet = self.g.packets[usize::from(at)];
        let on = |timed: &Timed| timed.what == TimedKind::Shield && timed.on == packet.target;
        if !packet.dealt || packet.amount == 0 {
            return;
        }
        let Some(by) = self.g.timed.iter().find(|timed| on(timed)).map(|timed| timed.source) else { return };
        self.g.timed.retain(|timed| !on(timed));
        self.g.packets[usize::from(at)].amount = 0;
        self.tell(rule(6, 5, 4, 0), What::DamageReplaced { card: packet.target.id, by });
    }

    /// Applies the replacement effect of this card to the packet being looked at (6.5.7.3).
    pub fn replace_damage(&mut self, source: CardId) {
        let Some(Frame::Damage { at, .. }) = self.g.frames.last().copied() else { return };
        let replacement = self.db.def(self.g.card(source).def).replacements.first();
        let instead = replacement.map_or(Instead::Nothing, |r| r.instead);
        if replacement.is_some_and(|r| r.once) {
            self.g.card_mut(source).used |= USED_ONCE;
        }
        let to = self.g.refer(source);
        let packet = &mut self.g.packets[usize::from(at)];
        let card = packet.target.id;
        if let Some(free) = packet.replaced.iter_mut().find(|slot| slot.is_none()) {
            *free = source;
        } else {
            packet.amount = 0;
        }
        match instead {
            Instead::Nothing => packet.amount = 0,
            Instead::PutOnSource => {
                packet.target = to;
                packet.dealt = false;
            }
        }
        self.tell(rule(6, 5, 4, 0), What::DamageReplaced { card, by: source });
    }

    /// The damage of all packets from `base` on lands (6.7.2.3, 6.7.2.4).
    fn land(&mut self, base: u16) {
        self.g.refresh(self.db);
        let mut by_effect: SmallVec<[(CardId, CardId, u16); 16]> = SmallVec::new();
        let mut landed: SmallVec<[(CardId, u16); 16]> = SmallVec::new();
        let mut dealt: SmallVec<[(CardId, u16); 2]> = SmallVec::new();
        for i in usize::from(base)..self.g.packets.len() {
            let packet = self.g.packets[i];
            let Some(card) = self.g.find(packet.target) else { continue };
            let n = self.after_reductions(card, &packet);
            if n == 0 {
                // 8.8.2
                continue;
            }
            let struck = self.g.card_mut(card);
            struck.damage = struck.damage.saturating_add(n);
            struck.blame = packet.by;
            match packet.from {
                from if from.is_some() => {
                    self.tell(rule(1, 9, 1, 4), What::DamageMoved { from, to: card, n })
                }
                _ if packet.in_challenge => self.tell(rule(4, 6, 6, 2), What::DamageDealt { card, n }),
                _ if packet.dealt => self.tell(rule(1, 9, 1, 0), What::DamageDealt { card, n }),
                _ => self.tell(rule(1, 9, 1, 0), What::DamagePut { card, n }),
            }
            if packet.dealt && !packet.in_challenge && packet.by.is_some() {
                by_effect.push((card, packet.by, n));
            }
            landed.push((card, n));
            if packet.in_challenge {
                dealt.push((card, n));
            }
        }
        if landed.is_empty() {
            // 6.1.5.1: no damage, or what was prevented wholly, was not done.
            self.set_done(false);
        }
        self.g.packets.truncate(usize::from(base));
        self.g.unchecked |= unchecked::DAMAGE;
        self.g.touch(dep::DAMAGE);
        for (card, n) in landed {
            let owner = self.g.card(card).owner;
            self.remember(Moment::TakesDamage, owner, card);
            self.fire(Moment::TakesDamage, card, CardId::NONE, owner, n as i16);
        }
        for (card, by, n) in by_effect {
            let owner = self.g.card(by).owner;
            self.fire(Moment::EffectDamage, card, by, owner, n as i16);
        }
        if let Some((by, target)) = self.g.challenge() {
            for (card, n) in dealt {
                let dealer = if card == by.id { target.id } else { by.id };
                let owner = self.g.card(dealer).owner;
                self.fire(Moment::DealsChallengeDamage, dealer, card, owner, n as i16);
            }
        }
    }

    fn after_reductions(&self, card: CardId, packet: &Packet) -> u16 {
        let traits = self.g.traits(card);
        if !packet.dealt {
            // 8.8.3
            return packet.amount;
        }
        let immune = traits.cant & cant::BE_DEALT_DAMAGE != 0
            || (packet.in_challenge && traits.cant & cant::TAKE_CHALLENGE_DAMAGE != 0);
        if immune { 0 } else { packet.amount.saturating_sub(u16::from(traits.resist)) }
    }

    /// Removes up to `n` damage; says how much it was (1.9.1.3).
    pub fn remove_damage(&mut self, card: CardId, n: u16, you: Seat) -> u16 {
        let stays = self.g.damage_stays(self.db);
        let removed = if stays { 0 } else { n.min(self.g.card(card).damage) };
        if removed > 0 {
            self.g.card_mut(card).damage -= removed;
            self.g.touch(dep::DAMAGE);
            self.tell(rule(1, 9, 1, 3), What::DamageRemoved { card, n: removed });
            self.remember(Moment::DamageRemoved, you, card);
            self.fire(Moment::DamageRemoved, card, CardId::NONE, you, removed as i16);
            if self.effect_mut().is_some() {
                self.register(HEALED, &[card]);
            }
        }
        removed
    }

    /// "Remove N damage from …", one card after the other; with "up to" the player says how much.
    pub fn remove_some(&mut self, effect: &Effect, up_to: bool, amount: Value, from: Cards, ctx: &Ctx) {
        let list: Some16 = self.gather(from, ctx);
        let most = self.g.value(self.db, amount, ctx).max(0) as u16;
        let mut total = if effect.cursor == 0 && effect.answer < 0 { 0 } else { effect.number };
        let mut cursor = usize::from(effect.cursor);
        let mut answer = effect.answer;
        while let Some(id) = list.get(cursor).copied() {
            let max = most.min(self.g.card(id).damage);
            if max > 0 {
                if up_to && answer < 0 {
                    self.keep(cursor, total);
                    return self.ask(Ask::Number { seat: effect.you, min: 0, max });
                }
                let n = if up_to { (answer as u16).min(max) } else { max };
                answer = -1;
                total += self.remove_damage(id, n, effect.you) as i16;
            }
            cursor += 1;
        }
        self.keep(cursor, total);
        self.finish_counted(total);
    }

    /// Remembers in the frame how far an op has come.
    fn keep(&mut self, cursor: usize, total: i16) {
        if let Some(top) = self.effect_mut() {
            top.cursor = cursor as u8;
            top.number = total;
            top.answer = -1;
        }
    }

    fn finish_counted(&mut self, total: i16) {
        self.count(total);
        self.finish(total > 0);
    }

    /// 1.9.1.4
    pub fn move_damage(
        &mut self,
        effect: &Effect,
        up_to: bool,
        amount: Value,
        from: Cards,
        to: Cards,
        ctx: &Ctx,
    ) {
        let list: Some16 = self.gather(from, ctx);
        let Some(to) = self.g.first_of(to, ctx) else { return self.finish_counted(0) };
        let most = self.g.value(self.db, amount, ctx).max(0) as u16;
        let mut total = if effect.cursor == 0 && effect.answer < 0 { 0 } else { effect.number };
        let mut answer = effect.answer;
        let base = self.g.packets.len() as u16;
        let on_the_way = |g: &Game| g.packets.len() > usize::from(base);
        for (cursor, from) in list.iter().copied().enumerate().skip(usize::from(effect.cursor)) {
            let max = most.min(self.g.card(from).damage);
            if max == 0 || from == to {
                continue;
            }
            if up_to && answer < 0 {
                self.keep(cursor, total);
                return match on_the_way(self.g) {
                    // What was moved before arrives first.
                    true => self.push(Frame::Damage { base, at: base }),
                    false => self.ask(Ask::Number { seat: effect.you, min: 0, max }),
                };
            }
            let n = if up_to { (answer as u16).min(max) } else { max };
            answer = -1;
            if n > 0 {
                self.g.card_mut(from).damage -= n;
                self.g.touch(dep::DAMAGE);
                // 1.9.1.5: it is damage taken, so it may be replaced as such.
                self.add_packet(CardId::NONE, to, n, false, false);
                if let Some(packet) = self.g.packets.last_mut() {
                    packet.from = from;
                }
                total += n as i16;
            }
        }
        self.finish_counted(total);
        if on_the_way(self.g) {
            self.push(Frame::Damage { base, at: base });
        }
    }
}
