//! Temporary rules that effects set up (6.1.13, 6.4.2).

use super::{Resolution, Resolver};
use crate::{
    Ability as Meaning, Able, Cards, Change, Condition, Gap, Kind as AbilityKind, Place, Players,
    Prohibition, Rule, Scope, Side, Static, Step, Test, Until,
};
use wording::{
    Act, Det, Duration, Effect, Event, Noun, Opener, Part, PlayerAct, Rule as Wording, Target, Trigger, Would,
};

impl Resolver<'_> {
    pub(super) fn timed_rule(&mut self, rule: &Wording, until: Until) -> Resolution<()> {
        match rule {
            // An item's ability that lasts while the item is there and doesn't mention it: the rule holds.
            Wording::Give(Target::Of(Det::This, _), modifiers)
                if until == Until::LeavesPlay && lasting_static(modifiers).is_some() =>
            {
                let Some(inner) = lasting_static(modifiers) else {
                    return self.unsupported(Gap::GainAbility);
                };
                for ability in self.statics(&[], inner)? {
                    if ability.condition.is_some() || ability.once {
                        return self.unsupported(Gap::GainAbility);
                    }
                    self.step(Step::Enact { rule: ability.rule, until: Until::ThisLeaves })?;
                }
                Ok(())
            }
            Wording::Give(target, modifiers) => {
                let to = self.target(target, Place::Play)?;
                let changes = self.changes_of(target, modifiers)?;
                self.step(Step::Give { to, changes, until })
            }
            // "Can't" about a kind of cards also covers later ones (6.4.2.1).
            Wording::Cant(target, _)
                if is_kind(target)
                    && !matches!(until, Until::DuringTheirNextTurn | Until::TheirNextReady) =>
            {
                let rule = self.rule(rule)?;
                self.step(Step::Enact { rule, until })
            }
            // A condition on the cards themselves: the rule applies while they meet it.
            Wording::OnlyWhile(inner, condition) | Wording::OnlyIf(inner, condition) => {
                self.while_they_fit(inner, condition, until)
            }
            Wording::Cant(target, acts) if matches!(acts[..], [Act::Challenge(Some(_))]) => {
                let [Act::Challenge(Some(whom))] = &acts[..] else {
                    return self.unsupported(Gap::ProhibitionTowards);
                };
                let (Target::Of(Det::Bare | Det::All, whom), Until::EndOfTurn | Until::YourNextTurn) =
                    (whom, until)
                else {
                    return self.unsupported(Gap::ProhibitionTowards);
                };
                let to = self.target(target, Place::Play)?;
                let whom = self.describe(&whom.0, Place::Play, Side::Any, false)?;
                self.step(Step::Give { to, changes: vec![Change::CantChallenge(whom)], until })
            }
            Wording::Cant(target, acts) => {
                let Some(changes) = self.prohibitions(acts, until == Until::TheirNextReady) else {
                    return self.unsupported(Gap::ProhibitionTowards);
                };
                let to = self.target(target, Place::Play)?;
                self.step(Step::Give { to, changes, until })
            }
            Wording::DoesntReady(target) => self.restrict(target, Prohibition::ReadyAtStart, until),
            Wording::NoChallengeDamage(target) => {
                let until = if until == Until::LeavesPlay { Until::EndOfChallenge } else { until };
                self.restrict(target, Prohibition::TakeChallengeDamage, until)
            }
            // Neither a modifier nor an ability, so it also covers later cards (6.4.2.1).
            Wording::NoDamageFromChallenges(target) | Wording::CanChallenge(target, _)
                if is_kind(target) && until != Until::DuringTheirNextTurn =>
            {
                let rule = self.rule(rule)?;
                self.step(Step::Enact { rule, until })
            }
            Wording::NoDamageFromChallenges(target) => {
                self.restrict(target, Prohibition::TakeChallengeDamage, until)
            }
            Wording::PayLessForNext(amount, noun) => {
                let n = self.amount(amount)?;
                let what = self.describe(&noun.0, Place::Hand, Side::Any, false)?;
                self.step(Step::PayLessForNext { n, what, by_shift: false })
            }
            Wording::PayLessForNextShift(amount, noun) => {
                let n = self.amount(amount)?;
                let what = self.describe(&noun.0, Place::Hand, Side::Any, false)?;
                self.step(Step::PayLessForNext { n, what, by_shift: true })
            }
            Wording::PlayerCant(who, PlayerAct::ReadyMore(most, noun)) if until == Until::TheirNextReady => {
                let who = self.player(*who)?;
                // It applies to the player who is active then.
                let parts: Vec<Part> = noun.0.iter().filter(|part| **part != Part::Their).cloned().collect();
                let mut what = self.describe(&parts, Place::Play, Side::Of(Players::You), false)?;
                what.tests.push(Test::Able(Able::Ready));
                self.step(Step::EnactInTurn { who, rule: Rule::ReadyAtMost(*most, what), ready: true })
            }
            Wording::CantPlay(..)
            | Wording::InkAdditional
            | Wording::LoreToWin(..)
            | Wording::PlayFrom(..)
            | Wording::PlayFromExerted(..)
            | Wording::PlayFromOnceEach(..)
            | Wording::PlayerCant(_, PlayerAct::GainLore | PlayerAct::LoseLore | PlayerAct::GetInkDrops) => {
                let rule = self.rule(rule)?;
                if until == Until::DuringTheirNextTurn {
                    return self.in_their_turn(rule);
                }
                self.step(Step::Enact { rule, until })
            }
            Wording::PayLess(_, target) | Wording::PayLessToShift(_, target, _) => {
                if matches!(target, Target::Of(Det::This, _)) {
                    return self.unsupported(Gap::LessForThisCard);
                }
                let rule = self.rule(rule)?;
                self.step(Step::Enact { rule, until })
            }
            Wording::And(rules) => {
                for rule in rules {
                    let mentions = self.scene.mentions.len();
                    self.timed_rule(rule, until)?;
                    // The next rule has the same subject, so use the same choice.
                    if let Some(target) = subject(rule)
                        && let Some(mention) = self.scene.mentions.get(mentions)
                    {
                        self.scene.ahead = Some((target.clone(), mention.cards));
                    }
                }
                self.scene.ahead = None;
                Ok(())
            }
            Wording::CanChallenge(target, what) | Wording::Challenging(_, target, what) => {
                let to = self.target(target, Place::Play)?;
                let what = self.describe(&what.0, Place::Play, Side::Any, false)?;
                self.step(Step::Give { to, changes: vec![Change::ChallengeReady(what)], until })
            }
            Wording::Must(target, act, _) => {
                let must = self.must(act)?;
                self.restrict(target, must, until)
            }
            Wording::SingCost(target, n) => {
                let to = self.target(target, Place::Play)?;
                self.step(Step::Give { to, changes: vec![Change::SingCost(*n)], until })
            }
            Wording::IfSo(condition, inner) => {
                let condition = self.condition(condition)?;
                let then = self.block(|r| r.timed_rule(inner, until))?;
                self.step(Step::If { condition, then, otherwise: vec![] })
            }
            Wording::Unless(inner, condition) => {
                let Wording::Cant(target, acts) = &**inner else {
                    return self.unsupported(Gap::TimedUnless);
                };
                self.restrict_unless(target, acts, condition, until)
            }
            Wording::EntersExerted(_)
            | Wording::MayEnterExerted(_)
            | Wording::EntersWithDamage(..)
            | Wording::MoveHereFree(..)
            | Wording::PayLessToMove(..)
            | Wording::MayPayLessToMove(..)
            | Wording::CantPlayThis(..)
            | Wording::PlayerCant(..)
            | Wording::NamedForShift(..)
            | Wording::CountAsInkable(_)
            | Wording::PlayFree(..)
            | Wording::PlayFreeFor(..)
            | Wording::PayMore(..)
            | Wording::QuestWhenPlayed(..)
            | Wording::InkFromDiscard
            | Wording::EnterExertedTo(..)
            | Wording::PayTo(..)
            | Wording::PerEach(..)
            | Wording::DeckLimit(..)
            | Wording::Floor(..)
            | Wording::ForTurn(_)
            | Wording::InkwellExerted(_)
            | Wording::NoDamageRemoval
            | Wording::OneChallenger
            | Wording::NoDiscard(_)
            | Wording::FaceUpTop(_)
            | Wording::TakesNoDamage(_)
            | Wording::MustChoose(..)
            | Wording::DamageWith(..)
            | Wording::AnyNameForShift(_)
            | Wording::PayLessForFirst(..)
            | Wording::UseFree(..)
            | Wording::ShiftFreeFor(..)
            | Wording::ShiftOnto(..)
            | Wording::AnyInk(..)
            | Wording::DeckCopies(..)
            | Wording::PayLessToUse(..)
            | Wording::UseWhenPlayed(..)
            | Wording::CostForSinging(..)
            | Wording::SkipDraw => self.unsupported(Gap::TimedRule),
        }
    }

    /// A rule for players that applies to each of them during their next turn.
    fn in_their_turn(&mut self, rule: Rule) -> Resolution<()> {
        let (who, rule) = match rule {
            Rule::CantPlay(who, what) => (who, Rule::CantPlay(Players::Active, what)),
            Rule::CantGainLore(who) => (who, Rule::CantGainLore(Players::Active)),
            Rule::CantLoseLore(who) => (who, Rule::CantLoseLore(Players::Active)),
            Rule::CantGetInkDrops(who) => (who, Rule::CantGetInkDrops(Players::Active)),
            _ => return self.unsupported(Gap::NextTurnRule),
        };
        self.step(Step::EnactInTurn { who, rule, ready: false })
    }

    fn restrict(&mut self, target: &Target, what: Prohibition, until: Until) -> Resolution<()> {
        let to = self.target(target, Place::Play)?;
        self.step(Step::Give { to, changes: vec![Change::Cant(what)], until })
    }

    /// Present cards gain it from now on (6.4.2.2), as an ability that checks each of them separately.
    fn while_they_fit(
        &mut self,
        inner: &Wording,
        condition: &wording::Condition,
        until: Until,
    ) -> Resolution<()> {
        let target = match inner {
            Wording::Give(target, _) | Wording::TakesNoDamage(target) => target,
            _ => return self.unsupported(Gap::TimedCondition),
        };
        let to = self.target(target, Place::Play)?;
        let changes = match inner {
            Wording::Give(target, modifiers) => self.changes_of(target, modifiers)?,
            _ => vec![Change::Cant(Prohibition::TakeDamage)],
        };
        let condition = self.of_the_card(condition)?;
        let rule = Rule::Changes(Scope::This, changes);
        self.gains_static(to, condition, rule, until)
    }

    /// A prohibition with an exception: the card gains it as an ability, and the
    /// condition is about that card.
    fn restrict_unless(
        &mut self,
        target: &Target,
        acts: &[Act],
        condition: &wording::Condition,
        until: Until,
    ) -> Resolution<()> {
        let Some(changes) = self.prohibitions(acts, until == Until::TheirNextReady) else {
            return self.unsupported(Gap::ProhibitionTowards);
        };
        let to = self.target(target, Place::Play)?;
        let condition = Condition::Not(Box::new(self.of_the_card(condition)?));
        self.gains_static(to, condition, Rule::Changes(Scope::This, changes), until)
    }

    /// A condition about the card that gains an ability.
    fn of_the_card(&mut self, condition: &wording::Condition) -> Resolution<Condition> {
        let before = std::mem::replace(&mut self.scene.affected, true);
        let resolved = self.condition(condition);
        self.scene.affected = before;
        Ok(self_referring(resolved?))
    }

    fn gains_static(&mut self, to: Cards, condition: Condition, rule: Rule, until: Until) -> Resolution<()> {
        let ability = Static { condition: Some(condition), once: false, rule };
        let meaning = Meaning { name: None, kind: AbilityKind::Static(vec![ability]) };
        self.step(Step::Give { to, changes: vec![Change::Ability(Box::new(meaning), None)], until })
    }

    /// "the next time T would be dealt damage, they take no damage instead".
    pub(super) fn replacing(
        &mut self,
        duration: Duration,
        would: &Would,
        instead: &Effect,
    ) -> Resolution<()> {
        let (
            Would::BeDealtDamage(Opener::NextTime, target),
            Effect::TakeNoDamage(Target::Pronoun(_) | Target::Of(Det::That, _)),
        ) = (would, instead)
        else {
            return self.unsupported(Gap::TimedReplacement);
        };
        let until = self.until(duration);
        let to = self.known(target)?;
        self.step(Step::Give { to, changes: vec![Change::Shield], until })
    }

    /// "the next character you play this turn enters play exerted and gains …".
    pub(super) fn the_next(
        &mut self,
        noun: &Noun,
        waited: Duration,
        rule: &Wording,
        lasts: Option<Duration>,
    ) -> Resolution<()> {
        let what = self.describe(&noun.0, Place::Hand, Side::Any, false)?;
        let until = self.until(waited);
        let (mut exerted, mut changes) = (false, vec![]);
        let rules = match rule {
            Wording::And(rules) => rules.as_slice(),
            rule => std::slice::from_ref(rule),
        };
        for rule in rules {
            match rule {
                Wording::EntersExerted(_) => exerted = true,
                Wording::Give(target, modifiers) => changes.extend(self.changes_of(target, modifiers)?),
                _ => return self.unsupported(Gap::NextCardRule),
            }
        }
        let lasts = lasts.map_or(Until::LeavesPlay, |lasts| self.until(lasts));
        self.step(Step::TheNext { what, until, exerted, changes, lasts })
    }

    /// A delayed trigger for the end of the challenge that the source is in (6.2.7).
    pub(super) fn after_challenge(&mut self, inner: &Effect) -> Resolution<()> {
        let challenging = matches!(self.scene.trigger, Some(event)
            if event.moment == wording::Moment::Challenges && event.about_this);
        if !challenging {
            return self.unsupported(Gap::UnspokenChallenge);
        }
        let event = Event::ChallengeOver(Target::Of(Det::This, Noun(vec![])));
        self.watch(&Trigger { opener: Opener::NextTime, event }, Some(Until::EndOfTurn), inner)
    }
}

