//! Damage (1.9): dealing, putting, removing and moving counters, and what replaces it (6.5).

use super::CardList;
use super::done::Done;
use crate::db::CardDb;
use crate::edition::Question;
use crate::event::What;
use crate::frame::{Ask, Effect, Frame, Harm, Packet};
use crate::ids::{CardId, CardRef, DefId, Seat, rule};
use crate::program::{
    Cards, DamageOp, Instead, Moment, Players, Reg, Replaces, Value, Window, cant, dep, kind,
};
use crate::query::Ctx;
use crate::run::Run;
use crate::state::{Game, Timed, TimedKind, USED_ONCE, unchecked};
use ability::CardType;
use smallvec::SmallVec;

/// A replacement effect that can apply to the damage being looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    pub source: CardId,
    /// Which one of those of this source.
    pub nth: u8,
    what: Replacing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Replacing {
    /// An ability of the source, by its place among the card's replacements.
    Ability(u8),
    /// "The next time" (6.5): a timed effect on the card, by the card that says it.
    Shield(DefId),
    /// Resist of the card itself, in editions that count it among the replacement effects.
    Resist,
}

/// Stands for Resist among the replacement effects that a packet of damage has met.
const RESIST: u8 = u8::MAX;

type Candidates = SmallVec<[Candidate; 4]>;

impl Game {
    /// The damage that a replacement effect may speak to now.
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
            | Frame::Spend { .. }
            | Frame::Ask(_) => None,
        })
    }

    /// The replacement effects that can apply to the damage being looked at (6.5.3) and have not had their chance (6.5.5), in
    /// turn order.
    pub(crate) fn replacements(&self, db: &CardDb) -> Candidates {
        let mut found = Candidates::new();
        let Some(packet) = self.current_packet() else { return found };
        let Some(target) = self.find(packet.target) else { return found };
        if packet.amount == 0
            || (self.rules.say(Question::ReplacesOnceOnly) && packet.used[0] != Packet::UNUSED)
        {
            return found;
        }
        if self.static_kinds & kind::REPLACES != 0 {
            self.replacing_abilities(db, packet, target, &mut found);
        }
        // Shields of the same card are one effect: one of them applies (6.5.8).
        if packet.is_dealt() {
            for timed in self.timed.iter().filter(|timed| timed.is_shield_of(packet.target)) {
                let what = Replacing::Shield(self.card(timed.source).def);
                let nth = found.iter().filter(|other| other.source == timed.source).count() as u8;
                if !found.iter().any(|other| other.what == what) {
                    found.push(Candidate { source: timed.source, nth, what });
                }
            }
        }
        if self.rules.say(Question::ResistReplaces)
            && packet.harm == Harm::Dealt
            && !packet.whole
            && self.traits(target).resist > 0
            && !packet.has_used(target, RESIST)
        {
            let nth = found.iter().filter(|other| other.source == target).count() as u8;
            found.push(Candidate { source: target, nth, what: Replacing::Resist });
        }
        found
    }

    #[inline(never)]
    fn replacing_abilities(&self, db: &CardDb, packet: &Packet, target: CardId, found: &mut Candidates) {
        for seat in self.turn_order() {
            for source in self.speakers.iter().copied().filter(|id| self.card(*id).owner == seat) {
                for (i, replacement) in db.def(self.card(source).def).replacements.iter().enumerate() {
                    let in_window = match replacement.window {
                        Window::Always => true,
                        Window::YourTurn => self.is_active(seat),
                        Window::OpponentsTurn => self.are_opponents(self.active, seat),
                        Window::DoersTurn => self.is_active(self.card(target).owner),
                    };
                    let fits = match replacement.replaces {
                        Replaces::DealtDamage => packet.is_dealt(),
                        Replaces::TakenDamage => true,
                        Replaces::Banished => false,
                    };
                    let spent = replacement.once && self.card(source).used & USED_ONCE != 0;
                    let applies = in_window
                        && fits
                        && !spent
                        && !packet.has_used(source, i as u8)
                        && !self.loses(db, source, replacement.name)
                        && self.in_scope(db, replacement.subject, target, source, seat);
                    if applies {
                        let nth = found.iter().filter(|other| other.source == source).count() as u8;
                        found.push(Candidate { source, nth, what: Replacing::Ability(i as u8) });
                    }
                }
            }
        }
    }

    /// Damage can't be moved where it can't be removed, if moving is that.
    pub(crate) fn moved_damage_stays(&self, db: &CardDb) -> bool {
        self.rules.say(Question::MovingDamageRemovesIt) && self.damage_stays(db)
    }

    /// What is left of damage that is dealt to a card: nothing where it can't be dealt (1.2.2).
    fn can_be_dealt(&self, card: CardId, amount: u16, in_challenge: bool) -> u16 {
        let traits = self.traits(card);
        let immune = traits.cant & cant::BE_DEALT_DAMAGE != 0
            || (in_challenge && traits.cant & cant::TAKE_CHALLENGE_DAMAGE != 0);
        if immune { 0 } else { amount }
    }
}

