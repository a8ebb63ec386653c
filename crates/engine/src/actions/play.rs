//! Playing a card (4.3): whether and how it may be played, paying for it, and putting it into play or
//! resolving it.

use crate::api::action::{Payment, Reason};
use crate::api::event::EventKind;
use crate::api::ids::{CardId, CardRef, Seat, rule};
use crate::edition::EditionQuestion;
use crate::legal::{Verdict, ensure};
use crate::program::card_db::{CardDb, CardDef, ShiftOnto};
use crate::program::{
    CardTest, Dependencies, Filter, KindSet, Moment, NextDef, Pc, RuleKinds, StaticRule, StaticScope,
};
use crate::run::GameRun;
use crate::state::frame::{EffectKind, Frame, PlayFrame, PlayStep, Prompt};
use crate::state::query::Ctx;
use crate::state::zones::ListEnd;
use crate::state::{EffectEnd, Game, PendingChecks, TimedEffect, TimedEffectKind, UsedAbilities, Zone};
use smallvec::SmallVec;

impl Game {
    /// Whether no "can't play" effect applies (1.2.2).
    #[inline]
    pub(crate) fn check_may_play(&self, db: &CardDb, def: &CardDef, seat: Seat, id: CardId) -> Verdict {
        if !(self.static_kinds | def.static_kinds).has(RuleKinds::CANT_PLAY) {
            return Ok(());
        }
        self.check_not_barred(db, seat, id)
    }

    #[inline(never)]
    fn check_not_barred(&self, db: &CardDb, seat: Seat, id: CardId) -> Verdict {
        let barred = self.forbids_itself(db, seat, id) || self.is_barred(db, seat, id);
        ensure(!barred, rule(1, 2, 2, 0), Reason::CantPlay(id))
    }

    /// Whether an ability in play, or an effect that lasts, forbids the player to play the card.
    pub(crate) fn is_barred(&self, db: &CardDb, seat: Seat, id: CardId) -> bool {
        let mut barred = false;
        let def = db.def(self.card(id).def);
        for timed in &self.timed {
            if let TimedEffectKind::NameBan(like) = timed.kind {
                let like = db.def(like);
                let shares = || like.names.iter().any(|name| def.names.contains(name));
                barred |= timed.you == seat && like.kind == def.kind && shares();
            }
        }
        self.each_static(db, RuleKinds::CANT_PLAY, |(source, you, _), rule| {
            if let StaticRule::CantPlay { who, what } = rule {
                let ctx = Ctx::of(self, source, you);
                barred |= self.is_among(*who, seat, &ctx) && self.fits_anywhere(db, *what, id, &ctx);
            }
        });
        barred
    }

    /// Whether it is public that the player can't play any card matching this filter: a rule forbids all
    /// cards of a broader one.
    pub(crate) fn may_play_nothing(&self, db: &CardDb, seat: Seat, like: &Filter) -> bool {
        let mut nothing = false;
        self.each_static(db, RuleKinds::CANT_PLAY, |(source, you, _), rule| {
            if let StaticRule::CantPlay { who, what } = rule
                && self.is_among(*who, seat, &Ctx::of(self, source, you))
            {
                let forbidden = &db.filters[usize::from(what.0)];
                nothing |= forbidden.tests.iter().all(|test| is_implied(test, &like.tests));
            }
        });
        nothing
    }

    #[inline(always)]
    pub(crate) fn check_play(&self, db: &CardDb, seat: Seat, id: CardId, payment: Payment) -> Verdict {
        let elsewhere = self.card(id).zone != Zone::Hand && self.may_play_from_there(db, seat, id);
        if !elsewhere {
            self.check_in(id, seat, Zone::Hand, rule(4, 3, 2, 0), Reason::NotInHand(id))?;
        }
        self.check_way(db, seat, id, payment)
    }

    /// Whether a card could be played with this payment from its player's hand.
    #[inline(always)]
    pub(crate) fn check_way(&self, db: &CardDb, seat: Seat, id: CardId, payment: Payment) -> Verdict {
        let def = db.def(self.card(id).def);
        self.check_may_play(db, def, seat, id)?;
        self.check_payment(db, def, seat, id, payment)
    }