/// Turns a condition about the described card into one about the card with the ability.
fn self_referring(condition: Condition) -> Condition {
    let own = |cards: Cards| if cards == Cards::It { Cards::This } else { cards };
    match condition {
        Condition::Are { cards, tests } => Condition::Are { cards: own(cards), tests },
        Condition::SomeAre { cards, tests, min, max } => {
            Condition::SomeAre { cards: own(cards), tests, min, max }
        }
        Condition::Shifted(cards) => Condition::Shifted(own(cards)),
        Condition::HadUnder(cards) => Condition::HadUnder(own(cards)),
        Condition::All(all) => Condition::All(all.into_iter().map(self_referring).collect()),
        Condition::Any(any) => Condition::Any(any.into_iter().map(self_referring).collect()),
        Condition::Not(inner) => Condition::Not(Box::new(self_referring(*inner))),
        condition => condition,
    }
}

/// Whether the target is a kind of cards, rather than particular cards.
fn is_kind(target: &Target) -> bool {
    matches!(target, Target::Of(Det::Bare | Det::All | Det::Each | Det::EachOf, _))
}

/// The subject of a rule, for a following rule to share.
fn subject(rule: &Wording) -> Option<&Target> {
    match rule {
        Wording::Give(target, _)
        | Wording::Cant(target, _)
        | Wording::CanChallenge(target, _)
        | Wording::Challenging(_, target, _)
        | Wording::NoDamageFromChallenges(target)
        | Wording::SingCost(target, _)
        | Wording::Must(target, _, _) => Some(target).filter(|target| matches!(target, Target::Of(..))),
        _ => None,
    }
}

/// The rule of a gained static ability that says nothing about the card that gains it.
fn lasting_static(modifiers: &[wording::Modifier]) -> Option<&Wording> {
    let [wording::Modifier::GainsAbility(ability)] = modifiers else { return None };
    match &ability.kind {
        wording::AbilityKind::Static { leads, rule }
            if leads.is_empty()
                && !wording::any(rule, |node| matches!(node, wording::Node::Det(Det::This))) =>
        {
            Some(rule)
        }
        _ => None,
    }
}
