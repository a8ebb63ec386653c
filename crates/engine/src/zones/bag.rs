//! The bag (7.7): storing triggered abilities and choosing the next one to resolve.

use crate::api::event::{EventKind, NoEffectReason};
use crate::api::ids::{CardId, Seat, rule};
use crate::concepts::game_state_check::Ending;
use crate::edition::EditionQuestion;
use crate::program::{CondId, Pc};
use crate::run::GameRun;
use crate::state::frame::{EffectKind, Frame, Prompt, TurnStep};
use crate::state::query::Ctx;
use crate::state::{BagEntry, Game, UsedAbilities};

impl GameRun<'_> {
    /// Performs a game state check or resolves a bag entry, one step at a time, until both are done (1.8.3).
    #[inline(always)]
    pub fn settle(&mut self, bag: Option<Seat>) {
        self.make_due_entries();
        self.game_state_check(Ending::No);
        if self.g.outcome.is_some() || self.is_asking() {
            return;
        }
        if self.g.bag.is_empty() {
            self.g.frames.pop();
            return;
        }
        // 7.7.4.2–7.7.4.4: the active player comes first. A player resolves all of their entries before the
        // next player does.
        // 9.3.2: the entries of teammates with shared turns belong to the team.
        let n = self.g.players.len() as u8;
        let party = |seat: Seat| self.g.player(seat).party;
        let first = party(bag.unwrap_or(self.g.active));
        let next = (0..n)
            .map(|i| (first + i) % n)
            .find(|next| self.g.bag.iter().any(|entry| party(entry.seat) == *next))
            .and_then(|next| self.g.spokesman(next));
        let Some(seat) = next else { return self.g.bag.clear() };
        self.set_top(Frame::Settle { bag: Some(seat) });
        let mut own = (0..self.g.bag.len()).filter(|i| self.g.same_party(self.g.bag[*i].seat, seat));
        match (own.next(), own.next()) {
            (Some(only), None) => self.resolve_entry(only),
            _ => self.ask(Prompt::Trigger { seat }),
        }
    }

    /// Schedules a game state check and the bag if there is anything to settle.
    #[inline]
    pub fn settle_next(&mut self) {
        if !self.g.is_settled() {
            self.push(Frame::Settle { bag: None });
        }
    }

    /// Removes an entry from the bag and starts resolving it.
    pub fn resolve_entry(&mut self, index: usize) {
        if self.goes_on_for_ever() {
            return;
        }
        let entry = self.g.bag.remove(index);
        // 7.7.4.4: inactive players resolve their abilities afterwards.
        let number = if self.g.is_active(entry.seat) { rule(7, 7, 4, 2) } else { rule(7, 7, 4, 4) };
        let (seat, source, program) = (entry.seat, entry.source.id, entry.program);
        self.tell(number, || EventKind::TriggerResolves { seat, source, program });
        // 6.1.13.2: a second time in the same turn has no effect.
        let left = entry.once.without(self.g.used_up(entry.source));
        if !entry.once.is_empty() && left.is_empty() {
            self.tell(rule(6, 1, 13, 2), || EventKind::CameToNothing {
                source,
                program,
                why: NoEffectReason::UsedUp,
            });
            return;
        }
        // Uses up one of the remaining times.
        let once = left.one();
        self.start_effect(entry.program, entry.source, entry.seat, EffectKind::Ability);
        if let Some(effect) = self.effect_mut() {
            effect.subject = entry.subject;
            effect.object = entry.object;
            effect.people[0] = entry.that;
            effect.numbers[0] = entry.number;
            effect.once = once;
        }
    }

    #[expect(clippy::too_many_arguments, reason = "an entry's parts, named at the one place that builds it")]
    pub fn add_to_bag(
        &mut self,
        seat: Seat,
        source: CardId,
        (program, secondary): (Pc, Option<CondId>),
        subject: CardId,
        object: CardId,
        that: Seat,
        number: i16,
        once: UsedAbilities,
    ) {
        if self.g.player(seat).out {
            return;
        }
        let waits = self.g.rules.say(EditionQuestion::IfIsAskedOnEnteringTheBag);
        let entry = BagEntry {
            seat,
            source: self.g.refer(source),
            program,
            subject: self.g.refer(subject),
            object: self.g.refer(object),
            that,
            number,
            once,
            secondary,
            waits,
        };
        self.g.bag.push(entry);
        match waits {
            true => self.make_due_entries(),
            false => self.tell(rule(7, 7, 3, 1), || EventKind::TriggerAdded { seat, source, program }),
        }
    }

    /// Puts the abilities that wait for it into the bag, if it is time. Those whose "if" is false are not put
    /// there (old 7.4.4.1).
    #[inline]
    pub fn make_due_entries(&mut self) {
        if self.g.rules.say(EditionQuestion::IfIsAskedOnEnteringTheBag) && !self.g.bag.is_empty() {
            self.make_entries();
        }
    }

    #[inline(never)]
    fn make_entries(&mut self) {
        if !self.g.bag.iter().any(|entry| entry.waits) || self.g.entries_wait() {
            return;
        }
        self.g.refresh(self.db);
        let mut at = 0;
        while at < self.g.bag.len() {
            let entry = self.g.bag[at];
            if entry.waits {
                if !entry.secondary.is_none_or(|cond| self.holds_for(&entry, cond)) {
                    self.g.bag.remove(at);
                    continue;
                }
                self.g.bag[at].waits = false;
                let BagEntry { seat, source, program, .. } = entry;
                let source = source.id;
                self.tell(rule(7, 7, 3, 1), || EventKind::TriggerAdded { seat, source, program });
            }
            at += 1;
        }
    }

    fn holds_for(&self, entry: &BagEntry, cond: CondId) -> bool {
        let mut ctx = Ctx {
            source: entry.source,
            subject: entry.subject,
            object: entry.object,
            ..Ctx::of(self.g, entry.source.id, entry.seat)
        };
        ctx.people[0] = entry.that;
        ctx.numbers[0] = entry.number;
        let holds = self.g.holds(self.db, cond, &ctx);
        if let Some(watch) = self.watch {
            watch.condition(cond, holds);
        }
        holds
    }
}

impl Game {
    /// Whether what triggers now enters the bag later, in editions that say so: during an ability after it
    /// (8.7.4), in a check after the whole check (1.9.2, 1.9.4), at the start of a turn at the end of the Set
    /// step (4.2.2.3).
    fn entries_wait(&self) -> bool {
        let resolves = |frame: &Frame| match frame {
            Frame::Effect(effect) => effect.kind == EffectKind::Ability,
            Frame::Turn(step) => match step {
                TurnStep::Ready | TurnStep::Readying | TurnStep::Set => true,
                TurnStep::Draw
                | TurnStep::Main
                | TurnStep::EndTriggers
                | TurnStep::EndEffects
                | TurnStep::Last => false,
            },
            Frame::Setup { .. }
            | Frame::Settle { .. }
            | Frame::Play(_)
            | Frame::Challenge { .. }
            | Frame::ActionDone(_)
            | Frame::ActionToBottom(_)
            | Frame::Damage { .. }
            | Frame::Drops(_)
            | Frame::Spend { .. }
            | Frame::Ask(_) => false,
        };
        self.checking || self.frames.iter().any(resolves)
    }

    /// The name of the ability behind a bag entry.
    pub fn bag_ability_name<'a>(&self, db: &'a crate::CardDb, index: usize) -> Option<&'a str> {
        db.program_names.get(&self.bag.get(index)?.program).map(String::as_str)
    }
}
