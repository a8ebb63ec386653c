//! Turns steps into ops.

use crate::registers::Registers;
use crate::{CompileResult, Compiler};
use engine::program::{
    CardOp, ChooseOp, DamageOp, Dest, EffectDuration, FlowOp, LastingOp, LookOp, NextDef, Op, Pc, Pick,
    PlayOp, PlayerOp,
};
use engine::{Quotation, program as p};
use meaning::{Choice, Destination, Gap, HowMany, Purpose, Step, Tally, Until, Uses, Var, Way};

/// The maximum depth of nested loops.
const LOOPS: u8 = 2;

impl Compiler {
    /// Compiles these steps as a whole program.
    pub(crate) fn program(&mut self, steps: &[Step]) -> CompileResult<Pc> {
        self.vars = Registers::new(Uses::of(steps))?;
        self.depth = 0;
        let start = self.here();
        self.body(steps, start)?;
        self.emit(Op::END);
        Ok(start)
    }

    /// Compiles steps of a program that begins at `start`.
    pub(crate) fn body(&mut self, steps: &[Step], start: Pc) -> CompileResult<()> {
        steps.iter().try_for_each(|step| self.step(step, start))
    }

    fn flow(&mut self, op: FlowOp) -> Pc {
        self.emit(Op::Flow(op))
    }

    fn jump(&mut self) -> Pc {
        self.flow(FlowOp::Jump(0))
    }

    /// The slot of a number, if something uses it.
    fn slot(&self, tally: Option<Tally>) -> Option<u8> {
        tally.and_then(|tally| self.vars.tally(tally))
    }

    /// The register for the cards that a step keeps.
    fn kept(var: Option<Var>) -> Option<u8> {
        var.map(|var| var.0)
    }

