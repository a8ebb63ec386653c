//! The bag (7.7): storing triggered abilities and choosing the next one to resolve.

use crate::api::event::{EventKind, NoEffectReason};
use crate::api::ids::{CardId, Seat, rule};
use crate::concepts::game_state_check::Ending;
use crate::program::Pc;
use crate::run::GameRun;
use crate::state::frame::{EffectKind, Frame, Prompt};
use crate::state::{BagEntry, Game, UsedAbilities};

impl GameRun<'_> {
    /// Performs a game state check or resolves a bag entry, one step at a time, until both are done (1.8.3).
    #[inline(always)]
    pub fn settle(&mut self, bag: Option<Seat>) {
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
        program: Pc,
        subject: CardId,
        object: CardId,
        that: Seat,
        number: i16,
        once: UsedAbilities,
    ) {
        if self.g.player(seat).out {
            return;
        }
        let entry = BagEntry {
            seat,
            source: self.g.refer(source),
            program,
            subject: self.g.refer(subject),
            object: self.g.refer(object),
            that,
            number,
            once,
        };
        self.g.bag.push(entry);
        self.tell(rule(7, 7, 3, 1), || EventKind::TriggerAdded { seat, source, program });
    }
}

impl Game {
    /// The name of the ability behind a bag entry.
    pub fn bag_ability_name<'a>(&self, db: &'a crate::CardDb, index: usize) -> Option<&'a str> {
        db.program_names.get(&self.bag.get(index)?.program).map(String::as_str)
    }
}