    /// Whether the player can make this payment for a card that may be played (4.3.2.2).
    #[inline(always)]
    pub(crate) fn check_payment(
        &self,
        db: &CardDb,
        def: &CardDef,
        seat: Seat,
        id: CardId,
        payment: Payment,
    ) -> Verdict {
        match payment {
            Payment::Ink => self.check_ready_ink(seat, self.cost_in_ink(db, def, seat, id)),
            payment => self.check_other_payment(db, def, seat, id, payment),
        }
    }

    #[inline(never)]
    fn check_other_payment(
        &self,
        db: &CardDb,
        def: &CardDef,
        seat: Seat,
        id: CardId,
        payment: Payment,
    ) -> Verdict {
        match payment {
            Payment::Ink => self.check_ready_ink(seat, self.cost_in_ink(db, def, seat, id)),
            Payment::Shift(base) => self.check_shift(db, def, seat, id, base),
            Payment::Sing(singer) => self.check_sing(db, seat, id, singer),
            Payment::SingTogether => self.check_sing_together(db, seat, id),
            Payment::Free => {
                ensure(self.free_play(db, seat, id).is_some(), rule(1, 5, 5, 3), Reason::NotFree(id))
            }
        }
    }

    /// How the card may be played for free, if it may (1.5.5.3).
    pub(crate) fn free_play(&self, db: &CardDb, seat: Seat, id: CardId) -> Option<FreePlay> {
        let mut way = None;
        let def = db.def(self.card(id).def);
        self.each_own_rule(db, def, seat, id, RuleKinds::FREE, |rule| match rule {
            StaticRule::PlayFree(StaticScope::This) => way = Some(FreePlay::Free),
            StaticRule::PlayFreeFor(pc)
                if way.is_none() && self.payable(db, *pc, Pc::MAX, &Ctx::of(self, id, seat), id) =>
            {
                way = Some(FreePlay::For(*pc));
            }
            _ => {}
        });
        self.each_static(db, RuleKinds::FREE, |(source, you, _), rule| {
            if let StaticRule::PlayFree(scope @ StaticScope::Fits(_)) = rule
                && you == seat
                && self.in_scope(db, *scope, id, source, you)
            {
                way = Some(FreePlay::Free);
            }
        });
        way
    }

    /// Whether the card itself currently forbids playing it.
    pub(crate) fn forbids_itself(&self, db: &CardDb, seat: Seat, id: CardId) -> bool {
        let mut barred = false;
        let def = db.def(self.card(id).def);
        self.each_own_rule(db, def, seat, id, RuleKinds::CANT_PLAY, |rule| {
            if let StaticRule::CantPlayThis(who) = rule {
                barred |= self.is_among(*who, seat, &Ctx::of(self, id, seat));
            }
        });
        barred
    }

    /// Calls `f` with each card that an effect lets the player play from another zone than their hand.
    pub(crate) fn each_playable_elsewhere(&self, db: &CardDb, seat: Seat, mut f: impl FnMut(CardId)) {
        if !self.static_kinds.has(RuleKinds::PLAY_FROM) {
            return;
        }
        let mut found: SmallVec<[CardId; 8]> = SmallVec::new();
        self.each_static(db, RuleKinds::PLAY_FROM, |(source, you, _), rule| {
            if let StaticRule::PlayFrom { what, .. } = rule
                && you == seat
            {
                self.each_fit(db, *what, &Ctx::of(self, source, you), |id| {
                    let card = self.card(id);
                    // Nobody knows a facedown card (5.1.1.10).
                    if card.owner == seat && !card.facedown && !found.contains(&id) {
                        found.push(id);
                    }
                    true
                });
            }
        });
        found.into_iter().for_each(&mut f);
    }

    pub(crate) fn may_play_from_there(&self, db: &CardDb, seat: Seat, id: CardId) -> bool {
        let mut may = false;
        self.each_playable_elsewhere(db, seat, |open| may |= open == id);
        may
    }