    fn step(&mut self, step: &Step, start: Pc) -> CompileResult<()> {
        let op = match step {
            Step::Sentence(steps) => return self.body(steps, start),
            Step::May { by, steps, said } => {
                let by = self.players(*by);
                let may = self.flow(FlowOp::May { by, end: 0 });
                self.out.quotations.insert(may, Quotation::May((**said).clone()));
                let outside = self.vars.used_outside(steps);
                let before = std::mem::replace(&mut self.used_outside, outside);
                let body = self.body(steps, start);
                self.used_outside = before;
                body?;
                self.land(may);
                return Ok(());
            }
            Step::If { condition, then, otherwise } => {
                let cond = self.condition(condition)?;
                let skip = self.flow(FlowOp::IfNot { cond, to: 0 });
                self.body(then, start)?;
                return self.branch(skip, otherwise, start);
            }
            Step::Depends { first, then, otherwise } => {
                return self.depends(first, then, otherwise, start).map(|_| ());
            }
            Step::Options { by, options, said } => {
                let by = self.players(*by);
                let question = self.flow(FlowOp::Option { by, n: options.len() as u8 });
                if !said.is_empty() {
                    self.out.quotations.insert(question, Quotation::Options(said.clone()));
                }
                let table: Vec<Pc> = options.iter().map(|_| self.jump()).collect();
                let mut ends = vec![];
                for (entry, steps) in table.into_iter().zip(options) {
                    self.land(entry);
                    self.body(steps, start)?;
                    ends.push(self.jump());
                }
                ends.into_iter().for_each(|end| self.land(end));
                return Ok(());
            }
            Step::EachPlayer { who, person, parts } => {
                let (who, person) = (self.players(*who), self.vars.person(*person));
                return self.each_player(who, person, parts, start);
            }
            Step::Times { n, steps } => {
                let n = self.number(n)?;
                let level = self.depth;
                let head = self.flow(FlowOp::Times { n, level, end: 0 });
                return self.looped(head, start, std::slice::from_ref(steps));
            }
            Step::Again => Op::Flow(FlowOp::Restart(start)),

            Step::Choose(choice) => return self.choice(choice),
            Step::Find { var, of } => {
                Op::Choose(ChooseOp::All { reg: var.0, from: self.filter_for(of, Some(*var))? })
            }
            Step::Random { var, of, n } => {
                let from = self.filter_for(of, Some(*var))?;
                Op::Choose(ChooseOp::Random { reg: var.0, from, n: self.number(n)? })
            }
            Step::Keep { var, cards } => Op::Choose(ChooseOp::Keep { reg: var.0, cards: self.cards(*cards) }),
            Step::Top { var, whose, n } => {
                Op::Choose(ChooseOp::Top { whose: self.players(*whose), n: *n, reg: var.0 })
            }
            Step::Recall { var, card, whose } => {
                let whose = whose.map_or(p::PlayerOperand::Everyone, |whose| self.players(whose));
                Op::Choose(ChooseOp::Recall { reg: var.0, card: self.cards(*card), whose })
            }
            Step::ChoosePlayer { person, whom } => {
                let person = self.vars.person(*person);
                Op::Choose(ChooseOp::Player { person, whom: *whom })
            }
            Step::ChoosePlayers { min, max } => Op::Choose(ChooseOp::Players { min: *min, max: *max }),
            Step::KeepPlayers(players) => Op::Choose(ChooseOp::KeepPlayers(self.players(*players))),
            Step::Count { tally, n } => match self.vars.tally(*tally) {
                Some(slot) => Op::Choose(ChooseOp::Count { slot, n: self.number(n)? }),
                None => return Ok(()),
            },
            Step::NameCard => Op::Choose(ChooseOp::Name),
            Step::SharedName(one, other) => {
                Op::Choose(ChooseOp::SharedName(self.cards(*one), self.cards(*other)))
            }

            Step::Look { var, whose, n, by, reveal } => Op::Look(LookOp::Look {
                reg: var.0,
                whose: self.players(*whose),
                n: self.number(n)?,
                by: self.players(*by),
                reveal: *reveal,
            }),
            Step::RevealUntil { var, whose, until } => Op::Look(LookOp::RevealUntil {
                reg: var.0,
                whose: self.players(*whose),
                until: self.filter(until)?,
            }),
            Step::ShowHand { whose, to_all } => {
                Op::Look(LookOp::ShowHand { whose: self.players(*whose), to_all: *to_all })
            }
            Step::Show(cards) => Op::Look(LookOp::Show(self.cards(*cards))),
            Step::Search { whose } => Op::Look(LookOp::Search(self.players(*whose))),
            Step::LookAtInkwell { whose } => Op::Look(LookOp::Inkwell(self.players(*whose))),

            Step::Draw { who, n, tally, drawn, bottom } => {
                let (who, n) = (self.players(*who), self.number(n)?);
                let (slot, reg) = (self.slot(*tally), Compiler::kept(*drawn));
                Op::Player(PlayerOp::Draw { who, n, slot, reg, bottom: *bottom })
            }
            Step::DiscardHand(who) => Op::Player(PlayerOp::DiscardHand(self.players(*who))),
            Step::Discard { cards, tally } => {
                Op::Player(PlayerOp::Discard { cards: self.cards(*cards), slot: self.slot(*tally) })
            }
            Step::GainLore(who, n) => {
                let who = self.players(*who);
                Op::Player(PlayerOp::GainLore(who, self.number(n)?))
            }
            Step::LoseLore { who, n, tally } => {
                let (who, n) = (self.players(*who), self.number(n)?);
                Op::Player(PlayerOp::LoseLore { who, n, slot: self.slot(*tally) })
            }
            Step::PayInk(who, n) => Op::Player(PlayerOp::PayInk(self.players(*who), *n)),
            Step::GetInkDrops(who, n) => {
                let who = self.players(*who);
                Op::Player(PlayerOp::GetDrops(who, self.number(n)?))
            }
            Step::Replace => Op::Flow(FlowOp::Replace),
            Step::RemoveInkDrops { who, n, up_to, tally } => {
                let (who, n) = (self.players(*who), self.number(n)?);
                Op::Player(PlayerOp::RemoveDrops { who, n, up_to: *up_to, slot: self.slot(*tally) })
            }
            Step::ShuffleDeck(who) => Op::Player(PlayerOp::ShuffleDeck(self.players(*who))),

            Step::Deal { n, to, whole } => {
                Op::Damage(DamageOp::Deal { n: self.number(n)?, to: self.cards(*to), whole: *whole })
            }
            Step::PutDamage { n, on } => {
                Op::Damage(DamageOp::Put { n: self.number(n)?, on: self.cards(*on) })
            }
            Step::RemoveDamage { up_to, total, n, from, by, tally, healed } => Op::Damage(DamageOp::Remove {
                up_to: *up_to,
                total: *total,
                n: self.number(n)?,
                from: self.cards(*from),
                by: self.players(*by),
                slot: self.slot(*tally),
                healed: Compiler::kept(*healed),
            }),
            Step::MoveDamage { up_to, n, from, to, by, tally } => Op::Damage(DamageOp::Move {
                up_to: *up_to,
                n: self.number(n)?,
                from: self.cards(*from),
                to: self.cards(*to),
                by: self.players(*by),
                slot: self.slot(*tally),
            }),

            Step::Banish(cards) => Op::Card(CardOp::Banish(self.cards(*cards))),
            Step::Ready(cards) => Op::Card(CardOp::Ready(self.cards(*cards))),
            Step::Exert { cards, symbol } => {
                Op::Card(CardOp::Exert { cards: self.cards(*cards), symbol: *symbol })
            }
            Step::Put { cards, to, by, .. } => Op::Card(CardOp::Put {
                cards: self.cards(*cards),
                dest: self.dest(*to),
                by: self.players(*by),
            }),
            Step::PutInOrder { cards, top } => {
                Op::Card(CardOp::PutInOrder { cards: self.cards(*cards), top: *top })
            }
            Step::PutRest { to, any_order, by } => Op::Card(CardOp::PutRest {
                dest: self.dest(*to),
                any_order: *any_order,
                by: self.players(*by),
            }),
            Step::ShuffleInto(cards) => Op::Card(CardOp::ShuffleInto(self.cards(*cards))),
            Step::ShuffleRest => Op::Card(CardOp::ShuffleRest),
            Step::TopUnderEach(cards) => Op::Card(CardOp::TopUnderEach(self.cards(*cards))),
            Step::Boost => Op::Card(CardOp::Boost),
            Step::MoveTo { who, to, moved } => Op::Card(CardOp::MoveTo {
                who: self.cards(*who),
                to: self.cards(*to),
                moved: Compiler::kept(*moved),
            }),
            Step::ShiftOnto(base) => Op::Card(CardOp::ShiftOnto(self.cards(*base))),
            Step::BottomWhenDone(cards) => Op::Card(CardOp::BottomWhenDone(self.cards(*cards))),
            Step::Play { cards, way } => Op::Play(PlayOp { cards: self.cards(*cards), way: self.way(*way) }),

            Step::Give { to, changes, until } => {
                let to = self.cards(*to);
                let mods = self.changes(changes)?;
                Op::Lasting(LastingOp::Give { to, mods, lasts: lasts(*until) })
            }
            Step::Enact { rule, until } => {
                let what = self.enacted(rule)?;
                Op::Lasting(LastingOp::Enact { what, lasts: lasts(*until) })
            }
            Step::EnactInTurn { who, rule, ready } => {
                let who = self.players(*who);
                Op::Lasting(LastingOp::EnactInTurn { what: self.enacted(rule)?, who, ready: *ready })
            }
            Step::PayLessForNext { n, what, by_shift } => {
                let (n, what) = (self.number(n)?, self.filter(what)?);
                Op::Lasting(LastingOp::PayLessForNext { n, what, shift: *by_shift })
            }
            Step::TheNext { what, until, exerted, changes, lasts: changed } => {
                let what = self.filter(what)?;
                let mods = self.changes(changes)?;
                let next = NextDef { what, exerted: *exerted, mods, lasts: lasts(*changed) };
                self.out.nexts.push(next);
                let next = self.out.nexts.len() as u16 - 1;
                Op::Lasting(LastingOp::TheNext { next, lasts: lasts(*until) })
            }
            Step::Watch { ability, until, once, about } => {
                let about = about.map(|cards| self.cards(cards));
                let trigger = self.aside(|c| c.triggered(ability, None))?;
                Op::Lasting(LastingOp::Watch { trigger, lasts: lasts(*until), once: *once, about })
            }
        };
        self.emit(op);
        Ok(())
    }

