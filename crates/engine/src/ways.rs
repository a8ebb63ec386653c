//! Ways of playing cards that effects open, players and singers that effects speak of, and abilities that cards lose.

use crate::action::Payment;
use crate::db::{CardDb, fold};
use crate::exec::Some16;
use crate::frame::{Ask, Effect, EffectKind, Frame};
use crate::ids::{CardId, Seat};
use crate::program::{Cards, Moment, Op, Pc, SINGERS, StaticRule, Way, cant, kind};
use crate::query::Ctx;
use crate::run::Run;
use crate::state::{Game, TimedKind, USED_ONCE, Until, Zone};
use ability::CardType;
use smallvec::SmallVec;

impl Game {
    /// Whether the card, in play, is without its ability of that story name.
    #[inline]
    pub(crate) fn loses(&self, db: &CardDb, source: CardId, name: Option<u16>) -> bool {
        self.static_kinds & kind::LOSES != 0 && name.is_some_and(|name| self.loses_some(db, source, name))
    }

    fn loses_some(&self, db: &CardDb, id: CardId, name: u16) -> bool {
        let mut lost = false;
        self.each_static(db, kind::LOSES, |(source, you, _), rule| {
            if let StaticRule::LosesAbility { on, name: gone } = rule {
                lost |= *gone == name && self.in_scope(db, *on, id, source, you);
            }
        });
        lost && self.card(id).zone == Zone::Play
    }

    pub(crate) fn loses_activated(&self, db: &CardDb, id: CardId, ability: u8) -> bool {
        if self.static_kinds & kind::LOSES == 0 {
            return false;
        }
        let name = db.ability_name(self.card(id).def, ability);
        self.loses(db, id, name.and_then(|name| db.ability_names.get(&fold(name)).copied()))
    }

