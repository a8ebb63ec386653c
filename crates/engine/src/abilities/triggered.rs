//! Triggered abilities (6.2): each event is checked against all abilities that wait for it, and those that
//! trigger go to the bag.

use crate::api::ids::{CardId, CardRef, DefId, Seat};
use crate::program::{
    CardOperand, Dependencies, Moment, MomentSet, PlayerOperand, StaticScope, TriggerDef, TurnWindow,
};
use crate::run::GameRun;
use crate::state::query::{Ctx, PastCard};
use crate::state::{GainedAbility, PastEvent, TimedEffectKind, UsedAbilities, Zone};

impl GameRun<'_> {
    /// Records an event of this turn.
    pub fn remember(&mut self, moment: Moment, seat: Seat, card: CardId) {
        let now = self.g.card(card);
        let (card, def) = (now.referred_to_as(card), now.def);
        self.g.memory.push(PastEvent { moment, seat, card, def });
        self.g.touch(Dependencies::HISTORY);
    }

    /// Records an event that cards count within a turn, and that nothing else records.
    #[inline(never)]
    fn remember_event(&mut self, moment: Moment, subject: CardId, who: Seat) {
        match subject.is_some() {
            true => self.remember(moment, who, subject),
            false => self.remember_player(moment, who),
        }
    }

    /// Records an event of this turn that involves a player but no card.
    pub fn remember_player(&mut self, moment: Moment, seat: Seat) {
        self.g.memory.push(PastEvent { moment, seat, card: CardRef::NONE, def: DefId(0) });
        self.g.touch(Dependencies::HISTORY);
    }

    /// An event happened: puts every triggered ability that waits for it into the bag (6.2.3, 7.7.3).
    #[inline]
    pub fn fire(&mut self, moment: Moment, subject: CardId, object: CardId, who: Seat, number: i16) {
        if self.g.restless && IN_DISCARDS.has(MomentSet::of(moment)) {
            self.fire_in_discards(moment, subject, who);
        }
        if self.db.remembers.has(MomentSet::of(moment)) {
            self.remember_event(moment, subject, who);
        }
        if self.g.listens.has(MomentSet::of(moment)) {
            self.fire_in_play(moment, subject, object, who, number);
        }
    }

    /// Triggers abilities of cards in play and of timed effects, if any wait for this event.
    #[inline(never)]
    fn fire_in_play(&mut self, moment: Moment, subject: CardId, object: CardId, who: Seat, number: i16) {
        let moments = MomentSet::of(moment);
        let db = self.db;
        // Only triggers refer to the ink paid, or to whether a card moved from a location; effects start from
        // 0.
        let told = if matches!(moment, Moment::Played | Moment::Moves) { 0 } else { number };
        for at in 0..self.g.speakers.len() {
            let source = self.g.speakers[at];
            let card = self.g.card(source);
            let def = db.def(card.def);
            let you = card.owner;
            if def.listens.has(moments) {
                for (i, id) in def.triggers.iter().enumerate() {
                    let trigger = &db.triggers[usize::from(id.0)];
                    if trigger.moment == moment
                        && !arrives(trigger, source, subject)
                        && !self.g.loses(db, source, trigger.name)
                        && self.meets(trigger, source, you, subject, object, who, number)
                    {
                        let once = match trigger.once {
                            false if trigger.first => {
                                let used = UsedAbilities::triggered(i);
                                if self.g.card(source).used.has(used)
                                    || self.happened_before(trigger, source, you)
                                {
                                    continue;
                                }
                                self.g.card_mut(source).used |= used;
                                UsedAbilities::NONE
                            }
                            // The bit at `i + 2` marks the second time.
                            true if trigger.twice => {
                                UsedAbilities::triggered(i) | UsedAbilities::triggered(i + 2)
                            }
                            true => UsedAbilities::triggered(i),
                            false => UsedAbilities::NONE,
                        };
                        self.add_to_bag(you, source, trigger.in_bag(), subject, object, who, told, once);
                    }
                }
            }
        }
        if self.g.granting {
            self.fire_gained(moment, subject, object, who, number);
        }
        if !self.g.timed.is_empty() {
            self.fire_watches(moment, subject, object, who, number);
        }
    }

    /// Lets the card that was just covered see the card on top of it being played (4.3.4.2).
    pub fn fire_covered(&mut self, covered: CardId, card: CardId, seat: Seat, paid: i16) {
        let db = self.db;
        for id in &db.def(self.g.card(covered).def).triggers {
            let trigger = &db.triggers[usize::from(id.0)];
            if trigger.moment == Moment::Played
                && self.meets(trigger, covered, seat, card, CardId::NONE, seat, paid)
            {
                self.add_to_bag(
                    seat,
                    covered,
                    trigger.in_bag(),
                    card,
                    CardId::NONE,
                    seat,
                    0,
                    UsedAbilities::NONE,
                );
            }
        }
    }

    /// Triggers abilities that work in a discard (6.1.12).
    #[inline(never)]
    fn fire_in_discards(&mut self, moment: Moment, subject: CardId, who: Seat) {
        let db = self.db;
        for seat in self.g.seats() {
            let mut next = self.g.list(seat, Zone::Discard).first;
            while next.is_some() {
                let source = next;
                next = self.g.card(source).next;
                for id in &db.def(self.g.card(source).def).discard_triggers {
                    let trigger = &db.triggers[usize::from(id.0)];
                    if trigger.moment == moment
                        && self.meets(trigger, source, seat, subject, CardId::NONE, who, 0)
                    {
                        self.add_to_bag(
                            seat,
                            source,
                            trigger.in_bag(),
                            subject,
                            CardId::NONE,
                            who,
                            0,
                            UsedAbilities::NONE,
                        );
                    }
                }
            }
        }
    }

    /// Triggers the abilities of a card about its own Shift onto another (8.10). Cards already in play have
    /// been triggered before.
    pub fn fire_own_shift(&mut self, card: CardId, base: CardId) {
        let db = self.db;
        let seat = self.g.card(card).owner;
        for id in &db.def(self.g.card(card).def).triggers {
            let trigger = &db.triggers[usize::from(id.0)];
            if trigger.moment == Moment::PlayedOn
                && trigger.subject == Some(StaticScope::This)
                && self.meets(trigger, card, seat, card, base, seat, 0)
            {
                self.add_to_bag(seat, card, trigger.in_bag(), card, base, seat, 0, UsedAbilities::NONE);
            }
        }
    }

    /// Triggers abilities that cards in play have gained.
    fn fire_gained(&mut self, moment: Moment, subject: CardId, object: CardId, who: Seat, number: i16) {
        let db = self.db;
        for seat in self.g.seats() {
            let mut next = self.g.list(seat, Zone::Play).first;
            while next.is_some() {
                let source = next;
                next = self.g.card(source).next;
                for i in 0..self.g.gained.len() {
                    let GainedAbility { card, grant } = self.g.gained[i];
                    if card != source {
                        continue;
                    }
                    for id in &db.grants[usize::from(grant) - 1].triggers {
                        let trigger = &db.triggers[usize::from(id.0)];
                        if trigger.moment == moment
                            && !arrives(trigger, source, subject)
                            && self.meets(trigger, source, seat, subject, object, who, number)
                        {
                            let once = if trigger.once || trigger.first {
                                UsedAbilities::GAINED
                            } else {
                                UsedAbilities::NONE
                            };
                            let ability = trigger.in_bag();
                            self.add_to_bag(seat, source, ability, subject, object, who, number, once);
                        }
                    }
                }
            }
        }
    }

    /// Triggers floating and delayed abilities (6.2.7).
    fn fire_watches(&mut self, moment: Moment, subject: CardId, object: CardId, who: Seat, number: i16) {
        let mut i = 0;
        while i < self.g.timed.len() {
            let timed = self.g.timed[i];
            i += 1;
            let TimedEffectKind::Watch(id, once) = timed.kind else { continue };
            let trigger = &self.db.triggers[usize::from(id.0)];
            // A watch on one card reacts only to that card; an event without a card counts as being about it.
            let subject = if subject.is_none() { timed.on.id } else { subject };
            let about = timed.on.id.is_none() || (timed.on.id == subject && self.g.find(timed.on).is_some());
            if trigger.moment == moment
                && about
                && self.g.in_force(&timed)
                && self.meets(trigger, timed.source, timed.you, subject, object, who, number)
            {
                self.add_to_bag(
                    timed.you,
                    timed.source,
                    trigger.in_bag(),
                    subject,
                    object,
                    who,
                    number,
                    UsedAbilities::NONE,
                );
                if once {
                    i -= 1;
                    self.g.timed.remove(i);
                    self.g.index_speakers(self.db);
                }
            }
        }
    }

    /// Whether the event, which is already recorded, also happened earlier this turn, even before the source
    /// entered play.
    #[inline(never)]
    fn happened_before(&self, trigger: &TriggerDef, source: CardId, you: Seat) -> bool {
        let ctx = Ctx::of(self.g, source, you);
        let fits = |memory: &&PastEvent| {
            let card = memory.card;
            memory.moment == trigger.moment
                && trigger.who.is_none_or(|who| self.g.is_among(who, memory.seat, &ctx))
                && match trigger.subject {
                    None => true,
                    Some(StaticScope::This) => card == self.g.refer(source),
                    Some(StaticScope::Fits(filter)) => {
                        let ctx = Ctx { was: Some(PastCard { def: memory.def, card }), ..ctx };
                        self.g.fits_anywhere(self.db, filter, card.id, &ctx)
                    }
                }
        };
        self.g.memory.iter().filter(fits).count() > 1
    }

    #[expect(clippy::too_many_arguments, reason = "an event's parts, as they are told")]
    #[inline]
    fn meets(
        &self,
        trigger: &TriggerDef,
        source: CardId,
        you: Seat,
        subject: CardId,
        object: CardId,
        who: Seat,
        number: i16,
    ) -> bool {
        // Quick exit: most events for an ability about its own card are about another card.
        let other = trigger.subject == Some(StaticScope::This) && subject != source;
        !other && self.meets_all(trigger, source, you, subject, object, who, number)
    }

    #[expect(clippy::too_many_arguments, reason = "an event's parts, as they are told")]
    #[inline(never)]
    fn meets_all(
        &self,
        trigger: &TriggerDef,
        source: CardId,
        you: Seat,
        subject: CardId,
        object: CardId,
        who: Seat,
        number: i16,
    ) -> bool {
        let in_window = match trigger.window {
            TurnWindow::Always => true,
            TurnWindow::YourTurn => self.g.is_active(you),
            TurnWindow::OpponentsTurn => self.g.are_opponents(self.g.active, you),
            TurnWindow::DoersTurn => self.g.is_active(who),
        };
        if !in_window {
            return false;
        }
        if trigger.is_plain() && matches!(trigger.who, None | Some(PlayerOperand::You)) {
            return trigger.who.is_none() || who == you;
        }
        let mut ctx = Ctx {
            subject: self.g.refer(subject),
            object: self.g.refer(object),
            ..Ctx::of(self.g, source, you)
        };
        ctx.people[0] = who;
        ctx.numbers[0] = number;
        let fits = |scope: Option<StaticScope>, card: CardId| match scope {
            None => true,
            Some(StaticScope::This) => card == source,
            Some(StaticScope::Fits(filter)) => {
                card.is_some() && self.g.fits_anywhere(self.db, filter, card, &ctx)
            }
        };
        let by = |players: Option<PlayerOperand>| match players {
            None => true,
            Some(players) => self.g.is_among(players, who, &Ctx::of(self.g, source, you)),
        };
        let holds = |cond| {
            let holds = self.g.holds(self.db, cond, &ctx);
            if let Some(watch) = self.watch {
                watch.condition(cond, holds);
            }
            holds
        };
        let fits_subject = || match trigger.moment {
            // One of a group is enough (6.2.1, 8.12.3).
            Moment::SongSung if trigger.subject.is_some() => {
                let mut any = false;
                self.g
                    .cards_of(CardOperand::EventSingers, &ctx, |singer| any |= fits(trigger.subject, singer));
                any
            }
            _ => fits(trigger.subject, subject),
        };
        by(trigger.who) && fits_subject() && fits(trigger.object, object) && trigger.cond.is_none_or(holds)
    }
}

/// The events that abilities in a discard wait for.
const IN_DISCARDS: MomentSet = MomentSet::of(Moment::TurnStarts)
    .with(MomentSet::of(Moment::TurnEnds))
    .with(MomentSet::of(Moment::Discarded))
    .with(MomentSet::of(Moment::PutFromDeck));

/// Whether the card itself is entering play and the trigger is about cards in general. Only abilities about
/// playing this very card trigger then (4.3.4.1, 1.6.1).
fn arrives(trigger: &TriggerDef, source: CardId, subject: CardId) -> bool {
    trigger.moment == Moment::Played
        && subject == source
        && matches!(trigger.subject, Some(StaticScope::Fits(_)))
}