impl Timed {
    fn is_shield_of(&self, card: CardRef) -> bool {
        self.what == TimedKind::Shield && self.on == card
    }
}

impl Run<'_> {
    pub fn run_damage(&mut self, effect: &Effect, op: DamageOp, ctx: &Ctx) {
        match op {
            DamageOp::Deal { n, to, whole } => {
                self.damage_by_effect(effect, n, to, (Harm::Dealt, whole), ctx);
            }
            DamageOp::Put { n, on } => self.damage_by_effect(effect, n, on, (Harm::Put, false), ctx),
            DamageOp::Remove { up_to, total, n, from, by, slot, healed } => {
                self.remove_some(effect, (up_to, total, n), from, by, (slot, healed), ctx);
            }
            DamageOp::Move { up_to, n, from, to, by, slot } => {
                self.move_damage(effect, (up_to, n), (from, to), by, slot, ctx);
            }
        }
    }

    /// Damage to each of these cards, all at once. What it comes to shows when it has landed.
    fn damage_by_effect(
        &mut self,
        effect: &Effect,
        n: Value,
        cards: Cards,
        (harm, whole): (Harm, bool),
        ctx: &Ctx,
    ) {
        self.g.refresh(self.db);
        let n = self.g.value(self.db, n, ctx).max(0) as u16;
        let mut list = self.gather_in_play(cards, ctx);
        list.retain(|id| self.g.takes_damage(self.db, *id));
        if list.is_empty() || n == 0 {
            return self.finish(Done::Nothing);
        }
        let base = self.g.packets.len() as u16;
        for id in &list {
            self.add_packet_as(effect.source, effect.you, *id, n, (harm, whole));
        }
        self.witness(true);
        self.advance();
        self.push(Frame::Damage { base, at: base });
    }

    fn add_packet(&mut self, by: CardRef, you: Seat, id: CardId, meant: u16, harm: Harm) {
        self.add_packet_as(by, you, id, meant, (harm, false));
    }

    /// The same; `whole`: nothing reduces it.
    fn add_packet_as(&mut self, by: CardRef, you: Seat, id: CardId, meant: u16, (harm, whole): (Harm, bool)) {
        let target = self.g.refer(id);
        // Nothing replaces what can't happen (1.2.2, 6.5.3).
        let struck = match harm {
            Harm::Dealt => self.g.can_be_dealt(id, meant, false),
            Harm::InChallenge => self.g.can_be_dealt(id, meant, true),
            Harm::Put | Harm::Moved(_) => meant,
        };
        let resist = match harm {
            Harm::Dealt if whole || !self.g.rules.say(Question::ResistComesBeforeReplacements) => 0,
            // 4.6.6.1: in a challenge reductions come first.
            Harm::Dealt | Harm::InChallenge => u16::from(self.g.traits(id).resist),
            Harm::Put | Harm::Moved(_) => 0,
        };
        let amount = struck.saturating_sub(resist);
        if amount < meant {
            self.tell_less(id, meant - amount, harm);
        }
        let (prevented, used) = (amount == 0, [Packet::UNUSED; 3]);
        self.g.packets.push(Packet { target, by, you, amount, struck, harm, prevented, whole, used });
    }

    /// Damage is not dealt, or less of it.
    fn tell_less(&mut self, card: CardId, n: u16, harm: Harm) {
        let immune = self.g.can_be_dealt(card, 1, harm == Harm::InChallenge) == 0;
        match immune {
            true => self.tell(rule(1, 2, 2, 0), What::Prevented { card }),
            false => self.tell(rule(8, 8, 1, 0), What::DamageReduced { card, n }),
        }
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
        let (first, second) = (self.g.refer(by), self.g.refer(target));
        let (mine, theirs) = (self.g.card(by).owner, self.g.card(target).owner);
        self.add_packet(first, mine, target, forth, Harm::InChallenge);
        self.add_packet(second, theirs, by, back, Harm::InChallenge);
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
        match self.g.replacements(self.db)[..] {
            [] => self.set_top(Frame::Damage { base, at: at + 1 }),
            [only] => self.apply_replacement(only),
            _ => {
                // 6.5.7: the player whose card is affected decides.
                let packet = &self.g.packets[usize::from(at)];
                let replacer = self.g.rules.say(Question::ReplacesOnceOnly);
                let seat = if replacer { packet.you } else { self.g.card(packet.target.id).owner };
                self.ask(Ask::Replacement { seat });
            }
        }
    }

    /// Applies the replacement effect that was chosen.
    pub fn replace_damage(&mut self, source: CardId, nth: u8) {
        let chosen = |candidate: &Candidate| (candidate.source, candidate.nth) == (source, nth);
        if let Some(candidate) = self.g.replacements(self.db).into_iter().find(chosen) {
            self.apply_replacement(candidate);
        }
    }

    /// Applies a replacement effect to the packet being looked at (6.5.7.3).
    fn apply_replacement(&mut self, candidate: Candidate) {
        let Some(Frame::Damage { at, .. }) = self.g.frames.last().copied() else { return };
        let Candidate { source, what, .. } = candidate;
        let at = usize::from(at);
        let Packet { target: card, harm, .. } = self.g.packets[at];
        // A first time has passed, whichever effect applies to it.
        for Candidate { source, what, .. } in self.g.replacements(self.db) {
            let Replacing::Ability(i) = what else { continue };
            if self.db.def(self.g.card(source).def).replacements[usize::from(i)].once {
                self.g.card_mut(source).used |= USED_ONCE;
            }
        }
        let instead = match what {
            // One is used, the others cease to exist (6.5.8).
            Replacing::Shield(def) => {
                let game = &mut *self.g;
                let (cards, all) = (&game.cards, game.rules.say(Question::EqualShieldsGoTogether));
                let mut first = true;
                let same = |timed: &Timed| timed.is_shield_of(card) && cards[timed.source.index()].def == def;
                game.timed.retain(|timed| !(same(timed) && (all || std::mem::take(&mut first))));
                Instead::Nothing
            }
            Replacing::Resist => {
                let resist = u16::from(self.g.traits(card.id).resist);
                let packet = &mut self.g.packets[at];
                packet.use_up(card.id, RESIST);
                packet.amount = packet.amount.saturating_sub(resist);
                return;
            }
            Replacing::Ability(i) => {
                self.db.def(self.g.card(source).def).replacements[usize::from(i)].instead
            }
        };
        let to = self.g.refer(source);
        // What one effect moves to a card from several others is taken in one go (1.9.1.4), and replaced as a whole.
        let whole = if harm.is_moved() { self.g.packets.len() } else { at + 1 };
        for packet in &mut self.g.packets[at..whole] {
            if packet.target != card || packet.harm.is_moved() != harm.is_moved() {
                continue;
            }
            if let Replacing::Ability(i) = what {
                packet.use_up(source, i);
            }
            // What was to happen does not (6.5.4).
            packet.prevented = true;
            packet.struck = 0;
            match instead {
                Instead::Nothing | Instead::Goes(_) => packet.amount = 0,
                // It is the doing of the effect that replaced it.
                Instead::PutOnSource => {
                    packet.target = to;
                    packet.by = to;
                    packet.harm = Harm::Put;
                }
            }
        }
        self.tell(rule(6, 5, 4, 0), What::DamageReplaced { card: card.id, by: source });
    }

    /// The damage of all packets from `base` on lands (6.7.2.3, 6.7.2.4).
    fn land(&mut self, base: u16) {
        self.g.refresh(self.db);
        let packets: SmallVec<[Packet; 8]> = self.g.packets.drain(usize::from(base)..).collect();
        let mut landed: SmallVec<[(Packet, CardId, u16); 8]> = SmallVec::new();
        let mut dealt: SmallVec<[(Packet, CardId, u16); 8]> = SmallVec::new();
        let (mut done, mut prevented) = (0, 0);
        for packet in &packets {
            let n = self.left_of(packet);
            if packet.harm == Harm::Dealt && n < packet.amount && self.g.find(packet.target).is_some() {
                self.tell_less(packet.target.id, packet.amount - n, packet.harm);
            }
            if n == 0 && self.is_dealt_all_the_same(packet) {
                done += 1;
                dealt.push((*packet, packet.target.id, packet.struck));
                continue;
            }
            prevented += usize::from(packet.prevented || n == 0);
            let Some(card) = self.g.find(packet.target).filter(|_| n > 0) else { continue };
            done += usize::from(!packet.prevented);
            let struck = self.g.card_mut(card);
            struck.damage = struck.damage.saturating_add(n);
            // 1.8.1.4
            struck.blame = packet.by.id;
            match packet.harm {
                Harm::Moved(from) => self.tell(rule(1, 9, 1, 4), What::DamageMoved { from, to: card, n }),
                Harm::InChallenge => self.tell(rule(4, 6, 6, 2), What::DamageDealt { card, n }),
                Harm::Dealt => self.tell(rule(1, 9, 1, 1), What::DamageDealt { card, n }),
                Harm::Put => self.tell(rule(1, 9, 1, 2), What::DamagePut { card, n }),
            }
            landed.push((*packet, card, n));
        }
        // 6.1.5.1: what was prevented or replaced was not done.
        self.note(match (done, prevented) {
            (0, 0) => Done::Nothing,
            (0, _) => Done::Prevented,
            (_, 0) => Done::All,
            (_, _) => Done::Part,
        });
        self.g.unchecked |= unchecked::DAMAGE;
        self.g.touch(dep::DAMAGE);
        // All that a card takes at once is one event.
        for (card, n) in in_one_go(&landed, |_| true) {
            let owner = self.g.card(card).owner;
            self.remember(Moment::TakesDamage, owner, card);
            self.fire(Moment::TakesDamage, card, CardId::NONE, owner, n as i16);
        }
        dealt.extend(landed);
        let any = self.g.rules.say(Question::AnyDamageIsDealt);
        for (card, n) in in_one_go(&dealt, |packet| packet.is_dealt() || any) {
            let owner = self.g.card(card).owner;
            self.fire(Moment::IsDealtDamage, card, CardId::NONE, owner, n as i16);
        }
        for (packet, card, n) in dealt {
            let moment = match packet.harm {
                Harm::Dealt if packet.by.id.is_some() => Moment::EffectDamage,
                Harm::InChallenge => Moment::DealsChallengeDamage,
                Harm::Dealt | Harm::Put | Harm::Moved(_) => continue,
            };
            let (by, n) = (packet.by.id, n as i16);
            let owner = self.g.card(by).owner;
            match moment {
                Moment::EffectDamage => self.fire(moment, card, by, owner, n),
                _ => self.fire(moment, by, card, owner, n),
            }
        }
    }

    /// How much of a packet lands: nothing of who has left the game (9.2.3).
    fn left_of(&self, packet: &Packet) -> u16 {
        if self.g.player(packet.you).out {
            return 0;
        }
        match packet.harm {
            // 8.8.1; in a challenge it was reduced before.
            Harm::Dealt if packet.whole => packet.amount,
            Harm::Dealt if self.g.rules.say(Question::ResistComesBeforeReplacements) => packet.amount,
            Harm::Dealt if self.g.rules.say(Question::ResistReplaces) => packet.amount,
            Harm::Dealt => match self.g.find(packet.target) {
                Some(card) => packet.amount.saturating_sub(u16::from(self.g.traits(card).resist)),
                None => 0,
            },
            // 8.8.3
            Harm::InChallenge | Harm::Put | Harm::Moved(_) => packet.amount,
        }
    }

    /// Damage that was reduced to 0 was dealt all the same, in some editions (1.9.5).
    fn is_dealt_all_the_same(&self, packet: &Packet) -> bool {
        self.g.rules.say(Question::ReducedToZeroIsDealt)
            && packet.struck > 0
            && packet.is_dealt()
            && !self.g.player(packet.you).out
            && self.g.find(packet.target).is_some()
    }

    /// Removes up to `n` damage; says how much it was (1.9.1.3).
    fn remove_damage(&mut self, card: CardId, n: u16, you: Seat, healed: Option<Reg>) -> u16 {
        let removed = if self.g.damage_stays(self.db) { 0 } else { n.min(self.g.card(card).damage) };
        if removed > 0 {
            self.g.card_mut(card).damage -= removed;
            self.g.touch(dep::DAMAGE);
            self.tell(rule(1, 9, 1, 3), What::DamageRemoved { card, n: removed });
            self.remember(Moment::DamageRemoved, you, card);
            self.fire(Moment::DamageRemoved, card, CardId::NONE, you, removed as i16);
            if let Some(reg) = healed {
                self.register(reg, &[card]);
            }
        }
        removed
    }

    /// Removes whatever damage there is.
    pub fn remove_all_damage(&mut self, card: CardId, you: Seat) {
        self.remove_damage(card, u16::MAX, you, None);
    }

    /// "Remove N damage from …", one card after the other; with "up to" the player says how much.
    fn remove_some(
        &mut self,
        effect: &Effect,
        (up_to, together, amount): (bool, bool, Value),
        from: Cards,
        by: Players,
        (slot, healed): (Option<u8>, Option<Reg>),
        ctx: &Ctx,
    ) {
        let seat = self.g.one_player(by, ctx).unwrap_or(effect.you);
        let list: CardList = self.gather_in_play(from, ctx);
        let most = self.g.value(self.db, amount, ctx).max(0) as u16;
        let mut total = if effect.cursor == 0 && effect.answer < 0 { 0 } else { effect.running };
        let mut cursor = usize::from(effect.cursor);
        let mut answer = effect.answer;
        while let Some(id) = list.get(cursor).copied() {
            let stays = self.g.damage_stays(self.db);
            // Of what all of them may lose together, the first ones had some.
            let left = if together { most.saturating_sub(total.max(0) as u16) } else { most };
            let max = if stays { 0 } else { left.min(self.g.card(id).damage) };
            if max > 0 {
                if up_to && answer < 0 {
                    self.keep_place(cursor, total);
                    return self.ask(Ask::Number { seat, min: 0, max });
                }
                let n = if up_to { (answer as u16).min(max) } else { max };
                answer = -1;
                total += self.remove_damage(id, n, seat, healed) as i16;
            }
            cursor += 1;
        }
        let wanted = list.len() as i16 * most.min(1000) as i16;
        let done = match total {
            0 if self.g.damage_stays(self.db) => Done::Prevented,
            0 => Done::Nothing,
            // A number that is not "up to" is wanted whole.
            n if !up_to && most < 1000 && n < wanted => Done::Part,
            _ => Done::All,
        };
        self.tally(slot, total);
        self.finish(done);
    }

    /// Remembers in the frame how far an op has come.
    fn keep_place(&mut self, cursor: usize, total: i16) {
        if let Some(top) = self.effect_mut() {
            top.cursor = cursor as u8;
            top.running = total;
            top.answer = -1;
        }
    }

    /// 1.9.1.4
    fn move_damage(
        &mut self,
        effect: &Effect,
        (up_to, amount): (bool, Value),
        (from, to): (Cards, Cards),
        by: Players,
        slot: Option<u8>,
        ctx: &Ctx,
    ) {
        let seat = self.g.one_player(by, ctx).unwrap_or(effect.you);
        let list: CardList = self.gather_in_play(from, ctx);
        let to = self.g.first_of(to, ctx).filter(|to| self.g.takes_damage(self.db, *to));
        let Some(to) = to else {
            self.tally(slot, 0);
            return self.finish(Done::Nothing);
        };
        let most = self.g.value(self.db, amount, ctx).max(0) as u16;
        let mut total = if effect.cursor == 0 && effect.answer < 0 { 0 } else { effect.running };
        let mut answer = effect.answer;
        let base = self.g.packets.len() as u16;
        let on_the_way = |g: &Game| g.packets.len() > usize::from(base);
        for (cursor, from) in list.iter().copied().enumerate().skip(usize::from(effect.cursor)) {
            let stays = self.g.moved_damage_stays(self.db);
            let max = if stays { 0 } else { most.min(self.g.card(from).damage) };
            if max == 0 || from == to {
                continue;
            }
            if up_to && answer < 0 {
                self.keep_place(cursor, total);
                return match on_the_way(self.g) {
                    // What was moved before arrives first.
                    true => self.push(Frame::Damage { base, at: base }),
                    false => self.ask(Ask::Number { seat, min: 0, max }),
                };
            }
            let n = if up_to { (answer as u16).min(max) } else { max };
            answer = -1;
            if n > 0 {
                self.g.card_mut(from).damage -= n;
                self.g.touch(dep::DAMAGE);
                if self.g.rules.say(Question::MovingDamageRemovesIt) {
                    self.remember(Moment::DamageRemoved, seat, from);
                    self.fire(Moment::DamageRemoved, from, CardId::NONE, seat, n as i16);
                }
                // 1.9.1.5: it is damage taken, so it may be replaced as such.
                self.add_packet(CardRef::NONE, effect.you, to, n, Harm::Moved(from));
                total += n as i16;
            }
        }
        self.tally(slot, total);
        if on_the_way(self.g) {
            self.witness(true);
            self.advance();
            self.push(Frame::Damage { base, at: base });
        } else {
            self.finish(Done::when(total > 0));
        }
    }
}

/// How much of such damage each card has got, in the order in which it landed.
fn in_one_go(
    landed: &[(Packet, CardId, u16)],
    counts: impl Fn(&Packet) -> bool,
) -> SmallVec<[(CardId, u16); 8]> {
    let mut sums: SmallVec<[(CardId, u16); 8]> = SmallVec::new();
    for (_, card, n) in landed.iter().filter(|(packet, ..)| counts(packet)) {
        match sums.iter_mut().find(|(other, _)| other == card) {
            Some((_, sum)) => *sum = sum.saturating_add(*n),
            None => sums.push((*card, *n)),
        }
    }
    sums
}
