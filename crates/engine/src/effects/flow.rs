//! The control flow of an effect: optional parts, conditions, loops and options.

use super::completion::Completion;
use super::prospect::Prospect;
use super::{ASIDE, SHOWN};
use crate::api::event::{EventKind, NoEffectReason};
use crate::api::ids::{Seat, rule};
use crate::edition::EditionQuestion;
use crate::program::{FlowOp, NumberOperand, Op, Pc, PlayerOperand};
use crate::run::GameRun;
use crate::state::frame::{EffectFrame, Prompt};
use crate::state::query::Ctx;
use crate::state::zones::ListEnd;
use crate::state::{Game, Visibility, Zone};

impl GameRun<'_> {
    pub fn run_flow(&mut self, effect: &EffectFrame, op: FlowOp, ctx: &Ctx) {
        match op {
            FlowOp::End => self.end_effect(effect),
            FlowOp::Failed => {
                let (source, program) = (effect.source.id, effect.pc);
                self.tell(rule(6, 2, 4, 0), || EventKind::CameToNothing {
                    source,
                    program,
                    why: NoEffectReason::Condition,
                });
                if let Some(effect) = self.effect_mut() {
                    effect.ledger.fail_openly();
                }
                self.advance();
            }
            FlowOp::Jump(to) => self.jump(to),
            FlowOp::Replace => {
                self.replace_drop(effect.source.id);
                self.advance();
            }
            FlowOp::IfNot { cond, to } => {
                self.g.refresh(self.db);
                let holds = self.g.holds(self.db, cond, ctx);
                if let Some(watch) = self.watch {
                    watch.condition(cond, holds);
                }
                if holds {
                    return self.advance();
                }
                if !has_else(&self.db.ops, to) {
                    self.note(Completion::Nothing);
                }
                self.jump(to);
            }
            FlowOp::May { by, end } => self.may(effect, by, end, ctx),
            FlowOp::Try { end, otherwise, again } => self.try_part(effect, (end, otherwise), again, ctx),
            FlowOp::Done { otherwise } => {
                let db = self.db;
                let Some(effect) = self.effect_mut() else { return };
                let done = effect.ledger.close();
                if done == Completion::All {
                    effect.ledger.note(done);
                    return self.advance();
                }
                // The part that depends on it does not happen.
                if !has_else(&db.ops, otherwise) {
                    effect.ledger.note(done);
                    effect.ledger.fail();
                }
                self.jump(otherwise);
            }
            FlowOp::EachPlayer { who, person, level, end } => {
                self.each_player(effect, who, person, usize::from(level), end, ctx);
            }
            FlowOp::PartByPart { otherwise } => match self.g.rules.say(EditionQuestion::PlayersActPartByPart)
            {
                true => self.advance(),
                false => self.jump(otherwise),
            },
            FlowOp::Times { n, level, end } => self.times(effect, n, usize::from(level), end, ctx),
            FlowOp::Option { by, n } => self.option(effect, by, n, ctx),
            FlowOp::Restart(pc) => {
                self.put_back(effect);
                self.g.picked.truncate(usize::from(effect.base));
                self.jump(pc);
            }
        }
    }

    pub(super) fn end_effect(&mut self, effect: &EffectFrame) {
        self.put_back(effect);
        self.g.frames.pop();
        self.g.picked.truncate(usize::from(effect.base));
        self.make_due_entries();
        if let Some(why) = effect.ledger.came_to_nothing() {
            let (source, program) = (effect.source.id, effect.pc - 1);
            let number = if why == NoEffectReason::Declined { rule(6, 1, 4, 0) } else { rule(1, 2, 3, 0) };
            self.tell(number, || EventKind::CameToNothing { source, program, why });
        }
        // 6.1.13.2
        if effect.once.is_empty() {
            return;
        }
        if effect.ledger.fully_resolved() {
            self.g.use_up(effect.source, effect.once);
        } else {
            let (source, program) = (effect.source.id, effect.pc - 1);
            let why = NoEffectReason::NotUsedUp;
            self.tell(rule(6, 1, 13, 2), || EventKind::CameToNothing { source, program, why });
        }
    }

    /// Returns the cards that this effect looked at and did not move, and hides the cards that it revealed
    /// (6.1.14.2).
    pub fn put_back(&mut self, effect: &EffectFrame) {
        for i in (usize::from(effect.base)..self.g.picked.len()).rev() {
            let picked = self.g.picked[i];
            let Some(id) = self.g.find(picked.card) else { continue };
            if self.g.card(id).zone == Zone::Aside {
                self.g.put(self.db, id, Zone::Deck, ListEnd::First);
            } else if picked.reg == SHOWN
                && matches!(
                    self.g.card(id).shown,
                    Visibility::To(_) | Visibility::Choosable(_) | Visibility::All
                )
            {
                self.g.show(id, Visibility::No);
            }
        }
    }

    fn may(&mut self, effect: &EffectFrame, by: PlayerOperand, end: Pc, ctx: &Ctx) {
        match effect.answer {
            -1 => {
                self.g.refresh(self.db);
                let seat = self.g.one_player(by, ctx).filter(|seat| !self.g.player(*seat).out);
                match seat.filter(|_| self.is_worth_asking(effect.pc, end, ctx)) {
                    Some(seat) => self.ask(Prompt::May { seat }),
                    None => {
                        if let Some(watch) = self.watch {
                            watch.not_asked(self.db, effect.pc + 1, end);
                        }
                        self.note(Completion::Nothing);
                        self.jump(end);
                    }
                }
            }
            0 => {
                self.witness(false);
                if let Some(effect) = self.effect_mut() {
                    effect.ledger.decline();
                }
                self.note(Completion::Nothing);
                self.jump(end);
            }
            _ => {
                self.witness(true);
                self.advance();
            }
        }
    }

    /// Whether the offered part, or a part that depends on it, could do anything.
    fn is_worth_asking(&self, pc: Pc, end: Pc, ctx: &Ctx) -> bool {
        let offered = self.g.prospect(self.db, pc + 1, end, ctx, None);
        if offered.some || !offered.all {
            return offered.some;
        }
        let Some(Op::Flow(FlowOp::Done { otherwise })) = self.db.ops.get(end as usize) else { return false };
        let over = if has_else(&self.db.ops, *otherwise) { *otherwise - 1 } else { *otherwise };
        self.g.prospect(self.db, end + 1, over, ctx, None).some
    }

    /// 6.1.5.1: a part that can't be done as a whole does not begin.
    fn try_part(&mut self, effect: &EffectFrame, (end, otherwise): (Pc, Pc), again: bool, ctx: &Ctx) {
        self.g.refresh(self.db);
        let possible = self.g.prospect(self.db, effect.pc + 1, end, ctx, None).all;
        if !possible && let Some(watch) = self.watch {
            watch.not_asked(self.db, effect.pc + 1, end);
        }
        let Some(top) = self.effect_mut() else { return };
        match (possible, again) {
            (true, false) => top.ledger.open(),
            (true, true) => {}
            (false, false) => {}
            (false, true) => {
                top.ledger.close();
            }
        }
        if possible {
            return self.advance();
        }
        if !has_else(&self.db.ops, otherwise) {
            self.note(Completion::Nothing);
        }
        self.jump(otherwise);
    }

    fn each_player(
        &mut self,
        effect: &EffectFrame,
        who: PlayerOperand,
        person: u8,
        level: usize,
        end: Pc,
        ctx: &Ctx,
    ) {
        let at = effect.loops[level].at;
        let next = self
            .g
            .around()
            .enumerate()
            .skip(usize::from(at))
            .find(|(_, seat)| !self.g.player(*seat).out && self.g.is_among(who, *seat, ctx));
        let Some(top) = self.effect_mut() else { return };
        match next {
            Some((i, seat)) => {
                if at == 0 {
                    top.enter_loop(level);
                }
                top.people[usize::from(person)] = seat;
                top.loops[level].person = person;
                top.loops[level].at = i as u8 + 1;
                self.advance();
            }
            None => {
                top.leave_loop(level);
                self.jump(end);
            }
        }
    }

    fn times(&mut self, effect: &EffectFrame, n: NumberOperand, level: usize, end: Pc, ctx: &Ctx) {
        let before = effect.loops[level];
        let left = match before.at {
            0 => self.g.value(self.db, n, ctx).clamp(0, 250) as u8,
            _ => before.left - 1,
        };
        let Some(top) = self.effect_mut() else { return };
        if left == 0 {
            top.leave_loop(level);
            self.jump(end);
        } else {
            if before.at == 0 {
                top.enter_loop(level);
            }
            top.loops[level].at += 1;
            top.loops[level].left = left;
            self.advance();
        }
    }

    fn option(&mut self, effect: &EffectFrame, by: PlayerOperand, n: u8, ctx: &Ctx) {
        match effect.answer {
            // 1.7.7: with nothing to choose this part has no effect.
            -1 if !self.g.any_option(self.db, effect.pc, ctx) => {
                self.note(Completion::Nothing);
                self.jump(options_end(self.db, effect.pc + 1));
            }
            -1 => {
                let seat = self.g.one_player(by, ctx).unwrap_or(effect.you);
                self.ask(Prompt::Option { seat, n, ends: false });
            }
            k => self.jump(effect.pc + 1 + k as u32),
        }
    }

    /// Sets a card aside for the resolving effect.
    pub fn lay_aside(&mut self, reg: Option<u8>, card: crate::api::ids::CardId, shown: Visibility) {
        self.g.put(self.db, card, Zone::Aside, ListEnd::Last);
        self.g.show(card, shown);
        self.register(reg.unwrap_or(ASIDE), &[card]);
    }

    /// Shows a card in a hidden zone until the effect ends.
    pub fn show_for_now(&mut self, card: crate::api::ids::CardId, shown: Visibility) {
        self.g.show(card, shown);
        self.register(SHOWN, &[card]);
    }
}

