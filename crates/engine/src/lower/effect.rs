//! Effects become ops.

use super::target::bounds;
use super::{Lowered, Lowerer};
use crate::asked::Spoken;
use crate::program::{Cards, Dest, Lasts, MOVED, Op, Pc, Pick, Players, Purpose, Test, Where};
use ability::{
    Condition, Destination, Det, Duration, Effect, Noun, Part, Place, Pronoun, Quantity, Rule, Target, Who,
};

impl Lowerer<'_> {
    /// Sentences in order (6.1.2). One that begins with "if you do" or "otherwise" looks back at the one before.
    pub(super) fn effects(&mut self, effects: &[Effect]) -> Lowered<()> {
        self.s.running = true;
        let mut i = 0;
        while let Some(effect) = effects.get(i) {
            i += 1;
            match effect {
                Effect::IfYouDo(then) => {
                    let skip = self.emit(Op::IfNotDone(0));
                    self.effect(then)?;
                    self.land(skip);
                }
                Effect::IfTheyDont(_) | Effect::If(Condition::YouDoAnd(_), _) => self.effect(effect)?,
                Effect::Otherwise(_) => return self.missing("an otherwise with nothing before it"),
                // What each of several players shows is judged for that player.
                Effect::By(who, inner)
                    if matches!(**inner, Effect::Reveal(_)) && effects.get(i).is_some_and(speaks_of_them) =>
                {
                    let rest = effects[i..].iter().take_while(|effect| speaks_of_them(effect)).count();
                    let mut all = vec![(**inner).clone()];
                    all.extend_from_slice(&effects[i..i + rest]);
                    i += rest;
                    self.each_player(*who, |l| l.effects(&all))?;
                }
                _ => match effects.get(i) {
                    Some(Effect::ForEachWhoDoesnt(_, other)) => {
                        i += 1;
                        self.who_doesnt(effect, other)?;
                    }
                    Some(Effect::Otherwise(other)) => {
                        i += 1;
                        if matches!(effect, Effect::WhoReveals(..)) {
                            // It is about the cards that are still there when each player had the chance.
                            self.effect(effect)?;
                            self.effect(other)?;
                        } else {
                            self.or_else(effect, other)?;
                        }
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
        let effect = match effect {
            Effect::Afterwards(inner) | Effect::AfterwardsPlain(inner) => inner,
            effect => effect,
        };
        if let Effect::If(condition, then) = effect {
            // "If C, return an item. Otherwise, put it …": the same one, chosen before it shows which.
            let shared = main_target(then).filter(|target| is_choice(target) && is_about_it(other));
            if let Some(target) = shared {
                let cards = self.target(target, Where::Play)?;
                self.s.bound = Some((target.clone(), cards));
            }
            let cond = self.condition(condition)?;
            let skip = self.emit(Op::IfNot { cond, to: 0 });
            self.effect(then)?;
            // What a player may do and does not is not done either.
            let may = matches!(**then, Effect::May(..) | Effect::MayAlso(..));
            let end = self.emit(if may { Op::IfDone(0) } else { Op::Jump(0) });
            self.s.bound = None;
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
            Effect::Then(all) | Effect::And(all) | Effect::AndThen(all) => match self.play_exerted(all) {
                Some(lowered) => lowered,
                None => all.iter().try_for_each(|effect| self.effect(effect)),
            },
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
                self.conditional(condition, inner)
            }
            Effect::IfYouDo(inner) => {
                let skip = self.emit(Op::IfNotDone(0));
                self.effect(inner)?;
                self.land(skip);
                Ok(())
            }
            Effect::Otherwise(_) => self.missing("an otherwise here"),
            Effect::Instead(base, condition, other) => match self.instead_inside(base, condition, other) {
                Some(lowered) => lowered,
                None => self.instead(base, condition, other),
            },
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
            Effect::PayInk(n) => match self.s.by {
                Players::You => self.op(Op::PayInk(*n)),
                by => self.op(Op::PayInkBy(by, *n)),
            },
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
                let (from, to) = self.both_ends(from, to)?;
                let amount = self.amount(amount)?;
                self.op(Op::MoveDamage { up_to: *up_to, amount, from, to })
            }
            Effect::TakeNoDamage(_) => self.missing("taking no damage outside a replacement"),
            Effect::Banish(target) => {
                let cards = self.target(target, Where::Play)?;
                self.s.roles.banished = Some(cards);
                self.op(Op::Banish(cards))
            }
            Effect::Ready(target) => {
                let cards = self.target(target, Where::Play)?;
                self.op(Op::Ready(cards))
            }
            Effect::Exert(target) => {
                self.s.exerting = self.s.purpose == Purpose::Cost;
                let cards = self.target(target, Where::Play)?;
                self.s.roles.exerted = Some(cards);
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
            Effect::Reveal(target @ (Target::Top(..) | Target::TopCard)) => self.look(target, true),
            Effect::Reveal(target) => {
                let cards = self.target(target, Where::Play)?;
                self.op(Op::Show(cards))
            }
            Effect::Play(target, free) => {
                let what = self.target(target, Where::Hand)?;
                self.op(Op::Play { what, free: *free })
            }
            Effect::MoveTo(target, place) => {
                let who = self.target(target, Where::Play)?;
                let to = self.target(&self.own_place(place), Where::Play)?;
                self.s.ante = Some(who);
                self.s.roles.moved = Some(Cards::Reg(MOVED));
                self.s.place = Some(to);
                self.op(Op::MoveToLocation { who, to })
            }
            Effect::Afterwards(_)
            | Effect::List(_)
            | Effect::Unless(..)
            | Effect::UnlessDone(..)
            | Effect::IfTheyDont(_)
            | Effect::ForEachWhoDoesnt(..)
            | Effect::ForEach(..)
            | Effect::Have(..)
            | Effect::Repeat
            | Effect::Give(..)
            | Effect::ChooseAnd(_)
            | Effect::RevealHand(_)
            | Effect::LookAtHand(_)
            | Effect::DiscardAtRandom(..)
            | Effect::DiscardOfChoice(..)
            | Effect::DiscardAll(_)
            | Effect::DrawUntil(..)
            | Effect::DiscardUntil(..)
            | Effect::PutSome(..)
            | Effect::PutSomeAndRest(..)
            | Effect::PutBackInAnyOrder(_)
            | Effect::MoveSomeDamage(..)
            | Effect::Search(_)
            | Effect::RevealToAll(_)
            | Effect::RevealUntil(_)
            | Effect::LookAtMany(..)
            | Effect::MoveToSame(_)
            | Effect::MayMoveTo(..)
            | Effect::Count(_)
            | Effect::Replacing(..)
            | Effect::Tap(_)
            | Effect::PutInsteadOfDiscard(..)
            | Effect::PlayExerted(_)
            | Effect::ShuffleRest(_)
            | Effect::DealMeasured(..)
            | Effect::DiscardThatMany(_) => self.deed(effect),
            Effect::AfterwardsPlain(_)
            | Effect::Also(..)
            | Effect::AfterChallenge(_)
            | Effect::Distribute(..)
            | Effect::DiscardEither(..)
            | Effect::DealThem(..)
            | Effect::ByWith(..)
            | Effect::ReturnAtRandomUntil(..)
            | Effect::MayAlso(..)
            | Effect::ForEachPlayer(_)
            | Effect::ChooseNamed(_)
            | Effect::DiscardFor(..)
            | Effect::ByType(_)
            | Effect::AddStat(..)
            | Effect::PayLessForNext(..)
            | Effect::ChoosePlayers(_)
            | Effect::DiscardHands(_)
            | Effect::WhoReveals(..)
            | Effect::LookAtCards(_) => self.case(effect),
            Effect::PlayAgain(..) | Effect::PlayAsInHand(_) | Effect::Shift(..) | Effect::PlayOrShift(..) => {
                self.played(effect)
            }
        }
    }

    /// Where damage is moved from and to: two different cards (1.9.1.4). A card spoken of before stays the one meant.
    fn both_ends(&mut self, from: &Target, to: &Target) -> Lowered<(Cards, Cards)> {
        let known = match to {
            Target::Pronoun(_) | Target::Of(Det::This | Det::That, _) => Some(self.known(to)?),
            _ => None,
        };
        let filters = self.db.filters.len();
        let from = self.target(from, Where::Play)?;
        if let Some(to) = known {
            self.apart(filters, to);
            return Ok((from, to));
        }
        let filters = self.db.filters.len();
        let to = self.target(to, Where::Play)?;
        self.apart(filters, from);
        Ok((from, to))
    }

    /// What the last choice was made from, if filters were added since then, leaves those cards out.
    fn apart(&mut self, filters: usize, cards: Cards) {
        if let Some(filter) = self.db.filters[filters..].last_mut() {
            filter.tests.push(Test::Apart(cards));
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

    /// A place to move to: one of the player's own (4.7.1).
    pub(super) fn own_place(&self, place: &Target) -> Target {
        match place {
            Target::Of(det @ (Det::A | Det::Another | Det::Chosen(_) | Det::AnotherChosen(_)), noun) => {
                let own = if self.s.by == Players::You { Part::Your } else { Part::Their };
                Target::Of(*det, Noun(std::iter::once(own).chain(noun.0.iter().cloned()).collect()))
            }
            other => other.clone(),
        }
    }

    fn op(&mut self, op: Op) -> Lowered<()> {
        self.emit(op);
        Ok(())
    }

    fn may(&mut self, who: Who, inner: &Effect) -> Lowered<()> {
        let by = self.player(who)?;
        match by {
            Players::You | Players::That => {
                let may = self.emit_may(by, inner);
                let before = std::mem::replace(&mut self.s.by, by);
                let lowered = self.effect(inner);
                self.s.by = before;
                lowered?;
                self.land(may);
                Ok(())
            }
            Players::Opponents
            | Players::Everyone
            | Players::Of(_)
            | Players::Ahead
            | Players::MostCards
            | Players::Chosen => self.each_player(who, |l| {
                let may = l.emit_may(Players::That, inner);
                l.effect(inner)?;
                l.land(may);
                Ok(())
            }),
        }
    }

    /// Runs `body` for each of the players meant, one after the other; an unsaid subject in it is that player.
    pub(super) fn each_player(
        &mut self,
        who: Who,
        body: impl FnOnce(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        if who == Who::Implied {
            // Whoever acts already.
            return body(self);
        }
        let mut players = self.player(who)?;
        if players == Players::MostCards {
            // Who they are is seen before anyone acts (6.7.2.1).
            self.emit(Op::KeepPlayers(players));
            players = Players::Chosen;
        }
        let before = self.s.by;
        let lowered = match players {
            // One player, known already: there is nobody to go through.
            Players::You | Players::That => {
                self.s.by = players;
                body(self)
            }
            Players::Opponents
            | Players::Everyone
            | Players::Of(_)
            | Players::Ahead
            | Players::MostCards
            | Players::Chosen => {
                let regs = self.s.regs;
                let start = self.emit(Op::EachPlayer { who: players, end: 0, regs });
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

    pub(super) fn options<'e>(
        &mut self,
        options: impl ExactSizeIterator<Item = &'e [Effect]> + Clone,
    ) -> Lowered<()> {
        let n = options.len();
        if n < 2 {
            return self.missing("a choice of one thing");
        }
        let by = self.s.by;
        let question = self.emit(Op::Option { by, n: n as u8 });
        let spoken = options.clone().map(<[Effect]>::to_vec).collect();
        self.db.spoken.insert(question, Spoken::Options(spoken));
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
            self.s.unsaid = Some(cards);
        } else if let Some(target) = main_target(base)
            && let Ok(cards) = self.known(target)
        {
            self.s.unsaid = Some(cards);
        }
        if let Effect::For(_, duration) = base {
            self.s.lasts = Some(self.lasts(*duration)?);
        }
        let cond = self.condition(condition)?;
        let skip = self.emit(Op::IfNot { cond, to: 0 });
        // "… you may F instead and G": who declines gets E.
        let declined = match other {
            Effect::Also(first, second) => self.instead_also(first, second)?,
            other => {
                self.effect(other)?;
                None
            }
        };
        let end = self.emit(Op::Jump(0));
        self.land(skip);
        if let Some(declined) = declined {
            self.land(declined);
        }
        self.effect(base)?;
        self.land(end);
        self.s.bound = None;
        self.s.unsaid = None;
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
        self.discarded(reg)
    }

    /// "choose an opposing character": a choice whatever the determiner.
    fn choose(&mut self, target: &Target) -> Lowered<()> {
        let target = match target {
            Target::Of(Det::A, noun) => Target::Of(Det::Chosen(Quantity::One), noun.clone()),
            Target::Of(Det::Another, noun) => Target::Of(Det::AnotherChosen(Quantity::One), noun.clone()),
            Target::Of(Det::Count(quantity), noun) => Target::Of(Det::Chosen(*quantity), noun.clone()),
            other => other.clone(),
        };
        let cards = self.target(&target, Where::Play)?;
        self.s.roles.chosen = Some(cards);
        Ok(())
    }

    fn look(&mut self, target: &Target, reveal: bool) -> Lowered<()> {
        let (n, whose) = match target {
            Target::Top(n, whose) => (n, self.whose_deck(*whose)?),
            // Of the deck of whoever acts.
            Target::TopCard => (&1, self.s.by),
            _ => return self.missing("looking at that"),
        };
        self.s.theirs = whose != self.s.by;
        let by = self.s.by;
        self.emit(Op::Look { whose, n: *n, reveal, by });
        let reg = self.new_reg();
        self.emit(Op::Aside { reg });
        self.s.looking = Some(reg);
        self.s.ante = Some(Cards::Reg(reg));
        Ok(())
    }

    fn put(&mut self, target: &Target, to: &Destination) -> Lowered<()> {
        if let Destination::OneOf(_, first, second) = to {
            return self.put_either(target, first, second);
        }
        if let (Target::Of(Det::A, noun), Destination::Under(hosts, false)) = (target, to)
            && let [Part::CardOf(kinds), Part::FromTop(ability::Whose::Your)] = &noun.0[..]
            && kinds.is_empty()
        {
            return self.under_each(hosts);
        }
        if let Destination::Deck(Place::TopOrBottom | Place::TopOrBottomAnyOrder, _) = to {
            return self.split(target);
        }
        let (dest, any_order) = self.dest(to)?;
        let looked = self.s.looking.map(Cards::Reg);
        let rest = match target {
            Target::Rest => true,
            // All the cards looked at, put back together.
            Target::Pronoun(_) => {
                looked.is_some() && self.s.ante == looked && matches!(to, Destination::Deck(..))
            }
            Target::Of(..)
            | Target::Top(..)
            | Target::Unsaid
            | Target::Either(_)
            | Target::Both(_)
            | Target::SomeOfThem(_)
            | Target::There
            | Target::TopCard
            | Target::TheCards(..) => false,
        };
        if rest {
            let by = self.s.by;
            return self.op(Op::MoveRest { dest, any_order, by });
        }
        let cards = self.target(target, Where::Play)?;
        self.s.roles.moved = Some(cards);
        if any_order && let Cards::Reg(reg) = cards {
            return self.op(Op::MoveOrdered { reg, top: dest == Dest::DeckTop });
        }
        self.op(Op::Move(cards, dest))
    }

    /// "put any number of them on the top or the bottom of your deck": those for the top are taken, the others go to the
    /// bottom.
    fn split(&mut self, target: &Target) -> Lowered<()> {
        let Target::SomeOfThem(Quantity::AnyNumber) = target else {
            return self.missing("such cards on the top or the bottom");
        };
        let Cards::Reg(reg) = self.target(target, Where::Play)? else {
            return self.missing("such cards on the top or the bottom");
        };
        self.emit(Op::MoveOrdered { reg, top: true });
        let by = self.s.by;
        self.op(Op::MoveRest { dest: Dest::DeckBottom, any_order: true, by })
    }

    /// "put it on the top of your deck or into your discard".
    fn put_either(&mut self, target: &Target, first: &Destination, second: &Destination) -> Lowered<()> {
        let options = [first, second].map(|to| vec![Effect::Put(target.clone(), to.clone())]);
        self.options(options.iter().map(Vec::as_slice))
    }

    fn one_and_other(&mut self, first: &Destination, second: &Destination) -> Lowered<()> {
        let (first, _) = self.dest(first)?;
        let (second, _) = self.dest(second)?;
        let side = self.aside_side();
        let from = self.filter(&[], Where::Aside, side, false)?;
        let reg = self.new_reg();
        let by = self.s.by;
        self.emit(Op::Pick(Pick { reg, by, from, min: 1, max: 1, choose: false, purpose: self.s.purpose }));
        self.emit(Op::Move(Cards::Reg(reg), first));
        self.op(Op::MoveRest { dest: second, any_order: false, by })
    }

    pub(super) fn dest(&mut self, to: &Destination) -> Lowered<(Dest, bool)> {
        Ok(match to {
            Destination::Hand(_) => (Dest::Hand, false),
            Destination::Discard(_) => (Dest::Discard, false),
            Destination::Inkwell { exerted, .. } => (Dest::Inkwell { exerted: *exerted }, false),
            Destination::In(place) | Destination::Into(place) => return self.dest(place),
            Destination::OnTopOfIt => (Dest::DeckTop, false),
            Destination::UnderFacedown(host) => {
                (Dest::Under { host: self.host(host)?, faceup: false }, false)
            }
            // With no word on it a card lies faceup: facedown is what cards say (8.4.1).
            Destination::UnderPlain(host) => (Dest::Under { host: self.host(host)?, faceup: true }, false),
            Destination::OneOf(..) => return self.missing("a choice of such places"),
            Destination::Deck(place, _) | Destination::SameDeck(place) => match place {
                Place::BottomRandom => (Dest::DeckRandom, false),
                Place::Top | Place::OnTop => (Dest::DeckTop, false),
                Place::Bottom => (Dest::DeckBottom, false),
                Place::Either => (Dest::DeckEither, false),
                Place::TopAnyOrder => (Dest::DeckTop, true),
                Place::BottomAnyOrder => (Dest::DeckBottom, true),
                Place::TopOrBottom | Place::TopOrBottomAnyOrder => {
                    return self.missing("a choice of places for each card");
                }
            },
            Destination::Under(host, faceup) => {
                (Dest::Under { host: self.host(host)?, faceup: *faceup }, false)
            }
        })
    }

    /// The card that others are put under, chosen where the words say so.
    fn host(&mut self, host: &Target) -> Lowered<Cards> {
        let before = self.s.ante;
        let cards = self.target(host, Where::Play)?;
        self.s.ante = before.or(Some(cards));
        Ok(cards)
    }

    pub(super) fn lasts(&self, duration: Duration) -> Lowered<Lasts> {
        Ok(match duration {
            Duration::ThisTurn | Duration::RestOfThisTurn => Lasts::ThisTurn,
            Duration::UntilYourNextTurn => Lasts::UntilYourNextTurn,
            Duration::DuringTheirNextTurn => Lasts::TheirNextTurn,
            Duration::AtTheirNextStart | Duration::AtItsNextStart => Lasts::TheirNextReady,
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
pub(super) fn main_target(effect: &Effect) -> Option<&Target> {
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

/// Whether a sentence goes on about the players named before: "they may …", "their hand".
fn speaks_of_them(effect: &Effect) -> bool {
    ability::constructs(effect).iter().any(|construct| construct.to_string() == "Who::They")
}

/// Whether an effect works on what "it" means.
fn is_about_it(effect: &Effect) -> bool {
    matches!(main_target(effect), Some(Target::Pronoun(Pronoun::It)))
}

fn is_choice(target: &Target) -> bool {
    matches!(
        target,
        Target::Of(Det::Chosen(_) | Det::AnotherChosen(_) | Det::AChosen | Det::A | Det::OneOf, _)
    )
}