    /// Whether the card is in another zone than the hand and the effects that let the player play it from
    /// there make it enter exerted.
    pub(crate) fn enters_exerted_from_there(&self, db: &CardDb, seat: Seat, id: CardId) -> bool {
        if !self.static_kinds.has(RuleKinds::PLAY_FROM) || self.card(id).zone == Zone::Hand {
            return false;
        }
        let (mut so, mut otherwise) = (false, false);
        self.each_static(db, RuleKinds::PLAY_FROM, |(source, you, _), rule| {
            if let StaticRule::PlayFrom { what, exerted, .. } = rule
                && you == seat
                && self.fits(db, *what, id, &Ctx::of(self, source, you))
            {
                so |= exerted;
                otherwise |= !exerted;
            }
        });
        so && !otherwise
    }

    /// The source of the effect that lets the player play this card from another zone, if that effect then forbids
    /// other cards with its name.
    fn played_once_each(&self, db: &CardDb, seat: Seat, id: CardId) -> Option<CardId> {
        if !self.static_kinds.has(RuleKinds::PLAY_FROM) || self.card(id).zone == Zone::Hand {
            return None;
        }
        let (mut by, mut otherwise) = (None, false);
        self.each_static(db, RuleKinds::PLAY_FROM, |(source, you, _), rule| {
            if let StaticRule::PlayFrom { what, once_each, .. } = rule
                && you == seat
                && self.fits(db, *what, id, &Ctx::of(self, source, you))
            {
                by = by.or(once_each.then_some(source));
                otherwise |= !once_each;
            }
        });
        by.filter(|_| !otherwise)
    }
}

/// Whether every card that passes the `by` tests also passes this one.
fn is_implied(test: &CardTest, by: &[CardTest]) -> bool {
    by.iter().any(|known| match (test, known) {
        (CardTest::Kind(all), CardTest::Kind(some)) => all.has_all(*some) || *some == SONG && all.has(ACTION),
        (test, known) => test == known,
    })
}

/// Songs are actions (5.4.4.1).
const ACTION: KindSet = KindSet::of(wording::Kind::Action);
const SONG: KindSet = KindSet::of(wording::Kind::Song);

