//! Replacement effects (6.5): which ones apply to damage, banishing and ink drops, and in which order.

use crate::api::event::EventKind;
use crate::api::ids::{CardId, CardRef, DefId, Seat, rule};
use crate::edition::EditionQuestion;
use crate::program::card_db::CardDb;
use crate::program::{Dest, ReplacedEvent, ReplacementDef, RuleKinds, Substitute, TurnWindow};
use crate::run::GameRun;
use crate::state::frame::{
    AppliedReplacements, DamageKind, DamagePacket, DropsFrame, EffectKind, Frame, Prompt,
};
use crate::state::query::Ctx;
use crate::state::{Game, TimedEffect, TimedEffectKind, UsedAbilities};
use smallvec::SmallVec;
use wording::KeywordKind;

/// A replacement effect that can apply to the current damage, banishing or ink drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReplacementCandidate {
    pub source: CardId,
    /// Its number among the candidates with this source.
    pub nth: u8,
    what: ReplacementSource,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReplacementSource {
    /// An ability of the source, by its index among the card's replacements.
    Ability(u8),
    /// A "the next time" effect (6.5): a timed effect on the card, with the definition of its source.
    Shield(DefId),
    /// The card's own Resist, in editions that count it as a replacement effect.
    Resist,
}

/// Represents Resist in the list of replacement effects already applied to a packet of damage.
const RESIST: u8 = u8::MAX;

impl ReplacementSource {
    fn is_ability(self, i: u8) -> bool {
        self == ReplacementSource::Ability(i)
    }
}

/// The candidates, numbered per source.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReplacementCandidates(SmallVec<[ReplacementCandidate; 4]>);

impl ReplacementCandidates {
    fn add(&mut self, source: CardId, what: ReplacementSource) {
        let nth = self.iter().filter(|other| other.source == source).count() as u8;
        self.0.push(ReplacementCandidate { source, nth, what });
    }
}

impl std::ops::Deref for ReplacementCandidates {
    type Target = [ReplacementCandidate];

    fn deref(&self) -> &[ReplacementCandidate] {
        &self.0
    }
}

