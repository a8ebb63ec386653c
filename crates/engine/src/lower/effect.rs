//! Effects become ops.

use super::noun::bounds;
use super::{Lowered, Lowerer};
use crate::program::{Cards, Dest, Lasts, Op, Pc, Pick, Players, Purpose, Where};
use ability::{Condition, Destination, Det, Duration, Effect, Noun, Place, Quantity, Rule, Target, Who};

impl Lowerer<'_> {
    /// Sentences in order (6.1.2). One that begins with "if you do" or "otherwise" looks back at the one before.
    pub(super) fn effects(&mut self, effects: &[Effect]) -> Lowered<()> {
        let mut i = 0;
        while let Some(effect) = effects.get(i) {
            i += 1;
            match effect {
                Effect::IfYouDo(then) => {
                    let skip = self.emit(Op::IfNotDone(0));
                    self.effect(then)?;
                    self.land(skip);
                }
                Effect::Otherwise(_) => return self.missing("an otherwise with nothing before it"),
                _ => match effects.get(i) {
                    Some(Effect::Otherwise(other)) => {
                        i += 1;
                        self.or_else(effect, other)?;
                    }
                    _ => {
                        self.emit(Op::Begin);
                        self.effect(effect)?;
                    }
                },
            }
        }
        Ok(())
    }

    /// "If C, E. Otherwise, F." and "You may E. Otherwise, F."
    fn or_else(&mut self, effect: &Effect, other: &Effect) -> Lowered<()> {
        self.emit(Op::Begin);
        if let Effect::If(condition, then) = effect {
            let cond = self.condition(condition)?;
            let skip = self.emit(Op::IfNot { cond, to: 0 });
            self.effect(then)?;
            let end = self.emit(Op::Jump(0));
            self.land(skip);
            self.effect(other)?;
            self.land(end);
        } else {
            self.effect(effect)?;
            let skip = self.emit(Op::IfDone(0));
            self.effect(other)?;
            self.land(skip);
        }
        Ok(())
    }

    pub(super) fn effect(&mut self, effect: &Effect) -> Lowered<()> {
        match effect {
            Effect::May(who, inner) => self.may(*who, inner),
            Effect::Then(all) | Effect::And(all) => all.iter().try_for_each(|effect| self.effect(effect)),
            Effect::To(first, second) if hoists(first, second) => self.damage_to(first, second),
            Effect::To(first, second) => {
                self.emit(Op::Begin);
                self.effect(first)?;
                let skip = self.emit(Op::IfNotDone(0));
                self.effect(second)?;
                self.land(skip);
                Ok(())
            }
            Effect::Or(options) => self.options(options.iter().map(std::slice::from_ref)),
            Effect::ChooseOne(options) => self.options(options.iter().map(Vec::as_slice)),
            Effect::If(condition, inner) | Effect::OnlyIf(inner, condition) => {
                let cond = self.condition(condition)?;
                let skip = self.emit(Op::IfNot { cond, to: 0 });
                self.effect(inner)?;
                self.land(skip);
                Ok(())
            }
            Effect::IfYouDo(inner) => {
                let skip = self.emit(Op::IfNotDone(0));
                self.effect(inner)?;
                self.land(skip);
                Ok(())
            }
            Effect::Otherwise(_) => self.missing("an otherwise here"),
            Effect::Instead(base, condition, other) => self.instead(base, condition, other),
            Effect::By(who, inner) => self.each_player(*who, |l| l.effect(inner)),
            Effect::For(rule, duration) | Effect::Lasting(duration, rule) => {
                let lasts = self.lasts(*duration)?;
                self.timed_rule(rule, lasts)
            }
            Effect::Watch(trigger, duration, inner) => {
                let lasts = match duration {
                    Some(duration) => Some(self.lasts(*duration)?),
                    None => None,
                };
                self.watch(trigger, lasts, inner)
            }
            Effect::WatchFor(duration, trigger, inner) => {
                let lasts = self.lasts(*duration)?;
                self.watch(trigger, Some(lasts), inner)
            }
            Effect::Draw(who, amount) => {
                let (who, n) = (self.player(*who)?, self.amount(amount)?);
                self.op(Op::Draw(who, n))
            }
            Effect::ChooseAndDiscard(who, quantity, noun) | Effect::Discard(who, quantity, noun) => {
                self.each_player(*who, |l| l.discard(*quantity, noun))
            }
            Effect::DiscardHand(who) => {
                let who = self.player(*who)?;
                self.op(Op::DiscardHand(who))
            }
            Effect::GainLore(who, amount) => {
                let (who, n) = (self.player(*who)?, self.amount(amount)?);
                self.op(Op::GainLore(who, n))
            }
            Effect::LoseLore(who, amount) => {
                let (who, n) = (self.player(*who)?, self.amount(amount)?);
                self.op(Op::LoseLore(who, n))
            }
            Effect::PayInk(n) => self.op(Op::PayInk(*n)),
            Effect::NameCard => self.op(Op::NameCard),
            Effect::ShuffleDeck(who) => {
                let who = self.player(*who)?;
                self.op(Op::ShuffleDeck(who))
            }
            Effect::Choose(target) => self.choose(target),
            Effect::Deal(amount, target) => {
                let cards = self.target(target, Where::Play)?;
                let n = self.amount(amount)?;
                self.op(Op::Deal(n, cards))
            }
            Effect::PutDamage(amount, target) => {
                let cards = self.target(target, Where::Play)?;
                let n = self.amount(amount)?;
                self.op(Op::PutDamage(n, cards))
            }
            Effect::RemoveDamage(up_to, amount, target) => {
                let from = self.target(target, Where::Play)?;
                let amount = self.amount(amount)?;
                self.op(Op::RemoveDamage { up_to: *up_to, amount, from })
            }
            Effect::RemoveAllDamage(target) => {
                let cards = self.target(target, Where::Play)?;
                self.op(Op::RemoveAllDamage(cards))
            }
            Effect::MoveDamage(up_to, amount, from, to) => {
                let from = self.target(from, Where::Play)?;
                let to = self.target(to, Where::Play)?;
                let amount = self.amount(amount)?;
                self.op(Op::MoveDamage { up_to: *up_to, amount, from, to })
            }
            Effect::TakeNoDamage(_) => self.missing("taking no damage outside a replacement"),
            Effect::Banish(target) => {
                let cards = self.target(target, Where::Play)?;
                self.op(Op::Banish(cards))
            }
            Effect::Ready(target) => {
                let cards = self.target(target, Where::Play)?;
                self.op(Op::Ready(cards))
            }
            Effect::Exert(target) => {
                self.s.exerting = self.s.purpose == Purpose::Cost;
                let cards = self.target(target, Where::Play)?;
                self.s.exerting = false;
                self.op(Op::Exert(cards))
            }
            Effect::Return(target, to) | Effect::Put(target, to) | Effect::PutBack(target, to) => {
                self.put(target, to)
            }
            Effect::PutOneAndOther(first, second) => self.one_and_other(first, second),
            Effect::ShuffleInto(target, _) => {
                let cards = self.target(target, Where::Play)?;
                self.op(Op::ShuffleInto(cards))
            }
            Effect::Look(target) => self.look(target, false),
            Effect::Reveal(target @ Target::Top(..)) => self.look(target, true),
            Effect::Reveal(target) => {
                let cards = self.target(target, Where::Play)?;
                self.op(Op::Reveal(cards))
            }
            Effect::Play(target, free) => {
                let what = self.target(target, Where::Hand)?;
                self.op(Op::Play { what, free: *free })
            }
            Effect::MoveTo(target, place) => {
                let who = self.target(target, Where::Play)?;
                let to = self.target(place, Where::Play)?;
                self.s.ante = Some(who);
                self.op(Op::MoveToLocation { who, to })
            }
        }
    }

    /// "Deal damage to A to E": both choices come first, then E only if damage was dealt (6.1.5.1).
    fn damage_to(&mut self, first: &Effect, second: &Effect) -> Lowered<()> {
        self.emit(Op::Begin);
        let (Effect::Deal(amount, target), Some(other)) = (first, main_target(second)) else {
            return self.missing("such a price");
        };
        let hurt = self.target(target, Where::Play)?;
        let n = self.amount(amount)?;
        let cards = self.target(other, Where::Play)?;
        self.emit(Op::Deal(n, hurt));
        let skip = self.emit(Op::IfNotDone(0));
        self.s.bound = Some((other.clone(), cards));
        let lowered = self.effect(second);
        self.s.bound = None;
        self.land(skip);
        lowered
    }

    fn op(&mut self, op: Op) -> Lowered<()> {
        self.emit(op);
        Ok(())
    }

    fn may(&mut self, who: Who, inner: &Effect) -> Lowered<()> {
        let by = self.player(who)?;
        match by {
            Players::You | Players::That | Players::Of(_) => {
                let may = self.emit(Op::May { by, end: 0 });
                self.effect(inner)?;
                self.land(may);
                Ok(())
            }
            Players::Opponents | Players::Everyone => self.each_player(who, |l| {
                let may = l.emit(Op::May { by: Players::That, end: 0 });
                l.effect(inner)?;
                l.land(may);
                Ok(())
            }),
        }
    }

    /// Runs `body` for each of the players meant, one after the other; an unsaid subject in it is that player.
    fn each_player(&mut self, who: Who, body: impl FnOnce(&mut Self) -> Lowered<()>) -> Lowered<()> {
        let players = self.player(who)?;
        let before = self.s.by;
        let lowered = match players {
            Players::You => {
                self.s.by = Players::You;
                body(self)
            }
            Players::That | Players::Opponents | Players::Everyone | Players::Of(_) => {
                let start = self.emit(Op::EachPlayer { who: players, end: 0 });
                self.s.by = Players::That;
                let lowered = body(self);
                self.emit(Op::Jump(start));
                self.land(start);
                lowered
            }
        };
        self.s.by = before;
        lowered
    }

    fn options<'e>(&mut self, options: impl ExactSizeIterator<Item = &'e [Effect]>) -> Lowered<()> {
        let n = options.len();
        let by = self.s.by;
        self.emit(Op::Option { by, n: n as u8 });
        let table: Vec<Pc> = (0..n).map(|_| self.emit(Op::Jump(0))).collect();
        let mut ends = vec![];
        for (entry, option) in table.into_iter().zip(options) {
            self.land(entry);
            let ante = self.s.ante;
            self.effects(option)?;
            self.s.ante = ante;
            ends.push(self.emit(Op::Jump(0)));
        }
        for end in ends {
            self.land(end);
        }
        Ok(())
    }

    /// "E. If C, F instead.": what E chooses is chosen first, then one of the two happens (6.5.6).
    fn instead(&mut self, base: &Effect, condition: &Condition, other: &Effect) -> Lowered<()> {
        let bound = main_target(base).filter(|target| is_choice(target)).cloned();
        if let Some(target) = &bound {
            let cards = self.target(target, Where::Play)?;
            self.s.bound = Some((target.clone(), cards));
        }
        if let Effect::For(_, duration) = base {
            self.s.lasts = Some(self.lasts(*duration)?);
        }
        let cond = self.condition(condition)?;
        let skip = self.emit(Op::IfNot { cond, to: 0 });
        self.effect(other)?;
        let end = self.emit(Op::Jump(0));
        self.land(skip);
        self.effect(base)?;
        self.land(end);
        self.s.bound = None;
        self.s.lasts = None;
        Ok(())
    }

    fn discard(&mut self, quantity: Quantity, noun: &Noun) -> Lowered<()> {
        let side = self.own_side();
        let from = self.filter(&noun.0, Where::Hand, side, false)?;
        let (min, max) = bounds(quantity);
        let reg = self.new_reg();
        let (by, purpose) = (self.s.by, self.s.purpose);
        self.emit(Op::Pick(Pick { reg, by, from, min, max, choose: false, purpose }));
        self.s.ante = Some(Cards::Reg(reg));
        self.op(Op::Discard(Cards::Reg(reg)))
    }

    /// "choose an opposing character": a choice whatever the determiner.
    fn choose(&mut self, target: &Target) -> Lowered<()> {
        let target = match target {
            Target::Of(Det::A, noun) => Target::Of(Det::Chosen(Quantity::One), noun.clone()),
            Target::Of(Det::Another, noun) => Target::Of(Det::AnotherChosen(Quantity::One), noun.clone()),
            Target::Of(Det::Count(quantity), noun) => Target::Of(Det::Chosen(*quantity), noun.clone()),
            other => other.clone(),
        };
        self.target(&target, Where::Play).map(|_| ())
    }

    fn look(&mut self, target: &Target, reveal: bool) -> Lowered<()> {
        let Target::Top(n, whose) = target else { return self.missing("looking at that") };
        let whose = self.whose_deck(*whose)?;
        if whose != Players::You && !reveal {
            return self.missing("looking at another player's deck");
        }
        self.emit(Op::Look { whose, n: *n, reveal });
        let reg = self.new_reg();
        self.emit(Op::Aside { reg });
        self.s.looking = Some(reg);
        self.s.ante = Some(Cards::Reg(reg));
        Ok(())
    }

    fn put(&mut self, target: &Target, to: &Destination) -> Lowered<()> {
        let (dest, any_order) = self.dest(to)?;
        let looked = self.s.looking.map(Cards::Reg);
        let rest = match target {
            Target::Rest => true,
            // All the cards looked at, put back together.
            Target::Pronoun(_) => {
                looked.is_some() && self.s.ante == looked && matches!(to, Destination::Deck(..))
            }
            Target::Of(..) | Target::Top(..) => false,
        };
        if rest {
            return self.op(Op::MoveRest { dest, any_order });
        }
        if any_order {
            return self.missing("an order of cards that were not looked at");
        }
        let cards = self.target(target, Where::Play)?;
        self.op(Op::Move(cards, dest))
    }

    fn one_and_other(&mut self, first: &Destination, second: &Destination) -> Lowered<()> {
        let (first, _) = self.dest(first)?;
        let (second, _) = self.dest(second)?;
        let side = self.own_side();
        let from = self.filter(&[], Where::Aside, side, false)?;
        let reg = self.new_reg();
        let by = self.s.by;
        self.emit(Op::Pick(Pick { reg, by, from, min: 1, max: 1, choose: false, purpose: self.s.purpose }));
        self.emit(Op::Move(Cards::Reg(reg), first));
        self.op(Op::MoveRest { dest: second, any_order: false })
    }

    fn dest(&mut self, to: &Destination) -> Lowered<(Dest, bool)> {
        Ok(match to {
            Destination::Hand(_) => (Dest::Hand, false),
            Destination::Discard(_) => (Dest::Discard, false),
            Destination::Inkwell { exerted, .. } => (Dest::Inkwell { exerted: *exerted }, false),
            Destination::Deck(place, _) => match place {
                Place::Top => (Dest::DeckTop, false),
                Place::Bottom => (Dest::DeckBottom, false),
                Place::Either => (Dest::DeckEither, false),
                Place::TopAnyOrder => (Dest::DeckTop, true),
                Place::BottomAnyOrder => (Dest::DeckBottom, true),
            },
            Destination::Under(host, faceup) => {
                (Dest::Under { host: self.known(host)?, faceup: *faceup }, false)
            }
        })
    }

    pub(super) fn lasts(&self, duration: Duration) -> Lowered<Lasts> {
        Ok(match duration {
            Duration::ThisTurn | Duration::RestOfThisTurn => Lasts::ThisTurn,
            Duration::UntilYourNextTurn => Lasts::UntilYourNextTurn,
            Duration::DuringTheirNextTurn => Lasts::TheirNextTurn,
            Duration::AtTheirNextStart => Lasts::TheirNextReady,
            Duration::UntilEndOfYourNextTurn => Lasts::UntilEndOfYourNextTurn,
            Duration::Unsaid => match self.s.lasts {
                Some(lasts) => lasts,
                None => Lasts::WhileInPlay,
            },
            Duration::ThatChallenge => Lasts::Challenge,
            Duration::WhileThisItem | Duration::WhileThisLocation => Lasts::WhileSource,
        })
    }
}

/// Whether damage pays for an effect on a card that is chosen.
fn hoists(first: &Effect, second: &Effect) -> bool {
    matches!(first, Effect::Deal(..)) && main_target(second).is_some_and(is_choice)
}

/// The target an effect works on first.
fn main_target(effect: &Effect) -> Option<&Target> {
    match effect {
        Effect::For(Rule::Give(target, _) | Rule::Cant(target, _), _)
        | Effect::Deal(_, target)
        | Effect::PutDamage(_, target)
        | Effect::RemoveDamage(_, _, target)
        | Effect::RemoveAllDamage(target)
        | Effect::Banish(target)
        | Effect::Ready(target)
        | Effect::Exert(target)
        | Effect::Return(target, _)
        | Effect::Put(target, _) => Some(target),
        _ => None,
    }
}

fn is_choice(target: &Target) -> bool {
    matches!(target, Target::Of(Det::Chosen(_) | Det::AnotherChosen(_) | Det::A | Det::OneOf, _))
}
