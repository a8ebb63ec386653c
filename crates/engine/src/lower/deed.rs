//! More effects become ops: hands, cards looked at, loops, what others are made to do.

use super::target::bounds;
use super::{Lowered, Lowerer};
use crate::program::{Cards, MOVED, Op, Pc, Pick, Players, Value, Where};
use ability::{
    Condition, Destination, Det, Effect, HandSize, Noun, Opener, Part, Quantity, Rule, Target, Whose, Would,
};

impl Lowerer<'_> {
    /// Lowers an effect of the newer kinds; the caller has seen to the others.
    pub(super) fn deed(&mut self, effect: &Effect) -> Lowered<()> {
        match effect {
            Effect::Afterwards(inner) => {
                self.emit(Op::Begin);
                self.effect(inner)
            }
            Effect::List(all) => all.iter().try_for_each(|effect| self.effect(effect)),
            Effect::Unless(inner, condition) => {
                let not = Condition::Not(Box::new(condition.clone()));
                self.effect(&Effect::If(not, inner.clone()))
            }
            Effect::UnlessDone(inner, other) => self.unless_done(inner, other),
            Effect::IfTheyDont(inner) => {
                let skip = self.emit(Op::IfDone(0));
                self.by_you(|l| l.effect(inner))?;
                self.land(skip);
                Ok(())
            }
            Effect::ForEachWhoDoesnt(..) => self.missing("those who don't, of something not offered before"),
            Effect::ForEach(measure, inner) => {
                let n = self.measure(measure, 1)?;
                self.times(n, |l| l.effect(inner))
            }
            Effect::Have(who, inner) => self.each_player(*who, |l| l.effect(inner)),
            Effect::Repeat => {
                let start = self.s.start;
                self.emit(Op::Restart(start));
                Ok(())
            }
            Effect::Give(target, modifiers, duration) => {
                let lasts = self.lasts(*duration)?;
                self.timed_rule(&Rule::Give(target.clone(), modifiers.clone()), lasts)
            }
            Effect::ChooseAnd(inner) => self.choose_and(inner),
            Effect::RevealHand(who) => {
                let whose = self.player(*who)?;
                self.push(Op::ShowHand { whose, to_all: true })
            }
            Effect::LookAtHand(whose) => {
                let whose = self.whose_deck(*whose)?;
                self.push(Op::ShowHand { whose, to_all: false })
            }
            Effect::DiscardAtRandom(who, quantity, noun) => self.each_player(*who, |l| {
                let (_, n) = bounds(*quantity);
                let side = l.own_side();
                let from = l.filter(&noun.0, Where::Hand, side, false)?;
                let reg = l.new_reg();
                l.emit(Op::Random { reg, from, n: Value::N(n.into()) });
                l.discarded(reg)
            }),
            Effect::DiscardOfChoice(who, quantity, noun, chooser) => {
                self.each_player(*who, |l| l.discard_of_choice(*quantity, noun, *chooser))
            }
            Effect::DiscardAll(who) => {
                let who = self.player(*who)?;
                self.push(Op::DiscardHand(who))
            }
            Effect::DrawUntil(who, size) => self.each_player(*who, |l| {
                let by = l.s.by;
                let n = match size {
                    HandSize::Number(n) | HandSize::Cards(n) => {
                        Value::HandGap { who: by, size: i16::from(*n), over: false }
                    }
                    HandSize::Same if by == Players::You => Value::HandBehind(Players::You, Players::That),
                    HandSize::Same => return l.missing("another player's hand brought to such a size"),
                };
                l.push(Op::DrawUntil(by, n))
            }),
            Effect::DiscardUntil(who, _, size) => {
                let (HandSize::Number(n) | HandSize::Cards(n)) = size else {
                    return self.missing("discarding to such a size");
                };
                self.each_player(*who, |l| {
                    let side = l.own_side();
                    let from = l.filter(&[], Where::Hand, side, false)?;
                    let reg = l.new_reg();
                    let (by, purpose) = (l.s.by, l.s.purpose);
                    let pick = Pick { reg, by, from, min: 0, max: 0, choose: false, purpose };
                    l.emit(Op::PickMany(pick, Value::HandGap { who: by, size: i16::from(*n), over: true }));
                    l.discarded(reg)
                })
            }
            Effect::PutSome(quantity, to) => self.put_some(*quantity, to),
            Effect::PutSomeAndRest(quantity, to, rest) => {
                self.put_some(*quantity, to)?;
                let (dest, any_order) = self.dest(rest)?;
                let by = self.s.by;
                self.push(Op::MoveRest { dest, any_order, by })
            }
            Effect::PutBackInAnyOrder(_) => {
                let by = self.s.by;
                self.push(Op::MoveRest { dest: crate::program::Dest::DeckTop, any_order: true, by })
            }
            Effect::MoveSomeDamage(up_to, amount, from, to) => {
                self.effect(&Effect::MoveDamage(*up_to, amount.clone(), from.clone(), to.clone()))
            }
            Effect::Search(what) => self.search(what),
            Effect::RevealToAll(target) => {
                let cards = self.target(target, Where::Play)?;
                self.push(Op::Show(cards))
            }
            Effect::RevealUntil(noun) => {
                let from = self.filter(&noun.0, Where::Aside, self.own_side(), false)?;
                let reg = self.new_reg();
                self.emit(Op::RevealUntil { from, reg });
                self.s.looking = Some(reg);
                self.s.ante = Some(Cards::Reg(reg));
                Ok(())
            }
            Effect::LookAtMany(reveal, measure) => {
                if self.s.by != Players::You {
                    return self.missing("another player looking at so many cards");
                }
                let n = self.measure(measure, 1)?;
                self.emit(Op::LookMany { n, reveal: *reveal });
                let reg = self.new_reg();
                self.emit(Op::Aside { reg });
                self.s.looking = Some(reg);
                self.s.ante = Some(Cards::Reg(reg));
                Ok(())
            }
            Effect::MoveToSame(target) => {
                let who = self.target(target, Where::Play)?;
                let to = self.target(&self.own_place(&a_location()), Where::Play)?;
                self.s.ante = Some(who);
                self.s.roles.moved = Some(Cards::Reg(MOVED));
                self.s.place = Some(to);
                self.push(Op::MoveToLocation { who, to })
            }
            Effect::MayMoveTo(target, place) => {
                let who = self.known(target)?;
                let may = self.emit_may(Players::Of(who), &Effect::MoveTo(target.clone(), place.clone()));
                let to = match place {
                    Target::There => self.known(place)?,
                    place => self.target(&self.own_place(place), Where::Play)?,
                };
                self.s.ante = Some(who);
                self.emit(Op::MoveToLocation { who, to });
                self.land(may);
                Ok(())
            }
            Effect::Count(noun) => {
                let filter = self.filter(&noun.0, Where::Play, crate::program::Side::Any, false)?;
                self.push(Op::Count(Value::PerCard(1, filter)))
            }
            Effect::Replacing(duration, would, instead) => {
                let (
                    Would::BeDealtDamage(Opener::NextTime, target),
                    Effect::TakeNoDamage(Target::Pronoun(_)),
                ) = (would, &**instead)
                else {
                    return self.missing("such a replacement for a time");
                };
                let lasts = self.lasts(*duration)?;
                let to = self.known(target)?;
                let mods = self.mods(&[crate::program::Mod::Shield]);
                self.push(Op::Give { to, mods, lasts })
            }
            Effect::Tap(target) => self.effect(&Effect::Exert(target.clone())),
            Effect::PutInsteadOfDiscard(target, Destination::Deck(ability::Place::Bottom, _)) => {
                let cards = self.known(target)?;
                self.push(Op::BottomWhenDone(cards))
            }
            Effect::PutInsteadOfDiscard(..) => self.missing("such a place instead of the discard"),
            Effect::PlayExerted(target) => {
                let what = self.target(target, Where::Hand)?;
                self.push(Op::PlayExerted(what))
            }
            Effect::ShuffleRest(_) => self.push(Op::ShuffleRest),
            Effect::DealMeasured(measure, target) => {
                let n = self.measure(measure, 1)?;
                let cards = self.target(target, Where::Play)?;
                self.push(Op::Deal(n, cards))
            }
            Effect::DiscardThatMany(who) => self.each_player(*who, |l| {
                let side = l.own_side();
                let from = l.filter(&[], Where::Hand, side, false)?;
                let reg = l.new_reg();
                let (by, purpose) = (l.s.by, l.s.purpose);
                let pick = Pick { reg, by, from, min: 0, max: 0, choose: false, purpose };
                l.emit(Op::PickMany(pick, Value::Counted(1)));
                l.discarded(reg)
            }),
            _ => self.missing("such an effect"),
        }
    }

    fn push(&mut self, op: Op) -> Lowered<()> {
        self.emit(op);
        Ok(())
    }

    /// What the speaker does, whoever acted before.
    fn by_you(&mut self, body: impl FnOnce(&mut Self) -> Lowered<()>) -> Lowered<()> {
        let before = std::mem::replace(&mut self.s.by, Players::You);
        let lowered = body(self);
        self.s.by = before;
        lowered
    }

    fn times(&mut self, n: Value, body: impl FnOnce(&mut Self) -> Lowered<()>) -> Lowered<()> {
        let regs = self.s.regs;
        let start = self.emit(Op::Times { n, end: 0, regs });
        let lowered = body(self);
        self.emit(Op::Jump(start));
        self.land(start);
        lowered
    }

    /// "E unless F": the player of F may do it; otherwise E happens.
    fn unless_done(&mut self, inner: &Effect, other: &Effect) -> Lowered<()> {
        // What E speaks of is named first, so that F's player can be found.
        let bound = super::effect::main_target(inner).cloned();
        if let Some(target) = &bound {
            let cards = self.target(target, Where::Play)?;
            self.s.ante = Some(cards);
            self.s.bound = Some((target.clone(), cards));
        }
        let (who, deed) = match other {
            Effect::By(who, deed) => (*who, &**deed),
            _ => return self.missing("such an unless"),
        };
        self.emit(Op::Begin);
        self.effect(&Effect::May(who, Box::new(deed.clone())))?;
        let skip = self.emit(Op::IfDone(0));
        self.by_you(|l| l.effect(inner))?;
        self.land(skip);
        self.s.bound = None;
        Ok(())
    }

    /// "Each opponent may E. For each opponent who doesn't, F."
    pub(super) fn who_doesnt(&mut self, offer: &Effect, otherwise: &Effect) -> Lowered<()> {
        let Effect::May(who, inner) = offer else {
            return self.missing("those who don't, of something not offered");
        };
        self.each_player(*who, |l| {
            l.emit(Op::Begin);
            let may = l.emit_may(l.s.by, inner);
            l.effect(inner)?;
            l.land(may);
            let skip = l.emit(Op::IfDone(0));
            l.by_you(|l| l.effect(otherwise))?;
            l.land(skip);
            Ok(())
        })
    }

    /// "choose and banish one of their characters": what is done is done to a choice.
    fn choose_and(&mut self, inner: &Effect) -> Lowered<()> {
        let chosen = |target: &Target| match target {
            Target::Of(Det::OneOf | Det::A, noun) => Target::Of(Det::Chosen(Quantity::One), noun.clone()),
            Target::Of(Det::Count(quantity), noun) => Target::Of(Det::Chosen(*quantity), noun.clone()),
            other => other.clone(),
        };
        match inner {
            Effect::Banish(target) => self.effect(&Effect::Banish(chosen(target))),
            Effect::Exert(target) => self.effect(&Effect::Exert(chosen(target))),
            _ => self.missing("choosing and doing that"),
        }
    }

    /// Cards in a register are discarded; they are what "discarded this way" means.
    pub(super) fn discarded(&mut self, reg: u8) -> Lowered<()> {
        let cards = Cards::Reg(reg);
        // An in-play target named before stays "that character".
        self.s.in_play = self
            .s
            .in_play
            .or(self.s.ante.filter(|ante| matches!(ante, Cards::Reg(_)) && self.s.chose_in_play));
        self.s.ante = Some(cards);
        self.s.roles.discarded = Some(cards);
        self.push(Op::Discard(cards))
    }

    fn discard_of_choice(&mut self, quantity: Quantity, noun: &Noun, chooser: Whose) -> Lowered<()> {
        let side = self.own_side();
        let from = self.filter(&noun.0, Where::Hand, side, false)?;
        let (min, max) = bounds(quantity);
        let reg = self.new_reg();
        let by = if chooser == Whose::Your { Players::You } else { self.s.by };
        let purpose = self.s.purpose;
        self.emit(Op::Pick(Pick { reg, by, from, min, max, choose: false, purpose }));
        self.discarded(reg)
    }

    fn put_some(&mut self, quantity: Quantity, to: &Destination) -> Lowered<()> {
        let (dest, _) = self.dest(to)?;
        let side = self.aside_side();
        let from = self.filter(&[], Where::Aside, side, false)?;
        let (min, max) = bounds(quantity);
        let reg = self.new_reg();
        let (by, purpose) = (self.s.by, self.s.purpose);
        self.emit(Op::Pick(Pick { reg, by, from, min, max, choose: false, purpose }));
        self.s.ante = Some(Cards::Reg(reg));
        self.push(Op::Move(Cards::Reg(reg), dest))
    }

    /// 7.1.4: what is found may be nothing.
    fn search(&mut self, what: &Target) -> Lowered<()> {
        let by = self.s.by;
        let side = self.own_side();
        let from = match what {
            Target::Of(Det::A | Det::Any, noun) => self.filter(&noun.0, Where::Deck, side, false)?,
            Target::Either(any) => self.either(any, Where::Deck, side)?,
            _ => return self.missing("searching for that"),
        };
        self.emit(Op::Search(by));
        let reg = self.new_reg();
        let purpose = self.s.purpose;
        self.emit(Op::Pick(Pick { reg, by, from, min: 0, max: 1, choose: false, purpose }));
        self.s.ante = Some(Cards::Reg(reg));
        Ok(())
    }

    /// "If you do and C, E" and "E" under any other condition.
    pub(super) fn conditional(&mut self, condition: &Condition, inner: &Effect) -> Lowered<()> {
        let mut skips: Vec<Pc> = vec![];
        let condition = match condition {
            Condition::YouDoAnd(test) => {
                skips.push(self.emit(Op::IfNotDone(0)));
                test
            }
            condition => condition,
        };
        let cond = self.condition(condition)?;
        skips.push(self.emit(Op::IfNot { cond, to: 0 }));
        self.effect(inner)?;
        for skip in skips {
            self.land(skip);
        }
        Ok(())
    }

    /// "…, and it enters play exerted" behind what is played; `None` where nothing of the kind stands there.
    pub(super) fn play_exerted(&mut self, all: &[Effect]) -> Option<Lowered<()>> {
        let [first @ .., Effect::Play(target, true), Effect::For(Rule::EntersExerted(Target::Pronoun(_)), _)] =
            all
        else {
            return None;
        };
        let done = first.iter().try_for_each(|effect| self.effect(effect));
        Some(done.and_then(|()| self.deed(&Effect::PlayExerted(target.clone()))))
    }

    /// "E. If C, F instead." where E is led in by something: only the last thing E does is replaced.
    pub(super) fn instead_inside(
        &mut self,
        base: &Effect,
        condition: &Condition,
        other: &Effect,
    ) -> Option<Lowered<()>> {
        let instead = |inner: &Effect| {
            Effect::Instead(Box::new(inner.clone()), condition.clone(), Box::new(other.clone()))
        };
        let effect = match base {
            Effect::May(who, inner) => Effect::May(*who, Box::new(instead(inner))),
            Effect::To(first, second) => Effect::To(first.clone(), Box::new(instead(second))),
            Effect::Then(all) => {
                let (last, first) = all.split_last()?;
                Effect::Then(first.iter().cloned().chain([instead(last)]).collect())
            }
            Effect::And(all) if matches!(other, Effect::Also(..)) => {
                let (last, first) = all.split_last()?;
                Effect::And(first.iter().cloned().chain([instead(last)]).collect())
            }
            _ => return None,
        };
        Some(self.effect(&effect))
    }
}

/// "a location", as in "the same location".
fn a_location() -> Target {
    Target::Of(Det::A, Noun(vec![Part::Your, Part::Is(vec![ability::Kind::Location])]))
}
