//! Damage (1.9): putting it on cards after all replacement effects.

use crate::api::event::EventKind;
use crate::api::ids::{CardId, CardRef, Seat, rule};
use crate::edition::EditionQuestion;
use crate::effects::completion::Completion;
use crate::program::{Dependencies, Moment, MomentSet, Prohibitions};
use crate::run::GameRun;
use crate::state::frame::{AppliedReplacements, DamageKind, DamagePacket, Frame, Prompt};
use crate::state::{Game, PendingChecks};
use smallvec::SmallVec;
use wording::{CardType, KeywordKind};

impl Game {
    /// The amount of damage that can be dealt to a card: 0 if it can't be dealt damage (1.2.2).
    fn can_be_dealt(&self, card: CardId, amount: u16, in_challenge: bool) -> u16 {
        let traits = self.traits(card);
        let immune = traits.cant.has(Prohibitions::BE_DEALT_DAMAGE)
            || traits.cant.has(Prohibitions::TAKE_DAMAGE)
            || (in_challenge && traits.cant.has(Prohibitions::TAKE_CHALLENGE_DAMAGE));
        if immune { 0 } else { amount }
    }

    /// Whether the card takes no damage, however it comes: dealt, put or moved.
    pub(crate) fn takes_none(&self, card: CardId) -> bool {
        self.traits(card).cant.has(Prohibitions::TAKE_DAMAGE)
    }
}