impl Game {
    /// The damage that a replacement effect may currently apply to.
    fn current_packet(&self) -> Option<&DamagePacket> {
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
            | Frame::Drops(_)
            | Frame::Ask(_) => None,
        })
    }

    /// The replacement effects that can apply to the current damage (6.5.3) and have not applied to it yet
    /// (6.5.5), in turn order.
    pub(crate) fn replacements(&self, db: &CardDb) -> ReplacementCandidates {
        if let Some(&Frame::Ask(Prompt::Replacement { banished, .. })) = self.frames.last()
            && let Some(card) = self.find(banished)
        {
            return self.instead_of_banishing(db, card);
        }
        if let Some(coming) = self.coming_drops() {
            return self.instead_of_drop(db, coming);
        }
        let mut found = ReplacementCandidates::default();
        let Some(packet) = self.current_packet() else { return found };
        let Some(target) = self.find(packet.target) else { return found };
        if packet.amount == 0
            || (self.rules.say(EditionQuestion::ReplacesOnceOnly) && !packet.used.is_empty())
        {
            return found;
        }
        if self.static_kinds.has(RuleKinds::REPLACES) {
            self.replacing_abilities(db, packet, target, &mut found);
        }
        // Shields from the same card are one effect: one of them applies (6.5.8).
        if packet.is_dealt() {
            for timed in self.timed.iter().filter(|timed| timed.is_shield_of(packet.target)) {
                let what = ReplacementSource::Shield(self.card(timed.source).def);
                if !found.iter().any(|other| other.what == what) {
                    found.add(timed.source, what);
                }
            }
        }
        if self.rules.say(EditionQuestion::ResistReplaces)
            && packet.harm == DamageKind::Dealt
            && !packet.whole
            && self.traits(target).count(KeywordKind::Resist) > 0
            && !packet.used.has(target, RESIST)
        {
            found.add(target, ReplacementSource::Resist);
        }
        found
    }

    /// The ink drops that a replacement effect may currently apply to.
    fn coming_drops(&self) -> Option<&DropsFrame> {
        self.frames.iter().rev().find(|frame| !matches!(frame, Frame::Ask(_))).and_then(Frame::coming)
    }

    /// The replacement effects for an ink drop, in turn order. An effect does not apply to the ink drops that
    /// it gives itself (6.5.5).
    fn instead_of_drop(&self, db: &CardDb, coming: &DropsFrame) -> ReplacementCandidates {
        let mut found = ReplacementCandidates::default();
        if coming.met.is_full() || coming.left == 0 || !self.static_kinds.has(RuleKinds::REPLACES) {
            return found;
        }
        // Copies of a card have the same effect; one of them applies (6.5.8).
        let same = |(other, nth): (CardId, u8), source: CardId, i: u8| {
            nth == i && self.card(other).def == self.card(source).def
        };
        self.each_replacement(db, coming.seat, |source, seat, i, replacement| {
            let ReplacedEvent::InkDrop(who) = replacement.replaces else { return };
            let mut met = self.frames.iter().filter_map(Frame::coming).flat_map(|coming| coming.met.iter());
            let applies = self.is_among(who, coming.seat, &Ctx::of(self, source, seat))
                && !met.any(|met| same(met, source, i))
                && !found.iter().any(|other| other.what.is_ability(i) && same((other.source, i), source, i));
            if applies {
                found.add(source, ReplacementSource::Ability(i));
            }
        });
        found
    }

    /// The effects that replace the banishing of a card, in turn order. Copies of a card have the same
    /// effect; one of them applies (6.5.8).
    pub(crate) fn instead_of_banishing(&self, db: &CardDb, card: CardId) -> ReplacementCandidates {
        let mut found = ReplacementCandidates::default();
        self.each_replacement(db, self.card(card).owner, |source, seat, i, replacement| {
            let same = |other: &ReplacementCandidate| {
                other.what.is_ability(i) && self.card(other.source).def == self.card(source).def
            };
            if let (ReplacedEvent::Banished, Substitute::Goes(_)) =
                (replacement.replaces, replacement.instead)
                && self.in_scope(db, replacement.subject, card, source, seat)
                && !found.iter().any(same)
            {
                found.add(source, ReplacementSource::Ability(i));
            }
        });
        found
    }

    /// Where the card goes instead, if the replacement effect moves it.
    pub(crate) fn goes_instead(&self, db: &CardDb, candidate: ReplacementCandidate) -> Option<Dest> {
        let ReplacementSource::Ability(i) = candidate.what else { return None };
        match db.def(self.card(candidate.source).def).replacements[usize::from(i)].instead {
            Substitute::Goes(dest) => Some(dest),
            Substitute::Nothing | Substitute::PutOnSource | Substitute::Do(_) => None,
        }
    }

    /// Calls `f` with every replacement ability that currently works, in turn order, for an event that
    /// affects `whose`: the source, its player, the ability's index and the ability.
    pub(crate) fn each_replacement(
        &self,
        db: &CardDb,
        whose: Seat,
        mut f: impl FnMut(CardId, Seat, u8, &ReplacementDef),
    ) {
        for seat in self.turn_order() {
            for source in self.speakers.iter().copied().filter(|id| self.card(*id).owner == seat) {
                for (i, replacement) in db.def(self.card(source).def).replacements.iter().enumerate() {
                    let spent = replacement.once && self.card(source).used.has(UsedAbilities::STANDING);
                    if !spent
                        && self.is_in_window(replacement.window, seat, whose)
                        && !self.loses(db, source, replacement.name)
                    {
                        f(source, seat, i as u8, replacement);
                    }
                }
            }
        }
    }

    /// Whether the window of `seat`'s replacement effect is open for an event that affects `whose`.
    fn is_in_window(&self, window: TurnWindow, seat: Seat, whose: Seat) -> bool {
        match window {
            TurnWindow::Always => true,
            TurnWindow::YourTurn => self.is_active(seat),
            TurnWindow::OpponentsTurn => self.are_opponents(self.active, seat),
            TurnWindow::DoersTurn => self.is_active(whose),
        }
    }

    /// Whether no damage can be replaced at the moment, the usual case.
    #[inline]
    pub(crate) fn nothing_replaces(&self) -> bool {
        !self.static_kinds.has(RuleKinds::REPLACES)
            && !self.rules.say(EditionQuestion::ResistReplaces)
            && !self.timed.iter().any(|timed| timed.kind == TimedEffectKind::Shield)
    }

    #[inline(never)]
    fn replacing_abilities(
        &self,
        db: &CardDb,
        packet: &DamagePacket,
        target: CardId,
        found: &mut ReplacementCandidates,
    ) {
        self.each_replacement(db, self.card(target).owner, |source, seat, i, replacement| {
            let fits = match replacement.replaces {
                ReplacedEvent::DealtDamage => packet.is_dealt(),
                ReplacedEvent::TakenDamage => true,
                ReplacedEvent::Banished | ReplacedEvent::InkDrop(_) => false,
            };
            if fits
                && !packet.used.has(source, i)
                && self.in_scope(db, replacement.subject, target, source, seat)
            {
                found.add(source, ReplacementSource::Ability(i));
            }
        });
    }
}