impl GameRun<'_> {
    pub fn begin_play(&mut self, seat: Seat, card: CardId, payment: Payment, nested: bool) -> PlayFrame {
        let step = match payment {
            Payment::Shift(_) | Payment::SingTogether => PlayStep::Choose,
            Payment::Ink | Payment::Sing(_) | Payment::Free => PlayStep::Pay,
        };
        let playing = PlayFrame {
            card,
            seat,
            payment,
            from: self.g.card(card).zone,
            step,
            nested,
            free: false,
            exerted: false,
            chose: false,
            paid: -1,
            sang: u16::MAX,
            second: CardId::NONE,
            drops: u16::MAX,
        };
        self.push(Frame::Play(playing));
        playing
    }

    /// Performs the steps of playing a card, one after another as far as possible. The frame stores the
    /// progress only when something else has to happen in between.
    #[inline(never)]
    pub fn play(&mut self, mut playing: PlayFrame) {
        while self.play_step(&mut playing) {
            if !self.may_go_on() {
                return self.set_top(Frame::Play(playing));
            }
        }
    }

    /// Performs one step. Returns whether the next one may follow immediately.
    #[inline(always)]
    fn play_step(&mut self, playing: &mut PlayFrame) -> bool {
        match playing.step {
            PlayStep::Choose => {
                self.ask_for_cards(*playing);
                false
            }
            PlayStep::Pay => self.pay_for(playing),
            PlayStep::Paid => self.paid(playing),
            PlayStep::Enter => {
                self.enter(*playing);
                false
            }
        }
    }

    #[inline(never)]
    fn ask_for_cards(&mut self, playing: PlayFrame) {
        self.set_top(Frame::Play(PlayFrame { step: PlayStep::Pay, ..playing }));
        if playing.payment == Payment::SingTogether {
            self.announce(&playing);
            let need = self.db.def(self.g.card(playing.card).def).sing_together.unwrap_or(0);
            self.ask(Prompt::Singers { seat: playing.seat, song: playing.card, need, sum: 0, n: 0 });
        } else if self.g.has_partner(self.db, &playing) {
            let def = self.db.def(self.g.card(playing.card).def);
            let shift = self.g.shift_of(self.db, def, playing.seat, playing.card);
            let must = shift.is_some_and(|shift| matches!(shift.onto, ShiftOnto::Duo(..)));
            self.ask(Prompt::Partner { seat: playing.seat, must });
        }
    }

    fn pay_for(&mut self, playing: &mut PlayFrame) -> bool {
        let PlayFrame { card, seat, payment, .. } = *playing;
        let cost = if playing.free { 0 } else { self.g.payment_cost(self.db, seat, card, payment) };
        let for_ink = matches!(payment, Payment::Ink | Payment::Shift(_)) && !playing.free;
        let mut drops = 0;
        if for_ink && self.g.player(seat).ink_drops > 0 {
            let (min, max) = self.g.drops_for(seat, cost);
            if playing.drops == u16::MAX && min < max {
                self.ask(Prompt::Drops { seat, min, max });
                return false;
            }
            drops = if playing.drops == u16::MAX { min } else { playing.drops };
        }
        let exerted = playing.exerted || self.g.enters_exerted_from_there(self.db, seat, card);
        if let Some(source) = self.g.played_once_each(self.db, seat, card) {
            let kind = TimedEffectKind::NameBan(self.g.card(card).def);
            let (on, until) = (CardRef::NONE, EffectEnd::EndOfTurn);
            self.g.timed.push(TimedEffect { kind, on, source, you: seat, until });
            self.g.index_speakers(self.db);
        }
        if self.g.static_kinds.has(RuleKinds::PAY_LESS) {
            self.use_up_discounts(seat, card, matches!(payment, Payment::Shift(_)));
        }
        let way = match payment {
            Payment::Free if !playing.free => self.g.free_play(self.db, seat, card),
            _ => None,
        };
        if self.g.card(card).zone != Zone::Resolving {
            self.announce(playing);
        }
        self.g.card_mut(card).drops = drops.min(u16::from(u8::MAX)) as u8;
        playing.paid = if for_ink { cost as i16 } else { -1 };
        (playing.step, playing.exerted) = (PlayStep::Paid, exerted);
        if payment == Payment::Ink {
            self.pay_ink(seat, cost, drops, rule(4, 3, 2, 4));
            return true;
        }
        self.set_top(Frame::Play(*playing));
        self.pay_otherwise(playing, (cost, drops), way);
        match self.g.frames.last() {
            Some(Frame::Play(next)) => {
                *playing = *next;
                true
            }
            // Something else has to happen first.
            _ => false,
        }
    }

    /// 4.3.2.1: reveals the card.
    fn announce(&mut self, &PlayFrame { seat, card, payment, .. }: &PlayFrame) {
        self.tell(rule(4, 3, 2, 1), || EventKind::Played { seat, card, payment });
        self.relocate_quietly(card, Zone::Resolving);
    }

    /// Pays for a card in another way than with ink alone.
    #[inline(never)]
    fn pay_otherwise(&mut self, playing: &PlayFrame, (cost, drops): (u16, u16), way: Option<FreePlay>) {
        let PlayFrame { card, seat, payment, .. } = *playing;
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
            Payment::Sing(singer) => self.sing(seat, card, &[singer]),
            Payment::SingTogether => {
                let singers = self.take_named_singers();
                self.sing(seat, card, &singers);
            }
            Payment::Free => {
                if let Some(FreePlay::For(pc)) = way {
                    let source = self.g.refer(card);
                    self.start_effect(pc, source, seat, EffectKind::Ability);
                }
            }
        }
    }

    fn paid(&mut self, playing: &mut PlayFrame) -> bool {
        let PlayFrame { card, seat, .. } = *playing;
        let def = self.db.def(self.g.card(card).def);
        if def.kind == wording::CardType::Action {
            self.g.frames.pop();
            self.play_action(*playing);
            return false;
        }
        // Few cards have rules about entering play, and usually no other card in play does.
        let ruled = (def.static_kinds | self.g.static_kinds).has(RuleKinds::ENTERS);
        // 8.10.2
        let on_exerted = playing.has_bases() && playing.bases().any(|base| self.g.card(base).exerted);
        let exerted = playing.exerted
            || on_exerted
            || ruled && self.enters_exerted(card)
            || self.next_is_exerted(seat, card);
        (playing.step, playing.exerted) = (PlayStep::Enter, exerted);
        let first = exerted
            && self.g.rules.say(EditionQuestion::OwnEnteringComesFirst)
            && self.entered_exerted(card).is_some();
        let may = ruled || def.has(wording::KeywordKind::Bodyguard);
        if first || (!exerted && may && self.may_enter_exerted(card)) {
            self.set_top(Frame::Play(*playing));
            self.ask(Prompt::EnterExerted { seat });
            return false;
        }
        true
    }

    /// 4.3.3.2, or 6.7.7.1 if an effect plays it.
    fn play_action(&mut self, playing: PlayFrame) {
        let PlayFrame { card, seat, nested, paid, sang, .. } = playing;
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
        // Its effect resolves after those that are resolving now and those already waiting.
        let at = self.below_effects();
        self.g.frames.insert(at, Frame::ActionDone(card));
        if let Some(pc) = self.db.def(self.g.card(card).def).program {
            self.start_effect(pc, source, seat, EffectKind::Action);
            let frame = self.g.frames.pop();
            if let Some(Frame::Effect(mut effect)) = frame {
                // The base of its registers is set when it starts.
                effect.base = u16::MAX;
                effect.sang = sang;
                self.g.frames.insert(at + 1, Frame::Effect(effect));
            }
        }
    }

    /// 4.3.3.1, 6.7.8, 8.10
    fn enter(&mut self, playing: PlayFrame) {
        self.g.frames.pop();
        if playing.has_bases() || !self.g.timed.is_empty() {
            return self.enter_with_more(&playing);
        }
        let PlayFrame { card, seat, paid, .. } = playing;
        let damage = self.enters_with_damage(card);
        self.g.put_into_play(self.db, card);
        self.g.card_mut(card).drying = true;
        self.entered(&playing, damage, &[]);
        self.fire(Moment::Played, card, CardId::NONE, seat, paid);
        self.choice_of_entering(&playing);
    }

    /// [`Self::enter`] for a card played by Shift, or when timed effects may apply to it.
    #[inline(never)]
    fn enter_with_more(&mut self, playing: &PlayFrame) {
        let PlayFrame { card, seat, paid, .. } = *playing;
        let damage = self.enters_with_damage(card);
        let covered: SmallVec<[CardId; 2]> =
            playing.bases().filter(|base| self.g.card(*base).zone == Zone::Play).collect();
        let nexts = self.next_for(seat, card);
        // A covered card sees the card on top of it. The bag entries must refer to that card as it is once in
        // play.
        let waiting = self.g.bag.len();
        if covered.is_empty() {
            self.g.put(self.db, card, Zone::Play, ListEnd::Last);
            self.g.card_mut(card).drying = true;
        } else {
            let shift = self.g.shift_of(self.db, self.db.def(self.g.card(card).def), seat, card);
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
        self.entered(playing, damage, &nexts);
        if self.g.rules.say(EditionQuestion::CoveredCardSeesWhatCoversIt) {
            for base in &covered {
                self.fire_covered(*base, card, seat, paid);
            }
        }
        self.fire(Moment::Played, card, CardId::NONE, seat, paid);
        if let Some(base) = covered.first() {
            self.remember(Moment::PlayedOn, seat, card);
            self.fire_own_shift(card, *base);
        }
        self.choice_of_entering(playing);
    }

    /// Completes entering play: exerted or damaged state, prepared effects, log and memory.
    #[inline(always)]
    fn entered(&mut self, playing: &PlayFrame, damage: u16, nexts: &[(CardId, NextDef)]) {
        let PlayFrame { card, seat, exerted, chose, .. } = *playing;
        if exerted {
            self.g.card_mut(card).exerted = true;
        }
        self.g.card_mut(card).damage += damage;
        self.g.touch(Dependencies::EXERT | Dependencies::DAMAGE);
        for (source, next) in nexts {
            self.give_next(*source, seat, card, *next);
        }
        let def = self.g.card(card).def;
        let (from, to) = (Zone::Resolving, Zone::Play);
        self.tell(rule(4, 3, 3, 1), || EventKind::Moved { card, def: Some(def), from, to, bottom: false });
        if exerted {
            let guards = chose && self.db.def(def).has(wording::KeywordKind::Bodyguard);
            let number = if guards { rule(8, 3, 2, 0) } else { rule(4, 3, 3, 1) };
            self.tell(number, || EventKind::Exerted { card });
        }
        self.g.refresh(self.db);
        if i32::from(self.g.card(card).damage) >= i32::from(self.g.traits(card).willpower)
            && !self.g.is_kind(self.db, card, wording::CardType::Item)
        {
            self.g.unchecked |= PendingChecks::DAMAGE;
        }
        self.remember(Moment::Played, seat, card);
    }

    /// Runs the effect for the choice to enter exerted.
    #[inline(always)]
    fn choice_of_entering(&mut self, playing: &PlayFrame) {
        if playing.chose
            && let Some(pc) = self.entered_exerted(playing.card)
        {
            let source = self.g.refer(playing.card);
            self.start_effect(pc, source, playing.seat, EffectKind::Ability);
        }
    }

    /// Uses up once-a-turn discounts that fit this card (4.3.6, 6.1.13.2).
    pub fn use_up_once(&mut self, seat: Seat, card: CardId) {
        let mut used: SmallVec<[CardId; 4]> = SmallVec::new();
        self.g.each_static(self.db, RuleKinds::PAY_LESS, |(source, you, _), rule| {
            if let StaticRule::PayLess { what, once: true, .. } = rule
                && you == seat
                && self.g.in_scope(self.db, *what, card, source, you)
            {
                used.push(source);
            }
        });
        for source in used {
            self.g.card_mut(source).used |= UsedAbilities::STANDING;
        }
    }

    /// Uses up discounts for the next card that fits, however this one is paid for (4.3.6).
    pub fn use_up_discounts(&mut self, seat: Seat, card: CardId, shifting: bool) {
        self.use_up_once(seat, card);
        let mut i = 0;
        while i < self.g.timed.len() {
            let timed = self.g.timed[i];
            let used = match timed.kind {
                TimedEffectKind::PayLessForNextShift(..) if !shifting => false,
                TimedEffectKind::PayLessForNext(_, filter, name) => {
                    let ctx = Ctx { name, ..Ctx::of(self.g, timed.source, seat) };
                    timed.you == seat && self.g.fits_anywhere(self.db, filter, card, &ctx)
                }
                TimedEffectKind::PayLessForNextShift(_, filter) => {
                    timed.you == seat
                        && self.g.fits_anywhere(self.db, filter, card, &Ctx::of(self.g, timed.source, seat))
                }
                TimedEffectKind::Strength(_)
                | TimedEffectKind::Willpower(_)
                | TimedEffectKind::Lore(_)
                | TimedEffectKind::Keyword(..)
                | TimedEffectKind::Lose(_)
                | TimedEffectKind::Cant(_)
                | TimedEffectKind::Rule(_)
                | TimedEffectKind::Class(_)
                | TimedEffectKind::Ability(_)
                | TimedEffectKind::SingCost(_)
                | TimedEffectKind::Toll(_)
                | TimedEffectKind::ChallengeReady(_)
                | TimedEffectKind::CantChallenge(_)
                | TimedEffectKind::Shield
                | TimedEffectKind::NameBan(_)
                | TimedEffectKind::TheNext(_)
                | TimedEffectKind::Watch(..) => false,
            };
            if used {
                self.g.timed.remove(i);
                self.g.index_speakers(self.db);
            } else {
                i += 1;
            }
        }
    }
}

/// How a card may be played without paying its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FreePlay {
    /// At no cost.
    Free,
    /// In exchange for what this program does.
    For(Pc),
}