impl GameRun<'_> {
    pub(crate) fn add_packet(&mut self, by: CardRef, you: Seat, id: CardId, meant: u16, harm: DamageKind) {
        self.add_packet_as(by, you, id, meant, (harm, false));
    }

    /// [`Self::add_packet`] with the option `whole`, which prevents reductions.
    pub(crate) fn add_packet_as(
        &mut self,
        by: CardRef,
        you: Seat,
        id: CardId,
        meant: u16,
        (harm, whole): (DamageKind, bool),
    ) {
        let target = self.g.refer(id);
        // An event that can't happen is not replaced (1.2.2, 6.5.3).
        let struck = match harm {
            DamageKind::Dealt => self.g.can_be_dealt(id, meant, false),
            DamageKind::InChallenge => self.g.can_be_dealt(id, meant, true),
            DamageKind::Put | DamageKind::Moved(_) if self.g.takes_none(id) => 0,
            DamageKind::Put | DamageKind::Moved(_) => meant,
        };
        let resist = match harm {
            DamageKind::Dealt
                if whole || !self.g.rules.say(EditionQuestion::ResistComesBeforeReplacements) =>
            {
                0
            }
            // 4.6.6.1: in a challenge, reductions come first.
            DamageKind::Dealt | DamageKind::InChallenge => {
                u16::from(self.g.traits(id).count(KeywordKind::Resist))
            }
            DamageKind::Put | DamageKind::Moved(_) => 0,
        };
        let amount = struck.saturating_sub(resist);
        if amount < meant {
            self.tell_less(id, meant - amount, harm);
        }
        let (prevented, used) = (amount == 0, AppliedReplacements::default());
        self.g.packets.push(DamagePacket { target, by, you, amount, struck, harm, prevented, whole, used });
    }

    /// Logs that damage was prevented or reduced.
    fn tell_less(&mut self, card: CardId, n: u16, harm: DamageKind) {
        let immune = self.g.can_be_dealt(card, 1, harm == DamageKind::InChallenge) == 0;
        match immune {
            true => {
                let by = match self.has_listener() {
                    true => self.g.what_stops(self.db, card, |g| {
                        g.can_be_dealt(card, 1, harm == DamageKind::InChallenge) == 0
                    }),
                    false => CardId::NONE,
                };
                self.tell(rule(1, 2, 2, 0), || EventKind::Prevented { card, by, n });
            }
            false => self.tell(rule(8, 8, 1, 0), || EventKind::DamageReduced { card, n }),
        }
    }

    /// 4.6.6: both cards deal damage equal to their Strength simultaneously; a location deals none (4.6.8.3).
    pub fn challenge_damage(&mut self, by: CardId, target: CardId) {
        self.g.refresh(self.db);
        // 4.6.6.1: negative Strength counts as 0.
        let strikes = |g: &Game, id: CardId| {
            let traits = g.traits(id);
            let by_strength = !traits.cant.has(Prohibitions::DAMAGE_BY_STRENGTH);
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
        self.add_packet(first, mine, target, forth, DamageKind::InChallenge);
        self.add_packet(second, theirs, by, back, DamageKind::InChallenge);
        self.push(Frame::Damage { base, at: base });
    }

    /// Offers the packets to replacement effects one by one (6.7.2.2), then puts all the damage on the cards
    /// at once.
    #[inline(never)]
    pub fn damage(&mut self, base: u16, at: u16) {
        if usize::from(at) >= self.g.packets.len() || self.g.nothing_replaces() {
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
                let replacer = self.g.rules.say(EditionQuestion::ReplacesOnceOnly);
                let seat = if replacer { packet.you } else { self.g.card(packet.target.id).owner };
                self.ask(Prompt::Replacement { seat, banished: CardRef::NONE });
            }
        }
    }

    /// Puts the damage of all packets from `base` on onto the cards (6.7.2.3, 6.7.2.4).
    fn land(&mut self, base: u16) {
        self.g.refresh(self.db);
        let mut landed: SmallVec<[PlacedDamage; 8]> = SmallVec::new();
        let mut dealt: SmallVec<[PlacedDamage; 8]> = SmallVec::new();
        let (mut done, mut prevented) = (0, 0);
        for at in usize::from(base)..self.g.packets.len() {
            let packet = &{ self.g.packets[at] };
            let n = self.left_of(packet);
            if packet.harm == DamageKind::Dealt && n < packet.amount && self.g.find(packet.target).is_some() {
                self.tell_less(packet.target.id, packet.amount - n, packet.harm);
            }
            if n == 0 && self.is_dealt_all_the_same(packet) {
                done += 1;
                dealt.push(PlacedDamage::of(packet, packet.struck));
                continue;
            }
            prevented += usize::from(packet.prevented || n == 0);
            let Some(card) = self.g.find(packet.target).filter(|_| n > 0) else { continue };
            done += usize::from(!packet.prevented);
            let struck = self.g.card_mut(card);
            struck.damage = struck.damage.saturating_add(n);
            let now = struck.damage;
            // 1.8.1.4
            struck.blame = packet.by.id;
            match packet.harm {
                DamageKind::Moved(from) => {
                    self.tell(rule(1, 9, 1, 4), || EventKind::DamageMoved { from, to: card, n })
                }
                DamageKind::InChallenge => {
                    self.tell(rule(4, 6, 6, 2), || EventKind::DamageDealt { card, n, now })
                }
                DamageKind::Dealt => self.tell(rule(1, 9, 1, 1), || EventKind::DamageDealt { card, n, now }),
                DamageKind::Put => self.tell(rule(1, 9, 1, 2), || EventKind::DamagePut { card, n, now }),
            }
            landed.push(PlacedDamage::of(packet, n));
        }
        self.g.packets.truncate(usize::from(base));
        // 6.1.5.1: a prevented or replaced effect was not done.
        self.note(match (done, prevented) {
            (0, 0) => Completion::Nothing,
            (0, _) => Completion::Prevented,
            (_, 0) => Completion::All,
            (_, _) => Completion::Part,
        });
        self.g.unchecked |= PendingChecks::DAMAGE;
        self.g.touch(Dependencies::DAMAGE);
        // All damage that a card takes simultaneously is one event.
        for i in 0..landed.len() {
            if let Some((card, n)) = in_one_go(&landed, i, true) {
                let owner = self.g.card(card).owner;
                self.remember(Moment::TakesDamage, owner, card);
                self.fire(Moment::TakesDamage, card, CardId::NONE, owner, n as i16);
            }
        }
        if self.g.listens.has(DEALT) || self.db.remembers.has(DEALT) {
            dealt.extend_from_slice(&landed);
            self.fire_dealt(&dealt);
        }
    }

    /// Triggers abilities about dealt damage.
    #[inline(never)]
    fn fire_dealt(&mut self, dealt: &[PlacedDamage]) {
        let any = self.g.rules.say(EditionQuestion::AnyDamageIsDealt);
        for i in 0..dealt.len() {
            if let Some((card, n)) = in_one_go(dealt, i, any) {
                let owner = self.g.card(card).owner;
                self.fire(Moment::IsDealtDamage, card, CardId::NONE, owner, n as i16);
            }
        }
        for &PlacedDamage { card, by, n, harm } in dealt {
            let moment = match harm {
                DamageKind::Dealt if by.is_some() => Moment::EffectDamage,
                DamageKind::InChallenge => Moment::DealsChallengeDamage,
                DamageKind::Dealt | DamageKind::Put | DamageKind::Moved(_) => continue,
            };
            let n = n as i16;
            let owner = self.g.card(by).owner;
            match moment {
                Moment::EffectDamage => self.fire(moment, card, by, owner, n),
                _ => self.fire(moment, by, card, owner, n),
            }
        }
    }

    /// The final damage of a packet: none from a player who has left the game (9.2.3).
    fn left_of(&self, packet: &DamagePacket) -> u16 {
        if self.g.player(packet.you).out {
            return 0;
        }
        match packet.harm {
            // 8.8.1; in a challenge the damage was reduced earlier.
            DamageKind::Dealt if packet.whole => packet.amount,
            DamageKind::Dealt if self.g.rules.say(EditionQuestion::ResistComesBeforeReplacements) => {
                packet.amount
            }
            DamageKind::Dealt if self.g.rules.say(EditionQuestion::ResistReplaces) => packet.amount,
            DamageKind::Dealt => match self.g.find(packet.target) {
                Some(card) => {
                    packet.amount.saturating_sub(u16::from(self.g.traits(card).count(KeywordKind::Resist)))
                }
                None => 0,
            },
            // 8.8.3
            DamageKind::InChallenge | DamageKind::Put | DamageKind::Moved(_) => packet.amount,
        }
    }

    /// Whether damage reduced to 0 still counts as dealt, which depends on the edition (1.9.5).
    fn is_dealt_all_the_same(&self, packet: &DamagePacket) -> bool {
        self.g.rules.say(EditionQuestion::ReducedToZeroIsDealt)
            && packet.struck > 0
            && packet.is_dealt()
            && !self.g.player(packet.you).out
            && self.g.find(packet.target).is_some()
    }
}