impl DropsFrame {
    pub fn new(seat: Seat, n: u16) -> DropsFrame {
        DropsFrame { seat, left: n, kept: 0, replaced: false, met: AppliedReplacements::default() }
    }

    /// Moves on to the next ink drop.
    fn next(&mut self) {
        *self =
            DropsFrame { left: self.left - 1, replaced: false, met: AppliedReplacements::default(), ..*self };
    }
}

impl TimedEffect {
    fn is_shield_of(&self, card: CardRef) -> bool {
        self.kind == TimedEffectKind::Shield && self.on == card
    }
}

impl GameRun<'_> {
    /// Applies the replacement effect that was chosen.
    pub fn replace(&mut self, source: CardId, nth: u8) {
        let chosen = |candidate: &ReplacementCandidate| (candidate.source, candidate.nth) == (source, nth);
        if let Some(candidate) = self.g.replacements(self.db).iter().copied().find(chosen) {
            self.apply_replacement(candidate);
        }
    }

    /// Offers the ink drops to replacement effects one by one, then gives the remaining ones.
    #[inline(never)]
    pub fn drops_come(&mut self, mut coming: DropsFrame) {
        if coming.replaced {
            coming.next();
            return self.set_top(Frame::Drops(coming));
        }
        if coming.left == 0 {
            self.g.frames.pop();
            return self.get_drops(coming.seat, coming.kept);
        }
        match self.g.replacements(self.db)[..] {
            [] => {
                coming.kept += 1;
                coming.next();
                self.set_top(Frame::Drops(coming));
            }
            [only] => self.apply_replacement(only),
            // 6.5.7: the player who would get it decides.
            _ => self.ask(Prompt::Replacement { seat: coming.seat, banished: CardRef::NONE }),
        }
    }

    /// Marks the current ink drop as replaced by the program that runs in its place (6.5.4).
    pub fn replace_drop(&mut self, by: CardId) {
        if let Some(coming) = self.g.frames.iter_mut().rev().find_map(Frame::coming_mut) {
            coming.replaced = true;
            let seat = coming.seat;
            self.tell(rule(6, 5, 4, 0), || EventKind::DropReplaced { seat, by });
        }
    }

    /// Runs the program of a replacement effect in place of the current ink drop.
    fn replace_one_drop(&mut self, source: CardId, i: u8) {
        let replacement = self.db.def(self.g.card(source).def).replacements[usize::from(i)];
        if let Some(Frame::Drops(coming)) = self.g.frames.last_mut() {
            coming.met.add(source, i);
        }
        if replacement.once {
            self.g.card_mut(source).used |= UsedAbilities::STANDING;
        }
        if let Substitute::Do(program) = replacement.instead {
            let (card, you) = (self.g.refer(source), self.g.card(source).owner);
            self.start_effect(program, card, you, EffectKind::Ability);
        }
    }

    /// Applies a replacement effect to the current damage or ink drop (6.5.7.3).
    pub(crate) fn apply_replacement(&mut self, candidate: ReplacementCandidate) {
        if let (Some(Frame::Drops(_)), ReplacementSource::Ability(i)) = (self.g.frames.last(), candidate.what)
        {
            return self.replace_one_drop(candidate.source, i);
        }
        let Some(Frame::Damage { at, .. }) = self.g.frames.last().copied() else { return };
        let ReplacementCandidate { source, what, .. } = candidate;
        let at = usize::from(at);
        let DamagePacket { target: card, harm, .. } = self.g.packets[at];
        // This was the first time, whichever effect applies to it.
        for ReplacementCandidate { source, what, .. } in self.g.replacements(self.db).iter().copied() {
            let ReplacementSource::Ability(i) = what else { continue };
            if self.db.def(self.g.card(source).def).replacements[usize::from(i)].once {
                self.g.card_mut(source).used |= UsedAbilities::STANDING;
            }
        }
        let mut shields = 0;
        let instead = match what {
            // One is used; under some editions the others of this kind go with it (6.5.8).
            ReplacementSource::Shield(def) => {
                let game = &mut *self.g;
                let (cards, all) = (&game.cards, game.rules.say(EditionQuestion::EqualShieldsGoTogether));
                let (mut first, mut gone) = (true, 0);
                let same =
                    |timed: &TimedEffect| timed.is_shield_of(card) && cards[timed.source.index()].def == def;
                game.timed.retain(|timed| {
                    let goes = same(timed) && (all || std::mem::take(&mut first));
                    gone += usize::from(goes);
                    !goes
                });
                shields = gone;
                Substitute::Nothing
            }
            ReplacementSource::Resist => {
                let resist = u16::from(self.g.traits(card.id).count(KeywordKind::Resist));
                let packet = &mut self.g.packets[at];
                packet.use_up(card.id, RESIST);
                packet.amount = packet.amount.saturating_sub(resist);
                return;
            }
            ReplacementSource::Ability(i) => {
                self.db.def(self.g.card(source).def).replacements[usize::from(i)].instead
            }
        };
        let to = self.g.refer(source);
        let mut n = 0u16;
        // Damage that one effect moves to a card from several others is taken at once (1.9.1.4) and replaced
        // as a whole.
        let whole = if harm.is_moved() { self.g.packets.len() } else { at + 1 };
        for packet in &mut self.g.packets[at..whole] {
            if packet.target != card || packet.harm.is_moved() != harm.is_moved() {
                continue;
            }
            if let ReplacementSource::Ability(i) = what {
                packet.use_up(source, i);
            }
            n = n.saturating_add(packet.amount);
            // The original event does not happen (6.5.4).
            packet.prevented = true;
            packet.struck = 0;
            match instead {
                Substitute::Nothing | Substitute::Goes(_) | Substitute::Do(_) => packet.amount = 0,
                // The replacing effect puts the damage on its source.
                Substitute::PutOnSource => {
                    packet.target = to;
                    packet.by = to;
                    packet.harm = DamageKind::Put;
                }
            }
        }
        self.tell(rule(6, 5, 4, 0), || EventKind::DamageReplaced { card: card.id, by: source, n });
        for nth in 0..shields {
            let number = if nth == 0 { rule(6, 5, 4, 0) } else { rule(6, 5, 8, 0) };
            self.tell(number, || EventKind::ShieldGone { card: card.id, by: source, used: nth == 0 });
        }
        if harm.is_moved() {
            self.uncount_moved(n);
        }
    }
}