/// Whether the jump to `to` leads to an "otherwise" part: the op before the target then jumps over that part.
pub(crate) fn has_else(ops: &[Op], to: Pc) -> bool {
    matches!(ops[to as usize - 1], Op::Flow(FlowOp::Jump(over)) if over > to)
}

/// The op after the options of the jump table at `table`: each option ends with a jump there.
pub(crate) fn options_end(db: &crate::CardDb, table: Pc) -> Pc {
    let second = match db.ops[table as usize + 1] {
        Op::Flow(FlowOp::Jump(to)) => to,
        _ => return Pc::MAX,
    };
    match db.ops[second as usize - 1] {
        Op::Flow(FlowOp::Jump(end)) => end,
        _ => Pc::MAX,
    }
}

impl Game {
    /// Whether an option of the pending "A or B" may be taken. If none is possible, all may.
    pub(crate) fn option_possible(&self, db: &crate::CardDb, option: u8) -> bool {
        let Some(effect) = self.asking_effect() else { return true };
        let ctx = Ctx::from_effect(effect);
        let Op::Flow(FlowOp::Option { n, by }) = db.ops[effect.pc as usize] else { return true };
        // The deciding player knows their own hand.
        let knower = self.one_player(by, &ctx);
        let chance = |k: u8| self.branch_chance(db, effect.pc + 1, k, &ctx, knower);
        let best = (0..n).map(chance).max();
        best.is_none_or(|best| chance(option) >= best)
    }

