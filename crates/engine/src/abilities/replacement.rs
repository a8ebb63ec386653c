//! Replacement effects (6.5): which apply to damage, and in which order.

use crate::api::event::What;
use crate::api::ids::{CardId, CardRef, DefId, rule};
use crate::edition::Question;
use crate::program::card_db::CardDb;
use crate::program::{Instead, Replaces, Window, kind};
use crate::run::Run;
use crate::state::frame::{Frame, Harm, Packet};
use crate::state::{Game, Timed, TimedKind, USED_ONCE};
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

    /// Whether nothing here replaces any damage: most of the time.
    #[inline]
    pub(crate) fn nothing_replaces(&self) -> bool {
        self.static_kinds & kind::REPLACES == 0
            && !self.rules.say(Question::ResistReplaces)
            && !self.timed.iter().any(|timed| timed.what == TimedKind::Shield)
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
}

impl Timed {
    fn is_shield_of(&self, card: CardRef) -> bool {
        self.what == TimedKind::Shield && self.on == card
    }
}

impl Run<'_> {
    /// Applies the replacement effect that was chosen.
    pub fn replace_damage(&mut self, source: CardId, nth: u8) {
        let chosen = |candidate: &Candidate| (candidate.source, candidate.nth) == (source, nth);
        if let Some(candidate) = self.g.replacements(self.db).into_iter().find(chosen) {
            self.apply_replacement(candidate);
        }
    }

    /// Applies a replacement effect to the packet being looked at (6.5.7.3).
    pub(crate) fn apply_replacement(&mut self, candidate: Candidate) {
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
}