    /// Compiles `then` so that it runs only if `first` was done, and `otherwise` if not. Returns the end of
    /// `first`.
    pub(crate) fn depends(
        &mut self,
        first: &[Step],
        then: &[Step],
        otherwise: &[Step],
        start: Pc,
    ) -> CompileResult<Pc> {
        let begin = self.flow(FlowOp::Try { end: 0, otherwise: 0, again: false });
        let whole = self.whole.replace(begin);
        let body = self.body(first, start);
        self.whole = whole;
        body?;
        let end = self.here();
        let done = self.flow(FlowOp::Done { otherwise: 0 });
        self.body(then, start)?;
        self.branch(done, otherwise, start)?;
        // The end of the part is known now. Set it here and in each op inside the part that checks it again.
        let Op::Flow(FlowOp::Done { otherwise }) = self.out.ops[done as usize] else { return Ok(end) };
        for at in begin..end {
            if let Op::Flow(FlowOp::Try { end: to, otherwise: other, again }) = &mut self.out.ops[at as usize]
                && *to == 0
            {
                (*to, *other) = (end, otherwise);
                debug_assert!(*again || at == begin, "only this part is open");
            }
        }
        Ok(end)
    }

    /// Ends a conditional part: a jump taken at `skip` leads to `otherwise`.
    fn branch(&mut self, skip: Pc, otherwise: &[Step], start: Pc) -> CompileResult<()> {
        if otherwise.is_empty() {
            self.land(skip);
            return Ok(());
        }
        let end = self.jump();
        self.land(skip);
        self.body(otherwise, start)?;
        self.land(end);
        Ok(())
    }