    /// Whether any of the options of the op at `pc` is possible.
    pub(crate) fn any_option(&self, db: &crate::CardDb, pc: Pc, ctx: &Ctx) -> bool {
        let Op::Flow(FlowOp::Option { n, by }) = db.ops[pc as usize] else { return true };
        let knower = self.one_player(by, ctx);
        (0..n).any(|k| self.branch_chance(db, pc + 1, k, ctx, knower) > OptionProspect::None)
    }

    fn branch_chance(
        &self,
        db: &crate::CardDb,
        table: Pc,
        k: u8,
        ctx: &Ctx,
        knower: Option<Seat>,
    ) -> OptionProspect {
        let Op::Flow(FlowOp::Jump(start)) = db.ops[table as usize + usize::from(k)] else {
            return OptionProspect::Whole;
        };
        let Prospect { some, choosable, .. } = self.prospect(db, start, options_end(db, table), ctx, knower);
        match (some, choosable) {
            (true, true) => OptionProspect::Whole,
            (true, false) => OptionProspect::Short,
            (false, _) => OptionProspect::None,
        }
    }
}

/// How far an option of "A or B" can be done (6.1.5.2). Only the best ones may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum OptionProspect {
    /// It could do nothing.
    None,
    /// Some of the required choices are not available.
    Short,
    Whole,
}