    /// Calls `f` with each card that an effect lets the player play from where it is.
    pub(crate) fn each_playable_elsewhere(&self, db: &CardDb, seat: Seat, mut f: impl FnMut(CardId)) {
        if self.static_kinds & kind::PLAY_FROM == 0 {
            return;
        }
        let mut found: SmallVec<[CardId; 8]> = SmallVec::new();
        self.each_static(db, kind::PLAY_FROM, |(source, you, _), rule| {
            if let StaticRule::PlayFrom(filter) = rule
                && you == seat
            {
                self.each_fit(db, *filter, &Ctx::of(self, source, you), |id| {
                    let card = self.card(id);
                    // What lies facedown nobody knows (5.1.1.10).
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

    /// Whether the card can be played by Shift onto some character now.
    pub(crate) fn is_shiftable(&self, db: &CardDb, id: CardId, free: bool) -> bool {
        let owner = self.card(id).owner;
        self.zone(owner, Zone::Play).any(|base| self.is_shift_base(db, id, base, free))
    }

    pub(crate) fn is_shift_base(&self, db: &CardDb, id: CardId, base: CardId, free: bool) -> bool {
        let seat = self.card(id).owner;
        if free {
            self.check_may_play(db, db.def(self.card(id).def), seat, id).is_ok()
                && self.check_shift_base(db, seat, id, base).is_ok()
        } else {
            self.check_way(db, seat, id, Payment::Shift(base)).is_ok()
        }
    }

    pub(crate) fn can_sing(&self, db: &CardDb, song: CardId, singer: CardId) -> bool {
        self.check_way(db, self.card(song).owner, song, Payment::Sing(singer)).is_ok()
    }

    /// Whether a card can be played in this way; `empty` are registers that nothing can be chosen into.
    pub(crate) fn is_way(&self, db: &CardDb, what: Cards, way: Way, empty: &[u8], ctx: &Ctx) -> bool {
        let Some(id) = self.first_of(what, ctx) else {
            // It is still to be chosen, among those for which the way is open.
            return matches!(what, Cards::Reg(reg) if !empty.contains(&reg));
        };
        let seat = self.card(id).owner;
        let check = |payment| self.check_way(db, seat, id, payment).is_ok();
        match way {
            Way::Ink => check(Payment::Ink),
            Way::SingTogether => check(Payment::SingTogether),
            Way::Free => check(Payment::Free),
            Way::Shift { base: with, .. } | Way::Sing(with) => !empty.contains(&with),
        }
    }

    /// The card, if it has gone to its player's discard and nowhere else since it was spoken of (7.1.6).
    pub(crate) fn recalled(&self, card: Cards, ctx: &Ctx) -> Option<CardId> {
        let known = self.single(card, ctx);
        let now = known.id.is_some().then(|| self.card(known.id))?;
        (now.zone == Zone::Discard && now.life == known.life.wrapping_add(1)).then_some(known.id)
    }

    /// The limit on what a player readies at the start of this turn that is to be met next: which timed effect, and the
    /// program that asks for the cards where there are too many.
    fn ready_limit(&self, db: &CardDb, seat: Seat) -> Option<(usize, Option<Pc>)> {
        self.timed.iter().enumerate().find_map(|(at, timed)| match timed.what {
            TimedKind::Rule(id) if timed.until == Until::NextReadyOf(seat) => {
                match db.statics[usize::from(id.0)].rule {
                    StaticRule::ReadyAtMost { most, what, program } => {
                        let n = self.count_fits(db, what, &Ctx::of(self, timed.source, seat));
                        Some((at, (n > u16::from(most)).then_some(program)))
                    }
                    _ => None,
                }
            }
            _ => None,
        })
    }
}

impl Run<'_> {
    /// Runs one of the ops this module knows.
    pub fn run_way(&mut self, effect: &Effect, op: Op, ctx: &Ctx) {
        match op {
            Op::ChoosePlayers { min, max } => match effect.answer {
                -1 => self.ask(Ask::Players { seat: effect.you, min, max, picked: 0 }),
                _ => self.finish(effect.chosen != 0),
            },
            Op::Recall { reg, card } => {
                let found = self.g.recalled(card, ctx);
                self.register(reg, found.as_slice());
                self.finish(found.is_some());
            }
            Op::Sang { reg, from } => {
                let sang = usize::try_from(effect.number).unwrap_or(usize::MAX);
                let singers = self.g.memory.iter().skip(sang).take_while(|m| m.moment == Moment::Sings);
                // Who left play since is another card now (7.1.6): it would be drying.
                let found: Some16 = singers
                    .map(|memory| memory.card)
                    .filter(|id| self.g.card(*id).zone == Zone::Play && !self.g.card(*id).drying)
                    .filter(|id| self.g.fits_anywhere(self.db, from, *id, ctx))
                    .collect();
                self.register(reg, &found);
                self.advance();
            }
            Op::PlayBy { what, way } => self.play_by(what, way, ctx),
            Op::EnactReady { what, who } => {
                for seat in self.players_of(who, ctx) {
                    self.add_timed(effect, TimedKind::Rule(what), CardId::NONE, Until::NextReadyOf(seat));
                }
                self.finish(true);
            }
            Op::KeepExerted { reg, from } => {
                let ready = self.gather(Cards::Reg(reg), ctx);
                let mut kept = Some16::new();
                self.g.each_fit(self.db, from, ctx, |id| {
                    if !ready.contains(&id) {
                        kept.push(id);
                    }
                    true
                });
                for id in kept {
                    let what = TimedKind::Cant(cant::READY_AT_START);
                    self.add_timed(effect, what, id, Until::NextReadyOf(effect.you));
                }
                self.finish(true);
            }
            _ => unreachable!("the other ops are run elsewhere"),
        }
    }

    /// A player was chosen; the question goes on while more may be.
    pub fn choose_player(&mut self, seat: Seat, chosen: Seat, (min, max, picked): (u8, u8, u8)) {
        let all = self.g.turn_order().count();
        let Some(effect) = self.effect_mut() else { return };
        effect.chosen |= 1 << chosen.0;
        if picked < max && usize::from(picked) < all {
            self.ask(Ask::Players { seat, min, max, picked });
        } else {
            effect.answer = 0;
        }
    }

    fn play_by(&mut self, what: Cards, way: Way, ctx: &Ctx) {
        let Some(id) = self.g.first_of(what, ctx) else { return self.finish(false) };
        let other = |reg| self.g.first_of(Cards::Reg(reg), ctx);
        let (payment, free) = match way {
            Way::Ink => (Some(Payment::Ink), false),
            Way::Shift { base, free } => (other(base).map(Payment::Shift), free),
            Way::Sing(singer) => (other(singer).map(Payment::Sing), false),
            Way::SingTogether => (Some(Payment::SingTogether), false),
            Way::Free => (Some(Payment::Free), false),
        };
        let seat = self.g.card(id).owner;
        let able = |payment: &Payment| match payment {
            Payment::Shift(base) => self.g.is_shift_base(self.db, id, *base, free),
            payment => self.g.check_way(self.db, seat, id, *payment).is_ok(),
        };
        let Some(payment) = payment.filter(able) else { return self.finish(false) };
        // What comes into play stays known to this effect: it passes through two zones.
        if !self.g.is_kind(self.db, id, CardType::Action)
            && let Some(effect) = self.effect_mut().map(|effect| *effect)
        {
            self.follow_by(&effect, &[id], 2);
        }
        self.finish(true);
        self.begin_play(seat, id, payment, true);
        if let Some(Frame::Play(playing)) = self.g.frames.last_mut() {
            playing.free = free;
        }
    }

    /// All who sing a song have begun to: what waits for a song hears of it, and who they are is kept in mind.
    pub fn song_sung(&mut self, seat: Seat, song: CardId) {
        let sang = self.g.picked.iter().rev().take_while(|picked| picked.reg == SINGERS);
        let mut singers: Some16 = sang.map(|picked| picked.card.id).collect();
        singers.reverse();
        let at = i16::try_from(self.g.memory.len()).unwrap_or(i16::MAX);
        for singer in &singers {
            let owner = self.g.card(*singer).owner;
            self.remember(Moment::Sings, owner, *singer);
        }
        let first = singers.first().copied().unwrap_or(CardId::NONE);
        self.fire(Moment::SongSung, first, song, seat, at);
    }

    /// Discounts for one card in a turn are used up by the first that fits (4.3.6, 6.1.13.2).
    pub fn use_up_once(&mut self, seat: Seat, card: CardId) {
        let mut used: SmallVec<[CardId; 4]> = SmallVec::new();
        self.g.each_static(self.db, kind::PAY_LESS, |(source, you, _), rule| {
            if let StaticRule::PayLess { what, once: true, .. } = rule
                && you == seat
                && self.g.in_scope(self.db, *what, card, source, you)
            {
                used.push(source);
            }
        });
        for source in used {
            self.g.card_mut(source).used |= USED_ONCE;
        }
    }

    /// The same for a move.
    pub fn use_up_move(&mut self, seat: Seat, card: CardId, to: CardId) {
        let (_, source) = self.g.move_terms(self.db, seat, card, to);
        if source.is_some() {
            self.g.card_mut(source).used |= USED_ONCE;
        }
    }

    /// Where a player may not ready all cards at the start of the turn, asks which; false when nothing is to be asked.
    pub fn choose_to_ready(&mut self, seat: Seat) -> bool {
        while let Some((at, program)) = self.g.ready_limit(self.db, seat) {
            let source = self.g.refer(self.g.timed[at].source);
            self.g.timed.remove(at);
            self.g.index_speakers(self.db);
            if let Some(program) = program {
                self.start_effect(program, source, seat, EffectKind::Ability);
                return true;
            }
        }
        false
    }
}
