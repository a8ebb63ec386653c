//! The actions of effects, one wording after another.

use super::effect::is_choice;
use super::mention::{Kinds, Mention, role};
use super::scene::Looking;
use super::target::{Needs, bounds};
use super::who::is_one;
use super::{Resolution, Resolver};
use crate::{
    Able, Cards, Choice, Condition, Destination, Doubt, Gap, HowMany, Number, Place, Players, Side, Step,
    Test, Until,
};
use wording::{
    Amount, Det, Effect, HandSize, Kind, Measure, Modifier, Moment, Noun, Part, Place as DeckPlace, Pronoun,
    Quantity, Rule, Sign, Stat, Target, Who, Whose,
};

impl Resolver<'_> {
    fn remove_drops(&mut self, who: Players, n: Number, up_to: bool) -> Resolution<()> {
        let tally = Some(self.scene.count());
        self.step(Step::RemoveInkDrops { who, n, up_to, tally })
    }

    /// Resolves an effect that does something. Effects that introduce others are handled elsewhere.
    pub(super) fn deed(&mut self, effect: &Effect) -> Resolution<()> {
        match effect {
            Effect::For(rule, duration) | Effect::Lasting(duration, rule) => {
                let until = self.until(*duration);
                self.timed_rule(rule, until)
            }
            Effect::Give(target, modifiers, duration) => {
                let until = self.until(*duration);
                self.timed_rule(&Rule::Give(target.clone(), modifiers.clone()), until)
            }
            Effect::Watch(trigger, duration, inner) => {
                let until = duration.map(|duration| self.until(duration));
                self.watch(trigger, until, inner)
            }
            Effect::WatchFor(duration, trigger, inner) => {
                let until = self.until(*duration);
                self.watch(trigger, Some(until), inner)
            }
            Effect::AfterChallenge(inner) => self.after_challenge(inner),
            Effect::Replacing(duration, would, instead) => self.replacing(*duration, would, instead),
            Effect::Draw(who, amount) | Effect::DrawFromBottom(who, amount) => {
                let bottom = matches!(effect, Effect::DrawFromBottom(..));
                let who = self.player(*who)?;
                let n = self.amount(amount)?;
                let tally = Some(self.scene.count());
                let one = n == Number::N(1) && is_one(who);
                let drawn = self.scene.new_var();
                self.emit(Step::Draw { who, n, tally, drawn: Some(drawn), bottom });
                // Later words mean the drawn cards only if nothing else was named.
                if self.scene.mentions.is_empty() {
                    let mut mention = Mention::new(Cards::Var(drawn), &[], Side::Of(who), one);
                    mention.in_play = false;
                    self.mention_event(mention);
                }
                Ok(())
            }
            Effect::DrawUntil(who, size) => self.each_player(*who, |r| {
                let who = r.scene.by;
                let n = match size {
                    HandSize::Number(n) | HandSize::Cards(n) => Number::HandBelow(who, i16::from(*n)),
                    HandSize::Same => Number::HandBehind(who, r.they_player("the same number")?),
                };
                r.step(Step::Draw { who, n, tally: None, drawn: None, bottom: false })
            }),
            Effect::ChooseAndDiscard(who, quantity, noun) | Effect::Discard(who, quantity, noun) => self
                .each_player(*who, |r| {
                    let (min, max) = bounds(*quantity);
                    r.discard(&noun.0, HowMany::Between(min, max), r.scene.by)
                }),
            Effect::DiscardOfChoice(who, quantity, noun, chooser) => self.each_player(*who, |r| {
                let by = if *chooser == Whose::Your { Players::You } else { r.scene.by };
                let (min, max) = bounds(*quantity);
                r.discard(&noun.0, HowMany::Between(min, max), by)
            }),
            Effect::DiscardThatMany(who) => self.each_player(*who, |r| {
                let n = r.amount(&Amount::ThatMany)?;
                r.discard(&[], HowMany::Exactly(n), r.scene.by)
            }),
            Effect::DiscardFor(who, amount) => self.each_player(*who, |r| {
                let n = r.amount(amount)?;
                r.discard(&[], HowMany::Exactly(n), r.scene.by)
            }),
            Effect::DiscardUntil(who, _, size) => {
                let (HandSize::Number(n) | HandSize::Cards(n)) = size else {
                    return self.unsupported(Gap::DiscardToSize);
                };
                self.each_player(*who, |r| {
                    let n = Number::HandAbove(r.scene.by, i16::from(*n));
                    r.discard(&[], HowMany::Exactly(n), r.scene.by)
                })
            }
            Effect::DiscardAtRandom(who, quantity, noun) => self.each_player(*who, |r| {
                let side = r.own_side();
                let mut of = r.describe(&noun.0, Place::Hand, side, false)?;
                of.tests.push(Test::Able(Able::Discard));
                let var = r.scene.new_var();
                r.emit(Step::Random { var, of, n: Number::N(bounds(*quantity).1.into()) });
                let one = bounds(*quantity).1 == 1;
                r.discarded(Mention::new(Cards::Var(var), &noun.0, side, one))
            }),
            Effect::DiscardEither(who, all) => self.each_player(*who, |r| {
                let options: Vec<Effect> = all
                    .iter()
                    .map(|(quantity, noun)| Effect::Discard(Who::Implied, *quantity, noun.clone()))
                    .collect();
                r.options(options.iter().map(std::slice::from_ref))
            }),
            Effect::DiscardHand(who) | Effect::DiscardAll(who) | Effect::DiscardHands(who) => {
                let who = self.player(*who)?;
                self.step(Step::DiscardHand(who))
            }
            Effect::GainLore(who, amount) => {
                let (who, n) = (self.player(*who)?, self.amount(amount)?);
                self.step(Step::GainLore(who, n))
            }
            Effect::LoseLore(who, amount) => {
                let (who, n) = (self.player(*who)?, self.amount(amount)?);
                let tally = Some(self.scene.count());
                self.step(Step::LoseLore { who, n, tally })
            }
            Effect::PayInk(n) => self.step(Step::PayInk(self.scene.by, *n)),
            Effect::GetInkDrops(who, amount) => {
                let (who, n) = (self.player(*who)?, self.amount(amount)?);
                self.step(Step::GetInkDrops(who, n))
            }
            Effect::RemoveInkDrops(who, false, amount) => {
                let (who, n) = (self.player(*who)?, self.amount(amount)?);
                self.remove_drops(who, n, false)
            }
            // Each player chooses a number.
            Effect::RemoveInkDrops(who, true, amount) => self.each_player(*who, |r| {
                let n = r.amount(amount)?;
                r.remove_drops(r.scene.by, n, true)
            }),
            Effect::RemoveAnyInkDrops(who) => {
                self.each_player(*who, |r| r.remove_drops(r.scene.by, Number::All, true))
            }
            Effect::NameCard => self.step(Step::NameCard),
            Effect::Count(noun) => {
                let of = self.describe(&noun.0, Place::Play, Side::Any, false)?;
                let tally = self.scene.count();
                self.step(Step::Count { tally, n: Number::PerCard(1, Box::new(of)) })
            }
            Effect::ShuffleDeck(who) => {
                let who = self.player(*who)?;
                self.step(Step::ShuffleDeck(who))
            }
            Effect::Choose(target) => self.choose_target(target).map(|_| ()),
            Effect::ChoosePlayers(quantity) => {
                let (min, max) = bounds(*quantity);
                self.name_player(Players::Chosen);
                self.step(Step::ChoosePlayers { min, max })
            }
            Effect::ChooseAnd(inner) => self.choose_and(inner),
            Effect::Deal(amount, target) => {
                // Count before choosing (6.7.2.1), unless the count depends on the choice.
                let (n, to) = self.number_and_target(amount, target)?;
                self.step(Step::Deal { n, to, whole: false })
            }
            Effect::DealThem(target, amount) => {
                let (n, to) = self.number_and_target(amount, target)?;
                self.step(Step::Deal { n, to, whole: false })
            }
            Effect::DealMeasured(measure, target) => {
                let n = self.measure(measure, 1)?;
                let to = self.damaged(target, &n)?;
                self.step(Step::Deal { n, to, whole: false })
            }
            Effect::PutDamage(amount, target) => {
                let on = self.target(target, Place::Play)?;
                let n = self.amount(amount)?;
                self.step(Step::PutDamage { n, on })
            }
            Effect::RemoveDamage(up_to, amount, target) => self.remove_damage(*up_to, false, amount, target),
            Effect::RemoveAllDamage(target) => self.remove_damage(false, false, &Amount::All, target),
            Effect::RemoveTotal(amount, target) => self.remove_damage(true, true, amount, target),
            Effect::Unreduced(_) => self.unreduced(),
            Effect::TheNext(noun, waited, rule, lasts) => self.the_next(noun, *waited, rule, *lasts),
            Effect::MoveDamage(up_to, amount, from, to) | Effect::MoveSomeDamage(up_to, amount, from, to) => {
                let (from, to) = self.both_ends(from, to)?;
                let n = self.amount(amount)?;
                let tally = Some(self.scene.count());
                let by = self.scene.by;
                self.step(Step::MoveDamage { up_to: *up_to, n, from, to, by, tally })
            }
            Effect::TakeNoDamage(_) => self.unsupported(Gap::NoDamageAlone),
            Effect::Banish(target) => {
                let cards = self.target(target, Place::Play)?;
                self.add_role(cards, role::BANISHED);
                self.step(Step::Banish(cards))
            }
            Effect::Ready(target) => {
                let cards = self.target(target, Place::Play)?;
                self.step(Step::Ready(cards))
            }
            Effect::Exert(target) => self.exert(target, false),
            Effect::Tap(target) => self.exert(target, true),
            Effect::Return(target, to) | Effect::Put(target, to) | Effect::PutBack(target, to) => {
                self.put(target, to)
            }
            Effect::PutOneAndOther(first, second) => {
                self.put_some(Quantity::One, first)?;
                let to = self.destination(second)?.0;
                self.put_rest(to, false)
            }
            Effect::PutSome(quantity, to) => self.put_some(*quantity, to),
            Effect::PutSomeAndRest(quantity, to, rest) => {
                self.put_some(*quantity, to)?;
                let (to, any_order) = self.destination(rest)?;
                self.put_rest(to, any_order)
            }
            Effect::PutBackInAnyOrder(_) => self.put_rest(Destination::DeckTop, true),
            Effect::Distribute(target, places) => self.distribute(target, places),
            Effect::ReturnAtRandomUntil(from, to, left, _) => {
                let side = self.own_side();
                let of = self.describe(std::slice::from_ref(from), Place::Hand, side, false)?;
                let to = self.destination(to)?.0;
                let var = self.scene.new_var();
                let n = Number::Above(Box::new(of.clone()), i16::from(*left));
                self.emit(Step::Random { var, of, n });
                self.step(Step::Put { cards: Cards::Var(var), to, by: self.scene.by, from_discard: false })
            }
            Effect::ShuffleInto(target, _) => {
                let cards = self.target(target, Place::Play)?;
                self.step(Step::ShuffleInto(cards))
            }
            Effect::ShuffleRest(_) => self.step(Step::ShuffleRest),
            Effect::Look(target) => self.look(target, false),
            Effect::Reveal(target @ (Target::Top(..) | Target::TopCards(_))) => self.look(target, true),
            Effect::Reveal(Target::Of(Det::Count(Quantity::Exactly(2)), noun))
                if noun.0.contains(&Part::SameName) =>
            {
                self.reveal_namesakes(noun)
            }
            Effect::Reveal(target) | Effect::RevealToAll(target) => {
                let cards = self.target(target, Place::Play)?;
                self.add_role(cards, role::REVEALED);
                self.step(Step::Show(cards))
            }
            Effect::LookAtMany(reveal, measure) => {
                let n = self.measure(measure, 1)?;
                self.look_at(n, false, self.scene.by, *reveal)
            }
            Effect::RevealUntil(noun) => {
                let side = self.own_side();
                let until = self.describe(&noun.0, Place::Aside, side, false)?;
                let var = self.scene.new_var();
                self.emit(Step::RevealUntil { var, whose: self.scene.by, until });
                self.scene.looking = Some(Looking { var, theirs: false });
                let mut mention = Mention::new(Cards::Var(var), &noun.0, side, true);
                mention.roles |= role::LOOKED | role::REVEALED;
                self.mention(mention);
                Ok(())
            }
            Effect::DiscardThe(who, Target::Of(Det::Each, noun)) => self.each_player(*who, |r| {
                let mut of = r.describe_noun(noun, Place::Hand, false)?;
                if of.place != Place::Hand {
                    return r.unsupported(Gap::SuchEffect);
                }
                of.tests.push(Test::Able(Able::Discard));
                let found = r.find(of, &noun.0);
                r.discarded(found)
            }),
            Effect::DiscardThe(..) => self.unsupported(Gap::SuchEffect),
            Effect::PutEach(all) => all.iter().try_for_each(|(quantity, to)| self.put_some(*quantity, to)),
            Effect::RevealHand(who) => {
                let whose = self.player(*who)?;
                self.scene.shown = Some(whose);
                self.step(Step::ShowHand { whose, to_all: true })
            }
            Effect::LookAtHand(whose) => {
                let whose = self.whose_deck(*whose)?;
                self.step(Step::ShowHand { whose, to_all: false })
            }
            Effect::LookAtCards(zone @ Part::InInkwell(Whose::Your)) => {
                self.scene.there = Some(zone.clone());
                self.step(Step::LookAtInkwell { whose: Players::You })
            }
            Effect::LookAtCards(_) => self.unsupported(Gap::LookAtZone),
            Effect::Search(what) => self.search(what),
            Effect::MoveTo(target, place) => self.move_to(target, Some(place)),
            Effect::MoveToSame(target) => self.move_to(target, None),
            Effect::MayMoveTo(target, place) => self.may_move_to(target, place),
            Effect::PutInsteadOfDiscard(target, wording::Destination::Deck(DeckPlace::Bottom, _)) => {
                let cards = self.known(target)?;
                self.step(Step::BottomWhenDone(cards))
            }
            Effect::PutInsteadOfDiscard(..) => self.unsupported(Gap::PlaceForDiscard),
            Effect::AddStat(stat, of, raised, to, duration) => {
                let amount = Amount::EqualTo(Box::new(Measure::Stat(*stat, of.clone())));
                let modifier = match raised {
                    Stat::Strength => Modifier::Strength(Sign::Plus, amount),
                    Stat::Willpower => Modifier::Willpower(Sign::Plus, amount),
                    Stat::Lore => Modifier::Lore(Sign::Plus, amount),
                    Stat::Cost | Stat::MoveCost => return self.unsupported(Gap::AddToCost),
                };
                let until = self.until(*duration);
                self.timed_rule(&Rule::Give(to.clone(), vec![modifier]), until)
            }
            Effect::PayLessForNext(amount, noun, duration) => {
                let until = self.until(*duration);
                self.timed_rule(&Rule::PayLessForNext(amount.clone(), noun.clone()), until)
            }
            Effect::Play(..)
            | Effect::PlayExerted(_)
            | Effect::PlayAgain(..)
            | Effect::PlayFrom(..)
            | Effect::PlayAsInHand(_)
            | Effect::Shift(..)
            | Effect::PlayOrShift(..) => self.played(effect),
            Effect::May(..)
            | Effect::MayAlso(..)
            | Effect::Then(_)
            | Effect::And(_)
            | Effect::AndThen(_)
            | Effect::List(_)
            | Effect::To(..)
            | Effect::Or(_)
            | Effect::ChooseOne(_)
            | Effect::ChooseNamed(_)
            | Effect::ChooseFollowing(..)
            | Effect::If(..)
            | Effect::OnlyIf(..)
            | Effect::Unless(..)
            | Effect::UnlessDone(..)
            | Effect::IfYouDo(_)
            | Effect::IfTheyDont(_)
            | Effect::IfTheyDo(_)
            | Effect::IfYouDoEither(_)
            | Effect::Otherwise(_)
            | Effect::ForEachWhoDoesnt(..)
            | Effect::Instead(..)
            | Effect::Also(..)
            | Effect::By(..)
            | Effect::Have(..)
            | Effect::ByWith(..)
            | Effect::ForEachPlayer(_)
            | Effect::ForEach(..)
            | Effect::Afterwards(_)
            | Effect::AfterwardsPlain(_)
            | Effect::Repeat
            | Effect::ByType(_)
            | Effect::WhoReveals(..) => self.effect(effect),
        }
    }

    pub(super) fn step(&mut self, step: Step) -> Resolution<()> {
        self.emit(step);
        Ok(())
    }

    /// The damage and its target. Numbers that are counted come before the choice (6.7.2.1).
    fn number_and_target(&mut self, amount: &Amount, target: &Target) -> Resolution<(Number, Cards)> {
        if is_choice(target) && is_counted(amount) {
            let n = self.amount(amount)?;
            let to = self.damaged(target, &n)?;
            return Ok((n, to));
        }
        let plain = match amount {
            Amount::Number(n) | Amount::Each(n) => Number::N(i16::from(*n)),
            _ => Number::All,
        };
        let to = self.damaged(target, &plain)?;
        Ok((self.amount(amount)?, to))
    }

    /// The target of damage.
    fn damaged(&mut self, target: &Target, n: &Number) -> Resolution<Cards> {
        let needs = match n {
            Number::N(n) => Needs::WherePart(Able::TakeDamage(*n)),
            _ => Needs::Nothing,
        };
        self.target_for(target, Place::Play, needs)
    }

    /// The damage just dealt can't be reduced.
    fn unreduced(&mut self) -> Resolution<()> {
        fn last_deal(steps: &mut [Step]) -> Option<&mut bool> {
            match steps.last_mut()? {
                Step::Deal { whole, .. } => Some(whole),
                Step::Sentence(steps) | Step::May { steps, .. } => last_deal(steps),
                _ => None,
            }
        }
        let before = self.earlier.last_mut().unwrap_or(&mut self.out);
        match last_deal(before) {
            Some(whole) => {
                *whole = true;
                Ok(())
            }
            None => self.unclear("this damage", Doubt::NoDamageDealt),
        }
    }

    fn remove_damage(
        &mut self,
        up_to: bool,
        total: bool,
        amount: &Amount,
        target: &Target,
    ) -> Resolution<()> {
        let from = self.target_for(target, Place::Play, Needs::WherePart(Able::LoseDamage))?;
        let n = self.amount(amount)?;
        let tally = Some(self.scene.count());
        let healed = Some(self.scene.new_var());
        self.scene.healed = healed;
        let by = self.scene.by;
        self.step(Step::RemoveDamage { up_to, total, n, from, by, tally, healed })
    }

    /// The source and destination of moved damage: two different cards (1.9.1.4). A card mentioned
    /// before keeps its meaning.
    fn both_ends(&mut self, from: &Target, to: &Target) -> Resolution<(Cards, Cards)> {
        let known = match to {
            Target::Pronoun(_) | Target::Of(Det::This | Det::That, _) => Some(self.known(to)?),
            _ => None,
        };
        let at = self.out.len();
        let from = self.target_for(from, Place::Play, Needs::WherePart(Able::LoseDamage))?;
        if let Some(to) = known {
            self.apart(at, to);
            return Ok((from, to));
        }
        let at = self.out.len();
        let to = self.target(to, Place::Play)?;
        self.apart(at, from);
        Ok((from, to))
    }

    /// Excludes those cards from the choices and searches of all steps from `at` on.
    fn apart(&mut self, at: usize, cards: Cards) {
        for step in &mut self.out[at..] {
            match step {
                Step::Choose(Choice { from: of, .. }) | Step::Find { of, .. }
                    if !of.tests.contains(&Test::Except(cards)) =>
                {
                    of.tests.push(Test::Except(cards));
                }
                _ => {}
            }
        }
    }

    fn exert(&mut self, target: &Target, symbol: bool) -> Resolution<()> {
        let needs = self.exerting(symbol);
        let cards = self.target_for(target, Place::Play, needs)?;
        self.add_role(cards, role::EXERTED);
        self.step(Step::Exert { cards, symbol })
    }

    /// "choose and banish one of their characters": the effect applies to the chosen card.
    fn choose_and(&mut self, inner: &Effect) -> Resolution<()> {
        let chosen = |target: &Target| match target {
            Target::Of(Det::OneOf | Det::A, noun) => Target::Of(Det::Chosen(Quantity::One), noun.clone()),
            Target::Of(Det::Count(quantity), noun) => Target::Of(Det::Chosen(*quantity), noun.clone()),
            other => other.clone(),
        };
        match inner {
            Effect::Banish(target) => self.deed(&Effect::Banish(chosen(target))),
            Effect::Exert(target) => self.deed(&Effect::Exert(chosen(target))),
            _ => self.unsupported(Gap::ChooseAndDo),
        }
    }

    fn discard(&mut self, parts: &[Part], count: HowMany, by: Players) -> Resolution<()> {
        let side = self.own_side();
        let mut from = self.describe(parts, Place::Hand, side, false)?;
        // Effects can't make some players discard, but those players may still discard as a cost.
        if self.scene.purpose != crate::Purpose::Cost {
            from.tests.push(Test::Able(Able::Discard));
        }
        let one = count == HowMany::ONE;
        let var = self.scene.new_var();
        let purpose = self.scene.purpose;
        self.emit(Step::Choose(Choice { var, by, from, count, chosen: false, purpose }));
        self.discarded(Mention::new(Cards::Var(var), parts, side, one))
    }

    /// "reveal 2 cards with the same name in your hand": the second one shares a name with the first, which "that
    /// name" then means.
    fn reveal_namesakes(&mut self, noun: &Noun) -> Resolution<()> {
        let parts: Vec<Part> = noun.0.iter().filter(|part| **part != Part::SameName).cloned().collect();
        let from = self.describe(&parts, Place::Hand, Side::Of(self.scene.by), false)?;
        if from.place != Place::Hand {
            return self.unsupported(Gap::SuchEffect);
        }
        let namesake = |cards: Cards| {
            let mut other = from.clone();
            other.tests.extend([Test::SharesName(cards), Test::Except(cards)]);
            other
        };
        let mut first = from.clone();
        let has_one = Condition::Count { of: namesake(Cards::It), min: 1, max: u16::MAX };
        first.tests.push(Test::Such(Box::new(has_one)));
        let (one, other) = (self.scene.new_var(), self.scene.new_var());
        let (by, purpose, count) = (self.scene.by, self.scene.purpose, HowMany::ONE);
        self.emit(Step::Choose(Choice {
            var: one,
            by,
            from: first,
            count: count.clone(),
            chosen: false,
            purpose,
        }));
        let from = namesake(Cards::Var(one));
        self.emit(Step::Choose(Choice { var: other, by, from, count, chosen: false, purpose }));
        self.emit(Step::Show(Cards::Var(one)));
        self.emit(Step::Show(Cards::Var(other)));
        self.step(Step::SharedName(Cards::Var(one), Cards::Var(other)))
    }

    /// The cards being discarded, which "discarded this way" means.
    fn discarded(&mut self, mut mention: Mention) -> Resolution<()> {
        mention.roles |= role::DISCARDED;
        mention.in_play = false;
        let cards = mention.cards;
        self.mention(mention);
        let tally = Some(self.scene.count());
        self.step(Step::Discard { cards, tally })
    }

    fn put(&mut self, target: &Target, to: &wording::Destination) -> Resolution<()> {
        use wording::Destination as D;
        if let D::OneOf(_, first, second) = to {
            let options = [first, second].map(|to| vec![Effect::Put(target.clone(), (**to).clone())]);
            return self.options(options.iter().map(Vec::as_slice));
        }
        // "a card from the top of your deck facedown under each of …"
        if let (Target::Of(Det::A, noun), D::Under(hosts, false)) = (target, to)
            && let [Part::CardOf(kinds), Part::FromTop(Whose::Your)] = &noun.0[..]
            && kinds.is_empty()
        {
            let hosts = self.target(hosts, Place::Play)?;
            self.add_role(hosts, role::HOST);
            return self.step(Step::TopUnderEach(hosts));
        }
        if let D::Deck(DeckPlace::TopOrBottom | DeckPlace::TopOrBottomAnyOrder, _) = to {
            return self.split(target);
        }
        let (to, any_order) = self.destination(to)?;
        let looked = self.scene.looking.map(|looking| Cards::Var(looking.var));
        let all_looked_at = match target {
            Target::Rest => true,
            // Put all the cards looked at back together.
            Target::Pronoun(_) => {
                let last = self.scene.mentions.last().map(|m| m.cards);
                looked.is_some() && last == looked && is_deck(to)
            }
            _ => false,
        };
        if all_looked_at {
            return self.put_rest(to, any_order);
        }
        let mut cards = self.target(target, Place::Play)?;
        self.add_role(cards, role::MOVED);
        if self.is_played_action(cards) {
            // The action has gone to the discard by now.
            let var = self.scene.new_var();
            self.emit(Step::Recall { var, card: cards, whose: None });
            cards = Cards::Var(var);
        }
        if let Target::Of(Det::Count(Quantity::AnyNumber), _) = target {
            // Later words may ask how many there were.
            let tally = self.scene.count();
            self.emit(Step::Count { tally, n: Number::PerOne(1, cards, vec![]) });
        }
        if any_order {
            return self.step(Step::PutInOrder { cards, top: to == Destination::DeckTop });
        }
        let from_discard = matches!(target, Target::Of(Det::This, noun)
            if noun.0.contains(&Part::FromDiscard(Whose::Your)));
        self.step(Step::Put { cards, to, by: self.scene.by, from_discard })
    }

    fn put_rest(&mut self, to: Destination, any_order: bool) -> Resolution<()> {
        let by = self.scene.by;
        self.step(Step::PutRest { to, any_order, by })
    }

    /// Whether these cards are the action that triggered this ability by being played.
    fn is_played_action(&self, cards: Cards) -> bool {
        let played = matches!(self.scene.trigger, Some(event) if event.moment == Moment::Played);
        let action = Kinds::of_type(wording::CardType::Action);
        played
            && cards == Cards::Subject
            && self.scene.mentions.iter().any(|m| m.cards == cards && m.kinds.is_within(action))
    }

    /// "put any number of them on the top or the bottom of your deck": the player picks those for the top,
    /// and the others go to the bottom.
    fn split(&mut self, target: &Target) -> Resolution<()> {
        let Target::SomeOfThem(Quantity::AnyNumber) = target else {
            return self.unsupported(Gap::TopOrBottom);
        };
        let cards = self.target(target, Place::Play)?;
        self.emit(Step::PutInOrder { cards, top: true });
        self.put_rest(Destination::DeckBottom, true)
    }

    fn put_some(&mut self, quantity: Quantity, to: &wording::Destination) -> Resolution<()> {
        let (to, _) = self.destination(to)?;
        let cards = self.target(&Target::SomeOfThem(quantity), Place::Play)?;
        self.step(Step::Put { cards, to, by: self.scene.by, from_discard: false })
    }

    /// The destination, and whether the player chooses the order.
    pub(super) fn destination(&mut self, to: &wording::Destination) -> Resolution<(Destination, bool)> {
        use wording::Destination as D;
        Ok(match to {
            D::Hand(_) => (Destination::Hand, false),
            D::Discard(_) => (Destination::Discard, false),
            D::Inkwell { exerted, .. } => (Destination::Inkwell { exerted: *exerted }, false),
            D::In(place) | D::Into(place) => return self.destination(place),
            D::OnTopOfIt => (Destination::DeckTop, false),
            D::Under(host, faceup) => (Destination::Under { host: self.host(host)?, faceup: *faceup }, false),
            D::UnderFacedown(host) => (Destination::Under { host: self.host(host)?, faceup: false }, false),
            // Without either word a card goes faceup: cards say "facedown" explicitly (8.4.1).
            D::UnderPlain(host) => (Destination::Under { host: self.host(host)?, faceup: true }, false),
            D::OneOf(..) => return self.unsupported(Gap::ChoiceOfPlaces),
            D::Deck(place, _) | D::SameDeck(place) => match place {
                DeckPlace::BottomRandom => (Destination::DeckRandom, false),
                DeckPlace::Top | DeckPlace::OnTop => (Destination::DeckTop, false),
                DeckPlace::Bottom => (Destination::DeckBottom, false),
                DeckPlace::Either => (Destination::DeckEither, false),
                DeckPlace::TopAnyOrder => (Destination::DeckTop, true),
                DeckPlace::BottomAnyOrder => (Destination::DeckBottom, true),
                DeckPlace::TopOrBottom | DeckPlace::TopOrBottomAnyOrder => {
                    return self.unsupported(Gap::PlaceForEach);
                }
            },
        })
    }

    /// The card to put others under; chosen if the words say so. Later words don't refer to it.
    fn host(&mut self, host: &Target) -> Resolution<Cards> {
        let mentions = self.scene.mentions.len();
        let cards = self.target(host, Place::Play)?;
        if mentions > 0 {
            let passing: Vec<Mention> = self.scene.mentions.drain(mentions..).collect();
            for mention in passing.into_iter().rev() {
                self.scene.mentions.insert(0, mention);
            }
        }
        Ok(cards)
    }

    /// One card for each place: choose all of them first, then put them there in order.
    fn distribute(&mut self, target: &Target, places: &[wording::Destination]) -> Resolution<()> {
        let Target::Of(Det::CountOf(Quantity::Exactly(n)), noun) = target else {
            return self.unsupported(Gap::Distribute);
        };
        if usize::from(*n) != places.len() {
            return self.unsupported(Gap::OtherNumbers);
        }
        let mut chosen: Vec<(Cards, Destination)> = vec![];
        for place in places {
            let mut from = self.describe(&noun.0, Place::Play, Side::Any, false)?;
            from.tests.extend(chosen.iter().map(|(cards, _)| Test::Except(*cards)));
            let cards = Cards::Var(self.choose(from, HowMany::ONE, true));
            let to = self.destination(place)?.0;
            chosen.push((cards, to));
        }
        for (cards, to) in chosen {
            let by = self.scene.by;
            self.emit(Step::Put { cards, to, by, from_discard: false });
        }
        Ok(())
    }

    fn look(&mut self, target: &Target, reveal: bool) -> Resolution<()> {
        let (n, whose) = match target {
            Target::Top(n, whose) => (*n, self.whose_deck(*whose)?),
            // The deck of the player who acts.
            Target::TopCards(n) => (*n, self.scene.by),
            _ => return self.unsupported(Gap::LookAtThat),
        };
        self.look_at(Number::N(n.into()), n == 1, whose, reveal)
    }

    fn look_at(&mut self, n: Number, one: bool, whose: Players, reveal: bool) -> Resolution<()> {
        let by = self.scene.by;
        let var = self.scene.new_var();
        self.emit(Step::Look { var, whose, n, by, reveal });
        self.scene.looking = Some(Looking { var, theirs: whose != by });
        let mut mention = Mention::new(Cards::Var(var), &[], Side::Of(whose), one && is_one(whose));
        mention.roles |= role::LOOKED;
        if reveal {
            mention.roles |= role::REVEALED;
        }
        self.mention(mention);
        Ok(())
    }

    /// 7.1.4: a search may find nothing.
    fn search(&mut self, what: &Target) -> Resolution<()> {
        let side = self.own_side();
        let (from, parts) = match what {
            Target::Of(Det::A | Det::Any, noun) => {
                (self.describe(&noun.0, Place::Deck, side, false)?, noun.0.clone())
            }
            Target::Either(any) => (self.either(any, Place::Deck, side)?, vec![]),
            _ => return self.unsupported(Gap::SearchThat),
        };
        self.emit(Step::Search { whose: self.scene.by });
        let var = self.choose(from, HowMany::Between(0, 1), false);
        let mut mention = Mention::new(Cards::Var(var), &parts, side, true);
        mention.in_play = false;
        self.mention(mention);
        Ok(())
    }

    /// Each player whose revealed card matches does it, one after another; "that card" is the revealed card.
    pub(super) fn who_reveals(&mut self, who: Who, noun: &Noun, inner: &Effect) -> Resolution<()> {
        self.each_player(who, |r| {
            let side = r.own_side();
            let of = r.describe(&noun.0, Place::Aside, side, false)?;
            let condition = Condition::Count { of: of.clone(), min: 1, max: u16::MAX };
            let then = r.block(|r| {
                let mut found = r.find(of, &noun.0);
                found.one = true;
                found.in_play = false;
                r.mention(found);
                r.effect(inner)
            })?;
            r.emit(Step::If { condition, then, otherwise: vec![] });
            Ok(())
        })
    }

    /// Restricts a location to the player's own (4.7.1).
    fn own_place(&self, place: &Target) -> Target {
        match place {
            Target::Of(det @ (Det::A | Det::Another | Det::Chosen(_) | Det::AnotherChosen(_)), noun) => {
                let own = if self.scene.by == Players::You { Part::Your } else { Part::Their };
                Target::Of(*det, Noun(std::iter::once(own).chain(noun.0.iter().cloned()).collect()))
            }
            other => other.clone(),
        }
    }

    /// "to the same location", without naming one.
    fn move_to(&mut self, target: &Target, place: Option<&Target>) -> Resolution<()> {
        let a_location = Target::Of(Det::A, Noun(vec![Part::Your, Part::Is(vec![Kind::Location])]));
        let who = self.target_for(target, Place::Play, Needs::Always(Able::Move))?;
        let place = self.own_place(place.unwrap_or(&a_location));
        let to = match place {
            // Only a location can be moved to.
            Target::Pronoun(Pronoun::It) => self.that_location("it")?,
            place => self.target_for(&place, Place::Play, Needs::Always(Able::BeMovedTo(who)))?,
        };
        self.moved(who, to)
    }

    fn moved(&mut self, who: Cards, to: Cards) -> Resolution<()> {
        let moved = self.scene.new_var();
        self.emit(Step::MoveTo { who, to, moved: Some(moved) });
        // Mention the cards that actually moved, then the cards that should have moved.
        let mover = self.scene.mentions.iter().rev().find(|m| m.cards == who).cloned();
        let noun = [Part::Is(vec![Kind::Character])];
        let mut did = Mention::new(Cards::Var(moved), &noun, Side::Any, true);
        if let Some(mover) = mover {
            did.one = mover.one;
            did.side = mover.side;
            self.mention(mover);
        }
        did.roles = role::MOVED;
        let last = self.scene.mentions.len().saturating_sub(1);
        did.clause = u16::MAX;
        self.scene.mentions.insert(last, did);
        Ok(())
    }

    /// "TARGET may move to … for free": the character's player decides.
    fn may_move_to(&mut self, target: &Target, place: &Target) -> Resolution<()> {
        let who = self.known(target)?;
        let by = Players::Of(who);
        let said = Box::new(Effect::MoveTo(target.clone(), place.clone()));
        let before = std::mem::replace(&mut self.scene.by, by);
        let people = self.scene.people.len();
        self.name_player(by);
        let steps = self.block(|r| {
            let to = match place {
                Target::Pronoun(Pronoun::It) => r.that_location("it")?,
                Target::There | Target::Pronoun(_) | Target::Of(Det::That, _) => r.known(place)?,
                place => {
                    let place = r.own_place(place);
                    r.target_for(&place, Place::Play, Needs::Always(Able::BeMovedTo(who)))?
                }
            };
            r.moved(who, to)
        });
        self.scene.people.truncate(people);
        self.scene.by = before;
        self.step(Step::May { by, steps: steps?, said })
    }

    /// The end of a duration. An implied duration is that of the replaced effect.
    pub(super) fn until(&mut self, duration: wording::Duration) -> Until {
        use wording::Duration as D;
        match duration {
            D::ThisTurn | D::RestOfThisTurn => Until::EndOfTurn,
            D::UntilYourNextTurn => Until::YourNextTurn,
            D::DuringTheirNextTurn => Until::DuringTheirNextTurn,
            D::AtTheirNextStart | D::AtItsNextStart => Until::TheirNextReady,
            D::UntilEndOfYourNextTurn => Until::EndOfYourNextTurn,
            D::Unsaid => self.scene.until.unwrap_or(Until::LeavesPlay),
            D::ThatChallenge => Until::EndOfChallenge,
            D::WhileThisItem | D::WhileThisLocation => Until::ThisLeaves,
        }
    }
}

/// Whether an amount counts things, rather than measuring something named in the same phrase.
fn is_counted(amount: &Amount) -> bool {
    match amount {
        Amount::ForEach(_, measure) | Amount::EqualTo(measure) => {
            matches!(**measure, Measure::Count(_) | Measure::CountOf(_))
        }
        Amount::AtMost(amount, ..) => is_counted(amount),
        _ => false,
    }
}

fn is_deck(to: Destination) -> bool {
    matches!(
        to,
        Destination::DeckTop | Destination::DeckBottom | Destination::DeckEither | Destination::DeckRandom
    )
}
