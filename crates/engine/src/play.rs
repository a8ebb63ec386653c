//! Playing a card (4.3): paying for it, and what becomes of it then.

use crate::action::Payment;
use crate::allow::FreePlay;
use crate::effects::SINGING;
use crate::event::What;
use crate::frame::{Ask, EffectKind, Frame, PlayStep, Playing};
use crate::ids::{CardId, Seat, rule};
use crate::program::{Moment, dep};
use crate::run::Run;
use crate::state::{Picked, Zone, unchecked};
use crate::zones::End;

impl Run<'_> {
    pub fn begin_play(&mut self, seat: Seat, card: CardId, payment: Payment, nested: bool) {
        let step = PlayStep::Pay;
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
        }));
    }

    #[inline(never)]
    pub fn play(&mut self, playing: Playing) {
        match playing.step {
            PlayStep::Pay => self.pay_for(playing),
            PlayStep::Paid => self.paid(playing),
            PlayStep::Enter => self.enter(playing),
        }
    }

    fn pay_for(&mut self, playing: Playing) {
        let Playing { card, seat, payment, .. } = playing;
        let cost = if playing.free { 0 } else { self.g.payment_cost(self.db, seat, card, payment) };
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
            Payment::Ink => self.pay_ink(seat, cost, rule(4, 3, 2, 4)),
            Payment::Shift(_) => {
                self.pay_ink(seat, cost, rule(8, 10, 1, 0));
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
        let on_exerted = matches!(playing.payment, Payment::Shift(base) if self.g.card(base).exerted);
        let exerted =
            playing.exerted || on_exerted || self.enters_exerted(card) || self.next_is_exerted(seat, card);
        self.set_top(Frame::Play(Playing { step: PlayStep::Enter, exerted, ..playing }));
        if !exerted && self.may_enter_exerted(card) {
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
        let mut at = self.g.frames.len();
        while at > 0
            && matches!(
                self.g.frames[at - 1],
                Frame::Effect(_) | Frame::ActionDone(_) | Frame::ActionToBottom(_) | Frame::Play(_)
            )
        {
            at -= 1;
        }
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
        let Playing { card, seat, payment, exerted, chose, paid, .. } = playing;
        self.g.frames.pop();
        let damage = self.enters_with_damage(card);
        let base = match payment {
            Payment::Shift(base) => Some(base),
            Payment::Ink | Payment::Sing(_) | Payment::SingTogether | Payment::Free => None,
        };
        let next = self.next_for(seat, card);
        let base = base.filter(|base| self.g.card(*base).zone == Zone::Play);
        match base {
            Some(base) => {
                // Who is covered sees what covers it; the card that they speak of is the one in play then.
                let waiting = self.g.bag.len();
                self.fire(Moment::PlayedOn, card, base, seat, 0);
                self.shift_onto(card, base);
                let now = self.g.refer(card);
                for entry in &mut self.g.bag[waiting..] {
                    if entry.subject.id == card {
                        entry.subject = now;
                    }
                }
            }
            None => {
                self.g.put(self.db, card, Zone::Play, End::Last);
                self.g.card_mut(card).drying = true;
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
            What::Moved { card, def: Some(self.g.card(card).def), from: Zone::Resolving, to: Zone::Play },
        );
        self.g.refresh(self.db);
        if i32::from(self.g.card(card).damage) >= i32::from(self.g.traits(card).willpower) {
            self.g.unchecked |= unchecked::DAMAGE;
        }
        self.remember(Moment::Played, seat, card);
        self.fire(Moment::Played, card, CardId::NONE, seat, paid);
        if let Some(base) = base {
            self.remember(Moment::PlayedOn, seat, card);
            self.fire_own_shift(card, base);
        }
        if chose && let Some(pc) = self.entered_exerted(card) {
            let source = self.g.refer(card);
            self.start_effect(pc, source, seat, EffectKind::Ability);
        }
    }

    /// 8.10.2–8.10.6: the new character takes over state, damage, place and effects; the old one lies under it.
    fn shift_onto(&mut self, card: CardId, base: CardId) {
        let old = *self.g.card(base);
        let old_ref = self.g.refer(base);
        self.g.put(self.db, card, Zone::Play, End::Last);
        self.g.put_under(self.db, base, card, true);
        let new = self.g.card_mut(card);
        new.exerted = old.exerted;
        new.drying = old.drying;
        new.damage = old.damage;
        new.at = old.at;
        new.shifted = true;
        let new_ref = self.g.refer(card);
        for timed in &mut self.g.timed {
            if timed.on == old_ref {
                timed.on = new_ref;
            }
        }
    }
}
