//! Playing a card (4.3): paying for it, and what becomes of it then.

use crate::action::Payment;
use crate::allow::FreePlay;
use crate::db::ShiftOnto;
use crate::edition::Question;
use crate::effects::SINGING;
use crate::event::What;
use crate::frame::{Ask, EffectKind, Frame, PlayStep, Playing};
use crate::ids::{CardId, Seat, rule};
use crate::program::{Moment, dep};
use crate::run::Run;
use crate::state::{Picked, Timed, TimedKind, Until, Zone, unchecked};
use crate::zones::End;
use smallvec::SmallVec;

impl Run<'_> {
    pub fn begin_play(&mut self, seat: Seat, card: CardId, payment: Payment, nested: bool) {
        let step = match payment {
            Payment::Shift(_) => PlayStep::Partner,
            Payment::Ink | Payment::Sing(_) | Payment::SingTogether | Payment::Free => PlayStep::Pay,
        };
        self.push(Frame::Play(Playing {
            card,
            seat,
            payment,
            step,
            nested,
            free: false,
            exerted: false,
            chose: false,
            paid: -1,
            sang: u16::MAX,
            second: CardId::NONE,
            drops: u16::MAX,
        }));
    }

    #[inline(never)]
    pub fn play(&mut self, playing: Playing) {
        match playing.step {
            PlayStep::Partner => {
                self.set_top(Frame::Play(Playing { step: PlayStep::Pay, ..playing }));
                if self.g.has_partner(self.db, &playing) {
                    let def = self.db.def(self.g.card(playing.card).def);
                    let shift = self.g.shift_of(self.db, def, playing.seat, playing.card);
                    let must = shift.is_some_and(|shift| matches!(shift.onto, ShiftOnto::Duo(..)));
                    self.ask(Ask::Partner { seat: playing.seat, must });
                }
            }
            PlayStep::Pay => self.pay_for(playing),
            PlayStep::Paid => self.paid(playing),
            PlayStep::Enter => self.enter(playing),
        }
    }

    fn pay_for(&mut self, playing: Playing) {
        let Playing { card, seat, payment, .. } = playing;
        let cost = if playing.free { 0 } else { self.g.payment_cost(self.db, seat, card, payment) };
        let for_ink = matches!(payment, Payment::Ink | Payment::Shift(_)) && !playing.free;
        let (min, max) = if for_ink { self.g.drops_for(seat, cost) } else { (0, 0) };
        if playing.drops == u16::MAX && min < max {
            return self.ask(Ask::Drops { seat, min, max });
        }
        let drops = if playing.drops == u16::MAX { min } else { playing.drops };
        let exerted = playing.exerted || self.g.enters_exerted_from_there(self.db, seat, card);
        // 4.3.2.1: from now on everyone sees it.
        self.tell(rule(4, 3, 2, 1), What::Played { seat, card, payment });
        self.use_up_discounts(seat, card, matches!(payment, Payment::Shift(_)));
        let way = match payment {
            Payment::Free if !playing.free => self.g.free_play(self.db, seat, card),
            _ => None,
        };
        self.relocate_quietly(card, Zone::Resolving);
        let paid = match payment {
            Payment::Ink | Payment::Shift(_) if !playing.free => cost as i16,
            Payment::Ink | Payment::Shift(_) | Payment::Sing(_) | Payment::SingTogether | Payment::Free => -1,
        };
        self.set_top(Frame::Play(Playing { step: PlayStep::Paid, paid, exerted, ..playing }));
        match payment {
            Payment::Ink => self.pay_ink(seat, cost, drops, rule(4, 3, 2, 4)),
            Payment::Shift(_) => {
                self.pay_ink(seat, cost, drops, rule(8, 10, 1, 0));
                let def = self.db.def(self.g.card(card).def);
                let shift = self.g.shift_of(self.db, def, seat, card).filter(|_| !playing.free);
                if let Some(pc) = shift.and_then(|shift| shift.program) {
                    let source = self.g.refer(card);
                    self.start_effect(pc, source, seat, EffectKind::Ability);
                }
            }
            Payment::Sing(singer) => {
                self.sing_with(singer, card);
                self.song_sung(seat, card);
            }
            Payment::SingTogether => {
                let need = self.db.def(self.g.card(card).def).sing_together.unwrap_or(0);
                self.ask(Ask::Singers { seat, song: card, need, sum: 0, n: 0 });
            }
            Payment::Free => {
                if let Some(FreePlay::For(pc)) = way {
                    let source = self.g.refer(card);
                    self.start_effect(pc, source, seat, EffectKind::Ability);
                }
            }
        }
    }

    /// A character exerts to sing; its triggers wait for the song (4.1.5).
    pub fn sing_with(&mut self, singer: CardId, song: CardId) {
        self.exert(singer, rule(5, 4, 4, 2));
        self.tell(rule(5, 4, 4, 2), What::Sang { card: singer, song });
        let owner = self.g.card(singer).owner;
        self.fire(Moment::Sings, singer, song, owner, 0);
        let card = self.g.refer(singer);
        self.g.picked.push(Picked { reg: SINGING, rounds: [0; 2], card });
    }

    fn paid(&mut self, playing: Playing) {
        let Playing { card, seat, .. } = playing;
        let def = self.db.def(self.g.card(card).def);
        if def.kind == ability::CardType::Action {
            self.g.frames.pop();
            self.play_action(playing);
            return;
        }
        // 8.10.2
        let on_exerted = playing.bases().any(|base| self.g.card(base).exerted);
        let exerted =
            playing.exerted || on_exerted || self.enters_exerted(card) || self.next_is_exerted(seat, card);
        self.set_top(Frame::Play(Playing { step: PlayStep::Enter, exerted, ..playing }));
        let first = exerted
            && self.g.rules.say(Question::OwnEnteringComesFirst)
            && self.entered_exerted(card).is_some();
        if first || (!exerted && self.may_enter_exerted(card)) {
            self.ask(Ask::EnterExerted { seat });
        }
    }

    /// 4.3.3.2, or 6.7.7.1 when an effect plays it.
    fn play_action(&mut self, playing: Playing) {
        let Playing { card, seat, nested, paid, sang, .. } = playing;
        self.remember(Moment::Played, seat, card);
        self.fire(Moment::Played, card, CardId::NONE, seat, paid);
        let source = self.g.refer(card);
        if !nested {
            self.push(Frame::ActionDone(card));
            if let Some(pc) = self.db.def(self.g.card(card).def).program {
                self.start_effect(pc, source, seat, EffectKind::Action);
                if let Some(effect) = self.effect_mut() {
                    effect.sang = sang;
                }
            }
            return;
        }
        // Its effect waits below the effects that are resolving now, after those that wait already.
        let at = self.below_effects();
        self.g.frames.insert(at, Frame::ActionDone(card));
        if let Some(pc) = self.db.def(self.g.card(card).def).program {
            self.start_effect(pc, source, seat, EffectKind::Action);
            let frame = self.g.frames.pop();
            if let Some(Frame::Effect(mut effect)) = frame {
                // Its registers begin where they are when it starts.
                effect.base = u16::MAX;
                effect.sang = sang;
                self.g.frames.insert(at + 1, Frame::Effect(effect));
            }
        }
    }

    /// 4.3.3.1, 6.7.8, 8.10
    fn enter(&mut self, playing: Playing) {
        let Playing { card, seat, exerted, chose, paid, .. } = playing;
        self.g.frames.pop();
        let damage = self.enters_with_damage(card);
        let here = |base: &CardId| self.g.card(*base).zone == Zone::Play;
        let covered: SmallVec<[CardId; 2]> = playing.bases().filter(here).collect();
        let next = self.next_for(seat, card);
        // Who is covered sees what covers it; the card that they speak of is the one in play then.
        let waiting = self.g.bag.len();
        let shift = self.g.shift_of(self.db, self.db.def(self.g.card(card).def), seat, card);
        if covered.is_empty() {
            self.g.put(self.db, card, Zone::Play, End::Last);
            self.g.card_mut(card).drying = true;
        } else {
            for base in &covered {
                self.fire(Moment::PlayedOn, card, *base, seat, 0);
            }
            self.shift_onto(card, &covered);
            let now = self.g.refer(card);
            for entry in &mut self.g.bag[waiting..] {
                if entry.subject.id == card {
                    entry.subject = now;
                }
            }
            if shift.is_some_and(|shift| shift.temporary) {
                self.comes_back(card, seat);
            }
        }
        if exerted {
            self.g.card_mut(card).exerted = true;
        }
        self.g.card_mut(card).damage += damage;
        self.g.touch(dep::EXERT | dep::DAMAGE);
        for (source, next) in next {
            self.give_next(source, seat, card, next);
        }
        self.tell(
            rule(4, 3, 3, 1),
            What::Moved {
                card,
                def: Some(self.g.card(card).def),
                from: Zone::Resolving,
                to: Zone::Play,
                bottom: false,
            },
        );
        if exerted {
            self.tell(rule(4, 3, 4, 0), What::Exerted { card });
        }
        self.g.refresh(self.db);
        if i32::from(self.g.card(card).damage) >= i32::from(self.g.traits(card).willpower) {
            self.g.unchecked |= unchecked::DAMAGE;
        }
        self.remember(Moment::Played, seat, card);
        if self.g.rules.say(Question::CoveredCardSeesWhatCoversIt) {
            for base in &covered {
                self.fire_covered(*base, card, seat, paid);
            }
        }
        self.fire(Moment::Played, card, CardId::NONE, seat, paid);
        if let Some(base) = covered.first() {
            self.remember(Moment::PlayedOn, seat, card);
            self.fire_own_shift(card, *base);
        }
        if chose && let Some(pc) = self.entered_exerted(card) {
            let source = self.g.refer(card);
            self.start_effect(pc, source, seat, EffectKind::Ability);
        }
    }

    /// 8.10.2–8.10.6: the new character takes over state, damage, place and effects; the old one lies under it.
    fn shift_onto(&mut self, card: CardId, bases: &[CardId]) {
        self.g.put(self.db, card, Zone::Play, End::Last);
        // The first one named lies uppermost.
        for base in bases.iter().rev() {
            let old = *self.g.card(*base);
            let old_ref = self.g.refer(*base);
            self.g.put_under(self.db, *base, card, true);
            let new = self.g.card_mut(card);
            // 8.10.4.2: of two, one that is exerted or drying is enough.
            new.exerted |= old.exerted;
            new.drying |= old.drying;
            // 8.10.6
            new.damage = new.damage.saturating_add(old.damage);
            new.at = old.at;
            new.shifted = true;
            let (new_ref, under_ref) = (self.g.refer(card), self.g.refer(*base));
            let returns = TimedKind::Watch(self.db.temporary, true);
            for timed in self.g.timed.iter_mut().filter(|timed| timed.on == old_ref) {
                // What sends a card back goes on watching over that card.
                timed.on = if timed.what == returns { under_ref } else { new_ref };
            }
        }
    }

    /// 8.10.8.5: at the end of the turn the card goes back to the hand.
    fn comes_back(&mut self, card: CardId, you: Seat) {
        let what = TimedKind::Watch(self.db.temporary, true);
        let until = Until::EndOfNextTurnOf { seat: you, after: self.g.turn.saturating_sub(1) };
        self.g.timed.push(Timed { what, on: self.g.refer(card), source: card, you, until });
        self.g.index_speakers(self.db);
    }
}