    /// Compiles steps for one player after the other. Steps in several parts are compiled twice, because the
    /// edition decides whether each player does all parts at once or all players do the first part before the
    /// second.
    fn each_player(
        &mut self,
        who: p::PlayerOperand,
        person: u8,
        parts: &[Vec<Step>],
        start: Pc,
    ) -> CompileResult<()> {
        let level = self.depth;
        let each = FlowOp::EachPlayer { who, person, level, end: 0 };
        let one_by_one = one_by_one(parts);
        if one_by_one.len() < 2 {
            let head = self.flow(each);
            return self.looped(head, start, parts);
        }
        let way = self.flow(FlowOp::PartByPart { otherwise: 0 });
        for part in &one_by_one {
            let head = self.flow(each);
            self.looped(head, start, std::slice::from_ref(part))?;
        }
        let over = self.jump();
        self.land(way);
        let head = self.flow(each);
        self.looped(head, start, parts)?;
        self.land(over);
        Ok(())
    }

    fn looped(&mut self, head: Pc, start: Pc, parts: &[Vec<Step>]) -> CompileResult<()> {
        if self.depth == LOOPS {
            return self.unsupported(Gap::DeepLoops);
        }
        self.depth += 1;
        let body = parts.iter().try_for_each(|steps| self.body(steps, start));
        self.depth -= 1;
        body?;
        self.flow(FlowOp::Jump(head));
        self.land(head);
        Ok(())
    }

    /// Compiles something with a program of its own in the middle of the current program.
    pub(crate) fn aside<T>(&mut self, body: impl FnOnce(&mut Self) -> CompileResult<T>) -> CompileResult<T> {
        let over = self.jump();
        let (vars, depth) = (std::mem::take(&mut self.vars), std::mem::take(&mut self.depth));
        let (outside, whole) = (std::mem::take(&mut self.used_outside), self.whole.take());
        let done = body(self);
        (self.vars, self.depth, self.used_outside, self.whole) = (vars, depth, outside, whole);
        self.land(over);
        done
    }