/// The events about dealt damage.
const DEALT: MomentSet = MomentSet::of(Moment::IsDealtDamage)
    .with(MomentSet::of(Moment::EffectDamage))
    .with(MomentSet::of(Moment::DealsChallengeDamage));

/// Damage that has been put on a card.
#[derive(Clone, Copy)]
struct PlacedDamage {
    card: CardId,
    by: CardId,
    n: u16,
    harm: DamageKind,
}

impl PlacedDamage {
    fn of(packet: &DamagePacket, n: u16) -> PlacedDamage {
        PlacedDamage { card: packet.target.id, by: packet.by.id, n, harm: packet.harm }
    }
}

/// The card that this damage was put on and the sum of its damage, either all of it or only what was dealt
/// (`any`). `None` if an earlier entry is about the same card.
fn in_one_go(landed: &[PlacedDamage], at: usize, any: bool) -> Option<(CardId, u16)> {
    let PlacedDamage { card, harm, .. } = landed[at];
    let counts = |harm: DamageKind| any || harm.is_dealt();
    let same = |one: &&PlacedDamage| one.card == card && counts(one.harm);
    if !counts(harm) || landed[..at].iter().any(|one| same(&one)) {
        return None;
    }
    let sum = landed[at..].iter().filter(same).fold(0u16, |sum, one| sum.saturating_add(one.n));
    Some((card, sum))
}