    fn choice(&mut self, choice: &Choice) -> CompileResult<()> {
        let Choice { var, by, from, count, chosen, purpose } = choice;
        let from = self.filter_for(from, Some(*var))?;
        let (min, max) = match count {
            HowMany::Between(min, max) => (*min, *max),
            HowMany::Exactly(_) => (0, 0),
        };
        let purpose = match purpose {
            Purpose::Effect => p::PickPurpose::Effect,
            Purpose::Support => p::PickPurpose::Support,
            Purpose::Cost => p::PickPurpose::Cost,
        };
        let by = self.players(*by);
        let counts = self.used_outside.contains(var);
        let pick = Pick { reg: var.0, by, from, min, max, choose: *chosen, counts, purpose };
        let op = match count {
            HowMany::Between(..) => ChooseOp::Pick(pick),
            HowMany::Exactly(n) => ChooseOp::PickMany(pick, self.number(n)?),
        };
        self.emit(Op::Choose(op));
        // The choice may make the whole part impossible.
        if self.whole.is_some() && *chosen {
            self.flow(FlowOp::Try { end: 0, otherwise: 0, again: true });
        }
        Ok(())
    }

    pub(crate) fn dest(&self, to: Destination) -> Dest {
        match to {
            Destination::Hand => Dest::Hand,
            Destination::Discard => Dest::Discard,
            Destination::Inkwell { exerted } => Dest::Inkwell { exerted },
            Destination::DeckTop => Dest::DeckTop,
            Destination::DeckBottom => Dest::DeckBottom,
            Destination::DeckEither => Dest::DeckEither,
            Destination::DeckRandom => Dest::DeckRandom,
            Destination::Under { host, faceup } => Dest::Under { host: self.cards(host), faceup },
        }
    }

    fn way(&self, way: Way) -> p::PlayMethod {
        match way {
            Way::Free => p::PlayMethod::Free { exerted: false },
            Way::FreeExerted => p::PlayMethod::Free { exerted: true },
            Way::ForInk => p::PlayMethod::Ink { exerted: false },
            Way::ForInkExerted => p::PlayMethod::Ink { exerted: true },
            Way::Shift { base, free } => p::PlayMethod::Shift { base: self.var(base), free },
            Way::Sung(singer) => p::PlayMethod::Sing(self.var(singer)),
            Way::SungTogether => p::PlayMethod::SingTogether,
            Way::AsAllowed => p::PlayMethod::AsAllowed,
        }
    }
}

/// The parts that all players complete before the next part begins. These are the parts that the text joins.
/// A single part is split if it shows or chooses something and then acts on it (6.7.6.1).
fn one_by_one(parts: &[Vec<Step>]) -> Vec<Vec<Step>> {
    let [only] = parts else { return parts.to_vec() };
    match &only[..] {
        [Step::Choose(choice), rest @ ..] if choice.chosen && !rest.is_empty() => {
            vec![vec![only[0].clone()], rest.to_vec()]
        }
        [Step::May { by, steps, said }] => {
            let shown = steps.iter().rposition(|step| matches!(step, Step::Show(_)));
            let (first, rest) = steps.split_at(shown.map_or(steps.len(), |at| at + 1));
            if rest.is_empty() || !rest.iter().all(|step| matches!(step, Step::Play { .. })) {
                return parts.to_vec();
            }
            let first = Step::May { by: *by, steps: first.to_vec(), said: said.clone() };
            vec![vec![first], rest.to_vec()]
        }
        _ => parts.to_vec(),
    }
}

fn lasts(until: Until) -> EffectDuration {
    match until {
        Until::EndOfTurn => EffectDuration::ThisTurn,
        Until::YourNextTurn => EffectDuration::UntilYourNextTurn,
        Until::DuringTheirNextTurn => EffectDuration::TheirNextTurn,
        Until::TheirNextReady => EffectDuration::TheirNextReady,
        Until::EndOfYourNextTurn => EffectDuration::UntilEndOfYourNextTurn,
        Until::EndOfYourTurn => EffectDuration::UntilEndOfYourTurn,
        Until::EndOfChallenge => EffectDuration::Challenge,
        Until::LeavesPlay => EffectDuration::WhileInPlay,
        Until::ThisLeaves => EffectDuration::WhileSource,
    }
}
